//! The program's own words, in Italian and English; the games have theirs.

use std::env;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use ludi_engine::{Lang, Phrase, Speech};

/// The texts of the program.
const TEXTS: [(Lang, &str); 2] =
    [(Lang::It, include_str!("../text/it.ftl")), (Lang::En, include_str!("../text/en.ftl"))];

/// What the program says, in one language.
#[derive(Debug)]
pub(crate) struct Words(Speech);

impl Words {
    /// The program's words in this language.
    pub(crate) fn new(lang: Lang) -> Words {
        let own = TEXTS.iter().filter(|(of, _)| *of == lang).map(|(_, text)| *text);
        Words(Speech::new(lang, &own.collect::<Vec<_>>()))
    }

    /// The language.
    pub(crate) fn lang(&self) -> Lang {
        self.0.lang()
    }

    /// A phrase of the program in words.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.0.say(phrase, &[]).unwrap_or_else(|_| phrase.key.to_owned())
    }
}

/// Reads the code of a language on the command line.
pub(crate) fn codes() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code)).map(|code| {
        Lang::ALL.into_iter().find(|lang| lang.code() == code).expect("one of the possible values")
    })
}

/// The language that `--lang` asks for. It is looked for before the line is parsed,
/// so that help and mistakes are told in it.
pub(crate) fn asked(mut args: impl Iterator<Item = String>) -> Option<Lang> {
    let code = loop {
        match args.next()?.as_str() {
            "--" => return None,
            "--lang" => break args.next()?,
            arg => {
                if let Some(code) = arg.strip_prefix("--lang=") {
                    break code.to_owned();
                }
            }
        }
    };
    Lang::ALL.into_iter().find(|lang| lang.code() == code)
}

/// The language of the user's environment: Italian if it says so, else English.
pub(crate) fn from_environment() -> Lang {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|value| !value.is_empty());
    let italian = |locale: String| locale.split(['_', '.', '-', '@']).next() == Some("it");
    if locale.is_some_and(italian) { Lang::It } else { Lang::En }
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
    fn the_language_is_found_before_the_line_is_parsed() {
        let lang = |line: &str| asked(line.split(' ').map(str::to_owned));
        assert_eq!(lang("ludi games --lang it"), Some(Lang::It));
        assert_eq!(lang("ludi --lang=en sreve"), Some(Lang::En));
        assert_eq!(lang("ludi --lang"), None);
        assert_eq!(lang("ludi --lang de"), None);
        assert_eq!(lang("ludi replay -- --lang it"), None);
    }

    #[test]
    fn every_word_is_there_in_both_languages_and_is_used() {
        let mut found = Vec::new();
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
        let found: Vec<&str> = found.iter().map(String::as_str).collect();
        assert_eq!(ludi_engine::text::check(&TEXTS, &found), Vec::<String>::new());
    }
}
