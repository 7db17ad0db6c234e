//! Section 2: preparation.

use ludi_engine::{Dice, Listener, Rng, Seat, SeatSet};

use crate::Latium;
use crate::rules::acies::Battle;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::gods::{Auxilia, Kind};
use crate::rules::state::{
    Ask, Done, Effect, March, MarchPhase, NO_OFFER, NONE, PawnState, Request, Rex, SEATS, Season,
    Stage, State, VillageState,
};
use crate::rules::village::{LARGE, PAWN, Pawn, Square, VILLAGES, Village};

/// The wealth at the start (7).
const FIRST_DP: u16 = 48;
/// Roma and Albalonga are always led by players; they come first.
const ALWAYS: u64 = 0b11;

impl Latium {
    /// Players draw their villages and the first year begins.
    pub(crate) fn set_up<R: Rng, L: Listener<Latium>>(
        &self,
        dice: &mut Dice<R>,
        listener: &mut L,
    ) -> State {
        let mut state = self.empty_table();
        let mut led = ALWAYS;
        for _ in 2..self.seats {
            let rest = ((1 << LARGE) - 1) & !led;
            led |= dice.pick_bit(rest).map_or(0, |at| 1 << at);
        }
        let mut left = led;
        for seat in Seat::all(self.seats) {
            if let Some(at) = dice.pick_bit(left) {
                left &= !(1 << at);
                state.rex_mut(seat).holdings[0] = 1 << at;
            }
        }
        let mut play = Play { game: self, state: &mut state, dice, listener };
        for seat in Seat::all(self.seats) {
            if let Some(village) = play.state.main(seat) {
                play.tell(Event::Leads { seat, village });
            }
        }
        play.go_on();
        state
    }

    /// The table before anything is dealt: all villages are independent.
    pub(crate) fn empty_table(&self) -> State {
        let village = |at: usize| {
            let size = Village::from_index(at as u8).size();
            VillageState {
                familiae: size.familiae(),
                ceiling: size.familiae(),
                huts: size.tribus(),
                oppidum: 0,
                level: 0,
                place: 0,
                need: 0,
                declined: SeatSet::EMPTY,
                beaten: SeatSet::EMPTY,
            }
        };
        let pawn = |at: usize| {
            let home = Pawn::from_index(at as u8).village();
            PawnState { square: self.components.square(home), centuriae: PAWN, moved: 0 }
        };
        State {
            battle: Battle::NONE,
            rex: std::array::from_fn(|at| empty_rex(at < self.seats.into())),
            bag: Auxilia::of_each(self.components.auxilia),
            spent: Auxilia::NONE,
            gone: 0,
            revealed: 0,
            used: [0; 4],
            villages: std::array::from_fn(village),
            pawns: std::array::from_fn(pawn),
            done: Done::default(),
            destroyed: 0,
            conquered: 0,
            fed: 0,
            march: March {
                phase: MarchPhase::Off,
                seat: Seat::new(0),
                pawns: 0,
                square: Square::from_index(0),
                village: 0,
                steps: 0,
                asked: SeatSet::EMPTY,
            },
            effect: Effect {
                on: false,
                seat: Seat::new(0),
                kind: Kind::Salus,
                harm: false,
                left: 0,
                before: NONE,
                rush: false,
            },
            request: Request {
                village: NONE,
                seat: Seat::new(0),
                gift: None,
                die: 0,
                leave: false,
            },
            year: 0,
            season: Season::Hiems,
            stage: Stage::Year,
            ask: Ask::Nothing,
            pending: SeatSet::EMPTY,
            order: std::array::from_fn(Seat::new),
            placed: 0,
            rota: std::array::from_fn(Seat::new),
            next_rota: std::array::from_fn(Seat::new),
            cursor: 0,
            bought: 0,
            tie_asked: SeatSet::EMPTY,
            rebel: NONE,
        }
    }
}

/// A player before the deal, or a place where nobody sits.
fn empty_rex(plays: bool) -> Rex {
    Rex {
        hand: 0,
        stock: Auxilia::NONE,
        known: Auxilia::NONE,
        holdings: [0; 3],
        sieges: 0,
        dp: if plays { FIRST_DP } else { 0 },
        offer: NO_OFFER,
        barred: [0; VILLAGES],
        consent: 0,
        actions: 0,
        card: NONE,
        victories: 0,
        ara: 0,
        pacts: SeatSet::EMPTY,
        truce: SeatSet::EMPTY,
        bellum: 0,
        hindered: 0,
        legatio: 0,
        carried: 0,
        out: u8::from(!plays) * (SEATS as u8 + 1),
        shown: 0,
    }
}
