//! The rules.
//!
//! A file for each part of the rulebook: `setup`, `placement` (1), `sequence`
//! (2A), `resolution` (2B) with `effects` and `penalties` (the Legend) and
//! `cards`, `plot`, `favor` and `assassination` (2C), `ending` (3, the fall, the
//! winner). `flow` joins them, `knowledge` says what can be worked out of hidden
//! things, `lens` what each viewer may know.

pub(crate) mod action;
pub(crate) mod assassination;
pub(crate) mod cards;
pub mod components;
pub(crate) mod effects;
pub(crate) mod ending;
pub(crate) mod event;
pub(crate) mod favor;
pub(crate) mod flow;
pub(crate) mod inventory;
pub(crate) mod knowledge;
pub(crate) mod lens;
pub(crate) mod penalties;
pub(crate) mod placement;
pub(crate) mod plot;
pub(crate) mod promises;
pub(crate) mod resolution;
pub mod scenario;
pub(crate) mod sections;
pub(crate) mod sequence;
pub(crate) mod setup;
pub(crate) mod state;
pub mod view;
pub(crate) mod why;

use ludi_engine::{
    Dice, Edition, GameOption, Info, Listener, MinuteRange, Outcome, Refusal, Rng, Rules, Seat,
    SeatRange, SeatSet, Setup, SetupError, Viewer, Weight,
};

use action::Action;
use components::{CIVITAS, Components, Deck, SEQUENTIAE, Sequentia};
use event::Event;
use flow::Play;
use state::{Ask, NONE, Stage, State};
use view::View;

/// Caligula, laid out for one table.
#[derive(Clone, Debug)]
pub struct Caligula {
    pub(crate) components: Components,
    pub(crate) seats: u8,
    pub(crate) own_tokens_shown: bool,
    /// The spaces of each Civitas card that so many players can use, as bits.
    pub(crate) usable: [u8; CIVITAS],
    /// How often each Sequentia card names each deck.
    pub(crate) named: [[u8; 5]; SEQUENTIAE],
    /// The emperors in the deck with so many players, as bits.
    pub(crate) augusti: u16,
}

const SEATS: SeatRange = SeatRange { min: 2, max: 5 };

/// Whether one may look at one's own tokens on the cards. The rulebook forbids
/// it, because one should remember; on a screen that would be a chore.
const OWN_TOKENS: GameOption = GameOption { id: "own-tokens", values: &["shown", "hidden"] };

impl Rules for Caligula {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "caligula",
        name: "Caligula",
        seats: SEATS,
        minutes: MinuteRange { min: 30, max: 75 },
        weight: Weight::Medium,
        editions: &[Edition { id: "standard", seats: SEATS }],
        options: &[OWN_TOKENS],
        endings: ending::ENDINGS,
        beats: flow::BEATS,
        sections: sections::SECTIONS,
        promises: promises::PROMISES,
        rules_version: 1,
        oldest_rules_version: 1,
    };

    fn open(setup: &Setup, _rules: u32) -> Result<Caligula, SetupError> {
        setup.check(&Self::INFO)?;
        let components = Components::of(setup)?;
        let usable = components.civitas.map(|civitas| {
            let open = |space: Option<u8>| space.is_some_and(|seats| seats <= setup.seats);
            (0..).zip(civitas.spaces).fold(0, |set, (at, space)| set | u8::from(open(space)) << at)
        });
        let named = components.sequentiae.map(|sequentia| match sequentia {
            Sequentia::Resolve(decks) => Deck::ALL
                .map(|deck| decks.iter().filter(|&&named| named == Some(deck)).count() as u8),
            Sequentia::Draw | Sequentia::Ordo => [0; 5],
        });
        let augusti = (0..).zip(&components.augusti).skip(1).fold(0, |set, (at, augustus)| {
            let there = (augustus.from_seats..=augustus.to_seats).contains(&setup.seats);
            set | u16::from(there) << at
        });
        Ok(Caligula {
            components,
            seats: setup.seats,
            own_tokens_shown: setup.option(&OWN_TOKENS) == "shown",
            usable,
            named,
            augusti,
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn deal<R: Rng, L: Listener<Caligula>>(&self, dice: &mut Dice<R>, listener: &mut L) -> State {
        self.set_up(dice, listener)
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        match state.stage {
            Stage::Over => SeatSet::EMPTY,
            _ => SeatSet::only(state.asked),
        }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if self.check_asked(state, seat).is_ok() {
            self.list(state, actions);
        }
    }

    #[inline]
    fn apply<R: Rng, L: Listener<Caligula>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut Dice<R>,
        listener: &mut L,
    ) -> Result<(), Refusal> {
        self.check_asked(state, seat)?;
        Ok(Play { game: self, state, dice, listener }.act(action)?)
    }

    fn declines(&self, action: Action) -> bool {
        action == Action::Pass
    }

    /// A token in hand is put back for another one.
    fn replaces(&self, state: &State, taken: Action, other: Action) -> bool {
        let tokens = matches!((taken, other), (Action::Token(_), Action::Token(_)));
        tokens && state.ask == Ask::Space
    }

    /// A token or card taken in hand is seen by nobody else. Whom the rules ask next while
    /// tokens are placed, while one card is resolved, whose tokens all have seen, and in one
    /// conspiracy follows from what all know: how many tokens and cards everybody has, and what
    /// was shown. So does what comes after that, up to the next conspiracy or turn, where no
    /// card is drawn or resolved.
    fn reveals_nothing(&self, before: &State, after: &State, action: Action) -> bool {
        use Stage::{Assassination, Defence, Favor, Placement, Plot, Resolution};
        let (stages, then): (&[Stage], &[Stage]) = match (before.ask, action) {
            (Ask::Token, Action::Token(_)) => return true,
            (Ask::StartPlot | Ask::AnswerPlot | Ask::Stab, Action::Lay(_)) => return true,
            (Ask::Space, _) if before.stage == Placement => (&[Placement], &[Plot]),
            // What an effect does may show something, but not that it is begun.
            (Ask::Effect, Action::Use(_)) if after.queue_next != before.queue_next => return false,
            (Ask::Effect | Ask::FirstToken | Ask::Space, _)
            | (Ask::Penalty, Action::Lose(_) | Action::Placed(..)) => (&[Resolution], &[]),
            (Ask::StartPlot | Ask::AnswerPlot | Ask::Defend | Ask::Stab, Action::Pass)
            | (Ask::Candidate | Ask::Favor, _) => {
                (&[Plot, Favor, Defence, Assassination], &[Plot, Placement])
            }
            _ => return false,
        };
        let place = |state: &State| (state.turn, state.marker, state.fall, state.resolving);
        let goes_on = place(before) == place(after) && stages.contains(&after.stage);
        let comes_next = || then.contains(&after.stage) && comes_to_no_card(before, after);
        stages.contains(&before.stage) && (goes_on || comes_next())
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::through(&self.lens_of(state, viewer))
    }

    fn recalls(&self) -> bool {
        self.own_tokens_shown
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

/// Was no card drawn or resolved, and is none being resolved?
fn comes_to_no_card(before: &State, after: &State) -> bool {
    (before.hands, before.face_up) == (after.hands, after.face_up)
        && (before.resolving, after.resolving) == (NONE, NONE)
}
