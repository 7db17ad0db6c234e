//! A match: a game, its fortune and a log of what was done.

use std::sync::OnceLock;

use crate::draws::Noted;
use crate::undo::{WORLDS, reveals};
use crate::{
    Dice, Draw, Fortune, Game, Listener, Outcome, Refusal, Rng, Seat, SeatSet, Setup, SetupError,
    Silence, Viewer, digest,
};

/// A match in progress or finished. Setup, fortune and rows are the whole of it:
/// everything else follows by playing them again.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: G,
    setup: Setup,
    rules: u32,
    fortune: Fortune,
    state: G::State,
    rows: Vec<Row<G::Action>>,
    /// The states before each step that its seat may still take back, unless
    /// it revealed something: steps of one seat, in a row, that drew nothing.
    trail: Vec<Footprint<G>>,
}

#[derive(Clone, Debug)]
struct Footprint<G: Game> {
    before: G::State,
    seat: Seat,
    action: G::Action,
    /// Did it reveal something? Found when it is first asked, and kept with the
    /// step: the answer follows from the step and never changes.
    revealed: OnceLock<bool>,
}

impl<G: Game> Footprint<G> {
    fn new(before: G::State, seat: Seat, action: G::Action) -> Footprint<G> {
        Footprint { before, seat, action, revealed: OnceLock::new() }
    }

    fn has_revealed(&self, game: &G) -> bool {
        let Footprint { before, seat, action, revealed } = self;
        *revealed.get_or_init(|| reveals(game, before, *seat, *action, WORLDS))
    }
}

/// A row of the log. Rows are only ever added: taking something back is a row,
/// too, so that no stream of dice serves twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row<A> {
    /// Whose row it is.
    pub seat: Seat,
    /// What was done.
    pub step: Step<A>,
    /// The [`digest`] of the state after it.
    pub hash: u64,
}

/// What a row does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<A> {
    /// The seat carries out an action.
    Act(A),
    /// The seat takes back this many of its last steps.
    TakeBack(u32),
}

impl<G: Game> Match<G> {
    /// Opens a table by the newest rules and deals.
    pub fn start<L: Listener<G::Event>>(
        setup: Setup,
        fortune: impl Into<Fortune>,
        listener: &mut L,
    ) -> Result<Match<G>, SetupError> {
        Match::start_by(G::INFO.rules_version, setup, fortune, listener)
    }

    /// Opens a table by a version of the rules that [`Info::plays`] allows, and
    /// deals.
    ///
    /// [`Info::plays`]: crate::Info::plays
    pub fn start_by<L: Listener<G::Event>>(
        rules: u32,
        setup: Setup,
        fortune: impl Into<Fortune>,
        listener: &mut L,
    ) -> Result<Match<G>, SetupError> {
        let game = G::open(&setup, rules)?;
        let fortune = fortune.into();
        let state = game.deal(&mut fortune.dice(0), listener);
        Ok(Match { game, setup, rules, fortune, state, rows: Vec::new(), trail: Vec::new() })
    }

    /// Deals again at the same table: a new match with another fortune.
    pub fn deal_again<L: Listener<G::Event>>(
        &mut self,
        fortune: impl Into<Fortune>,
        listener: &mut L,
    ) {
        self.fortune = fortune.into();
        self.state = self.game.deal(&mut self.fortune.dice(0), listener);
        self.rows.clear();
        self.trail.clear();
    }

    /// The game as laid out for this table.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How the table was opened.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The version of the rules it is played by.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// Where its dice come from: a secret until the match is over.
    pub fn fortune(&self) -> &Fortune {
        &self.fortune
    }

    /// The state, hidden things included.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The log.
    pub fn rows(&self) -> &[Row<G::Action>] {
        &self.rows
    }

    /// Who has to act; nobody when it is over.
    pub fn to_act(&self) -> SeatSet {
        self.game.to_act(&self.state)
    }

    /// Who may still change what it has sealed.
    pub fn may_change(&self) -> SeatSet {
        self.game.may_change(&self.state)
    }

    /// What this seat may do, into an empty buffer.
    pub fn legal(&self, seat: Seat, actions: &mut Vec<G::Action>) {
        self.game.legal(&self.state, seat, actions);
    }

    /// What this viewer may know. The historian may look only when it is over.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.state, viewer)
    }

    /// The result, when it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    /// Carries out an action; on refusal nothing has changed.
    pub fn act<L: Listener<G::Event>>(
        &mut self,
        seat: Seat,
        action: G::Action,
        listener: &mut L,
    ) -> Result<(), Refusal> {
        let mut dice = self.fortune.dice(self.rows.len() as u64 + 1);
        let before = self.state;
        self.game.apply(&mut self.state, seat, action, &mut dice, listener)?;
        if dice.drawn() > 0 || self.trail.last().is_some_and(|last| last.seat != seat) {
            self.trail.clear();
        }
        if dice.drawn() == 0 {
            self.trail.push(Footprint::new(before, seat, action));
        }
        self.push(seat, Step::Act(action));
        Ok(())
    }

    /// How many of its last steps this seat may take back: those since someone
    /// else acted, chance spoke or anything hidden was shown to anyone. What a
    /// step revealed is found once, however often and for whomever this is asked.
    pub fn retractable(&self, seat: Seat) -> u32 {
        let may_be_taken_back = |footprint: &&Footprint<G>| {
            footprint.seat == seat && !footprint.has_revealed(&self.game)
        };
        self.trail.iter().rev().take_while(may_be_taken_back).count() as u32
    }

    /// Takes back the last `steps` steps of this seat. `false`, and nothing
    /// done, if they are more than [`retractable`](Match::retractable) or none.
    #[must_use]
    pub fn take_back(&mut self, seat: Seat, steps: u32) -> bool {
        if steps == 0 || steps > self.retractable(seat) {
            return false;
        }
        let first = self.trail.len() - steps as usize;
        self.state = self.trail[first].before;
        self.trail.truncate(first);
        self.push(seat, Step::TakeBack(steps));
        true
    }

    /// The same match in a world that this viewer holds possible: what it cannot
    /// know is drawn anew, all it has seen is the same. Steps that the viewer may
    /// take back were taken in that world, too.
    pub fn imagined<R: Rng>(&self, viewer: Viewer, dice: &mut Dice<R>) -> Match<G> {
        let mut imagined = self.clone();
        imagined.trail.clear();
        let own = match viewer {
            Viewer::Seat(seat) => self.retractable(seat) as usize,
            Viewer::Spectator | Viewer::Historian => 0,
        };
        let own = &self.trail[self.trail.len() - own..];
        let Some(first) = own.first() else {
            imagined.state = self.game.resample(&self.state, viewer, dice);
            return imagined;
        };
        imagined.state = self.game.resample(&first.before, viewer, dice);
        for &Footprint { seat, action, .. } in own {
            let before = imagined.state;
            // What rules no world out is possible in each of them.
            let done = self.game.apply(&mut imagined.state, seat, action, dice, &mut Silence);
            debug_assert!(done.is_ok());
            imagined.trail.push(Footprint::new(before, seat, action));
        }
        imagined
    }

    /// Everything that chance gave, in order, once the match is over; nothing
    /// before, when it would tell secrets. Found by playing the match again.
    pub fn draws(&self) -> Option<Vec<Draw>> {
        self.outcome()?;
        // What was taken back had drawn nothing.
        let mut acts = Vec::new();
        for (number, row) in (1..).zip(&self.rows) {
            match row.step {
                Step::Act(action) => acts.push((number, row.seat, action)),
                Step::TakeBack(steps) => acts.truncate(acts.len().saturating_sub(steps as usize)),
            }
        }
        let mut draws = Vec::new();
        let mut state =
            self.game.deal(&mut Noted::dice(&self.fortune, 0, &mut draws), &mut Silence);
        for (row, seat, action) in acts {
            let mut dice = Noted::dice(&self.fortune, row, &mut draws);
            self.game.apply(&mut state, seat, action, &mut dice, &mut Silence).ok()?;
        }
        Some(draws)
    }

    fn push(&mut self, seat: Seat, step: Step<G::Action>) {
        self.rows.push(Row { seat, step, hash: digest(&self.state) });
    }
}
