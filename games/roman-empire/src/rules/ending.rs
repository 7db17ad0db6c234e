//! Section 15: the end of the seventh turn, and who wins.

use ludi_engine::{Listener, Outcome, Rng, ScoreLine, Seat};

use crate::RomanEmpire;
use crate::rules::action::Camp;
use crate::rules::event::{DiceShown, Event};
use crate::rules::flow::Play;
use crate::rules::side::{Faction, REALMS, Realm, Side};
use crate::rules::state::{Stage, State, Token};
use crate::words;

/// The ways a match can end.
pub(crate) const ENDINGS: &[&str] = &["seventh-turn"];

/// What a province with legions is worth at the end.
const PROVINCE: u16 = 2;

impl<R: Rng, L: Listener<RomanEmpire>> Play<'_, R, L> {
    /// Provinces with legions score, and the cities of kingdoms that are left.
    pub(crate) fn end_match(&mut self) {
        for faction in Faction::all(self.game.factions) {
            let points = PROVINCE * self.state.roman_land(faction).count_ones() as u16;
            self.gain(faction, Camp::Roman, points);
            self.tell(Event::FinalProvinces { faction, points });
        }
        for realm in (0..REALMS as u8).map(Realm) {
            self.score_kingdom(realm);
        }
        self.state.stage = Stage::Over;
        self.beat("score");
    }

    /// The city of a kingdom that stands intact where it appeared, with its own armies.
    fn score_kingdom(&mut self, realm: Realm) {
        let face = self.game.components.realm(realm);
        let (start, loot) = (face.start, face.loot);
        let Some(faction) = self.state.owner(Side::Realm(realm)) else { return };
        let held = self.state.land.controlled(Side::Realm(realm)) & self.state.land.intact();
        if loot.is_none() || held & start.bit() == 0 {
            return;
        }
        let dice: DiceShown = [self.throw()].into_iter().collect();
        let extra = self.game.riches(self.state, start);
        let points = u16::from(dice.iter().sum::<u8>() + extra);
        self.gain(faction, Camp::Roman, points);
        self.tell(Event::FinalKingdom { faction, realm, dice, points });
    }
}

impl RomanEmpire {
    /// The most points win; of equals the higher emperor of the last turn. A seat with
    /// two factions has the points of both, and the better emperor.
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        if state.stage != Stage::Over {
            return None;
        }
        let sum = |of: &dyn Fn(Faction) -> u16| -> Vec<i32> {
            Seat::all(self.seats)
                .map(|seat| self.factions_of(seat).map(|faction| i32::from(of(faction))).sum())
                .collect()
        };
        let of_camp = |camp: Camp| sum(&|faction| state.points[camp as usize][faction.index()]);
        let (roman, barbarian) = (of_camp(Camp::Roman), of_camp(Camp::Barbarian));
        let scores = sum(&|faction| state.total(faction));
        let places = Seat::all(self.seats)
            .map(|seat| {
                let own = self.rank(state, seat);
                let ahead = Seat::all(self.seats).filter(|&other| self.rank(state, other) > own);
                1 + ahead.count() as u8
            })
            .collect();
        let tokens = Seat::all(self.seats).map(|seat| self.rank(state, seat).1.into()).collect();
        let breakdown = words::score_lines()
            .into_iter()
            .zip([roman, barbarian, tokens])
            .map(|(label, values)| ScoreLine { label, values })
            .collect();
        Some(Outcome { ending: ENDINGS[0], places, scores, breakdown })
    }

    /// By what seats are placed: points, then the better emperor of the last turn.
    fn rank(&self, state: &State, seat: Seat) -> (u16, u8) {
        let emperors = state.tokens[Token::Emperor as usize];
        let points = self.factions_of(seat).map(|faction| state.total(faction)).sum();
        let emperor = self.factions_of(seat).map(|faction| emperors[faction.index()]).max();
        (points, emperor.unwrap_or(0))
    }

    /// Puts the part of the win of each seat into `shares`: nothing before the end.
    pub(crate) fn share_win(&self, state: &State, shares: &mut [f32]) {
        shares.fill(0.0);
        if state.stage != Stage::Over {
            return;
        }
        let best = Seat::all(self.seats).map(|seat| self.rank(state, seat)).max();
        let is_first = |seat: Seat| Some(self.rank(state, seat)) == best;
        let first = Seat::all(self.seats).filter(|&seat| is_first(seat)).count();
        for (seat, share) in Seat::all(self.seats).zip(shares) {
            if is_first(seat) {
                *share = 1.0 / first as f32;
            }
        }
    }
}
