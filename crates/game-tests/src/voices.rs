//! The languages of a game, with names for those at the table.

use ludi_bots::Speeches;
use ludi_engine::{Lang, Voice, Words};

/// Speaks the texts of a game in every language.
pub struct Voices {
    speeches: Speeches,
    names: Vec<String>,
}

impl Voices {
    /// The voices of a game at a table where these sit.
    pub fn of<G: Words>(names: &[&str]) -> Voices {
        let names = names.iter().map(|&name| name.to_owned()).collect();
        Voices { speeches: Speeches::of_game::<G>(), names }
    }

    /// The voice in this language.
    pub fn speaking(&self, lang: Lang) -> Voice<'_> {
        Voice { speech: self.speeches.of(lang), names: &self.names }
    }
}
