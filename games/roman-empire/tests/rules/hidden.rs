//! What is hidden from whom, and what worlds a viewer holds possible.

use std::collections::BTreeSet;

use ludi_game_tests::worlds;
use ludi_roman_empire::scenario::Position;
use ludi_roman_empire::view::View;
use ludi_roman_empire::{Action, Ask, Token};

use crate::common::{faction, four, play};

/// The barbarian token of a faction in a hundred worlds that a seat holds possible.
fn barbarians(position: &Position, seat: usize, of: usize) -> BTreeSet<Option<u8>> {
    worlds(&position.game, &position.state, seat, 100)
        .map(|world| world.factions[of].barbarians.and_then(|token| token.number))
        .collect()
}

fn numbers(numbers: &[u8]) -> BTreeSet<Option<u8>> {
    numbers.iter().map(|&number| Some(number)).collect()
}

/// Faction 0 has drawn the token 3 and passed it to faction 2; faction 1 draws now.
fn passed() -> Position {
    let mut position =
        four(3).points(1, 1, 0).points(2, 2, 0).points(3, 3, 0).next_turn(&[(5, 2), (4, 0)]);
    play(&mut position, &[Action::PassTo(faction(2))]);
    position
}

#[test]
fn a_passed_token_is_known_to_both_and_to_nobody_else() {
    let position = passed();
    assert_eq!(barbarians(&position, 0, 2), numbers(&[3]));
    assert_eq!(barbarians(&position, 2, 2), numbers(&[3]));
    // The third faction has drawn 1 and knows that the other is none of it.
    assert_eq!(
        position.view(1).drawn.and_then(|drawn| drawn.number),
        position.all().drawn.and_then(|drawn| drawn.number)
    );
    let drawn = position.all().drawn.and_then(|drawn| drawn.number).expect("a token");
    let others: Vec<u8> = (1..=5).filter(|&number| number != drawn).collect();
    assert_eq!(barbarians(&position, 1, 2), numbers(&others));
    assert_eq!(barbarians(&position, 3, 2), numbers(&[1, 2, 3, 4, 5]));
}

#[test]
fn the_token_in_the_hand_of_the_drawer_is_his_alone() {
    let position = passed();
    let drawn: BTreeSet<Option<u8>> = worlds(&position.game, &position.state, 3, 100)
        .map(|world| world.drawn.and_then(|drawn| drawn.number))
        .collect();
    assert_eq!(drawn, numbers(&[1, 2, 3, 4, 5]));
    let to_zero: BTreeSet<Option<u8>> = worlds(&position.game, &position.state, 0, 100)
        .map(|world| world.drawn.and_then(|drawn| drawn.number))
        .collect();
    assert_eq!(to_zero, numbers(&[1, 2, 4, 5]));
}

#[test]
fn hidden_tokens_are_higher_than_the_last_revealed_one() {
    // The order of play has come to 2: so the hidden ones are 3, 4 or 5.
    let position = four(2)
        .legions(0, "Roma", 1)
        .hidden(1, Token::Barbarian, 2)
        .hidden(2, Token::Barbarian, 4)
        .hidden(3, Token::Barbarian, 5)
        .hidden(0, Token::Barbarian, 3)
        .hidden(0, Token::Emperor, 1)
        .hidden(1, Token::Emperor, 2)
        .hidden(2, Token::Emperor, 3)
        .hidden(3, Token::Emperor, 4)
        .order();
    assert_eq!(position.all().phase.map(|phase| phase.token), Some(2));
    assert_eq!(barbarians(&position, 1, 2), numbers(&[3, 4, 5]));
    assert_eq!(barbarians(&position, 0, 2), numbers(&[4, 5]));
    assert_eq!(barbarians(&position, 1, 1), numbers(&[2]));
}

#[test]
fn other_hands_are_guessed_by_their_colours_from_what_was_not_played() {
    let mut position = four(2)
        .legions(0, "Roma", 1)
        .hand(0, &[1, 19, 38])
        .hand(1, &[2, 20])
        .hand(2, &[39])
        .roman_phase(0, 2);
    assert_eq!(position.ask(), Ask::Event);
    let hand = |view: &View, of: usize| -> Vec<u8> {
        let hand = view.factions[of].hand.as_ref().expect("the historian sees it");
        hand.iter().map(|card| card.number()).collect()
    };
    let (mut reds, mut blues) = (BTreeSet::new(), BTreeSet::new());
    for world in worlds(&position.game, &position.state, 0, 200) {
        assert_eq!(hand(&world, 0), [1, 19, 38]);
        let other = hand(&world, 1);
        assert_eq!(other.len(), 2);
        reds.insert(other[0]);
        blues.insert(hand(&world, 2)[0]);
    }
    assert_eq!(reds, BTreeSet::from([2, 3, 4, 5, 6]));
    assert_eq!(blues, BTreeSet::from([39, 40, 41, 42, 43]));
    // A card that was played is in no hand.
    play(&mut position, &[crate::common::card(38)]);
    let worlds: BTreeSet<u8> =
        worlds(&position.game, &position.state, 1, 200).map(|world| hand(&world, 2)[0]).collect();
    assert_eq!(worlds, BTreeSet::from([39, 40, 41, 42, 43]));
}
