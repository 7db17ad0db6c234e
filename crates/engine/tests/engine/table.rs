//! A table without its types.

use ludi_engine::{
    ActError, Audience, Lang, Players, Rules, Seat, SeatSet, Seed, Setup, Speech, Table, Viewer,
    Voice, Words, open, read,
};
use serde_json::{Value, json};

use crate::toy::Toy;

fn table() -> Box<dyn Table> {
    let players =
        Players { names: vec!["Livia".to_owned(), "Gaius".to_owned()], bots: vec![None, None] };
    open::<Toy>(2, Setup::new(&<Toy>::INFO, 2), Seed::from_phrase("table").into(), players)
        .expect("a table")
}

fn log(table: &dyn Table, viewer: Viewer, since: u64) -> Vec<String> {
    let speech = Speech::new(Lang::En, &[<Toy>::texts(Lang::En)]);
    let voice = Voice { speech: &speech, names: &table.players().names };
    table.log(viewer, since).iter().map(|line| voice.say(&line.text.text)).collect()
}

#[test]
fn everyone_reads_the_log_that_is_for_him() {
    let mut table = table();
    let [livia, gaius] = [0, 1].map(Seat::new);
    table.act(livia, &json!({"Bid": 3})).unwrap();
    table.act(gaius, &json!({"Bid": 1})).unwrap();
    let lay = table.choices(livia)[0].action.clone();
    table.act(livia, &lay).unwrap();
    let lot = lay["Lay"].as_u64().unwrap();
    assert_eq!(log(&*table, Viewer::Seat(livia), 2), [format!("Livia lays lot {lot}.")]);
    assert_eq!(log(&*table, Viewer::Seat(gaius), 2), ["Livia lays a lot face down."]);
    assert_eq!(
        log(&*table, Viewer::Spectator, 1),
        ["Gaius bids.", "The bids: bid 3, bid 1.", "Livia lays a lot face down."]
    );
    assert_eq!(log(&*table, Viewer::Spectator, 0).len(), 6);

    assert_eq!(table.retractable(livia), 1);
    assert!(table.take_back(livia, 1));
    assert!(log(&*table, Viewer::Seat(livia), 2).is_empty());
    assert_eq!(table.rows(), 4);
    let again = read::<Toy>(&table.record()).unwrap();
    assert_eq!(again.record(), table.record());
    assert_eq!(again.view(Viewer::Historian), table.view(Viewer::Historian));
    let all = |table: &dyn Table| log(table, Viewer::Historian, 0);
    assert_eq!(all(&*again), all(&*table));
}

#[test]
fn what_is_not_possible_says_why() {
    let mut table = table();
    let [livia, gaius] = [0, 1].map(Seat::new);
    assert_eq!(table.choices(livia).len(), 3);
    let impossible = table.impossible(gaius);
    assert_eq!(impossible.len(), 16);
    assert!(impossible.iter().all(|no| no.refusal.reason.key == "why-something-else"));
    assert_eq!(table.act(livia, &json!("Fly")), Err(ActError::Unknown));
    let Err(ActError::Refused(refusal)) = table.act(livia, &json!("Roll")) else {
        panic!("a roll while bidding");
    };
    assert_eq!(refusal.reason.key, "why-something-else");
    assert_eq!(table.rows(), 0);
}

/// A changed bid is heard of by nobody else, and neither is its taking back.
#[test]
fn only_those_who_could_notice_a_row_are_its_audience() {
    let mut table = table();
    let [livia, gaius] = [0, 1].map(Seat::new);
    let all = Audience { seats: SeatSet::all(2), spectators: true };
    let alone = Audience { seats: SeatSet::only(livia), spectators: false };
    table.act(livia, &json!({"Bid": 3})).unwrap();
    assert_eq!(table.audience(), all);
    table.act(livia, &json!({"Bid": 2})).unwrap();
    assert_eq!(table.audience(), alone);
    assert!(table.take_back(livia, 1));
    assert_eq!(table.audience(), alone);
    assert!(table.take_back(livia, 1));
    assert_eq!(table.audience(), all);
    table.act(gaius, &json!({"Bid": 1})).unwrap();
    assert_eq!(table.audience(), all);
    for (viewer, hears) in [(Viewer::Seat(gaius), false), (Viewer::Historian, true)] {
        assert_eq!(alone.contains(viewer), hears);
    }
}

/// Dice and what others have sealed surprise; a lot of one's own does not, and the answer
/// is the same whatever is hidden.
#[test]
fn only_what_a_seat_cannot_foresee_surprises_it() {
    let mut table = table();
    let [livia, gaius] = [0, 1].map(Seat::new);
    assert!(!table.surprises(livia, &json!({"Bid": 3})));
    table.act(livia, &json!({"Bid": 3})).unwrap();
    assert!(table.surprises(gaius, &json!({"Bid": 1})));
    table.act(gaius, &json!({"Bid": 1})).unwrap();
    let choices = table.choices(livia);
    let by_chance = |action: &Value| *action == json!("Draw") || *action == json!("Roll");
    assert!(choices.iter().any(|choice| by_chance(&choice.action)));
    assert!(!choices.iter().all(|choice| by_chance(&choice.action)));
    for choice in choices {
        for world in 0..8 {
            let other = table.imagined(Viewer::Seat(livia), world);
            let surprises = other.surprises(livia, &choice.action);
            assert_eq!(surprises, by_chance(&choice.action), "{}", choice.action);
        }
    }
}
