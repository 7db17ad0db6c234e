//! What is hidden from whom, and what worlds a viewer holds possible.

use std::collections::BTreeSet;

use ludi_game_tests::worlds;
use ludi_latium::gods::Kind;
use ludi_latium::{Action, Ask, Season};

use crate::common::{attack, play, play_as, rich, seat};

#[test]
fn a_sealed_offer_may_be_anything() {
    let mut position = rich(2).dp(0, 0).next_year(&[]);
    play_as(&mut position, 0, &[Action::Offer(7)]);
    let most = position.player(0).dp;
    let offers: BTreeSet<Option<u16>> = worlds(&position.game, &position.state, 1, 2_000)
        .map(|world| world.players[0].offer)
        .collect();
    assert_eq!(offers.len(), usize::from(most) + 1);
    let own: BTreeSet<Option<u16>> = worlds(&position.game, &position.state, 0, 50)
        .map(|world| world.players[0].offer)
        .collect();
    assert_eq!(own, BTreeSet::from([Some(7)]));
}

#[test]
fn other_hands_are_any_cards_that_were_not_seen() {
    let position =
        rich(2).hand(0, &[(Kind::Salus, 1)]).hand(1, &[(Kind::Bellum, 2)]).act(Season::Semen);
    let hands: BTreeSet<u8> = worlds(&position.game, &position.state, 0, 2_000)
        .filter_map(|world| world.players[1].hand.as_ref().map(|hand| hand[0].number()))
        .collect();
    assert_eq!(hands.len(), 47);
    assert!(!hands.contains(&1));
}

#[test]
fn gifts_are_remembered_and_other_tokens_are_not_known() {
    let mut position =
        rich(3).pact(0, 1).stock(0, &[Kind::Bellum]).stock(1, &[Kind::Salus]).act(Season::Semen);
    play(&mut position, &[Action::Give(Kind::Bellum, seat(1))]);
    let mut others = BTreeSet::new();
    for world in worlds(&position.game, &position.state, 2, 300) {
        let stock = world.players[1].stock.clone().expect("the historian sees it");
        assert!(stock.contains(&Kind::Bellum));
        others.extend(stock);
    }
    assert_eq!(others.len(), 12);
}

#[test]
fn how_others_draw_up_is_hidden_until_both_are_ready() {
    let mut position = rich(2)
        .legion_in("Roma", "D3")
        .stock(0, &[Kind::Salus, Kind::Bellum])
        .stock(1, &[Kind::Salus, Kind::Divitiae])
        .act(Season::Semen);
    let alba = attack(&position, "Albalonga");
    play(&mut position, &[alba, Action::Accept]);
    assert_eq!((position.ask(), position.asked()), (Ask::Deploy, vec![0, 1]));
    let before = position.view(1);
    play_as(&mut position, 0, &[Action::Lay(Kind::Salus)]);
    // The other sees no difference, not even in the number of tokens.
    assert_eq!(position.view(1), before);
    let laid: BTreeSet<usize> = worlds(&position.game, &position.state, 1, 200)
        .filter_map(|world| world.battle?.sides[0].laid.as_ref().map(Vec::len))
        .collect();
    assert_eq!(laid, BTreeSet::from([0, 1]));
    play_as(&mut position, 0, &[Action::Done]);
    let laid: BTreeSet<usize> = worlds(&position.game, &position.state, 1, 200)
        .filter_map(|world| world.battle?.sides[0].laid.as_ref().map(Vec::len))
        .collect();
    assert_eq!(laid, BTreeSet::from([0, 1, 2]));
    play_as(&mut position, 1, &[Action::Done]);
    let battle = position.view(1).battle.expect("a battle");
    assert_eq!((battle.sides[0].tokens, battle.sides[0].laid.clone()), (1, None));
}
