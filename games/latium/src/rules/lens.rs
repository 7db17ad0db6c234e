//! What a viewer may know, straight from the state.
//!
//! This is the only place that decides it: the [view](crate::rules::view) is made through
//! a lens, and so is whatever judges a position for a seat. The state behind it is private
//! to this file and `lens/standing.rs`. What is not listed under *hidden things* is public.

mod standing;

use ludi_engine::{Seat, SeatSet, Viewer};

use crate::Latium;
use crate::rules::acies::{Battle, Phase, WIDTH};
use crate::rules::gods::{Auxilia, Card};
use crate::rules::state::{
    Ask, Bond, March, NO_OFFER, PawnState, Request, Season, Stage, State, VillageState,
};
use crate::rules::village::{Pawn, Village};

/// A look at a game through the eyes of one viewer.
#[derive(Clone, Copy)]
pub struct Lens<'a> {
    game: &'a Latium,
    state: &'a State,
    viewer: Viewer,
}

/// How a side draws up, while it is sealed: sizes and reserve.
#[derive(Clone, Copy)]
pub(crate) struct Sealed {
    pub(crate) sizes: [u8; WIDTH],
    pub(crate) held: Option<bool>,
}

impl Latium {
    /// The lens of this viewer.
    #[inline]
    pub(crate) fn lens_of<'a>(&'a self, state: &'a State, viewer: Viewer) -> Lens<'a> {
        Lens { game: self, state, viewer }
    }
}

/// Hidden things.
impl Lens<'_> {
    /// Does this viewer know what a player holds?
    #[inline]
    pub(crate) fn knows(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat) || self.viewer == Viewer::Historian
    }

    /// The offer of this year: sealed until all are in.
    pub(crate) fn offer(&self, seat: Seat) -> Option<u16> {
        let known = self.state.stage != Stage::Offer || self.knows(seat);
        Some(self.state.rex(seat).offer).filter(|&offer| known && offer != NO_OFFER)
    }

    /// Has a player made an offer?
    pub(crate) fn has_offered(&self, seat: Seat) -> bool {
        self.state.rex(seat).offer != NO_OFFER
    }

    /// The cards in hand, as bits: for the owner.
    pub(crate) fn hand(&self, seat: Seat) -> Option<u64> {
        self.knows(seat).then(|| self.state.rex(seat).hand)
    }

    /// The cards that all have seen.
    pub(crate) fn shown(&self, seat: Seat) -> u64 {
        self.state.rex(seat).hand & self.state.revealed
    }

    /// How many cards are in hand.
    pub(crate) fn hand_size(&self, seat: Seat) -> u8 {
        self.state.rex(seat).hand.count_ones() as u8
    }

    /// The auxilia in stock: for the owner.
    pub(crate) fn stock(&self, seat: Seat) -> Option<Auxilia> {
        self.knows(seat).then(|| self.state.rex(seat).stock)
    }

    /// How many auxilia a player has. While both sides of a battle draw up, those laid
    /// count, since nobody may see how many were laid.
    pub(crate) fn stock_size(&self, seat: Seat) -> u8 {
        let sealed = match (self.state.battle.phase, self.game.commands(self.state, seat)) {
            (Phase::Deploy, Some(side)) => self.state.battle.armies[side].laid.total(),
            _ => 0,
        };
        self.state.rex(seat).stock.total() + sealed
    }

    /// The tokens that all know a player to have, in stock or laid.
    pub(crate) fn known_tokens(&self, seat: Seat) -> Auxilia {
        self.state.rex(seat).known
    }

    /// How a side draws up, before both are ready: for its commander.
    pub(crate) fn sealed(&self, side: usize) -> Option<Sealed> {
        let army = &self.state.battle.armies[side];
        let seat = self.state.battle.commander(side)?;
        let open = self.state.battle.phase == Phase::Deploy && self.knows(seat);
        open.then_some(Sealed { sizes: army.sizes, held: army.held })
    }

    /// The tokens that a side has laid and not played: for its commander.
    pub(crate) fn laid(&self, side: usize) -> Option<Auxilia> {
        let seat = self.state.battle.commander(side)?;
        self.knows(seat).then(|| self.state.battle.armies[side].laid)
    }

    /// How many these are, once both are drawn up.
    pub(crate) fn laid_size(&self, side: usize) -> u8 {
        match self.state.battle.phase {
            Phase::Deploy => 0,
            _ => self.state.battle.armies[side].laid.total(),
        }
    }

    /// What the bag holds: for the historian.
    pub(crate) fn bag(&self) -> Option<Auxilia> {
        (self.viewer == Viewer::Historian).then_some(self.state.bag)
    }

    /// The cards that nobody has drawn: for the historian.
    pub(crate) fn deck(&self) -> Option<u64> {
        (self.viewer == Viewer::Historian).then(|| self.state.deck())
    }
}

/// What everybody sees.
impl<'a> Lens<'a> {
    /// The seat that looks, if it plays.
    pub(crate) fn me(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Historian => None,
        }
    }

    pub(crate) fn game(&self) -> &'a Latium {
        self.game
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.game.seats)
    }

    pub(crate) fn year(&self) -> u8 {
        self.state.year
    }

    pub(crate) fn season(&self) -> Season {
        self.state.season
    }

    pub(crate) fn stage(&self) -> Stage {
        self.state.stage
    }

    pub(crate) fn ask(&self) -> Ask {
        self.state.ask
    }

    pub(crate) fn asked(&self) -> SeatSet {
        self.state.pending
    }

    pub(crate) fn order(&self) -> &'a [Seat] {
        &self.state.order[..self.state.placed.into()]
    }

    pub(crate) fn rota(&self) -> &'a [Seat] {
        match self.state.stage {
            Stage::Year | Stage::Offer | Stage::Order => &[],
            _ => &self.state.rota[..self.state.placed.into()],
        }
    }

    pub(crate) fn village(&self, village: Village) -> &'a VillageState {
        self.state.village(village)
    }

    pub(crate) fn bond(&self, village: Village) -> Option<(Seat, Bond)> {
        self.state.bond(village)
    }

    pub(crate) fn is_destroyed(&self, village: Village) -> bool {
        self.state.destroyed & village.bit() as u32 != 0
    }

    pub(crate) fn is_conquered(&self, village: Village) -> bool {
        self.state.conquered & village.bit() as u32 != 0
    }

    pub(crate) fn besieger(&self, village: Village) -> Option<Seat> {
        self.seats().find(|&seat| self.state.rex(seat).sieges & village.bit() as u32 != 0)
    }

    pub(crate) fn strength(&self, village: Village) -> u8 {
        self.game.strength(self.state, village)
    }

    pub(crate) fn pawn(&self, pawn: Pawn) -> &'a PawnState {
        self.state.pawn(pawn)
    }

    pub(crate) fn is_ready(&self, pawn: Pawn) -> bool {
        self.state.is_ready(pawn)
    }

    /// A player, of whom only public fields may be used here: hand, stock and offer have
    /// methods of their own.
    pub(crate) fn purse(&self, seat: Seat) -> Purse {
        let rex = self.state.rex(seat);
        Purse {
            dp: rex.dp,
            consent: rex.consent,
            actions: rex.actions,
            ara: rex.ara,
            victories: rex.victories,
            points: self.game.points(self.state, seat).iter().sum(),
            production: self.game.production(self.state, seat),
            pacts: rex.pacts,
            bellum: rex.bellum as i8 - rex.hindered as i8,
            legatio: rex.legatio,
            out: rex.is_out(),
            passed: self.state.done.passed.contains(seat),
            requested: self.state.done.requested.contains(seat),
            league: self.state.is_league(seat),
        }
    }

    /// When a player may ask a village again: the number of the season.
    pub(crate) fn barred(&self, seat: Seat, village: Village) -> u8 {
        self.state.rex(seat).barred[village.index()]
    }

    pub(crate) fn season_number(&self) -> u8 {
        self.state.season_number()
    }

    /// How many benefits of a card were used.
    pub(crate) fn benefits_used(&self, card: Card) -> u8 {
        self.state.benefits_used(card)
    }

    pub(crate) fn spent(&self) -> Auxilia {
        self.state.spent
    }

    /// The cards that have left.
    pub(crate) fn gone(&self) -> u64 {
        self.state.gone
    }

    pub(crate) fn march(&self) -> &'a March {
        &self.state.march
    }

    pub(crate) fn request(&self) -> &'a Request {
        &self.state.request
    }

    /// The effect that is being aimed.
    pub(crate) fn effect(&self) -> Option<crate::rules::gods::Kind> {
        self.state.effect.on.then_some(self.state.effect.kind)
    }

    /// The battle, of which tokens and what is sealed have methods of their own.
    pub(crate) fn battle(&self) -> Option<&'a Battle> {
        self.state.is_battle().then_some(&self.state.battle)
    }

    pub(crate) fn fighting(&self, pawn: Pawn) -> u8 {
        self.state.fighting(pawn)
    }

    pub(crate) fn threshold(&self, side: usize, slot: usize) -> u8 {
        self.state.threshold(side, slot)
    }

    pub(crate) fn losses(&self, side: usize) -> u8 {
        self.state.losses(side)
    }

    pub(crate) fn reserve(&self, side: usize) -> u64 {
        match self.state.battle.phase {
            Phase::Deploy => 0,
            _ => self.state.reserve(side),
        }
    }
}

/// What all see of a player.
#[derive(Clone, Copy)]
pub(crate) struct Purse {
    pub(crate) dp: u16,
    pub(crate) consent: i8,
    pub(crate) actions: u8,
    pub(crate) ara: u8,
    pub(crate) victories: u8,
    pub(crate) points: i32,
    pub(crate) production: u16,
    pub(crate) pacts: SeatSet,
    pub(crate) bellum: i8,
    pub(crate) legatio: u8,
    pub(crate) out: bool,
    pub(crate) passed: bool,
    pub(crate) requested: bool,
    pub(crate) league: bool,
}
