//! What all see and whoever judges a position asks often, without the cost of a view.

use ludi_engine::Seat;

use super::Lens;
use crate::rules::state::{Bond, Done, Effect};
use crate::rules::village::{Pawn, Square, Village};

impl<'a> Lens<'a> {
    /// The villages of a player with this bond, as bits.
    #[inline]
    pub(crate) fn holdings(&self, seat: Seat, bond: Bond) -> u32 {
        self.state.rex(seat).of(bond)
    }

    /// All villages of a player, as bits.
    #[inline]
    pub(crate) fn all(&self, seat: Seat) -> u32 {
        self.state.rex(seat).all()
    }

    /// The villages of a player whose legions may march, as bits.
    #[inline]
    pub(crate) fn marching(&self, seat: Seat) -> u32 {
        self.state.rex(seat).marching()
    }

    #[inline]
    pub(crate) fn dp(&self, seat: Seat) -> u16 {
        self.state.rex(seat).dp
    }

    #[inline]
    pub(crate) fn consent(&self, seat: Seat) -> i8 {
        self.state.rex(seat).consent
    }

    #[inline]
    pub(crate) fn ara(&self, seat: Seat) -> u8 {
        self.state.rex(seat).ara
    }

    #[inline]
    pub(crate) fn actions(&self, seat: Seat) -> u8 {
        self.state.rex(seat).actions
    }

    #[inline]
    pub(crate) fn legatio(&self, seat: Seat) -> u8 {
        self.state.rex(seat).legatio
    }

    #[inline]
    pub(crate) fn is_out(&self, seat: Seat) -> bool {
        self.state.rex(seat).is_out()
    }

    /// Has a player something left to do in this season?
    #[inline]
    pub(crate) fn may_act(&self, seat: Seat) -> bool {
        self.game.may_act(self.state, seat)
    }

    pub(crate) fn points(&self, seat: Seat) -> i32 {
        self.game.points(self.state, seat).iter().sum()
    }

    /// What Bellum adds to the next battle of a player.
    #[inline]
    pub(crate) fn courage(&self, seat: Seat) -> i8 {
        let rex = self.state.rex(seat);
        i8::from(rex.bellum > 0) - rex.hindered as i8
    }

    /// Do two players neither attack nor intercept each other?
    #[inline]
    pub(crate) fn at_peace(&self, one: Seat, other: Seat) -> bool {
        self.state.at_peace(one, other)
    }

    /// The pawns of a player's legions in a square that can march and attack.
    #[inline]
    pub(crate) fn ready_in(&self, seat: Seat, square: Square) -> u32 {
        self.game.ready_in(self.state, seat, square)
    }

    #[inline]
    pub(crate) fn centuriae(&self, pawn: Pawn) -> u8 {
        self.state.centuriae(pawn)
    }

    /// What has been done in this season.
    #[inline]
    pub(crate) fn done(&self) -> &'a Done {
        &self.state.done
    }

    #[inline]
    pub(crate) fn needs_hut(&self, village: Village) -> bool {
        self.state.needs_hut(village)
    }

    #[inline]
    pub(crate) fn has_oppidum(&self, village: Village) -> bool {
        self.state.has_oppidum(village)
    }

    /// Does a player besiege a village?
    #[inline]
    pub(crate) fn besieges(&self, seat: Seat, village: Village) -> bool {
        self.state.rex(seat).sieges & village.bit() as u32 != 0
    }

    /// The effect that is carried out.
    #[inline]
    pub(crate) fn aimed(&self) -> &'a Effect {
        &self.state.effect
    }

    /// The centuriae of a side that still fight.
    #[inline]
    pub(crate) fn left(&self, side: usize) -> u8 {
        self.state.left(side)
    }
}
