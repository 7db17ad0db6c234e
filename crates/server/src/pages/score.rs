//! The score sheet at the end.

use ludi_engine::{Outcome, figure, phrase};
use maud::{Markup, html};

use crate::words::Words;

/// The sheet, with a row for each player, the winner first, and a column for
/// each line of the breakdown. Where nobody has won, nobody has a place.
pub(super) fn sheet(words: &Words, names: &[&str], sheet: &Outcome, labels: &[String]) -> Markup {
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
                        @for label in labels { th scope="col" { (label) } }
                        th scope="col" { (words.say(&phrase!("score-total"))) }
                    }
                }
                tbody {
                    @for &seat in &order {
                        tr .winner[place(seat) == 1] {
                            td { @if winners.is_empty() { "–" } @else { (place(seat)) } }
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

/// A number; nothing for a seat that has none.
fn value(values: &[i32], seat: usize) -> String {
    values.get(seat).map_or(String::new(), |&value| figure(value))
}
