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
    /// What the link gives.
    pub offer: Offered<'a>,
    /// The address of the link, where the form is posted to.
    pub here: &'a str,
}

/// What a link gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offered<'a> {
    /// An empty seat.
    Free,
    /// The seat of this bot, if the others agree.
    Bot(&'a str),
    /// To go on as this person.
    Device(&'a str),
}

/// The page.
pub fn invitation(invitation: &Invitation<'_>) -> Markup {
    let Invitation { reader, game_name, seat, offer, here } = *invitation;
    let words = reader.words();
    let title = words.say(&phrase!("invitation-title", game = game_name));
    let (text, button) = match offer {
        Offered::Free => (phrase!("invitation-empty", seat = seat), phrase!("table-join")),
        Offered::Bot(name) => {
            (phrase!("invitation-bot", seat = seat, name = name), phrase!("invitation-ask"))
        }
        Offered::Device(name) => {
            (phrase!("invitation-device", name = name), phrase!("invitation-go-on"))
        }
    };
    let device = matches!(offer, Offered::Device(_));
    let body = html! {
        section .message {
            h1 { (title) }
            p { (words.say(&text)) }
            @if let Some(name) = reader.name().filter(|_| device) {
                p { (words.say(&phrase!("invitation-known", name = name))) }
            }
            form .join method="post" action=(here) {
                @if reader.person.is_none() && !device { (name_field(words, "")) }
                button .main { (words.say(&button)) }
            }
        }
    };
    frame(&Page { reader, title: &title, styles: None, here, changes: false }, body)
}
