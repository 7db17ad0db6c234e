//! Section 21: auxilia in battle.

use ludi_latium::gods::Kind;
use ludi_latium::scenario::Position;
use ludi_latium::{Action, Ask, Event, Grade, Season};

use crate::common::{
    alba, assert_asks, attack, centuriae, count, march, may, owner, play, play_as, refusal, rich,
    step, threshold,
};

/// The example that the rulebook works through: Aricia with Bovillae against Albalonga.
fn aricia() -> Position {
    let (ours, theirs) = (
        [Kind::Maiestas, Kind::Bellum, Kind::Populus],
        [Kind::Celeritas, Kind::Defensio, Kind::Auctoritas],
    );
    let mut position = rich(2)
        .main(0, "Aricia")
        .ally(0, "Bovillae")
        .stock(0, &ours)
        .stock(1, &theirs)
        .act(Season::Semen);
    play(&mut position, &[march("C3"), Action::Pawns(2), Action::Pawns(1), step("D3")]);
    play(&mut position, &[Action::Refuse, Action::Done, Action::Done]);
    let attacked = attack(&position, "Albalonga");
    play(&mut position, &[attacked, Action::Accept]);
    assert_asks(&position, Ask::Deploy, &[0, 1]);
    for kind in ours {
        play_as(&mut position, 0, &[Action::Lay(kind)]);
    }
    for kind in theirs {
        play_as(&mut position, 1, &[Action::Lay(kind)]);
    }
    position
}

#[test]
fn s21_the_battle_of_aricia_and_albalonga_throw_by_throw() {
    let mut position = aricia();
    let battle = position.battle();
    assert_eq!((centuriae(&battle, 0), centuriae(&battle, 1)), (12, 12));
    assert_eq!((threshold(&position, 0), threshold(&position, 1)), (4, 4));
    assert_eq!((battle.sides[0].attacks, battle.sides[1].attacks), (6, 6));
    // The first attack: 2 and 4, no loss. Both could throw again.
    position.load_d6(&[2, 4]);
    play(&mut position, &[Action::Done, Action::Done]);
    assert_asks(&position, Ask::Reroll, &[0]);
    play(&mut position, &[Action::Done, Action::Done]);
    assert_eq!((position.battle().sides[0].lost, position.battle().sides[1].lost), (0, 0));
    // The second: archers, taken by Celeritas; Aricia throws 6.
    play(&mut position, &[Action::Play(Kind::Maiestas, 0)]);
    assert_asks(&position, Ask::Answer, &[1]);
    position.load_d6(&[6]);
    play(&mut position, &[Action::Play(Kind::Celeritas, 0)]);
    assert_eq!(position.dice.drawn(), 1);
    assert_asks(&position, Ask::Reroll, &[0]);
    play(&mut position, &[Action::Done]);
    assert_eq!(position.battle().sides[0].lost, 1);
    // Populus brings the centuria back; nobody answers.
    assert_asks(&position, Ask::After, &[0]);
    play(&mut position, &[Action::Play(Kind::Populus, 0), Action::Done]);
    let battle = position.battle();
    assert_eq!((battle.sides[0].lost, battle.sides[1].lost), (0, 0));
    assert_eq!((battle.sides[0].attacks, battle.sides[1].attacks), (4, 4));
    // The third: Bellum, answered by Defensio; 2 and 3.
    play(&mut position, &[Action::Play(Kind::Bellum, 0), Action::Play(Kind::Defensio, 0)]);
    assert_asks(&position, Ask::Before, &[1]);
    assert_eq!(threshold(&position, 1), 4);
    position.load_d6(&[2, 3]);
    play(&mut position, &[Action::Done, Action::Done]);
    assert_eq!((position.battle().sides[0].lost, position.battle().sides[1].lost), (0, 0));
    // The fourth: 6 for Aricia, 5 for Albalonga; then Auctoritas.
    position.load_d6(&[6, 5]);
    play(&mut position, &[Action::Done, Action::Done, Action::Done]);
    assert_asks(&position, Ask::After, &[1]);
    play(&mut position, &[Action::Play(Kind::Auctoritas, 0)]);
    let battle = position.battle();
    assert_eq!((battle.sides[0].lost, battle.sides[1].lost), (4, 1));
    // Aricia leaves the field.
    assert_asks(&position, Ask::Before, &[0]);
    position.load(&[(4, 1), (4, 1)]);
    play(&mut position, &[Action::Surrender]);
    assert_eq!(position.dice.drawn(), 2);
    assert_eq!((position.player(1).victories, position.player(0).victories), (1, 0));
    assert_eq!((position.player(0).consent, position.player(1).consent), (-1, 1));
    assert_eq!(owner(&position, "Albalonga"), Some(1));
    // Those who fled are back at home.
    assert_eq!((position.at("Aricia").strength, position.at("Bovillae").strength), (12, 8));
    let won = |event: &Event| matches!(event, Event::BattleWon { grade: Grade::Narrow, .. });
    assert_eq!(count(&position, won), 1);
}

#[test]
fn s21_tokens_have_their_moments() {
    let mut position = alba(rich(2), [&[Kind::Salus, Kind::Labores], &[]]);
    assert_eq!(refusal(&mut position, Action::Play(Kind::Salus, 0)), ("21", "why-wrong-moment"));
    assert_eq!(refusal(&mut position, Action::Play(Kind::Bellum, 0)), ("21", "why-not-laid"));
    assert!(!may(&position, Action::Play(Kind::Labores, 0)));
}

#[test]
fn s21_labores_diverts_archers_and_ends_the_exchange() {
    let mut position = alba(rich(2), [&[Kind::Maiestas], &[Kind::Labores]]);
    position.load(&[]);
    play(&mut position, &[Action::Play(Kind::Maiestas, 0), Action::Play(Kind::Labores, 0)]);
    assert_eq!(position.dice.drawn(), 0);
    let attacks: Vec<u8> = position.battle().sides.iter().map(|side| side.attacks).collect();
    assert_eq!(attacks, [2, 3]);
    assert_asks(&position, Ask::Before, &[0]);
}

#[test]
fn s21_a_shot_lets_only_the_target_throw() {
    let mut position = alba(rich(2), [&[Kind::Maiestas], &[]]);
    position.load_d6(&[5]);
    play(&mut position, &[Action::Play(Kind::Maiestas, 0)]);
    assert_eq!((position.dice.drawn(), position.battle().sides[1].lost), (1, 1));
}

#[test]
fn s21_religio_throws_a_die_again() {
    let mut position = alba(rich(2), [&[Kind::Religio], &[]]);
    position.load_d6(&[6, 1, 2]);
    play(&mut position, &[Action::Done, Action::Done, Action::Play(Kind::Religio, 0)]);
    assert_eq!((position.dice.drawn(), position.battle().sides[0].lost), (3, 0));
}

#[test]
fn s21_salus_kills_for_good() {
    let mut position = alba(rich(2), [&[Kind::Salus], &[]]);
    position.load_d6(&[1, 6]);
    play(&mut position, &[Action::Done, Action::Done, Action::Done, Action::Play(Kind::Salus, 0)]);
    position.load(&[]);
    play(&mut position, &[Action::Surrender]);
    assert_eq!((position.dice.drawn(), position.at("Albalonga").familiae), (0, 11));
}

#[test]
fn s21_concordia_sends_a_worn_line_to_the_back() {
    let mut position = alba(rich(2), [&[], &[Kind::Concordia]]);
    position.load_d6(&[1, 6]);
    play(&mut position, &[Action::Done; 4]);
    position.load_d6(&[1, 6]);
    play(&mut position, &[Action::Done; 3]);
    assert_asks(&position, Ask::After, &[1]);
    assert_eq!(threshold(&position, 1), 3);
    play(&mut position, &[Action::Play(Kind::Concordia, 0)]);
    assert_eq!(threshold(&position, 1), 4);
    let lines: Vec<u8> =
        position.battle().sides[1].schiere[0].lines.iter().map(|line| line.centuriae).collect();
    assert_eq!(lines, [4, 4, 2]);
}

#[test]
fn s21_legatio_brings_one_more_token() {
    let mut position = alba(
        rich(2).stock(0, &[Kind::Divitiae, Kind::Bellum, Kind::Populus]),
        [&[Kind::Legatio, Kind::Salus, Kind::Religio], &[]],
    );
    assert_eq!(position.battle().sides[0].tokens, 3);
    play(&mut position, &[Action::Play(Kind::Legatio, 0)]);
    assert_asks(&position, Ask::Bring, &[0]);
    assert_eq!(
        refusal(&mut position, Action::Bring(Kind::Labores)),
        ("11", "why-no-such-auxilium")
    );
    play(&mut position, &[Action::Bring(Kind::Divitiae)]);
    assert_eq!((position.battle().sides[0].tokens, position.player(0).auxilia), (3, 2));
}

#[test]
fn s21_divitiae_weakens_one_schiera_for_an_exchange() {
    let mut position = alba(rich(2), [&[Kind::Divitiae], &[]]);
    play(&mut position, &[Action::Play(Kind::Divitiae, 0)]);
    assert_eq!(threshold(&position, 1), 3);
    position.load_d6(&[1, 4]);
    play(&mut position, &[Action::Done]);
    assert_eq!((position.battle().sides[1].lost, threshold(&position, 1)), (1, 4));
}

#[test]
fn s21_what_celeritas_cannot_use_is_lost() {
    let mut position = alba(rich(2), [&[Kind::Legatio, Kind::Salus], &[Kind::Celeritas]]);
    // Roma has nothing to bring, so Legatio has no use for it.
    assert_eq!(refusal(&mut position, Action::Play(Kind::Legatio, 0)), ("21", "why-no-use"));
    position.load_d6(&[1, 6]);
    play(&mut position, &[Action::Done, Action::Done, Action::Done, Action::Done]);
    play(&mut position, &[Action::Play(Kind::Salus, 0), Action::Play(Kind::Celeritas, 0)]);
    assert_eq!(count(&position, |event| matches!(event, Event::TokenLost { .. })), 1);
}

#[test]
fn s21_unplayed_tokens_return() {
    let mut position = alba(rich(2), [&[Kind::Salus], &[Kind::Bellum]]);
    assert_eq!(position.player(0).auxilia, 0);
    play(&mut position, &[Action::Surrender]);
    assert_eq!(position.player(0).stock, Some(vec![Kind::Salus]));
    assert_eq!(position.player(1).stock, Some(vec![Kind::Bellum]));
}
