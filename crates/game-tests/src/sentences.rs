//! What players read.

use ludi_engine::{Lang, Phrase, Seat, Viewer, Words};

use crate::Voices;

/// A phrase in words, where Livia, Druso, Giulia and Magno sit.
pub fn in_words<G: Words>(lang: Lang, phrase: &Phrase) -> String {
    Voices::of::<G>(&["Livia", "Druso", "Giulia", "Magno"]).speaking(lang).say(phrase)
}

/// What a seat is told or asked.
pub fn prompt<G: Words>(game: &G, state: &G::State, lang: Lang, seat: usize) -> String {
    in_words::<G>(lang, &game.prompt(state, Viewer::Seat(Seat::new(seat))).text)
}

/// What stands on the button for an action of a seat.
pub fn label<G: Words>(
    game: &G,
    state: &G::State,
    lang: Lang,
    seat: usize,
    action: G::Action,
) -> String {
    in_words::<G>(lang, &game.label(state, Seat::new(seat), action))
}

/// The line of the log for an event.
pub fn line<G: Words>(game: &G, lang: Lang, event: &G::Event) -> String {
    in_words::<G>(lang, &game.describe(event).text)
}

/// The last line of the log for an event of this kind.
pub fn last_line<G: Words>(
    game: &G,
    events: &[G::Event],
    lang: Lang,
    is: impl Fn(&G::Event) -> bool,
) -> String {
    let last = events.iter().rev().find(|event| is(event));
    line(game, lang, last.expect("an event of this kind"))
}
