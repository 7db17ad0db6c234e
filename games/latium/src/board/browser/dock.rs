//! What the viewer holds, and the choices that are no place on the map. It stays at the
//! foot of the screen.

use ludi_board::{
    Drawing, SharedMarkup, class_if, classes, emblem, json, letter, part, seat_class,
};
use ludi_engine::{Seat, phrase};
use maud::{Markup, html};

use super::Board;
use super::hand::is_in_hand;
use super::map::village_of;
use super::signs::{Emblem, deed};
use crate::rules::action::Action;
use crate::rules::state::Ask;
use crate::rules::year::MOST_ACTIONS;

/// Where a choice is clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// On a village or a square; or apart from it, if a click there does something else.
    Map,
    /// A number.
    Amount,
    /// A player.
    Player,
    /// A card, an auxilium, a schiera.
    Piece,
    /// A plain button.
    Command,
}

fn place_of(action: Action) -> Place {
    match action {
        Action::Offer(_) => Place::Amount,
        Action::Rank(_) | Action::Player(_) => Place::Player,
        Action::March(_) | Action::Step(_) => Place::Map,
        Action::Play(..) | Action::Schiera(_) => Place::Piece,
        action if village_of(action).is_some() => Place::Map,
        action if is_in_hand(action) => Place::Piece,
        _ => Place::Command,
    }
}

impl Board<'_> {
    pub(super) fn dock(&self) -> Markup {
        let Some(me) = self.view.me else { return html! {} };
        html! {
            section .dock data-has-numbers aria-label=(self.say(phrase!("table-yours"))) {
                (self.once("asked", |_| true, || part("board-asked", html! {
                    (self.number("offer", phrase!("table-offer-brings", most = MOST_ACTIONS)))
                    (self.players_to_choose())
                    (self.others())
                })))
                (self.commands_once())
                (self.hand_once(self.player(me)))
            }
        }
    }

    /// The choices that are clicked there.
    fn choices_at(&self, place: Place) -> Vec<Action> {
        let all = self.scene.choices.iter().map(|choice| choice.action);
        all.filter(|&action| place_of(action) == place).collect()
    }

    /// Is it what a click on its village or square does?
    fn is_chosen(&self, action: Action) -> bool {
        let chosen = match action {
            Action::March(square) | Action::Step(square) => self.chosen_square(square),
            _ => village_of(action).and_then(|village| self.chosen(village)),
        };
        chosen == Some(action)
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
        let mut actions = self.choices_at(Place::Map);
        actions.retain(|&action| !self.is_chosen(action));
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

    fn commands_once(&self) -> SharedMarkup {
        // Here it is what one mostly does: draw up, throw.
        let done_is_chief = matches!(self.view.ask, Ask::Deploy | Ask::Before);
        let holds = |action| place_of(action) == Place::Command;
        self.once(("commands", done_is_chief), holds, || self.commands(done_is_chief))
    }

    fn commands(&self, done_is_chief: bool) -> Markup {
        html! {
            div #board-commands .commands {
                @for action in self.choices_at(Place::Command) {
                    @let label = self.scene.label(action).unwrap_or_default();
                    @let declines = match action {
                        Action::Done => !done_is_chief,
                        Action::Refuse | Action::Hold | Action::Surrender | Action::EndPact(_) => true,
                        _ => false,
                    };
                    @let class = classes(&["command", class_if(!declines, "chief")]);
                    (self.thing(action, &id_of(action), &class, "choice", &label, html! { (label) }))
                }
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
