//! Prison, succession, plots and jailing: all that makes and unmakes emperors.

use super::{Judge, logistic};
use crate::rules::action::{Action, Resource};
use crate::rules::cards::{Cards, Side, Suit};

/// What each voter who wants no change lays against it, and who does, for it.
const AGAINST: f32 = 1.2;
const IN_FAVOUR: f32 = 0.9;
/// What the emperor lays against his fall for each card he holds, up to a number.
const EMPEROR_LAYS: f32 = 0.9;
/// How likely who wants the throne to change hands gets it himself.
const HEIR: f32 = 1.3;
/// The part of the throne's worth that is offered for it, and of the purse.
const OFFER: f32 = 0.6;
const PURSE: f32 = 0.7;
/// What an offer by one other than the best costs: little, so that nobody can
/// foresee it.
const SECRET: f32 = 0.03;
/// What a turn is worth that is spent in prison.
const TURN: f32 = 3.0;

impl Judge<'_> {
    /// A loyalist repents and gains by it. A traitor calls the clergy, or repents
    /// of little, or stays.
    pub(super) fn weigh_prison(&self, action: Action) -> f32 {
        let grade = f32::from(self.lens.loyalty(self.me).unsigned_abs());
        let towards = match self.side() {
            Side::Loyal => 1.0,
            Side::Traitor => -1.0,
        };
        match action {
            Action::Repent => towards * (2.0 * grade - 1.0) * self.hope(),
            Action::Stay => -TURN,
            Action::Card(card) => {
                let bail = u16::from(self.lens.loyalty(self.me).unsigned_abs());
                let left = bail.saturating_sub(self.picked.value());
                let price = self.price_in(Suit::Religion, left);
                let first = 0.1 * self.card(card);
                price.map_or(-TURN, |price| -price - first)
            }
            _ => 0.0,
        }
    }

    /// What a succession is worth to me.
    fn change(&self) -> f32 {
        *self.memo.change.get_or_init(|| self.weigh_change())
    }

    fn weigh_change(&self) -> f32 {
        if self.i_reign() {
            return -self.throne().max(0.0);
        }
        // Who can offer most has the best prospects in a plot; who is seen as
        // loyal may be named in peace.
        let rivals = self.rivals().filter(|&rival| !self.is_emperor(rival));
        let mine = f32::from(self.purse.total());
        let ahead: f32 = rivals
            .map(|rival| logistic((f32::from(self.purse_of(rival).total()) - mine) / 4.0))
            .sum();
        let heir = HEIR / (1.0 + ahead + self.seats() / 4.0);
        heir.min(0.8) * self.throne() + 0.1 * self.throne()
    }

    /// How likely a vote in which I lay so much for it changes the throne.
    fn passes(&self, laid: f32) -> f32 {
        let others = self.seats() - 2.0;
        let emperor = self.lens.emperor().map_or(0, |seat| self.lens.hand_size(seat));
        let against = AGAINST * others + EMPEROR_LAYS * f32::from(emperor.min(4));
        logistic((laid + IN_FAVOUR * others - against) / 1.5)
    }

    pub(super) fn weigh_proposal(&self, action: Action) -> f32 {
        let Action::Card(card) = action else { return 0.0 };
        let empire = self.hand.of(Suit::Empire) - Cards::one(card);
        self.passes(f32::from(empire.value())) * self.change()
            - self.card(card)
            - 0.5 * self.cards(empire)
    }

    /// Empire cards for a change, the others against it; and whatever costs least
    /// where a card must be laid.
    pub(super) fn weigh_vote(&self, action: Action) -> f32 {
        let Action::Card(card) = action else { return 0.0 };
        let picked = self.picked;
        let empire = picked.of(Suit::Empire).value();
        let laid = f32::from(2 * empire) - f32::from(picked.value());
        let value = f32::from(card.value());
        let after = if card.suit() == Suit::Empire { laid + value } else { laid - value };
        let gain = (self.passes(after) - self.passes(laid)) * self.change();
        gain - 0.7 * self.card(card)
    }

    /// Both kinds count alike, so they are given evenly.
    pub(super) fn weigh_plot_bid(&self, amount: u8) -> f32 {
        let worth = OFFER * self.throne().max(0.0) / self.resource().max(0.1);
        let total = worth.min(PURSE * f32::from(self.purse.total()));
        let best = match self.lens.question().map(|question| question.resource) {
            Some(Resource::Coins) => {
                let part = f32::from(self.purse.coins) / f32::from(self.purse.total().max(1));
                total * part
            }
            _ => {
                let said = self.lens.offer(self.me).and_then(|[coins, _]| coins).unwrap_or(0);
                (total - f32::from(said)).max(0.0)
            }
        };
        -SECRET * (f32::from(amount) - best).abs()
    }

    /// Whoever is most dangerous goes to prison.
    pub(super) fn weigh_jail(&self, action: Action) -> f32 {
        match action {
            Action::Name(seat) => 0.2 + 0.05 * self.threat(seat),
            _ => 0.0,
        }
    }
}
