//! Sections 1 to 4: what is in the box, how a game begins, and what a turn is made of.

use ludi_engine::{Match, Rules, Seat, Seed, Setup, Silence, Viewer};
use ludi_game_tests::components;
use ludi_roman_empire::cards::Pile;
use ludi_roman_empire::components::Components;
use ludi_roman_empire::side::Side;
use ludi_roman_empire::{Action, Ask, Event, RomanEmpire, Stage};

use crate::SOURCES;
use crate::common::{armies, assert_asks, done_until, faction, four, legions, play, to};

fn table(seats: u8) -> Match<RomanEmpire> {
    let setup = Setup::new(&RomanEmpire::INFO, seats);
    Match::start(setup, Seed::from_phrase("setup"), &mut Silence).expect("a table")
}

#[test]
fn s1_our_own_file_is_right_and_names_its_origins() {
    let text = SOURCES.file("data/components.toml");
    components::name_their_origins(&text);
    assert_eq!(Components::read(&text).expect("our own file"), Components::builtin());
    assert_eq!(Components::read("").expect("all from ours"), Components::builtin());
}

#[test]
fn s1_the_counters_are_as_many_as_in_the_box() {
    let box_of = Components::builtin();
    let peoples: u32 = box_of.peoples.iter().map(|people| u32::from(people.armies)).sum();
    let realms: u32 = box_of.realms.iter().map(|realm| u32::from(realm.armies)).sum();
    let counters = box_of.counters;
    assert_eq!((peoples, realms), (84, 46));
    assert_eq!(counters.cities + counters.forts + counters.fortresses + counters.rebels, 53);
    // The chart asks for no more armies than there are counters.
    for horde in box_of.barbarians.iter().flatten() {
        assert!(horde.strength <= box_of.peoples[horde.people.index()].armies);
    }
}

#[test]
fn s1_mistakes_in_a_file_are_told_with_their_line() {
    let wrong = |text: &str| Components::read(text).expect_err("a mistake").to_string();
    assert_eq!(wrong("[factions]\nnames = [\"A\"]\n"), "line 2: there must be 4 factions, not 1");
    assert!(wrong("[counters]\nlegions = 3\n").starts_with("line 1: missing field"));
    let text = SOURCES.file("data/components.toml");
    let replaced = |from: &str, to: &str| {
        let line = 1 + text[..text.find(from).expect("this is there")].matches('\n').count();
        let error = wrong(&text.replacen(from, to, 1));
        let prefix = format!("line {line}: ");
        error.strip_prefix(&prefix).unwrap_or_else(|| panic!("{error}, not {prefix}")).to_owned()
    };
    assert_eq!(
        replaced("legions = 10", "legions = 8"),
        "the legions of a faction must be from 9 to 15, not 8"
    );
    assert_eq!(replaced("name = \"Cisalpina\"", "name = \"Roma\""), "there are two provinces Roma");
    assert_eq!(
        replaced("[\"Roma\", \"Cisalpina\"]", "[\"Roma\", \"Roma\"]"),
        "a province cannot border on itself"
    );
    assert_eq!(
        replaced("[\"Roma\", \"Cisalpina\"]", "[\"Roma\", \"Gades\"]"),
        "there is no province Gades"
    );
    assert_eq!(replaced("people = \"Suebi\"", "people = \"Galli\""), "Galli come twice in a turn");
    assert_eq!(
        replaced("turn = 1, token = 2, people", "turn = 1, token = 3, people"),
        "here turn 1 token 2 is due"
    );
    assert_eq!(replaced("effect = \"treason\"", "effect = \"luck\""), "there is no effect luck");
    assert_eq!(
        replaced("number = 19", "number = 20"),
        "the number of the card must be from 19 to 19, not 20"
    );
    assert_eq!(
        replaced("turns = [1, 3] },\n  { number = 2", "turns = [3, 1] },\n  { number = 2"),
        "the first turn must not be after the last"
    );
    // A section of ours that no longer fits is told at the start.
    let map = text.split("[map]").nth(1).and_then(|rest| rest.split("\n# The base").next());
    let map = format!("[map]{}", map.expect("a map")).replace("Parthia", "Media");
    assert_eq!(
        wrong(&map),
        "line 1: our own section barbarians does not fit: there is no province Parthia"
    );
}

#[test]
fn s2_everybody_gets_one_card_of_each_colour_and_sees_only_his_own() {
    for seats in 2..=4 {
        let played = table(seats);
        let view = played.view(Viewer::Historian);
        for faction in &view.factions {
            assert_eq!(faction.colours.as_slice(), Pile::ALL);
            assert_eq!(faction.hand.as_ref().map(|hand| hand.len()), Some(9));
            assert_eq!((faction.roman, faction.barbarian), (0, 0));
        }
        assert_eq!(view.undealt.map(|cards| cards.len()), Some(54 - 9 * view.factions.len()));
        for seat in Seat::all(seats) {
            for faction in played.view(Viewer::Seat(seat)).factions {
                assert_eq!(faction.hand.is_some(), faction.seat == seat);
            }
        }
        assert!(view.provinces.iter().all(|province| province.side.is_none()));
    }
}

#[test]
fn s2_1_two_players_have_two_factions_each_and_are_asked_for_both() {
    let mut played = table(2);
    let view = played.view(Viewer::Spectator);
    let seats: Vec<usize> = view.factions.iter().map(|faction| faction.seat.index()).collect();
    assert_eq!(seats, [0, 1, 0, 1]);
    // Whoever draws may pass to his own other faction.
    let drawer = view.asked[0];
    let other = faction((drawer.index() + 2) % 4);
    let seat = played.to_act().first().expect("somebody");
    assert_eq!(seat.index(), drawer.index() % 2);
    played.act(seat, Action::PassTo(other), &mut Silence).expect("legal");
    let token = |viewer| played.view(viewer).factions[other.index()].barbarians;
    assert!(token(Viewer::Seat(seat)).is_some_and(|token| token.number.is_some()));
    assert!(token(Viewer::Seat(seat.left(2))).is_some_and(|token| token.number.is_none()));
}

#[test]
fn s2_1_the_two_factions_of_a_player_fight_and_score_apart() {
    let mut position = ludi_roman_empire::scenario::Scenario::new(2, 2)
        .legions(0, "Roma", 2)
        .fort("Roma")
        .legions(2, "Cisalpina", 1)
        .points(0, 6, 0)
        .roman_phase(0, 2);
    done_until(&mut position, Ask::Lift);
    let roma = position.province("Roma");
    play(&mut position, &[Action::Lift(roma), Action::Done]);
    // Dice decide: it is no automatic victory.
    position.load(&[6, 1, 1]);
    let attack = Action::Attack(position.province("Cisalpina"), ludi_roman_empire::Way::Clear);
    play(&mut position, &[attack]);
    assert_eq!(armies(&position, "Cisalpina"), (Some(legions(0)), 1));
    assert_eq!(position.points(2), (0, 0));
}

#[test]
fn s2_1_the_sum_of_both_factions_wins() {
    let mut position = ludi_roman_empire::scenario::Scenario::new(2, 7)
        .points(0, 10, 0)
        .points(2, 0, 25)
        .points(1, 30, 0)
        .points(3, 4, 0)
        .order();
    assert_eq!(position.all().stage, Stage::Over);
    let outcome = position.game.outcome(&position.state).expect("the end");
    assert_eq!((outcome.scores, outcome.places), (vec![35, 34], vec![1, 2]));
    assert!(position.act(Action::Done).is_err());
}

#[test]
fn s2_1_three_players_have_nine_legions_each() {
    let mut position =
        ludi_roman_empire::scenario::Scenario::new(3, 1).without_start(0).roman_phase(0, 2);
    assert_asks(&position, Ask::Start, &[0]);
    let start = to(&position, "Aquitania");
    play(&mut position, &[start]);
    assert_eq!(position.all().phase.map(|phase| phase.hand), Some(8));
    assert_eq!(position.all().factions.len(), 3);
}

#[test]
fn s3_roman_and_barbarian_points_are_kept_apart_and_added_at_the_end() {
    let position = four(7).points(0, 3, 4).points(1, 5, 1).points(2, 0, 0).points(3, 2, 2).order();
    let outcome = position.game.outcome(&position.state).expect("the end");
    assert_eq!(outcome.scores, [7, 6, 0, 4]);
    assert_eq!(outcome.breakdown[0].values, [3, 5, 0, 2]);
    assert_eq!(outcome.breakdown[1].values, [4, 1, 0, 2]);
}

#[test]
fn s4_everybody_has_a_barbarian_and_a_roman_phase_in_every_turn() {
    let mut told = Vec::new();
    let setup = Setup::new(&RomanEmpire::INFO, 4);
    let mut played = Match::<RomanEmpire>::start(setup, Seed::from_phrase("phases"), &mut told)
        .expect("a table");
    let mut legal = Vec::new();
    while played.view(Viewer::Spectator).turn == 1 {
        let seat = played.to_act().first().expect("somebody");
        legal.clear();
        played.legal(seat, &mut legal);
        played.act(seat, legal[legal.len() - 1], &mut told).expect("legal");
    }
    let scored = told.iter().filter(|told| matches!(told.event, Event::Scored { .. })).count();
    assert_eq!(scored, 8);
}

#[test]
fn s4_1_a_roman_phase_is_events_building_placement_cities_points() {
    let mut position = four(2)
        .legions(0, "Roma", 3)
        .legions(0, "Sicilia", 1)
        .hand(0, &[51])
        .points(0, 9, 0)
        .roman_phase(0, 2);
    assert_asks(&position, Ask::Event, &[0]);
    play(&mut position, &[Action::Done]);
    assert_asks(&position, Ask::Build, &[0]);
    play(&mut position, &[Action::Recruit, Action::Done]);
    assert_asks(&position, Ask::Lift, &[0]);
    play(&mut position, &[Action::Done]);
    assert_asks(&position, Ask::Place, &[0]);
    play(&mut position, &[Action::Done]);
    assert_asks(&position, Ask::City, &[0]);
    let before = position.points(0);
    let roma = to(&position, "Roma");
    play(&mut position, &[roma]);
    assert!(position.points(0) > before);
}

#[test]
fn s4_1_barbarians_do_not_build_cities() {
    let mut position = four(4).people_of(0, "Parthi", "Parthia", 1).barbarian_phase(0, 4);
    done_until(&mut position, Ask::Place);
    let (mesopotamia, syria) = (to(&position, "Mesopotamia"), to(&position, "Syria"));
    play(&mut position, &[mesopotamia, syria, Action::Done]);
    assert!(matches!(armies(&position, "Syria"), (Some(Side::People(_)), 1)));
    assert_eq!(position.all().supply.cities, 20);
    assert_ne!(position.ask(), Ask::City);
}
