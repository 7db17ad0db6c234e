//! Playing on from a moment of a finished match.

use std::collections::BTreeMap;

use ludi_caligula::Caligula;
use ludi_engine::Table;
use serde_json::Value;

use crate::common::{Browser, Open, Page, new_house};

fn read(record: &str) -> Box<dyn Table> {
    ludi_engine::read::<Caligula>(record).unwrap()
}

/// The rows of a record, each with its hash.
fn rows(record: &str) -> Vec<&str> {
    let lines: Vec<&str> = record.lines().collect();
    lines[1..lines.len() - 1].to_vec()
}

fn fork(browser: &mut Browser, table: &str, row: u64, seat: &str) -> Page {
    browser.post(&format!("{table}fork"), &[("row", &row.to_string()), ("seat", seat)])
}

#[test]
fn a_finished_match_is_played_on() {
    let (_folder, house) = new_house();
    let mut livia = Browser::at(&house);
    let table = livia.play();
    livia.play_on(&table, |_, turn, _| {
        if turn == 30 {
            let mut livia = Browser::at(&house);
            for row in [0, 1, 5] {
                let page = fork(&mut livia, &table, row, "0");
                assert_eq!((page.status, &*page.location), (409, ""), "it runs: no fork");
            }
        }
    });
    let parent = livia.get(&format!("{table}record")).body;
    let last = rows(&parent).len() as u64;
    assert!(parent.contains("\"back\""), "nothing was taken back");

    let mut tables = BTreeMap::new();
    for (after, seat) in [(0, "1"), (3, "0"), (last / 2, "1"), (last - 1, "0")] {
        let forked = play_on_from(&mut livia, &table, &parent, after, seat);
        tables.insert(after, forked);
    }
    refuses(&mut livia, &table, last);
    takes_back_what_was_copied(&mut livia, &table, &parent);
    a_guest_may(&house, &table);
    // A fork is not the rematch, and can be forked itself.
    let rematch = livia.post(&format!("{table}rematch"), &[]).location;
    assert!(!rematch.is_empty() && tables.values().all(|fork| *fork != rematch), "{rematch}");
    let middle = &tables[&(last / 2)];
    let record = livia.get(&format!("{middle}record")).body;
    let again = play_on_from(&mut livia, middle, &record, last / 2 + 1, "0");
    assert_eq!(livia.get(&format!("{again}fairness")).values().len(), 6, "three promises");
}

/// Forks, plays to the end, and compares. Gives the table of the fork.
fn play_on_from(livia: &mut Browser, table: &str, parent: &str, after: u64, seat: &str) -> String {
    let moment = livia.get(&format!("{table}replay?row={after}"));
    assert_eq!(moment.all("#fork input[name='row']", "value"), [after.to_string()]);
    let Page { status, location: forked, .. } = fork(livia, table, after, seat);
    assert_eq!(status, 303, "row {after}");
    let running = livia.get(&format!("{forked}fairness"));
    let told = running.values();
    assert!(!running.body.contains("id=\"chance\""), "no draw is told before the end");
    livia.play_on(&forked, |_, _, _| {});
    let record = livia.get(&format!("{forked}record")).body;
    let (before, now) = (read(parent), read(&record));
    assert!(now.outcome().is_some());
    // The same rows with the same hashes, up to there.
    assert_eq!(rows(&record)[..after as usize], rows(parent)[..after as usize]);
    assert!(rows(&record).len() as u64 > after);
    // The dice up to there are the old ones, the later ones new.
    let dice = |table: &dyn Table, row| table.dice_keys().dice(row).below(u32::MAX);
    assert_eq!(dice(&*now, after), dice(&*before, after));
    for row in after + 1..after + 9 {
        assert_ne!(dice(&*now, row), dice(&*before, row), "row {row} after {after}");
    }
    // The other seat is a bot's, and mine is the one that was asked for.
    let header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    let mine: usize = seat.parse().unwrap();
    assert_eq!((&header["bots"][mine], header["bots"][1 - mine].is_string()), (&Value::Null, true));
    // All was promised while it ran, and the last seed is told at the end.
    let all_told = livia.get(&format!("{forked}fairness")).values();
    assert_eq!(all_told.len(), told.len() + 1);
    assert!(told.iter().all(|value| all_told.contains(value)));
    let seed = header["forks"].as_array().unwrap().last().unwrap()["seed"].as_str().unwrap();
    assert!(all_told.iter().any(|value| value == seed) && !running.body.contains(seed));
    forked
}

fn refuses(livia: &mut Browser, table: &str, last: u64) {
    for row in [last, last + 1, 1 << 40] {
        assert_eq!(fork(livia, table, row, "0").status, 409, "row {row}");
    }
    assert_eq!(fork(livia, table, 3, "2").status, 409, "there are two seats");
    for form in [&[("row", "3")][..], &[("seat", "0")], &[("row", "-1"), ("seat", "0")]] {
        assert_eq!(livia.send(&format!("{table}fork"), form).status, 422, "{form:?}");
    }
    let nowhere = "/tables/0000000000000000/";
    assert_eq!(fork(livia, nowhere, 0, "0").status, 404);
}

/// Right before a step was taken back in the match, it can be in the fork.
fn takes_back_what_was_copied(livia: &mut Browser, table: &str, parent: &str) {
    let back = rows(parent).iter().position(|row| row.contains("\"back\"")).unwrap() as u64;
    let forked = fork(livia, table, back, "0").location;
    let page = livia.get(&forked);
    assert_eq!((page.row(), page.all("button.undo", "value").is_empty()), (back, false));
    let form = [("expected", &*back.to_string()), ("steps", "1")];
    livia.post(&format!("{forked}undo"), &form);
    livia.play_on(&forked, |_, _, page| assert!(page.row() > back));
    let record = livia.get(&format!("{forked}record")).body;
    assert!(read(&record).outcome().is_some());
    assert_eq!(rows(&record)[back as usize], rows(parent)[back as usize]);
}

/// Whoever reads a replay may play on from it, with no more than a name.
fn a_guest_may(house: &Open, table: &str) {
    let mut guest = Browser::at(house);
    let page = guest.get(&format!("{table}replay?row=2"));
    assert_eq!(page.all("#fork input[name='name']", "name").len(), 1);
    let form = [("row", "2"), ("seat", "1"), ("name", "Drusus")];
    let forked = guest.post(&format!("{table}fork"), &form).location;
    assert!(guest.get(&forked).body.contains("Drusus"));
}
