//! In what the versions of the rules as played here differ. Nothing else in this crate
//! asks for the version; tables go on by the one they were opened with.

/// A version of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Version(pub(crate) u32);

impl Version {
    const fn is_second(self) -> bool {
        self.0 >= 2
    }

    /// 14: are no huts counted any more once one player is left?
    pub(crate) const fn counting_ends_with_the_match(self) -> bool {
        self.is_second()
    }

    /// 16: does a siege end as soon as the besieger moves off? In the first version he
    /// could come back on the same march.
    pub(crate) const fn leaving_ends_a_siege(self) -> bool {
        self.is_second()
    }

    /// 17: does only the contingent that attacks count for a second submission in a
    /// season? In the first version all legions in the square did.
    pub(crate) const fn second_submission_needs_the_contingent(self) -> bool {
        self.is_second()
    }

    /// 17: does nobody join a battle against a player with whom a pact has just ended?
    pub(crate) const fn truce_forbids_joining(self) -> bool {
        self.is_second()
    }

    /// 18: are pawns that march home filled up at once? In the first version it was when
    /// the season ended.
    pub(crate) const fn marching_home_fills_up(self) -> bool {
        self.is_second()
    }

    /// 19: do garrisons that lost or drew a battle join no attack in this season?
    pub(crate) const fn garrisons_tire(self) -> bool {
        self.is_second()
    }

    /// 20: do several Bellum add up against an independent village?
    pub(crate) const fn bellum_adds_up(self) -> bool {
        self.is_second()
    }

    /// 22: does a village fall before the people judge the battle? In the first version a
    /// loser whom they drove out left a free village, and a main was not conquered.
    pub(crate) const fn villages_fall_first(self) -> bool {
        self.is_second()
    }
}
