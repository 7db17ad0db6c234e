//! No table waits, and none spins, because of a bot.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use ludi_bots::{AnyGame, Level};
use ludi_caligula::Caligula;
use ludi_engine::Seat;
use ludi_server::Settings;
use serde_json::json;

use crate::common::{Browser, Page, Party, new_house, new_house_with, settings};

/// Longer than any test takes.
const EVER: Duration = Duration::from_secs(600);

/// What goes wrong with a bot.
#[derive(Clone, Copy, Debug)]
enum Fault {
    Panics,
    IsSilent,
    IsRefused,
    Overruns,
}

impl Browser {
    /// Opens a table for itself and bots of this level, and begins.
    fn against(&mut self, level: &str) -> String {
        let form = [("name", "Livia"), ("seats", "3")];
        let table = self.done("/games/caligula/open", &form).location;
        self.done(&format!("{table}fill"), &[("level", level)]);
        self.done(&format!("{table}begin"), &[]);
        table
    }

    /// Does the first of what it may do, under this key.
    fn act_first(&self, table: &str, page: &Page, key: &str) {
        let row = page.row().to_string();
        let action = page.one("button.act[name='action']", "value");
        let form = [("expected", &*row), ("key", key), ("sure", &action)];
        assert_eq!(self.send(&format!("{table}act"), &form).status, 303);
    }
}

/// Somebody acts under keys such as the house once gave to its own rows, and hands
/// the seat over.
#[test]
fn a_row_of_the_house_is_no_repeat_of_a_row_of_a_client() {
    let (_folder, house) = new_house();
    let mut browser = Browser::at(&house);
    let table = browser.against("random");
    let mut page = browser.my_turn(&table);
    let row = loop {
        let next = page.row() + 1;
        browser.act_first(&table, &page, &format!("bot-{next}"));
        page = browser.my_turn(&table);
        if page.row() == next {
            break next;
        }
    };
    // The seat has still to act, after a row whose key is that of old of the next.
    browser.done(&format!("{table}hand-over"), &[("level", "heuristic")]);
    let over = browser.my_turn(&table);
    assert!(over.is_over() && over.row() > row, "the bot has stopped at row {}", over.row());
}

#[test]
fn a_bot_that_fails_is_replaced() {
    for fault in [Fault::Panics, Fault::IsSilent, Fault::IsRefused, Fault::Overruns] {
        for everyone in [false, true] {
            let endless = Arc::new(Mutex::new(()));
            let held = endless.lock().unwrap();
            let asked = Arc::new(AtomicUsize::new(0));
            let (waits, counts) = (endless.clone(), asked.clone());
            let game = AnyGame::of::<Caligula>().with_bots(move |own, table, seat, level, dice| {
                if level == Level::Heuristic && !everyone {
                    return own.choose(table, seat, level, dice);
                }
                counts.fetch_add(1, Ordering::Relaxed);
                match fault {
                    Fault::Panics => panic!("a bot that panics, on purpose"),
                    Fault::IsSilent => None,
                    Fault::IsRefused => Some(json!({ "No": 1 })),
                    Fault::Overruns => waits.lock().ok().and(None),
                }
            });
            let bot_time = match fault {
                Fault::Overruns => Duration::from_millis(20),
                _ => EVER,
            };
            let (_folder, house) = new_house_with(vec![game], Settings { bot_time, ..settings() });
            let mut browser = Browser::at(&house);
            let table = browser.against("random");
            for _ in 0..4 {
                let page = browser.my_turn(&table);
                browser.act_first(&table, &page, &page.row().to_string());
            }
            assert!(asked.load(Ordering::Relaxed) > 0, "{fault:?}");
            drop(held);
        }
    }
}

/// A game whose bots tell what they think about, and have no answer while somebody
/// holds this.
fn waiting_for(endless: &Arc<Mutex<()>>) -> (AnyGame, Receiver<(u64, Seat)>) {
    let (thinks, thinking) = channel();
    let (waits, thinks) = (endless.clone(), Mutex::new(thinks));
    let game = AnyGame::of::<Caligula>().with_bots(move |own, table, seat, level, dice| {
        thinks.lock().unwrap().send((table.rows(), seat)).unwrap();
        drop(waits.lock());
        own.choose(table, seat, level, dice)
    });
    (game, thinking)
}

/// Talk, and pages that open, start no other bot for the same decision.
#[test]
fn one_bot_thinks_about_a_decision() {
    let endless = Arc::new(Mutex::new(()));
    let held = endless.lock().unwrap();
    let (game, thinking) = waiting_for(&endless);
    let (_folder, house) =
        new_house_with(vec![game], Settings { bot_time: EVER, bot_threads: 64, ..settings() });
    let mut browser = Browser::at(&house);
    let table = browser.against("random");
    browser.done(&format!("{table}hand-over"), &[("level", "random")]);
    let first = thinking.recv().unwrap();
    for n in 0..20 {
        browser.done(&format!("{table}say"), &[("text", "ave"), ("key", &n.to_string())]);
        _ = browser.live(&table).next();
    }
    browser.done(&format!("{table}take-back"), &[]);
    browser.done(&format!("{table}hand-over"), &[("level", "heuristic")]);
    assert!(thinking.try_recv().is_err(), "two bots think about {first:?}");
    drop(held);
    assert!(browser.my_turn(&table).is_over());
    let mut decisions: Vec<(u64, Seat)> = thinking.try_iter().collect();
    decisions.push(first);
    decisions.sort();
    let all = decisions.len();
    decisions.dedup();
    assert_eq!(decisions.len(), all, "two bots thought about the same");
}

/// While a bot thinks of a hint, the table goes on.
#[test]
fn a_hint_is_thought_of_apart_from_the_table() {
    let endless = Arc::new(Mutex::new(()));
    let held = endless.lock().unwrap();
    let (game, thinking) = waiting_for(&endless);
    let (_folder, house) = new_house_with(vec![game], Settings { bot_time: EVER, ..settings() });
    let party = Party::begun(&house, "caligula");
    let asked = (0..3).find(|person| party.page(*person).one("#prompt", "data-asked") == "true");
    let asked = &party.people[asked.unwrap()];
    let hint = format!("{}hint", party.table);
    thread::scope(|scope| {
        let hint = scope.spawn(|| asked.send(&hint, &[]));
        thinking.recv().unwrap();
        // This and the page are answered by the task of the table.
        let said = party.people[0].send(&format!("{}say", party.table), &[("text", "ave")]);
        assert_eq!(said.status, 303, "{}", said.body);
        assert!(party.page(1).text("#chat-lines").contains("ave"));
        assert!(!hint.is_finished());
        drop(held);
        let hint = hint.join().unwrap();
        assert_eq!(hint.status, 200, "{}", hint.body);
        assert!(!hint.text("#notice").trim().is_empty(), "{}", hint.body);
    });
}
