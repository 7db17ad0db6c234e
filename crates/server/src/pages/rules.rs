//! The rules of a game, whole.

use ludi_engine::rulebook::Citations;
use ludi_engine::{phrase, rulebook};
use maud::{Markup, html};

use super::frame::{Page, frame};
use super::markdown::{anchor, section};
use super::reader::Reader;

/// What the page of rules shows.
#[derive(Clone, Debug)]
pub struct RulesPage<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// The game's id.
    pub game: &'a str,
    /// The game's name.
    pub game_name: &'a str,
    /// The game's ledger of rules, in this language.
    pub ledger: &'a str,
}

/// The rules of a game. Section `x` has the id `rule-x`.
pub fn rules(rules: &RulesPage<'_>) -> Markup {
    let words = rules.reader.words();
    let title = words.say(&phrase!("rules-of", game = rules.game_name));
    let sections = rulebook::sections(rules.ledger);
    let citations = Citations::new(rules.ledger, rules.reader.lang);
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
                @for entry in &sections { (section(&anchor(entry.id), entry, &citations)) }
            }
        }
    };
    let page = Page {
        reader: rules.reader,
        title: &title,
        styles: None,
        here: &format!("/games/{}/rules", rules.game),
        changes: false,
    };
    frame(&page, body)
}
