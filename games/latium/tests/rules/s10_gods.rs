//! Sections 10 and 11: Beneficii and auxilia outside battle.

use ludi_latium::gods::Kind;
use ludi_latium::scenario::Position;
use ludi_latium::{Action, Ask, Event, Season};

use crate::common::{
    assert_asks, attack, benefit, count, dp, harm, help, march, may, owner, pass_until, play,
    refusal, request, rich, seat, step, target,
};

#[test]
fn s10_benefits_are_used_in_order_each_for_an_action() {
    let mut position = rich(2).offer(1, 0).hand(0, &[(Kind::Divitiae, 4)]).act(Season::Semen);
    let card = benefit(Kind::Divitiae, 4);
    let other = Action::Player(seat(1));
    play(&mut position, &[card]);
    assert_eq!((dp(&position, 0), position.player(0).actions), (304, 3));
    play(&mut position, &[card, other]);
    assert_eq!(dp(&position, 1), 296);
    play(&mut position, &[card]);
    assert_eq!(dp(&position, 0), 312);
    // The fourth harms two; with two players there is only one.
    play(&mut position, &[card, other]);
    assert_eq!(count(&position, |event| matches!(event, Event::Robbed { dp: 4, .. })), 2);
    assert_eq!(count(&position, |event| matches!(event, Event::BenefitUsed { .. })), 4);
}

#[test]
fn s10_the_nth_benefit_needs_an_offer_of_n() {
    let mut position =
        rich(2).offer(0, 1).offer(1, 0).hand(0, &[(Kind::Divitiae, 2)]).act(Season::Semen);
    let card = benefit(Kind::Divitiae, 2);
    play(&mut position, &[card]);
    assert_eq!(position.season(), Season::Messis);
    assert_eq!(refusal(&mut position, card), ("10", "why-offer-too-low"));
}

#[test]
fn s10_one_card_in_a_season_and_another_in_the_next() {
    let hand = [(Kind::Divitiae, 2), (Kind::Maiestas, 1)];
    let mut position = rich(2).offer(1, 0).hand(0, &hand).act(Season::Semen);
    play(&mut position, &[benefit(Kind::Divitiae, 2)]);
    assert_eq!(refusal(&mut position, benefit(Kind::Maiestas, 1)), ("10", "why-other-card"));
    assert_eq!(refusal(&mut position, benefit(Kind::Salus, 1)), ("10", "why-not-in-hand"));
    play(&mut position, &[Action::Done, benefit(Kind::Maiestas, 1)]);
    assert_eq!(position.player(0).consent, 1);
    assert_eq!(refusal(&mut position, benefit(Kind::Maiestas, 1)), ("10", "why-used-up"));
}

#[test]
fn s10_the_card_of_the_year_is_seen_when_all_offers_are_in() {
    let mut position = rich(2).next_year(&[]);
    assert_eq!(position.player(0).cards, 0);
    crate::common::play_as(&mut position, 0, &[Action::Offer(2)]);
    assert_eq!(position.player(0).cards, 0);
    crate::common::play_as(&mut position, 1, &[Action::Offer(1)]);
    assert_eq!((position.player(0).cards, position.player(1).cards), (1, 1));
    assert_eq!(position.view(1).players[0].hand, None);
    assert_eq!(position.view(0).players[0].hand.as_ref().map(Vec::len), Some(1));
}

/// The first player uses one token, for or against, with this aim.
fn used(position: &mut Position, token: Action, aims: &[Action]) {
    play(position, &[token]);
    play(position, aims);
}

#[test]
fn s10_salus_restores_what_was_lost_and_makes_others_hungry() {
    let mut position =
        rich(2).familiae("Roma", 11, 3).stock(0, &[Kind::Salus; 2]).ara(0, 2).act(Season::Semen);
    let (roma, alba) = (target(&position, "Roma"), target(&position, "Albalonga"));
    used(&mut position, help(Kind::Salus), &[roma]);
    assert_eq!((position.at("Roma").familiae, position.at("Roma").strength), (12, 12));
    used(&mut position, harm(Kind::Salus), &[alba]);
    assert_eq!(position.at("Albalonga").need, 2);
    let before = dp(&position, 1);
    play(&mut position, &[Action::Done]);
    pass_until(&mut position, Ask::Offer);
    assert_eq!(count(&position, |event| matches!(event, Event::AllFed { dp: 14, .. })), 1);
    assert!(dp(&position, 1) > before);
}

#[test]
fn s10_salus_without_losses_is_spent_in_vain() {
    let mut position = rich(2).stock(0, &[Kind::Salus]).act(Season::Semen);
    play(&mut position, &[help(Kind::Salus)]);
    assert_eq!(count(&position, |event| matches!(event, Event::InVain { .. })), 1);
    assert_asks(&position, Ask::Turn, &[1]);
}

#[test]
fn s10_populus_settles_and_takes_familiae_but_never_the_last() {
    let mut position =
        rich(2).familiae("Ficana", 1, 1).stock(0, &[Kind::Populus; 2]).ara(0, 2).act(Season::Semen);
    let (roma, ficana) = (target(&position, "Roma"), target(&position, "Ficana"));
    let alba = target(&position, "Albalonga");
    used(&mut position, help(Kind::Populus), &[roma]);
    assert_eq!(position.at("Roma").familiae, 13);
    play(&mut position, &[harm(Kind::Populus)]);
    assert_eq!(refusal(&mut position, ficana), ("10", "why-no-target"));
    play(&mut position, &[alba]);
    assert_eq!((position.at("Albalonga").familiae, position.at("Albalonga").strength), (11, 11));
}

#[test]
fn s10_concordia_calms_and_stirs_up() {
    let mut position = rich(2)
        .subject(0, "Ficana")
        .level("Ficana", 3)
        .ally(1, "Bovillae")
        .stock(0, &[Kind::Concordia; 2])
        .ara(0, 2)
        .act(Season::Semen);
    let (ficana, bovillae) = (target(&position, "Ficana"), target(&position, "Bovillae"));
    let alba = target(&position, "Albalonga");
    used(&mut position, help(Kind::Concordia), &[ficana]);
    assert_eq!(position.at("Ficana").level, 2);
    play(&mut position, &[harm(Kind::Concordia)]);
    assert_eq!(refusal(&mut position, alba), ("10", "why-no-target"));
    play(&mut position, &[bovillae]);
    assert_eq!(position.at("Bovillae").level, 1);
}

#[test]
fn s10_a_fourth_benefit_hits_two_different_targets() {
    let mut position =
        rich(3).offer(1, 0).offer(2, 0).hand(0, &[(Kind::Maiestas, 4)]).act(Season::Semen);
    let card = benefit(Kind::Maiestas, 4);
    play(&mut position, &[card, card, Action::Player(seat(1)), card, card]);
    play(&mut position, &[Action::Player(seat(1))]);
    assert_eq!(refusal(&mut position, Action::Player(seat(1))), ("10", "why-same-target"));
    play(&mut position, &[Action::Player(seat(2))]);
    let consent: Vec<i8> = position.all().players.iter().map(|player| player.consent).collect();
    assert_eq!(consent, [3, -2, -1]);
}

#[test]
fn s10_celeritas_marches_and_attacks_within_one_action_and_slows_others() {
    let mut position = rich(2).stock(0, &[Kind::Celeritas; 2]).ara(0, 2).act(Season::Semen);
    play(&mut position, &[harm(Kind::Celeritas), Action::Player(seat(1))]);
    assert_eq!(position.player(1).actions, 3);
    play(&mut position, &[help(Kind::Celeritas)]);
    assert_asks(&position, Ask::Rush, &[0]);
    play(&mut position, &[march("B1"), Action::Pawns(2), step("A2"), Action::Done]);
    assert_asks(&position, Ask::Rush, &[0]);
    assert_eq!(refusal(&mut position, march("A2")), ("10", "why-no-moves"));
    let ficana = attack(&position, "Ficana");
    play(&mut position, &[ficana]);
    assert_eq!((owner(&position, "Ficana"), position.player(0).actions), (Some(0), 3));
}

#[test]
fn s10_celeritas_comes_to_nothing_in_winter() {
    let mut position = rich(2).stock(0, &[Kind::Celeritas]).act(Season::Hiems);
    play(&mut position, &[help(Kind::Celeritas)]);
    assert_eq!(count(&position, |event| matches!(event, Event::InVain { .. })), 1);
    assert_asks(&position, Ask::Turn, &[1]);
}

#[test]
fn s10_legatio_opens_ears_and_shuts_mouths() {
    let mut position = rich(2).dp(0, 0).stock(0, &[Kind::Legatio; 2]).ara(0, 2).act(Season::Hiems);
    play(&mut position, &[help(Kind::Legatio), harm(Kind::Legatio), Action::Player(seat(1))]);
    let collatia = request(&position, "Collatia");
    assert_eq!(refusal(&mut position, collatia), ("10", "why-muted"));
    play(&mut position, &[Action::Done]);
    position.load(&[(4, 2)]);
    play(&mut position, &[collatia]);
    assert_eq!(owner(&position, "Collatia"), Some(0));
    assert_eq!(position.player(0).legatio, 0);
}

#[test]
fn s10_religio_draws_and_takes_tokens() {
    let mut position = rich(2)
        .stock(0, &[Kind::Religio; 2])
        .stock(1, &[Kind::Bellum])
        .ara(0, 2)
        .act(Season::Semen);
    play(&mut position, &[help(Kind::Religio)]);
    assert_eq!(position.player(0).auxilia, 2);
    play(&mut position, &[harm(Kind::Religio), Action::Player(seat(1))]);
    assert_eq!((position.player(1).auxilia, position.all().spent.len()), (0, 3));
}

#[test]
fn s10_labores_works_for_nothing_and_stops_works() {
    let mut position = rich(2)
        .familiae("Roma", 13, 3)
        .ara(0, 1)
        .ara(1, 1)
        .oppidum("Albalonga", 1)
        .hand(0, &[(Kind::Labores, 4)])
        .act(Season::Semen);
    let card = benefit(Kind::Labores, 4);
    let alba = Action::Oppidum(position.village("Albalonga"));
    let hut = Action::Hut(position.village("Roma"));
    play(&mut position, &[card, Action::Ara]);
    assert_eq!((position.player(0).ara, position.player(0).consent), (2, 1));
    play(&mut position, &[Action::Done, card, alba, card, hut]);
    assert_eq!((position.at("Roma").huts, dp(&position, 0)), (4, 300));
    // The second of the third benefit has nothing left to work on.
    play(&mut position, &[card, Action::AraOf(seat(1))]);
    assert_eq!(count(&position, |event| matches!(event, Event::AraBlocked { .. })), 1);
    let mut position =
        rich(2).oppidum("Albalonga", 1).stock(0, &[Kind::Labores]).act(Season::Semen);
    play(&mut position, &[harm(Kind::Labores), alba]);
    assert_eq!(refusal(&mut position, alba), ("10", "why-work-blocked"));
}

#[test]
fn s11_three_are_bought_in_winter_for_one_dp_each() {
    let mut position = rich(2).buy();
    play(&mut position, &[Action::Buy; 3]);
    assert_asks(&position, Ask::Buy, &[1]);
    assert_eq!((position.player(0).auxilia, dp(&position, 0)), (3, 297));
    assert_eq!(position.view(1).players[0].stock, None);
    let seen = position.events_for(ludi_engine::Viewer::Seat(seat(1)));
    assert!(seen.iter().all(|event| !matches!(event, Event::Drawn { kind: Some(_), .. })));
    play(&mut position, &[Action::Done]);
    assert_eq!(position.ask(), Ask::Turn);
    assert_eq!(refusal(&mut position, Action::Buy), ("9", "why-something-else"));
}

#[test]
fn s11_one_in_a_season_is_used_as_an_action() {
    let stock = [Kind::Divitiae, Kind::Maiestas];
    let mut position = rich(2).offer(1, 0).stock(0, &stock).act(Season::Semen);
    play(&mut position, &[help(Kind::Divitiae)]);
    assert_eq!(refusal(&mut position, help(Kind::Maiestas)), ("11", "why-auxilium-used"));
    assert_eq!(refusal(&mut position, help(Kind::Salus)), ("11", "why-no-such-auxilium"));
    play(&mut position, &[Action::Done]);
    assert!(may(&position, help(Kind::Maiestas)));
}

#[test]
fn s11_spent_tokens_fill_the_empty_bag() {
    let all: Vec<Kind> = Kind::ALL.into_iter().flat_map(|kind| [kind; 4]).collect();
    let position = rich(2).stock(1, &all).buy();
    // Nothing is left to buy.
    assert_asks(&position, Ask::Turn, &[0]);
    let rest: Vec<Kind> = all.iter().copied().filter(|&kind| kind != Kind::Religio).collect();
    let mut position = rich(2).stock(1, &rest).stock(0, &[Kind::Religio; 4]).act(Season::Semen);
    play(&mut position, &[help(Kind::Religio)]);
    assert_eq!(count(&position, |event| matches!(event, Event::BagFilled)), 1);
    assert_eq!((position.player(0).auxilia, position.all().spent.len()), (4, 0));
}

#[test]
fn s11_a_partner_may_be_given_a_token_without_an_action_and_all_see_it() {
    let mut position = rich(3).pact(0, 1).stock(0, &[Kind::Bellum, Kind::Salus]).act(Season::Semen);
    let give = Action::Give(Kind::Bellum, seat(1));
    assert_eq!(refusal(&mut position, Action::Give(Kind::Bellum, seat(2))), ("17", "why-no-pact"));
    play(&mut position, &[give]);
    assert_asks(&position, Ask::Turn, &[0]);
    assert_eq!(position.player(0).actions, 4);
    assert_eq!(position.view(2).players[1].known, [Kind::Bellum]);
    assert_eq!(position.view(2).players[1].auxilia, 1);
}
