//! What one client may ask in a while.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use axum::http::HeaderName;
use ludi_server::store::{Store, Time};
use ludi_server::{Clock, Settings};
use tempfile::TempDir;

use super::{PASSWORD, id};
use crate::common::{Browser, Open, open, open_at, settings};

/// A house with limits.
fn strict() -> (TempDir, Open) {
    let folder = tempfile::tempdir().unwrap();
    let house = open(&folder.path().join("house.db"), |_| Settings { limits: true, ..settings() });
    (folder, house)
}

#[test]
fn whoever_asks_too_often_waits_and_nothing_is_done() {
    let (_folder, house) = strict();
    Browser::at(&house).create("Livia", PASSWORD);
    let mut browser = Browser::with(&house, "lang=it");
    let tries = (0..40).map(|_| browser.sign_in("Livia", "wrong password").status);
    let tries: Vec<u16> = tries.take_while(|status| *status != 429).collect();
    assert!((10..40).contains(&tries.len()), "{tries:?}");
    assert!(tries.iter().all(|status| *status == 403), "{tries:?}");
    // The right password does not help now, and no session is opened.
    let answer = browser.sign_in("Livia", PASSWORD);
    assert_eq!((answer.status, &answer.cookies[..]), (429, &[][..]));
    let wait: u64 = answer.header("retry-after").parse().unwrap();
    assert!((1..=13).contains(&wait), "{wait}");
    assert!(answer.body.contains(&format!("Riprova fra {wait} second")), "{}", answer.body);
    assert!(answer.header("content-security-policy").starts_with("default-src 'none'"));

    let mut made = 1;
    let refused = loop {
        let form = [("name", &*format!("Account {made}")), ("password", PASSWORD)];
        let answer = Browser::at(&house).post("/account/create", &form);
        if answer.status != 303 {
            break answer;
        }
        made += 1;
        assert!(made < 40, "without end");
    };
    assert_eq!(refused.status, 429, "{}", refused.body);
    assert!(made >= 10, "{made}");
    let census = house.wait(house.store.census()).unwrap();
    assert_eq!((census.accounts, census.guests), (made, 0));

    let mut opened = 0;
    let refused = loop {
        let form = [("game", "caligula"), ("seats", "3"), ("name", "Gaius")];
        let answer = Browser::at(&house).post("/games/caligula/open", &form);
        if answer.status != 303 {
            break answer;
        }
        opened += 1;
        assert!(opened < 240, "without end");
    };
    assert_eq!(refused.status, 429, "{}", refused.body);
    assert!(opened >= 60, "{opened}");
    let census = house.wait(house.store.census()).unwrap();
    assert_eq!((census.gathering, census.guests), (opened, opened));
    // What comes with the program is counted apart, and may be had often.
    assert!((0..300).all(|_| browser.get("/assets/laurel.svg").status == 200));
}

#[test]
fn passwords_of_one_account_are_tried_slowly_from_wherever_and_its_owner_gets_in() {
    let folder = tempfile::tempdir().unwrap();
    let clock = Clock::at(Time(1_800_000_000_000));
    let header = HeaderName::from_static("x-client");
    let house = open_at(&folder.path().join("house.db"), clock.clone(), |_| Settings {
        limits: true,
        proxy_header: Some(header),
        ..settings()
    });
    // Each comes from another address.
    let mut client = 0;
    let mut attempt = |name: &str, password: &str, cookie: &str| {
        client += 1;
        let (origin, address) = (format!("http://{}", house.address), format!("192.0.2.{client}"));
        let request = Browser::at(&house).agent.post(format!("{origin}/account/sign-in"));
        let request = request.header("origin", &origin).header("x-client", &address);
        let form = [("name", name), ("password", password)];
        let answer = request.header("cookie", cookie).send_form(form).unwrap();
        let wait =
            answer.headers().get("retry-after").map(|wait| wait.to_str().unwrap().to_owned());
        (answer.status().as_u16(), wait)
    };
    let mut livia = Browser::at(&house);
    livia.create("Livia", PASSWORD);
    let known = livia.sign_in("Livia", PASSWORD).cookies[1].clone();
    let known = known.split(';').next().unwrap();
    assert!(known.starts_with("ludi-known="), "{known}");
    // For a name that nobody has it is the same.
    for name in ["Livia", "Nemo"] {
        for _ in 0..10 {
            assert_eq!(attempt(name, "not this one", "").0, 403);
        }
        assert_eq!(attempt(name, PASSWORD, ""), (429, Some("11".to_owned())), "{name}");
    }
    // A browser that was signed in before is not kept out by strangers.
    assert_eq!(attempt("Livia", PASSWORD, known).0, 303);
    let forged = format!("{}0", &known[..known.len() - 1]);
    let forged = if forged == known { format!("{}1", &known[..known.len() - 1]) } else { forged };
    assert_eq!(attempt("Livia", PASSWORD, &forged).0, 429);
    // The others wait, and then get in, too.
    clock.advance(Duration::from_secs(11));
    assert_eq!(attempt("Livia", PASSWORD, "").0, 303);
    assert_eq!(attempt("Livia", "not this one", "").0, 403);
}

#[test]
fn whoever_talks_too_fast_is_not_heard() {
    let (_folder, house) = strict();
    let mut browser = Browser::at(&house);
    let table = browser.play_now("Livia");
    let say = |browser: &mut Browser, n: usize| {
        let (text, key) = (format!("line {n}"), format!("key-{n}"));
        let line = [("text", text.as_str()), ("key", key.as_str())];
        browser.post(&format!("{table}say"), &line).status
    };
    let heard = (0..400).take_while(|n| say(&mut browser, *n) == 303).count();
    assert!((20..400).contains(&heard), "{heard}");
    let after = say(&mut browser, 400);
    assert!(after == 429 || after == 303, "{after}");
    let heard = heard + usize::from(after == 303);
    assert_eq!(house.wait(house.store.lines(id(&table), 0)).unwrap().len(), heard);
}

/// Asks for a socket; the line, and the status of the answer.
fn knock(house: &Open, table: &str, origin: &str) -> (TcpStream, u16) {
    let mut line = TcpStream::connect(house.address).unwrap();
    line.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    let host = house.address;
    write!(
        line,
        "GET {table}live HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\n\
         Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    .unwrap();
    let mut status = [0; 12];
    line.read_exact(&mut status).unwrap();
    let status = std::str::from_utf8(&status[9..]).unwrap().parse().unwrap();
    (line, status)
}

/// Reads until the house hangs up.
fn hangs_up(mut line: TcpStream) -> bool {
    let mut rest = Vec::new();
    // A line may be cut off hard, but it must not stay open.
    match line.read_to_end(&mut rest) {
        Ok(_) => true,
        Err(error) => error.kind() == std::io::ErrorKind::ConnectionReset,
    }
}

#[test]
fn sockets_are_few_and_quiet() {
    let (_folder, house) = strict();
    let table = Browser::at(&house).play_now("Livia");
    let home = format!("http://{}", house.address);
    assert_eq!(knock(&house, &table, "http://elsewhere.example").1, 403);
    let mut lines = Vec::new();
    for n in 0..64 {
        let (line, status) = knock(&house, &table, &home);
        assert_eq!(status, 101, "socket {n}");
        lines.push(line);
    }
    assert_eq!(knock(&house, &table, &home).1, 429);
    // A frame that is too long, and frames that are too many: text of no length
    // with a mask of zeros.
    let mut long = lines.pop().unwrap();
    let mut frame = vec![0x81, 0xfe, 0x08, 0x00, 0, 0, 0, 0];
    frame.resize(8 + 0x0800, b'x');
    long.write_all(&frame).unwrap();
    assert!(hangs_up(long));
    let mut many = lines.pop().unwrap();
    many.write_all(&[0x81, 0x80, 0, 0, 0, 0].repeat(21)).unwrap();
    assert!(hangs_up(many));
    // Their places are free again.
    let mut tries = 0;
    while knock(&house, &table, &home).1 != 101 {
        tries += 1;
        assert!(tries < 50, "no place comes free");
        std::thread::sleep(Duration::from_millis(20));
    }
}
