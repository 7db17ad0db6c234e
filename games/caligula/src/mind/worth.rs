//! What things are worth, in victory points.

use super::Judge;
use crate::rules::components::{Augustus, Card, Effect, Pile, SEQUENTIAE};

/// A first Pugio symbol in hand, and each one after it.
const PUGIO: [f32; 7] = [0.9, 0.8, 0.8, 0.8, 0.6, 0.4, 0.2];
/// A first Coniura symbol in hand, and each one after it.
const CONIURA: [f32; 7] = [0.9, 0.5, 0.3, 0.2, 0.1, 0.1, 0.1];
/// A token 5 or 6 in each turn in which it can be placed.
const TOKEN_PER_TURN: f32 = 0.9;
/// Holding the Primus inter pares at the end.
const PRIMUS: f32 = 0.35;
/// Somebody who owns all eight tokens, as bits.
const ALL_TOKENS: u8 = 0xff;

impl Judge<'_> {
    /// The points that a Favor on this emperor brings, if he reigns at the end
    /// of this turn.
    pub(super) fn reign(&self, augustus: &Augustus) -> f32 {
        let survival = survival(augustus);
        let mut expected = 0.0;
        let mut chance = 1.0;
        for _ in 0..self.rewards {
            expected += chance * f32::from(augustus.points);
            chance *= survival;
        }
        expected
    }

    /// The points that a Favor on the reigning emperor brings.
    pub(super) fn present_reign(&self) -> f32 {
        let emperor = self.emperor();
        let plots_left = SEQUENTIAE.saturating_sub(usize::from(self.lens.marker()));
        let this_turn = if self.lens.blood_shed() {
            1.0
        } else {
            survival(emperor).powf(plots_left as f32 / SEQUENTIAE as f32)
        };
        this_turn * self.reign(emperor)
    }

    /// What a symbol is worth to me that I get on top of `have` others.
    pub(super) fn symbol(&self, pile: Pile, have: u8) -> f32 {
        if self.fall {
            return 0.0;
        }
        let table = match pile {
            Pile::Pugio => &PUGIO,
            Pile::Coniura => &CONIURA,
        };
        let worth = table[usize::from(have).min(table.len() - 1)];
        if self.rewards == 1 { worth * 0.8 } else { worth }
    }

    /// What it costs me to give up this card.
    pub(super) fn card(&self, card: Card) -> f32 {
        let cost = |pile| {
            let have = self.symbols(pile);
            self.symbol(pile, have.saturating_sub(1))
        };
        match card {
            Card::ConiuraSingle => cost(Pile::Coniura),
            Card::PugioSingle => cost(Pile::Pugio),
            Card::ConiuraDual | Card::PugioDual => {
                let (coniura, pugio) = (cost(Pile::Coniura), cost(Pile::Pugio));
                coniura.max(pugio) + 0.3 * coniura.min(pugio)
            }
        }
    }

    /// What it costs me to give up `count` of my symbols.
    pub(super) fn symbols_cost(&self, pile: Pile, count: u8) -> f32 {
        let have = self.symbols(pile);
        (0..count).map(|given| self.symbol(pile, have.saturating_sub(given + 1))).sum()
    }

    /// What the effect of a Civitas card is worth to me.
    pub(super) fn effect(&self, effect: Effect) -> f32 {
        let draw = |pile| self.symbol(pile, self.symbols(pile));
        match effect {
            Effect::DrawConiura => draw(Pile::Coniura) + 0.4 * draw(Pile::Pugio),
            Effect::DrawPugio => draw(Pile::Pugio) + 0.3 * draw(Pile::Coniura),
            Effect::GainToken if self.lens.tokens(self.me) != ALL_TOKENS => {
                0.05 + TOKEN_PER_TURN * (self.rewards - 1) as f32
            }
            Effect::TakePrimus if !self.lens.has_primus(self.me) => {
                PRIMUS / (1.0 + 0.5 * (self.rewards - 1) as f32)
            }
            Effect::GainToken | Effect::TakePrimus => 0.0,
            Effect::PlaceToken => 0.3,
            Effect::SwapTokens => 0.25,
            Effect::RemoveToken => 0.2,
            Effect::SwapOrdo => 0.1,
            Effect::SwapCivitas | Effect::SwapSequentia => 0.1,
            Effect::Destroy(_) => 0.1,
            Effect::TakeBack => 0.15,
            Effect::LosePoint => {
                if self.lens.victory(self.me) + self.lens.conspiracy(self.me) > 0 {
                    1.0
                } else {
                    0.15
                }
            }
            Effect::DiscardPugio => self.loss(Pile::Pugio),
            Effect::DiscardConiura => self.loss(Pile::Coniura),
        }
    }

    /// What it costs me to discard a symbol; I may have one by the time.
    fn loss(&self, pile: Pile) -> f32 {
        match self.symbols(pile) {
            0 => 0.2,
            have => self.symbol(pile, have - 1),
        }
    }

    /// What a Civitas card with these effects is worth to me: a good one lets me
    /// choose the better, a bad one the lesser evil.
    pub(super) fn civitas(&self, effects: [Option<Effect>; 2], malus: bool) -> f32 {
        let one = effects[0].map_or(0.0, |effect| self.effect(effect));
        match effects[1].map(|effect| self.effect(effect)) {
            None => one,
            Some(other) if malus => one.min(other),
            Some(other) => one.max(other) + 0.1 * one.min(other),
        }
    }
}

/// How likely an emperor is to live through a turn.
fn survival(augustus: &Augustus) -> f32 {
    (0.3 + 0.12 * f32::from(augustus.life)).min(0.9)
}
