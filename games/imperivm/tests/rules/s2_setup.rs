//! Sections 1 and 2: the box, stocks, the purchase, the first emperor, armies.

use std::collections::BTreeSet;

use ludi_engine::{Match, Rules, Seat, Seed, Silence, Viewer};
use ludi_game_tests::worlds;
use ludi_imperivm::cards::{Card, Suit};
use ludi_imperivm::components::Components;
use ludi_imperivm::province::ITALIA;
use ludi_imperivm::{Action, Ask, Imperivm, Resource, Stage};

use crate::common::*;

#[test]
fn s1_both_sides_have_the_same_54_cards() {
    let cards = Components::builtin().cards;
    assert_eq!(cards, [[9, 7, 4, 1], [8, 6, 3, 1], [7, 5, 2, 1]]);
    assert_eq!(cards.iter().flatten().map(|&count| u32::from(count)).sum::<u32>(), 54);
    assert_eq!(Card::all().filter(|card| card.suit() == Suit::Empire).count(), 8);
}

#[test]
fn s1_three_to_six_play_the_second_draft_and_four_to_six_the_first() {
    assert!(Imperivm::open(&setup(Draft2, 3), Imperivm::INFO.rules_version).is_ok());
    assert!(Imperivm::open(&setup(Draft2, 7), Imperivm::INFO.rules_version).is_err());
    assert!(Imperivm::open(&setup(Draft1, 3), Imperivm::INFO.rules_version).is_err());
    assert!(Imperivm::open(&setup(Draft1, 4), Imperivm::INFO.rules_version).is_ok());
}

#[test]
fn s2_a_hand_has_five_cards_in_the_second_draft_and_three_in_the_first() {
    for (edition, cards) in [(Draft2, 5), (Draft1, 3)] {
        let view = dealt(edition, 4, "hands").view(Viewer::Historian);
        for player in &view.players {
            assert_eq!((player.hand_size, player.loyalty), (cards, 1));
        }
        assert_eq!(view.deck_size, 108 - 4 * cards);
        assert_eq!((view.morale, view.border, view.dominion), (10, 10, 0));
        assert_eq!((view.public.coins, view.public.power), (10, 10));
    }
}

#[test]
fn s2_dealt_provinces_are_all_owned_and_paid_for() {
    for edition in BOTH {
        for seats in 4..=6 {
            let mut setup = setup(edition, seats);
            setup.options.insert("provinces".to_owned(), "dealt".to_owned());
            let seed = Seed::from_phrase("quick start");
            let played = Match::<Imperivm>::start(setup, seed, &mut Silence).expect("a table");
            let view = played.view(Viewer::Historian);
            assert_eq!((view.stage, view.ask), (Stage::Armies, Ask::Army));
            let owned = |seat: Seat| {
                view.owners.iter().filter(|owner| **owner == Some(seat)).count() as u16
            };
            let fewest = 38 / u16::from(seats);
            for seat in Seat::all(seats) {
                let emperor = view.owners[ITALIA.index()] == Some(seat);
                let bought = owned(seat) - u16::from(emperor);
                assert!((fewest..=fewest + 1).contains(&bought), "{bought} for one of {seats}");
                let own = played.view(Viewer::Seat(seat));
                let purse = own.players[seat.index()].purse.expect("a purse");
                let given = if emperor && edition == Draft1 { 40 } else { 20 };
                let spent = given - purse.coins - purse.power;
                assert_eq!(spent, owned(seat));
            }
        }
    }
}

#[test]
fn s2_the_first_to_buy_is_drawn_by_lot() {
    let first = |seed: u32| dealt(Draft2, 5, &format!("lot {seed}")).to_act().first();
    let firsts: BTreeSet<_> = (0..60).map(first).collect();
    assert_eq!(firsts.len(), 5);
}

#[test]
fn s2_a_province_costs_a_coin_or_power_in_the_second_draft_and_power_in_the_first() {
    for edition in BOTH {
        let mut played = dealt(edition, 4, "prices");
        let seat = played.to_act().first().unwrap();
        let mut legal = Vec::new();
        played.legal(seat, &mut legal);
        assert_eq!(legal.len(), 38);
        assert!(!legal.contains(&Action::Province(ITALIA)));
        played.act(seat, legal[0], &mut Silence).unwrap();
        if edition == Draft2 {
            assert_eq!(played.view(Viewer::Spectator).ask, Ask::Price);
            played.act(seat, Action::Pay(Resource::Coins), &mut Silence).unwrap();
        }
        let purse = played.view(Viewer::Seat(seat)).players[seat.index()].purse.unwrap();
        let expected = if edition == Draft2 { (9, 10) } else { (10, 9) };
        assert_eq!((purse.coins, purse.power), expected);
        assert_eq!(played.to_act().first(), Some(seat.left(4)));
    }
}

#[test]
fn s2_italia_and_what_is_taken_cannot_be_bought() {
    let mut played = dealt(Draft1, 4, "refused");
    let seat = played.to_act().first().unwrap();
    let refused = played.act(seat, Action::Province(ITALIA), &mut Silence).unwrap_err();
    assert_eq!((refused.rule.0, refused.reason.key), ("2", "why-italia-not-for-sale"));
    let mut legal = Vec::new();
    played.legal(seat, &mut legal);
    played.act(seat, legal[3], &mut Silence).unwrap();
    let refused = played.act(seat.left(4), legal[3], &mut Silence).unwrap_err();
    assert_eq!(refused.reason.key, "why-province-taken");
}

#[test]
fn s2_the_first_emperor_would_have_bought_next() {
    for (edition, seats, ahead) in
        [(Draft2, 3, 2), (Draft2, 4, 2), (Draft2, 5, 3), (Draft2, 6, 2), (Draft1, 4, 2)]
    {
        let mut played = dealt(edition, seats, "founding");
        let first = played.to_act().first().unwrap();
        play_first_until(&mut played, |played| {
            played.view(Viewer::Spectator).stage != Stage::Purchase
        });
        let view = played.view(Viewer::Historian);
        let emperor = view.emperor.unwrap();
        assert_eq!(emperor, Seat::new((first.index() + ahead) % usize::from(seats)));
        assert_eq!(view.owners[ITALIA.index()], Some(emperor));
        let right = Seat::new((emperor.index() + usize::from(seats) - 1) % usize::from(seats));
        // Without Italia, which he has just got.
        let bought = |seat: Seat| view.players[seat.index()].provinces - u8::from(seat == emperor);
        assert_eq!(Seat::all(seats).map(bought).min(), Some(bought(emperor)));
        assert!(bought(right) > bought(emperor));
    }
}

#[test]
fn s2_who_has_spent_all_power_pays_for_italia_with_a_coin() {
    let mut played = dealt(Draft2, 3, "spent");
    let mut legal = Vec::new();
    while played.view(Viewer::Spectator).stage == Stage::Purchase {
        let seat = played.to_act().first().unwrap();
        legal.clear();
        played.legal(seat, &mut legal);
        let power = Action::Pay(Resource::Power);
        let action = if legal.contains(&power) { power } else { legal[0] };
        played.act(seat, action, &mut Silence).unwrap();
    }
    let view = played.view(Viewer::Historian);
    let purse = view.players[view.emperor.unwrap().index()].purse.unwrap();
    assert_eq!((purse.coins, purse.power), (10 - 2 - 1, 0));
}

#[test]
fn s2_the_first_draft_gives_the_emperor_a_purse_that_others_do_not_see() {
    let mut played = dealt(Draft1, 4, "purse");
    play_first_until(&mut played, |played| played.view(Viewer::Spectator).stage != Stage::Purchase);
    let emperor = played.view(Viewer::Spectator).emperor.unwrap();
    let seen = |viewer| played.view(viewer).players[emperor.index()].purse;
    let own = seen(Viewer::Seat(emperor)).unwrap();
    assert_eq!((own.coins, own.power), (20, 10));
    assert_eq!(seen(Viewer::Seat(emperor.left(4))), None);
    assert_eq!(seen(Viewer::Spectator), None);
    let open = four(Draft2).at_turn(0).view(1).players[3].purse;
    assert!(open.is_some());
}

#[test]
fn s2_armies_are_placed_from_the_emperors_left_on_own_provinces() {
    let mut played = dealt(Draft2, 4, "armies");
    play_first_until(&mut played, |played| played.view(Viewer::Spectator).ask == Ask::Army);
    let emperor = played.view(Viewer::Spectator).emperor.unwrap();
    assert_eq!(played.view(Viewer::Spectator).players[emperor.index()].army, Some(ITALIA));
    for ahead in 1..4 {
        let seat = Seat::new((emperor.index() + ahead) % 4);
        assert_eq!(played.to_act().first(), Some(seat));
        let refused = played.act(seat, Action::Province(ITALIA), &mut Silence).unwrap_err();
        assert_eq!(refused.reason.key, "why-not-your-province");
        let mut legal = Vec::new();
        played.legal(seat, &mut legal);
        played.act(seat, legal[1], &mut Silence).unwrap();
    }
    let view = played.view(Viewer::Spectator);
    assert_eq!((view.turn, view.dominion), (emperor.left(4), 0));
}

#[test]
fn s2_the_discards_become_the_deck_when_it_is_empty() {
    let mut position = four(Draft2)
        .purse(0, 3, 3)
        .deck(&[empire(5), traitor(empire(5))])
        .at_stage(0, Stage::Donation);
    let everything = position.all().discard;
    play(&mut position, 0, &[Action::Amount(3), Action::Amount(3)]);
    let view = position.view(0);
    assert_eq!(view.drawing.unwrap().count, 4);
    assert!(view.discard.is_empty());
    assert_eq!(view.deck_size, everything.len() - 2);
    let drawn = position.all().drawing.unwrap().cards.unwrap();
    assert_eq!((drawn.count(empire(5)), drawn.count(traitor(empire(5)))), (1, 1));
}

#[test]
fn s2_after_a_reshuffle_everybody_knows_what_the_deck_was_made_of() {
    let mut position = four(Draft2)
        .hand(1, &[militia(5), traitor(militia(5))])
        .purse(0, 1, 1)
        .deck(&[empire(5)])
        .at_stage(0, Stage::Donation);
    play(&mut position, 0, &[Action::Amount(1), Action::Amount(1)]);
    for world in worlds(&position.game, &position.state, 2, 50) {
        // Seat 1 drew before: its two cards are the only ones that are not in the
        // deck, in the hands of seat 0, or about to get there.
        assert_eq!(world.deck.unwrap().count(militia(5)), 0);
        let held = world.players[1].hand.unwrap();
        assert!(held.of(Suit::Militia).len() + held.count(empire(5)) == 2);
    }
}
