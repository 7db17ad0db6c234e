//! Those who come to look at one table, all at once.

use std::rc::Rc;
use std::time::Instant;

use tokio::task::LocalSet;

use crate::Failure;
use crate::child::Ludi;
use crate::client::Socket;

/// How many come.
const PAGES: usize = 4000;

/// How many of them are on their way at once.
const AT_ONCE: usize = 16;

/// How many seconds pass until so many have opened the page of a table and see
/// it. Whoever is there goes on reading what comes.
pub(crate) async fn seconds_to_join(house: &Ludi, table: &str) -> Result<f64, Failure> {
    let (tasks, address, table) = (LocalSet::new(), house.address, Rc::new(table.to_owned()));
    let joined = tasks.run_until(async {
        let start = Instant::now();
        let groups: Vec<_> = (0..AT_ONCE)
            .map(|_| {
                let table = table.clone();
                tokio::task::spawn_local(async move {
                    for _ in 0..PAGES / AT_ONCE {
                        let mut page = match Socket::page(address, &table, "", "").await {
                            Ok(page) => page,
                            Err(error) => return Err(error.to_string()),
                        };
                        page.next().await.map_err(|error| error.to_string())?;
                        tokio::task::spawn_local(async move { while page.next().await.is_ok() {} });
                    }
                    Ok(())
                })
            })
            .collect();
        for group in groups {
            group.await??;
        }
        Ok::<f64, Failure>(start.elapsed().as_secs_f64())
    });
    joined.await
}
