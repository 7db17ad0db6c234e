//! The rules.
//!
//! A file for each part of the rulebook: `setup` (2), `year` (3, 7, 12, 13), `offering`
//! (8), `turn` (9), `beneficii` (10), `auxilia` (11), `effects` (what both do),
//! `feeding` (13), `works` (14), `consent` (15), `movement` and `interception` (16),
//! `alliance` and `pact` (17), `attack` (17, 19), `legion` (18), `muster` (19), `battle`
//! and `exchange` (20), `tokens` (21), `aftermath` (22), `league` (23), `ending` (the
//! second 22). `acies` is the field of a battle, `flow` joins all, `lens` decides what a
//! viewer may know, `knowledge` draws worlds from it.

pub(crate) mod acies;
pub(crate) mod action;
pub(crate) mod aftermath;
pub(crate) mod alliance;
pub(crate) mod attack;
pub(crate) mod auxilia;
pub(crate) mod battle;
pub(crate) mod beneficii;
pub mod components;
pub(crate) mod consent;
pub(crate) mod effects;
pub(crate) mod ending;
pub(crate) mod event;
pub(crate) mod exchange;
pub(crate) mod feeding;
pub(crate) mod flow;
pub mod gods;
pub(crate) mod interception;
pub(crate) mod inventory;
pub(crate) mod knowledge;
pub(crate) mod league;
pub(crate) mod legion;
pub(crate) mod lens;
pub(crate) mod movement;
pub(crate) mod muster;
pub(crate) mod offering;
pub(crate) mod pact;
pub(crate) mod promises;
pub mod scenario;
pub(crate) mod sections;
pub(crate) mod setup;
pub(crate) mod stage;
pub(crate) mod state;
pub(crate) mod targets;
pub(crate) mod tokens;
pub(crate) mod turn;
pub(crate) mod version;
pub mod view;
pub mod village;
pub(crate) mod why;
pub(crate) mod works;
pub(crate) mod year;

use ludi_engine::{
    Dice, Edition, Info, Listener, MinuteRange, Outcome, Refusal, Rng, Rules, Seat, SeatRange,
    SeatSet, Setup, SetupError, Viewer, Weight,
};

use acies::Phase;
use action::Action;
use components::Components;
use event::Event;
use flow::Play;
use state::{Ask, State};
use version::Version;
use view::View;

/// From two to four play.
const SEATS: SeatRange = SeatRange { min: 2, max: 4 };

/// Latium, laid out for one table.
#[derive(Clone, Debug)]
pub struct Latium {
    pub(crate) components: Components,
    pub(crate) seats: u8,
    pub(crate) version: Version,
}

impl Rules for Latium {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "latium",
        name: "Latium",
        seats: SEATS,
        minutes: MinuteRange { min: 90, max: 180 },
        weight: Weight::Heavy,
        editions: &[Edition { id: "standard", seats: SEATS }],
        options: &[],
        endings: ending::ENDINGS,
        beats: flow::BEATS,
        sections: sections::SECTIONS,
        promises: promises::PROMISES,
        rules_version: 2,
        oldest_rules_version: 1,
    };

    fn open(setup: &Setup, rules: u32) -> Result<Latium, SetupError> {
        setup.check(&Self::INFO)?;
        let (components, version) = (Components::of(setup)?, Version(rules));
        Ok(Latium { components, seats: setup.seats, version })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn deal<R: Rng, L: Listener<Latium>>(&self, dice: &mut Dice<R>, listener: &mut L) -> State {
        self.set_up(dice, listener)
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        state.pending
    }

    #[inline]
    fn may_change(&self, state: &State) -> SeatSet {
        match state.ask {
            Ask::Offer => self.sealed_offers(state),
            _ => SeatSet::EMPTY,
        }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.list(state, seat, actions);
    }

    #[inline]
    fn apply<R: Rng, L: Listener<Latium>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut Dice<R>,
        listener: &mut L,
    ) -> Result<(), Refusal> {
        Ok(Play { game: self, state, dice, listener }.act(seat, action)?)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.look(state, viewer)
    }

    fn resample<R: Rng>(&self, state: &State, viewer: Viewer, dice: &mut Dice<R>) -> State {
        self.imagine(state, viewer, dice)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.result(state)
    }

    fn action_space(&self) -> Vec<Action> {
        Action::space()
    }

    fn inventory(&self, state: &State, components: &mut Vec<u32>) {
        self.list_components(state, components);
    }

    fn declines(&self, action: Action) -> bool {
        matches!(action, Action::Done | Action::Refuse | Action::Hold)
    }

    /// Hidden are cards, tokens, and what is sealed (8, 10, 11, 20); whom the rules ask
    /// depends only on how many there are. So nothing is revealed unless a card or token is
    /// shown or drawn, a player who is out spends his stock (15), or the last seal is opened.
    fn reveals_nothing(&self, before: &State, after: &State, action: Action) -> bool {
        let same_pending = before.pending == after.pending;
        let unseen = match (before.ask, action) {
            (Ask::Offer, _) => after.ask == Ask::Offer && before.year == after.year,
            (Ask::Deploy, _) => same_pending && after.battle.phase == Phase::Deploy,
            (_, Action::Benefit(card)) => before.revealed & card.bit() != 0,
            (_, Action::ShowCard(_) | Action::ShowAuxilium | Action::Auxilium(..)) => false,
            (_, Action::Give(..) | Action::Play(..)) => false,
            _ => true,
        };
        let tokens = |state: &State| (state.bag, state.spent, state.rex.map(|rex| rex.out));
        unseen && tokens(before) == tokens(after)
    }
}
