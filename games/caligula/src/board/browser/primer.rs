//! How to play, on one screen, with pieces of a table laid out for it.

use ludi_board::{Drawing, Panel, Point, emblem, picture, primer as panels};
use ludi_engine::{Phrase, Scene, Seat, Voice, phrase};
use maud::{Markup, html};

use super::signs::{Emblem, card_term, pile_class};
use super::{Board, hand::card_face};
use crate::Caligula;
use crate::rules::action::{Action, Spot};
use crate::rules::components::{Card, Deck};
use crate::rules::scenario::Scenario;
use crate::words::cards_of;

/// How to play.
pub(crate) fn primer(voice: &Voice<'_>) -> String {
    let spot = |deck| Spot { deck, position: 1 };
    let position = Scenario::new(3)
        .augusti("Galba", ["Pertinax", "Caracalla"])
        .civitas(1, 3)
        .civitas(1, 13)
        .civitas(1, 44)
        .token(0, 3, spot(Deck::Legionarii))
        .token(1, 2, spot(Deck::Legionarii))
        .favor_on_emperor(0)
        .points(0, 3, 1)
        .at_placement();
    // Nobody sits here: the letters stand for the players.
    let names = ["A", "B", "C"].map(str::to_owned);
    let voice = Voice { speech: voice.speech, names: &names };
    let view = position.view(0);
    let scene: Scene<'_, Caligula> =
        Scene { view: &view, plays: false, choices: &[], instead: &[], voice, parts: None };
    let board = Board { game: &position.game, scene: &scene, view: &view };
    panels("caligula", &board.panels()).into_string()
}

impl Board<'_> {
    fn panels(&self) -> [Panel; 4] {
        let point = |pieces: Markup, text: Phrase| Point { pieces, text: self.say(text) };
        let spot = |deck| self.spot(Spot { deck, position: 1 });
        let panel = |about, heading, points| Panel { about, heading: self.say(heading), points };
        [
            panel(
                "aim",
                phrase!("primer-aim"),
                vec![
                    point(self.both_points(), phrase!("primer-aim-points")),
                    point(self.portrait(None), phrase!("primer-aim-favor")),
                    point(self.plot_cards(&[Card::PugioSingle]), phrase!("primer-aim-daggers")),
                ],
            ),
            panel(
                "turn",
                phrase!("primer-turn"),
                vec![
                    point(
                        self.tokens_of(Seat::new(0), &[-1, 0, 2, 4]),
                        phrase!("primer-turn-place"),
                    ),
                    point(
                        html! { (self.sequentia(1, 2)) (self.sequentia(2, 3)) },
                        phrase!("primer-turn-sequence"),
                    ),
                    point(
                        html! {
                            (deck_of(Deck::Legionarii, spot(Deck::Legionarii)))
                            (deck_of(Deck::Plebs, spot(Deck::Plebs)))
                            (deck_of(Deck::Tribuni, spot(Deck::Tribuni)))
                        },
                        phrase!("primer-turn-resolve"),
                    ),
                    point(
                        html! {
                            (self.plot_cards(&[Card::ConiuraSingle, Card::ConiuraDual]))
                            (self.portrait(Some(1)))
                        },
                        phrase!("primer-turn-plot"),
                    ),
                    point(
                        self.plot_cards(&[Card::PugioSingle, Card::PugioDual]),
                        phrase!("primer-turn-kill"),
                    ),
                ],
            ),
            panel(
                "end",
                phrase!("primer-end"),
                vec![
                    point(
                        html! { span .deck-nobiles { (self.deck(Deck::Nobiles)) } },
                        phrase!("primer-end-fall"),
                    ),
                    point(self.primus(), phrase!("primer-end-tie")),
                ],
            ),
            panel(
                "watch",
                phrase!("primer-watch"),
                vec![
                    point(
                        self.plot_cards(&[Card::ConiuraDual, Card::PugioDual]),
                        phrase!("primer-watch-cards"),
                    ),
                    point(self.tokens_of(Seat::new(1), &[5, 6]), phrase!("primer-watch-tokens")),
                    point(self.free_circle(), phrase!("primer-watch-favor")),
                    point(self.hidden_tokens(), phrase!("primer-watch-bluff")),
                ],
            ),
        ]
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
