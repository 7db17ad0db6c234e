//! The texts of a game in every language.

use ludi_engine::{Lang, Lesson, Promise, PromiseKind, Seat, Speech, Words, text};

use crate::Sources;

/// What is said in the words of every game, though no game says it itself: the headings of how
/// to play.
const SAID_OF_ALL_GAMES: &str = include_str!("../../board/src/primer.rs");

/// Every phrase of the sources has its words in every language, and every text its
/// use.
pub fn are_all_there_and_used(game: Sources) {
    let mut sources = game.under("src");
    sources.extend(lesson_keys(game));
    sources.push(SAID_OF_ALL_GAMES.to_owned());
    let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
    let texts = Lang::ALL.map(|lang| (lang, game.file(&format!("text/{lang}.ftl"))));
    let texts: Vec<(Lang, &str)> =
        texts.iter().map(|(lang, text)| (*lang, text.as_str())).collect();
    let wrong = text::check(&texts, &sources);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The texts that the lesson names, if there is one, as the sources name theirs.
fn lesson_keys(game: Sources) -> Vec<String> {
    if !game.path("lessons").exists() {
        return Vec::new();
    }
    let lesson = Lesson::read(&game.file("lessons/first.toml")).expect("the file of the lesson");
    lesson.keys().map(|key| format!("phrase!(\"{key}\")")).collect()
}

/// Every kind of promise has the same blanks in every language, and what is filled
/// in is said.
pub fn promise_the_same_in_every_language<G: Words>() {
    for lang in Lang::ALL {
        let speech = Speech::new(lang, &[G::texts(lang)]);
        for kind in G::INFO.promises {
            let wrong = wrong_blanks(kind, &|promise| {
                let phrase =
                    G::promise(promise).unwrap_or_else(|| panic!("{} has no words", kind.id));
                speech.say(&phrase, &["Nemo".to_owned()]).expect("a promise in words")
            });
            assert_eq!(wrong, None, "{} in {lang}", kind.id);
        }
    }
}

/// What is wrong with the words of a promise: a blank too many or too few, or
/// something filled in that they leave out.
fn wrong_blanks(kind: &PromiseKind, say: &dyn Fn(&Promise) -> String) -> Option<String> {
    let blank = say(&kind.blank());
    let blanks = usize::from(kind.who) + usize::from(kind.amount.is_some());
    if blank.matches('…').count() != blanks {
        return Some(blank);
    }
    let amount = kind.amount.map(|range| range.max);
    let filled = say(&Promise { who: kind.who.then(|| Seat::new(0)), amount, ..kind.blank() });
    let has_amount = amount.is_none_or(|amount| filled.contains(&amount.to_string()));
    let good = filled.contains("Nemo") == kind.who && has_amount && !filled.contains('…');
    (!good).then_some(filled)
}

#[cfg(test)]
mod tests {
    use ludi_engine::AmountRange;

    use super::*;

    #[test]
    fn a_blank_that_is_left_out_is_found() {
        let amount = Some(AmountRange { min: 1, max: 9 });
        let kind = PromiseKind { id: "pay", who: true, amount };
        let shown = |value: Option<String>| value.unwrap_or("…".to_owned());
        let who = |promise: &Promise| shown(promise.who.map(|_| "Nemo".to_owned()));
        let amount = |promise: &Promise| shown(promise.amount.map(|amount| amount.to_string()));
        let whole = |promise: &Promise| format!("{} gets {}.", who(promise), amount(promise));
        assert_eq!(wrong_blanks(&kind, &whole), None);
        assert!(wrong_blanks(&kind, &|promise| format!("{} is paid.", who(promise))).is_some());
        assert!(wrong_blanks(&kind, &|_| "… gets ….".to_owned()).is_some());
    }
}
