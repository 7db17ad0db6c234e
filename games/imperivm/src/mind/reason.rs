//! Why the mind likes an action, in a few words: what weighs most in it.

use ludi_engine::{Phrase, Seat, phrase};

use super::Judge;
use crate::rules::action::{Action, Resource};
use crate::rules::cards::{Card, Cards, Side, Suit};
use crate::rules::province::{ITALIA, Province};
use crate::rules::state::Ask;

impl Judge<'_> {
    /// The main reason for an action, where there is one that can be said.
    pub(super) fn reason(&self, action: Action) -> Option<Phrase> {
        match (self.lens.ask(), action) {
            (Ask::Buy, Action::Province(province)) => Some(self.for_purchase(province)),
            (Ask::Price, Action::Pay(with)) => self.for_price(with),
            (Ask::Army | Ask::Return, Action::Province(_)) => Some(phrase!("reason-camp")),
            (Ask::Oath, Action::Card(card)) => self.for_side(card),
            (Ask::BorderCard, Action::Card(_)) => Some(phrase!("reason-war")),
            (Ask::BorderCard | Ask::Target, Action::Pass) => Some(phrase!("reason-peace")),
            (Ask::Target, Action::Province(target)) => self.for_target(target),
            (Ask::Militia, Action::Card(_)) => self.for_attack(self.hand.of(Suit::Militia)),
            (Ask::Reinforcement, Action::Card(card)) => {
                self.for_attack(self.sent() + Cards::one(card))
            }
            (Ask::Reinforcement, Action::Done | Action::Pass) => self.for_attack(self.sent()),
            (Ask::Defence, Action::Card(_)) => Some(phrase!("reason-defence")),
            (Ask::Defence, Action::Done | Action::Pass) => Some(phrase!("reason-no-defence")),
            (Ask::MoraleCard, Action::Card(_)) => Some(phrase!("reason-tribute")),
            (Ask::MoraleCard, Action::Pass) => Some(phrase!("reason-no-tribute")),
            (Ask::Religion, Action::Card(_)) => Some(phrase!("reason-calm")),
            (Ask::Donation, Action::Amount(1..)) => Some(phrase!("reason-donation")),
            (Ask::Donation, Action::Amount(0) | Action::Pass) => {
                Some(phrase!("reason-no-donation"))
            }
            (Ask::Keep, Action::Card(_)) => Some(phrase!("reason-keep")),
            (Ask::UprisingBid | Ask::BarbarianBid, Action::Amount(amount)) => {
                Some(self.for_help(amount))
            }
            (Ask::Proposal, Action::Card(_)) => Some(phrase!("reason-change")),
            (Ask::Proposal, Action::Pass) => Some(phrase!("reason-no-change")),
            (Ask::Successor, Action::Name(_)) => Some(phrase!("reason-harmless")),
            (Ask::Jail, Action::Name(_)) => Some(phrase!("reason-dangerous")),
            (Ask::PlotBid, Action::Amount(1..)) => Some(phrase!("reason-throne")),
            _ => None,
        }
    }

    fn for_purchase(&self, province: Province) -> Phrase {
        let map = &self.game.components.map;
        let mine = map.neighbours[province.index()] & self.lens.lands(self.me);
        match (mine.count_ones(), map.borders(province, ITALIA)) {
            (0, true) => phrase!("reason-near-rome"),
            (0, false) => phrase!("reason-quiet"),
            (count, _) => phrase!("reason-compact", count = count),
        }
    }

    fn for_price(&self, with: Resource) -> Option<Phrase> {
        let other = match with {
            Resource::Coins => self.purse.power,
            Resource::Power => self.purse.coins,
        };
        (self.purse.of(with) > other).then(|| phrase!("reason-even"))
    }

    fn for_side(&self, card: Card) -> Option<Phrase> {
        let side = self.side();
        (card.side() == side).then(|| match side {
            Side::Loyal => phrase!("reason-loyal"),
            Side::Traitor => phrase!("reason-traitor"),
        })
    }

    fn for_target(&self, target: Province) -> Option<Phrase> {
        let defender = self.lens.owner(target)?;
        let crossed = self.crossed(target)?;
        Some(self.for_battle((defender, target), self.hand.of(Suit::Militia), crossed))
    }

    fn for_attack(&self, cards: Cards) -> Option<Phrase> {
        let battle = self.lens.battle()?;
        let crossed = battle.path.count_ones() as u16;
        Some(self.for_battle((battle.defender, battle.target), cards, crossed))
    }

    /// What is known of a battle, and what is thought of it: the cards that decide are
    /// hidden, so that there is no number for the odds.
    fn for_battle(
        &self,
        (defender, target): (Seat, Province),
        cards: Cards,
        crossed: u16,
    ) -> Phrase {
        let force = cards.value().saturating_sub(crossed);
        let outlook = match self.chance((defender, target), cards, crossed) {
            0.7.. => "likely",
            0.4..0.7 => "even",
            _ => "bold",
        };
        if self.lens.lacks(defender, Suit::Militia) {
            return phrase!("reason-attack-bare", force = force, outlook = outlook);
        }
        let hand = self.lens.hand_size(defender);
        phrase!("reason-attack", force = force, cards = hand, outlook = outlook)
    }

    /// What attacks already.
    fn sent(&self) -> Cards {
        let base = self.lens.battle().and_then(|battle| battle.card);
        base.map_or(Cards::NONE, Cards::one) + self.picked
    }

    fn for_help(&self, amount: u8) -> Phrase {
        match (amount, self.side()) {
            (1.., _) => phrase!("reason-help"),
            (0, Side::Traitor) => phrase!("reason-let-fall"),
            (0, Side::Loyal) if self.i_reign() => phrase!("reason-reign-pays"),
            (0, Side::Loyal) => phrase!("reason-others-pay"),
        }
    }
}
