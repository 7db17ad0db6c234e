//! Sections 19, 20 and 22: battles.

use ludi_engine::{Viewer, Words};
use ludi_latium::gods::Kind;
use ludi_latium::{Action, Ask, Event, Force, Grade, Season};

use crate::common::{
    alba, assert_asks, attack, centuriae, count, exchange, harm, help, march, owner, play, play_as,
    refusal, rich, seat, step, target, threshold,
};

#[test]
fn s19_corbium_joins_gabii_in_the_square_of_tusculum() {
    let mut position =
        rich(2).main(0, "Gabii").ally(0, "Corbium").main(1, "Tusculum").act(Season::Semen);
    play(&mut position, &[march("D1"), Action::Pawns(2), step("D2")]);
    assert_asks(&position, Ask::Intercept, &[1]);
    play(&mut position, &[Action::Refuse, Action::Done, Action::Done]);
    let tusculum = attack(&position, "Tusculum");
    play(&mut position, &[tusculum]);
    assert_asks(&position, Ask::Reinforce, &[0]);
    play(&mut position, &[Action::Accept]);
    assert_asks(&position, Ask::Yield, &[1]);
    let came = |event: &Event| matches!(event, Event::Attacked { centuriae: 16, .. });
    assert_eq!(count(&position, came), 1);
    play(&mut position, &[Action::Accept]);
    assert_eq!(centuriae(&position.battle(), 1), 12);
}

#[test]
fn s19_a_player_who_is_attacked_may_give_the_village_up() {
    let mut position = rich(2).ally(1, "Ardea").legion_in("Roma", "B4").act(Season::Semen);
    let ardea = attack(&position, "Ardea");
    play(&mut position, &[ardea, Action::Surrender]);
    assert_eq!(owner(&position, "Ardea"), Some(0));
    assert_eq!((position.player(0).consent, position.player(1).consent), (1, -1));
    assert_eq!(position.player(0).victories, 0);
}

#[test]
fn s19_a_main_given_up_is_conquered_and_its_player_is_out() {
    let mut position = rich(3).legion_in("Roma", "D3").act(Season::Semen);
    let attacked = attack(&position, "Albalonga");
    play(&mut position, &[attacked, Action::Surrender]);
    assert!(position.player(1).out);
    assert!(position.at("Albalonga").conquered);
    assert_eq!((owner(&position, "Albalonga"), position.player(0).points), (Some(0), 15));
}

#[test]
fn s19_all_forces_in_the_square_defend_or_one_village_does() {
    let scenario = || {
        rich(2).main(1, "Tusculum").ally(1, "Corbium").legion_in("Roma", "D2").act(Season::Semen)
    };
    let mut position = scenario();
    let tusculum = attack(&position, "Tusculum");
    play(&mut position, &[tusculum, Action::Accept]);
    assert_asks(&position, Ask::Rally, &[1]);
    play(&mut position, &[Action::Accept]);
    assert_eq!(centuriae(&position.battle(), 1), 20);
    let mut position = scenario();
    play(&mut position, &[tusculum, Action::Accept, Action::Refuse]);
    assert_eq!(centuriae(&position.battle(), 1), 12);
}

#[test]
fn s19_a_partner_of_a_pact_may_join_the_battle() {
    let scenario =
        || rich(3).pact(0, 2).legion_in("Roma", "D3").legion_in("Aricia", "D3").act(Season::Semen);
    let mut position = scenario();
    let attacked = attack(&position, "Albalonga");
    play(&mut position, &[attacked, Action::Accept]);
    assert_asks(&position, Ask::Join, &[2]);
    play(&mut position, &[Action::Accept]);
    assert_eq!(centuriae(&position.battle(), 0), 16);
    // The attacker decides everything.
    assert_asks(&position, Ask::Deploy, &[0]);
    let mut position = scenario();
    play(&mut position, &[attacked, Action::Accept, Action::Refuse]);
    assert_eq!(centuriae(&position.battle(), 0), 8);
}

#[test]
fn s19_another_player_leads_an_independent_village() {
    let mut position = rich(3)
        .main(0, "Aricia")
        .ally(0, "Bovillae")
        .ally(0, "Satricum")
        .main(2, "Roma")
        .legion_in("Aricia", "C4")
        .legion_in("Bovillae", "C4")
        .legion_in("Satricum", "C4")
        .act(Season::Semen);
    let lanuvium = attack(&position, "Lanuvium");
    // Sixteen against eight: it surrenders.
    play(&mut position, &[lanuvium]);
    assert_eq!(owner(&position, "Lanuvium"), Some(0));
    let mut position = rich(3)
        .main(0, "Aricia")
        .ally(0, "Lanuvium")
        .ally(0, "Bovillae")
        .main(2, "Roma")
        .legion_in("Aricia", "D2")
        .legion_in("Lanuvium", "D2")
        .legion_in("Bovillae", "D2")
        .act(Season::Semen);
    let tusculum = attack(&position, "Tusculum");
    position.load(&[(4, 4)]);
    play(&mut position, &[tusculum]);
    // Four pawns: two schiere against one.
    assert_asks(&position, Ask::Deploy, &[0]);
    play(&mut position, &[Action::Pawns(2), Action::Enter]);
    play(&mut position, &[Action::Done]);
    assert_asks(&position, Ask::Engage, &[1]);
    let prompt = position.game.prompt(&position.state, Viewer::Seat(seat(1)));
    assert_eq!(prompt.text.key, "prompt-engage-for");
    let before = position.player(1);
    position.load_d6(&[6, 1, 1]);
    play(&mut position, &[Action::Schiera(1)]);
    assert_eq!((position.player(1).points, position.player(1).consent), (before.points, 0));
    // The engaged schiera has thrown and lost; two attacked Tusculum.
    let battle = position.battle();
    assert_eq!((battle.sides[0].lost, battle.sides[1].lost), (1, 0));
}

#[test]
fn s20_strength_is_two_figures_and_a_point_for_each_further_line() {
    let position = alba(rich(2), [&[], &[]]);
    assert_eq!((threshold(&position, 0), threshold(&position, 1)), (3, 4));
    assert_eq!(position.battle().sides.iter().map(|side| side.attacks).collect::<Vec<_>>(), [2, 3]);
}

#[test]
fn s20_a_die_above_the_threshold_costs_a_centuria_and_two_a_figure() {
    let mut position = alba(rich(2), [&[], &[]]);
    exchange(&mut position, &[(6, 3), (6, 5)]);
    assert_eq!(position.battle().sides[1].lost, 1);
    assert_eq!(threshold(&position, 1), 4);
    exchange(&mut position, &[(6, 3), (6, 5)]);
    assert_eq!(threshold(&position, 1), 3);
}

#[test]
fn s20_oppidum_and_defensio_raise_the_threshold_and_five_is_the_most() {
    let position = alba(rich(2).oppidum("Albalonga", 3), [&[], &[]]);
    assert_eq!(threshold(&position, 1), 5);
    let mut position = rich(2)
        .oppidum("Albalonga", 3)
        .stock(1, &[Kind::Defensio])
        .legion_in("Roma", "D3")
        .act(Season::Semen);
    play(&mut position, &[march("D3"), Action::Pawns(2), step("C2"), Action::Done]);
    let own = target(&position, "Albalonga");
    play(&mut position, &[help(Kind::Defensio), own]);
    assert_eq!(position.at("Albalonga").place, 1);
}

#[test]
fn s20_bellum_helps_the_next_battle_only() {
    let mut position =
        rich(2).offer(1, 0).stock(0, &[Kind::Bellum]).legion_in("Roma", "D3").act(Season::Semen);
    play(&mut position, &[help(Kind::Bellum)]);
    let attacked = attack(&position, "Albalonga");
    play(&mut position, &[attacked, Action::Accept]);
    assert_eq!((threshold(&position, 0), threshold(&position, 1)), (4, 4));
    assert_eq!(position.player(0).bellum, 0);
}

#[test]
fn s20_half_of_the_enemy_is_a_rout() {
    // Two of three lines are gone before the attacks are used up.
    let mut position = alba(rich(2).familiae("Roma", 6, 3), [&[], &[]]);
    // Two centuriae against twelve: the first loss is a rout.
    exchange(&mut position, &[(6, 6), (6, 1), (4, 1)]);
    assert_eq!(count(&position, |event| matches!(event, Event::Routed { .. })), 1);
    assert_eq!(position.player(1).victories, 1);
}

#[test]
fn s20_those_who_do_not_recover_are_familiae_lost() {
    let mut position = alba(rich(2), [&[], &[]]);
    exchange(&mut position, &[(6, 6), (6, 6)]);
    exchange(&mut position, &[(6, 1), (6, 1)]);
    // One attack of Albalonga is left; Roma only defends.
    exchange(&mut position, &[(6, 6), (4, 3), (4, 2), (4, 4)]);
    assert_eq!((position.at("Roma").familiae, position.at("Albalonga").familiae), (11, 11));
    assert_eq!(position.at("Roma").strength, 11);
}

#[test]
fn s20_the_side_with_fewer_schiere_chooses_and_the_surplus_attacks() {
    // Sixteen of Roma and allies, two schiere, against twelve of Albalonga.
    let mut position = rich(2)
        .ally(0, "Ardea")
        .ally(0, "Satricum")
        .legion_in("Roma", "D3")
        .legion_in("Ardea", "D3")
        .legion_in("Satricum", "D3")
        .act(Season::Semen);
    let attacked = attack(&position, "Albalonga");
    play(&mut position, &[attacked, Action::Accept]);
    assert_asks(&position, Ask::Deploy, &[0]);
    assert_eq!(position.legal().len(), 3);
    assert_eq!(refusal(&mut position, Action::Lay(Kind::Salus)), ("20", "why-something-else"));
    play(&mut position, &[Action::Pawns(3), Action::Enter, Action::Done, Action::Done]);
    assert_asks(&position, Ask::Engage, &[1]);
    assert_eq!(refusal(&mut position, Action::Schiera(2)), ("20", "why-no-schiera"));
    position.load_d6(&[1, 6, 6]);
    play(&mut position, &[Action::Schiera(0)]);
    let battle = position.battle();
    assert_eq!((battle.sides[0].lost, battle.sides[1].lost), (0, 2));
    assert_eq!((battle.sides[0].attacks, battle.sides[1].attacks), (2, 2));
}

#[test]
fn s20_a_schiera_more_may_wait_in_reserve() {
    let mut position = rich(2)
        .ally(0, "Ardea")
        .ally(0, "Satricum")
        .legion_in("Roma", "D3")
        .legion_in("Ardea", "D3")
        .legion_in("Satricum", "D3")
        .act(Season::Semen);
    let attacked = attack(&position, "Albalonga");
    play(&mut position, &[attacked, Action::Accept, Action::Pawns(3), Action::Hold]);
    assert_asks(&position, Ask::Reserve, &[0]);
    let side = position.battle().sides[0].clone();
    assert_eq!((side.schiere.len(), side.reserve.len(), side.attacks), (1, 1, 4));
    play(&mut position, &[Action::Enter]);
    assert_eq!(position.battle().sides[0].schiere.len(), 2);
}

#[test]
fn s20_a_schiera_without_opponent_chooses_whom_it_attacks() {
    let mut scenario = rich(2).legion_in("Roma", "D3");
    for name in ["Gabii", "Cora", "Ardea"] {
        scenario = scenario.ally(0, name).legion_in(name, "D3");
    }
    for name in ["Bovillae", "Lanuvium"] {
        scenario = scenario.ally(1, name).legion_in(name, "D3");
    }
    let mut position = scenario.act(Season::Semen);
    let attacked = attack(&position, "Albalonga");
    play(&mut position, &[attacked, Action::Accept, Action::Accept]);
    play_as(&mut position, 0, &[Action::Pawns(3), Action::Pawns(2), Action::Enter]);
    play_as(&mut position, 1, &[Action::Pawns(3)]);
    play(&mut position, &[Action::Done, Action::Done]);
    play(&mut position, &[Action::Schiera(0), Action::Schiera(1)]);
    assert_asks(&position, Ask::Charge, &[0]);
    assert_eq!(refusal(&mut position, Action::Schiera(2)), ("20", "why-no-schiera"));
    // Two dice of the attackers, then three of the defenders, of which the first schiera
    // throws two.
    position.load_d6(&[1, 1, 6, 1, 6]);
    play(&mut position, &[Action::Schiera(0)]);
    let battle = position.battle();
    assert_eq!((battle.sides[0].lost, battle.sides[1].lost), (0, 2));
    assert_eq!((battle.sides[0].attacks, battle.sides[1].attacks), (4, 3));
}

#[test]
fn s22_when_attacks_are_used_up_the_losses_decide() {
    let mut position = alba(rich(2), [&[], &[]]);
    exchange(&mut position, &[(6, 1), (6, 6)]);
    exchange(&mut position, &[(6, 1), (6, 1)]);
    exchange(&mut position, &[(6, 1), (4, 1)]);
    // One centuria of Albalonga is hit, none of Roma: the main is conquered.
    assert!(position.at("Albalonga").conquered);
    assert!(position.player(1).out);
    assert_eq!(position.player(0).victories, 1);
    let won = |event: &Event| matches!(event, Event::BattleWon { side: Force::Player(_), .. });
    assert_eq!(count(&position, won), 1);
}

#[test]
fn s22_a_side_without_attacks_only_defends_and_has_no_archers() {
    let mut position = alba(rich(2), [&[Kind::Maiestas], &[Kind::Salus]]);
    for _ in 0..3 {
        position.load_d6(&[1, 1]);
        play(&mut position, &[Action::Done; 4]);
    }
    assert_eq!(position.battle().sides[0].attacks, 0);
    let shot = Action::Play(Kind::Maiestas, 0);
    assert_eq!(refusal(&mut position, shot), ("22", "why-no-attacks"));
    position.load_d6(&[1]);
    play(&mut position, &[Action::Done, Action::Done, Action::Done]);
    assert_eq!(position.dice.drawn(), 1);
    assert_eq!(count(&position, |event| matches!(event, Event::BattleDrawn { .. })), 1);
}

#[test]
fn s22_equal_losses_send_the_attacker_home() {
    let mut position = alba(rich(2), [&[], &[]]);
    exchange(&mut position, &[(6, 1), (6, 1)]);
    exchange(&mut position, &[(6, 1), (6, 1)]);
    exchange(&mut position, &[(6, 1)]);
    assert_eq!(count(&position, |event| matches!(event, Event::BattleDrawn { .. })), 1);
    assert_eq!((owner(&position, "Albalonga"), position.at("Roma").strength), (Some(1), 12));
    assert_eq!((position.player(0).consent, position.player(1).consent), (0, 0));
    play(&mut position, &[Action::Done]);
    assert_eq!(refusal(&mut position, march("B1")), ("19", "why-no-legion-there"));
}

#[test]
fn s22_a_difference_of_four_is_a_crushing_victory() {
    let mut position = alba(rich(2), [&[], &[Kind::Auctoritas]]);
    position.load_d6(&[6, 1]);
    play(&mut position, &[Action::Done; 3]);
    play(&mut position, &[Action::Play(Kind::Auctoritas, 0)]);
    // Four of eight are gone, against twelve: a rout.
    let crushing = |event: &Event| matches!(event, Event::BattleWon { grade: Grade::Crushing, .. });
    assert_eq!(count(&position, crushing), 1);
    assert_eq!(position.player(1).victories, 2);
}

#[test]
fn s19_a_garrison_that_was_beaten_joins_no_attack_in_this_season() {
    let mut position = rich(2).offer(1, 0).main(0, "Aricia").ally(0, "Lanuvium").act(Season::Semen);
    let bovillae = attack(&position, "Bovillae");
    position.load(&[(4, 4)]);
    play(&mut position, &[bovillae, Action::Accept, Action::Surrender]);
    // Legion and garrison of Aricia are beaten; four of Lanuvium come and attack alone.
    play(&mut position, &[march("C4"), step("C3"), Action::Done]);
    position.load(&[(4, 4)]);
    play(&mut position, &[bovillae]);
    assert_asks(&position, Ask::Before, &[0]);
    let forces = |centuriae: u8| {
        count(
            &position,
            |event| matches!(event, Event::Attacked { centuriae: n, .. } if *n == centuriae),
        )
    };
    assert_eq!((forces(12), forces(4)), (1, 1));
}

#[test]
fn s20_bellum_adds_up_against_an_independent_village() {
    let mut position = rich(2)
        .offer(1, 0)
        .main(0, "Aricia")
        .ara(0, 2)
        .stock(0, &[Kind::Bellum, Kind::Bellum])
        .act(Season::Semen);
    let (bovillae, target) = (attack(&position, "Bovillae"), target(&position, "Bovillae"));
    play(&mut position, &[harm(Kind::Bellum), target, harm(Kind::Bellum), target]);
    position.load(&[(4, 3)]);
    play(&mut position, &[bovillae, Action::Accept]);
    // Two lines make 3.
    assert_eq!(threshold(&position, 1), 1);
}

#[test]
fn s22_six_lines_and_three_auxilia_make_nine_attacks() {
    let tokens = [Kind::Salus, Kind::Bellum, Kind::Populus];
    let mut position = ["Gabii", "Praeneste"]
        .into_iter()
        .fold(rich(2), |scenario, name| scenario.ally(0, name).legion_in(name, "D3"))
        .legion_in("Roma", "D3")
        .stock(0, &tokens)
        .act(Season::Semen);
    let attacked = attack(&position, "Albalonga");
    play(&mut position, &[attacked, Action::Accept, Action::Enter]);
    play(&mut position, &tokens.map(Action::Lay));
    let battle = position.battle();
    assert_eq!((battle.sides[0].schiere.len(), battle.sides[0].attacks), (2, 9));
    assert_eq!((battle.sides[1].schiere.len(), battle.sides[1].attacks), (1, 3));
}

#[test]
fn s22_a_main_that_falls_is_conquered_even_if_its_people_turn_away() {
    let mut position = alba(rich(3).consent(1, -5), [&[], &[]]);
    play(&mut position, &[Action::Done, Action::Surrender]);
    assert!(position.at("Albalonga").conquered);
    assert_eq!(owner(&position, "Albalonga"), Some(0));
    // 9 for Roma, 6 for Albalonga, 1 for the victory; 1 consent for battle and village each.
    assert_eq!((position.player(0).points, position.player(0).consent), (16, 2));
    assert_eq!(count(&position, |event| matches!(event, Event::Expelled { .. })), 0);
}
