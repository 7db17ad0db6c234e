//! What a game must say: the one contract between rules and everything else.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{
    Dice, Lang, Listener, Outcome, Phrase, Promise, PromiseKind, Refusal, Rng, Rule, Scene, Seat,
    SeatSet, Voice,
};

/// A board game as a sequence of small decisions.
///
/// A value of the implementing type is the game *laid out for one table*: its
/// edition, options, seat count and components, checked by [`open`](Game::open)
/// and never changed afterwards. What changes is the [`State`](Game::State).
///
/// The engine, the bots, the lab and the server know a game only through this
/// trait; [`conformance`](crate::conformance) checks everything it promises.
///
/// # What must hold
///
/// - All methods are pure functions of their arguments: no clock, no I/O, no
///   randomness but the given [`Dice`], no global state.
/// - The state is plain fixed-size data of at most 1 KiB: no heap, no floats.
/// - Nothing allocates per decision except into the caller's buffers, and when
///   refusing.
/// - Random things are drawn when they are first seen, not before: a face-down
///   deck is a set, not an order. Then nobody can peek, and a step that turned
///   nothing over has drawn nothing.
pub trait Game: Clone + Send + Sync + 'static {
    /// Everything about a match in progress, hidden things included. It has no
    /// `Serialize`: only views, events and actions can leave the program.
    type State: Copy + Eq + Hash + Debug + Send + Sync;
    /// One small choice: a card to click, a number to bid, "done".
    type Action: Copy + Eq + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Something that happened, for the log.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What one viewer may know of the state. Built up from what is known,
    /// never the state with things struck out.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;

    /// The facts about the game that do not depend on a table.
    const INFO: Info;

    /// Lays the game out, to be played by this version of the rules: one that
    /// [`Info::plays`] allows. Called once per table, before anything else;
    /// whatever is wrong with the setup is found here, so that nothing later can
    /// fail because of it.
    fn open(setup: &Setup, rules: u32) -> Result<Self, SetupError>;

    /// How many seats this table has.
    fn seats(&self) -> u8;

    /// Shuffles, deals, and goes on to the first decision.
    fn deal<R: Rng, L: Listener<Self::Event>>(
        &self,
        dice: &mut Dice<R>,
        listener: &mut L,
    ) -> Self::State;

    /// Who has to act: several at once for sealed simultaneous choices, nobody
    /// exactly when the match is over. What is public.
    fn to_act(&self, state: &Self::State) -> SeatSet;

    /// Who is not to act but may still replace what it has sealed, until the
    /// last of those who choose at once is in. What is public. Nobody waits for
    /// these seats, and nobody else learns that one of them has chosen anew: no
    /// event, and nothing in what they see. What was sealed counts until another
    /// choice is sealed whole.
    fn may_change(&self, state: &Self::State) -> SeatSet {
        _ = state;
        SeatSet::EMPTY
    }

    /// Puts what `seat` may do into `actions`, which the caller has emptied.
    /// Nothing if the seat is neither to act nor may change what it sealed;
    /// otherwise at least one action, none twice, always in the same order for
    /// the same view.
    fn legal(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Carries out an action and everything that follows from it, up to the
    /// next decision. Called with any seat and any action at any time: it is
    /// `Ok` exactly for what [`legal`](Game::legal) lists, and leaves the state
    /// as it was when it refuses.
    fn apply<R: Rng, L: Listener<Self::Event>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        dice: &mut Dice<R>,
        listener: &mut L,
    ) -> Result<(), Refusal>;

    /// What this viewer may know. [`Viewer::Historian`] sees everything and is
    /// asked for only when the match is over, or where nobody plays for real.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A state drawn at random from all those in which this viewer would have
    /// seen just what it has seen so far: own cards, public counts, and whatever
    /// it was shown and may remember. Bots search in such states, and the laws
    /// prove with them that nothing leaks. The historian's is the state itself.
    fn resample<R: Rng>(
        &self,
        state: &Self::State,
        viewer: Viewer,
        dice: &mut Dice<R>,
    ) -> Self::State;

    /// The result; `Some` exactly when nobody is to act.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// What is going on, in a sentence: to a seat that is to act what it is
    /// asked, to others who is asked what. Says nothing the viewer may not know.
    fn prompt(&self, state: &Self::State, viewer: Viewer) -> Prompt;

    /// A few words for an action of this seat, as on a button.
    fn label(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Phrase;

    /// The line of the log for an event, and the rule it comes from.
    fn describe(&self, event: &Self::Event) -> Prompt;

    /// Every action that could ever be tried, legal now or not: the whole action
    /// space. *Why not?* and the law `legal ⇔ apply` go through it.
    fn action_space(&self) -> Vec<Self::Action>;

    /// Lists every physical component once for each place where it is. The laws
    /// check that the list, sorted, never changes: nothing is lost or doubled.
    fn inventory(&self, state: &Self::State, components: &mut Vec<u32>);

    /// The board as a terminal shows it: lines of at most `width` columns, with
    /// ANSI styles that may be stripped without losing meaning.
    fn draw(&self, view: &Self::View, voice: &Voice<'_>, width: usize) -> String;

    /// The board as a browser shows it: HTML without style or script, with a
    /// button for each choice of the scene, and ids that stay with their pieces.
    /// Says nothing that is not in the scene.
    fn board(&self, scene: &Scene<'_, Self>) -> String;

    /// The stylesheet of the board. It builds on the colours of the house, which
    /// are custom properties of the page.
    fn styles() -> &'static str;

    /// An `<svg>` of the `<symbol>`s that the board is drawn with; the page has
    /// it once, before the board, so that not every change sends it again.
    fn emblems() -> &'static str;

    /// The picture on the box: an `<svg>` that needs no style, script or id.
    fn cover() -> &'static str;

    /// The words for what somebody who opens a table reads; nothing for what is
    /// no term of this game.
    fn term(term: Term<'_>) -> Option<Phrase>;

    /// What somebody says who promises this to somebody, in the first person;
    /// nothing if it is none of [`Info::promises`]. Blanks may still be open.
    fn promise(_promise: &Promise) -> Option<Phrase> {
        None
    }

    /// May players look again at what they saw before? Not where the rules make
    /// them remember: while such a match lasts, its past is shown to all as to a
    /// spectator.
    fn recalls(&self) -> bool {
        true
    }

    /// The text of `text/*.ftl`.
    fn texts(lang: Lang) -> &'static str;

    /// The ledger of rules in this language (`RULES.md`, `RULES.it.md`).
    fn rules(lang: Lang) -> &'static str;
}

/// Who is looking.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Somebody who plays.
    Seat(Seat),
    /// Somebody who only watches, and sees what all players see.
    Spectator,
    /// Everybody after the end: sees all that ever was hidden.
    Historian,
}

impl Viewer {
    /// Everyone from whom something may be hidden at a table of `seats`.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

/// A sentence and the section of the rulebook behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// The section.
    pub rule: Rule,
    /// The sentence.
    pub text: Phrase,
}

/// The facts about a game that do not depend on a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Info {
    /// The name in commands, addresses and records.
    pub id: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// How many can play, over all editions.
    pub seats: SeatRange,
    /// The editions, the default first.
    pub editions: &'static [Edition],
    /// What can be chosen when a table is opened.
    pub options: &'static [GameOption],
    /// The ways a match can end.
    pub endings: &'static [&'static str],
    /// Every section of the rulebook, in its order.
    pub sections: &'static [&'static str],
    /// What its players promise one another, if they do. Nothing of that is
    /// binding: what is, the rules decide.
    pub promises: &'static [PromiseKind],
    /// Grows whenever the same actions would lead to other states. New tables
    /// have this version; records and tables remember the one they were started
    /// with, and are played by it to the end.
    pub rules_version: u32,
    /// The oldest version that can still be played.
    pub oldest_rules_version: u32,
}

impl Info {
    /// Can this version of the rules be played?
    pub fn plays(&self, rules: u32) -> bool {
        (self.oldest_rules_version..=self.rules_version).contains(&rules)
    }

    /// Everything that whoever opens a table reads about the game.
    pub fn terms(&self) -> Vec<Term<'static>> {
        let editions = self.editions.iter().map(|edition| Term::Edition(edition.id));
        let options = self.options.iter().flat_map(|option| {
            let values = option.values.iter().map(|value| Term::Value(option.id, value));
            [Term::Option(option.id)].into_iter().chain(values)
        });
        [Term::About].into_iter().chain(editions).chain(options).collect()
    }
}

/// Something that whoever opens a table reads in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term<'a> {
    /// What the game is about, in a sentence.
    About,
    /// The name of an edition.
    Edition(&'a str),
    /// The name of an option.
    Option(&'a str),
    /// An option, and one of its values.
    Value(&'a str, &'a str),
}

/// From how many to how many seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SeatRange {
    /// The fewest.
    pub min: u8,
    /// The most.
    pub max: u8,
}

/// An edition of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Edition {
    /// The name in commands and records.
    pub id: &'static str,
    /// How many can play it.
    pub seats: SeatRange,
}

/// Something to choose when a table is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct GameOption {
    /// The name in commands and records.
    pub id: &'static str,
    /// What it can be, the default first.
    pub values: &'static [&'static str],
}

/// How a table is opened: kept in its record, so that the record alone is
/// enough to play it again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// One of the game's editions.
    pub edition: String,
    /// How many play.
    pub seats: u8,
    /// Options that were chosen; the others have their default.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The components of somebody's own box, in the format of the game's
    /// `data/*.toml`, instead of ours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
}

impl Setup {
    /// The default edition and options for this many seats.
    pub fn new(info: &Info, seats: u8) -> Setup {
        Setup {
            edition: info.editions[0].id.to_owned(),
            seats,
            options: BTreeMap::new(),
            components: None,
        }
    }

    /// Checks edition, seats and options against the game's own; every
    /// [`Game::open`] starts with it.
    pub fn check(&self, info: &Info) -> Result<(), SetupError> {
        let Some(edition) = info.editions.iter().find(|edition| edition.id == self.edition) else {
            return Err(SetupError::Edition {
                game: info.id,
                asked: self.edition.clone(),
                known: info.editions.iter().map(|edition| edition.id).collect(),
            });
        };
        if !(edition.seats.min..=edition.seats.max).contains(&self.seats) {
            return Err(SetupError::Seats {
                game: info.name,
                edition: (info.editions.len() > 1).then_some(edition.id),
                asked: self.seats,
                range: edition.seats,
            });
        }
        for (id, value) in &self.options {
            let Some(option) = info.options.iter().find(|option| option.id == id) else {
                return Err(SetupError::Option {
                    game: info.id,
                    asked: id.clone(),
                    known: info.options.iter().map(|option| option.id).collect(),
                });
            };
            if !option.values.contains(&value.as_str()) {
                return Err(SetupError::Value {
                    option: option.id,
                    asked: value.clone(),
                    known: option.values.to_vec(),
                });
            }
        }
        Ok(())
    }

    /// The value of an option: what was chosen, or the default.
    pub fn option(&self, option: &GameOption) -> &str {
        self.options.get(option.id).map_or(option.values[0], String::as_str)
    }
}

/// What is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The game has no such edition.
    #[error("{game} has no edition '{asked}': there is {}", .known.join(", "))]
    Edition {
        /// The game.
        game: &'static str,
        /// What was asked for.
        asked: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// It is not for so many.
    #[error("{game}{} is for {} to {} seats, not {asked}", in_edition(*.edition), .range.min, .range.max)]
    Seats {
        /// The game.
        game: &'static str,
        /// The edition, where there are several.
        edition: Option<&'static str>,
        /// What was asked for.
        asked: u8,
        /// What is possible.
        range: SeatRange,
    },
    /// The game has no such option.
    #[error("{game} has no option '{asked}': there is {}", .known.join(", "))]
    Option {
        /// The game.
        game: &'static str,
        /// What was asked for.
        asked: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// The option cannot be that.
    #[error("the option {option} cannot be '{asked}': it is {}", .known.join(" or "))]
    Value {
        /// The option.
        option: &'static str,
        /// What was asked for.
        asked: String,
        /// What is possible.
        known: Vec<&'static str>,
    },
    /// The components make no sense.
    #[error("line {line}: {what}")]
    Components {
        /// The line of the file, from 1.
        line: usize,
        /// What is wrong there.
        what: String,
    },
}

fn in_edition(edition: Option<&str>) -> String {
    edition.map_or(String::new(), |edition| format!(" in the edition {edition}"))
}
