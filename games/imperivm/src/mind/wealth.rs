//! Tribute, donations, and which cards to keep, lay and swear with.

use arrayvec::ArrayVec;

use super::outlook::direction;
use super::{Judge, near};
use crate::rules::action::{Action, Resource};
use crate::rules::cards::{Card, Side, Suit};
use crate::rules::province::PROVINCES;
use crate::rules::state::Track;

/// How many cards to have in hand while there is time to use them.
const HAND: u16 = 5;
/// For how many rolls the morale is thought to stay as low as tribute leaves it,
/// or as high as Religion raises it: so much a tribute adds to the troubles to come.
const TAXED_FOR: f32 = 3.4;
const CALMED_FOR: f32 = 5.0;
/// The part of the purse that may be donated at once.
const GENEROSITY: f32 = 0.6;

/// An amount of tribute, and what it is worth to take it.
#[derive(Clone, Copy)]
pub(super) struct Tribute {
    total: u16,
    worth: f32,
}

impl Judge<'_> {
    /// The secret oath counts as much as the public one, and nobody jails for it.
    pub(super) fn weigh_oath(&self, card: Card) -> f32 {
        self.turn(direction(card.side())) - self.card(card)
    }

    /// A card on the morale opens the tribute.
    pub(super) fn weigh_morale_card(&self, action: Action) -> f32 {
        match action {
            Action::Card(card) => {
                self.tribute().worth + self.laid(Track::Morale, card) - self.card(card)
            }
            _ => 0.0,
        }
    }

    /// How much tribute to take: the people can only be robbed of what morale they
    /// have, so it is often all or nothing.
    fn tribute(&self) -> Tribute {
        *self.memo.tribute.get_or_init(|| self.weigh_tributes())
    }

    fn weigh_tributes(&self) -> Tribute {
        let most = u16::from(self.lens.province_count(self.me));
        let morale = u16::from(self.lens.morale());
        let lowest = morale.saturating_sub(most);
        // What each level of the morale is worth that all of it would take.
        let levels: ArrayVec<f32, PROVINCES> = (lowest..morale)
            .map(|level| self.level_for(Track::Morale, level as u8, TAXED_FOR))
            .collect();
        let worth = |total: u16| {
            let kept = morale.saturating_sub(total) - lowest;
            let lost: f32 = levels[usize::from(kept)..].iter().sum();
            f32::from(total) * self.resource() - lost
        };
        let mut best = Tribute { total: 0, worth: worth(0) };
        for total in 1..=most {
            let worth = worth(total);
            if worth > best.worth {
                best = Tribute { total, worth };
            }
        }
        best
    }

    pub(super) fn weigh_tribute(&self, action: Action) -> f32 {
        let total = self.tribute().total;
        let Action::Amount(amount) = action else {
            return near(0, total);
        };
        let said = self.lens.offer(self.me).and_then(|[coins, _]| coins);
        match said {
            Some(coins) => near(amount, total.saturating_sub(u16::from(coins))),
            None => near(amount, self.coins_of(total)),
        }
    }

    /// How many coins there should be in a tribute, so that both kinds are even
    /// after it. An emperor who wants the fall has nothing that saves the empire.
    fn coins_of(&self, total: u16) -> u16 {
        if self.side() == Side::Traitor && self.i_reign() {
            return if self.lens.morale() < self.lens.border() { 0 } else { total };
        }
        let all = self.purse.total() + total;
        (all / 2).saturating_sub(self.purse.coins).min(total)
    }

    pub(super) fn weigh_religion(&self, action: Action) -> f32 {
        let Action::Card(card) = action else { return 0.0 };
        let level = u16::from(self.lens.morale()) + self.picked.value();
        let top = u16::from(self.game.components.tracks.top);
        let raised: f32 = (level..(level + u16::from(card.value())).min(top))
            .map(|level| self.level_for(Track::Morale, level as u8, CALMED_FOR))
            .sum();
        raised - self.card(card)
    }

    /// Donations buy cards: a loyalist gives the more gladly as they also fill the
    /// public stock.
    pub(super) fn weigh_donation(&self, action: Action) -> f32 {
        let [coins, power] = self.donation();
        let Action::Amount(amount) = action else {
            return if coins + power == 0 { 0.1 } else { -1.0 };
        };
        match self.lens.question().map(|question| question.resource) {
            Some(Resource::Coins) => near(amount, coins),
            _ => near(amount, power),
        }
    }

    fn donation(&self) -> [u16; 2] {
        let wanted = HAND.saturating_sub(u16::from(self.lens.hand_size(self.me)));
        let part = |owned: u16| (GENEROSITY * f32::from(owned)) as u16;
        let power = wanted.min(part(self.purse.power));
        let coins = power.min(part(self.purse.coins));
        if power == 0 || self.checks <= 0.0 { [0, 0] } else { [coins, power] }
    }

    pub(super) fn weigh_keeping(&self, action: Action) -> f32 {
        match action {
            Action::Card(card) => self.card(card),
            _ => 0.0,
        }
    }

    /// What it costs to give the weakest cards of a suit away until they reach
    /// this value; nothing if they cannot.
    pub(super) fn price_in(&self, suit: Suit, value: u16) -> Option<f32> {
        let cards = self.hand.of(suit);
        (cards.value() >= value)
            .then(|| self.cards(cards) * f32::from(value) / f32::from(cards.value().max(1)))
    }
}
