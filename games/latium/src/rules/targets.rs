//! What benefits and auxilia can be aimed at.

use ludi_engine::{Seat, SeatSet};

use crate::Latium;
use crate::rules::action::{Action, list_villages};
use crate::rules::gods::Kind;
use crate::rules::state::{Bond, Effect, NONE, REVOLT, SEATS, State};
use crate::rules::village::{VILLAGES, Village, villages};
use crate::rules::why::Why;
use crate::rules::works::{ARA, OPPIDUM};

/// A number for a target, so that the second can be another.
pub(crate) fn code(action: Action) -> u8 {
    let players = VILLAGES as u8;
    match action {
        Action::Village(village) | Action::Oppidum(village) | Action::Hut(village) => {
            village.index() as u8
        }
        Action::Player(seat) => players + seat.index() as u8,
        Action::AraOf(seat) => players + SEATS as u8 + seat.index() as u8,
        _ => NONE - 1,
    }
}

/// Everything that an effect can be aimed at.
#[derive(Clone, Copy, Default)]
struct Targets {
    /// Villages, villages that get a hut, and villages with an oppidum, as bits.
    villages: u32,
    huts: u32,
    oppida: u32,
    /// The ara of the player whose effect it is.
    ara: bool,
    aras: SeatSet,
    players: SeatSet,
}

impl Targets {
    /// The second target is another than the first.
    fn without(&mut self, before: u8) {
        match usize::from(before) {
            at if at < VILLAGES => {
                self.villages &= !(1 << at);
                self.oppida &= !(1 << at);
            }
            at if at < VILLAGES + SEATS => self.players.remove(Seat::new(at - VILLAGES)),
            at if at < VILLAGES + 2 * SEATS => {
                self.aras.remove(Seat::new(at - VILLAGES - SEATS));
            }
            _ => {}
        }
    }

    fn are_there(&self) -> bool {
        let places = self.villages | self.huts | self.oppida;
        places != 0 || self.ara || !self.aras.is_empty() || !self.players.is_empty()
    }

    fn include(&self, action: Action) -> bool {
        let is_in = |set: u32, village: Village| set & village.bit() as u32 != 0;
        match action {
            Action::Village(village) => is_in(self.villages, village),
            Action::Hut(village) => is_in(self.huts, village),
            Action::Oppidum(village) => is_in(self.oppida, village),
            Action::Ara => self.ara,
            Action::AraOf(seat) => self.aras.contains(seat),
            Action::Player(seat) => self.players.contains(seat),
            _ => false,
        }
    }
}

/// Those of a set of villages of which this holds.
fn those(set: u32, holds: impl Fn(Village) -> bool) -> u32 {
    villages(set.into())
        .filter(|&village| holds(village))
        .fold(0, |set, village| set | village.bit() as u32)
}

impl Effect {
    /// Is a second target to be another than the first?
    fn is_for_two(&self) -> bool {
        self.harm || self.kind == Kind::Defensio
    }
}

impl Latium {
    /// Can the effect be aimed at this?
    pub(crate) fn check_target(&self, state: &State, action: Action) -> Result<(), Why> {
        let effect = &state.effect;
        if effect.is_for_two() && effect.before == code(action) {
            return Err(Why::SameTarget);
        }
        match action {
            Action::Hut(village) if effect.kind == Kind::Labores && !effect.harm => {
                self.check_needed(state, effect.seat, village)
            }
            _ if self.targets(state).include(action) => Ok(()),
            _ => Err(Why::NoTarget),
        }
    }

    fn targets(&self, state: &State) -> Targets {
        let effect = &state.effect;
        let mut targets = match (effect.kind, effect.harm) {
            (Kind::Labores, harm) => self.works_to_aim_at(state, harm),
            (_, false) => Targets { villages: self.helped(state), ..Targets::default() },
            (_, true) => Targets {
                villages: self.harmed(state),
                players: self.harmed_players(state),
                ..Targets::default()
            },
        };
        if effect.is_for_two() {
            targets.without(effect.before);
        }
        targets
    }

    fn works_to_aim_at(&self, state: &State, harm: bool) -> Targets {
        let seat = state.effect.seat;
        let own = state.rex(seat).all();
        let goes_on = |village| self.oppidum_goes_on(state, village);
        if harm {
            let others = Seat::all(self.seats).filter(|&other| other != seat);
            return Targets {
                oppida: those(state.led() & !own, goes_on),
                aras: others.filter(|&other| self.ara_goes_on(state, other)).collect(),
                ..Targets::default()
            };
        }
        Targets {
            huts: those(own, |village| state.needs_hut(village)),
            oppida: those(own, goes_on),
            ara: self.ara_goes_on(state, seat),
            ..Targets::default()
        }
    }

    /// Is there an ara that was begun and may be advanced?
    fn ara_goes_on(&self, state: &State, seat: Seat) -> bool {
        let step = state.rex(seat).ara;
        (1..ARA).contains(&step) && !state.done.ara_blocked.contains(seat)
    }

    /// Is there an oppidum that was begun and may be advanced?
    fn oppidum_goes_on(&self, state: &State, village: Village) -> bool {
        let step = state.village(village).oppidum;
        let blocked = state.done.blocked & village.bit() as u32 != 0;
        (1..OPPIDUM).contains(&step) && !blocked
    }

    /// The villages that the effect helps.
    fn helped(&self, state: &State) -> u32 {
        let rex = state.rex(state.effect.seat);
        match state.effect.kind {
            Kind::Salus => those(rex.all(), |village| {
                let of = state.village(village);
                of.familiae < of.ceiling
            }),
            Kind::Defensio | Kind::Populus => rex.all(),
            Kind::Concordia => {
                those(rex.all() & !rex.of(Bond::Main), |village| state.village(village).level > 0)
            }
            _ => 0,
        }
    }

    /// The villages that the effect harms.
    fn harmed(&self, state: &State) -> u32 {
        let free = state.independent();
        let others = state.led() & !state.rex(state.effect.seat).all();
        match state.effect.kind {
            Kind::Salus => others,
            Kind::Defensio => others | free,
            Kind::Populus => those(others | free, |village| state.village(village).familiae > 1),
            Kind::Bellum => free,
            Kind::Concordia => {
                let mains = state.rex.iter().fold(0, |set, rex| set | rex.of(Bond::Main));
                those(others & !mains, |village| state.village(village).level < REVOLT)
            }
            _ => 0,
        }
    }

    /// The players whom the effect harms.
    fn harmed_players(&self, state: &State) -> SeatSet {
        let of_players = matches!(
            state.effect.kind,
            Kind::Divitiae
                | Kind::Maiestas
                | Kind::Auctoritas
                | Kind::Bellum
                | Kind::Celeritas
                | Kind::Legatio
                | Kind::Religio
        );
        let others = state.playing(self.seats).filter(|&seat| seat != state.effect.seat);
        if of_players { others.collect() } else { SeatSet::EMPTY }
    }

    pub(crate) fn has_target(&self, state: &State) -> bool {
        self.targets(state).are_there()
    }

    pub(crate) fn list_targets(&self, state: &State, actions: &mut Vec<Action>) {
        let targets = self.targets(state);
        list_villages(targets.villages, actions, Action::Village);
        for village in villages((targets.huts | targets.oppida).into()) {
            let both = [Action::Hut(village), Action::Oppidum(village)];
            actions.extend(both.into_iter().filter(|&action| targets.include(action)));
        }
        if targets.ara {
            actions.push(Action::Ara);
        }
        actions.extend(targets.aras.iter().map(Action::AraOf));
        actions.extend(targets.players.iter().map(Action::Player));
        actions.push(Action::Done);
    }
}
