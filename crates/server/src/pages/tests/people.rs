//! Accounts, and whoever administers.

use super::*;

#[test]
fn an_account_can_be_made_and_looked_after() {
    let token = TokenLine {
        name: "00ff".to_owned(),
        label: EVIL.to_owned(),
        since: "2026-01-31".to_owned(),
    };
    for lang in Lang::ALL {
        let page_for = |reader: &Reader, fresh: Option<&str>| {
            let tokens = std::slice::from_ref(&token);
            let refused = fresh.is_none();
            read(account(&AccountPage { reader, notice: Some(EVIL), refused, tokens, fresh }))
        };
        let forms = |page: &Html| -> Vec<String> {
            let forms = select(page, "main form");
            forms.iter().filter_map(|form| form.attr("action")).map(str::to_owned).collect()
        };
        let page = page_for(&stranger(lang), None);
        assert_eq!(forms(&page), ["/account/sign-in", "/account/create"]);
        assert_eq!(text(&page, "#notice .refused"), EVIL);
        let page = page_for(&reader(lang), None);
        assert_eq!(forms(&page), ["/account/create", "/account/sign-in"]);
        assert_eq!(select(&page, "#create [name='name']")[0].attr("value"), Some(EVIL));

        let mut holder = reader(lang);
        holder.person.iter_mut().for_each(|person| person.account = true);
        let page = page_for(&holder, Some("secret"));
        let own = ["name", "password", "tokens/drop", "tokens", "sign-out"];
        assert_eq!(forms(&page), own.map(|action| format!("/account/{action}")));
        assert_eq!(text(&page, "#fresh code"), "secret");
        assert_eq!(text(&page, "#tokens li strong"), EVIL);
        assert!(select(&page, "#notice .refused").is_empty() && select(&page, "#house").is_empty());
        for field in select(&page, "[type='password']") {
            assert!(field.attr("autocomplete").is_some_and(|kind| kind.ends_with("-password")));
        }
        holder.person.iter_mut().for_each(|person| person.is_admin = true);
        assert_eq!(select(&page_for(&holder, None), "#house a").len(), 1);
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
