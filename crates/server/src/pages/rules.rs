//! The rules of a game, whole.

use ludi_engine::{Lang, phrase, rulebook};
use maud::{Markup, html};

use super::frame::{Page, Theme, frame};
use super::markdown::{anchor, section};
use crate::words::words;

/// What the page of rules shows.
#[derive(Clone, Debug)]
pub struct RulesPage<'a> {
    /// The language of the reader.
    pub lang: Lang,
    /// The theme of the reader.
    pub theme: Theme,
    /// The name the reader goes by, if it is known.
    pub reader: Option<&'a str>,
    /// The game's id.
    pub game: &'a str,
    /// The game's name.
    pub game_name: &'a str,
    /// The game's ledger of rules, in this language.
    pub ledger: &'a str,
}

/// The rules of a game. Section `x` has the id `rule-x`.
pub fn rules(rules: &RulesPage<'_>) -> Markup {
    let words = words(rules.lang);
    let title = words.say(&phrase!("rules-of", game = rules.game_name));
    let sections = rulebook::sections(rules.ledger);
    let body = html! {
        div .rules-page {
            h1 { (title) }
            nav aria-label=(words.say(&phrase!("contents"))) {
                ol .contents {
                    @for entry in &sections {
                        li { a href={ "#" (anchor(entry.id)) } { (entry.title) } }
                    }
                }
            }
            article {
                @for entry in &sections { (section(&anchor(entry.id), entry)) }
            }
        }
    };
    let page = Page {
        lang: rules.lang,
        theme: rules.theme,
        title: &title,
        game: None,
        here: &format!("/games/{}/rules", rules.game),
        reader: rules.reader,
    };
    frame(&page, body)
}
