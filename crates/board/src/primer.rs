//! How to play, on one screen: four panels, each with pieces of the game.

use ludi_engine::{Rules, Scene, Seat, Voice, phrase};
use maud::{Markup, html};

use crate::letter;

/// How to play: what is to know of each, in the order in which one reads it. Each is a panel
/// with a heading from the texts of the game, such as `primer-aim`.
#[derive(Debug)]
pub struct Primer {
    /// What one plays for.
    pub aim: Vec<Point>,
    /// How a turn goes.
    pub turn: Vec<Point>,
    /// How the game ends.
    pub end: Vec<Point>,
    /// What to watch.
    pub watch: Vec<Point>,
}

/// Something to know.
#[derive(Debug)]
pub struct Point {
    /// The pieces it speaks of, as the board draws them.
    pub pieces: Markup,
    /// What they are for, in a sentence or two.
    pub text: String,
}

/// How to play, under the classes of the game's board. Its pieces are drawn from this view of
/// a table that was laid out for it.
pub fn primer<G: Rules>(
    class: &str,
    game: &G,
    view: &G::View,
    voice: &Voice<'_>,
    draw: impl FnOnce(&Scene<'_, G>) -> Primer,
) -> String {
    // Nobody sits here: the letters stand for the players.
    let names: Vec<String> = Seat::all(game.seats()).map(|seat| letter(seat).into()).collect();
    let voice = Voice { speech: voice.speech, names: &names };
    let scene = Scene { view, plays: false, choices: &[], instead: &[], voice, parts: None };
    let Primer { aim, turn, end, watch } = draw(&scene);
    // The class of a panel has its place on the screen.
    let panels = [
        ("panel-aim", phrase!("primer-aim"), aim),
        ("panel-turn", phrase!("primer-turn"), turn),
        ("panel-end", phrase!("primer-end"), end),
        ("panel-watch", phrase!("primer-watch"), watch),
    ];
    let drawn = html! {
        div class={ "board primer " (class) } {
            @for (place, heading, points) in &panels {
                section class={ "panel " (place) } {
                    h2 { (scene.voice.say(heading)) }
                    ul {
                        @for Point { pieces, text } in points {
                            li { div .pieces { (pieces) } p .told { (text) } }
                        }
                    }
                }
            }
        }
    };
    drawn.into_string()
}
