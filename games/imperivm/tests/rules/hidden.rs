//! What is hidden, thing by thing: it is in no view of those who may not know
//! it, nobody hears of it, and it varies in the worlds they hold possible.

use std::collections::{BTreeMap, BTreeSet};

use ludi_engine::{Rules, Seat, Viewer};
use ludi_game_tests::worlds;
use ludi_imperivm::cards::{Card, Cards};
use ludi_imperivm::scenario::Position;
use ludi_imperivm::view::View;
use ludi_imperivm::{Action, Ask, Event, Stage, Track};

use crate::common::*;

/// Everybody but this seat.
fn others(seat: usize) -> impl Iterator<Item = Viewer> {
    Viewer::all(4).filter(move |viewer| *viewer != Viewer::Seat(Seat::new(seat)))
}

/// What a viewer sees and has heard, as it is sent.
fn told(position: &Position, viewer: Viewer) -> String {
    let view = position.game.view(&position.state, viewer);
    let events = position.events_for(viewer);
    let json = (serde_json::to_string(&view), serde_json::to_string(&events));
    format!("{} {}", json.0.expect("a view"), json.1.expect("events"))
}

/// Nobody but seat 0 can tell these positions apart, which differ in what seat 0
/// hides; seat 0 can.
#[track_caller]
fn look_alike(positions: [&Position; 2]) {
    for viewer in others(0) {
        let [one, other] = positions.map(|position| told(position, viewer));
        assert_eq!(one, other, "{viewer:?}");
    }
    let [one, other] = positions.map(|position| told(position, Viewer::Seat(Seat::new(0))));
    assert_ne!(one, other);
}

/// What seat 1 imagines of a hidden thing: more than one possibility.
#[track_caller]
fn varies<T: Ord>(position: &Position, thing: impl Fn(&View) -> T) {
    let imagined: BTreeSet<T> =
        worlds(&position.game, &position.state, 1, 60).map(|world| thing(&world)).collect();
    assert!(imagined.len() > 1);
}

fn cards(cards: Cards) -> Vec<Card> {
    cards.iter().collect()
}

#[test]
fn a_hand_is_its_owners_and_only_its_size_is_known() {
    let dealt = |card| four(Draft2).hand(0, &[card, empire(1)]).at_turn(0);
    let position = dealt(militia(5));
    look_alike([&position, &dealt(traitor(religion(1)))]);
    assert_eq!(position.view(1).players[0].hand_size, 2);
    varies(&position, |view| cards(view.players[0].hand.expect("a hand")));
}

#[test]
fn an_oath_is_its_owners_and_only_its_number_is_known() {
    let sworn = |card| {
        let hand = [militia(1), traitor(militia(1))];
        let mut position = four(Draft2).hand(0, &hand).hand(1, &[empire(1)]).at_turn(3);
        play(&mut position, 0, &[Action::Card(card)]);
        play(&mut position, 1, &[Action::Card(empire(1))]);
        position
    };
    let position = sworn(militia(1));
    look_alike([&position, &sworn(traitor(militia(1)))]);
    assert_eq!(position.view(1).players[0].oath.as_slice(), [None]);
    varies(&position, |view| view.players[0].oath[0]);
}

#[test]
fn a_card_face_down_on_morale_or_borders_is_known_to_who_laid_it() {
    for (stage, track) in [(Stage::Conquest, Track::Border), (Stage::Tribute, Track::Morale)] {
        let laid = |card| {
            let hand = [militia(1), traitor(militia(1))];
            let mut position = four(Draft2).hand(0, &hand).at_stage(0, stage);
            play(&mut position, 0, &[Action::Card(card)]);
            position
        };
        let position = laid(militia(1));
        look_alike([&position, &laid(traitor(militia(1)))]);
        assert_eq!(position.view(1).players[0].laid[track as usize], 1);
        varies(&position, |view| {
            cards(view.players[0].laid_cards.expect("all is shown")[track as usize])
        });
    }
}

#[test]
fn when_the_tracks_are_shown_nobody_learns_who_laid_which_card() {
    let shown = |[first, second]: [Card; 2]| {
        let scenario = four(Draft2).laid(0, Track::Morale, first).laid(1, Track::Morale, second);
        scenario.at_stage_with(3, Stage::Trouble, 1)
    };
    let (one, other) = (shown([militia(1), empire(5)]), shown([empire(5), militia(1)]));
    for viewer in [Viewer::Seat(Seat::new(2)), Viewer::Spectator] {
        assert_eq!(told(&one, viewer), told(&other, viewer));
    }
}

#[test]
fn a_sealed_offer_is_its_owners_until_all_are_in() {
    let offered = |amount| {
        let mut position = (0..2_000)
            .map(|seed| four(Draft2).levels(0, 20).at_stage_with(3, Stage::Trouble, seed))
            .find(|position| position.ask() == Ask::UprisingBid)
            .expect("an uprising");
        play(&mut position, 0, &[Action::Amount(amount)]);
        position
    };
    let position = offered(7);
    look_alike([&position, &offered(2)]);
    varies(&position, |view| view.players[0].sealed.expect("sealed").offer.coins);
}

#[test]
fn a_sealed_offer_for_the_throne_is_its_owners_until_all_are_in() {
    let offered = |coins, power| {
        let mut position = four(Draft2).hand(0, &[empire(1), traitor(empire(5))]).at_turn(0);
        play(&mut position, 0, &[Action::Card(empire(1))]);
        play(&mut position, 0, &[Action::Card(traitor(empire(5))), Action::Done]);
        play(&mut position, 0, &[Action::Amount(coins), Action::Amount(power)]);
        position
    };
    let position = offered(7, 0);
    look_alike([&position, &offered(2, 9)]);
    varies(&position, |view| view.players[0].sealed.expect("sealed").offer.power);
}

/// Two who lay each other's cards, in the same numbers and in any order, are not
/// told apart by a third, neither before nor after the cards are shown.
#[test]
fn who_laid_which_card_in_the_vote_is_not_told_by_cards_nor_by_their_order() {
    let hand = [empire(1), empire(2), militia(5), religion(1)];
    let voted = |votes: [[Card; 2]; 2], first: usize, shown: bool| {
        let mut position =
            four(Draft2).hand(0, &hand).hand(1, &hand[1..]).hand(2, &[religion(2)]).at_turn(0);
        play(&mut position, 0, &[Action::Card(empire(1))]);
        for seat in [first, 1 - first] {
            play(&mut position, seat, &votes[seat].map(Action::Card));
            play(&mut position, seat, &[Action::Done]);
        }
        if shown {
            play(&mut position, 2, &[Action::Card(religion(2)), Action::Done]);
        }
        position
    };
    let (one, other) = ([empire(2), militia(5)], [religion(1), militia(5)]);
    let reversed = |[first, second]: [Card; 2]| [second, first];
    for shown in [false, true] {
        let position = voted([one, other], 0, shown);
        let swapped = voted([other, one], 0, shown);
        let in_order = voted([reversed(one), reversed(other)], 0, shown);
        let viewer = Viewer::Spectator;
        assert_eq!(told(&position, viewer), told(&swapped, viewer));
        assert_eq!(told(&position, viewer), told(&in_order, viewer));
        // Who votes first is seen; what it was is not.
        let seat = Viewer::Seat(Seat::new(2));
        assert_eq!(told(&position, seat), told(&swapped, seat));
    }
    let shown = voted([one, other], 1, true);
    let mixed = shown.events_for(Viewer::Spectator).into_iter().find_map(|event| match event {
        Event::VoteShown { cards, .. } => Some(cards),
        _ => None,
    });
    let all: Cards = one.into_iter().chain(other).chain([religion(2)]).collect();
    assert_eq!(mixed, Some(all));
}

#[test]
fn a_purse_of_the_first_draft_is_shown_to_its_owner_alone() {
    let position = four(Draft1).purse(3, 23, 17).at_turn(0);
    let other = four(Draft1).purse(3, 5, 9).at_turn(0);
    assert_eq!(position.view(3).players[3].purse.map(|purse| purse.coins), Some(23));
    for viewer in others(3) {
        let view = position.game.view(&position.state, viewer);
        assert_eq!(view.players[3].purse, None);
        assert_eq!(told(&position, viewer), told(&other, viewer));
    }
    // In the second draft all see what all own.
    assert!(four(Draft2).at_turn(0).view(1).players.iter().all(|player| player.purse.is_some()));
}

/// How often each of these comes up in what a seat imagines.
fn imagined<T: Ord>(
    position: &Position,
    seat: usize,
    many: usize,
    thing: impl Fn(&View) -> T,
) -> BTreeMap<T, usize> {
    let mut times = BTreeMap::new();
    for world in worlds(&position.game, &position.state, seat, many) {
        *times.entry(thing(&world)).or_default() += 1;
    }
    times
}

/// Whoever wants to cross four provinces holds Militia 5, and there are two of
/// them: each is as likely, whichever it is.
#[test]
fn s3_2_who_attacks_is_guessed_at_and_not_peeked_at() {
    for held in [militia(5), traitor(militia(5))] {
        let scenario = four(Draft1).hand(0, &[held]).army(0, "Britannia");
        let mut position = scenario.at_stage(0, Stage::Conquest);
        let far = position.legal(0).into_iter().find_map(|target| {
            let mut tried = position.clone();
            play(&mut tried, 0, &[target]);
            while tried.ask() == Ask::Route {
                let on = tried.legal(0)[0];
                play(&mut tried, 0, &[on]);
            }
            let path = tried.all().battle.map(|battle| battle.path.len());
            (path == Some(4) && tried.ask() == Ask::Consent).then_some(tried)
        });
        position = far.expect("a province across four others");
        let seat = position.asked()[0];
        let hands =
            imagined(&position, seat, 400, |view| cards(view.players[0].hand.expect("a hand")));
        assert_eq!(hands.len(), 2, "{hands:?}");
        for (hand, times) in hands {
            assert!((150..=250).contains(&times), "{hand:?} {times} times");
        }
    }
}

/// Seat 3 was deposed and has given three Religion cards to seat 2, who attacks
/// with all his Militia: eight cards face down, which seat 3 has to guess, and
/// what he holds otherwise is what seat 3 gave him.
#[test]
fn s3_1b_what_was_handed_over_is_known_and_the_rest_is_guessed() {
    let given = [religion(1), religion(2), traitor(religion(3))];
    let mut position = four(Draft1)
        .hand(0, &[empire(1), traitor(empire(5))])
        .hand(2, &[militia(1); 8])
        .hand(3, &given)
        .levels(20, 20)
        .at_turn(0);
    let vote = [empire(1), traitor(empire(5))].map(Action::Card);
    play(&mut position, 0, &vote);
    for seat in [0, 2, 3] {
        play(&mut position, seat, &[Action::Done]);
    }
    for (seat, coins) in [(0, 0), (1, 0), (2, 1)] {
        play(&mut position, seat, &[Action::Amount(coins), Action::Amount(0)]);
    }
    assert_eq!(emperor(&position), 2);
    while position.ask() != Ask::Target || position.all().turn != Seat::new(2) {
        let seat = position.asked()[0];
        let legal = position.legal(seat);
        let quiet = [Action::Pass, Action::Done, Action::Amount(0), Action::Card(given[0])];
        let action = quiet.into_iter().find(|action| legal.contains(action));
        play(&mut position, seat, &[action.unwrap_or(legal[0])]);
    }
    let target = position.legal(2)[0];
    play(&mut position, 2, &[target]);
    while position.ask() == Ask::Route {
        let on = position.legal(2)[0];
        play(&mut position, 2, &[on]);
    }
    while position.ask() == Ask::Consent {
        let seat = position.asked()[0];
        play(&mut position, seat, &[Action::Consent]);
    }
    let declared = position.legal(2)[0];
    play(&mut position, 2, &[declared]);
    while let Some(&more @ Action::Card(_)) = position.legal(2).first() {
        play(&mut position, 2, &[more]);
    }
    play(&mut position, 2, &[Action::Done]);
    let truth = position.all().battle.expect("a battle");
    assert!(truth.reinforcement >= 6, "{truth:?}");
    let truth = cards(truth.reinforcement_cards.expect("all is shown"));
    let known: Vec<Card> = position.view(3).players[2].remembered.iter().collect();
    assert!(!known.is_empty());
    let guesses = imagined(&position, 3, 200, |view| {
        let hand = view.players[2].hand.expect("a hand");
        // He may have sworn with one of them.
        let oath = &view.players[2].oath;
        let there = |card: &&Card| hand.count(**card) > 0 || oath.contains(&Some(**card));
        assert!(known.iter().filter(there).count() == known.len(), "{hand:?} {oath:?}");
        cards(view.battle.as_ref().and_then(|battle| battle.reinforcement_cards).expect("shown"))
    });
    let peeked = guesses.get(&truth).copied().unwrap_or(0);
    assert!(peeked <= 2, "{peeked} of 200 worlds have the true cards");
    assert!(guesses.len() > 150, "{} different guesses", guesses.len());
}
