//! Sections 11 to 13: revolts, conquest and loot, the end and return of factions.

use ludi_roman_empire::scenario::{Position, Scenario};
use ludi_roman_empire::side::Side;
use ludi_roman_empire::view::{CityView, FortView};
use ludi_roman_empire::{Action, Ask, Event, Token, Way};

use crate::common::{
    armies, assert_asks, attack, card, city, count, done_until, faction, fort, four, legions, may,
    named, play, refusal, to, with_option,
};

/// Faction 0 plays a card at the start of its Roman phase, and aims it.
fn aimed(scenario: Scenario, number: u8, target: &str, dice: &[u8]) -> Position {
    let mut position =
        scenario.legions(0, "Raetia", 1).points(0, 9, 0).hand(0, &[number]).roman_phase(0, 2);
    let target = to(&position, target);
    position.load(dice);
    play(&mut position, &[card(number), target]);
    position
}

#[test]
fn s11_provincials_attack_one_at_a_time_to_the_end() {
    let scenario = four(2).legions(1, "Roma", 2).city("Roma");
    // Three of them: the first dies, the others beat a legion each.
    let mut position = aimed(scenario, 23, "Roma", &[1, 1, 6]);
    // Legions may retreat from the second round on; Cisalpina is empty.
    assert_asks(&position, Ask::Retreat, &[1]);
    position.load(&[6, 1, 1]);
    play(&mut position, &[Action::Done]);
    position.load(&[6, 1, 1]);
    play(&mut position, &[Action::Done]);
    assert_eq!(armies(&position, "Roma"), (Some(Side::Provincials), 2));
    // The player of the card may loot: two dice for Roma, barbarian points.
    assert_asks(&position, Ask::Loot, &[0]);
    position.load(&[3, 5]);
    play(&mut position, &[Action::Loot]);
    assert_eq!((position.points(0), city(&position, "Roma")), ((9, 8), Some(CityView::Looted)));
    assert_eq!(position.all().supply.rebels, 8);
}

#[test]
fn s11_difficult_borders_do_not_help_against_rebels_but_forts_do() {
    let scenario = four(2).legions(1, "Africa", 1).fort("Africa");
    // Five against four and the fort is a tie; then five and one loses.
    let position = aimed(scenario, 22, "Africa", &[5, 1, 4, 5, 1, 5, 1, 1, 6]);
    // After a round the legion may retreat to an empty province.
    assert_asks(&position, Ask::Retreat, &[1]);
    let clash = position.all().battle.expect("a battle").clash;
    assert_eq!((clash.defence_dice, clash.defence_bonus), (1, 1));
}

#[test]
fn s11_revolts_are_aimed_at_other_players_in_their_dioceses() {
    let mut position = four(2)
        .legions(0, "Roma", 1)
        .legions(1, "Sicilia", 1)
        .provincials("Dalmatia", 1)
        .legions(1, "Achaea", 1)
        .hand(0, &[23])
        .roman_phase(0, 2);
    play(&mut position, &[card(23)]);
    assert_eq!(position.legal(), [to(&position, "Sicilia")]);
    let achaea = to(&position, "Achaea");
    assert_eq!(refusal(&mut position, achaea), ("7", "why-not-a-target"));
}

#[test]
fn s11_legions_rebel_remember_whose_they_were_and_fight_the_rest() {
    let position = aimed(four(2).legions(1, "Roma", 2).city("Roma"), 25, "Roma", &[6, 1, 1]);
    assert_eq!(armies(&position, "Roma"), (Some(Side::RebelLegions(faction(1))), 1));
    assert_asks(&position, Ask::Loot, &[0]);
    // One of two legions is a Rebel, the other dead: the Rebel is not in the pool.
    assert_eq!(position.all().factions[1].pool, 9);
}

#[test]
fn s11_if_all_legions_rebel_there_is_no_fight_unless_a_fort_stands() {
    let free = aimed(four(2).legions(1, "Roma", 2), 28, "Roma", &[]);
    assert_eq!(armies(&free, "Roma"), (Some(Side::RebelLegions(faction(1))), 2));
    assert_eq!(free.dice.drawn(), 0);
    // The fort beats both: it stands alone, and is still its owner's.
    let beaten = aimed(four(2).legions(1, "Roma", 2).fort("Roma"), 28, "Roma", &[1, 1, 6, 1, 1, 6]);
    assert_eq!(armies(&beaten, "Roma"), (Some(legions(1)), 0));
    assert_eq!(fort(&beaten, "Roma"), Some(FortView::Fort));
    assert_eq!(count(&beaten, |event| matches!(event, Event::RebelsBeaten { .. })), 1);
    assert_eq!(beaten.all().factions[1].pool, 10);
}

#[test]
fn s11_armies_of_a_people_rebel_but_never_all_of_a_province() {
    let mut position =
        aimed(four(2).people_of(1, "Suebi", "Saxonia", 3), 24, "Saxonia", &[6, 1, 1]);
    assert_asks(&position, Ask::Count, &[0]);
    assert_eq!(position.legal(), [Action::Amount(1), Action::Amount(2)]);
    assert_eq!(refusal(&mut position, Action::Amount(3)), ("11", "why-wrong-amount"));
    play(&mut position, &[Action::Amount(2)]);
    assert!(matches!(armies(&position, "Saxonia"), (Some(Side::RebelArmies(_)), 2)));
    // With two there is nothing to choose.
    let two = aimed(four(2).people_of(1, "Suebi", "Saxonia", 2), 24, "Saxonia", &[6, 1, 1]);
    assert!(matches!(armies(&two, "Saxonia"), (Some(Side::RebelArmies(_)), 1)));
}

#[test]
fn s11_treason_takes_a_single_army_next_to_the_side_of_the_phase() {
    let scenario = four(2)
        .people_of(1, "Galli", "Cisalpina", 1)
        .city("Cisalpina")
        .people_of(1, "Galli", "Roma", 1)
        .legions(2, "Pannonia", 1)
        .legions(3, "Marcomannia", 2);
    let mut position = scenario.legions(0, "Raetia", 1).hand(0, &[29]).roman_phase(0, 2);
    play(&mut position, &[card(29)]);
    // Not the only province of its side, not two armies.
    let cisalpina = to(&position, "Cisalpina");
    assert_eq!(position.legal(), [cisalpina]);
    play(&mut position, &[cisalpina]);
    assert_eq!(armies(&position, "Cisalpina"), (Some(legions(0)), 1));
    assert_asks(&position, Ask::Loot, &[0]);
    position.load(&[4]);
    play(&mut position, &[Action::Loot]);
    assert_eq!(count(&position, |event| matches!(event, Event::Looted { points: 4, .. })), 1);
    assert_eq!(position.all().factions[0].pool, 8);
}

#[test]
fn s11_giulia_loots_aegyptus() {
    let mut position = four(2)
        .legions(0, "Cyrenaica", 2)
        .realm_of(1, "Aegyptii", "Aegyptus", 1)
        .city("Aegyptus")
        .roman_phase(0, 2);
    let (lift, aegyptus) =
        (Action::Lift(position.province("Cyrenaica")), attack(&position, "Aegyptus", Way::Clear));
    position.load(&[6, 1, 2, 4]);
    play(&mut position, &[lift, aegyptus, Action::Loot]);
    assert_eq!(count(&position, |event| matches!(event, Event::Looted { points: 6, .. })), 1);
    assert_eq!(city(&position, "Aegyptus"), Some(CityView::Looted));
}

/// A people of faction 0 takes Roma from legions of faction 1.
fn sack(turn: u8, target: &str) -> Position {
    let mut position = four(turn)
        .people_of(0, "Suebi", "Moesia", 2)
        .people_of(0, "Suebi", "Cisalpina", 1)
        .legions(1, target, 1)
        .city(target)
        .barbarian_phase(0, if turn == 3 { 4 } else { 3 });
    done_until(&mut position, Ask::Place);
    position
}

#[test]
fn s12_barbarians_loot_rome_with_two_dice_and_romans_with_one() {
    let mut position = sack(3, "Roma");
    let roma = attack(&position, "Roma", Way::Clear);
    position.load(&[6, 1, 1, 6, 5]);
    play(&mut position, &[roma, Action::Loot]);
    assert_eq!(count(&position, |event| matches!(event, Event::Looted { points: 11, .. })), 1);
    let mut romans = four(3)
        .legions(0, "Cisalpina", 2)
        .people_of(1, "Galli", "Roma", 1)
        .city("Roma")
        .roman_phase(0, 1);
    let (lift, roma) =
        (Action::Lift(romans.province("Cisalpina")), attack(&romans, "Roma", Way::Clear));
    romans.load(&[6, 1, 1, 6, 5]);
    play(&mut romans, &[lift, roma, Action::Loot]);
    assert_eq!(count(&romans, |event| matches!(event, Event::Looted { points: 6, .. })), 1);
}

#[test]
fn s12_thracia_is_a_second_rome_from_the_fourth_turn_on() {
    for (turn, points) in [(3, 3), (4, 7)] {
        let mut position = four(turn)
            .people_of(0, "Parthi", "Macedonia", 2)
            .legions(1, "Thracia", 1)
            .city("Thracia")
            .barbarian_phase(0, if turn == 3 { 5 } else { 4 });
        done_until(&mut position, Ask::Place);
        let thracia = attack(&position, "Thracia", Way::Clear);
        position.load(&[6, 1, 1, 3, 4]);
        play(&mut position, &[thracia, Action::Loot]);
        assert_eq!(position.points(0), (0, points));
    }
}

#[test]
fn s12_romans_do_not_loot_romans_and_a_city_may_be_spared() {
    let mut romans =
        four(2).legions(0, "Cisalpina", 2).legions(1, "Roma", 1).city("Roma").roman_phase(0, 2);
    let (lift, roma) =
        (Action::Lift(romans.province("Cisalpina")), attack(&romans, "Roma", Way::Clear));
    romans.load(&[6, 1, 1]);
    play(&mut romans, &[lift, roma]);
    assert_eq!(armies(&romans, "Roma"), (Some(legions(0)), 1));
    assert_ne!(romans.ask(), Ask::Loot);
    let mut spared = sack(2, "Roma");
    let roma = attack(&spared, "Roma", Way::Clear);
    spared.load(&[6, 1, 1]);
    play(&mut spared, &[roma, Action::Spare]);
    assert_eq!((city(&spared, "Roma"), spared.points(0)), (Some(CityView::Intact), (0, 0)));
}

#[test]
fn s12_a_looted_city_is_not_looted_again_and_booty_adds_to_the_die() {
    let mut twice = four(2)
        .legions(0, "Cisalpina", 2)
        .people_of(1, "Galli", "Roma", 1)
        .looted("Roma")
        .roman_phase(0, 2);
    let (lift, roma) =
        (Action::Lift(twice.province("Cisalpina")), attack(&twice, "Roma", Way::Clear));
    twice.load(&[6, 1, 1]);
    play(&mut twice, &[lift, roma]);
    assert_ne!(twice.ask(), Ask::Loot);
    let mut booty = four(2)
        .legions(0, "Cisalpina", 2)
        .people_of(1, "Galli", "Roma", 1)
        .city("Roma")
        .hand(0, &[55])
        .roman_phase(0, 2);
    booty.load(&[6, 1, 1, 3]);
    play(&mut booty, &[card(55), lift, roma, Action::Loot]);
    assert_eq!(count(&booty, |event| matches!(event, Event::Looted { points: 5, .. })), 1);
}

#[test]
fn s13_a_faction_with_nothing_left_is_dead_and_its_barbarians_play_on() {
    let mut position = four(3)
        .hidden(0, Token::Emperor, 2)
        .hidden(1, Token::Barbarian, 5)
        .hidden(1, Token::Emperor, 3)
        .hidden(2, Token::Emperor, 6)
        .token(0, Token::Barbarian, 4)
        .token(2, Token::Barbarian, 1)
        .token(3, Token::Barbarian, 2)
        .points(0, 0, 9)
        .points(1, 2, 0)
        .order();
    // Faction 1 has barbarians first; then faction 0 dies, before cards or emperor.
    done_until(&mut position, Ask::Build);
    assert_asks(&position, Ask::Build, &[1]);
    assert!(position.all().factions[0].dead);
    assert_eq!(count(&position, |event| matches!(event, Event::FactionDead { .. })), 1);
    done_until(&mut position, Ask::Token);
    // It still draws tokens in the next turn, and has barbarians.
    while position.all().turn == 4 {
        let last = *position.legal().last().expect("a choice");
        play(&mut position, &[last]);
    }
    let no_phase =
        |event: &Event| matches!(event, Event::NoPhase { faction } if faction.index() == 0);
    assert_eq!(count(&position, no_phase), 1);
    let comes = |event: &Event| matches!(event, Event::BarbariansCome { faction, .. } if faction.index() == 0);
    assert_eq!(count(&position, comes), 1);
}

#[test]
fn s13_forts_or_points_keep_a_faction_alive() {
    let with_fort = four(3).lone_fort(0, "Roma").roman_phase(0, 1);
    assert!(!with_fort.all().factions[0].dead);
    let with_points = four(3).points(0, 1, 0).roman_phase(0, 1);
    assert!(!with_points.all().factions[0].dead);
}

/// A faction without legions recruits one, and is asked where it returns.
fn returning(scenario: Scenario) -> Position {
    let mut position = scenario.points(0, 2, 0).roman_phase(0, 2);
    play(&mut position, &[Action::Recruit]);
    done_until(&mut position, Ask::Place);
    position
}

#[test]
fn s13_a_faction_without_legions_returns_first_to_lone_forts_of_any_faction() {
    let mut position = returning(
        four(2).lone_fort(0, "Roma").lone_fort(1, "Achaea").lone_fort(2, "Syria").legions(
            1,
            "Cisalpina",
            1,
        ),
    );
    let at = |name| to(&position, name);
    let (roma, achaea, syria, sicilia) = (at("Roma"), at("Achaea"), at("Syria"), at("Sicilia"));
    assert_eq!(position.legal(), [roma, achaea, syria, Action::Done]);
    assert_eq!(refusal(&mut position, sicilia), ("13", "why-return-elsewhere"));
    play(&mut position, &[achaea, Action::Capture]);
    assert_eq!(armies(&position, "Achaea"), (Some(legions(0)), 1));
}

#[test]
fn s13_then_to_empty_provinces_next_to_romans() {
    let position =
        returning(four(2).legions(1, "Sicilia", 1).people_of(2, "Galli", "Cisalpina", 1));
    assert_eq!(position.legal(), [to(&position, "Roma"), Action::Done]);
}

#[test]
fn s13_then_against_a_faction_without_help_of_borders() {
    let mut position = returning(four(2).legions(1, "Sicilia", 1).people_of(2, "Galli", "Roma", 1));
    let sicilia = attack(&position, "Sicilia", Way::Clear);
    assert_eq!(position.legal(), [sicilia, Action::Done]);
    position.load(&[3, 1, 2]);
    play(&mut position, &[sicilia]);
    assert_eq!(armies(&position, "Sicilia"), (Some(legions(0)), 1));
}

#[test]
fn s13_and_last_to_its_start_from_where_others_leave() {
    // Faction 0 started in Aquitania; there is no other Roman anywhere.
    let mut position = returning(four(2).people_of(1, "Galli", "Aquitania", 2).people_of(
        1,
        "Galli",
        "Lugdunensis",
        1,
    ));
    let aquitania = to(&position, "Aquitania");
    assert_eq!(position.legal(), [aquitania, Action::Done]);
    play(&mut position, &[aquitania]);
    assert_eq!(armies(&position, "Aquitania"), (Some(legions(0)), 1));
    assert_eq!(armies(&position, "Lugdunensis"), (Some(named(&position, "Galli")), 3));
}

#[test]
fn s13_whoever_was_paid_returns_elsewhere() {
    // The Suebi of faction 0 take points of faction 1, the only Romans on the map.
    let mut position = with_option("bribery", 2)
        .people_of(0, "Suebi", "Germania Magna", 3)
        .people_of(0, "Suebi", "Germania Superior", 1)
        .legions(1, "Belgica", 1)
        .people_of(2, "Galli", "Lugdunensis", 1)
        .people_of(2, "Galli", "Britannia", 1)
        .people_of(2, "Galli", "Aquitania", 1)
        .points(0, 2, 0)
        .points(1, 5, 0)
        .hidden(0, Token::Barbarian, 3)
        .hidden(0, Token::Emperor, 2)
        .order();
    done_until(&mut position, Ask::Place);
    let belgica = attack(&position, "Belgica", Way::Difficult);
    play(&mut position, &[belgica, Action::Amount(1), Action::Accept, Action::Done]);
    assert_asks(&position, Ask::Build, &[0]);
    play(&mut position, &[Action::Recruit]);
    done_until(&mut position, Ask::Place);
    assert!(!may(&position, attack(&position, "Belgica", Way::Clear)));
    assert_eq!(position.legal(), [to(&position, "Aquitania"), Action::Done]);
}
