//! Whoever looks after the house.

use ludi_server::store::{Status, Store};

use super::{EVIL, PASSWORD, id};
use crate::common::{Browser, Page, new_house};

#[test]
fn only_the_first_account_looks_after_the_house() {
    let (_folder, house) = new_house();
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
