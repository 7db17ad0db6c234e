//! What cards, resources, levels and the throne are worth, in points.

use super::outlook::{cells, direction};
use super::{Judge, logistic};
use crate::rules::action::Resource;
use crate::rules::cards::{Card, Cards, Side, Suit};
use crate::rules::state::Track;

/// What a card of my side is worth if that side wins, and any card at all.
const OWN_SIDE: f32 = 1.0;
const ANY_CARD: f32 = 0.25;
/// What a point of each suit is worth in hand while there is time to use it.
const MILITIA: f32 = 0.25;
const RELIGION: f32 = 0.1;
const EMPIRE: f32 = 0.2;
/// What a resource is worth beyond the final count.
const USE: f32 = 0.1;
/// What it costs to be seen as a traitor who can be jailed.
const JAIL: f32 = 2.0;
/// What it is worth to be on my side at all.
const CROSSING: f32 = 6.0;
/// For how many rolls a level is thought to stay as it is.
const SOON: f32 = 3.0;
/// What is lost when the wrong side wins.
const DEFEAT: f32 = 12.0;

impl Judge<'_> {
    /// What it is worth to have this card.
    pub(super) fn card(&self, card: Card) -> f32 {
        let side = if card.side() == self.side() { OWN_SIDE * self.hope() } else { 0.0 };
        let per_point = match card.suit() {
            Suit::Militia => MILITIA,
            Suit::Religion => RELIGION,
            Suit::Empire => EMPIRE,
        };
        let time = (self.checks / 3.0).min(1.0);
        side + time * (ANY_CARD + per_point * f32::from(card.value()))
    }

    /// What all these cards are worth.
    pub(super) fn cards(&self, cards: Cards) -> f32 {
        cards.kinds().map(|kind| f32::from(cards.count(kind)) * self.card(kind)).sum()
    }

    /// What a coin or a power is worth.
    pub(super) fn resource(&self) -> f32 {
        let time = (self.checks / 3.0).min(1.0);
        self.hope() / self.game.edition.resources_per_point() as f32 + USE * time
    }

    /// What a province is worth: mine more, a rival's less.
    pub(super) fn province(&self) -> f32 {
        let points = self.game.edition.points_per_province() as f32;
        points * (self.hope() + 0.5 / (self.seats() - 1.0)) + self.resource() * self.checks.min(2.0)
    }

    /// What the throne is worth to whoever gets it now.
    pub(super) fn throne(&self) -> f32 {
        let edition = self.game.edition;
        let reign = self.checks.min(2.0);
        let liability = match self.side() {
            Side::Loyal => self.resource() * self.seats(),
            Side::Traitor => 0.0,
        };
        edition.points_per_pawn() as f32 * reign * self.hope() + self.province() - liability
    }

    /// What it is worth to move so many cells to the loyal side: each towards my
    /// side is a point, and the step over to it is worth all.
    pub(super) fn turn(&self, cells: f32) -> f32 {
        let worth = |stand: f32| {
            let grade = direction(self.side()) * stand;
            grade.max(0.0) + CROSSING * logistic(2.0 * grade)
        };
        let stand = self.outlook().stand;
        self.hope() * (worth(stand + cells) - worth(stand))
    }

    /// What it is worth that cards move my public loyalty by so many cells. Who is
    /// seen as a traitor can be jailed.
    pub(super) fn sworn_openly(&self, moved: f32) -> f32 {
        let risk = if self.i_reign() { 0.0 } else { (self.checks - 1.0).clamp(0.0, 1.0) };
        let jailed = |loyalty: f32| risk * JAIL * logistic(-4.0 * loyalty);
        let before = cells(self.lens.loyalty(self.me));
        self.turn(moved) - jailed(before + moved) + jailed(before)
    }

    /// What it is worth that a track goes up from this level by one, and stays so
    /// for a while.
    pub(super) fn level(&self, track: Track, level: u8) -> f32 {
        self.level_for(track, level, SOON)
    }

    /// The same where the level is thought to stay for so many rolls, if as many
    /// are to come.
    pub(super) fn level_for(&self, track: Track, level: u8, rolls: f32) -> f32 {
        let tracks = &self.game.components.tracks;
        let Some(&coefficient) = tracks.coefficients.get(usize::from(level)) else { return 0.0 };
        let resource = match track {
            Track::Morale => Resource::Coins,
            Track::Border => Resource::Power,
        };
        let needed = f32::from(coefficient) * self.seats();
        let falls = logistic((needed - self.funds_to_expect(resource)) / 3.0);
        let times = self.checks.min(rolls) / 20.0;
        let cost = f32::from(coefficient) * self.resource();
        times * (direction(self.side()) * falls * DEFEAT + (1.0 - falls) * cost)
    }

    /// What a card laid face down on a track does for my side.
    pub(super) fn laid(&self, track: Track, card: Card) -> f32 {
        let level = match track {
            Track::Morale => self.lens.morale(),
            Track::Border => self.lens.border(),
        };
        match card.side() {
            Side::Loyal => self.level(track, level),
            Side::Traitor => -self.level(track, level.saturating_sub(1)),
        }
    }
}
