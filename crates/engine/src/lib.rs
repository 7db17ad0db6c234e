//! What a game is, and what can be done with any game.
//!
//! Start at [`Game`] and its four contracts: [`Rules`], [`Words`], [`Board`] and
//! [`Mind`]. A [`Match`] is a game being played, a
//! [`record`] the same on disk, a [`Table`] the same without its types, for
//! programs that host any game. [`conformance`] holds the laws that every game
//! passes. Nothing here knows a particular game, a clock, a file or a thread.

mod board;
pub mod components;
pub mod conformance;
mod dice;
mod dice_keys;
mod digest;
mod draws;
mod event;
mod event_history;
mod event_line;
mod flow;
mod game;
mod glossary;
mod hosted;
mod info;
pub mod json;
mod kept_views;
mod key_draw;
mod lesson;
mod loaded;
mod mind;
mod number;
mod numbered;
mod outcome;
mod part_cache;
mod phrase;
mod play;
mod promise;
pub mod record;
mod rule;
pub mod rulebook;
mod rules;
mod scene;
mod seat;
mod setup;
pub mod shared_html;
mod surprise;
mod table;
mod template;
pub mod text;
mod transcript;
mod undo;
mod viewer;
mod words;

pub use board::Board;
pub use dice::{Commitment, Contribution, Dice, FastRng, MatchRng, Seed};
pub use dice_keys::{DiceKeys, Fork, Mixture};
pub use digest::digest;
pub use draws::{Draw, Rng};
pub use event::{Audience, Listener, Silence, Told};
pub use event_line::EventLine;
pub use game::Game;
pub use glossary::GlossaryEntry;
pub use hosted::{open, read};
pub use info::{Edition, GameOption, Info, MinuteRange, SeatRange, Term, Weight};
pub use key_draw::{
    Contributor, KeyDraw, KeyDrawError, KeyDrawFault, LeftOut, LeftOutReason, Opening,
};
pub use lesson::{Lesson, LessonError, LessonRow, LessonStep};
pub use loaded::Loaded;
pub use mind::Mind;
pub use number::{Number, NumberRange, named_number, numbered_action};
pub use numbered::bits;
pub use outcome::{Outcome, ScoreLine, Summary};
pub use part_cache::{PartCache, PartSheet, SharedPart};
pub use phrase::{Arg, Phrase};
pub use play::{Foresight, Match, Row, Step};
pub use promise::{AmountRange, Blank, Promise, PromiseKind};
pub use record::{Players, RecordError};
pub use rule::{Refusal, Rule};
pub use rules::Rules;
pub use scene::Scene;
pub use seat::{MAX_SEATS, NoSuchSeat, Seat, SeatSet};
pub use setup::{Setup, SetupError};
pub use table::{ActError, Choice, Impossible, LogLine, Picture, ShownBeat, Table};
pub use text::{Lang, Speech, Voice, figure};
pub use transcript::{Beat, Transcript};
pub use viewer::Viewer;
pub use words::{Part, Prompt, Recurring, Words};
