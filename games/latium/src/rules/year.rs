//! Sections 3 and 7: the year and its seasons; 12: growth; 13: production.

use ludi_engine::{Listener, Rng, Seat};

use crate::Latium;
use crate::rules::components::YEARS;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Bond, Done, MOST_CONSENT, NO_OFFER, NONE, REVOLT, Season, Stage, State};
use crate::rules::village::{Village, villages};

/// The most actions in a season (9).
pub(crate) const MOST_ACTIONS: u16 = 4;
/// What a familia produces in a year (13).
const PRODUCTION: i16 = 4;

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// Winter opens the year: production, growth, then offerings.
    pub(crate) fn begin_year(&mut self) {
        self.state.year += 1;
        self.state.season = Season::Hiems;
        let year = self.state.year;
        self.tell(Event::YearBegins { year });
        self.restore_independents();
        if year > 1 {
            for seat in self.seats() {
                let dp = self.game.production(self.state, seat);
                self.gain(seat, dp);
                self.tell(Event::Produced { seat, dp });
            }
        }
        for village in villages(self.state.led().into()) {
            if self.game.components.growth.of(village.size()) >> year & 1 == 1 {
                let of = self.state.village_mut(village);
                of.familiae += 1;
                of.ceiling += 1;
                self.recount(village);
                self.tell(Event::Grown { village });
            }
        }
        self.beat("year");
        for rex in &mut self.state.rex {
            rex.offer = NO_OFFER;
            rex.shown = 0;
        }
        self.state.placed = 0;
        self.state.stage = Stage::Offer;
    }

    /// Independent villages are back at their card values every winter.
    fn restore_independents(&mut self) {
        for village in villages(self.state.independent().into()) {
            let size = village.size();
            let of = self.state.village_mut(village);
            let changed = of.familiae != size.familiae();
            (of.familiae, of.ceiling, of.huts) = (size.familiae(), size.familiae(), size.tribus());
            if changed {
                self.recount(village);
            }
        }
    }

    /// Everybody has the actions of the offer again, and the order is the year's.
    pub(crate) fn begin_season(&mut self) {
        let state = &mut *self.state;
        state.done = Done::default();
        for rex in &mut state.rex {
            let offer = if rex.offer == NO_OFFER { 0 } else { rex.offer };
            rex.actions = if rex.is_out() { 0 } else { offer.min(MOST_ACTIONS) as u8 };
            rex.card = NONE;
            rex.truce = ludi_engine::SeatSet::EMPTY;
            (rex.bellum, rex.hindered) = (0, 0);
        }
        for village in &mut state.villages {
            village.declined = ludi_engine::SeatSet::EMPTY;
            village.beaten = ludi_engine::SeatSet::EMPTY;
        }
        state.next_rota = state.order;
        for seat in Seat::all(self.game.seats) {
            let carried = std::mem::take(&mut self.state.rex_mut(seat).carried);
            if carried != 0 {
                self.put_in_rota(seat, carried == 1);
            }
        }
        self.state.rota = self.state.next_rota;
        self.state.cursor = 0;
        let (year, season) = (self.state.year, self.state.season);
        self.tell(Event::SeasonBegins { year, season });
        self.beat("season");
        self.state.stage = Stage::Feed;
    }

    /// A player plays first or last from the next round on.
    pub(crate) fn put_in_rota(&mut self, seat: Seat, first: bool) {
        let count = usize::from(self.state.placed);
        let rota = &mut self.state.next_rota[..count];
        let Some(at) = rota.iter().position(|&other| other == seat) else { return };
        if first {
            rota[..=at].rotate_right(1);
        } else {
            rota[at..].rotate_left(1);
        }
    }

    /// Warriors go home, huts are counted, the next season or year comes.
    pub(crate) fn end_season(&mut self) {
        let season = self.state.season;
        self.go_home();
        if season == Season::Hiems {
            self.count_huts();
        }
        if self.state.stage == Stage::Over {
            return;
        }
        match season {
            Season::Hiems => self.next_season(Season::Semen),
            Season::Semen => self.next_season(Season::Messis),
            Season::Messis => self.end_year(),
        }
    }

    fn next_season(&mut self, season: Season) {
        self.state.season = season;
        self.state.stage = Stage::Season;
    }

    /// 10: used cards leave; what holds for a year ends.
    fn end_year(&mut self) {
        let state = &mut *self.state;
        let revealed = std::mem::take(&mut state.revealed);
        state.gone |= revealed;
        state.used = [0; 4];
        for rex in &mut state.rex {
            rex.hand &= !revealed;
            (rex.legatio, rex.carried) = (0, 0);
        }
        for village in &mut state.villages {
            village.place = 0;
        }
        if state.year == YEARS {
            self.finish(true);
        } else {
            self.state.stage = Stage::Year;
        }
    }

    /// 14: who has too few huts when the winter ends.
    fn count_huts(&mut self) {
        let ends = self.game.version.counting_ends_with_the_match();
        for seat in self.order() {
            for village in villages(self.state.rex(seat).all().into()) {
                if ends && self.state.stage == Stage::Over {
                    return;
                }
                if self.state.rex(seat).is_out() || !self.state.needs_hut(village) {
                    continue;
                }
                self.tell(Event::HutMissing { village });
                self.neglect(seat, village);
            }
        }
    }
}

impl State {
    /// Does a village have more familiae than its huts hold?
    #[inline]
    pub(crate) fn needs_hut(&self, village: Village) -> bool {
        let of = self.village(village);
        of.familiae > 4 * of.huts
    }

    /// What consent does to the production of each familia of the main village (15).
    pub(crate) fn consent_bonus(&self, seat: Seat) -> i8 {
        match self.rex(seat).consent {
            MOST_CONSENT.. => 2,
            3.. => 1,
            ..=-3 => -1,
            _ => 0,
        }
    }
}

impl Latium {
    /// What the villages of a player produce in a year.
    pub(crate) fn production(&self, state: &State, seat: Seat) -> u16 {
        let mut sum = 0;
        for village in villages(state.rex(seat).all().into()) {
            sum += self.production_of(state, seat, village);
        }
        sum
    }

    /// What one village of a player produces.
    pub(crate) fn production_of(&self, state: &State, seat: Seat, village: Village) -> u16 {
        let of = state.village(village);
        let is_main = state.rex(seat).of(Bond::Main) & village.bit() as u32 != 0;
        let change = match is_main {
            true => state.consent_bonus(seat).into(),
            false if of.level >= REVOLT - 1 => -1,
            false => 0,
        };
        let fortified = !is_main && state.has_oppidum(village);
        let extra = if fortified { u16::from(village.size().tribus()) } else { 0 };
        u16::from(of.familiae) * (PRODUCTION + change).max(0) as u16 + extra
    }
}
