//! The score sheet at the end.

use ludi_engine::phrase;
use maud::{Markup, html};

use crate::words::Words;

/// How the match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreSheet {
    /// The place of each seat, from 1; equal seats share a place.
    pub places: Vec<u8>,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// Where the points came from.
    pub breakdown: Vec<ScoreLine>,
}

/// A line of the score sheet, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// What is counted.
    pub label: String,
    /// How much each seat has of it.
    pub values: Vec<i32>,
}

/// The sheet, with a row for each player, the winner first.
pub(super) fn sheet(words: &Words, names: &[&str], sheet: &ScoreSheet) -> Markup {
    let place = |seat: usize| sheet.places.get(seat).copied().unwrap_or(u8::MAX);
    let mut order: Vec<usize> = (0..names.len()).collect();
    order.sort_by_key(|&seat| place(seat));
    let winners: Vec<&str> =
        order.iter().filter(|&&seat| place(seat) == 1).map(|&seat| names[seat]).collect();
    html! {
        h2 { (words.say(&phrase!("score-winners", count = winners.len(), names = winners.join(", ").as_str()))) }
        div .scroll tabindex="0" role="group" aria-label=(words.say(&phrase!("score"))) {
            table .score-sheet {
                caption .unseen { (words.say(&phrase!("score"))) }
                thead {
                    tr {
                        th scope="col" { (words.say(&phrase!("score-place"))) }
                        th scope="col" { (words.say(&phrase!("score-player"))) }
                        @for line in &sheet.breakdown { th scope="col" { (line.label) } }
                        th scope="col" { (words.say(&phrase!("score-total"))) }
                    }
                }
                tbody {
                    @for &seat in &order {
                        tr .winner[place(seat) == 1] {
                            td { (place(seat)) }
                            th scope="row" { (names[seat]) }
                            @for line in &sheet.breakdown { td { (value(&line.values, seat)) } }
                            td .total { (value(&sheet.scores, seat)) }
                        }
                    }
                }
            }
        }
    }
}

/// A number with a real minus; nothing for a seat that has none.
fn value(values: &[i32], seat: usize) -> String {
    values.get(seat).map_or(String::new(), |value| value.to_string().replace('-', "−"))
}
