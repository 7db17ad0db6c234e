//! A match: a game, its dice keys and a log of what was done.

use std::sync::OnceLock;

use crate::draws::Noted;
use crate::undo::{is_public, notices, reveals};
use crate::{
    Dice, DiceKeys, Draw, Listener, Outcome, Refusal, Rng, Seat, SeatSet, Setup, SetupError,
    Silence, Transcript, Viewer, Words, digest,
};

/// A match in progress or finished. Setup, dice keys and rows are the whole of it:
/// everything else follows by playing them again.
#[derive(Clone, Debug)]
pub struct Match<G: Words> {
    game: G,
    setup: Setup,
    rules: u32,
    dice_keys: DiceKeys,
    state: G::State,
    rows: Vec<Row<G::Action>>,
    /// The numbers of the actions that were not taken back, from 1.
    in_force: Vec<u64>,
    /// The steps since the last random draw that their seats may still take back, unless
    /// they revealed something or their seats have noticed that others acted
    /// since, and what others did between them.
    undo_steps: Vec<UndoStep<G>>,
    /// What was foreseen last.
    foreseen: Option<Foreseen<G::Action>>,
}

/// Whether a row that was foreseen reveals anything.
#[derive(Clone, Copy, Debug)]
struct Foreseen<A> {
    row: u64,
    seat: Seat,
    action: A,
    reveals: bool,
}

/// Where an action leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// Who will have to act; nobody if the match will be over.
    pub to_act: SeatSet,
    /// Who will be able to change what it sealed.
    pub may_change: SeatSet,
    /// Can it be taken back then?
    pub retractable: bool,
}

#[derive(Clone, Debug)]
struct UndoStep<G: Words> {
    row: u64,
    before: G::State,
    seat: Seat,
    action: G::Action,
    /// Did it change who is to act or may change, so that all know of it?
    public: bool,
    /// Did it reveal something? Found when it is first asked, and kept with the
    /// step: the answer follows from the step and never changes.
    revealed: OnceLock<bool>,
}

impl<G: Words> UndoStep<G> {
    fn has_revealed(&self, game: &G) -> bool {
        let UndoStep { before, seat, action, revealed, .. } = self;
        *revealed.get_or_init(|| reveals(game, before, *seat, *action))
    }

    /// The same step from another state.
    fn from(&self, before: G::State) -> UndoStep<G> {
        UndoStep { before, revealed: OnceLock::new(), ..self.clone() }
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

impl<G: Words> Match<G> {
    /// Opens a table by the newest rules and deals.
    pub fn start<L: Listener<G>>(
        setup: Setup,
        dice_keys: impl Into<DiceKeys>,
        listener: &mut L,
    ) -> Result<Match<G>, SetupError> {
        Match::start_by(G::INFO.rules_version, setup, dice_keys, listener)
    }

    /// Opens a table by a version of the rules that [`Info::plays`] allows, and
    /// deals.
    ///
    /// [`Info::plays`]: crate::Info::plays
    pub fn start_by<L: Listener<G>>(
        rules: u32,
        setup: Setup,
        dice_keys: impl Into<DiceKeys>,
        listener: &mut L,
    ) -> Result<Match<G>, SetupError> {
        let game = G::open(&setup, rules)?;
        let dice_keys = dice_keys.into();
        let state = game.deal(&mut dice_keys.dice(0), listener);
        let (rows, in_force, undo_steps) = (Vec::new(), Vec::new(), Vec::new());
        let foreseen = None;
        Ok(Match { game, setup, rules, dice_keys, state, rows, in_force, undo_steps, foreseen })
    }

    /// Deals again at the same table: a new match with other dice keys.
    pub fn deal_again<L: Listener<G>>(&mut self, dice_keys: impl Into<DiceKeys>, listener: &mut L) {
        self.dice_keys = dice_keys.into();
        self.state = self.game.deal(&mut self.dice_keys.dice(0), listener);
        self.rows.clear();
        self.in_force.clear();
        self.undo_steps.clear();
        self.foreseen = None;
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
    pub fn dice_keys(&self) -> &DiceKeys {
        &self.dice_keys
    }

    /// The state, hidden things included.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The log.
    pub fn rows(&self) -> &[Row<G::Action>] {
        &self.rows
    }

    /// The rows whose actions were not taken back, by their numbers from 1.
    pub fn in_force(&self) -> &[u64] {
        &self.in_force
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
    pub fn act<L: Listener<G>>(
        &mut self,
        seat: Seat,
        action: G::Action,
        listener: &mut L,
    ) -> Result<(), Refusal> {
        let row = self.rows.len() as u64 + 1;
        let mut dice = self.dice_keys.dice(row);
        let before = self.state;
        self.game.apply(&mut self.state, seat, action, &mut dice, listener)?;
        if dice.drawn() > 0 {
            self.undo_steps.clear();
        } else {
            let public = is_public(&self.game, &before, &self.state);
            if public {
                self.keep_trail_of(seat);
            }
            let revealed = match self.foreseen {
                Some(step) if (step.row, step.seat, step.action) == (row, seat, action) => {
                    OnceLock::from(step.reveals)
                }
                _ => OnceLock::new(),
            };
            self.undo_steps.push(UndoStep { row, before, seat, action, public, revealed });
        }
        self.in_force.push(row);
        self.push(seat, Step::Act(action));
        Ok(())
    }

    /// Where an action of this seat would lead now, with the dice that it would have; `None`
    /// if it is not possible. What is found out is kept for when it is carried out.
    pub fn foresee(&mut self, seat: Seat, action: G::Action) -> Option<Foresight> {
        let row = self.rows.len() as u64 + 1;
        let (mut after, mut dice) = (self.state, self.dice_keys.dice(row));
        self.game.apply(&mut after, seat, action, &mut dice, &mut Silence).ok()?;
        let reveals = dice.drawn() > 0 || reveals(&self.game, &self.state, seat, action);
        self.foreseen = Some(Foreseen { row, seat, action, reveals });
        Some(Foresight {
            to_act: self.game.to_act(&after),
            may_change: self.game.may_change(&after),
            retractable: !reveals,
        })
    }

    /// Everybody is about to notice a step of this seat: nobody else can take
    /// anything back, and this seat only what it did since it noticed others.
    fn keep_trail_of(&mut self, seat: Seat) {
        let noticed = self.undo_steps.iter().rposition(|step| step.seat != seat && step.public);
        let since = noticed.map_or(0, |at| at + 1);
        let own = self.undo_steps[since..].iter().position(|step| step.seat == seat);
        self.undo_steps.drain(..own.map_or(self.undo_steps.len(), |at| since + at));
    }

    /// How many of its last steps this seat may take back: those since it noticed
    /// someone else act, chance spoke or anything hidden was shown to anyone.
    /// What others do unnoticed changes nothing, or it would tell of it. What a
    /// step revealed is found once, however often and for whomever this is asked.
    pub fn retractable(&self, seat: Seat) -> u32 {
        let mut steps = 0;
        for step in self.undo_steps.iter().rev() {
            if step.seat != seat {
                if step.public || self.is_noticed(step, Viewer::Seat(seat)) {
                    break;
                }
            } else if step.has_revealed(&self.game) {
                break;
            } else {
                steps += 1;
            }
        }
        steps
    }

    /// What this seat may do instead of its last step, into an empty buffer: see
    /// [`Rules::replaces`](crate::Rules::replaces).
    pub fn alternatives(&self, seat: Seat, actions: &mut Vec<G::Action>) {
        let Some(last) = self.undo_steps.last().filter(|step| step.seat == seat) else { return };
        let replaces = |other| self.game.replaces(&self.state, last.action, other);
        self.game.legal(&last.before, seat, actions);
        actions.retain(|&other| other != last.action && replaces(other));
        if actions.is_empty() {
            return;
        }
        let mut now = Vec::new();
        self.legal(seat, &mut now);
        actions.retain(|other| !now.contains(other));
        if self.retractable(seat) == 0 {
            actions.clear();
        }
    }

    /// Could this viewer notice this step of another seat?
    fn is_noticed(&self, step: &UndoStep<G>, viewer: Viewer) -> bool {
        let (mut after, mut told) = (step.before, Transcript::default());
        let mut untouched = Dice::fast(0);
        let done = self.game.apply(&mut after, step.seat, step.action, &mut untouched, &mut told);
        done.is_err() || notices(&self.game, &step.before, &after, &told, viewer)
    }

    /// The index in `undo_steps` at which the last so many steps of this seat begin.
    fn trail_from(&self, seat: Seat, steps: u32) -> Option<usize> {
        let own = self.undo_steps.iter().enumerate().filter(|(_, step)| step.seat == seat);
        own.map(|(at, _)| at).nth_back((steps as usize).checked_sub(1)?)
    }

    /// Takes back the last `steps` steps of this seat. `false`, and nothing
    /// done, if they are more than [`retractable`](Match::retractable) or none.
    ///
    /// What others did meanwhile, unnoticed by this seat, stays as far as it is
    /// still possible: what several choose at once does, what somebody chose who
    /// is no longer asked is taken back, too.
    #[must_use]
    pub fn take_back(&mut self, seat: Seat, steps: u32) -> bool {
        if steps == 0 || steps > self.retractable(seat) {
            return false;
        }
        let Some(first) = self.trail_from(seat, steps) else { return false };
        let later = self.undo_steps.split_off(first);
        self.in_force.truncate(self.in_force.partition_point(|row| *row < later[0].row));
        self.state = later[0].before;
        for step in later.into_iter().filter(|step| step.seat != seat) {
            let (before, mut after) = (self.state, self.state);
            let mut untouched = Dice::fast(0);
            let again =
                self.game.apply(&mut after, step.seat, step.action, &mut untouched, &mut Silence);
            if again.is_ok() && untouched.drawn() == 0 {
                self.state = after;
                self.in_force.push(step.row);
                self.undo_steps.push(step.from(before));
            }
        }
        self.push(seat, Step::TakeBack(steps));
        true
    }

    /// The same match in a world that this viewer holds possible: what it cannot
    /// know is drawn anew, all it has seen is the same. Steps that the viewer may
    /// take back were taken in that world, too.
    pub fn imagined<R: Rng>(&self, viewer: Viewer, dice: &mut Dice<R>) -> Match<G> {
        let mut imagined = self.clone();
        imagined.undo_steps.clear();
        imagined.foreseen = None;
        let own = match viewer {
            Viewer::Seat(seat) => self.trail_from(seat, self.retractable(seat)),
            Viewer::Spectator | Viewer::Historian => None,
        };
        let Some(first) = own else {
            imagined.state = self.game.resample(&self.state, viewer, dice);
            return imagined;
        };
        let own = &self.undo_steps[first..];
        imagined.state = self.game.resample(&own[0].before, viewer, dice);
        // What others did meanwhile, unnoticed, they need not have done there.
        for step in own.iter().filter(|step| Viewer::Seat(step.seat) == viewer) {
            let before = imagined.state;
            // A retractable step is legal in every consistent world.
            let done =
                self.game.apply(&mut imagined.state, step.seat, step.action, dice, &mut Silence);
            debug_assert!(done.is_ok());
            imagined.undo_steps.push(step.from(before));
        }
        imagined
    }

    /// Everything that chance gave, in order, once the match is over; nothing
    /// before, when it would tell secrets. Found by playing the match again.
    pub fn draws(&self) -> Option<Vec<Draw>> {
        self.outcome()?;
        let mut draws = Vec::new();
        let mut state =
            self.game.deal(&mut Noted::dice(&self.dice_keys, 0, &mut draws), &mut Silence);
        // What was taken back had drawn nothing.
        for &row in &self.in_force {
            let Row { seat, step, .. } = self.rows[row as usize - 1];
            let Step::Act(action) = step else { continue };
            let mut dice = Noted::dice(&self.dice_keys, row, &mut draws);
            self.game.apply(&mut state, seat, action, &mut dice, &mut Silence).ok()?;
        }
        Some(draws)
    }

    fn push(&mut self, seat: Seat, step: Step<G::Action>) {
        self.rows.push(Row { seat, step, hash: digest(&self.state) });
    }
}
