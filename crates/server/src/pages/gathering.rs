//! A table before the match: who is there, who is missing, and how they come.

use ludi_bots::Level;
use ludi_engine::{Phrase, Seat, phrase};
use maud::{Markup, html};

use super::company::place;
use super::draws::{given_up, left_out};
use super::front::name_field;
use super::primer;
use super::table::TablePage;
use crate::house::{Chair, DrawReport, DrawState};
use crate::store::{Status, Visibility};

/// The gathering. The script takes part in the draw of the key (`data-draw`) for
/// the seat that `data-seat` names, and begins by itself where nobody else is
/// waited for (`data-alone`).
pub(super) fn gathering(table: &TablePage<'_>) -> Markup {
    let reader = table.reader;
    let model = table.model;
    let seated = model.seat.is_some();
    let full = model.chairs.iter().all(|chair| !is_free(chair));
    let people = model.chairs.iter().filter(|chair| chair.person).count();
    let alone = seated && full && people == model.mine.len();
    let path = table.path();
    let draw_data = model.draws.last().and_then(|draw| serde_json::to_string(draw).ok());
    let drawing = model.draws.last().filter(|draw| draw.state != DrawState::Open);
    html! {
        section #gathering data-seated=(seated) data-alone=(alone)
            data-seat=[model.seat.map(Seat::index)] data-table=(table.id) data-draw=[draw_data] {
            h1 { (model.table_name.as_deref().unwrap_or(model.game_name)) }
            @if model.table_name.is_some() { p .lead { (model.game_name) } }
            @if model.status == Status::Closed {
                p { (reader.say(&phrase!("gathering-closed"))) }
            } @else {
                p .lead {
                    @if drawing.is_some() { (reader.say(&phrase!("gathering-drawing"))) }
                    @else if full { (reader.say(&phrase!("gathering-full"))) }
                    @else { (reader.say(&phrase!("gathering-waits"))) }
                }
                ol .chairs {
                    @for (seat, chair) in Seat::all(model.setup.seats).zip(&model.chairs) {
                        li .free[is_free(chair)] {
                            (place(table, seat, chair))
                            @if is_free(chair) { (way_in(table, seat)) }
                        }
                    }
                }
                @if seated && drawing.is_some() { (way_out(table)) }
                @else if seated { (ways_on(table, full)) }
                @else if !full { (join(table)) }
                p .share {
                    @match model.visibility {
                        Visibility::Open => (reader.say(&phrase!("gathering-open"))),
                        Visibility::ByLink => (reader.say(&phrase!("gathering-by-link"))),
                    }
                }
                p .papers {
                    a href=(primer::path(model.game)) target="rules" {
                        (reader.say(&phrase!("how-to-play")))
                    }
                }
                p .absence { (reader.say(&absence(model.absence))) }
                div .dice {
                    (given_up(reader, &model.draws))
                    @if let Some(draw) = model.draws.last() {
                        p { (reader.say(&taking_part(draw))) }
                        (left_out(reader, draw))
                    }
                    p { a href={ (path) "fairness" } { (reader.say(&phrase!("table-fairness"))) } }
                }
            }
        }
    }
}

/// Who takes part in the draw, as far as it is known.
fn taking_part(draw: &DrawReport) -> Phrase {
    let names: Vec<&str> = draw.contributors.iter().map(|one| &*one.name).collect();
    let names = names.join(", ");
    match (names.as_str(), draw.state) {
        ("", _) => phrase!("gathering-dice-nobody"),
        (names, DrawState::Fixed) => phrase!("gathering-dice-fixed", names = names),
        (names, _) => phrase!("gathering-dice", names = names),
    }
}

/// What happens to the seat of somebody who goes away.
fn absence(minutes: Option<u16>) -> Phrase {
    match minutes {
        None => phrase!("gathering-absence-never"),
        Some(minutes) => phrase!("gathering-absence", minutes = minutes),
    }
}

fn is_free(chair: &Chair) -> bool {
    !chair.person && chair.bot.is_none()
}

/// How an empty seat is filled: by oneself, or by whoever gets a link.
fn way_in(table: &TablePage<'_>, seat: Seat) -> Markup {
    let reader = table.reader;
    html! {
        @if table.model.seat.is_some() {
            form .invite method="post" action={ (table.path()) "invite" } {
                button name="to" value=(seat.index()) { (reader.say(&phrase!("table-invite"))) }
            }
        }
    }
}

/// Once the match was begun, all that is left is to leave.
fn way_out(table: &TablePage<'_>) -> Markup {
    let reader = table.reader;
    html! {
        form .begin method="post" action={ (table.path()) "stand" } {
            button .leave { (reader.say(&phrase!("gathering-leave"))) }
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
                    button .fill formaction={ (path) "fill" } name="level" value=(level) {
                        (reader.say(&phrase!("gathering-fill", level = level.name())))
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
            @if reader.person.is_none() { (name_field(reader.words(), "")) }
            button .main { (reader.say(&phrase!("table-join"))) }
        }
    }
}
