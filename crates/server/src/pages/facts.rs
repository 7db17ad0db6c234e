//! What one wants to know of a game before playing it: for how many it is, how long it
//! takes, and how much there is to learn.

use ludi_engine::{Info, Weight, phrase};
use maud::{Markup, html};

use crate::words::Words;

/// Players, minutes and weight.
pub(super) fn facts(words: &Words, info: &Info) -> Markup {
    let (seats, minutes) = (info.seats, info.minutes);
    let weight = match info.weight {
        Weight::Easy => phrase!("weight-easy"),
        Weight::Medium => phrase!("weight-medium"),
        Weight::Heavy => phrase!("weight-heavy"),
    };
    html! {
        ul .game-facts {
            li { (words.say(&phrase!("front-seats", min = seats.min, max = seats.max))) }
            li { (words.say(&phrase!("front-minutes", min = minutes.min, max = minutes.max))) }
            li { (words.say(&weight)) }
        }
    }
}
