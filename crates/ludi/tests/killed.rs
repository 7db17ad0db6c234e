//! The house is killed a hundred times while twenty people play: nothing that
//! was acknowledged is lost, nothing is done twice, everybody plays on.

#![expect(clippy::unwrap_used, reason = "whatever goes wrong fails the test")]

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use ludi_engine::{Dice, FastRng};
use ludi_server::store::{Sqlite, Store, TableId};
use scraper::{Html, Selector};

const KILLS: u64 = 100;
const PAIRS: u64 = 10;

/// How long one request may be tried before somebody has to look into it.
const PATIENCE: Duration = Duration::from_secs(30);

/// The program, at always the same place.
struct House {
    process: Child,
    place: PathBuf,
    address: SocketAddr,
}

fn spawn(place: &Path, address: SocketAddr) -> Child {
    let mut process = Command::new(env!("CARGO_BIN_EXE_ludi"))
        .args(["serve", "--no-open", "--addr", &address.to_string(), "--db"])
        .arg(format!("sqlite:{}", place.display()))
        .env("LUDI_BOT_PAUSE", "0")
        .env("LUDI_UNDO_PAUSE", "0")
        .env("LUDI_LIMITS", "off")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut said = String::new();
    BufReader::new(process.stdout.take().unwrap()).read_line(&mut said).unwrap();
    assert!(said.starts_with("http://"), "{said:?}");
    process
}

impl House {
    fn open(place: PathBuf) -> House {
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        House { process: spawn(&place, address), place, address }
    }

    /// `kill -9`, and again from the database.
    fn kill_and_reopen(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        self.process = spawn(&self.place, self.address);
    }
}

impl Drop for House {
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
    }
}

/// An answer, read as a page.
struct Page {
    status: u16,
    location: String,
    cookie: String,
    body: String,
}

impl Page {
    fn all(&self, selector: &str, attribute: &str) -> Vec<String> {
        let selector = Selector::parse(selector).unwrap();
        let page = Html::parse_document(&self.body);
        let found = page.select(&selector);
        found.filter_map(|element| element.attr(attribute).map(str::to_owned)).collect()
    }

    fn one(&self, selector: &str, attribute: &str) -> Option<String> {
        self.all(selector, attribute).into_iter().next()
    }
}

/// Somebody who plays, and does not give up.
struct Person {
    agent: ureq::Agent,
    home: String,
    cookie: String,
    dice: Dice<FastRng>,
    sent: u64,
    number: u64,
}

impl Person {
    fn new(house: &House, number: u64) -> Person {
        let config = ureq::Agent::config_builder().http_status_as_error(false);
        let config = config.max_redirects(0).timeout_global(Some(Duration::from_secs(5)));
        Person {
            agent: config.build().into(),
            home: format!("http://{}", house.address),
            cookie: String::new(),
            dice: Dice::fast(number),
            sent: 0,
            number,
        }
    }

    /// The same request until there is an answer that is not the house's own
    /// trouble. What could not be read to its end was not answered.
    fn insist(&self, request: impl Fn() -> Result<Page, ureq::Error>) -> Page {
        let start = Instant::now();
        loop {
            match request() {
                Ok(page) if page.status < 500 => return page,
                _ if start.elapsed() > PATIENCE => panic!("the house does not come back"),
                _ => thread::sleep(Duration::from_millis(10)),
            }
        }
    }

    fn get(&self, path: &str) -> Page {
        self.insist(|| {
            let request = self.agent.get(format!("{}{path}", self.home));
            read(request.header("cookie", &self.cookie).call()?)
        })
    }

    fn post(&mut self, path: &str, form: &[(&str, &str)]) -> Page {
        let page = self.insist(|| {
            let request = self.agent.post(format!("{}{path}", self.home));
            let request = request.header("cookie", &self.cookie).header("origin", &self.home);
            read(request.send_form(form.iter().copied())?)
        });
        if !page.cookie.is_empty() {
            self.cookie = page.cookie.split(';').next().unwrap().to_owned();
        }
        page
    }

    /// Opens a table for two, and begins when the other has come.
    fn host(&mut self, name: &str) -> String {
        let opened = self.post("/games/caligula/open", &[("name", name), ("seats", "2")]);
        assert_eq!(opened.status, 303, "{}", opened.body);
        opened.location
    }

    /// Does something at the table if it is asked. Gives the key of what was
    /// acknowledged, and whether the match is over.
    fn decide(&mut self, table: &str) -> (Option<String>, bool) {
        let page = self.get(table);
        assert_eq!(page.status, 200, "{}", page.body);
        if !page.all("#result table", "class").is_empty() {
            return (None, true);
        }
        if page.one("#prompt", "data-asked").as_deref() != Some("true") {
            thread::sleep(Duration::from_millis(3));
            return (None, false);
        }
        let choices = page.all("#choices button", "value");
        let choice = &choices[self.dice.below(choices.len() as u32) as usize];
        let expected = page.one("#prompt input[name='expected']", "value").unwrap();
        self.sent += 1;
        let key = format!("{}-{}", self.number, self.sent);
        let form = [("expected", &*expected), ("key", &*key), ("sure", choice)];
        let answer = self.post(&format!("{table}act"), &form);
        assert_eq!(answer.status, 303, "{}", answer.body);
        (Some(key), false)
    }
}

fn read(mut answer: ureq::http::Response<ureq::Body>) -> Result<Page, ureq::Error> {
    let header = |name: &str| {
        let value = answer.headers().get(name).and_then(|value| value.to_str().ok());
        value.unwrap_or_default().to_owned()
    };
    Ok(Page {
        status: answer.status().as_u16(),
        location: header("location"),
        cookie: header("set-cookie"),
        body: answer.body_mut().read_to_string()?,
    })
}

/// What the house has acknowledged: the keys, by table.
type Acknowledged = Arc<Mutex<HashMap<String, Vec<String>>>>;

/// Two people play match after match until it is evening.
fn play(mut anna: Person, mut bruno: Person, evening: &AtomicBool, all: &Acknowledged) {
    // A table of his own makes him known to the house. Until then he is another guest each
    // time he asks again, and the first of them may have taken the seat.
    bruno.host("Bruno");
    while !evening.load(Ordering::Relaxed) {
        let table = anna.host("Anna");
        let seated = bruno.post(&format!("{table}sit"), &[("name", "Bruno")]);
        assert_eq!(seated.status, 303, "{}", seated.body);
        let begun = anna.post(&format!("{table}begin"), &[]);
        assert_eq!(begun.status, 303, "{}", begun.body);
        let ended = AtomicBool::new(false);
        thread::scope(|scope| {
            for person in [&mut anna, &mut bruno] {
                scope.spawn(|| {
                    while !ended.load(Ordering::Relaxed) && !evening.load(Ordering::Relaxed) {
                        let (key, over) = person.decide(&table);
                        if let Some(key) = key {
                            all.lock().unwrap().entry(table.clone()).or_default().push(key);
                        }
                        if over {
                            ended.store(true, Ordering::Relaxed);
                        }
                    }
                });
            }
        });
    }
}

#[test]
fn nothing_acknowledged_is_lost_and_nothing_is_done_twice() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = House::open(folder.path().join("house.db"));
    let (evening, all) = (AtomicBool::new(false), Acknowledged::default());
    let progress = AtomicU64::new(0);
    thread::scope(|scope| {
        for pair in 0..PAIRS {
            let anna = Person::new(&house, 2 * pair);
            let bruno = Person::new(&house, 2 * pair + 1);
            scope.spawn(|| play(anna, bruno, &evening, &all));
        }
        let count = || all.lock().unwrap().values().map(Vec::len).sum::<usize>() as u64;
        let mut dice = Dice::fast(9);
        // On a slow machine little happens in a life: then there are more of them.
        let mut lives = 0;
        while lives < KILLS || (count() <= 5 * KILLS && lives < 4 * KILLS) {
            lives += 1;
            thread::sleep(Duration::from_millis(30 + u64::from(dice.below(250))));
            house.kill_and_reopen();
        }
        progress.store(count(), Ordering::Relaxed);
        // Everybody plays on by themselves.
        let start = Instant::now();
        while count() < progress.load(Ordering::Relaxed) + 10 * PAIRS {
            assert!(start.elapsed() < PATIENCE, "nobody plays on");
            thread::sleep(Duration::from_millis(20));
        }
        evening.store(true, Ordering::Relaxed);
    });
    let progress = progress.into_inner();
    assert!(progress > 5 * KILLS, "{progress} actions in {KILLS} lives test little");

    // A last kill, and then only the database is asked.
    house.process.kill().unwrap();
    house.process.wait().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let database = Sqlite::look(&house.place).unwrap();
    for (table, keys) in all.lock().unwrap().iter() {
        let id = TableId::parse(table.trim_start_matches("/tables/").trim_end_matches('/'));
        let rows = runtime.block_on(database.rows(id.unwrap(), 0)).unwrap();
        for key in keys {
            let found = rows.iter().filter(|row| row.key.as_str() == key).count();
            assert_eq!(found, 1, "{key} at {table}");
        }
    }
    drop(database);
    let doctor = Command::new(env!("CARGO_BIN_EXE_ludi"))
        .args(["doctor", "--all", "--db"])
        .arg(format!("sqlite:{}", house.place.display()))
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&doctor.stdout);
    assert!(doctor.status.success(), "{said}{}", String::from_utf8_lossy(&doctor.stderr));
}
