//! Section 2A: the Sequentia cards.

use crate::common::{card, cards, decline_all, draws, first, order, resolve, resolved, second};
use ludi_caligula::components::Deck::{Legionarii, Nobiles, Plebs, Praetoriani, Tribuni};
use ludi_caligula::components::{Card, Pile};
use ludi_caligula::scenario::{Position, Scenario};
use ludi_caligula::{Action, Ask, Event};
use ludi_engine::{Seat, Viewer};

/// The places and numbers of the Sequentia cards reached so far.
fn reached(position: &Position) -> Vec<(u8, u8)> {
    let reached = |event| match event {
        Event::SequentiaReached { place, sequentia } => Some((place, sequentia + 1)),
        _ => None,
    };
    position.events().into_iter().filter_map(reached).collect()
}

#[test]
fn s_2a_the_row_is_resolved_from_left_to_right() {
    let mut position = Scenario::new(2).sequentia([6, 2, 4, 1, 3, 5]).at_sequentia(1);
    decline_all(&mut position);
    assert_eq!(reached(&position), [(1, 6), (2, 2), (3, 4), (4, 1), (5, 3), (6, 5)]);
    assert_eq!(position.all().turn, 2);
}

#[test]
fn s_2a_a_card_is_resolved_whole_before_a_conspiracy_and_the_next_card() {
    let mut position = Scenario::new(2).sequentia([3, 4, 1, 2, 5, 6]).at_sequentia(1);
    assert_eq!(resolved(&position), [34, 23, 45]);
    assert_eq!((position.all().ask, position.all().marker), (Ask::StartPlot, 1));
    for seat in [0, 1] {
        assert_eq!(reached(&position), [(1, 3)]);
        position.act(seat, Action::Pass).unwrap();
    }
    assert_eq!(reached(&position), [(1, 3), (2, 4)]);
    assert_eq!((position.all().ask, position.all().marker), (Ask::StartPlot, 2));
}

#[test]
fn s_2a_a_conspiracy_may_come_after_every_card_even_the_last() {
    let mut position = Scenario::new(2).at_sequentia(1);
    let mut asked = Vec::new();
    while position.all().turn == 1 {
        assert_eq!(position.all().ask, Ask::StartPlot);
        let seat = position.asked().unwrap();
        asked.push((position.all().marker, seat));
        position.act(seat, Action::Pass).unwrap();
    }
    // The second card passes the Ordo cards on: from then on seat 1 comes first.
    let before = [(1, 0), (1, 1)];
    let after = (2..=6).flat_map(|place| [(place, 1), (place, 0)]);
    assert_eq!(asked, before.into_iter().chain(after).collect::<Vec<_>>());
}

#[test]
fn s_2a_the_marker_is_on_the_card_being_resolved() {
    // Card 6 is elective 1: seat 0 wins it and is asked.
    let scenario = Scenario::new(2).civitas(1, 6).token(0, 1, first(Plebs));
    let position = scenario.sequentia([1, 2, 3, 5, 4, 6]).at_sequentia(4);
    assert_eq!(position.all().marker, 4);
    assert_eq!(position.all().resolving, Some(first(Plebs)));
}

#[test]
fn s_2a_resolved_cards_stay_where_they_are() {
    let mut position = Scenario::new(2).sequentia([6, 2, 4, 1, 3, 5]).at_sequentia(1);
    decline_all(&mut position);
    assert_eq!((position.all().turn, position.all().marker), (2, 0));
    assert_eq!(position.all().sequentia.map(|card| card + 1), [6, 2, 4, 1, 3, 5]);
}

#[test]
fn s_2a_draw_everybody_draws_one_coniura_card_in_turn_order() {
    let position = Scenario::new(3).order(&[2, 0, 1]).sequentia([1, 2, 3, 4, 5, 6]);
    let position = position.at_sequentia(1);
    assert_eq!(draws(&position), [(2, Pile::Coniura), (0, Pile::Coniura), (1, Pile::Coniura)]);
    for seat in 0..3 {
        assert_eq!(cards(&position, seat), [2, 0]);
    }
    assert_eq!(position.all().piles[0].unseen, 14);
}

#[test]
fn s_2a_draw_only_the_drawer_sees_the_card() {
    let position = Scenario::new(2).at_sequentia(1);
    let of_seat_0 = |viewer| {
        let drawn = |event| match event {
            Event::Drawn { seat, card, .. } if seat == Seat::new(0) => Some(card),
            _ => None,
        };
        position.events_for(viewer).into_iter().find_map(drawn).unwrap()
    };
    assert!(of_seat_0(Viewer::Seat(Seat::new(0))).is_some());
    assert_eq!(of_seat_0(Viewer::Seat(Seat::new(1))), None);
    assert_eq!(of_seat_0(Viewer::Spectator), None);
    assert_eq!(position.view(1).players[0].hand, None);
    assert_eq!(position.view(1).players[0].cards, [2, 0]);
    assert_eq!(position.view(1).players[0].known, [0, 1, 0, 0], "the starting card");
}

#[test]
fn s_2a_draw_from_an_empty_pile_nothing_and_the_game_goes_on() {
    // One Coniura card is left, and seat 1 is first.
    let scenario = Scenario::new(2).hand(0, [10, 8, 0, 0]).order(&[1, 0]);
    let position = scenario.at_sequentia(1);
    assert_eq!(draws(&position), [(1, Pile::Coniura)]);
    assert_eq!((cards(&position, 1), cards(&position, 0)), ([2, 0], [18, 0]));
    assert_eq!(position.all().ask, Ask::StartPlot);
}

#[test]
fn s_2a_draw_takes_first_the_cards_on_top_then_those_put_under() {
    // Seat 0 must discard his only Coniura card; then the draw finds nothing else.
    let scenario = Scenario::new(2).civitas(1, 11).token(1, 2, first(Plebs));
    let scenario = scenario.hand(1, [10, 9, 0, 0]).sequentia([5, 1, 2, 3, 4, 6]);
    let mut position = scenario.at_sequentia(1);
    position.act(0, Action::Discard(Card::ConiuraDual)).unwrap();
    assert_eq!(position.all().piles[0].bottom[..], [Card::ConiuraDual]);
    position.act(1, Action::Pass).unwrap();
    assert_eq!(draws(&position), [(0, Pile::Coniura)]);
    assert_eq!(position.view(1).players[0].known, [0, 1, 0, 0], "all saw it go under");
}

#[test]
fn s_2a_ordo_every_card_goes_to_the_left_hand_neighbour() {
    let scenario = Scenario::new(4).order(&[3, 1, 0, 2]).sequentia([2, 1, 3, 4, 5, 6]);
    let position = scenario.at_sequentia(1);
    // By seat, whatever the order was: 3 gives to 0, 1 to 2, 0 to 1, 2 to 3.
    assert_eq!(order(&position), [0, 2, 1, 3]);
    let ordo: Vec<u8> = position.all().players.iter().map(|player| player.ordo).collect();
    assert_eq!(ordo, [1, 3, 2, 4]);
}

#[test]
fn s_2a_ordo_the_new_order_holds_at_once() {
    let scenario = Scenario::new(3).order(&[2, 0, 1]).sequentia([2, 1, 3, 4, 5, 6]);
    let mut position = scenario.at_sequentia(1);
    for seat in [0, 1, 2] {
        assert_eq!((position.asked(), position.all().ask), (Some(seat), Ask::StartPlot));
        position.act(seat, Action::Pass).unwrap();
    }
    assert_eq!(draws(&position).iter().map(|draw| draw.0).collect::<Vec<_>>(), [0, 1, 2]);
}

#[test]
fn s_2a_ordo_two_players_swap() {
    let scenario = Scenario::new(2).order(&[1, 0]).sequentia([2, 1, 3, 4, 5, 6]);
    assert_eq!(order(&scenario.at_sequentia(1)), [0, 1]);
}

#[test]
fn s_2a_resolve_the_card_of_the_figure_tribuni_then_praetoriani_then_nobiles() {
    let scenario = Scenario::new(2).civitas(1, 36).civitas(1, 27).civitas(1, 48);
    let position = resolve(scenario, Tribuni);
    assert_eq!(resolved(&position), [36, 27, 48]);
    assert_eq!(position.all().ask, Ask::StartPlot);
}

#[test]
fn s_2a_resolve_the_other_cards_in_the_order_of_their_arrows() {
    for (row, decks) in [
        ([4, 1, 2, 3, 5, 6], vec![Legionarii, Plebs]),
        ([5, 1, 2, 3, 4, 6], vec![Plebs, Tribuni, Legionarii]),
        ([6, 1, 2, 3, 4, 5], vec![Nobiles, Praetoriani]),
    ] {
        let position = Scenario::new(2).sequentia(row).at_sequentia(1);
        let shown = |event| match event {
            Event::Revealed { spot, .. } => Some(spot),
            _ => None,
        };
        let spots: Vec<_> = position.events().into_iter().filter_map(shown).collect();
        assert_eq!(spots, decks.into_iter().map(first).collect::<Vec<_>>());
    }
}

#[test]
fn s_2a_resolve_it_is_always_the_card_in_position_1() {
    let scenario = Scenario::new(2).civitas(1, 36).civitas(2, 37).civitas(1, 2).civitas(2, 3);
    let mut position = scenario.sequentia([3, 5, 1, 2, 4, 6]).at_sequentia(1);
    assert_eq!(resolved(&position)[0], 36);
    assert_eq!(card(&position, first(Tribuni)), Some(37));
    decline_all(&mut position);
    // Plebs, Tribuni, Legionarii come next: the second Tribuni card is first by now.
    assert_eq!(resolved(&position)[3..5], [2, 37]);
}

#[test]
fn s_2a_resolve_an_empty_deck_is_skipped() {
    let scenario = Scenario::new(2).face_up_left(Praetoriani, 0);
    let position = resolve(scenario, Tribuni);
    assert_eq!(resolved(&position), [34, 45]);
    assert_eq!(position.all().ask, Ask::StartPlot);
}

#[test]
fn s_2a_resolve_a_card_alone_in_its_deck_is_resolved() {
    let position = resolve(Scenario::new(2).face_up_left(Praetoriani, 1), Tribuni);
    assert_eq!(resolved(&position), [34, 23, 45]);
    assert_eq!(card(&position, first(Praetoriani)), None);
    assert_eq!(card(&position, second(Praetoriani)), None);
}
