//! What is asked of a table, and what it answers.

use std::sync::Arc;

use ludi_bots::Level;
use ludi_engine::{AmountRange, Commitment, Contribution, Lang, Seat};
use serde_json::Value;
use tokio::sync::{oneshot, watch};

use super::HouseError;
use super::beats::{BeatRange, BeatRows};
use super::bot_pool::BotFailure;
use super::bots::BotTurn;
use super::declining::Declining;
use super::draw::DrawMoment;
use super::feed::{Snapshot, SnapshotOptions};
use super::page_model::{PageModel, Said};
use super::page_views::{PageRequest, PageView};
use crate::store::{Key, PersonId, TableId};

/// A message to the mailbox of a live table.
pub(super) enum Message {
    /// How it looks.
    Look { visitor: Visitor, reply: oneshot::Sender<PageModel> },
    /// How a page shows it.
    Page { asked: PageRequest, reply: oneshot::Sender<Arc<PageView>> },
    /// How a page shows it, now and whenever it shows something else.
    Watch { asked: PageRequest, reply: oneshot::Sender<watch::Receiver<Arc<PageView>>> },
    /// Something to be done or told.
    Ask { visitor: Visitor, command: Command, reply: oneshot::Sender<Result<Answer, HouseError>> },
    /// How it looks to a program.
    View { visitor: Visitor, options: SnapshotOptions, reply: oneshot::Sender<Snapshot> },
    /// How it looks to a program, again and again.
    Follow { visitor: Visitor, reply: oneshot::Sender<watch::Receiver<Snapshot>> },
    /// What was said, as far as the visitor may read it.
    Lines { visitor: Visitor, reply: oneshot::Sender<Vec<Said>> },
    /// The promises and notices among them, of the whole match.
    Promises { visitor: Visitor, reply: oneshot::Sender<Vec<Said>> },
    /// The last rows, to be shown beat by beat.
    Beats { visitor: Visitor, range: BeatRange, reply: oneshot::Sender<Option<BeatRows>> },
    /// What a good bot would do.
    Hint { visitor: Visitor, reply: oneshot::Sender<Result<Answer, HouseError>> },
    /// What a bot of this level wants to do.
    Bot { turn: BotTurn, level: Option<Level>, choice: Result<Value, BotFailure> },
    /// A seat that has declined in advance has been asked for long enough.
    Decline(Declining),
    /// The time to open, or to commit anew, is up.
    DrawTimeout(DrawMoment),
    /// The table is given up.
    Close { reply: oneshot::Sender<Result<(), HouseError>> },
    /// What is kept of the table was changed: read it again.
    Anew,
    /// A table that goes on from this one was opened.
    Next(TableId),
}

impl Message {
    /// Who writes it, if it is a visitor.
    pub(super) fn visitor(&self) -> Option<&Visitor> {
        match self {
            Message::Look { visitor, .. }
            | Message::Page { asked: PageRequest { visitor, .. }, .. }
            | Message::Watch { asked: PageRequest { visitor, .. }, .. }
            | Message::Beats { visitor, .. }
            | Message::Hint { visitor, .. }
            | Message::Ask { visitor, .. }
            | Message::View { visitor, .. }
            | Message::Follow { visitor, .. }
            | Message::Lines { visitor, .. }
            | Message::Promises { visitor, .. } => Some(visitor),
            _ => None,
        }
    }
}

/// Who comes to a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Visitor {
    /// The person; nobody in particular is a passer-by.
    pub person: Option<PersonId>,
    /// Which seat is meant, where the person has several.
    pub seat: Option<Seat>,
    /// The language to answer in.
    pub lang: Lang,
}

/// What a visitor wants.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Something that becomes a row of the log.
    Move(Move),
    /// To take another thing in hand than the one that was: the last step is taken back,
    /// and this action done.
    Switch(Move),
    /// To decline in advance, until the turn ends, a question that comes again and again;
    /// or to be asked again.
    Decline(bool),
    /// To know why an action is not possible.
    Why(Value),
    /// To say something, aloud or to one seat.
    Say {
        /// What.
        text: String,
        /// To whom.
        to: Option<Seat>,
        /// What it is known by when it is sent again.
        key: Key,
    },
    /// To promise something that no rule makes binding.
    Promise {
        /// What.
        vow: Vow,
        /// What it is known by when it is sent again.
        key: Key,
    },
    /// To take a seat, or any that is free.
    Sit(Option<Seat>),
    /// To have a seat that no person has, by this secret link.
    SitByLink(Seat, crate::store::SecretHash),
    /// To agree that somebody gets the seat of a bot, or to refuse.
    AnswerRequest {
        /// Which seat.
        seat: Seat,
        /// Agree or refuse?
        agree: bool,
    },
    /// To leave the seat for good.
    Stand,
    /// To commit to a contribution to the key of the dice.
    Commit {
        /// In which draw, from 1.
        number: u32,
        /// The commitment.
        commitment: Commitment,
    },
    /// To open what one has committed to.
    Reveal {
        /// In which draw, from 1.
        number: u32,
        /// The contribution.
        contribution: Contribution,
    },
    /// To fill the empty seats with bots of this level.
    Fill(String),
    /// To begin the match.
    Begin,
    /// To let a bot of this level play the seat.
    HandOver(String),
    /// To play the seat again.
    TakeBack,
    /// A secret link to a seat, whose hash is this; the old one leads nowhere.
    Invite(Seat, crate::store::SecretHash),
    /// To vote for a bot on the seat of somebody who is away, or against it.
    Replace {
        /// Whose.
        seat: Seat,
        /// For or against.
        agree: bool,
    },
}

/// What somebody wants to promise, as it was filled in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vow {
    /// Which of the kinds of the game.
    pub kind: String,
    /// Of whom it speaks.
    pub who: Option<Seat>,
    /// Of how much it speaks.
    pub amount: Option<u16>,
    /// To whom; nobody in particular is everyone.
    pub to: Option<Seat>,
    /// May everyone hear what is promised to one?
    pub aloud: bool,
}

/// Something that a seat does in the match.
#[derive(Clone, PartialEq, Debug)]
pub struct Move {
    /// The row it is meant to follow.
    pub expected: u64,
    /// What it is known by when it is sent again.
    pub key: Key,
    /// What.
    pub kind: MoveKind,
    /// What is done at once after it, if that is possible then: such as the payment for
    /// what was bought.
    pub then: Option<Value>,
    /// Do bots wait after it, because a person may take it back?
    pub patient: bool,
}

/// What is done.
#[derive(Clone, PartialEq, Debug)]
pub enum MoveKind {
    /// An action of the game.
    Act {
        /// The action.
        action: Value,
        /// Even if it cannot be taken back.
        sure: bool,
    },
    /// So many steps taken back.
    TakeBack(u32),
}

/// What became of it.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// It is row `n`, and durable; sent again, it is still the same row.
    Done(u64),
    /// It is done, and is no row.
    Fine,
    /// The table has gone on since: nothing was done.
    Stale,
    /// It is no action of this game.
    Unknown,
    /// The rules forbid it: nothing was done.
    Refused(Sentence),
    /// It cannot be taken back, and the visitor was not sure.
    Final {
        /// The action.
        action: Value,
        /// What it is called.
        label: String,
    },
    /// What a bot would do.
    Hint {
        /// The action.
        action: Value,
        /// What it is called.
        label: String,
        /// Why, where the bot has one main reason.
        reason: Option<String>,
        /// What it does, where there is something to say.
        preview: Option<String>,
    },
    /// It is possible, but the guide of the lesson asks for something else now, and
    /// says why: nothing was done.
    Guided(String),
    /// Nothing of that can be taken back.
    Fixed,
    /// The question was why something is impossible, but it is possible.
    Possible,
    /// The house does not do it, and why.
    Rejected(Rejection),
}

/// Why the house does not do something that no rule of the game forbids.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rejection {
    /// The visitor has no seat here.
    NoSeat,
    /// The seat is taken.
    Taken,
    /// No seat is free.
    Full,
    /// The match has begun.
    Begun,
    /// The match has not begun.
    NotBegun,
    /// The match is over.
    Over,
    /// Some seats are empty.
    Empty,
    /// A bot plays the seat now.
    BotPlays,
    /// There is no such seat, or nobody to speak to there.
    Nobody,
    /// Nothing was said, or too much.
    Words,
    /// Nobody promises that in this game.
    NoPromise,
    /// A promise speaks of somebody else at the table, and does not say of whom.
    Who,
    /// A promise speaks of an amount in this range.
    Amount(AmountRange),
    /// A number is asked for, and what was filled in is none.
    NoNumber,
    /// A draw of the key was given up because of this person, who takes part in no
    /// other.
    NotOpened,
    /// Nothing of the visitor's is to be opened.
    NotCommitted,
    /// It is not what the visitor committed to.
    OtherContribution,
    /// Contributions are opened when it is fixed who takes part.
    TooEarly,
    /// The visitor has another seat here.
    Seated,
    /// The link was used, or leads elsewhere.
    Used,
    /// Somebody else asks for the seat already.
    Asked,
    /// Nobody asks for the seat.
    NotAsked,
    /// Whoever has an account needs no link to another device.
    Account,
    /// No bot is put on anybody's seat at this table.
    NeverReplaced,
    /// The person was here less than so many minutes ago.
    Present(u16),
    /// Somebody at the table has a name that looks like the visitor's.
    NameTaken,
    /// The table was given up.
    Closed,
    /// The match has so many rows that nothing is taken back or chosen anew.
    TooLongToChange,
    /// The match has so many rows that nothing more is done.
    TooLong,
}

/// A sentence and the section of the rules behind it.
#[derive(Clone, Eq, Debug)]
pub struct Sentence {
    /// The sentence. The log has many, which every look at it shares.
    pub text: Arc<str>,
    /// The section.
    pub rule: &'static str,
}

impl PartialEq for Sentence {
    /// Those that are shared are not read.
    fn eq(&self, other: &Sentence) -> bool {
        self.rule == other.rule && (Arc::ptr_eq(&self.text, &other.text) || self.text == other.text)
    }
}
