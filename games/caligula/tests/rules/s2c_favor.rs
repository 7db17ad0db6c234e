//! Section 2C, Favor: the conspirators choose whom they support.

use crate::conspiracy::{
    CARACALLA, CONIURA, DONE, GALBA, ON_CANDIDATE, ON_EMPEROR, PASS, PERTINAX, conspirators,
    favors, happened, play, refuses, table,
};
use ludi_caligula::scenario::{Position, Scenario};
use ludi_caligula::{Action, Ask, Event, Stage, Throne};
use ludi_engine::Seat;

const NAME_FIRST: Action = Action::Name(1);
const NAME_SECOND: Action = Action::Name(2);

/// Everybody conspires with one Coniura card and keeps another; the first in
/// order leads and names the candidate next.
fn all_conspire(scenario: Scenario, order: &[usize]) -> Position {
    let mut position = scenario.order(order).at_plot(1);
    for &seat in order {
        play(&mut position, &[(seat, CONIURA), (seat, DONE)]);
    }
    position
}

/// So many seats with two Coniura cards each, under an emperor and candidates.
fn court(seats: usize, emperor: &str, candidates: [&str; 2]) -> Scenario {
    table(&vec![[2, 0, 0, 0]; seats]).augusti(emperor, candidates)
}

#[test]
fn s_2c_favor_the_leader_names_one_of_the_two_candidates() {
    // Two spaces on Galba, two on Caracalla, one on Pertinax.
    let mut position = all_conspire(court(2, "Galba", ["Caracalla", "Pertinax"]), &[0, 1]);
    assert_eq!((position.asked(), position.all().ask), (Some(0), Ask::Candidate));
    assert_eq!(position.legal(), [NAME_FIRST, NAME_SECOND]);
    refuses(&mut position, 0, Action::Name(3), "why-no-candidate", "2C.favor");
    refuses(&mut position, 0, Action::Name(0), "why-no-candidate", "2C.favor");
    refuses(&mut position, 0, PASS, "why-something-else", "2C.favor");
    refuses(&mut position, 1, NAME_FIRST, "why-not-asked", "turn");
    play(&mut position, &[(0, NAME_SECOND)]);
    let named = Event::CandidateNamed { seat: Seat::new(0), augustus: PERTINAX };
    assert!(happened(&position, &named));
    assert_eq!(position.all().plot.map(|plot| plot.named), Some(Some(2)));
}

#[test]
fn s_2c_favor_the_leader_must_place_on_the_candidate_or_on_the_emperor() {
    let mut position = all_conspire(court(2, "Galba", ["Caracalla", "Pertinax"]), &[0, 1]);
    play(&mut position, &[(0, NAME_FIRST)]);
    assert_eq!(position.legal(), [ON_EMPEROR, ON_CANDIDATE]);
    refuses(&mut position, 0, PASS, "why-leader-must-place", "2C.favor");
    refuses(&mut position, 0, DONE, "why-something-else", "2C.favor");
    play(&mut position, &[(0, ON_CANDIDATE)]);
    let (seat, throne) = (Seat::new(0), Throne::Candidate);
    let placed = Event::FavorPlaced { seat, throne, augustus: CARACALLA, stayed: false };
    assert!(happened(&position, &placed));
    assert_eq!(favors(&position), [Some(Throne::Candidate), None]);
}

#[test]
fn s_2c_favor_the_leader_names_a_candidate_even_if_he_supports_the_emperor() {
    let mut position = all_conspire(court(2, "Galba", ["Caracalla", "Pertinax"]), &[0, 1]);
    play(&mut position, &[(0, NAME_FIRST), (0, ON_EMPEROR)]);
    assert_eq!(favors(&position), [Some(Throne::Emperor), None]);
    // The others can support that candidate, and no other.
    play(&mut position, &[(1, ON_CANDIDATE)]);
    let (seat, throne) = (Seat::new(1), Throne::Candidate);
    let placed = Event::FavorPlaced { seat, throne, augustus: CARACALLA, stayed: false };
    assert!(happened(&position, &placed));
}

#[test]
fn s_2c_favor_a_leader_already_on_the_emperor_may_stay() {
    let court = court(2, "Galba", ["Caracalla", "Pertinax"]).favor_on_emperor(0);
    let mut position = all_conspire(court, &[0, 1]);
    play(&mut position, &[(0, NAME_FIRST), (0, ON_EMPEROR)]);
    let (seat, throne) = (Seat::new(0), Throne::Emperor);
    let placed = Event::FavorPlaced { seat, throne, augustus: GALBA, stayed: true };
    assert!(happened(&position, &placed));
}

#[test]
fn s_2c_favor_a_leader_already_on_the_emperor_may_move_to_the_candidate() {
    let court = court(2, "Galba", ["Caracalla", "Pertinax"]).favor_on_emperor(0);
    let mut position = all_conspire(court, &[0, 1]);
    play(&mut position, &[(0, NAME_FIRST)]);
    refuses(&mut position, 0, PASS, "why-leader-must-place", "2C.favor");
    play(&mut position, &[(0, ON_CANDIDATE)]);
    assert_eq!(favors(&position), [Some(Throne::Candidate), None]);
}

#[test]
fn s_2c_favor_moving_away_frees_a_space_for_later_conspirators() {
    // One space on Pertinax, and the leader has it.
    let court = court(3, "Pertinax", ["Galba", "Caracalla"]).favor_on_emperor(0);
    let mut position = all_conspire(court, &[0, 1, 2]);
    play(&mut position, &[(0, NAME_FIRST), (0, ON_CANDIDATE)]);
    assert_eq!(position.legal(), [PASS, ON_EMPEROR, ON_CANDIDATE]);
    play(&mut position, &[(1, ON_EMPEROR)]);
    refuses(&mut position, 2, ON_EMPEROR, "why-no-favor-space", "2C.favor");
}

#[test]
fn s_2c_favor_the_other_conspirators_follow_in_order_from_the_leader_on() {
    // The third in order leads: 4, 5, 1 and 2 follow. Three spaces on Claudius,
    // two on Nero.
    let order = [3, 0, 4, 1, 2];
    let mut position = court(5, "Claudius", ["Nero", "Galba"]).order(&order).at_plot(1);
    play(&mut position, &[(3, PASS), (0, PASS)]);
    for seat in [4, 1, 2, 3, 0] {
        play(&mut position, &[(seat, CONIURA), (seat, DONE)]);
    }
    play(&mut position, &[(4, NAME_FIRST), (4, ON_CANDIDATE)]);
    play(&mut position, &[(1, ON_EMPEROR), (2, PASS), (3, ON_CANDIDATE), (0, ON_EMPEROR)]);
    let (emperor, candidate) = (Some(Throne::Emperor), Some(Throne::Candidate));
    assert_eq!(favors(&position), [emperor, emperor, None, candidate, candidate]);
}

#[test]
fn s_2c_favor_only_conspirators_place() {
    let mut position = court(3, "Galba", ["Caracalla", "Pertinax"]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, PASS), (2, CONIURA), (2, DONE)]);
    assert_eq!(conspirators(&position), [0, 2]);
    play(&mut position, &[(0, NAME_FIRST), (0, ON_CANDIDATE), (2, ON_CANDIDATE)]);
    assert_eq!(position.all().stage, Stage::Defence);
    assert_eq!(favors(&position), [Some(Throne::Candidate), None, Some(Throne::Candidate)]);
}

#[test]
fn s_2c_favor_a_conspirator_may_place_nothing() {
    let mut position = all_conspire(court(2, "Galba", ["Caracalla", "Pertinax"]), &[0, 1]);
    play(&mut position, &[(0, NAME_FIRST), (0, ON_CANDIDATE), (1, PASS)]);
    assert!(happened(&position, &Event::NoFavor { seat: Seat::new(1) }));
    assert_eq!(favors(&position), [Some(Throne::Candidate), None]);
}

#[test]
fn s_2c_favor_a_conspirator_already_on_the_emperor_stays_or_moves() {
    let court = court(2, "Galba", ["Caracalla", "Pertinax"]).favor_on_emperor(1);
    let mut position = all_conspire(court, &[0, 1]);
    play(&mut position, &[(0, NAME_FIRST), (0, ON_CANDIDATE)]);
    assert_eq!(position.legal(), [ON_EMPEROR, ON_CANDIDATE]);
    refuses(&mut position, 1, PASS, "why-favor-stays", "2C.favor");
    let mut moved = position.clone();
    play(&mut position, &[(1, ON_EMPEROR)]);
    assert_eq!(favors(&position), [Some(Throne::Candidate), Some(Throne::Emperor)]);
    play(&mut moved, &[(1, ON_CANDIDATE)]);
    assert_eq!(favors(&moved), [Some(Throne::Candidate), Some(Throne::Candidate)]);
}

#[test]
fn s_2c_favor_nobody_can_place_on_caligula() {
    let mut position = all_conspire(court(3, "Caligvla", ["Galba", "Pertinax"]), &[0, 1, 2]);
    // The candidate is the leader's only place, so he is not asked.
    play(&mut position, &[(0, NAME_FIRST)]);
    assert_eq!(favors(&position), [Some(Throne::Candidate), None, None]);
    assert_eq!(position.legal(), [PASS, ON_CANDIDATE]);
    refuses(&mut position, 1, ON_EMPEROR, "why-no-favor-space", "2C.favor");
}

#[test]
fn s_2c_favor_the_last_conspirators_may_find_no_space() {
    // One space on Pertinax, none on Caligula: the leader takes it.
    let mut position = all_conspire(court(3, "Caligvla", ["Galba", "Pertinax"]), &[0, 1, 2]);
    play(&mut position, &[(0, NAME_SECOND)]);
    assert_eq!(favors(&position), [Some(Throne::Candidate), None, None]);
    assert!(happened(&position, &Event::NoFavor { seat: Seat::new(1) }));
    assert!(happened(&position, &Event::NoFavor { seat: Seat::new(2) }));
    assert_eq!(position.all().stage, Stage::Assassination, "nobody is left to defend");
}

#[test]
fn s_2c_favor_a_full_candidate_takes_no_more() {
    let mut position = all_conspire(court(3, "Galba", ["Pertinax", "Caracalla"]), &[0, 1, 2]);
    play(&mut position, &[(0, NAME_FIRST), (0, ON_CANDIDATE)]);
    assert_eq!(position.legal(), [PASS, ON_EMPEROR]);
    refuses(&mut position, 1, ON_CANDIDATE, "why-no-favor-space", "2C.favor");
}

#[test]
fn s_2c_favor_on_an_emperor_full_of_others_the_leader_has_only_the_candidate() {
    let court =
        court(3, "Galba", ["Caracalla", "Pertinax"]).favor_on_emperor(1).favor_on_emperor(2);
    let mut position = court.at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, PASS), (2, PASS), (0, NAME_FIRST)]);
    let (emperor, candidate) = (Some(Throne::Emperor), Some(Throne::Candidate));
    assert_eq!(favors(&position), [candidate, emperor, emperor]);
    assert_eq!(position.all().stage, Stage::Defence);
}

#[test]
fn s_2c_favor_with_the_candidate_full_a_favor_on_the_emperor_stays_unasked() {
    let court = court(2, "Galba", ["Pertinax", "Caracalla"]).favor_on_emperor(1);
    let mut position = all_conspire(court, &[0, 1]);
    play(&mut position, &[(0, NAME_FIRST), (0, ON_CANDIDATE)]);
    let (seat, throne) = (Seat::new(1), Throne::Emperor);
    let stayed = Event::FavorPlaced { seat, throne, augustus: GALBA, stayed: true };
    assert!(happened(&position, &stayed));
    assert_eq!(position.all().stage, Stage::Assassination);
}

#[test]
fn s_2c_favor_of_somebody_outside_the_plot_stays_where_it_is() {
    let court = court(2, "Galba", ["Caracalla", "Pertinax"]).favor_on_emperor(1);
    let mut position = court.at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, PASS)]);
    play(&mut position, &[(0, NAME_FIRST), (0, ON_CANDIDATE)]);
    assert_eq!(favors(&position), [Some(Throne::Candidate), Some(Throne::Emperor)]);
    assert_eq!(position.all().stage, Stage::Defence);
}

#[test]
fn s_2c_favor_both_candidates_are_empty_whenever_a_leader_names_one() {
    // A failed conspiracy sends home what lay on the candidate, so nothing waits
    // there when the next one comes.
    let mut position = all_conspire(court(2, "Galba", ["Caracalla", "Pertinax"]), &[0, 1]);
    play(&mut position, &[(0, NAME_FIRST), (0, ON_CANDIDATE), (1, ON_CANDIDATE)]);
    play(&mut position, &[(0, PASS), (1, PASS)]);
    assert_eq!(position.all().marker, 2);
    assert_eq!(favors(&position), [None, None]);
    play(&mut position, &[(1, CONIURA), (1, DONE), (0, CONIURA), (0, DONE)]);
    assert_eq!(position.all().ask, Ask::Candidate);
    play(&mut position, &[(1, NAME_SECOND)]);
    // Pertinax has one space, and it is free.
    assert_eq!(position.legal(), [ON_EMPEROR, ON_CANDIDATE]);
}

#[test]
fn s_2c_favor_a_single_candidate_is_named_without_asking() {
    let court = court(2, "Galba", ["", "Pertinax"]).no_more_augusti();
    let position = all_conspire(court, &[0, 1]);
    let named = Event::CandidateNamed { seat: Seat::new(0), augustus: PERTINAX };
    assert!(happened(&position, &named));
    assert_eq!(position.all().ask, Ask::Favor);
    assert_eq!(position.all().plot.map(|plot| plot.named), Some(Some(2)));
}

#[test]
fn s_2c_favor_without_any_candidate_there_is_no_conspiracy() {
    let position = court(2, "Galba", ["", ""]).no_more_augusti().at_plot(6);
    assert_eq!(position.all().stage, Stage::Placement, "the turn has ended");
}
