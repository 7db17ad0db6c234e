//! Worlds drawn from what a viewer knows.
//!
//! Hidden are: offers until all are in; Beneficii in other hands that were never shown;
//! other players' auxilia, of which the numbers are public and so are gifts; how others
//! draw up for a battle until both are ready, and which tokens they have laid.

use ludi_engine::{Dice, Rng, Seat, Viewer};

use crate::Latium;
use crate::rules::acies::{ATTACKER, Army, DEFENDER, Phase};
use crate::rules::battle::Draw;
use crate::rules::gods::Auxilia;
use crate::rules::state::{NO_OFFER, Stage, State};

impl Latium {
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
        let is_hidden = |seat: &Seat| viewer != Viewer::Seat(*seat);
        if world.stage == Stage::Offer {
            for seat in Seat::all(self.seats).filter(is_hidden) {
                let rex = world.rex_mut(seat);
                if rex.offer != NO_OFFER {
                    rex.offer = dice.below(u32::from(rex.dp) + 1) as u16;
                }
            }
        }
        for seat in Seat::all(self.seats).filter(is_hidden) {
            let shown = world.revealed;
            world.rex_mut(seat).hand &= shown;
        }
        for seat in Seat::all(self.seats).filter(is_hidden) {
            let count = state.rex(seat).hand.count_ones() - world.rex(seat).hand.count_ones();
            for _ in 0..count {
                let card = dice.pick_bit(world.deck()).map_or(0, |at| 1 << at);
                world.rex_mut(seat).hand |= card;
            }
        }
        self.imagine_auxilia(&mut world, viewer, dice);
        world
    }

    /// Each hidden token is drawn anew from all that are hidden.
    fn imagine_auxilia<R: Rng>(&self, world: &mut State, viewer: Viewer, dice: &mut Dice<R>) {
        let is_hidden = |seat: &Seat| viewer != Viewer::Seat(*seat);
        let mut counts = [0; crate::rules::state::SEATS];
        let mut laid_counts = [0; 2];
        for seat in Seat::all(self.seats).filter(is_hidden) {
            let side = self.commands(world, seat).filter(|_| world.is_battle());
            let laid = side.map_or(Auxilia::NONE, |side| {
                laid_counts[side] = world.battle.armies[side].laid.total();
                std::mem::take(&mut world.battle.armies[side].laid)
            });
            let rex = world.rex_mut(seat);
            let all = std::mem::take(&mut rex.stock).and(laid);
            counts[seat.index()] = all.total();
            rex.stock = rex.known;
            let known = rex.known;
            world.bag = world.bag.and(all.without(known));
        }
        for seat in Seat::all(self.seats).filter(is_hidden) {
            while world.rex(seat).stock.total() < counts[seat.index()] {
                let Some(kind) = world.bag.draw(dice) else { break };
                world.rex_mut(seat).stock.add(kind);
            }
        }
        for side in [ATTACKER, DEFENDER] {
            let Some(seat) = world.battle.commander(side).filter(is_hidden) else { continue };
            if !world.is_battle() {
                continue;
            }
            if world.battle.phase == Phase::Deploy {
                self.imagine_deployment(world, side, dice);
                continue;
            }
            for _ in 0..laid_counts[side] {
                let mut stock = world.rex(seat).stock;
                if let Some(kind) = stock.draw(dice) {
                    world.rex_mut(seat).stock = stock;
                    world.battle.armies[side].laid.add(kind);
                }
            }
        }
    }

    /// A side draws up anew: as far as it is, all that others know is whether it is ready.
    fn imagine_deployment<R: Rng>(&self, world: &mut State, side: usize, dice: &mut Dice<R>) {
        let army = world.battle.armies[side];
        let ready = army.ready;
        world.battle.armies[side] = Army { pawns: army.pawns, bonus: army.bonus, ..Army::NONE };
        self.settle(world, side);
        while ready != world.battle.armies[side].ready || dice.below(2) == 1 {
            let before = *world;
            if world.battle.armies[side].ready {
                return;
            }
            self.decide(world, side, ready, dice);
            self.settle(world, side);
            if !ready && world.battle.armies[side].ready {
                *world = before;
                return;
            }
        }
    }

    /// One random choice of a side that draws up.
    fn decide<R: Rng>(&self, world: &mut State, side: usize, ready: bool, dice: &mut Dice<R>) {
        let draw = self.deployment(world, side);
        let Some(seat) = world.battle.commander(side) else { return };
        match draw {
            Draw::Size(slot, least, most) => {
                let size = least + dice.below(u32::from(most - least) + 1) as u8;
                world.battle.armies[side].sizes[slot] = size;
            }
            Draw::Reserve => world.battle.armies[side].held = Some(dice.below(2) == 1),
            Draw::Tokens if ready && dice.below(3) == 0 => world.battle.armies[side].ready = true,
            Draw::Tokens => {
                let mut stock = world.rex(seat).stock;
                if let Some(kind) = stock.draw(dice) {
                    world.rex_mut(seat).stock = stock;
                    world.battle.armies[side].laid.add(kind);
                }
            }
            Draw::Ready => {}
        }
    }
}
