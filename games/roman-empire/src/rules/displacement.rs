//! Sections 7.2, 9.2 and 9.3: an army arrives in its starting province, and whoever is
//! there makes room.

use ludi_engine::{Listener, Rng, Rule};

use crate::RomanEmpire;
use crate::rules::battle::Arrival;
use crate::rules::event::Event;
use crate::rules::flow::{Play, rule_of};
use crate::rules::province::{Province, provinces};
use crate::rules::side::Side;
use crate::rules::state::{Ask, State, Task};
use crate::rules::why::Why;

impl<R: Rng, L: Listener<RomanEmpire>> Play<'_, R, L> {
    /// An army in hand goes to its starting province. Forts there vanish, Rebels die,
    /// other armies have to leave.
    pub(crate) fn begin_arrival(&mut self, province: Province, side: Side) {
        *self.state.in_hand_mut() -= 1;
        let prior = self.state.land.holder(province);
        let left = self.state.land.armies(province);
        self.state.arrival =
            Arrival { province: province.index() as u8, side, displaced: prior, left };
        self.state.land.remove_all(province);
        if self.state.land.fortified() & province.bit() != 0 {
            self.state.land.raze(province);
            self.tell(Event::FortGone { province });
        }
        if prior.is_some_and(Side::is_rebel) {
            self.state.arrival.left = 0;
            self.tell(Event::RebelsGone { province, count: left });
        }
        self.state.task = Task::Displace;
    }

    /// The next army leaves: where to, its owner decides. Without a place it is lost.
    pub(crate) fn next_displaced(&mut self) {
        let arrival = self.state.arrival;
        let Some(side) = arrival.displaced.filter(|_| arrival.left > 0) else {
            self.arrive();
            return;
        };
        let refuges = self.game.refuges(self.state);
        let owner = self.state.owner(side);
        match (provinces(refuges).next(), owner) {
            (Some(only), _) if refuges.count_ones() == 1 => self.move_displaced(side, only),
            (Some(_), Some(owner)) => self.ask(owner, Ask::Displace),
            _ => {
                self.state.arrival.left -= 1;
                let from = Province::from_index(arrival.province);
                self.tell(Event::Displaced { side, from, to: None });
            }
        }
    }

    pub(crate) fn choose_displaced(&mut self, to: Province) -> Result<(), Why> {
        let Some(side) = self.state.arrival.displaced else {
            return Err(Why::SomethingElse(Rule("9")));
        };
        if self.game.refuges(self.state) & to.bit() == 0 {
            return Err(Why::NotFriendly(rule_of(self.state)));
        }
        self.answered();
        self.move_displaced(side, to);
        Ok(())
    }

    fn move_displaced(&mut self, side: Side, to: Province) {
        self.state.arrival.left -= 1;
        self.state.land.add(to, side);
        let from = Province::from_index(self.state.arrival.province);
        self.tell(Event::Displaced { side, from, to: Some(to) });
    }

    /// All have left: the army is there, with what comes with it.
    fn arrive(&mut self) {
        let Arrival { province, side, displaced, .. } = self.state.arrival;
        let province = Province::from_index(province);
        let had_city = self.state.land.intact() & province.bit() != 0;
        self.state.arrival = Arrival::NONE;
        self.state.task = Task::None;
        self.state.land.put(province, side, 1);
        self.tell(Event::Arrived { side, province });
        let mut lootable = had_city;
        match side {
            Side::Realm(realm) => {
                lootable &= !self.game.components.realm(realm).is_kingdom();
                self.found_kingdom(realm);
            }
            Side::Faction(_) if self.state.turn == 1 => self.found_city(province),
            _ => {}
        }
        if let Some(prior) = displaced {
            self.conquer(province, side, prior, lootable);
        }
    }

    /// A city, intact: a new one if there is none and the supply has one.
    pub(crate) fn found_city(&mut self, province: Province) {
        let is_there = self.state.land.cities & province.bit() != 0;
        if !is_there && self.game.cities_left(self.state) == 0 {
            return;
        }
        self.state.land.cities |= province.bit();
        self.state.land.looted &= !province.bit();
        self.tell(Event::CityFounded { province });
    }
}

impl RomanEmpire {
    /// Where the displaced army may go: a province next to it with units of its side
    /// and room.
    pub(crate) fn refuges(&self, state: &State) -> u64 {
        let Some(side) = state.arrival.displaced else { return 0 };
        let around = self.components.map.neighbours[usize::from(state.arrival.province)];
        around & state.land.held(side) & !state.land.full()
    }
}
