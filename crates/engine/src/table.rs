//! A match without its types, for programs that host any game: the server and
//! the terminal.

use std::any::Any;

use serde_json::Value;

use crate::json::JsonText;
use crate::shared_html::SharedHtml;
use crate::{
    Audience, DiceKeys, Draw, EventLine, Foresight, Info, Number, Outcome, Part, Phrase, Players,
    Prompt, Recurring, Refusal, Seat, SeatSet, Viewer, Voice,
};

/// A match of any game, with its log in words. See [`Match`](crate::Match) for what each
/// method does; actions are JSON here.
pub trait Table: Send + Sync {
    /// The facts about the game.
    fn info(&self) -> &'static Info;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// Who sits where.
    fn players(&self) -> &Players;
    /// Others sit here now. Nothing of the match changes.
    fn reseat(&mut self, players: Players);
    /// Where its dice come from: a secret until the match is over.
    fn dice_keys(&self) -> &DiceKeys;
    /// How many rows the log has.
    fn rows(&self) -> u64;
    /// Who could notice the last row: whose it is, and whoever it told or showed
    /// anything. For all others nothing has happened.
    fn audience(&self) -> Audience;
    /// The hash of the state as it is: the one a row that led here has.
    fn hash(&self) -> u64;
    /// The same match once more, to go on with apart from this one.
    fn fork(&self) -> Box<dyn Table>;
    /// The same match in a world that this viewer holds possible; the number
    /// chooses which. The log is as it was.
    fn imagined(&self, viewer: Viewer, world: u64) -> Box<dyn Table>;
    /// Who has to act; nobody when it is over.
    fn to_act(&self) -> SeatSet;
    /// Who may still change what it has sealed.
    fn may_change(&self) -> SeatSet;
    /// What this seat may do.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// The same without what only a board shows of them.
    fn labels(&self, seat: Seat) -> Vec<(JsonText, Phrase)>;
    /// What this seat may do instead of its last step: that is taken back by it.
    fn alternatives(&self, seat: Seat) -> Vec<Value>;
    /// Does this action only decline what is offered, or go on with what the question itself
    /// speaks of?
    fn declines(&self, action: &Value) -> bool;
    /// Does this action show its seat what it cannot know before: dice, or something hidden?
    fn surprises(&self, seat: Seat, action: &Value) -> bool;
    /// What this seat may *not* do now, and why.
    fn impossible(&self, seat: Seat) -> Vec<Impossible>;
    /// Why this seat cannot do this now, if it cannot.
    fn why(&self, seat: Seat, action: &Value) -> Result<(), ActError>;
    /// Where an action of this seat would lead now; `None` if it is not possible. What is
    /// found out is kept for when it is carried out.
    fn foresee(&mut self, seat: Seat, action: &Value) -> Option<Foresight>;
    /// Carries out an action.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), ActError>;
    /// How many of its last steps this seat may take back.
    fn retractable(&self, seat: Seat) -> u32;
    /// Takes steps back; `false` if they are more than may be.
    #[must_use]
    fn take_back(&mut self, seat: Seat, steps: u32) -> bool;
    /// What this viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same as text, without the detour by a tree: for those who send it on.
    fn view_text(&self, viewer: Viewer) -> JsonText;
    /// Which part of the match it is, where the game has parts. No secret.
    fn part(&self) -> Option<Part>;
    /// What is going on, in a sentence.
    fn prompt(&self, viewer: Viewer) -> Prompt;
    /// A question that comes to this seat again and again in a turn.
    fn recurring(&self, seat: Seat) -> Option<Recurring<Value>>;
    /// Why this seat can do nothing for a while, and until when.
    fn idle(&self, seat: Seat) -> Option<Phrase>;
    /// The board as a terminal shows it.
    fn draw(&self, viewer: Viewer, voice: &Voice<'_>, width: usize) -> String;
    /// What matters of it, where there is room for only so many lines.
    fn draw_within(&self, viewer: Viewer, voice: &Voice<'_>, width: usize, lines: usize) -> String;
    /// The board as a browser shows it.
    fn board(&self, viewer: Viewer, voice: &Voice<'_>) -> SharedHtml;
    /// The same to one who only looks, without choices.
    fn still(&self, viewer: Viewer, voice: &Voice<'_>) -> String;
    /// Forgets what was drawn of its boards: it is drawn again if anybody looks.
    fn forget_drawn(&self);
    /// What this viewer saw happen after row `since` (0: from the deal on).
    fn log(&self, viewer: Viewer, since: u64) -> Vec<LogLine>;
    /// The same for programs.
    fn events(&self, viewer: Viewer, since: u64) -> Vec<EventLine>;
    /// The beats of a row as this viewer saw them, the last of which is its end;
    /// of the deal with 0, of a row that is not in force none.
    fn beats(&self, viewer: Viewer, row: u64) -> Vec<ShownBeat<'_>>;
    /// May players look again at what they saw before?
    fn recalls(&self) -> bool;
    /// The result, when it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Everything that chance gave, once the match is over.
    fn draws(&self) -> Option<Vec<Draw>>;
    /// The match as a file.
    fn record(&self) -> String;
    /// The [`Match`](crate::Match) of its type, for those who know it: bots.
    fn as_match(&self) -> &dyn Any;
}

/// Something a seat may do.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Choice<A = Value> {
    /// The action to send.
    pub action: A,
    /// What to write on the button.
    pub label: Phrase,
    /// What it will do, where there is something to say.
    pub preview: Option<Phrase>,
    /// The number that it chooses, where a number is asked for.
    pub number: Option<Number>,
}

/// Something a seat may not do now.
#[derive(Clone, PartialEq, Debug)]
pub struct Impossible {
    /// The action.
    pub action: Value,
    /// What would be written on its button.
    pub label: Phrase,
    /// Why not.
    pub refusal: Refusal,
}

/// A line of the log, as one viewer saw it.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// The row it came from; 0 for the deal.
    pub row: u64,
    /// The beat of the row, from 1, as this viewer counts them.
    pub beat: u32,
    /// The sentence and its rule.
    pub text: Prompt,
}

/// A beat of a row, as one viewer saw it.
pub struct ShownBeat<'a> {
    /// Which of [`Info::beats`] it is, if the rules marked it.
    pub kind: Option<&'static str>,
    /// What happened since the beat before.
    pub lines: Vec<Prompt>,
    /// What the table looked like then.
    pub picture: Box<dyn Picture + 'a>,
}

/// What a table looked like to somebody, with no choices.
pub trait Picture {
    /// As JSON.
    fn view(&self) -> Value;
    /// The board as a terminal shows it.
    fn draw(&self, voice: &Voice<'_>, width: usize) -> String;
    /// The board as a browser shows it.
    fn board(&self, voice: &Voice<'_>) -> String;
}

/// Why an action was not carried out.
#[derive(Clone, PartialEq, Debug)]
pub enum ActError {
    /// It is not an action of this game at all.
    Unknown,
    /// The rules forbid it.
    Refused(Refusal),
}
