//! Section 10: the odds that the board tells are those of the dice.

use ludi_engine::{Dice, Rules, Setup, Silence, Viewer};
use ludi_game_tests::open;
use ludi_roman_empire::scenario::Position;
use ludi_roman_empire::side::Side;
use ludi_roman_empire::{Action, Ask, Clash, RomanEmpire, Way};

use crate::common::{attack, done_until, four, legions};

/// What is named on the board makes what the rules throw.
#[test]
fn s10_everything_that_counts_is_named() {
    let mut battles = 0;
    for seats in 2..=4 {
        let game: RomanEmpire = open(&Setup::new(&RomanEmpire::INFO, seats));
        for number in 0..60 {
            let mut dice = Dice::fast(number);
            let mut state = game.deal(&mut dice, &mut Silence);
            let mut legal = Vec::new();
            while let Some(seat) = game.to_act(&state).first() {
                let view = game.view(&state, Viewer::Seat(seat));
                if let Some(battle) = &view.battle {
                    let factors = game.factors(&view, battle.attacker, battle.province, battle.way);
                    assert_eq!(Clash::of(&factors), battle.clash, "{view:?}");
                    battles += 1;
                }
                legal.clear();
                game.legal(&state, seat, &mut legal);
                let action = legal[dice.below(legal.len() as u32) as usize];
                game.apply(&mut state, seat, action, &mut dice, &mut Silence).expect("legal");
            }
        }
    }
    assert!(battles > 1000, "{battles}");
}

/// A legion of faction 0 attacks, and fights on to the end. Gives how often it took the
/// province, of so many attacks.
fn taken(position: &Position, attack: Action, attacks: u64) -> f64 {
    let Action::Attack(province, _) = attack else { panic!("no attack") };
    let game = &position.game;
    let won = (0..attacks).filter(|&number| {
        let mut dice = Dice::fast(number);
        let mut state = position.state;
        let seat = game.to_act(&state).first().expect("somebody is asked");
        game.apply(&mut state, seat, attack, &mut dice, &mut Silence).expect("it is possible");
        loop {
            let view = game.view(&state, Viewer::Spectator);
            let fighting = view.battle.as_ref().is_some_and(|battle| battle.province == province);
            let (true, Some(seat)) = (fighting, game.to_act(&state).first()) else {
                return view.provinces[province.index()].side == Some(legions(0));
            };
            let action = match view.ask {
                Ask::GoOn => Action::Fight,
                Ask::Fort => Action::Capture,
                Ask::Loot => Action::Spare,
                _ => Action::Done,
            };
            game.apply(&mut state, seat, action, &mut dice, &mut Silence).expect("it is possible");
        }
    });
    won.count() as f64 / attacks as f64
}

/// Real battles, thrown by the rules, end as often as the odds say.
#[test]
fn s10_battles_end_as_often_as_the_odds_say() {
    const ATTACKS: u64 = 4_000;
    // An emperor who throws three dice falls by three alike: Octavianus Augustus.
    for (turn, token, defenders, way, from, to) in [
        (1, 6, 2, Way::Clear, "Aquitania", "Lugdunensis"),
        (1, 6, 3, Way::Difficult, "Aquitania", "Tarraconensis"),
        (2, 2, 1, Way::Clear, "Aquitania", "Lugdunensis"),
        (2, 2, 2, Way::Strait, "Roma", "Sicilia"),
        (2, 3, 2, Way::Sea, "Roma", "Africa"),
        (2, 4, 2, Way::Difficult, "Aquitania", "Tarraconensis"),
    ] {
        for fortress in [false, true] {
            let scenario = four(turn).legions(0, from, 3).people_of(2, "Galli", to, defenders);
            let scenario = if fortress { scenario.fortress(to) } else { scenario };
            let mut position = scenario.roman_phase(0, token);
            done_until(&mut position, Ask::Lift);
            position.act(Action::Lift(position.province(from))).expect("an army to lift");
            done_until(&mut position, Ask::Place);
            let attack = attack(&position, to, way);
            let view = position.view(0);
            let mover = Side::Faction(view.factions[0].faction);
            let at = position.province(to);
            let odds = position.game.prospect(&view, mover, 1, at, way);
            let seen = taken(&position, attack, ATTACKS);
            let spread = (odds.battle * (1.0 - odds.battle) / ATTACKS as f64).sqrt();
            assert!(
                (seen - odds.battle).abs() < 4.0 * spread,
                "{to} {way:?} in turn {turn}: {seen} of {ATTACKS}, not {odds:?}"
            );
        }
    }
}
