//! Looking back at a table: the replay, the record, the page of fairness, and
//! playing on from a moment.

mod browser;
mod chance;
mod fork;
mod rules;

use std::collections::{BTreeMap, BTreeSet};

use ludi_caligula::Caligula;
use ludi_engine::{Lang, Speech, Table, Viewer, Voice, Words};
use scraper::{ElementRef, Html, Selector};

use crate::common::{Browser, Page, Party, new_house};

#[test]
fn a_match_is_looked_back_at() {
    let (_folder, house) = new_house();
    let (mut livia, watcher) = (Browser::at(&house), Browser::at(&house));
    let table = livia.play();
    let (mut seen, mut mine) = (BTreeMap::new(), BTreeMap::new());
    livia.play_on(&table, |livia, turn, page| {
        mine.entry(page.row()).or_insert_with(|| known(page));
        let page = watcher.get(&table);
        seen.entry(page.row()).or_insert_with(|| page.board());
        if turn == 60 {
            while_it_runs(livia, &watcher, &table);
        }
    });
    assert!(seen.len() > 20, "only {} moments were seen", seen.len());
    let shown = |row: u64, seat: &str| {
        let page = watcher.get(&format!("{table}replay?row={row}&seat={seat}"));
        assert_eq!(page.status, 200, "row {row}");
        page
    };
    come_again(&seen, |row| shown(row, "watch").board());
    assert!(mine.len() > 20, "only {} moments were seen from the seat", mine.len());
    come_again(&mine, |row| known(&shown(row, "0")));
    when_it_is_over(&livia, &watcher, &table);
}

/// All moments come again in their order. Each has its number or a higher one: when
/// it is over, rows count that a viewer could not notice then.
fn come_again<T: PartialEq>(seen: &BTreeMap<u64, T>, look: impl Fn(u64) -> T) {
    let mut row = 0;
    for (number, then) in seen {
        row = row.max(*number);
        while look(row) != *then {
            row += 1;
            assert!(row < number + 400, "what was seen at row {number} does not come again");
        }
    }
}

/// Where the rules make players remember, neither the log nor a look back tells
/// them which token they placed where, as long as the match lasts.
#[test]
fn who_has_to_remember_does_not_look_back() {
    let (_folder, house) = new_house();
    for (option, remembered) in [("shown", false), ("hidden", true)] {
        let party = Party::begun_with(&house, "caligula", &[("option-own-tokens", option)]);
        for turn in 0..18 {
            party.step(turn);
        }
        let (anna, dario) = (&party.people[0], &party.people[3]);
        let replay = |who: &Browser, eyes: &str| {
            who.get(&format!("{}replay?row=9&seat={eyes}", party.table))
        };
        let watched = replay(dario, "watch").board();
        assert_eq!(replay(anna, "").board() == watched, remembered, "{option}");
        assert_eq!(replay(anna, "0").status == 403, remembered, "{option}");
        for page in [party.page(0), anna.get(&format!("{}replay", party.table))] {
            assert!(page.text("#log-lines").contains("Anna <b> places"), "{option}");
            let told = page.text("#log-lines").contains("Anna <b> places the");
            assert_eq!(told, !remembered, "{option}");
        }
    }
}

/// From the deal on, one moment after the other: each beat of each row is on the
/// page, with all that was told up to there and the board as it was then.
fn step_through_beats(browser: &Browser, table: &str, read: &dyn Table) {
    let speech = Speech::new(Lang::En, &[Caligula::texts(Lang::En)]);
    let voice = Voice { speech: &speech, names: &read.players().names };
    let board = |html: &str| Html::parse_fragment(html).html();
    let mut page = browser.get(&format!("{table}replay?row=0&seat=watch"));
    let mut told = page.texts("#log-lines > li").len();
    let mut kinds = BTreeSet::new();
    for row in 1..=read.rows() {
        let beats = read.beats(Viewer::Spectator, row);
        // What was taken back is looked back at, too, but not in the record.
        if beats.is_empty() {
            page = browser.get(&format!("{table}replay?row={row}&seat=watch"));
        }
        for (beat, number) in beats.iter().zip(1..) {
            page = browser.get(&page.one("#to-next", "href"));
            told += beat.lines.len();
            assert_eq!(page.one("#row", "value"), row.to_string());
            assert_eq!(page.texts("#log-lines > li").len(), told, "row {row}, beat {number}");
            assert_eq!(board(&page.board()), board(&beat.picture.board(&voice)));
            kinds.extend(beat.kind.filter(|_| number < beats.len()));
        }
    }
    assert_eq!(told, read.log(Viewer::Spectator, 0).len());
    for kind in ["sequentia", "tokens", "card-gone", "card-up"] {
        assert!(kinds.contains(kind), "{kind} is shown on the way: {kinds:?}");
    }
    assert_eq!(page.one("#to-next", "href"), page.one("#to-last", "href"));
    let back = browser.get(&page.one("#to-previous", "href"));
    assert_eq!(browser.get(&back.one("#to-next", "href")).board(), page.board());
}

/// What a board shows, whether or not something may be done on it: the things
/// that have a face, by their ids, and all words but those of the commands.
fn known(page: &Page) -> Vec<String> {
    let page = Html::parse_document(&page.body);
    let board = page.select(&Selector::parse("#board").unwrap()).next().unwrap();
    let mut known = Vec::new();
    walk(board, &mut known);
    known
}

fn walk(element: ElementRef<'_>, known: &mut Vec<String>) {
    let id = element.value().id();
    let is_command = matches!(id, Some("board-commands" | "board-choices" | "board-skip"));
    if is_command {
        return;
    }
    // What a button says to those who cannot see it depends on what may be done.
    let is_said = |child: &ElementRef<'_>| {
        element.value().name() == "button" && child.value().classes().any(|class| class == "unseen")
    };
    let children: Vec<_> = element
        .children()
        .filter(|child| !ElementRef::wrap(*child).is_some_and(|child| is_said(&child)))
        .collect();
    if let Some(id) = id.filter(|_| !children.is_empty()) {
        known.push(id.to_owned());
    }
    for child in children {
        match (ElementRef::wrap(child), child.value().as_text()) {
            (Some(element), _) => walk(element, known),
            (None, Some(text)) => known.push(text.to_string()),
            (None, None) => {}
        }
    }
}

fn while_it_runs(livia: &Browser, watcher: &Browser, table: &str) {
    let replay = |browser: &Browser, moment: &str| browser.get(&format!("{table}replay?{moment}"));
    for eyes in ["1", "all", "9", "Nero"] {
        for browser in [livia, watcher] {
            assert_eq!(replay(browser, &format!("row=5&seat={eyes}")).status, 403, "{eyes}");
            assert_eq!(replay(browser, &format!("seat={eyes}")).status, 403, "{eyes}");
        }
    }
    assert_eq!(replay(watcher, "row=5&seat=0").status, 403);
    let mine = replay(livia, "row=5");
    // Bots may go on in between: the row is the same, however many there are.
    assert_eq!(mine.board(), replay(livia, "row=5&seat=0").board());
    assert!(mine.all("button[name='action']", "value").is_empty(), "nothing can be done here");
    assert!(mine.all("#fork", "action").is_empty(), "nor can it be played on from here");
    let page = livia.get(&format!("{table}record"));
    assert_eq!(page.status, 409);
    assert!(page.body.contains("when the match is over"), "{}", page.body);
    assert!(page.values().is_empty());
    let page = livia.get(&format!("{table}fairness"));
    assert_eq!(page.status, 200);
    assert!(page.body.contains("stays secret"), "{}", page.body);
    assert_eq!(page.values().len(), 1, "only the promise is told");
    assert!(page.all("#chance, meter, .draw", "class").is_empty(), "and no draw");
    assert!(!page.body.contains("id=\"chance\""));
}

fn when_it_is_over(livia: &Browser, watcher: &Browser, table: &str) {
    let seen_by = |eyes: &str| watcher.get(&format!("{table}replay?row=5&seat={eyes}")).status;
    for eyes in ["0", "1", "all", "watch"] {
        assert_eq!(seen_by(eyes), 200, "{eyes}");
    }
    for eyes in ["9", "Nero"] {
        assert_eq!(seen_by(eyes), 403, "{eyes}");
    }
    let last = livia.get(&format!("{table}replay?row=999999&seat=0"));
    assert_eq!(last.board(), livia.get(table).board());
    let record = watcher.get(&format!("{table}record"));
    assert_eq!(record.status, 200);
    let read = ludi_engine::read::<Caligula>(&record.body).unwrap();
    step_through_beats(watcher, table, &*read);
    assert!(read.outcome().is_some());
    chance::is_counted(&livia.get(&format!("{table}fairness")), &*read);
}
