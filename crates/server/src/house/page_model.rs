//! A table as one visitor sees it.

use std::sync::{Arc, OnceLock};

use ludi_engine::shared_html::SharedHtml;
use ludi_engine::{Outcome, PromiseKind, Seat, SeatSet, Setup, SharedPart};

use super::command::Sentence;
use super::draw_report::DrawReport;
use crate::growing::Growing;
use crate::store::{Notice, Pledge, Status, TableId, Time, Visibility};

/// All that a page about a table needs. Nothing here may tell the visitor what
/// it is not to know.
#[derive(Clone, PartialEq, Debug)]
pub struct PageModel {
    /// The game's id.
    pub game: &'static str,
    /// The game's name.
    pub game_name: &'static str,
    /// What the table is called.
    pub table_name: Option<String>,
    /// Edition, seats and options.
    pub setup: Setup,
    /// Who finds the table.
    pub visibility: Visibility,
    /// After how many minutes of absence a bot may be voted for; never if nothing
    /// is said.
    pub absence: Option<u16>,
    /// How far it is.
    pub status: Status,
    /// Is it the table of a lesson?
    pub lesson: bool,
    /// The draws of the key, as far as everybody may know them; none at a fork or at
    /// a table from before there were any.
    pub draws: Vec<DrawReport>,
    /// The seats.
    pub chairs: Vec<Chair>,
    /// The seat through whose eyes the visitor sees.
    pub seat: Option<Seat>,
    /// All seats of the visitor.
    pub mine: SeatSet,
    /// Where several seats share a device: whom to hand it to, before anything
    /// of that seat is shown.
    pub curtain: Option<Seat>,
    /// Who asks for the seat of a bot, as far as the visitor is concerned.
    pub requests: Vec<SeatRequest>,
    /// How many others look on.
    pub watching: u32,
    /// What was said, as far as the visitor may read it.
    pub lines: Vec<Said>,
    /// What was promised since the first line of the log that is shown, as far as
    /// the visitor may read it.
    pub promises: Vec<Said>,
    /// What the visitor may promise now.
    pub promisable: Arc<[Promisable]>,
    /// The match, once it has begun.
    pub play: Option<Arc<BoardModel>>,
    /// How long bots wait so that the visitor can take the last step back, in
    /// milliseconds, while they do.
    pub undo_wait: Option<u32>,
    /// What the visitor may decline in advance.
    pub declinable: Option<Declinable>,
    /// Why the visitor can do nothing for a while, and until when.
    pub idle: Option<String>,
    /// The table that goes on from this one.
    pub next: Option<TableId>,
}

/// A seat of a table, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Who sits there; nothing if nobody does.
    pub name: String,
    /// Does a person have it?
    pub person: bool,
    /// The level of the bot that plays it.
    pub bot: Option<String>,
    /// Has the person the table open?
    pub here: bool,
    /// Is it asked for a decision?
    pub asked: bool,
    /// Is the person away, where a bot may be voted for?
    pub away: Option<Away>,
    /// Has the visitor voted so?
    pub my_vote: bool,
}

/// How far somebody's absence has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Away {
    /// Not long enough for a vote.
    Since,
    /// The others may vote for a bot.
    Vote {
        /// How many have.
        cast: usize,
        /// How many must.
        needed: usize,
    },
}

/// Somebody asks for the seat of a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRequest {
    /// Which seat.
    pub seat: Seat,
    /// What the one is called who asks.
    pub name: String,
    /// Is it the visitor who asks?
    pub mine: bool,
    /// Has the visitor agreed?
    pub agreed: bool,
    /// How many have still to agree.
    pub missing: usize,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Its number among those that the visitor may read, from 1.
    pub number: u64,
    /// By whom.
    pub from: String,
    /// On which seat; none for a spectator.
    pub seat: Option<Seat>,
    /// To whom alone.
    pub to: Option<String>,
    /// What, in the words of the visitor's language if it is a promise.
    pub text: String,
    /// The promise, if it is one.
    pub promise: Option<Promised>,
    /// What the house tells of a seat, if it is that.
    pub notice: Option<Noticed>,
    /// When.
    pub at: Time,
}

/// A promise that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promised {
    /// As it is kept.
    pub pledge: Pledge,
    /// The row at which it was made, by the number that the reader counts.
    pub row: u64,
    /// What the one is called to whom it was made; nobody in particular is
    /// everyone.
    pub to: Option<String>,
}

/// Something that the house told of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Noticed {
    /// As it is kept.
    pub notice: Notice,
    /// The row at which it was, by the number that the reader counts.
    pub row: u64,
}

/// A question that comes again and again, and may be declined until the turn ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Declinable {
    /// What is declined.
    pub label: String,
    /// Has the visitor declined it?
    pub declined: bool,
}

/// Something that can be promised.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promisable {
    /// Its kind.
    pub kind: PromiseKind,
    /// What one says, with the blanks still open.
    pub text: String,
}

/// What the guide of a lesson says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GuideModel {
    /// What the learner sees, and why one would do what is lit.
    Step {
        /// Which step it is, from 1.
        number: usize,
        /// Of how many.
        of: usize,
        /// The words.
        text: String,
    },
    /// The step is done, and the others play.
    Others {
        /// Which step it was, from 1.
        number: usize,
        /// Of how many.
        of: usize,
    },
    /// The guide leaves.
    Farewell(String),
}

/// A line of the log, shared by all who read the same at a table.
#[derive(Debug)]
pub struct LogLine {
    /// The row, as its readers count.
    pub row: u64,
    /// Which of the lines of that row it is, from 0.
    pub place: u32,
    /// What it says.
    pub sentence: Sentence,
    /// The line as it stands on a page, once somebody has drawn it.
    drawn: OnceLock<Arc<SharedPart>>,
}

impl LogLine {
    /// A line that nobody has drawn.
    pub fn new(row: u64, place: u32, sentence: Sentence) -> LogLine {
        LogLine { row, place, sentence, drawn: OnceLock::new() }
    }

    /// The line on a page: drawn by the first who asks, and the same for all others.
    pub(crate) fn drawn(&self, draw: impl FnOnce() -> SharedPart) -> Arc<SharedPart> {
        self.drawn.get_or_init(|| Arc::new(draw())).clone()
    }
}

impl PartialEq for LogLine {
    fn eq(&self, other: &LogLine) -> bool {
        (self.row, self.place, &self.sentence) == (other.row, other.place, &other.sentence)
    }
}

// With it, what is the same in memory is equal without a look.
impl Eq for LogLine {}

/// The match as one viewer sees it in one language.
// With `Eq`, what is shared is equal without a look.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardModel {
    /// How many rows the log has, of those the viewer may know of.
    pub row: u64,
    /// The last of them that the viewer made; 0 if there is none.
    pub since: u64,
    /// Who has to act.
    pub to_act: SeatSet,
    /// What is going on.
    pub prompt: Sentence,
    /// The last of what happened.
    pub log: Growing<Arc<LogLine>>,
    /// Did more happen before?
    pub earlier: bool,
    /// The emblems of the game.
    pub emblems: &'static str,
    /// The board.
    pub board: Arc<SharedHtml>,
    /// How many steps the viewer may take back.
    pub retractable: u32,
    /// What the guide of a lesson says to the viewer.
    pub guide: Option<GuideModel>,
    /// The result, when it is over, with its lines in words.
    pub outcome: Option<(Outcome, Vec<String>)>,
}
