//! Section 15: points at the end of a phase.

use ludi_engine::{Listener, Rng};

use crate::RomanEmpire;
use crate::rules::action::{Action, Camp};
use crate::rules::cards::{Card, Effect, cards};
use crate::rules::event::{Event, Grade};
use crate::rules::flow::Play;
use crate::rules::province::{Diocese, PER_DIOCESE, Province, provinces};
use crate::rules::side::{FACTIONS, Faction, Side};
use crate::rules::standing::Part;
use crate::rules::state::{Ask, Stage, State};
use crate::rules::why::Why;

/// How many provinces there are in each part of a diocese.
const COUNTS: [u8; 1 << PER_DIOCESE] = {
    let mut counts = [0; 1 << PER_DIOCESE];
    let mut part = 0;
    while part < counts.len() {
        counts[part] = part.count_ones() as u8;
        part += 1;
    }
    counts
};

/// What a camp holds, lone forts included, and where it has armies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct CampLand {
    pub(crate) held: u64,
    pub(crate) controlled: u64,
}

impl CampLand {
    /// How many provinces of a diocese count. A faction counts its lone forts where it
    /// has a legion in the diocese.
    #[inline]
    pub(crate) fn count(self, diocese: Diocese) -> u8 {
        match diocese.part_of(self.controlled) {
            0 => 0,
            _ => COUNTS[diocese.part_of(self.held)],
        }
    }
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
        let standing = self.game.standing_of(self.state, &camps, faction, camp);
        for &Part { diocese, grade, points, .. } in &standing.dioceses {
            self.tell(Event::DioceseScored { faction, camp, diocese, grade, points });
        }
        let (cities, dioceses, bonus) = (standing.cities, standing.of_dioceses(), standing.bonus);
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
            let barbarians = state.barbarian_land(faction);
            camps[at] = CampLand { held, controlled: held & state.land.occupied() };
            camps[at + 1] = CampLand { held: barbarians, controlled: barbarians };
        }
        camps
    }

    /// 15.3: what a camp is in a diocese. Every camp of every other player is compared
    /// by itself.
    pub(crate) fn grade(
        &self,
        camps: &[CampLand; 2 * FACTIONS],
        faction: Faction,
        camp: Camp,
        diocese: Diocese,
    ) -> Option<Grade> {
        let own = camps[2 * faction.index() + camp as usize].count(diocese);
        let is_rival = |at: usize| at / 2 != faction.index();
        let rivals = || (0..camps.len()).filter(|&at| is_rival(at)).map(|at| camps[at]);
        match own {
            0 => None,
            5 => Some(Grade::Control),
            3 | 4 => Some(Grade::Dominance),
            _ if rivals().all(|rival| rival.count(diocese) < own) => Some(Grade::Dominance),
            _ => Some(Grade::Presence),
        }
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
        let hand = cards(state.hands[faction.index()]);
        let triumphs = hand.filter(|&card| self.check_triumph(state, faction, card).is_ok());
        actions.extend(triumphs.map(Action::Card));
        actions.push(Action::Done);
    }
}
