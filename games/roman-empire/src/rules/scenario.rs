//! Positions set up by hand, for tests and puzzles.

use ludi_engine::{Dice, Loaded, Refusal, Rules, Seat, Setup, SetupError, Told, Viewer};

use crate::RomanEmpire;
use crate::rules::action::{Action, Camp};
use crate::rules::cards::Card;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::province::Province;
use crate::rules::side::{Faction, People, Realm, Side};
use crate::rules::state::{Ask, NONE, Stage, State, Token};
use crate::rules::view::View;

/// A table being laid out: nothing on the map, no cards in hand, no points, the starts of
/// the factions in the order of the rulebook, all tokens revealed. It is nobody's phase.
///
/// Factions are numbers from 0; provinces, peoples, kingdoms and tribes have their names.
#[derive(Clone, Debug)]
pub struct Scenario {
    game: RomanEmpire,
    state: State,
}

impl Scenario {
    /// A table of so many seats in this turn, with our components and no options.
    pub fn new(seats: u8, turn: u8) -> Scenario {
        Scenario::with(&Setup::new(&RomanEmpire::INFO, seats), turn).expect("a number of seats")
    }

    /// A table opened like this.
    pub fn with(setup: &Setup, turn: u8) -> Result<Scenario, SetupError> {
        let game = RomanEmpire::open(setup, RomanEmpire::INFO.rules_version)?;
        let mut state = game.empty_table();
        state.turn = turn;
        let all = Faction::all(game.factions).fold(0, |set, faction| set | faction.bit());
        state.revealed = [all; 2];
        state.draws = 2 * game.factions;
        let mut scenario = Scenario { game, state };
        let starts = ["Aquitania", "Roma", "Achaea", "Syria"];
        for (at, start) in starts.iter().enumerate().take(scenario.game.factions.into()) {
            scenario.state.starts[at] = scenario.province(start).index() as u8;
        }
        for (place, faction) in Faction::all(scenario.game.factions).enumerate() {
            scenario.state.order[place] = faction;
        }
        Ok(scenario)
    }

    /// The province of this name.
    pub fn province(&self, name: &str) -> Province {
        province_of(&self.game, name)
    }

    fn people(&self, name: &str) -> People {
        let peoples = &self.game.components.peoples;
        let at = peoples.iter().position(|people| people.name == name).expect("a people");
        People(at as u8)
    }

    fn put(mut self, side: Side, province: &str, armies: u8) -> Scenario {
        let province = self.province(province);
        self.state.land.put(province, side, armies);
        self
    }

    /// So many legions of a faction in a province.
    pub fn legions(self, faction: usize, province: &str, armies: u8) -> Scenario {
        self.put(Side::Faction(Faction::new(faction)), province, armies)
    }

    /// So many armies of a people, which is this faction's and was there when the turn
    /// began.
    pub fn people_of(mut self, faction: usize, name: &str, province: &str, armies: u8) -> Scenario {
        let people = self.people(name);
        self.state.follow(Side::People(people), Faction::new(faction));
        self.state.present |= people.bit();
        self.put(Side::People(people), province, armies)
    }

    /// The same for a kingdom or tribe, whose card was played.
    pub fn realm_of(mut self, faction: usize, name: &str, province: &str, armies: u8) -> Scenario {
        let realms = &self.game.components.realms;
        let at = realms.iter().position(|realm| realm.name == name).expect("a realm");
        self.state.follow(Side::Realm(Realm(at as u8)), Faction::new(faction));
        self.state.played |= Card::from_index(at as u8).bit();
        self.put(Side::Realm(Realm(at as u8)), province, armies)
    }

    /// Rebels of a revolt.
    pub fn provincials(self, province: &str, armies: u8) -> Scenario {
        self.put(Side::Provincials, province, armies)
    }

    /// Rebel legions that were a faction's.
    pub fn rebel_legions(self, faction: usize, province: &str, armies: u8) -> Scenario {
        self.put(Side::RebelLegions(Faction::new(faction)), province, armies)
    }

    /// Rebel armies that were a people's.
    pub fn rebel_people(self, name: &str, province: &str, armies: u8) -> Scenario {
        let people = self.people(name);
        self.put(Side::RebelArmies(people), province, armies)
    }

    /// A fort where armies are.
    pub fn fort(mut self, province: &str) -> Scenario {
        self.state.land.forts |= self.province(province).bit();
        self
    }

    /// A fortress where armies are.
    pub fn fortress(mut self, province: &str) -> Scenario {
        self.state.land.fortresses |= self.province(province).bit();
        self
    }

    /// A fort of a faction with nobody in it.
    pub fn lone_fort(mut self, faction: usize, province: &str) -> Scenario {
        let at = self.province(province);
        self.state.land.forts |= at.bit();
        self.state.land.put(at, Side::Faction(Faction::new(faction)), 0);
        self
    }

    /// A city that is not looted.
    pub fn city(mut self, province: &str) -> Scenario {
        self.state.land.cities |= self.province(province).bit();
        self
    }

    /// A looted city.
    pub fn looted(mut self, province: &str) -> Scenario {
        let bit = self.province(province).bit();
        self.state.land.cities |= bit;
        self.state.land.looted |= bit;
        self
    }

    /// The points of a faction.
    pub fn points(mut self, faction: usize, roman: u16, barbarian: u16) -> Scenario {
        self.state.points[Camp::Roman as usize][faction] = roman;
        self.state.points[Camp::Barbarian as usize][faction] = barbarian;
        self
    }

    /// Gives a faction these event cards.
    pub fn hand(mut self, faction: usize, cards: &[u8]) -> Scenario {
        let cards = cards.iter().map(|&number| Card::new(number).expect("a card").bit());
        self.state.hands[faction] = cards.sum();
        self
    }

    /// A token that a faction has and that is revealed already.
    pub fn token(mut self, faction: usize, kind: Token, number: u8) -> Scenario {
        self.state.tokens[kind as usize][faction] = number;
        self
    }

    /// A token that is not revealed yet.
    pub fn hidden(mut self, faction: usize, kind: Token, number: u8) -> Scenario {
        self.state.revealed[kind as usize] &= !Faction::new(faction).bit();
        self.token(faction, kind, number)
    }

    /// A faction that is out of the game.
    pub fn dead(mut self, faction: usize) -> Scenario {
        self.state.dead |= Faction::new(faction).bit();
        self
    }

    /// The faction has not chosen where to start.
    pub fn without_start(mut self, faction: usize) -> Scenario {
        self.state.starts[faction] = NONE;
        self
    }

    /// Plays on from the Roman phase of a faction with this emperor.
    pub fn roman_phase(self, faction: usize, token: u8) -> Position {
        self.phase(faction, Token::Emperor, token)
    }

    /// Plays on from the phase of the people that a faction has drawn.
    pub fn barbarian_phase(self, faction: usize, token: u8) -> Position {
        self.phase(faction, Token::Barbarian, token)
    }

    fn phase(mut self, faction: usize, kind: Token, token: u8) -> Position {
        self.state.tokens[kind as usize][faction] = token;
        let faction = Faction::new(faction);
        self.state.revealed[kind as usize] |= faction.bit();
        self.state.stage = Stage::Reveal;
        self.position(|play| {
            play.begin(faction, kind, token);
            play.go_on();
        })
    }

    /// Plays on from the order of play: the lowest hidden token is next.
    pub fn order(mut self) -> Position {
        self.state.stage = Stage::Reveal;
        self.position(|play| play.go_on())
    }

    /// Plays on from the end of the turn, with these draws below these bounds.
    pub fn next_turn(mut self, draws: &[(u32, u32)]) -> Position {
        self.state.stage = Stage::Turn;
        self.played(draws, |play| play.go_on())
    }

    fn position(self, go: impl FnOnce(&mut Play<'_, Loaded, Vec<Told<Event>>>)) -> Position {
        self.played(&[], go)
    }

    fn played(
        mut self,
        draws: &[(u32, u32)],
        go: impl FnOnce(&mut Play<'_, Loaded, Vec<Told<Event>>>),
    ) -> Position {
        let mut dice = Dice::new(Loaded::new(draws));
        let mut told = Vec::new();
        let mut play =
            Play { game: &self.game, state: &mut self.state, dice: &mut dice, listener: &mut told };
        go(&mut play);
        Position { game: self.game, state: self.state, dice, told }
    }
}

/// A game played on from a [`Scenario`].
#[derive(Clone, Debug)]
pub struct Position {
    /// The game.
    pub game: RomanEmpire,
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

    /// The factions that have to act.
    pub fn asked(&self) -> Vec<usize> {
        crate::rules::side::factions(self.state.pending).map(Faction::index).collect()
    }

    /// What the player of the asked faction may do.
    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        let seat = self.seat_asked();
        self.game.legal(&self.state, seat, &mut actions);
        actions
    }

    fn seat_asked(&self) -> Seat {
        self.game.to_act(&self.state).first().unwrap_or(Seat::new(0))
    }

    /// The player of the asked faction acts.
    pub fn act(&mut self, action: Action) -> Result<(), Refusal> {
        self.act_as(self.seat_asked().index(), action)
    }

    /// A seat acts.
    pub fn act_as(&mut self, seat: usize, action: Action) -> Result<(), Refusal> {
        let seat = Seat::new(seat);
        self.game.apply(&mut self.state, seat, action, &mut self.dice, &mut self.told)
    }

    /// The next dice to fall.
    pub fn load(&mut self, dice: &[u8]) -> &mut Position {
        let draws: Vec<(u32, u32)> = dice.iter().map(|&die| (6, u32::from(die) - 1)).collect();
        self.dice = Dice::new(Loaded::new(&draws));
        self
    }

    /// The province of this name.
    pub fn province(&self, name: &str) -> Province {
        province_of(&self.game, name)
    }

    /// What a seat sees.
    pub fn view(&self, seat: usize) -> View {
        self.game.view(&self.state, Viewer::Seat(Seat::new(seat)))
    }

    /// Everything there is to see.
    pub fn all(&self) -> View {
        self.game.view(&self.state, Viewer::Historian)
    }

    /// Roman and barbarian points of a faction.
    pub fn points(&self, faction: usize) -> (u16, u16) {
        (self.state.points[0][faction], self.state.points[1][faction])
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

fn province_of(game: &RomanEmpire, name: &str) -> Province {
    let map = &game.components.map;
    Province::all().find(|&province| map.name(province) == name).expect("a province")
}
