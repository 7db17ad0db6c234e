//! What chance gave can be listed when a match is over, and only then.

use ludi_engine::{Draw, Match, Rules, Seat, Seed, Setup, Silence, Step};

use crate::toy::{Action, Toy};

/// A match of two in which the seat that begins lays a lot, takes that back,
/// and then everybody rolls while that is allowed.
fn rolled() -> Match<Toy> {
    let setup = Setup::new(&<Toy>::INFO, 2);
    let mut played =
        Match::<Toy>::start(setup, Seed::from_phrase("draws"), &mut Silence).expect("legal");
    let (livia, gaius) = (Seat::new(0), Seat::new(1));
    played.act(livia, Action::Bid(3), &mut Silence).expect("legal");
    played.act(gaius, Action::Bid(1), &mut Silence).expect("legal");
    let lot = played.state().hands[0].trailing_zeros() as u8;
    played.act(livia, Action::Lay(lot), &mut Silence).expect("legal");
    assert!(played.take_back(livia, 1));
    while let Some(seat) = played.to_act().first() {
        assert_eq!(played.draws(), None, "row {}", played.rows().len());
        let mut legal = Vec::new();
        played.legal(seat, &mut legal);
        let roll = legal.iter().find(|action| **action == Action::Roll);
        played.act(seat, *roll.unwrap_or(&legal[0]), &mut Silence).expect("legal");
    }
    played
}

#[test]
fn every_draw_is_listed_with_its_row() {
    let played = rolled();
    let draws = played.draws().expect("it is over");
    // Each seat takes three lots from what is left of the urn, and an omen.
    let dealt: Vec<u32> =
        draws.iter().filter(|draw| draw.row == 0).map(|draw| draw.bound).collect();
    assert_eq!(dealt, [12, 11, 10, 6, 9, 8, 7, 6]);
    // Then there is one die for each roll.
    let rolls: Vec<&Draw> = draws.iter().filter(|draw| draw.row > 0).collect();
    let rows: Vec<u64> = (1..)
        .zip(played.rows())
        .filter(|(_, row)| row.step == Step::Act(Action::Roll))
        .map(|(number, _)| number)
        .collect();
    assert!(!rows.is_empty());
    assert_eq!(rolls.iter().map(|draw| draw.row).collect::<Vec<_>>(), rows);
    assert!(rolls.iter().all(|draw| draw.bound == 6));
    // And all are what the dice of their rows give.
    let mut dice = played.dice_keys().dice(0);
    for draw in draws.iter().filter(|draw| draw.row == 0) {
        assert_eq!(dice.below(draw.bound), draw.result);
    }
    for draw in rolls {
        assert_eq!(played.dice_keys().dice(draw.row).below(6), draw.result, "row {}", draw.row);
    }
}
