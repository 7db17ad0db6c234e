//! Imperivm Romanvm: secret loyalty, conquest and succession, for three to six.
//!
//! The great families of Rome buy its provinces, wage war over them, tax them and
//! depose each other's emperors, while each decides in secret whether it wants the
//! empire to prosper or to fall. After nine dominions it prospers; if the people
//! or the barbarians cannot be paid before, it falls. Only the side that was right
//! scores. RULES.md has every section of both drafts of the rulebook; in what they
//! differ is in `edition`, in what earlier versions of our rules did in `rules`.
//!
//! A file for each part of the rulebook: `setup` (2), `turn` (3), `succession`
//! (3.1, 3.1a), `plot` (3.1b), `conquest` and `battle` (3.2), `march` (3.2a),
//! `tribute` (3.3), `donation` (3.4), `oath` (3.5), `jail` (3.6), `prison` (3.6a),
//! `trouble` (3.7), `ending` (4). `seal` keeps what several choose at once, `armies` says where armies stand, `offers` how
//! coins and power are asked for, `flow` joins all, `memory` moves cards and keeps
//! what is known of them, `knowledge` draws worlds from that.

mod action;
mod armies;
mod battle;
mod bot;
pub mod cards;
pub mod components;
mod conquest;
mod donation;
mod draw;
mod edition;
mod ending;
mod event;
mod flow;
mod inventory;
mod jail;
mod knowledge;
mod march;
mod memory;
mod note;
mod oath;
mod offers;
mod plot;
mod prison;
mod promise;
pub mod province;
mod redraw;
mod rules;
pub mod scenario;
mod seal;
mod sections;
mod setup;
mod slot;
mod state;
mod succession;
mod table;
mod tribute;
mod trouble;
mod turn;
pub mod view;
mod why;
mod words;

use ludi_engine::{
    Dice, Game, Info, Lang, Listener, Outcome, Phrase, Promise, Prompt, Refusal, Rng, Scene, Seat,
    SeatRange, SeatSet, Setup, SetupError, Term, Viewer, Voice,
};

pub use action::{Action, LARGEST_AMOUNT, Resource};
pub use edition::Edition;
pub use event::Event;
pub use state::{Ask, Ending, Purse, Stage, State, Track};
pub use view::View;

use components::Components;
use flow::Play;
use rules::Rules;

/// Imperivm Romanvm, laid out for one table.
#[derive(Clone, Debug)]
pub struct Imperivm {
    pub(crate) components: Components,
    pub(crate) edition: Edition,
    pub(crate) rules: Rules,
    pub(crate) seats: u8,
}

impl Imperivm {
    /// What is in the box of this table.
    pub fn components(&self) -> &Components {
        &self.components
    }

    /// Which draft is played.
    pub fn edition(&self) -> Edition {
        self.edition
    }
}

impl Game for Imperivm {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "imperivm",
        name: "Imperivm Romanvm",
        seats: SeatRange { min: 3, max: 6 },
        editions: Edition::ALL,
        options: &[],
        endings: ending::ENDINGS,
        sections: sections::SECTIONS,
        promises: promise::PROMISES,
        rules_version: Rules::NEWEST,
        oldest_rules_version: Rules::OLDEST,
    };

    fn open(setup: &Setup, rules: u32) -> Result<Imperivm, SetupError> {
        setup.check(&Self::INFO)?;
        let components = match &setup.components {
            None => Components::builtin(),
            Some(text) => Components::read(text)?,
        };
        let edition = Edition::named(&setup.edition);
        Ok(Imperivm { components, edition, rules: Rules(rules), seats: setup.seats })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn deal<R: Rng, L: Listener<Event>>(&self, dice: &mut Dice<R>, listener: &mut L) -> State {
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
        if self.check_asked(state, seat).is_ok() {
            self.list(state, seat, actions);
        }
    }

    #[inline]
    fn apply<R: Rng, L: Listener<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut Dice<R>,
        listener: &mut L,
    ) -> Result<(), Refusal> {
        self.check_asked(state, seat)?;
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

    fn prompt(&self, state: &State, viewer: Viewer) -> Prompt {
        words::prompt(self, state, viewer)
    }

    fn label(&self, state: &State, seat: Seat, action: Action) -> Phrase {
        words::label(self, state, seat, action)
    }

    fn describe(&self, event: &Event) -> Prompt {
        words::describe(self, event)
    }

    fn action_space(&self) -> Vec<Action> {
        Action::space()
    }

    fn inventory(&self, state: &State, components: &mut Vec<u32>) {
        self.list_components(state, components);
    }

    fn draw(&self, view: &View, voice: &Voice<'_>, width: usize) -> String {
        draw::draw(self, view, voice, width)
    }

    fn board(&self, scene: &Scene<'_, Imperivm>) -> String {
        table::board(self, scene)
    }

    fn styles() -> &'static str {
        table::styles()
    }

    fn emblems() -> &'static str {
        table::emblems()
    }

    fn cover() -> &'static str {
        table::COVER
    }

    fn term(term: Term<'_>) -> Option<Phrase> {
        words::term(term)
    }

    fn promise(promise: &Promise) -> Option<Phrase> {
        promise::promise(promise)
    }

    fn texts(lang: Lang) -> &'static str {
        match lang {
            Lang::It => include_str!("../text/it.ftl"),
            Lang::En => include_str!("../text/en.ftl"),
        }
    }

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::It => include_str!("../RULES.it.md"),
            Lang::En => include_str!("../RULES.md"),
        }
    }
}
