//! What is kept of somebody: exported, and deleted.

use std::time::Duration;

use ludi_server::store::{Status, Store};
use serde_json::Value;

use super::{PASSWORD, id};
use crate::common::{Browser, new_house};

#[test]
fn all_that_is_kept_of_somebody_comes_as_a_file() {
    let (_folder, house) = new_house();
    let mut livia = Browser::at(&house);
    livia.create("Livia", PASSWORD);
    let table = livia.play_now("");
    livia.done(&format!("{table}say"), &[("text", "well met"), ("key", "one")]);
    let token = livia.post("/account/tokens", &[("label", "my bot")]).text("#fresh code");
    let mut other = Browser::at(&house);
    let talk = [("text", "not hers"), ("key", "two")];
    other.play_now("Marcus");
    other.done(&format!("{table}say"), &talk);

    let refused = livia.post("/account/export", &[("password", "not this one")]);
    assert_eq!(refused.status, 403);
    let answer = livia.post("/account/export", &[("password", PASSWORD)]);
    assert_eq!((answer.status, answer.header("cache-control")), (200, "no-store"));
    assert!(answer.header("content-disposition").contains("ludi-account.json"));
    let data: Value = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(data["account"]["name"], "Livia");
    assert_eq!(data["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(data["tokens"][0]["label"], "my bot");
    assert_eq!(data["tables"][0]["id"], id(&table).as_str());
    assert_eq!(
        (&data["tables"][0]["game"], &data["tables"][0]["seats"][0]),
        (&"caligula".into(), &0.into())
    );
    assert_eq!(data["lines"].as_array().unwrap().len(), 1);
    assert_eq!(data["lines"][0]["text"], "well met");
    // No secret is in it, not even hashed.
    let cookie = livia.cookie.trim_start_matches("ludi=");
    for secret in [token.as_str(), cookie, PASSWORD, "argon2", "\"hash\"", "not hers"] {
        assert!(!answer.body.contains(secret), "{secret} is in {}", answer.body);
    }
}

#[test]
fn whoever_deletes_the_account_leaves_only_matches_of_others() {
    let (_folder, house) = new_house();
    let mut livia = Browser::at(&house);
    livia.create("Livia", PASSWORD);
    livia.administer(&house);
    let form = [("seats", "2"), ("visibility", "open")];
    let played = livia.done("/games/caligula/open", &form).location;
    let mut marcus = Browser::at(&house);
    marcus.done(&format!("{played}sit"), &[("name", "Marcus")]);
    livia.done(&format!("{played}begin"), &[]);
    livia.done(&format!("{played}say"), &[("text", "my address is"), ("key", "one")]);
    let gathering = livia.done("/games/caligula/open", &form).location;
    let over = livia.play_now("");
    livia.done("/admin/close", &[("table", id(&over).as_str())]);
    let (mut page, cookie) = (livia.live(&played), livia.cookie.clone());

    assert_eq!(livia.post("/account/delete", &[("password", "not this one")]).status, 403);
    assert_eq!(livia.name(), "Livia");
    let answer = livia.done("/account/delete", &[("password", PASSWORD)]);
    assert!(answer.cookies[0].contains("Max-Age=0"), "{:?}", answer.cookies);
    assert!(page.hangs_up(Duration::from_secs(10)));
    assert_eq!(Browser::with(&house, &cookie).name(), "Sign in");
    assert_eq!(Browser::at(&house).sign_in("Livia", PASSWORD).status, 403);
    // The match goes on against a bot, and what was said is gone.
    let seen = marcus.my_turn(&played);
    assert!(!seen.body.contains("Livia") && !seen.body.contains("my address"), "{}", seen.body);
    assert!(!seen.all("button.act", "value").is_empty());
    assert!(seen.text("#chat-lines").contains("Civis: …"), "{}", seen.text("#chat-lines"));
    let status = |table: &str| house.wait(house.store.table(id(table))).unwrap().unwrap().status;
    assert_eq!(status(&played), Status::Playing);
    assert_eq!(status(&gathering), Status::Closed);
    let kept = house.wait(house.store.table(id(&over))).unwrap().unwrap();
    assert!(kept.seats.iter().all(|seat| seat.name.as_deref() != Some("Livia")));
    // The name is free again, and nobody looks after the house.
    let mut again = Browser::at(&house);
    again.create("Livia", PASSWORD);
    assert_eq!(again.tables(), Vec::<String>::new());
    again.administer(&house);
    assert_eq!(house.wait(house.store.check()), Ok(Vec::new()));
}

#[test]
fn a_link_to_another_device_ends_with_the_account() {
    let (_folder, house) = new_house();
    let mut caretaker = Browser::at(&house);
    caretaker.create("Marcus", PASSWORD);
    caretaker.administer(&house);
    // Links that she made as a guest: at a match that goes on, and at one that is over.
    let mut livia = Browser::at(&house);
    let [playing, over] = [livia.play_now("Livia"), livia.play_now("")];
    let links = [&playing, &over].map(|table| {
        let link = livia.send(&format!("{table}invite"), &[("to", "0")]).text("#notice code.link");
        link[link.find("/seats/").expect("a link")..].to_owned()
    });
    caretaker.done("/admin/close", &[("table", id(&over).as_str())]);
    for link in &links {
        assert_eq!(Browser::at(&house).get(link).status, 200);
    }
    livia.create("Livia Maior", PASSWORD);
    livia.done("/account/delete", &[("password", PASSWORD)]);
    for link in &links {
        let mut phone = Browser::at(&house);
        assert_eq!((phone.get(link).status, phone.post(link, &[]).status), (404, 404));
        assert_eq!(phone.cookie, "");
    }
}
