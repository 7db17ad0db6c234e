//! The end of `ludi serve`: what is under way is done, nothing is left behind.
#![expect(clippy::unwrap_used, reason = "a test that cannot run its program has failed")]

use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use crate::house::House;
use crate::served::{Served, until};

/// A connection to the house, on which this has been said.
fn said(served: &Served, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(served.home.trim_start_matches("http://")).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    stream.write_all(text.as_bytes()).unwrap();
    stream
}

/// Half of a command, whose other half is `half`.
fn half_a_command(served: &Served) -> TcpStream {
    let host = served.home.trim_start_matches("http://");
    let stream = said(
        served,
        &format!(
            "POST /play HTTP/1.1\r\nhost: {host}\r\norigin: {}\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: 23\r\n\r\nbegin=now&game=",
            served.home
        ),
    );
    // Let the house take it up.
    thread::sleep(Duration::from_millis(300));
    stream
}

fn has_closed_its_door(served: &Served) -> bool {
    TcpStream::connect(served.home.trim_start_matches("http://")).is_err()
}

#[test]
fn a_signal_closes_the_house_and_folds_its_log_in() {
    for signal in ["INT", "TERM"] {
        let house = House::new();
        let table = house.lay_table(1);
        let mut served = house.serve("serve");
        served.begin(table);
        until(|| (served.metric("ludi_actions_committed_total") > 10).then_some(()));
        served.signal(signal);
        assert_eq!(served.end().code(), Some(0), "{}", served.log());
        assert!(served.log().contains("the house is closed"), "{}", served.log());
        assert!(!house.path("data/ludi/house.db-wal").exists(), "{signal}");
        assert!(house.ludi("doctor --all").well().out.contains("one table"));
    }
}

#[test]
fn what_is_under_way_is_answered_first() {
    let house = House::new();
    let mut served = house.serve("serve");
    let mut stream = half_a_command(&served);
    served.signal("TERM");
    until(|| has_closed_its_door(&served).then_some(()));
    assert_eq!(served.child.try_wait().unwrap(), None);
    stream.write_all(b"caligula").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    assert_eq!(served.end().code(), Some(0));
    assert!(house.ludi("doctor").well().out.contains("one table"));
}

#[test]
fn a_second_signal_ends_it_at_once() {
    let house = House::new();
    let mut served = house.serve("serve");
    let _stream = half_a_command(&served);
    served.signal("TERM");
    until(|| has_closed_its_door(&served).then_some(()));
    let start = Instant::now();
    served.signal("TERM");
    assert_eq!(served.end().code(), Some(1));
    assert!(start.elapsed() < Duration::from_secs(3), "{:?}", start.elapsed());
}

#[test]
fn a_client_that_never_ends_does_not_keep_the_house_open() {
    let house = House::new();
    let mut served = house.serve("serve");
    let _stream = half_a_command(&served);
    served.signal("TERM");
    assert_eq!(served.end().code(), Some(0));
}

#[test]
fn sockets_are_told_that_the_house_closes() {
    let house = House::new();
    let table = house.lay_table(1);
    let mut served = house.serve("serve");
    let host = served.home.trim_start_matches("http://");
    let mut stream = said(
        &served,
        &format!(
            "GET /tables/{table}/live HTTP/1.1\r\nhost: {host}\r\norigin: {}\r\n\
             connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            served.home
        ),
    );
    until(|| (served.metric("ludi_sockets") == 1).then_some(()));
    served.signal("TERM");
    let mut heard = Vec::new();
    stream.read_to_end(&mut heard).unwrap();
    assert!(heard.starts_with(b"HTTP/1.1 101"));
    // A closing frame of two bytes: 1001, going away.
    assert!(heard.ends_with(&[0x88, 2, 0x03, 0xe9]), "{:?}", heard.last_chunk::<8>());
    assert_eq!(served.end().code(), Some(0));
}
