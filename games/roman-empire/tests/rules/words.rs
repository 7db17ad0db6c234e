//! What players read, in both languages.

use ludi_engine::{Lang, Rules, Seat, Setup, Words};
use ludi_game_tests::sentences;
use ludi_roman_empire::scenario::{Position, Scenario};
use ludi_roman_empire::side::Side;
use ludi_roman_empire::{Action, Ask, Camp, Event, RomanEmpire, Way};

use crate::common::{attack, card, done_until, faction, four, play};

fn said(position: &Position, lang: Lang, seat: usize) -> String {
    sentences::prompt(&position.game, &position.state, lang, seat)
}

/// The last line of the log of this kind.
fn line(position: &Position, lang: Lang, is: impl Fn(&Event) -> bool) -> String {
    sentences::last_line(&position.game, &position.events(), lang, is)
}

fn battle() -> Position {
    let mut position = four(2)
        .legions(0, "Aquitania", 2)
        .people_of(1, "Galli", "Lugdunensis", 2)
        .points(0, 1, 0)
        .roman_phase(0, 2);
    done_until(&mut position, Ask::Lift);
    let lift = Action::Lift(position.province("Aquitania"));
    let clear = attack(&position, "Lugdunensis", Way::Clear);
    position.load(&[5, 4, 4]);
    play(&mut position, &[lift, clear]);
    position
}

/// Legions are no name: within a sentence they have a small letter.
#[test]
fn legions_are_written_small_within_a_sentence() {
    let mut position =
        four(2).legions(0, "Aquitania", 2).legions(1, "Lugdunensis", 1).roman_phase(0, 2);
    done_until(&mut position, Ask::Lift);
    let lift = Action::Lift(position.province("Aquitania"));
    let clear = attack(&position, "Lugdunensis", Way::Clear);
    play(&mut position, &[lift, clear]);
    let attacked = |event: &Event| matches!(event, Event::Attacked { .. });
    let told = |lang| line(&position, lang, attacked);
    assert!(told(Lang::En).contains(" against legions of Druso"), "{}", told(Lang::En));
    assert!(told(Lang::It).contains(" contro legioni di Druso"), "{}", told(Lang::It));
}

#[test]
fn a_battle_is_told_with_its_dice() {
    let position = battle();
    let thrown = |event: &Event| matches!(event, Event::Thrown { .. });
    assert_eq!(
        line(&position, Lang::En, thrown),
        "Dice: 5, 4 makes 5, against 4, which makes 4: the attacker wins."
    );
    assert_eq!(
        line(&position, Lang::It, thrown),
        "Dadi: 5, 4 fa 5, contro 4 che fa 4: vince chi attacca."
    );
    let attacked = |event: &Event| matches!(event, Event::Attacked { .. });
    assert_eq!(
        line(&position, Lang::En, attacked),
        "Legions of Livia (Russata) against Galli: attack on Lugdunensis over a clear border."
    );
    let label = |way| {
        let over = attack(&position, "Lugdunensis", way);
        sentences::label(&position.game, &position.state, Lang::En, 0, over)
    };
    assert_eq!(label(Way::Clear), "Attack Lugdunensis: Galli ×1");
    assert_eq!(label(Way::Sea), "Attack Lugdunensis by sea: Galli ×1");
    assert_eq!(
        said(&position, Lang::En, 0),
        "Legions of Livia (Russata) in Lugdunensis: fight on or break off?"
    );
    assert_eq!(said(&position, Lang::En, 1), "Livia (Russata) may break off.");
    assert_eq!(said(&position, Lang::It, 1), "Livia (Russata) può rinunciare all’attacco.");
}

#[test]
fn a_card_is_told_with_what_it_does() {
    let position = four(2).legions(0, "Roma", 1).hand(0, &[1, 19]).roman_phase(0, 2);
    let label =
        |number| sentences::label(&position.game, &position.state, Lang::En, 0, card(number));
    assert_eq!(
        label(1),
        "1 Daci: kingdom in Dacia: 3 armies, a city (1 point more in loot) and a fort"
    );
    assert_eq!(
        label(19),
        "19 Seditio Hispaniae: 2 Rebels rise in a province of another player in Hispania"
    );
}

/// What is worth nothing, one or many is said in a form of its own.
#[test]
fn amounts_have_forms_for_nothing_one_and_many() {
    let position = four(2).legions(0, "Roma", 1).roman_phase(0, 2);
    let label =
        |lang, number| sentences::label(&position.game, &position.state, lang, 0, card(number));
    assert_eq!(label(Lang::En, 4), "4 Numidae: kingdom in Numidia: 2 armies, a city and a fort");
    assert_eq!(label(Lang::It, 4), "4 Numidae: reame in Numidia: 2 armate, una città e un forte");
    let event = |event: &Event, lang| sentences::line(&position.game, lang, event);
    let scored = |cities, dioceses, bonus| Event::Scored {
        faction: faction(0),
        camp: Camp::Roman,
        cities,
        dioceses,
        bonus,
    };
    let livia = "Livia (Russata), Roman:";
    assert_eq!(event(&scored(0, 0, 0), Lang::En), format!("{livia} no points."));
    assert_eq!(event(&scored(0, 4, 0), Lang::En), format!("{livia} dioceses 4, in all 4."));
    assert_eq!(
        event(&scored(3, 4, 2), Lang::It),
        "Livia (Russata), romani: città 3, diocesi 4, imperatore 2, in tutto 9."
    );
    let rise = |count| Event::RebelsRise {
        side: Side::RebelLegions(faction(1)),
        province: position.province("Roma"),
        count,
    };
    let druso = "Rebel legions of Druso (Albata) in Roma:";
    assert_eq!(event(&rise(1), Lang::En), format!("{druso} 1 army rises."));
    assert_eq!(event(&rise(2), Lang::En), format!("{druso} 2 armies rise."));
}

#[test]
fn a_token_is_told_to_its_drawer_only() {
    let position = four(3).points(1, 1, 0).points(2, 2, 0).points(3, 3, 0).next_turn(&[(5, 2)]);
    assert_eq!(
        said(&position, Lang::En, 0),
        "Livia (Russata), you have drawn 3: Sarmatae, strength 6, from Sarmatia. Keep it or pass it on?"
    );
    assert_eq!(said(&position, Lang::En, 2), "Livia (Russata) looks at a token.");
    assert_eq!(said(&position, Lang::It, 2), "Livia (Russata) guarda un segnalino.");
}

/// Faction 1 attacks faction 0 with a people, in a turn with both options.
fn attacked(hand: &[u8]) -> Position {
    let mut setup = Setup::new(&RomanEmpire::INFO, 4);
    for option in RomanEmpire::INFO.options {
        setup.options.insert(option.id.to_owned(), "on".to_owned());
    }
    let mut position = Scenario::with(&setup, 4)
        .expect("the options")
        .legions(0, "Raetia", 1)
        .people_of(1, "Marcomanni", "Marcomannia", 2)
        .points(0, 5, 0)
        .hand(0, hand)
        .barbarian_phase(1, 2);
    done_until(&mut position, Ask::Lift);
    let lift = Action::Lift(position.province("Marcomannia"));
    let over = attack(&position, "Raetia", Way::Difficult);
    play(&mut position, &[lift, Action::Done, over]);
    position
}

#[test]
fn who_wants_no_questions_in_defence_declines_all_of_them_until_the_turn_ends() {
    let decline = |position: &Position, seat: usize| {
        let asked = position.game.recurring(&position.state, Seat::new(seat)).expect("a turn");
        assert_eq!(asked.turn, 4);
        asked.decline
    };
    let mut position = attacked(&[43]);
    assert_eq!(position.ask(), Ask::React);
    assert_eq!(decline(&position, 0), Some(Action::Done));
    assert_eq!(decline(&position, 1), None, "nobody asks the attacker");
    play(&mut position, &[Action::Done]);
    assert_eq!(position.ask(), Ask::Offer);
    assert_eq!(decline(&position, 0), Some(Action::Amount(0)));
    // What declines is never asked about twice.
    let declines = [Action::Done, Action::Amount(0), Action::Refuse];
    assert!(declines.iter().all(|&action| position.game.declines(action)));
    assert!(!position.game.declines(Action::Amount(1)));
}
