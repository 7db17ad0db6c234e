//! The page of whoever looks after the house. It shows nothing of a running
//! match: of that, too, only what every spectator sees.

use ludi_engine::phrase;
use maud::{Markup, html};

use super::frame::{Page, frame};
use super::front::{TableLine, standing};
use super::reader::Reader;
use crate::store::Census;

/// What the page shows.
#[derive(Clone, Debug)]
pub struct AdminPage<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// How much there is of everything.
    pub census: Census,
    /// The tables that gather or are being played, the last that moved first.
    pub tables: Vec<TableLine>,
}

/// The page. Its forms post `table` to `/admin/close`.
pub fn admin(admin: &AdminPage<'_>) -> Markup {
    let words = admin.reader.words();
    let title = words.say(&phrase!("admin-title"));
    let census = &admin.census;
    let counts = [
        (phrase!("admin-accounts"), census.accounts),
        (phrase!("admin-guests"), census.guests),
        (phrase!("admin-gathering"), census.gathering),
        (phrase!("admin-playing"), census.playing),
        (phrase!("admin-over"), census.over),
        (phrase!("admin-closed"), census.closed),
    ];
    let body = html! {
        div .front .admin {
            section .hero { h1 { (title) } }
            section #census {
                h2 { (words.say(&phrase!("admin-census"))) }
                table .score-sheet {
                    tbody {
                        @for (what, count) in &counts {
                            tr { th scope="row" { (words.say(what)) } td { (count) } }
                        }
                    }
                }
            }
            section #tables {
                h2 { (words.say(&phrase!("admin-tables"))) }
                @if admin.tables.is_empty() { p .none { (words.say(&phrase!("admin-none"))) } }
                @else { (tables(admin)) }
            }
        }
    };
    frame(
        &Page { reader: admin.reader, title: &title, styles: None, here: "/admin", changes: false },
        body,
    )
}

/// The tables, each with the way to close it.
fn tables(admin: &AdminPage<'_>) -> Markup {
    let words = admin.reader.words();
    html! {
        ul .tables {
            @for table in &admin.tables {
                li {
                    a href={ "/tables/" (table.id) "/" } {
                        strong { (table.game) }
                        span .people { (table.players.join(", ")) }
                        span .standing { (standing(words, table)) }
                    }
                    // It cannot be taken back: hence two steps.
                    details {
                        summary { (words.say(&phrase!("admin-close"))) }
                        form method="post" action="/admin/close" {
                            button name="table" value=(table.id) {
                                (words.say(&phrase!("admin-close-sure")))
                            }
                        }
                    }
                }
            }
        }
    }
}
