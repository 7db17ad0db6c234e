//! How long a connection may take. The clock is the test's own, and goes on when
//! nothing else does.

use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
use tokio::time::Instant;

use super::super::router;
use super::*;
use crate::settings::Settings;
use crate::store::Sqlite;

/// The end of a connection that a client has, to a house of its own.
fn connect() -> (TempDir, DuplexStream) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(&folder.path().join("house.db")).expect("a store");
    let house = Arc::new(House::new(Arc::new(store), Vec::new(), Settings::default()));
    let connections = Arc::new(Connections::new(house.settings()));
    let (client, stream) = duplex(1 << 10);
    let peer = SocketAddr::from(([192, 0, 2, 1], 1234));
    let connection = Arc::new(connections.open(peer.ip()));
    let (routes, stay) = (router(house.clone()), house.closing().stay());
    tokio::spawn(async move {
        serve(stream, peer, connection, routes, stay).await;
        // The house ends after its connections.
        drop(house);
    });
    (folder, client)
}

/// A request that needs nothing of the store.
const REQUEST: &str = "GET /assets/laurel.svg HTTP/1.1\r\nHost: 192.0.2.9\r\n\r\n";

/// Reads an answer that says how long it is.
async fn answer(client: &mut DuplexStream) -> String {
    let mut heard = Vec::new();
    loop {
        let text = String::from_utf8_lossy(&heard).into_owned();
        if let Some((head, body)) = text.split_once("\r\n\r\n") {
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
            if length.and_then(|length| length.parse().ok()) == Some(body.len()) {
                return text;
            }
        }
        assert_ne!(client.read_buf(&mut heard).await.expect("an open line"), 0, "{text}");
    }
}

/// Reads until the house hangs up; how long that took.
async fn hangs_up(client: &mut DuplexStream) -> (Duration, String) {
    let (start, mut rest) = (Instant::now(), Vec::new());
    client.read_to_end(&mut rest).await.expect("an end");
    (start.elapsed(), String::from_utf8_lossy(&rest).into_owned())
}

#[tokio::test(start_paused = true)]
async fn who_sends_no_headers_is_cut_off() {
    for sent in ["", "GET / HTTP/1.1\r\nHost: 192"] {
        let (_folder, mut client) = connect();
        client.write_all(sent.as_bytes()).await.expect("an open line");
        let (after, _) = hangs_up(&mut client).await;
        assert_eq!(after, FIRST_REQUEST, "{sent}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_drop_now_and_then_does_not_help() {
    let (_folder, client) = connect();
    let (mut hears, mut says) = tokio::io::split(client);
    let drip = tokio::spawn(async move {
        for byte in REQUEST.bytes() {
            sleep(Duration::from_secs(1)).await;
            if says.write_all(&[byte]).await.is_err() {
                return;
            }
        }
    });
    let (start, mut rest) = (Instant::now(), Vec::new());
    hears.read_to_end(&mut rest).await.expect("an end");
    assert_eq!((start.elapsed(), rest.len()), (FIRST_REQUEST, 0));
    drip.abort();
}

#[tokio::test(start_paused = true)]
async fn an_idle_connection_is_closed_but_not_at_once() {
    let (_folder, mut client) = connect();
    for _ in 0..2 {
        client.write_all(REQUEST.as_bytes()).await.expect("an open line");
        assert!(answer(&mut client).await.starts_with("HTTP/1.1 200"));
        // Longer than the first request may take.
        sleep(3 * FIRST_REQUEST).await;
    }
    // The headers of a later request have no more time than that.
    client.write_all(b"GET").await.expect("an open line");
    let (after, _) = hangs_up(&mut client).await;
    assert_eq!(after + 3 * FIRST_REQUEST, IDLE);
}

#[tokio::test(start_paused = true)]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let (_folder, mut client) = connect();
    let start = Instant::now();
    let request = "POST /api/v1/guests HTTP/1.1\r\nHost: 192.0.2.9\r\n\
                   Content-Type: application/json\r\nContent-Length: 20\r\n\r\n{\"name\":";
    client.write_all(request.as_bytes()).await.expect("an open line");
    let (after, text) = hangs_up(&mut client).await;
    assert!(text.starts_with("HTTP/1.1 408") && text.contains("too-slow"), "{text}");
    assert!(after >= Duration::from_secs(20) && start.elapsed() < IDLE, "{after:?}");
}

#[tokio::test(start_paused = true)]
async fn who_takes_nothing_of_the_answer_is_cut_off() {
    let (_folder, mut client) = connect();
    let start = Instant::now();
    // More than fits into the line.
    let request = REQUEST.replace("laurel.svg", "house.css");
    client.write_all(request.as_bytes()).await.expect("an open line");
    sleep(STALLED + Duration::from_secs(1)).await;
    let (_, text) = hangs_up(&mut client).await;
    assert!(text.len() <= 1 << 10, "{}", text.len());
    assert!(start.elapsed() < IDLE);
}
