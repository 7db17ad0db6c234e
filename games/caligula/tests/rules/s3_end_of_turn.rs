//! Section 3: the end of the turn.

use crate::conspiracy;
use crate::conspiracy::{
    CARACALLA, CONIURA, DONE, GALBA, ON_CANDIDATE, PASS, PUGIO, count, favors, happened, play,
    points, table,
};
use ludi_caligula::components::Deck;
use ludi_caligula::view::SpaceView;
use ludi_caligula::{Ask, Event, Spot, Stage, Throne};
use ludi_engine::Seat;

#[test]
fn s_3_tokens_on_cards_stay_where_they_are() {
    let plebs = Spot { deck: Deck::Plebs, position: 2 };
    let position = table(&[[1, 0, 0, 0]; 2]).token(1, 3, plebs).at_sequentia(7);
    assert_eq!((position.all().turn, position.all().stage), (2, Stage::Placement));
    let card = position.all().civitas[plebs.index()].clone().expect("a card");
    let SpaceView::Token(token) = &card.spaces[0] else { panic!("a token: {card:?}") };
    assert_eq!((token.seat, token.value), (Seat::new(1), Some(3)));
    assert_eq!(position.all().players[1].tokens_in_hand, 5);
}

#[test]
fn s_3_favors_stay_where_they_are() {
    let position = table(&[[1, 0, 0, 0]; 2])
        .augusti("Galba", ["Caracalla", "Pertinax"])
        .favor_on_emperor(1)
        .at_sequentia(7);
    assert_eq!(favors(&position), [None, Some(Throne::Emperor)]);
}

#[test]
fn s_3_the_emperor_gives_his_points_to_every_favor_on_him() {
    // Claudius gives 2.
    let position = table(&[[1, 0, 0, 0]; 4])
        .augusti("Claudius", ["Galba", "Pertinax"])
        .favor_on_emperor(0)
        .favor_on_emperor(3)
        .points(3, 4, 1)
        .at_sequentia(7);
    assert_eq!(points(&position), [(2, 0), (0, 0), (0, 0), (6, 1)]);
    let augustus = conspiracy::CLAUDIUS;
    let rewarded = Event::FavorRewarded { seat: Seat::new(0), augustus, points: 2 };
    assert!(happened(&position, &rewarded));
    assert_eq!(count(&position, |event| matches!(event, Event::FavorRewarded { .. })), 2);
}

#[test]
fn s_3_every_emperor_gives_what_is_on_his_card() {
    for (name, seats, given) in [
        ("Claudius", 4, 2),
        ("Commodus", 4, 3),
        ("Nero", 5, 2),
        ("Domitianus", 2, 3),
        ("Vitellius", 2, 1),
        ("Elagabalo", 3, 2),
        ("Galba", 4, 1),
        ("Pertinax", 5, 2),
    ] {
        let candidates =
            if name == "Galba" { ["Caracalla", "Pertinax"] } else { ["Caracalla", "Galba"] };
        let position = table(&vec![[1, 0, 0, 0]; seats])
            .augusti(name, candidates)
            .favor_on_emperor(0)
            .at_sequentia(7);
        assert_eq!(points(&position)[0], (given, 0), "{name}");
    }
}

#[test]
fn s_3_the_points_come_again_at_the_end_of_each_turn() {
    let mut position = table(&[[0, 0, 0, 0]; 2])
        .augusti("Galba", ["Caracalla", "Pertinax"])
        .favor_on_emperor(0)
        .at_sequentia(7);
    assert_eq!(points(&position), [(1, 0), (0, 0)]);
    // The first choice listed is to do nothing, where that is possible.
    while position.all().turn == 2 {
        let (seat, actions) = (position.asked().expect("somebody"), position.legal());
        play(&mut position, &[(seat, actions[0])]);
    }
    let rewarded = Event::FavorRewarded { seat: Seat::new(0), augustus: GALBA, points: 1 };
    assert_eq!(count(&position, |event| *event == rewarded), 2);
}

#[test]
fn s_3_a_new_emperor_rewards_those_who_brought_him_to_the_throne() {
    // Kill Galba after the last Sequentia card: Caracalla gives 2 at once.
    let scenario = table(&[[1, 0, 3, 0], [1, 0, 0, 0]]);
    let mut position =
        scenario.augusti("Galba", ["Caracalla", "Pertinax"]).favor_on_emperor(1).at_plot(6);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, PASS), (0, ludi_caligula::Action::Name(1))]);
    play(
        &mut position,
        &[(0, ON_CANDIDATE), (1, PASS), (0, PUGIO), (0, PUGIO), (0, PUGIO), (0, DONE)],
    );
    let rewarded = Event::FavorRewarded { seat: Seat::new(0), augustus: CARACALLA, points: 2 };
    assert!(happened(&position, &rewarded));
    assert_eq!(points(&position), [(3, 1), (0, 0)]);
}

#[test]
fn s_3_with_ten_cards_face_up_a_new_turn_begins() {
    let position = table(&[[1, 0, 0, 0]; 2])
        .deck_left(Deck::Plebs, 0)
        .deck_left(Deck::Nobiles, 0)
        .order(&[1, 0])
        .at_sequentia(7);
    // Empty decks alone end nothing.
    assert_eq!((position.all().turn, position.all().ask), (2, Ask::Token));
    assert!(happened(&position, &Event::TurnBegins { turn: 2, first: Seat::new(1) }));
    assert!(!happened(&position, &Event::FallBegins));
}

#[test]
fn s_3_with_fewer_than_ten_the_empire_falls() {
    let position = table(&[[1, 0, 0, 0]; 2]).face_up_left(Deck::Tribuni, 1).at_sequentia(7);
    assert!(happened(&position, &Event::FallBegins));
    assert_eq!((position.all().turn, position.all().ask), (1, Ask::StartPlot));
}

#[test]
fn s_3_the_last_turn_gives_its_points_before_the_fall() {
    let position = table(&[[1, 0, 0, 0]; 2])
        .augusti("Galba", ["Caracalla", "Pertinax"])
        .favor_on_emperor(0)
        .face_up_left(Deck::Tribuni, 1)
        .at_sequentia(7);
    let rewarded = Event::FavorRewarded { seat: Seat::new(0), augustus: GALBA, points: 1 };
    assert_eq!(position.events(), [rewarded, Event::FallBegins]);
    assert_eq!(points(&position), [(1, 0), (0, 0)]);
}

#[test]
fn s_3_cards_are_counted_only_at_the_end_of_the_turn() {
    // The Plebs deck runs out in the middle of the turn; the Sequentia cards that
    // are left are resolved all the same.
    let mut position = table(&[[1, 0, 0, 0]; 2]).deck_left(Deck::Plebs, 0).at_sequentia(4);
    assert_eq!(position.all().civitas[1], None);
    play(&mut position, &[(0, PASS), (1, PASS)]);
    assert_eq!(position.all().marker, 5);
    play(&mut position, &[(0, PASS), (1, PASS), (0, PASS), (1, PASS)]);
    assert!(happened(&position, &Event::FallBegins));
}
