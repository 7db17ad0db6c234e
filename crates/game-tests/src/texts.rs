//! The texts of a game in every language.

use ludi_engine::{Lang, text};

use crate::Sources;

/// Every phrase of the sources has its words in every language, and every text its
/// use.
pub fn are_all_there_and_used(game: Sources) {
    let sources = game.under("src");
    let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
    let texts = Lang::ALL.map(|lang| (lang, game.file(&format!("text/{lang}.ftl"))));
    let texts: Vec<(Lang, &str)> =
        texts.iter().map(|(lang, text)| (*lang, text.as_str())).collect();
    let wrong = text::check(&texts, &sources);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
