//! Every word a player reads, as phrases: prompts, labels of choices, lines of
//! the log, and the names of the things they speak of.

mod label;
mod log;
pub(crate) mod preview;
mod promise;
mod prompt;
mod score;

use ludi_engine::{Part, Phrase, Promise, Prompt, Seat, SeatSet, Term, Viewer, Words, phrase};

use crate::rules::action::Resource;
use crate::rules::cards::{Card, Cards, Side, Suit};
use crate::rules::province::{ITALIA, Province};
use crate::rules::state::{Ask, Purse, Stage, Track};
use crate::rules::view::View;
use crate::{Action, Event, Imperivm, State};

pub(crate) use self::score::score_lines;

impl Words for Imperivm {
    fn prompt(&self, state: &State, viewer: Viewer) -> Prompt {
        prompt::prompt(self, state, viewer)
    }

    fn label(&self, state: &State, seat: Seat, action: Action) -> Phrase {
        label::label(self, state, seat, action)
    }

    fn preview(&self, view: &View, action: Action) -> Option<Phrase> {
        preview::preview(self, view, action)
    }

    fn term(term: Term<'_>) -> Option<Phrase> {
        Some(match term {
            Term::About => phrase!("about"),
            Term::Edition("draft2") => phrase!("edition-draft2"),
            Term::Edition("draft1") => phrase!("edition-draft1"),
            Term::Turn(dominion) => phrase!("table-dominion", dominion = dominion),
            Term::Option("provinces") => phrase!("option-provinces"),
            Term::Value("provinces", "bought") => phrase!("option-provinces-bought"),
            Term::Value("provinces", "dealt") => phrase!("option-provinces-dealt"),
            _ => return None,
        })
    }

    fn idle(&self, state: &State, seat: Seat) -> Option<Phrase> {
        let locked_up = state.prisoner == Some(seat) && !state.pending.contains(seat);
        (locked_up && state.stage != Stage::Over).then(|| phrase!("idle-prison"))
    }

    fn describe(&self, event: &Event) -> Prompt {
        log::describe(self, event)
    }

    fn promise(promise: &Promise) -> Option<Phrase> {
        promise::promise(promise)
    }

    fn part(view: &View) -> Option<Part> {
        let part = part_name(view);
        let of_all = matches!(view.stage, Stage::Purchase | Stage::Armies | Stage::Over);
        let phase =
            if of_all { part } else { phrase!("part-of-turn", seat = view.turn, part = part) };
        Some(Part { turn: view.dominion.into(), phase })
    }

    fn lesson() -> Option<&'static str> {
        Some(include_str!("../../lessons/first.toml"))
    }

    ludi_engine::papers!();
}

/// The part of the game while nothing is asked.
fn stage_name(stage: Stage) -> Phrase {
    match stage {
        Stage::Purchase => phrase!("stage-purchase"),
        Stage::Armies => phrase!("stage-armies"),
        Stage::Turn | Stage::EndOfTurn => phrase!("stage-turn"),
        Stage::Proposal | Stage::Vote => phrase!("stage-succession"),
        Stage::Plot => phrase!("stage-plot"),
        Stage::Oath => phrase!("stage-oath"),
        Stage::Jail => phrase!("stage-jail"),
        Stage::Conquest | Stage::Attack => phrase!("stage-conquest"),
        Stage::Defence | Stage::Resistance | Stage::Battle | Stage::Aftermath => {
            phrase!("stage-battle")
        }
        Stage::March => phrase!("stage-march"),
        Stage::Tribute => phrase!("stage-tribute"),
        Stage::Donation => phrase!("stage-donation"),
        Stage::Trouble | Stage::Calm => phrase!("stage-trouble"),
        Stage::Uprising => phrase!("stage-uprising"),
        Stage::Barbarians => phrase!("stage-barbarians"),
        Stage::Over => phrase!("stage-over"),
    }
}

/// The part of the game that the question under way belongs to: the stage is
/// already the next one.
pub(crate) fn part_name(view: &View) -> Phrase {
    let march = view.battle.as_ref().is_some_and(|battle| battle.target == ITALIA);
    match view.ask {
        _ if view.stage == Stage::Over => stage_name(Stage::Over),
        _ if march => phrase!("stage-march"),
        Ask::Nothing => stage_name(view.stage),
        Ask::Buy | Ask::Price => phrase!("stage-purchase"),
        Ask::Army | Ask::Return => phrase!("stage-armies"),
        Ask::Prison => phrase!("table-prison"),
        Ask::Proposal | Ask::Vote | Ask::Successor | Ask::HandOver => {
            phrase!("stage-succession")
        }
        Ask::PlotBid => phrase!("stage-plot"),
        Ask::Oath => phrase!("stage-oath"),
        Ask::Jail => phrase!("stage-jail"),
        Ask::BorderCard | Ask::Target | Ask::Route | Ask::Consent | Ask::Militia => {
            phrase!("stage-conquest")
        }
        Ask::Keep if view.battle.is_none() => phrase!("stage-donation"),
        Ask::Reinforcement
        | Ask::DefenceDraw
        | Ask::Keep
        | Ask::Defence
        | Ask::Retreat
        | Ask::Repair => phrase!("stage-battle"),
        Ask::MoraleCard | Ask::Tribute | Ask::Religion => phrase!("stage-tribute"),
        Ask::Donation => phrase!("stage-donation"),
        Ask::UprisingBid => phrase!("stage-uprising"),
        Ask::BarbarianBid => phrase!("stage-barbarians"),
    }
}

pub(crate) fn suit_name(suit: Suit) -> Phrase {
    match suit {
        Suit::Militia => phrase!("suit-militia"),
        Suit::Religion => phrase!("suit-religion"),
        Suit::Empire => phrase!("suit-empire"),
    }
}

/// A card.
pub(crate) fn card_name(card: Card) -> Phrase {
    let value = card.value();
    match (card.suit(), card.side()) {
        (Suit::Militia, Side::Loyal) => phrase!("card-militia-loyal", value = value),
        (Suit::Militia, Side::Traitor) => phrase!("card-militia-traitor", value = value),
        (Suit::Religion, Side::Loyal) => phrase!("card-religion-loyal", value = value),
        (Suit::Religion, Side::Traitor) => phrase!("card-religion-traitor", value = value),
        (Suit::Empire, Side::Loyal) => phrase!("card-empire-loyal", value = value),
        (Suit::Empire, Side::Traitor) => phrase!("card-empire-traitor", value = value),
    }
}

/// Cards, kind by kind.
pub(crate) fn card_names(cards: Cards) -> Vec<Phrase> {
    if cards.is_empty() {
        return vec![phrase!("cards-none")];
    }
    let several = |card: Card| match cards.count(card) {
        1 => card_name(card),
        count => phrase!("cards-alike", count = count, card = card_name(card)),
    };
    cards.kinds().map(several).collect()
}

pub(crate) fn province_name(game: &Imperivm, province: Province) -> &str {
    game.components.map.name(province)
}

/// These provinces by name.
pub(crate) fn province_names(
    game: &Imperivm,
    provinces: impl Iterator<Item = Province>,
) -> Vec<Phrase> {
    let name = |province| phrase!("label-province", province = province_name(game, province));
    provinces.map(name).collect()
}

pub(crate) fn track_name(track: Track) -> Phrase {
    match track {
        Track::Morale => phrase!("track-morale"),
        Track::Border => phrase!("track-border"),
    }
}

/// The form of a sentence about this track: number and article differ.
fn track_form(track: Track) -> &'static str {
    match track {
        Track::Morale => "morale",
        Track::Border => "border",
    }
}

/// The form of a sentence about the cards of this suit.
fn suit_form(suit: Suit) -> &'static str {
    match suit {
        Suit::Militia => "militia",
        Suit::Religion => "religion",
        Suit::Empire => "empire",
    }
}

/// So many coins or so much power.
pub(crate) fn amount_of(resource: Resource, amount: u16) -> Phrase {
    match resource {
        Resource::Coins => phrase!("amount-coins", amount = amount),
        Resource::Power => phrase!("amount-power", amount = amount),
    }
}

/// Coins and power.
pub(crate) fn purse(purse: Purse) -> Phrase {
    match purse {
        Purse { coins: 0, power: 0 } => phrase!("purse-empty"),
        Purse { coins, power: 0 } => amount_of(Resource::Coins, coins),
        Purse { coins: 0, power } => amount_of(Resource::Power, power),
        Purse { coins, power } => phrase!(
            "purse-both",
            coins = amount_of(Resource::Coins, coins),
            power = amount_of(Resource::Power, power)
        ),
    }
}

/// A place on the loyalty track.
pub(crate) fn loyalty_name(loyalty: i32) -> Phrase {
    if loyalty > 0 {
        phrase!("loyalty-loyal", grade = loyalty)
    } else {
        phrase!("loyalty-traitor", grade = -loyalty)
    }
}

/// These players by name.
fn names(seats: SeatSet) -> Vec<Phrase> {
    seats.iter().map(seat_name).collect()
}

/// A player by name.
pub(crate) fn seat_name(seat: Seat) -> Phrase {
    phrase!("seat", seat = seat)
}
