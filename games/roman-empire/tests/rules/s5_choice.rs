//! Sections 5 and 6: who draws, keeps and passes, and who plays when.

use ludi_engine::Viewer;
use ludi_roman_empire::scenario::Scenario;
use ludi_roman_empire::{Action, Ask, Event, Stage, Token, Way};

use crate::common::{
    armies, assert_asks, attack, count, done_until, faction, four, legions, play, refusal,
};

/// The order of the choice in the turn after this.
fn order(scenario: Scenario) -> Vec<usize> {
    let position = scenario.next_turn(&[]);
    position.all().order.iter().map(|faction| faction.index()).collect()
}

#[test]
fn s5_1_in_the_first_turn_the_highest_die_draws_first_and_ties_throw_again() {
    let dice = |dice: &[u8]| -> Vec<(u32, u32)> {
        dice.iter().map(|&die| (6, u32::from(die) - 1)).collect()
    };
    let position = four(0).next_turn(&dice(&[3, 6, 3, 1, 2, 5]));
    let thrown = count(&position, |event| matches!(event, Event::OrderThrown { .. }));
    let order: Vec<usize> = position.all().order.iter().map(|faction| faction.index()).collect();
    assert_eq!((thrown, order), (6, vec![1, 2, 0, 3]));
}

#[test]
fn s5_1_later_the_fewest_points_draw_first() {
    let scenario = four(2).points(0, 5, 5).points(1, 0, 4).points(2, 20, 0).points(3, 1, 0);
    assert_eq!(order(scenario), [3, 1, 0, 2]);
}

#[test]
fn s5_1_of_equals_the_lower_dagger_of_the_turn_before_draws_first() {
    let scenario = four(2)
        .points(0, 3, 2)
        .points(1, 0, 5)
        .points(2, 5, 0)
        .points(3, 9, 0)
        .token(0, Token::Barbarian, 4)
        .token(1, Token::Barbarian, 5)
        .token(2, Token::Barbarian, 1)
        .token(3, Token::Barbarian, 2);
    assert_eq!(order(scenario), [2, 0, 1, 3]);
}

#[test]
fn s5_2_each_token_is_a_people_with_its_start_and_strength() {
    let position = four(3).barbarian_phase(1, 2);
    let components = position.game.components();
    let horde = components.barbarians[2][1];
    assert_eq!(components.peoples[horde.people.index()].name, "Alani");
    assert_eq!((components.map.name(horde.start), horde.strength), ("Alania", 4));
    assert_eq!(armies(&position, "Alania").1, 1);
    assert_eq!(position.all().phase.map(|phase| phase.hand), Some(3));
}

/// An attack from Roma on one army of the Parthi in Cisalpina, over a clear border.
fn battle(turn: u8, token: u8) -> ludi_roman_empire::scenario::Position {
    let mut position = four(turn)
        .legions(0, "Roma", 3)
        .people_of(1, "Parthi", "Cisalpina", 2)
        .roman_phase(0, token);
    done_until(&mut position, Ask::Lift);
    let roma = position.province("Roma");
    play(&mut position, &[Action::Lift(roma), Action::Lift(roma)]);
    position
}

#[test]
fn s5_3_an_emperor_with_a_die_throws_three_until_three_are_alike() {
    // Septimius Severus.
    let mut position = battle(4, 5);
    let cisalpina = attack(&position, "Cisalpina", Way::Clear);
    position.load(&[2, 2, 2, 1]);
    play(&mut position, &[cisalpina]);
    // The throw counts, and he is dead.
    assert_eq!(armies(&position, "Cisalpina").1, 1);
    assert_eq!(count(&position, |event| matches!(event, Event::EmperorKilled { .. })), 1);
    position.load(&[6, 1, 2]);
    play(&mut position, &[Action::Fight]);
    assert_eq!(position.dice.drawn(), 3);
    assert_eq!(armies(&position, "Cisalpina"), (Some(legions(0)), 1));
}

#[test]
fn s5_3_a_tied_throw_of_three_alike_kills_the_emperor_too() {
    let mut position = battle(4, 5);
    let cisalpina = attack(&position, "Cisalpina", Way::Clear);
    position.load(&[2, 2, 2, 2, 5, 1, 6]);
    play(&mut position, &[cisalpina]);
    assert_eq!(count(&position, |event| matches!(event, Event::EmperorKilled { .. })), 1);
    assert_eq!(position.dice.drawn(), 7);
}

#[test]
fn s5_3_an_emperor_adds_to_each_die() {
    // Marcus Aurelius.
    let mut position = battle(4, 3);
    let cisalpina = attack(&position, "Cisalpina", Way::Clear);
    position.load(&[3, 1, 3]);
    play(&mut position, &[cisalpina]);
    assert_eq!(armies(&position, "Cisalpina").1, 1);
}

#[test]
fn s5_3_an_emperor_wins_ties() {
    // Nero.
    let mut position = battle(2, 4);
    let cisalpina = attack(&position, "Cisalpina", Way::Clear);
    position.load(&[3, 1, 3]);
    play(&mut position, &[cisalpina]);
    assert_eq!((position.dice.drawn(), armies(&position, "Cisalpina").1), (3, 1));
}

#[test]
fn s5_3_an_emperor_brings_legions_beyond_the_limit_but_not_beyond_the_counters() {
    // Diocletianus brings three; seven are there, and the points for none.
    let mut position = four(6)
        .legions(0, "Roma", 3)
        .legions(0, "Cisalpina", 3)
        .legions(0, "Dalmatia", 1)
        .roman_phase(0, 1);
    done_until(&mut position, Ask::Place);
    assert_eq!(position.all().phase.map(|phase| phase.hand), Some(3));
    let with_rebels = four(6)
        .legions(0, "Roma", 3)
        .legions(0, "Cisalpina", 3)
        .rebel_legions(0, "Dalmatia", 2)
        .roman_phase(0, 1);
    assert_eq!(with_rebels.all().phase.map(|phase| phase.hand), Some(2));
}

#[test]
fn s5_3_an_emperor_scores_each_province() {
    // Hadrianus.
    let mut position = four(4)
        .legions(0, "Arabia", 1)
        .legions(0, "Cyrenaica", 2)
        .lone_fort(0, "Roma")
        .roman_phase(0, 1);
    done_until(&mut position, Ask::Token);
    let bonus = position.events().into_iter().find_map(|event| match event {
        Event::Scored { bonus, .. } => Some(bonus),
        _ => None,
    });
    assert_eq!(bonus, Some(2));
}

#[test]
fn s5_4_messalina_draws_the_sarmatae_and_keeps_them() {
    let mut position = four(3).points(1, 9, 0).points(2, 9, 0).points(3, 9, 0).next_turn(&[(5, 2)]);
    assert_asks(&position, Ask::Token, &[0]);
    let drawn = position.view(0).drawn.expect("a token");
    assert_eq!((drawn.number, drawn.kind), (Some(3), Token::Barbarian));
    let horde = position.game.components().barbarians[3][2];
    assert_eq!(position.game.components().peoples[horde.people.index()].name, "Sarmatae");
    assert_eq!(position.view(1).drawn.and_then(|drawn| drawn.number), None);
    play(&mut position, &[Action::Keep]);
    let token = |seat: usize| position.view(seat).factions[0].barbarians.expect("a token");
    assert_eq!((token(0).number, token(1).number, token(1).giver), (Some(3), None, None));
}

#[test]
fn s5_4_who_passes_a_token_knows_it_and_who_has_one_must_pass() {
    let mut position = four(3).points(1, 1, 0).points(2, 2, 0).points(3, 3, 0).next_turn(&[(5, 4)]);
    assert_eq!(refusal(&mut position, Action::PassTo(faction(0))), ("5.4", "why-passed-to-self"));
    play(&mut position, &[Action::PassTo(faction(1))]);
    for (seat, number) in [(0, Some(5)), (1, Some(5)), (2, None)] {
        assert_eq!(
            position.view(seat).factions[1].barbarians.and_then(|token| token.number),
            number
        );
    }
    // The second has a token before he draws: he must pass, not to himself.
    assert_asks(&position, Ask::Token, &[1]);
    assert_eq!(refusal(&mut position, Action::Keep), ("5.4", "why-must-pass"));
    let choices: Vec<Action> = [0, 2, 3].map(|to| Action::PassTo(faction(to))).to_vec();
    assert_eq!(position.legal(), choices);
    play(&mut position, &[Action::PassTo(faction(2))]);
    assert_eq!(refusal(&mut position, Action::PassTo(faction(1))), ("5.4", "why-has-token"));
    // The third passes to the fourth, and the last draw has one way to go: to the first.
    play(&mut position, &[Action::PassTo(faction(3))]);
    let view = position.all();
    assert!(view.factions.iter().all(|faction| faction.barbarians.is_some()));
    assert_eq!(view.factions[0].barbarians.and_then(|token| token.giver), Some(faction(3)));
    assert_eq!(view.drawn.map(|drawn| drawn.kind), Some(Token::Emperor));
    assert_asks(&position, Ask::Token, &[0]);
}

#[test]
fn s5_4_at_a_table_of_three_there_is_no_fourth_faction() {
    let mut position = Scenario::new(3, 3).points(1, 1, 0).points(2, 2, 0).next_turn(&[]);
    assert_eq!(refusal(&mut position, Action::PassTo(faction(3))), ("5.4", "why-no-such-faction"));
}

#[test]
fn s5_4_others_hear_of_a_draw_but_not_of_the_number() {
    let mut position = four(3).points(1, 1, 0).points(2, 2, 0).points(3, 3, 0).next_turn(&[]);
    play(&mut position, &[Action::PassTo(faction(3))]);
    let number_heard = |viewer| {
        position.events_for(viewer).into_iter().find_map(|event| match event {
            Event::TokenPassed { token, .. } => Some(token.is_some()),
            _ => None,
        })
    };
    let seat = |at| Viewer::Seat(ludi_engine::Seat::new(at));
    assert_eq!(number_heard(seat(0)), Some(true));
    assert_eq!(number_heard(seat(3)), Some(true));
    assert_eq!(number_heard(seat(1)), Some(false));
    assert_eq!(number_heard(Viewer::Spectator), Some(false));
}

#[test]
fn s6_barbarians_and_emperors_alternate_from_the_lowest_number() {
    let mut position = four(2)
        .hidden(0, Token::Barbarian, 3)
        .hidden(0, Token::Emperor, 5)
        .hidden(1, Token::Barbarian, 2)
        .hidden(1, Token::Emperor, 6)
        .hidden(2, Token::Barbarian, 5)
        .hidden(2, Token::Emperor, 1)
        .hidden(3, Token::Barbarian, 1)
        .hidden(3, Token::Emperor, 2)
        .points(0, 1, 0)
        .points(1, 1, 0)
        .points(2, 1, 0)
        .points(3, 1, 0)
        .order();
    while position.all().turn == 2 {
        let last = *position.legal().last().expect("a choice");
        play(&mut position, &[last]);
    }
    let order: Vec<(usize, u8)> = position
        .events()
        .into_iter()
        .filter_map(|event| match event {
            Event::BarbariansCome { faction, token, .. } => Some((faction.index(), token)),
            Event::EmperorComes { faction, token, .. } => Some((faction.index(), 10 + token)),
            _ => None,
        })
        .collect();
    let due = [(3, 1), (2, 11), (1, 2), (3, 12), (0, 3), (0, 15), (2, 5), (1, 16)];
    assert_eq!(order, due);
}

#[test]
fn s6_a_people_that_another_player_draws_goes_over_to_him_with_all_its_armies() {
    let position = four(4).people_of(0, "Parthi", "Syria", 2).barbarian_phase(1, 4);
    let view = position.all();
    let people = position.game.components().barbarians[3][3].people;
    assert_eq!(view.peoples[people.index()], Some(faction(1)));
    assert_eq!(armies(&position, "Syria").1, 2);
    assert_eq!(count(&position, |event| matches!(event, Event::PeopleTakenOver { .. })), 1);
}

#[test]
fn s6_a_people_that_nobody_draws_stays_with_its_last_player_and_scores_for_him() {
    // The Galli of turn 1 hold Lugdunensis with a city while faction 0 has the Mauri.
    let mut position =
        four(2).people_of(0, "Galli", "Lugdunensis", 1).city("Lugdunensis").barbarian_phase(0, 4);
    done_until(&mut position, Ask::Token);
    // Galli: the city 1, Gallia 2 × 2; Mauri in Mauretania: Africa 2 × 2.
    assert_eq!(position.points(0), (0, 9));
    assert_eq!(position.all().stage, Stage::Choice);
}
