//! The players in the order of their Ordo cards: what everybody knows of each.

use ludi_board::{Drawing, class_if, classes, emblem, picture, roman, seat_class};
use ludi_engine::{Arg, Phrase, figure, phrase};
use maud::{Markup, html};

use super::Board;
use super::augusti::symbols;
use super::signs::{Emblem, pile_emblem};
use crate::rules::action::{Action, Throne};
use crate::rules::components::{Card, Pile};
use crate::rules::state::Ask;
use crate::rules::view::PlayerView;
use crate::words::{cards, pile_name};

impl Board<'_> {
    pub(super) fn players(&self) -> Markup {
        let in_order =
            self.view.order.iter().filter_map(|seat| self.view.players.get(seat.index()));
        html! {
            section #board-players .players aria-label=(self.say(phrase!("board-players"))) {
                ol {
                    @for player in in_order { (self.player(player)) }
                }
            }
        }
    }

    fn player(&self, player: &PlayerView) -> Markup {
        let seat = player.seat;
        let never = |_| false;
        let ordo = ("ordo", player.ordo, seat, self.view.ask == Ask::SecondOrdo(player.ordo));
        let is_ordo = |action| action == Action::Ordo(player.ordo);
        let (asked, me) = (self.view.asked == Some(seat), self.view.me == Some(seat));
        let score = ("score", seat, player.victory, player.conspiracy, player.primus);
        let tokens = (player.tokens_in_hand, &player.tokens);
        let holds = ("holds", seat, tokens, player.cards, player.known, player.favor);
        html! {
            li id={ "player-" (seat.index()) } data-piece={ "player-" (seat.index()) }
                class=(classes(&["player", seat_class(seat)])) {
                (self.once(ordo, is_ordo, || self.ordo(player)))
                (self.once(("who", seat, asked, me), never, || self.who(player, asked, me)))
                (self.once(score, never, || self.score(player)))
                (self.once(holds, never, || self.holds(player)))
                (self.shown_hand(player))
            }
        }
    }

    fn who(&self, player: &PlayerView, asked: bool, me: bool) -> Markup {
        html! {
            p id={ "player-" (player.seat.index()) "-who" } .who {
                (self.person(player.seat))
                @if me { small { (self.say(phrase!("board-you"))) } }
                @if asked {
                    (picture("acts", "asked", &self.say(phrase!("table-asked")), html! {
                        (emblem(Emblem::Marker))
                    }))
                }
            }
        }
    }

    fn score(&self, player: &PlayerView) -> Markup {
        let total = u16::from(player.victory) + u16::from(player.conspiracy);
        let name = self.say(phrase!("table-total", count = total));
        html! {
            p id={ "player-" (player.seat.index()) "-score" } .score {
                (picture("total", "points", &name, html! { b { (total) } }))
                (self.stat(
                    Emblem::Star,
                    "victory",
                    &player.victory.to_string(),
                    phrase!("table-victory", count = player.victory),
                ))
                (self.stat(
                    Emblem::Snake,
                    "conspiracy",
                    &player.conspiracy.to_string(),
                    phrase!("table-conspiracy", count = player.conspiracy),
                ))
                @if player.primus {
                    @let name = self.say(phrase!("board-primus"));
                    span #primus .primus data-piece="primus" data-term="primus" role="img"
                        aria-label=(name) { (emblem(Emblem::Wreath)) b { "PRIMVS" } }
                }
            }
        }
    }

    fn holds(&self, player: &PlayerView) -> Markup {
        html! {
            p id={ "player-" (player.seat.index()) "-holds" } .holds {
                (self.tokens(player))
                (self.cards(player, Pile::Coniura))
                (self.cards(player, Pile::Pugio))
                (self.favor(player))
            }
        }
    }

    fn ordo(&self, player: &PlayerView) -> Markup {
        let number = player.ordo;
        let chosen = self.view.ask == Ask::SecondOrdo(number);
        let name = self.say(phrase!("label-ordo", number = number, holder = player.seat));
        let class = classes(&["ordo", class_if(chosen, "chosen")]);
        let face = html! {
            b { (roman(number)) }
            @if chosen { (emblem(Emblem::Swap)) }
        };
        self.thing(Action::Ordo(number), &format!("ordo-{number}"), &class, "ordo", &name, face)
    }

    /// How many tokens are in hand, of how many; those gained.
    fn tokens(&self, player: &PlayerView) -> Markup {
        /// The tokens that everybody has from the start: those above are gained.
        const LAST_TOKEN_OF_ALL: i8 = 4;

        let (hand, owned) = (player.tokens_in_hand, player.tokens.len());
        let name = phrase!("table-tokens-in-hand", hand = hand, owned = owned);
        html! {
            (self.stat(Emblem::Token, "tokens-in-hand", &format!("{hand}/{owned}"), name))
            @for &gained in player.tokens.iter().filter(|&&value| value > LAST_TOKEN_OF_ALL) {
                @let name = self.say(phrase!("table-gained", value = gained));
                (picture("gained", "gain-token", &name, html! { "+" (gained) }))
            }
        }
    }

    /// How many cards of the pile are in hand, and which of them everybody knows.
    fn cards(&self, player: &PlayerView, pile: Pile) -> Markup {
        let count = player.cards[pile as usize];
        let mut known = player.known;
        for card in Card::ALL.into_iter().filter(|card| card.pile() != pile) {
            known[card.index()] = 0;
        }
        let name = if known == [0; 4] {
            phrase!("table-cards-in-hand", pile = pile_name(pile), count = count)
        } else {
            phrase!(
                "table-cards-known",
                pile = pile_name(pile),
                count = count,
                known = Arg::List(cards(&known))
            )
        };
        let face = html! {
            span .mini { (emblem(pile_emblem(pile))) }
            b { (count) }
            @if known != [0; 4] {
                span .known data-term="cards-known" {
                    "("
                    @for card in Card::ALL {
                        @for _ in 0..known[card.index()] { span { (symbols(card)) } }
                    }
                    ")"
                }
            }
        };
        picture("stat", "cards-in-hand", &self.say(name), face)
    }

    fn favor(&self, player: &PlayerView) -> Markup {
        let (class, name) = match player.favor {
            None => ("in-hand", phrase!("board-favor-in-hand")),
            Some(Throne::Emperor) => ("placed", phrase!("board-favor-emperor")),
            Some(Throne::Candidate) => ("placed", phrase!("board-favor-candidate")),
        };
        html! {
            span class={ "stat favor-place " (class) } data-term="favor" {
                (emblem(Emblem::Favor))
                span .unseen { (self.say(phrase!("board-favor"))) " " }
                span .words { (self.say(name)) }
            }
        }
    }

    /// What the historian sees of a hand.
    fn shown_hand(&self, player: &PlayerView) -> Markup {
        let (Some(tokens), Some(hand), None) = (&player.hand_tokens, &player.hand, self.view.me)
        else {
            return html! {};
        };
        let tokens: Vec<String> = tokens.iter().copied().map(figure).collect();
        let held: Vec<Phrase> = cards(hand);
        html! {
            p .shown-hand {
                @if !tokens.is_empty() {
                    span data-term="token" { (emblem(Emblem::Token)) " " (tokens.join(" ")) }
                    " "
                }
                @if !held.is_empty() {
                    span data-term="cards-in-hand" {
                        (self.say(phrase!("table-list", list = Arg::List(held))))
                    }
                }
            }
        }
    }
}
