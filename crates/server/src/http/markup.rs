//! The pages, from what the house says.

use ludi_engine::{Outcome, Seat};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::house::{Sentence, Sight};
use crate::store::{Status, TableEntry, TableId};

/// What a table answers beside its board.
pub(super) struct Notice {
    pub(super) text: String,
    pub(super) rule: Option<&'static str>,
}

fn frame(title: &str, game: Option<&str>, waits: bool, body: Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                // Without a script the page looks by itself what the others do.
                @if waits { noscript { meta http-equiv="refresh" content="2"; } }
                title { (title) " · Ludi Romani" }
                link rel="stylesheet" href="/assets/house.css";
                @if let Some(game) = game {
                    link rel="stylesheet" href={ "/games/" (game) "/board.css" };
                }
                script src="/assets/table.js" defer {}
            }
            body {
                header { a href="/" { "Ludi Romani" } }
                main { (body) }
            }
        }
    }
}

/// Something went wrong: a sentence and a way back.
pub(super) fn message(text: &str, back: &str) -> Markup {
    frame("Sorry", None, false, html! { p role="alert" { (text) } p { a href=(back) { "Back" } } })
}

/// The front page: the games as id, name, fewest and most seats.
pub(super) fn front(
    reader: Option<&str>,
    games: &[(&str, &str, u8, u8)],
    mine: &[TableEntry],
) -> Markup {
    let body = html! {
        h1 { "Ludi Romani" }
        @for (id, name, fewest, most) in games {
            form .offer method="post" action="/play" {
                h2 { (name) }
                input type="hidden" name="game" value=(id);
                @if reader.is_none() {
                    label { "Your name " input name="name" maxlength="32" autocomplete="nickname"; }
                }
                label {
                    "Bots "
                    select name="opponents" {
                        @for bots in fewest - 1..*most {
                            option value=(bots) selected[bots + 1 == *most] { (bots) }
                        }
                    }
                }
                button { "Play now against bots" }
            }
        }
        @if !mine.is_empty() {
            h2 { "My tables" }
            ul {
                @for table in mine {
                    li {
                        a href={ "/tables/" (table.terms.id) "/" } { (table.terms.game) }
                        @if table.status == Status::Over { " (over)" }
                    }
                }
            }
        }
    };
    frame("Welcome", None, false, body)
}

/// A table, for the holder of a seat or a spectator.
pub(super) fn table(
    id: TableId,
    seat: Option<Seat>,
    key: &str,
    sight: &Sight,
    notice: Option<&Notice>,
) -> Markup {
    let path = format!("/tables/{id}/");
    let asked = seat.is_some_and(|seat| sight.to_act.contains(seat));
    let over = sight.outcome.is_some();
    let body = html! {
        div .table-page data-live={ (path) "live" } {
            form #play method="post" action={ (path) "act" } {
                div #prompt data-row=(sight.row) data-asked=(asked) {
                    p aria-live="polite" { (sight.prompt.text) " " (cite(sight.prompt.rule)) }
                    @if seat.is_none() { p { "You are watching." } }
                }
                div #commands {
                    input type="hidden" name="expected" value=(sight.row);
                    input type="hidden" name="key" value=(key);
                    @if sight.retractable > 0 {
                        button .undo name="steps" value="1" formaction={ (path) "undo" } { "Undo" }
                        button .restart name="steps" value=(sight.retractable)
                            formaction={ (path) "undo" } { "Start my turn again" }
                    }
                }
                div #notice role="status" {
                    @if let Some(Notice { text, rule }) = notice {
                        p { (text) @if let Some(rule) = rule { " " (cite(rule)) } }
                    }
                }
                section #result {
                    @if let Some(outcome) = &sight.outcome { (result(outcome, sight)) }
                }
                (PreEscaped(sight.emblems))
                (PreEscaped(&sight.board))
            }
            details #log open {
                summary { "What happened" }
                ol #log-lines {
                    @for (row, Sentence { text, rule }) in &sight.log {
                        li data-row=(row) { (text) " " (cite(rule)) }
                    }
                }
            }
        }
    };
    frame(sight.game_name, Some(sight.game), !asked && !over, body)
}

fn cite(rule: &str) -> Markup {
    html! { small .rule data-rule=(rule) { "§ " (rule) } }
}

fn result(outcome: &Outcome, sight: &Sight) -> Markup {
    html! {
        table {
            caption { "The match is over" }
            tr { th { "Place" } th { "Name" } th { "Points" } }
            @for (seat, name) in sight.players.names.iter().enumerate() {
                tr {
                    td { (outcome.places[seat]) }
                    td { (name) }
                    td { (outcome.scores[seat]) }
                }
            }
        }
    }
}
