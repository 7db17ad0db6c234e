//! What only a store in a file can get wrong.

mod draws;
mod older;
mod seats;

use std::fs;
use std::path::Path;
use std::sync::Arc;

use rusqlite::Connection;
use tempfile::TempDir;
use tokio::task::JoinSet;

use super::*;
use crate::store::conformance::{self, AnyStore, sample};

fn open(place: &Path) -> Sqlite {
    Sqlite::open(place).unwrap()
}

fn any(store: Sqlite) -> AnyStore {
    Arc::new(store)
}

fn refused(place: &Path) -> StoreError {
    match Sqlite::open(place) {
        Ok(_) => panic!("{} was opened", place.display()),
        Err(error) => error,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_file_every_law_holds() {
    let folder = TempDir::new().unwrap();
    let number = std::cell::Cell::new(0);
    conformance::every_law(async || {
        number.set(number.get() + 1);
        any(open(&folder.path().join(format!("{}.db", number.get()))))
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_memory_every_law_holds() {
    conformance::every_law(async || any(Sqlite::in_memory().unwrap())).await;
}

#[tokio::test]
async fn a_file_survives_reopening() {
    let folder = TempDir::new().unwrap();
    // The folder is made, too.
    let place = folder.path().join("some/where/house.db");
    conformance::survives_reopening(async || any(open(&place))).await;
}

#[tokio::test]
async fn the_disk_is_asked_for_its_word() {
    let folder = TempDir::new().unwrap();
    let store = open(&folder.path().join("house.db"));
    let settings = store.write(|db| {
        let mode: String = db.pragma_query_value(None, "journal_mode", |row| row.get(0))?;
        let full: u32 = db.pragma_query_value(None, "synchronous", |row| row.get(0))?;
        let keys: bool = db.pragma_query_value(None, "foreign_keys", |row| row.get(0))?;
        Ok((mode, full, keys))
    });
    assert_eq!(settings.await, Ok(("wal".to_owned(), 2, true)));
}

#[tokio::test]
async fn rows_cannot_be_changed_or_taken_away() {
    let folder = TempDir::new().unwrap();
    let store = any(open(&folder.path().join("house.db")));
    let table = sample::playing(&store, 1).await;
    store.append(table, 0, sample::row(0, 0)).await.unwrap();
    only_ever_added(&Connection::open(folder.path().join("house.db")).unwrap());
}

/// Rows can neither be changed nor taken away.
fn only_ever_added(db: &Connection) {
    for sql in ["UPDATE rows SET seat = 1", "DELETE FROM rows"] {
        let error = db.execute(sql, []).unwrap_err().to_string();
        assert_eq!(error, "rows are only ever added", "{sql}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_keeps_nothing_by_halves() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("house.db");
    let sqlite = Arc::new(open(&place));
    let store: AnyStore = sqlite.clone();
    let tables = [sample::playing(&store, 1).await, sample::playing(&store, 2).await];
    let limit = async |pages: i64| {
        let set = move |db: &Connection| {
            Ok(db.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?)
        };
        sqlite.write(set).await.unwrap();
    };
    limit(80).await;
    // Two tables fill the rest of the disk side by side.
    let mut writers = JoinSet::new();
    for table in tables {
        let store = Arc::clone(&store);
        writers.spawn(async move {
            for n in 0.. {
                match store.append(table, n, sample::row(0, n)).await {
                    Ok(appended) => assert_eq!(appended, Appended::Done(n + 1)),
                    Err(error) => return (table, n, error),
                }
            }
            unreachable!("no disk is endless")
        });
    }
    for (table, acknowledged, error) in writers.join_all().await {
        assert_eq!(error.to_string(), "the disk is full: this was not kept");
        assert!(acknowledged > 50, "only {acknowledged} rows fit");
        let rows = store.rows(table, 0).await.unwrap();
        assert_eq!(rows.len() as u64, acknowledged);
        assert_eq!(store.append(table, 0, rows[0].clone()).await, Ok(Appended::Again(1)));
    }
    // A write of many parts leaves none of them.
    let mut terms = sample::terms(3);
    terms.setup.components = Some("x".repeat(100_000));
    assert_eq!(store.open_table(terms, Vec::new()).await, Err(StoreError::Full));
    assert_eq!(store.table(sample::table_id(3)).await, Ok(None));
    assert_eq!(store.check().await, Ok(Vec::new()));
    // With room again, play goes on where it was.
    limit(1_000_000).await;
    let n = store.table(tables[0]).await.unwrap().unwrap().rows;
    let appended = store.append(tables[0], n, sample::row(0, n)).await;
    assert_eq!(appended, Ok(Appended::Done(n + 1)));
}

#[test]
fn an_unwritable_place_gets_a_sentence() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    for place in [file.join("house.db"), folder.path().to_owned()] {
        let error = refused(&place);
        assert!(matches!(error, StoreError::Unwritable { .. }), "{error:?}");
        let sentence = format!("{} cannot be opened for writing: ", place.display());
        assert!(error.to_string().starts_with(&sentence), "{error}");
    }
}

#[test]
fn what_is_not_ours_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let letter = folder.path().join("letter");
    let other = folder.path().join("other.db");
    fs::write(&letter, "Dear Livia, ".repeat(200)).unwrap();
    Connection::open(&other).unwrap().execute_batch("CREATE TABLE cats (name)").unwrap();
    for place in [letter, other] {
        let before = fs::read(&place).unwrap();
        let error = refused(&place);
        let sentence = format!("{} is not a database of Ludi Romani", place.display());
        assert_eq!(error.to_string(), sentence);
        assert_eq!(fs::read(&place).unwrap(), before);
    }
}

#[test]
fn a_database_of_the_future_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("house.db");
    drop(open(&place));
    let version = |db: &Connection| -> u32 {
        db.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap()
    };
    let db = Connection::open(&place).unwrap();
    let known = version(&db);
    db.pragma_update(None, "user_version", known + 1).unwrap();
    let found = known + 1;
    assert_eq!(refused(&place), StoreError::Newer { place, found, known });
    assert_eq!(version(&db), found);
}

#[test]
fn a_held_database_gets_a_sentence() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("house.db");
    let holder = Connection::open(&place).unwrap();
    holder.execute_batch("BEGIN EXCLUSIVE").unwrap();
    assert_eq!(refused(&place), StoreError::Locked);
}

#[tokio::test]
async fn reading_does_not_wait_for_a_write() {
    let folder = TempDir::new().unwrap();
    let sqlite = Arc::new(open(&folder.path().join("house.db")));
    let store: AnyStore = sqlite.clone();
    let table = sample::playing(&store, 1).await;
    let (begun, has_begun) = tokio::sync::oneshot::channel();
    let (release, released) = std::sync::mpsc::channel::<()>();
    let mut begun = Some(begun);
    let slow = tokio::spawn(async move {
        let work = move |db: &Connection| {
            db.execute("UPDATE tables SET game = 'other'", [])?;
            if let Some(begun) = begun.take() {
                begun.send(()).unwrap();
            }
            released.recv().unwrap();
            Ok(())
        };
        sqlite.write(work).await
    });
    has_begun.await.unwrap();
    assert_eq!(store.table(table).await.unwrap().unwrap().terms.game, "caligula");
    release.send(()).unwrap();
    assert_eq!(slow.await.unwrap(), Ok(()));
    assert_eq!(store.table(table).await.unwrap().unwrap().terms.game, "other");
}

#[tokio::test]
async fn a_backup_is_a_store_of_its_own() {
    let folder = TempDir::new().unwrap();
    let store = any(open(&folder.path().join("house.db")));
    let table = sample::playing(&store, 1).await;
    store.append(table, 0, sample::row(0, 0)).await.unwrap();
    let copy = folder.path().join("copy.db");
    assert_eq!(store.backup(&copy).await, Ok(()));
    assert_eq!(store.append(table, 1, sample::row(0, 1)).await, Ok(Appended::Done(2)));
    assert_eq!(store.backup(&copy).await, Err(StoreError::InTheWay(copy.clone())));
    let nowhere = folder.path().join("no/where.db");
    let error = store.backup(&nowhere).await.unwrap_err();
    assert!(matches!(error, StoreError::Unwritable { .. }), "{error:?}");
    let names = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name());
    assert!(names.into_iter().all(|name| !name.to_string_lossy().ends_with(".part")));
    let copy = open(&copy);
    assert_eq!(copy.rows(table, 0).await, Ok(vec![sample::row(0, 0)]));
    assert_eq!(copy.append(table, 1, sample::row(0, 1)).await, Ok(Appended::Done(2)));
    assert_eq!(copy.check().await, Ok(Vec::new()));
}

/// A table with three rows, in a store where nothing is wrong.
async fn three_rows(store: &AnyStore) -> TableId {
    let table = sample::playing(store, 1).await;
    for n in 0..3 {
        store.append(table, n, sample::row(0, n)).await.unwrap();
    }
    assert_eq!(store.check().await, Ok(Vec::new()));
    table
}

#[tokio::test]
async fn damage_is_found() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("house.db");
    let store = any(open(&place));
    let table = three_rows(&store).await;
    let db = Connection::open(&place).unwrap();
    db.execute_batch(
        "DROP TRIGGER rows_never_go; DELETE FROM rows WHERE n = 2;
         DELETE FROM seats WHERE seat = 1; UPDATE tables SET seed = commitment;",
    )
    .unwrap();
    let wrong = [
        format!("table {table} has rows missing"),
        format!("table {table} has 2 seats where its setup has 3"),
    ];
    assert_eq!(store.check().await, Ok(wrong.to_vec()));
    let missing = StoreError::Damaged(format!("row 2 of table {table} is missing"));
    assert_eq!(store.rows(table, 0).await, Err(missing));
    let swapped = format!("the seed of table {table} is not the one committed to");
    assert_eq!(store.table(table).await, Err(StoreError::Damaged(swapped)));
}

#[tokio::test]
async fn a_transaction_that_is_given_up_costs_only_its_cause() {
    let folder = TempDir::new().unwrap();
    let sqlite = Arc::new(open(&folder.path().join("house.db")));
    let (release, released) = std::sync::mpsc::channel::<()>();
    let (begun, has_begun) = tokio::sync::oneshot::channel();
    let (holder, mut begun) = (Arc::clone(&sqlite), Some(begun));
    let held = tokio::spawn(async move {
        let wait = move |_: &Connection| {
            if let Some(begun) = begun.take() {
                begun.send(()).unwrap();
                released.recv().unwrap();
            }
            Ok(())
        };
        holder.write(wait).await
    });
    has_begun.await.unwrap();
    // While the writer is held up, these three gather, to be committed together.
    let guest = |n: u64| {
        let id = sample::person_id(n);
        sqlite.write(move |db| people::add_guest(db, id, "Guest", Time(0)))
    };
    let give_up = sqlite.write(|db| -> Result<(), Fault> {
        // What SQLite itself does when the disk fails in the middle.
        db.execute_batch("ROLLBACK")?;
        Err(StoreError::Full.into())
    });
    let go = async { release.send(()).unwrap() };
    let (first, cause, second, ()) = tokio::join!(guest(1), give_up, guest(2), go);
    assert_eq!(held.await.unwrap(), Ok(()));
    assert_eq!((first, cause, second), (Ok(()), Err(StoreError::Full), Ok(())));
    for n in [1, 2] {
        assert!(sqlite.person(sample::person_id(n)).await.unwrap().is_some(), "guest {n}");
    }
}

#[tokio::test]
async fn whoever_looks_changes_nothing() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("house.db");
    let looked = |place: &Path| Sqlite::look(place).err();
    assert_eq!(looked(&place), Some(StoreError::Missing(place.clone())));
    assert!(!place.exists());
    let house = any(open(&place));
    house.open_table(sample::terms(1), Vec::new()).await.unwrap();
    let guest = any(Sqlite::look(&place).unwrap());
    let seen = guest.table(sample::table_id(1)).await.unwrap();
    assert_eq!(seen, house.table(sample::table_id(1)).await.unwrap());
    assert_eq!(guest.check().await, Ok(Vec::new()));
    let refused = guest.open_table(sample::terms(2), Vec::new()).await;
    assert_eq!(refused, Err(StoreError::ReadOnly));
    drop((guest, house));
    // The last connection of the server has folded the log in.
    assert!(!place.with_extension("db-wal").exists());
    let before = fs::read(&place).unwrap();
    assert_eq!(any(Sqlite::look(&place).unwrap()).check().await, Ok(Vec::new()));
    assert_eq!(fs::read(&place).unwrap(), before);
    let older = folder.path().join("empty.db");
    fs::write(&older, "").unwrap();
    assert!(matches!(looked(&older), Some(StoreError::Older { found: 0, .. })));
    let letter = folder.path().join("letter");
    fs::write(&letter, "Seneca greets his Lucilius, at length and in good health").unwrap();
    assert_eq!(looked(&letter), Some(StoreError::Foreign(letter.clone())));
}

/// Changes the file as a faulty disk would: no rule of the schema is asked.
fn tamper(place: &Path, sql: &str) {
    let file = Connection::open(place).unwrap();
    file.execute_batch(&format!("DROP TRIGGER IF EXISTS rows_never_change; {sql}")).unwrap();
}

#[tokio::test]
async fn a_bit_flipped_anywhere_in_a_row_is_found() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("house.db");
    let store = any(open(&place));
    let table = three_rows(&store).await;
    drop(store);
    for column in [
        "at = at + 1",
        "at = at - 4096",
        "seat = seat + 1",
        "to_act = to_act + 2",
        "key = key || 'x'",
        "hash = replace(hash, substr(hash, 1, 1), 'x')",
        "step = replace(step, 'a', 'b')",
        "checksum = checksum + 1",
    ] {
        let copy = folder.path().join("copy.db");
        fs::copy(&place, &copy).unwrap();
        tamper(&copy, &format!("UPDATE rows SET {column} WHERE n = 2"));
        let found = any(Sqlite::look(&copy).unwrap()).check().await.unwrap();
        let damaged = format!("row 2 of table {table} is not as it was written");
        assert_eq!(found, [damaged], "{column}");
        fs::remove_file(copy).unwrap();
    }
}

#[tokio::test]
async fn a_second_server_is_told_and_disturbs_nobody() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("house.db");
    let first = any(open(&place));
    let held = refused(&place);
    let process = Some(std::process::id());
    assert_eq!(held, StoreError::Held { place: place.clone(), process });
    assert!(held.to_string().contains(&std::process::id().to_string()));
    assert_eq!(first.open_table(sample::terms(1), Vec::new()).await, Ok(()));
    // Whoever only looks is welcome.
    assert!(Sqlite::look(&place).is_ok());
    drop(first);
    assert!(any(open(&place)).table(sample::table_id(1)).await.unwrap().is_some());
}

/// As after the file of the lock was removed, and another server came.
#[tokio::test]
async fn whoever_has_lost_the_lease_writes_nothing_more() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("house.db");
    let first = any(open(&place));
    fs::remove_file(folder.path().join("house.db-lock")).unwrap();
    let second = any(open(&place));
    let lost = first.open_table(sample::terms(1), Vec::new()).await;
    assert_eq!(lost, Err(StoreError::LeaseLost));
    assert_eq!(second.open_table(sample::terms(1), Vec::new()).await, Ok(()));
}
