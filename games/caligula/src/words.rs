use crate::{Action, Caligula, Event, State};
use ludi_engine::{Phrase, Prompt, Rule, Seat, Viewer, phrase};
pub(crate) fn prompt(_: &Caligula, _: &State, _: Viewer) -> Prompt {
    Prompt { rule: Rule("1"), text: phrase!("x") }
}
pub(crate) fn label(_: &Caligula, _: &State, _: Seat, _: Action) -> Phrase {
    phrase!("x")
}
pub(crate) fn describe(_: &Caligula, _: &Event) -> Prompt {
    Prompt { rule: Rule("1"), text: phrase!("x") }
}
pub(crate) fn score_victory() -> Phrase {
    phrase!("x")
}
pub(crate) fn score_conspiracy() -> Phrase {
    phrase!("x")
}
pub(crate) fn score_primus() -> Phrase {
    phrase!("x")
}
pub(crate) fn score_cards() -> Phrase {
    phrase!("x")
}
