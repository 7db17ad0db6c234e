//! Where a secret link leads: a seat to take.

use ludi_engine::phrase;
use maud::{Markup, html};

use super::frame::{Page, frame};
use super::front::name_field;
use super::reader::Reader;

/// What the page shows.
#[derive(Clone, Debug)]
pub struct Invitation<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// The game's name.
    pub game_name: &'a str,
    /// Which seat, from 1.
    pub seat: usize,
    /// Who plays there now; nothing if nobody does.
    pub name: &'a str,
    /// The address of the link, where the form is posted to.
    pub here: &'a str,
}

/// The page.
pub fn invitation(invitation: &Invitation<'_>) -> Markup {
    let Invitation { reader, game_name, seat, name, here } = *invitation;
    let words = reader.words();
    let title = words.say(&phrase!("invitation-title", game = game_name));
    let body = html! {
        section .message {
            h1 { (title) }
            p {
                @if name.is_empty() { (words.say(&phrase!("invitation-empty", seat = seat))) }
                @else { (words.say(&phrase!("invitation-for", seat = seat, name = name))) }
            }
            form .join method="post" action=(here) {
                @if reader.person.is_none() { (name_field(words)) }
                button .main { (words.say(&phrase!("table-join"))) }
            }
        }
    };
    frame(&Page { reader, title: &title, game: None, here, changes: false }, body)
}
