//! In what the versions of the rules as played here differ. Nothing else in this
//! crate asks for the version; tables go on by the one they were opened with.

/// A version of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Version(pub(crate) u32);

impl Version {
    const fn is_second(self) -> bool {
        self.0 >= 2
    }

    /// 3.2: is whoever has no pawn left asked for no card to conquer with?
    pub(crate) const fn conquest_needs_a_pawn(self) -> bool {
        self.is_second()
    }

    /// 3.2: may an attack be called off before Militia is played?
    pub(crate) const fn attacks_are_called_off(self) -> bool {
        self.is_second()
    }

    /// 3.2: does only a defender draw who could keep a card?
    pub(crate) const fn defence_draws_need_power(self) -> bool {
        self.is_second()
    }

    /// 4: has nobody won if nobody is on the side that was right? In the first
    /// version all shared the win.
    pub(crate) const fn all_may_lose(self) -> bool {
        self.is_second()
    }
}
