//! How to play a game, on one screen.

use ludi_engine::{Info, phrase};
use maud::{Markup, PreEscaped, html};

use super::facts::facts;
use super::frame::{Page, frame};
use super::glossary::emblems_only;
use super::reader::Reader;

/// What the page shows.
#[derive(Clone, Debug)]
pub struct PrimerPage<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// The facts about the game.
    pub info: &'a Info,
    /// How to play, as HTML of the game.
    pub primer: &'a str,
    /// The emblems of the game.
    pub emblems: &'a str,
    /// The address of the game's stylesheet.
    pub styles: &'a str,
    /// The address of the game's glossary.
    pub glossary: &'a str,
}

/// The address of the page about a game.
pub(super) fn path(game: &str) -> String {
    format!("/games/{game}/how-to-play")
}

/// How to play.
pub fn primer(primer: &PrimerPage<'_>) -> Markup {
    let PrimerPage { reader, info, .. } = *primer;
    let title = reader.say(&phrase!("how-to-play-of", game = info.name));
    let body = html! {
        div .primer-page data-glossary=(primer.glossary) {
            header {
                h1 { (title) }
                (facts(reader.words(), info))
                p .ways {
                    a .button .main href={ "/games/" (info.id) "/open" } {
                        (reader.say(&phrase!("front-open")))
                    }
                    a .button href={ "/games/" (info.id) "/rules" } {
                        (reader.say(&phrase!("rules-all")))
                    }
                }
            }
            (emblems_only(primer.emblems))
            (PreEscaped(primer.primer))
        }
    };
    let here = path(info.id);
    let styles = Some(primer.styles);
    frame(&Page { reader, title: &title, styles, here: &here, changes: false }, body)
}
