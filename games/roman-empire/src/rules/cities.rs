//! Section 9.3.3: a faction builds cities when its placement is over.

use ludi_engine::{Listener, Rng};

use crate::RomanEmpire;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::province::Province;
use crate::rules::state::{Ask, Stage, State};
use crate::rules::why::Why;

impl<R: Rng, L: Listener<RomanEmpire>> Play<'_, R, L> {
    /// Barbarians build none.
    pub(crate) fn begin_cities(&mut self) {
        self.state.stage = if self.state.is_roman_phase() { Stage::Cities } else { Stage::Score };
    }

    pub(crate) fn next_city(&mut self) {
        if self.game.city_sites(self.state) != 0 {
            self.ask(self.state.phase.faction, Ask::City);
        } else {
            self.end_cities();
        }
    }

    pub(crate) fn build_city(&mut self, province: Province) -> Result<(), Why> {
        self.game.check_city(self.state, province)?;
        self.answered();
        if !self.game.has_pair_of_sites(self.state) {
            self.state.colony = false;
        }
        self.state.land.cities |= province.bit();
        self.tell(Event::CityBuilt { faction: self.state.phase.faction, province });
        Ok(())
    }

    pub(crate) fn end_cities(&mut self) {
        self.answered();
        self.state.stage = Stage::Score;
    }
}

impl RomanEmpire {
    #[inline]
    pub(crate) const fn cities_left(&self, state: &State) -> u8 {
        let cities = state.land.cities.count_ones() as u8;
        self.components.counters.cities.saturating_sub(cities)
    }

    /// Has the faction fewer cities than pairs of sites?
    fn has_pair_of_sites(&self, state: &State) -> bool {
        let own = state.roman_land(state.phase.faction);
        let sites = (own & self.components.map.sites).count_ones();
        (own & state.land.cities).count_ones() < sites / 2
    }

    /// Where a city may be built now.
    pub(crate) fn city_sites(&self, state: &State) -> u64 {
        if self.cities_left(state) == 0 || !(self.has_pair_of_sites(state) || state.colony) {
            return 0;
        }
        let own = state.roman_land(state.phase.faction);
        own & self.components.map.sites & !state.land.cities
    }

    fn check_city(&self, state: &State, province: Province) -> Result<(), Why> {
        if self.city_sites(state) & province.bit() != 0 {
            Ok(())
        } else if state.roman_land(state.phase.faction) & province.bit() == 0 {
            Err(Why::NotControlled(ludi_engine::Rule("9.3.3")))
        } else if self.components.map.sites & province.bit() == 0 {
            Err(Why::NoSite)
        } else {
            Err(Why::CityThere)
        }
    }
}
