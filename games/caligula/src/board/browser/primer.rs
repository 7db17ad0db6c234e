//! How to play, on one screen, with pieces of a table laid out for it.

use ludi_board::{Drawing, Primer, emblem, picture};
use ludi_engine::{Seat, phrase};
use maud::{Markup, html};

use super::signs::{Emblem, card_term, pile_class};
use super::{Board, hand::card_face};
use crate::rules::action::{Action, Spot};
use crate::rules::components::{Card, Deck};
use crate::words::cards_of;

impl Board<'_> {
    /// How to play.
    pub(in crate::board) fn primer(&self) -> Primer {
        let spot = |deck| self.spot(Spot { deck, position: 1 });
        Primer {
            aim: vec![
                self.point(self.both_points(), phrase!("primer-aim-points")),
                self.point(self.portrait(None), phrase!("primer-aim-favor")),
                self.point(self.plot_cards(&[Card::PugioSingle]), phrase!("primer-aim-daggers")),
            ],
            turn: vec![
                self.point(
                    self.tokens_of(Seat::new(0), &[-1, 0, 2, 4]),
                    phrase!("primer-turn-place"),
                ),
                self.point(
                    html! { (self.sequentia(1, 2)) (self.sequentia(2, 3)) },
                    phrase!("primer-turn-sequence"),
                ),
                self.point(
                    html! {
                        (deck_of(Deck::Legionarii, spot(Deck::Legionarii)))
                        (deck_of(Deck::Plebs, spot(Deck::Plebs)))
                        (deck_of(Deck::Tribuni, spot(Deck::Tribuni)))
                    },
                    phrase!("primer-turn-resolve"),
                ),
                self.point(
                    html! {
                        (self.plot_cards(&[Card::ConiuraSingle, Card::ConiuraDual]))
                        (self.portrait(Some(1)))
                    },
                    phrase!("primer-turn-plot"),
                ),
                self.point(
                    self.plot_cards(&[Card::PugioSingle, Card::PugioDual]),
                    phrase!("primer-turn-kill"),
                ),
            ],
            end: vec![
                self.point(
                    html! { span .deck-nobiles { (self.deck(Deck::Nobiles)) } },
                    phrase!("primer-end-fall"),
                ),
                self.point(self.primus(), phrase!("primer-end-tie")),
            ],
            watch: vec![
                self.point(
                    self.plot_cards(&[Card::ConiuraDual, Card::PugioDual]),
                    phrase!("primer-watch-cards"),
                ),
                self.point(self.tokens_of(Seat::new(1), &[5, 6]), phrase!("primer-watch-tokens")),
                self.point(self.free_circle(), phrase!("primer-watch-favor")),
                self.point(self.hidden_tokens(), phrase!("primer-watch-bluff")),
            ],
        }
    }

    fn both_points(&self) -> Markup {
        html! {
            (self.stat(Emblem::Star, "victory", "3", phrase!("table-victory", count = 3)))
            (self.stat(Emblem::Snake, "conspiracy", "1", phrase!("table-conspiracy", count = 1)))
        }
    }

    fn tokens_of(&self, seat: Seat, values: &[i8]) -> Markup {
        html! {
            @for &value in values {
                @let name = self.say(phrase!("label-token", value = value));
                @let id = format!("primer-token-{}-{value}", seat.index());
                (self.token(Action::Token(value), &id, seat, Some(value), "", &name))
            }
        }
    }

    fn hidden_tokens(&self) -> Markup {
        let name = self.say(phrase!("board-legend-hidden"));
        html! {
            @for seat in [1, 2].map(Seat::new) {
                @let id = format!("primer-hidden-{}", seat.index());
                (self.token(Action::Token(0), &id, seat, None, "", &name))
            }
        }
    }

    fn plot_cards(&self, cards: &[Card]) -> Markup {
        html! {
            @for &card in cards {
                @let class = format!("plot-card {}", pile_class(card.pile()));
                @let name = self.say(cards_of(card, 1));
                (picture(&class, card_term(card), &name, card_face(card, 1)))
            }
        }
    }

    fn free_circle(&self) -> Markup {
        let name = self.say(phrase!("table-favor-free", free = 1));
        picture("favors", "favor", &name, html! { span .favor .free {} })
    }

    fn primus(&self) -> Markup {
        let name = self.say(phrase!("board-primus"));
        let face = html! { (emblem(Emblem::Wreath)) b { "PRIMVS" } };
        picture("primus", "primus", &name, face)
    }
}

/// A card in the colour of its deck.
fn deck_of(deck: Deck, card: Markup) -> Markup {
    html! { div class=(super::signs::deck_class(deck)) { (card) } }
}
