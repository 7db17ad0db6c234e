//! A house that is served, and browsers without a script.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use ludi_server::store::Sqlite;
use ludi_server::{House, Settings, boxed, serve};
use scraper::{Html, Selector};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

/// A house that is being served, until it is dropped.
pub(crate) struct Open {
    pub(crate) address: SocketAddr,
    pub(crate) store: Arc<Sqlite>,
    stop: Option<oneshot::Sender<()>>,
    runtime: Option<Runtime>,
}

/// Settings for tests: bots do not dawdle, and many clients share an address.
pub(crate) fn settings() -> Settings {
    Settings { bot_pause: Duration::ZERO, limits: false, ..Settings::default() }
}

/// Opens a house.
pub(crate) fn open(place: &Path, settings: impl FnOnce(SocketAddr) -> Settings) -> Open {
    let runtime = Runtime::new().unwrap();
    let store = Arc::new(Sqlite::open(place).unwrap());
    let games = vec![boxed::<caligula::Caligula>()];
    let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
    let address = listener.local_addr().unwrap();
    let house = Arc::new(House::new(store.clone(), games, settings(address)));
    let (stop, stopped) = oneshot::channel();
    runtime.spawn(serve(listener, house, async { _ = stopped.await }));
    Open { address, store, stop: Some(stop), runtime: Some(runtime) }
}

impl Open {
    /// Asks the store.
    pub(crate) fn wait<T>(&self, future: impl Future<Output = T>) -> T {
        self.runtime.as_ref().unwrap().block_on(future)
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        if let (Some(stop), Some(runtime)) = (self.stop.take(), self.runtime.take()) {
            _ = stop.send(());
            runtime.shutdown_timeout(Duration::from_secs(5));
        }
    }
}

/// What a house answers.
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) status: u16,
    pub(crate) location: String,
    pub(crate) cookies: Vec<String>,
    /// All headers but the date, sorted.
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Page {
    /// An attribute of all elements.
    pub(crate) fn all(&self, selector: &str, attribute: &str) -> Vec<String> {
        let selector = Selector::parse(selector).unwrap();
        let page = Html::parse_document(&self.body);
        let found = page.select(&selector);
        found.filter_map(|element| element.attr(attribute).map(str::to_owned)).collect()
    }

    /// An attribute of the first element.
    pub(crate) fn one(&self, selector: &str, attribute: &str) -> String {
        self.all(selector, attribute).into_iter().next().unwrap_or_default()
    }

    /// The text of all elements.
    pub(crate) fn text(&self, selector: &str) -> String {
        let page = Html::parse_document(&self.body);
        let selector = Selector::parse(selector).unwrap();
        page.select(&selector).flat_map(|element| element.text()).collect()
    }

    /// A header.
    pub(crate) fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(found, _)| found == name);
        found.map_or("", |(_, value)| value)
    }
}

/// A browser: an origin and a cookie.
pub(crate) struct Browser {
    pub(crate) agent: ureq::Agent,
    pub(crate) home: String,
    pub(crate) origin: String,
    pub(crate) cookie: String,
}

impl Browser {
    /// A browser that has never been here.
    pub(crate) fn at(house: &Open) -> Browser {
        let config = ureq::Agent::config_builder();
        let agent = config.http_status_as_error(false).max_redirects(0).build().into();
        let home = format!("http://{}", house.address);
        Browser { agent, origin: home.clone(), home, cookie: String::new() }
    }

    /// A browser with this cookie.
    pub(crate) fn with(house: &Open, cookie: &str) -> Browser {
        Browser { cookie: cookie.to_owned(), ..Browser::at(house) }
    }

    /// Goes to a page.
    pub(crate) fn get(&self, path: &str) -> Page {
        let request = self.agent.get(format!("{}{path}", self.home));
        read(request.header("cookie", &self.cookie).call().unwrap())
    }

    /// Sends a form.
    pub(crate) fn send(&self, path: &str, form: &[(&str, &str)]) -> Page {
        let request = self.agent.post(format!("{}{path}", self.home));
        let request = request.header("cookie", &self.cookie).header("origin", &self.origin);
        read(request.send_form(form.iter().copied()).unwrap())
    }

    /// Sends a form, and keeps the cookie that comes back.
    pub(crate) fn post(&mut self, path: &str, form: &[(&str, &str)]) -> Page {
        let page = self.send(path, form);
        if let Some(cookie) = page.cookies.first() {
            self.cookie = cookie.split(';').next().unwrap().to_owned();
        }
        page
    }

    /// Sends a form whose request must be done.
    pub(crate) fn done(&mut self, path: &str, form: &[(&str, &str)]) -> Page {
        let page = self.post(path, form);
        assert_eq!(page.status, 303, "{}", page.body);
        page
    }

    /// Clicks *play now*; gives the address of the table.
    pub(crate) fn play_now(&mut self, name: &str) -> String {
        self.done("/play", &[("game", "caligula"), ("name", name), ("begin", "now")]).location
    }

    /// Makes an account.
    pub(crate) fn create(&mut self, name: &str, password: &str) {
        let page = self.done("/account/create", &[("name", name), ("password", password)]);
        assert_eq!(page.location, "/account?done=created");
    }

    /// Tries to sign in.
    pub(crate) fn sign_in(&mut self, name: &str, password: &str) -> Page {
        self.post("/account/sign-in", &[("name", name), ("password", password)])
    }

    /// The name that the house knows the browser by.
    pub(crate) fn name(&self) -> String {
        let page = self.get("/account");
        assert_eq!(page.status, 200, "{}", page.body);
        page.text("header .reader")
    }

    /// The tables on the front page that are the browser's own.
    pub(crate) fn tables(&self) -> Vec<String> {
        self.get("/").all("#mine a", "href")
    }
}

fn read(mut answer: ureq::http::Response<ureq::Body>) -> Page {
    let text = |value: &ureq::http::HeaderValue| value.to_str().unwrap().to_owned();
    let headers = answer.headers().iter().filter(|(name, _)| *name != "date");
    let mut headers: Vec<_> =
        headers.map(|(name, value)| (name.as_str().to_owned(), text(value))).collect();
    headers.sort();
    let cookies = answer.headers().get_all("set-cookie").iter().map(text).collect();
    Page {
        status: answer.status().as_u16(),
        location: answer.headers().get("location").map(text).unwrap_or_default(),
        cookies,
        headers,
        body: answer.body_mut().read_to_string().unwrap(),
    }
}
