//! Houses on the same books, and clients who ask them.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use ludi_server::store::{Sqlite, Store};
use ludi_server::{GameBox, House, Settings, serve};
use scraper::{Html, Selector};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tungstenite::client::IntoClientRequest;

use super::worlds::{Plant, Worlds};

/// A house that is being served, until it is dropped.
pub(crate) struct Open {
    address: SocketAddr,
    runtime: Option<Runtime>,
}

/// The house in which the match is really played.
pub(crate) fn playing(place: &Path) -> Open {
    let worlds = Worlds { imagined: None, plant: Plant::Nothing };
    start(Arc::new(Sqlite::open(place).unwrap()), worlds)
}

/// A house that may only read.
pub(crate) fn open(place: &Path, worlds: Worlds) -> Open {
    start(Arc::new(Sqlite::look(place).unwrap()), worlds)
}

fn start(store: Arc<dyn Store>, worlds: Worlds) -> Open {
    let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let games: Vec<Box<dyn GameBox>> = vec![Box::new(worlds)];
    let settings = Settings { bot_pause: Duration::ZERO, limits: false, ..Settings::default() };
    let house = Arc::new(House::new(store, games, settings));
    let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
    let address = listener.local_addr().unwrap();
    runtime.spawn(serve(listener, house, std::future::pending()));
    Open { address, runtime: Some(runtime) }
}

impl Drop for Open {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// All that was sent in answer to a request, but for the time of day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) location: String,
    headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn all(&self, selector: &str, attribute: &str) -> Vec<String> {
        let selector = Selector::parse(selector).unwrap();
        let page = Html::parse_document(&self.body);
        let found = page.select(&selector);
        found.filter_map(|element| element.attr(attribute).map(str::to_owned)).collect()
    }

    pub(crate) fn one(&self, selector: &str, attribute: &str) -> String {
        self.all(selector, attribute).into_iter().next().unwrap_or_default()
    }

    /// Where two answers part, in a few words.
    pub(crate) fn difference(&self, other: &Answer) -> String {
        if (self.status, &self.headers) != (other.status, &other.headers) {
            let (ours, theirs) = ((self.status, &self.headers), (other.status, &other.headers));
            return format!("{ours:?} and {theirs:?}");
        }
        let same = self.body.chars().zip(other.body.chars()).take_while(|(a, b)| a == b).count();
        let part = |body: &str| -> String {
            body.chars().skip(same.saturating_sub(60)).take(120).collect()
        };
        format!("{:?} and {:?}", part(&self.body), part(&other.body))
    }
}

/// Somebody with a cookie.
pub(crate) struct Client {
    agent: ureq::Agent,
    address: SocketAddr,
    session: String,
    lang: &'static str,
}

impl Client {
    pub(crate) fn new(house: &Open) -> Client {
        let config = ureq::Agent::config_builder();
        let agent = config.http_status_as_error(false).max_redirects(0).build().into();
        Client { agent, address: house.address, session: String::new(), lang: "en" }
    }

    /// The same person at another house.
    pub(crate) fn at(&self, house: &Open) -> Client {
        Client { session: self.session.clone(), ..Client::new(house) }
    }

    pub(crate) fn speak(&mut self, lang: &'static str) {
        self.lang = lang;
    }

    fn cookie(&self) -> String {
        format!("{}; lang={}", self.session, self.lang)
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        let request = self.agent.get(format!("http://{}{path}", self.address));
        self.read(request.header("cookie", self.cookie()).call().unwrap())
    }

    pub(crate) fn post(&mut self, path: &str, form: &[(&str, &str)]) -> Answer {
        let home = format!("http://{}", self.address);
        let request = self.agent.post(format!("{home}{path}"));
        let request = request.header("cookie", self.cookie()).header("origin", &home);
        let answer = self.read(request.send_form(form.iter().copied()).unwrap());
        let session = answer.headers.iter().find(|(name, _)| name == "set-cookie");
        if let Some((_, cookie)) = session {
            self.session = cookie.split(';').next().unwrap().to_owned();
        }
        answer
    }

    fn read(&self, mut answer: ureq::http::Response<ureq::Body>) -> Answer {
        let text = |value: &ureq::http::HeaderValue| value.to_str().unwrap().to_owned();
        let location = answer.headers().get("location").map(text).unwrap_or_default();
        let headers = answer.headers().iter().filter(|(name, _)| *name != "date");
        let headers = headers.map(|(name, value)| (name.to_string(), text(value))).collect();
        let body = answer.body_mut().read_to_string().unwrap();
        Answer { status: answer.status().as_u16(), location, headers, body: self.plain(&body) }
    }

    /// A page without what is random in every page, at its length: the key of
    /// the next command, and the address of the house.
    fn plain(&self, body: &str) -> String {
        let body = body.replace(&self.address.to_string(), "HOUSE");
        let mark = "<input id=\"key\" type=\"hidden\" name=\"key\" value=\"";
        match body.split_once(mark) {
            Some((before, after)) => {
                let (key, after) = after.split_once('"').unwrap();
                format!("{before}{mark}{}\"{after}", "k".repeat(key.len()))
            }
            None => body,
        }
    }

    /// The first push of the live socket.
    pub(crate) fn push(&self, path: &str) -> Answer {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().unwrap();
        let headers = request.headers_mut();
        headers.insert("cookie", self.cookie().parse().unwrap());
        headers.insert("origin", format!("http://{}", self.address).parse().unwrap());
        let (mut socket, _) = tungstenite::connect(request).unwrap();
        let body = socket.read().unwrap().into_text().unwrap().to_string();
        _ = socket.close(None);
        Answer { status: 101, location: String::new(), headers: Vec::new(), body }
    }
}
