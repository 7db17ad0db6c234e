//! What the reader is asked or told about seats: whether somebody may have the
//! seat of a bot, and that a bot plays for the reader.

use ludi_engine::{Seat, phrase};
use maud::{Markup, html};

use super::table::TablePage;
use crate::house::SeatRequest;
use crate::store::Status;

/// The part of the page, which is empty most of the time. It stands in the form
/// of the board.
pub(super) fn requests(table: &TablePage<'_>) -> Markup {
    let (reader, model) = (table.reader, table.model);
    let path = table.path();
    let replaced = |seat: Seat| model.chairs[seat.index()].bot.is_some();
    html! {
        section #requests aria-live="polite" {
            @for request in &model.requests { (question(table, request)) }
            @if model.status == Status::Playing && model.seat.is_some_and(replaced) {
                p { (reader.say(&phrase!("request-replaced"))) }
                p .answers {
                    button .main .take-back formaction={ (path) "take-back" } {
                        (reader.say(&phrase!("seat-take-back")))
                    }
                }
            }
        }
    }
}

fn question(table: &TablePage<'_>, request: &SeatRequest) -> Markup {
    let reader = table.reader;
    let SeatRequest { seat, name, .. } = request;
    let bot = table.model.chairs.get(seat.index()).map_or("", |chair| &*chair.name);
    let path = format!("{}requests", table.path());
    html! {
        @if request.mine {
            p { (reader.say(&phrase!("request-mine", bot = bot, count = request.missing))) }
        } @else if request.agreed {
            p {
                (reader.say(&phrase!("request-agreed", name = name.as_str(), bot = bot, count = request.missing)))
            }
        } @else {
            p { (reader.say(&phrase!("request-asks", name = name.as_str(), bot = bot))) }
        }
        @if !request.mine {
            p .answers {
                @if !request.agreed {
                    button .agree formaction=(path) name="agree" value=(seat.index()) {
                        (reader.say(&phrase!("request-agree")))
                    }
                }
                button .refuse formaction=(path) name="refuse" value=(seat.index()) {
                    (reader.say(&phrase!("request-refuse")))
                }
            }
        }
    }
}
