//! `ludi serve`: the house opens, or says why it does not.

use std::fs;
use std::net::TcpListener;

use crate::house::House;
use crate::served::{until, with_store};

#[test]
fn without_a_command_the_house_opens() {
    let house = House::new();
    let served = house.serve("");
    assert_eq!(served.get("/", &[]).status, 200);
    assert!(house.database().exists());
    assert!(served.log().contains("the house is open"), "{}", served.log());
}

#[test]
fn a_code_is_printed_after_the_address_until_somebody_looks_after_the_house() {
    let house = House::new();
    let mut served = house.serve("serve");
    let line = served.line();
    let code = line.split_whitespace().last().unwrap().to_owned();
    assert!(line.contains("code") && code.len() == 19, "{line}");
    let form = [("name", "Livia"), ("password", "alea iacta est")];
    let (status, cookie, page) = served.send_form("/account/create", "", &form);
    assert_eq!(status, 303, "{page}");
    let cookie = cookie.unwrap();
    // The first account does not administer by itself.
    assert_eq!(served.get("/admin", &[("cookie", &cookie)]).status, 404);
    let (status, session, page) =
        served.send_form("/account/administrator", &cookie, &[("code", &code)]);
    assert_eq!(status, 303, "{page}");
    assert_eq!(served.get("/admin", &[("cookie", &session.unwrap())]).status, 200);
    assert!(!served.log().contains(&code));
    drop(served);
    // Opened again, it has an administrator and prints nothing more.
    let mut served = house.serve("serve");
    served.child.kill().unwrap();
    assert_eq!(served.line(), "");
}

#[test]
fn a_port_in_use_is_told_in_a_sentence() {
    let house = House::new();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let ran = house.ludi(&format!("serve --addr {address}"));
    ran.fails(1, &["cannot listen at", &address, "in use", "--addr HOST:PORT"]);
    assert!(!house.database().exists());
}

#[test]
fn a_database_that_cannot_be_used_is_told_in_a_sentence() {
    let house = House::new();
    house.write("letter", "Seneca greets his Lucilius, at length and in good health.\n");
    let newer = house.path("newer.db");
    with_store(&newer, async |_| Ok(()));
    let mut bytes = fs::read(&newer).unwrap();
    // The version of a database stands here in its file.
    bytes[60..64].copy_from_slice(&99u32.to_be_bytes());
    fs::write(&newer, bytes).unwrap();
    for (place, words) in [
        ("letter", "is not a database of Ludi Romani"),
        ("letter/house.db", "cannot be opened for writing"),
        (".", "cannot be opened for writing"),
        ("newer.db", "version 99"),
    ] {
        let ran = house.ludi(&format!("serve --addr 127.0.0.1:0 --db sqlite:{place}"));
        ran.fails(1, &[place, words]);
    }
    assert!(fs::read_to_string(house.path("letter")).unwrap().starts_with("Seneca"));
}

#[test]
fn a_second_server_on_a_database_says_so_and_stops() {
    let house = House::new();
    let mut served = house.serve("serve");
    let process = format!("process {}", served.child.id());
    house.ludi("serve --addr 127.0.0.1:0").fails(1, &["in use by another server", &process]);
    assert_eq!(served.get("/", &[]).status, 200);
    // A killed server keeps nobody out.
    served.child.kill().unwrap();
    served.end();
    assert_eq!(house.serve("serve").get("/", &[]).status, 200);
}

#[cfg(unix)]
#[test]
fn beyond_the_limit_to_the_size_of_files_it_says_so_and_goes_on() {
    let house = House::new();
    drop(house.serve("serve"));
    // In blocks of 512 bytes: the log of SQLite reaches it after a few commits.
    let limited = house.serve_by("ulimit -f 400 && exec \"$0\" \"$@\"", "serve --limits off");
    let guest = || limited.post("/api/v1/guests", r#"{"name": "Livia"}"#);
    let refused = until(|| Some(guest()).filter(|answer| answer.status != 201));
    assert_eq!(refused.status, 500, "{refused:?}");
    assert!(refused.body.contains("may not grow"), "{refused:?}");
    assert_eq!(limited.get("/", &[]).status, 200);
    assert_eq!(guest().status, 500);
    drop(limited);
    assert!(house.ludi("doctor").well().out.contains("All is sound"));
}

#[test]
fn metrics_are_for_this_machine_unless_a_setting_says_otherwise() {
    let house = House::new();
    let table = house.lay_table(1);
    let served = house.serve("serve");
    served.begin(table);
    until(|| (served.metric("ludi_actions_committed_total") > 20).then_some(()));
    assert_eq!(served.metric("ludi_tables_live"), 1);
    assert_eq!(served.metric("ludi_sockets"), 0);
    assert!(served.metric("ludi_append_seconds_count") > 20);
    assert!(served.metric("ludi_bot_thinking_seconds_count") > 20);
    assert!(served.metric("ludi_http_requests_total{status=\"2xx\"}") > 1);
    let text = served.get("/metrics", &[]).body;
    assert!(!text.contains(table.as_str()) && !text.contains("caligula"), "{text}");
    let forwarded = [("x-forwarded-for", "127.0.0.1")];
    assert_eq!(served.get("/metrics", &forwarded).status, 404);
    assert_eq!(served.get("/metrics", &[("host", "ludi.example")]).status, 404);
    let open = House::new();
    assert_eq!(open.serve("serve --metrics everyone").get("/metrics", &forwarded).status, 200);
    assert_eq!(open.serve("serve --metrics nobody").get("/metrics", &[]).status, 404);
}

#[test]
fn behind_tls_cookies_travel_by_tls_only() {
    let house = House::new();
    let cookie = |line: &str| {
        let served = house.serve(line);
        let config = ureq::Agent::config_builder().max_redirects(0).http_status_as_error(false);
        let agent: ureq::Agent = config.build().into();
        let request = agent.post(format!("{}/play", served.home)).header("origin", &served.home);
        let answer = request.send_form([("game", "caligula")]).unwrap();
        answer.headers()["set-cookie"].to_str().unwrap().to_owned()
    };
    assert!(cookie("serve --public-url https://ludi.example").contains("; Secure"));
    assert!(!cookie("serve --public-url http://ludi.example").contains("Secure"));
    assert!(!cookie("serve").contains("Secure"));
}
