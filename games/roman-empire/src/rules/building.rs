//! Section 8: new armies of a people; legions, forts and cities for Roman points.

use ludi_engine::{Listener, Rng, Rule};

use crate::RomanEmpire;
use crate::rules::action::{Action, Camp};
use crate::rules::event::Event;
use crate::rules::flow::{Play, list_each, rule_of};
use crate::rules::province::{Province, provinces};
use crate::rules::side::{Faction, Side};
use crate::rules::state::{Ask, NONE, Stage, State};
use crate::rules::why::Why;

/// What a legion costs, up to this turn and later.
const RECRUIT: [u16; 2] = [2, 3];
const CHEAP_TURNS: u8 = 3;
/// What it costs to bribe a Rebel legion.
pub(crate) const BRIBE: u16 = 2;
/// What a fort, a fortress made of one, and the rebuilding of a city cost.
pub(crate) const FORT: u16 = 1;

/// What a legion costs in a turn.
pub(crate) const fn recruit_price(turn: u8) -> u16 {
    RECRUIT[(turn > CHEAP_TURNS) as usize]
}

impl<R: Rng, L: Listener<RomanEmpire>> Play<'_, R, L> {
    /// A people gets its armies; a faction may buy, from the second turn on.
    pub(crate) fn begin_building(&mut self) {
        match self.state.phase.side {
            Side::People(_) => self.raise_people(),
            _ if self.state.turn == 1 => self.end_building(),
            _ => self.state.stage = Stage::Build,
        }
    }

    /// As many new armies as are missing from what the chart says. Without any on the
    /// map when the turn began, the first one arrives in the starting province.
    fn raise_people(&mut self) {
        let horde = self.game.components.horde(self.state.turn, self.state.phase.token);
        let side = Side::People(horde.people);
        let count = horde.strength.saturating_sub(self.state.in_play(side));
        let count = count.min(self.game.pool(self.state, side));
        self.state.hand = count;
        self.tell(Event::NewArmies { people: horde.people, count });
        if self.state.present & horde.people.bit() != 0 {
            self.state.stage = Stage::Lift;
            return;
        }
        self.state.stage = Stage::Place;
        if count > 0 {
            self.begin_arrival(horde.start, side);
        }
    }

    /// Asks what to build, as long as anything can be built.
    pub(crate) fn next_building(&mut self) {
        if self.game.can_build(self.state) {
            self.ask(self.state.phase.faction, Ask::Build);
        } else {
            self.end_building();
        }
    }

    /// The emperor's extra legions come after all that was bought.
    pub(crate) fn end_building(&mut self) {
        self.answered();
        if self.state.bonus.legions > 0 {
            self.bring_legions();
        }
        self.state.stage = Stage::Lift;
    }

    fn bring_legions(&mut self) {
        let faction = self.state.phase.faction;
        let pool = self.game.pool(self.state, Side::Faction(faction));
        let count = self.state.bonus.legions.min(pool);
        if count > 0 {
            self.state.hand += count;
            self.tell(Event::ExtraLegions { faction, count });
        }
    }

    pub(crate) fn recruit(&mut self) -> Result<(), Why> {
        let price = self.game.check_recruit(self.state)?;
        self.pay(price);
        self.state.hand += 1;
        self.tell(Event::Recruited { faction: self.state.phase.faction, price });
        Ok(())
    }

    pub(crate) fn bribe(&mut self, province: Province) -> Result<(), Why> {
        let free = self.state.free_bribes;
        let price = self.game.check_bribe(self.state, province, free)?;
        let faction = self.state.phase.faction;
        let count = self.state.land.armies(province);
        if price == 0 {
            self.state.free_bribes -= count;
        }
        self.pay(price);
        self.state.land.put(province, Side::Faction(faction), count);
        self.tell(Event::Bribed { faction, province, count, price });
        Ok(())
    }

    pub(crate) fn build_fort(&mut self, province: Province) -> Result<(), Why> {
        let price = self.game.check_fort(self.state, province)?;
        if price == 0 {
            self.state.free_forts -= 1;
        }
        self.pay(price);
        self.state.land.forts |= province.bit();
        self.state.fresh |= province.bit();
        self.tell(Event::FortBuilt { faction: self.state.phase.faction, province, price });
        Ok(())
    }

    pub(crate) fn build_fortress(&mut self, province: Province) -> Result<(), Why> {
        self.game.check_fortress(self.state, province)?;
        self.pay(FORT);
        self.state.land.forts &= !province.bit();
        self.state.land.fortresses |= province.bit();
        self.tell(Event::FortressBuilt { faction: self.state.phase.faction, province });
        Ok(())
    }

    pub(crate) fn rebuild(&mut self, province: Province) -> Result<(), Why> {
        self.game.check_rebuild(self.state, province)?;
        self.pay(FORT);
        self.state.land.looted &= !province.bit();
        self.tell(Event::Rebuilt { faction: self.state.phase.faction, province });
        Ok(())
    }

    /// Pays with Roman points, and the question is open again.
    fn pay(&mut self, price: u16) {
        let at = self.state.phase.faction.index();
        self.state.points[Camp::Roman as usize][at] -= price;
        self.answered();
    }

    /// Legions from a card, within the limit.
    pub(crate) fn levy(&mut self, faction: Faction, count: u8) {
        let room = self.game.cap() - self.state.in_play(Side::Faction(faction));
        let count = count.min(room).min(self.game.pool(self.state, Side::Faction(faction)));
        self.state.hand += count;
        self.tell(Event::Levied { faction, count });
    }

    /// A point for every two provinces, from a card.
    pub(crate) fn collect_tribute(&mut self, faction: Faction) {
        let provinces = self.state.roman_land(faction).count_ones() as u16;
        let points = provinces.div_ceil(2);
        self.gain(faction, Camp::Roman, points);
        self.tell(Event::Tribute { faction, points });
    }
}

impl RomanEmpire {
    /// How many legions a faction may have, but for bribes and the emperor's.
    #[inline]
    pub(crate) const fn cap(&self) -> u8 {
        if self.factions == 3 { 9 } else { 7 }
    }

    #[inline]
    pub(crate) const fn forts_left(&self, state: &State) -> u8 {
        let forts = state.land.forts.count_ones() as u8;
        self.components.counters.forts.saturating_sub(forts)
    }

    #[inline]
    pub(crate) const fn fortresses_left(&self, state: &State) -> u8 {
        let fortresses = state.land.fortresses.count_ones() as u8;
        self.components.counters.fortresses.saturating_sub(fortresses)
    }

    /// May one more legion come from the pool, within the limit?
    pub(crate) fn can_raise_legion(&self, state: &State, faction: Faction) -> Result<(), Why> {
        let legions = state.in_play(Side::Faction(faction));
        if legions >= self.cap() {
            return Err(Why::EnoughLegions(self.cap()));
        }
        match legions < self.components.counters.legions {
            true => Ok(()),
            false => Err(Why::NoCounter(Rule("8"))),
        }
    }

    fn roman_points(&self, state: &State) -> u16 {
        state.points[Camp::Roman as usize][state.phase.faction.index()]
    }

    fn check_points(&self, state: &State, price: u16, rule: &'static str) -> Result<u16, Why> {
        match self.roman_points(state) >= price {
            true => Ok(price),
            false => Err(Why::NoPoints(price, Rule(rule))),
        }
    }

    /// The price of a legion.
    fn check_recruit(&self, state: &State) -> Result<u16, Why> {
        let price = recruit_price(state.turn);
        self.check_points(state, price, "8.2.1")?;
        self.can_raise_legion(state, state.phase.faction)?;
        Ok(price)
    }

    /// The price of all Rebel legions of a province; nothing where a card pays, which may
    /// do so for so many.
    fn check_bribe(&self, state: &State, province: Province, free: u8) -> Result<u16, Why> {
        let faction = state.phase.faction;
        let Some(Side::RebelLegions(whose)) = state.land.holder(province) else {
            return Err(Why::NoRebelLegions);
        };
        let own = state.roman_land(faction);
        if self.components.map.neighbours[province.index()] & own == 0 {
            return Err(Why::NotNext);
        }
        let count = state.land.armies(province);
        // The counters of own legions come back with them.
        if whose != faction && self.pool(state, Side::Faction(faction)) < count {
            return Err(Why::NoCounter(Rule("8.2.2")));
        }
        if count <= free {
            return Ok(0);
        }
        self.check_points(state, BRIBE * u16::from(count), "8.2.2")
    }

    /// Could a card that pays for so many Rebel legions bribe any?
    pub(crate) fn can_be_bribed_free(&self, state: &State, count: u8) -> bool {
        let free = state.free_bribes + count;
        provinces(state.land.rebel()).any(|at| self.check_bribe(state, at, free) == Ok(0))
    }

    /// The price of a fort; nothing where one is free.
    fn check_fort(&self, state: &State, province: Province) -> Result<u16, Why> {
        // While a kingdom or tribe appears, only its armies are placed.
        if !state.is_roman_phase() || state.realm != NONE {
            return Err(Why::SomethingElse(rule_of(state)));
        }
        if state.roman_land(state.phase.faction) & province.bit() == 0 {
            return Err(Why::NotControlled(Rule("8.2.3")));
        }
        if state.land.fortified() & province.bit() != 0 {
            return Err(Why::FortThere);
        }
        if self.forts_left(state) == 0 {
            return Err(Why::NoCounter(Rule("8.2.3")));
        }
        let price = if state.free_forts > 0 { 0 } else { FORT };
        if state.turn == 1 && price > 0 {
            // In the first turn nothing is bought.
            return Err(Why::SomethingElse(Rule("8.2")));
        }
        self.check_points(state, price, "8.2.3")
    }

    /// Where a fort may be built now.
    pub(crate) fn fort_sites(&self, state: &State) -> u64 {
        let paid = state.turn > 1 && self.roman_points(state) >= FORT;
        let roman = state.is_roman_phase() && state.realm == NONE;
        if !roman || (state.free_forts == 0 && !paid) {
            return 0;
        }
        let sites = state.roman_land(state.phase.faction) & !state.land.fortified();
        // Counting takes longest.
        if sites == 0 || self.forts_left(state) == 0 { 0 } else { sites }
    }

    fn check_fortress(&self, state: &State, province: Province) -> Result<(), Why> {
        if state.roman_land(state.phase.faction) & province.bit() == 0 {
            return Err(Why::NotControlled(Rule("8.2.3")));
        }
        if state.land.forts & province.bit() == 0 {
            return Err(Why::NoFort);
        }
        if state.fresh & province.bit() != 0 {
            return Err(Why::FreshFort);
        }
        if state.land.cities & province.bit() == 0 {
            return Err(Why::NoCity);
        }
        if self.fortresses_left(state) == 0 {
            return Err(Why::NoCounter(Rule("8.2.3")));
        }
        self.check_points(state, FORT, "8.2.3").map(|_| ())
    }

    /// Where a fort may become a fortress.
    fn fortress_sites(&self, state: &State) -> u64 {
        if self.roman_points(state) < FORT || self.fortresses_left(state) == 0 {
            return 0;
        }
        let own = state.roman_land(state.phase.faction);
        own & state.land.forts & !state.fresh & state.land.cities
    }

    fn check_rebuild(&self, state: &State, province: Province) -> Result<(), Why> {
        if state.roman_land(state.phase.faction) & province.bit() == 0 {
            return Err(Why::NotControlled(Rule("8.2.4")));
        }
        if state.land.looted & province.bit() == 0 {
            return Err(Why::NotLooted);
        }
        self.check_points(state, FORT, "8.2.4").map(|_| ())
    }

    /// Where a city may be rebuilt.
    fn ruins(&self, state: &State) -> u64 {
        match self.roman_points(state) {
            0 => 0,
            _ => state.roman_land(state.phase.faction) & state.land.looted,
        }
    }

    fn bribable(&self, state: &State) -> impl Iterator<Item = Province> {
        let free = state.free_bribes;
        provinces(state.land.rebel()).filter(move |&at| self.check_bribe(state, at, free).is_ok())
    }

    /// Is there anything to build?
    fn can_build(&self, state: &State) -> bool {
        (self.fort_sites(state) | self.fortress_sites(state) | self.ruins(state)) != 0
            || self.check_recruit(state).is_ok()
            || self.bribable(state).next().is_some()
    }

    pub(crate) fn list_building(&self, state: &State, actions: &mut Vec<Action>) {
        if self.check_recruit(state).is_ok() {
            actions.push(Action::Recruit);
        }
        actions.extend(self.bribable(state).map(Action::Bribe));
        list_each(self.fort_sites(state), actions, Action::Fort);
        list_each(self.fortress_sites(state), actions, Action::Fortress);
        list_each(self.ruins(state), actions, Action::Rebuild);
        actions.push(Action::Done);
    }
}
