//! A sentence and a way back: what went wrong, on a page of its own.

use ludi_engine::phrase;
use maud::{Markup, html};

use super::frame::{Page, frame};
use super::reader::Reader;

/// What the page says.
#[derive(Clone, Debug)]
pub struct Message<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// In two or three words.
    pub title: &'a str,
    /// In a sentence.
    pub text: &'a str,
    /// Where the way back leads; `/` for the front page.
    pub back: &'a str,
}

/// The page of a message.
pub fn message(message: &Message<'_>) -> Markup {
    let words = message.reader.words();
    let body = html! {
        section .message {
            h1 { (message.title) }
            p { (message.text) }
            p { a .button href=(message.back) { (words.say(&phrase!("back"))) } }
        }
    };
    let page = Page {
        reader: message.reader,
        title: message.title,
        styles: None,
        here: message.back,
        changes: false,
    };
    frame(&page, body)
}
