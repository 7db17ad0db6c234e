//! A number in the file that is no seat's is damage, never another seat.

use ludi_engine::Promise;

use super::*;
use crate::store::{Line, Pledge, Utterance, Whisper};

/// Numbers that are no seat's; one bit of a set of eight seats would be the
/// first of them, the third and the last.
const NO_SEATS: [i64; 4] = [6, 64, 255, -1];

fn damage(number: i64) -> StoreError {
    StoreError::Damaged(format!("there is no seat {number}: seats have the numbers 0 to 5"))
}

/// Changes a file behind the store's back.
fn tamper(place: &Path, sql: &str) {
    let db = Connection::open(place).unwrap();
    db.execute_batch("PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF;").unwrap();
    db.execute_batch(sql).unwrap();
}

#[tokio::test]
async fn a_row_of_no_seat_is_damage() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("house.db");
    let store = any(open(&place));
    let table = sample::playing(&store, 1).await;
    store.append(table, 0, sample::row(0, 0)).await.unwrap();
    tamper(&place, "DROP TRIGGER rows_never_change;");
    for number in NO_SEATS {
        tamper(&place, &format!("UPDATE rows SET seat = {number}"));
        assert_eq!(store.rows(table, 0).await, Err(damage(number)));
    }
    tamper(&place, "UPDATE rows SET seat = 0, to_act = 64");
    let set = StoreError::Damaged("64 is not a set of seats".to_owned());
    assert_eq!(store.rows(table, 0).await, Err(set.clone()));
    assert_eq!(store.table(table).await, Err(set));
}

#[tokio::test]
async fn a_line_from_to_or_about_no_seat_is_damage() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("house.db");
    let store = any(open(&place));
    let table = sample::playing(&store, 1).await;
    let (from, person) = (sample::guest(&store, 1).await, sample::guest(&store, 2).await);
    let promise = Promise { kind: "toll".to_owned(), who: Some(Seat::new(2)), amount: None };
    let pledge = Pledge { promise, to: Some(Seat::new(1)), row: 0 };
    let line = Line {
        from_seat: Some(Seat::new(0)),
        to: Some(Whisper { seat: Seat::new(1), person }),
        what: Utterance::Promise(pledge),
        ..sample::line(from, "")
    };
    store.say(table, line.clone()).await.unwrap();
    for number in NO_SEATS {
        for column in ["from_seat", "to_seat"] {
            tamper(&place, &format!("UPDATE lines SET {column} = {number}"));
            assert_eq!(store.lines(table, 0).await, Err(damage(number)), "{column}");
            tamper(&place, "UPDATE lines SET from_seat = 0, to_seat = 1");
        }
        for field in ["who", "to"] {
            let set = |to: i64| {
                format!("UPDATE lines SET promise = json_set(promise, '$.{field}', {to})")
            };
            tamper(&place, &set(number));
            // JSON says where, too.
            let why = store.lines(table, 0).await.unwrap_err().to_string();
            assert!(why.starts_with(&damage(number).to_string()), "{field}: {why}");
            tamper(&place, &set(if field == "who" { 2 } else { 1 }));
        }
    }
    assert_eq!(store.lines(table, 0).await, Ok(vec![line]));
}

#[tokio::test]
async fn a_table_whose_seats_are_not_those_of_its_setup_is_damage() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("house.db");
    let store = any(open(&place));
    let table = sample::playing(&store, 1).await;
    for number in NO_SEATS {
        tamper(&place, &format!("UPDATE seats SET seat = {number} WHERE seat = 2"));
        assert_eq!(store.table(table).await, Err(damage(number)));
        tamper(&place, &format!("UPDATE seats SET seat = 2 WHERE seat = {number}"));
    }
    let other = format!("the seats of table {table} are not those of its setup");
    let other = StoreError::Damaged(other);
    for seats in [2, 6, 64, 255] {
        let sql = format!("UPDATE tables SET setup = json_set(setup, '$.seats', {seats})");
        tamper(&place, &sql);
        assert_eq!(store.table(table).await, Err(other.clone()), "{seats} seats");
    }
    tamper(&place, "UPDATE tables SET setup = json_set(setup, '$.seats', 3);");
    tamper(&place, "UPDATE seats SET seat = 4 WHERE seat = 1");
    assert_eq!(store.table(table).await, Err(other));
}
