//! What the house logs, and what it never does.

use serde_json::Value;

use crate::house::House;
use crate::served::until;

#[test]
fn a_log_has_every_request_and_no_secret() {
    let house = House::new();
    let table = house.lay_table(7);
    let served = house.serve("serve --log debug --log-format json");
    let secret = "5ec2e7".repeat(8);
    let cookie = format!("ludi={secret}");
    served.begin(table);
    let page = format!("/tables/{table}/?key={secret}");
    assert_eq!(served.get(&page, &[("cookie", &cookie)]).status, 200);
    assert_eq!(served.get(&format!("/seats/{secret}"), &[]).status, 404);
    until(|| (served.metric("ludi_actions_committed_total") > 20).then_some(()));
    let log = served.log();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let request = |path: &str, status: u64| {
        lines.iter().any(|line| {
            line["message"] == "request" && line["path"] == path && line["status"] == status
        })
    };
    assert!(request("/tables/{id}/", 200) && request("/metrics", 200), "{log}");
    assert!(lines.iter().all(|line| line["level"].is_string() && line["timestamp"].is_string()));
    let seed = "07".repeat(32);
    for hidden in [secret.as_str(), table.as_str(), &seed, "cookie", "Place"] {
        assert!(!log.contains(hidden), "{hidden} is in {log}");
    }
}

#[test]
fn the_security_log_tells_what_was_done_and_no_secret() {
    let house = House::new();
    let mut served = house.serve("serve --log info --log-format json");
    let line = served.line();
    let code = line.split_whitespace().last().unwrap();
    let mut cookie = String::new();
    let mut pages = String::new();
    let (first, second) = ("alea iacta est", "festina lente");
    for (path, form, expected) in [
        ("create", &[("name", "Livia"), ("password", first)][..], 303),
        ("sign-in", &[("name", "Livia"), ("password", "mea culpa maxima")], 403),
        ("sign-in", &[("name", "typed in the wrong field"), ("password", "Livia")], 403),
        ("sign-in", &[("name", "Livia"), ("password", first)], 303),
        ("administrator", &[("code", "0000-0000-0000-0000")], 403),
        ("administrator", &[("code", code)], 303),
        ("name", &[("name", "Livia Drusilla")], 303),
        ("tokens", &[("label", "my bot")], 200),
        ("password", &[("old", first), ("new", second)], 303),
        ("sessions/end-others", &[], 303),
        ("export", &[("password", second)], 200),
        ("sign-out-everywhere", &[], 303),
    ] {
        let (status, session, page) = served.send_form(&format!("/account/{path}"), &cookie, form);
        assert_eq!(status, expected, "{path}: {page}");
        cookie = session.unwrap_or(cookie);
        pages.push_str(&page);
    }
    let refused = [("authorization", "Bearer nobodys")];
    assert_eq!(served.get("/api/v1/tables?list=mine", &refused).status, 401);
    assert_eq!(served.get("/admin", &[]).status, 404);
    let log = served.log();
    let lines = log.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let lines: Vec<Value> = lines.filter(|line| line["message"] == "security").collect();
    let told: Vec<(&str, &str)> = lines
        .iter()
        .map(|line| (line["level"].as_str().unwrap(), line["event"].as_str().unwrap()))
        .collect();
    assert_eq!(
        told,
        [
            ("INFO", "account-made"),
            ("WARN", "sign-in-failed"),
            ("WARN", "sign-in-failed"),
            ("INFO", "sign-in"),
            ("WARN", "administrator-code-refused"),
            ("INFO", "administrator-made"),
            ("INFO", "renamed"),
            ("INFO", "token-made"),
            ("INFO", "password-changed"),
            ("INFO", "sessions-ended"),
            ("INFO", "account-exported"),
            ("INFO", "sign-out-everywhere"),
            ("WARN", "token-refused"),
            ("WARN", "administration-refused"),
        ],
        "{log}"
    );
    assert!(lines.iter().all(|line| line["address"] == "127.0.0.1"), "{log}");
    // A failure tells whose account it was, if it is one, and never what was typed.
    let person = lines[0]["person"].as_str().unwrap();
    assert_eq!(lines[1]["person"], person);
    assert_eq!(lines[2]["person"], Value::Null);
    let token = pages.split("<code>").nth(1).and_then(|rest| rest.split('<').next()).unwrap();
    assert_eq!(token.len(), 64);
    let session = cookie.split_once('=').map_or("none", |(_, value)| value);
    for secret in
        [first, second, code, token, "mea culpa", "wrong field", "Livia", "my bot", "nobodys"]
            .into_iter()
            .chain((!session.is_empty()).then_some(session))
    {
        assert!(!log.contains(secret), "{secret} is in {log}");
    }
}

#[test]
fn a_log_is_as_quiet_as_it_is_told() {
    let house = House::new();
    let served = house.serve("serve --log warn");
    assert_eq!(served.get("/", &[]).status, 200);
    assert_eq!(served.log(), "");
}
