//! What the script of a page gets: short answers, pieces that have changed, and files
//! that it may keep.

use std::collections::HashMap;

use serde::Deserialize;

use crate::common::{Browser, Page, Socket, new_house};

/// What most actions cost the one who acts at most, answer and push together.
const ACTION: usize = 12_000;

/// How many actions are looked at.
const ACTIONS: usize = 40;

/// What the script is answered.
#[derive(Deserialize)]
struct ScriptAnswer {
    row: Option<u64>,
    notice: Option<String>,
}

impl ScriptAnswer {
    fn read(answer: &Page) -> ScriptAnswer {
        assert_eq!(answer.header("content-type"), "application/json", "{}", answer.body);
        serde_json::from_str(&answer.body).unwrap()
    }
}

/// What is pushed.
#[derive(Deserialize)]
struct Push {
    parts: HashMap<String, String>,
}

/// Two who play each other.
struct Pair {
    browsers: [Browser; 2],
    sockets: Vec<Socket>,
    table: String,
}

impl Pair {
    fn new(house: &crate::common::Open, game: &str, seats: &str) -> Pair {
        let [mut livia, mut gaius] = [(); 2].map(|()| Browser::at(house));
        let bots: Vec<String> =
            (2..seats.parse().unwrap()).map(|n: u8| format!("seat-{n}")).collect();
        let mut form = vec![("name", "Livia"), ("seats", seats)];
        form.extend(bots.iter().map(|seat| (&**seat, "random")));
        let table = livia.done(&format!("/games/{game}/open"), &form).location;
        gaius.done(&format!("{table}sit"), &[("name", "Gaius")]);
        livia.done(&format!("{table}begin"), &[]);
        let browsers = [livia, gaius];
        let sockets = browsers.iter().map(|browser| browser.live(&table)).collect();
        Pair { browsers, sockets, table }
    }

    /// Who is asked, and that page.
    fn asked(&self) -> Option<(usize, Page)> {
        (0..600).find_map(|_| {
            let pages = self.browsers.iter().map(|browser| browser.get(&self.table));
            let mut pages: Vec<(usize, Page)> = pages.enumerate().collect();
            let at = pages.iter().position(|(_, page)| {
                page.is_over() || page.one("#prompt", "data-asked") == "true"
            });
            if at.is_none() {
                std::thread::sleep(std::time::Duration::from_millis(10));
            }
            at.map(|at| pages.swap_remove(at))
        })
    }

    /// The size of the next push to a browser that shows a later row than this; those
    /// before it are of what others did meanwhile.
    fn pushed(&mut self, who: usize, row: u64) -> usize {
        loop {
            let text = self.sockets[who].next();
            let push: Push = serde_json::from_str(&text).unwrap();
            let prompt = push.parts.get("prompt").cloned().unwrap_or_default();
            let row_of = |rest: &str| rest.split('"').next()?.parse::<u64>().ok();
            let later = prompt.split("data-row=\"").nth(1).and_then(row_of);
            if later.is_some_and(|later| later > row) {
                return text.len();
            }
        }
    }
}

fn median(mut sizes: Vec<usize>) -> usize {
    sizes.sort_unstable();
    sizes[sizes.len() / 2]
}

#[test]
fn an_action_by_script_costs_a_short_answer_and_what_has_changed() {
    let (_folder, house) = new_house();
    let mut pair = Pair::new(&house, "caligula", "2");
    let act = format!("{}act", pair.table);
    // What the sockets send first is the whole page.
    for socket in &mut pair.sockets {
        socket.next();
    }
    let mut actions = Vec::new();
    for turn in 0..ACTIONS {
        let (who, page) = pair.asked().expect("somebody is asked");
        if page.is_over() {
            break;
        }
        let choices = page.all("button.act[name='action']", "value");
        let choice = &choices[turn * 7 % choices.len()];
        let row = page.row();
        let (expected, key) = (row.to_string(), format!("turn-{turn}"));
        let form = |name| [("expected", &*expected), ("key", &*key), (name, &**choice)];
        let mut answer = pair.browsers[who].send_by_script(&act, &form("action"));
        let mut size = answer.body.len();
        if let Some(notice) = ScriptAnswer::read(&answer).notice {
            assert!(notice.contains("name=\"sure\""), "{notice}");
            answer = pair.browsers[who].send_by_script(&act, &form("sure"));
            size += answer.body.len();
        }
        assert!(ScriptAnswer::read(&answer).row.is_some_and(|now| now > row), "{}", answer.body);
        actions.push(size + pair.pushed(who, row));
    }
    let action = median(actions);
    assert!(action <= ACTION, "{action} bytes for an action");
}

#[test]
fn what_was_not_done_is_told_to_the_script_and_to_those_without_one() {
    let (_folder, house) = new_house();
    let pair = Pair::new(&house, "caligula", "2");
    let (who, page) = pair.asked().expect("somebody is asked");
    let [act, why] = ["act", "why"].map(|path| format!("{}{path}", pair.table));
    let browser = &pair.browsers[who];
    let choice = page.one("button.act[name='action']", "value");
    let stale = [("expected", "999"), ("key", "k"), ("action", &*choice)];
    let answer = browser.send_by_script(&act, &stale);
    assert_eq!(answer.status, 409);
    let told = ScriptAnswer::read(&answer);
    assert!(told.row.is_none() && told.notice.unwrap().starts_with("<div id=\"notice\""));
    let answer = browser.send(&act, &stale);
    assert_eq!(answer.status, 409);
    assert!(answer.header("content-type").starts_with("text/html"));
    // Why not, too, is answered with a few words.
    let impossible = page.one("button.why[formaction='why']", "value");
    let answer = browser.send_by_script(&why, &[("action", &impossible)]);
    assert!(ScriptAnswer::read(&answer).notice.unwrap().contains('§'), "{}", answer.body);
    assert!(answer.body.len() < 1_000, "{}", answer.body);
    // Talk has nothing to tell.
    let say = format!("{}say", pair.table);
    let told = browser.send_by_script(&say, &[("text", "Ave!"), ("key", "ave")]);
    assert_eq!(told.body, "{}");
}

#[test]
fn files_are_kept_for_ever_by_an_address_that_changes_with_them() {
    let (_folder, house) = new_house();
    let mut browser = Browser::at(&house);
    let table = browser.play_now("Livia");
    let page = browser.get(&table);
    let links = [page.all("link[href]", "href"), page.all("script[src]", "src")].concat();
    assert!(links.len() >= 9, "{links:?}");
    for link in &links {
        let file = browser.get(link);
        assert_eq!(file.status, 200, "{link}");
        assert_eq!(file.header("cache-control"), "public, max-age=31536000, immutable", "{link}");
        // The stylesheet asks for pictures in the same way.
        for part in file.body.split("url(\"").skip(1) {
            let picture = browser.get(part.split('"').next().unwrap());
            assert!(picture.header("cache-control").contains("immutable"), "{part:.40}");
        }
    }
    let mark = browser.get("/assets/table.js").header("etag").to_owned();
    let again = browser.agent.get(format!("http://{}/assets/table.js", browser.address));
    assert_eq!(again.header("if-none-match", &mark).call().unwrap().status(), 304);
    assert_eq!(browser.get("/assets/table-0123456789abcdef.js").status, 404);
}

#[test]
fn pages_and_files_are_compressed_and_secrets_are_not() {
    let (_folder, house) = new_house();
    let mut browser = Browser::at(&house);
    let table = browser.play_now("Livia");
    let page = browser.get(&table);
    let styles = page.one("link[rel='stylesheet']", "href");
    for path in [&*table, &*styles, "/games/caligula/rules"] {
        let (plain, whole) = browser.get_encoded(path, "identity");
        assert_eq!(plain, "", "{path}");
        for encoding in ["br", "gzip"] {
            let (encoded, size) = browser.get_encoded(path, encoding);
            assert_eq!(encoded, encoding, "{path}");
            assert!(size * 3 < whole, "{path}: {size} of {whole}");
        }
    }
    let (_, first) = browser.get_encoded("/api/v1/games", "br");
    assert_eq!(browser.get_encoded("/api/v1/games", "br"), (String::new(), first));
}
