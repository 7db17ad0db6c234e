//! Tracks: cells in a row, and markers on them.

use maud::{Markup, html};

/// A cell of a track.
#[derive(Debug)]
pub struct Cell {
    /// Its classes.
    pub class: String,
    /// What is in it.
    pub face: Markup,
}

/// A track: its cells in order, all of them explained by `term` and said as one `name`.
pub fn track(class: &str, term: &str, name: &str, cells: impl IntoIterator<Item = Cell>) -> Markup {
    html! {
        div class={ "cells " (class) } data-term=(term) role="img" aria-label=(name) {
            @for Cell { class, face } in cells { span class={ "cell " (class) } { (face) } }
        }
    }
}

/// What stands on a cell and goes to another.
pub fn marker(id: &str) -> Markup {
    html! { span id=(id) data-piece=(id) .marker {} }
}
