//! Sections 16 and 17: the options of a table.

use ludi_engine::{Rules, Setup};
use ludi_game_tests::open;
use ludi_roman_empire::cards::Card;
use ludi_roman_empire::scenario::Position;
use ludi_roman_empire::view::CityView;
use ludi_roman_empire::{Action, Ask, Event, RomanEmpire, Token, Way};

use crate::common::{
    NOBODY, armies, assert_asks, attack, card, city, count, done_until, four, legions, may, play,
    refusal, to, with_option,
};

/// The Suebi of faction 0 attack faction 1 in Belgica, which has five points.
fn attacked() -> Position {
    let mut position = with_option("bribery", 2)
        .people_of(0, "Suebi", "Germania Magna", 3)
        .legions(0, "Lugdunensis", 3)
        .legions(1, "Belgica", 1)
        .lone_fort(1, "Narbonensis")
        .points(0, 9, 0)
        .points(1, 5, 0)
        .hand(0, &[20, 25])
        .hidden(0, Token::Barbarian, 3)
        .hidden(0, Token::Emperor, 2)
        .order();
    done_until(&mut position, Ask::Place);
    let belgica = attack(&position, "Belgica", Way::Difficult);
    play(&mut position, &[belgica]);
    position
}

#[test]
fn s16_a_faction_may_offer_points_to_barbarians_who_attack_it() {
    let mut position = attacked();
    assert_asks(&position, Ask::Offer, &[1]);
    assert_eq!(position.legal().len(), 6);
    assert_eq!(refusal(&mut position, Action::Amount(6)), ("16", "why-wrong-amount"));
    play(&mut position, &[Action::Amount(4)]);
    assert_asks(&position, Ask::Answer, &[0]);
    play(&mut position, &[Action::Accept]);
    assert_eq!((position.points(1), position.points(0)), ((1, 0), (9, 4)));
    assert_eq!(position.all().phase.map(|phase| phase.hand), Some(2));
}

#[test]
fn s16_who_takes_them_does_not_attack_that_faction_for_the_rest_of_the_turn() {
    let mut position = attacked();
    play(&mut position, &[Action::Amount(4), Action::Accept]);
    let belgica = attack(&position, "Belgica", Way::Difficult);
    assert_eq!(refusal(&mut position, belgica), ("16", "why-at-peace"));
    play(&mut position, &[Action::Done]);
    // Nor do his cards and legions, lone forts included.
    assert_asks(&position, Ask::Event, &[0]);
    assert_eq!(refusal(&mut position, card(20)), ("7", "why-no-effect"));
    assert_eq!(refusal(&mut position, card(25)), ("7", "why-no-effect"));
    done_until(&mut position, Ask::Lift);
    let lift = Action::Lift(position.province("Lugdunensis"));
    let narbonensis = to(&position, "Narbonensis");
    play(&mut position, &[lift, Action::Done]);
    assert!(!may(&position, belgica));
    assert_eq!(refusal(&mut position, narbonensis), ("16", "why-at-peace"));
    // In the next turn the peace is over.
    done_until(&mut position, Ask::Token);
    assert!(position.all().factions[0].peace.is_empty());
}

#[test]
fn s16_who_refuses_fights_on_and_each_army_is_offered_anew() {
    let mut position = attacked();
    position.load(&[1, 1, 6, 6]);
    play(&mut position, &[Action::Amount(4), Action::Refuse]);
    assert_eq!(position.points(1), (5, 0));
    assert_eq!(armies(&position, "Belgica"), (Some(legions(1)), 1));
    let belgica = attack(&position, "Belgica", Way::Difficult);
    play(&mut position, &[belgica]);
    assert_asks(&position, Ask::Offer, &[1]);
}

#[test]
fn s16_nothing_is_asked_without_the_option_without_points_or_between_romans() {
    let mut off = four(2)
        .people_of(0, "Suebi", "Germania Magna", 3)
        .legions(1, "Belgica", 1)
        .points(1, 5, 0)
        .barbarian_phase(0, 3);
    done_until(&mut off, Ask::Place);
    let belgica = attack(&off, "Belgica", Way::Difficult);
    off.load(&[6, 1, 1, 1]);
    play(&mut off, &[belgica]);
    assert_eq!(count(&off, |event| matches!(event, Event::Offered { .. })), 0);
    assert_ne!(off.ask(), Ask::Offer);
    let mut romans = with_option("bribery", 2)
        .legions(0, "Lugdunensis", 2)
        .legions(1, "Belgica", 2)
        .points(1, 5, 0)
        .roman_phase(0, 2);
    let lift = Action::Lift(romans.province("Lugdunensis"));
    romans.load(&[6, 1, 1, 1]);
    play(&mut romans, &[lift, belgica]);
    assert_asks(&romans, Ask::GoOn, &[0]);
}

#[test]
fn s17_gods_favour_replaces_one_wrath_of_god() {
    let cards = |options: &str| {
        let mut setup = Setup::new(&RomanEmpire::INFO, 4);
        setup.options.insert("favor".to_owned(), options.to_owned());
        let game = open::<RomanEmpire>(&setup);
        let mut dice = ludi_engine::Dice::fast(7);
        let mut seen = Vec::new();
        for _ in 0..60 {
            let state = game.deal(&mut dice, &mut ludi_engine::Silence);
            let view = game.view(&state, ludi_engine::Viewer::Historian);
            let hands = view.factions.into_iter().filter_map(|faction| faction.hand).flatten();
            seen.extend(hands.chain(view.undealt.into_iter().flatten()).map(Card::number));
        }
        [33, 34, 35].map(|number| seen.contains(&number))
    };
    assert_eq!(cards("off"), [true, true, false]);
    assert_eq!(cards("on"), [true, false, true]);
}

#[test]
fn s17_whoever_may_hold_it_is_asked_when_a_white_card_is_played_and_is_spared() {
    let mut position = with_option("favor", 2)
        .legions(1, "Roma", 2)
        .city("Roma")
        .legions(0, "Achaea", 1)
        .hand(0, &[33])
        .hand(1, &[35])
        .hand(2, &[37])
        .hand(3, &[38])
        .roman_phase(0, 2);
    let roma = to(&position, "Roma");
    play(&mut position, &[card(33), roma]);
    // All at once, by the colour that they hold.
    assert_asks(&position, Ask::Favor, &[1, 2]);
    assert!(position.act_as(2, card(37)).is_err());
    position.act_as(2, Action::Done).expect("a pass");
    assert_asks(&position, Ask::Favor, &[1]);
    position.act_as(1, card(35)).expect("the favour");
    assert_eq!((city(&position, "Roma"), armies(&position, "Roma").1), (Some(CityView::Intact), 2));
    let played = |event: &Event| matches!(event, Event::CardPlayed { .. });
    assert_eq!(count(&position, played), 2);
}

#[test]
fn s17_others_are_not_spared_with_him() {
    let mut position = with_option("favor", 3)
        .legions(1, "Roma", 2)
        .legions(2, "Sicilia", 2)
        .points(0, 1, 0)
        .hand(0, &[32])
        .hand(1, &[35])
        .roman_phase(0, 1);
    let italia = position.province("Roma").diocese();
    play(&mut position, &[card(32), Action::Diocese(italia), card(35)]);
    assert_eq!((armies(&position, "Roma").1, armies(&position, "Sicilia").1), (2, 1));
    // Refused, it does what it does.
    let mut hit = with_option("favor", 2)
        .legions(1, "Roma", 1)
        .legions(0, "Achaea", 1)
        .hand(0, &[36])
        .hand(1, &[35])
        .roman_phase(0, 2);
    let roma = to(&hit, "Roma");
    play(&mut hit, &[card(36), roma, Action::Done]);
    assert_eq!(armies(&hit, "Roma"), NOBODY);
}

/// Faction 0 has God's favour, lifts legions in Cisalpina and attacks Galli in Roma.
fn favored() -> (Position, Action, Action) {
    let mut position = with_option("favor", 2)
        .legions(0, "Cisalpina", 3)
        .people_of(1, "Galli", "Roma", 2)
        .hand(0, &[35])
        .roman_phase(0, 2);
    play(&mut position, &[card(35)]);
    let lift = Action::Lift(position.province("Cisalpina"));
    let roma = attack(&position, "Roma", Way::Clear);
    (position, lift, roma)
}

#[test]
fn s17_or_one_lost_attack_is_thrown_again() {
    let (mut position, lift, roma) = favored();
    // A round that is won is not thrown again.
    position.load(&[6, 1, 2]);
    play(&mut position, &[lift, lift, roma]);
    assert_asks(&position, Ask::GoOn, &[0]);
    position.load(&[1, 1, 4]);
    play(&mut position, &[Action::Fight]);
    assert_asks(&position, Ask::Reroll, &[0]);
    // The defender's four stands.
    position.load(&[5, 1]);
    play(&mut position, &[Action::Reroll]);
    assert_eq!((position.dice.drawn(), armies(&position, "Roma")), (2, (Some(legions(0)), 1)));
}

#[test]
fn s17_the_throw_may_stand_and_is_offered_only_once() {
    let (mut position, lift, roma) = favored();
    position.load(&[1, 1, 4, 1, 1]);
    play(&mut position, &[lift, lift, roma, Action::Done]);
    assert_eq!(armies(&position, "Roma").1, 2);
    position.load(&[1, 1, 4, 2, 1]);
    play(&mut position, &[roma, Action::Reroll]);
    // Lost again, and for good.
    assert_eq!(count(&position, |event| matches!(event, Event::ArmyLost { .. })), 2);
}
