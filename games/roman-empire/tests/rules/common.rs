//! Short ways to set up and look at a table.

use ludi_engine::{Rules, Seat, Setup};
use ludi_roman_empire::cards::Card;
use ludi_roman_empire::scenario::{Position, Scenario};
use ludi_roman_empire::side::{Faction, Side};
use ludi_roman_empire::view::{CityView, FortView, ProvinceView};
use ludi_roman_empire::{Action, Ask, Event, RomanEmpire, Way};

/// A table of four in this turn.
pub(crate) fn four(turn: u8) -> Scenario {
    Scenario::new(4, turn)
}

/// A table with an option on.
pub(crate) fn with_option(option: &str, turn: u8) -> Scenario {
    let mut setup = Setup::new(&RomanEmpire::INFO, 4);
    setup.options.insert(option.to_owned(), "on".to_owned());
    Scenario::with(&setup, turn).expect("an option")
}

pub(crate) fn faction(index: usize) -> Faction {
    Faction::new(index)
}

pub(crate) fn legions(index: usize) -> Side {
    Side::Faction(faction(index))
}

pub(crate) fn card(number: u8) -> Action {
    Action::Card(Card::new(number).expect("a card"))
}

pub(crate) fn to(position: &Position, name: &str) -> Action {
    Action::Province(position.province(name))
}

pub(crate) fn attack(position: &Position, name: &str, way: Way) -> Action {
    Action::Attack(position.province(name), way)
}

/// The player of the asked faction does this.
#[track_caller]
pub(crate) fn play(position: &mut Position, actions: &[Action]) {
    ludi_game_tests::play(actions, |action| position.act(action));
}

/// Says what is asked, and of whom.
#[track_caller]
pub(crate) fn assert_asks(position: &Position, ask: Ask, factions: &[usize]) {
    assert_eq!((position.ask(), position.asked()), (ask, factions.to_vec()));
}

/// Everybody does nothing more until this is asked.
#[track_caller]
pub(crate) fn done_until(position: &mut Position, ask: Ask) {
    for _ in 0..20 {
        if position.ask() == ask {
            return;
        }
        play(position, &[Action::Done]);
    }
    panic!("{ask:?} is never asked");
}

/// The section and the reason for which an action is refused; nothing changes.
#[track_caller]
pub(crate) fn refusal(position: &mut Position, action: Action) -> (&'static str, &'static str) {
    let Position { game, state, .. } = position;
    let seat = game.to_act(state).first().unwrap_or(Seat::new(0));
    ludi_game_tests::refusal(game, state, seat, action)
}

/// What a province looks like.
pub(crate) fn province(position: &Position, name: &str) -> ProvinceView {
    position.all().provinces[position.province(name).index()]
}

/// Whose armies are in a province, and how many.
pub(crate) fn armies(position: &Position, name: &str) -> (Option<Side>, u8) {
    let there = province(position, name);
    (there.side, there.armies)
}

/// Nobody's.
pub(crate) const NOBODY: (Option<Side>, u8) = (None, 0);

pub(crate) fn fort(position: &Position, name: &str) -> Option<FortView> {
    province(position, name).fort
}

pub(crate) fn city(position: &Position, name: &str) -> Option<CityView> {
    province(position, name).city
}

/// The side of this name: a people, kingdom or tribe.
pub(crate) fn named(position: &Position, name: &str) -> Side {
    let view = position.all();
    let sides = view.provinces.iter().filter_map(|province| province.side);
    let components = position.game.components();
    let is = |side: &Side| match side {
        Side::People(people) => components.peoples[people.index()].name == name,
        Side::Realm(realm) => components.realms[realm.index()].name == name,
        _ => false,
    };
    sides.into_iter().find(is).expect("a side on the map")
}

/// How many events are of this kind.
pub(crate) fn count(position: &Position, is: impl Fn(&Event) -> bool) -> usize {
    position.events().iter().filter(|event| is(event)).count()
}

/// Is this among what may be done?
pub(crate) fn may(position: &Position, action: Action) -> bool {
    position.legal().contains(&action)
}
