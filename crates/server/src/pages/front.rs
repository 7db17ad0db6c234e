//! The front page: from nothing to playing.

use ludi_engine::{Lang, phrase};
use maud::{Markup, html};

use super::frame::{Page, Theme, frame};
use crate::words::{Words, words};

/// The longest name that a guest may type.
const NAME: u8 = 24;

/// What the front page shows.
#[derive(Clone, Debug)]
pub struct Front<'a> {
    /// The language of the reader.
    pub lang: Lang,
    /// The theme of the reader.
    pub theme: Theme,
    /// The name the reader goes by; without one, the page asks for it.
    pub reader: Option<&'a str>,
    /// Something to tell the reader first, such as why a game was not opened.
    pub notice: Option<&'a str>,
    /// The games of the house.
    pub games: Vec<Offer<'a>>,
    /// The tables where the reader sits.
    pub mine: Vec<TableLine<'a>>,
    /// The tables with a free seat.
    pub to_join: Vec<TableLine<'a>>,
    /// The tables to look at.
    pub to_watch: Vec<TableLine<'a>>,
}

/// A game that can be played at once. The form posts `game`, `opponents` and,
/// from those without one, `name` to `/play`.
#[derive(Clone, Debug)]
pub struct Offer<'a> {
    /// The game's id.
    pub id: &'a str,
    /// The game's name.
    pub name: &'a str,
    /// The fewest and the most opponents.
    pub opponents: (u8, u8),
    /// How many are offered first.
    pub usual: u8,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableLine<'a> {
    /// The table's id.
    pub id: &'a str,
    /// The game's name.
    pub game: &'a str,
    /// Who sits there, in the order of the seats.
    pub players: Vec<&'a str>,
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
    Free(u8),
    /// The match is over.
    Over,
}

/// The front page.
pub fn front(front: &Front<'_>) -> Markup {
    let words = words(front.lang);
    let mut mine = front.mine.clone();
    mine.sort_by_key(|table| match table.standing {
        Standing::WaitsForMe => 0,
        Standing::WaitsForOthers | Standing::Free(_) => 1,
        Standing::Over => 2,
    });
    let body = html! {
        div .front {
            section .hero {
                h1 { (words.say(&phrase!("house"))) }
                p { (words.say(&phrase!("front-motto"))) }
            }
            div #notice role="status" {
                @if let Some(notice) = front.notice { p .refused { (notice) } }
            }
            section #play {
                h2 { (words.say(&phrase!("front-play"))) }
                @for game in &front.games { (offer(words, front.reader, game)) }
            }
            @if !mine.is_empty() {
                (list(words, "mine", &words.say(&phrase!("front-mine")), &mine, None))
            }
            @let none = words.say(&phrase!("front-join-none"));
            (list(words, "join", &words.say(&phrase!("front-join")), &front.to_join, Some(&none)))
            @let none = words.say(&phrase!("front-watch-none"));
            (list(words, "watch", &words.say(&phrase!("front-watch")), &front.to_watch, Some(&none)))
        }
    };
    let page = Page {
        lang: front.lang,
        theme: front.theme,
        title: &words.say(&phrase!("front-title")),
        game: None,
        here: "/",
        reader: front.reader,
    };
    frame(&page, body)
}

fn offer(words: &Words, reader: Option<&str>, game: &Offer<'_>) -> Markup {
    let (fewest, most) = game.opponents;
    html! {
        form .offer method="post" action="/play" {
            input type="hidden" name="game" value=(game.id);
            h3 { (game.name) }
            @if reader.is_none() { (name_field(words)) }
            label {
                span { (words.say(&phrase!("front-opponents"))) }
                select name="opponents" {
                    @for count in fewest..=most {
                        option value=(count) selected[count == game.usual] {
                            (words.say(&phrase!("front-bots", count = count)))
                        }
                    }
                }
            }
            button .main { (words.say(&phrase!("front-play-now"))) }
            a href={ "/games/" (game.id) "/rules" } { (words.say(&phrase!("rules"))) }
        }
    }
}

/// Where a guest types a name.
pub(super) fn name_field(words: &Words) -> Markup {
    html! {
        label {
            span { (words.say(&phrase!("your-name"))) }
            input name="name" required maxlength=(NAME) autocomplete="nickname";
        }
    }
}

/// A list of tables; if there are none, what is said instead.
fn list(
    words: &Words,
    id: &str,
    heading: &str,
    tables: &[TableLine<'_>],
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
                                strong { (table.game) }
                                span .people { (table.players.join(", ")) }
                                span .standing { (standing(words, table.standing)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn standing(words: &Words, standing: Standing) -> String {
    words.say(&match standing {
        Standing::WaitsForMe => phrase!("standing-me"),
        Standing::WaitsForOthers => phrase!("standing-others"),
        Standing::Free(seats) => phrase!("standing-free", seats = seats),
        Standing::Over => phrase!("standing-over"),
    })
}
