//! Section 7: event cards, kingdoms and tribes, plagues.

use ludi_roman_empire::scenario::{Position, Scenario};
use ludi_roman_empire::view::{CityView, FortView};
use ludi_roman_empire::{Action, Ask, Camp, Event, Token, Way};

use crate::common::{
    NOBODY, armies, assert_asks, attack, card, city, count, done_until, faction, fort, four,
    legions, may, named, play, refusal, to,
};

/// How often dice were thrown in battle.
fn throws(position: &Position) -> usize {
    count(position, |event| matches!(event, Event::Thrown { .. }))
}

#[test]
fn s7_at_most_two_cards_in_a_turn_both_phases_and_reactions_together() {
    let mut position = four(2).legions(0, "Roma", 1).hand(0, &[38, 48, 55]).roman_phase(0, 2);
    play(&mut position, &[card(38), card(48)]);
    // The third is not even asked for.
    assert_ne!(position.ask(), Ask::Event);
    assert_eq!(position.all().factions[0].events, 2);
}

#[test]
fn s7_who_could_have_no_card_for_this_moment_is_not_asked() {
    // A green card: in a barbarian phase only a reserve could be played.
    let asked = |hand: &[u8], scenario: Scenario| {
        scenario.hand(0, hand).barbarian_phase(0, 4).ask() == Ask::Event
    };
    assert!(asked(&[44], four(2)));
    assert!(!asked(&[], four(2)));
    // A yellow card could be the loot; a red one is for no later turn than the fifth.
    assert!(asked(&[50], four(6)));
    assert!(!asked(&[1], four(6)));
}

#[test]
fn s7_a_card_is_for_its_moment_and_must_do_something() {
    let mut position = four(2).legions(0, "Roma", 1).hand(0, &[43, 46, 50, 52]).roman_phase(0, 2);
    assert_eq!(refusal(&mut position, card(43)), ("7", "why-wrong-moment"));
    assert_eq!(refusal(&mut position, card(46)), ("7", "why-wrong-moment"));
    assert_eq!(refusal(&mut position, card(50)), ("7", "why-wrong-moment"));
    assert_eq!(refusal(&mut position, card(52)), ("7", "why-no-effect"));
    assert_eq!(refusal(&mut position, card(38)), ("7", "why-not-in-hand"));
    assert_eq!(position.legal(), [Action::Done]);
}

#[test]
fn s7_a_card_does_not_give_what_the_emperor_gives() {
    // Tiberius brings a legion, Nero wins ties, Nerva scores provinces.
    for (turn, token, number) in [(2, 1, 44), (2, 4, 42), (3, 5, 51)] {
        let mut position =
            four(turn).legions(0, "Roma", 1).hand(0, &[number]).roman_phase(0, token);
        assert_eq!(refusal(&mut position, card(number)), ("5.3", "why-same-bonus"));
    }
}

#[test]
fn s7_bonuses_of_dice_add_up() {
    // Marcus Aurelius and a general: 2 + 2 against 4 is a tie, 3 + 2 wins.
    let mut position = four(4)
        .legions(0, "Roma", 2)
        .people_of(1, "Parthi", "Cisalpina", 1)
        .hand(0, &[38])
        .roman_phase(0, 3);
    play(&mut position, &[card(38)]);
    done_until(&mut position, Ask::Lift);
    let (roma, cisalpina) = (position.province("Roma"), attack(&position, "Cisalpina", Way::Clear));
    position.load(&[2, 1, 4, 3, 1, 4]);
    play(&mut position, &[Action::Lift(roma), cisalpina]);
    assert_eq!((throws(&position), armies(&position, "Cisalpina").0), (2, Some(legions(0))));
}

#[test]
fn s7_levy_tribute_limes_colony_and_largess() {
    let base = || four(2).legions(0, "Roma", 1).legions(0, "Sicilia", 1).legions(0, "Raetia", 1);
    let mut levy = base().hand(0, &[44]).roman_phase(0, 2);
    play(&mut levy, &[card(44)]);
    assert_eq!(levy.all().phase.map(|phase| phase.hand), Some(2));

    let mut tribute = base().hand(0, &[51]).roman_phase(0, 2);
    play(&mut tribute, &[card(51)]);
    assert_eq!(tribute.points(0), (2, 0));

    let mut limes = base().hand(0, &[48]).roman_phase(0, 2);
    play(&mut limes, &[card(48)]);
    assert_asks(&limes, Ask::Build, &[0]);
    let sites = ["Roma", "Sicilia", "Raetia"].map(|name| Action::Fort(limes.province(name)));
    play(&mut limes, &sites);
    assert_eq!((limes.all().supply.forts, limes.points(0).0 < 20), (12, true));

    // Two sites allow one city; the colony is a second one.
    let mut colony = base().hand(0, &[49]).roman_phase(0, 2);
    play(&mut colony, &[card(49)]);
    done_until(&mut colony, Ask::City);
    let (roma, sicilia) = (to(&colony, "Roma"), to(&colony, "Sicilia"));
    play(&mut colony, &[roma, sicilia]);
    assert_eq!(city(&colony, "Sicilia"), Some(CityView::Intact));

    let mut largess = base().rebel_legions(1, "Dalmatia", 2).hand(0, &[52]).roman_phase(0, 2);
    play(&mut largess, &[card(52)]);
    let dalmatia = largess.province("Dalmatia");
    play(&mut largess, &[Action::Bribe(dalmatia)]);
    assert_eq!(armies(&largess, "Dalmatia"), (Some(legions(0)), 2));
}

#[test]
fn s7_damnation_takes_the_bonus_of_a_hidden_emperor() {
    let mut position = four(2)
        .hidden(1, Token::Emperor, 4)
        .legions(0, "Roma", 1)
        .legions(1, "Achaea", 1)
        .points(0, 9, 0)
        .points(1, 9, 0)
        .hand(0, &[54])
        .roman_phase(0, 2);
    play(&mut position, &[card(54)]);
    assert_eq!(refusal(&mut position, Action::Faction(faction(2))), ("7", "why-not-a-target"));
    assert_eq!(position.legal(), [Action::Faction(faction(1))]);
    play(&mut position, &[Action::Faction(faction(1))]);
    assert!(position.all().factions[1].damned);
    play(&mut position, &[Action::Done]);
    assert_asks(&position, Ask::Build, &[1]);
    let phase = position.all().phase.expect("a phase");
    assert!(!phase.ties);
    assert_eq!(count(&position, |event| matches!(event, Event::EmperorDamned { .. })), 1);
}

#[test]
fn s7_triumph_scores_conquests_from_others_that_are_still_held() {
    let mut position = four(2)
        .legions(0, "Roma", 3)
        .lone_fort(1, "Cisalpina")
        .provincials("Sicilia", 1)
        .hand(0, &[50])
        .roman_phase(0, 2);
    done_until(&mut position, Ask::Lift);
    let roma = position.province("Roma");
    let cisalpina = to(&position, "Cisalpina");
    play(&mut position, &[Action::Lift(roma), Action::Lift(roma), cisalpina, Action::Capture]);
    position.load(&[6, 6, 1, 1]);
    let sicilia = attack(&position, "Sicilia", Way::Strait);
    play(&mut position, &[sicilia]);
    done_until(&mut position, Ask::Score);
    // Only the fort was another player's: Rebels are nobody's.
    assert_asks(&position, Ask::Score, &[0]);
    play(&mut position, &[card(50)]);
    assert_eq!(count(&position, |event| matches!(event, Event::Triumph { points: 1, .. })), 1);
}

#[test]
fn s7_without_a_conquest_nobody_is_asked_about_a_triumph() {
    let mut position = four(2).legions(0, "Roma", 1).hand(0, &[50]).roman_phase(0, 2);
    done_until(&mut position, Ask::Token);
    assert_eq!(count(&position, |event| matches!(event, Event::Scored { .. })), 1);
}

#[test]
fn s7_a_reserve_brings_lost_armies_back() {
    let mut position = four(2)
        .people_of(0, "Suebi", "Germania Magna", 3)
        .legions(1, "Belgica", 1)
        .hand(0, &[46])
        .barbarian_phase(0, 3);
    play(&mut position, &[card(46), Action::Done]);
    assert_asks(&position, Ask::Place, &[0]);
    for hand in [2, 2, 1] {
        let belgica = attack(&position, "Belgica", Way::Difficult);
        position.load(&[1, 1, 6, 6]);
        play(&mut position, &[belgica]);
        if position.ask() == Ask::Retreat {
            play(&mut position, &[Action::Done]);
        }
        assert_eq!(position.all().phase.map(|phase| phase.hand), Some(hand));
    }
}

/// A people of faction 0 attacks faction 1 in Gallia, which may have reactions.
fn attacked(hand: &[u8], points: u16) -> Position {
    let mut position = four(2)
        .people_of(0, "Suebi", "Germania Magna", 3)
        .legions(1, "Belgica", 1)
        .points(1, points, 0)
        .hand(1, hand)
        .barbarian_phase(0, 3);
    done_until(&mut position, Ask::Place);
    let belgica = attack(&position, "Belgica", Way::Difficult);
    position.load(&[5, 5, 1, 1, 6]);
    play(&mut position, &[belgica]);
    position
}

#[test]
fn s7_the_defender_may_add_a_die_before_the_first_round() {
    let mut position = attacked(&[43], 0);
    assert_asks(&position, Ask::React, &[1]);
    play(&mut position, &[card(43)]);
    assert_eq!((position.dice.drawn(), armies(&position, "Belgica")), (5, (Some(legions(1)), 1)));
    // The die stays for the whole battle, and the window does not open again.
    let belgica = attack(&position, "Belgica", Way::Difficult);
    play(&mut position, &[belgica]);
    assert_asks(&position, Ask::Retreat, &[1]);
    position.load(&[5, 5, 1, 1, 6]);
    play(&mut position, &[Action::Done]);
    assert_eq!((throws(&position), armies(&position, "Belgica")), (2, (Some(legions(1)), 1)));
}

#[test]
fn s7_the_defender_may_pay_the_attacker_who_then_leaves_him_alone_in_this_phase() {
    let mut position = attacked(&[53], 2);
    play(&mut position, &[card(53)]);
    assert_eq!((position.points(1), position.points(0)), ((0, 0), (0, 2)));
    let belgica = attack(&position, "Belgica", Way::Difficult);
    assert_eq!(refusal(&mut position, belgica), ("7", "why-paid"));
    assert_eq!(position.all().phase.map(|phase| phase.hand), Some(2));
}

#[test]
fn s7_the_window_opens_by_what_all_can_see_never_by_the_hand() {
    // Any blue card, or any yellow one if the defender has two points.
    assert_asks(&attacked(&[38], 0), Ask::React, &[1]);
    assert_asks(&attacked(&[51], 2), Ask::React, &[1]);
    assert_ne!(attacked(&[51], 1).ask(), Ask::React);
    assert_ne!(attacked(&[1, 7, 13], 9).ask(), Ask::React);
    let mut position = attacked(&[38], 0);
    assert_eq!(position.legal(), [Action::Done]);
    assert_eq!(refusal(&mut position, card(38)), ("7", "why-wrong-moment"));
    // With a blue card of the right kind and no point a subsidy cannot be paid.
    let mut poor = attacked(&[38, 53], 1);
    assert_eq!(refusal(&mut poor, card(53)), ("7", "why-no-effect"));
}

#[test]
fn s7_1_a_card_is_for_its_turns() {
    let mut position = four(3).legions(0, "Roma", 1).hand(0, &[2, 45]).roman_phase(0, 1);
    assert_eq!(refusal(&mut position, card(2)), ("7.1", "why-wrong-turn"));
    assert_eq!(refusal(&mut position, card(45)), ("7.1", "why-wrong-turn"));
}

#[test]
fn s7_2_claudio_plays_the_daci() {
    let mut position = four(1)
        .without_start(1)
        .legions(0, "Dacia", 1)
        .legions(0, "Dalmatia", 1)
        .hand(1, &[1])
        .roman_phase(1, 2);
    play(&mut position, &[card(1)]);
    assert_eq!(armies(&position, "Dalmatia"), (Some(legions(0)), 2));
    assert_eq!(city(&position, "Dacia"), Some(CityView::Intact));
    assert_eq!(fort(&position, "Dacia"), Some(FortView::Fort));
    assert_asks(&position, Ask::Place, &[1]);
    let (dacia, thracia) = (to(&position, "Dacia"), to(&position, "Thracia"));
    play(&mut position, &[dacia, thracia]);
    let daci = named(&position, "Daci");
    assert_eq!(armies(&position, "Dacia"), (Some(daci), 2));
    assert_eq!(armies(&position, "Thracia"), (Some(daci), 1));
    // Then Claudio's own phase goes on.
    assert_asks(&position, Ask::Start, &[1]);
}

#[test]
fn s7_2_displaced_armies_go_where_their_owner_wants_or_die() {
    let mut position = four(1)
        .legions(0, "Dacia", 3)
        .fort("Dacia")
        .legions(0, "Dalmatia", 2)
        .legions(0, "Thracia", 3)
        .lone_fort(0, "Moesia")
        .hand(1, &[1])
        .roman_phase(1, 2);
    play(&mut position, &[card(1)]);
    assert_asks(&position, Ask::Displace, &[0]);
    let (moesia, thracia) = (to(&position, "Moesia"), to(&position, "Thracia"));
    assert_eq!(refusal(&mut position, thracia), ("7.2", "why-not-friendly"));
    play(&mut position, &[moesia, moesia]);
    // The third had a choice, too: Dalmatia has room for one.
    assert_asks(&position, Ask::Displace, &[0]);
    play(&mut position, &[moesia]);
    assert_eq!(armies(&position, "Moesia"), (Some(legions(0)), 3));
    assert_eq!(armies(&position, "Dalmatia").1, 2);

    // Nowhere to go: an empty province is not friendly.
    let mut lost = four(1).legions(0, "Dacia", 2).hand(1, &[1]).roman_phase(1, 2);
    play(&mut lost, &[card(1)]);
    let gone = |event: &Event| matches!(event, Event::Displaced { to: None, .. });
    assert_eq!(count(&lost, gone), 2);
}

#[test]
fn s7_2_a_tribe_that_displaces_somebody_may_loot_a_kingdom_never_does() {
    let mut tribe = four(1)
        .people_of(2, "Mauri", "Dalmatia", 1)
        .city("Dalmatia")
        .hand(1, &[13])
        .roman_phase(1, 2);
    play(&mut tribe, &[card(13)]);
    assert_asks(&tribe, Ask::Loot, &[1]);
    tribe.load(&[5]);
    play(&mut tribe, &[Action::Loot]);
    assert_eq!((tribe.points(1), city(&tribe, "Dalmatia")), ((0, 5), Some(CityView::Looted)));
    let mut kingdom =
        four(1).people_of(2, "Mauri", "Dacia", 1).looted("Dacia").hand(1, &[1]).roman_phase(1, 2);
    play(&mut kingdom, &[card(1)]);
    assert_eq!((kingdom.ask(), city(&kingdom, "Dacia")), (Ask::Place, Some(CityView::Intact)));
}

#[test]
fn s7_3_plagues_kill_armies_not_forts_and_cities_and_leave_provinces_empty() {
    let mut position = four(3)
        .legions(1, "Roma", 2)
        .fort("Roma")
        .city("Roma")
        .hand(0, &[36])
        .legions(0, "Cisalpina", 2)
        .roman_phase(0, 1);
    play(&mut position, &[card(36)]);
    let roma = to(&position, "Roma");
    play(&mut position, &[roma]);
    assert_eq!(armies(&position, "Roma"), (Some(legions(1)), 0));
    assert_eq!(
        (fort(&position, "Roma"), city(&position, "Roma")),
        (Some(FortView::Fort), Some(CityView::Intact))
    );
}

#[test]
fn s7_3_an_emptied_province_is_acquired_without_conquest_or_loot() {
    let mut position = four(3).city("Roma").legions(0, "Cisalpina", 2).roman_phase(0, 1);
    done_until(&mut position, Ask::Lift);
    let (cisalpina, roma) = (position.province("Cisalpina"), to(&position, "Roma"));
    play(&mut position, &[Action::Lift(cisalpina), roma]);
    assert_ne!(position.ask(), Ask::Loot);
    assert_eq!(count(&position, |event| matches!(event, Event::Conquered { .. })), 0);
    assert_eq!(armies(&position, "Roma"), (Some(legions(0)), 1));
}

#[test]
fn s7_3_an_epidemic_goes_to_up_to_two_neighbours() {
    let table = || {
        four(3)
            .legions(1, "Roma", 1)
            .legions(1, "Cisalpina", 2)
            .legions(2, "Sicilia", 1)
            .legions(2, "Dalmatia", 1)
            .points(0, 1, 0)
            .hand(0, &[31])
            .roman_phase(0, 1)
    };
    let mut position = table();
    play(&mut position, &[card(31)]);
    let to_name = |position: &Position, name| to(position, name);
    let (roma, sicilia, cisalpina) = (
        to_name(&position, "Roma"),
        to_name(&position, "Sicilia"),
        to_name(&position, "Cisalpina"),
    );
    play(&mut position, &[roma]);
    // Dalmatia is next to Cisalpina, not to Roma.
    assert_eq!(position.legal(), [cisalpina, sicilia, Action::Done]);
    play(&mut position, &[sicilia, cisalpina]);
    assert_eq!((armies(&position, "Roma"), armies(&position, "Sicilia")), (NOBODY, NOBODY));
    assert_eq!(armies(&position, "Cisalpina"), (Some(legions(1)), 1));
    let mut one = table();
    play(&mut one, &[card(31), roma, Action::Done]);
    assert_eq!((armies(&one, "Roma"), armies(&one, "Sicilia").1), (NOBODY, 1));
}

#[test]
fn s7_3_a_pestilence_thins_a_diocese() {
    let mut position = four(3)
        .legions(1, "Roma", 3)
        .legions(1, "Cisalpina", 1)
        .provincials("Dalmatia", 2)
        .legions(2, "Achaea", 1)
        .points(0, 1, 0)
        .hand(0, &[32])
        .roman_phase(0, 1);
    play(&mut position, &[card(32)]);
    assert_eq!(position.legal().len(), 1);
    let italia = position.province("Roma").diocese();
    play(&mut position, &[Action::Diocese(italia)]);
    let left = ["Roma", "Cisalpina", "Dalmatia"].map(|name| armies(&position, name).1);
    assert_eq!(left, [2, 1, 1]);
}

#[test]
fn s7_3_wrath_ruins_a_city_and_famine_takes_points() {
    let mut wrath =
        four(3).legions(1, "Roma", 1).city("Roma").points(0, 1, 0).hand(0, &[33]).roman_phase(0, 1);
    play(&mut wrath, &[card(33)]);
    let roma = to(&wrath, "Roma");
    play(&mut wrath, &[roma]);
    assert_eq!((city(&wrath, "Roma"), armies(&wrath, "Roma")), (Some(CityView::Looted), NOBODY));

    let mut famine = four(3)
        .legions(1, "Roma", 1)
        .city("Roma")
        .legions(1, "Sicilia", 1)
        .city("Sicilia")
        .realm_of(2, "Daci", "Dacia", 1)
        .city("Dacia")
        .points(1, 1, 5)
        .points(2, 5, 5)
        .points(0, 1, 0)
        .hand(0, &[37])
        .roman_phase(0, 1);
    play(&mut famine, &[card(37)]);
    let camps = [(1, Camp::Roman), (2, Camp::Barbarian)];
    assert_eq!(famine.legal(), camps.map(|(of, camp)| Action::Camp(faction(of), camp)));
    play(&mut famine, &[Action::Camp(faction(1), Camp::Roman)]);
    // Two cities, but only one point.
    assert_eq!(famine.points(1), (0, 5));
}

#[test]
fn s14_a_kingdom_spreads_fights_and_is_then_left_to_itself() {
    let mut position = four(1).legions(2, "Thracia", 1).hand(1, &[1]).roman_phase(1, 2);
    play(&mut position, &[card(1)]);
    let thracia = attack(&position, "Thracia", Way::Clear);
    position.load(&[6, 1, 1]);
    play(&mut position, &[thracia]);
    let daci = named(&position, "Daci");
    assert_eq!(armies(&position, "Thracia"), (Some(daci), 1));
    // No ships: Achaea is out of reach. The last army need not be placed.
    let achaea = to(&position, "Achaea");
    assert_eq!(refusal(&mut position, achaea), ("14", "why-out-of-reach"));
    assert!(!may(&position, Action::Fort(position.province("Dacia"))));
    let fort = Action::Fort(position.province("Dacia"));
    assert_eq!(refusal(&mut position, fort), ("14", "why-something-else"));
    play(&mut position, &[Action::Done]);
    assert_eq!(count(&position, |event| matches!(event, Event::NotPlaced { count: 1, .. })), 1);
    assert_eq!(position.all().realms[0], Some(faction(1)));
}

#[test]
fn s14_cards_of_the_phase_do_not_help_a_kingdom() {
    let mut position = four(1).legions(2, "Thracia", 1).hand(1, &[1, 38]).roman_phase(1, 2);
    play(&mut position, &[card(38), card(1)]);
    let thracia = attack(&position, "Thracia", Way::Clear);
    position.load(&[3, 1, 3, 1, 1, 6]);
    play(&mut position, &[thracia]);
    assert_eq!((position.dice.drawn(), armies(&position, "Thracia").0), (6, Some(legions(2))));
}
