//! What a viewer can know, and worlds drawn from it.
//!
//! Hidden are the cards in other hands, of which the colours are public, and tokens
//! that are not revealed. A token is known to who has it and to who drew it and passed
//! it on. When a token is revealed, every hidden one of its kind has a higher number.

use ludi_engine::{Dice, Rng, Viewer};

use crate::RomanEmpire;
use crate::rules::cards::Pile;
use crate::rules::components::EMPERORS;
use crate::rules::side::Faction;
use crate::rules::state::{NONE, State, Token};

impl RomanEmpire {
    /// Does this viewer play this faction?
    #[inline]
    pub(crate) fn plays(&self, viewer: Viewer, faction: Faction) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seat_of(faction) == seat,
            Viewer::Spectator => false,
            Viewer::Historian => true,
        }
    }

    /// Does this viewer know the token of this faction?
    pub(crate) fn knows_token(
        &self,
        state: &State,
        viewer: Viewer,
        kind: Token,
        faction: Faction,
    ) -> bool {
        let giver = state.givers[kind as usize][faction.index()];
        state.revealed[kind as usize] & faction.bit() != 0
            || self.plays(viewer, faction)
            || giver != NONE && self.plays(viewer, Faction::new(giver.into()))
    }

    /// Does this viewer know the token that is just drawn?
    pub(crate) fn knows_drawn(&self, state: &State, viewer: Viewer) -> bool {
        state.drawn == 0 || self.plays(viewer, self.drawer(state))
    }

    /// A world that this viewer holds possible.
    pub(crate) fn imagine<R: Rng>(
        &self,
        state: &State,
        viewer: Viewer,
        dice: &mut Dice<R>,
    ) -> State {
        let mut world = *state;
        if viewer == Viewer::Historian {
            return world;
        }
        self.imagine_hands(&mut world, viewer, dice);
        for kind in [Token::Barbarian, Token::Emperor] {
            self.imagine_tokens(&mut world, viewer, kind, dice);
        }
        world
    }

    /// Each hidden card is drawn anew from what its pile may have in store.
    fn imagine_hands<R: Rng>(&self, world: &mut State, viewer: Viewer, dice: &mut Dice<R>) {
        let hands = world.hands;
        let hidden = |faction: &Faction| !self.plays(viewer, *faction);
        for faction in Faction::all(self.factions).filter(hidden) {
            world.hands[faction.index()] = 0;
        }
        for faction in Faction::all(self.factions).filter(hidden) {
            for pile in Pile::ALL {
                let pile = self.components.pile(pile);
                for _ in 0..(hands[faction.index()] & pile).count_ones() {
                    if let Some(card) = dice.pick_bit(pile & self.undealt(world)) {
                        world.hands[faction.index()] |= 1 << card;
                    }
                }
            }
        }
    }

    /// Each hidden token is drawn anew from those above the last revealed one.
    fn imagine_tokens<R: Rng>(
        &self,
        world: &mut State,
        viewer: Viewer,
        kind: Token,
        dice: &mut Dice<R>,
    ) {
        let at = kind as usize;
        let mut unknown = [false; EMPERORS];
        for faction in Faction::all(self.factions) {
            let has_one = world.tokens[at][faction.index()] != 0;
            unknown[faction.index()] = has_one && !self.knows_token(world, viewer, kind, faction);
        }
        let drawing = self.drawn_kind(world) == kind && !self.knows_drawn(world, viewer);
        for faction in Faction::all(self.factions).filter(|faction| unknown[faction.index()]) {
            world.tokens[at][faction.index()] = 0;
        }
        if drawing {
            world.drawn = 0;
        }
        let passed = self.passed_number(world, kind);
        let above = |left: u64| left & !((1 << (passed + 1)) - 1);
        for faction in Faction::all(self.factions).filter(|faction| unknown[faction.index()]) {
            let left = above(self.undrawn(world, kind));
            world.tokens[at][faction.index()] = dice.pick_bit(left).unwrap_or(0) as u8;
        }
        if drawing {
            let left = above(self.undrawn(world, kind));
            world.drawn = dice.pick_bit(left).unwrap_or(0) as u8;
        }
    }
}
