//! Whether the empire falls, and which side to be on.

use arrayvec::ArrayVec;
use ludi_engine::Seat;

use super::{Judge, logistic};
use crate::rules::action::Resource;
use crate::rules::cards::{Cards, Side, Suit};
use crate::rules::state::{Purse, sway};

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

/// What is to be expected, and what follows for what things are worth.
pub(super) struct Outlook {
    /// The side to be on in the end.
    pub(super) side: Side,
    /// How likely that side wins.
    pub(super) hope: f32,
    /// How far I stand on the loyal side, with my oath.
    pub(super) stand: f32,
}

/// What there is against one kind of trouble.
struct Fund {
    /// The coins, or the power.
    there: f32,
    /// How likely it is too little for a coefficient: the last that was asked for.
    short: Option<(u8, f32)>,
}

/// What is known of a rival's chances.
struct Rival {
    strength: f32,
    /// How far he stands on the loyal side, as far as it can be seen.
    stand: f32,
    /// How many cards of his oath I have not seen.
    unseen: f32,
}

impl Judge<'_> {
    pub(super) fn outlook(&self) -> &Outlook {
        self.memo.outlook.get_or_init(|| self.choose_side())
    }

    /// Chooses the side on which winning is likelier.
    fn choose_side(&self) -> Outlook {
        let falls_with_me = self.falls(true);
        // An emperor pays in any case.
        let falls_without = if self.i_reign() { falls_with_me } else { self.falls(false) };
        let stand = self.stand();
        let rivals: ArrayVec<Rival, 5> = self.rivals().map(|seat| self.rival(seat)).collect();
        let mine = self.strength(self.me);
        let wins_on = |side, fall| self.wins_on(side, fall, stand, mine, &rivals);
        let loyal = (1.0 - falls_with_me) * wins_on(Side::Loyal, falls_with_me);
        let traitor = falls_without * wins_on(Side::Traitor, falls_without);
        match loyal >= traitor {
            true => Outlook { side: Side::Loyal, hope: 1.0 - falls_with_me, stand },
            false => Outlook { side: Side::Traitor, hope: falls_without, stand },
        }
    }

    /// How likely the side I have chosen wins.
    pub(super) fn hope(&self) -> f32 {
        self.outlook().hope
    }

    /// How likely the empire falls before the last dominion ends, whether I pay
    /// for it or not: what is there now and comes in pays for what is needed on
    /// average, and the unlucky rolls are those that exceed it.
    fn falls(&self, i_pay: bool) -> f32 {
        const BOTH: [Resource; 2] = [Resource::Coins, Resource::Power];
        let mut funds = BOTH.map(|resource| self.funds(resource, i_pay));
        let income: f32 = self.lens.seats().map(|seat| self.income(seat, i_pay)).sum();
        let needed = [self.lens.morale(), self.lens.border()].map(|level| self.mean_need(level));
        let mut survives = 1.0;
        let mut collapse = self.collapse(funds);
        let mut left = self.checks;
        while left > 0.0 {
            survives *= 1.0 - collapse - UNFORESEEN;
            let before = funds;
            for (funds, needed) in funds.iter_mut().zip(needed) {
                *funds = (*funds + income - needed).max(income);
            }
            left -= 1.0;
            if left > 0.0 && funds != before {
                collapse = self.collapse(funds);
            }
        }
        1.0 - survives
    }

    /// What a player's tribute of a dominion adds to the coins, or power, that can
    /// be found.
    fn income(&self, seat: Seat, i_pay: bool) -> f32 {
        TAXED * f32::from(self.lens.province_count(seat)) * self.willing(seat, i_pay)
    }

    /// The part of what he owns that a player gives if need be.
    fn willing(&self, seat: Seat, i_pay: bool) -> f32 {
        if self.is_emperor(seat) || seat == self.me && i_pay {
            1.0
        } else if seat == self.me {
            0.0
        } else if self.is_loyal(seat) {
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
    fn collapse(&self, funds: [f32; 2]) -> f32 {
        let (morale, border) = (self.lens.morale(), self.lens.border());
        let [mut coins, mut power] = funds.map(|there| Fund { there, short: None });
        let seats = self.seats();
        let mut falls = 0.0;
        let calm = usize::from(morale.min(border));
        let coefficients = self.game.components.tracks.coefficients.iter().zip(1..);
        for (&coefficient, result) in coefficients.skip(calm) {
            let uprising = if result > morale { coins.is_short(coefficient, seats) } else { 0.0 };
            let barbarians = if result > border { power.is_short(coefficient, seats) } else { 0.0 };
            falls += 1.0 - (1.0 - uprising) * (1.0 - barbarians);
        }
        falls / 20.0
    }

    /// What can be found to save the empire.
    fn funds(&self, resource: Resource, i_pay: bool) -> f32 {
        let mut funds = f32::from(self.lens.public().of(resource));
        for seat in self.lens.seats() {
            let owned = f32::from(self.purse_of(seat).of(resource));
            if self.is_emperor(seat) {
                funds += self.cards_for(seat, resource);
            }
            funds += self.willing(seat, i_pay) * owned;
        }
        funds
    }

    /// The same, if I pay for the side I have chosen.
    pub(super) fn funds_to_expect(&self, resource: Resource) -> f32 {
        let memo = &self.memo.funds[resource as usize];
        *memo.get_or_init(|| self.funds(resource, self.side() == Side::Loyal))
    }

    /// What the emperor's cards are worth against this trouble.
    pub(super) fn cards_for(&self, emperor: Seat, resource: Resource) -> f32 {
        let (suit, mean) = match resource {
            Resource::Coins => (Suit::Religion, MEAN_RELIGION),
            Resource::Power => (Suit::Militia, MEAN_MILITIA),
        };
        match self.lens.hand(emperor) {
            Some(hand) => f32::from(hand.of(suit).value()),
            None if self.lens.lacks(emperor, suit) => 0.0,
            None => mean * f32::from(self.lens.hand_size(emperor)),
        }
    }

    /// What a player owns, as far as it can be seen.
    pub(super) fn purse_of(&self, seat: Seat) -> Purse {
        self.lens.purse(seat).unwrap_or(Purse { coins: CLOSED_PURSE, power: CLOSED_PURSE })
    }

    /// How far I stand on the loyal side, with my oath.
    fn stand(&self) -> f32 {
        let oath: Cards = self.lens.oath(self.me).flatten().collect();
        cells(self.lens.loyalty(self.me)) + sway(oath) as f32
    }

    fn rival(&self, seat: Seat) -> Rival {
        let (mut unseen, mut seen) = (0u8, Cards::NONE);
        for card in self.lens.oath(seat) {
            match card {
                Some(card) => seen += Cards::one(card),
                None => unseen += 1,
            }
        }
        Rival {
            strength: self.strength(seat),
            stand: cells(self.lens.loyalty(seat)) + sway(seen) as f32,
            unseen: f32::from(unseen),
        }
    }

    /// How likely I come out first if this side wins and the empire falls with
    /// this chance. `strength` is mine.
    fn wins_on(&self, side: Side, fall: f32, stand: f32, strength: f32, rivals: &[Rival]) -> f32 {
        let swears = self.game.edition.emperor_places_pawn() && self.i_reign();
        let chances = match side {
            _ if swears => 0.5,
            Side::Loyal => self.oaths,
            Side::Traitor => BEFORE_FALL * self.oaths + (1.0 - BEFORE_FALL) * (1.0 - fall),
        };
        let ready = f32::from(self.hand.on(side).len());
        let reach = chances.min(ready + FOUND * (chances - ready).max(0.0));
        let grade = direction(side) * stand + reach;
        let mine = strength + grade.max(0.0) + 0.5 * ready;
        let mut chance = logistic(2.0 * grade);
        for rival in rivals {
            let shown = direction(side) * rival.stand;
            let on_side = logistic(shown / (0.8 + 0.4 * rival.unseen));
            let theirs = rival.strength + (shown + 0.5 * rival.unseen).max(0.0);
            chance *= 1.0 - on_side * logistic((theirs - mine) / LEAD);
        }
        chance
    }

    /// The points of a player that do not depend on the side.
    pub(super) fn strength(&self, seat: Seat) -> f32 {
        let edition = self.game.edition;
        let reign = if self.is_emperor(seat) { self.checks.min(REIGN) } else { 0.0 };
        let pawns = f32::from(self.lens.family_pawns(seat)) + reign;
        pawns * edition.points_per_pawn() as f32
            + f32::from(self.lens.province_count(seat)) * edition.points_per_province() as f32
            + f32::from(self.purse_of(seat).total()) / edition.resources_per_point() as f32
            + 0.5 * f32::from(self.lens.hand_size(seat))
    }

    /// How dangerous a rival is.
    pub(super) fn threat(&self, rival: Seat) -> f32 {
        let with_me = self.is_loyal(rival) == (self.side() == Side::Loyal);
        let grade = f32::from(self.lens.loyalty(rival).unsigned_abs());
        self.strength(rival) + if with_me { grade } else { 0.0 }
    }
}

impl Fund {
    /// How likely it is too little for a roll with this coefficient. Results with
    /// the same one follow each other.
    fn is_short(&mut self, coefficient: u8, seats: f32) -> f32 {
        match self.short {
            Some((known, chance)) if known == coefficient => chance,
            _ => {
                let needed = f32::from(coefficient) * seats;
                let chance = logistic((needed - self.there) / (DOUBT * self.there + 1.0));
                self.short = Some((coefficient, chance));
                chance
            }
        }
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
