//! Tables at which four browsers play: a socket sends each what has changed on its
//! page, and it acts by forms, as the script of the page does.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use ludi_engine::{Dice, FastRng};
use serde::Deserialize;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::Failure;
use crate::client::{Answer, Socket, hear};
use crate::load::{Clock, Manner, SEATS, Tables};

/// How long a page waits for what it must be told.
const PATIENCE: Duration = Duration::from_secs(10);

/// Four browsers at one table after the other.
pub(crate) struct Party {
    manner: Manner,
    browsers: Vec<Browser>,
    pages: Vec<Page>,
    /// What the sockets push, and to whom; those who look on are nobody.
    pushes: mpsc::UnboundedReceiver<(Option<usize>, String)>,
    sockets: JoinSet<()>,
    tables: Tables,
    dice: Dice<FastRng>,
    sent: u64,
}

/// A browser with its cookie.
struct Browser {
    address: SocketAddr,
    stream: TcpStream,
    cookie: String,
}

/// What a page shows, as far as it is needed to play on.
#[derive(Default)]
struct Page {
    row: u64,
    asked: bool,
    /// The actions that can be chosen, as JSON.
    choices: Vec<String>,
    over: bool,
}

/// What a socket sends.
#[derive(Deserialize)]
struct Push {
    parts: HashMap<String, String>,
}

impl Browser {
    async fn open(address: SocketAddr) -> Result<Browser, Failure> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Browser { address, stream, cookie: String::new() })
    }

    async fn get(&mut self, path: &str) -> Result<Answer, Failure> {
        let Browser { address, cookie, .. } = self;
        let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\n\r\n");
        self.stream.write_all(request.as_bytes()).await?;
        hear(&mut self.stream).await
    }

    /// Sends a form, as the browser does or as the script does.
    async fn post(&mut self, path: &str, form: &str, script: bool) -> Result<Answer, Failure> {
        let Browser { address, cookie, .. } = self;
        let accept = if script { "application/json" } else { "text/html" };
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\n\
             cookie: {cookie}\r\naccept: {accept}\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{form}",
            form.len()
        );
        self.stream.write_all(request.as_bytes()).await?;
        let answer = hear(&mut self.stream).await?;
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        }
        Ok(answer)
    }

    /// Sends a form that leads to another page: its address.
    async fn go(&mut self, path: &str, form: &str) -> Result<String, Failure> {
        let answer = self.post(path, form, false).await?;
        let to = answer.header("location").map(str::to_owned);
        Ok(to.ok_or_else(|| format!("{path} leads nowhere: {}", answer.head))?)
    }
}

impl Page {
    /// Takes note of some HTML of the page.
    fn read(&mut self, html: &str) {
        if let Some((_, prompt)) = html.split_once("id=\"prompt\"") {
            self.row = attribute(prompt, "data-row").and_then(|row| row.parse().ok()).unwrap_or(0);
            self.asked = attribute(prompt, "data-asked") == Some("true");
        }
        if let Some((_, choices)) = html.split_once("id=\"choices\"") {
            let (choices, _) = choices.split_once("</details>").unwrap_or((choices, ""));
            self.choices = self.choices_in(choices);
        }
        self.over |= html.contains("formaction=\"/tables/") && html.contains("rematch\"");
    }
}

impl Page {
    /// The actions of a list of choices, of which some may stand for what it was before.
    fn choices_in(&self, list: &str) -> Vec<String> {
        let own_tag = list.split('>').next().unwrap_or_default();
        if own_tag.contains("data-same") || own_tag.contains("data-inside") {
            return self.choices.clone();
        }
        let mut choices = Vec::new();
        for tag in list.split('<') {
            let way = attribute(tag, "data-old").unwrap_or_default();
            let place = way.rsplit(' ').next().and_then(|place| place.parse().ok());
            let run = attribute(tag, "data-same").and_then(|run| run.parse().ok()).unwrap_or(1);
            // A number is one field.
            if let Some(name) = attribute(tag, "data-of") {
                let bound = |name| attribute(tag, name).and_then(|bound| bound.parse::<u16>().ok());
                let (first, last) = (bound("min").unwrap_or(0), bound("max").unwrap_or(0));
                let numbered = |number| format!("{{\"{name}\":{number}}}");
                return (first..=last).map(numbered).collect();
            }
            match (place, attribute(tag, "value")) {
                (Some(_), _) if tag.starts_with("ol ") => choices.extend(self.choices.clone()),
                (Some(place), _) if tag.starts_with("li ") => {
                    choices.extend(self.choices.iter().skip(place).take(run).cloned());
                }
                (_, Some(value)) => choices.push(unescaped(value)),
                _ => {}
            }
        }
        choices
    }
}

/// The first attribute of this name.
fn attribute<'a>(html: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = html.split_once(&format!("{name}=\""))?;
    Some(rest.split_once('"')?.0)
}

fn unescaped(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// A value as a form sends it.
fn encoded(value: &str) -> String {
    value.bytes().map(|byte| format!("%{byte:02x}")).collect()
}

impl Party {
    pub(crate) async fn gather(
        address: SocketAddr,
        manner: Manner,
        number: u64,
    ) -> Result<Party, Failure> {
        let mut browsers = Vec::new();
        for _ in 0..SEATS {
            browsers.push(Browser::open(address).await?);
        }
        let (_, pushes) = mpsc::unbounded_channel();
        let mut party = Party {
            manner,
            browsers,
            pages: Vec::new(),
            pushes,
            sockets: JoinSet::new(),
            tables: Tables::default(),
            dice: Dice::fast(number),
            sent: 0,
        };
        party.sit_down().await?;
        Ok(party)
    }

    /// Opens a table, begins, and opens its page in all browsers.
    async fn sit_down(&mut self) -> Result<(), Failure> {
        let form = format!("name=Civis&seats={SEATS}");
        let opening = format!("/games/{}/open", self.manner.game);
        let table = self.browsers[0].go(&opening, &form).await?;
        for browser in &mut self.browsers[1..] {
            browser.go(&format!("{table}sit"), "name=Civis").await?;
        }
        self.browsers[0].go(&format!("{table}begin"), "").await?;
        self.sockets.abort_all();
        self.pages.clear();
        let (told, pushes) = mpsc::unbounded_channel();
        self.pushes = pushes;
        let id = table.trim_matches('/').trim_start_matches("tables/").to_owned();
        for browser in &mut self.browsers {
            let answer = browser.get(&table).await?;
            let html = String::from_utf8(answer.body)?;
            let mark = attribute(&html, "data-mark").ok_or("a page without a mark")?;
            let socket = Socket::page(browser.address, &id, mark, &browser.cookie).await?;
            self.sockets.spawn_local(pass_on(socket, Some(self.pages.len()), told.clone()));
            let mut page = Page::default();
            page.read(&html);
            self.pages.push(page);
        }
        for _ in 0..self.manner.spectators {
            let socket = Socket::page(self.browsers[0].address, &id, "", "").await?;
            self.sockets.spawn_local(pass_on(socket, None, told.clone()));
        }
        self.tables.playing = id;
        Ok(())
    }

    /// Plays until the end.
    pub(crate) async fn play(mut self, clock: Clock) -> Result<Tables, String> {
        match self.play_on(&clock).await {
            Ok(()) => Ok(self.tables),
            Err(why) => Err(why.to_string()),
        }
    }

    async fn play_on(&mut self, clock: &Clock) -> Result<(), Failure> {
        while Instant::now() < clock.end {
            if self.pages.iter().any(|page| page.over) {
                self.tables.finish();
                self.sit_down().await?;
                continue;
            }
            match self.pages.iter().position(|page| page.asked) {
                Some(actor) => self.act(actor, clock).await?,
                None => self.look(clock).await?,
            }
        }
        Ok(())
    }

    /// Does something on the page of one who is asked, until that page shows it. What
    /// cannot be taken back is confirmed.
    async fn act(&mut self, actor: usize, clock: &Clock) -> Result<(), Failure> {
        // What was pushed before now comes first.
        while let Ok((to, text)) = self.pushes.try_recv() {
            self.see(to, &text, clock)?;
        }
        let Page { row, asked: true, choices, .. } = &self.pages[actor] else { return Ok(()) };
        let row = *row;
        let action = encoded(&choices[self.dice.below(choices.len() as u32) as usize]);
        let sent = Instant::now();
        for name in ["action", "sure"] {
            self.sent += 1;
            let form = format!("{name}={action}&expected={row}&key={}", self.sent);
            let path = format!("/tables/{}/act", self.tables.playing);
            let browser = &mut self.browsers[actor];
            let mut answer = browser.post(&path, &form, true).await?;
            if let Some(to) = answer.header("location").map(str::to_owned) {
                answer = browser.get(&to).await?;
            }
            if answer.head.starts_with("HTTP/1.1 409") {
                // Somebody else was faster.
                return self.look(clock).await;
            }
            if !answer.head.starts_with("HTTP/1.1 200") {
                return Err(format!("the house refuses: {}", answer.head).into());
            }
            let notice = String::from_utf8_lossy(&answer.body);
            if !notice.contains("name=\"sure\"") && !notice.contains("name=\\\"sure\\\"") {
                break;
            }
        }
        while self.pages[actor].row <= row {
            self.look(clock).await?;
        }
        clock.count(sent);
        Ok(())
    }

    /// Waits for the next push.
    async fn look(&mut self, clock: &Clock) -> Result<(), Failure> {
        let pushed = timeout(PATIENCE, self.pushes.recv()).await;
        let (to, text) = pushed.map_err(|_| "a page is told nothing")?.ok_or("no sockets")?;
        self.see(to, &text, clock)
    }

    fn see(&mut self, to: Option<usize>, text: &str, clock: &Clock) -> Result<(), Failure> {
        clock.pushed(text.len());
        let Some(page) = to else { return Ok(()) };
        let push: Push = serde_json::from_str(text)?;
        for html in push.parts.values() {
            self.pages[page].read(html);
        }
        Ok(())
    }
}

/// Passes on what a socket pushes.
async fn pass_on(
    mut socket: Socket,
    to: Option<usize>,
    told: mpsc::UnboundedSender<(Option<usize>, String)>,
) {
    while let Ok(text) = socket.next().await {
        if told.send((to, text)).is_err() {
            return;
        }
    }
}
