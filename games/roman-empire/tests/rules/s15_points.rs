//! Section 15: points, and who wins.

use ludi_engine::Rules;
use ludi_roman_empire::scenario::{Position, Scenario};
use ludi_roman_empire::{Action, Camp, Event, Grade, RomanEmpire, Stage, Token};

use crate::common::{count, four, play};

/// What was scored last: for cities, dioceses and the emperor.
fn scored(position: &Position) -> (u16, u16, u16) {
    let scored = position.events().into_iter().rev().find_map(|event| match event {
        Event::Scored { cities, dioceses, bonus, .. } => Some((cities, dioceses, bonus)),
        _ => None,
    });
    scored.expect("a phase was scored")
}

/// Plays a phase in which nothing is done, and says what was scored.
fn romans(scenario: Scenario, token: u8) -> (u16, u16, u16) {
    let mut position = scenario.roman_phase(0, token);
    while count(&position, |event| matches!(event, Event::Scored { .. })) == 0 {
        play(&mut position, &[Action::Done]);
    }
    scored(&position)
}

fn barbarians(scenario: Scenario, token: u8) -> (u16, u16, u16) {
    let mut position = scenario.barbarian_phase(0, token);
    while count(&position, |event| matches!(event, Event::Scored { .. })) == 0 {
        play(&mut position, &[Action::Done]);
    }
    scored(&position)
}

/// The grade of the camp of faction 0 in the diocese of a province.
fn grade(scenario: Scenario, token: u8, name: &str) -> Option<Grade> {
    let mut position = scenario.roman_phase(0, token);
    while count(&position, |event| matches!(event, Event::Scored { .. })) == 0 {
        play(&mut position, &[Action::Done]);
    }
    let of = position.province(name).diocese();
    position.events().into_iter().find_map(|event| match event {
        Event::DioceseScored { diocese, grade, camp: Camp::Roman, .. } if diocese == of => {
            Some(grade)
        }
        _ => None,
    })
}

#[test]
fn s15_the_most_points_win_after_the_seventh_turn() {
    let position =
        four(7).points(0, 5, 5).points(1, 20, 0).points(2, 0, 12).points(3, 1, 1).order();
    assert_eq!(position.all().stage, Stage::Over);
    let outcome = position.game.outcome(&position.state).expect("the end");
    assert_eq!(outcome.places, [3, 1, 2, 4]);
    assert_eq!(outcome.ending, RomanEmpire::INFO.endings[0]);
    assert!(position.asked().is_empty());
}

#[test]
fn s15_of_equals_the_higher_emperor_of_the_last_turn_wins() {
    let position = four(7)
        .points(0, 10, 0)
        .points(1, 0, 10)
        .token(0, Token::Emperor, 2)
        .token(1, Token::Emperor, 5)
        .token(2, Token::Emperor, 1)
        .token(3, Token::Emperor, 6)
        .order();
    let outcome = position.game.outcome(&position.state).expect("the end");
    assert_eq!(outcome.places, [2, 1, 4, 3]);
    // Two players: the better of both emperors.
    let two = Scenario::new(2, 7)
        .points(0, 10, 0)
        .points(1, 0, 10)
        .token(0, Token::Emperor, 1)
        .token(1, Token::Emperor, 5)
        .token(2, Token::Emperor, 6)
        .token(3, Token::Emperor, 2)
        .order();
    assert_eq!(two.game.outcome(&two.state).expect("the end").places, [1, 2]);
}

#[test]
fn s15_1_barbarians_score_cities_of_all_their_peoples_kingdoms_and_tribes() {
    // Roma 2, Sicilia 1, the looted city nothing. Thracia is an ordinary city in turn 2.
    let table = |turn| {
        four(turn)
            .people_of(0, "Galli", "Roma", 1)
            .city("Roma")
            .realm_of(0, "Aegyptii", "Sicilia", 1)
            .city("Sicilia")
            .realm_of(0, "Dalmatae", "Dalmatia", 1)
            .looted("Dalmatia")
            .people_of(0, "Mauri", "Thracia", 1)
            .city("Thracia")
    };
    assert_eq!(barbarians(table(2), 4).0, 4);
    // From turn 4 on it is worth two, and one when looted.
    assert_eq!(barbarians(table(4), 5).0, 5);
    assert_eq!(barbarians(table(4).looted("Thracia").looted("Roma"), 5).0, 3);
}

#[test]
fn s15_1_kingdoms_and_tribes_do_not_score_in_roman_phases() {
    let table = four(2).realm_of(0, "Aegyptii", "Aegyptus", 1).city("Aegyptus").points(0, 1, 0);
    assert_eq!(romans(table, 2), (0, 0, 0));
}

#[test]
fn s15_2_antonio_scores_22_points() {
    let position = four(2)
        .legions(0, "Roma", 1)
        .city("Roma")
        .legions(0, "Cisalpina", 1)
        .legions(0, "Raetia", 1)
        .legions(0, "Dalmatia", 1)
        .looted("Dalmatia")
        .legions(0, "Sicilia", 1)
        .city("Sicilia")
        .legions(0, "Narbonensis", 1)
        .legions(0, "Dacia", 1)
        .city("Dacia")
        .legions(0, "Thracia", 1)
        // A rival has as much in Graecia and in Hispania.
        .legions(1, "Achaea", 1)
        .legions(1, "Macedonia", 1)
        .legions(1, "Lusitania", 1)
        .roman_phase(0, 2);
    assert_eq!(scored(&position), (8, 14, 0));
    assert_eq!(position.points(0), (22, 0));
}

#[test]
fn s15_2_without_the_rival_the_same_provinces_dominate() {
    let table =
        four(2).legions(0, "Dacia", 1).legions(0, "Thracia", 1).legions(0, "Narbonensis", 1);
    assert_eq!(romans(table, 2), (0, 2 * 2 + 3 * 2, 0));
}

#[test]
fn s15_2_roman_cities() {
    let table = |turn| {
        four(turn)
            .legions(0, "Roma", 1)
            .looted("Roma")
            .legions(0, "Thracia", 1)
            .city("Thracia")
            .lone_fort(0, "Sicilia")
            .city("Sicilia")
    };
    // A lone fort does not control its city.
    assert_eq!(romans(table(2), 2).0, 4);
    assert_eq!(romans(table(4), 4).0, 5);
    assert_eq!(romans(table(4).looted("Thracia"), 4).0, 4);
}

#[test]
fn s15_2_at_the_end_provinces_count_two_and_kingdoms_throw_for_their_cities() {
    let mut position = four(7)
        .legions(0, "Roma", 1)
        .legions(0, "Arabia", 2)
        .lone_fort(0, "Syria")
        .realm_of(1, "Palmyreni", "Syria", 1)
        .city("Syria")
        .realm_of(2, "Armenii", "Armenia", 1)
        .looted("Armenia")
        .realm_of(3, "Iudaei", "Aegyptus", 1)
        .city("Aegyptus");
    position = position.points(0, 1, 0);
    let position = position.order();
    assert_eq!(position.points(0), (5, 0));
    // Palmyreni: a die and two; Armenii are looted; Iudaei have lost their city.
    let palmyreni = position.points(1).0;
    assert!((3..=8).contains(&palmyreni), "{palmyreni}");
    assert_eq!((position.points(2), position.points(3)), ((0, 0), (0, 0)));
}

#[test]
fn s15_3_presence_dominance_and_control() {
    let italia = ["Roma", "Cisalpina", "Raetia", "Dalmatia", "Sicilia"];
    let table = |own: usize| {
        let rival = four(2).legions(1, "Dacia", 1);
        italia[..own].iter().fold(rival, |table, name| table.legions(0, name, 1))
    };
    assert_eq!(
        grade(table(2).legions(1, "Sicilia", 1).people_of(1, "Galli", "Dalmatia", 1), 2, "Roma"),
        Some(Grade::Dominance)
    );
    assert_eq!(
        grade(table(2).legions(1, "Sicilia", 1).legions(1, "Dalmatia", 1), 2, "Roma"),
        Some(Grade::Presence)
    );
    assert_eq!(grade(table(1), 2, "Roma"), Some(Grade::Dominance));
    assert_eq!(grade(table(3), 2, "Roma"), Some(Grade::Dominance));
    assert_eq!(grade(table(4), 2, "Roma"), Some(Grade::Dominance));
    assert_eq!(grade(table(5), 2, "Roma"), Some(Grade::Control));
    assert_eq!(grade(four(2).legions(0, "Achaea", 1), 2, "Roma"), None);
}

#[test]
fn s15_3_control_of_italia_asia_and_hispania() {
    let control = |names: [&str; 5], base: u16| {
        let table = names.iter().fold(four(2), |table, name| table.legions(0, name, 1));
        assert_eq!(romans(table, 2).1, 3 * base);
    };
    control(["Roma", "Cisalpina", "Raetia", "Dalmatia", "Sicilia"], 3);
    control(["Lydia", "Bithynia", "Cilicia", "Cappadocia", "Armenia"], 2);
    control(["Aquitania", "Narbonensis", "Tarraconensis", "Lusitania", "Baetica"], 3);
}

#[test]
fn s15_3_lone_forts_count_where_there_is_a_legion_in_the_diocese() {
    let forts = |table: Scenario| {
        ["Cisalpina", "Raetia", "Dalmatia", "Sicilia"]
            .iter()
            .fold(table, |table, name| table.lone_fort(0, name))
    };
    assert_eq!(grade(forts(four(2)).legions(0, "Roma", 1), 2, "Roma"), Some(Grade::Control));
    assert_eq!(grade(forts(four(2)).legions(0, "Achaea", 1), 2, "Roma"), None);
}

#[test]
fn s15_3_the_two_camps_of_a_player_are_never_combined() {
    // Two legions and two Galli of faction 0 against two of faction 1.
    let table = four(2)
        .legions(0, "Roma", 1)
        .legions(0, "Cisalpina", 1)
        .people_of(0, "Galli", "Raetia", 1)
        .people_of(0, "Galli", "Dalmatia", 1)
        .legions(1, "Sicilia", 1);
    assert_eq!(grade(table, 2, "Roma"), Some(Grade::Dominance));
    // A camp of one's own is no rival, and no help.
    let even = four(2)
        .legions(0, "Roma", 1)
        .people_of(0, "Galli", "Raetia", 1)
        .people_of(0, "Galli", "Dalmatia", 1)
        .legions(1, "Sicilia", 1);
    assert_eq!(grade(even, 2, "Roma"), Some(Grade::Presence));
}
