//! Sections 16 to 18: marches, alliances, attacks, legions.

use ludi_latium::gods::Kind;
use ludi_latium::scenario::Position;
use ludi_latium::{Action, Ask, Die, Event, Season};

use crate::common::{
    assert_asks, attack, count, dp, exchange, march, may, owner, pass_until, play, refusal,
    request, rich, seat, square, step,
};

#[test]
fn s16_a_contingent_goes_three_squares_and_six_with_the_way_back() {
    let mut position = rich(2).offer(1, 0).act(Season::Semen);
    play(&mut position, &[march("B1"), Action::Pawns(2)]);
    // Politorium and Ardea let them pass.
    position.load(&[(4, 1), (4, 2)]);
    assert_eq!(refusal(&mut position, step("D1")), ("16", "why-not-next"));
    assert_eq!(refusal(&mut position, Action::Done), ("16", "why-must-move"));
    play(&mut position, &[step("B2"), step("B3")]);
    assert_eq!(refusal(&mut position, step("A4")), ("1", "why-sea"));
    play(&mut position, &[step("B4")]);
    // Three from home: it stops by itself, and may go back.
    assert_asks(&position, Ask::Step, &[0]);
    assert_eq!(refusal(&mut position, step("C4")), ("16", "why-too-far"));
    play(&mut position, &[Action::Done]);
    let there = position.all().pawns.iter().filter(|pawn| pawn.square == square("B4")).count();
    // The pawn of Ardea is at home there.
    assert_eq!(there, 3);
    play(&mut position, &[Action::Done]);
    let there = position.all().pawns.iter().filter(|pawn| pawn.square == square("B4")).count();
    assert_eq!(there, 1);
}

#[test]
fn s16_each_village_says_how_many_of_its_pawns_march() {
    let mut position = rich(2).main(0, "Aricia").ally(0, "Bovillae").act(Season::Semen);
    play(&mut position, &[march("C3"), Action::Pawns(2)]);
    assert_asks(&position, Ask::Levy, &[0]);
    assert_eq!(position.legal(), [Action::Pawns(0), Action::Pawns(1)]);
    assert_eq!(refusal(&mut position, Action::Pawns(2)), ("16", "why-wrong-count"));
    play(&mut position, &[Action::Pawns(1)]);
    let set_out = |event: &Event| matches!(event, Event::Marched { centuriae: 12, .. });
    assert_eq!(count(&position, set_out), 1);
}

#[test]
fn s16_albalonga_crosses_the_square_of_aricia_and_is_stopped() {
    let mut position = rich(3).act(Season::Semen);
    play(&mut position, &[Action::Done, march("D3"), Action::Pawns(2), step("C3")]);
    assert_asks(&position, Ask::Intercept, &[2]);
    play(&mut position, &[Action::Accept]);
    let battle = position.battle();
    assert!(!battle.attack);
    let centuriae =
        |side: usize| -> u8 { battle.sides[side].pawns.iter().map(|line| line.centuriae).sum() };
    assert_eq!((centuriae(0), centuriae(1)), (8, 12));
}

#[test]
fn s16_who_is_let_pass_goes_on() {
    let mut position = rich(3).act(Season::Semen);
    play(&mut position, &[Action::Done, march("D3"), Action::Pawns(2), step("C3")]);
    // Bovillae has as many centuriae as the contingent.
    position.load(&[(4, 2)]);
    play(&mut position, &[Action::Refuse]);
    assert_asks(&position, Ask::Step, &[1]);
    assert_eq!(count(&position, |event| matches!(event, Event::VillageThrown { .. })), 1);
}

#[test]
fn s16_a_larger_village_fights_when_a_smaller_one_declines() {
    // In D2 there are medium Corbium and large Tusculum.
    let mut position = rich(2).act(Season::Semen);
    play(&mut position, &[Action::Done, march("D3"), Action::Pawns(2)]);
    position.load(&[(4, 1)]);
    play(&mut position, &[step("D2")]);
    assert_eq!(count(&position, |event| matches!(event, Event::VillageRises { .. })), 1);
    let battle = position.battle();
    assert_eq!(battle.village, Some(position.village("Tusculum")));
    assert_eq!(position.ask(), Ask::Before);
}

#[test]
fn s16_small_villages_are_too_weak_to_stop_a_legion() {
    let mut position = rich(2).act(Season::Semen);
    play(&mut position, &[march("B1"), Action::Pawns(2), step("C2")]);
    assert_asks(&position, Ask::Step, &[0]);
    let mut position = rich(2).act(Season::Semen);
    position.load(&[(4, 3)]);
    play(&mut position, &[march("B1"), Action::Pawns(1), step("C2")]);
    // Four against four: it fights.
    assert_eq!(position.battle().village, Some(position.village("Castrimoenium")));
}

#[test]
fn s16_a_mover_with_a_village_there_is_stopped_only_by_a_main() {
    let mut position = rich(3).ally(1, "Bovillae").act(Season::Semen);
    play(&mut position, &[Action::Done, march("D3"), Action::Pawns(2), step("C3")]);
    assert_asks(&position, Ask::Intercept, &[2]);
    let mut position = rich(2).ally(1, "Corbium").ally(0, "Tusculum").act(Season::Semen);
    play(&mut position, &[Action::Done, march("D3"), Action::Pawns(2), step("D2")]);
    assert_asks(&position, Ask::Step, &[1]);
}

#[test]
fn s16_partners_of_a_pact_are_not_asked() {
    let mut position = rich(3).pact(1, 2).ally(1, "Bovillae").act(Season::Semen);
    play(&mut position, &[Action::Done, march("D3"), Action::Pawns(2), step("C3")]);
    assert_asks(&position, Ask::Step, &[1]);
}

/// A fight of eight against eight that the attacker wins: two exchanges, and both hits
/// recover.
fn win(position: &mut Position) {
    exchange(position, &[(6, 1), (6, 6)]);
    exchange(position, &[(6, 1), (6, 6), (4, 1), (4, 1)]);
}

#[test]
fn s16_a_chain_of_three_interceptions() {
    let mut position = rich(2).main(0, "Praeneste").act(Season::Semen);
    play(&mut position, &[march("E2"), Action::Pawns(2)]);
    for to in ["D2", "C3", "C4"] {
        position.load(&[(4, 3)]);
        play(&mut position, &[step(to)]);
        win(&mut position);
    }
    assert_asks(&position, Ask::Step, &[0]);
    assert_eq!(count(&position, |event| matches!(event, Event::BattleWon { .. })), 3);
    assert_eq!(position.player(0).victories, 3);
    // A village beaten on the way submits without a die.
    play(&mut position, &[Action::Done, Action::Done]);
    let lanuvium = attack(&position, "Lanuvium");
    position.load(&[]);
    play(&mut position, &[lanuvium]);
    assert_eq!((owner(&position, "Lanuvium"), position.dice.drawn()), (Some(0), 0));
}

#[test]
fn s16_who_loses_on_the_way_goes_home_for_the_season() {
    let mut position = rich(2).main(0, "Praeneste").act(Season::Semen);
    play(&mut position, &[march("E2"), Action::Pawns(2)]);
    position.load(&[(4, 3)]);
    play(&mut position, &[step("D2")]);
    exchange(&mut position, &[(6, 6), (6, 1)]);
    exchange(&mut position, &[(6, 1), (6, 1), (4, 1)]);
    assert_asks(&position, Ask::Turn, &[1]);
    play(&mut position, &[Action::Done]);
    assert_eq!(refusal(&mut position, march("E2")), ("19", "why-no-legion-there"));
    assert_eq!(position.at("Praeneste").strength, 12);
}

/// Asks a village with these dice.
fn ask(position: &mut Position, name: &str, choices: &[Action], dice: &[(u8, u8)]) {
    let wanted = request(position, name);
    position.load(dice);
    play(position, &[wanted]);
    play(position, choices);
}

#[test]
fn s17_each_size_accepts_what_the_rulebook_lists() {
    let accepted = |name: &str, choices: &[Action], die: (u8, u8)| {
        let mut position = rich(2).act(Season::Hiems);
        ask(&mut position, name, choices, &[die]);
        owner(&position, name) == Some(0)
    };
    let results = |name: &str, choices: &[Action], sides: u8| -> Vec<u8> {
        (1..=sides).filter(|&die| accepted(name, choices, (sides, die))).collect()
    };
    let plain = [Action::Done];
    assert_eq!(results("Collatia", &plain, 4), [3, 4]);
    assert_eq!(results("Ardea", &[Action::Done, Action::Die(Die::D4)], 4), [4]);
    assert_eq!(results("Ardea", &[Action::Done, Action::Die(Die::D6)], 6), [4, 5]);
    assert_eq!(results("Cora", &plain, 6), [5, 6]);
    // A gift adds one, which never hurts.
    assert_eq!(results("Collatia", &[Action::Gift], 4), [2, 3, 4]);
    assert_eq!(results("Ardea", &[Action::Gift, Action::Die(Die::D6)], 6), [3, 4, 5]);
    assert_eq!(results("Cora", &[Action::Gift], 6), [4, 5, 6]);
}

#[test]
fn s17_gifts_cost_two_four_or_six_and_are_lost() {
    let spent = |name: &str, choices: &[Action]| {
        let mut position = rich(2).act(Season::Hiems);
        ask(&mut position, name, choices, &[]);
        300 - dp(&position, 0)
    };
    assert_eq!(spent("Collatia", &[Action::Gift]), 2);
    assert_eq!(spent("Ardea", &[Action::Gift, Action::Die(Die::D4)]), 4);
    assert_eq!(spent("Cora", &[Action::Gift]), 6);
}

#[test]
fn s17_a_one_ends_it_for_ever_and_other_refusals_for_a_year() {
    let barred = |choice: Action, die: u8| {
        let mut position = rich(2).act(Season::Hiems);
        ask(&mut position, "Cora", &[choice], &[(6, die)]);
        let barred = position.player(0).barred;
        assert_eq!(barred.len(), 1);
        barred[0].1
    };
    assert_eq!(barred(Action::Done, 1), None);
    assert_eq!(barred(Action::Done, 2), Some(3));
    assert_eq!(barred(Action::Gift, 1), Some(3));
    let mut position = rich(2).offer(1, 0).act(Season::Hiems);
    ask(&mut position, "Cora", &[Action::Done], &[(6, 2)]);
    let cora = request(&position, "Cora");
    assert_eq!(refusal(&mut position, cora), ("17", "why-requested-already"));
    play(&mut position, &[Action::Done]);
    assert_eq!(refusal(&mut position, cora), ("17", "why-not-yet"));
    let mut position = rich(2).offer(1, 0).act(Season::Hiems);
    ask(&mut position, "Cora", &[Action::Done], &[(6, 1)]);
    play(&mut position, &[Action::Done]);
    assert_eq!(refusal(&mut position, cora), ("17", "why-never-again"));
}

#[test]
fn s17_an_ally_of_another_is_asked_by_his_leave_only() {
    let mut position = rich(2).ally(1, "Ardea").act(Season::Hiems);
    ask(&mut position, "Ardea", &[Action::Done, Action::Die(Die::D6)], &[(6, 5)]);
    assert_asks(&position, Ask::Leave, &[1]);
    play(&mut position, &[Action::Accept]);
    assert_eq!(owner(&position, "Ardea"), Some(0));
    // Own leave costs no consent.
    assert_eq!(position.player(1).consent, 0);
}

#[test]
fn s17_refused_leave_keeps_gift_and_bonus() {
    let mut position =
        rich(2).offer(1, 0).ally(1, "Ardea").stock(0, &[Kind::Legatio]).act(Season::Hiems);
    play(&mut position, &[crate::common::help(Kind::Legatio)]);
    ask(&mut position, "Ardea", &[Action::Gift, Action::Die(Die::D4), Action::Refuse], &[]);
    assert_eq!((dp(&position, 0), position.player(0).legatio), (300, 1));
    assert_eq!((owner(&position, "Ardea"), position.dice.drawn()), (Some(1), 0));
    let ardea = request(&position, "Ardea");
    assert_eq!(refusal(&mut position, ardea), ("17", "why-requested-already"));
    play(&mut position, &[Action::Done]);
    assert!(may(&position, ardea));
}

#[test]
fn s17_gabii_takes_querquetulum_without_a_battle() {
    let mut position = rich(2).main(0, "Gabii").act(Season::Semen);
    let querquetulum = attack(&position, "Querquetulum");
    position.load(&[]);
    play(&mut position, &[querquetulum, Action::Refuse]);
    assert_eq!((owner(&position, "Querquetulum"), position.dice.drawn()), (Some(0), 0));
    let came = |event: &Event| matches!(event, Event::Attacked { centuriae: 8, .. });
    assert_eq!(count(&position, came), 1);
    // A small village is not felt, and surrender is no victory.
    assert_eq!((position.player(0).consent, position.player(0).victories), (0, 0));
}

#[test]
fn s17_one_village_in_a_season_unless_all_there_are_weak() {
    let mut position = rich(2).offer(1, 0).legion_in("Roma", "C2").act(Season::Semen);
    let (one, other) = (attack(&position, "Tellenae"), attack(&position, "Castrimoenium"));
    play(&mut position, &[one, other]);
    assert_eq!(owner(&position, "Castrimoenium"), Some(0));
    let mut position = rich(2).offer(1, 0).legion_in("Roma", "B2").act(Season::Semen);
    let (apiolae, politorium) = (attack(&position, "Apiolae"), attack(&position, "Politorium"));
    play(&mut position, &[apiolae]);
    assert_eq!(refusal(&mut position, politorium), ("17", "why-one-submission"));
}

#[test]
fn s17_a_siege_over_two_seasons() {
    let mut position =
        rich(2).offer(1, 0).main(0, "Aricia").legion_in("Aricia", "C4").act(Season::Semen);
    let lanuvium = attack(&position, "Lanuvium");
    position.load(&[(4, 1)]);
    play(&mut position, &[lanuvium]);
    assert_eq!(position.at("Lanuvium").besieger, Some(seat(0)));
    play(&mut position, &[Action::Done]);
    // The besiegers stay where they are, and have not moved in this season.
    assert_eq!(position.season(), Season::Messis);
    let there = position.all().pawns.into_iter().filter(|pawn| pawn.square == square("C4"));
    assert_eq!(there.filter(|pawn| pawn.moved == 0).count(), 3);
    position.load(&[]);
    play(&mut position, &[lanuvium]);
    assert_eq!((position.ask(), position.dice.drawn()), (Ask::Before, 0));
    win(&mut position);
    assert_eq!(owner(&position, "Lanuvium"), Some(0));
    assert_eq!(position.at("Lanuvium").besieger, None);
}

#[test]
fn s17_a_siege_ends_when_the_besieger_moves_off_and_with_messis() {
    let besieging = |season: Season| {
        let mut position =
            rich(2).offer(1, 0).main(0, "Aricia").legion_in("Aricia", "C4").act(season);
        let lanuvium = attack(&position, "Lanuvium");
        position.load(&[(4, 2)]);
        play(&mut position, &[lanuvium]);
        position
    };
    let mut position = besieging(Season::Semen);
    play(&mut position, &[march("C4"), Action::Pawns(2), step("C3"), Action::Done]);
    assert_eq!(position.at("Lanuvium").besieger, None);
    // Who comes back with the same march begins anew.
    let mut position = besieging(Season::Semen);
    position.load(&[(4, 1)]);
    play(&mut position, &[march("C4"), Action::Pawns(2), step("C3"), step("C4")]);
    assert_eq!(position.at("Lanuvium").besieger, None);
    let mut position = besieging(Season::Messis);
    pass_until(&mut position, Ask::Offer);
    assert_eq!(position.at("Lanuvium").besieger, None);
    assert_eq!(count(&position, |event| matches!(event, Event::SiegeLifted { .. })), 1);
}

#[test]
fn s17_only_the_contingent_counts_for_a_second_submission() {
    // Four of Ardea stand in the square of Politorium, an ally with a legion of four.
    let mut position = rich(2)
        .offer(1, 0)
        .ally(0, "Politorium")
        .ally(0, "Ardea")
        .legion_in("Ardea", "B2")
        .act(Season::Semen);
    let (antemnae, apiolae) = (attack(&position, "Antemnae"), attack(&position, "Apiolae"));
    assert!(may(&position, apiolae));
    play(&mut position, &[antemnae, Action::Refuse]);
    assert_eq!(owner(&position, "Antemnae"), Some(0));
    assert_eq!(refusal(&mut position, apiolae), ("17", "why-one-submission"));
}

#[test]
fn s17_nobody_joins_a_battle_against_a_partner_of_this_season() {
    let mut position = rich(3)
        .ally(0, "Tellenae")
        .pact(0, 2)
        .pact(1, 2)
        .legion_in("Albalonga", "C2")
        .legion_in("Aricia", "C2")
        .act(Season::Semen);
    let tellenae = attack(&position, "Tellenae");
    play(&mut position, &[Action::EndPact(seat(2)), tellenae]);
    assert_asks(&position, Ask::Yield, &[0]);
    play(&mut position, &[Action::Accept]);
    // The legion of Aricia stands by.
    assert_asks(&position, Ask::Before, &[1]);
}

#[test]
fn s18_pawns_that_march_home_are_filled_up() {
    let mut position = rich(2)
        .familiae("Roma", 11, 3)
        .legion_in("Roma", "C1")
        .familiae("Roma", 13, 4)
        .act(Season::Semen);
    assert_eq!(position.at("Roma").strength, 4);
    play(&mut position, &[march("C1"), Action::Pawns(2), step("B1"), Action::Done]);
    assert_eq!(position.at("Roma").strength, 12);
}

#[test]
fn s17_a_subject_welcomes_another_legion() {
    let subject = || rich(2).subject(1, "Ardea").legion_in("Roma", "B4").act(Season::Semen);
    let mut position = subject();
    let ardea = attack(&position, "Ardea");
    position.load(&[]);
    play(&mut position, &[ardea]);
    assert_eq!((owner(&position, "Ardea"), position.dice.drawn()), (Some(0), 0));
    // Or it becomes an ally, with one point more and without leave.
    let mut position = subject();
    ask(&mut position, "Ardea", &[Action::Done, Action::Die(Die::D4)], &[(4, 3)]);
    assert_eq!(position.at("Ardea").bond, Some((seat(0), ally())));
    assert_eq!(position.player(1).consent, -1);
    let mut position = rich(2).subject(1, "Ardea").act(Season::Semen);
    let ardea = request(&position, "Ardea");
    assert_eq!(refusal(&mut position, ardea), ("17", "why-no-liberator"));
}

fn ally() -> ludi_latium::view::Bond {
    ludi_latium::view::Bond::Ally
}

#[test]
fn s17_a_fortified_subject_becomes_an_ally_when_asked() {
    let mut position =
        rich(2).subject(0, "Ardea").oppidum("Ardea", 3).subject(0, "Ficana").act(Season::Semen);
    let (ardea, ficana) = (request(&position, "Ardea"), request(&position, "Ficana"));
    assert_eq!(refusal(&mut position, ficana), ("17", "why-yours-already"));
    position.load(&[]);
    play(&mut position, &[ardea]);
    assert_eq!(position.at("Ardea").bond, Some((seat(0), ally())));
    assert_eq!((position.at("Ardea").oppidum, position.dice.drawn()), (3, 0));
}

#[test]
fn s17_a_pact_forbids_war_until_the_season_after_its_end() {
    let mut position = rich(2).offer(1, 1).legion_in("Roma", "D3").act(Season::Semen);
    let (alba, pact) = (attack(&position, "Albalonga"), request(&position, "Albalonga"));
    play(&mut position, &[pact]);
    assert_asks(&position, Ask::Pact, &[1]);
    play(&mut position, &[Action::Accept, Action::Done]);
    assert_eq!(refusal(&mut position, alba), ("17", "why-at-peace"));
    play(&mut position, &[Action::EndPact(seat(1))]);
    assert_eq!(refusal(&mut position, alba), ("17", "why-at-peace"));
    assert_eq!(refusal(&mut position, Action::EndPact(seat(1))), ("17", "why-no-pact"));
    let mut position = rich(2).act(Season::Semen);
    play(&mut position, &[pact, Action::Refuse]);
    assert!(position.player(0).pacts.is_empty());
}

#[test]
fn s18_warriors_follow_from_familiae() {
    let strength = |familiae: u8| {
        let position = rich(2).familiae("Roma", familiae, 3).act(Season::Semen);
        let pawns: Vec<u8> = position
            .all()
            .pawns
            .iter()
            .filter(|pawn| pawn.village == position.village("Roma"))
            .map(|pawn| pawn.centuriae)
            .collect();
        (position.at("Roma").strength, pawns)
    };
    assert_eq!(strength(14), (12, vec![4, 4]));
    assert_eq!(strength(10), (10, vec![4, 2]));
    assert_eq!(strength(6), (6, vec![2, 0]));
    assert_eq!(strength(3), (3, vec![0, 0]));
}

#[test]
fn s18_a_small_village_has_no_legion() {
    let mut position = rich(2).ally(0, "Ficana").act(Season::Semen);
    assert_eq!(refusal(&mut position, march("A2")), ("19", "why-no-legion-there"));
}
