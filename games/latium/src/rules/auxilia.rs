//! Section 11: auxilia, bought in winter and used in any season.

use ludi_engine::{Listener, Rng, Seat};

use crate::Latium;
use crate::rules::action::{Action, Mode};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::gods::{Auxilia, Kind};
use crate::rules::state::{Ask, Stage, State};
use crate::rules::why::Why;

/// How many may be bought in a winter.
pub(crate) const PER_WINTER: u8 = 3;

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// The next player may buy, as long as there is something to buy.
    pub(crate) fn next_purchase(&mut self) {
        let Some(seat) = self.at_cursor() else {
            self.state.cursor = 0;
            self.state.stage = Stage::Act;
            return;
        };
        if self.state.bought < PER_WINTER && self.game.can_buy(self.state, seat) {
            self.ask(seat, Ask::Buy);
        } else {
            self.end_purchase();
        }
    }

    pub(crate) fn buy(&mut self, seat: Seat) {
        self.answered();
        self.state.bought += 1;
        let price = self.game.components.costs.auxilium;
        self.pay(seat, price);
        self.draw_auxilium(seat, price);
    }

    pub(crate) fn end_purchase(&mut self) {
        self.answered();
        self.state.bought = 0;
        self.state.cursor += 1;
    }

    /// A player draws a token from the bag, which is filled again when it is empty.
    pub(crate) fn draw_auxilium(&mut self, seat: Seat, price: u16) {
        if self.state.bag == Auxilia::NONE && self.state.spent != Auxilia::NONE {
            self.state.bag = std::mem::take(&mut self.state.spent);
            self.tell(Event::BagFilled);
        }
        let Some(kind) = self.state.bag.draw(self.dice) else { return };
        self.state.rex_mut(seat).stock.add(kind);
        let drawn = |kind| Event::Drawn { seat, kind, price };
        self.tell_more(seat, drawn(Some(kind)), drawn(None));
    }

    /// A token of a player's stock is spent, for all to see.
    pub(crate) fn spend(&mut self, seat: Seat, kind: Kind) {
        let rex = self.state.rex_mut(seat);
        rex.stock.remove(kind);
        rex.known.remove(kind);
        self.state.spent.add(kind);
    }

    /// A token is used outside battle, for oneself or against others.
    pub(crate) fn use_auxilium(&mut self, seat: Seat, kind: Kind, mode: Mode) {
        let free = self.state.done.ara.contains(seat) && !self.state.done.acted.contains(seat);
        self.spend(seat, kind);
        self.tell(Event::AuxiliumUsed { seat, kind, mode, free });
        self.beat("auxilium");
        self.begin_effect(seat, kind, mode == Mode::Harm, 1);
    }
}

impl Latium {
    /// Is there something to buy, and the means?
    fn can_buy(&self, state: &State, seat: Seat) -> bool {
        let left = state.bag != Auxilia::NONE || state.spent != Auxilia::NONE;
        left && state.rex(seat).dp >= self.components.costs.auxilium
    }

    pub(crate) fn check_auxilium(&self, state: &State, seat: Seat, kind: Kind) -> Result<(), Why> {
        if !state.rex(seat).stock.has(kind) {
            return Err(Why::NoSuchAuxilium);
        }
        if self.has_free_auxilium(state, seat) {
            return Ok(());
        }
        if state.rex(seat).actions == 0 {
            return Err(Why::NoActions);
        }
        if state.done.auxilium.contains(seat) { Err(Why::AuxiliumUsed) } else { Ok(()) }
    }

    pub(crate) fn list_auxilia(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let by_action = state.rex(seat).actions > 0 && !state.done.auxilium.contains(seat);
        if by_action || self.has_free_auxilium(state, seat) {
            for kind in state.rex(seat).stock.kinds() {
                actions.extend(Mode::ALL.map(|mode| Action::Auxilium(kind, mode)));
            }
        }
    }
}
