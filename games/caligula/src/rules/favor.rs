//! Section 2C, Favor: the conspirators choose whom they support.

use ludi_engine::{Listener, Rng, Seat};

use crate::Caligula;
use crate::rules::action::{Action, Throne};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Ask, Favor, NONE, Stage, State};
use crate::rules::why::Why;

impl<R: Rng, L: Listener<Caligula>> Play<'_, R, L> {
    /// The leader names a candidate; if there is only one, it is him.
    pub(crate) fn begin_favor(&mut self) {
        self.state.stage = Stage::Favor;
        self.state.next = 0;
        let leader = self.state.leader;
        match self.state.candidates {
            [only, NONE] if only != NONE => self.named(1),
            [NONE, only] if only != NONE => self.named(2),
            _ => self.ask(leader, Ask::Candidate),
        }
    }

    pub(crate) fn name_candidate(&mut self, number: u8) -> Result<(), Why> {
        self.game.check_candidate(self.state, number)?;
        self.named(number);
        Ok(())
    }

    fn named(&mut self, number: u8) {
        self.state.ask = Ask::Nothing;
        self.state.named = number - 1;
        let augustus = self.state.candidates[usize::from(self.state.named)];
        self.tell(Event::CandidateNamed { seat: self.state.leader, augustus });
    }

    /// Asks the next conspirator, from the leader on in order, unless all can
    /// see that there is nothing to choose.
    pub(crate) fn next_favor(&mut self) {
        while let Some(seat) = self.next_conspirator() {
            self.state.asked = seat;
            let emperor = self.game.check_favor(self.state, Throne::Emperor).is_ok();
            let candidate = self.game.check_favor(self.state, Throne::Candidate).is_ok();
            let nowhere = check_no_favor(self.state).is_ok();
            match (emperor, candidate, nowhere) {
                (true, false, false) => self.move_favor(Throne::Emperor),
                (false, true, false) => self.move_favor(Throne::Candidate),
                (false, false, _) => self.tell(Event::NoFavor { seat }),
                _ => {
                    self.state.ask = Ask::Favor;
                    return;
                }
            }
        }
        self.begin_defence();
    }

    pub(crate) fn place_favor(&mut self, throne: Throne) -> Result<(), Why> {
        self.game.check_favor(self.state, throne)?;
        self.move_favor(throne);
        Ok(())
    }

    fn move_favor(&mut self, throne: Throne) {
        let state = &mut *self.state;
        let seat = state.asked;
        let (favor, augustus) = match throne {
            Throne::Emperor => (Favor::Emperor, state.emperor),
            Throne::Candidate => (Favor::Candidate, state.candidates[usize::from(state.named)]),
        };
        let stayed = std::mem::replace(&mut state.favor[seat.index()], favor) == favor;
        state.ask = Ask::Nothing;
        self.tell(Event::FavorPlaced { seat, throne, augustus, stayed });
        self.beat("favor");
    }

    pub(crate) fn place_no_favor(&mut self) -> Result<(), Why> {
        check_no_favor(self.state)?;
        self.state.ask = Ask::Nothing;
        self.tell(Event::NoFavor { seat: self.state.asked });
        Ok(())
    }
}

impl Caligula {
    fn check_candidate(&self, state: &State, number: u8) -> Result<(), Why> {
        match number.checked_sub(1).and_then(|index| state.candidates.get(usize::from(index))) {
            Some(&candidate) if candidate != NONE => Ok(()),
            _ => Err(Why::NoCandidate),
        }
    }

    pub(crate) fn list_candidates(&self, state: &State, actions: &mut Vec<Action>) {
        let numbers =
            [1, 2].into_iter().filter(|&number| self.check_candidate(state, number).is_ok());
        actions.extend(numbers.map(Action::Name));
    }

    /// May the seat asked put its Favor there, or leave it there?
    fn check_favor(&self, state: &State, throne: Throne) -> Result<(), Why> {
        let (favor, augustus) = match throne {
            Throne::Emperor => (Favor::Emperor, state.emperor),
            Throne::Candidate => (Favor::Candidate, state.candidates[usize::from(state.named)]),
        };
        let there = |seat: Seat| state.favor[seat.index()] == favor;
        let taken = Seat::all(self.seats).filter(|&seat| there(seat)).count();
        let room = taken < usize::from(self.components.augusti[usize::from(augustus)].spaces);
        if room || there(state.asked) { Ok(()) } else { Err(Why::NoFavorSpace) }
    }

    pub(crate) fn list_favor(&self, state: &State, actions: &mut Vec<Action>) {
        if check_no_favor(state).is_ok() {
            actions.push(Action::Pass);
        }
        let thrones = [Throne::Emperor, Throne::Candidate]
            .into_iter()
            .filter(|&throne| self.check_favor(state, throne).is_ok());
        actions.extend(thrones.map(Action::Favor));
    }
}

/// The leader must place his Favor; one that lies on the emperor does not go
/// home.
fn check_no_favor(state: &State) -> Result<(), Why> {
    if state.asked == state.leader {
        Err(Why::LeaderMustPlace)
    } else if state.favor[state.asked.index()] == Favor::Emperor {
        Err(Why::FavorStays)
    } else {
        Ok(())
    }
}
