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
fn a_log_is_as_quiet_as_it_is_told() {
    let house = House::new();
    let served = house.serve("serve --log warn");
    assert_eq!(served.get("/", &[]).status, 200);
    assert_eq!(served.log(), "");
}
