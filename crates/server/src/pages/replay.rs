//! A match looked back at, row by row.

use ludi_engine::rulebook::Citations;
use ludi_engine::{Seat, SeatSet, Viewer, phrase};
use maud::{Markup, PreEscaped, html};

use super::assets::asset;
use super::frame::{Page, frame};
use super::moments::moments;
use super::promise::{Entry, entries, promised};
use super::reader::Reader;
use super::table::{link, panning};
use crate::house::{Said, Sentence};

/// What the page of a replay shows.
#[derive(Clone, Debug)]
pub struct ReplayPage<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// The table's id.
    pub id: &'a str,
    /// The game's id.
    pub game: &'a str,
    /// The game's name.
    pub game_name: &'a str,
    /// The game's ledger of rules, in this language.
    pub ledger: &'static str,
    /// The address of the game's stylesheet.
    pub styles: &'a str,
    /// The address of the game's glossary, in this language.
    pub glossary: &'a str,
    /// The row after which it is shown; 0 for the deal.
    pub row: u64,
    /// How many rows there are.
    pub rows: u64,
    /// Which of its beats is shown, from 1: the last is the end of the row.
    pub beat: usize,
    /// How many beats the row has.
    pub beats: usize,
    /// The parts of the match, in order.
    pub parts: Vec<NamedPart>,
    /// Is the match over?
    pub over: bool,
    /// Through whose eyes.
    pub viewer: Viewer,
    /// The reader's own seats.
    pub mine: SeatSet,
    /// Through which seats' eyes the reader may look.
    pub eyes: Vec<Seat>,
    /// Who sits where.
    pub names: &'a [String],
    /// What was asked then.
    pub prompt: Sentence,
    /// The game's emblems: HTML of the game.
    pub emblems: &'a str,
    /// The board as it was: HTML of the game.
    pub board: &'a str,
    /// What had happened until then, oldest first.
    pub log: Vec<(u64, Sentence)>,
    /// What had been promised until then, as far as the reader may read it.
    pub promises: Vec<Said>,
}

/// A part of a match: a phase of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedPart {
    /// The row that it begins after; 0 for the deal.
    pub row: u64,
    /// What the turn is called.
    pub turn: String,
    /// What the phase is called.
    pub phase: String,
}

impl ReplayPage<'_> {
    pub(super) fn path(&self) -> String {
        format!("/tables/{}/", self.id)
    }

    /// The address of the end of another row, seen through the same eyes.
    pub(super) fn moment(&self, row: u64) -> String {
        format!("{}replay?row={row}&seat={}", self.path(), code(self.viewer))
    }

    /// The address of a beat.
    fn beat(&self, row: u64, beat: usize) -> String {
        format!("{}&beat={beat}", self.moment(row))
    }

    /// The moment before this one.
    pub(super) fn previous(&self) -> String {
        match self.beat {
            1 => self.moment(self.row.saturating_sub(1)),
            beat => self.beat(self.row, beat - 1),
        }
    }

    /// The moment after this one.
    pub(super) fn next(&self) -> String {
        if self.beat < self.beats {
            self.beat(self.row, self.beat + 1)
        } else if self.row < self.rows {
            self.beat(self.row + 1, 1)
        } else {
            self.moment(self.rows)
        }
    }

    /// The part that is shown, by its place; none if the game has no parts.
    pub(super) fn part(&self) -> Option<usize> {
        self.parts.partition_point(|part| part.row <= self.row).checked_sub(1)
    }

    /// Is it the last moment?
    pub(super) fn is_end(&self) -> bool {
        self.row == self.rows && self.beat == self.beats
    }

    /// This moment.
    fn here(&self) -> String {
        if self.beat < self.beats { self.beat(self.row, self.beat) } else { self.moment(self.row) }
    }
}

/// How an address names a viewer.
fn code(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.index().to_string(),
        Viewer::Spectator => "watch".to_owned(),
        Viewer::Historian => "all".to_owned(),
    }
}

/// The page of a replay.
pub fn replay(replay: &ReplayPage<'_>) -> Markup {
    let reader = replay.reader;
    let title = reader.say(&phrase!("replay-of", game = replay.game_name));
    let log = replay.log.iter().map(|(row, text)| (*row, text));
    let log = entries(log, &replay.promises);
    let now = log.last().map(|(row, _)| *row);
    let citations = Citations::new(replay.ledger);
    let body = html! {
        div #replay .table-page .replay-page data-end[replay.is_end()]
            data-glossary=(replay.glossary) {
            div .play {
                h1 .unseen { (title) }
                (moments(replay))
                div .ask {
                    div #prompt {
                        p aria-live="polite" { (replay.prompt.text) }
                        (link(replay.game, replay.prompt.rule, &citations))
                    }
                }
                (PreEscaped(replay.emblems))
                (PreEscaped(replay.board))
            }
            aside .side aria-label=(reader.say(&phrase!("table-log"))) {
                details #log .panel open {
                    summary { (reader.say(&phrase!("table-log"))) }
                    ol #log-lines tabindex="0" aria-label=(reader.say(&phrase!("table-log"))) {
                        @for (row, entry) in log {
                            @let current = (Some(row) == now).then_some("step");
                            @match entry {
                                Entry::Event(text) => {
                                    li aria-current=[current] {
                                        a href=(replay.moment(row)) { (row) } " "
                                        (text.text) " " (link(replay.game, text.rule, &citations))
                                    }
                                }
                                Entry::Promise(said, promise) => {
                                    li .promise .whisper[said.to.is_some()] aria-current=[current] {
                                        a href=(replay.moment(row)) { (row) } " "
                                        (promised(reader, said, promise))
                                    }
                                }
                                Entry::Notice(said) => {
                                    li .notice aria-current=[current] {
                                        a href=(replay.moment(row)) { (row) } " " (said.text)
                                    }
                                }
                            }
                        }
                    }
                }
                p .more {
                    a href=(replay.path()) { (reader.say(&phrase!("replay-to-table"))) } " · "
                    a href={ (replay.path()) "fairness" } { (reader.say(&phrase!("table-fairness"))) }
                    @if replay.over {
                        " · "
                        a href={ (replay.path()) "record" } { (reader.say(&phrase!("replay-record"))) }
                    }
                }
            }
        }
        script src=(asset("replay.js")) defer {}
        (panning(replay.board))
    };
    let here = replay.here();
    frame(
        &Page { reader, title: &title, styles: Some(replay.styles), here: &here, changes: false },
        body,
    )
}
