//! Databases of older versions.

use std::path::PathBuf;

use rusqlite::params;
use rusqlite::types::Value;

use super::*;
use crate::store::Occupant;

/// A database that an older program has written, with two matches that are over and two that
/// are being played.
const WRITTEN: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../ludi/tests/program/fixtures/house-0.1.db");

/// A copy of the database that an older program has written.
fn written() -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("house.db");
    fs::copy(WRITTEN, &place).unwrap();
    (folder, place)
}

fn select(db: &Connection, sql: &str) -> Vec<Vec<Value>> {
    let mut statement = db.prepare(sql).unwrap();
    let columns = statement.column_count();
    let rows = statement.query_map([], |row| (0..columns).map(|n| row.get(n)).collect());
    rows.unwrap().collect::<Result<_, _>>().unwrap()
}

/// The version of a database and all rows in it, as they are kept.
fn version_and_rows(db: &Connection) -> (Vec<Vec<Value>>, Vec<Vec<Value>>) {
    let rows = "SELECT table_number, n, seat, step, hash, to_act, key, at, checksum
                FROM rows ORDER BY table_number, n";
    (select(db, "PRAGMA user_version"), select(db, rows))
}

#[tokio::test]
async fn rows_of_older_databases_stay_as_they_are_without_an_index_of_their_keys() {
    const INDEXES: &str = "SELECT origin FROM pragma_index_list('rows') ORDER BY origin";
    const RULES: &str = "SELECT name, sql FROM sqlite_schema
                         WHERE type IN ('trigger', 'view') ORDER BY name";
    let (_folder, place) = written();
    let looked = || {
        let db = Connection::open(&place).unwrap();
        (version_and_rows(&db).1, select(&db, RULES), select(&db, INDEXES))
    };
    let (rows, rules, indexes) = looked();
    let text = |text: &str| vec![Value::Text(text.to_owned())];
    assert_eq!((rows.len(), indexes), (1047, vec![text("pk"), text("u")]));
    drop(open(&place));
    assert_eq!(looked(), (rows, rules, vec![text("pk")]));
    only_ever_added(&Connection::open(&place).unwrap());
    let store = any(open(&place));
    assert_eq!(store.check().await, Ok(Vec::new()));
    let played = store.tables(Listing::Live, 9).await.unwrap();
    assert_eq!(played.len(), 2);
    for table in played {
        let (id, rows) = (table.terms.id, store.rows(table.terms.id, 0).await.unwrap());
        let end = rows.len() as u64;
        assert_eq!(store.append(id, 0, rows[0].clone()).await, Ok(Appended::Again(1)));
        let appended = store.append(id, end, sample::row(0, end)).await;
        assert_eq!(appended, Ok(Appended::Done(end + 1)));
    }
}

#[test]
fn a_full_disk_leaves_an_older_database_as_it_was() {
    let (_folder, place) = written();
    let mut db = open::prepared(Connection::open(&place).unwrap()).unwrap();
    let before = version_and_rows(&db);
    let size: u32 = db.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
    let mut refused = 0;
    for pages in size.. {
        db.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(())).unwrap();
        match open::migrate(&mut db, &place) {
            Ok(()) => break,
            Err(error) => assert_eq!(error, StoreError::Full, "{pages} pages"),
        }
        assert_eq!(version_and_rows(&db), before, "{pages} pages");
        refused += 1;
    }
    assert!(refused > 5, "only {refused} disks were too small");
    assert_eq!(version_and_rows(&db).1, before.1);
}

#[tokio::test]
async fn a_program_killed_while_it_migrates_leaves_an_older_database_as_it_was() {
    let (folder, place) = written();
    let db = open::prepared(Connection::open(&place).unwrap()).unwrap();
    let before = version_and_rows(&db);
    // All that is changed is written at once, as far as it can be before it is committed.
    db.pragma_update(None, "cache_size", 1).unwrap();
    let Value::Integer(version) = before.0[0][0] else { panic!("{:?}", before.0) };
    db.execute_batch("BEGIN IMMEDIATE").unwrap();
    for step in &open::MIGRATIONS[version as usize..] {
        db.execute_batch(step).unwrap();
    }
    let left = folder.path().join("left.db");
    fs::copy(&place, &left).unwrap();
    let log = |place: &Path| place.with_extension("db-wal");
    assert!(fs::copy(log(&place), log(&left)).unwrap() > 100_000);
    assert_eq!(version_and_rows(&Connection::open(&left).unwrap()), before);
    assert_eq!(any(open(&left)).check().await, Ok(Vec::new()));
    assert_eq!(version_and_rows(&Connection::open(&left).unwrap()).1, before.1);
}

/// A database as houses had it before rows had checksums: an open table and one
/// by link, where a person and nobody sit, with a row each.
fn of_version_4(place: &Path) -> PersonId {
    let db = Connection::open(place).unwrap();
    for step in &open::MIGRATIONS[..4] {
        db.execute_batch(step).unwrap();
    }
    db.pragma_update(None, "application_id", open::APPLICATION).unwrap();
    db.pragma_update(None, "user_version", 4).unwrap();
    let person = sample::person_id(1);
    db.execute("INSERT INTO people (id, name, since) VALUES (?1, 'Livia', 0)", [person]).unwrap();
    for (n, visibility) in [(1, "open"), (2, "link")] {
        let Terms { id, setup, seed, .. } = sample::terms(n);
        let text = |value: serde_json::Value| value.as_str().map(str::to_owned);
        let seed_text = text(serde_json::to_value(seed).unwrap());
        db.execute(
            "INSERT INTO tables (id, game, rules, setup, seed, commitment, lang, visibility, status,
                 opened)
             VALUES (?1, 'caligula', 3, ?2, ?3, ?4, 'it', ?5, 'playing', 1000)",
            params![id, values::json(&setup), seed_text, seed.commitment().to_string(), visibility],
        )
        .unwrap();
        for seat in 0..3 {
            let person = (seat == 0).then_some(person);
            db.execute(
                "INSERT INTO seats (table_number, seat, person, link) VALUES (?1, ?2, ?3, ?4)",
                params![n as i64, seat as i64, person, [(3 * n + seat) as u8; 32]],
            )
            .unwrap();
        }
        let row = sample::row(0, 0);
        let (step, hash) = (log::spell(row.step), format!("{:016x}", row.hash));
        let to_act = values::bits(row.to_act);
        db.execute(
            "INSERT INTO rows (table_number, n, seat, step, hash, to_act, key, at)
             VALUES (?1, 1, 0, ?2, ?3, ?4, ?5, ?6)",
            params![n as i64, step, hash, to_act, row.key, row.at],
        )
        .unwrap();
    }
    person
}

#[tokio::test]
async fn rows_of_older_databases_get_their_checksums() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("house.db");
    of_version_4(&place);
    let store = any(open(&place));
    let rows = store.rows(sample::table_id(1), 0).await;
    assert_eq!((rows, store.check().await), (Ok(vec![sample::row(0, 0)]), Ok(Vec::new())));
}

#[tokio::test]
async fn sessions_tokens_and_accounts_of_older_databases_go_on() {
    const YEAR: i64 = 365 * 24 * 60 * 60 * 1000;
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("house.db");
    let person = of_version_4(&place);
    let (session, token) = (SecretHash::of("session"), SecretHash::of("token"));
    let db = Connection::open(&place).unwrap();
    let sql = "UPDATE people SET login = 'livia', password = 'hash', is_admin = 1 WHERE id = ?1";
    db.execute(sql, [person]).unwrap();
    let sql = "INSERT INTO sessions (token, person, until) VALUES (?1, ?2, ?3)";
    db.execute(sql, params![session, person, YEAR + 5]).unwrap();
    let sql = "INSERT INTO api_tokens (hash, person, label, since) VALUES (?1, ?2, 'bot', 7)";
    db.execute(sql, params![token, person]).unwrap();
    drop(db);
    let store = any(open(&place));
    let (who, found) = store.session(session, Time(YEAR)).await.unwrap().unwrap();
    assert_eq!(
        (who.id, who.is_admin, found.opened, found.until),
        (person, true, Time(5), Time(YEAR + 5))
    );
    let (_, found) = store.token(token, Time(YEAR)).await.unwrap().unwrap();
    assert_eq!((found.used, found.until), (Time(7), Time(YEAR + 7)));
    assert_eq!(store.token(token, Time(YEAR + 7)).await, Ok(None));
    // The names of accounts are compared by how they look, also those of before.
    assert_eq!(store.looks_taken("L\u{456}via", None).await, Ok(true));
    assert_eq!(store.is_administered().await, Ok(true));
}

#[tokio::test]
async fn a4_tables_of_older_houses_have_the_absence_that_is_usual_for_them() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("house.db");
    let person = of_version_4(&place);
    let store = any(open(&place));
    for (n, absence) in [(1, Some(10)), (2, None)] {
        let table = store.table(sample::table_id(n)).await.unwrap().unwrap();
        assert_eq!(table.terms.absence, absence);
        assert_eq!(table.seats[0].occupant, Occupant::person(person));
        // A link to a person's seat leads nowhere any more.
        let linked: Vec<bool> = table.seats.iter().map(|seat| seat.link.is_some()).collect();
        assert_eq!(linked, [false, true, true]);
    }
}
