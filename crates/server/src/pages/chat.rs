//! What is said at the table.

use ludi_engine::{Seat, phrase};
use maud::{Markup, html};

use super::promise::promised;
use super::table::TablePage;
use crate::house::Said;

/// The talk, and where the reader joins in. Those with a seat may whisper.
pub(super) fn chat(table: &TablePage<'_>) -> Markup {
    let reader = table.reader;
    let model = table.model;
    let title = reader.say(&phrase!("chat"));
    html! {
        details #chat .panel .steady open[!model.lines.is_empty()] {
            summary { (title) }
            ol #chat-lines aria-live="polite" tabindex="0" aria-label=(title) {
                @for line in &model.lines { (said(table, line)) }
            }
            @if reader.person.is_some() {
                form #say .say data-here method="post" action={ (table.path()) "say" } {
                    (table.seat_field())
                    @if model.seat.is_some() {
                        label {
                            span .unseen { (reader.say(&phrase!("chat-to"))) }
                            select #say-to name="to" {
                                option value="" { (reader.say(&phrase!("chat-all"))) }
                                @for (seat, chair) in Seat::all(model.setup.seats).zip(&model.chairs) {
                                    @if chair.person && !model.mine.contains(seat) {
                                        option value=(seat.index()) {
                                            (reader.say(&phrase!("chat-whisper", name = chair.name.as_str())))
                                        }
                                    }
                                }
                            }
                        }
                    }
                    label {
                        span .unseen { (reader.say(&phrase!("chat-text"))) }
                        input #say-text name="text" required maxlength="500" autocomplete="off"
                            placeholder=(reader.say(&phrase!("chat-text")));
                    }
                    button { (reader.say(&phrase!("chat-say"))) }
                }
            }
        }
    }
}

fn said(table: &TablePage<'_>, line: &Said) -> Markup {
    let reader = table.reader;
    html! {
        li id={ "said-" (line.number) } .whisper[line.to.is_some()] .promise[line.promise.is_some()] .notice[line.notice.is_some()] {
            @if let Some(promise) = &line.promise {
                (promised(reader, line, promise))
            } @else if line.notice.is_some() {
                (line.text)
            } @else {
                @if line.to.is_some() { span .sign aria-hidden="true" { "❧ " } }
                strong { (line.from) }
                @if let Some(to) = &line.to {
                    " " em { (reader.say(&phrase!("chat-only-to", name = to.as_str()))) }
                }
                @if line.seat.is_none() { " " em { (reader.say(&phrase!("chat-spectator"))) } }
                ": " (line.text)
            }
        }
    }
}
