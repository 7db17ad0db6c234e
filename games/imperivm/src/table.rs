//! The board as a browser shows it: what everybody has, and the provinces by
//! owner. Everything that can be done is a button of the list.

use ludi_engine::{Phrase, Scene, Seat, phrase};
use maud::{Markup, html};

use crate::Imperivm;
use crate::province::Province;
use crate::words::{loyalty_name, purse, stage_name};

/// The stylesheet of the board.
pub(crate) const STYLES: &str = include_str!("../assets/board.css");
/// The emblems it is drawn with.
pub(crate) const EMBLEMS: &str = include_str!("../assets/emblems.svg");
/// The picture on the box.
pub(crate) const COVER: &str = include_str!("../assets/cover.svg");

/// The board of this scene.
pub(crate) fn board(game: &Imperivm, scene: &Scene<'_, Imperivm>) -> String {
    Board { game, scene }.table().into_string()
}

struct Board<'a> {
    game: &'a Imperivm,
    scene: &'a Scene<'a, Imperivm>,
}

impl Board<'_> {
    fn table(&self) -> Markup {
        let view = self.scene.view;
        let stage = stage_name(view.stage);
        html! {
            div #board .imperivm {
                div .table {
                    header #board-stage {
                        h2 { (self.say(stage)) }
                        p { (self.say(phrase!(
                            "board-tracks",
                            dominion = view.dominion,
                            morale = view.morale,
                            border = view.border,
                            public = purse(view.public)
                        ))) }
                    }
                    @for player in &view.players { (self.player(player.seat)) }
                    (self.scene.list(&self.say(phrase!("table-choices"))))
                }
            }
        }
    }

    fn player(&self, seat: Seat) -> Markup {
        let view = self.scene.view;
        let player = &view.players[seat.index()];
        let name = self.scene.voice.names.get(seat.index()).map_or("", String::as_str);
        let owned = Province::all().filter(|province| view.owners[province.index()] == Some(seat));
        let owned: Vec<&str> =
            owned.map(|province| self.game.components.map.name(province)).collect();
        html! {
            section id={ "player-" (seat) } .player {
                h3 { (name) " · " (self.game.components.families[seat.index()]) }
                p { (self.say(loyalty_name(player.loyalty.into()))) }
                p { (self.say(phrase!("board-cards", count = player.hand_size))) }
                @if let Some(open) = player.purse { p { (self.say(purse(open))) } }
                p { (owned.join(", ")) }
            }
        }
    }

    fn say(&self, phrase: Phrase) -> String {
        self.scene.voice.say(&phrase)
    }
}
