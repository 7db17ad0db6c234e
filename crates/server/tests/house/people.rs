//! People and the guard, as a browser without a script meets them.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, SystemTime};

use crate::common::{Browser, Open, open, settings};
use ludi_server::Settings;
use ludi_server::store::{PersonId, SecretHash, Status, Store, TableId, Time};
use tempfile::TempDir;

const PASSWORD: &str = "alea iacta est";

const EVIL: &str = "<b>\"'&</b><script>";

/// A new house without limits, gone with its folder.
fn house() -> (TempDir, Open) {
    let folder = tempfile::tempdir().unwrap();
    let house = open(&folder.path().join("house.db"), |_| settings());
    (folder, house)
}

fn id(table: &str) -> TableId {
    TableId::parse(table.trim_matches('/').rsplit('/').next().unwrap()).unwrap()
}

#[test]
fn the_whole_life_of_an_account() {
    let (_folder, house) = house();
    let mut browser = Browser::at(&house);
    let page = browser.get("/account");
    assert_eq!(page.text("header .reader"), "Sign in");
    assert_eq!(page.one("header .reader", "href"), "/account");
    assert_eq!(page.one("#sign-in [name='password']", "autocomplete"), "current-password");
    assert_eq!(page.one("#create [name='password']", "autocomplete"), "new-password");

    let answer = browser.post("/account/create", &[("name", "Livia"), ("password", PASSWORD)]);
    assert_eq!(answer.status, 303, "{}", answer.body);
    let [cookie] = &answer.cookies[..] else { panic!("{:?}", answer.cookies) };
    assert!(cookie.contains("; Path=/; HttpOnly; SameSite=Lax; Max-Age="), "{cookie}");
    assert_eq!(browser.cookie.len(), "ludi=".len() + 64);
    assert!(browser.get(&answer.location).text("#notice").contains("is yours"));
    assert_eq!(browser.name(), "Livia");

    browser.done("/account/name", &[("name", "Livia Drusilla")]);
    assert_eq!(browser.name(), "Livia Drusilla");
    let change = [("old", PASSWORD), ("new", "festina lente")];
    let mut elsewhere = Browser::at(&house);
    assert_eq!(elsewhere.sign_in("livia drusilla", PASSWORD).status, 303);
    let old = browser.cookie.clone();
    browser.done("/account/password", &change);
    assert_ne!(browser.cookie, old);
    assert_eq!(browser.name(), "Livia Drusilla");
    // Every other session has ended, the old one of this browser as well.
    assert_eq!(elsewhere.name(), "Sign in");
    assert_eq!(Browser::with(&house, &old).name(), "Sign in");
    assert_eq!(elsewhere.sign_in("Livia Drusilla", PASSWORD).status, 403);
    assert_eq!(elsewhere.sign_in("Livia Drusilla", "festina lente").status, 303);

    let open_elsewhere = elsewhere.cookie.clone();
    let answer = elsewhere.done("/account/sign-out", &[]);
    assert!(answer.cookies[0].contains("Max-Age=0"), "{:?}", answer.cookies);
    assert_eq!(Browser::with(&house, &open_elsewhere).name(), "Sign in");
    assert_eq!(browser.name(), "Livia Drusilla");
    assert_eq!(elsewhere.sign_in("Livia Drusilla", "festina lente").status, 303);
    let sessions = [browser.cookie.clone(), elsewhere.cookie.clone()];
    browser.done("/account/sign-out-everywhere", &[]);
    for cookie in sessions {
        assert_eq!(Browser::with(&house, &cookie).name(), "Sign in");
    }
}

#[test]
fn what_an_account_may_not_be_is_refused() {
    let (_folder, house) = house();
    let mut livia = Browser::at(&house);
    livia.create("Livia", PASSWORD);
    for (name, password, status, words) in [
        ("LIVIA", PASSWORD, 409, "has that name"),
        ("Li\u{200b}via", PASSWORD, 409, "has that name"),
        (" \u{202e} ", PASSWORD, 422, "Letters"),
        ("Marcus", "7 chars", 422, "8 to 256"),
        ("Marcus", "", 422, "8 to 256"),
        ("Marcus", &"x".repeat(257), 422, "8 to 256"),
    ] {
        let mut browser = Browser::at(&house);
        let answer = browser.post("/account/create", &[("name", name), ("password", password)]);
        assert_eq!(answer.status, status, "{}", answer.body);
        assert!(answer.text("#notice").contains(words), "{}", answer.text("#notice"));
        assert!(answer.cookies.is_empty());
    }
    let mut marcus = Browser::at(&house);
    marcus.create("Marcus", PASSWORD);
    assert_eq!(marcus.post("/account/name", &[("name", "livia")]).status, 409);
    let wrong = [("old", "not this one"), ("new", "festina lente")];
    assert_eq!(marcus.post("/account/password", &wrong).status, 403);
    assert_eq!(marcus.post("/account/password", &[("old", PASSWORD), ("new", "x")]).status, 422);
    let again = [("name", "Gaius"), ("password", PASSWORD)];
    assert_eq!(marcus.post("/account/create", &again).status, 403);
    assert_eq!(marcus.name(), "Marcus");
    assert_eq!(Browser::at(&house).sign_in("Marcus", PASSWORD).status, 303);
    // Strangers and guests have nothing to look after.
    let mut guest = Browser::at(&house);
    guest.play_now("Gaius");
    for browser in [&mut Browser::at(&house), &mut guest] {
        for path in ["name", "password", "sign-out", "sign-out-everywhere", "tokens"] {
            let form = [("name", "X"), ("old", "x"), ("new", PASSWORD), ("label", "x")];
            let answer = browser.post(&format!("/account/{path}"), &form);
            assert_eq!(answer.status, 403, "{path}: {}", answer.body);
        }
    }
    assert_eq!(guest.name(), "Gaius");
    assert_eq!(house.wait(house.store.census()).unwrap().accounts, 2);
}

#[test]
fn nobody_learns_who_has_an_account() {
    let (_folder, house) = house();
    Browser::at(&house).create("Livia", PASSWORD);
    for cookie in ["", "lang=it"] {
        let try_it = |name, password| {
            let answer = Browser::with(&house, cookie).sign_in(name, password);
            (answer.status, answer.headers, answer.body)
        };
        let wrong = try_it("Livia", "alea iacta es");
        assert_eq!(wrong.0, 403);
        assert_eq!(wrong, try_it("Nemo", "alea iacta es"));
        assert_eq!(wrong, try_it("", ""));
    }
}

#[test]
fn a_guest_keeps_tables_and_sees_them_everywhere() {
    let (_folder, house) = house();
    let mut browser = Browser::at(&house);
    let table = browser.play_now("Livia");
    let cookie = browser.cookie.clone();
    assert!(browser.get("/account").text("#create h2").contains("Keep my tables"));
    browser.create("Livia the Elder", PASSWORD);
    // The session stays, the seat stays, and the live table has the new name.
    assert_eq!(browser.cookie, cookie);
    assert_eq!(browser.tables(), [table.as_str()]);
    assert!(browser.get(&table).text("#players").contains("Livia the Elder"));
    assert!(!browser.get(&table).all("button.act", "value").is_empty());

    let mut elsewhere = Browser::at(&house);
    assert_eq!(elsewhere.sign_in("livia the elder", PASSWORD).location, "/");
    assert_eq!(elsewhere.tables(), [table.as_str()]);
    browser.done("/account/name", &[("name", "Augusta")]);
    assert!(elsewhere.get(&table).text("#players").contains("Augusta"));
}

#[test]
fn whoever_signs_in_brings_the_seats_of_the_guest() {
    let (_folder, house) = house();
    let mut home = Browser::at(&house);
    home.create("Livia", PASSWORD);
    let first = home.play_now("");
    let mut guest = Browser::at(&house);
    let second = guest.play_now("Visitor");
    let say = [("text", "well met"), ("key", "said")];
    guest.done(&format!("{second}say"), &say);
    let old = guest.cookie.clone();
    assert_eq!(guest.sign_in("Livia", PASSWORD).status, 303);
    // The guest's session has ended.
    assert_eq!(Browser::with(&house, &old).name(), "Sign in");
    let mut mine = [home.tables(), guest.tables()];
    let mut both = [first, second.clone()];
    both.sort();
    for tables in &mut mine {
        tables.sort();
        assert_eq!(*tables, both);
    }
    // Live, not only in the books.
    let page = home.get(&second);
    assert!(!page.all("button.act", "value").is_empty(), "{}", page.body);
    assert!(page.text("#players").contains("Livia"));
    assert!(page.text("#chat-lines").contains("Livia: well met"), "{}", page.text("#chat-lines"));
    // Somebody else's account brings nothing along.
    let mut other = Browser::at(&house);
    other.create("Marcus", PASSWORD);
    let third = other.play_now("");
    assert_eq!(other.sign_in("Livia", PASSWORD).status, 303);
    assert!(!other.tables().contains(&third));
    assert_eq!(other.sign_in("Marcus", PASSWORD).status, 303);
    assert_eq!(other.tables(), [third]);
}

#[test]
fn a_token_is_shown_once_and_works_until_it_is_dropped() {
    let (_folder, house) = house();
    let mut browser = Browser::at(&house);
    browser.create("Livia", PASSWORD);
    let page = browser.post("/account/tokens", &[("label", EVIL)]);
    assert_eq!((page.status, page.header("cache-control")), (200, "no-store"));
    let token = page.text("#fresh code");
    assert_eq!(token.len(), 64);
    let whose = |token: &str| {
        let whose = house.wait(house.store.token(SecretHash::of(token)));
        whose.unwrap().map(|person| person.name)
    };
    assert_eq!(whose(&token).as_deref(), Some("Livia"));
    assert_eq!(whose("forged"), None);
    let page = browser.get("/account");
    assert!(!page.body.contains(&token));
    assert_eq!(page.text("#tokens li strong"), EVIL);
    let day = page.text("#tokens li time");
    assert!(day.len() == 10 && day.starts_with("20"), "{day}");
    let name = page.one("#tokens li button", "value");

    let mut other = Browser::at(&house);
    other.create("Marcus", PASSWORD);
    other.done("/account/tokens/drop", &[("token", &name)]);
    assert_eq!(whose(&token).as_deref(), Some("Livia"), "dropped by somebody else");
    assert_eq!(browser.post("/account/tokens/drop", &[("token", "all")]).status, 422);
    browser.done("/account/tokens/drop", &[("token", &name)]);
    assert_eq!(whose(&token), None);
    assert!(browser.get("/account").all("#tokens li", "class").is_empty());

    for n in 0..20 {
        assert_eq!(browser.post("/account/tokens", &[("label", &n.to_string())]).status, 200);
    }
    let page = browser.post("/account/tokens", &[("label", "one more")]);
    assert_eq!((page.status, page.text("#fresh")), (409, String::new()));
    assert_eq!(page.all("#tokens li button", "value").len(), 20);
}

#[test]
fn only_the_first_account_looks_after_the_house() {
    let (_folder, house) = house();
    let mut admin = Browser::at(&house);
    admin.create("Livia", PASSWORD);
    let mut other = Browser::at(&house);
    let table = other.play_now(EVIL);
    other.create(EVIL, PASSWORD);
    let nowhere = other.get("/nowhere");
    for stranger in [&mut other, &mut Browser::at(&house)] {
        let page = stranger.get("/admin");
        assert_eq!(page.status, 404);
        assert_eq!(page.text("main"), nowhere.text("main"));
        let closed = stranger.post("/admin/close", &[("table", id(&table).as_str())]);
        assert_eq!(closed.status, 404);
        assert!(stranger.get("/account").all("#house", "id").is_empty());
    }
    assert_eq!(admin.get("/account").one("#house a", "href"), "/admin");
    let page = admin.get("/admin");
    assert_eq!(page.status, 200);
    assert_eq!(page.all("#tables a", "href"), [table.as_str()]);
    assert!(page.text("#tables .people").contains(EVIL), "{}", page.body);
    assert!(page.text("#census").contains("Accounts2"), "{}", page.text("#census"));
    // Of the match the admin sees what any spectator sees.
    let seen = |page: &crate::common::Page| page.text("#board");
    let asked = other.get(&table);
    assert_eq!(seen(&admin.get(&table)), seen(&Browser::at(&house).get(&table)));
    assert_ne!(seen(&admin.get(&table)), seen(&asked));

    let choice = asked.one("button.act[name='action']", "value");
    assert_ne!(choice, "");
    admin.done("/admin/close", &[("table", id(&table).as_str())]);
    let status = house.wait(house.store.table(id(&table))).unwrap().unwrap().status;
    assert_eq!(status, Status::Closed);
    assert!(admin.get("/admin").all("#tables a", "href").is_empty());
    // The live table knows.
    assert!(other.get(&table).text("main").contains("The table is closed"));
    let command = [("expected", "0"), ("key", "k"), ("action", choice.as_str())];
    assert_eq!(other.post(&format!("{table}act"), &command).status, 409);
    assert_eq!(admin.post("/admin/close", &[("table", "0000000000000000")]).status, 404);
    assert_eq!(admin.post("/admin/close", &[("table", "x")]).status, 404);
}

#[test]
fn a_name_with_a_script_is_text() {
    let (_folder, house) = house();
    let mut browser = Browser::at(&house);
    browser.create(EVIL, PASSWORD);
    let page = browser.get("/account");
    assert_eq!(page.text("header .reader"), EVIL);
    assert_eq!(page.one("#name [name='name']", "value"), EVIL);
    assert!(!page.body.contains("<b>"), "{}", page.body);
    assert_eq!(page.all("script:not([src])", "class"), Vec::<String>::new());
}

#[test]
fn a_session_that_is_forged_or_past_is_none() {
    let (_folder, house) = house();
    let mut browser = Browser::at(&house);
    browser.create("Livia", PASSWORD);
    let store = &house.store;
    let token = browser.cookie.trim_start_matches("ludi=").to_owned();
    let now = SystemTime::now();
    let livia = house.wait(store.session(SecretHash::of(&token), Time::from(now)));
    let livia: PersonId = livia.unwrap().unwrap().id;
    let session = |name: &str, until| {
        house.wait(store.open_session(SecretHash::of(name), livia, Time::from(until))).unwrap();
    };
    session("past", now - Duration::from_secs(1));
    session("future", now + Duration::from_secs(60));
    assert_eq!(Browser::with(&house, "ludi=future").name(), "Livia");
    let hash = SecretHash::of(&token).name();
    for forged in ["past", "", "00ff", &hash, &token[1..], &token.to_uppercase(), "é"] {
        let mut forger = Browser::with(&house, &format!("ludi={forged}"));
        assert_eq!(forger.name(), "Sign in", "{forged}");
        assert_eq!(forger.post("/account/name", &[("name", "X")]).status, 403);
    }
    assert_eq!(browser.name(), "Livia");
}

#[test]
fn another_page_cannot_act_for_the_reader() {
    let folder = tempfile::tempdir().unwrap();
    let at = |address| format!("http://{address}").parse().ok();
    let house = open(&folder.path().join("house.db"), |address| Settings {
        public_url: at(address),
        ..settings()
    });
    let mut browser = Browser::at(&house);
    browser.create("Livia", PASSWORD);
    let port = house.address.port();
    for origin in [
        format!("https://127.0.0.1:{port}"),
        format!("http://127.0.0.1:{}", port ^ 1),
        "http://127.0.0.1".to_owned(),
        format!("http://localhost:{port}"),
        "http://elsewhere.example".to_owned(),
        "null".to_owned(),
    ] {
        let mut other = Browser { origin, ..Browser::with(&house, &browser.cookie) };
        let answer = other.post("/account/name", &[("name", "Victim")]);
        assert_eq!(answer.status, 403, "{}", other.origin);
        assert!(answer.body.contains("another site"), "{}", answer.body);
        assert_eq!(other.post("/account/sign-out-everywhere", &[]).status, 403);
        let mut stranger = Browser { origin: other.origin, ..Browser::at(&house) };
        assert_eq!(stranger.sign_in("Livia", PASSWORD).status, 403);
        assert_eq!(stranger.cookie, "");
    }
    assert_eq!(browser.name(), "Livia");
}

#[test]
fn cookies_of_a_house_behind_tls_are_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let house = open(&folder.path().join("house.db"), |_| Settings {
        public_url: "https://ludi.example".parse().ok(),
        ..settings()
    });
    let origin = "https://ludi.example".to_owned();
    let mut browser = Browser { origin, ..Browser::at(&house) };
    browser.create("Livia", PASSWORD);
    assert!(browser.cookie.starts_with("__Host-ludi="), "{}", browser.cookie);
    assert_eq!(browser.name(), "Livia");
    let plain = browser.cookie.replace("__Host-", "");
    assert_eq!(Browser::with(&house, &plain).name(), "Sign in");
    let answer = browser.post("/settings", &[("theme", "dark")]);
    assert!(answer.cookies[0].contains("theme=dark; Path=/; HttpOnly"), "{:?}", answer.cookies);
    assert!(answer.cookies[0].ends_with("; Secure"), "{:?}", answer.cookies);
}

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
        let form = [("game", "caligula"), ("seats", "3"), ("name", "Livia")];
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
    // Looking is free.
    assert!((0..300).all(|_| browser.get("/assets/laurel.svg").status == 200));
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

#[test]
fn an_open_table_hears_of_the_end_of_its_session() {
    let (_folder, house) = house();
    let mut browser = Browser::at(&house);
    browser.create("Livia", PASSWORD);
    let table = browser.play_now("");
    let home = format!("http://{}", house.address);
    let mut line = TcpStream::connect(house.address).unwrap();
    line.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    write!(
        line,
        "GET {table}live HTTP/1.1\r\nHost: {}\r\nOrigin: {home}\r\nCookie: {}\r\n\
         Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        house.address, browser.cookie
    )
    .unwrap();
    let mut status = [0; 12];
    line.read_exact(&mut status).unwrap();
    assert_eq!(&status[9..], b"101");
    let (bystander, status) = knock(&house, &table, &home);
    assert_eq!(status, 101);
    browser.done("/account/sign-out-everywhere", &[]);
    assert!(hangs_up(line));
    bystander.set_read_timeout(Some(Duration::from_millis(300))).unwrap();
    assert!(!hangs_up(bystander));
}
