//! A table as an outside program reads it.

use std::sync::Arc;

use ludi_engine::Promise;
use ludi_engine::json::JsonText;
use serde::Serialize;
use utoipa::ToSchema;

use super::draw_report::DrawReport;
use crate::store::{Pledge, SeatEvent, Status, Time};

/// A table as one viewer may know it.
// Only `ludi_engine::json` can write it: part of it is JSON already.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableView {
    /// How many rows the log has, of those this viewer may know of: what the
    /// next command is to follow.
    pub(crate) row: u64,
    /// Who has to act, by seat from 0.
    pub(crate) to_act: Vec<u8>,
    /// The seat through whose eyes this is seen; null for a spectator.
    #[schema(required)]
    pub(crate) seat: Option<u8>,
    /// How far the table is.
    pub(crate) status: Stage,
    /// What this seat may do now.
    pub(crate) actions: Vec<Possibility>,
    /// What is going on; null before the match.
    #[schema(required)]
    pub(crate) prompt: Option<Telling>,
    /// The lines of the log are those after this row, and take the place of any
    /// you have from later rows, which may have been taken back. Null: the lines
    /// are all there are.
    #[schema(required)]
    pub(crate) log_after: Option<u64>,
    /// What happened.
    pub(crate) log: Vec<LogEntry>,
    /// What this viewer may know of the match, as its game shows it; null before
    /// the match.
    #[schema(required, value_type = Option<Object>)]
    pub(crate) view: Option<JsonText>,
    /// The result, when the match is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) outcome: Option<Ending>,
    /// How many of its last steps this seat may take back, where that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) retractable: Option<u32>,
    /// The table.
    pub(crate) id: String,
    /// The game.
    pub(crate) game: &'static str,
    /// Who sits where.
    #[schema(value_type = Vec<Sitter>)]
    pub(crate) seats: Arc<JsonText>,
    /// The draws of the key of the dice, while the table gathers: the last is the
    /// one to take part in.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) draws: Vec<DrawReport>,
    /// After how many minutes of somebody's absence the others may vote for a bot
    /// in that seat; null: never.
    #[schema(required)]
    pub(crate) absence_minutes: Option<u16>,
    /// Who asks for the seat of a bot: told to those who play, who answer.
    pub(crate) requests: Vec<Asking>,
    /// The table that goes on from this one, such as a rematch.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) next: Option<String>,
}

/// Somebody who asks for the seat of a bot, and gets it when every person at the
/// table agrees.
#[derive(Serialize, ToSchema)]
pub(crate) struct Asking {
    /// Which seat.
    pub(crate) seat: u8,
    /// Who asks.
    pub(crate) name: String,
    /// Which seats have agreed.
    pub(crate) agreed: Vec<u8>,
}

/// How far a table is.
#[derive(Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Stage {
    /// It waits for players.
    Gathering,
    /// It is being played.
    Playing,
    /// The match is over.
    Over,
    /// It was given up.
    Closed,
}

impl From<Status> for Stage {
    fn from(status: Status) -> Stage {
        match status {
            Status::Gathering => Stage::Gathering,
            Status::Playing => Stage::Playing,
            Status::Over => Stage::Over,
            Status::Closed => Stage::Closed,
        }
    }
}

/// Something a seat may do.
#[derive(Serialize, ToSchema)]
#[schema(as = Choice)]
pub(crate) struct Possibility {
    /// The action, to be sent as it is.
    #[schema(value_type = serde_json::Value)]
    pub(crate) action: JsonText,
    /// What to write on its button.
    pub(crate) label: String,
}

/// A sentence and the section of the rules behind it.
#[derive(Serialize, ToSchema)]
pub(crate) struct Telling {
    /// The sentence.
    #[schema(value_type = String)]
    pub(crate) text: Arc<str>,
    /// The section.
    pub(crate) rule: &'static str,
}

/// A line of the log.
#[derive(Serialize, ToSchema)]
pub(crate) struct LogEntry {
    /// The row it came from; 0 for the deal.
    pub(crate) row: u64,
    /// The sentence.
    #[schema(value_type = String)]
    pub(crate) text: Arc<str>,
    /// The section of the rules behind it.
    pub(crate) rule: &'static str,
}

/// The result of a match.
#[derive(Serialize, ToSchema)]
pub(crate) struct Ending {
    /// Which of the game's endings it was.
    pub(crate) ending: &'static str,
    /// The place of each seat, from 1; equal seats share one.
    pub(crate) places: Vec<u8>,
    /// The points of each seat.
    pub(crate) scores: Vec<i32>,
    /// Where the points came from.
    pub(crate) breakdown: Vec<ScoreRow>,
}

/// A line of the score sheet.
#[derive(Serialize, ToSchema)]
pub(crate) struct ScoreRow {
    /// What is counted.
    pub(crate) label: String,
    /// How much each seat has of it.
    pub(crate) values: Vec<i32>,
}

/// Who sits on a seat.
#[derive(Serialize, ToSchema)]
pub(crate) struct Sitter {
    /// The name; empty where nobody sits.
    pub(crate) name: String,
    /// Does a person have the seat?
    pub(crate) person: bool,
    /// The level of the bot that plays it; null where none does.
    #[schema(required)]
    pub(crate) bot: Option<String>,
}

/// Something that was said.
#[derive(Serialize, ToSchema)]
pub(crate) struct SaidLine {
    /// Its number among those that the caller may read, from 1.
    pub(crate) number: u64,
    /// By whom.
    pub(crate) from: String,
    /// On which seat; null for a spectator.
    #[schema(required)]
    pub(crate) seat: Option<u8>,
    /// To whom alone; null for all.
    #[schema(required)]
    pub(crate) to: Option<String>,
    /// What; a promise or a notice in the language of the caller.
    pub(crate) text: String,
    /// The promise, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) promise: Option<PromiseMade>,
    /// What the house tells of a seat, if it is that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(crate) notice: Option<SeatNotice>,
    /// When, in milliseconds since the start of 1970.
    pub(crate) at: i64,
}

/// A promise that was made.
#[derive(Serialize, ToSchema)]
pub(crate) struct PromiseMade {
    /// Which of the kinds of the game.
    pub(crate) kind: String,
    /// Of whom it speaks; null if of nobody.
    #[schema(required)]
    pub(crate) who: Option<u8>,
    /// Of how much it speaks; null if of no amount.
    #[schema(required)]
    pub(crate) amount: Option<u16>,
    /// To which seat; null for all.
    #[schema(required)]
    pub(crate) to: Option<u8>,
    /// How many rows the log had then.
    pub(crate) row: u64,
}

/// Something that happened to a seat, of which the house tells.
#[derive(Serialize, ToSchema)]
pub(crate) struct SeatNotice {
    /// What.
    pub(crate) event: SeatEvent,
    /// Which seat.
    pub(crate) seat: u8,
    /// How many rows the log had then.
    pub(crate) row: u64,
}

impl From<super::Noticed> for SeatNotice {
    fn from(super::Noticed { notice, row }: super::Noticed) -> SeatNotice {
        SeatNotice { event: notice.event, seat: notice.seat.index() as u8, row }
    }
}

impl From<super::Promised> for PromiseMade {
    fn from(super::Promised { pledge, row, .. }: super::Promised) -> PromiseMade {
        let Pledge { promise: Promise { kind, who, amount }, to, .. } = pledge;
        let [who, to] = [who, to].map(|seat| seat.map(|seat| seat.index() as u8));
        PromiseMade { kind, who, amount, to, row }
    }
}

impl From<super::Said> for SaidLine {
    fn from(said: super::Said) -> SaidLine {
        let Time(at) = said.at;
        let seat = said.seat.map(|seat| seat.index() as u8);
        let super::Said { number, from, to, text, promise, notice, .. } = said;
        let promise = promise.map(PromiseMade::from);
        let notice = notice.map(SeatNotice::from);
        SaidLine { number, from, seat, to, text, promise, notice, at }
    }
}
