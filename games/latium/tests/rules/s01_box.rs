//! Sections 1 to 7: the box, preparation, the year.

use ludi_engine::{Dice, Rules, Setup, Silence, Viewer};
use ludi_game_tests::{components, open};
use ludi_latium::components::Components;
use ludi_latium::gods::Kind;
use ludi_latium::village::{Size, Square, Village};
use ludi_latium::{Action, Ask, Event, Latium, Season, Stage, View};

use crate::SOURCES;
use crate::common::{
    assert_asks, attack, benefit, count, dp, march, may, owner, pass_until, play, refusal, rich,
    square, step,
};

fn dealt(seats: u8, seed: u64) -> View {
    let game: Latium = open(&Setup::new(&Latium::INFO, seats));
    let state = game.deal(&mut Dice::fast(seed), &mut Silence);
    game.view(&state, Viewer::Spectator)
}

#[test]
fn s1_our_own_file_is_right_and_names_its_origins() {
    let text = SOURCES.file("data/components.toml");
    components::name_their_origins(&text);
    assert_eq!(&Components::whole().expect("our own file"), Components::builtin());
    assert_eq!(&Components::read("").expect("all from ours"), Components::builtin());
}

#[test]
fn s1_mistakes_in_a_file_are_told_with_their_line() {
    let wrong = |text: &str| Components::read(text).expect_err("a mistake").to_string();
    let text = SOURCES.file("data/components.toml");
    let replaced = |from: &str, to: &str| {
        let line = 1 + text[..text.find(from).expect("this is there")].matches('\n').count();
        let error = wrong(&text.replacen(from, to, 1));
        let prefix = format!("line {line}: ");
        error.strip_prefix(&prefix).unwrap_or_else(|| panic!("{error}, not {prefix}")).to_owned()
    };
    assert_eq!(replaced("square = \"B1\"", "square = \"A4\""), "A4 is no square of land");
    assert_eq!(replaced("name = \"Cora\"", "name = \"Gabii\""), "there are two villages Gabii");
    assert_eq!(replaced("\"salus\"", "\"labores\""), {
        "the kinds must stand in the order of the rulebook"
    });
    assert_eq!(replaced("hut = 2", "hut = 200"), "a price must be from 0 to 99, not 200");
    assert_eq!(replaced("[3, 5, 7]", "[3, 5, 9]"), "a year must be from 1 to 8, not 9");
    assert!(wrong("[points]\nmain = 9\n").starts_with("line 1: missing field"));
}

#[test]
fn s1_what_the_rulebook_says_of_places_holds() {
    let ours = Components::builtin();
    let at = |name: &str| {
        let village = Village::all().find(|&village| ours.name(village) == name);
        ours.square(village.expect("a village"))
    };
    assert_eq!(at("Corbium"), at("Tusculum"));
    assert_ne!(at("Albalonga"), at("Aricia"));
    assert_eq!(at("Bovillae"), at("Aricia"));
    assert!(!square("A4").is_land());
    assert_eq!(Square::all().filter(|square| square.is_land()).count(), 19);
}

#[test]
fn s2_roma_and_albalonga_are_always_led() {
    for seed in 0..40 {
        for seats in 2..=4 {
            let view = dealt(seats, seed);
            let led: Vec<&str> = view
                .villages
                .iter()
                .filter(|village| village.bond.is_some())
                .map(|village| Components::builtin().name(village.village))
                .collect();
            assert_eq!(led.len(), usize::from(seats));
            assert_eq!(led[..2], ["Roma", "Albalonga"]);
            assert!(view.players.iter().all(|player| (player.dp, player.consent) == (48, 0)));
        }
    }
}

#[test]
fn s2_any_large_village_may_be_drawn_and_the_first_thing_is_the_offering() {
    let mut drawn = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let view = dealt(3, seed);
        assert_eq!((view.ask, view.year, view.asked.len()), (Ask::Offer, 1, 3));
        drawn.extend(view.villages.iter().filter(|at| at.bond.is_some()).map(|at| at.village));
    }
    assert_eq!(drawn.len(), 8);
}

#[test]
fn s3_players_act_one_at_a_time_in_order_and_a_pass_is_final() {
    let mut position = rich(3).offer(0, 2).offer(1, 1).offer(2, 0).act(Season::Hiems);
    assert_asks(&position, Ask::Turn, &[0]);
    play(&mut position, &[Action::Ara]);
    assert_asks(&position, Ask::Turn, &[1]);
    play(&mut position, &[Action::Done]);
    // The third has no actions; the second has passed.
    assert_asks(&position, Ask::Turn, &[0]);
    play(&mut position, &[Action::Done]);
    assert_eq!(position.season(), Season::Semen);
}

#[test]
fn s3_a_year_is_three_seasons_and_used_cards_leave_after_it() {
    let mut position =
        rich(2).hand(0, &[(Kind::Divitiae, 2), (Kind::Salus, 1)]).act(Season::Messis);
    play(&mut position, &[benefit(Kind::Divitiae, 2)]);
    pass_until(&mut position, Ask::Offer);
    let view = position.all();
    assert_eq!((view.year, view.season), (2, Season::Hiems));
    assert_eq!(view.gone.len(), 1);
    assert_eq!(view.players[0].cards, 1);
    assert_eq!(count(&position, |event| matches!(event, Event::Produced { .. })), 2);
}

#[test]
fn s4_size_makes_huts_familiae_and_warriors() {
    let view = rich(2).act(Season::Semen).all();
    for size in [Size::Large, Size::Medium, Size::Small] {
        let of: Vec<_> = view.villages.iter().filter(|at| at.size == size).collect();
        let tribus = size.tribus();
        assert_eq!(of.len(), if size == Size::Large { 8 } else { 10 });
        for village in of {
            assert_eq!((village.huts, village.familiae), (tribus, 4 * tribus));
            assert_eq!(village.strength, 4 * tribus);
        }
    }
}

#[test]
fn s4_independent_villages_are_whole_again_every_winter() {
    let position = rich(2).familiae("Ardea", 3, 2).next_year(&[]);
    assert_eq!((position.at("Ardea").familiae, position.at("Ardea").strength), (8, 8));
}

#[test]
fn s5_wealth_ends_at_999_and_below_nothing() {
    let mut position =
        rich(2).dp(0, 998).dp(1, 3).stock(0, &[Kind::Divitiae; 2]).ara(0, 2).act(Season::Semen);
    play(&mut position, &[Action::Auxilium(Kind::Divitiae, ludi_latium::Mode::Help)]);
    assert_eq!(dp(&position, 0), 999);
    let harm = Action::Auxilium(Kind::Divitiae, ludi_latium::Mode::Harm);
    play(&mut position, &[harm, Action::Player(crate::common::seat(1))]);
    assert_eq!(dp(&position, 1), 0);
}

#[test]
fn s6_a_village_that_changes_hands_keeps_its_works_and_forgets_its_anger() {
    let mut position = rich(2)
        .subject(1, "Bovillae")
        .oppidum("Bovillae", 2)
        .level("Bovillae", 2)
        .legion_in("Roma", "C3")
        .act(Season::Semen);
    let bovillae = attack(&position, "Bovillae");
    play(&mut position, &[bovillae]);
    let at = position.at("Bovillae");
    assert_eq!((owner(&position, "Bovillae"), at.oppidum, at.level), (Some(0), 2, 0));
}

#[test]
fn s6_a_village_that_becomes_free_loses_its_works() {
    let mut position = rich(2)
        .dp(1, 0)
        .ally(1, "Bovillae")
        .oppidum("Bovillae", 3)
        .level("Bovillae", 2)
        .feed(Season::Semen);
    pass_until(&mut position, Ask::Turn);
    assert_eq!((owner(&position, "Bovillae"), position.at("Bovillae").oppidum), (None, 0));
}

#[test]
fn s7_no_march_and_no_attack_in_winter() {
    let mut position = rich(2).act(Season::Hiems);
    assert_eq!(refusal(&mut position, march("B1")), ("7", "why-no-war-in-winter"));
    let antemnae = attack(&position, "Antemnae");
    assert_eq!(refusal(&mut position, antemnae), ("7", "why-no-war-in-winter"));
    let mut summer = rich(2).act(Season::Semen);
    assert_eq!(refusal(&mut summer, Action::Ara), ("7", "why-begun-in-winter"));
    play(&mut summer, &[march("B1"), Action::Pawns(1), step("C1")]);
    assert_eq!(summer.all().stage, Stage::Act);
}

#[test]
fn s7_a_year_goes_through_hiems_semen_and_messis() {
    let mut position = rich(2).act(Season::Hiems);
    let mut seasons = vec![position.season()];
    while position.ask() != Ask::Offer {
        play(&mut position, &[Action::Done]);
        if seasons.last() != Some(&position.season()) {
            seasons.push(position.season());
        }
    }
    assert_eq!(seasons, [Season::Hiems, Season::Semen, Season::Messis, Season::Hiems]);
    assert!(!may(&position, Action::Done));
}
