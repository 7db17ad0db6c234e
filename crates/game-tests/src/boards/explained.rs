//! Everything on a board explains itself: the emblems, the numbers and the terms of
//! its glossary.

use std::collections::{BTreeMap, BTreeSet};

use ludi_engine::{Board, GlossaryEntry, Lang, Viewer};
use scraper::{ElementRef, Html};

use super::Boards;
use super::html::{ids, select};
use crate::Voices;

/// Somebody who reads 160 words in a minute has read so many after 90 seconds.
const PRIMER_WORDS: usize = 240;

impl<G: Board> Boards<G> {
    /// Every entry of the glossary has a name and a meaning in every language, and no two are
    /// called the same; its emblems are drawn.
    pub fn have_a_whole_glossary(&self) {
        let there = ids::<G>();
        let voices = Voices::of::<G>(&[]);
        for lang in Lang::ALL {
            let voice = voices.speaking(lang);
            let mut names = BTreeMap::new();
            for GlossaryEntry { id, name, meaning, emblems } in G::glossary() {
                for phrase in [&name, &meaning] {
                    let said = voice.speech.say(phrase, &[]);
                    assert!(said.is_ok_and(|said| !said.trim().is_empty()), "{id} in {lang}");
                }
                let other = names.insert(voice.say(&name), id);
                assert_eq!(other, None, "{id} is called like another in {lang}");
                for emblem in emblems {
                    assert!(there.contains(&format!("#{emblem}")), "{id}: there is no {emblem}");
                }
            }
        }
    }

    /// Each emblem and each number on the boards and in *how to play* has its entry in
    /// the glossary, to whoever looks, and each entry is about something there.
    pub fn explain_everything(&self) {
        let glossary = G::glossary();
        let terms: BTreeSet<&str> = glossary.iter().map(|entry| entry.id).collect();
        assert_eq!(terms.len(), glossary.len(), "an entry of the glossary is there twice");
        let mut explained = BTreeSet::new();
        for (at, (game, state)) in self.positions(1).enumerate() {
            let asked = game.to_act(state).first().map(Viewer::Seat);
            let others: Vec<Viewer> =
                Viewer::all(game.seats()).chain([Viewer::Historian]).collect();
            for viewer in asked.into_iter().chain([others[at % others.len()]]) {
                let html = self.html(game, state, viewer, Lang::ALL[at % 2]);
                explained.extend(assert_explained(&html, &terms));
            }
        }
        for lang in Lang::ALL {
            let primer = G::primer(&self.voices.speaking(lang));
            explained.extend(assert_explained(&Html::parse_fragment(&primer), &terms));
        }
        let idle: Vec<&&str> = terms.iter().filter(|&&term| !explained.contains(term)).collect();
        assert!(idle.is_empty(), "in the glossary, but nowhere on a board: {idle:?}");
    }

    /// *How to play* can be read in 90 seconds, and is sound HTML with pictures of the
    /// game.
    pub fn can_be_learnt_in_90_seconds(&self) {
        for lang in Lang::ALL {
            let text = G::primer(&self.voices.speaking(lang));
            super::html::assert_sound(&text);
            let html = Html::parse_fragment(&text);
            let written = select(&html, ".panel h2, .panel .told");
            let words: usize = written
                .iter()
                .map(|element| element.text().collect::<String>().split_whitespace().count())
                .sum();
            assert!((100..=PRIMER_WORDS).contains(&words), "{words} words in {lang}");
            for about in ["aim", "turn", "end", "watch"] {
                let pictures = select(&html, &format!(".panel-{about} .pieces"));
                assert!(!pictures.is_empty(), "nothing about {about}");
                let empty = pictures.iter().any(|pieces| pieces.children().next().is_none());
                assert!(!empty, "a point about {about} has no picture");
            }
        }
    }
}

/// Fails for an emblem or a number that nothing explains, or a term that is in no
/// glossary. Gives all terms that are there.
fn assert_explained(html: &Html, terms: &BTreeSet<&str>) -> BTreeSet<String> {
    for element in select(html, "*") {
        if let Some(what) = wants_explanation(&element)
            && term_of(&element).is_none()
        {
            panic!("nothing explains {what:?} in {}", around(&element));
        }
    }
    let there = select(html, "[data-term]");
    let there = there.iter().filter_map(|element| element.attr("data-term"));
    let there: BTreeSet<String> = there.map(str::to_owned).collect();
    for term in &there {
        assert!(terms.contains(&**term), "{term:?} is in no glossary");
    }
    there
}

/// What of an element itself, not of those in it, one has to be told: an emblem, a
/// number, or a letter or sign that stands for one.
fn wants_explanation(element: &ElementRef<'_>) -> Option<String> {
    if let Some(emblem) = element.attr("href").filter(|href| href.starts_with("#emblem-")) {
        return Some(emblem.to_owned());
    }
    // Choices, names and sentences are in words. What only screen readers say names a
    // thing.
    let in_words = |element: &ElementRef<'_>| {
        let classes = ["choice", "name", "unseen", "skip", "told"];
        element.value().classes().any(|class| classes.contains(&class))
    };
    if with_parents(*element).any(|element| in_words(&element)) {
        return None;
    }
    let own = element.children().filter_map(|child| child.value().as_text());
    let written: String = own.map(|text| &**text).collect::<Vec<_>>().concat();
    let written = written.trim();
    let sign = (1..=5).contains(&written.chars().count())
        && written.chars().all(|sign| sign.is_uppercase() || "?×+<≥№/−".contains(sign));
    (sign || written.contains(|sign: char| sign.is_ascii_digit())).then(|| written.to_owned())
}

/// The term that explains an element: its own, or that of the nearest around it.
fn term_of<'a>(element: &ElementRef<'a>) -> Option<&'a str> {
    with_parents(*element).find_map(|element| element.value().attr("data-term"))
}

fn with_parents<'a>(element: ElementRef<'a>) -> impl Iterator<Item = ElementRef<'a>> {
    [element].into_iter().chain(element.ancestors().filter_map(ElementRef::wrap))
}

/// The element that holds this one, as HTML.
fn around(element: &ElementRef<'_>) -> String {
    element.parent().and_then(ElementRef::wrap).unwrap_or(*element).html()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms_of(text: &'static str) -> Option<BTreeSet<String>> {
        let check = || assert_explained(&Html::parse_fragment(text), &BTreeSet::from(["life"]));
        std::panic::catch_unwind(check).ok()
    }

    #[test]
    fn what_nothing_explains_is_found() {
        let life = Some(BTreeSet::from(["life".to_owned()]));
        for text in [
            "<p data-term='life'>3</p>",
            "<p data-term='life'><b><svg><use href='#emblem-dagger'></use></svg></b></p>",
            "<p>Three lives</p><b data-term='life'>×3</b><i class='name'>Marcus 2</i>",
        ] {
            assert_eq!(terms_of(text), life, "{text}");
        }
        for text in [
            "<p>3</p>",
            "<p>life 3</p>",
            "<b>VII</b>",
            "<b>×</b>",
            "<svg><use href='#emblem-dagger'></use></svg>",
            "<b data-term='life'>3</b><b>4</b>",
            "<b data-term='death'>3</b>",
        ] {
            assert_eq!(terms_of(text), None, "{text}");
        }
    }
}
