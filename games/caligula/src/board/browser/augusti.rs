//! The emperor between his two candidates, and the piles.

use arrayvec::ArrayVec;
use ludi_board::{Drawing, SharedMarkup, emblem, emblems, picture};
use ludi_engine::{Arg, Phrase, Seat, phrase};
use maud::{Markup, html};

use super::Board;
use super::signs::{Emblem, card_emblems, pile_class, pile_emblem};
use crate::rules::action::{Action, Throne};
use crate::rules::components::{Augustus, Card, Pile};
use crate::rules::state::Ask;
use crate::rules::view::PileView;
use crate::words::cards_of;

/// The emperors with a beard, by their place in the components.
const BEARDED: [u8; 4] = [2, 3, 8, 9];

impl Board<'_> {
    pub(super) fn augusti(&self) -> SharedMarkup {
        let view = self.view;
        let favors: ArrayVec<Option<Throne>, 5> =
            view.players.iter().map(|player| player.favor).collect();
        let naming = view.ask == Ask::Candidate;
        let shows = ("augusti", view.emperor, view.candidates, &view.plot, favors, naming);
        let holds = |action| matches!(action, Action::Favor(_) | Action::Name(_));
        self.once(shows, holds, || {
            html! {
                section #board-augusti .augusti aria-label=(self.say(phrase!("table-augusti"))) {
                    @for candidate in [Some(1), None, Some(2)] { (self.portrait_once(candidate)) }
                }
            }
        })
    }

    fn portrait_once(&self, candidate: Option<u8>) -> SharedMarkup {
        let plot = self.view.plot.as_ref();
        let against = plot.filter(|_| candidate.is_none());
        let against = against.map(|plot| (plot.defence, plot.stabs.iter().sum::<u8>()));
        let named = self.is_named(candidate);
        let favors: ArrayVec<Seat, 5> = self.favors_on(candidate.is_none(), named).collect();
        let action = self.portrait_action(candidate);
        let shows = ("augustus", candidate, self.card_of(candidate), named, favors, against);
        let holds = |held| held == action;
        self.once((shows, action), holds, || self.portrait(candidate))
    }

    /// Is he the candidate that was named?
    fn is_named(&self, candidate: Option<u8>) -> bool {
        let plot = self.view.plot.as_ref();
        candidate.is_some() && plot.is_some_and(|plot| plot.named == candidate)
    }

    fn card_of(&self, candidate: Option<u8>) -> Option<u8> {
        match candidate {
            None => Some(self.view.emperor),
            Some(number) => self.view.candidates[usize::from(number != 1)],
        }
    }

    /// The leader names a candidate; then Favor goes to the one named.
    fn portrait_action(&self, candidate: Option<u8>) -> Action {
        let naming = self.view.ask == Ask::Candidate;
        match candidate {
            None => Action::Favor(Throne::Emperor),
            Some(_) if self.is_named(candidate) && !naming => Action::Favor(Throne::Candidate),
            Some(number) => Action::Name(number),
        }
    }

    /// Who has a Favor on the emperor, or on the candidate that was named.
    fn favors_on(&self, reigns: bool, named: bool) -> impl Iterator<Item = Seat> {
        let throne = if reigns { Throne::Emperor } else { Throne::Candidate };
        let players = self.view.players.iter();
        let on_him =
            players.filter(move |player| player.favor == Some(throne) && (reigns || named));
        on_him.map(|player| player.seat)
    }

    /// The candidate with this number, or the emperor.
    pub(super) fn portrait(&self, candidate: Option<u8>) -> Markup {
        let named = self.is_named(candidate);
        let card = self.card_of(candidate);
        let action = self.portrait_action(candidate);
        let id = match candidate {
            None => "favor-emperor".to_owned(),
            Some(number) => format!("candidate-{number}"),
        };
        let title = self.say(match candidate {
            None => phrase!("board-emperor"),
            Some(number) => phrase!("board-candidate", number = number),
        });
        let (class, term) = match candidate {
            None => ("augustus emperor", "emperor"),
            Some(_) if named => ("augustus named", "candidate"),
            Some(_) => ("augustus", "candidate"),
        };
        let Some((card, augustus)) = card.and_then(|card| Some((card, self.augustus(card)?)))
        else {
            return html! {
                article class={ (class) " vacant" } data-term=(term) {
                    h3 { small { (title) } (self.say(phrase!("board-no-card"))) }
                    (self.over(action, &id, &title))
                }
            };
        };
        let reigns = candidate.is_none();
        let points = phrase!("table-augustus-points", points = augustus.points);
        html! {
            article id={ "augustus-" (card) } data-piece={ "augustus-" (card) }
                class=(class) data-term=(term) {
                (coin(card, augustus, reigns))
                h3 { small { (title) } (augustus.name) }
                div .facts {
                    (self.life(augustus, reigns))
                    @if augustus.spaces > 0 { (self.favors(augustus, reigns, named)) }
                    (self.stat(Emblem::Star, "reward", &augustus.points.to_string(), points))
                }
                (self.over(action, &id, &format!("{title}: {}", augustus.name)))
            }
        }
    }

    /// The daggers that it takes to kill him: those played stand out, those that
    /// the defence added are marked.
    fn life(&self, augustus: &Augustus, reigns: bool) -> Markup {
        let plot = self.view.plot.as_ref().filter(|_| reigns);
        let defence = plot.map_or(0, |plot| plot.defence);
        let stabs: u8 = plot.map_or(0, |plot| plot.stabs.iter().sum());
        let name = self.say(match (defence, stabs) {
            (0, 0) => phrase!("table-life", life = augustus.life),
            _ => phrase!("table-life-now", life = augustus.life, defence = defence, stabs = stabs),
        });
        let needed = augustus.life.saturating_add(defence);
        let face = html! {
            b { (needed) }
            @for at in 0..needed {
                span.played[at < stabs].defence[at >= augustus.life] { (emblem(Emblem::Dagger)) }
            }
        };
        picture("life", "life", &name, face)
    }

    /// The Favor spaces of an emperor and who is on them.
    fn favors(&self, augustus: &Augustus, reigns: bool, named: bool) -> Markup {
        let on_him: ArrayVec<Seat, 5> = self.favors_on(reigns, named).collect();
        let free = usize::from(augustus.spaces).saturating_sub(on_him.len());
        let name = self.say(phrase!("table-favor-free", free = free));
        html! {
            span .favors data-term="favor" {
                @for seat in on_him {
                    span id={ "favor-" (seat.index()) } data-piece={ "favor-" (seat.index()) }
                        .favor { (emblem(Emblem::Favor)) (self.counter(seat)) }
                }
                @for _ in 0..free { span .favor .free aria-hidden="true" {} }
                span .unseen { (name) }
            }
        }
    }

    /// What can still be drawn.
    pub(super) fn piles(&self) -> SharedMarkup {
        let shows = ("piles", &self.view.piles, self.view.augusti_left);
        self.once(shows, |_| false, || self.all_piles())
    }

    fn all_piles(&self) -> Markup {
        html! {
            section #board-piles .piles aria-label=(self.say(phrase!("board-piles"))) {
                @for (pile, lying) in [Pile::Coniura, Pile::Pugio].into_iter().zip(&self.view.piles)
                {
                    (self.pile(pile, lying))
                }
                @let left = self.view.augusti_left;
                @let name = self.say(phrase!("table-augusti-left", count = left));
                (picture("pile augustus-deck", "augustus-deck", &name, html! {
                    span .back { (emblem(Emblem::Eagle)) }
                    span .count { (left) }
                    span .title { (self.say(phrase!("board-augustus-deck"))) }
                }))
            }
        }
    }

    fn pile(&self, pile: Pile, lying: &PileView) -> Markup {
        let count = usize::from(lying.unseen) + lying.bottom.len();
        let word = crate::words::pile_name(pile);
        let mut name = self.say(phrase!("table-pile", pile = word.clone(), count = count));
        let bottom: Vec<Phrase> = lying
            .bottom
            .chunk_by(|one, next| one == next)
            .filter_map(|run| Some(cards_of(*run.first()?, run.len() as u8)))
            .collect();
        if !bottom.is_empty() {
            name += ", ";
            name += &self.say(phrase!("table-pile-bottom", cards = Arg::List(bottom)));
        }
        if let Some([single, dual]) = lying.kinds {
            let kinds = match pile {
                Pile::Coniura => [Card::ConiuraSingle, Card::ConiuraDual],
                Pile::Pugio => [Card::PugioSingle, Card::PugioDual],
            };
            let kinds = vec![cards_of(kinds[0], single), cards_of(kinds[1], dual)];
            name += ", ";
            name += &self.say(phrase!("table-pile-top", cards = Arg::List(kinds)));
        }
        let face = html! {
            span .back { (emblem(pile_emblem(pile))) }
            span .count { (count) }
            span .title { (self.say(word)) }
            @if !lying.bottom.is_empty() {
                span .bottom data-term="pile-bottom" {
                    @for run in lying.bottom.chunk_by(|one, next| one == next) {
                        @if let Some(card) = run.first() { (heap(*card, run.len())) }
                    }
                }
            }
        };
        picture(&format!("pile {}", pile_class(pile)), pile_class(pile), &name, face)
    }
}

/// The symbols on a plot card.
pub(super) fn symbols(card: Card) -> Markup {
    html! { @for &sign in card_emblems(card) { (emblems(sign, 1)) } }
}

/// So many cards of a kind that lie together.
fn heap(card: Card, count: usize) -> Markup {
    html! { span { (symbols(card)) @if count > 1 { "×" (count) } } }
}

/// His head on a coin; who reigns wears the laurel.
fn coin(card: u8, augustus: &Augustus, reigns: bool) -> Markup {
    let title = if reigns { "AVGVSTVS" } else { "CAESAR" };
    let inscription = format!("{} · {title}", augustus.name.to_uppercase().replace('U', "V"));
    html! {
        svg .coin viewBox="0 0 120 120" aria-hidden="true" {
            circle .rim cx="60" cy="60" r="58" {}
            circle .beads cx="60" cy="60" r="53.500" {}
            circle .field cx="60" cy="60" r="49.500" {}
            text .inscription {
                textPath href="#emblem-rim" startOffset="50%" text-anchor="middle" { (inscription) }
            }
            use .bust href="#emblem-bust" x="24" y="25" width="72" height="72" {}
            @if BEARDED.contains(&card) {
                use .bust href="#emblem-beard" x="24" y="25" width="72" height="72" {}
            }
            @if reigns {
                use .crown href="#emblem-crown" x="24" y="25" width="72" height="72" {}
            } @else {
                use .bust href="#emblem-hair" x="24" y="25" width="72" height="72" {}
            }
        }
    }
}
