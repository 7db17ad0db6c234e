//! Looking back at a table: the replay, the record, the page of fairness.

#![expect(clippy::unwrap_used, reason = "whatever goes wrong fails the test")]

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use caligula::Caligula;
use ludi_server::store::Sqlite;
use ludi_server::{House, Settings, boxed, serve};
use scraper::{Html, Selector};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

/// A browser: an address and a cookie.
struct Browser {
    agent: ureq::Agent,
    home: String,
    cookie: String,
}

impl Browser {
    fn at(home: &str) -> Browser {
        let config = ureq::Agent::config_builder();
        let agent = config.http_status_as_error(false).max_redirects(0).build().into();
        Browser { agent, home: home.to_owned(), cookie: String::new() }
    }

    fn get(&self, path: &str) -> (u16, String) {
        let request = self.agent.get(format!("{}{path}", self.home));
        let mut answer = request.header("cookie", &self.cookie).call().unwrap();
        (answer.status().as_u16(), answer.body_mut().read_to_string().unwrap())
    }

    fn post(&mut self, path: &str, form: &[(&str, &str)]) -> String {
        let request = self.agent.post(format!("{}{path}", self.home));
        let request = request.header("cookie", &self.cookie).header("origin", &self.home);
        let answer = request.send_form(form.iter().copied()).unwrap();
        let header = |name: &str| {
            let value = answer.headers().get(name).and_then(|value| value.to_str().ok());
            value.unwrap_or_default().to_owned()
        };
        if let Some((cookie, _)) = header("set-cookie").split_once(';') {
            self.cookie = cookie.to_owned();
        }
        header("location")
    }
}

fn all(page: &str, selector: &str, attribute: &str) -> Vec<String> {
    let (page, selector) = (Html::parse_document(page), Selector::parse(selector).unwrap());
    let found = page.select(&selector);
    found.filter_map(|element| element.attr(attribute).map(str::to_owned)).collect()
}

fn board(page: &str) -> String {
    let (page, selector) = (Html::parse_document(page), Selector::parse("#board").unwrap());
    page.select(&selector).map(|board| board.html()).collect()
}

fn row(page: &str) -> u64 {
    all(page, "#prompt", "data-row")[0].parse().unwrap()
}

#[test]
fn a_match_is_looked_back_at() {
    let folder = tempfile::tempdir().unwrap();
    let runtime = Runtime::new().unwrap();
    let store = Arc::new(Sqlite::open(&folder.path().join("house.db")).unwrap());
    let settings = Settings { bot_pause: Duration::ZERO, limits: false, ..Settings::default() };
    let house = Arc::new(House::new(store, vec![boxed::<Caligula>()], settings));
    let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
    let home = format!("http://{}", listener.local_addr().unwrap());
    runtime.spawn(serve(listener, house, std::future::pending()));

    let (mut livia, watcher) = (Browser::at(&home), Browser::at(&home));
    let table = livia.post("/play", &[("game", "caligula"), ("name", "Livia"), ("opponents", "1")]);
    livia.post(&format!("{table}begin"), &[]);
    let mut seen = Vec::new();
    for turn in 0..3000 {
        let (_, page) = watcher.get(&table);
        if seen.last().is_none_or(|(last, _)| *last < row(&page)) {
            seen.push((row(&page), board(&page)));
        }
        let (_, page) = livia.get(&table);
        if turn == 60 {
            while_it_runs(&livia, &watcher, &table);
        }
        if !all(&page, "#result tr", "class").is_empty() || page.contains("score-sheet") {
            break;
        }
        let choices = all(&page, "button.act[name='action']", "value");
        let Some(choice) = choices.get(turn * 7 % choices.len().max(1)) else {
            thread::sleep(Duration::from_millis(5));
            continue;
        };
        let expected = row(&page).to_string();
        livia.post(&format!("{table}act"), &[("expected", &expected), ("sure", choice)]);
    }
    assert!(seen.len() > 20, "only {} moments were seen", seen.len());
    for (row, board_then) in &seen {
        let (status, page) = watcher.get(&format!("{table}replay?row={row}&seat=watch"));
        assert_eq!((status, &board(&page)), (200, board_then), "row {row}");
    }
    when_it_is_over(&livia, &watcher, &table);
}

fn while_it_runs(livia: &Browser, watcher: &Browser, table: &str) {
    for eyes in ["1", "all", "9", "Nero"] {
        for browser in [livia, watcher] {
            assert_eq!(browser.get(&format!("{table}replay?row=5&seat={eyes}")).0, 403, "{eyes}");
        }
    }
    assert_eq!(watcher.get(&format!("{table}replay?row=5&seat=0")).0, 403);
    let mine = livia.get(&format!("{table}replay?row=5"));
    assert_eq!(mine, livia.get(&format!("{table}replay?row=5&seat=0")));
    assert!(all(&mine.1, "button[name='action']", "value").is_empty(), "nothing can be done here");
    let (status, page) = livia.get(&format!("{table}record"));
    assert_eq!(status, 409);
    assert!(page.contains("when the match is over"), "{page}");
    let (status, page) = livia.get(&format!("{table}fairness"));
    assert_eq!(status, 200);
    assert!(page.contains("stays secret"), "{page}");
    assert_eq!(hex_digits(&page), 1, "only the promise is told");
}

/// How many values of 32 bytes the page shows.
fn hex_digits(page: &str) -> usize {
    let (page, selector) = (Html::parse_document(page), Selector::parse("code").unwrap());
    let code = page.select(&selector).map(|code| code.text().collect::<String>());
    code.filter(|text| text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit()))
        .count()
}

fn when_it_is_over(livia: &Browser, watcher: &Browser, table: &str) {
    for eyes in ["0", "1", "all", "watch"] {
        assert_eq!(watcher.get(&format!("{table}replay?row=5&seat={eyes}")).0, 200, "{eyes}");
    }
    let (_, last) = livia.get(&format!("{table}replay?row=999999&seat=0"));
    assert_eq!(board(&last), board(&livia.get(table).1));
    let (status, record) = watcher.get(&format!("{table}record"));
    assert_eq!(status, 200);
    let read = ludi_engine::read::<Caligula>(&record).unwrap();
    assert!(read.outcome().is_some());
    assert_eq!(hex_digits(&livia.get(&format!("{table}fairness")).1), 2, "promise and seed");
}
