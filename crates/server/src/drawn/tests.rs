//! What open pages are sent is what has changed, and makes of them what was drawn.

use std::collections::HashMap;

use ludi_bots::AnyGame;
use ludi_caligula::Caligula;
use ludi_engine::{Dice, Lang, Players, Seed, Setup, Viewer, Voice};
use ludi_imperivm::Imperivm;
use ludi_latium::Latium;
use ludi_roman_empire::RomanEmpire;
use serde_json::{Map, Value, json};

use super::*;
use crate::growing::Growing;
use crate::pieces::cut;
use crate::pieces::tests::applied;

fn drawn(stage: &'static str, parts: [&str; 2]) -> Drawn {
    let part = |(id, text): (&'static str, &str)| Arc::new(Part::new(id, text.to_owned()));
    Drawn::new(
        stage,
        "Toga".to_owned(),
        ["chat", "board"].into_iter().zip(parts).map(part).collect(),
    )
}

fn sent(now: &Drawn, shown: Option<&Drawn>) -> Option<Value> {
    now.changes(shown).map(|changes| serde_json::from_str(&changes).expect("JSON"))
}

#[test]
fn only_what_is_not_shown_is_sent() {
    let first = drawn("play", ["ave", "I"]);
    let all = json!({ "chat": "ave", "board": "I" });
    assert_eq!(sent(&first, None), Some(json!({ "stage": "play", "title": "Toga", "parts": all })));
    assert_eq!(sent(&first, Some(&first)), None);
    assert_eq!(sent(&drawn("play", ["ave", "I"]), Some(&first)), None);
    let second = drawn("play", ["ave", "II"]);
    let board = json!({ "board": "II" });
    assert_eq!(
        sent(&second, Some(&first)),
        Some(json!({ "stage": "play", "title": "Toga", "parts": board }))
    );
    // Those who have seen the same get the very same message.
    let [one, two] = [(); 2].map(|()| second.changes(Some(&first)).expect("changes"));
    assert_eq!(one.as_str().as_ptr(), two.as_str().as_ptr());
    let curtain = Drawn::new("curtain", "Toga".to_owned(), Vec::new());
    assert!(curtain.changes(Some(&second)).is_some());
}

#[test]
fn a_page_that_was_just_loaded_is_sent_only_what_has_changed_since() {
    let first = drawn("play", ["ave", "I"]);
    let second = drawn("play", ["ave", "II"]);
    assert_eq!(second.changes_since(second.mark()), None);
    assert_eq!(second.changes_since(first.mark()), second.changes(Some(&first)));
    assert_eq!(second.changes_since("0"), second.changes(None));
}

#[test]
fn of_a_board_only_the_pieces_are_sent_that_have_changed() {
    let board = |hand: &str| {
        let map = "<div id=\"map\"><p>Roma</p></div>";
        let board = format!("<div id=\"board\">{map}<ul id=\"hand\">{hand}</ul></div>");
        drawn("play", ["ave", &board])
    };
    let [first, second] = ["<li>VII</li>", "<li>IX</li>"].map(board);
    let hand = json!({ "hand": "<ul id=\"hand\"><li>IX</li></ul>" });
    assert_eq!(
        sent(&second, Some(&first)),
        Some(json!({ "stage": "play", "title": "Toga", "parts": hand }))
    );
}

/// A list whose first items drop out while others are added: what is sent of it stands for
/// what the page shows already, and makes of that what was drawn.
#[test]
fn of_a_list_only_what_is_new_is_sent() {
    let item = |item: &u8| Arc::new(SharedPart::new(format!("<li id=\"line-{item}\">{item}</li>")));
    let list = |items: Growing<_>| {
        let html = "<div id=\"log\"><ol id=\"lines\"></ol><p>more</p></div>";
        Part::new("log", Lines::within(html, "</ol>", items))
    };
    let grown = |shown: &Part, new: &[u8], most| {
        list(shown.lines().expect("lines").lines().extended(new.iter().map(item), most))
    };
    let list = |items: &[u8]| list(items.iter().map(item).collect::<Vec<_>>().into());
    let sent = |now: &Part, shown: &Part| {
        let mut changed = Vec::new();
        now.compare(shown, &mut changed).expect("only the list has changed");
        changed.join(",")
    };
    let shown = list(&[1, 2, 3, 4]);
    assert_eq!(sent(&list(&[1, 2, 3, 4]), &shown), "");
    assert_eq!(
        sent(&list(&[3, 4, 5]), &shown),
        r#""lines":"<ol id=\"lines\"><li id=\"line-3\" data-same=\"2\"></li><li id=\"line-5\">5</li></ol>""#
    );
    let grown = grown(&shown, &[5], 3);
    assert_eq!(sent(&grown, &shown), sent(&list(&[3, 4, 5]), &shown));
    assert_eq!(sent(&grown, &grown), "");
    for items in [&[3, 4, 5][..], &[2], &[7, 8], &[4, 1], &[1, 9, 2, 3, 4], &[]] {
        let now = list(items);
        let object = format!("{{{}}}", sent(&now, &shown));
        let changed: HashMap<String, String> = serde_json::from_str(&object).expect("JSON");
        let changed: Vec<_> = changed.iter().map(|(id, html)| (&**id, html.clone())).collect();
        let before = shown.whole();
        let pieces = cut(&before, None).expect("one element");
        let page = applied(&Cut { html: &before, pieces: &pieces }, &changed);
        assert_eq!(page, now.whole());
    }
}

/// A part that is replaced by another element, beside one that is several elements: both are
/// there on the page that was sent what has changed.
#[test]
fn around_parts_that_are_replaced_nothing_is_lost() {
    let parts = |parts: [&str; 2]| parts.map(|html| Arc::new(SharedPart::new(html.to_owned())));
    let pair = "<i id=\"a\">I</i><i>II</i>";
    let (shown, now) = (parts(["<b id=\"x\">X</b>", pair]), parts(["<b id=\"y\">Y</b>", pair]));
    let deck = "<div id=\"board-deck\"><?><?></div></div>";
    let sent = around_holes(deck, &now, &shown).expect("the deck is around them");
    let html = "<div id=\"board-deck\"><b id=\"y\">Y</b><i id=\"a\">I</i><i>II</i></div>";
    assert_eq!(*sent, *entry("board-deck", html));
}

/// What is sent of a board that shares parts with others makes of what a page shows what was
/// drawn: for everybody who looks on at a match, row by row.
#[test]
fn a_page_that_is_sent_shared_parts_shows_what_was_drawn() {
    assert!(pieces_sent(&AnyGame::of::<Caligula>(), 250) > 2_000);
    assert!(pieces_sent(&AnyGame::of::<Imperivm>(), 60) > 500);
    assert!(pieces_sent(&AnyGame::of::<Latium>(), 60) > 500);
    assert!(pieces_sent(&AnyGame::of::<RomanEmpire>(), 60) > 500);
}

/// How many pieces are sent in so many rows of a match.
fn pieces_sent(game: &AnyGame, rows: u32) -> usize {
    let names: Vec<String> = ["Livia", "Gaius", "Nerva", "Iulia"].map(str::to_owned).to_vec();
    let players = Players { names: names.clone(), bots: vec![None; 4] };
    let setup = Setup::new(game.info, 4);
    let dealt = game.open(game.info.rules_version, setup, Seed::new([7; 32]).into(), players);
    let mut table = dealt.expect("a table");
    let voice = Voice { speech: game.speeches.of(Lang::En), names: &names };
    let part = |html| Part::new("board", Arc::new(html));
    let viewers: Vec<Viewer> = Viewer::all(4).collect();
    let mut shown: Vec<Part> =
        viewers.iter().map(|viewer| part(table.board(*viewer, &voice))).collect();
    let (mut dice, mut sent) = (Dice::fast(7), 0);
    for _ in 0..rows {
        let Some(seat) = table.to_act().first() else { break };
        let choices = table.choices(seat);
        let choice = &choices[dice.below(choices.len() as u32) as usize];
        table.act(seat, &choice.action).expect("a choice");
        for (viewer, shown) in viewers.iter().zip(&mut shown) {
            let now = part(table.board(*viewer, &voice));
            let mut changed = Vec::new();
            now.compare(shown, &mut changed).expect("parts of the board alone have changed");
            let object = format!("{{{}}}", changed.join(","));
            let changed: Map<String, Value> = serde_json::from_str(&object).expect("JSON");
            let changed: Vec<(&str, String)> = changed
                .iter()
                .map(|(id, html)| (&**id, html.as_str().expect("a text").to_owned()))
                .collect();
            sent += changed.len();
            let before = shown.whole();
            let pieces = cut(&before, None).expect("one element");
            let page = applied(&Cut { html: &before, pieces: &pieces }, &changed);
            assert!(page == now.whole(), "{viewer:?}: {page}\n\nfor\n\n{}", now.whole());
            *shown = now;
        }
    }
    sent
}
