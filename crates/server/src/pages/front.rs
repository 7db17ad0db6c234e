//! The front page: from nothing to playing.

use ludi_bots::AnyGame;
use ludi_engine::{Info, Lang, Term, phrase};
use maud::{Markup, PreEscaped, html};

use super::day;
use super::facts::facts;
use super::finished::{FinishedLine, latest};
use super::frame::{Page, frame};
use super::primer;
use super::reader::Reader;
use crate::store::{Status, TableEntry, Time};
use crate::words::Words;

/// The longest name that a guest may type.
const NAME: u8 = 32;

/// What the front page shows.
#[derive(Clone, Debug)]
pub struct Front<'a> {
    /// Who reads it; whoever has no name is asked for one.
    pub reader: &'a Reader,
    /// The games of the house.
    pub games: Vec<Offer>,
    /// The unfinished tables where the reader sits, those that wait for the reader first.
    pub mine: Vec<TableLine>,
    /// The last matches that the reader has played to the end.
    pub finished: Vec<FinishedLine>,
    /// The tables with a free seat.
    pub to_join: Vec<TableLine>,
    /// The tables to look at.
    pub to_watch: Vec<TableLine>,
}

/// A game as its box shows it.
#[derive(Clone, Debug)]
pub struct Offer {
    /// The facts about it.
    pub info: &'static Info,
    /// What it is about, in a sentence.
    pub about: String,
    /// The picture, an `<svg>`.
    pub cover: &'static str,
    /// Is there a first game with a guide?
    pub lesson: bool,
}

impl Offer {
    /// A game of the registry, in this language.
    pub fn new(game: &AnyGame, lang: Lang) -> Offer {
        Offer {
            info: game.info,
            about: game.term(Term::About, lang),
            cover: game.cover,
            lesson: game.lesson.is_some(),
        }
    }
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableLine {
    /// The table's id.
    pub id: String,
    /// What the table is called.
    pub name: Option<String>,
    /// The game's name.
    pub game: &'static str,
    /// When it was opened.
    pub opened: Time,
    /// What the turn is called, while it is played.
    pub turn: Option<String>,
    /// Who is asked.
    pub asked: Vec<String>,
    /// Who sits there, in the order of the seats.
    pub players: Vec<String>,
    /// How it stands.
    pub standing: Standing,
}

/// How a table stands, for the reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// The reader is asked.
    WaitsForMe,
    /// Others are asked.
    WaitsForOthers,
    /// So many seats are free.
    Free(usize),
    /// The match is over.
    Over,
}

impl TableLine {
    /// A table as this reader sees it in a list.
    pub fn new(
        entry: &TableEntry,
        game: &'static str,
        turn: Option<String>,
        reader: &Reader,
    ) -> TableLine {
        let waits = reader.person.as_ref().is_some_and(|person| entry.waits_for(person.id));
        let free = entry.seats.iter().filter(|seat| seat.occupant == Default::default()).count();
        let standing = match entry.status {
            Status::Over | Status::Closed => Standing::Over,
            Status::Gathering => Standing::Free(free),
            Status::Playing if waits => Standing::WaitsForMe,
            Status::Playing => Standing::WaitsForOthers,
        };
        let players = crate::house::names(&entry.seats);
        let asked = entry.to_act.iter().filter_map(|seat| players.get(seat.index()).cloned());
        let asked = asked.collect();
        let players = players.into_iter().filter(|name| !name.is_empty()).collect();
        TableLine {
            id: entry.terms.id.to_string(),
            name: entry.terms.name.clone(),
            game,
            opened: entry.terms.opened,
            turn,
            asked,
            players,
            standing,
        }
    }
}

/// The front page.
pub fn front(front: &Front<'_>) -> Markup {
    let words = front.reader.words();
    let waiting = front.mine.iter().any(|table| table.standing == Standing::WaitsForMe);
    let mine = html! {
        @if !front.mine.is_empty() {
            (list(words, "mine", &words.say(&phrase!("front-mine")), &front.mine, None))
        }
    };
    let body = html! {
        div .front {
            section .hero {
                h1 { (words.say(&phrase!("house"))) }
                p { (words.say(&phrase!("front-motto"))) }
            }
            // Whoever is waited for comes for that.
            @if waiting { (mine) }
            section #play {
                h2 { (words.say(&phrase!("front-play"))) }
                div .games { @for game in &front.games { (offer(front.reader, game)) } }
            }
            @if !waiting { (mine) }
            (latest(words, &front.finished))
            @let none = words.say(&phrase!("front-join-none"));
            (list(words, "join", &words.say(&phrase!("front-join")), &front.to_join, Some(&none)))
            @let none = words.say(&phrase!("front-watch-none"));
            (list(words, "watch", &words.say(&phrase!("front-watch")), &front.to_watch, Some(&none)))
        }
    };
    let title = words.say(&phrase!("front-title"));
    frame(
        &Page { reader: front.reader, title: &title, styles: None, here: "/", changes: false },
        body,
    )
}

/// A game that can be played at once. The form posts `game`, `opponents` and,
/// from those without one, `name` to `/play`. Without a script it asks to
/// `begin` at once; with one, the browser first adds to the dice.
fn offer(reader: &Reader, game: &Offer) -> Markup {
    let words = reader.words();
    let Offer { info, about, cover, lesson } = game;
    let seats = info.editions[0].seats;
    html! {
        form .offer method="post" action="/play" {
            input type="hidden" name="game" value=(info.id);
            input type="hidden" name="begin" value="now";
            div .cover { (PreEscaped(*cover)) }
            div .about {
                h3 { (info.name) }
                p { (about) }
                (facts(words, info))
            }
            div .now {
                @if reader.person.is_none() { (name_field(words, "")) }
                label {
                    span { (words.say(&phrase!("front-opponents"))) }
                    select name="opponents" {
                        @for count in seats.min - 1..seats.max {
                            option value=(count) selected[count + 1 == seats.max] {
                                (words.say(&phrase!("front-bots", count = count)))
                            }
                        }
                    }
                }
                button .main { (words.say(&phrase!("front-play-now"))) }
            }
            p .else {
                @if *lesson {
                    button .lesson formaction={ "/games/" (info.id) "/lesson" } {
                        (words.say(&phrase!("lesson-begin")))
                    }
                }
                a .button href={ "/games/" (info.id) "/open" } { (words.say(&phrase!("front-open"))) }
                a .button href=(primer::path(info.id)) { (words.say(&phrase!("how-to-play"))) }
                a .button .plain href={ "/games/" (info.id) "/rules" } { (words.say(&phrase!("rules"))) }
            }
        }
    }
}

/// Where a guest types a name.
pub(super) fn name_field(words: &Words, filled: &str) -> Markup {
    html! {
        label {
            span { (words.say(&phrase!("your-name"))) }
            input name="name" value=(filled) required maxlength=(NAME) autocomplete="nickname";
        }
    }
}

/// A list of tables; if there are none, what is said instead.
fn list(
    words: &Words,
    id: &str,
    heading: &str,
    tables: &[TableLine],
    none: Option<&str>,
) -> Markup {
    html! {
        section id=(id) {
            h2 { (heading) }
            @if tables.is_empty() {
                @if let Some(none) = none { p .none { (none) } }
            } @else {
                ul .tables {
                    @for table in tables {
                        li .waiting[table.standing == Standing::WaitsForMe] {
                            a href={ "/tables/" (table.id) "/" } {
                                strong { (table.name.as_deref().unwrap_or(table.game)) }
                                span .people {
                                    @if table.name.is_some() { (table.game) " · " }
                                    (table.players.join(", "))
                                }
                                span .facts {
                                    (words.say(&day(table.opened)))
                                    @if let Some(turn) = &table.turn { " · " (turn) }
                                }
                                span .standing { (standing(words, table)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

pub(super) fn standing(words: &Words, table: &TableLine) -> String {
    words.say(&match table.standing {
        Standing::WaitsForMe => phrase!("standing-me"),
        Standing::WaitsForOthers => {
            phrase!("standing-others", names = table.asked.join(", ").as_str())
        }
        Standing::Free(0) => phrase!("standing-full"),
        Standing::Free(seats) => phrase!("standing-free", seats = seats),
        Standing::Over => phrase!("standing-over"),
    })
}
