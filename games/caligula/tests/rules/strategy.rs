//! What the advice of the rulebook and its summary call possible is possible.

use crate::conspiracy::{
    CARACALLA, CONIURA, DONE, GALBA, ON_CANDIDATE, ON_EMPEROR, PASS, PERTINAX, PUGIO, favors,
    happened, leader, play, points, table,
};
use ludi_caligula::components::Deck;
use ludi_caligula::{Action, Event, Spot, Stage, Throne};
use ludi_engine::Seat;

#[test]
fn s_strategy_one_may_lead_a_plot_without_a_dagger_and_kill_nobody() {
    // Seat 0 supports Galba and has no Pugio; he leads, so that nobody else does.
    let scenario = table(&[[3, 0, 0, 0], [1, 0, 3, 0]]);
    let mut position =
        scenario.augusti("Galba", ["Caracalla", "Pertinax"]).favor_on_emperor(0).at_plot(6);
    play(&mut position, &[(0, CONIURA), (0, CONIURA), (0, DONE), (1, PASS)]);
    assert_eq!(leader(&position), Some(0));
    play(&mut position, &[(0, Action::Name(1)), (0, ON_EMPEROR), (1, PASS), (0, PASS)]);
    let survived = Event::EmperorSurvived { augustus: GALBA, symbols: 0, life: 3 };
    assert!(happened(&position, &survived));
    // His Favor has stayed and is paid.
    assert_eq!(points(&position), [(1, 0), (0, 0)]);
}

#[test]
fn s_strategy_conspirators_may_join_and_not_stab() {
    let mut position =
        table(&[[1, 0, 2, 0], [1, 0, 1, 0]]).augusti("Galba", ["Caracalla", "Pertinax"]).at_plot(6);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, CONIURA), (1, DONE)]);
    play(&mut position, &[(0, Action::Name(1)), (0, ON_CANDIDATE), (1, ON_EMPEROR)]);
    // With the dagger of seat 1 Galba would die.
    play(&mut position, &[(0, PUGIO), (0, PUGIO), (0, DONE), (1, PASS)]);
    let survived = Event::EmperorSurvived { augustus: GALBA, symbols: 2, life: 3 };
    assert!(happened(&position, &survived));
    assert_eq!(points(&position), [(0, 0), (1, 0)]);
}

#[test]
fn s_strategy_a_leader_who_leaves_the_emperor_makes_room_for_his_defenders() {
    // Pertinax has one space (and gives 2); the leader leaves it, a conspirator
    // takes it and does not stab.
    let scenario = table(&[[1, 0, 2, 0], [1, 0, 2, 0]]);
    let mut position =
        scenario.augusti("Pertinax", ["Galba", "Caracalla"]).favor_on_emperor(0).at_plot(6);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, CONIURA), (1, DONE)]);
    play(&mut position, &[(0, Action::Name(1)), (0, ON_CANDIDATE), (1, ON_EMPEROR)]);
    play(&mut position, &[(0, PUGIO), (0, PUGIO), (0, DONE), (1, PASS)]);
    let survived = Event::EmperorSurvived { augustus: PERTINAX, symbols: 2, life: 3 };
    assert!(happened(&position, &survived));
    assert_eq!(favors(&position), [None, Some(Throne::Emperor)]);
    assert_eq!(points(&position), [(0, 0), (2, 0)]);
}

#[test]
fn s_strategy_one_may_plot_only_to_put_the_favor_on_the_emperor() {
    let mut position = table(&[[1, 0, 3, 0], [1, 0, 0, 0]])
        .augusti("Caracalla", ["Galba", "Pertinax"])
        .favor_on_emperor(1)
        .at_plot(6);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, PASS)]);
    play(&mut position, &[(0, Action::Name(2)), (0, ON_EMPEROR), (1, PASS), (0, PASS)]);
    // Caracalla gives 2 to each.
    assert_eq!(points(&position), [(2, 0), (2, 0)]);
    assert_eq!(favors(&position), [Some(Throne::Emperor), Some(Throne::Emperor)]);
}

#[test]
fn s_strategy_a_supporter_may_turn_on_his_emperor_for_the_point() {
    let mut position = table(&[[1, 0, 2, 0], [1, 0, 1, 0]])
        .augusti("Galba", ["Caracalla", "Pertinax"])
        .favor_on_emperor(1)
        .at_plot(6);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, CONIURA), (1, DONE)]);
    play(&mut position, &[(0, Action::Name(1)), (0, ON_CANDIDATE), (1, ON_EMPEROR)]);
    play(&mut position, &[(0, PUGIO), (0, PUGIO), (0, DONE), (1, PUGIO), (1, DONE)]);
    // The leader: conspiracy, stab and 2 of Caracalla; the traitor: his stab.
    assert_eq!(points(&position), [(3, 1), (1, 0)]);
}

#[test]
fn s_strategy_the_tokens_5_and_6_can_be_had_in_the_first_turn() {
    // The Nobiles cards 45 and 46 both give one; the second is resolved in the
    // same turn.
    let nobiles = |position| Spot { deck: Deck::Nobiles, position };
    let mut position = table(&[[0, 0, 0, 0]; 2])
        .sequentia([3, 6, 1, 2, 4, 5])
        .token(0, 3, nobiles(1))
        .token(0, 4, nobiles(2))
        .at_sequentia(1);
    play(&mut position, &[(0, Action::Use(0)), (0, Action::Use(0))]);
    assert_eq!(position.all().players[0].tokens[..], [-1, 0, 1, 2, 3, 4, 5, 6]);
}

#[test]
fn s_summary_a_whole_conspiracy_step_by_step() {
    // Possible after every Sequentia card; here after the last.
    let scenario = table(&[[1, 0, 1, 0], [2, 0, 1, 0], [0, 0, 1, 0], [1, 0, 2, 0]]);
    let mut position =
        scenario.augusti("Galba", ["Caracalla", "Pertinax"]).favor_on_emperor(2).at_plot(6);
    // The plot: one starts, one raises, one passes, one accepts, the first passes.
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, CONIURA), (1, CONIURA), (1, DONE)]);
    play(&mut position, &[(2, PASS)]);
    assert_eq!(position.legal(), [PASS], "seat 3 has one Coniura symbol and needs two");
    play(&mut position, &[(3, PASS), (0, PASS)]);
    assert_eq!(leader(&position), Some(1));
    // Favor: the leader names the candidate and supports him.
    play(&mut position, &[(1, Action::Name(1)), (1, ON_CANDIDATE)]);
    // Those outside defend with one dagger at most; then the leader stabs.
    play(&mut position, &[(0, PASS), (2, PUGIO), (3, PASS), (1, PUGIO), (1, DONE)]);
    let survived = Event::EmperorSurvived { augustus: GALBA, symbols: 1, life: 4 };
    assert!(happened(&position, &survived));
    // The emperor lives: the Favor on the candidate goes home, nobody gets points
    // for the conspiracy, and the turn ends.
    assert_eq!(points(&position), [(0, 0), (0, 0), (1, 0), (0, 0)]);
    assert_eq!(favors(&position), [None, None, Some(Throne::Emperor), None]);
    assert_eq!(position.all().stage, Stage::Placement);
}

#[test]
fn s_summary_enough_daggers_put_the_candidate_on_the_throne() {
    let mut position = table(&[[1, 0, 3, 0], [1, 0, 0, 0]])
        .augusti("Galba", ["Caracalla", "Pertinax"])
        .favor_on_emperor(1)
        .at_plot(6);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, PASS), (0, Action::Name(1))]);
    play(&mut position, &[(0, ON_CANDIDATE), (1, PASS)]);
    play(&mut position, &[(0, PUGIO), (0, PUGIO), (0, PUGIO), (0, DONE)]);
    assert!(happened(&position, &Event::Enthroned { augustus: CARACALLA }));
    assert_eq!(favors(&position), [Some(Throne::Emperor), None]);
    assert!(happened(&position, &Event::ConspiracyPoint { seat: Seat::new(0) }));
    assert!(happened(&position, &Event::StabberPoint { seat: Seat::new(0) }));
}
