//! Sections 7.2 and 14: kingdoms and tribes appear and spread at once.

use ludi_engine::{Listener, Rng};

use crate::RomanEmpire;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::side::{Realm, Side};
use crate::rules::state::{Ask, NONE};

impl<R: Rng, L: Listener<RomanEmpire>> Play<'_, R, L> {
    /// A kingdom or tribe comes into its starting province.
    pub(crate) fn begin_realm(&mut self, realm: Realm) {
        let faction = self.state.phase.faction;
        let (start, armies) = {
            let face = self.game.components.realm(realm);
            (face.start, face.armies)
        };
        self.state.follow(Side::Realm(realm), faction);
        self.state.realm = realm.0;
        self.state.realm_hand = armies;
        self.tell(Event::RealmAppears { faction, realm, province: start });
        self.begin_arrival(start, Side::Realm(realm));
    }

    /// Its other armies, one by one; then it is left to itself.
    pub(crate) fn next_realm_army(&mut self) {
        if self.game.has_somewhere_to_go(self.state) {
            self.ask(self.state.phase.faction, Ask::Place);
        } else {
            self.end_realm();
        }
    }

    pub(crate) fn end_realm(&mut self) {
        let side = self.state.mover();
        let count = std::mem::take(&mut self.state.realm_hand);
        self.state.realm = NONE;
        self.state.fought = 0;
        if count > 0 {
            self.tell(Event::NotPlaced { side, count });
        }
    }

    /// The city and the fort of a kingdom that has arrived, as far as there are counters.
    pub(crate) fn found_kingdom(&mut self, realm: Realm) {
        let face = self.game.components.realm(realm);
        if !face.is_kingdom() {
            return;
        }
        let start = face.start;
        self.found_city(start);
        if self.game.forts_left(self.state) > 0 {
            self.state.land.forts |= start.bit();
            self.tell(Event::FortFounded { province: start });
        }
    }
}
