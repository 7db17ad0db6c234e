//! The matches that somebody has played to the end.

use ludi_engine::{Phrase, phrase};
use maud::{Markup, html};

use super::day;
use super::frame::{Page, frame};
use super::reader::Reader;
use crate::store::{PersonId, TableEntry, Time};
use crate::words::Words;

/// A match that is over, as one of its players sees it in a list.
#[derive(Clone, Debug)]
pub struct FinishedLine {
    /// The table's id.
    pub id: String,
    /// What the table is called.
    pub name: Option<String>,
    /// The game's name.
    pub game: &'static str,
    /// Who played, in the order of the seats.
    pub players: Vec<String>,
    /// When it ended.
    pub ended: Time,
    /// Was it a lesson? Then it has no result.
    pub lesson: bool,
    /// The place of the reader, if anybody has won, and the points; none if they are
    /// not known.
    pub result: Option<(Option<u8>, i32)>,
}

impl FinishedLine {
    /// A match that is over, as this person sees it.
    pub fn new(entry: &TableEntry, game: &'static str, person: PersonId) -> FinishedLine {
        let mine = entry.seats.iter().position(|seat| seat.occupant.person == Some(person));
        let lesson = entry.is_lesson();
        let result = entry.result().filter(|_| !lesson).zip(mine).and_then(|(result, mine)| {
            let place = result.places.get(mine).copied();
            let is_won = result.places.contains(&1);
            Some((place.filter(|_| is_won), *result.points.get(mine)?))
        });
        FinishedLine {
            id: entry.terms.id.to_string(),
            name: entry.terms.name.clone(),
            game,
            players: crate::house::names(&entry.seats),
            ended: entry.moved,
            lesson,
            result,
        }
    }
}

/// What the page of finished matches shows.
#[derive(Clone, Debug)]
pub struct FinishedPage<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// The games of the house: id and name.
    pub games: Vec<(&'static str, &'static str)>,
    /// The game that is looked for; all if none.
    pub game: Option<&'static str>,
    /// The matches, the last first.
    pub matches: Vec<FinishedLine>,
}

/// The page.
pub fn finished(finished: &FinishedPage<'_>) -> Markup {
    let FinishedPage { reader, games, game, matches } = finished;
    let words = reader.words();
    let title = words.say(&phrase!("finished"));
    let body = html! {
        div .front {
            section #finished {
                h1 { (title) }
                form .fields method="get" action="/matches" {
                    label {
                        span { (words.say(&phrase!("finished-game"))) }
                        select name="game" {
                            option value="" { (words.say(&phrase!("finished-all-games"))) }
                            @for (id, name) in games {
                                option value=(id) selected[*game == Some(*id)] { (name) }
                            }
                        }
                    }
                    button { (words.say(&phrase!("replay-show"))) }
                }
                @if matches.is_empty() {
                    p .none { (words.say(&phrase!("finished-none"))) }
                } @else {
                    (list(words, matches))
                }
            }
        }
    };
    frame(&Page { reader, title: &title, styles: None, here: "/matches", changes: false }, body)
}

/// The last matches on the front page, and the way to all of them.
pub(super) fn latest(words: &Words, matches: &[FinishedLine]) -> Markup {
    html! {
        @if !matches.is_empty() {
            section #finished {
                h2 { (words.say(&phrase!("finished"))) }
                (list(words, matches))
                p .all { a href="/matches" { (words.say(&phrase!("finished-search"))) } }
            }
        }
    }
}

fn list(words: &Words, matches: &[FinishedLine]) -> Markup {
    html! {
        ul .tables .finished {
            @for line in matches {
                @let path = format!("/tables/{}/", line.id);
                li {
                    a href=(path) {
                        strong { (line.name.as_deref().unwrap_or(line.game)) }
                        span .people {
                            @if line.name.is_some() { (line.game) " · " }
                            (line.players.join(", "))
                        }
                        span .facts { (words.say(&day(line.ended))) }
                        @if line.lesson {
                            span .standing { (words.say(&phrase!("finished-lesson"))) }
                        }
                        @if let Some(result) = line.result {
                            span .standing { (words.say(&place(result, line.players.len()))) }
                        }
                    }
                    a .button href={ (path) "replay?row=0" } { (words.say(&phrase!("table-replay"))) }
                }
            }
        }
    }
}

/// Place and points in words.
fn place((place, points): (Option<u8>, i32), seats: usize) -> Phrase {
    match place {
        None => phrase!("finished-unwon", points = points),
        Some(1) => phrase!("finished-won", points = points),
        Some(place) => phrase!("finished-place", place = place, seats = seats, points = points),
    }
}
