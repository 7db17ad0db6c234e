//! The field of a battle: who fights, how they stand, what they have lost.

use ludi_engine::{Seat, SeatSet};

use crate::rules::gods::{Auxilia, Kind};
use crate::rules::state::{NONE, State};
use crate::rules::village::{PAWNS, Pawn, Square, Village, pawns};

/// Schiere on the field, and lines in a schiera.
pub(crate) const WIDTH: usize = 3;
/// Pawns of a side on the field.
pub(crate) const FIELD: u32 = 9;

/// The two sides of a battle.
pub(crate) const ATTACKER: usize = 0;
pub(crate) const DEFENDER: usize = 1;

/// The part of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    Off,
    /// The attacker's villages in the square may join.
    Reinforce,
    /// Does it come to a battle?
    Test,
    /// Who defends.
    Rally,
    /// Partners of pacts may join.
    Join,
    /// Both draw up.
    Deploy,
    /// An exchange begins; reserves may enter.
    Open,
    /// Before the dice.
    Before,
    /// The side with fewer schiere chooses opponents.
    Pair,
    /// Schiere without opponent choose whom to attack.
    Charge,
    Throw,
    /// Dice may be thrown again.
    Reroll,
    Damage,
    /// After the dice.
    After,
    /// Does the battle end?
    Check,
}

/// One side of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Army {
    /// All its pawns, lost ones too.
    pub(crate) pawns: u64,
    /// Tokens not played yet.
    pub(crate) laid: Auxilia,
    /// The lines of each schiera, the first in front.
    pub(crate) field: [[u8; WIDTH]; WIDTH],
    /// How many pawns each schiera gets, as far as it is decided.
    pub(crate) sizes: [u8; WIDTH],
    /// Whether the last schiera is kept in reserve, once that is decided.
    pub(crate) held: Option<bool>,
    /// It is drawn up.
    pub(crate) ready: bool,
    /// Attacks left.
    pub(crate) attacks: u8,
    /// What is added to the threshold of each schiera in the whole battle.
    pub(crate) bonus: i8,
    /// What is added to each in this exchange.
    pub(crate) passing: [i8; WIDTH],
    /// Which enemy schiera each attacks.
    pub(crate) opponents: [u8; WIDTH],
    /// The dice of this exchange; 0 is none.
    pub(crate) dice: [u8; WIDTH],
    /// Which schiera threw them.
    pub(crate) thrown_by: [u8; WIDTH],
    /// The pawns that they cost a centuria.
    pub(crate) hits: [u8; WIDTH],
    /// What the side had lost when the exchange began.
    pub(crate) lost: u8,
}

impl Army {
    pub(crate) const NONE: Army = Army {
        pawns: 0,
        laid: Auxilia::NONE,
        field: [[NONE; WIDTH]; WIDTH],
        sizes: [0; WIDTH],
        held: None,
        ready: false,
        attacks: 0,
        bonus: 0,
        passing: [0; WIDTH],
        opponents: [NONE; WIDTH],
        dice: [0; WIDTH],
        thrown_by: [NONE; WIDTH],
        hits: [NONE; WIDTH],
        lost: 0,
    };

    /// How many schiere it has when it is drawn up.
    #[inline]
    pub(crate) fn schiere(&self) -> u8 {
        (self.pawns.count_ones().min(FIELD)).div_ceil(WIDTH as u32) as u8
    }

    /// The schiere on the field, from the left.
    #[inline]
    pub(crate) fn slots(&self) -> impl Iterator<Item = usize> + Clone + use<> {
        let stands = self.field.map(|lines| lines[0] != NONE);
        (0..WIDTH).filter(move |&slot| stands[slot])
    }

    /// How many these are.
    #[inline]
    pub(crate) fn width(&self) -> usize {
        self.field.iter().map(|lines| usize::from(lines[0] != NONE)).sum()
    }

    /// How many lines a schiera has.
    #[inline]
    pub(crate) fn lines(&self, slot: usize) -> u8 {
        self.field[slot].iter().filter(|&&pawn| pawn != NONE).count() as u8
    }

    /// The first line of a schiera.
    #[inline]
    pub(crate) fn front(&self, slot: usize) -> Option<Pawn> {
        let pawn = self.field[slot][0];
        (pawn != NONE).then(|| Pawn::from_index(pawn))
    }

    /// The pawns on the field.
    #[inline]
    pub(crate) fn fielded(&self) -> u64 {
        // An empty place sets the highest bit, which is no pawn's.
        const NO_PAWN: u64 = 1 << (NONE & 63);
        let all = self.field.iter().flatten();
        all.fold(0, |set, &pawn| set | 1_u64.wrapping_shl(pawn.into())) & !NO_PAWN
    }

    /// Takes a pawn off the field; those behind it step forward.
    pub(crate) fn take_off(&mut self, pawn: Pawn) {
        for lines in &mut self.field {
            if let Some(at) = lines.iter().position(|&other| other == pawn.index() as u8) {
                lines[at..].rotate_left(1);
                lines[WIDTH - 1] = NONE;
            }
        }
    }

    /// Puts a pawn behind all lines of a schiera, which has room.
    pub(crate) fn put_behind(&mut self, slot: usize, pawn: Pawn) {
        if let Some(place) = self.field[slot].iter_mut().find(|line| **line == NONE) {
            *place = pawn.index() as u8;
        }
    }
}

/// A battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Battle {
    pub(crate) phase: Phase,
    /// Does it follow from an Attack? Otherwise from an interception.
    pub(crate) attack: bool,
    pub(crate) attacker: Seat,
    /// The player who defends; nobody if an independent village does.
    pub(crate) defender: Option<Seat>,
    /// The player who leads an independent village.
    pub(crate) leader: Seat,
    /// The village attacked, or the independent one that intercepts.
    pub(crate) village: u8,
    pub(crate) square: Square,
    pub(crate) armies: [Army; 2],
    /// Centuriae lost by each pawn; in the upper four bits how many of them for good.
    pub(crate) damage: [u8; PAWNS],
    /// Pawns that left the field.
    pub(crate) fled: u64,
    /// Players asked to join.
    pub(crate) asked: SeatSet,
    /// Whose window it is: the attacker's, then the defender's, then nobody's.
    pub(crate) window: u8,
    /// The token just played, by whom, and on what.
    pub(crate) token: Option<Kind>,
    pub(crate) by: u8,
    pub(crate) target: u8,

    /// A shot replaces the dice of this exchange: who is shot at.
    pub(crate) shot: Option<u8>,
}

impl Battle {
    pub(crate) const NONE: Battle = Battle {
        phase: Phase::Off,
        attack: false,
        attacker: Seat::new(0),
        defender: None,
        leader: Seat::new(0),
        village: NONE,
        square: Square::from_index(0),
        armies: [Army::NONE; 2],
        damage: [0; PAWNS],
        fled: 0,
        asked: SeatSet::EMPTY,
        window: 0,
        token: None,
        by: 0,
        target: 0,

        shot: None,
    };

    /// The village attacked, or the independent one that intercepts.
    #[inline]
    pub(crate) fn village(&self) -> Option<Village> {
        (self.village != NONE).then(|| Village::from_index(self.village))
    }

    /// The side whose window it is.
    #[inline]
    pub(crate) fn side(&self) -> usize {
        self.window.into()
    }

    /// Who decides for a side: nobody for an independent village.
    #[inline]
    pub(crate) fn commander(&self, side: usize) -> Option<Seat> {
        if side == ATTACKER { Some(self.attacker) } else { self.defender }
    }

    /// The side that a player commands.
    #[inline]
    pub(crate) fn side_of(&self, seat: Seat) -> usize {
        if self.attacker == seat { ATTACKER } else { DEFENDER }
    }

    /// How many centuriae a pawn has lost.
    #[inline]
    pub(crate) fn damage(&self, pawn: Pawn) -> u8 {
        self.damage[pawn.index()] & 15
    }

    /// How many of these for good.
    #[inline]
    pub(crate) fn slain(&self, pawn: Pawn) -> u8 {
        self.damage[pawn.index()] >> 4
    }
}

impl State {
    /// The centuriae of a pawn that still fight.
    #[inline]
    pub(crate) fn fighting(&self, pawn: Pawn) -> u8 {
        if self.battle.fled & pawn.bit() != 0 {
            return 0;
        }
        self.centuriae(pawn).saturating_sub(self.battle.damage(pawn))
    }

    /// The centuriae of a side that still fight, reserve included.
    pub(crate) fn left(&self, side: usize) -> u8 {
        pawns(self.battle.armies[side].pawns).map(|pawn| self.fighting(pawn)).sum()
    }

    /// What a side has lost: damage that was not restored, and those who fled.
    pub(crate) fn losses(&self, side: usize) -> u8 {
        pawns(self.battle.armies[side].pawns)
            .map(|pawn| self.centuriae(pawn) - self.fighting(pawn))
            .sum()
    }

    /// The pawns of a side that fight but are not on the field.
    pub(crate) fn reserve(&self, side: usize) -> u64 {
        let army = &self.battle.armies[side];
        let away = army.pawns & !army.fielded();
        pawns(away).filter(|&pawn| self.fighting(pawn) > 0).fold(0, |set, pawn| set | pawn.bit())
    }

    /// The number that a die of a schiera must not exceed (20).
    pub(crate) fn threshold(&self, side: usize, slot: usize) -> u8 {
        let army = &self.battle.armies[side];
        let Some(front) = army.front(slot) else { return 0 };
        let figures = self.fighting(front).div_ceil(2).min(2);
        let strength = figures + army.lines(slot) - 1;
        (strength as i8 + army.bonus + army.passing[slot]).clamp(0, 5) as u8
    }
}
