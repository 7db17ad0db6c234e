//! What lies on a Civitas card, and whom it will serve.

use arrayvec::ArrayVec;
use ludi_engine::Seat;

use super::symbols::Guess;
use super::{Judge, logistic};
use crate::rules::components::{Civitas, Kind};
use crate::rules::lens::Placed;
use crate::rules::state::{Stage, value_of};

/// How likely a free space is still taken by a rival: during the placement, and
/// after it.
const CONTESTED: f32 = 0.5;
const SETTLED: f32 = 0.1;

/// A token on a card.
#[derive(Clone, Copy)]
pub(super) struct Piece {
    pub(super) space: u8,
    seat: Seat,
    value: Value,
}

/// What a token may be worth.
#[derive(Clone, Copy)]
struct Value {
    guess: Guess,
    /// The most it can be.
    highest: f32,
}

/// What a seat has on a card: its total, and its leftmost space.
#[derive(Clone, Copy)]
pub(super) struct Claim {
    pub(super) seat: Seat,
    pub(super) space: u8,
    pub(super) total: Guess,
    highest: f32,
}

/// The tokens on a card, from left to right.
pub(super) type Pieces = ArrayVec<Piece, 5>;

/// What all seats have on a card, in the order of their leftmost spaces.
pub(super) struct Claims(ArrayVec<Claim, 5>);

/// A face-up card.
#[derive(Clone, Copy)]
pub(super) struct Lot<'a> {
    pub(super) civitas: &'a Civitas,
    pub(super) worth: f32,
    /// How many free spaces it has.
    pub(super) free: u8,
    /// The leftmost of them.
    pub(super) next: u8,
}

/// What rivals may still place.
pub(super) struct Crowd {
    /// How likely a rival's token is above a total, by that total from −1.
    above: [f32; 8],
    /// How likely a free space is taken.
    fill: f32,
}

impl<'a> Judge<'a> {
    /// The card at a place.
    pub(super) fn lot(&self, place: usize) -> Option<Lot<'a>> {
        let card = self.lens.civitas(place)?;
        let civitas = &self.game.components.civitas[usize::from(card)];
        let free = self.lens.free_spaces(place);
        Some(Lot {
            civitas,
            worth: self.civitas(civitas.effects, civitas.kind == Kind::Negative),
            free: free.count_ones() as u8,
            next: free.trailing_zeros() as u8,
        })
    }

    /// What lies on the card at a place.
    #[inline]
    pub(super) fn pieces(&self, place: usize) -> impl Iterator<Item = Piece> {
        self.lens.placed(place).map(|(space, token)| Piece {
            space,
            seat: token.seat,
            value: Value::of(&token),
        })
    }

    /// What rivals may still place.
    pub(super) fn crowd(&self) -> Crowd {
        let mut above = [0u32; 8];
        let mut all = 0;
        for rival in self.rivals().filter(|&rival| self.lens.tokens_in_hand(rival) > 0) {
            let tokens = u32::from(self.lens.tokens(rival));
            for (total, count) in above.iter_mut().enumerate() {
                *count += (tokens >> (total + 1)).count_ones();
            }
            all += tokens.count_ones();
        }
        let all = all.max(1) as f32;
        let placing = self.lens.stage() == Stage::Placement;
        Crowd {
            above: above.map(|count| count as f32 / all),
            fill: if placing { CONTESTED } else { SETTLED },
        }
    }

    /// What the card will give me with these claims, less what it gives my rivals.
    pub(super) fn standing(&self, lot: &Lot<'_>, claims: &Claims, crowd: &Crowd) -> f32 {
        let mut mine = 0.0;
        let mut theirs = 0.0;
        for seat in self.lens.seats() {
            let Some(claim) = claims.of(seat) else { continue };
            let reaches = lot.reaches(claim, lot.free, claims, crowd);
            if seat == self.me {
                mine = reaches;
            } else {
                theirs += reaches;
            }
        }
        lot.worth * (mine - self.envy * theirs)
    }
}

impl Piece {
    /// The same token on another space.
    pub(super) fn on(self, space: u8) -> Piece {
        Piece { space, ..self }
    }
}

impl Claims {
    /// What the seats have with these tokens.
    #[inline]
    pub(super) fn with(pieces: impl Iterator<Item = Piece>) -> Claims {
        let mut claims = Claims(ArrayVec::new());
        for Piece { space, seat, value: Value { guess, highest } } in pieces {
            match claims.0.iter_mut().find(|claim| claim.seat == seat) {
                Some(claim) => {
                    claim.total.add(guess, 1.0);
                    claim.highest += highest;
                }
                None => claims.0.push(Claim { seat, space, total: guess, highest }),
            }
        }
        claims
    }

    /// What this seat has.
    #[inline]
    pub(super) fn of(&self, seat: Seat) -> Option<&Claim> {
        self.0.iter().find(|claim| claim.seat == seat)
    }
}

impl Lot<'_> {
    /// How likely a claim gets the good effect or is spared the bad one, against
    /// those of the others.
    #[inline]
    pub(super) fn reaches(&self, claim: &Claim, free: u8, others: &Claims, crowd: &Crowd) -> f32 {
        let total = claim.total.mean;
        if total < f32::from(self.civitas.value) {
            return 0.0;
        }
        if self.civitas.kind != Kind::Elective {
            return 1.0;
        }
        let mut chance = 1.0;
        for rival in others.0.iter().filter(|rival| rival.seat != claim.seat) {
            chance *= rival.stays_below(total, claim.space);
        }
        let above = crowd.above.get((total + 1.0) as usize).copied().unwrap_or(0.0);
        chance * (1.0 - crowd.fill * above).powi(i32::from(free))
    }
}

impl Claim {
    /// A claim that is known exactly.
    pub(super) fn exactly(seat: Seat, space: u8, total: f32) -> Claim {
        let guess = Guess { mean: total, variance: 0.0 };
        Claim { seat, space, total: guess, highest: total }
    }

    /// How likely this claim gives way to another.
    fn stays_below(&self, total: f32, space: u8) -> f32 {
        let yields = if space < self.space { 0.5 } else { -0.5 };
        if self.highest < total + yields {
            return 1.0;
        }
        let spread = (self.total.variance + 0.05).sqrt();
        logistic(1.7 * (total + yields - self.total.mean) / spread)
    }
}

/// What a token may be worth, by the set of values that it could have.
static VALUES: [Value; 256] = {
    let mut values = [Value::among(0); 256];
    let mut set = 0;
    while set < values.len() {
        values[set] = Value::among(set as u8);
        set += 1;
    }
    values
};

impl Value {
    fn of(token: &Placed) -> Value {
        match token.value {
            Some(value) => {
                let mean = f32::from(value);
                Value { guess: Guess { mean, variance: 0.0 }, highest: mean }
            }
            None => VALUES[usize::from(token.could_be)],
        }
    }

    /// One of these values, as bits: high ones are likelier to be fought with.
    const fn among(set: u8) -> Value {
        let (mut weights, mut sum, mut squares, mut highest) = (0, 0, 0, -1);
        let mut bit = 0;
        while bit < 8 {
            if set >> bit & 1 == 1 {
                let value = value_of(bit) as i32;
                let weight = value + 3;
                weights += weight;
                sum += weight * value;
                squares += weight * value * value;
                highest = value;
            }
            bit += 1;
        }
        let weights = if weights > 1 { weights as f32 } else { 1.0 };
        let mean = sum as f32 / weights;
        let variance = squares as f32 / weights - mean * mean;
        Value { guess: Guess { mean, variance }, highest: highest as f32 }
    }
}
