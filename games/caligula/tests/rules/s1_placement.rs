//! Section 1: tokens are placed on the Civitas cards.

use crate::common;
use crate::common::{first, hand_tokens, play, refusal, second, tokens, values_seen};
use ludi_caligula::components::Deck::{self, Legionarii, Nobiles, Plebs, Praetoriani, Tribuni};
use ludi_caligula::scenario::{Position, Scenario};
use ludi_caligula::view::{SpaceView, TokenView};
use ludi_caligula::{Action, Ask, Caligula, Event, Spot, Stage};
use ludi_engine::{Rules, Seat, Setup, Viewer, Words};

/// A token and the card it goes on.
fn place(position: &mut Position, seat: usize, value: i8, spot: Spot) {
    play(position, seat, &[Action::Token(value), Action::Civitas(spot)]);
}

/// What each space of a card is like.
fn spaces(position: &Position, spot: Spot) -> String {
    let civitas = position.view(0).civitas[spot.index()].clone().expect("a card");
    let letter = |space: &SpaceView| match space {
        SpaceView::Closed => 'x',
        SpaceView::Free => '.',
        SpaceView::Token(_) => 'T',
    };
    civitas.spaces.iter().map(letter).collect()
}

/// Where the first token on this card lies, as a seat sees it.
fn token_seen(position: &Position, by: usize, spot: Spot) -> TokenView {
    let civitas = position.view(by).civitas[spot.index()].clone().expect("a card");
    let mut tokens = civitas.spaces.into_iter().filter_map(|space| match space {
        SpaceView::Token(token) => Some(token),
        _ => None,
    });
    tokens.next().expect("a token")
}

#[test]
fn s_1_players_place_one_token_each_in_the_order_of_the_ordo_cards_round_by_round() {
    let mut position = Scenario::new(3).order(&[2, 0, 1]).at_placement();
    for value in [4, 3] {
        for seat in [2, 0, 1] {
            assert_eq!(position.asked(), Some(seat));
            let deck = Deck::ALL[seat];
            place(&mut position, seat, value, first(deck));
        }
    }
    assert_eq!(position.asked(), Some(2));
}

#[test]
fn s_1_any_token_in_hand_may_go_on_any_of_the_ten_cards() {
    let mut position = Scenario::new(2).at_placement();
    assert_eq!(position.legal(), [-1, 0, 1, 2, 3, 4].map(Action::Token));
    play(&mut position, 0, &[Action::Token(-1)]);
    assert_eq!(position.legal(), Spot::all().map(Action::Civitas).collect::<Vec<_>>());
    play(&mut position, 0, &[Action::Civitas(second(Nobiles))]);
    assert_eq!(tokens(&position, second(Nobiles)), [(0, 0, -1)]);
    assert_eq!(hand_tokens(&position, 0), [0, 1, 2, 3, 4]);
}

#[test]
fn s_1_spaces_are_filled_from_left_to_right() {
    let mut position = Scenario::new(3).at_placement();
    place(&mut position, 0, 2, first(Plebs));
    place(&mut position, 1, 4, first(Plebs));
    place(&mut position, 2, 0, first(Plebs));
    assert_eq!(tokens(&position, first(Plebs)), [(0, 0, 2), (1, 1, 4), (2, 2, 0)]);
}

#[test]
fn s_1_a_numbered_space_is_open_only_to_as_many_players() {
    // Card 1: - - - 4 5. Card 12: - - 3 5. Card 45: - - 3 4 5.
    for (seats, plebs, legionarii, nobiles) in [
        (2, "...xx", "..xx", "..xxx"),
        (3, "...xx", "...x", "...xx"),
        (4, "....x", "...x", "....x"),
        (5, ".....", "....", "....."),
    ] {
        let position = Scenario::new(seats).at_placement();
        let seen = [Plebs, Legionarii, Nobiles].map(|deck| spaces(&position, first(deck)));
        assert_eq!(seen, [plebs, legionarii, nobiles], "{seats} players");
    }
}

#[test]
fn s_1_a_card_whose_open_spaces_are_taken_has_no_room() {
    let here = first(Legionarii);
    let mut position = Scenario::new(2).token(0, 1, here).token(1, 1, here).at_placement();
    play(&mut position, 0, &[Action::Token(4)]);
    assert!(!position.legal().contains(&Action::Civitas(here)));
    assert_eq!(refusal(&mut position, 0, Action::Civitas(here)), ("1", "why-no-space"));
}

#[test]
fn s_1_nothing_can_be_placed_where_no_card_lies() {
    let mut position = Scenario::new(2).face_up_left(Tribuni, 1).at_placement();
    play(&mut position, 0, &[Action::Token(4)]);
    let there = Action::Civitas(second(Tribuni));
    assert!(!position.legal().contains(&there));
    assert_eq!(refusal(&mut position, 0, there), ("2B.refill", "why-no-card"));
}

#[test]
fn s_1_placement_goes_on_until_all_tokens_are_placed() {
    let mut position = Scenario::new(2).at_placement();
    let mut placed = 0;
    while position.all().stage == Stage::Placement {
        let (seat, action) = (position.asked().unwrap(), position.legal()[0]);
        placed += usize::from(matches!(action, Action::Civitas(_)));
        position.act(seat, action).unwrap();
    }
    assert_eq!(placed, 12);
    assert_eq!(position.all().marker, 1);
}

#[test]
fn s_1_placement_ends_when_no_space_is_left() {
    let mut scenario = Scenario::new(2);
    for deck in [Legionarii, Praetoriani, Tribuni, Nobiles] {
        scenario = scenario.face_up_left(deck, 0);
    }
    // Two cards with three open spaces each, for twelve tokens.
    let mut position = scenario.civitas(1, 1).civitas(2, 2).at_placement();
    for value in [4, 3] {
        place(&mut position, 0, value, first(Plebs));
        place(&mut position, 1, value, second(Plebs));
    }
    place(&mut position, 0, 2, first(Plebs));
    assert_eq!(position.all().stage, Stage::Placement);
    place(&mut position, 1, 2, second(Plebs));
    assert_ne!(position.all().stage, Stage::Placement);
    assert_eq!(hand_tokens(&position, 0), [-1, 0, 1]);
}

#[test]
fn s_1_placement_cannot_be_declined() {
    let mut position = Scenario::new(2).at_placement();
    assert!(!position.legal().contains(&Action::Pass));
    assert_eq!(refusal(&mut position, 0, Action::Pass), ("1", "why-must-place"));
    play(&mut position, 0, &[Action::Token(2)]);
    assert!(!position.legal().contains(&Action::Pass));
    assert_eq!(refusal(&mut position, 0, Action::Pass), ("1", "why-must-place"));
}

#[test]
fn s_1_the_last_token_must_be_placed_even_if_it_is_minus_one() {
    let mut scenario = Scenario::new(2);
    for value in 0..=4 {
        scenario = scenario.token(0, value, first(Deck::ALL[value as usize]));
    }
    let mut position = scenario.at_placement();
    assert_eq!((position.asked(), position.all().ask), (Some(0), Ask::Space));
    assert_eq!(position.all().players[0].holding, Some(-1));
    assert_eq!(refusal(&mut position, 0, Action::Pass), ("1", "why-must-place"));
    play(&mut position, 0, &[Action::Civitas(second(Plebs))]);
    assert_eq!(tokens(&position, second(Plebs)), [(0, 0, -1)]);
}

#[test]
fn s_1_who_has_no_token_in_hand_is_skipped() {
    let mut scenario = Scenario::new(3);
    for value in -1..=4 {
        let spot = Spot::from_index((value + 1) as usize);
        scenario = scenario.token(1, value, spot);
    }
    let mut position = scenario.at_placement();
    for (seat, value, spot) in
        [(0, 4, first(Nobiles)), (2, 4, second(Nobiles)), (0, 3, first(Nobiles))]
    {
        assert_eq!(position.asked(), Some(seat));
        place(&mut position, seat, value, spot);
    }
    assert_eq!(position.asked(), Some(2));
}

#[test]
fn s_1_tokens_from_the_last_turn_stay_and_are_not_in_hand() {
    let mut position = Scenario::new(2).token(0, 3, second(Tribuni)).at_placement();
    assert_eq!(tokens(&position, second(Tribuni)), [(0, 0, 3)]);
    assert_eq!(position.legal(), [-1, 0, 1, 2, 4].map(Action::Token));
    assert_eq!(refusal(&mut position, 0, Action::Token(3)), ("1", "why-token-not-in-hand"));
    place(&mut position, 0, 4, second(Tribuni));
    assert_eq!(tokens(&position, second(Tribuni)), [(0, 0, 3), (1, 0, 4)]);
}

#[test]
fn s_1_the_5_and_the_6_can_be_placed_only_when_gained() {
    let mut position = Scenario::new(2).gained(1, 5).at_placement();
    let refused = ("legend.gain-token", "why-token-not-gained");
    assert_eq!(refusal(&mut position, 0, Action::Token(5)), refused);
    assert_eq!(refusal(&mut position, 0, Action::Token(6)), refused);
    place(&mut position, 0, 4, first(Plebs));
    assert_eq!(refusal(&mut position, 1, Action::Token(6)), refused);
    place(&mut position, 1, 5, first(Plebs));
    assert_eq!(tokens(&position, first(Plebs)), [(0, 0, 4), (1, 1, 5)]);
}

#[test]
fn s_1_there_is_no_token_beyond_minus_one_and_six() {
    let mut position = Scenario::new(2).gained(0, 6).at_placement();
    for value in [i8::MIN, -2, 7, i8::MAX] {
        let refused = refusal(&mut position, 0, Action::Token(value));
        assert_eq!(refused, ("1", "why-token-not-in-hand"));
    }
}

#[test]
fn s_1_nothing_but_placing_is_done_now() {
    let mut position = Scenario::new(2).at_placement();
    for action in [Action::Done, Action::Use(0), Action::Civitas(first(Plebs)), Action::Ordo(1)] {
        assert_eq!(refusal(&mut position, 0, action), ("1", "why-something-else"));
    }
}

#[test]
fn s_1_tokens_lie_face_down_for_the_others() {
    let mut position = Scenario::new(3).at_placement();
    place(&mut position, 0, 4, first(Plebs));
    assert_eq!(values_seen(&position, 1, first(Plebs)), [None]);
    assert_eq!(values_seen(&position, 2, first(Plebs)), [None]);
    let seen = token_seen(&position, 1, first(Plebs));
    assert_eq!(seen.seat, Seat::new(0), "whose it is, all can see");
    assert_eq!(seen.could_be[..], [-1, 0, 1, 2, 3, 4]);
    assert_eq!(position.view(1).players[0].hand_tokens, None);
    assert_eq!(position.view(1).players[0].tokens_in_hand, 5);
}

#[test]
fn s_1_only_the_owner_is_told_which_token_he_placed() {
    let mut position = Scenario::new(2).at_placement();
    place(&mut position, 0, 4, first(Plebs));
    let placed = |viewer| match position.events_for(viewer).last() {
        Some(Event::Placed { value, .. }) => *value,
        other => panic!("{other:?}"),
    };
    assert_eq!(placed(Viewer::Seat(Seat::new(0))), Some(4));
    assert_eq!(placed(Viewer::Seat(Seat::new(1))), None);
    assert_eq!(placed(Viewer::Spectator), None);
}

#[test]
fn s_1_the_token_picked_up_is_seen_by_its_owner_only() {
    let mut position = Scenario::new(2).at_placement();
    play(&mut position, 0, &[Action::Token(2)]);
    assert_eq!(position.view(0).players[0].holding, Some(2));
    assert_eq!(position.view(1).players[0].holding, None);
}

#[test]
fn s_1_not_even_the_owner_may_look_unless_the_table_allows_it() {
    let mut setup = Setup::new(&Caligula::INFO, 2);
    for (value, seen) in [("hidden", None), ("shown", Some(4))] {
        setup.options.insert("own-tokens".to_owned(), value.to_owned());
        let mut position = Scenario::with(&setup).unwrap().at_placement();
        place(&mut position, 0, 4, first(Plebs));
        assert_eq!(values_seen(&position, 0, first(Plebs)), [seen], "{value}");
    }
}

#[test]
fn s_1_who_has_to_remember_is_not_told_by_the_log() {
    let mut setup = Setup::new(&Caligula::INFO, 2);
    for (value, told) in [("hidden", None), ("shown", Some(4))] {
        setup.options.insert("own-tokens".to_owned(), value.to_owned());
        let mut position = Scenario::with(&setup).unwrap().at_placement();
        place(&mut position, 0, 4, first(Plebs));
        let seat = Viewer::Seat(Seat::new(0));
        let said = match position.events_for(seat).last() {
            Some(Event::Placed { value, .. }) => *value,
            other => panic!("{other:?}"),
        };
        assert_eq!(said, told, "{value}");
        // What is past may not be looked at again either.
        assert_eq!(position.game.recalls(), told.is_some(), "{value}");
    }
}

#[test]
fn s_1_a_value_that_all_can_work_out_is_not_one_that_was_seen() {
    // Five of the six tokens are shown on a card, so the sixth is the 4.
    let on_plebs = Scenario::new(5).civitas(1, 1).token(0, 4, first(Nobiles));
    let shown = (-1..=3).fold(on_plebs, |scenario, value| scenario.token(0, value, first(Plebs)));
    let position = common::resolve(shown, Plebs);
    for viewer in 1..5 {
        let token = token_seen(&position, viewer, first(Nobiles));
        assert_eq!((token.value, token.deduced()), (None, Some(4)));
    }
    let own = token_seen(&position, 0, first(Nobiles));
    assert_eq!((own.value, own.deduced()), (Some(4), None), "its owner sees it");
    let hidden =
        token_seen(&Scenario::new(5).token(0, 4, first(Plebs)).at_placement(), 1, first(Plebs));
    assert_eq!((hidden.value, hidden.deduced()), (None, None));
    // Whoever chooses among the tokens reads it in words.
    let label =
        position.game.label(&position.state, Seat::new(1), Action::Placed(first(Nobiles), 0));
    assert_eq!(label.key, "token-deduced");
}

#[test]
fn s_1_the_owner_remembers_by_default() {
    let mut position = Scenario::new(2).at_placement();
    place(&mut position, 0, 3, first(Plebs));
    assert_eq!(values_seen(&position, 0, first(Plebs)), [Some(3)]);
}

#[test]
fn s_1_first_cards_are_resolved_before_second_cards() {
    let position = common::resolve(Scenario::new(2).civitas(1, 6).civitas(2, 9), Plebs);
    assert_eq!(common::resolved(&position)[0], 6);
    assert_eq!(common::card(&position, first(Plebs)), Some(9));
}
