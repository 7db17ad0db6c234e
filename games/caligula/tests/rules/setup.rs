//! The box, the goal, the setup and the course of a turn.

use std::collections::BTreeSet;

use crate::common::{decline_all, refusal};
use ludi_caligula::components::{Card, Deck, Pile, Sequentia};
use ludi_caligula::scenario::Scenario;
use ludi_caligula::{Action, Caligula, Event, Stage, View};
use ludi_engine::{Dice, Rules, Seat, Setup, SetupError, Silence, Viewer};

const DEALS: u64 = 200;

/// The same table dealt many times, with nothing hidden.
fn deals(seats: u8) -> impl Iterator<Item = (Caligula, View)> {
    (0..DEALS).map(move |seed| {
        let game =
            Caligula::open(&Setup::new(&Caligula::INFO, seats), Caligula::INFO.rules_version)
                .expect("2 to 5 seats");
        let state = game.deal(&mut Dice::fast(seed), &mut Silence);
        let view = game.view(&state, Viewer::Historian);
        (game, view)
    })
}

fn names(game: &Caligula, augusti: impl IntoIterator<Item = u8>) -> BTreeSet<String> {
    let name = |card: u8| game.components().augusti[usize::from(card)].name.clone();
    augusti.into_iter().map(name).collect()
}

#[test]
fn s_components_the_box_has_eleven_cards_of_each_deck() {
    let game = Scenario::new(2).at_placement().game;
    let components = game.components();
    for deck in Deck::ALL {
        assert_eq!(components.civitas.iter().filter(|card| card.deck == deck).count(), 11);
    }
    assert_eq!(components.civitas.len(), 55);
}

#[test]
fn s_components_the_box_has_6_sequentia_10_augustus_14_pugio_and_20_coniura() {
    let game = Scenario::new(2).at_placement().game;
    let components = game.components();
    assert_eq!(components.sequentiae.len(), 6);
    assert_eq!(components.augusti.len(), 10);
    let [single_coniura, dual_coniura, single_pugio, dual_pugio] = components.cards;
    assert_eq!(single_coniura + dual_coniura, 20);
    assert_eq!(single_pugio + dual_pugio, 14);
}

#[test]
fn s_components_the_box_has_one_sequentia_to_draw_and_one_to_pass_ordo() {
    let game = Scenario::new(2).at_placement().game;
    let count = |which| game.components().sequentiae.iter().filter(|&&card| card == which).count();
    assert_eq!(count(Sequentia::Draw), 1);
    assert_eq!(count(Sequentia::Ordo), 1);
}

#[test]
fn s_components_each_colour_has_eight_tokens_from_minus_one_to_six() {
    let position = Scenario::new(5).gained(4, 6).at_placement();
    assert_eq!(position.all().players[4].tokens[..], [-1, 0, 1, 2, 3, 4, 5, 6]);
}

#[test]
fn s_components_two_to_five_can_play() {
    for seats in [0, 1, 6, 9] {
        let refused =
            Caligula::open(&Setup::new(&Caligula::INFO, seats), Caligula::INFO.rules_version)
                .unwrap_err();
        assert!(matches!(refused, SetupError::Seats { .. }), "{seats} seats: {refused}");
    }
    for seats in 2..=5 {
        assert!(
            Caligula::open(&Setup::new(&Caligula::INFO, seats), Caligula::INFO.rules_version)
                .is_ok()
        );
    }
}

#[test]
fn s_goal_most_points_at_the_end_win() {
    let mut position = Scenario::new(3)
        .face_up_left(Deck::Plebs, 1)
        .points(0, 2, 0)
        .points(1, 3, 1)
        .points(2, 3, 0)
        .at_sequentia(7);
    decline_all(&mut position);
    let outcome = position.game.outcome(&position.state).unwrap();
    assert_eq!(outcome.places, [3, 1, 2]);
    assert_eq!(outcome.scores, [2, 4, 3]);
}

#[test]
fn s_setup_everybody_has_the_tokens_up_to_4_in_hand_and_5_and_6_aside() {
    for seats in 2..=5 {
        let view = deals(seats).next().unwrap().1;
        assert_eq!(view.players.len(), usize::from(seats));
        for player in &view.players {
            assert_eq!(player.tokens[..], [-1, 0, 1, 2, 3, 4]);
            assert_eq!(player.hand_tokens.as_ref().unwrap()[..], [-1, 0, 1, 2, 3, 4]);
        }
    }
}

#[test]
fn s_setup_everybody_has_his_favor_in_hand_no_points_and_nobody_the_primus() {
    for (_, view) in deals(4) {
        for player in &view.players {
            assert_eq!(player.favor, None);
            assert_eq!((player.victory, player.conspiracy, player.primus), (0, 0, false));
        }
    }
}

#[test]
fn s_setup_everybody_gets_one_coniura_card_with_both_symbols() {
    for (_, view) in deals(5) {
        for player in &view.players {
            assert_eq!(player.hand, Some([0, 1, 0, 0]));
        }
    }
    assert!(Card::ConiuraDual.bears(Pile::Coniura) && Card::ConiuraDual.bears(Pile::Pugio));
}

#[test]
fn s_setup_all_know_the_starting_card() {
    let position = Scenario::new(3).at_placement();
    let seen = &position.view(0).players[1];
    assert_eq!((seen.hand, seen.known), (None, [0, 1, 0, 0]));
}

#[test]
fn s_setup_the_starting_cards_come_out_of_the_coniura_pile() {
    for (seats, duals_left) in [(2, 8), (3, 7), (4, 6), (5, 5)] {
        let view = deals(seats).next().unwrap().1;
        assert_eq!(view.piles[0].kinds, Some([10, duals_left]));
        assert_eq!(view.piles[1].kinds, Some([7, 7]));
    }
}

#[test]
fn s_setup_two_cards_of_each_deck_are_face_up_at_random() {
    let mut seen = BTreeSet::new();
    for (_, view) in deals(2) {
        let cards: Vec<u8> = view.civitas.iter().flatten().map(|civitas| civitas.card).collect();
        assert_eq!(cards.len(), 10);
        for (place, &card) in (0..).zip(&cards) {
            assert_eq!(card / 11, place / 2, "each lies with its deck");
        }
        assert_eq!(view.decks, [9; 5]);
        assert_eq!(cards.iter().collect::<BTreeSet<_>>().len(), 10);
        seen.extend((0..10).zip(cards));
    }
    assert_eq!(seen.len(), 10 * 11, "every card comes up at either position of its deck");
}

#[test]
fn s_setup_the_order_of_the_sequentia_cards_is_random() {
    let mut rows = BTreeSet::new();
    let mut places = BTreeSet::new();
    for (_, view) in deals(2) {
        assert_eq!(view.sequentia.iter().collect::<BTreeSet<_>>().len(), 6);
        rows.insert(view.sequentia);
        places.extend((0..6).zip(view.sequentia));
    }
    assert!(rows.len() > 150, "{} of 720 orders in {DEALS} deals", rows.len());
    assert_eq!(places.len(), 36, "every card comes at every place");
}

#[test]
fn s_setup_caligvla_is_always_the_first_emperor() {
    for seats in 2..=5 {
        for (game, view) in deals(seats) {
            assert_eq!(game.components().augusti[usize::from(view.emperor)].name, "Caligvla");
        }
    }
}

#[test]
fn s_setup_the_first_turn_begins_with_the_holder_of_ordo_1() {
    for (_, view) in deals(4) {
        assert_eq!((view.turn, view.stage, view.marker), (1, Stage::Placement, 0));
        assert_eq!(view.asked, Some(view.order[0]));
    }
}

#[test]
fn s_setup_face_down_decks_show_their_number_but_no_order() {
    let position = Scenario::new(4).at_placement();
    let view = position.view(0);
    assert_eq!(view.decks, [9; 5]);
    assert_eq!(view.augusti_left, 4);
    assert_eq!([&view.piles[0], &view.piles[1]].map(|pile| pile.unseen), [16, 14]);
    assert_eq!([&view.piles[0], &view.piles[1]].map(|pile| pile.kinds), [None, None]);
}

#[test]
fn s_setup_augustus_two_candidates_come_from_a_deck_of_six() {
    for seats in 2..=5 {
        for (_, view) in deals(seats) {
            assert!(view.candidates.iter().all(Option::is_some));
            assert_eq!(view.augusti_left, 4);
        }
    }
}

#[test]
fn s_setup_augustus_three_are_out_with_2_and_3_and_three_others_with_4_and_5() {
    for (seats, out, there) in [
        (2, ["Claudius", "Commodus", "Nero"], ["Domitianus", "Elagabalo", "Vitellius"]),
        (3, ["Claudius", "Commodus", "Nero"], ["Domitianus", "Elagabalo", "Vitellius"]),
        (4, ["Domitianus", "Elagabalo", "Vitellius"], ["Claudius", "Commodus", "Nero"]),
        (5, ["Domitianus", "Elagabalo", "Vitellius"], ["Claudius", "Commodus", "Nero"]),
    ] {
        let mut candidates = BTreeSet::new();
        for (game, view) in deals(seats) {
            let face_down = (0..10).filter(|card| view.augusti_unseen >> card & 1 == 1);
            let shown = view.candidates.into_iter().flatten();
            let deck = names(&game, face_down.chain(shown.clone()));
            assert_eq!(deck.len(), 6);
            assert!(out.iter().all(|&name| !deck.contains(name)), "{seats} seats: {deck:?}");
            assert!(there.iter().all(|&name| deck.contains(name)), "{seats} seats: {deck:?}");
            assert!(!deck.contains("Caligvla"));
            candidates.extend(names(&game, shown));
        }
        assert_eq!(candidates.len(), 6, "any of the six can be a candidate");
    }
}

#[test]
fn s_setup_ordo_as_many_cards_as_players_one_each() {
    for seats in 2..=5 {
        for (_, view) in deals(seats) {
            let numbers: BTreeSet<u8> = view.players.iter().map(|player| player.ordo).collect();
            assert_eq!(numbers, (1..=seats).collect());
        }
    }
}

#[test]
fn s_setup_ordo_is_dealt_at_random_whatever_the_seating() {
    let orders: BTreeSet<Vec<Seat>> = deals(3).map(|(_, view)| view.order.to_vec()).collect();
    assert_eq!(orders.len(), 6, "all orders of three occur");
}

#[test]
fn s_turn_is_placement_then_six_sequentia_cards_then_the_end() {
    let mut position = Scenario::new(2).at_placement();
    while position.all().turn == 1 {
        let (seat, legal) = (position.asked().unwrap(), position.legal());
        let declined = legal.iter().find(|&&action| action == Action::Pass);
        position.act(seat, *declined.unwrap_or(&legal[0])).unwrap();
    }
    let mut course = Vec::new();
    for event in position.events() {
        match event {
            Event::Placed { .. } => course.push("placed".to_owned()),
            Event::SequentiaReached { place, .. } => course.push(format!("sequentia {place}")),
            Event::NoPlot => course.push("no plot".to_owned()),
            Event::TurnBegins { turn, .. } => course.push(format!("turn {turn}")),
            _ => {}
        }
    }
    let mut expected = vec!["placed".to_owned(); 12];
    for place in 1..=6 {
        expected.extend([format!("sequentia {place}"), "no plot".to_owned()]);
    }
    expected.push("turn 2".to_owned());
    assert_eq!(course, expected);
}

#[test]
fn s_turn_only_the_seat_that_is_asked_acts() {
    let mut position = Scenario::new(3).order(&[1, 2, 0]).at_placement();
    assert_eq!(position.asked(), Some(1));
    for other in [0, 2] {
        let refused = refusal(&mut position, other, Action::Token(1));
        assert_eq!(refused, ("turn", "why-not-asked"));
    }
}
