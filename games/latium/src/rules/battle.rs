//! Section 20: both sides draw up, sealed and at the same time.

use ludi_engine::{Listener, Rng, Seat, SeatSet};

use crate::Latium;
use crate::rules::acies::{ATTACKER, Army, DEFENDER, FIELD, Phase, WIDTH};
use crate::rules::action::Action;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::gods::Kind;
use crate::rules::state::{Ask, State};
use crate::rules::village::{Pawn, pawns};
use crate::rules::why::Why;

/// What is still to be decided before a side is drawn up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Draw {
    /// The size of a schiera: which one, the least and the most.
    Size(usize, u8, u8),
    /// Whether the last schiera is kept in reserve.
    Reserve,
    /// Which tokens are laid.
    Tokens,
    /// Nothing.
    Ready,
}

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// Asks both at once for what they have to decide.
    pub(crate) fn ask_deployment(&mut self) {
        let mut asked = SeatSet::EMPTY;
        for side in [ATTACKER, DEFENDER] {
            self.game.settle(self.state, side);
            match self.state.battle.commander(side) {
                Some(seat) if !self.state.battle.armies[side].ready => asked.insert(seat),
                _ => {}
            }
        }
        if asked.is_empty() {
            self.begin_fight();
        } else {
            self.ask_all(asked, Ask::Deploy);
        }
    }

    pub(crate) fn deploy(&mut self, seat: Seat, action: Action) -> Result<(), Why> {
        self.game.check_deployment(self.state, seat, action)?;
        let side = self.state.battle.side_of(seat);
        let draw = self.game.deployment(self.state, side);
        let army = &mut self.state.battle.armies[side];
        match (draw, action) {
            (Draw::Size(slot, ..), Action::Pawns(size)) => army.sizes[slot] = size,
            (Draw::Reserve, _) => army.held = Some(action == Action::Hold),
            (_, Action::Lay(kind)) => {
                army.laid.add(kind);
                self.state.rex_mut(seat).stock.remove(kind);
            }
            _ => army.ready = true,
        }
        self.game.settle(self.state, side);
        if self.state.battle.armies[side].ready {
            let mut left = self.state.pending;
            left.remove(seat);
            self.ask_all(left, Ask::Deploy);
        }
        Ok(())
    }

    /// Both are drawn up: the schiere and the numbers of tokens are seen.
    fn begin_fight(&mut self) {
        for side in [ATTACKER, DEFENDER] {
            self.game.place_pawns(self.state, side);
            let reserve = self.state.reserve(side).count_ones() as u8;
            let army = &mut self.state.battle.armies[side];
            let tokens = army.laid.total();
            army.attacks = army.pawns.count_ones() as u8 + tokens;
            let attacks = army.attacks;
            let schiere = army.slots().map(|slot| army.lines(slot)).collect();
            let side = self.force(side);
            self.tell(Event::Deployed { side, schiere, reserve, tokens, attacks });
        }
        self.state.battle.phase = Phase::Open;
        self.state.battle.window = 0;
        self.beat("deployment");
    }
}

impl Latium {
    /// Decides for a side whatever leaves no choice.
    pub(crate) fn settle(&self, state: &mut State, side: usize) {
        loop {
            match self.deployment(state, side) {
                Draw::Size(slot, least, most) if least == most => {
                    state.battle.armies[side].sizes[slot] = least;
                }
                Draw::Ready => {
                    state.battle.armies[side].ready = true;
                    return;
                }
                _ => return,
            }
        }
    }

    /// What a side has to decide next.
    pub(crate) fn deployment(&self, state: &State, side: usize) -> Draw {
        let army = &state.battle.armies[side];
        if army.ready {
            return Draw::Ready;
        }
        let count = usize::from(army.schiere());
        let mut left = army.pawns.count_ones().min(FIELD) as u8;
        for slot in 0..count {
            let after = (count - slot - 1) as u8;
            if army.sizes[slot] == 0 {
                let least = left.saturating_sub(WIDTH as u8 * after).max(1);
                return Draw::Size(slot, least, (left - after).min(WIDTH as u8));
            }
            left -= army.sizes[slot];
        }
        let Some(seat) = state.battle.commander(side) else { return Draw::Ready };
        let more = army.schiere() > state.battle.armies[1 - side].schiere();
        if more && army.held.is_none() {
            return Draw::Reserve;
        }
        let room = army.laid.total() < self.token_limit(state, side);
        let stock = !state.rex(seat).stock.is_empty();
        if room && stock { Draw::Tokens } else { Draw::Ready }
    }

    fn check_deployment(&self, state: &State, seat: Seat, action: Action) -> Result<(), Why> {
        let side = state.battle.side_of(seat);
        match (self.deployment(state, side), action) {
            (Draw::Size(_, least, most), Action::Pawns(size)) => {
                let fits = (least..=most).contains(&size);
                if fits { Ok(()) } else { Err(Why::WrongCount(least, most, "20")) }
            }
            (Draw::Reserve, Action::Hold | Action::Enter) | (Draw::Tokens, Action::Done) => Ok(()),
            (Draw::Tokens, Action::Lay(kind)) => {
                let has = state.rex(seat).stock.has(kind);
                if has { Ok(()) } else { Err(Why::NoSuchAuxilium) }
            }
            _ => Err(Why::SomethingElse("20")),
        }
    }

    pub(crate) fn list_deployment(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        match self.deployment(state, state.battle.side_of(seat)) {
            Draw::Size(_, least, most) => actions.extend((least..=most).map(Action::Pawns)),
            Draw::Reserve => actions.extend([Action::Hold, Action::Enter]),
            Draw::Tokens => {
                actions.extend(state.rex(seat).stock.kinds().map(Action::Lay));
                actions.push(Action::Done);
            }
            Draw::Ready => {}
        }
    }

    /// Puts pawns on the field: the strongest in front, line by line from the left.
    fn place_pawns(&self, state: &mut State, side: usize) {
        let army = state.battle.armies[side];
        let held = usize::from(army.held == Some(true));
        let shown = usize::from(army.schiere()) - held;
        let mut reserve = state.reserve(side);
        for line in 0..WIDTH as u8 {
            for slot in 0..shown {
                if army.sizes[slot] > line {
                    self.place_strongest(state, side, slot, &mut reserve);
                }
            }
        }
    }

    /// The strongest pawn of the reserve goes behind the lines of a schiera.
    pub(crate) fn place_strongest(
        &self,
        state: &mut State,
        side: usize,
        slot: usize,
        reserve: &mut u64,
    ) {
        let strongest = pawns(*reserve).fold(None, |best: Option<(Pawn, u8)>, pawn| {
            let centuriae = state.fighting(pawn);
            best.filter(|best| best.1 >= centuriae).or(Some((pawn, centuriae)))
        });
        if let Some((pawn, _)) = strongest {
            state.battle.armies[side].put_behind(slot, pawn);
            *reserve &= !pawn.bit();
        }
    }
}

impl Army {
    /// Has it this token?
    #[inline]
    pub(crate) fn has(&self, kind: Kind) -> bool {
        self.laid.has(kind)
    }
}
