//! Those who follow a table at which nothing happens.

use std::time::Duration;

use tokio::time::sleep;

use crate::Failure;
use crate::child::Ludi;
use crate::client::Socket;

/// How many follow.
const SOCKETS: usize = 5000;

/// How long the house is left alone before its memory is read.
const REST: Duration = Duration::from_secs(2);

/// By how much the memory of a house grows with each of many idle sockets.
pub(crate) async fn kib_per_socket(house: &Ludi, tables: &[String]) -> Result<f64, Failure> {
    let mut first = Vec::new();
    for table in tables {
        first.push(follow(house, table).await?);
    }
    sleep(REST).await;
    let before = house.rss_kib()?;
    let mut sockets = Vec::with_capacity(SOCKETS);
    for table in tables.iter().cycle().take(SOCKETS) {
        sockets.push(follow(house, table).await?);
    }
    sleep(REST).await;
    let after = house.rss_kib()?;
    drop((first, sockets));
    Ok((after - before) / SOCKETS as f64)
}

/// A spectator, who has been told how things are.
async fn follow(house: &Ludi, table: &str) -> Result<Socket, Failure> {
    let mut socket = Socket::open(house.address, table, "").await?;
    socket.next().await?;
    Ok(socket)
}
