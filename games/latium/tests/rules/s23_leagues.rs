//! Section 23: leagues of villages.

use ludi_latium::gods::Kind;
use ludi_latium::scenario::Position;
use ludi_latium::{Action, Force, Season};

use crate::common::{attack, exchange, play, rich, seat};

/// The pawns of Albalonga's allies, and of Aricia's, all in the square of Albalonga: twelve
/// a side.
fn leagues(allies: &[&str], tokens: &[Kind]) -> Position {
    let large = ["Gabii", "Cora", "Praeneste", "Lavinium", "Tusculum"];
    let medium = [
        "Bovillae",
        "Ardea",
        "Lanuvium",
        "Corbium",
        "Tibur",
        "Satricum",
        "Labici",
        "Pedum",
        "Politorium",
    ];
    let mut scenario = rich(2).main(0, "Aricia").legion_in("Aricia", "D3").stock(1, tokens);
    for name in large {
        scenario = scenario.ally(0, name).legion_in(name, "D3");
    }
    for name in allies {
        scenario = scenario.ally(0, name);
    }
    for name in medium {
        scenario = scenario.ally(1, name).legion_in(name, "D3");
    }
    let mut position = scenario.act(Season::Semen);
    let attacked = attack(&position, "Albalonga");
    play(&mut position, &[attacked, Action::Accept, Action::Accept]);
    for &kind in tokens {
        play(&mut position, &[Action::Lay(kind)]);
    }
    position
}

#[test]
fn s23_twelve_pawns_a_side_nine_on_the_field_and_lines_are_replaced() {
    let mut position = leagues(&["Corioli"], &[]);
    assert!(position.player(0).league && position.player(1).league);
    for side in position.battle().sides {
        assert_eq!((side.schiere.len(), side.reserve.len(), side.attacks), (3, 3, 12));
    }
    // Four hits on the first schiera of the attacker; each exchange uses three attacks.
    for _ in 0..3 {
        exchange(&mut position, &[(6, 6), (6, 1), (6, 1), (6, 1), (6, 1), (6, 1)]);
    }
    assert_eq!(position.battle().sides[0].reserve.len(), 3);
    // Nine attacks are used; the fourth exchange is the last, and decides.
    assert_eq!(position.battle().sides[0].attacks, 3);
    let lines = position.battle().sides[0].schiere[0].lines.clone();
    assert_eq!((lines.len(), lines[0].centuriae), (3, 1));
}

#[test]
fn s23_a_lost_line_is_replaced_in_a_battle_of_leagues_only() {
    let lines_and_reserve = |allies: &[&str]| {
        let mut position = leagues(allies, &[Kind::Maiestas]);
        for _ in 0..3 {
            position.load_d6(&[6, 1, 1, 1, 1, 1]);
            play(&mut position, &[Action::Done; 4]);
        }
        // The archers take the last centuria of the first line.
        position.load_d6(&[6]);
        play(&mut position, &[Action::Done, Action::Play(Kind::Maiestas, 0)]);
        let side = position.battle().sides[0].clone();
        (side.schiere[0].lines.len(), side.reserve.len())
    };
    assert_eq!(lines_and_reserve(&["Corioli"]), (3, 2));
    assert_eq!(lines_and_reserve(&[]), (2, 3));
}

#[test]
fn s23_six_villages_are_no_league() {
    let position = leagues(&[], &[]);
    assert!(!position.player(0).league);
    assert_eq!(position.battle().sides[0].attacks, 12);
    assert_eq!(position.battle().sides[0].force, Force::Player(seat(0)));
}
