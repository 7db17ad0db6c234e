//! Section 15: where the points of a camp come from, if its phase ended now.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::RomanEmpire;
use crate::rules::action::Camp;
use crate::rules::components::TURNS;
use crate::rules::event::Grade;
use crate::rules::province::{DIOCESES, Diocese};
use crate::rules::scoring::{CampLand, lead};
use crate::rules::side::{FACTIONS, Faction};
use crate::rules::state::State;

/// What a camp would score.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Standing {
    /// Whose camp it is.
    pub faction: Faction,
    /// Which of the two.
    pub camp: Camp,
    /// Points for cities.
    pub cities: u16,
    /// The dioceses in which it has a part.
    pub dioceses: ArrayVec<Part, DIOCESES>,
    /// Points for provinces, by the emperor whose phase it is.
    pub bonus: u16,
}

/// What a camp has of a diocese.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Part {
    /// Which.
    pub diocese: Diocese,
    /// How many provinces count.
    pub provinces: u8,
    /// What that makes of it.
    pub grade: Grade,
    /// The points for it in this turn.
    pub points: u16,
}

impl Standing {
    /// Points for dioceses.
    pub fn of_dioceses(&self) -> u16 {
        self.dioceses.iter().map(|part| part.points).sum()
    }

    /// All points.
    pub fn total(&self) -> u16 {
        self.cities + self.of_dioceses() + self.bonus
    }
}

impl RomanEmpire {
    /// What every camp would score.
    pub(crate) fn standings(&self, state: &State) -> ArrayVec<Standing, { 2 * FACTIONS }> {
        let camps = self.camps_of(state);
        let factions = Faction::all(self.factions);
        let each = factions.flat_map(|faction| Camp::ALL.map(|camp| (faction, camp)));
        each.map(|(faction, camp)| self.standing_of(state, &camps, faction, camp)).collect()
    }

    /// What a camp would score.
    fn standing_of(
        &self,
        state: &State,
        camps: &[CampLand; 2 * FACTIONS],
        faction: Faction,
        camp: Camp,
    ) -> Standing {
        Standing {
            faction,
            camp,
            cities: self.city_points(state, faction, camp),
            dioceses: self.parts(state.turn, camps, faction, camp).flatten().collect(),
            bonus: self.bonus_points(state, faction, camp),
        }
    }

    /// The points of a camp for all dioceses.
    #[inline]
    pub(crate) fn diocese_points(
        &self,
        turn: u8,
        camps: &[CampLand; 2 * FACTIONS],
        faction: Faction,
        camp: Camp,
    ) -> u16 {
        let own = camps[2 * faction.index() + camp as usize];
        let ahead = lead(camps, faction, camp);
        let turn = usize::from(turn) - 1;
        let worth = |(diocese, base): (Diocese, &[u8; TURNS])| {
            // Counted without a branch: nobody can foresee who has what.
            let grade = Grade::of(own.count(diocese), diocese.part_of(ahead) != 0);
            u16::from(base[turn] * grade.map_or(0, Grade::factor))
        };
        Diocese::all().zip(&self.components.points).map(worth).sum()
    }

    /// What a camp has of each diocese, if anything.
    #[inline]
    pub(crate) fn parts(
        &self,
        turn: u8,
        camps: &[CampLand; 2 * FACTIONS],
        faction: Faction,
        camp: Camp,
    ) -> impl Iterator<Item = Option<Part>> {
        let own = camps[2 * faction.index() + camp as usize];
        let ahead = lead(camps, faction, camp);
        let turn = usize::from(turn) - 1;
        Diocese::all().zip(&self.components.points).map(move |(diocese, base)| {
            let provinces = own.count(diocese);
            let grade = Grade::of(provinces, diocese.part_of(ahead) != 0)?;
            let points = u16::from(base[turn] * grade.factor());
            Some(Part { diocese, provinces, grade, points })
        })
    }

    /// Points for provinces, by the emperor whose phase it is.
    pub(crate) fn bonus_points(&self, state: &State, faction: Faction, camp: Camp) -> u16 {
        let rules = state.is_roman_phase() && state.phase.faction == faction;
        match camp == Camp::Roman && rules && state.bonus.provinces {
            true => state.roman_land(faction).count_ones() as u16,
            false => 0,
        }
    }
}
