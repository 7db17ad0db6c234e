//! Effects: what to do with a card that gives, and how to bear one that takes.

use std::cell::OnceCell;

use super::Judge;
use super::lot::{Claims, Crowd, Lot, Piece, Pieces};
use crate::rules::action::{Action, Point, Spot};
use crate::rules::components::{Deck, Effect};
use crate::rules::state::Ask;

/// What one place nearer to the front of the order is worth.
const PRECEDENCE: f32 = 0.08;

/// The face-up cards, each looked at when it is first needed.
struct Forum<'a> {
    judge: &'a Judge<'a>,
    crowd: OnceCell<Crowd>,
    lots: [OnceCell<Option<(Lot<'a>, Pieces)>>; 10],
    standings: [OnceCell<f32>; 10],
}

impl Judge<'_> {
    pub(super) fn judge_effects(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let forum = Forum {
            judge: self,
            crowd: OnceCell::new(),
            lots: Default::default(),
            standings: Default::default(),
        };
        scores.extend(legal.iter().map(|action| {
            match (self.lens.ask(), *action) {
                (Ask::Effect, Action::Use(which)) => forum.using(which),
                (Ask::Destroy(_), Action::Civitas(spot)) => forum.destroying(spot),
                (Ask::RemoveToken | Ask::Penalty, Action::Placed(spot, space)) => {
                    forum.without(spot.index(), space)
                }
                (Ask::FirstToken, Action::Placed(spot, space)) => {
                    forum.best_swap((spot.index(), space))
                }
                (Ask::SecondToken(place, first), Action::Placed(spot, space)) => {
                    forum.swapping((usize::from(place), first), (spot.index(), space))
                }
                (Ask::FirstOrdo, Action::Ordo(number)) => {
                    PRECEDENCE * f32::from(u8::from(number == 1 || number == self.ordo()))
                }
                (Ask::SecondOrdo(first), Action::Ordo(number)) => self.swapping_ordo(first, number),
                (Ask::SwapCivitas, Action::Deck(deck)) => forum.swapping_civitas(deck),
                (Ask::FirstSequentia, Action::Sequentia(place)) => (1..=6)
                    .filter(|&other| other != place && other != self.lens.marker())
                    .map(|other| forum.swapping_sequentia(place, other))
                    .fold(-99.0, f32::max),
                (Ask::SecondSequentia(first), Action::Sequentia(place)) => {
                    forum.swapping_sequentia(first, place)
                }
                (Ask::Penalty, Action::Discard(card)) => -self.card(card),
                (Ask::Penalty, Action::Lose(Point::Victory)) => -1.0,
                (Ask::Penalty, Action::Lose(Point::Conspiracy)) => -1.1,
                _ => 0.0,
            }
        }));
    }

    /// The number of my Ordo card.
    fn ordo(&self) -> u8 {
        self.lens.ordo(self.me)
    }

    fn swapping_ordo(&self, one: u8, other: u8) -> f32 {
        let mine = self.ordo();
        let after = if one == mine {
            other
        } else if other == mine {
            one
        } else {
            mine
        };
        PRECEDENCE * (f32::from(mine) - f32::from(after))
    }

    /// How many cards of a deck are still to be resolved in this turn.
    fn resolutions_left(&self, deck: Deck) -> usize {
        let left = &self.lens.sequentia()[usize::from(self.lens.marker())..];
        left.iter().filter(|&&card| self.names(card, deck)).count()
    }

    fn names(&self, sequentia: u8, deck: Deck) -> bool {
        self.game.named[usize::from(sequentia)][deck as usize] > 0
    }
}

/// A token on a card: the place of the card, and the space.
type Where = (usize, u8);

impl<'a> Forum<'a> {
    /// The card at a place, and what lies on it.
    fn lot(&self, place: usize) -> Option<&(Lot<'a>, Pieces)> {
        let look = || Some((self.judge.lot(place)?, self.judge.pieces(place).collect()));
        self.lots[place].get_or_init(look).as_ref()
    }

    /// What the card at a place will give me, less what it gives my rivals;
    /// nothing if there is none.
    fn standing(&self, place: usize) -> Option<f32> {
        let (lot, pieces) = self.lot(place)?;
        Some(*self.standings[place].get_or_init(|| self.standing_of(lot, pieces)))
    }

    /// The same with other tokens on it.
    fn standing_with(&self, place: usize, change: impl FnOnce(&mut Pieces)) -> Option<f32> {
        let (lot, mut pieces) = self.lot(place)?.clone();
        change(&mut pieces);
        Some(self.standing_of(&lot, &pieces))
    }

    fn standing_of(&self, lot: &Lot<'_>, pieces: &Pieces) -> f32 {
        let crowd = self.crowd.get_or_init(|| self.judge.crowd());
        self.judge.standing(lot, &Claims::with(pieces.iter().copied()), crowd)
    }

    fn is_resolving(&self, place: usize) -> bool {
        self.judge.lens.resolving().is_some_and(|spot| spot.index() == place)
    }

    /// What it is worth to use an effect of the card being resolved.
    fn using(&self, which: u8) -> f32 {
        let judge = self.judge;
        let card = judge.lens.resolving().and_then(|spot| judge.lens.civitas(spot.index()));
        let civitas = card.map(|card| &judge.game.components.civitas[usize::from(card)]);
        let Some(effect) = civitas.and_then(|civitas| civitas.effects[usize::from(which)]) else {
            return 0.0;
        };
        match effect {
            Effect::Destroy(deck) => [1, 2]
                .map(|position| self.destroying(Spot { deck, position }))
                .into_iter()
                .fold(-99.0, f32::max),
            Effect::SwapOrdo => judge.swapping_ordo(1, judge.ordo()) - 0.01,
            Effect::SwapCivitas => {
                Deck::ALL.map(|deck| self.swapping_civitas(deck)).into_iter().fold(-99.0, f32::max)
            }
            _ => judge.effect(effect),
        }
    }

    fn destroying(&self, spot: Spot) -> f32 {
        if self.is_resolving(spot.index()) {
            return -99.0;
        }
        self.standing(spot.index()).map_or(-99.0, |standing| -standing)
    }

    /// What changes for me when the token there goes home.
    fn without(&self, place: usize, space: u8) -> f32 {
        let Some(before) = self.standing(place) else { return 0.0 };
        let after = self.standing_with(place, |pieces| {
            pieces.retain(|piece| piece.space != space);
        });
        after.map_or(0.0, |after| after - before)
    }

    fn piece(&self, (place, space): Where) -> Option<&Piece> {
        self.lot(place)?.1.iter().find(|piece| piece.space == space)
    }

    fn best_swap(&self, one: Where) -> f32 {
        (0..10)
            .filter(|&place| place != one.0 && !self.is_resolving(place))
            .filter_map(|place| Some((place, self.lot(place)?)))
            .flat_map(|(place, (_, pieces))| pieces.iter().map(move |piece| (place, piece.space)))
            .map(|other| self.swapping(one, other))
            .fold(-99.0, f32::max)
    }

    /// What changes for me when two tokens change places.
    fn swapping(&self, one: Where, other: Where) -> f32 {
        if one.0 == other.0 {
            return 0.0;
        }
        let swapped = || {
            let (first, second) = (*self.piece(one)?, *self.piece(other)?);
            let before = self.standing(one.0)? + self.standing(other.0)?;
            Some(
                self.standing_holding(one, &second)? + self.standing_holding(other, &first)?
                    - before,
            )
        };
        swapped().unwrap_or(0.0)
    }

    /// What a card gives me when another token lies on a taken space of it.
    fn standing_holding(&self, (place, space): Where, token: &Piece) -> Option<f32> {
        self.standing_with(place, |pieces| {
            for piece in pieces.iter_mut().filter(|piece| piece.space == space) {
                *piece = token.on(space);
            }
        })
    }

    /// What changes for me when the cards of a deck change places: one that is
    /// not resolved any more in this turn may be lost or gained.
    fn swapping_civitas(&self, deck: Deck) -> f32 {
        let place = deck as usize * 2;
        let there = |place: usize| self.lot(place).is_some() && !self.is_resolving(place);
        if !there(place) || !there(place + 1) {
            return -99.0;
        }
        match self.judge.resolutions_left(deck) {
            1 => {
                let [first, second] = [place, place + 1].map(|place| self.standing(place));
                second.unwrap_or(0.0) - first.unwrap_or(0.0)
            }
            _ => 0.0,
        }
    }

    /// What changes for me when two Sequentia cards change places: one that
    /// moves behind the marker is not carried out.
    fn swapping_sequentia(&self, one: u8, other: u8) -> f32 {
        let lens = self.judge.lens;
        let (early, late) = (one.min(other), one.max(other));
        if early > lens.marker() || late < lens.marker() {
            return -0.01;
        }
        let skipped = lens.sequentia()[usize::from(late) - 1];
        let lost: f32 = Deck::ALL
            .into_iter()
            .filter(|&deck| self.judge.names(skipped, deck))
            .filter_map(|deck| self.standing(deck as usize * 2))
            .sum();
        -lost
    }
}
