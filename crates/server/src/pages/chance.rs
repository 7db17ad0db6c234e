//! What chance gave in a match that is over.

use ludi_engine::{Draw, Lang, phrase};
use maud::{Markup, html};

use super::reader::Reader;
use crate::tally::{Spread, Tally};

/// Below this the likelihood of a spread is called rare.
const RARE: f64 = 0.01;

/// The draws of a match, counted and one by one.
pub(super) fn chance(reader: &Reader, path: &str, tally: &Tally) -> Markup {
    let draws = tally.draws.len() as i64;
    html! {
        section #chance {
            h2 { (reader.say(&phrase!("chance"))) }
            p { (reader.say(&phrase!("chance-draws", draws = draws))) " " (reader.say(&phrase!("chance-shuffles"))) }
            @if tally.halves.is_enough() {
                p { (reader.say(&phrase!("chance-luck"))) }
                (halves(reader, &tally.halves))
            }
            @for spread in tally.spreads.iter().filter(|spread| spread.is_enough()) {
                (counts(reader, spread, true))
            }
            @let few: Vec<&Spread> = tally.spreads.iter().filter(|spread| !spread.is_enough()).collect();
            @if !few.is_empty() {
                details .panel .few {
                    summary { (reader.say(&phrase!("chance-few"))) }
                    p { (reader.say(&phrase!("chance-few-why"))) }
                    @for spread in few { (counts(reader, spread, false)) }
                }
            }
            (rows(reader, path, &tally.draws))
        }
    }
}

/// All draws together, by halves.
fn halves(reader: &Reader, halves: &Spread) -> Markup {
    let caption = phrase!("chance-halves", draws = i64::from(halves.draws));
    let half = |result| match result {
        0 => reader.say(&phrase!("chance-lower")),
        _ => reader.say(&phrase!("chance-upper")),
    };
    counted(reader, halves, &reader.say(&caption), &[0, 1], half)
}

/// The draws among one number of results; all of these, or those that came.
fn counts(reader: &Reader, spread: &Spread, all: bool) -> Markup {
    let came = spread.counts.keys().copied();
    let results: Vec<u32> = if all { (0..spread.bound).collect() } else { came.collect() };
    let (bound, draws) = (i64::from(spread.bound), i64::from(spread.draws));
    let caption = phrase!("chance-among", bound = bound, draws = draws);
    counted(reader, spread, &reader.say(&caption), &results, |result| result.to_string())
}

/// How often each of these results came, beside how often it should.
fn counted(
    reader: &Reader,
    spread: &Spread,
    caption: &str,
    results: &[u32],
    name: impl Fn(u32) -> String,
) -> Markup {
    let most = spread.counts.values().copied().max().unwrap_or(0);
    let scale = f64::from(most).max(spread.expected());
    html! {
        table .spread {
            caption { (caption) }
            thead {
                tr {
                    th scope="col" { (reader.say(&phrase!("chance-result"))) }
                    th scope="col" { (reader.say(&phrase!("chance-came"))) }
                    th scope="col" { (reader.say(&phrase!("chance-expected"))) }
                    td aria-hidden="true" {}
                }
            }
            tbody {
                @for &result in results {
                    @let count = spread.count(result);
                    tr {
                        th scope="row" { (name(result)) }
                        td { (count) }
                        td { (decimal(spread.expected(), reader.lang)) }
                        td aria-hidden="true" { meter min="0" max=(scale) value=(count) {} }
                    }
                }
            }
        }
        @if let Some(likelihood) = spread.likelihood() {
            p .likelihood { (likely(reader, likelihood)) }
        }
    }
}

fn likely(reader: &Reader, likelihood: f64) -> String {
    if likelihood < RARE {
        return reader.say(&phrase!("chance-rare"));
    }
    let of_hundred = (likelihood * 100.0).round() as i64;
    reader.say(&phrase!("chance-likely", matches = of_hundred))
}

/// Every draw, row by row.
fn rows(reader: &Reader, path: &str, draws: &[Draw]) -> Markup {
    html! {
        details .panel .draws {
            summary { (reader.say(&phrase!("chance-rows"))) }
            p { (reader.say(&phrase!("chance-rows-why"))) }
            ol {
                @for row in draws.chunk_by(|one, next| one.row == next.row) {
                    li {
                        a href={ (path) "replay?row=" (row[0].row) } {
                            @if row[0].row == 0 {
                                (reader.say(&phrase!("chance-deal")))
                            } @else {
                                (reader.say(&phrase!("chance-row", row = row[0].row as i64)))
                            }
                        }
                        " "
                        @for draw in row { span .draw { (draw.result) "\u{202f}/\u{202f}" (draw.bound) } " " }
                    }
                }
            }
        }
    }
}

/// A number with one decimal, as it is written in this language.
fn decimal(number: f64, lang: Lang) -> String {
    let text = format!("{number:.1}");
    match lang {
        Lang::It => text.replace('.', ","),
        Lang::En => text,
    }
}
