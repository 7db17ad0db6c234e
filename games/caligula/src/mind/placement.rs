//! Placement: what a token does for me on a Civitas card.

use arrayvec::ArrayVec;
use ludi_engine::{Seat, SeatSet};

use super::symbols::Guess;
use super::{Judge, logistic};
use crate::rules::action::Action;
use crate::rules::components::{Civitas, Kind};
use crate::rules::state::Stage;
use crate::rules::view::{SpaceView, TokenView};

/// What a token could do elsewhere, for each point of its value.
const TOKEN_COST: f32 = 0.05;
/// How likely a free space is still taken by a rival: during the placement, and
/// after it.
const CONTESTED: f32 = 0.5;
const SETTLED: f32 = 0.1;
/// What it is worth to have begun a total that one more token completes.
const HALFWAY: f32 = 0.3;

/// A token on a card.
#[derive(Clone, Copy)]
pub(super) struct Piece {
    pub(super) space: u8,
    pub(super) seat: Seat,
    value: Guess,
    /// The most it can be.
    highest: f32,
}

/// What a seat has on a card: its total, and its leftmost space.
#[derive(Clone, Copy)]
struct Claim {
    space: u8,
    total: Guess,
    highest: f32,
}

/// A face-up card and what lies on it.
#[derive(Clone)]
pub(super) struct Lot<'a> {
    pub(super) civitas: &'a Civitas,
    pub(super) worth: f32,
    pub(super) pieces: ArrayVec<Piece, 5>,
    free: u8,
    /// The leftmost free space.
    next: u8,
}

/// What rivals may still place.
pub(super) struct Crowd {
    /// How likely a rival's token is above a total, by that total from −1.
    above: [f32; 8],
    /// How likely a free space is taken.
    fill: f32,
}

impl Judge<'_> {
    pub(super) fn judge_tokens(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let lots: ArrayVec<Lot<'_>, 10> = (0..10).filter_map(|place| self.lot(place)).collect();
        let crowd = self.crowd();
        scores.extend(legal.iter().map(|action| {
            let Action::Token(token) = *action else { return 0.0 };
            let best_left = self.best_token_besides(token);
            let best = lots
                .iter()
                .filter(|lot| lot.free > 0)
                .map(|lot| self.placing(lot, token, best_left, &crowd))
                .fold(-99.0, f32::max);
            best - TOKEN_COST * f32::from(token)
        }));
    }

    pub(super) fn judge_spaces(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let token = self.own().holding.unwrap_or(0);
        let best_left = self.best_token_besides(token);
        let crowd = self.crowd();
        scores.extend(legal.iter().map(|action| {
            let Action::Civitas(spot) = *action else { return 0.0 };
            self.lot(spot.index()).map_or(0.0, |lot| self.placing(&lot, token, best_left, &crowd))
        }));
    }

    /// The highest token that stays in my hand when this one leaves it.
    fn best_token_besides(&self, token: i8) -> f32 {
        let tokens = self.own().hand_tokens.iter().flatten();
        tokens.copied().filter(|&other| other != token).max().map_or(-9.0, f32::from)
    }

    /// What it is worth to put this token there.
    fn placing(&self, lot: &Lot<'_>, token: i8, best_left: f32, crowd: &Crowd) -> f32 {
        let claim = lot.claim(self.me);
        let total = claim.map_or(0.0, |claim| claim.total.mean) + f32::from(token);
        let space = claim.map_or(lot.next, |claim| claim.space.min(lot.next));
        let needed = f32::from(lot.civitas.value);
        let before = claim.map_or(0.0, |claim| {
            lot.reaches(self.me, claim.total.mean, claim.space, lot.free, crowd)
        });
        let mut after = lot.reaches(self.me, total, space, lot.free - 1, crowd);
        if token > 0 && lot.free > 1 && total < needed && total + best_left >= needed {
            after += HALFWAY;
        }
        lot.worth * (after - before)
    }

    /// The card at a place, and what lies on it.
    pub(super) fn lot(&self, place: usize) -> Option<Lot<'_>> {
        let view = self.view.civitas[place].as_ref()?;
        let civitas = &self.game.components.civitas[usize::from(view.card)];
        let mut lot = Lot {
            civitas,
            worth: self.civitas(civitas.effects, civitas.kind == Kind::Negative),
            pieces: ArrayVec::new(),
            free: 0,
            next: 0,
        };
        for (space, content) in (0..).zip(&view.spaces) {
            match content {
                SpaceView::Closed => {}
                SpaceView::Free => {
                    if lot.free == 0 {
                        lot.next = space;
                    }
                    lot.free += 1;
                }
                SpaceView::Token(token) => lot.pieces.push(piece(space, token)),
            }
        }
        Some(lot)
    }

    /// What rivals may still place.
    pub(super) fn crowd(&self) -> Crowd {
        let mut above = [0u8; 8];
        let mut tokens = 0;
        for rival in self.rivals().filter(|rival| rival.tokens_in_hand > 0) {
            for &token in &rival.tokens {
                // Above every total below it.
                for count in &mut above[..(token + 1) as usize] {
                    *count += 1;
                }
                tokens += 1;
            }
        }
        let all = f32::from(tokens.max(1u8));
        let placing = self.view.stage == Stage::Placement;
        Crowd {
            above: above.map(|count| f32::from(count) / all),
            fill: if placing { CONTESTED } else { SETTLED },
        }
    }

    /// What the card will give me, less what it gives my rivals.
    pub(super) fn standing(&self, lot: &Lot<'_>, crowd: &Crowd) -> f32 {
        let mut mine = 0.0;
        let mut theirs = 0.0;
        for player in &self.view.players {
            let reaches = lot.claim(player.seat).map_or(0.0, |claim| {
                lot.reaches(player.seat, claim.total.mean, claim.space, lot.free, crowd)
            });
            if player.seat == self.me {
                mine = reaches;
            } else {
                theirs += reaches;
            }
        }
        lot.worth * (mine - self.envy * theirs)
    }
}

impl Lot<'_> {
    fn claim(&self, seat: Seat) -> Option<Claim> {
        let mut pieces = self.pieces.iter().filter(|piece| piece.seat == seat);
        let first = pieces.next()?;
        let mut claim = Claim { space: first.space, total: first.value, highest: first.highest };
        for piece in pieces {
            claim.total.add(piece.value, 1.0);
            claim.highest += piece.highest;
        }
        Some(claim)
    }

    /// How likely a seat with this total gets the good effect or is spared the
    /// bad one.
    fn reaches(&self, seat: Seat, total: f32, space: u8, free: u8, crowd: &Crowd) -> f32 {
        let value = f32::from(self.civitas.value);
        if total < value {
            return 0.0;
        }
        if self.civitas.kind != Kind::Elective {
            return 1.0;
        }
        let mut chance = 1.0;
        let mut weighed = SeatSet::only(seat);
        for piece in &self.pieces {
            if weighed.contains(piece.seat) {
                continue;
            }
            weighed.insert(piece.seat);
            if let Some(rival) = self.claim(piece.seat) {
                chance *= rival.stays_below(total, space);
            }
        }
        let above = crowd.above.get((total + 1.0) as usize).copied().unwrap_or(0.0);
        chance * (1.0 - crowd.fill * above).powi(i32::from(free))
    }
}

impl Claim {
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

/// What a token may be worth: high ones are likelier to be fought with.
fn piece(space: u8, token: &TokenView) -> Piece {
    let seat = token.seat;
    if let Some(value) = token.value {
        let mean = f32::from(value);
        return Piece { space, seat, value: Guess { mean, variance: 0.0 }, highest: mean };
    }
    let (mut weights, mut sum, mut squares, mut highest) = (0, 0, 0, -1);
    for &value in &token.could_be {
        let value = i32::from(value);
        let weight = value + 3;
        weights += weight;
        sum += weight * value;
        squares += weight * value * value;
        highest = highest.max(value);
    }
    let weights = weights.max(1) as f32;
    let mean = sum as f32 / weights;
    let variance = squares as f32 / weights - mean * mean;
    Piece { space, seat, value: Guess { mean, variance }, highest: highest as f32 }
}
