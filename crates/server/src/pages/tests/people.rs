//! Accounts, and whoever administers.

use ludi_engine::phrase;

use super::*;

#[test]
fn an_account_can_be_made_and_looked_after() {
    let date =
        |day: u8, month: u8, year: i32| phrase!("date", day = day, month = month, year = year);
    let token = TokenLine {
        name: "00ff".to_owned(),
        label: EVIL.to_owned(),
        since: date(31, 1, 2026),
        used: date(1, 2, 2026),
        until: date(31, 1, 2027),
    };
    let session = |name: &str, here| SessionLine {
        name: name.to_owned(),
        device: if here { String::new() } else { EVIL.to_owned() },
        opened: date(31, 1, 2026),
        used: date(1, 2, 2026),
        here,
    };
    let sessions = [session("aa", true), session("bb", false)];
    for lang in Lang::ALL {
        let page_for = |reader: &Reader, fresh: Option<&str>| {
            let tokens = std::slice::from_ref(&token);
            read(account(&AccountPage {
                reader,
                notice: Some(EVIL),
                refused: fresh.is_none(),
                tokens,
                sessions: &sessions,
                may_administer: fresh.is_some(),
                fresh,
            }))
        };
        let forms = |page: &Html| -> Vec<String> {
            let forms = select(page, "main form");
            forms.iter().filter_map(|form| form.attr("action")).map(str::to_owned).collect()
        };
        let page = page_for(&stranger(lang), None);
        assert_eq!(forms(&page), ["/account/sign-in", "/account/create"]);
        assert_eq!(text(&page, "#notice .refused"), EVIL);
        let page = page_for(&reader(lang), None);
        assert_eq!(forms(&page), ["/account/create", "/account/sign-in", "/account/name"]);
        assert_eq!(select(&page, "#create [name='name']")[0].attr("value"), Some(EVIL));

        let mut holder = reader(lang);
        holder.person.iter_mut().for_each(|person| person.account = true);
        let page = page_for(&holder, Some("secret"));
        let own = ["name", "password", "sessions/end", "tokens/drop", "tokens", "administrator"];
        let own = own.into_iter().chain(["export", "delete", "sign-out"]);
        assert_eq!(forms(&page), own.map(|to| format!("/account/{to}")).collect::<Vec<_>>());
        let ended: Vec<_> = select(&page, "#sessions button[name='session']");
        assert_eq!(
            ended.iter().map(|button| button.attr("value")).collect::<Vec<_>>(),
            [Some("bb")]
        );
        assert_eq!(select(&page, "#sessions em").len(), 1);
        assert!(text(&page, "#sessions").contains(EVIL));
        let until = match lang {
            Lang::It => "1º\u{a0}febbraio\u{a0}2026, scade: 31\u{a0}gennaio\u{a0}2027",
            Lang::En => "1\u{a0}February\u{a0}2026, until 31\u{a0}January\u{a0}2027",
        };
        assert!(text(&page, "#tokens li").contains(until), "{}", text(&page, "#tokens li"));
        assert_eq!(text(&page, "#fresh code"), "secret");
        assert_eq!(text(&page, "#tokens li strong"), EVIL);
        assert!(select(&page, "#notice .refused").is_empty() && select(&page, "#house").is_empty());
        for field in select(&page, "[type='password']") {
            assert!(field.attr("autocomplete").is_some_and(|kind| kind.ends_with("-password")));
        }
        holder.person.iter_mut().for_each(|person| person.is_admin = true);
        let page = page_for(&holder, None);
        assert_eq!(select(&page, "#house a").len(), 1);
        assert!(select(&page, "#administrator").is_empty());
    }
}

#[test]
fn whoever_looks_after_the_house_sees_its_tables() {
    for lang in Lang::ALL {
        let reader = reader(lang);
        let census = Census { guests: 7, accounts: 3, ..Census::default() };
        let tables = vec![line("0123456789abcdef", Standing::WaitsForOthers)];
        let page = read(admin(&AdminPage { reader: &reader, census, tables }));
        assert_eq!(select(&page, "#census tr").len(), 6);
        assert!(text(&page, "#census").contains('7'));
        assert_eq!(select(&page, "#tables a")[0].attr("href"), Some("/tables/0123456789abcdef/"));
        assert_eq!(select(&page, "#tables button")[0].attr("value"), Some("0123456789abcdef"));
        let page = read(admin(&AdminPage { reader: &reader, census, tables: vec![] }));
        assert!(select(&page, "#tables a").is_empty());
        assert_eq!(select(&page, "#tables .none").len(), 1);
    }
}
