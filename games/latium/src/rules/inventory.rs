//! Where every component is, so that the laws can see that none is lost.

use crate::Latium;
use crate::rules::gods::{Auxilia, cards};
use crate::rules::state::State;
use crate::rules::village::{Pawn, Village};

/// Numbers for the components, in blocks of a hundred.
const CARD: u32 = 0;
const AUXILIUM: u32 = 100;
const VILLAGE: u32 = 200;
const PAWN: u32 = 300;

impl Latium {
    /// Every component, once for each place where it is.
    pub(crate) fn list_components(&self, state: &State, components: &mut Vec<u32>) {
        let places = state.rex.iter().map(|rex| rex.hand).chain([state.deck(), state.gone]);
        components.extend(places.flat_map(cards).map(|card| CARD + card.index() as u32));
        let stocks = state.rex.iter().map(|rex| rex.stock);
        let laid = state.battle.armies.iter().map(|army| army.laid);
        let heaps = stocks.chain(laid).chain([state.bag, state.spent]);
        let tokens = heaps.flat_map(Auxilia::tokens);
        components.extend(tokens.map(|kind| AUXILIUM + kind as u32));
        // A village's card is with a player, beside the board, or out of the game.
        let sets = state.rex.iter().flat_map(|rex| rex.holdings);
        for set in sets.chain([state.independent(), state.destroyed]) {
            let there = Village::all().filter(|village| set & village.bit() as u32 != 0);
            components.extend(there.map(|village| VILLAGE + village.index() as u32));
        }
        components.extend(Pawn::all().map(|pawn| PAWN + pawn.index() as u32));
    }
}
