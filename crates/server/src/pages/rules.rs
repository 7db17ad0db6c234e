//! The rules of a game, whole.

use ludi_bots::Explanation;
use ludi_engine::rulebook::Citations;
use ludi_engine::{phrase, rulebook};
use maud::{Markup, html};

use super::frame::{Page, frame};
use super::glossary::{emblems_only, glossary};
use super::markdown::{anchor, section};
use super::primer;
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
    /// What everything on its board means.
    pub glossary: &'a [Explanation],
    /// The emblems of the game.
    pub emblems: &'a str,
}

/// The rules of a game. Section `x` has the id `rule-x`.
pub fn rules(rules: &RulesPage<'_>) -> Markup {
    let words = rules.reader.words();
    let title = words.say(&phrase!("rules-of", game = rules.game_name));
    let sections = rulebook::sections(rules.ledger);
    let citations = Citations::new(rules.ledger);
    let body = html! {
        div .rules-page {
            h1 { (title) }
            p {
                a .button href=(primer::path(rules.game)) {
                    (words.say(&phrase!("how-to-play")))
                }
            }
            nav aria-label=(words.say(&phrase!("contents"))) {
                ol .contents {
                    @for entry in &sections {
                        li { a href={ "#" (anchor(entry.id)) } { (entry.title) } }
                    }
                    li { a href="#glossary" { (words.say(&phrase!("glossary"))) } }
                }
            }
            article {
                @for entry in &sections { (section(&anchor(entry.id), entry, &citations)) }
                section #glossary .rule-text {
                    h3 { (words.say(&phrase!("glossary"))) }
                    (emblems_only(rules.emblems))
                    (glossary(rules.glossary))
                }
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
