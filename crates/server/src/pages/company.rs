//! Who is at the table, and what the reader may do about the seats.

use std::sync::Arc;

use ludi_engine::{Seat, SharedPart, phrase};
use maud::{Markup, html};

use super::open::level_name;
use super::table::{Earlier, TablePage, same_seats};
use crate::house::{Away, Chair};
use crate::lines::Lines;
use crate::store::Status;

/// Everybody at the table, in the order of the seats. A chair that was drawn before is not
/// drawn again.
pub(super) fn company(table: &TablePage<'_>, earlier: Earlier<'_>) -> Lines {
    let model = table.model;
    let watched = earlier.filter(|(old, _)| old.watching == model.watching);
    let around = watched.and_then(|(_, drawn)| drawn.part("players")?.lines());
    let earlier = earlier.filter(|(old, _)| same_seats(old, model));
    let drawn =
        earlier.and_then(|(_, drawn)| Some(drawn.part("players")?.lines()?.lines().items()));
    let old = |seat: Seat| {
        Some((earlier?.0.chairs.get(seat.index())?, drawn.as_ref()?.get(seat.index())?))
    };
    let chair = |(seat, chair): (Seat, &Chair)| {
        if let Some((_, drawn)) = old(seat).filter(|(old, _)| *old == chair) {
            return drawn.clone();
        }
        let drawn = html! {
            li id={ "chair-" (seat.index()) } .asked[chair.asked] {
                (place(table, seat, chair))
                @if model.seat.is_some() { (replacement(table, seat, chair)) }
            }
        };
        Arc::new(SharedPart::new(drawn.into_string()))
    };
    let chairs: Vec<_> = Seat::all(model.setup.seats).zip(&model.chairs).map(chair).collect();
    match around {
        Some(old) => old.with(chairs.into()),
        None => Lines::within(&head(table).0, "</ol>", chairs.into()),
    }
}

/// What is around the chairs.
fn head(table: &TablePage<'_>) -> Markup {
    let reader = table.reader;
    let watching = table.model.watching;
    html! {
        details #players .panel .steady {
            summary { (reader.say(&phrase!("table-players"))) }
            ol #chairs {}
            @if watching > 0 {
                p .watching { (reader.say(&phrase!("table-watching", count = watching))) }
            }
        }
    }
}

/// A seat and who sits there; the sign says by its shape what the words say.
pub(super) fn place(table: &TablePage<'_>, seat: Seat, chair: &Chair) -> Markup {
    let reader = table.reader;
    let (sign, presence) = match chair {
        Chair { bot: Some(_), person: true, .. } if table.model.mine.contains(seat) => {
            ("⚙", phrase!("presence-bot-for-me"))
        }
        Chair { bot: Some(_), person: true, .. } => ("⚙", phrase!("presence-bot-for")),
        Chair { bot: Some(level), .. } => {
            ("⚙", phrase!("presence-bot", level = reader.say(&level_name(level)).as_str()))
        }
        Chair { person: false, .. } => ("+", phrase!("presence-free")),
        Chair { here: true, .. } => ("●", phrase!("presence-here")),
        Chair { .. } => ("○", phrase!("presence-away")),
    };
    html! {
        span .sign aria-hidden="true" { (sign) }
        span .name {
            span .called { (chair.name) }
            @if table.model.mine.contains(seat) { " " small { (reader.say(&phrase!("table-me"))) } }
        }
        span .presence { (reader.say(&presence)) }
        @if chair.asked { span .now { (reader.say(&phrase!("table-asked"))) } }
    }
}

/// A vote on the seat of somebody who is away; a link to one that a bot has.
fn replacement(table: &TablePage<'_>, seat: Seat, chair: &Chair) -> Markup {
    let reader = table.reader;
    let path = table.path();
    html! {
        @if chair.away == Some(Away::Since) && !chair.here && !table.model.mine.contains(seat) {
            @if let Some(minutes) = table.model.absence {
                small .away { (reader.say(&phrase!("table-away", minutes = minutes))) }
            }
        }
        @if let Some(Away::Vote { cast, needed }) = chair.away && !table.model.mine.contains(seat) {
            form .vote method="post" action={ (path) "replace" } {
                input type="hidden" name="whose" value=(seat.index());
                input type="hidden" name="agree" value=(!chair.my_vote);
                button {
                    @if chair.my_vote { (reader.say(&phrase!("table-vote-back"))) }
                    @else { (reader.say(&phrase!("table-vote"))) }
                }
                small { (reader.say(&phrase!("table-votes", cast = cast, needed = needed))) }
            }
        }
        @if !chair.person && table.model.status == Status::Playing {
            form .invite method="post" action={ (path) "invite" } {
                input type="hidden" name="to" value=(seat.index());
                @let invite = reader.say(&phrase!("table-invite"));
                button .small aria-label=(invite) title=(invite) {
                    svg viewBox="0 0 24 24" aria-hidden="true" {
                        path d="M3 6h18v12H3zM3 6.500l9 7 9-7" {}
                    }
                }
            }
        }
    }
}

/// What the reader may do with the own seat.
pub(super) fn own_seat(table: &TablePage<'_>) -> Markup {
    let reader = table.reader;
    let model = table.model;
    let path = table.path();
    html! {
        details #own-seat .panel {
            summary { (reader.say(&phrase!("seat-own"))) }
            @if let Some(seat) = model.seat {
                @let chair = &model.chairs[seat.index()];
                form method="post" action={ (path) "hand-over" } {
                    (table.seat_field())
                    @if chair.bot.is_some() {
                        button .main .take-back formaction={ (path) "take-back" } {
                            (reader.say(&phrase!("seat-take-back")))
                        }
                    } @else if model.status == Status::Playing {
                        button .hand-over { (reader.say(&phrase!("seat-hand-over"))) }
                    }
                    @if reader.person.as_ref().is_some_and(|person| !person.account) {
                        button .carry formaction={ (path) "invite" } name="to" value=(seat.index()) {
                            (reader.say(&phrase!("seat-carry")))
                        }
                    }
                    @if model.status == Status::Playing {
                        button .leave formaction={ (path) "stand" } { (reader.say(&phrase!("seat-leave"))) }
                    }
                }
            }
            form method="post" action="/settings" {
                input type="hidden" name="back" value=(path);
                input type="hidden" name="careful" value=(!reader.careful);
                button aria-pressed=(reader.careful) { (reader.say(&phrase!("seat-careful"))) }
            }
        }
    }
}
