//! What players read, in both languages.

use ludi_engine::{Lang, Rules, Seat, Viewer, Words};
use ludi_game_tests::sentences::{self, in_words};
use ludi_latium::gods::Kind;
use ludi_latium::scenario::Position;
use ludi_latium::{Action, Event, Latium, Season};

use crate::common::{attack, benefit, play, request, rich};

fn said(position: &Position, lang: Lang, seat: usize) -> String {
    sentences::prompt(&position.game, &position.state, lang, seat)
}

/// The last line of the log of this kind.
fn line(position: &Position, lang: Lang, is: impl Fn(&Event) -> bool) -> String {
    sentences::last_line(&position.game, &position.events(), lang, is)
}

#[test]
fn a_turn_says_what_is_left() {
    let position = rich(2).offer(0, 1).act(Season::Semen);
    assert_eq!(said(&position, Lang::En, 0), "Semen: what do you do? 1 action left, 300 DP.");
    assert_eq!(said(&position, Lang::It, 0), "Semen: che cosa fai? 1 azione rimasta, 300 DP.");
    assert_eq!(said(&position, Lang::En, 1), "It is the turn of Livia.");
    assert_eq!(said(&position, Lang::It, 1), "Tocca a Livia.");
}

#[test]
fn a_request_is_told_with_its_die() {
    let mut position = rich(2).act(Season::Semen);
    let collatia = request(&position, "Collatia");
    position.load(&[(4, 2)]);
    play(&mut position, &[collatia, Action::Gift]);
    let thrown = |event: &Event| matches!(event, Event::RequestThrown { .. });
    assert_eq!(line(&position, Lang::En, thrown), "D4: 2, with up to +1. Collatia accepts.");
    assert_eq!(line(&position, Lang::It, thrown), "D4: 2, fino a +1. Collatia accetta.");
}

#[test]
fn an_attack_is_told_to_who_must_answer() {
    let mut position = rich(2).legion_in("Roma", "D3").act(Season::Semen);
    let alba = attack(&position, "Albalonga");
    play(&mut position, &[alba]);
    assert_eq!(
        said(&position, Lang::En, 1),
        "Livia attacks Albalonga with 8 centuriae. Fight, or surrender the village?"
    );
    assert_eq!(said(&position, Lang::En, 0), "Druso is under attack.");
    assert_eq!(said(&position, Lang::It, 0), "Druso subisce un attacco.");
}

#[test]
fn a_card_says_what_its_next_benefit_does() {
    let mut position = rich(2).offer(1, 0).hand(0, &[(Kind::Divitiae, 3)]).act(Season::Semen);
    let label = |position: &Position, lang| {
        let card = benefit(Kind::Divitiae, 3);
        sentences::label(&position.game, &position.state, lang, 0, card)
    };
    assert_eq!(label(&position, Lang::En), "Divitiae III, benefit 1: 4 DP");
    play(&mut position, &[benefit(Kind::Divitiae, 3)]);
    assert_eq!(label(&position, Lang::It), "Divitiae III, beneficio 2: un avversario perde 4 DP");
}

#[test]
fn a_match_has_years_and_seasons_as_parts() {
    let position = rich(2).year(3).act(Season::Messis);
    let view = position.game.view(&position.state, Viewer::Spectator);
    let part = Latium::part(&view).expect("a part");
    assert_eq!((part.turn, in_words::<Latium>(Lang::En, &part.phase)), (3, "Messis".to_owned()));
}

#[test]
fn who_is_out_is_told_so() {
    let mut position = rich(3).legion_in("Roma", "D3").act(Season::Semen);
    let alba = attack(&position, "Albalonga");
    play(&mut position, &[alba, Action::Surrender]);
    let idle = position.game.idle(&position.state, Seat::new(1)).expect("out");
    assert!(in_words::<Latium>(Lang::En, &idle).starts_with("You are out of the game"));
    assert!(position.game.idle(&position.state, Seat::new(0)).is_none());
}
