//! Positions set up by hand, for tests and puzzles.

use ludi_engine::{Dice, Loaded, Refusal, Rules, Seat, Setup, Told, Viewer};

use crate::Latium;
use crate::rules::action::Action;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::gods::{Card, Kind};
use crate::rules::state::{Ask, Bond, Season, Stage, State};
use crate::rules::view::{BattleView, PlayerView, View, VillageView};
use crate::rules::village::{Square, Village};

/// A table being laid out: the first seat leads Roma, the second Albalonga, the third
/// Aricia, the fourth Gabii. Each has offered four DP and has none left; the order is that
/// of the seats. Villages have their names.
#[derive(Clone, Debug)]
pub struct Scenario {
    game: Latium,
    state: State,
}

impl Scenario {
    /// A table of so many seats in the first year.
    pub fn new(seats: u8) -> Scenario {
        let setup = Setup::new(&Latium::INFO, seats);
        let game = Latium::open(&setup, Latium::INFO.rules_version).expect("a number of seats");
        let mut state = game.empty_table();
        (state.year, state.placed) = (1, seats);
        for seat in Seat::all(seats) {
            let rex = state.rex_mut(seat);
            (rex.holdings[0], rex.dp, rex.offer) = (1 << seat.index(), 0, 4);
        }
        Scenario { game, state }
    }

    /// The village of this name.
    pub fn village(&self, name: &str) -> Village {
        village_of(&self.game, name)
    }

    /// The year.
    pub fn year(mut self, year: u8) -> Scenario {
        self.state.year = year;
        self
    }

    /// A seat leads this village.
    pub fn main(mut self, seat: usize, name: &str) -> Scenario {
        self.state.rex[seat].holdings[0] = self.village(name).bit() as u32;
        self
    }

    fn holding(mut self, seat: usize, name: &str, bond: Bond) -> Scenario {
        let bit = self.village(name).bit() as u32;
        self.state.rex[seat].holdings[bond as usize] |= bit;
        self
    }

    /// A village is allied with a seat's.
    pub fn ally(self, seat: usize, name: &str) -> Scenario {
        self.holding(seat, name, Bond::Ally)
    }

    /// A village is subject to a seat's.
    pub fn subject(self, seat: usize, name: &str) -> Scenario {
        self.holding(seat, name, Bond::Subject)
    }

    /// The DP of a seat.
    pub fn dp(mut self, seat: usize, dp: u16) -> Scenario {
        self.state.rex[seat].dp = dp;
        self
    }

    /// The consent of a seat.
    pub fn consent(mut self, seat: usize, consent: i8) -> Scenario {
        self.state.rex[seat].consent = consent;
        self
    }

    /// What a seat has offered in this year.
    pub fn offer(mut self, seat: usize, dp: u16) -> Scenario {
        self.state.rex[seat].offer = dp;
        self
    }

    /// The cards of a seat, by kind and number of benefits.
    pub fn hand(mut self, seat: usize, cards: &[(Kind, u8)]) -> Scenario {
        let bits = cards.iter().map(|&(kind, benefits)| Card::of(kind, benefits).bit());
        self.state.rex[seat].hand = bits.sum();
        self
    }

    /// The auxilia of a seat, taken out of the bag.
    pub fn stock(mut self, seat: usize, kinds: &[Kind]) -> Scenario {
        for &kind in kinds {
            self.state.bag.remove(kind);
            self.state.rex[seat].stock.add(kind);
        }
        self
    }

    /// Steps of the ara of a seat.
    pub fn ara(mut self, seat: usize, steps: u8) -> Scenario {
        self.state.rex[seat].ara = steps;
        self
    }

    /// Familiae and huts of a village; its warriors follow from them.
    pub fn familiae(mut self, name: &str, familiae: u8, huts: u8) -> Scenario {
        let village = self.village(name);
        let of = self.state.village_mut(village);
        (of.familiae, of.huts) = (familiae, huts);
        self.played(|play| play.recount(village))
    }

    /// Steps of the oppidum of a village.
    pub fn oppidum(mut self, name: &str, steps: u8) -> Scenario {
        let village = self.village(name);
        self.state.village_mut(village).oppidum = steps;
        self
    }

    /// The indignation of a village.
    pub fn level(mut self, name: &str, level: u8) -> Scenario {
        let village = self.village(name);
        self.state.village_mut(village).level = level;
        self
    }

    /// Two seats have a pact.
    pub fn pact(mut self, one: usize, other: usize) -> Scenario {
        self.state.rex[one].pacts.insert(Seat::new(other));
        self.state.rex[other].pacts.insert(Seat::new(one));
        self
    }

    /// The whole legion of a village stands in a square.
    pub fn legion_in(mut self, name: &str, square: &str) -> Scenario {
        let square = Square::named(square).expect("a square");
        for pawn in self.village(name).legion() {
            self.state.pawns[pawn.index()].square = square;
        }
        self
    }

    /// A village was a player's main and was conquered.
    pub fn conquered(mut self, name: &str) -> Scenario {
        self.state.conquered |= self.village(name).bit() as u32;
        self
    }

    fn played(mut self, go: impl FnOnce(&mut Play<'_, Loaded, Vec<Told<Event>>>)) -> Scenario {
        let mut dice = loaded(&[]);
        let mut told = Vec::new();
        let (game, state) = (&self.game, &mut self.state);
        go(&mut Play { game, state, dice: &mut dice, listener: &mut told });
        self
    }

    /// Plays on from the first action of a season, all having been fed.
    pub fn act(self, season: Season) -> Position {
        self.from(season, Stage::Act)
    }

    /// Plays on from the feeding of a season.
    pub fn feed(self, season: Season) -> Position {
        self.from(season, Stage::Feed)
    }

    /// Plays on from the purchase of auxilia in winter.
    pub fn buy(self) -> Position {
        self.from(Season::Hiems, Stage::Buy)
    }

    fn from(mut self, season: Season, stage: Stage) -> Position {
        self.state.season = season;
        let mut scenario = self.played(|play| play.begin_season());
        scenario.state.stage = stage;
        scenario.position(&[])
    }

    /// Plays on from the end of the year, with these dice to fall.
    pub fn next_year(mut self, dice: &[(u8, u8)]) -> Position {
        self.state.stage = Stage::Year;
        self.position(dice)
    }

    /// Plays on from the end of a season.
    pub fn end(mut self, season: Season) -> Position {
        self.state.season = season;
        self.state.rota = self.state.order;
        self.state.stage = Stage::Settle;
        self.position(&[])
    }

    fn position(self, dice: &[(u8, u8)]) -> Position {
        let mut position =
            Position { game: self.game, state: self.state, dice: loaded(dice), told: Vec::new() };
        let Position { game, state, dice, told } = &mut position;
        Play { game, state, dice, listener: told }.go_on();
        position
    }
}

/// A game played on from a [`Scenario`].
#[derive(Clone, Debug)]
pub struct Position {
    /// The game.
    pub game: Latium,
    /// Its state.
    pub state: State,
    /// Its dice, which count what has fallen since they were loaded.
    pub dice: Dice<Loaded>,
    told: Vec<Told<Event>>,
}

impl Position {
    /// What is asked.
    pub fn ask(&self) -> Ask {
        self.state.ask
    }

    /// The season.
    pub fn season(&self) -> Season {
        self.state.season
    }

    /// The seats that have to act.
    pub fn asked(&self) -> Vec<usize> {
        self.state.pending.iter().map(Seat::index).collect()
    }

    /// What a seat may do.
    pub fn legal_for(&self, seat: usize) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal(&self.state, Seat::new(seat), &mut actions);
        actions
    }

    /// What the seat that is asked may do.
    pub fn legal(&self) -> Vec<Action> {
        self.legal_for(self.asked().first().copied().unwrap_or(0))
    }

    /// The seat that is asked acts.
    pub fn act(&mut self, action: Action) -> Result<(), Refusal> {
        self.act_as(self.asked().first().copied().unwrap_or(0), action)
    }

    /// A seat acts.
    pub fn act_as(&mut self, seat: usize, action: Action) -> Result<(), Refusal> {
        let Position { game, state, dice, told } = self;
        game.apply(state, Seat::new(seat), action, dice, told)
    }

    /// The next dice to fall: sides and result.
    pub fn load(&mut self, dice: &[(u8, u8)]) -> &mut Position {
        self.dice = loaded(dice);
        self
    }

    /// The next D6 to fall.
    pub fn load_d6(&mut self, dice: &[u8]) -> &mut Position {
        let dice: Vec<(u8, u8)> = dice.iter().map(|&die| (6, die)).collect();
        self.load(&dice)
    }

    /// The village of this name.
    pub fn village(&self, name: &str) -> Village {
        village_of(&self.game, name)
    }

    /// What a seat sees.
    pub fn view(&self, seat: usize) -> View {
        self.game.view(&self.state, Viewer::Seat(Seat::new(seat)))
    }

    /// Everything there is to see.
    pub fn all(&self) -> View {
        self.game.view(&self.state, Viewer::Historian)
    }

    /// A village as all see it.
    pub fn at(&self, name: &str) -> VillageView {
        self.all().villages[self.village(name).index()].clone()
    }

    /// A player, hand and stock included.
    pub fn player(&self, seat: usize) -> PlayerView {
        self.all().players[seat].clone()
    }

    /// The battle, tokens included.
    pub fn battle(&self) -> BattleView {
        self.all().battle.expect("a battle")
    }

    /// What has happened so far, in full.
    pub fn events(&self) -> Vec<Event> {
        self.events_for(Viewer::Historian)
    }

    /// What has happened so far, as a viewer saw it.
    pub fn events_for(&self, viewer: Viewer) -> Vec<Event> {
        self.told.iter().filter_map(|told| told.seen_by(viewer).cloned()).collect()
    }
}

fn village_of(game: &Latium, name: &str) -> Village {
    Village::all().find(|&village| game.components.name(village) == name).expect("a village")
}

/// Dice of so many sides that fall like this.
fn loaded(dice: &[(u8, u8)]) -> Dice<Loaded> {
    let draws: Vec<(u32, u32)> =
        dice.iter().map(|&(sides, die)| (sides.into(), u32::from(die) - 1)).collect();
    Dice::new(Loaded::new(&draws))
}
