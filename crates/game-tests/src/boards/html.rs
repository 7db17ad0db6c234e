//! What is in the HTML of a board.

use std::collections::BTreeSet;

use ludi_engine::{Board, Rules};
use scraper::{ElementRef, Html, Selector};

/// The elements that a selector chooses.
pub fn select<'a>(html: &'a Html, selector: &str) -> Vec<ElementRef<'a>> {
    let selector = Selector::parse(selector).expect("a selector");
    html.select(&selector).collect()
}

/// The actions of these buttons, sorted.
pub fn actions<G: Rules>(html: &Html, selector: &str) -> Vec<G::Action> {
    let mut actions: Vec<G::Action> = select(html, selector)
        .iter()
        .map(|button| {
            assert_eq!(button.attr("name"), Some("action"));
            serde_json::from_str(button.attr("value").expect("a value")).expect("an action")
        })
        .collect();
    actions.sort();
    actions
}

/// The emblems of a game, as references to them: without a mistake, none twice.
pub fn ids<G: Board>() -> BTreeSet<String> {
    let emblems = Html::parse_fragment(G::emblems());
    assert!(emblems.errors.is_empty(), "{:?}", emblems.errors);
    let mut ids = BTreeSet::new();
    for emblem in select(&emblems, "[id]") {
        let id = format!("#{}", emblem.attr("id").expect("an id"));
        assert!(ids.insert(id.clone()), "{id} is there twice");
    }
    ids
}

/// The emblems that a board refers to.
pub(super) fn drawn(html: &Html) -> BTreeSet<String> {
    let drawn = select(html, "use, textPath");
    drawn.iter().filter_map(|drawn| drawn.attr("href")).map(str::to_owned).collect()
}

/// The board with nothing but the ids of its parts: the elements whose id begins with
/// `board-`, of which none is within another.
pub(super) fn without_parts(html: &Html) -> String {
    let nested = select(html, "[id^='board-'] [id^='board-']");
    assert!(nested.is_empty(), "a part within a part: {:?}", nested[0].attr("id"));
    let parts = select(html, "[id^='board-']");
    assert!(!parts.is_empty(), "a board consists of parts");
    parts.iter().fold(html.root_element().html(), |frame, part| {
        frame.replacen(&part.html(), part.attr("id").unwrap_or_default(), 1)
    })
}

/// No mistake, no style, no script, no id twice; every button says something.
pub(super) fn assert_sound(text: &str) {
    let html = Html::parse_fragment(text);
    assert!(html.errors.is_empty(), "{:?}\n{text}", html.errors);
    let mut ids = BTreeSet::new();
    for element in select(&html, "*") {
        for (name, value) in element.value().attrs() {
            assert!(!name.starts_with("on") && name != "style", "{name}={value}");
        }
        if let Some(id) = element.attr("id") {
            assert!(ids.insert(id.to_owned()), "the id {id} is there twice");
        }
    }
    assert!(select(&html, "script, style, b[onclick], button button").is_empty());
    for button in select(&html, "button") {
        let said = button.attr("aria-label").unwrap_or_default().trim().to_owned();
        let written: String = button.text().collect();
        assert!(!said.is_empty() || !written.trim().is_empty(), "{}", button.html());
    }
}

#[cfg(test)]
mod tests {
    use scraper::Html;

    use super::{assert_sound, without_parts};

    #[test]
    fn what_changes_outside_of_the_parts_is_found() {
        let frame = |text: &str| without_parts(&Html::parse_fragment(text));
        let board = "<div><p id='board-a'>a</p><p>b</p></div>";
        assert_eq!(frame(board), frame(&board.replace(">a<", " class='x'>c<")));
        for other in [board.replace(">b<", ">c<"), board.replace("board-a", "board-b")] {
            assert_ne!(frame(board), frame(&other));
        }
        let nested = "<div id='board-a'><p id='board-b'>a</p></div>";
        assert!(std::panic::catch_unwind(|| frame(nested)).is_err());
    }

    fn is_sound(text: &'static str) -> bool {
        std::panic::catch_unwind(|| assert_sound(text)).is_ok()
    }

    #[test]
    fn what_is_not_sound_is_found() {
        assert!(is_sound("<p id='a'>a</p><button id='b'>b</button>"));
        for text in [
            "<p>a</b></p>",
            "<p id='a'>a</p><p id='a'>b</p>",
            "<p style='color: red'>a</p>",
            "<p onclick='x'>a</p>",
            "<script>x</script>",
            "<button> </button>",
        ] {
            assert!(!is_sound(text), "{text}");
        }
    }
}
