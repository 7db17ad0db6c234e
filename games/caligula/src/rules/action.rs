//! The small choices of which a game is made: every one is a thing to click.

use serde::{Deserialize, Serialize};

use crate::rules::components::{Card, Deck, SEQUENTIAE, SPACES};

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Take this SPQR token (−1 to 6) from the hand, to place it.
    Token(i8),
    /// A face-up Civitas card: to place the token on it, or to destroy it.
    Civitas(Spot),
    /// A token on a Civitas card: to swap it, send it home or take it back.
    Placed(Spot, u8),
    /// Use the first (0) or second (1) effect of the card being resolved.
    Use(u8),
    /// Do nothing: decline an effect, start no plot, pass, place no Favor, play
    /// no Pugio.
    Pass,
    /// The Ordo card with this number, from 1.
    Ordo(u8),
    /// A Civitas deck, whose two face-up cards change places.
    Deck(Deck),
    /// The Sequentia card at this place of the row, from 1.
    Sequentia(u8),
    /// Lay a card, not yet shown to the others.
    Lay(Card),
    /// Show the cards laid: start the plot, accept, raise, or stab.
    Done,
    /// Discard this kind of card as a penalty.
    Discard(Card),
    /// Lose this point as a penalty.
    Lose(Point),
    /// Name the first (1) or second (2) candidate.
    Name(u8),
    /// Put, keep or move the Favor.
    Favor(Throne),
}

/// Where a face-up Civitas card lies: its deck and position 1 or 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Spot {
    /// The deck.
    pub deck: Deck,
    /// 1 or 2.
    #[serde(deserialize_with = "one_or_two")]
    pub position: u8,
}

/// Only 1 and 2 are positions; nothing else may get in from outside.
fn one_or_two<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let position = u8::deserialize(deserializer)?;
    if matches!(position, 1 | 2) {
        Ok(position)
    } else {
        Err(serde::de::Error::custom("a position is 1 or 2"))
    }
}

impl Spot {
    /// All ten, deck by deck.
    pub fn all() -> impl Iterator<Item = Spot> {
        (0..10).map(Spot::from_index)
    }

    /// Its place in [`Spot::all`].
    #[inline]
    pub const fn index(self) -> usize {
        self.deck as usize * 2 + self.position as usize - 1
    }

    /// The spot at this place of [`Spot::all`].
    #[inline]
    pub const fn from_index(index: usize) -> Spot {
        Spot { deck: Deck::ALL[index / 2], position: (index % 2) as u8 + 1 }
    }
}

/// A kind of point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Point {
    /// A victory point.
    Victory,
    /// A conspiracy point, which is worth the same and breaks ties.
    Conspiracy,
}

/// Whom a Favor supports.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Throne {
    /// The emperor who reigns.
    Emperor,
    /// The candidate whom the leader named.
    Candidate,
}

impl Action {
    /// Every action there is.
    pub(crate) fn space() -> Vec<Action> {
        let mut actions = Vec::new();
        actions.extend((-1..=6).map(Action::Token));
        actions.extend(Spot::all().map(Action::Civitas));
        actions.extend(
            Spot::all().flat_map(|spot| (0..SPACES as u8).map(move |at| Action::Placed(spot, at))),
        );
        actions.extend([Action::Use(0), Action::Use(1), Action::Pass]);
        actions.extend((1..=5).map(Action::Ordo));
        actions.extend(Deck::ALL.map(Action::Deck));
        actions.extend((1..=SEQUENTIAE as u8).map(Action::Sequentia));
        actions.extend(Card::ALL.map(Action::Lay));
        actions.push(Action::Done);
        actions.extend(Card::ALL.map(Action::Discard));
        actions.extend([Action::Lose(Point::Victory), Action::Lose(Point::Conspiracy)]);
        actions.extend([Action::Name(1), Action::Name(2)]);
        actions.extend([Action::Favor(Throne::Emperor), Action::Favor(Throne::Candidate)]);
        actions
    }
}
