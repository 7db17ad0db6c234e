//! Choices made at once and in secret can be changed until the last is in, and
//! nobody else learns of it.

use ludi_engine::{Match, Rules, Seat, SeatSet, Silence, Viewer, Words};
use ludi_imperivm::cards::Cards;
use ludi_imperivm::scenario::Position;
use ludi_imperivm::view::View;
use ludi_imperivm::{Action, Ask, Event, Imperivm, Purse, Stage};

use crate::common::*;

/// Who may change what it sealed.
fn may_change(position: &Position) -> Vec<usize> {
    position.game.may_change(&position.state).iter().map(Seat::index).collect()
}

/// All that anybody but seat 0 sees, is asked and has heard.
fn seen_by_others(position: &Position) -> Vec<(View, String, Vec<Event>, SeatSet)> {
    Viewer::all(4)
        .filter(|viewer| *viewer != Viewer::Seat(Seat::new(0)))
        .map(|viewer| {
            let (game, state) = (&position.game, &position.state);
            let prompt = format!("{:?}", game.prompt(state, viewer));
            (game.view(state, viewer), prompt, position.events_for(viewer), game.to_act(state))
        })
        .collect()
}

/// Seat 0 does this, and the others notice nothing of it.
#[track_caller]
fn change(position: &mut Position, actions: &[Action]) {
    let before = seen_by_others(position);
    play(position, 0, actions);
    assert_eq!(seen_by_others(position), before);
}

/// An uprising in which all four are asked for coins.
fn uprising() -> Position {
    (0..2_000)
        .map(|seed| four(Draft2).levels(0, 20).at_stage_with(3, Stage::Trouble, seed))
        .find(|position| position.ask() == Ask::UprisingBid)
        .expect("an uprising")
}

#[test]
fn s3_7_an_offer_counts_as_it_was_changed_last() {
    let mut position = uprising();
    assert_eq!(may_change(&position), [] as [usize; 0]);
    play(&mut position, 0, &[Action::Amount(9)]);
    assert_eq!(may_change(&position), [0]);
    let sealed = |position: &Position, seat| position.view(seat).players[0].sealed;
    assert_eq!(sealed(&position, 0).map(|sealed| sealed.offer.coins), Some(9));
    assert_eq!(sealed(&position, 1), None);
    assert_eq!(position.legal(0).len(), 11);
    assert_eq!(refusal(&mut position, 0, Action::Amount(11)), ("3.7", "why-too-much"));

    change(&mut position, &[Action::Amount(0), Action::Amount(2)]);
    assert_eq!(sealed(&position, 0).map(|sealed| sealed.offer.coins), Some(2));
    play(&mut position, 1, &[Action::Amount(0)]);
    play(&mut position, 2, &[Action::Amount(0)]);
    assert_eq!(may_change(&position), [0, 1, 2]);
    change(&mut position, &[Action::Amount(4)]);
    play(&mut position, 3, &[Action::Amount(0)]);
    let shown = position.events().into_iter().find_map(|event| match event {
        Event::OffersShown { offers, .. } => Some(offers[0]),
        _ => None,
    });
    assert_eq!(shown, Some((Seat::new(0), 4)));
    assert_eq!(position.purse(0).0, 6);
    // Once all are in, nothing can be changed.
    assert_eq!(may_change(&position), [] as [usize; 0]);
    assert!(position.view(0).players[0].sealed.is_none());
}

/// Seat 0 has called for a succession with a plot in sight: the vote is open.
fn vote(edition: ludi_imperivm::Edition) -> Position {
    let mut position = four(edition)
        .hand(0, &[empire(1), militia(1), traitor(empire(5))])
        .hand(1, &[militia(2)])
        .at_turn(0);
    play(&mut position, 0, &[Action::Card(empire(1))]);
    position
}

#[test]
fn s3_1_a_vote_counts_as_it_was_changed_last() {
    let mut position = vote(Draft2);
    play(&mut position, 0, &[Action::Card(militia(1)), Action::Done]);
    // As at first, a card must be laid; what was sealed counts until then.
    assert_eq!(refusal(&mut position, 0, Action::Done), ("3.1", "why-must-vote"));
    change(&mut position, &[Action::Card(traitor(empire(5)))]);
    let own = &position.view(0).players[0];
    assert_eq!(own.picked, Some(Cards::one(traitor(empire(5)))));
    assert_eq!(own.sealed.unwrap().cards, Cards::one(militia(1)));
    change(&mut position, &[Action::Done]);
    play(&mut position, 1, &[Action::Card(militia(2)), Action::Done]);
    assert_asks(&position, Ask::PlotBid, &[0, 1, 2]);
    assert_eq!(hand(&position, 0), [militia(1)]);
}

#[test]
fn s3_1_in_the_first_draft_a_vote_can_be_changed_to_none() {
    let mut position = vote(Draft1);
    play(&mut position, 0, &[Action::Card(traitor(empire(5))), Action::Done]);
    change(&mut position, &[Action::Done]);
    play(&mut position, 1, &[Action::Done]);
    let none = |event: &Event| *event == Event::NoSuccession { empire: 0, others: 0 };
    assert_eq!(count(&position, none), 1);
    assert_eq!(hand(&position, 0).len(), 2);
}

#[test]
fn s3_1b_an_offer_begun_anew_does_not_count_before_it_is_whole() {
    let mut position = vote(Draft2);
    play(&mut position, 0, &[Action::Card(traitor(empire(5))), Action::Done]);
    play(&mut position, 1, &[Action::Card(militia(2)), Action::Done]);
    play(&mut position, 0, &[Action::Amount(3), Action::Amount(4)]);
    change(&mut position, &[Action::Amount(10)]);
    let own = &position.view(0).players[0];
    assert_eq!(own.offer, Some([Some(10), None]));
    assert_eq!(own.sealed.unwrap().offer, Purse { coins: 3, power: 4 });
    for seat in [1, 2] {
        play(&mut position, seat, &[Action::Amount(0), Action::Amount(0)]);
    }
    assert_eq!(emperor(&position), 0);
    assert_eq!(position.purse(0), (7, 6));
}

#[test]
fn s3_5_an_oath_counts_as_it_was_changed_last() {
    for edition in BOTH {
        let mut position = four(edition)
            .hand(0, &[militia(1), religion(1)])
            .hand(1, &[militia(2)])
            .at_stage(3, Stage::Turn);
        assert_asks(&position, Ask::Oath, &[0, 1]);
        play(&mut position, 0, &[Action::Card(militia(1))]);
        assert_eq!(refusal(&mut position, 0, Action::Card(empire(1))), ("3.5", "why-no-such-card"));
        change(&mut position, &[Action::Card(religion(1))]);
        play(&mut position, 1, &[Action::Card(militia(2))]);
        assert_eq!(position.all().players[0].oath.as_slice(), [Some(religion(1))]);
        assert_eq!(hand(&position, 0), [militia(1)]);
    }
}

/// Seat 0 wants to swear otherwise, and then does not.
#[test]
fn a_change_is_taken_back_like_any_step_until_somebody_else_acts() {
    let swears = |played: &Match<Imperivm>| {
        let hand = |seat: Seat| played.view(Viewer::Seat(seat)).players[seat.index()].hand_size;
        played.view(Viewer::Spectator).ask == Ask::Oath
            && played.to_act().len() > 1
            && played.to_act().first().is_some_and(|seat| hand(seat) > 1)
    };
    let mut played = (0..100)
        .map(|seed| dealt(Draft2, 4, &format!("sealed {seed}")))
        .find_map(|mut played| {
            play_first_until(&mut played, |played| played.view(Viewer::Spectator).ask == Ask::Oath);
            swears(&played).then_some(played)
        })
        .expect("a game with an oath");
    let seat = played.to_act().first().expect("somebody swears");
    let mut legal = Vec::new();
    played.legal(seat, &mut legal);
    let (first, second) = (legal[0], *legal.last().expect("two cards"));
    played.act(seat, first, &mut Silence).expect("an oath");
    let before = *played.state();
    played.act(seat, second, &mut Silence).expect("another oath");
    assert!(played.take_back(seat, 1));
    assert_eq!(*played.state(), before);

    played.act(seat, second, &mut Silence).expect("another oath");
    let other = played.to_act().first().expect("somebody else swears");
    legal.clear();
    played.legal(other, &mut legal);
    played.act(other, legal[0], &mut Silence).expect("an oath");
    assert_eq!(played.retractable(seat), 0);
    // It may still choose anew.
    let waits = !played.to_act().is_empty() && played.view(Viewer::Spectator).ask == Ask::Oath;
    assert!(!waits || played.act(seat, first, &mut Silence).is_ok());
}
