//! Everything about a game in progress, in one kilobyte.

use std::hash::{Hash, Hasher};

use ludi_engine::{Seat, SeatSet};

use crate::rules::acies::{Battle, Phase};
use crate::rules::gods::{Auxilia, BENEFITS, Card, Kind};
pub use crate::rules::stage::{Ask, Bond, Season, Stage};
use crate::rules::village::{LEGION_PAWNS, PAWN, Pawn, Square, VILLAGES, Village, villages};

/// The most players.
pub(crate) const SEATS: usize = 4;
/// Nothing: in places that hold a number.
pub(crate) const NONE: u8 = u8::MAX;
/// No offer yet.
pub(crate) const NO_OFFER: u16 = u16::MAX;
/// The most DP that the boxes of the Pagus board can show (5).
pub(crate) const MOST_DP: u16 = 999;
/// The consent at which the people drive their rex out (15).
pub(crate) const EXPULSION: i8 = -6;
/// The most consent (15).
pub(crate) const MOST_CONSENT: i8 = 5;
/// The level of indignation that ends an alliance or makes subjects rise (15).
pub(crate) const REVOLT: u8 = 3;
/// A village that will never be asked again (17).
pub(crate) const NEVER: u8 = u8::MAX;

/// A village.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct VillageState {
    pub(crate) familiae: u8,
    /// What it would have without losses: its card, growth, Populus (88).
    pub(crate) ceiling: u8,
    pub(crate) huts: u8,
    /// Steps of its oppidum, which is finished with the third.
    pub(crate) oppidum: u8,
    /// Its indignation.
    pub(crate) level: u8,
    /// What Defensio adds to its defenders' threshold until the year ends.
    pub(crate) place: i8,
    /// What it needs more at its next feeding.
    pub(crate) need: u8,
    /// The players to whom it declined to fight in this season.
    pub(crate) declined: SeatSet,
    /// The players who have beaten it in this season.
    pub(crate) beaten: SeatSet,
}

/// A pawn of a legion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PawnState {
    pub(crate) square: Square,
    pub(crate) centuriae: u8,
    /// Squares moved in this season.
    pub(crate) moved: u8,
}

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rex {
    /// Cards in hand, as bits; they stay with a player who is out.
    pub(crate) hand: u64,
    pub(crate) stock: Auxilia,
    /// Tokens that all know to be in the stock or laid by this player: gifts.
    pub(crate) known: Auxilia,
    /// Holdings as bits, by [`Bond`].
    pub(crate) holdings: [u32; 3],
    /// The villages that the player besieges.
    pub(crate) sieges: u32,
    pub(crate) dp: u16,
    /// The offer of this year.
    pub(crate) offer: u16,
    /// When each village may be asked again: the number of the season.
    pub(crate) barred: [u8; VILLAGES],
    pub(crate) consent: i8,
    /// Actions left in this season.
    pub(crate) actions: u8,
    /// The card of which benefits are used in this season.
    pub(crate) card: u8,
    /// Points from battles won.
    pub(crate) victories: u8,
    /// Steps of the ara, which is finished with the second.
    pub(crate) ara: u8,
    /// Players with whom there is a pact.
    pub(crate) pacts: SeatSet,
    /// Players who may not be attacked until the season ends.
    pub(crate) truce: SeatSet,
    /// Battles in this season with a higher threshold.
    pub(crate) bellum: u8,
    /// What the next battle in this season is made harder by.
    pub(crate) hindered: u8,
    /// What the next alliance roll of this year has more.
    pub(crate) legatio: u8,
    /// The place that an Auctoritas gives in the next season: 0 none, 1 first, 2 last.
    pub(crate) carried: u8,
    /// 0 in the game; otherwise how many were out before, and one.
    pub(crate) out: u8,
    /// What was shown for a tie: 0 nothing, 1 a token, 1 + n a card with n benefits.
    pub(crate) shown: u8,
}

impl Rex {
    /// All villages of the player.
    #[inline]
    pub(crate) const fn all(&self) -> u32 {
        self.holdings[0] | self.holdings[1] | self.holdings[2]
    }

    /// Those whose legions may march.
    #[inline]
    pub(crate) const fn marching(&self) -> u32 {
        self.holdings[0] | self.holdings[1]
    }

    #[inline]
    pub(crate) const fn of(&self, bond: Bond) -> u32 {
        self.holdings[bond as usize]
    }

    #[inline]
    pub(crate) const fn is_out(&self) -> bool {
        self.out != 0
    }

    #[inline]
    pub(crate) const fn has_ara(&self) -> bool {
        self.ara == 2
    }
}

/// What players have done in this season.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Done {
    /// Passed.
    pub(crate) passed: SeatSet,
    /// Taken an action.
    pub(crate) acted: SeatSet,
    /// Used the ara's auxilium.
    pub(crate) ara: SeatSet,
    /// Used an auxilium as an action.
    pub(crate) auxilium: SeatSet,
    /// Sent the legatus.
    pub(crate) requested: SeatSet,
    /// May not send him.
    pub(crate) muted: SeatSet,
    /// Subdued a village.
    pub(crate) subdued: SeatSet,
    /// Worked on the ara.
    pub(crate) ara_step: SeatSet,
    /// May not work on it.
    pub(crate) ara_blocked: SeatSet,
    /// Oppida worked on.
    pub(crate) steps: u32,
    /// Oppida that may not be worked on.
    pub(crate) blocked: u32,
    /// Independent villages whose next battle is made harder.
    pub(crate) hindered: u32,
    /// Pawns of legions that lost or drew a battle.
    pub(crate) beaten: u32,
    pub(crate) more: More,
}

/// What the second version of the rules remembers of a season beyond the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct More {
    /// Villages whose garrisons lost or drew a battle.
    pub(crate) garrisons: u32,
    /// Independent villages whose next battle is made harder once more.
    pub(crate) hindered: u32,
}

/// Nothing is hashed where there is nothing: so the hashes of records of the first version
/// stay what they were.
impl Hash for More {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != More::default() {
            (self.garrisons, self.hindered).hash(state);
        }
    }
}

impl Done {
    /// By how much the next battle of an independent village is made harder.
    pub(crate) const fn hindrance(&self, village: Village) -> i8 {
        let bit = village.bit() as u32;
        (self.hindered & bit != 0) as i8 + (self.more.hindered & bit != 0) as i8
    }

    /// Makes the next battle of an independent village harder, and harder still.
    pub(crate) fn hinder(&mut self, village: Village, adds_up: bool) {
        let bit = village.bit() as u32;
        if adds_up {
            self.more.hindered |= self.hindered & bit;
        }
        self.hindered |= bit;
    }

    /// That battle has come.
    pub(crate) fn end_hindrance(&mut self, village: Village) {
        let bit = village.bit() as u32;
        self.hindered &= !bit;
        self.more.hindered &= !bit;
    }
}

/// The part of a march.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum MarchPhase {
    Off,
    Levy,
    Walk,
    Cross,
}

/// A contingent on its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct March {
    pub(crate) phase: MarchPhase,
    pub(crate) seat: Seat,
    /// Its pawns.
    pub(crate) pawns: u32,
    pub(crate) square: Square,
    /// The village whose pawns are chosen.
    pub(crate) village: u8,
    pub(crate) steps: u8,
    /// Who was asked to intercept.
    pub(crate) asked: SeatSet,
}

/// An effect of a card or token that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Effect {
    pub(crate) on: bool,
    pub(crate) seat: Seat,
    pub(crate) kind: Kind,
    pub(crate) harm: bool,
    /// How many times it may still be used.
    pub(crate) left: u8,
    /// What it was used on before: a village, a seat after all villages, or the square
    /// from which somebody marched in haste.
    pub(crate) before: u8,
    /// Celeritas: an attack is still possible.
    pub(crate) rush: bool,
}

/// A request of the legatus.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Request {
    pub(crate) village: u8,
    pub(crate) seat: Seat,
    /// `Some` once it is decided.
    pub(crate) gift: Option<bool>,
    /// Sides of the die; 0 until it is decided.
    pub(crate) die: u8,
    /// The owner has given leave.
    pub(crate) leave: bool,
}

/// A game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) battle: Battle,
    pub(crate) rex: [Rex; SEATS],
    pub(crate) bag: Auxilia,
    pub(crate) spent: Auxilia,
    /// Cards that left, all seen.
    pub(crate) gone: u64,
    /// Cards in hands that all have seen.
    pub(crate) revealed: u64,
    /// Cards of which at least so many benefits are used.
    pub(crate) used: [u64; BENEFITS as usize],
    pub(crate) villages: [VillageState; VILLAGES],
    pub(crate) pawns: [PawnState; LEGION_PAWNS],
    pub(crate) done: Done,
    /// Villages that were destroyed.
    pub(crate) destroyed: u32,
    /// Mains that were conquered and have not been independent since.
    pub(crate) conquered: u32,
    /// Villages fed by the player who chooses.
    pub(crate) fed: u32,
    pub(crate) march: March,
    pub(crate) effect: Effect,
    pub(crate) request: Request,
    pub(crate) year: u8,
    pub(crate) season: Season,
    pub(crate) stage: Stage,
    pub(crate) ask: Ask,
    pub(crate) pending: SeatSet,
    /// The order of the year, of the players who were in the game when it began.
    pub(crate) order: [Seat; SEATS],
    /// How many places of it are given.
    pub(crate) placed: u8,
    /// The order of this round, and of the next.
    pub(crate) rota: [Seat; SEATS],
    pub(crate) next_rota: [Seat; SEATS],
    /// Whose place in the order it is.
    pub(crate) cursor: u8,
    /// Auxilia bought by the player who buys.
    pub(crate) bought: u8,
    /// Who was asked to show an Auctoritas.
    pub(crate) tie_asked: SeatSet,
    /// The village in revolt that is decided about.
    pub(crate) rebel: u8,
}

impl State {
    /// The year, from 1.
    pub fn year(&self) -> u8 {
        self.year
    }

    #[inline]
    pub(crate) fn rex(&self, seat: Seat) -> &Rex {
        &self.rex[seat.index()]
    }

    #[inline]
    pub(crate) fn rex_mut(&mut self, seat: Seat) -> &mut Rex {
        &mut self.rex[seat.index()]
    }

    #[inline]
    pub(crate) fn village(&self, village: Village) -> &VillageState {
        &self.villages[village.index()]
    }

    #[inline]
    pub(crate) fn village_mut(&mut self, village: Village) -> &mut VillageState {
        &mut self.villages[village.index()]
    }

    /// The players still in the game.
    #[inline]
    pub(crate) fn playing(&self, seats: u8) -> impl Iterator<Item = Seat> + Clone + use<'_> {
        Seat::all(seats).filter(|&seat| !self.rex(seat).is_out())
    }

    /// The players of this year's order who are still in the game.
    #[inline]
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Seat> + use<'_> {
        let order = self.order.iter().copied().take(self.placed.into());
        order.filter(|&seat| !self.rex(seat).is_out())
    }

    /// The same in the order of this round.
    #[inline]
    pub(crate) fn in_rota(&self) -> impl Iterator<Item = Seat> + use<'_> {
        let rota = self.rota.iter().copied().take(self.placed.into());
        rota.filter(|&seat| !self.rex(seat).is_out())
    }

    /// Whose a village is, and how.
    #[inline]
    pub(crate) fn bond(&self, village: Village) -> Option<(Seat, Bond)> {
        let bit = village.bit() as u32;
        for (at, rex) in self.rex.iter().enumerate() {
            if rex.all() & bit != 0 {
                let bonds = [Bond::Main, Bond::Ally, Bond::Subject];
                let bond = bonds.into_iter().find(|&bond| rex.of(bond) & bit != 0)?;
                return Some((Seat::new(at), bond));
            }
        }
        None
    }

    #[inline]
    pub(crate) fn owner(&self, village: Village) -> Option<Seat> {
        self.bond(village).map(|(seat, _)| seat)
    }

    /// All villages of players.
    #[inline]
    pub(crate) fn led(&self) -> u32 {
        self.rex.iter().fold(0, |set, rex| set | rex.all())
    }

    /// The independent villages.
    #[inline]
    pub(crate) fn independent(&self) -> u32 {
        !(self.led() | self.destroyed) & ((1 << VILLAGES) - 1)
    }

    /// The main village of a player in the game.
    #[inline]
    pub(crate) fn main(&self, seat: Seat) -> Option<Village> {
        villages(self.rex(seat).of(Bond::Main).into()).next()
    }

    #[inline]
    pub(crate) fn has_oppidum(&self, village: Village) -> bool {
        self.village(village).oppidum == 3
    }

    /// The centuriae of a pawn.
    #[inline]
    pub(crate) fn centuriae(&self, pawn: Pawn) -> u8 {
        if pawn.is_legion() {
            self.pawns[pawn.index()].centuriae
        } else {
            self.village(pawn.village()).familiae.min(PAWN)
        }
    }

    /// The number of this season, from 0.
    #[inline]
    pub(crate) fn season_number(&self) -> u8 {
        3 * self.year.saturating_sub(1) + self.season as u8
    }

    /// How many benefits of a card are used.
    #[inline]
    pub(crate) fn benefits_used(&self, card: Card) -> u8 {
        self.used.iter().filter(|&&set| set & card.bit() != 0).count() as u8
    }

    /// Whose card this is, among those in hands.
    #[inline]
    pub(crate) fn holds(&self, seat: Seat, card: Card) -> bool {
        self.rex(seat).hand & card.bit() != 0
    }

    /// The cards that nobody has drawn.
    pub(crate) fn deck(&self) -> u64 {
        let held = self.rex.iter().fold(self.gone, |set, rex| set | rex.hand);
        ((1 << crate::rules::gods::CARDS) - 1) & !held
    }

    /// Is a battle being prepared or fought?
    #[inline]
    pub(crate) fn is_battle(&self) -> bool {
        self.battle.phase != Phase::Off
    }
}
