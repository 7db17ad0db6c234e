//! Looking back at a table: the replay, the record, the page of fairness, and
//! playing on from a moment.

mod browser;
mod chance;
mod fork;

use std::collections::BTreeMap;

use caligula::Caligula;
use scraper::{ElementRef, Html, Selector};

use browser::{Browser, Served, all, board, row, values};

#[test]
fn a_match_is_looked_back_at() {
    let house = Served::open();
    let (mut livia, watcher) = (Browser::at(&house.home), Browser::at(&house.home));
    let table = livia.play();
    let (mut seen, mut mine) = (BTreeMap::new(), BTreeMap::new());
    livia.play_on(&table, |livia, turn, page| {
        mine.entry(row(page)).or_insert_with(|| known(page));
        let (_, page) = watcher.get(&table);
        seen.entry(row(&page)).or_insert_with(|| board(&page));
        if turn == 60 {
            while_it_runs(livia, &watcher, &table);
        }
    });
    assert!(seen.len() > 20, "only {} moments were seen", seen.len());
    for (row, board_then) in &seen {
        let (status, page) = watcher.get(&format!("{table}replay?row={row}&seat=watch"));
        assert_eq!((status, &board(&page)), (200, board_then), "row {row}");
    }
    assert!(mine.len() > 20, "only {} moments were seen from the seat", mine.len());
    for (row, known_then) in &mine {
        let (status, page) = watcher.get(&format!("{table}replay?row={row}&seat=0"));
        assert_eq!((status, &known(&page)), (200, known_then), "row {row}");
    }
    when_it_is_over(&livia, &watcher, &table);
}

/// What a board shows, whether or not something may be done on it: the things
/// that have a face, by their ids, and all words but those of the commands.
fn known(page: &str) -> Vec<String> {
    let page = Html::parse_document(page);
    let board = page.select(&Selector::parse("#board").unwrap()).next().unwrap();
    let mut known = Vec::new();
    walk(board, &mut known);
    known
}

fn walk(element: ElementRef<'_>, known: &mut Vec<String>) {
    let id = element.value().id();
    let is_command = matches!(id, Some("board-commands" | "choices"));
    if is_command || element.value().classes().any(|class| class == "skip") {
        return;
    }
    if let Some(id) = id.filter(|_| element.has_children()) {
        known.push(id.to_owned());
    }
    for child in element.children() {
        match (ElementRef::wrap(child), child.value().as_text()) {
            (Some(element), _) => walk(element, known),
            (None, Some(text)) => known.push(text.to_string()),
            (None, None) => {}
        }
    }
}

fn while_it_runs(livia: &Browser, watcher: &Browser, table: &str) {
    for eyes in ["1", "all", "9", "Nero"] {
        for browser in [livia, watcher] {
            assert_eq!(browser.get(&format!("{table}replay?row=5&seat={eyes}")).0, 403, "{eyes}");
            assert_eq!(browser.get(&format!("{table}replay?seat={eyes}")).0, 403, "{eyes}");
        }
    }
    assert_eq!(watcher.get(&format!("{table}replay?row=5&seat=0")).0, 403);
    let mine = livia.get(&format!("{table}replay?row=5"));
    assert_eq!(mine, livia.get(&format!("{table}replay?row=5&seat=0")));
    assert!(all(&mine.1, "button[name='action']", "value").is_empty(), "nothing can be done here");
    assert!(all(&mine.1, "#fork", "action").is_empty(), "nor can it be played on from here");
    let (status, page) = livia.get(&format!("{table}record"));
    assert_eq!(status, 409);
    assert!(page.contains("when the match is over"), "{page}");
    assert!(values(&page).is_empty());
    let (status, page) = livia.get(&format!("{table}fairness"));
    assert_eq!(status, 200);
    assert!(page.contains("stays secret"), "{page}");
    assert_eq!(values(&page).len(), 1, "only the promise is told");
    assert!(all(&page, "#chance, meter, .draw", "class").is_empty(), "and no draw");
    assert!(!page.contains("id=\"chance\""));
}

fn when_it_is_over(livia: &Browser, watcher: &Browser, table: &str) {
    for eyes in ["0", "1", "all", "watch"] {
        assert_eq!(watcher.get(&format!("{table}replay?row=5&seat={eyes}")).0, 200, "{eyes}");
    }
    for eyes in ["9", "Nero"] {
        assert_eq!(watcher.get(&format!("{table}replay?row=5&seat={eyes}")).0, 403, "{eyes}");
    }
    let (_, last) = livia.get(&format!("{table}replay?row=999999&seat=0"));
    assert_eq!(board(&last), board(&livia.get(table).1));
    let (status, record) = watcher.get(&format!("{table}record"));
    assert_eq!(status, 200);
    let read = ludi_engine::read::<Caligula>(&record).unwrap();
    assert!(read.outcome().is_some());
    chance::is_counted(&livia.get(&format!("{table}fairness")).1, &*read);
}
