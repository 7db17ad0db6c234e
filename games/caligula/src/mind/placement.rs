//! Placement: what a token does for me on a Civitas card.

use super::Judge;
use super::lot::{Claim, Claims, Crowd, Lot};
use crate::rules::action::Action;
use crate::rules::components::Kind;
use crate::rules::state::value_of;

/// What a token could do elsewhere, for each point of its value.
const TOKEN_COST: f32 = 0.05;
/// What it is worth to have begun a total that one more token completes.
const HALFWAY: f32 = 0.3;

/// A card with room for a token of mine: what is there without it.
struct Room<'a> {
    lot: &'a Lot<'a>,
    claims: &'a Claims,
    /// My total there so far.
    total: f32,
    /// My leftmost space there once I have placed a token.
    space: u8,
    /// How likely I get the effect, or am spared it, as things are.
    before: f32,
}

/// What a token does for me on a card.
pub(super) enum Gain {
    /// My total reaches what the card asks.
    Reaches,
    /// The same on a card that punishes whoever does not.
    Spares,
    /// One more token of mine would do it.
    Halfway,
    Nothing,
}

impl Judge<'_> {
    /// What this token does on that card; nothing if I have to guess what I have there.
    pub(super) fn gain(&self, place: usize, token: i8) -> Option<Gain> {
        let lot = self.lot(place)?;
        let claims = Claims::with(self.pieces(place));
        let mine = claims.of(self.me).map(|claim| claim.total);
        if mine.is_some_and(|total| total.variance > 0.0) {
            return None;
        }
        let needed = f32::from(lot.civitas.value);
        let total = mine.map_or(0.0, |total| total.mean) + f32::from(token);
        let was_there = mine.is_some_and(|total| total.mean >= needed);
        let best_left = best_besides(self.lens.hand_tokens(self.me)?, token);
        let halfway = token > 0 && lot.free > 1 && total + best_left >= needed;
        Some(match lot.civitas.kind {
            _ if was_there => Gain::Nothing,
            Kind::Negative if total >= needed => Gain::Spares,
            _ if total >= needed => Gain::Reaches,
            _ if halfway => Gain::Halfway,
            _ => Gain::Nothing,
        })
    }

    /// The card on which this token does most.
    pub(super) fn best_place(&self, token: i8) -> Option<usize> {
        let crowd = self.crowd();
        let best_left = best_besides(self.lens.hand_tokens(self.me)?, token);
        let worth = |place: usize| {
            let lot = self.lot(place)?;
            let claims = Claims::with(self.pieces(place));
            Some((place, self.placing(&self.room(&lot, &claims, &crowd), token, best_left, &crowd)))
        };
        let free = (0..10).filter(|&place| self.lens.free_spaces(place) != 0);
        let best = free.filter_map(worth).max_by(|one, other| one.1.total_cmp(&other.1));
        best.map(|(place, _)| place)
    }

    pub(super) fn judge_tokens(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let crowd = self.crowd();
        let first = scores.len();
        scores.extend(legal.iter().map(|_| -99.0));
        let hand = self.lens.hand_tokens(self.me).unwrap_or(0);
        for place in (0..10).filter(|&place| self.lens.free_spaces(place) != 0) {
            let Some(lot) = self.lot(place) else { continue };
            let claims = Claims::with(self.pieces(place));
            let room = self.room(&lot, &claims, &crowd);
            for (score, action) in scores[first..].iter_mut().zip(legal) {
                let Action::Token(token) = *action else { continue };
                let placing = self.placing(&room, token, best_besides(hand, token), &crowd);
                *score = score.max(placing);
            }
        }
        for (score, action) in scores[first..].iter_mut().zip(legal) {
            *score = match *action {
                Action::Token(token) => *score - TOKEN_COST * f32::from(token),
                _ => 0.0,
            };
        }
    }

    pub(super) fn judge_spaces(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let token = self.lens.holding(self.me).unwrap_or(0);
        let best_left = best_besides(self.lens.hand_tokens(self.me).unwrap_or(0), token);
        let crowd = self.crowd();
        scores.extend(legal.iter().map(|action| {
            let Action::Civitas(spot) = *action else { return 0.0 };
            let Some(lot) = self.lot(spot.index()) else { return 0.0 };
            let claims = Claims::with(self.pieces(spot.index()));
            self.placing(&self.room(&lot, &claims, &crowd), token, best_left, &crowd)
        }));
    }

    #[inline]
    fn room<'b>(&self, lot: &'b Lot<'b>, claims: &'b Claims, crowd: &Crowd) -> Room<'b> {
        let mine = claims.of(self.me);
        Room {
            lot,
            claims,
            total: mine.map_or(0.0, |claim| claim.total.mean),
            space: mine.map_or(lot.next, |claim| claim.space.min(lot.next)),
            before: mine.map_or(0.0, |claim| lot.reaches(claim, lot.free, claims, crowd)),
        }
    }

    /// What it is worth to put this token there.
    #[inline]
    fn placing(&self, room: &Room<'_>, token: i8, best_left: f32, crowd: &Crowd) -> f32 {
        let Room { lot, claims, .. } = room;
        let total = room.total + f32::from(token);
        let needed = f32::from(lot.civitas.value);
        let claim = Claim::exactly(self.me, room.space, total);
        let mut after = lot.reaches(&claim, lot.free - 1, claims, crowd);
        if token > 0 && lot.free > 1 && total < needed && total + best_left >= needed {
            after += HALFWAY;
        }
        lot.worth * (after - room.before)
    }
}

/// The highest token that stays in this hand when one leaves it.
fn best_besides(hand: u8, token: i8) -> f32 {
    match (hand & !(1 << (token + 1))).checked_ilog2() {
        Some(highest) => f32::from(value_of(highest as u8)),
        None => -9.0,
    }
}
