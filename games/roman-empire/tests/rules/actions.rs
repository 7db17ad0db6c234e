//! Actions as they come from outside.

use ludi_engine::{Rules, Setup};
use ludi_game_tests::open;
use ludi_roman_empire::cards::Card;
use ludi_roman_empire::province::Province;
use ludi_roman_empire::{Action, RomanEmpire, Way};

#[test]
fn every_action_can_be_written_and_read() {
    let game: RomanEmpire = open(&Setup::new(&RomanEmpire::INFO, 4));
    for action in game.action_space() {
        let text = serde_json::to_string(&action).expect("plain data");
        assert_eq!(serde_json::from_str::<Action>(&text).ok(), Some(action), "{text}");
    }
    let text = |action: Action| serde_json::to_string(&action).expect("plain data");
    let province = Province::new(7).expect("a province");
    assert_eq!(text(Action::Attack(province, Way::Sea)), r#"{"attack":[7,"sea"]}"#);
    assert_eq!(text(Action::Card(Card::new(35).expect("a card"))), r#"{"card":35}"#);
}

#[test]
fn what_is_no_action_does_not_get_in() {
    for text in [
        r#"{"province":0}"#,
        r#"{"province":46}"#,
        r#"{"card":56}"#,
        r#"{"diocese":10}"#,
        r#"{"pass-to":4}"#,
        r#"{"attack":[1,"air"]}"#,
        r#"{"amount":-1}"#,
        r#""resign""#,
    ] {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text}");
    }
}
