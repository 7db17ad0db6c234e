//! Promises: where the reader makes one, and how they stand in talk and log.

use ludi_engine::{Seat, phrase};
use maud::{Markup, html};

use super::assets::asset;
use super::reader::Reader;
use super::table::TablePage;
use crate::house::{Promisable, Promised, Said};

/// Where those who play promise something. The stylesheet shows only the blanks
/// of the kind that is chosen.
pub(super) fn promise(table: &TablePage<'_>) -> Markup {
    let (reader, model) = (table.reader, table.model);
    let others = || {
        let chairs = Seat::all(model.setup.seats).zip(&model.chairs);
        chairs.filter(|(seat, chair)| Some(*seat) != model.seat && !chair.name.is_empty())
    };
    html! {
        section #promise {
            @if !model.promisable.is_empty() {
                details #promise-fold .panel {
                    summary { (seal()) (reader.say(&phrase!("promise"))) }
                    form #vow .vow data-here method="post" action={ (table.path()) "promise" } novalidate {
                        p .hint { (reader.say(&phrase!("promise-hint"))) }
                        (table.seat_field())
                        label {
                            span { (reader.say(&phrase!("promise-what"))) }
                            select name="kind" {
                                @for Promisable { kind, text } in &*model.promisable {
                                    option value=(kind.id) data-who[kind.who] data-amount[kind.amount.is_some()] { (text) }
                                }
                            }
                        }
                        label .vow-who {
                            span { (reader.say(&phrase!("promise-who"))) }
                            select name="who" {
                                option value="" { "…" }
                                @for (seat, chair) in others() {
                                    option value=(seat.index()) { (chair.name) }
                                }
                            }
                        }
                        label .vow-amount {
                            span { (reader.say(&phrase!("promise-amount"))) }
                            (amount(&model.promisable))
                        }
                        label {
                            span { (reader.say(&phrase!("chat-to"))) }
                            select name="to" {
                                option value="" { (reader.say(&phrase!("chat-all"))) }
                                @for (seat, chair) in others() {
                                    option value={ "aloud-" (seat.index()) } {
                                        (reader.say(&phrase!("promise-aloud", name = chair.name.as_str())))
                                    }
                                }
                                @for (seat, chair) in others() {
                                    @if chair.person && !model.mine.contains(seat) {
                                        option value=(seat.index()) {
                                            (reader.say(&phrase!("promise-alone", name = chair.name.as_str())))
                                        }
                                    }
                                }
                            }
                        }
                        button { (reader.say(&phrase!("promise-make"))) }
                    }
                }
            }
        }
    }
}

/// The field of the amount: whatever any kind allows; the house looks closer.
fn amount(promisable: &[Promisable]) -> Markup {
    let ranges = promisable.iter().filter_map(|promisable| promisable.kind.amount);
    let min = ranges.clone().map(|range| range.min).min();
    let max = ranges.map(|range| range.max).max();
    html! { input type="number" name="amount" inputmode="numeric" min=[min] max=[max]; }
}

/// The mark of all promises.
fn seal() -> Markup {
    html! { img .seal src=(asset("seal.svg")) alt="" width="20" height="20"; }
}

/// A promise that was made: who, to whom, and what.
pub(super) fn promised(reader: &Reader, said: &Said, promised: &Promised) -> Markup {
    let to = match (&promised.to, &said.to) {
        (None, _) => phrase!("promise-made-to-all"),
        (Some(name), None) => phrase!("promise-made-to", name = name.as_str()),
        (Some(name), Some(_)) => phrase!("promise-made-alone", name = name.as_str()),
    };
    html! {
        (seal())
        @if said.to.is_some() { span .sign aria-hidden="true" { "❧ " } }
        strong { (said.from) } " " em { (reader.say(&to)) } ": " q { (said.text) }
    }
}

/// A line of a log, in which what happened is told by something.
pub(super) enum Entry<'a, E> {
    /// Something that happened.
    Event(E),
    /// Something that was promised.
    Promise(&'a Said, &'a Promised),
    /// Something that the house tells of a seat.
    Notice(&'a Said),
}

/// What happened, by row, and between that what was promised and told of seats,
/// each after the row at which it was.
pub(super) fn entries<E>(
    log: impl IntoIterator<Item = (u64, E)>,
    promises: &[Said],
) -> Vec<(u64, Entry<'_, E>)> {
    let events = log.into_iter().map(|(row, event)| (row, Entry::Event(event)));
    let promises = promises.iter().filter_map(|said| match (&said.promise, &said.notice) {
        (Some(promised), _) => Some((promised.row, Entry::Promise(said, promised))),
        (None, Some(noticed)) => Some((noticed.row, Entry::Notice(said))),
        (None, None) => None,
    });
    let mut entries: Vec<_> = events.chain(promises).collect();
    // Those of one row stay in their order.
    entries.sort_by_key(|(row, _)| *row);
    entries
}
