//! Whether the empire falls, and which side to be on.

use super::{Judge, logistic};
use crate::rules::action::Resource;
use crate::rules::cards::{Cards, Side, Suit};
use crate::rules::state::{Purse, sway};
use crate::rules::view::PlayerView;

/// The part of his purse that a public loyalist, or traitor, gives for the empire.
const LOYAL_GIVES: f32 = 0.5;
const TRAITOR_GIVES: f32 = 0.1;
/// What a player is thought to own of each kind when his purse is closed.
const CLOSED_PURSE: u16 = 8;
/// The mean value of a card as Religion, and as Militia.
const MEAN_RELIGION: f32 = 0.63;
const MEAN_MILITIA: f32 = 0.74;
/// The part of the provinces that brings coins in a dominion, or power.
const TAXED: f32 = 0.3;
/// How far what is really given may be from what is expected.
const DOUBT: f32 = 0.15;
/// The danger of a roll that nobody foresees.
const UNFORESEEN: f32 = 0.01;
/// The part of the oaths to come that is still sworn if the empire falls.
const BEFORE_FALL: f32 = 0.5;
/// The part of these for which cards of the side will be found.
const FOUND: f32 = 0.5;
/// A lead of so many points is nearly a win.
const LEAD: f32 = 5.0;
/// How many dominions an emperor is thought to reign on.
const REIGN: f32 = 2.0;

impl Judge<'_> {
    /// Chooses the side on which winning is likelier.
    pub(super) fn choose_side(&mut self) {
        let [falls_with_me, falls_without] = [true, false].map(|i_pay| self.falls(i_pay));
        let loyal = (1.0 - falls_with_me) * self.wins_on(Side::Loyal, falls_with_me);
        let traitor = falls_without * self.wins_on(Side::Traitor, falls_without);
        (self.side, self.fall) = match loyal >= traitor {
            true => (Side::Loyal, falls_with_me),
            false => (Side::Traitor, falls_without),
        };
    }

    /// How likely the side I have chosen wins.
    pub(super) fn hope(&self) -> f32 {
        match self.side {
            Side::Loyal => 1.0 - self.fall,
            Side::Traitor => self.fall,
        }
    }

    /// How likely the empire falls before the last dominion ends, whether I pay
    /// for it or not: what is there now and comes in pays for what is needed on
    /// average, and the unlucky rolls are those that exceed it.
    fn falls(&self, i_pay: bool) -> f32 {
        const BOTH: [Resource; 2] = [Resource::Coins, Resource::Power];
        let mut funds = BOTH.map(|resource| self.funds(resource, i_pay));
        let income: f32 = self.view.players.iter().map(|player| self.income(player, i_pay)).sum();
        let needed = [self.view.morale, self.view.border].map(|level| self.mean_need(level));
        let mut survives = 1.0;
        let mut left = self.checks;
        while left > 0.0 {
            survives *= 1.0 - self.collapse(funds) - UNFORESEEN;
            for (funds, needed) in funds.iter_mut().zip(needed) {
                *funds = (*funds + income - needed).max(income);
            }
            left -= 1.0;
        }
        1.0 - survives
    }

    /// What a player's tribute of a dominion adds to the coins, or power, that can
    /// be found.
    fn income(&self, player: &PlayerView, i_pay: bool) -> f32 {
        TAXED * f32::from(player.provinces) * self.willing(player, i_pay)
    }

    /// The part of what he owns that a player gives if need be.
    fn willing(&self, player: &PlayerView, i_pay: bool) -> f32 {
        if self.is_emperor(player.seat) || player.seat == self.me && i_pay {
            1.0
        } else if player.seat == self.me {
            0.0
        } else if player.loyalty > 0 {
            LOYAL_GIVES
        } else {
            TRAITOR_GIVES
        }
    }

    /// What a roll takes on average at this level.
    fn mean_need(&self, level: u8) -> f32 {
        let coefficients = &self.game.components.tracks.coefficients;
        let sum: u32 =
            coefficients.iter().skip(usize::from(level)).map(|&each| u32::from(each)).sum();
        sum as f32 * self.seats() / 20.0
    }

    /// How likely the next roll is one for which these coins and this power are
    /// not enough.
    fn collapse(&self, [coins, power]: [f32; 2]) -> f32 {
        let coefficients = &self.game.components.tracks.coefficients;
        let short = |needed: f32, funds: f32| logistic((needed - funds) / (DOUBT * funds + 1.0));
        let mut falls = 0.0;
        for (&coefficient, result) in coefficients.iter().zip(1..) {
            let needed = f32::from(coefficient) * self.seats();
            let uprising = if result > self.view.morale { short(needed, coins) } else { 0.0 };
            let barbarians = if result > self.view.border { short(needed, power) } else { 0.0 };
            falls += 1.0 - (1.0 - uprising) * (1.0 - barbarians);
        }
        falls / 20.0
    }

    /// What can be found to save the empire.
    pub(super) fn funds(&self, resource: Resource, i_pay: bool) -> f32 {
        let mut funds = f32::from(self.view.public.of(resource));
        for player in &self.view.players {
            let owned = f32::from(self.purse_of(player).of(resource));
            if self.is_emperor(player.seat) {
                funds += self.cards_for(player, resource);
            }
            funds += self.willing(player, i_pay) * owned;
        }
        funds
    }

    /// What the emperor's cards are worth against this trouble.
    pub(super) fn cards_for(&self, emperor: &PlayerView, resource: Resource) -> f32 {
        let (suit, mean) = match resource {
            Resource::Coins => (Suit::Religion, MEAN_RELIGION),
            Resource::Power => (Suit::Militia, MEAN_MILITIA),
        };
        match emperor.hand {
            Some(hand) => f32::from(hand.of(suit).value()),
            None if emperor.lacks.contains(&suit) => 0.0,
            None => mean * f32::from(emperor.hand_size),
        }
    }

    /// What a player owns, as far as it can be seen.
    pub(super) fn purse_of(&self, player: &PlayerView) -> Purse {
        player.purse.unwrap_or(Purse { coins: CLOSED_PURSE, power: CLOSED_PURSE })
    }

    /// How far I stand on the loyal side, with my oath.
    pub(super) fn stand(&self) -> f32 {
        let oath: Cards = self.own.oath.iter().flatten().copied().collect();
        cells(self.own.loyalty) + sway(oath) as f32
    }

    /// How likely I come out first if this side wins and the empire falls with
    /// this chance.
    fn wins_on(&self, side: Side, fall: f32) -> f32 {
        let swears = self.game.edition.emperor_places_pawn() && self.i_reign();
        let chances = match side {
            _ if swears => 0.5,
            Side::Loyal => self.oaths,
            Side::Traitor => BEFORE_FALL * self.oaths + (1.0 - BEFORE_FALL) * (1.0 - fall),
        };
        let ready = f32::from(self.hand.on(side).len());
        let reach = chances.min(ready + FOUND * (chances - ready).max(0.0));
        let grade = direction(side) * self.stand() + reach;
        let mine = self.strength(self.own) + grade.max(0.0) + 0.5 * ready;
        let mut chance = logistic(2.0 * grade);
        for rival in self.rivals() {
            let unseen = rival.oath.iter().filter(|card| card.is_none()).count() as f32;
            let seen: Cards = rival.oath.iter().flatten().copied().collect();
            let shown = direction(side) * (cells(rival.loyalty) + sway(seen) as f32);
            let on_side = logistic(shown / (0.8 + 0.4 * unseen));
            let theirs = self.strength(rival) + (shown + 0.5 * unseen).max(0.0);
            chance *= 1.0 - on_side * logistic((theirs - mine) / LEAD);
        }
        chance
    }

    /// The points of a player that do not depend on the side.
    pub(super) fn strength(&self, player: &PlayerView) -> f32 {
        let edition = self.game.edition;
        let reign = if self.is_emperor(player.seat) { self.checks.min(REIGN) } else { 0.0 };
        let pawns = f32::from(player.family_pawns) + reign;
        pawns * edition.points_per_pawn() as f32
            + f32::from(player.provinces) * edition.points_per_province() as f32
            + f32::from(self.purse_of(player).total()) / edition.resources_per_point() as f32
            + 0.5 * f32::from(player.hand_size)
    }

    /// How dangerous a rival is.
    pub(super) fn threat(&self, rival: &PlayerView) -> f32 {
        let with_me = (rival.loyalty > 0) == (self.side == Side::Loyal);
        self.strength(rival) + if with_me { f32::from(rival.loyalty.unsigned_abs()) } else { 0.0 }
    }
}

/// Which way a side moves the loyalty.
pub(super) fn direction(side: Side) -> f32 {
    match side {
        Side::Loyal => 1.0,
        Side::Traitor => -1.0,
    }
}

/// A cell of the loyalty track as a distance from between the two sides.
pub(super) fn cells(loyalty: i8) -> f32 {
    f32::from(loyalty) - f32::from(loyalty.signum()) / 2.0
}
