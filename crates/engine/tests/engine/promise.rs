//! Promises: blanks filled in, and put into words.

use ludi_engine::{Blank, Lang, Promise, PromiseKind, Rules, Seat, Speech, Words};

use crate::toy::Toy;

/// The kind that has every blank.
fn toll() -> PromiseKind {
    <Toy>::INFO.promises[1]
}

fn say(lang: Lang, promise: &Promise) -> String {
    let phrase = <Toy>::promise(promise).expect("a promise of the toy");
    let names = ["Livia", "Gaius", "Marcus"].map(str::to_owned);
    Speech::new(lang, &[<Toy>::texts(lang)]).say(&phrase, &names).expect("words")
}

#[test]
fn every_blank_is_filled_in_with_what_belongs_there() {
    let fill =
        |who: Option<usize>, amount| toll().fill(Seat::new(0), 3, who.map(Seat::new), amount);
    let range = toll().amount.expect("a range");
    let promise = fill(Some(2), Some(6)).expect("all is filled in");
    assert_eq!((promise.who, promise.amount), (Some(Seat::new(2)), Some(6)));
    // Nobody, oneself, and a seat that this table does not have.
    for who in [None, Some(0), Some(3)] {
        assert_eq!(fill(who, Some(1)), Err(Blank::Who), "{who:?}");
    }
    for amount in [None, Some(0), Some(7)] {
        assert_eq!(fill(Some(1), amount), Err(Blank::Amount(range)), "{amount:?}");
    }
    // What there is no blank for is left out.
    let help = <Toy>::INFO.promises[0];
    assert_eq!(help.fill(Seat::new(0), 3, Some(Seat::new(0)), Some(99)), Ok(help.blank()));
}

#[test]
fn a_promise_is_said_with_its_blanks_open_or_filled_in() {
    assert_eq!(say(Lang::En, &toll().blank()), "If … rolls, I pay ….");
    let promise = toll().fill(Seat::new(0), 3, Some(Seat::new(1)), Some(3)).expect("a promise");
    assert_eq!(say(Lang::En, &promise), "If Gaius rolls, I pay 3.");
    assert_eq!(say(Lang::It, &promise), "Se tira Gaius, pago 3.");
    assert_eq!(<Toy>::promise(&Promise { kind: "moon".to_owned(), ..promise }), None);
}

#[test]
fn a_promise_is_kept_as_plain_data() {
    let text = r#"{"kind":"toll","who":1,"amount":3}"#;
    let promise: Promise = serde_json::from_str(text).expect("a promise");
    assert_eq!(toll().fill(Seat::new(0), 3, Some(Seat::new(1)), Some(3)), Ok(promise.clone()));
    assert_eq!(serde_json::to_string(&promise).expect("plain data"), text);
    assert_eq!(
        serde_json::to_string(&<Toy>::INFO.promises[0].blank()).unwrap(),
        r#"{"kind":"help"}"#
    );
}
