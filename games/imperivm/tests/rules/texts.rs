//! Every phrase has its words in every language, and every text its use.

use crate::sources;
use ludi_engine::{Lang, text};

#[test]
fn every_phrase_has_its_words_in_every_language() {
    let sources = sources::under("src");
    let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
    let texts = Lang::ALL.map(|lang| (lang, sources::file(&format!("text/{lang}.ftl"))));
    let texts: Vec<(Lang, &str)> =
        texts.iter().map(|(lang, text)| (*lang, text.as_str())).collect();
    let wrong = text::check(&texts, &sources);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
