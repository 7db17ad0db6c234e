//! The bar above a replay: the way to every other moment, to other eyes, and to a table
//! that goes on from here.

use ludi_engine::{MAX_SEATS, Phrase, Seat, Viewer, phrase};
use maud::{Markup, html};

use super::front::name_field;
use super::replay::{NamedPart, ReplayPage};

/// How fast a replay can be played: what a speed is called, and how long a moment is
/// shown, in milliseconds.
const SPEEDS: [(&str, u16); 4] = [("½×", 3000), ("1×", 1500), ("2×", 750), ("4×", 375)];
/// The usual speed.
const USUAL: u16 = 1500;

/// The bar.
pub(super) fn moments(replay: &ReplayPage<'_>) -> Markup {
    html! {
        div .moments {
            form #moment .moment action={ (replay.path()) "replay" } {
                input #row type="hidden" name="row" value=(replay.row);
                (steps(replay))
                (slider(replay))
                (eyes(replay))
                button .show { (replay.reader.say(&phrase!("replay-show"))) }
            }
            @if replay.over && replay.row < replay.rows { (fork(replay)) }
        }
    }
}

/// The steps to other moments. The script plays them one after the other.
fn steps(replay: &ReplayPage<'_>) -> Markup {
    let reader = replay.reader;
    let step = |id: &str, sign: &str, name: Phrase, to: String| {
        let name = reader.say(&name);
        html! { a .button id={ "to-" (id) } href=(to) title=(name) aria-label=(name) { (sign) } }
    };
    let (earlier, later) = turns_around(replay);
    html! {
        nav aria-label=(reader.say(&phrase!("replay-moments"))) {
            (step("first", "|◀", phrase!("replay-first"), replay.moment(0)))
            @if !replay.parts.is_empty() {
                (step("turn-back", "◀◀", phrase!("replay-turn-back"), replay.moment(earlier)))
            }
            (step("previous", "◀", phrase!("replay-previous"), replay.previous()))
            button #replay-play .play-replay type="button" hidden
                data-play=(reader.say(&phrase!("replay-play")))
                data-pause=(reader.say(&phrase!("replay-pause"))) {}
            (step("next", "▶", phrase!("replay-next"), replay.next()))
            @if !replay.parts.is_empty() {
                (step("turn-on", "▶▶", phrase!("replay-turn-on"), replay.moment(later)))
            }
            (step("last", "▶|", phrase!("replay-last"), replay.moment(replay.rows)))
            select #replay-speed hidden aria-label=(reader.say(&phrase!("replay-speed"))) {
                @for (name, pause) in SPEEDS {
                    option value=(pause) selected[pause == USUAL] { (name) }
                }
            }
        }
    }
}

/// The rows where the turn before this moment and the turn after it begin.
fn turns_around(replay: &ReplayPage<'_>) -> (u64, u64) {
    let begins = turns(&replay.parts).map(|(_, part)| part.row);
    let earlier = begins.clone().filter(|row| *row < replay.row).last();
    let later = begins.into_iter().find(|row| *row > replay.row);
    (earlier.unwrap_or(0), later.unwrap_or(replay.rows))
}

/// The parts that begin a turn, with their places.
fn turns(parts: &[NamedPart]) -> impl Iterator<Item = (usize, &NamedPart)> + Clone {
    let begins = |&(at, part): &(usize, &NamedPart)| at == 0 || parts[at - 1].turn != part.turn;
    parts.iter().enumerate().filter(begins)
}

/// The slider over the parts of the match, marked where turns begin. The script says the
/// name of the part that it is dragged to.
fn slider(replay: &ReplayPage<'_>) -> Markup {
    let ReplayPage { reader, row, rows, .. } = *replay;
    let shown = replay.part().map(|at| (at, name(&replay.parts[at])));
    html! {
        div .slide {
            p #moment-name {
                @if let Some((_, name)) = &shown { strong { (name) } " " }
                small {
                    (reader.say(&phrase!("replay-row", row = row as i64, rows = rows as i64)))
                    @if replay.beats > 1 {
                        " · "
                        (reader.say(&phrase!("replay-beat", beat = replay.beat, beats = replay.beats)))
                    }
                }
            }
            @if let Some((at, name)) = &shown {
                input type="hidden" name="from" value=(at);
                input #part type="range" name="part" min="0" max=(replay.parts.len() - 1) value=(at)
                    list="turns" aria-label=(reader.say(&phrase!("replay-parts"))) aria-valuetext=(name);
                datalist #turns {
                    @for (at, part) in turns(&replay.parts) { option value=(at) { (part.turn) } }
                }
                ol #parts hidden {
                    @for part in &replay.parts { li { (self::name(part)) } }
                }
            }
        }
    }
}

/// What a part is called.
fn name(part: &NamedPart) -> String {
    format!("{} · {}", part.turn, part.phase)
}

/// Through whose eyes the match is seen.
fn eyes(replay: &ReplayPage<'_>) -> Markup {
    let reader = replay.reader;
    html! {
        label {
            span { (reader.say(&phrase!("replay-eyes"))) }
            select #seat name="seat" {
                @if replay.over {
                    option value="all" selected[replay.viewer == Viewer::Historian] {
                        (reader.say(&phrase!("replay-all")))
                    }
                }
                @for &seat in &replay.eyes {
                    option value=(seat.index()) selected[replay.viewer == Viewer::Seat(seat)] {
                        (replay.names.get(seat.index()).map_or("", String::as_str))
                    }
                }
                option value="watch" selected[replay.viewer == Viewer::Spectator] {
                    (reader.say(&phrase!("replay-watch")))
                }
            }
        }
    }
}

/// The way to play on from here, folded.
fn fork(replay: &ReplayPage<'_>) -> Markup {
    let ReplayPage { reader, row, .. } = *replay;
    let seat = match replay.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Historian => replay.mine.first(),
    };
    html! {
        details #play-on .play-on {
            summary { (reader.say(&phrase!("fork"))) }
            form #fork .fork method="post" action={ (replay.path()) "fork" } {
                p { (reader.say(&phrase!("fork-why"))) }
                input type="hidden" name="row" value=(row);
                @if reader.person.is_none() { (name_field(reader.words(), "")) }
                label {
                    span { (reader.say(&phrase!("fork-seat"))) }
                    select name="seat" {
                        @for (at, name) in Seat::all(MAX_SEATS as u8).zip(replay.names) {
                            option value=(at.index()) selected[seat == Some(at)] { (name) }
                        }
                    }
                }
                button .main { (reader.say(&phrase!("fork-from", row = row as i64))) }
            }
        }
    }
}
