//! Short ways to set up and look at a table.

use ludi_engine::{Rules, Seat};
use ludi_latium::gods::{Card, Kind};
use ludi_latium::scenario::{Position, Scenario};
use ludi_latium::view::BattleView;
use ludi_latium::village::Square;
use ludi_latium::{Action, Ask, Event, Mode, Season};

/// Everybody has enough to feed the villages for years.
pub(crate) fn rich(seats: u8) -> Scenario {
    (0..seats.into()).fold(Scenario::new(seats), |scenario, seat| scenario.dp(seat, 300))
}

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index)
}

pub(crate) fn square(name: &str) -> Square {
    Square::named(name).expect("a square")
}

pub(crate) fn march(name: &str) -> Action {
    Action::March(square(name))
}

pub(crate) fn step(name: &str) -> Action {
    Action::Step(square(name))
}

pub(crate) fn attack(position: &Position, name: &str) -> Action {
    Action::Attack(position.village(name))
}

pub(crate) fn request(position: &Position, name: &str) -> Action {
    Action::Request(position.village(name))
}

pub(crate) fn target(position: &Position, name: &str) -> Action {
    Action::Village(position.village(name))
}

pub(crate) fn benefit(kind: Kind, benefits: u8) -> Action {
    Action::Benefit(Card::of(kind, benefits))
}

pub(crate) fn help(kind: Kind) -> Action {
    Action::Auxilium(kind, Mode::Help)
}

pub(crate) fn harm(kind: Kind) -> Action {
    Action::Auxilium(kind, Mode::Harm)
}

/// The seat that is asked does this.
#[track_caller]
pub(crate) fn play(position: &mut Position, actions: &[Action]) {
    ludi_game_tests::play(actions, |action| position.act(action));
}

/// This seat does this.
#[track_caller]
pub(crate) fn play_as(position: &mut Position, seat: usize, actions: &[Action]) {
    ludi_game_tests::play(actions, |action| position.act_as(seat, action));
}

/// Says what is asked, and of whom.
#[track_caller]
pub(crate) fn assert_asks(position: &Position, ask: Ask, seats: &[usize]) {
    assert_eq!((position.ask(), position.asked()), (ask, seats.to_vec()));
}

/// The section and the reason for which an action is refused; nothing changes.
#[track_caller]
pub(crate) fn refusal(position: &mut Position, action: Action) -> (&'static str, &'static str) {
    let Position { game, state, .. } = position;
    let seat = game.to_act(state).first().unwrap_or(Seat::new(0));
    ludi_game_tests::refusal(game, state, seat, action)
}

/// Players pass, buy nothing, show nothing and let others pass until this is asked.
#[track_caller]
pub(crate) fn pass_until(position: &mut Position, ask: Ask) {
    for _ in 0..60 {
        if position.ask() == ask {
            return;
        }
        let legal = position.legal();
        let quiet = [Action::Done, Action::Refuse, Action::Hold, Action::Release];
        let action = quiet.into_iter().find(|action| legal.contains(action));
        play(position, &[action.unwrap_or(legal[0])]);
    }
    panic!("{ask:?} is never asked");
}

/// How many events are of this kind.
pub(crate) fn count(position: &Position, is: impl Fn(&Event) -> bool) -> usize {
    position.events().iter().filter(|event| is(event)).count()
}

/// Is this among what may be done?
pub(crate) fn may(position: &Position, action: Action) -> bool {
    position.legal().contains(&action)
}

/// Whose a village is: the seat, if any.
pub(crate) fn owner(position: &Position, name: &str) -> Option<usize> {
    position.at(name).bond.map(|(seat, _)| seat.index())
}

/// The DP of a seat.
pub(crate) fn dp(position: &Position, seat: usize) -> u16 {
    position.player(seat).dp
}

/// Throws the dice of an exchange in which nobody plays a token: D6, then whatever
/// follows.
#[track_caller]
pub(crate) fn exchange(position: &mut Position, dice: &[(u8, u8)]) {
    position.load(dice);
    assert_eq!(position.ask(), Ask::Before);
    let fallen = position.dice.drawn();
    while position.ask() == Ask::Before && position.dice.drawn() == fallen {
        play(position, &[Action::Done]);
    }
}

/// The centuriae of a side that fight.
pub(crate) fn centuriae(battle: &BattleView, side: usize) -> u8 {
    battle.sides[side].pawns.iter().map(|line| line.centuriae).sum()
}

/// The threshold of the first schiera of a side.
pub(crate) fn threshold(position: &Position, side: usize) -> u8 {
    position.battle().sides[side].schiere[0].threshold
}

/// Eight of Roma against the twelve of Albalonga, attacked at home; both have these tokens.
pub(crate) fn alba(scenario: Scenario, tokens: [&[Kind]; 2]) -> Position {
    let mut position =
        scenario.legion_in("Roma", "D3").stock(0, tokens[0]).stock(1, tokens[1]).act(Season::Semen);
    let attacked = attack(&position, "Albalonga");
    play(&mut position, &[attacked, Action::Accept]);
    for (seat, kinds) in tokens.into_iter().enumerate() {
        for &kind in kinds {
            play_as(&mut position, seat, &[Action::Lay(kind)]);
        }
        if position.ask() == Ask::Deploy && position.asked().contains(&seat) {
            play_as(&mut position, seat, &[Action::Done]);
        }
    }
    position
}
