//! The beats of the last rows, for a page that shows them one after the other.

use std::collections::BTreeMap;

use ludi_engine::{Lang, Seat, Table, Viewer, Voice};
use serde::Serialize;

use super::command::{Message, Visitor};
use super::live_table::LiveTable;
use super::{House, HouseError};
use crate::pieces::{Cut, cut};
use crate::store::{Status, TableId};

/// How many rows are shown at most: who was away longer has the replay.
const MOST_ROWS: usize = 60;

/// Which rows a page wants to show, by the numbers that its viewer counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BeatRange {
    /// The last row that it shows already.
    pub(crate) after: u64,
    /// The last row that it wants.
    pub(crate) upto: u64,
}

/// What a page needs to show rows beat by beat.
#[derive(Serialize, Debug)]
pub(crate) struct Beats {
    /// The board before the first beat, with no choices; nothing if it is not to be seen.
    base: Option<String>,
    beats: Vec<BeatChange>,
}

/// A beat, as it differs from the one before.
#[derive(Serialize, Debug)]
struct BeatChange {
    /// The number of its row.
    row: u64,
    /// Whose row it is.
    seat: u8,
    /// Is that the viewer's own seat?
    mine: bool,
    /// Which of the game's beats it is, if the rules marked it.
    kind: Option<&'static str>,
    /// What happened.
    lines: Vec<String>,
    /// The query by which the replay shows this moment.
    moment: String,
    /// The elements of the board that have changed, by their ids.
    parts: BTreeMap<String, String>,
}

/// Rows of a match, and the viewer who may see their beats.
pub(super) struct BeatRows {
    table: Box<dyn Table>,
    viewer: Viewer,
    lang: Lang,
    game: String,
    /// The row, whose it is, its number, and its number in the replay.
    rows: Vec<(u64, Seat, u64, u64)>,
    /// The last row before them that the viewer could notice.
    before: u64,
}

impl LiveTable {
    /// The rows that a page may show beat by beat: none before the viewer's last own
    /// one, since what happened earlier is for the replay, which knows who may look
    /// back. Where the rules make players remember what they saw, not even that one.
    pub(super) fn beat_rows(&self, visitor: &Visitor, range: BeatRange) -> Option<BeatRows> {
        let play = self.play.as_ref()?;
        if self.curtain(visitor).is_some() {
            return None;
        }
        let viewer = self.viewer_of(visitor);
        let last = play.table.rows();
        let mut first = play.numbers.row(viewer, range.after).saturating_add(1);
        if let Some(own) = play.last_own_row(viewer) {
            first = first.max(if play.table.recalls() { own } else { own + 1 });
        }
        let upto = play.numbers.row(viewer, range.upto).min(last);
        let counts = match self.entry.status {
            Status::Over => Viewer::Historian,
            Status::Gathering | Status::Playing | Status::Closed => viewer,
        };
        let number = |row: u64| {
            let seat = play.made_by(row)?;
            let noticed = play.numbers.is_noticed(viewer, row);
            let counted = (play.numbers.number(viewer, row), play.numbers.number(counts, row));
            noticed.then_some((row, seat, counted.0, counted.1))
        };
        let mut rows: Vec<_> = (first..=upto).filter_map(number).collect();
        rows.drain(..rows.len().saturating_sub(MOST_ROWS));
        let earliest = rows.first().map_or(first.min(last + 1), |(row, ..)| *row);
        let before = (0..earliest).rev().find(|row| {
            play.numbers.is_noticed(viewer, *row) && !play.table.beats(viewer, *row).is_empty()
        });
        Some(BeatRows {
            table: play.table.fork(),
            viewer,
            lang: visitor.lang,
            game: self.entry.terms.game.clone(),
            rows,
            before: before.unwrap_or_default(),
        })
    }
}

impl BeatRows {
    /// Draws every beat. Takes a while.
    fn draw(&self, house: &House) -> Result<Beats, HouseError> {
        let game = house.registry().find(&self.game).ok_or(HouseError::NoGame)?;
        let names = &self.table.players().names;
        let voice = Voice { speech: game.speeches.of(self.lang), names };
        let before = self.table.beats(self.viewer, self.before);
        let base = before.last().map(|beat| beat.picture.board(&voice)).unwrap_or_default();
        let eyes = match self.viewer {
            Viewer::Seat(seat) => seat.index().to_string(),
            Viewer::Spectator | Viewer::Historian => "watch".to_owned(),
        };
        let mut board = base.clone();
        let mut beats = Vec::new();
        for (row, seat, number, counted) in &self.rows {
            // Rows that were taken back have none.
            for (nth, beat) in (1..).zip(self.table.beats(self.viewer, *row)) {
                let next = beat.picture.board(&voice);
                beats.push(BeatChange {
                    row: *number,
                    seat: seat.index() as u8,
                    mine: self.viewer == Viewer::Seat(*seat),
                    kind: beat.kind,
                    lines: beat.lines.iter().map(|line| voice.say(&line.text)).collect(),
                    moment: format!("row={counted}&beat={nth}&seat={eyes}"),
                    parts: changes(&board, &next),
                });
                board = next;
            }
        }
        Ok(Beats { base: Some(base), beats })
    }
}

/// The elements of a board that have changed, by their ids.
fn changes(old: &str, new: &str) -> BTreeMap<String, String> {
    let whole = || BTreeMap::from([("board".to_owned(), new.to_owned())]);
    let Some(pieces) = cut(old, None) else { return whole() };
    let old = Cut { html: old, pieces: &pieces };
    let Some(pieces) = cut(new, Some(old)) else { return whole() };
    let changes = Cut { html: new, pieces: &pieces }.changes(&old).into_iter();
    changes.map(|(id, html)| (id.to_owned(), html)).collect()
}

impl House {
    /// The beats of the last rows as this visitor may see them.
    pub(crate) async fn beats(
        self: &std::sync::Arc<House>,
        id: TableId,
        visitor: Visitor,
        range: BeatRange,
    ) -> Result<Beats, HouseError> {
        let message = |reply| Message::Beats { visitor: visitor.clone(), range, reply };
        match self.send(id, message).await? {
            Some(rows) => {
                let house = self.clone();
                self.look_back(move || rows.draw(&house)).await?
            }
            None => Ok(Beats { base: None, beats: Vec::new() }),
        }
    }
}
