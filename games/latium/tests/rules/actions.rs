//! Actions as they come from outside.

use ludi_engine::{Rules, Setup};
use ludi_game_tests::open;
use ludi_latium::gods::Kind;
use ludi_latium::village::Village;
use ludi_latium::{Action, Latium, Mode};

#[test]
fn every_action_can_be_written_and_read() {
    let game: Latium = open(&Setup::new(&Latium::INFO, 4));
    for action in game.action_space() {
        let text = serde_json::to_string(&action).expect("plain data");
        assert_eq!(serde_json::from_str::<Action>(&text).ok(), Some(action), "{text}");
    }
    let text = |action: Action| serde_json::to_string(&action).expect("plain data");
    assert_eq!(text(Action::Offer(37)), r#"{"offer":37}"#);
    let roma = Village::new(1).expect("a village");
    assert_eq!(text(Action::Attack(roma)), r#"{"attack":1}"#);
    assert_eq!(text(Action::Auxilium(Kind::Salus, Mode::Harm)), r#"{"auxilium":["salus","harm"]}"#);
}

#[test]
fn what_is_no_action_does_not_get_in() {
    for text in [
        r#"{"attack":0}"#,
        r#"{"attack":29}"#,
        r#"{"step":21}"#,
        r#"{"benefit":49}"#,
        r#"{"offer":-1}"#,
        r#"{"lay":"pax"}"#,
    ] {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
}
