//! Section 2C, the assassination: defence, daggers, life or death, and points.

use crate::common::last_line;
use crate::conspiracy;
use crate::conspiracy::{
    CALIGULA, CARACALLA, CONIURA, CONIURA_DUAL, DONE, GALBA, ON_CANDIDATE, ON_EMPEROR, PASS,
    PERTINAX, PUGIO, PUGIO_DUAL, count, favors, hand_sizes, happened, play, points, refuses, table,
};
use ludi_caligula::components::{Card, Deck};
use ludi_caligula::scenario::{Position, Scenario};
use ludi_caligula::{Action, Ask, Event, Spot, Stage, Throne};
use ludi_engine::{Seat, Viewer};

const NAME_FIRST: Action = Action::Name(1);
const NAME_SECOND: Action = Action::Name(2);

/// Seats under Galba (life 3, two spaces, 1 point), with Caracalla (two spaces,
/// 2 points) and Pertinax (one space, 2 points) as candidates. A token on the
/// first Tribuni card stops the play at the third Sequentia card, so that one
/// can look at what the conspiracy after the first has left.
fn court(hands: &[[u8; 4]]) -> Scenario {
    let tribuni = Spot { deck: Deck::Tribuni, position: 1 };
    table(hands).augusti("Galba", ["Caracalla", "Pertinax"]).token(0, 4, tribuni)
}

/// Seat 0 leads alone with a Coniura card and supports the first candidate; the
/// others, who all have cards, pass.
fn lead_alone(scenario: Scenario, seats: usize) -> Position {
    let mut position = scenario.at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE)]);
    for seat in 1..seats {
        play(&mut position, &[(seat, PASS)]);
    }
    play(&mut position, &[(0, NAME_FIRST), (0, ON_CANDIDATE)]);
    position
}

#[test]
fn s_2c_assassination_those_outside_the_plot_defend_in_order_from_the_first() {
    // The fourth in order leads; 1, 2, 3 and 5 may defend, in this order.
    let scenario = court(&[[0, 0, 1, 0], [0, 0, 1, 0], [1, 0, 3, 0], [0, 0, 0, 1], [0, 0, 1, 0]]);
    let mut position = scenario.order(&[3, 0, 4, 2, 1]).at_plot(1);
    play(&mut position, &[(3, PASS), (0, PASS), (4, PASS), (2, CONIURA), (2, DONE)]);
    play(&mut position, &[(1, PASS), (3, PASS), (0, PASS), (4, PASS)]);
    play(&mut position, &[(2, NAME_FIRST), (2, ON_CANDIDATE)]);
    assert_eq!(position.all().ask, Ask::Defend);
    play(&mut position, &[(3, PUGIO_DUAL), (0, PUGIO), (4, PASS), (1, PUGIO)]);
    // Only then the conspirators stab.
    assert_eq!((position.asked(), position.all().ask), (Some(2), Ask::Stab));
    assert_eq!(position.all().plot.map(|plot| plot.defence), Some(3));
    let defended = Event::Defended { seat: Seat::new(3), card: Card::PugioDual, life: 4 };
    assert!(happened(&position, &defended));
    let said = last_line(&position, |event| matches!(event, Event::Defended { .. }));
    let line = "Gaius defends the emperor with a plain Pugio: it now takes 6 stabs.";
    assert_eq!(said, ("2C.assassination", line.to_owned()));
    assert!(happened(&position, &Event::NotDefended { seat: Seat::new(4) }));
}

#[test]
fn s_2c_assassination_a_defender_plays_a_single_pugio() {
    let mut position = lead_alone(court(&[[1, 0, 1, 0], [1, 0, 3, 1]]), 2);
    assert_eq!(position.legal(), [PASS, PUGIO, PUGIO_DUAL]);
    refuses(&mut position, 1, DONE, "why-one-dagger", "2C.assassination");
    refuses(&mut position, 1, CONIURA, "why-no-pugio-symbol", "2C.assassination");
    refuses(&mut position, 1, CONIURA_DUAL, "why-no-such-card", "2B.cards");
    refuses(&mut position, 1, ON_EMPEROR, "why-something-else", "2C.assassination");
    refuses(&mut position, 0, PUGIO, "why-not-asked", "turn");
    play(&mut position, &[(1, PUGIO)]);
    assert_eq!(position.asked(), Some(0), "one each, and no more");
    assert_eq!(hand_sizes(&position)[1], 4);
}

#[test]
fn s_2c_assassination_each_pugio_of_the_defence_adds_one_life() {
    let mut position = court(&[[1, 0, 4, 0], [0, 0, 1, 0], [0, 0, 1, 0]]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, PASS), (2, PASS)]);
    play(&mut position, &[(0, NAME_FIRST), (0, ON_CANDIDATE), (1, PUGIO), (2, PUGIO)]);
    play(&mut position, &[(0, PUGIO), (0, PUGIO), (0, PUGIO), (0, PUGIO), (0, DONE)]);
    // Life 3 and two daggers for him: four are not enough.
    let survived = Event::EmperorSurvived { augustus: GALBA, symbols: 4, life: 5 };
    assert!(happened(&position, &survived));
}

#[test]
fn s_2c_assassination_conspirators_do_not_defend() {
    let mut position = court(&[[1, 0, 1, 0], [1, 0, 1, 0], [1, 0, 1, 0]]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, CONIURA), (1, DONE), (2, PASS)]);
    play(&mut position, &[(0, NAME_FIRST), (0, ON_CANDIDATE), (1, PASS)]);
    assert_eq!((position.asked(), position.all().ask), (Some(2), Ask::Defend));
    play(&mut position, &[(2, PASS)]);
    assert_eq!((position.asked(), position.all().ask), (Some(0), Ask::Stab));
}

#[test]
fn s_2c_assassination_conspirators_stab_from_the_leader_on_in_order() {
    // The third in order leads: 4, 5, 1 and 2 follow.
    let mut position = court(&[[1, 0, 1, 0]; 5]).order(&[3, 0, 4, 1, 2]).at_plot(1);
    play(&mut position, &[(3, PASS), (0, PASS)]);
    for seat in [4, 1, 2, 3, 0] {
        play(&mut position, &[(seat, CONIURA), (seat, DONE)]);
    }
    play(&mut position, &[(4, NAME_SECOND), (4, ON_CANDIDATE)]);
    play(&mut position, &[(1, ON_EMPEROR), (2, PASS), (3, PASS), (0, PASS)]);
    play(&mut position, &[(4, PUGIO), (4, DONE), (1, PASS), (2, PUGIO), (2, DONE)]);
    play(&mut position, &[(3, PASS), (0, PUGIO), (0, DONE)]);
    assert!(happened(&position, &Event::EmperorKilled { augustus: GALBA, symbols: 3, life: 3 }));
    let (seat, cards) = (Seat::new(2), [0, 0, 1, 0]);
    let stabbed = Event::Stabbed { seat, cards, symbols: 1, total: 2, life: 3 };
    assert!(happened(&position, &stabbed));
    let said = last_line(&position, |event| *event == stabbed);
    let line = "Iulia stabs once (a plain Pugio): 2 of 3.";
    assert_eq!(said, ("2C.assassination", line.to_owned()));
    assert!(happened(&position, &Event::NotStabbed { seat: Seat::new(1) }));
}

#[test]
fn s_2c_assassination_a_conspirator_plays_none_or_as_many_as_he_has() {
    let mut position = lead_alone(court(&[[1, 1, 3, 1], [1, 0, 0, 0]]), 2);
    play(&mut position, &[(1, PASS)]);
    assert_eq!(position.legal(), [PASS, CONIURA_DUAL, PUGIO, PUGIO_DUAL]);
    refuses(&mut position, 0, DONE, "why-nothing-laid", "2C");
    refuses(&mut position, 0, CONIURA, "why-no-pugio-symbol", "2C.assassination");
    play(&mut position, &[(0, PUGIO_DUAL)]);
    refuses(&mut position, 0, PUGIO_DUAL, "why-no-such-card", "2B.cards");
    refuses(&mut position, 0, PASS, "why-already-laid", "2C");
    // More than needed is allowed: a life of three, five daggers.
    play(&mut position, &[(0, CONIURA_DUAL), (0, PUGIO), (0, PUGIO), (0, PUGIO), (0, DONE)]);
    assert!(happened(&position, &Event::EmperorKilled { augustus: GALBA, symbols: 5, life: 3 }));
    assert_eq!(points(&position), [(1, 1), (0, 0)]);
}

#[test]
fn s_2c_assassination_a_dual_card_serves_once() {
    // Played for the plot it is gone: two daggers are left of three.
    let mut position = court(&[[0, 2, 1, 0], [1, 0, 0, 0]]).at_plot(1);
    play(&mut position, &[(0, CONIURA_DUAL), (0, DONE), (1, PASS)]);
    play(&mut position, &[(0, NAME_FIRST), (0, ON_CANDIDATE), (1, PASS)]);
    play(&mut position, &[(0, CONIURA_DUAL), (0, PUGIO), (0, DONE)]);
    let survived = Event::EmperorSurvived { augustus: GALBA, symbols: 2, life: 3 };
    assert!(happened(&position, &survived));
}

#[test]
fn s_2c_assassination_cards_go_under_the_pile_they_came_from() {
    let mut position = lead_alone(court(&[[1, 1, 1, 0], [1, 0, 0, 1]]), 2);
    play(&mut position, &[(1, PUGIO_DUAL), (0, CONIURA_DUAL), (0, PUGIO), (0, DONE)]);
    let [coniura, pugio] = position.all().piles.map(|pile| pile.bottom.to_vec());
    assert_eq!(coniura, [Card::ConiuraSingle, Card::ConiuraDual]);
    assert_eq!(pugio, [Card::PugioDual, Card::PugioSingle]);
}

#[test]
fn s_2c_assassination_daggers_lie_on_the_table_until_it_is_judged() {
    let mut position = lead_alone(court(&[[1, 0, 1, 0], [1, 0, 0, 1]]), 2);
    play(&mut position, &[(1, PUGIO_DUAL)]);
    assert_eq!(position.all().piles[1].bottom[..], []);
    play(&mut position, &[(0, PUGIO), (0, DONE)]);
    assert_eq!(position.all().piles[1].bottom[..], [Card::PugioDual, Card::PugioSingle]);
}

#[test]
fn s_2c_assassination_every_conspirator_decides_even_if_the_emperor_is_doomed() {
    let mut position = court(&[[1, 0, 3, 0], [1, 0, 1, 0]]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, CONIURA), (1, DONE)]);
    play(&mut position, &[(0, NAME_FIRST), (0, ON_CANDIDATE), (1, PASS)]);
    play(&mut position, &[(0, PUGIO), (0, PUGIO), (0, PUGIO), (0, DONE)]);
    // It is judged once, after the last.
    assert!(!position.events().iter().any(|event| matches!(event, Event::EmperorKilled { .. })));
    assert_eq!((position.asked(), position.all().ask), (Some(1), Ask::Stab));
    play(&mut position, &[(1, PUGIO), (1, DONE)]);
    assert!(happened(&position, &Event::EmperorKilled { augustus: GALBA, symbols: 4, life: 3 }));
    refuses(&mut position, 0, PUGIO, "why-something-else", "2B.optional");
}

#[test]
fn s_2c_assassination_nobody_stabs_after_the_last_has_decided() {
    let mut position = court(&[[1, 0, 1, 0], [1, 0, 2, 0]]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, CONIURA), (1, DONE)]);
    play(&mut position, &[(0, NAME_FIRST), (0, ON_CANDIDATE), (1, PASS)]);
    // The leader holds back his dagger; with it, the three would have killed.
    play(&mut position, &[(0, PASS), (1, PUGIO), (1, PUGIO), (1, DONE)]);
    let survived = Event::EmperorSurvived { augustus: GALBA, symbols: 2, life: 3 };
    assert!(happened(&position, &survived));
    assert_eq!(hand_sizes(&position), [1, 0]);
}

#[test]
fn s_2c_assassination_worked_example_with_four_players() {
    // 1 leads and has chosen a candidate, on whom he and 2 have put their Favor;
    // 4 has his on the emperor; 3 is outside the plot.
    let scenario = court(&[[1, 0, 4, 0], [2, 0, 0, 0], [0, 0, 2, 0], [1, 0, 1, 0]]);
    let mut position = scenario.favor_on_emperor(3).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, CONIURA), (1, DONE), (2, PASS)]);
    play(&mut position, &[(3, CONIURA), (3, DONE), (0, NAME_FIRST), (0, ON_CANDIDATE)]);
    play(&mut position, &[(1, ON_CANDIDATE)]);
    let (emperor, candidate) = (Some(Throne::Emperor), Some(Throne::Candidate));
    assert_eq!(favors(&position), [candidate, candidate, None, emperor]);
    // 3 defends with one card; he cannot play a second.
    play(&mut position, &[(2, PUGIO)]);
    assert_eq!(position.all().plot.map(|plot| plot.defence), Some(1));
    // 1 plays as many daggers as the emperor has life: three and one.
    play(&mut position, &[(0, PUGIO), (0, PUGIO), (0, PUGIO), (0, PUGIO), (0, DONE)]);
    // 2 has no Pugio symbol.
    assert_eq!(position.legal(), [PASS]);
    play(&mut position, &[(1, PASS)]);
    // 4 stabs the man he supported, for the point.
    play(&mut position, &[(3, PUGIO), (3, DONE)]);
    assert!(happened(&position, &Event::EmperorKilled { augustus: GALBA, symbols: 5, life: 4 }));
    // 1 gets the conspiracy point, 1 and 4 a victory point.
    assert_eq!(points(&position), [(1, 1), (0, 0), (0, 0), (1, 0)]);
    // The candidate reigns, with the Favor of 1 and 2.
    assert_eq!(position.all().emperor, CARACALLA);
    assert_eq!(favors(&position), [emperor, emperor, None, None]);
    // A new candidate has been drawn, and nobody can plot any more in this turn.
    assert!(position.all().candidates.iter().all(Option::is_some));
    assert_eq!(count(&position, |event| matches!(event, Event::CandidateTurnedUp { .. })), 1);
    assert!(position.all().blood_shed);
    // At the end of the turn 1 and 2 gain what the new emperor gives: 2 each.
    play(&mut position, &[(0, PASS)]);
    assert_eq!((position.all().turn, position.all().stage), (2, Stage::Placement));
    assert_eq!(points(&position), [(3, 1), (2, 0), (0, 0), (1, 0)]);
}

#[test]
fn s_2c_assassination_the_question_does_not_tell_who_has_a_dagger() {
    // Seat 1 holds a card from the Coniura pile: with both symbols, or without
    // the dagger. He is asked either way, and the others see the same.
    let asked = |hand| {
        let position = lead_alone(court(&[[1, 0, 1, 0], hand]), 2);
        assert_eq!((position.asked(), position.all().ask), (Some(1), Ask::Defend));
        position
    };
    let (mut with, mut without) = (asked([0, 1, 0, 0]), asked([1, 0, 0, 0]));
    assert_eq!(with.legal(), [PASS, CONIURA_DUAL]);
    assert_eq!(without.legal(), [PASS]);
    assert_eq!(with.view(0), without.view(0));
    play(&mut with, &[(1, PASS)]);
    play(&mut without, &[(1, PASS)]);
    let leader = Viewer::Seat(Seat::new(0));
    assert_eq!(with.view(0), without.view(0));
    assert_eq!(with.events_for(leader), without.events_for(leader));
}

#[test]
fn s_2c_assassination_a_conspirator_without_a_dagger_is_asked_like_one_with() {
    let stab = |hand| {
        let mut position = court(&[[1, 0, 1, 0], hand]).at_plot(1);
        play(&mut position, &[(0, CONIURA), (0, DONE), (1, CONIURA), (1, DONE)]);
        play(&mut position, &[(0, NAME_FIRST), (0, ON_CANDIDATE), (1, PASS), (0, PASS)]);
        let asked = position.view(0);
        play(&mut position, &[(1, PASS)]);
        (asked, position.view(0), position.events_for(Viewer::Seat(Seat::new(0))))
    };
    assert_eq!(stab([1, 1, 0, 0]), stab([2, 0, 0, 0]));
}

#[test]
fn s_2c_assassination_seats_without_cards_are_passed_over() {
    let mut position = court(&[[1, 0, 0, 0], [0, 0, 0, 0], [1, 0, 1, 0]]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (2, CONIURA), (2, DONE)]);
    play(&mut position, &[(0, NAME_FIRST), (0, ON_CANDIDATE), (2, PASS)]);
    // Seat 1 cannot defend, seat 0 cannot stab, and all can see it.
    assert_eq!((position.asked(), position.all().ask), (Some(2), Ask::Stab));
    assert!(happened(&position, &Event::NotStabbed { seat: Seat::new(0) }));
}

/// Seat 0 alone against Galba (life 3) with so many daggers.
fn stab_with(daggers: usize) -> Position {
    let scenario = court(&[[1, 0, daggers as u8, 0], [1, 0, 0, 0]]);
    let mut position = lead_alone(scenario.favor_on_emperor(1), 2);
    play(&mut position, &[(1, PASS)]);
    for _ in 0..daggers {
        play(&mut position, &[(0, PUGIO)]);
    }
    play(&mut position, &[(0, DONE)]);
    position
}

#[test]
fn s_2c_life_as_many_daggers_as_his_life_kill_the_emperor() {
    let position = stab_with(3);
    assert!(happened(&position, &Event::EmperorKilled { augustus: GALBA, symbols: 3, life: 3 }));
}

#[test]
fn s_2c_life_more_daggers_kill_as_well_and_fewer_do_not() {
    let killed = Event::EmperorKilled { augustus: GALBA, symbols: 4, life: 3 };
    assert!(happened(&stab_with(4), &killed));
    let survived = Event::EmperorSurvived { augustus: GALBA, symbols: 2, life: 3 };
    assert!(happened(&stab_with(2), &survived));
}

#[test]
fn s_2c_life_every_emperor_has_a_life_of_his_own() {
    // Vitellius has 2.
    let mut position = lead_alone(
        table(&[[1, 0, 2, 0], [1, 0, 0, 0]]).augusti("Vitellius", ["Caracalla", "Pertinax"]),
        2,
    );
    play(&mut position, &[(1, PASS), (0, PUGIO), (0, PUGIO), (0, DONE)]);
    let augustus = conspiracy::VITELLIUS;
    assert!(happened(&position, &Event::EmperorKilled { augustus, symbols: 2, life: 2 }));
}

#[test]
fn s_2c_life_at_his_death_the_favors_on_him_go_home_and_the_candidate_reigns() {
    let position = stab_with(3);
    assert!(happened(&position, &Event::Enthroned { augustus: CARACALLA }));
    assert_eq!(position.all().emperor, CARACALLA);
    // The leader's, on the candidate, is now on the emperor.
    assert_eq!(favors(&position), [Some(Throne::Emperor), None]);
}

#[test]
fn s_2c_life_a_new_candidate_is_drawn_beside_the_one_who_is_left() {
    // In a game of two: Vitellius, Elagabalo and Domitianus are face down, and
    // nobody else.
    let position = stab_with(3);
    let [first, second] = position.all().candidates;
    assert_eq!(second, Some(PERTINAX));
    let drawn = first.expect("a new candidate");
    assert!([4, 5, 6].contains(&drawn));
    assert!(happened(&position, &Event::CandidateTurnedUp { augustus: drawn }));
    assert_eq!(position.all().augusti_left, 2);
}

#[test]
fn s_2c_life_a_dead_emperor_does_not_come_back() {
    let view = stab_with(3).all();
    assert_ne!(view.emperor, GALBA);
    assert!(!view.candidates.contains(&Some(GALBA)));
    assert_eq!(view.augusti_unseen >> GALBA & 1, 0);
}

#[test]
fn s_2c_life_with_the_deck_empty_there_is_no_new_candidate() {
    let mut position = lead_alone(court(&[[1, 0, 3, 0], [1, 0, 0, 0]]).no_more_augusti(), 2);
    play(&mut position, &[(1, PASS), (0, PUGIO), (0, PUGIO), (0, PUGIO), (0, DONE)]);
    assert_eq!(position.all().emperor, CARACALLA);
    assert_eq!(position.all().candidates, [None, Some(PERTINAX)]);
    assert_eq!(count(&position, |event| matches!(event, Event::CandidateTurnedUp { .. })), 0);
}

#[test]
fn s_2c_life_if_he_survives_the_favors_on_the_candidate_go_home() {
    let position = stab_with(2);
    assert_eq!(position.all().emperor, GALBA);
    assert_eq!(position.all().candidates, [Some(CARACALLA), Some(PERTINAX)]);
    // What lay on the emperor stays and will count.
    assert_eq!(favors(&position), [None, Some(Throne::Emperor)]);
}

#[test]
fn s_2c_life_a_favor_moved_from_the_emperor_does_not_return_to_him() {
    let scenario = court(&[[1, 0, 0, 0], [1, 0, 0, 0]]).favor_on_emperor(0);
    let mut position = lead_alone(scenario, 2);
    assert_eq!(favors(&position), [Some(Throne::Candidate), None]);
    play(&mut position, &[(1, PASS)]);
    let survived = Event::EmperorSurvived { augustus: GALBA, symbols: 0, life: 3 };
    assert!(happened(&position, &survived));
    assert_eq!(favors(&position), [None, None]);
}

#[test]
fn s_2c_life_the_candidate_named_reigns_even_with_no_favor_on_him() {
    let mut position = court(&[[1, 0, 3, 0], [1, 0, 0, 0]]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, PASS), (0, NAME_SECOND), (0, ON_EMPEROR)]);
    play(&mut position, &[(1, PASS), (0, PUGIO), (0, PUGIO), (0, PUGIO), (0, DONE)]);
    assert_eq!(position.all().emperor, PERTINAX);
    assert_eq!(position.all().candidates[0], Some(CARACALLA));
    assert_eq!(favors(&position), [None, None]);
}

#[test]
fn s_2c_life_caligula_can_be_killed_at_the_first_conspiracy() {
    let scenario = table(&[[1, 0, 3, 0], [1, 0, 0, 0]]);
    let mut position = scenario.augusti("Caligvla", ["Galba", "Pertinax"]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, PASS), (0, NAME_FIRST), (1, PASS)]);
    play(&mut position, &[(0, PUGIO), (0, PUGIO), (0, PUGIO), (0, DONE)]);
    assert!(happened(&position, &Event::EmperorKilled { augustus: CALIGULA, symbols: 3, life: 3 }));
    assert_eq!(position.all().emperor, GALBA);
}

#[test]
fn s_2c_points_the_leader_gets_a_conspiracy_point_and_each_stabber_a_victory_point() {
    let mut position = court(&[[1, 0, 1, 0], [1, 0, 2, 0], [2, 0, 0, 0], [0, 0, 0, 1]]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, CONIURA), (1, DONE)]);
    play(&mut position, &[(2, CONIURA), (2, DONE), (3, PASS)]);
    play(
        &mut position,
        &[(0, NAME_FIRST), (0, ON_CANDIDATE), (1, ON_EMPEROR), (2, PASS), (3, PASS)],
    );
    play(&mut position, &[(0, PUGIO), (0, DONE), (1, PUGIO), (1, PUGIO), (1, DONE), (2, PASS)]);
    // One point each, however many daggers; the conspirator who did not stab and
    // the one outside get none.
    assert_eq!(points(&position), [(1, 1), (1, 0), (0, 0), (0, 0)]);
    assert!(happened(&position, &Event::ConspiracyPoint { seat: Seat::new(0) }));
    assert!(happened(&position, &Event::StabberPoint { seat: Seat::new(0) }));
    assert!(happened(&position, &Event::StabberPoint { seat: Seat::new(1) }));
    assert_eq!(count(&position, |event| matches!(event, Event::StabberPoint { .. })), 2);
}

#[test]
fn s_2c_points_the_leader_needs_no_dagger_of_his_own() {
    let mut position = court(&[[2, 0, 0, 0], [1, 0, 3, 0]]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, CONIURA), (1, DONE)]);
    play(&mut position, &[(0, NAME_FIRST), (0, ON_CANDIDATE), (1, PASS), (0, PASS)]);
    play(&mut position, &[(1, PUGIO), (1, PUGIO), (1, PUGIO), (1, DONE)]);
    assert_eq!(points(&position), [(0, 1), (1, 0)]);
}

#[test]
fn s_2c_points_defenders_get_nothing() {
    let mut position = lead_alone(court(&[[1, 0, 4, 0], [0, 0, 1, 0]]), 2);
    play(&mut position, &[(1, PUGIO)]);
    play(&mut position, &[(0, PUGIO), (0, PUGIO), (0, PUGIO), (0, PUGIO), (0, DONE)]);
    assert!(happened(&position, &Event::EmperorKilled { augustus: GALBA, symbols: 4, life: 4 }));
    assert_eq!(points(&position), [(1, 1), (0, 0)]);
}

#[test]
fn s_2c_points_if_the_emperor_survives_nobody_gets_any() {
    let mut position = lead_alone(court(&[[1, 0, 3, 0], [0, 0, 1, 0]]), 2);
    play(&mut position, &[(1, PUGIO), (0, PUGIO), (0, PUGIO), (0, PUGIO), (0, DONE)]);
    let survived = Event::EmperorSurvived { augustus: GALBA, symbols: 3, life: 4 };
    assert!(happened(&position, &survived));
    assert_eq!(points(&position), [(0, 0), (0, 0)]);
}

#[test]
fn s_2c_points_there_is_no_end_of_points() {
    // The box has six conspiracy points; more are counted all the same.
    let scenario = court(&[[1, 0, 3, 0], [1, 0, 0, 0]]).points(0, 107, 6);
    let mut position = lead_alone(scenario, 2);
    play(&mut position, &[(1, PASS), (0, PUGIO), (0, PUGIO), (0, PUGIO), (0, DONE)]);
    assert_eq!(points(&position), [(108, 7), (0, 0)]);
}

#[test]
fn s_2c_points_after_a_death_nobody_plots_until_the_turn_ends() {
    let scenario = table(&[[2, 0, 3, 0], [1, 0, 0, 0]]).augusti("Galba", ["Caracalla", "Pertinax"]);
    let mut position = lead_alone(scenario, 2);
    play(&mut position, &[(1, PASS), (0, PUGIO), (0, PUGIO), (0, PUGIO), (0, DONE)]);
    // The other five Sequentia cards are resolved, with no question between.
    assert_eq!((position.all().turn, position.all().stage), (2, Stage::Placement));
    for place in 2..=6 {
        let sequentia = place - 1;
        assert!(happened(&position, &Event::SequentiaReached { place, sequentia }));
    }
    assert_eq!(count(&position, |event| *event == Event::NoPlot), 0);
    assert_eq!(count(&position, |event| matches!(event, Event::PlotStarted { .. })), 1);
    assert!(!position.all().blood_shed, "in the new turn they may");
}
