//! Laws of the log.

use ludi_engine::{SeatSet, Step};

use super::{AnyStore, sample};
use crate::store::{Appended, Key, Row, Status, StoreError, Time};

pub(super) async fn rows_are_kept_as_they_came(store: &AnyStore) {
    let table = sample::playing(store, 1).await;
    assert_eq!(store.rows(table, 0).await, Ok(Vec::new()));
    let rows = [
        sample::row(0, 0),
        Row { step: Step::TakeBack(1), hash: 0, key: sample::key("!~"), ..sample::row(0, 1) },
        Row {
            at: Time(i64::MAX),
            key: sample::key(&"k".repeat(Key::LONGEST)),
            ..sample::row(2, 2)
        },
    ];
    for (n, row) in (0..).zip(&rows) {
        assert_eq!(store.append(table, n, row.clone()).await, Ok(Appended::Done(n + 1)));
    }
    assert_eq!(store.rows(table, 0).await.as_deref(), Ok(&rows[..]));
    assert_eq!(store.rows(table, 2).await.as_deref(), Ok(&rows[2..]));
    assert_eq!(store.rows(table, 3).await, Ok(Vec::new()));
    assert_eq!(store.rows(table, u64::MAX).await, Ok(Vec::new()));
    let entry = store.table(table).await.expect("readable").expect("there");
    assert_eq!((entry.rows, entry.to_act, entry.moved), (3, rows[2].to_act, Time(i64::MAX)));
}

pub(super) async fn rows_only_follow_the_last(store: &AnyStore) {
    let table = sample::playing(store, 1).await;
    assert_eq!(store.append(table, 0, sample::row(0, 0)).await, Ok(Appended::Done(1)));
    for expected in [0, 2, u64::MAX] {
        let appended = store.append(table, expected, sample::row(0, 1)).await;
        assert_eq!(appended, Ok(Appended::Stale { now: 1 }), "after {expected}");
    }
    assert_eq!(store.rows(table, 0).await, Ok(vec![sample::row(0, 0)]));
    assert_eq!(store.append(table, 1, sample::row(0, 1)).await, Ok(Appended::Done(2)));
}

pub(super) async fn a_key_counts_once(store: &AnyStore) {
    let table = sample::playing(store, 1).await;
    let other_table = sample::playing(store, 2).await;
    assert_eq!(store.append(table, 0, sample::row(0, 0)).await, Ok(Appended::Done(1)));
    assert_eq!(store.append(table, 1, sample::row(0, 1)).await, Ok(Appended::Done(2)));
    // Whatever else the command says, and wherever it wants to go; only after the last row
    // the caller itself knows that the key was there.
    for expected in [0, 1, 9] {
        let again = Row { step: Step::TakeBack(4), ..sample::row(0, 0) };
        assert_eq!(store.append(table, expected, again).await, Ok(Appended::Again(1)));
    }
    assert_eq!(store.rows(table, 0).await, Ok(vec![sample::row(0, 0), sample::row(0, 1)]));
    // The keys of other seats and other tables are other keys.
    assert_eq!(store.append(table, 2, sample::row(1, 0)).await, Ok(Appended::Done(3)));
    assert_eq!(store.append(other_table, 0, sample::row(0, 0)).await, Ok(Appended::Done(1)));
}

pub(super) async fn rows_need_a_match(store: &AnyStore) {
    let nowhere = sample::table_id(9);
    let no_table = StoreError::NoTable(nowhere);
    assert_eq!(store.append(nowhere, 0, sample::row(0, 0)).await, Err(no_table.clone()));
    assert_eq!(store.rows(nowhere, 0).await, Err(no_table));
    store.open_table(sample::terms(1), Vec::new()).await.expect("a new table");
    let table = sample::table_id(1);
    let not_played = Err(StoreError::NotPlayed(table));
    assert_eq!(store.append(table, 0, sample::row(0, 0)).await, not_played);
    assert_eq!(sample::start(store, table, sample::seats(&[0])).await, Ok(true));
    assert_eq!(store.append(table, 0, sample::row(0, 0)).await, Ok(Appended::Done(1)));
    assert_eq!(store.close_table(table).await, Ok(()));
    assert_eq!(store.append(table, 1, sample::row(0, 1)).await, not_played);
    assert_eq!(store.append(table, 0, sample::row(0, 0)).await, Ok(Appended::Again(1)));
    assert_eq!(store.rows(table, 0).await, Ok(vec![sample::row(0, 0)]));
}

pub(super) async fn the_last_row_decides_whether_it_is_over(store: &AnyStore) {
    let table = sample::playing(store, 1).await;
    let status = async || store.table(table).await.expect("readable").expect("there").status;
    assert_eq!(status().await, Status::Playing);
    let last = Row { to_act: SeatSet::EMPTY, ..sample::row(0, 0) };
    assert_eq!(store.append(table, 0, last).await, Ok(Appended::Done(1)));
    assert_eq!(status().await, Status::Over);
    let back = Row { step: Step::TakeBack(1), ..sample::row(0, 1) };
    assert_eq!(store.append(table, 1, back).await, Ok(Appended::Done(2)));
    assert_eq!(status().await, Status::Playing);
    let last = Row { to_act: SeatSet::EMPTY, ..sample::row(0, 2) };
    assert_eq!(store.append(table, 2, last).await, Ok(Appended::Done(3)));
    assert_eq!(store.close_table(table).await, Ok(()));
    assert_eq!(status().await, Status::Over);
}
