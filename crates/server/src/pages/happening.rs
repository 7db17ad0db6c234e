//! What happens at a table, where the reader looks: the latest lines, the beat that is
//! shown, and what was missed. Its script fills it; without one the latest lines stand
//! here as the page was loaded.

use ludi_engine::phrase;
use maud::{Markup, html};

use super::table::TablePage;
use crate::house::BoardModel;

/// How many lines stand at the prompt.
const LATEST: usize = 2;

/// The latest lines, the controls of the beats, and what happened since the reader's
/// last turn.
pub(super) fn happening(table: &TablePage<'_>, play: &BoardModel) -> Markup {
    let reader = table.reader;
    let latest = play.log.last(LATEST);
    html! {
        div #happening data-beats={ (table.path()) "beats" } data-replay={ (table.path()) "replay" } {
            ol #latest aria-live="polite" aria-label=(reader.say(&phrase!("beats-latest"))) {
                @for line in &latest { li { (line.sentence.text) } }
            }
            span #beat-time aria-hidden="true" {}
            div .steps {
                button #beat-next type="button" aria-keyshortcuts="Space" {
                    span .words { (reader.say(&phrase!("beats-next"))) } " " kbd { (reader.say(&phrase!("key-space"))) }
                }
                button #beat-skip type="button" aria-keyshortcuts="Escape" {
                    span .words { (reader.say(&phrase!("beats-skip"))) } " " kbd { "Esc" }
                }
            }
        }
    }
}

/// What others did since the reader's last turn, in words and on the board. Empty until
/// the script has found something that was missed.
pub(super) fn since(table: &TablePage<'_>) -> Markup {
    let reader = table.reader;
    html! {
        details #since hidden {
            summary { span .words { (reader.say(&phrase!("beats-since"))) } " " span .count {} }
            div .missed {
                ol aria-label=(reader.say(&phrase!("beats-since"))) {}
                button #since-play type="button" .main { (reader.say(&phrase!("beats-play"))) }
            }
        }
    }
}

/// The list of keys, which `?` opens.
pub(super) fn keys(table: &TablePage<'_>) -> Markup {
    let reader = table.reader;
    let space = reader.say(&phrase!("key-space"));
    let keys = [
        ("1 2 3 …", phrase!("keys-number")),
        ("Enter", phrase!("keys-enter")),
        ("Tab", phrase!("keys-tab")),
        ("u", phrase!("keys-undo")),
        ("h", phrase!("keys-hint")),
        ("e", phrase!("keys-explain")),
        (&*space, phrase!("keys-next")),
        ("Esc", phrase!("keys-skip")),
        ("?", phrase!("keys-list")),
    ];
    html! {
        dialog #keys .plaque aria-labelledby="keys-title" {
            h2 #keys-title { (reader.say(&phrase!("keys"))) }
            dl {
                @for (key, what) in keys {
                    div { dt { kbd { (key) } } dd { (reader.say(&what)) } }
                }
            }
            form method="dialog" { button .main { (reader.say(&phrase!("keys-close"))) } }
        }
    }
}
