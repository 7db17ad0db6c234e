//! Section 3.2, first half: what may be attacked, by which way, with whose leave.

use ludi_engine::{Listener, Rng, Rule, Seat, SeatSet};

use crate::Imperivm;
use crate::rules::cards::{Card, Suit};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::province::{ITALIA, PROVINCES, Province, provinces};
use crate::rules::state::{Ask, NONE, Stage, State, Track};
use crate::rules::why::Why;

impl Imperivm {
    /// How many pawns of this seat are not on the board. One marks the loyalty.
    pub(crate) fn pawns_left(&self, state: &State, seat: Seat) -> u8 {
        let used = 1 + state.province_count(seat) + state.pawns[seat.index()];
        self.components.pawns.saturating_sub(used)
    }

    /// How many provinces this seat's best Militia could carry it across; `None`
    /// without any.
    fn stride(&self, state: &State, seat: Seat) -> Option<u32> {
        let best = state.hand(seat).of(Suit::Militia).highest();
        (best > 0).then(|| u32::from(best) - 1)
    }

    /// The provinces that can be attacked from `army` across at most `stride`
    /// others, none of them in `closed`. A guest may attack where he stands.
    fn reach(&self, army: Province, own: u64, closed: u64, stride: u32) -> u64 {
        let map = &self.components.map;
        let mut front = map.neighbours[army.index()];
        let mut reach = front | (army.bit() & !own);
        let mut seen = army.bit() | closed;
        for _ in 0..stride {
            let step = front & !seen;
            if step == 0 {
                break;
            }
            seen |= step;
            front = map.around(step);
            reach |= front;
        }
        reach
    }

    /// The provinces of this defender that may be attacked at all: not his last,
    /// unless it is Italia.
    fn attackable(&self, state: &State, defender: Seat) -> u64 {
        let owned = state.owned[defender.index()];
        if owned.count_ones() > 1 { owned } else { owned & ITALIA.bit() }
    }

    /// What an army on its way to `target` may not cross: the defender's other
    /// provinces, and those whose owners have refused.
    fn closed(&self, state: &State, defender: Seat, target: Province) -> u64 {
        let mut closed = state.owned[defender.index()];
        for owner in Seat::all(self.seats).filter(|&owner| owner != state.turn) {
            if state.notes[owner.index()].refused() & target.bit() != 0 {
                closed |= state.owned[owner.index()];
            }
        }
        closed
    }

    /// The provinces that this seat may attack now.
    pub(crate) fn targets(&self, state: &State, seat: Seat) -> u64 {
        let (Some(stride), Some(army)) = (self.stride(state, seat), state.army(seat)) else {
            return 0;
        };
        let own = state.owned[seat.index()];
        let mut targets = 0;
        for defender in Seat::all(self.seats).filter(|&defender| defender != seat) {
            let fair = self.attackable(state, defender);
            if fair != 0 {
                targets |= fair & self.reach(army, own, state.owned[defender.index()], stride);
            }
        }
        let doubtful = state.notes.iter().fold(0, |all, note| all | note.refused()) & targets;
        for target in provinces(doubtful) {
            let Some(defender) = state.owner(target) else { continue };
            let closed = self.closed(state, defender, target);
            if self.reach(army, own, closed, stride) & target.bit() == 0 {
                targets &= !target.bit();
            }
        }
        // What the attacker notes are the attacks that were called off.
        targets & !state.notes[seat.index()].refused()
    }

    /// How many provinces lie between the army of this seat and a province of
    /// others, by the shortest way that is open; `None` if there is no way.
    pub(crate) fn distance(&self, state: &State, seat: Seat, target: Province) -> Option<u32> {
        let (army, defender) = (state.army(seat)?, state.owner(target)?);
        let own = state.owned[seat.index()];
        let closed = self.closed(state, defender, target);
        let reaches = |&stride: &u32| self.reach(army, own, closed, stride) & target.bit() != 0;
        (0..PROVINCES as u32).find(reaches)
    }

    /// How many provinces are crossed in all if the route goes on by this one and
    /// then by the shortest way; `None` if there is none.
    pub(crate) fn crossed_by(&self, state: &State, seat: Seat, next: Province) -> Option<u32> {
        let (army, target) = (state.army(seat)?, state.target()?);
        let map = &self.components.map;
        let mut open = !(self.closed(state, state.defender, target) | state.path | army.bit());
        let mut front = next.bit();
        let mut crossed = state.path.count_ones() + 1;
        while front != 0 {
            let around = map.around(front);
            if around & target.bit() != 0 {
                return Some(crossed);
            }
            open &= !front;
            front = around & open;
            crossed += 1;
        }
        None
    }

    /// Where the route may go on: provinces from which the target can still be
    /// reached with the best Militia, without crossing any province twice.
    pub(crate) fn ways_on(&self, state: &State, seat: Seat) -> u64 {
        self.stride(state, seat).map_or(0, |stride| self.crossings(state, seat, stride))
    }

    /// The same for whoever could cross so many provinces.
    pub(crate) fn crossings(&self, state: &State, seat: Seat, stride: u32) -> u64 {
        let (Some(army), Some(target)) = (state.army(seat), state.target()) else { return 0 };
        let map = &self.components.map;
        let open = !(self.closed(state, state.defender, target) | state.path | army.bit());
        let left = stride.saturating_sub(state.path.count_ones());
        let (mut back, mut front) = (0, target.bit());
        for _ in 0..left {
            front = map.around(front) & open & !back;
            back |= front;
        }
        map.neighbours[usize::from(state.head)] & back
    }
}

impl<R: Rng, L: Listener<Imperivm>> Play<'_, R, L> {
    /// Where the draft has it so, a conquest begins with a face-down card, and
    /// nobody without cards can begin one.
    pub(crate) fn begin_conquest(&mut self) {
        let seat = self.state.turn;
        self.state.notes = Default::default();
        let pawnless = self.game.pawns_left(self.state, seat) == 0;
        if pawnless && self.game.version.conquest_needs_a_pawn() {
            self.state.stage = Stage::Tribute;
        } else if !self.game.edition.conquest_costs_a_card() {
            self.state.stage = Stage::Attack;
        } else if self.state.hand_size(seat) > 0 {
            self.ask(seat, Ask::BorderCard);
        } else {
            self.state.stage = Stage::Tribute;
        }
    }

    pub(crate) fn forgo_conquest(&mut self) {
        self.answered(self.state.turn);
        self.state.stage = Stage::Tribute;
    }

    /// A face-down card opens the conquest or the tribute.
    pub(crate) fn lay_card(&mut self, seat: Seat, card: Card) -> Result<(), Why> {
        let track = match self.state.ask {
            Ask::BorderCard => Track::Border,
            _ => Track::Morale,
        };
        if self.state.hand(seat).count(card) == 0 {
            let rule = if track == Track::Border { "3.2" } else { "3.3" };
            return Err(Why::NoSuchCard(Rule(rule)));
        }
        let slot = self.lay_face_down(seat, card);
        self.state.laid[track as usize][seat.index()].push(slot);
        self.answered(seat);
        self.tell_more(
            seat,
            Event::CardLaid { seat, track, card: Some(card) },
            Event::CardLaid { seat, track, card: None },
        );
        match track {
            Track::Border => self.state.stage = Stage::Attack,
            Track::Morale => self.ask_for_tribute(),
        }
        Ok(())
    }

    /// Asks for the next target. Whoever holds a card is asked, so that nobody
    /// learns who holds Militia.
    pub(crate) fn next_attack(&mut self) {
        let seat = self.state.turn;
        if self.state.hand_size(seat) > 0 && self.game.pawns_left(self.state, seat) > 0 {
            self.ask(seat, Ask::Target);
        } else {
            self.state.stage = Stage::Tribute;
        }
    }

    pub(crate) fn end_conquest(&mut self) {
        self.answered(self.state.turn);
        self.state.stage = Stage::Tribute;
    }

    pub(crate) fn choose_target(&mut self, seat: Seat, target: Province) -> Result<(), Why> {
        let game = self.game;
        let Some(defender) = self.state.owner(target).filter(|&owner| owner != seat) else {
            return Err(Why::YourOwnProvince);
        };
        if game.attackable(self.state, defender) & target.bit() == 0 {
            return Err(Why::LastProvince);
        }
        if game.stride(self.state, seat).is_none() {
            return Err(Why::NoMilitia);
        }
        if self.state.notes[seat.index()].refused() & target.bit() != 0 {
            return Err(Why::CalledOff);
        }
        if game.targets(self.state, seat) & target.bit() == 0 {
            return Err(Why::OutOfReach);
        }
        let Some(army) = self.state.army(seat) else { return Err(Why::OutOfReach) };
        let state = &mut *self.state;
        state.target = target.index() as u8;
        state.defender = defender;
        state.path = 0;
        state.head = army.index() as u8;
        if army == target || game.components.map.borders(army, target) {
            self.ask(seat, Ask::Militia);
        } else {
            self.ask(seat, Ask::Route);
        }
        Ok(())
    }

    /// The route goes on through this province; where it meets the target, its
    /// owners are asked.
    pub(crate) fn cross(&mut self, seat: Seat, province: Province) -> Result<(), Why> {
        let game = self.game;
        if game.ways_on(self.state, seat) & province.bit() == 0 {
            return Err(Why::NotOnTheWay);
        }
        let Some(target) = self.state.target() else { return Err(Why::NotOnTheWay) };
        self.state.path |= province.bit();
        self.state.head = province.index() as u8;
        if game.components.map.borders(province, target) {
            self.ask_for_leave(seat, target);
        }
        Ok(())
    }

    /// Asks the owners on the way, all at once; who has let this army pass to
    /// this target is not asked again.
    fn ask_for_leave(&mut self, seat: Seat, target: Province) {
        let state = &*self.state;
        let owners: SeatSet = Seat::all(self.game.seats)
            .filter(|&owner| owner != seat && state.owned[owner.index()] & state.path != 0)
            .filter(|&owner| !state.notes[owner.index()].agrees(target))
            .collect();
        if owners.is_empty() {
            self.ask(seat, Ask::Militia);
        } else {
            let path = provinces(state.path).collect();
            self.tell(Event::LeaveAsked { seat, target, path, owners });
            self.ask_all(owners, Ask::Consent);
        }
    }

    pub(crate) fn give_leave(&mut self, seat: Seat) {
        let Some(target) = self.state.target() else { return };
        self.state.notes[seat.index()].agree(target);
        self.answered(seat);
        self.tell(Event::LeaveGiven { seat, target });
        if self.state.ask == Ask::Nothing {
            self.ask(self.state.turn, Ask::Militia);
        }
    }

    /// One refusal is enough: nothing was spent, another way or target may be
    /// chosen.
    pub(crate) fn refuse_leave(&mut self, seat: Seat) {
        let Some(target) = self.state.target() else { return };
        self.state.notes[seat.index()].refuse(target);
        self.tell(Event::LeaveRefused { seat, target });
        self.forget_target();
        self.ask_all(SeatSet::EMPTY, Ask::Nothing);
    }

    /// The attack does not take place, and in this phase nobody is attacked there:
    /// so a phase ends. Leave that was given stands.
    pub(crate) fn call_off(&mut self, seat: Seat) -> Result<(), Why> {
        let Some(target) =
            self.state.target().filter(|_| self.game.version.attacks_are_called_off())
        else {
            return Err(Why::SomethingElse(Rule("3.2")));
        };
        self.state.notes[seat.index()].refuse(target);
        self.answered(seat);
        self.tell(Event::CalledOff { seat, target });
        self.forget_target();
        Ok(())
    }

    pub(crate) fn forget_target(&mut self) {
        let state = &mut *self.state;
        state.target = NONE;
        state.head = NONE;
        state.path = 0;
    }
}
