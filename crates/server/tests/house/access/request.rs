//! A request for each route, such as somebody would send who may.

use serde_json::{Value, json};

use super::cast::{Cast, Somebody};
use super::{Role, Row};
use crate::common::Page;

/// What came back.
pub(super) struct Answer {
    pub(super) status: u16,
    /// What it tells of the match.
    pub(super) seen: String,
}

/// The parts of a page that tell of a match. The others have forms that are for
/// some readers only.
const TELLING: [&str; 6] =
    ["#prompt", "#commands", "#board", "#result", "#log-lines", "#chat-lines"];

/// A request of somebody.
pub(super) struct Request<'a> {
    somebody: &'a Somebody,
    path: String,
    what: What,
}

enum What {
    Page,
    /// What a script asks for.
    Json,
    Form(Vec<(&'static str, String)>),
    Live,
    Ask,
    Send(String),
    Stream,
}

impl<'a> Request<'a> {
    /// What somebody in this role sends by this route.
    pub(super) fn new(cast: &'a Cast<'_>, row: &Row, role: Role) -> Request<'a> {
        let mut path = row
            .path
            .replace("{id}", cast.table.as_str())
            .replace("{game}", cast.game)
            .replace("{seat}", &cast.seat.to_string())
            .replace("{name}", "house.css");
        for link in ["{token}", "{link}"] {
            if path.contains(link) {
                path = path.replace(link, &cast.link());
            }
        }
        let api = path.strip_prefix("/api/v1").map(str::to_owned);
        let what = match (row.path.split('?').next(), &*row.method, &api) {
            (Some("/tables/{id}/live"), ..) => What::Live,
            (Some("/api/v1/tables/{id}/stream"), ..) => What::Stream,
            (Some("/tables/{id}/beats"), ..) => What::Json,
            (_, "GET", None) => What::Page,
            (_, "GET", Some(_)) => What::Ask,
            (_, _, None) => What::Form(form(cast, row, role)),
            (_, _, Some(_)) => What::Send(body(cast, row, role)),
        };
        Request { somebody: cast.somebody(role), path: api.unwrap_or(path), what }
    }

    pub(super) fn send(&self) -> Answer {
        let Somebody { browser, program } = self.somebody;
        match &self.what {
            What::Page => Answer::page(&browser.get(&self.path)),
            What::Json => Answer::json(browser.get(&self.path)),
            What::Form(form) => {
                let form: Vec<(&str, &str)> =
                    form.iter().map(|(name, value)| (*name, &**value)).collect();
                Answer::page(&browser.send(&self.path, &form))
            }
            What::Live => {
                let opened = browser.socket(&self.path);
                opened.map_or_else(Answer::refused, |mut line| Answer::told(parts(&line.next())))
            }
            What::Ask => Answer::json(program.get(&self.path)),
            What::Send(body) => Answer::json(program.post(&self.path, body)),
            What::Stream => {
                let opened = program.socket(&self.path);
                opened.map_or_else(Answer::refused, |mut line| Answer::told(line.next()))
            }
        }
    }
}

impl Answer {
    fn refused(status: u16) -> Answer {
        Answer { status, seen: String::new() }
    }

    fn told(seen: String) -> Answer {
        Answer { status: 101, seen }
    }

    fn json(page: Page) -> Answer {
        Answer { status: page.status, seen: page.body }
    }

    fn page(page: &Page) -> Answer {
        let seen = match page.all("#board", "id").is_empty() {
            true => page.text("main"),
            false => TELLING.map(|part| page.html(part)).concat(),
        };
        Answer { status: page.status, seen }
    }
}

/// What a socket sends of the match.
fn parts(text: &str) -> String {
    let told: Value = serde_json::from_str(text).unwrap();
    assert!(told["parts"]["board"].is_string(), "{told}");
    ["prompt", "commands", "board", "result", "log"]
        .map(|part| told["parts"][part].as_str().unwrap_or_default().to_owned())
        .concat()
}

/// What a form of a page sends.
fn form(cast: &Cast<'_>, row: &Row, role: Role) -> Vec<(&'static str, String)> {
    let text = str::to_owned;
    let seat = || ("seat", cast.seat.to_string());
    let command = || vec![("expected", cast.row.to_string()), ("key", key(role)), seat()];
    let with = |mut form: Vec<(&'static str, String)>, more| {
        form.extend([more]);
        form
    };
    match row.path.rsplit_once('/').map_or("", |(_, last)| last) {
        "play" => vec![("game", text(cast.game)), ("begin", text("now"))],
        "settings" => vec![("theme", text("dark"))],
        "sign-in" => vec![("name", text("Nemo")), ("password", text("nullus"))],
        "create" => {
            vec![("name", format!("{role:?} {}", cast.table)), ("password", PASSWORD.into())]
        }
        "name" => vec![("name", format!("Nomen {role:?}"))],
        "end" => vec![("session", "00".repeat(32))],
        "administrator" => vec![("code", text("0000-0000-0000-0000"))],
        "export" | "delete" => vec![("password", text("nullus"))],
        "password" => vec![("old", text("nullus")), ("new", PASSWORD.into())],
        "tokens" => vec![("label", text("program"))],
        "drop" => vec![("token", "00".repeat(32))],
        "close" => vec![("table", cast.table.to_string())],
        "open" => vec![("seats", text("3"))],
        "act" => with(command(), ("sure", cast.action.clone())),
        "undo" => with(command(), ("steps", text("1"))),
        "decline" => vec![("decline", text("true")), seat()],
        "switch" => with(command(), ("switch", cast.action.clone())),
        "why" => vec![("action", cast.action.clone()), seat()],
        "hint" | "stand" | "hand-over" | "take-back" => vec![seat()],
        "say" => vec![("text", text("Ave")), ("key", key(role)), seat()],
        "promise" => {
            let (kind, amount) = promise(cast);
            let who = ("who", cast.bot.to_string());
            vec![("kind", kind), ("amount", amount.to_string()), who, ("key", key(role)), seat()]
        }
        "commit" => vec![("draw", text("1")), ("commitment", "07".repeat(32)), seat()],
        "reveal" => vec![("draw", text("1")), ("contribution", "07".repeat(32)), seat()],
        "invite" => vec![("to", cast.seat.to_string())],
        "replace" => vec![("whose", cast.seat.to_string()), ("agree", text("true"))],
        "requests" => vec![("agree", cast.bot.to_string())],
        "fork" => vec![("row", text("0")), seat()],
        _ => Vec::new(),
    }
}

const PASSWORD: &str = "quadraginta elephanti saltant";

/// What a program sends.
fn body(cast: &Cast<'_>, row: &Row, role: Role) -> String {
    let action = || -> Value { serde_json::from_str(&cast.action).unwrap() };
    let (key, seat) = (key(role), cast.seat);
    let body = match row.path.rsplit_once('/').map_or("", |(_, last)| last) {
        "guests" => json!({ "name": "Novus" }),
        "tables" => json!({ "game": cast.game, "seats": 3 }),
        "sit" | "fill" => json!({}),
        "hand-over" | "take-back" | "invite" => json!({ "seat": seat }),
        "requests" => json!({ "seat": cast.bot, "agree": true }),
        "replace" => json!({ "seat": seat, "agree": true }),
        "act" => json!({ "expected": cast.row, "key": key, "action": action(), "seat": seat }),
        "undo" => json!({ "expected": cast.row, "key": key, "seat": seat }),
        "why" => json!({ "action": action(), "seat": seat }),
        "commit" => json!({ "draw": 1, "commitment": "07".repeat(32), "seat": seat }),
        "reveal" => json!({ "draw": 1, "contribution": "07".repeat(32) }),
        "lines" => json!({ "text": "Ave", "key": key, "seat": seat }),
        "promises" => {
            let (kind, amount) = promise(cast);
            json!({ "kind": kind, "who": cast.bot, "amount": amount, "key": key, "seat": seat })
        }
        _ => return String::new(),
    };
    body.to_string()
}

/// A kind of promise of the game, and an amount that it may speak of.
fn promise(cast: &Cast<'_>) -> (String, u64) {
    let games = cast.somebody(Role::Stranger).program.get("/games").body;
    let games: Vec<Value> = serde_json::from_str(&games).unwrap();
    let game = games.iter().find(|game| game["id"] == cast.game).unwrap();
    let kind = &game["promises"][0];
    (kind["id"].as_str().unwrap().to_owned(), kind["amount"]["min"].as_u64().unwrap_or(1))
}

fn key(role: Role) -> String {
    format!("{role:?}")
}
