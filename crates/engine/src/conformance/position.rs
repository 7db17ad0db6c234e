//! Everything that is said about one state.

use super::law::{Fault, Law, Lawful, require};
use crate::{Outcome, Prompt, Seat, SeatSet, Viewer, Words};

/// A state, and what every viewer is told about it.
pub(super) struct Position<G: Words> {
    pub(super) state: G::State,
    pub(super) to_act: SeatSet,
    pub(super) may_change: SeatSet,
    pub(super) outcome: Option<Outcome>,
    /// What each seat may do.
    pub(super) legal: Vec<Vec<G::Action>>,
    /// What each viewer sees, in the order of [`Viewer::all`].
    pub(super) views: Vec<G::View>,
    /// What each viewer is told.
    pub(super) prompts: Vec<Prompt>,
}

impl<G: Words> Position<G> {
    pub(super) fn new(game: &G, state: G::State) -> Position<G> {
        let mut position = Position {
            state,
            to_act: SeatSet::EMPTY,
            may_change: SeatSet::EMPTY,
            outcome: None,
            legal: Seat::all(game.seats()).map(|_| Vec::new()).collect(),
            views: Vec::new(),
            prompts: Vec::new(),
        };
        position.change(game, state);
        position
    }

    /// Looks at another state.
    pub(super) fn change(&mut self, game: &G, state: G::State) {
        self.state = state;
        self.to_act = game.to_act(&state);
        self.may_change = game.may_change(&state);
        self.outcome = game.outcome(&state);
        for (seat, legal) in Seat::all(game.seats()).zip(&mut self.legal) {
            legal.clear();
            game.legal(&state, seat, legal);
        }
        self.views.clear();
        self.views.extend(Viewer::all(game.seats()).map(|viewer| game.view(&state, viewer)));
        self.prompts.clear();
        self.prompts.extend(Viewer::all(game.seats()).map(|viewer| game.prompt(&state, viewer)));
    }

    /// The first law: somebody can act, or there is an outcome, and it is whole.
    pub(super) fn check(&self, seats: u8) -> Lawful {
        let law = Law::Ends;
        for (seat, legal) in Seat::all(seats).zip(&self.legal) {
            let (acts, changes) = (self.to_act.contains(seat), self.may_change.contains(seat));
            require(acts || changes || legal.is_empty(), law, || {
                format!("seat {seat} is not to act and yet may do {legal:?}")
            })?;
            require(!acts || !legal.is_empty(), law, || {
                format!("seat {seat} is to act and can do nothing")
            })?;
            require(!changes || !legal.is_empty(), law, || {
                format!("seat {seat} may change what it sealed and can do nothing")
            })?;
            require(!acts || !changes, law, || {
                format!("seat {seat} is to act and may change what it sealed at once")
            })?;
        }
        let there = |set: SeatSet| set.iter().all(|seat| seat.index() < usize::from(seats));
        require(there(self.to_act) && there(self.may_change), law, || {
            format!("{:?} and {:?} at a table of {seats}", self.to_act, self.may_change)
        })?;
        match &self.outcome {
            None => require(!self.to_act.is_empty(), law, || {
                "nobody is to act, and there is no outcome".to_owned()
            }),
            Some(outcome) => {
                require(self.to_act.is_empty(), law, || {
                    format!("there is an outcome while {:?} are to act", self.to_act)
                })?;
                require(self.may_change.is_empty(), law, || {
                    format!("there is an outcome while {:?} may change", self.may_change)
                })?;
                self.check_outcome(outcome, usize::from(seats))
            }
        }
    }

    fn check_outcome(&self, outcome: &Outcome, seats: usize) -> Lawful {
        let whole = G::INFO.endings.contains(&outcome.ending)
            && outcome.places.len() == seats
            && outcome.scores.len() == seats
            && outcome.breakdown.iter().all(|line| line.values.len() == seats)
            && (outcome.places.contains(&1)
                || outcome.places.iter().all(|place| usize::from(*place) == seats))
            && outcome.places.iter().all(|place| (1..=seats).contains(&usize::from(*place)));
        if whole {
            return Ok(());
        }
        Err(Fault { law: Law::Ends, detail: format!("the outcome makes no sense: {outcome:?}") })
    }
}
