//! Latium with offers of at most eight DP, so that random games last. Everything else is
//! the game itself.

use ludi_engine::{
    Dice, Info, Lang, Listener, Outcome, Part, Phrase, Promise, Prompt, Refusal, Rng, Rules, Seat,
    SeatSet, Setup, SetupError, Term, Told, Viewer, Words,
};
use ludi_latium::{Action, Event, Latium, State, View};

/// The largest offer.
const MOST: u16 = 8;

#[derive(Clone, Debug)]
pub(crate) struct Thrifty(Latium);

/// Passes on what a game tells.
struct Relay<'a, L>(&'a mut L);

impl<L: Listener<Thrifty>> Listener<Latium> for Relay<'_, L> {
    fn tell(&mut self, told: Told<Event>) {
        self.0.tell(told);
    }

    fn beat(&mut self, kind: &'static str, state: &State) {
        self.0.beat(kind, state);
    }
}

impl Rules for Thrifty {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Latium::INFO;

    fn open(setup: &Setup, rules: u32) -> Result<Thrifty, SetupError> {
        Latium::open(setup, rules).map(Thrifty)
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn deal<R: Rng, L: Listener<Thrifty>>(&self, dice: &mut Dice<R>, listener: &mut L) -> State {
        self.0.deal(dice, &mut Relay(listener))
    }

    fn to_act(&self, state: &State) -> SeatSet {
        self.0.to_act(state)
    }

    fn may_change(&self, state: &State) -> SeatSet {
        self.0.may_change(state)
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.0.legal(state, seat, actions);
        actions.retain(|action| !matches!(action, Action::Offer(dp) if *dp > MOST));
    }

    fn apply<R: Rng, L: Listener<Thrifty>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut Dice<R>,
        listener: &mut L,
    ) -> Result<(), Refusal> {
        // What is too much is refused as if it were more than there can be.
        let action = match action {
            Action::Offer(dp) if dp > MOST => Action::Offer(u16::MAX),
            _ => action,
        };
        self.0.apply(state, seat, action, dice, &mut Relay(listener))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.0.view(state, viewer)
    }

    fn resample<R: Rng>(&self, state: &State, viewer: Viewer, dice: &mut Dice<R>) -> State {
        self.0.resample(state, viewer, dice)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.0.outcome(state)
    }

    fn action_space(&self) -> Vec<Action> {
        self.0.action_space()
    }

    fn inventory(&self, state: &State, components: &mut Vec<u32>) {
        self.0.inventory(state, components);
    }

    fn declines(&self, action: Action) -> bool {
        self.0.declines(action)
    }

    fn reveals_nothing(&self, before: &State, after: &State, action: Action) -> bool {
        self.0.reveals_nothing(before, after, action)
    }
}

impl Words for Thrifty {
    fn prompt(&self, state: &State, viewer: Viewer) -> Prompt {
        self.0.prompt(state, viewer)
    }

    fn label(&self, state: &State, seat: Seat, action: Action) -> Phrase {
        self.0.label(state, seat, action)
    }

    fn describe(&self, event: &Event) -> Prompt {
        self.0.describe(event)
    }

    fn term(term: Term<'_>) -> Option<Phrase> {
        Latium::term(term)
    }

    fn promise(promise: &Promise) -> Option<Phrase> {
        Latium::promise(promise)
    }

    fn part(view: &View) -> Option<Part> {
        Latium::part(view)
    }

    fn texts(lang: Lang) -> &'static str {
        Latium::texts(lang)
    }

    fn ledger(lang: Lang) -> &'static str {
        Latium::ledger(lang)
    }
}
