//! What the viewer holds, and the choices that are no place on the map. It stays at the
//! foot of the screen.

use ludi_board::{Drawing, class_if, classes, emblem, part};
use ludi_engine::phrase;
use maud::{Markup, html};

use super::Board;
use super::signs::{Emblem, camp_class, faction_class, way_term};
use crate::rules::action::{Action, Camp};
use crate::rules::province::Province;
use crate::rules::side::Faction;
use crate::rules::state::Ask;
use crate::rules::view::{CityView, FortView};
use crate::words::province_name;

impl Board<'_> {
    pub(super) fn dock(&self) -> Markup {
        let Some(me) = self.view.me else { return html! {} };
        html! {
            section .dock aria-label=(self.say(phrase!("table-yours"))) {
                (part("board-asked", html! {
                    @if self.scene.is_asked() {
                        (self.receivers())
                        (self.amounts())
                        (self.others())
                    }
                }))
                div #board-commands .commands { @if self.scene.is_asked() { (self.commands()) } }
                div #board-hand .hands {
                    @for faction in self.view.factions.iter().filter(|it| it.seat == me) {
                        (self.hand(faction))
                    }
                }
            }
        }
    }

    /// The choices that are neither place, card, number nor faction.
    fn commands(&self) -> Markup {
        let ids = [
            (Action::Keep, "command-keep"),
            (Action::Recruit, "command-recruit"),
            (Action::Fight, "command-fight"),
            (Action::BreakOff, "command-break-off"),
            (Action::Capture, "command-capture"),
            (Action::Raze, "command-raze"),
            (Action::Loot, "command-loot"),
            (Action::Spare, "command-spare"),
            (Action::Accept, "command-accept"),
            (Action::Refuse, "command-refuse"),
            (Action::Reroll, "command-reroll"),
            (Action::Done, "command-done"),
        ];
        html! {
            @for (action, id) in ids {
                @if let Some(label) = self.scene.label(action) {
                    @let declines = matches!(
                        action,
                        Action::BreakOff | Action::Raze | Action::Spare | Action::Refuse
                    );
                    @let class = classes(&["command", class_if(!declines, "chief")]);
                    (self.thing(action, id, &class, "choice", &label, html! { (label) }))
                }
            }
        }
    }

    /// The factions that a token may be passed to, or a card aimed at, and their camps.
    fn receivers(&self) -> Markup {
        let factions = || Faction::all(self.game.factions);
        let passing = self.view.ask == Ask::Token;
        let aimed = |action: Action| self.scene.label(action).is_some();
        html! {
            div .receivers {
                @for faction in factions() {
                    @if passing { (self.receiver(Action::PassTo(faction), "pass", faction, None)) }
                    @if aimed(Action::Faction(faction)) {
                        (self.receiver(Action::Faction(faction), "aim", faction, None))
                    }
                    @for camp in Camp::ALL {
                        @if aimed(Action::Camp(faction, camp)) {
                            (self.receiver(Action::Camp(faction, camp), camp_class(camp), faction, Some(camp)))
                        }
                    }
                }
            }
        }
    }

    fn receiver(&self, action: Action, kind: &str, faction: Faction, camp: Option<Camp>) -> Markup {
        let seat = self.game.seat_of(faction);
        let face = html! {
            span class={ "badge " (faction_class(faction)) } { (self.badge_face(faction)) }
            @if let Some(camp) = camp { (emblem(Emblem::Camp(camp))) }
            span .name {
                (self.name(seat)) " " small { (self.game.components.factions[faction.index()]) }
            }
        };
        let class = format!("receiver {}", faction_class(faction));
        let id = format!("{kind}-to-{}", faction.index());
        let label = self.scene.label(action).unwrap_or_else(|| self.name(seat).to_owned());
        self.thing(action, &id, &class, "faction", &label, face)
    }

    /// The numbers that may be named: armies, or points.
    fn amounts(&self) -> Markup {
        let amounts: Vec<u8> = self
            .scene
            .choices
            .iter()
            .filter_map(|choice| match choice.action {
                Action::Amount(amount) => Some(amount),
                _ => None,
            })
            .collect();
        let term = if self.view.ask == Ask::Count { "rebels" } else { "offer" };
        html! {
            @if !amounts.is_empty() {
                div .amounts data-term=(term) {
                    @for amount in amounts {
                        (self.thing(
                            Action::Amount(amount),
                            &format!("amount-{amount}"),
                            "amount",
                            term,
                            &amount.to_string(),
                            html! { (amount) },
                        ))
                    }
                }
            }
        }
    }

    /// What else may be done with provinces than what a click on them does.
    fn others(&self) -> Markup {
        let others = self.other_actions();
        html! {
            @if !others.is_empty() {
                div .others {
                    small { (self.say(phrase!("table-others"))) }
                    @for (action, province) in others { (self.other(action, province)) }
                }
            }
        }
    }

    fn other(&self, action: Action, province: Province) -> Markup {
        let (sign, kind, term) = match action {
            Action::Attack(_, way) => (Emblem::Way(way), way_term(way), way_term(way)),
            Action::Fort(_) => (Emblem::Fort(FortView::Fort), "fort", "fort"),
            Action::Fortress(_) => (Emblem::Fort(FortView::Fortress), "fortress", "fortress"),
            Action::Rebuild(_) => (Emblem::City(Some(CityView::Intact)), "rebuild", "city"),
            _ => (Emblem::Hand, "else", "in-hand"),
        };
        let name = province_name(self.game, province);
        let face = html! { (emblem(sign)) span .name { (name) } };
        let id = format!("{kind}-of-{}", province.number());
        self.thing(action, &id, "other", term, name, face)
    }
}
