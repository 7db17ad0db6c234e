//! Actions as they come from outside.

use ludi_engine::Rules;
use ludi_imperivm::{Action, Imperivm};

use crate::common::{Draft2, setup};

#[test]
fn every_action_can_be_written_and_read() {
    let game = Imperivm::open(&setup(Draft2, 6), Imperivm::INFO.rules_version).expect("a table");
    for action in game.action_space() {
        let text = serde_json::to_string(&action).expect("plain data");
        assert_eq!(serde_json::from_str::<Action>(&text).ok(), Some(action), "{text}");
    }
    let text = |action: Action| serde_json::to_string(&action).expect("plain data");
    let card = crate::common::traitor(crate::common::militia(3));
    assert_eq!(text(Action::Card(card)), r#"{"card":"traitor-militia-3"}"#);
    assert_eq!(text(Action::Amount(7)), r#"{"amount":7}"#);
}

#[test]
fn what_is_no_action_does_not_get_in() {
    for text in [
        r#"{"province":0}"#,
        r#"{"province":40}"#,
        r#"{"card":"loyal-militia-4"}"#,
        r#"{"name":6}"#,
        r#"{"name":200}"#,
        r#"{"amount":-1}"#,
        r#"{"pay":"gold"}"#,
        r#""resign""#,
    ] {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
}
