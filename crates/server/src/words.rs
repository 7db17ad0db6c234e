//! The server's own words, in Italian and English; the games have theirs.

use std::sync::LazyLock;

use ludi_engine::{Lang, Phrase, Speech};

/// The texts of the server.
const TEXTS: [(Lang, &str); 2] =
    [(Lang::It, include_str!("../text/it.ftl")), (Lang::En, include_str!("../text/en.ftl"))];

/// What the server says, in one language.
#[derive(Debug)]
pub struct Words(Speech);

impl Words {
    fn new(lang: Lang) -> Words {
        let own = TEXTS.iter().filter(|(of, _)| *of == lang).map(|(_, text)| *text);
        Words(Speech::new(lang, &own.collect::<Vec<_>>()))
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.0.lang()
    }

    /// A phrase of the server in words.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.0.say(phrase, &[]).unwrap_or_else(|_| phrase.key.to_owned())
    }
}

/// The words of the server in this language.
pub fn words(lang: Lang) -> &'static Words {
    static IT: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::It));
    static EN: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::En));
    match lang {
        Lang::It => &IT,
        Lang::En => &EN,
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    fn sources(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                sources(&path, found);
            } else {
                found.push(fs::read_to_string(path).unwrap());
            }
        }
    }

    #[test]
    fn every_word_is_there_in_both_languages_and_is_used() {
        let mut found = Vec::new();
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
        let found: Vec<&str> = found.iter().map(String::as_str).collect();
        assert_eq!(ludi_engine::text::check(&TEXTS, &found), Vec::<String>::new());
    }
}
