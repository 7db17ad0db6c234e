//! Section 8: new armies, and what Roman points buy.

use ludi_roman_empire::view::{CityView, FortView};
use ludi_roman_empire::{Action, Ask, Event};

use crate::common::{
    armies, assert_asks, city, count, done_until, fort, four, legions, may, play, refusal, to,
};

#[test]
fn s8_what_is_not_in_the_supply_is_not_built() {
    let coast = [
        "Roma",
        "Cisalpina",
        "Dalmatia",
        "Sicilia",
        "Lugdunensis",
        "Belgica",
        "Britannia",
        "Brigantia",
        "Caledonia",
        "Aquitania",
        "Narbonensis",
        "Tarraconensis",
        "Lusitania",
        "Baetica",
        "Achaea",
    ];
    let mut scenario = four(2).legions(0, "Raetia", 1).points(0, 9, 0);
    for name in coast {
        scenario = scenario.lone_fort(1, name);
    }
    let mut position = scenario.roman_phase(0, 2);
    assert_asks(&position, Ask::Build, &[0]);
    let raetia = Action::Fort(position.province("Raetia"));
    assert_eq!(refusal(&mut position, raetia), ("8.2.3", "why-no-counter"));
}

#[test]
fn s8_1_five_new_goti() {
    let position = four(6)
        .people_of(1, "Goti", "Dacia", 1)
        .people_of(1, "Goti", "Thracia", 1)
        .barbarian_phase(0, 4);
    assert_eq!(count(&position, |event| matches!(event, Event::NewArmies { count: 5, .. })), 1);
    assert_eq!(position.all().phase.map(|phase| phase.hand), Some(5));
    assert_asks(&position, Ask::Lift, &[0]);
}

#[test]
fn s8_1_rebels_count_as_armies_on_the_map_and_more_than_the_chart_stay() {
    // Parthi 6 in turn 4: two on the map and three Rebels leave one.
    let rebels = four(4)
        .people_of(0, "Parthi", "Parthia", 2)
        .rebel_people("Parthi", "Syria", 3)
        .barbarian_phase(0, 4);
    assert_eq!(rebels.all().phase.map(|phase| phase.hand), Some(1));
    // Suebi 4 in turn 3, five on the map.
    let many = four(3)
        .people_of(0, "Suebi", "Germania Magna", 3)
        .people_of(0, "Suebi", "Saxonia", 2)
        .barbarian_phase(0, 4);
    assert_eq!(many.all().phase.map(|phase| phase.hand), Some(0));
    assert_eq!(armies(&many, "Germania Magna").1 + armies(&many, "Saxonia").1, 5);
}

#[test]
fn s8_1_a_people_all_of_whose_armies_are_rebels_places_nothing() {
    // Caledonii 3 in turn 3, all Rebels and none of theirs on the map.
    let position = four(3)
        .legions(1, "Caledonia", 1)
        .rebel_people("Caledonii", "Brigantia", 3)
        .barbarian_phase(0, 1);
    // Nothing to lift, nothing to place: the phase is scored at once.
    assert_eq!(position.ask(), Ask::Token);
    assert_eq!(armies(&position, "Caledonia"), (Some(legions(1)), 1));
    assert_eq!(count(&position, |event| matches!(event, Event::Scored { .. })), 1);
}

#[test]
fn s8_2_a_faction_starts_with_seven_legions_and_a_fort_and_buys_nothing_in_the_first_turn() {
    let mut position = four(1).without_start(0).points(0, 9, 0).roman_phase(0, 2);
    assert_asks(&position, Ask::Start, &[0]);
    let start = to(&position, "Aquitania");
    play(&mut position, &[start]);
    let phase = position.all().phase.expect("a phase");
    assert_eq!((phase.hand, phase.free_forts), (6, 1));
    let aquitania = Action::Fort(position.province("Aquitania"));
    play(&mut position, &[aquitania]);
    let narbonensis = to(&position, "Narbonensis");
    play(&mut position, &[narbonensis]);
    let second = Action::Fort(position.province("Narbonensis"));
    assert!(!may(&position, second));
    assert_eq!(refusal(&mut position, second), ("8.2", "why-something-else"));
    assert_eq!(position.points(0), (9, 0));
}

#[test]
fn s8_2_1_a_legion_costs_two_points_and_from_the_fourth_turn_three() {
    for (turn, token, price) in [(2, 2, 2), (3, 1, 2), (4, 4, 3), (7, 3, 3)] {
        let mut position =
            four(turn).legions(0, "Raetia", 1).points(0, price, 0).roman_phase(0, token);
        play(&mut position, &[Action::Recruit]);
        assert_eq!(position.points(0).0, 0);
        let mut poor =
            four(turn).legions(0, "Raetia", 1).points(0, price - 1, 0).roman_phase(0, token);
        assert_eq!(refusal(&mut poor, Action::Recruit), ("8.2.1", "why-no-points"));
    }
}

#[test]
fn s8_2_1_rebel_legions_are_not_lost_and_cannot_be_rebuilt() {
    let mut position = four(2)
        .legions(0, "Roma", 3)
        .legions(0, "Raetia", 2)
        .rebel_legions(0, "Achaea", 2)
        .points(0, 20, 0)
        .roman_phase(0, 2);
    assert_eq!(refusal(&mut position, Action::Recruit), ("8.2", "why-enough-legions"));
}

#[test]
fn s8_2_1_legions_are_lifted_but_one_of_each_province_or_a_fort_stays() {
    let mut position = four(2)
        .legions(0, "Roma", 2)
        .legions(0, "Cisalpina", 1)
        .fort("Cisalpina")
        .legions(0, "Raetia", 1)
        .roman_phase(0, 2);
    assert_asks(&position, Ask::Lift, &[0]);
    let lift = |name| Action::Lift(position.province(name));
    let (roma, cisalpina, raetia, achaea) =
        (lift("Roma"), lift("Cisalpina"), lift("Raetia"), lift("Achaea"));
    assert_eq!(position.legal(), [roma, cisalpina, Action::Done]);
    assert_eq!(refusal(&mut position, raetia), ("8.2.1", "why-last-army"));
    assert_eq!(refusal(&mut position, achaea), ("8.2.1", "why-nobody-there"));
    play(&mut position, &[cisalpina, roma]);
    assert_eq!(armies(&position, "Cisalpina"), (Some(legions(0)), 0));
    assert_asks(&position, Ask::Place, &[0]);
    assert_eq!(position.all().phase.map(|phase| phase.hand), Some(2));
}

#[test]
fn s8_2_1_with_forts_everywhere_all_legions_may_be_lifted() {
    let mut position = four(2).legions(0, "Roma", 1).fort("Roma").roman_phase(0, 2);
    let (lift, back) = (Action::Lift(position.province("Roma")), to(&position, "Roma"));
    play(&mut position, &[lift]);
    // Without a legion on the map it returns by section 13: to a lone fort.
    assert_eq!(position.legal(), [back, Action::Done]);
    play(&mut position, &[back]);
    assert_eq!(armies(&position, "Roma"), (Some(legions(0)), 1));
}

#[test]
fn s8_2_2_rebel_legions_next_to_the_faction_are_bribed_all_at_once() {
    let mut position = four(2)
        .legions(0, "Roma", 1)
        .rebel_legions(1, "Cisalpina", 2)
        .rebel_legions(1, "Achaea", 1)
        .provincials("Sicilia", 1)
        .points(0, 4, 0)
        .roman_phase(0, 2);
    let bribe = |name| Action::Bribe(position.province(name));
    let (cisalpina, achaea, sicilia) = (bribe("Cisalpina"), bribe("Achaea"), bribe("Sicilia"));
    assert_eq!(refusal(&mut position, achaea), ("8.2.2", "why-not-next"));
    assert_eq!(refusal(&mut position, sicilia), ("8.2.2", "why-no-rebel-legions"));
    play(&mut position, &[cisalpina]);
    assert_eq!(armies(&position, "Cisalpina"), (Some(legions(0)), 2));
    assert_eq!((position.points(0).0, position.all().factions[1].pool), (0, 9));
    assert_eq!(position.all().supply.rebels, 8);
}

#[test]
fn s8_2_2_bribes_may_pass_the_limit_but_not_the_counters() {
    let table = |third| {
        four(2)
            .legions(0, "Roma", 3)
            .legions(0, "Raetia", 3)
            .legions(0, "Dalmatia", third)
            .rebel_legions(1, "Cisalpina", 2)
            .points(0, 9, 0)
            .roman_phase(0, 2)
    };
    let mut seven = table(1);
    let cisalpina = Action::Bribe(seven.province("Cisalpina"));
    play(&mut seven, &[cisalpina]);
    assert_eq!(seven.all().factions[0].pool, 1);
    let mut nine = table(3);
    assert_eq!(refusal(&mut nine, cisalpina), ("8.2.2", "why-no-counter"));
}

#[test]
fn s8_2_3_forts_and_fortresses() {
    let mut position = four(2)
        .legions(0, "Roma", 1)
        .fort("Roma")
        .city("Roma")
        .legions(0, "Cisalpina", 1)
        .legions(0, "Sicilia", 1)
        .city("Sicilia")
        .lone_fort(0, "Raetia")
        .points(0, 9, 0)
        .roman_phase(0, 2);
    let fort_in = |name| Action::Fort(position.province(name));
    let fortress_in = |name| Action::Fortress(position.province(name));
    let (roma, cisalpina, sicilia, raetia) =
        (fort_in("Roma"), fort_in("Cisalpina"), fort_in("Sicilia"), fort_in("Raetia"));
    let (great_roma, great_cisalpina, great_sicilia, great_raetia) = (
        fortress_in("Roma"),
        fortress_in("Cisalpina"),
        fortress_in("Sicilia"),
        fortress_in("Raetia"),
    );
    assert_eq!(refusal(&mut position, roma), ("8.2.3", "why-fort-there"));
    assert_eq!(refusal(&mut position, raetia), ("8.2.3", "why-not-controlled"));
    assert_eq!(refusal(&mut position, great_raetia), ("8.2.3", "why-not-controlled"));
    assert_eq!(refusal(&mut position, great_cisalpina), ("8.2.3", "why-no-fort"));
    play(&mut position, &[great_roma, sicilia, cisalpina]);
    assert_eq!(refusal(&mut position, great_sicilia), ("8.2.3", "why-fresh-fort"));
    assert_eq!(fort(&position, "Roma"), Some(FortView::Fortress));
    assert_eq!((position.points(0).0, position.all().supply.fortresses), (6, 7));
    let mut without_city =
        four(2).legions(0, "Raetia", 1).fort("Raetia").points(0, 1, 0).roman_phase(0, 2);
    let raetia = Action::Fortress(without_city.province("Raetia"));
    done_until(&mut without_city, Ask::Lift);
    assert_eq!(refusal(&mut without_city, raetia), ("8.2.1", "why-something-else"));
    let mut ruin = four(2).legions(0, "Raetia", 1).fort("Raetia").points(0, 9, 0).roman_phase(0, 2);
    assert_eq!(refusal(&mut ruin, raetia), ("8.2.3", "why-no-city"));
}

#[test]
fn s8_2_3_a_fort_may_be_built_while_armies_are_placed() {
    let mut position = four(2).legions(0, "Roma", 2).points(0, 1, 0).roman_phase(0, 2);
    done_until(&mut position, Ask::Lift);
    let (lift, cisalpina) = (Action::Lift(position.province("Roma")), to(&position, "Cisalpina"));
    let fort_there = Action::Fort(position.province("Cisalpina"));
    play(&mut position, &[lift, cisalpina, fort_there]);
    assert_eq!(fort(&position, "Cisalpina"), Some(FortView::Fort));
}

#[test]
fn s8_2_4_magno_spends_nine_points() {
    // Domitianus is the fourth emperor of turn 3.
    let mut position = four(3)
        .legions(0, "Aquitania", 1)
        .looted("Aquitania")
        .legions(0, "Tarraconensis", 2)
        .rebel_legions(2, "Lusitania", 1)
        .points(0, 9, 0)
        .roman_phase(0, 4);
    let at = |name| position.province(name);
    let building = [
        Action::Recruit,
        Action::Recruit,
        Action::Bribe(at("Lusitania")),
        Action::Fort(at("Aquitania")),
        Action::Fort(at("Tarraconensis")),
    ];
    let (rebuild, whole) = (Action::Rebuild(at("Aquitania")), Action::Rebuild(at("Tarraconensis")));
    play(&mut position, &building);
    assert_eq!(refusal(&mut position, whole), ("8.2.4", "why-not-looted"));
    play(&mut position, &[rebuild]);
    assert_eq!(position.points(0), (0, 0));
    assert_eq!(city(&position, "Aquitania"), Some(CityView::Intact));
    assert_eq!(armies(&position, "Lusitania"), (Some(legions(0)), 1));
    // And a legion of the emperor.
    assert_eq!(position.all().phase.map(|phase| phase.hand), Some(3));
}
