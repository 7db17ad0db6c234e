//! The five decks, their ten face-up Civitas cards, and the tokens on them.

use std::hash::Hash;

use ludi_board::{Drawing, SharedMarkup, class_if, classes, emblem, letter, picture};
use ludi_engine::{Arg, Phrase, Seat, phrase};
use maud::{Markup, html};

use super::Board;
use super::signs::{
    Emblem, deck_class, deck_emblem, deck_id, effect_emblems, effect_term, kind_class, kind_value,
};
use crate::rules::action::{Action, Spot};
use crate::rules::components::{Civitas, Deck, Effect, Kind};
use crate::rules::state::Ask;
use crate::rules::view::{CivitasView, SpaceView, TokenView};
use crate::words::{civitas_name, deck_name, effect_on_card, printed};

impl Board<'_> {
    pub(super) fn civitas(&self) -> Markup {
        html! {
            section .decks-of-civitas aria-label=(self.say(phrase!("board-civitas"))) {
                @for deck in Deck::ALL { (self.column(deck)) }
            }
        }
    }

    /// A deck with its two cards.
    fn column(&self, deck: Deck) -> Markup {
        html! {
            div id={ "board-deck-" (deck_id(deck)) } class={ "deck " (deck_class(deck)) } {
                @let shows = ("deck", deck, self.view.decks[deck as usize]);
                @let holds = |action| action == Action::Deck(deck);
                (self.once(shows, holds, || self.deck(deck)))
                @for position in [1, 2] { (self.spot_once(Spot { deck, position })) }
            }
        }
    }

    /// The deck itself: what it still has face down.
    pub(super) fn deck(&self, deck: Deck) -> Markup {
        let left = self.view.decks[deck as usize];
        let name = self.say(phrase!("table-deck", deck = deck_name(deck), count = left));
        let face = html! {
            (emblem(deck_emblem(deck)))
            span .title { (self.say(deck_name(deck))) }
            span .count { (left) }
        };
        let id = format!("deck-{}", deck_id(deck));
        self.thing(Action::Deck(deck), &id, "band", "deck", &name, face)
    }

    fn spot_once(&self, spot: Spot) -> SharedMarkup {
        let holds = |action| match action {
            Action::Civitas(at) | Action::Placed(at, _) => at == spot,
            _ => false,
        };
        self.once(("spot", self.shown_at(spot)), holds, || self.spot(spot))
    }

    /// What there is to see of a card.
    fn shown_at(&self, spot: Spot) -> impl Hash {
        let lying = self.view.civitas.get(spot.index()).and_then(Option::as_ref);
        let (chosen, eyes) = (self.chosen_at(spot), lying.and_then(|lying| self.eyes_on(lying)));
        (spot, lying, self.view.resolving == Some(spot), chosen, eyes)
    }

    /// The space of the token on this card that was chosen first, of two.
    fn chosen_at(&self, spot: Spot) -> Option<u8> {
        match self.view.ask {
            Ask::SecondToken(at, space) if usize::from(at) == spot.index() => Some(space),
            _ => None,
        }
    }

    /// Who looks at a card, if that matters: to those alone whose tokens lie there.
    fn eyes_on(&self, lying: &CivitasView) -> Option<Seat> {
        let is_mine = |space: &SpaceView| match space {
            SpaceView::Token(token) => self.view.me == Some(token.seat),
            SpaceView::Closed | SpaceView::Free => false,
        };
        self.view.me.filter(|_| lying.spaces.iter().any(is_mine))
    }

    pub(super) fn spot(&self, spot: Spot) -> Markup {
        let action = Action::Civitas(spot);
        let id = format!("spot-{}-{}", deck_id(spot.deck), spot.position);
        let lying = self.view.civitas.get(spot.index()).and_then(Option::as_ref);
        let card = lying.and_then(|lying| {
            Some((lying, self.game.components.civitas.get(usize::from(lying.card))?))
        });
        let Some((lying, card)) = card else {
            let name = self.say(phrase!(
                "label-spot-empty",
                deck = deck_name(spot.deck),
                position = spot.position
            ));
            return html! {
                article id={ "vacant-" (deck_id(spot.deck)) "-" (spot.position) }
                    .civitas .vacant data-term="civitas" {
                    p { (self.say(phrase!("board-no-card"))) }
                    (self.over(action, &id, &name))
                }
            };
        };
        let over = || {
            let name = self.say(phrase!(
                "label-civitas",
                card = civitas_name(self.game, lying.card),
                position = spot.position,
                printed = printed(card)
            ));
            self.over(action, &id, &name)
        };
        let resolving = self.view.resolving == Some(spot);
        let resolved = class_if(resolving, "resolving");
        html! {
            article id={ "civitas-" (card.number) } data-piece={ "civitas-" (card.number) }
                class=(classes(&["civitas", kind_class(card.kind), resolved]))
                data-term="civitas" {
                @let shows = ("face", card.number, spot.position, resolving);
                (self.once(shows, |_| false, || self.face(card, spot.position, resolving)))
                (self.once(("effects", card.number), |_| false, || self.effects(card)))
                (self.once(("over", card.number, spot), |held| held == action, over))
                (self.spaces(spot, lying))
            }
        }
    }

    fn face(&self, card: &Civitas, position: u8, resolving: bool) -> Markup {
        html! {
            header id={ "face-" (card.number) } {
                span .badge data-term=(kind_class(card.kind)) {
                    b { (kind_value(card.kind, card.value)) }
                }
                span .kind data-term=(kind_class(card.kind)) { (self.kind_name(card.kind)) }
                @let place = self.say(phrase!("table-position", position = position));
                (picture("place", "position", &place, html! {
                    @if resolving { (emblem(Emblem::Marker)) }
                    (position)
                }))
                small .number data-term="card-number" { "№" (card.number) }
            }
        }
    }

    fn effects(&self, card: &Civitas) -> Markup {
        html! {
            ul id={ "effects-" (card.number) } .effects {
                @for (at, effect) in card.effects.iter().flatten().enumerate() {
                    li data-term=(effect_term(*effect)) {
                        @if at > 0 { b .aut data-term="aut" { "AVT" } }
                        (self.effect(*effect))
                    }
                }
            }
        }
    }

    /// What an effect does, in signs and words.
    pub(super) fn effect(&self, effect: Effect) -> Markup {
        let [what, to] = effect_emblems(effect);
        html! {
            span .signs { (emblem(what)) (emblem(to)) }
            span .words { (self.say(effect_on_card(effect))) }
        }
    }

    fn kind_name(&self, kind: Kind) -> String {
        self.say(match kind {
            Kind::Elective => phrase!("board-elective"),
            Kind::Collective => phrase!("board-collective"),
            Kind::Negative => phrase!("board-negative"),
        })
    }

    fn spaces(&self, spot: Spot, lying: &CivitasView) -> Markup {
        html! {
            ol .spaces {
                @for (space, content) in (0..).zip(&lying.spaces) {
                    @let chosen = self.chosen_at(spot) == Some(space);
                    @let card = match content {
                        SpaceView::Token(token) => Some((lying.card, self.view.me == Some(token.seat))),
                        SpaceView::Closed | SpaceView::Free => None,
                    };
                    @let shows = ("space", spot, space, content, card, chosen);
                    @let holds = |action| action == Action::Placed(spot, space);
                    (self.once(shows, holds, || self.space(spot, space, lying.card, content)))
                }
            }
        }
    }

    fn space(&self, spot: Spot, space: u8, card: u8, content: &SpaceView) -> Markup {
        let empty = |class, term, name| picture(class, term, &self.say(name), html! {});
        let lying = match content {
            SpaceView::Closed => {
                empty("space closed", "space-closed", phrase!("board-legend-closed"))
            }
            SpaceView::Free => empty("space free", "space", phrase!("board-legend-free")),
            SpaceView::Token(token) => self.placed(spot, space, card, token),
        };
        let (deck, position) = (deck_id(spot.deck), spot.position);
        html! { li id={ "space-" (deck) "-" (position) "-" (space) } { (lying) } }
    }

    /// A token on a card. As long as its value is hidden it is called after the
    /// place where it lies.
    fn placed(&self, spot: Spot, space: u8, card: u8, token: &TokenView) -> Markup {
        let seat = token.seat;
        let deduced = token.deduced();
        let id = match token.value {
            Some(value) => format!("token-{}-{value}", letter(seat)),
            None => {
                format!("token-{}-{}-{}-{space}", letter(seat), deck_id(spot.deck), spot.position)
            }
        };
        let chosen = self.view.ask == Ask::SecondToken(spot.index() as u8, space);
        let card = civitas_name(self.game, card);
        let number = u16::from(space) + 1;
        let what = if self.view.me == Some(seat) {
            phrase!("token-yours", card = card, space = number)
        } else {
            phrase!("token-of", seat = seat, card = card, space = number)
        };
        let name = self.say(match (token.value, deduced) {
            (Some(value), _) => phrase!("table-token-known", token = what, value = value),
            (None, Some(value)) => phrase!("table-token-deduced", token = what, value = value),
            (None, None) => {
                let values = token.could_be.iter();
                let values: Vec<Phrase> =
                    values.map(|&value| phrase!("table-value", value = value)).collect();
                phrase!("table-token-hidden", token = what, values = Arg::List(values))
            }
        });
        let marks = [class_if(chosen, "chosen"), class_if(deduced.is_some(), "deduced")];
        let value = token.value.or(deduced);
        self.token(Action::Placed(spot, space), &id, seat, value, &classes(&marks), &name)
    }
}
