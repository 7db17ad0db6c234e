//! Sections 12 to 15: growth, production, works, consent.

use ludi_engine::Rules;
use ludi_latium::gods::Kind;
use ludi_latium::{Action, Ask, Event, Season, Stage};

use crate::common::{
    assert_asks, attack, benefit, count, dp, help, may, owner, pass_until, play, refusal, rich,
    seat,
};

#[test]
fn s12_villages_of_players_grow_in_their_years() {
    let grown = |year: u8| {
        let position =
            rich(2).year(year - 1).ally(0, "Bovillae").subject(0, "Ficana").next_year(&[]);
        ["Roma", "Bovillae", "Ficana", "Aricia"].map(|name| position.at(name).familiae)
    };
    let card = [12, 8, 4, 12];
    assert_eq!(grown(2), card);
    for (year, growth) in [(3, [1, 0, 0]), (4, [0, 1, 0]), (5, [1, 0, 0]), (6, [0, 0, 1])] {
        let expected = [12 + growth[0], 8 + growth[1], 4 + growth[2], 12];
        assert_eq!(grown(year), expected, "year {year}");
    }
    assert_eq!(grown(7), [13, 9, 4, 12]);
    assert_eq!(grown(8), card);
}

#[test]
fn s12_a_grown_village_has_no_more_warriors() {
    let position = rich(2).year(2).next_year(&[]);
    assert_eq!((position.at("Roma").familiae, position.at("Roma").strength), (13, 12));
}

#[test]
fn s13_a_familia_produces_four_a_year_and_needs_one_a_season() {
    let mut position = rich(2).ally(0, "Bovillae").subject(0, "Ficana").dp(0, 100).next_year(&[]);
    assert_eq!(dp(&position, 0), 100 + 48 + 32 + 16);
    crate::common::play_as(&mut position, 0, &[Action::Offer(1)]);
    crate::common::play_as(&mut position, 1, &[Action::Offer(0)]);
    assert_asks(&position, Ask::Buy, &[0]);
    assert_eq!(dp(&position, 0), 196 - 1 - 24);
}

#[test]
fn s13_consent_and_indignation_change_what_is_produced() {
    let of = |consent: i8| rich(2).dp(0, 0).consent(0, consent).next_year(&[]).player(0).dp;
    let all = [-5, -3, -2, 0, 2, 3, 4, 5].map(of);
    assert_eq!(all, [36, 36, 48, 48, 48, 60, 60, 72]);
    let of = |level: u8| {
        rich(2).dp(0, 0).ally(0, "Bovillae").level("Bovillae", level).next_year(&[]).player(0).dp
    };
    assert_eq!([0, 1, 2].map(of), [80, 80, 72]);
    let fortified = rich(2)
        .dp(0, 0)
        .ally(0, "Bovillae")
        .oppidum("Bovillae", 3)
        .oppidum("Roma", 3)
        .next_year(&[]);
    assert_eq!(fortified.player(0).dp, 82);
}

#[test]
fn s13_who_has_too_little_chooses_and_the_hungry_complain() {
    let mut position =
        rich(2).dp(0, 13).ally(0, "Bovillae").subject(0, "Ficana").feed(Season::Semen);
    assert_asks(&position, Ask::Feed, &[0]);
    let feed = |position: &ludi_latium::scenario::Position, name: &str| {
        Action::Feed(position.village(name))
    };
    let (bovillae, ficana) = (feed(&position, "Bovillae"), feed(&position, "Ficana"));
    play(&mut position, &[bovillae]);
    assert_eq!(refusal(&mut position, bovillae), ("13", "why-fed-already"));
    let (roma, alba) = (feed(&position, "Roma"), feed(&position, "Albalonga"));
    assert_eq!(refusal(&mut position, roma), ("13", "why-too-poor"));
    assert_eq!(refusal(&mut position, alba), ("13", "why-not-yours"));
    play(&mut position, &[ficana]);
    // Nothing more can be fed: the main is hungry.
    assert_asks(&position, Ask::Turn, &[0]);
    assert_eq!((dp(&position, 0), position.player(0).consent), (1, -1));
    let mut position =
        rich(2).dp(0, 13).ally(0, "Bovillae").subject(0, "Ficana").feed(Season::Semen);
    play(&mut position, &[roma]);
    let levels = ["Bovillae", "Ficana"].map(|name| position.at(name).level);
    assert_eq!((levels, position.player(0).consent), ([1, 1], 0));
}

#[test]
fn s14_a_needed_hut_is_built_in_winter_and_brings_consent_in_the_main() {
    let mut position = rich(2).familiae("Roma", 13, 3).act(Season::Hiems);
    let (roma, alba) =
        (Action::Hut(position.village("Roma")), Action::Hut(position.village("Albalonga")));
    assert_eq!(refusal(&mut position, alba), ("14", "why-not-yours"));
    play(&mut position, &[roma]);
    assert_eq!((position.at("Roma").huts, position.player(0).consent), (4, 1));
    assert_eq!(dp(&position, 0), 298);
    play(&mut position, &[Action::Done]);
    assert_eq!(refusal(&mut position, roma), ("14", "why-hut-not-needed"));
}

#[test]
fn s14_huts_missing_when_winter_ends_cost_consent_or_raise_indignation() {
    let mut position = rich(2)
        .familiae("Roma", 13, 3)
        .ally(0, "Bovillae")
        .familiae("Bovillae", 9, 2)
        .act(Season::Hiems);
    play(&mut position, &[Action::Done, Action::Done]);
    assert_eq!((position.player(0).consent, position.at("Bovillae").level), (-1, 1));
    // Not in the other seasons.
    play(&mut position, &[Action::Done, Action::Done]);
    assert_eq!(position.player(0).consent, -1);
}

#[test]
fn s14_an_ara_takes_two_seasons_and_an_oppidum_three() {
    let mut position = rich(2).offer(1, 0).act(Season::Hiems);
    let roma = Action::Oppidum(position.village("Roma"));
    play(&mut position, &[Action::Ara, roma]);
    assert_eq!(dp(&position, 0), 290);
    assert_eq!(refusal(&mut position, Action::Ara), ("14", "why-worked-already"));
    assert_eq!(refusal(&mut position, roma), ("14", "why-worked-already"));
    play(&mut position, &[Action::Done, Action::Ara, roma]);
    assert_eq!((position.player(0).ara, position.player(0).consent), (2, 1));
    assert_eq!(refusal(&mut position, Action::Ara), ("14", "why-finished"));
    play(&mut position, &[Action::Done, roma]);
    assert_eq!((position.at("Roma").oppidum, position.player(0).consent), (3, 2));
}

#[test]
fn s14_an_unfinished_work_waits() {
    let mut position = rich(2).offer(1, 0).ara(0, 1).act(Season::Messis);
    assert!(may(&position, Action::Ara));
    play(&mut position, &[Action::Ara]);
    assert_eq!(position.player(0).ara, 2);
}

#[test]
fn s14_the_ara_gives_an_auxilium_before_any_action() {
    let stock = [Kind::Divitiae, Kind::Maiestas, Kind::Bellum];
    let mut position = rich(2).offer(1, 0).ara(0, 2).stock(0, &stock).act(Season::Hiems);
    play(&mut position, &[help(Kind::Divitiae)]);
    assert_asks(&position, Ask::Turn, &[0]);
    assert_eq!(position.player(0).actions, 4);
    play(&mut position, &[help(Kind::Maiestas)]);
    assert_eq!(position.player(0).actions, 3);
    assert_eq!(refusal(&mut position, help(Kind::Bellum)), ("11", "why-auxilium-used"));
    // After an action it is too late.
    let mut position = rich(2).offer(1, 0).ara(0, 2).stock(0, &stock).act(Season::Hiems);
    let roma = Action::Oppidum(position.village("Roma"));
    play(&mut position, &[roma, help(Kind::Divitiae)]);
    assert_eq!(position.player(0).actions, 2);
}

#[test]
fn s14_the_oppidum_of_an_ally_calms_it_and_brings_no_consent() {
    let mut position =
        rich(2).ally(0, "Bovillae").oppidum("Bovillae", 2).level("Bovillae", 2).act(Season::Semen);
    let bovillae = Action::Oppidum(position.village("Bovillae"));
    play(&mut position, &[bovillae]);
    let at = position.at("Bovillae");
    assert_eq!((at.oppidum, at.level, position.player(0).consent), (3, 0, 0));
}

#[test]
fn s15_consent_stops_at_five() {
    let mut position = rich(2).consent(0, 5).stock(0, &[Kind::Maiestas]).act(Season::Semen);
    play(&mut position, &[help(Kind::Maiestas)]);
    assert_eq!(position.player(0).consent, 5);
    // Nothing changes, so no change is told.
    assert_eq!(count(&position, |event| matches!(event, Event::Consent { .. })), 0);
    assert_eq!(count(&position, |event| matches!(event, Event::InVain { .. })), 1);
    // What is told is the change that took place.
    let card = [(Kind::Maiestas, 3)];
    let mut position = rich(2).consent(0, 3).hand(0, &card).offer(1, 0).act(Season::Semen);
    let maiestas = benefit(Kind::Maiestas, 3);
    play(&mut position, &[maiestas, maiestas, Action::Done, maiestas]);
    let told = |event: &Event| matches!(event, Event::Consent { change: 1, consent: 4 | 5, .. });
    assert_eq!(count(&position, told), 2);
    assert_eq!(position.player(0).consent, 5);
}

#[test]
fn s15_at_six_dissent_the_people_drive_their_rex_out() {
    let mut position = rich(3)
        .consent(1, -5)
        .dp(1, 5)
        .ally(1, "Bovillae")
        .subject(1, "Ficana")
        .stock(1, &[Kind::Bellum])
        .hand(1, &[(Kind::Salus, 1)])
        .pact(1, 2)
        .feed(Season::Semen);
    pass_until(&mut position, Ask::Turn);
    let player = position.player(1);
    assert!(player.out);
    assert_eq!((player.dp, player.auxilia, player.cards), (0, 0, 1));
    for name in ["Albalonga", "Bovillae", "Ficana"] {
        assert_eq!(owner(&position, name), None);
    }
    assert!(position.player(2).pacts.is_empty());
    assert_eq!(position.view(0).players[1].hand, None);
    assert_eq!(position.all().stage, Stage::Act);
    // Who is out is not asked any more.
    play(&mut position, &[Action::Done]);
    assert_asks(&position, Ask::Turn, &[2]);
    let refused = position.act_as(1, Action::Done).expect_err("out");
    assert_eq!((refused.rule.0, refused.reason.key), ("15", "why-out-of-game"));
}

#[test]
fn s15_several_fall_at_once_in_order_and_the_last_is_not_tested() {
    let scenario = (0..3).fold(rich(3), |scenario, seat| scenario.consent(seat, -5).dp(seat, 0));
    let position = scenario.feed(Season::Semen);
    assert_eq!(position.all().stage, Stage::Over);
    let outcome = position.game.outcome(&position.state).expect("the end");
    assert_eq!((outcome.ending, outcome.places), ("last-rex", vec![3, 2, 1]));
    assert_eq!(position.player(2).consent, -5);
    assert_eq!(count(&position, |event| matches!(event, Event::Expelled { .. })), 2);
}

#[test]
fn s15_the_third_level_ends_an_alliance() {
    let mut position =
        rich(2).dp(0, 0).ally(0, "Bovillae").level("Bovillae", 2).feed(Season::Semen);
    pass_until(&mut position, Ask::Turn);
    assert_eq!(owner(&position, "Bovillae"), None);
    // The main is hungry, and a medium village is lost.
    assert_eq!(position.player(0).consent, -2);
}

#[test]
fn s15_subjects_rise_and_a_legion_restores_order() {
    let mut position =
        rich(2).dp(0, 12).subject(0, "Collatia").level("Collatia", 2).feed(Season::Semen);
    let roma = Action::Feed(position.village("Roma"));
    play(&mut position, &[roma]);
    assert_eq!(position.at("Collatia").level, 3);
    let collatia = Action::Quell(position.village("Collatia"));
    play(&mut position, &[collatia]);
    assert_eq!((position.at("Collatia").level, position.player(0).actions), (1, 3));
    play(&mut position, &[Action::Done]);
    assert_eq!(refusal(&mut position, collatia), ("15", "why-no-revolt"));
}

#[test]
fn s15_without_a_legion_the_village_is_destroyed_or_free() {
    let risen = || rich(2).subject(0, "Bovillae").level("Bovillae", 3).end(Season::Semen);
    let mut position = risen();
    assert_asks(&position, Ask::Revolt, &[0]);
    play(&mut position, &[Action::Release]);
    assert_eq!((owner(&position, "Bovillae"), position.player(0).consent), (None, -1));
    let mut position = risen();
    play(&mut position, &[Action::Destroy]);
    assert!(position.at("Bovillae").destroyed);
    assert_eq!(position.player(0).consent, -1);
    pass_until(&mut position, Ask::Turn);
    let bovillae = crate::common::request(&position, "Bovillae");
    assert_eq!(refusal(&mut position, bovillae), ("15", "why-gone"));
}

#[test]
fn s15_a_revolt_from_the_count_of_huts_runs_until_semen_ends() {
    let mut position = rich(2)
        .subject(0, "Collatia")
        .familiae("Collatia", 5, 1)
        .level("Collatia", 2)
        .end(Season::Hiems);
    assert_eq!((position.season(), position.at("Collatia").level), (Season::Semen, 3));
    assert_asks(&position, Ask::Turn, &[0]);
    play(&mut position, &[Action::Done, Action::Done]);
    assert_asks(&position, Ask::Revolt, &[0]);
}

#[test]
fn s15_only_a_legion_at_home_and_near_is_sent() {
    let mut position = rich(2).subject(0, "Satricum").level("Satricum", 3).act(Season::Semen);
    let satricum = Action::Quell(position.village("Satricum"));
    // Roma is three squares away.
    assert!(may(&position, satricum));
    let mut away = rich(2)
        .subject(0, "Satricum")
        .level("Satricum", 3)
        .legion_in("Roma", "C1")
        .act(Season::Semen);
    assert_eq!(refusal(&mut away, satricum), ("15", "why-no-legion-near"));
    let roma = Action::Quell(position.village("Roma"));
    assert_eq!(refusal(&mut position, roma), ("15", "why-not-subject"));
}

#[test]
fn s15_medium_and_large_villages_subdued_are_felt_on_both_sides() {
    let mut position = rich(2).subject(1, "Bovillae").legion_in("Roma", "C3").act(Season::Semen);
    let bovillae = attack(&position, "Bovillae");
    play(&mut position, &[bovillae]);
    assert_eq!((position.player(0).consent, position.player(1).consent), (1, -1));
    let mut position = rich(2).subject(1, "Corioli").legion_in("Roma", "B3").act(Season::Semen);
    let corioli = attack(&position, "Corioli");
    play(&mut position, &[corioli]);
    assert_eq!((position.player(0).consent, position.player(1).consent), (0, 0));
    assert_eq!(position.player(0).seat, seat(0));
}

#[test]
fn s15_no_huts_are_counted_once_one_player_is_left() {
    let position = rich(2)
        .consent(0, -5)
        .familiae("Roma", 13, 3)
        .familiae("Albalonga", 13, 3)
        .ally(1, "Velitrae")
        .familiae("Velitrae", 9, 2)
        .level("Velitrae", 2)
        .end(Season::Hiems);
    assert_eq!(position.all().stage, Stage::Over);
    // Who is left keeps an ally without a hut, and all its points.
    assert_eq!((owner(&position, "Velitrae"), position.player(1).consent), (Some(1), 0));
    let outcome = position.game.outcome(&position.state).expect("the end");
    assert_eq!((outcome.places, outcome.scores), (vec![2, 1], vec![0, 11]));
    assert!(matches!(position.events().last(), Some(Event::Finished { years: false })));
}
