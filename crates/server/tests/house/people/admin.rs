//! Whoever looks after the house.

use ludi_server::store::{Status, Store};

use super::{EVIL, PASSWORD, id};
use crate::common::{Browser, Page, new_house};

#[test]
fn an_account_looks_after_the_house_only_by_the_code() {
    let (_folder, house) = new_house();
    let mut first = Browser::at(&house);
    first.create("Livia", PASSWORD);
    assert_eq!(first.get("/admin").status, 404, "the first account administers by itself");
    assert_eq!(first.get("/account").all("#administrator form", "action").len(), 1);
    let enter = |browser: &mut Browser, code: &str| {
        browser.post("/account/administrator", &[("code", code)])
    };
    // As long as none was printed, none is right.
    for code in ["", "0000-0000-0000-0000"] {
        assert_eq!(enter(&mut first, code).status, 403);
    }
    let old = house.code().unwrap();
    let code = house.code().unwrap();
    assert_eq!(code.len(), 19);
    for wrong in [old.as_str(), &code[1..], "", &code.replace('-', "_")] {
        let answer = enter(&mut first, wrong);
        assert_eq!(answer.status, 403, "{wrong}");
        assert!(answer.text("#notice").contains("Wrong code"), "{}", answer.text("#notice"));
    }
    let mut guest = Browser::at(&house);
    guest.play_now("Gaius");
    assert_eq!(enter(&mut guest, &code).status, 403);
    assert_eq!(first.get("/admin").status, 404);
    // Whoever gains a right gets a new session.
    let before = first.cookie.clone();
    assert_eq!(enter(&mut first, &code.to_uppercase()).status, 303);
    assert_ne!(first.cookie, before);
    assert_eq!(Browser::with(&house, &before).get("/admin").status, 404);
    assert_eq!(first.get("/admin").status, 200);
    // It serves once, and is asked for and printed no more.
    let mut second = Browser::at(&house);
    second.create("Marcus", PASSWORD);
    assert_eq!(enter(&mut second, &code).status, 403);
    assert_eq!(second.get("/admin").status, 404);
    assert!(second.get("/account").all("#administrator", "id").is_empty());
    assert_eq!(house.code(), None);
}

#[test]
fn only_the_administrator_looks_after_the_house() {
    let (_folder, house) = new_house();
    let mut admin = Browser::at(&house);
    admin.create("Livia", PASSWORD);
    admin.administer(&house);
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
    let seen = |page: &Page| page.text("#board");
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
