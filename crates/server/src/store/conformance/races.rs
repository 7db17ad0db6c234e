//! Laws for many callers at once.

use std::sync::Arc;

use ludi_engine::Seat;
use tokio::task::JoinSet;

use super::{AnyStore, sample};
use crate::store::{Appended, Occupant, Row, SeatChange, StoreError};

/// How many call at once.
const CALLERS: u64 = 16;

pub(super) async fn each_place_in_a_log_has_one_winner(store: &AnyStore) {
    const EACH: u64 = 12;
    let table = sample::playing(store, 1).await;
    let mut callers = JoinSet::new();
    for caller in 0..CALLERS {
        let store = Arc::clone(store);
        callers.spawn(async move {
            let mut won = Vec::new();
            let mut expected = 0;
            while (won.len() as u64) < EACH {
                let row = sample::row(1, caller * EACH + won.len() as u64);
                match store.append(table, expected, row.clone()).await.expect("a healthy store") {
                    Appended::Done(n) => {
                        assert_eq!(n, expected + 1);
                        won.push((n, row));
                        expected = n;
                    }
                    Appended::Stale { now } => {
                        assert!(now > expected, "{now} is not past {expected}");
                        expected = now;
                    }
                    Appended::Again(n) => panic!("a new key was taken for that of row {n}"),
                }
            }
            won
        });
    }
    let mut won: Vec<(u64, Row)> = callers.join_all().await.into_iter().flatten().collect();
    won.sort_by_key(|(n, _)| *n);
    let places: Vec<u64> = won.iter().map(|(n, _)| *n).collect();
    assert_eq!(places, (1..=CALLERS * EACH).collect::<Vec<_>>());
    let rows = won.into_iter().map(|(_, row)| row).collect();
    assert_eq!(store.rows(table, 0).await, Ok(rows));
}

pub(super) async fn a_key_sent_many_times_at_once_counts_once(store: &AnyStore) {
    let table = sample::playing(store, 1).await;
    let mut callers = JoinSet::new();
    for _ in 0..CALLERS {
        let store = Arc::clone(store);
        callers.spawn(async move { store.append(table, 0, sample::row(0, 0)).await });
    }
    let mut answers = callers.join_all().await;
    answers.sort_by_key(|answer| *answer != Ok(Appended::Done(1)));
    assert_eq!(answers[0], Ok(Appended::Done(1)));
    assert!(answers[1..].iter().all(|answer| *answer == Ok(Appended::Again(1))), "{answers:?}");
    assert_eq!(store.rows(table, 0).await, Ok(vec![sample::row(0, 0)]));
}

pub(super) async fn tables_do_not_disturb_one_another(store: &AnyStore) {
    const ROWS: u64 = 25;
    let mut callers = JoinSet::new();
    for caller in 0..CALLERS * 2 {
        let store = Arc::clone(store);
        callers.spawn(async move {
            let table = sample::playing(&store, caller).await;
            for n in 0..ROWS {
                let appended = store.append(table, n, sample::row(0, n)).await;
                assert_eq!(appended, Ok(Appended::Done(n + 1)));
                // A read sees what was answered before it began.
                assert_eq!(store.rows(table, n).await, Ok(vec![sample::row(0, n)]));
            }
        });
    }
    callers.join_all().await;
    let rows: Vec<Row> = (0..ROWS).map(|n| sample::row(0, n)).collect();
    for table in 0..CALLERS * 2 {
        assert_eq!(store.rows(sample::table_id(table), 0).await.as_ref(), Ok(&rows));
    }
    assert_eq!(store.check().await, Ok(Vec::new()));
}

pub(super) async fn what_fails_does_not_fail_its_neighbours(store: &AnyStore) {
    let table = sample::playing(store, 1).await;
    let mut callers = JoinSet::new();
    for caller in 0..CALLERS * 4 {
        let store = Arc::clone(store);
        callers.spawn(async move {
            if caller % 2 == 0 {
                // Half-way through this, it turns out that the person is unknown.
                let seats = vec![Default::default(), sample::seat_for(sample::person_id(99))];
                let opened = store.open_table(sample::terms(1000 + caller), seats).await;
                assert_eq!(opened, Err(StoreError::NoPerson(sample::person_id(99))));
                return 0;
            }
            for expected in 0.. {
                let row = sample::row(0, caller);
                if let Ok(Appended::Done(n)) = store.append(table, expected, row).await {
                    return n;
                }
            }
            unreachable!("logs end before numbers do")
        });
    }
    let done = callers.join_all().await.into_iter().filter(|n| *n > 0).count() as u64;
    assert_eq!(done, CALLERS * 2);
    assert_eq!(store.rows(table, 0).await.map(|rows| rows.len() as u64), Ok(done));
    for caller in 0..CALLERS * 4 {
        assert_eq!(store.table(sample::table_id(1000 + caller)).await, Ok(None));
    }
}

pub(super) async fn a_seat_goes_to_one(store: &AnyStore) {
    store.open_table(sample::terms(1), Vec::new()).await.expect("a new table");
    let table = sample::table_id(1);
    let mut callers = JoinSet::new();
    for caller in 0..CALLERS {
        let store = Arc::clone(store);
        callers.spawn(async move {
            let person = sample::guest(&store, caller).await;
            let (empty, me) = (Occupant::default(), Occupant::person(person));
            let sits = store.change_seat(table, SeatChange::new(Seat::new(1), empty, me)).await;
            (person, sits.expect("a healthy store"))
        });
    }
    let mut sitting = callers.join_all().await;
    sitting.retain(|(_, sits)| *sits);
    let [(person, _)] = sitting[..] else { panic!("not one sits there: {sitting:?}") };
    let entry = store.table(table).await.expect("readable").expect("there");
    assert_eq!(entry.seats[1].occupant, Occupant::person(person));
}
