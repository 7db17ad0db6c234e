//! What a store owes to those it has answered, when the program is killed.
//!
//! The program that is to die calls [`append_forever`], and its killer reads
//! the acknowledgements it wrote; the store that is opened afterwards must pass
//! [`kept_what_it_acknowledged`].

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::task::JoinSet;

use super::{AnyStore, sample};
use crate::store::{Appended, StoreError, TableId};

/// How many tables are written at once.
const TABLES: u64 = 8;

/// Appends to several tables for ever, writing a line for each row once it is
/// acknowledged. Goes on where an earlier call was cut off, sending the last
/// row again as a client would that has had no answer. Returns when `out` does
/// not take a line, or the store refuses.
pub async fn append_forever(
    store: AnyStore,
    out: impl Write + Send + 'static,
) -> Result<(), StoreError> {
    let out = Arc::new(Mutex::new(out));
    let mut writers = JoinSet::new();
    for number in 0..TABLES {
        let (store, out) = (Arc::clone(&store), Arc::clone(&out));
        writers.spawn(async move {
            let id = sample::table_id(number);
            let there = match store.table(id).await? {
                Some(entry) => entry.rows,
                None => {
                    store.open_table(sample::terms(number), Vec::new()).await?;
                    0
                }
            };
            sample::start(&store, id, sample::seats(&[0])).await?;
            for n in there.saturating_sub(1).. {
                let appended = store.append(id, n, sample::row(0, n)).await?;
                if !matches!(appended, Appended::Done(m) | Appended::Again(m) if m == n + 1) {
                    return Err(StoreError::Other(format!("row {} of {id}: {appended:?}", n + 1)));
                }
                let mut out = out.lock().unwrap_or_else(PoisonError::into_inner);
                if say(&mut *out, id, n + 1).is_err() {
                    break;
                }
            }
            Ok(())
        });
    }
    writers.join_all().await.into_iter().collect()
}

fn say(out: &mut impl Write, id: TableId, n: u64) -> io::Result<()> {
    writeln!(out, "{id} {n}")?;
    out.flush()
}

/// Every row that was acknowledged is there, as it was sent, once, and nothing
/// is there that was not sent. `acknowledged` is what [`append_forever`] wrote;
/// its last line may be cut off. Says how many rows were acknowledged.
pub async fn kept_what_it_acknowledged(store: &AnyStore, acknowledged: &str) -> u64 {
    let mut last = BTreeMap::new();
    let whole = acknowledged.rfind('\n').map_or("", |end| &acknowledged[..end]);
    for line in whole.lines() {
        let (id, n) = line.split_once(' ').expect("a table and a number");
        let id = TableId::parse(id).expect("a table");
        let n: u64 = n.parse().expect("a number");
        let before = last.insert(id, n).unwrap_or(0);
        assert!(n >= before, "row {n} of {id} acknowledged after row {before}");
    }
    for (id, n) in &last {
        let rows = store.rows(*id, 0).await.expect("readable");
        // One more may have been kept whose acknowledgement was not heard.
        assert!((*n..=n + 1).contains(&(rows.len() as u64)), "{} rows, not {n}", rows.len());
        for (n, row) in (0..).zip(rows) {
            assert_eq!(row, sample::row(0, n));
        }
    }
    assert_eq!(store.check().await, Ok(Vec::new()));
    last.values().sum()
}
