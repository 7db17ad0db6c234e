//! The rules.
//!
//! A file for each part of the rulebook: `setup` (2), `choice` (5), `order` (6),
//! `events` (7, 7.1), `realms` (7.2, 14), `calamity` (7.3, 17), `building` (8),
//! `placement` (9), `displacement` (9.2, 9.3), `cities` (9.3.3), `combat` (10),
//! `retreat` (10.1), `revolt` (11), `conquest` (10.4, 12), `elimination` (13), `scoring`
//! and `ending` (15), `bribery` (16). `factor` names what counts in a battle,
//! `prospect` says how likely it is won, `standing` where points come from.
//! `land` is the map in play, `flow` joins all, `lens` decides what a viewer may know,
//! `knowledge` draws worlds from it.

pub(crate) mod action;
pub(crate) mod battle;
pub(crate) mod bribery;
pub(crate) mod building;
pub(crate) mod calamity;
pub mod cards;
pub(crate) mod choice;
pub(crate) mod cities;
pub(crate) mod combat;
pub mod components;
pub(crate) mod conquest;
pub(crate) mod displacement;
pub(crate) mod elimination;
pub(crate) mod ending;
pub(crate) mod event;
pub(crate) mod events;
pub(crate) mod factor;
pub(crate) mod flow;
pub(crate) mod inventory;
pub(crate) mod knowledge;
pub(crate) mod land;
pub(crate) mod lens;
pub(crate) mod order;
pub(crate) mod placement;
pub(crate) mod promises;
pub(crate) mod prospect;
pub mod province;
pub(crate) mod realms;
pub(crate) mod retreat;
pub(crate) mod revolt;
pub mod scenario;
pub(crate) mod scoring;
pub(crate) mod sections;
pub(crate) mod setup;
pub mod side;
pub(crate) mod standing;
pub(crate) mod state;
pub mod view;
pub(crate) mod why;

use ludi_engine::{
    Dice, Edition, Info, Listener, MAX_SEATS, MinuteRange, Outcome, Refusal, Rng, Rules, Seat,
    SeatRange, SeatSet, Setup, SetupError, Viewer, Weight,
};

use action::Action;
use cards::{Effect, Timing};
use components::{Components, TURNS};
use event::Event;
use flow::Play;
use setup::{BRIBERY, FAVOR};
use side::FACTIONS;
use state::State;
use view::View;

/// From two to four play.
const SEATS: SeatRange = SeatRange { min: 2, max: 4 };

/// History of the Roman Empire, laid out for one table.
#[derive(Clone, Debug)]
pub struct RomanEmpire {
    pub(crate) components: Components,
    pub(crate) seats: u8,
    /// How many factions play: with two players two each.
    pub(crate) factions: u8,
    /// The seats of each set of factions.
    pub(crate) seats_of: [SeatSet; 1 << FACTIONS],
    /// The factions of each seat, as bits.
    pub(crate) factions_of_seat: [u8; MAX_SEATS],
    /// 16 is played.
    pub(crate) bribery: bool,
    /// The event cards that are in the game.
    pub(crate) deck: u64,
    /// The cards that may be played in each turn.
    pub(crate) of_turn: [u64; TURNS + 1],
    /// The cards that may be played at the start of a barbarian and of a Roman phase.
    pub(crate) at_start: [u64; 2],
    /// The cards that may be played at other moments.
    pub(crate) ambushes: u64,
    pub(crate) subsidies: u64,
    pub(crate) triumphs: u64,
    pub(crate) favors: u64,
}

impl RomanEmpire {
    /// How many factions play.
    pub fn factions(&self) -> u8 {
        self.factions
    }

    fn lay_out(components: Components, seats: u8, bribery: bool, favor: bool) -> RomanEmpire {
        let with_effect = |is: &dyn Fn(Effect) -> bool| components.with_effect(is);
        let favors = with_effect(&|effect| effect == Effect::Favor);
        let wraths = with_effect(&|effect| effect == Effect::Wrath);
        // 17: the last wrath of God makes room for God's favour.
        let last_wrath = wraths.checked_ilog2().map_or(0, |bit| 1 << bit);
        let out = if favor { last_wrath } else { favors };
        let start = |timing: Timing| {
            with_effect(&|effect| {
                effect.timing() == timing || effect.timing() == Timing::EitherPhase
            })
        };
        let mut of_turn = [0; TURNS + 1];
        for (turn, cards) in of_turn.iter_mut().enumerate() {
            *cards = cards::Card::all()
                .filter(|&card| components.face(card).is_of_turn(turn as u8))
                .fold(0, |set, card| set | card.bit());
        }
        let seats_of = std::array::from_fn(|set| {
            side::factions(set as u8).map(|faction| setup::seat_of(seats, faction)).collect()
        });
        let factions = if seats == 3 { 3 } else { 4 };
        let mut factions_of_seat = [0; MAX_SEATS];
        for faction in side::Faction::all(factions) {
            factions_of_seat[setup::seat_of(seats, faction).index()] |= faction.bit();
        }
        RomanEmpire {
            seats,
            factions,
            seats_of,
            factions_of_seat,
            bribery,
            deck: ((1 << cards::CARDS) - 1) & !out,
            of_turn,
            at_start: [start(Timing::BarbarianPhase), start(Timing::RomanPhase)],
            ambushes: with_effect(&|effect| effect == Effect::Ambush),
            subsidies: with_effect(&|effect| matches!(effect, Effect::Subsidy { .. })),
            triumphs: with_effect(&|effect| matches!(effect, Effect::Triumph { .. })),
            favors,
            components,
        }
    }
}

impl Rules for RomanEmpire {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "roman-empire",
        name: "History of the Roman Empire",
        seats: SEATS,
        minutes: MinuteRange { min: 90, max: 180 },
        weight: Weight::Heavy,
        editions: &[Edition { id: "standard", seats: SEATS }],
        options: &[BRIBERY, FAVOR],
        endings: ending::ENDINGS,
        beats: flow::BEATS,
        sections: sections::SECTIONS,
        promises: promises::PROMISES,
        rules_version: 1,
        oldest_rules_version: 1,
    };

    fn open(setup: &Setup, _rules: u32) -> Result<RomanEmpire, SetupError> {
        setup.check(&Self::INFO)?;
        let components = match &setup.components {
            None => Components::builtin(),
            Some(text) => Components::read(text)?,
        };
        let is_on = |option| setup.option(option) == "on";
        Ok(RomanEmpire::lay_out(components, setup.seats, is_on(&BRIBERY), is_on(&FAVOR)))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn deal<R: Rng, L: Listener<RomanEmpire>>(
        &self,
        dice: &mut Dice<R>,
        listener: &mut L,
    ) -> State {
        self.set_up(dice, listener)
    }

    #[inline]
    fn to_act(&self, state: &State) -> SeatSet {
        self.asked(state)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if let Ok(faction) = self.check_asked(state, seat) {
            self.list(state, faction, actions);
        }
    }

    #[inline]
    fn apply<R: Rng, L: Listener<RomanEmpire>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut Dice<R>,
        listener: &mut L,
    ) -> Result<(), Refusal> {
        let faction = self.check_asked(state, seat)?;
        Ok(Play { game: self, state, dice, listener }.act(faction, action)?)
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

    /// What ends one's part, what is refused, and dice that the question itself speaks of:
    /// whoever has attacked need not be asked twice before every round.
    fn declines(&self, action: Action) -> bool {
        let ends = matches!(action, Action::Done | Action::Refuse | Action::Amount(0));
        ends || matches!(action, Action::Fight | Action::Reroll | Action::Loot)
    }

    /// Hidden are event cards and tokens only, and whom the rules ask depends on neither (7).
    /// So nothing is revealed unless a card is played, a token goes to somebody (5.4), or the
    /// next one is revealed (6).
    fn reveals_nothing(&self, before: &State, after: &State, action: Action) -> bool {
        let shows = matches!(action, Action::Card(_) | Action::Keep | Action::PassTo(_));
        !shows && (before.turn, before.revealed) == (after.turn, after.revealed)
    }

    fn inventory(&self, state: &State, components: &mut Vec<u32>) {
        self.list_components(state, components);
    }
}
