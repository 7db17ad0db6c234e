//! How many connections a house holds, and whose.

use std::io::{Read, Write};
use std::net::TcpStream;

use ludi_server::Settings;

use super::{exchange, house_with, line, status};
use crate::common::{Browser, Open};

/// A line on which a request has begun, and never ends.
fn half_open(house: &Open) -> TcpStream {
    let mut line = line(house);
    line.write_all(b"GET / HTTP/1.1\r\nHost: 127").unwrap();
    line
}

/// A line on which a request was answered, and which stays.
fn kept(house: &Open, cookie: &str) -> (TcpStream, u16) {
    let mut line = line(house);
    let request = format!(
        "GET /assets/laurel.svg HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\n\r\n",
        house.address
    );
    line.write_all(request.as_bytes()).unwrap();
    let mut begin = [0; 12];
    line.read_exact(&mut begin).unwrap();
    let status = status(std::str::from_utf8(&begin).unwrap());
    (line, status)
}

/// Reads until the house hangs up, without an answer.
fn is_cut_off(mut line: TcpStream) -> bool {
    let mut rest = Vec::new();
    match line.read_to_end(&mut rest) {
        Ok(_) => rest.is_empty(),
        Err(error) => error.kind() == std::io::ErrorKind::ConnectionReset,
    }
}

#[test]
fn beyond_the_bound_a_seated_player_still_gets_in() {
    let (_folder, house) = house_with(|settings| Settings { connections: 64, ..settings });
    let mut player = Browser::at(&house);
    let table = player.play_now("Livia");
    let cookie = player.cookie.clone();
    // Her own connection is gone, as that of somebody who comes back.
    drop(player);
    // Half-open connections in a number far beyond the bound: the oldest go.
    let mut crowd: Vec<_> = (0..200).map(|_| half_open(&house)).collect();
    for line in crowd.drain(..150) {
        assert!(is_cut_off(line));
    }
    // Then as many as there is room for that stay after a request.
    let mut guests = Vec::new();
    let refused = loop {
        let (line, status) = kept(&house, "");
        if status != 200 {
            break status;
        }
        guests.push(line);
        assert!(guests.len() < 64, "without end");
    };
    assert_eq!(refused, 503);
    assert!(guests.len() >= 16, "{}", guests.len());
    let request = |cookie: &str, path: &str| {
        format!(
            "GET {path} HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\nAccept-Language: it\r\n\r\n",
            house.address
        )
    };
    // A stranger is told so, and the line is closed; so is a forged session's.
    for cookie in ["", "ludi=00ff"] {
        let answer = exchange(line(&house), &request(cookie, "/"));
        assert_eq!(status(&answer), 503, "{answer}");
        assert!(answer.contains("retry-after: 10") && answer.contains("troppe visite"), "{answer}");
    }
    let (_line, status_of_asset) = kept(&house, &cookie);
    assert_eq!(status_of_asset, 200);
    let returned = Browser::with(&house, &cookie);
    assert_eq!(returned.get(&table).status, 200);
    let mut socket = returned.live(&table);
    assert!(socket.next().contains("\"parts\""));
    // When others go there is room for strangers again.
    drop((guests, crowd));
    let mut tries = 0;
    while kept(&house, "").1 != 200 {
        tries += 1;
        assert!(tries < 200, "no room comes free");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}

#[test]
fn whoever_sends_a_request_is_served_among_many_who_send_none() {
    let (_folder, house) =
        house_with(|settings| Settings { limits: true, connections: 64, ..settings });
    let mut crowd: Vec<_> = (0..100).map(|_| half_open(&house)).collect();
    for line in crowd.drain(..30) {
        assert!(is_cut_off(line));
    }
    assert_eq!(Browser::at(&house).get("/").status, 200);
}
