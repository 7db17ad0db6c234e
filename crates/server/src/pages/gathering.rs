//! A table before the match: who is there, who is missing, and how they come.

use ludi_bots::Level;
use ludi_engine::{Seat, phrase};
use maud::{Markup, html};

use super::company::place;
use super::front::name_field;
use super::open::level_name;
use super::table::TablePage;
use crate::house::Chair;
use crate::store::{Status, Visibility};

/// The gathering. The script adds the browser's own bytes to the dice where
/// `data-seated` says so, and begins by itself where nobody else is waited for
/// (`data-alone`).
pub(super) fn gathering(table: &TablePage<'_>) -> Markup {
    let reader = table.reader;
    let sight = table.sight;
    let seated = sight.seat.is_some();
    let full = sight.chairs.iter().all(|chair| !is_free(chair));
    let people = sight.chairs.iter().filter(|chair| chair.person).count();
    let alone = seated && full && people == sight.mine.len();
    let path = table.path();
    html! {
        section #gathering data-seated=(seated) data-alone=(alone) data-dice=(sight.commitment) {
            h1 { (sight.game_name) }
            @if sight.status == Status::Closed {
                p { (reader.say(&phrase!("gathering-closed"))) }
            } @else {
                p .lead {
                    @if full { (reader.say(&phrase!("gathering-full"))) }
                    @else { (reader.say(&phrase!("gathering-waits"))) }
                }
                ol .chairs {
                    @for (seat, chair) in Seat::all(sight.setup.seats).zip(&sight.chairs) {
                        li .free[is_free(chair)] {
                            (place(table, seat, chair))
                            @if is_free(chair) { (way_in(table, seat)) }
                        }
                    }
                }
                @if seated { (ways_on(table, full)) }
                @else if !full { (join(table)) }
                p .share {
                    @match sight.visibility {
                        Visibility::Open => (reader.say(&phrase!("gathering-open"))),
                        Visibility::ByLink => (reader.say(&phrase!("gathering-by-link"))),
                    }
                }
                p .dice {
                    (reader.say(&phrase!("gathering-dice", count = sight.contributions)))
                    " " a href={ (path) "fairness" } { (reader.say(&phrase!("table-fairness"))) }
                }
            }
        }
    }
}

fn is_free(chair: &Chair) -> bool {
    !chair.person && chair.bot.is_none()
}

/// How an empty seat is filled: by oneself, or by whoever gets a link.
fn way_in(table: &TablePage<'_>, seat: Seat) -> Markup {
    let reader = table.reader;
    html! {
        @if table.sight.seat.is_some() {
            form .invite method="post" action={ (table.path()) "invite" } {
                button name="to" value=(seat.index()) { (reader.say(&phrase!("table-invite"))) }
            }
        }
    }
}

fn ways_on(table: &TablePage<'_>, full: bool) -> Markup {
    let reader = table.reader;
    let path = table.path();
    html! {
        form .begin method="post" action={ (path) "begin" } {
            @if full {
                button .main .begin { (reader.say(&phrase!("gathering-begin"))) }
            } @else {
                @for level in Level::ALL.into_iter().rev() {
                    @let name = reader.say(&level_name(level.name()));
                    button .fill formaction={ (path) "fill" } name="level" value=(level) {
                        (reader.say(&phrase!("gathering-fill", level = name.as_str())))
                    }
                }
            }
            button .leave formaction={ (path) "stand" } { (reader.say(&phrase!("gathering-leave"))) }
        }
    }
}

fn join(table: &TablePage<'_>) -> Markup {
    let reader = table.reader;
    html! {
        form .join method="post" action={ (table.path()) "sit" } {
            @if reader.person.is_none() { (name_field(reader.words())) }
            button .main { (reader.say(&phrase!("table-join"))) }
        }
    }
}
