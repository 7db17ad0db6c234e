//! How to play, on one screen: four panels, each with pieces of the game.

use maud::{Markup, html};

/// A panel: what it is about, and its points.
#[derive(Debug)]
pub struct Panel {
    /// What it is about, in its class, which has its place on the screen: `aim`, `turn`,
    /// `end` or `watch`.
    pub about: &'static str,
    /// The heading.
    pub heading: String,
    /// What is to know, in the order in which one reads it.
    pub points: Vec<Point>,
}

/// Something to know.
#[derive(Debug)]
pub struct Point {
    /// The pieces it speaks of, as the board draws them.
    pub pieces: Markup,
    /// What they are for, in a sentence or two.
    pub text: String,
}

/// The panels of a game, under the classes of its board.
pub fn primer(class: &str, panels: &[Panel]) -> Markup {
    html! {
        div class={ "board primer " (class) } {
            @for Panel { about, heading, points } in panels {
                section class={ "panel panel-" (about) } {
                    h2 { (heading) }
                    ul {
                        @for Point { pieces, text } in points {
                            li { div .pieces { (pieces) } p .told { (text) } }
                        }
                    }
                }
            }
        }
    }
}
