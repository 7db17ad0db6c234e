//! What a game must be able to say.

use crate::{Lang, Number, Phrase, Promise, Rule, Rules, Seat, Term, Viewer};

/// A game in words: what is asked, what a choice is called, what happened. All
/// of it is a [`Phrase`], which the texts of the game say in every language.
pub trait Words: Rules {
    /// What is going on, in a sentence: to a seat that is to act what it is
    /// asked, to others who is asked what. Says nothing the viewer may not know.
    fn prompt(&self, state: &Self::State, viewer: Viewer) -> Prompt;

    /// A few words for an action of this seat, as on a button.
    fn label(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Phrase;

    /// What an action that is possible now does to numbers that its seat sees, and how
    /// likely chance is to strike where it decides; nothing where there is nothing to
    /// say. It is found from the view of the seat that is asked, and of nobody else,
    /// so that it cannot tell more than that shows.
    fn preview(&self, view: &Self::View, action: Self::Action) -> Option<Phrase> {
        _ = (view, action);
        None
    }

    /// The number that an action chooses, where a seat is asked for one out of many, such as
    /// an offer. Then all that the seat may do is such numbers, from the least to the most
    /// without a gap, and each is written in JSON as one name and the number, as in
    /// `{"offer":12}`: so the page and the terminal ask for a number and list nothing.
    /// `ludi_game_tests::boards` holds every game to it.
    fn number(action: Self::Action) -> Option<Number> {
        _ = action;
        None
    }

    /// A question that comes to this seat again and again in a turn, if the game has one,
    /// so that the seat may decline it in advance until the turn ends. Says nothing the
    /// seat may not know.
    fn recurring(&self, state: &Self::State, seat: Seat) -> Option<Recurring<Self::Action>> {
        _ = (state, seat);
        None
    }

    /// Why this seat can do nothing for a while, and until when, if it is so.
    fn idle(&self, state: &Self::State, seat: Seat) -> Option<Phrase> {
        _ = (state, seat);
        None
    }

    /// The words for what somebody who opens a table reads; nothing for what is
    /// no term of this game.
    fn term(term: Term<'_>) -> Option<Phrase>;

    /// The line of the log for an event, and the rule it comes from.
    fn describe(&self, event: &Self::Event) -> Prompt;

    /// What somebody says who promises this to somebody, in the first person;
    /// nothing if it is none of [`Info::promises`](crate::Info::promises). Blanks may still
    /// be open.
    fn promise(_promise: &Promise) -> Option<Phrase> {
        None
    }

    /// The part of the match that this is, as spectators see it: what lists of tables
    /// and the slider of a replay say. Nothing in a game without such parts.
    fn part(_view: &Self::View) -> Option<Part> {
        None
    }

    /// The file of the first game with a guide (`lessons/first.toml`), where there is
    /// one. [`Lesson`](crate::Lesson) reads it.
    fn lesson() -> Option<&'static str> {
        None
    }

    /// The text of `text/*.ftl`.
    fn texts(lang: Lang) -> &'static str;

    /// The ledger of rules in this language (`RULES.md`, `RULES.it.md`).
    fn ledger(lang: Lang) -> &'static str;
}

/// The texts and the ledger of a game in every language, from where every game has
/// them: `text/*.ftl`, `RULES.md` and `RULES.it.md`. It stands within `impl Words`.
#[macro_export]
macro_rules! papers {
    () => {
        fn texts(lang: $crate::Lang) -> &'static str {
            match lang {
                $crate::Lang::It => {
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/text/it.ftl"))
                }
                $crate::Lang::En => {
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/text/en.ftl"))
                }
            }
        }

        fn ledger(lang: $crate::Lang) -> &'static str {
            match lang {
                $crate::Lang::It => {
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/RULES.it.md"))
                }
                $crate::Lang::En => include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/RULES.md")),
            }
        }
    };
}

/// A part of a match. While it is the same, nothing but details has changed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Part {
    /// The turn, or whatever the game counts; its name is [`Term::Turn`].
    pub turn: u16,
    /// The phase of the turn.
    pub phase: Phrase,
}

/// A question that comes again and again in a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Recurring<A> {
    /// The turn: in the next one it is asked again.
    pub turn: u32,
    /// What declines it, while the seat is asked.
    pub decline: Option<A>,
    /// What is declined, as on a button.
    pub label: Phrase,
}

/// A sentence and the section of the rulebook behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// The section.
    pub rule: Rule,
    /// The sentence.
    pub text: Phrase,
}
