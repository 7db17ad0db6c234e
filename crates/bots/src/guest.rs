//! Bots at a table of any game.

use ludi_engine::{Dice, FastRng, Match, Seat, Table, Viewer};
use serde_json::Value;

use crate::{Heuristic, Level};

/// A bot that plays at a [`Table`] without knowing its type.
pub trait Guest: Send {
    /// What it does at this seat; `None` if the seat is not to act.
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<Value>;
}

/// A bot of this level for tables of the game `G`.
pub fn seat_bot<G: Heuristic>(level: Level, dice: Dice<FastRng>) -> Box<dyn Guest> {
    Box::new(Sitting::<G> { level, dice, legal: Vec::new(), scratch: Vec::new() })
}

struct Sitting<G: Heuristic> {
    level: Level,
    dice: Dice<FastRng>,
    legal: Vec<G::Action>,
    scratch: Vec<f32>,
}

impl<G: Heuristic> Guest for Sitting<G> {
    fn choose(&mut self, table: &dyn Table, seat: Seat) -> Option<Value> {
        let played = table.as_match().downcast_ref::<Match<G>>()?;
        self.legal.clear();
        played.legal(seat, &mut self.legal);
        if self.legal.is_empty() {
            return None;
        }
        let view = || played.view(Viewer::Seat(seat));
        let chosen =
            self.level.choose(played.game(), view, &self.legal, &mut self.dice, &mut self.scratch);
        serde_json::to_value(self.legal[chosen]).ok()
    }
}
