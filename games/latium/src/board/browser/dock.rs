//! What the viewer holds, and the choices that are no place on the map. It stays at the
//! foot of the screen.

use ludi_board::{Drawing, class_if, classes, emblem, json, letter, part, seat_class};
use ludi_engine::{Seat, phrase};
use maud::{Markup, html};

use super::Board;
use super::signs::{Emblem, deed};
use crate::rules::action::Action;
use crate::rules::state::Ask;
use crate::rules::year::MOST_ACTIONS;

/// Where a choice is clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// On a village or a square.
    Map,
    /// What else may be done with a village or a square than what a click on it does.
    Other,
    /// A number.
    Amount,
    /// A player.
    Player,
    /// A card, an auxilium, a schiera.
    Piece,
    /// A plain button.
    Command,
}

impl Board<'_> {
    pub(super) fn dock(&self) -> Markup {
        if self.view.me.is_none() {
            return html! {};
        }
        html! {
            section .dock data-has-numbers aria-label=(self.say(phrase!("table-yours"))) {
                (part("board-asked", html! {
                    (self.number("offer", phrase!("table-offer-brings", most = MOST_ACTIONS)))
                    (self.players_to_choose())
                    (self.others())
                }))
                div #board-commands .commands { (self.commands()) }
                // On a phone it scrolls: the keyboard reaches it by what is in it, or itself.
                div #board-hand .hand tabindex=[(!self.scene.plays).then_some("0")] { (self.hand()) }
            }
        }
    }

    fn place(&self, action: Action) -> Place {
        match action {
            Action::Offer(_) => Place::Amount,
            Action::Rank(_) | Action::Player(_) => Place::Player,
            Action::Village(village)
            | Action::Feed(village)
            | Action::Quell(village)
            | Action::Attack(village)
            | Action::Request(village)
            | Action::Hut(village)
            | Action::Oppidum(village) => self.on_map(self.chosen(village), action),
            Action::March(square) | Action::Step(square) => {
                self.on_map(self.chosen_square(square), action)
            }
            Action::Auxilium(..)
            | Action::Lay(_)
            | Action::Bring(_)
            | Action::Give(..)
            | Action::Play(..)
            | Action::Benefit(_)
            | Action::ShowCard(_)
            | Action::Schiera(_) => Place::Piece,
            _ => Place::Command,
        }
    }

    fn on_map(&self, chosen: Option<Action>, action: Action) -> Place {
        if chosen == Some(action) { Place::Map } else { Place::Other }
    }

    /// The choices that are clicked there.
    fn choices_at(&self, place: Place) -> Vec<Action> {
        let all = self.scene.choices.iter().map(|choice| choice.action);
        all.filter(|&action| self.place(action) == place).collect()
    }

    /// The players that may be chosen.
    fn players_to_choose(&self) -> Markup {
        let actions = self.choices_at(Place::Player);
        html! {
            @if !actions.is_empty() {
                div .receivers { @for action in actions { (self.receiver(action)) } }
            }
        }
    }

    fn receiver(&self, action: Action) -> Markup {
        let (Action::Rank(seat) | Action::Player(seat)) = action else { return html! {} };
        let face = html! {
            span class={ "counter " (seat_class(seat)) } { (letter(seat)) }
            span .name { (self.name(seat)) }
        };
        self.thing(action, &id_of(action), "receiver", ludi_board::PLAYER, self.name(seat), face)
    }

    /// What else may be done with villages and squares.
    fn others(&self) -> Markup {
        let actions = self.choices_at(Place::Other);
        html! {
            @if !actions.is_empty() {
                div .others {
                    small { (self.say(phrase!("table-others"))) }
                    @for action in actions {
                        @let (sign, term) = deed(action).unwrap_or((Emblem::Marker, "choice"));
                        @let label = self.scene.label(action).unwrap_or_default();
                        (self.thing(action, &id_of(action), "other", term, &label, html! {
                            (emblem(sign)) span .name { (label) }
                        }))
                    }
                }
            }
        }
    }

    fn commands(&self) -> Markup {
        html! {
            @for action in self.choices_at(Place::Command) {
                @let label = self.scene.label(action).unwrap_or_default();
                @let declines = match action {
                    // Here it is what one mostly does: draw up, throw.
                    Action::Done => !matches!(self.view.ask, Ask::Deploy | Ask::Before),
                    Action::Refuse | Action::Hold | Action::Surrender | Action::EndPact(_) => true,
                    _ => false,
                };
                @let class = classes(&["command", class_if(!declines, "chief")]);
                (self.thing(action, &id_of(action), &class, "choice", &label, html! { (label) }))
            }
        }
    }

    /// Is this seat the viewer's?
    pub(super) fn is_me(&self, seat: Seat) -> bool {
        self.view.me == Some(seat)
    }
}

/// An id for the button of an action: its letters and digits.
pub(super) fn id_of(action: Action) -> String {
    let written = json(&action);
    let words = written.split(|sign: char| !sign.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    format!("do-{}", words.join("-"))
}
