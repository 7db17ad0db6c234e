//! Section 15: points at the end of a phase.

use ludi_engine::{Listener, Rng};

use crate::RomanEmpire;
use crate::rules::action::{Action, Camp};
use crate::rules::cards::{Card, Effect, cards};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::province::{DIOCESES, Diocese, PER_DIOCESE, Province, provinces};
use crate::rules::side::{FACTIONS, Faction, Side};
use crate::rules::standing::Part;
use crate::rules::state::{Ask, Stage, State};
use crate::rules::why::Why;

/// The first province of every diocese, and all of the first diocese.
const FIRSTS: u64 = {
    let mut firsts = 0;
    let mut diocese = 0;
    while diocese < DIOCESES {
        firsts |= 1 << (diocese * PER_DIOCESE);
        diocese += 1;
    }
    firsts
};
const WHOLE: u64 = (1 << PER_DIOCESE) - 1;

/// How many provinces of each diocese are in a set: a number of five bits in the place of
/// each diocese, all counted at once.
#[inline]
const fn tally(set: u64) -> u64 {
    let mut tally = 0;
    let mut place = 0;
    while place < PER_DIOCESE {
        tally += set >> place & FIRSTS;
        place += 1;
    }
    tally
}

/// The dioceses of which a set has a province.
#[inline]
const fn touched(set: u64) -> u64 {
    // A tally is at most 5: with 15 more its highest bit is set unless it is 0.
    let some = tally(set) + 15 * FIRSTS;
    (some >> (PER_DIOCESE - 1) & FIRSTS) * WHOLE
}

/// What a camp holds, lone forts included, and where it has armies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct CampLand {
    pub(crate) held: u64,
    pub(crate) controlled: u64,
    /// How many provinces of each diocese count.
    tally: u64,
}

impl CampLand {
    /// A faction counts its lone forts where it has a legion in the diocese.
    #[inline]
    fn of_legions(held: u64, controlled: u64) -> CampLand {
        CampLand { held, controlled, tally: tally(held & touched(controlled)) }
    }

    /// Barbarians count where they have armies.
    #[inline]
    fn of_barbarians(controlled: u64) -> CampLand {
        CampLand { held: controlled, controlled, tally: tally(controlled) }
    }

    /// How many provinces of a diocese count.
    #[inline]
    pub(crate) const fn count(self, diocese: Diocese) -> u8 {
        diocese.part_of(self.tally) as u8
    }
}

/// 15.3: the dioceses in which a camp has more provinces than each camp of each other
/// player.
#[inline]
pub(crate) fn lead(camps: &[CampLand; 2 * FACTIONS], faction: Faction, camp: Camp) -> u64 {
    // With 15 more the highest of the five bits of a number is set unless a rival has as
    // much: all dioceses are compared at once, and none takes from the next.
    let own = camps[2 * faction.index() + camp as usize].tally + 15 * FIRSTS;
    let rivals = (0..camps.len()).filter(|at| at / 2 != faction.index());
    rivals.fold(16 * FIRSTS, |ahead, at| ahead & (own - camps[at].tally))
}

impl<R: Rng, L: Listener<RomanEmpire>> Play<'_, R, L> {
    /// Barbarians score at once; a faction may celebrate a triumph first, if all can see
    /// that it might have the card.
    pub(crate) fn begin_score(&mut self) {
        let faction = self.state.phase.faction;
        if !self.state.is_roman_phase() {
            self.score(faction, Camp::Barbarian);
        } else if self.game.could_celebrate(self.state, faction) {
            self.ask(faction, Ask::Score);
        } else {
            self.score_romans();
        }
    }

    pub(crate) fn celebrate(&mut self, faction: Faction, card: Card) -> Result<(), Why> {
        let count = self.game.check_triumph(self.state, faction, card)?;
        self.answered();
        self.lay_card(faction, card);
        let points = self.game.spoils(self.state, faction).min(count.into());
        self.gain(faction, Camp::Roman, points);
        self.tell(Event::Triumph { faction, points });
        self.score_romans();
        Ok(())
    }

    pub(crate) fn score_romans(&mut self) {
        self.answered();
        self.score(self.state.phase.faction, Camp::Roman);
    }

    fn score(&mut self, faction: Faction, camp: Camp) {
        let camps = self.game.camps_of(self.state);
        for part in self.game.parts(self.state.turn, &camps, faction, camp).flatten() {
            let Part { diocese, grade, points, .. } = part;
            self.tell(Event::DioceseScored { faction, camp, diocese, grade, points });
        }
        let dioceses = self.game.diocese_points(self.state.turn, &camps, faction, camp);
        let cities = self.game.city_points(self.state, faction, camp);
        let bonus = self.game.bonus_points(self.state, faction, camp);
        self.gain(faction, camp, cities + dioceses + bonus);
        self.tell(Event::Scored { faction, camp, cities, dioceses, bonus });
        self.beat("score");
        self.state.stage = Stage::Reveal;
    }
}

impl RomanEmpire {
    /// 15.1, 15.2: points for the cities of a camp.
    pub(crate) fn city_points(&self, state: &State, faction: Faction, camp: Camp) -> u16 {
        let land = match camp {
            Camp::Roman => state.roman_land(faction),
            Camp::Barbarian => state.barbarian_land(faction),
        };
        let worth = |city: Province| {
            let intact = state.land.looted & city.bit() == 0;
            let great = self.is_great(state, city);
            match (camp, great) {
                (Camp::Roman, true) => 2 + u16::from(intact),
                (Camp::Roman, false) | (Camp::Barbarian, true) => 1 + u16::from(intact),
                (Camp::Barbarian, false) => u16::from(intact),
            }
        };
        provinces(land & state.land.cities).map(worth).sum()
    }

    /// 15.3: what every camp has.
    pub(crate) fn camps_of(&self, state: &State) -> [CampLand; 2 * FACTIONS] {
        let mut camps = [CampLand::default(); 2 * FACTIONS];
        for faction in Faction::all(self.factions) {
            let at = 2 * faction.index();
            let held = state.land.held(Side::Faction(faction));
            camps[at] = CampLand::of_legions(held, held & state.land.occupied());
            camps[at + 1] = CampLand::of_barbarians(state.barbarian_land(faction));
        }
        camps
    }

    /// How many provinces a faction has conquered from others in this phase, and holds.
    fn spoils(&self, state: &State, faction: Faction) -> u16 {
        (state.conquered & state.roman_land(faction)).count_ones() as u16
    }

    fn could_celebrate(&self, state: &State, faction: Faction) -> bool {
        self.spoils(state, faction) > 0 && self.could_play(state, faction, self.triumphs)
    }

    /// For how many conquests the card pays at most.
    fn check_triumph(&self, state: &State, faction: Faction, card: Card) -> Result<u8, Why> {
        self.check_card(state, faction, card)?;
        match self.components.face(card).effect {
            Effect::Triumph { count } => Ok(count),
            _ => Err(Why::WrongMoment),
        }
    }

    pub(crate) fn list_triumph(&self, state: &State, faction: Faction, actions: &mut Vec<Action>) {
        let hand = cards(self.playable(state, faction, self.triumphs));
        let triumphs = hand.filter(|&card| self.check_triumph(state, faction, card).is_ok());
        actions.extend(triumphs.map(Action::Card));
        actions.push(Action::Done);
    }
}
