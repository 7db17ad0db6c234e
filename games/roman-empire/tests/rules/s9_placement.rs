//! Section 9: where armies are placed, and cities built.

use ludi_roman_empire::scenario::Position;
use ludi_roman_empire::side::Side;
use ludi_roman_empire::view::{CityView, FortView};
use ludi_roman_empire::{Action, Ask, Event, Token, Way};

use crate::common::{
    NOBODY, armies, assert_asks, attack, city, count, done_until, fort, four, legions, may, named,
    play, refusal, to,
};

#[test]
fn s9_what_is_not_placed_goes_back_to_the_pool_without_refund() {
    let mut position = four(2).legions(0, "Raetia", 1).points(0, 2, 0).roman_phase(0, 2);
    play(&mut position, &[Action::Recruit]);
    assert_asks(&position, Ask::Place, &[0]);
    play(&mut position, &[Action::Done]);
    assert_eq!(count(&position, |event| matches!(event, Event::NotPlaced { count: 1, .. })), 1);
    assert_eq!(position.all().factions[0].pool, 9);
}

#[test]
fn s9_1_a_province_holds_three_armies() {
    let mut position = four(2).legions(0, "Roma", 3).points(0, 2, 0).roman_phase(0, 2);
    play(&mut position, &[Action::Recruit]);
    done_until(&mut position, Ask::Place);
    let roma = to(&position, "Roma");
    assert_eq!(refusal(&mut position, roma), ("9.1", "why-full"));
}

#[test]
fn s9_2_the_first_army_of_a_people_displaces_whoever_is_at_its_start() {
    let mut position = four(1)
        .legions(1, "Parthia", 2)
        .fort("Parthia")
        .legions(1, "Mesopotamia", 2)
        .legions(1, "Armenia", 1)
        .barbarian_phase(0, 3);
    assert_asks(&position, Ask::Displace, &[1]);
    let (armenia, mesopotamia) = (to(&position, "Armenia"), to(&position, "Mesopotamia"));
    play(&mut position, &[armenia, mesopotamia]);
    let parthi = named(&position, "Parthi");
    assert_eq!(armies(&position, "Parthia"), (Some(parthi), 1));
    assert_eq!(fort(&position, "Parthia"), None);
    assert_eq!((armies(&position, "Armenia").1, armies(&position, "Mesopotamia").1), (2, 3));
    assert_eq!(position.all().phase.map(|phase| phase.hand), Some(4));
}

#[test]
fn s9_2_rebels_at_the_start_die() {
    let position = four(1).rebel_legions(1, "Parthia", 2).barbarian_phase(0, 3);
    assert_eq!(armies(&position, "Parthia"), (Some(named(&position, "Parthi")), 1));
    assert_eq!((position.all().supply.rebels, position.all().factions[1].pool), (10, 10));
}

#[test]
fn s9_2_a_people_wiped_out_in_the_same_turn_displaces_nobody() {
    // They were there when the turn began, and are gone.
    let mut position = four(2)
        .people_of(0, "Parthi", "Syria", 1)
        .legions(1, "Syria", 1)
        .legions(1, "Parthia", 1)
        .barbarian_phase(0, 5);
    assert_asks(&position, Ask::Place, &[0]);
    assert_eq!(armies(&position, "Parthia"), (Some(legions(1)), 1));
    // Its start is attacked as over a clear border, its neighbours by their own.
    let at = |name, way| attack(&position, name, way);
    let parthia = at("Parthia", Way::Clear);
    assert!(may(&position, parthia));
    let armenia = to(&position, "Armenia");
    play(&mut position, &[armenia]);
    // With an army beside it the border counts.
    assert!(!may(&position, parthia));
    let difficult = attack(&position, "Parthia", Way::Difficult);
    assert!(may(&position, difficult));
    assert_eq!(refusal(&mut position, parthia), ("10.2", "why-no-such-way"));
}

#[test]
fn s9_2_1_a_people_may_take_all_its_armies_off_the_map() {
    let mut position = four(2)
        .people_of(0, "Suebi", "Belgica", 2)
        .people_of(0, "Galli", "Lugdunensis", 1)
        .barbarian_phase(0, 3);
    assert_asks(&position, Ask::Lift, &[0]);
    let (belgica, lugdunensis) = (
        Action::Lift(position.province("Belgica")),
        Action::Lift(position.province("Lugdunensis")),
    );
    // Only the people of this phase.
    assert_eq!(refusal(&mut position, lugdunensis), ("9.2.1", "why-nobody-there"));
    play(&mut position, &[belgica, belgica]);
    assert_eq!(armies(&position, "Belgica"), NOBODY);
    assert_eq!(position.all().phase.map(|phase| phase.hand), Some(5));
    // Start and neighbours are still possible.
    assert!(may(&position, to(&position, "Germania Magna")));
    assert!(may(&position, to(&position, "Saxonia")));
}

#[test]
fn s9_2_2_livia_takes_gallia_with_the_galli_and_druso_comes_with_nine_legions() {
    let mut position = four(1)
        .without_start(0)
        .hidden(0, Token::Emperor, 1)
        .hidden(1, Token::Barbarian, 1)
        .token(2, Token::Barbarian, 2)
        .order();
    // Livia's first army is in Lugdunensis already.
    let names = ["Belgica", "Britannia", "Brigantia", "Caledonia"];
    let places = names.map(|name| to(&position, name));
    play(&mut position, &places);
    let galli = named(&position, "Galli");
    for name in ["Lugdunensis", "Belgica", "Britannia", "Brigantia", "Caledonia"] {
        assert_eq!(armies(&position, name), (Some(galli), 1));
    }
    // All of Gallia: three times two points.
    assert_eq!(position.points(1), (0, 6));
    druso(&mut position);
}

/// Druso, with Divus Iulius, starts in Aquitania.
fn druso(position: &mut Position) {
    assert_asks(position, Ask::Start, &[0]);
    let galli = named(position, "Galli");
    let places = ["Aquitania", "Narbonensis", "Cisalpina", "Cisalpina", "Raetia", "Germania Magna"]
        .map(|name| to(position, name));
    play(position, &places[..1]);
    assert_eq!(city(position, "Aquitania"), Some(CityView::Intact));
    assert_eq!(position.all().phase.map(|phase| phase.hand), Some(8));
    play(position, &places[1..]);
    // The seventh wins over a difficult border, the eighth loses, the ninth wins.
    let (belgica, lugdunensis) =
        (attack(position, "Belgica", Way::Difficult), attack(position, "Lugdunensis", Way::Clear));
    position.load(&[5, 2, 4, 3]);
    play(position, &[belgica]);
    assert_eq!(armies(position, "Belgica"), (Some(legions(0)), 1));
    position.load(&[2, 1, 6]);
    play(position, &[lugdunensis]);
    assert_eq!(armies(position, "Lugdunensis"), (Some(galli), 1));
    position.load(&[6, 1, 2]);
    play(position, &[lugdunensis]);
    assert_eq!(armies(position, "Lugdunensis"), (Some(legions(0)), 1));
    let aquitania = Action::Fort(position.province("Aquitania"));
    play(position, &[aquitania]);
    // Two sites and one city: no second one. The phase is scored.
    assert_eq!(fort(position, "Aquitania"), Some(FortView::Fort));
    assert_eq!(city(position, "Lugdunensis"), None);
    assert_eq!(count(position, |event| matches!(event, Event::CityBuilt { .. })), 0);
    assert!(position.points(0).0 > 0);
}

#[test]
fn s9_2_2_a_people_goes_to_its_own_to_its_start_and_next_to_either() {
    let mut position = four(2).people_of(0, "Suebi", "Lusitania", 1).barbarian_phase(0, 3);
    done_until(&mut position, Ask::Place);
    for name in ["Lusitania", "Baetica", "Tarraconensis", "Germania Magna", "Saxonia", "Belgica"] {
        assert!(may(&position, to(&position, name)), "{name}");
    }
    // No ships.
    let roma = to(&position, "Roma");
    assert_eq!(refusal(&mut position, roma), ("9.2.2", "why-out-of-reach"));
}

#[test]
fn s9_3_the_first_legion_brings_a_city_to_one_of_the_four_starts_that_is_free() {
    let mut position = four(1)
        .without_start(0)
        .people_of(2, "Galli", "Aquitania", 2)
        .people_of(2, "Galli", "Narbonensis", 1)
        .roman_phase(0, 2);
    let (roma, aquitania) = (to(&position, "Roma"), to(&position, "Aquitania"));
    assert_eq!(refusal(&mut position, roma), ("9.3", "why-no-start"));
    assert_eq!(position.legal(), [aquitania]);
    play(&mut position, &[aquitania]);
    // Two armies leave for the one friendly province.
    assert_eq!(armies(&position, "Narbonensis").1, 3);
    assert_eq!(armies(&position, "Aquitania"), (Some(legions(0)), 1));
    assert_eq!(city(&position, "Aquitania"), Some(CityView::Intact));
    assert_eq!(count(&position, |event| matches!(event, Event::Conquered { .. })), 1);
}

#[test]
fn s9_3_1_legions_go_to_their_own_and_next_to_them_but_not_from_a_lone_fort() {
    let mut position = four(2).legions(0, "Raetia", 2).lone_fort(0, "Arabia").roman_phase(0, 2);
    let lift = Action::Lift(position.province("Raetia"));
    play(&mut position, &[lift]);
    let mut places: Vec<Action> = [
        "Raetia",
        "Pannonia",
        "Cisalpina",
        "Dalmatia",
        "Germania Magna",
        "Germania Superior",
        "Marcomannia",
    ]
    .map(|name| to(&position, name))
    .to_vec();
    places.push(Action::Done);
    places.sort();
    let mut legal = position.legal();
    legal.sort();
    assert_eq!(legal, places);
    let (syria, roma) = (to(&position, "Syria"), to(&position, "Roma"));
    assert_eq!(refusal(&mut position, syria), ("9.3.1", "why-out-of-reach"));
    assert_eq!(refusal(&mut position, roma), ("9.3.1", "why-out-of-reach"));
}

#[test]
fn s9_3_2_legions_sail_from_any_coast_to_any_coast_but_not_on_the_caspian() {
    let mut position =
        four(2).legions(0, "Roma", 2).realm_of(1, "Daci", "Dacia", 1).roman_phase(0, 2);
    let lift = Action::Lift(position.province("Roma"));
    play(&mut position, &[lift]);
    assert!(may(&position, to(&position, "Aegyptus")));
    assert!(may(&position, to(&position, "Caledonia")));
    assert!(may(&position, attack(&position, "Dacia", Way::Sea)));
    let parthia = to(&position, "Parthia");
    assert_eq!(refusal(&mut position, parthia), ("9.3.1", "why-out-of-reach"));
    let dacia = to(&position, "Dacia");
    assert_eq!(refusal(&mut position, dacia), ("10", "why-enemy-there"));
    let aegyptus = attack(&position, "Aegyptus", Way::Sea);
    assert_eq!(refusal(&mut position, aegyptus), ("10", "why-nobody-to-fight"));
}

/// How the defender throws in Aegyptus against a landing: dice and what is added.
fn landing(
    defenders: impl FnOnce(
        ludi_roman_empire::scenario::Scenario,
    ) -> ludi_roman_empire::scenario::Scenario,
) -> (u8, u8) {
    let mut position = defenders(four(2).legions(0, "Roma", 2)).roman_phase(0, 2);
    let lift = Action::Lift(position.province("Roma"));
    let aegyptus = attack(&position, "Aegyptus", Way::Sea);
    position.load(&[6, 6, 1, 1]);
    play(&mut position, &[lift, aegyptus]);
    assert_asks(&position, Ask::GoOn, &[0]);
    let clash = position.all().battle.expect("a battle").clash;
    (clash.defence_dice, clash.defence_bonus)
}

#[test]
fn s9_3_2_a_landing_helps_romans_and_kingdoms_by_a_die_and_others_by_one_more() {
    assert_eq!(landing(|table| table.legions(1, "Aegyptus", 2)), (2, 0));
    assert_eq!(landing(|table| table.realm_of(1, "Aegyptii", "Aegyptus", 2)), (2, 0));
    assert_eq!(landing(|table| table.people_of(1, "Mauri", "Aegyptus", 2)), (2, 1));
    assert_eq!(landing(|table| table.realm_of(1, "Garamantes", "Aegyptus", 2)), (2, 1));
    // Rebels by what they were.
    assert_eq!(landing(|table| table.rebel_legions(1, "Aegyptus", 2)), (2, 0));
    assert_eq!(landing(|table| table.provincials("Aegyptus", 2)), (2, 1));
    assert_eq!(landing(|table| table.rebel_people("Mauri", "Aegyptus", 2)), (2, 1));
}

#[test]
fn s9_3_3_a_city_for_every_two_sites_looted_and_captured_ones_counted() {
    let mut position = four(2)
        .legions(0, "Roma", 1)
        .legions(0, "Sicilia", 1)
        .legions(0, "Dalmatia", 1)
        .legions(0, "Achaea", 1)
        .legions(0, "Cisalpina", 1)
        .looted("Dalmatia")
        .roman_phase(0, 2);
    assert_asks(&position, Ask::City, &[0]);
    let at = |name| to(&position, name);
    let (roma, sicilia, dalmatia, cisalpina, syria) =
        (at("Roma"), at("Sicilia"), at("Dalmatia"), at("Cisalpina"), at("Syria"));
    assert_eq!(refusal(&mut position, dalmatia), ("9.3.3", "why-city-there"));
    assert_eq!(refusal(&mut position, cisalpina), ("9.3.3", "why-no-site"));
    assert_eq!(refusal(&mut position, syria), ("9.3.3", "why-not-controlled"));
    play(&mut position, &[roma]);
    // Four sites, two cities: that is all.
    assert_ne!(position.ask(), Ask::City);
    assert_eq!(city(&position, "Sicilia"), None);
    assert!(position.act(sicilia).is_err());
}

#[test]
fn s9_3_3_without_counters_no_city_is_built() {
    let sites = [
        "Britannia",
        "Aquitania",
        "Tarraconensis",
        "Baetica",
        "Achaea",
        "Macedonia",
        "Thracia",
        "Dacia",
        "Pannonia",
        "Taurica",
        "Lydia",
        "Bithynia",
        "Cappadocia",
        "Armenia",
        "Syria",
        "Iudaea",
        "Mesopotamia",
        "Numidia",
        "Africa",
        "Aegyptus",
    ];
    let mut scenario = four(2).legions(0, "Roma", 1).legions(0, "Sicilia", 1).hand(0, &[49]);
    for name in sites {
        scenario = scenario.city(name);
    }
    let mut position = scenario.roman_phase(0, 2);
    assert_eq!(position.all().supply.cities, 0);
    assert_eq!(refusal(&mut position, crate::common::card(49)), ("7", "why-no-effect"));
    play(&mut position, &[Action::Done]);
    assert_eq!(count(&position, |event| matches!(event, Event::Scored { .. })), 1);
    // A kingdom appears without a city then.
    let mut kingdom = four(2).hand(0, &[6]);
    for name in sites {
        kingdom = kingdom.city(if name == "Iudaea" { "Roma" } else { name });
    }
    let mut kingdom = kingdom.legions(0, "Sicilia", 1).roman_phase(0, 2);
    play(&mut kingdom, &[crate::common::card(6)]);
    assert!(matches!(armies(&kingdom, "Iudaea"), (Some(Side::Realm(_)), 1)));
    assert_eq!((city(&kingdom, "Iudaea"), fort(&kingdom, "Iudaea")), (None, Some(FortView::Fort)));
}
