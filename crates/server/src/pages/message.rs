//! A sentence and a way back: what went wrong, on a page of its own.

use ludi_engine::{Lang, phrase};
use maud::{Markup, html};

use super::frame::{Page, Theme, frame};
use crate::words::words;

/// What the page says.
#[derive(Clone, Debug)]
pub struct Message<'a> {
    /// The language of the reader.
    pub lang: Lang,
    /// The theme of the reader.
    pub theme: Theme,
    /// The name the reader goes by, if it is known.
    pub reader: Option<&'a str>,
    /// In two or three words.
    pub title: &'a str,
    /// In a sentence.
    pub text: &'a str,
    /// Where the way back leads; `/` for the front page.
    pub back: &'a str,
}

/// The page of a message.
pub fn message(message: &Message<'_>) -> Markup {
    let words = words(message.lang);
    let body = html! {
        section .message {
            h1 { (message.title) }
            p { (message.text) }
            p { a .button href=(message.back) { (words.say(&phrase!("back"))) } }
        }
    };
    let page = Page {
        lang: message.lang,
        theme: message.theme,
        title: message.title,
        game: None,
        here: message.back,
        reader: message.reader,
    };
    frame(&page, body)
}
