//! In what the two drafts of the rulebook differ, rule by rule. Nothing else in
//! this crate asks which draft is played.

use ludi_engine::SeatRange;
use serde::Serialize;

/// A draft of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Edition {
    /// The later draft.
    Draft2,
    /// The earlier draft.
    Draft1,
}

impl Edition {
    /// The names in commands and records, with how many can play.
    pub(crate) const ALL: &'static [ludi_engine::Edition] = &[
        ludi_engine::Edition { id: "draft2", seats: SeatRange { min: 3, max: 6 } },
        ludi_engine::Edition { id: "draft1", seats: SeatRange { min: 4, max: 6 } },
    ];

    /// The edition of this name.
    pub(crate) fn named(id: &str) -> Edition {
        if id == Edition::ALL[1].id { Edition::Draft1 } else { Edition::Draft2 }
    }

    const fn is_later(self) -> bool {
        matches!(self, Edition::Draft2)
    }

    /// 2: may provinces be paid for in coins, too?
    pub const fn coins_buy_provinces(self) -> bool {
        self.is_later()
    }

    /// 2: is what everybody owns open to all? In the earlier draft it is kept
    /// secret.
    pub const fn purses_are_open(self) -> bool {
        self.is_later()
    }

    /// 3.1: must everybody who holds a card lay one in the vote?
    pub const fn vote_is_compulsory(self) -> bool {
        self.is_later()
    }

    /// 3.1a: does the emperor name any loyal general as his successor? In the
    /// earlier draft the most loyal follows, and the emperor only settles ties.
    pub const fn emperor_chooses_successor(self) -> bool {
        self.is_later()
    }

    /// 3.1a: does the old emperor hand over an amount of his choice?
    pub const fn old_emperor_hands_over(self) -> bool {
        !self.is_later()
    }

    /// 3.2: does a conquest begin with a face-down card on the borders?
    pub const fn conquest_costs_a_card(self) -> bool {
        self.is_later()
    }

    /// 3.2: does every battle wear down the borders?
    pub const fn battles_wear_borders(self) -> bool {
        !self.is_later()
    }

    /// 3.2a: may who has taken Rome still tax and donate in that turn?
    pub const fn march_leaves_tribute(self) -> bool {
        !self.is_later()
    }

    /// 3.3: does a tribute begin with a face-down card on the morale?
    pub const fn tribute_costs_a_card(self) -> bool {
        self.is_later()
    }

    /// 3.5: does the emperor put a pawn on his family instead of swearing?
    pub const fn emperor_places_pawn(self) -> bool {
        self.is_later()
    }

    /// 3.6: may the ninth emperor jail?
    pub const fn last_emperor_jails(self) -> bool {
        !self.is_later()
    }

    /// 4: the points for a family pawn.
    pub const fn points_per_pawn(self) -> i32 {
        if self.is_later() { 5 } else { 0 }
    }

    /// 4: the points for a province.
    pub const fn points_per_province(self) -> i32 {
        if self.is_later() { 2 } else { 1 }
    }

    /// 4: how many coins or power make a point.
    pub const fn resources_per_point(self) -> i32 {
        if self.is_later() { 3 } else { 1 }
    }
}
