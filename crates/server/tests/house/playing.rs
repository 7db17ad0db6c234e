//! The house as a browser without a script sees it.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use ludi_server::store::Sqlite;
use ludi_server::{House, Settings, boxed, serve};
use scraper::{Html, Selector};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

/// A house that is being served, until it is dropped.
struct Open {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    runtime: Option<Runtime>,
}

fn open(place: &Path) -> Open {
    let runtime = Runtime::new().unwrap();
    let store = Arc::new(Sqlite::open(place).unwrap());
    let settings = Settings { bot_pause: Duration::ZERO, limits: false, ..Settings::default() };
    let games = vec![boxed::<caligula::Caligula>()];
    let house = Arc::new(House::new(store, games, settings));
    let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    runtime.spawn(serve(listener, house, async { _ = stopped.await }));
    Open { address, stop: Some(stop), runtime: Some(runtime) }
}

impl Drop for Open {
    fn drop(&mut self) {
        if let (Some(stop), Some(runtime)) = (self.stop.take(), self.runtime.take()) {
            _ = stop.send(());
            runtime.shutdown_timeout(Duration::from_secs(5));
        }
    }
}

struct Page {
    status: u16,
    location: String,
    cookie: String,
    policy: String,
    body: String,
}

impl Page {
    fn all(&self, selector: &str, attribute: &str) -> Vec<String> {
        let selector = Selector::parse(selector).unwrap();
        let page = Html::parse_document(&self.body);
        let found = page.select(&selector);
        found.filter_map(|element| element.attr(attribute).map(str::to_owned)).collect()
    }

    fn one(&self, selector: &str, attribute: &str) -> String {
        self.all(selector, attribute).into_iter().next().unwrap_or_default()
    }

    fn text(&self, selector: &str) -> String {
        let page = Html::parse_document(&self.body);
        let selector = Selector::parse(selector).unwrap();
        page.select(&selector).flat_map(|element| element.text()).collect()
    }

    fn row(&self) -> u64 {
        self.one("#prompt", "data-row").parse().unwrap()
    }

    fn is_over(&self) -> bool {
        !self.text("#result").trim().is_empty()
    }
}

/// A browser: an origin and a cookie.
struct Browser {
    agent: ureq::Agent,
    home: String,
    origin: String,
    cookie: String,
}

impl Browser {
    fn at(house: &Open) -> Browser {
        let config = ureq::Agent::config_builder();
        let agent = config.http_status_as_error(false).max_redirects(0).build().into();
        let home = format!("http://{}", house.address);
        Browser { agent, origin: home.clone(), home, cookie: String::new() }
    }

    fn get(&self, path: &str) -> Page {
        let request = self.agent.get(format!("{}{path}", self.home));
        read(request.header("cookie", &self.cookie).call().unwrap())
    }

    fn post(&self, path: &str, form: &[(&str, &str)]) -> Page {
        let request = self.agent.post(format!("{}{path}", self.home));
        let request = request.header("cookie", &self.cookie).header("origin", &self.origin);
        read(request.send_form(form.iter().copied()).unwrap())
    }

    /// Clicks *play now*; gives the address of the table.
    fn play_now(&mut self) -> String {
        let game = self.get("/").one("form[action='/play'] input[name='game']", "value");
        let answer =
            self.post("/play", &[("game", &game), ("name", "Livia <b>"), ("begin", "now")]);
        assert_eq!(answer.status, 303, "{}", answer.body);
        assert!(answer.cookie.contains("HttpOnly; SameSite=Lax"), "{}", answer.cookie);
        self.cookie = answer.cookie.split(';').next().unwrap().to_owned();
        answer.location
    }

    /// The table as soon as it waits for this player or is over.
    fn my_turn(&self, table: &str) -> Page {
        for _ in 0..600 {
            let page = self.get(table);
            assert_eq!(page.status, 200, "{}", page.body);
            if page.is_over() || page.one("#prompt", "data-asked") == "true" {
                return page;
            }
            thread::sleep(Duration::from_millis(20));
        }
        panic!("the bots have stopped");
    }

    /// Does one thing, and once more if it is asked whether it should.
    fn act(&self, page: &Page, table: &str, action: &str) -> Page {
        let answer = self.press(page, &format!("{table}act"), "action", action);
        match answer.one("#notice button[name='sure']", "value") {
            sure if sure.is_empty() => answer,
            sure => self.press(&answer, &format!("{table}act"), "sure", &sure),
        }
    }

    /// Presses a button of the page.
    fn press(&self, page: &Page, path: &str, name: &str, value: &str) -> Page {
        let expected = page.one("input[name='expected']", "value");
        let key = page.one("input[name='key']", "value");
        self.post(path, &[("expected", &expected), ("key", &key), (name, value)])
    }
}

fn read(mut answer: ureq::http::Response<ureq::Body>) -> Page {
    let header = |name: &str| {
        let value = answer.headers().get(name).and_then(|value| value.to_str().ok());
        value.unwrap_or_default().to_owned()
    };
    Page {
        status: answer.status().as_u16(),
        location: header("location"),
        cookie: header("set-cookie"),
        policy: header("content-security-policy"),
        body: answer.body_mut().read_to_string().unwrap(),
    }
}

#[test]
fn a_whole_game_is_played_by_forms_and_goes_on_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("house.db");
    let mut house = open(&place);
    let mut browser = Browser::at(&house);
    let table = browser.play_now();
    for turn in 0..2000 {
        let page = browser.my_turn(&table);
        if page.is_over() {
            assert!(page.text("#result").contains("Livia <b>"), "{}", page.body);
            assert!(turn > 20, "{turn} turns make no game");
            return;
        }
        if turn == 10 {
            drop(house);
            house = open(&place);
            let cookie = browser.cookie;
            browser = Browser { cookie, ..Browser::at(&house) };
            assert_eq!(browser.my_turn(&table).row(), page.row());
            continue;
        }
        let choices = page.all("button.act[name='action']", "value");
        let choice = &choices[turn * 7 % choices.len()];
        let answer = browser.act(&page, &table, choice);
        assert_eq!((answer.status, &answer.location), (303, &table), "{}", answer.body);
    }
    panic!("the game does not end");
}

#[test]
fn what_is_wrong_is_answered_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let house = open(&folder.path().join("house.db"));
    let mut browser = Browser::at(&house);
    let table = browser.play_now();
    let act = format!("{table}act");
    let page = browser.my_turn(&table);
    assert!(page.policy.starts_with("default-src 'none'"), "{}", page.policy);
    let choice = page.one("button.act[name='action']", "value");

    let stranger = Browser::at(&house);
    let other_site = Browser {
        cookie: browser.cookie.clone(),
        origin: "http://elsewhere.example".to_owned(),
        ..Browser::at(&house)
    };
    let mut neighbour = Browser::at(&house);
    neighbour.play_now();
    for intruder in [&stranger, &other_site, &neighbour] {
        let answer = intruder.press(&page, &act, "action", &choice);
        assert_eq!(answer.status, 403, "{}", answer.body);
        assert!(answer.body.contains("nothing was done"), "{}", answer.body);
    }
    assert!(stranger.get(&table).all("button[name='action']", "value").is_empty());
    let forged = Browser { cookie: "ludi=00ff".to_owned(), ..Browser::at(&house) };
    assert_eq!(forged.press(&page, &act, "action", &choice).status, 403);

    let stale = [("expected", "999"), ("key", "k"), ("action", &choice)];
    let answer = browser.post(&act, &stale);
    assert_eq!(answer.status, 409);
    assert!(answer.text("#notice").contains("has gone on"), "{}", answer.body);

    assert_eq!(browser.press(&page, &act, "action", "{\"No\":1}").status, 422);
    assert_eq!(browser.press(&page, &act, "action", "{").status, 422);
    assert_eq!(browser.press(&page, &act, "action", &"x".repeat(1 << 20)).status, 413);
    assert_eq!(browser.press(&page, &format!("{table}undo"), "steps", "9").status, 409);
    assert_eq!(browser.get("/tables/0000000000000000/").status, 404);
    assert_eq!(browser.post("/play", &[("game", "chess")]).status, 404);
    assert_eq!(browser.get(&table).row(), page.row());

    let impossible = page.one("button.why[formaction='why']", "value");
    let answer = browser.press(&page, &format!("{table}why"), "action", &impossible);
    assert_eq!(answer.status, 200);
    assert!(answer.text("#notice").contains('§'), "{}", answer.body);
    assert_eq!(browser.get(&table).row(), page.row());
}

#[test]
fn a_command_sent_twice_is_done_once() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("house.db");
    let house = open(&place);
    let mut browser = Browser::at(&house);
    let table = browser.play_now();
    let act = format!("{table}act");
    let page = browser.my_turn(&table);
    let choice = page.one("button.act[name='action']", "value");
    assert_eq!(browser.press(&page, &act, "sure", &choice).status, 303);
    let row = browser.my_turn(&table).row();
    assert!(row > page.row());
    assert_eq!(browser.press(&page, &act, "sure", &choice).status, 303);
    assert_eq!(browser.get(&table).row(), row);
    drop(house);
    let house = open(&place);
    let again = Browser { cookie: browser.cookie, ..Browser::at(&house) };
    assert_eq!(again.press(&page, &act, "sure", &choice).status, 303);
    assert_eq!(again.my_turn(&table).row(), row);
}
