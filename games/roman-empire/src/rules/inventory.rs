//! Where every component is, so that the laws can see that none is lost.

use std::iter::repeat_n;

use crate::RomanEmpire;
use crate::rules::cards::cards;
use crate::rules::components::{BARBARIANS, EMPERORS};
use crate::rules::side::{Faction, People, REALMS, Realm, Side};
use crate::rules::state::{State, Token};

/// Numbers for the components, in blocks of a hundred.
const CARD: u32 = 0;
const TOKEN: u32 = 100;
const LEGION: u32 = 200;
const PEOPLE: u32 = 300;
const REALM: u32 = 400;
const COUNTER: u32 = 500;

impl RomanEmpire {
    /// Every component, once for each place where it is.
    pub(crate) fn list_components(&self, state: &State, components: &mut Vec<u32>) {
        let card_places = state.hands.iter().copied().chain([self.undealt(state), state.played]);
        components.extend(card_places.flat_map(cards).map(|card| CARD + card.index() as u32));
        for (kind, count) in [(Token::Barbarian, BARBARIANS), (Token::Emperor, EMPERORS)] {
            let drawn = if self.drawn_kind(state) == kind { state.drawn } else { 0 };
            let held = state.tokens[kind as usize].iter().copied().chain([drawn]);
            let aside = self.undrawn(state, kind);
            let aside = (1..=count as u8).filter(|token| aside >> token & 1 == 1);
            let tokens = held.filter(|&token| token > 0).chain(aside);
            components.extend(tokens.map(|token| TOKEN + 10 * kind as u32 + u32::from(token)));
        }
        let mut several = |number: u32, in_use: u8, pool: u8| {
            components.extend(repeat_n(number, usize::from(in_use) + usize::from(pool)));
        };
        for faction in Faction::all(self.factions) {
            let side = Side::Faction(faction);
            let number = LEGION + faction.index() as u32;
            several(number, state.in_play(side), self.pool(state, side));
        }
        for people in (0..self.components.peoples.len() as u8).map(People) {
            let side = Side::People(people);
            several(PEOPLE + u32::from(people.0), state.in_play(side), self.pool(state, side));
        }
        for realm in (0..REALMS as u8).map(Realm) {
            let armies = self.components.realm(realm).armies;
            let in_play = state.in_play(Side::Realm(realm));
            // What has not appeared yet is on its card; what is lost stays away.
            let is_new = !state.is_led(Side::Realm(realm));
            let away = if is_new { armies } else { armies.saturating_sub(in_play) };
            several(REALM + u32::from(realm.0), in_play, away);
        }
        let land = &state.land;
        several(COUNTER, land.cities.count_ones() as u8, self.cities_left(state));
        several(COUNTER + 1, land.forts.count_ones() as u8, self.forts_left(state));
        several(COUNTER + 2, land.fortresses.count_ones() as u8, self.fortresses_left(state));
        several(COUNTER + 3, state.rebels(), self.rebels_left(state));
    }
}
