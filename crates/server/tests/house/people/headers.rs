//! What every answer says about itself.

use ludi_server::Settings;

use super::PASSWORD;
use crate::common::{Browser, Program, new_house, open, settings};

#[test]
fn nothing_private_is_kept_by_a_browser_or_a_proxy() {
    let (_folder, house) = new_house();
    let mut livia = Browser::at(&house);
    livia.create("Livia", PASSWORD);
    let table = livia.play_now("");
    let token = livia.post("/account/tokens", &[("label", "bot")]).text("#fresh code");
    let replay = format!("{table}replay");
    let fairness = format!("{table}fairness");
    let record = format!("{table}record");
    for path in ["/", "/account", "/admin", "/nowhere", "/games/caligula/rules", &table, &replay]
        .into_iter()
        .chain([&*fairness, &*record, "/seats/00ff", "/games/caligula/open"])
    {
        assert_eq!(livia.get(path).header("cache-control"), "no-store", "{path}");
    }
    for path in ["why", "act", "say"] {
        let answer = livia.send(&format!("{table}{path}"), &[]);
        assert_eq!(answer.header("cache-control"), "no-store", "{path}");
    }
    assert_eq!(livia.sign_in("Livia", "wrong").header("cache-control"), "no-store");
    let program = Program::with(&house, Some(&token));
    let id = table.trim_start_matches("/tables/").trim_end_matches('/');
    for path in ["", "/lines", "/record"].map(|part| format!("/tables/{id}{part}")) {
        assert_eq!(program.get(&path).header("cache-control"), "no-store", "{path}");
    }
    assert_eq!(program.get("/tables?which=mine").header("cache-control"), "no-store");
    assert_eq!(program.post("/guests", "{").header("cache-control"), "no-store");
    // By its plain name, what is the same for all is asked for again.
    assert_eq!(livia.get("/assets/house.css").header("cache-control"), "no-cache");
}

/// Whoever opens the address that a form was sent to reads a page, not a blank
/// one or the browser's own.
#[test]
fn the_address_of_a_form_is_answered_with_a_page() {
    let (_folder, house) = new_house();
    let page = Browser::at(&house).get("/account/sign-in");
    assert_eq!((page.status, page.header("allow")), (405, "POST"));
    assert!(!page.text(".message h1").is_empty(), "{}", page.body);
}

#[test]
fn where_browsers_come_by_tls_they_are_told_to_stay_there() {
    let folder = tempfile::tempdir().unwrap();
    let header = |place: &str, url: &str| {
        let house = open(&folder.path().join(place), |_| Settings {
            public_url: url.parse().ok(),
            ..settings()
        });
        let browser = Browser::at(&house);
        let headers = ["/", "/nowhere", "/assets/house.css", "/api/v1/games"]
            .map(|path| browser.get(path).header("strict-transport-security").to_owned());
        assert!(headers.iter().all(|header| *header == headers[0]), "{headers:?}");
        headers[0].clone()
    };
    assert_eq!(header("tls.db", "https://ludi.example"), "max-age=31536000; includeSubDomains");
    assert_eq!(header("plain.db", "http://ludi.example"), "");
}
