//! A house to play in, and browsers that look at it.

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use caligula::Caligula;
use ludi_server::store::Sqlite;
use ludi_server::{House, Settings, boxed, serve};
use scraper::{Html, Selector};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

/// A house that is open as long as this is there.
pub(crate) struct Served {
    pub(crate) home: String,
    _runtime: Runtime,
    _folder: TempDir,
}

impl Served {
    pub(crate) fn open() -> Served {
        let (folder, runtime) = (tempfile::tempdir().unwrap(), Runtime::new().unwrap());
        let store = Arc::new(Sqlite::open(&folder.path().join("house.db")).unwrap());
        let settings = Settings { bot_pause: Duration::ZERO, ..Settings::default() };
        let house = Arc::new(House::new(store, vec![boxed::<Caligula>()], settings));
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let home = format!("http://{}", listener.local_addr().unwrap());
        runtime.spawn(serve(listener, house, std::future::pending()));
        Served { home, _runtime: runtime, _folder: folder }
    }
}

/// A browser: an address and a cookie.
pub(crate) struct Browser {
    agent: ureq::Agent,
    home: String,
    cookie: String,
}

impl Browser {
    pub(crate) fn at(home: &str) -> Browser {
        let config = ureq::Agent::config_builder();
        let agent = config.http_status_as_error(false).max_redirects(0).build().into();
        Browser { agent, home: home.to_owned(), cookie: String::new() }
    }

    pub(crate) fn get(&self, path: &str) -> (u16, String) {
        let request = self.agent.get(format!("{}{path}", self.home));
        let mut answer = request.header("cookie", &self.cookie).call().unwrap();
        (answer.status().as_u16(), answer.body_mut().read_to_string().unwrap())
    }

    /// Sends a form; gives the status, and where the browser is sent on to.
    pub(crate) fn send(&mut self, path: &str, form: &[(&str, &str)]) -> (u16, String) {
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
        (answer.status().as_u16(), header("location"))
    }

    pub(crate) fn post(&mut self, path: &str, form: &[(&str, &str)]) -> String {
        self.send(path, form).1
    }

    /// Opens a table against one bot and begins.
    pub(crate) fn play(&mut self) -> String {
        let form = [("game", "caligula"), ("name", "Livia"), ("opponents", "1")];
        let table = self.post("/play", &form);
        self.post(&format!("{table}begin"), &[]);
        table
    }

    /// Plays to the end, by a rule of thumb; `look` sees each page first, with
    /// the number of the turn. Three times a step is taken back.
    pub(crate) fn play_on(&mut self, table: &str, mut look: impl FnMut(&Browser, usize, &str)) {
        let mut backs = 0;
        for turn in 0..3000 {
            let (_, page) = self.get(table);
            look(self, turn, &page);
            if page.contains("score-sheet") {
                return;
            }
            let expected = row(&page).to_string();
            if backs < 3 && !all(&page, "button.undo", "value").is_empty() {
                backs += 1;
                self.post(&format!("{table}undo"), &[("expected", &expected), ("steps", "1")]);
                continue;
            }
            let choices = all(&page, "button.act[name='action']", "value");
            let Some(choice) = choices.get((turn * 7 + backs) % choices.len().max(1)) else {
                thread::sleep(Duration::from_millis(5));
                continue;
            };
            self.post(&format!("{table}act"), &[("expected", &expected), ("sure", choice)]);
        }
        panic!("the match at {table} does not end");
    }
}

/// An attribute of all elements that have it.
pub(crate) fn all(page: &str, selector: &str, attribute: &str) -> Vec<String> {
    let (page, selector) = (Html::parse_document(page), Selector::parse(selector).unwrap());
    let found = page.select(&selector);
    found.filter_map(|element| element.attr(attribute).map(str::to_owned)).collect()
}

/// The text of all such elements.
pub(crate) fn texts(page: &str, selector: &str) -> Vec<String> {
    let (page, selector) = (Html::parse_document(page), Selector::parse(selector).unwrap());
    page.select(&selector).map(|element| element.text().collect()).collect()
}

/// The board, as it is sent.
pub(crate) fn board(page: &str) -> String {
    let (page, selector) = (Html::parse_document(page), Selector::parse("#board").unwrap());
    page.select(&selector).map(|board| board.html()).collect()
}

/// The row the page of a table shows.
pub(crate) fn row(page: &str) -> u64 {
    all(page, "#prompt", "data-row")[0].parse().unwrap()
}

/// The values of 32 bytes that the page shows.
pub(crate) fn values(page: &str) -> Vec<String> {
    let is_value =
        |text: &String| text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    texts(page, "code").into_iter().filter(is_value).collect()
}
