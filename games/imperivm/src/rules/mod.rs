//! The rules.
//!
//! A file for each part of the rulebook: `setup` (2), `turn` (3), `succession`
//! (3.1, 3.1a), `plot` (3.1b), `conquest` and `battle` (3.2), `march` (3.2a),
//! `tribute` (3.3), `donation` (3.4), `oath` (3.5), `jail` (3.6), `prison` (3.6a),
//! `trouble` (3.7), `ending` (4). `seal` keeps what several choose at once, `armies`
//! says where armies stand, `offers` how coins and power are asked for, `flow` joins
//! all, `memory` moves cards and keeps what is known of them, `knowledge` draws worlds
//! from that, `lens` says what each viewer may know, `reveal` which steps tell nobody more.

pub(crate) mod action;
pub(crate) mod armies;
pub(crate) mod battle;
pub mod cards;
pub mod components;
pub(crate) mod conquest;
pub(crate) mod donation;
pub(crate) mod edition;
pub(crate) mod ending;
pub(crate) mod event;
pub(crate) mod flow;
pub(crate) mod inventory;
pub(crate) mod jail;
pub(crate) mod knowledge;
pub(crate) mod lens;
pub(crate) mod march;
pub(crate) mod memory;
pub(crate) mod note;
pub(crate) mod oath;
pub(crate) mod offers;
pub(crate) mod plot;
pub(crate) mod prison;
pub(crate) mod promises;
pub mod province;
pub(crate) mod redraw;
pub(crate) mod reveal;
pub mod scenario;
pub(crate) mod seal;
pub(crate) mod sections;
pub(crate) mod setup;
pub(crate) mod slot;
pub(crate) mod state;
pub(crate) mod succession;
pub(crate) mod tribute;
pub(crate) mod trouble;
pub(crate) mod turn;
pub(crate) mod version;
pub mod view;
pub(crate) mod why;

use ludi_engine::{
    Dice, GameOption, Info, Listener, MinuteRange, Outcome, Refusal, Rng, Rules, Seat, SeatRange,
    SeatSet, Setup, SetupError, Viewer, Weight,
};

use action::Action;
use components::Components;
use edition::Edition;
use event::Event;
use flow::Play;
use state::{Ask, Stage, State};
use version::Version;
use view::View;

/// Imperivm Romanvm, laid out for one table.
#[derive(Clone, Debug)]
pub struct Imperivm {
    pub(crate) components: Components,
    pub(crate) edition: Edition,
    pub(crate) version: Version,
    pub(crate) seats: u8,
    /// Are the provinces dealt, and not bought one by one?
    pub(crate) provinces_dealt: bool,
}

const PROVINCES_AT_START: GameOption = GameOption { id: "provinces", values: &["bought", "dealt"] };

impl Imperivm {
    /// Which draft is played.
    pub fn edition(&self) -> Edition {
        self.edition
    }
}

impl Rules for Imperivm {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "imperivm",
        name: "Imperivm Romanvm",
        seats: SeatRange { min: 3, max: 6 },
        minutes: MinuteRange { min: 75, max: 150 },
        weight: Weight::Heavy,
        editions: Edition::ALL,
        options: &[PROVINCES_AT_START],
        endings: ending::ENDINGS,
        beats: flow::BEATS,
        sections: sections::SECTIONS,
        promises: promises::PROMISES,
        rules_version: 2,
        oldest_rules_version: 1,
    };

    fn open(setup: &Setup, rules: u32) -> Result<Imperivm, SetupError> {
        setup.check(&Self::INFO)?;
        let components = Components::of(setup)?;
        let edition = Edition::named(&setup.edition);
        let (version, seats) = (Version(rules), setup.seats);
        let provinces_dealt = setup.option(&PROVINCES_AT_START) == "dealt";
        Ok(Imperivm { components, edition, version, seats, provinces_dealt })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn deal<R: Rng, L: Listener<Imperivm>>(&self, dice: &mut Dice<R>, listener: &mut L) -> State {
        self.set_up(dice, listener)
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        match state.stage {
            Stage::Over => SeatSet::EMPTY,
            _ => state.pending,
        }
    }

    #[inline]
    fn may_change(&self, state: &State) -> SeatSet {
        state.sealed
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.list(state, seat, actions);
    }

    #[inline]
    fn apply<R: Rng, L: Listener<Imperivm>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut Dice<R>,
        listener: &mut L,
    ) -> Result<(), Refusal> {
        Ok(Play { game: self, state, dice, listener }.act(seat, action)?)
    }

    fn declines(&self, action: Action) -> bool {
        action == Action::Pass
    }

    /// A province is bought instead of another as long as it is not paid for, and a
    /// border card laid for another as long as nothing is attacked.
    fn replaces(&self, state: &State, taken: Action, other: Action) -> bool {
        match (taken, other) {
            (Action::Province(_), Action::Province(_)) => state.ask == Ask::Price,
            (Action::Card(_), Action::Card(_)) => state.ask == Ask::Target,
            _ => false,
        }
    }

    fn reveals_nothing(&self, before: &State, after: &State, action: Action) -> bool {
        self.is_plain(before, after, action)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::through(&self.lens_of(state, viewer))
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
}
