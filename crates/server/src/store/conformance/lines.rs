//! Laws of talk.

use ludi_engine::{Promise, Seat};

use super::{AnyStore, sample};
use crate::store::{Line, Pledge, StoreError, Utterance, Whisper};

pub(super) async fn talk_is_kept_in_order(store: &AnyStore) {
    let (one, other) = (sample::guest(store, 1).await, sample::guest(store, 2).await);
    store.open_table(sample::terms(1), Vec::new()).await.expect("a new table");
    let table = sample::table_id(1);
    let to = Some(Whisper { seat: Seat::new(2), person: one });
    let lines = [
        Line { from_seat: Some(Seat::new(1)), ..sample::line(one, "Ave! <b>\u{1F43A}</b> 'x'") },
        Line { to, ..sample::line(other, "") },
        Line { key: sample::key("third"), ..sample::line(one, "third") },
    ];
    for (n, line) in (1..).zip(&lines) {
        assert_eq!(store.say(table, line.clone()).await, Ok(n));
    }
    // The same key from the same person says nothing new.
    assert_eq!(store.say(table, sample::line(one, "something else")).await, Ok(1));
    assert_eq!(store.lines(table, 0).await.as_deref(), Ok(&lines[..]));
    assert_eq!(store.lines(table, 2).await.as_deref(), Ok(&lines[2..]));
    let nobody = sample::person_id(9);
    let said = store.say(table, sample::line(nobody, "boo")).await;
    assert_eq!(said, Err(StoreError::NoPerson(nobody)));
    let nowhere = sample::table_id(9);
    let no_table = StoreError::NoTable(nowhere);
    assert_eq!(store.say(nowhere, sample::line(one, "")).await, Err(no_table.clone()));
    assert_eq!(store.lines(nowhere, 0).await, Err(no_table));
    assert_eq!(store.lines(table, 3).await, Ok(Vec::new()));
}

pub(super) async fn promises_are_kept_as_they_were_made(store: &AnyStore) {
    let (one, other) = (sample::guest(store, 1).await, sample::guest(store, 2).await);
    let table = sample::playing(store, 1).await;
    let promise = Promise { kind: "toll".to_owned(), who: Some(Seat::new(2)), amount: Some(9) };
    let aloud = Pledge { promise: promise.clone(), to: None, row: 0 };
    let alone = Pledge {
        promise: Promise { who: None, amount: None, ..promise },
        to: Some(Seat::new(0)),
        row: u64::from(u32::MAX) + 1,
    };
    let to = Some(Whisper { seat: Seat::new(0), person: other });
    let lines = [
        Line { what: Utterance::Promise(aloud), ..sample::line(one, "") },
        Line { to, what: Utterance::Promise(alone), ..sample::line(other, "") },
        Line { key: sample::key("third"), ..sample::line(one, "third") },
    ];
    for (n, line) in (1..).zip(&lines) {
        assert_eq!(store.say(table, line.clone()).await, Ok(n));
    }
    assert_eq!(store.say(table, lines[0].clone()).await, Ok(1));
    assert_eq!(store.lines(table, 0).await.as_deref(), Ok(&lines[..]));
}

pub(super) async fn whispers_stay_between_two(store: &AnyStore) {
    let (one, other) = (sample::guest(store, 1).await, sample::guest(store, 2).await);
    let third = sample::guest(store, 3).await;
    store.open_table(sample::terms(1), Vec::new()).await.expect("a new table");
    let to = Some(Whisper { seat: Seat::new(0), person: other });
    let whisper = Line { to, ..sample::line(one, "Tonight.") };
    store.say(sample::table_id(1), whisper).await.expect("said");
    let lines = store.lines(sample::table_id(1), 0).await.expect("readable");
    let readers = [Some(one), Some(other), Some(third), None].map(|who| lines[0].is_for(who));
    assert_eq!(readers, [true, true, false, false]);
}
