//! Accounts: made, kept, and taken along.

use ludi_server::store::Store;

use super::{EVIL, PASSWORD};
use crate::common::{Browser, new_house};

#[test]
fn the_whole_life_of_an_account() {
    let (_folder, house) = new_house();
    let mut browser = Browser::at(&house);
    let page = browser.get("/account");
    assert_eq!(page.text("header .reader"), "Sign in");
    assert_eq!(page.one("header .reader", "href"), "/account");
    assert_eq!(page.one("#sign-in [name='password']", "autocomplete"), "current-password");
    assert_eq!(page.one("#create [name='password']", "autocomplete"), "new-password");

    let answer = browser.post("/account/create", &[("name", "Livia"), ("password", PASSWORD)]);
    assert_eq!(answer.status, 303, "{}", answer.body);
    let [cookie, known] = &answer.cookies[..] else { panic!("{:?}", answer.cookies) };
    assert!(known.starts_with("ludi-known="), "{known}");
    assert!(cookie.contains("; Path=/; HttpOnly; SameSite=Lax; Max-Age="), "{cookie}");
    assert_eq!(browser.cookie.len(), "ludi=".len() + 64);
    assert!(browser.get(&answer.location).text("#notice").contains("Account created"));
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
    let (_folder, house) = new_house();
    let mut livia = Browser::at(&house);
    livia.create("Livia", PASSWORD);
    for (name, password, status, words) in [
        ("LIVIA", PASSWORD, 409, "has that name"),
        ("Li\u{200b}via", PASSWORD, 409, "has that name"),
        ("Civis", PASSWORD, 409, "has that name"),
        ("Livi\u{430}", PASSWORD, 422, "several alphabets"),
        ("Marcus", "password1", 422, "easily guessed"),
        ("Marcus", "marcus123", 422, "easily guessed"),
        ("Marcus", "ludiromani", 422, "easily guessed"),
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
    for weak in ["x", "password1", "marcus123"] {
        let change = [("old", PASSWORD), ("new", weak)];
        assert_eq!(marcus.post("/account/password", &change).status, 422, "{weak}");
    }
    let again = [("name", "Gaius"), ("password", PASSWORD)];
    assert_eq!(marcus.post("/account/create", &again).status, 403);
    assert_eq!(marcus.name(), "Marcus");
    assert_eq!(Browser::at(&house).sign_in("Marcus", PASSWORD).status, 303);
    // Strangers and guests have nothing to look after.
    let mut guest = Browser::at(&house);
    guest.play_now("Gaius");
    for browser in [&mut Browser::at(&house), &mut guest] {
        for path in [
            "password",
            "sign-out",
            "sign-out-everywhere",
            "sessions/end",
            "sessions/end-others",
            "tokens",
            "tokens/drop",
            "administrator",
            "export",
            "delete",
        ] {
            let hash = "00".repeat(32);
            let form = [("old", "x"), ("new", PASSWORD), ("label", "x"), ("password", PASSWORD)];
            let form =
                [&form[..], &[("session", &*hash), ("token", &*hash), ("code", "x")]].concat();
            let answer = browser.post(&format!("/account/{path}"), &form);
            assert_eq!(answer.status, 403, "{path}: {}", answer.body);
        }
    }
    assert_eq!(guest.name(), "Gaius");
    assert_eq!(Browser::at(&house).post("/account/name", &[("name", "X")]).status, 403);
    // A guest has a name, though.
    guest.done("/account/name", &[("name", "Gaius the Elder")]);
    assert_eq!(guest.name(), "Gaius the Elder");
    assert_eq!(house.wait(house.store.census()).unwrap().accounts, 2);
}

#[test]
fn nobody_learns_who_has_an_account() {
    let (_folder, house) = new_house();
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
    let (_folder, house) = new_house();
    let mut browser = Browser::at(&house);
    let table = browser.play_now("Livia");
    let cookie = browser.cookie.clone();
    assert!(browser.get("/account").text("#create h2").contains("Keep my tables"));
    browser.create("Livia the Elder", PASSWORD);
    // The session is a new one, the seat stays, and the live table has the new name.
    assert_ne!(browser.cookie, cookie);
    assert_eq!(Browser::with(&house, &cookie).name(), "Sign in");
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
    let (_folder, house) = new_house();
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
    // Live, not only in the database.
    let page = home.my_turn(&second);
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
fn a_name_with_a_script_is_text() {
    let (_folder, house) = new_house();
    let mut browser = Browser::at(&house);
    browser.create(EVIL, PASSWORD);
    let page = browser.get("/account");
    assert_eq!(page.text("header .reader"), EVIL);
    assert_eq!(page.one("#name [name='name']", "value"), EVIL);
    assert!(!page.body.contains("<b>"), "{}", page.body);
    assert_eq!(page.all("script:not([src])", "class"), Vec::<String>::new());
}
