//! The fall of the empire: one last conspiracy.

use crate::conspiracy::{
    CONIURA, DONE, GALBA, ON_CANDIDATE, PASS, PUGIO, count, favors, hand_sizes, happened, outcome,
    play, points, refuses, table,
};
use ludi_caligula::components::Deck;
use ludi_caligula::scenario::Scenario;
use ludi_caligula::{Action, Ask, Event, Stage};
use ludi_engine::{Seat, Viewer};

/// Seats under Galba (life 3, 1 point) at a table with too few cards face up: the
/// empire falls when the turn ends.
fn sunset(hands: &[[u8; 4]]) -> Scenario {
    table(hands).augusti("Galba", ["Caracalla", "Pertinax"]).face_up_left(Deck::Plebs, 1)
}

#[test]
fn s_fall_the_favors_on_the_emperor_are_taken_off() {
    let position =
        sunset(&[[1, 0, 0, 0]; 3]).favor_on_emperor(0).favor_on_emperor(2).at_sequentia(7);
    assert!(happened(&position, &Event::FallBegins));
    assert_eq!(favors(&position), [None, None, None]);
    // They were paid before.
    assert_eq!(points(&position), [(1, 0), (0, 0), (1, 0)]);
}

#[test]
fn s_fall_a_last_plot_is_made_with_the_cards_in_hand() {
    let mut position =
        sunset(&[[2, 0, 1, 0], [1, 1, 0, 0], [0, 0, 0, 0]]).order(&[1, 2, 0]).at_sequentia(7);
    assert_eq!((position.asked(), position.all().ask), (Some(1), Ask::StartPlot));
    assert_eq!(hand_sizes(&position), [3, 2, 0], "nobody draws");
    // Raises as in any plot.
    play(
        &mut position,
        &[(1, CONIURA), (1, DONE), (0, CONIURA), (0, CONIURA), (0, DONE), (1, PASS)],
    );
    assert!(happened(&position, &Event::PlotSettled { leader: Seat::new(0), symbols: 2 }));
}

#[test]
fn s_fall_there_is_no_favor_and_no_candidate() {
    let mut position = sunset(&[[1, 0, 3, 0], [1, 0, 0, 0]]).at_sequentia(7);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, CONIURA), (1, DONE)]);
    assert_eq!((position.asked(), position.all().ask), (Some(0), Ask::Stab));
    refuses(&mut position, 0, Action::Name(1), "why-something-else", "2C.assassination");
    refuses(&mut position, 0, ON_CANDIDATE, "why-something-else", "2C.assassination");
    play(&mut position, &[(0, PASS)]);
    assert_eq!(count(&position, |event| matches!(event, Event::CandidateNamed { .. })), 0);
    assert_eq!(count(&position, |event| matches!(event, Event::FavorPlaced { .. })), 0);
    assert_eq!(count(&position, |event| matches!(event, Event::NoFavor { .. })), 0);
}

#[test]
fn s_fall_those_outside_the_plot_may_defend() {
    let mut position = sunset(&[[1, 0, 3, 0], [0, 0, 1, 0]]).at_sequentia(7);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, PASS)]);
    assert_eq!((position.asked(), position.all().ask), (Some(1), Ask::Defend));
    play(&mut position, &[(1, PUGIO), (0, PUGIO), (0, PUGIO), (0, PUGIO), (0, DONE)]);
    let survived = Event::EmperorSurvived { augustus: GALBA, symbols: 3, life: 4 };
    assert!(happened(&position, &survived));
}

#[test]
fn s_fall_a_death_gives_its_points_and_ends_the_game() {
    let mut position = sunset(&[[1, 0, 1, 0], [1, 0, 2, 0], [2, 0, 0, 0]]).at_sequentia(7);
    play(
        &mut position,
        &[(0, CONIURA), (0, DONE), (1, CONIURA), (1, DONE), (2, CONIURA), (2, DONE)],
    );
    play(&mut position, &[(0, PUGIO), (0, DONE), (1, PUGIO), (1, PUGIO), (1, DONE), (2, PASS)]);
    assert!(happened(&position, &Event::EmperorKilled { augustus: GALBA, symbols: 3, life: 3 }));
    assert_eq!(points(&position), [(1, 1), (1, 0), (0, 0)]);
    let outcome = outcome(&position);
    assert_eq!(outcome.ending, "killed");
    assert_eq!(outcome.scores, [2, 1, 0]);
    assert_eq!(outcome.places, [1, 2, 3]);
    // Nobody follows him.
    assert_eq!(count(&position, |event| matches!(event, Event::Enthroned { .. })), 0);
    assert!(matches!(position.events().last(), Some(Event::Ended { .. })));
}

#[test]
fn s_fall_a_survival_gives_nothing_and_ends_the_game() {
    let mut position = sunset(&[[1, 0, 2, 0], [0, 0, 0, 0]]).at_sequentia(7);
    play(&mut position, &[(0, CONIURA), (0, DONE), (0, PUGIO), (0, PUGIO), (0, DONE)]);
    let survived = Event::EmperorSurvived { augustus: GALBA, symbols: 2, life: 3 };
    assert!(happened(&position, &survived));
    assert_eq!(points(&position), [(0, 0), (0, 0)]);
    assert_eq!(outcome(&position).ending, "survived");
}

#[test]
fn s_fall_without_a_plot_the_game_ends_as_well() {
    let mut position = sunset(&[[1, 0, 0, 0], [0, 0, 1, 0]]).at_sequentia(7);
    play(&mut position, &[(0, PASS), (1, PASS)]);
    assert!(happened(&position, &Event::NoPlot));
    assert_eq!(outcome(&position).ending, "no-plot");
    assert_eq!(position.all().stage, Stage::Over);
}

#[test]
fn s_fall_with_no_card_in_any_hand_the_game_ends_by_itself() {
    let position = sunset(&[[0, 0, 0, 0]; 2]).at_sequentia(7);
    assert_eq!(outcome(&position).ending, "no-plot");
}

#[test]
fn s_fall_a_death_in_the_last_turn_does_not_forbid_it() {
    // Galba dies after the sixth Sequentia card of the last turn; Vitellius, who
    // follows him, can be killed in the fall.
    let scenario = table(&[[2, 0, 5, 0], [1, 0, 0, 0]])
        .augusti("Galba", ["Vitellius", "Pertinax"])
        .face_up_left(Deck::Plebs, 1);
    let mut position = scenario.at_plot(6);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, PASS), (0, Action::Name(1))]);
    play(
        &mut position,
        &[(0, ON_CANDIDATE), (1, PASS), (0, PUGIO), (0, PUGIO), (0, PUGIO), (0, DONE)],
    );
    // One conspiracy point, one for stabbing, one from Vitellius.
    assert_eq!(points(&position), [(2, 1), (0, 0)]);
    assert_eq!((position.asked(), position.all().ask), (Some(0), Ask::StartPlot));
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, PASS), (1, PASS)]);
    play(&mut position, &[(0, PUGIO), (0, PUGIO), (0, DONE)]);
    assert_eq!(points(&position), [(3, 2), (0, 0)]);
    assert_eq!(outcome(&position).ending, "killed");
}

#[test]
fn s_fall_it_needs_no_candidate() {
    let scenario = sunset(&[[1, 0, 3, 0], [0, 0, 0, 0]]);
    let mut position = scenario.augusti("Galba", ["", ""]).no_more_augusti().at_sequentia(7);
    play(&mut position, &[(0, CONIURA), (0, DONE), (0, PUGIO), (0, PUGIO), (0, PUGIO), (0, DONE)]);
    assert_eq!(outcome(&position).ending, "killed");
}

#[test]
fn s_fall_there_is_only_one_last_conspiracy() {
    let mut position = sunset(&[[2, 0, 1, 0], [1, 0, 3, 0]]).at_sequentia(7);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, PASS), (1, PASS), (0, PASS)]);
    assert_eq!(position.asked(), None);
    assert!(position.legal().is_empty());
    for seat in [0, 1] {
        refuses(&mut position, seat, CONIURA, "why-over", "winner");
        refuses(&mut position, seat, PASS, "why-over", "winner");
    }
}

#[test]
fn s_fall_the_question_does_not_tell_who_lacks_the_symbol() {
    let ask = |hand| {
        let mut position = sunset(&[[1, 0, 0, 0], hand]).order(&[1, 0]).at_sequentia(7);
        let asked = position.view(0);
        play(&mut position, &[(1, PASS)]);
        (asked, position.view(0), position.events_for(Viewer::Seat(Seat::new(0))))
    };
    assert_eq!(ask([0, 0, 1, 0]), ask([0, 0, 0, 1]));
}
