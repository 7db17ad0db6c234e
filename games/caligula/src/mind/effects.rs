//! Effects: what to do with a card that gives, and how to bear one that takes.

use super::Judge;
use super::placement::{Crowd, Lot};
use crate::rules::action::{Action, Point, Spot};
use crate::rules::components::{Deck, Effect, Sequentia};
use crate::rules::state::Ask;

/// What one place nearer to the front of the order is worth.
const PRECEDENCE: f32 = 0.08;

impl Judge<'_> {
    pub(super) fn judge_effects(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let crowd = self.crowd();
        scores.extend(legal.iter().map(|action| {
            match (self.view.ask, *action) {
                (Ask::Effect, Action::Use(which)) => self.using(which, &crowd),
                (Ask::Destroy(_), Action::Civitas(spot)) => self.destroying(spot, &crowd),
                (Ask::RemoveToken, Action::Placed(spot, space)) => {
                    self.without(spot, space, &crowd)
                }
                (Ask::FirstToken, Action::Placed(spot, space)) => {
                    self.best_swap(spot, space, &crowd)
                }
                (Ask::SecondToken(place, first), Action::Placed(spot, space)) => {
                    self.swapping((usize::from(place), first), (spot.index(), space), &crowd)
                }
                (Ask::FirstOrdo, Action::Ordo(number)) => {
                    PRECEDENCE * f32::from(u8::from(number == 1 || number == self.own().ordo))
                }
                (Ask::SecondOrdo(first), Action::Ordo(number)) => self.swapping_ordo(first, number),
                (Ask::SwapCivitas, Action::Deck(deck)) => self.swapping_civitas(deck, &crowd),
                (Ask::FirstSequentia, Action::Sequentia(place)) => (1..=6)
                    .filter(|&other| other != place && other != self.view.marker)
                    .map(|other| self.swapping_sequentia(place, other, &crowd))
                    .fold(-99.0, f32::max),
                (Ask::SecondSequentia(first), Action::Sequentia(place)) => {
                    self.swapping_sequentia(first, place, &crowd)
                }
                (Ask::Penalty, Action::Discard(card)) => -self.card(card),
                (Ask::Penalty, Action::Lose(Point::Victory)) => -1.0,
                (Ask::Penalty, Action::Lose(Point::Conspiracy)) => -1.1,
                (Ask::Penalty, Action::Placed(spot, space)) => self.without(spot, space, &crowd),
                _ => 0.0,
            }
        }));
    }

    /// What it is worth to use an effect of the card being resolved.
    fn using(&self, which: u8, crowd: &Crowd) -> f32 {
        let lot = self.view.resolving.and_then(|spot| self.lot(spot.index()));
        let Some(effect) = lot.and_then(|lot| lot.civitas.effects[usize::from(which)]) else {
            return 0.0;
        };
        match effect {
            Effect::Destroy(deck) => [1, 2]
                .map(|position| self.destroying(Spot { deck, position }, crowd))
                .into_iter()
                .fold(-99.0, f32::max),
            Effect::SwapOrdo => self.swapping_ordo(1, self.own().ordo) - 0.01,
            Effect::SwapCivitas => Deck::ALL
                .map(|deck| self.swapping_civitas(deck, crowd))
                .into_iter()
                .fold(-99.0, f32::max),
            _ => self.effect(effect),
        }
    }

    fn destroying(&self, spot: Spot, crowd: &Crowd) -> f32 {
        if self.view.resolving == Some(spot) {
            return -99.0;
        }
        self.lot(spot.index()).map_or(-99.0, |lot| -self.standing(&lot, crowd))
    }

    /// What changes for me when the token there goes home.
    fn without(&self, spot: Spot, space: u8, crowd: &Crowd) -> f32 {
        let Some(mut lot) = self.lot(spot.index()) else { return 0.0 };
        let before = self.standing(&lot, crowd);
        lot.pieces.retain(|piece| piece.space != space);
        self.standing(&lot, crowd) - before
    }

    fn best_swap(&self, spot: Spot, space: u8, crowd: &Crowd) -> f32 {
        let mut best = -99.0f32;
        for place in (0..10).filter(|&place| place != spot.index()) {
            let spaces: u8 = self
                .lot(place)
                .map_or(0, |lot| lot.pieces.iter().fold(0, |set, piece| set | 1 << piece.space));
            if self.view.resolving.is_some_and(|spot| spot.index() == place) {
                continue;
            }
            for other in crate::rules::state::bits(spaces) {
                best = best.max(self.swapping((spot.index(), space), (place, other), crowd));
            }
        }
        best
    }

    /// What changes for me when two tokens change places.
    fn swapping(&self, one: (usize, u8), other: (usize, u8), crowd: &Crowd) -> f32 {
        let (Some(mut first), Some(mut second)) = (self.lot(one.0), self.lot(other.0)) else {
            return 0.0;
        };
        if one.0 == other.0 {
            return 0.0;
        }
        let before = self.standing(&first, crowd) + self.standing(&second, crowd);
        let place_of =
            |lot: &Lot<'_>, space| lot.pieces.iter().position(|piece| piece.space == space);
        let (Some(here), Some(there)) = (place_of(&first, one.1), place_of(&second, other.1))
        else {
            return 0.0;
        };
        std::mem::swap(&mut first.pieces[here], &mut second.pieces[there]);
        first.pieces[here].space = one.1;
        second.pieces[there].space = other.1;
        self.standing(&first, crowd) + self.standing(&second, crowd) - before
    }

    fn swapping_ordo(&self, one: u8, other: u8) -> f32 {
        let mine = self.own().ordo;
        let after = if one == mine {
            other
        } else if other == mine {
            one
        } else {
            mine
        };
        PRECEDENCE * (f32::from(mine) - f32::from(after))
    }

    /// What changes for me when the cards of a deck change places: one that is
    /// not resolved any more in this turn may be lost or gained.
    fn swapping_civitas(&self, deck: Deck, crowd: &Crowd) -> f32 {
        let place = deck as usize * 2;
        let resolving = self.view.resolving.is_some_and(|spot| spot.deck == deck);
        let (Some(first), Some(second)) = (self.lot(place), self.lot(place + 1)) else {
            return -99.0;
        };
        if resolving {
            return -99.0;
        }
        match self.resolutions_left(deck) {
            1 => self.standing(&second, crowd) - self.standing(&first, crowd),
            _ => 0.0,
        }
    }

    /// How many cards of a deck are still to be resolved in this turn.
    fn resolutions_left(&self, deck: Deck) -> usize {
        let left = &self.view.sequentia[usize::from(self.view.marker)..];
        left.iter().filter(|&&card| self.names(card, deck)).count()
    }

    fn names(&self, sequentia: u8, deck: Deck) -> bool {
        let sequentia = self.game.components.sequentiae[usize::from(sequentia)];
        matches!(sequentia, Sequentia::Resolve(decks) if decks.contains(&Some(deck)))
    }

    /// What changes for me when two Sequentia cards change places: one that
    /// moves behind the marker is not carried out.
    fn swapping_sequentia(&self, one: u8, other: u8, crowd: &Crowd) -> f32 {
        let (early, late) = (one.min(other), one.max(other));
        if early > self.view.marker || late < self.view.marker {
            return -0.01;
        }
        let skipped = self.view.sequentia[usize::from(late) - 1];
        let lost: f32 = Deck::ALL
            .into_iter()
            .filter(|&deck| self.names(skipped, deck))
            .filter_map(|deck| self.lot(deck as usize * 2))
            .map(|lot| self.standing(&lot, crowd))
            .sum();
        -lost
    }
}
