//! What a game must be able to say.

use crate::{Lang, Phrase, Promise, Rule, Rules, Seat, Term, Viewer};

/// A game in words: what is asked, what a choice is called, what happened. All
/// of it is a [`Phrase`], which the texts of the game say in every language.
pub trait Words: Rules {
    /// What is going on, in a sentence: to a seat that is to act what it is
    /// asked, to others who is asked what. Says nothing the viewer may not know.
    fn prompt(&self, state: &Self::State, viewer: Viewer) -> Prompt;

    /// A few words for an action of this seat, as on a button.
    fn label(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Phrase;

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
    /// nothing if it is none of [`Info::promises`]. Blanks may still be open.
    fn promise(_promise: &Promise) -> Option<Phrase> {
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
