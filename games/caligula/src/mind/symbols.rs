//! What hands may hold.

use ludi_engine::Seat;

use super::{Judge, logistic};
use crate::rules::components::{Card, Pile};

/// A number that is not known for sure.
#[derive(Clone, Copy, Default)]
pub(super) struct Guess {
    pub(super) mean: f32,
    pub(super) variance: f32,
}

impl Guess {
    pub(super) fn exactly(number: u8) -> Guess {
        Guess { mean: f32::from(number), variance: 0.0 }
    }

    /// Adds `share` of another guess, itself unsure if the share is.
    pub(super) fn add(&mut self, other: Guess, share: f32) {
        self.mean += share * other.mean;
        self.variance += share * other.variance + share * (1.0 - share) * other.mean * other.mean;
    }

    /// How likely it is that the number reaches this.
    pub(super) fn reaches(self, needed: f32) -> f32 {
        logistic(1.7 * (self.mean - needed + 0.5) / (self.variance + 0.06).sqrt())
    }
}

/// How likely a card that I have not seen is to bear both symbols, by pile.
#[derive(Clone, Copy)]
pub(super) struct Duals([f32; 2]);

impl Judge<'_> {
    /// The Pugio symbols left to me when I have paid so many Coniura symbols,
    /// single cards first.
    pub(super) fn daggers_after(&self, paid: u8) -> u8 {
        let singles = self.hand[Card::ConiuraSingle.index()];
        self.symbols(Pile::Pugio) - paid.saturating_sub(singles).min(self.symbols(Pile::Pugio))
    }

    /// What can be told of cards nobody has shown.
    pub(super) fn duals(&self) -> Duals {
        let mut known = [0; 4];
        for rival in self.rivals() {
            for (sum, count) in known.iter_mut().zip(self.lens.known(rival)) {
                *sum += count;
            }
        }
        Duals([Pile::Coniura, Pile::Pugio].map(|pile| {
            let kinds = [pile as usize * 2, pile as usize * 2 + 1];
            let bottom = self.lens.pile_bottom(pile);
            let lying = [bottom.len() - bottom.duals(), bottom.duals()];
            let [single, dual] = [0, 1].map(|which| {
                let kind = kinds[which];
                let seen = f32::from(lying[which]) + f32::from(known[kind]);
                let seen = seen + f32::from(self.hand[kind]);
                (f32::from(self.game.components.cards[kind]) - seen).max(0.0)
            });
            dual / (single + dual).max(1.0)
        }))
    }

    /// The symbols in a rival's hand.
    pub(super) fn guess(&self, rival: Seat, symbol: Pile, duals: Duals) -> Guess {
        let own = symbol as usize;
        let other = 1 - own;
        let (cards, known) = (self.lens.cards(rival), self.lens.known(rival));
        let known = &known[other * 2..other * 2 + 2];
        let unknown = f32::from(cards[other].saturating_sub(known[0] + known[1]));
        let dual = duals.0[other];
        Guess {
            mean: f32::from(cards[own] + known[1]) + unknown * dual,
            variance: unknown * dual * (1.0 - dual),
        }
    }
}
