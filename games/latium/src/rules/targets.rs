//! What benefits and auxilia can be aimed at.

use ludi_engine::Seat;

use crate::Latium;
use crate::rules::action::Action;
use crate::rules::gods::Kind;
use crate::rules::state::{Bond, NONE, REVOLT, SEATS, State};
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

impl Latium {
    /// Can the effect be aimed at this?
    pub(crate) fn check_target(&self, state: &State, action: Action) -> Result<(), Why> {
        let effect = &state.effect;
        let two = effect.harm || effect.kind == Kind::Defensio;
        if two && effect.before == code(action) {
            return Err(Why::SameTarget);
        }
        let possible = match (action, effect.harm) {
            (Action::Village(village), false) => self.helps(state, village),
            (Action::Village(village), true) => self.harms(state, village),
            (Action::Player(seat), true) => self.harms_player(state, seat),
            (Action::Hut(village), false) if effect.kind == Kind::Labores => {
                return self.check_needed(state, effect.seat, village);
            }
            (Action::Ara, false) if effect.kind == Kind::Labores => {
                self.ara_goes_on(state, effect.seat)
            }
            (Action::AraOf(seat), true) if effect.kind == Kind::Labores => {
                seat != effect.seat
                    && seat.index() < self.seats.into()
                    && self.ara_goes_on(state, seat)
            }
            (Action::Oppidum(village), harm) if effect.kind == Kind::Labores => {
                let own = state.rex(effect.seat).all() & village.bit() as u32 != 0;
                own != harm && self.oppidum_goes_on(state, village)
            }
            _ => false,
        };
        if possible { Ok(()) } else { Err(Why::NoTarget) }
    }

    /// Is there an ara that was begun and may be advanced?
    fn ara_goes_on(&self, state: &State, seat: Seat) -> bool {
        let step = state.rex(seat).ara;
        (1..ARA).contains(&step) && !state.done.ara_blocked.contains(seat)
    }

    /// Is there an oppidum of a player that was begun and may be advanced?
    fn oppidum_goes_on(&self, state: &State, village: Village) -> bool {
        let step = state.village(village).oppidum;
        let blocked = state.done.blocked & village.bit() as u32 != 0;
        (1..OPPIDUM).contains(&step) && !blocked && state.owner(village).is_some()
    }

    fn helps(&self, state: &State, village: Village) -> bool {
        let (effect, of, bit) = (&state.effect, state.village(village), village.bit() as u32);
        let rex = state.rex(effect.seat);
        let own = rex.all() & bit != 0;
        match effect.kind {
            Kind::Salus => own && of.familiae < of.ceiling,
            Kind::Defensio | Kind::Populus => own,
            Kind::Concordia => own && rex.of(Bond::Main) & bit == 0 && of.level > 0,
            _ => false,
        }
    }

    fn harms(&self, state: &State, village: Village) -> bool {
        let (effect, of, bit) = (&state.effect, state.village(village), village.bit() as u32);
        let others = state.led() & !state.rex(effect.seat).all() & bit != 0;
        let free = state.independent() & bit != 0;
        match effect.kind {
            Kind::Salus => others,
            Kind::Defensio => others || free,
            Kind::Populus => (others || free) && of.familiae > 1,
            Kind::Bellum => free,
            Kind::Concordia => {
                let main = state.bond(village).is_some_and(|(_, bond)| bond == Bond::Main);
                others && !main && of.level < REVOLT
            }
            _ => false,
        }
    }

    fn harms_player(&self, state: &State, seat: Seat) -> bool {
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
        of_players
            && seat != state.effect.seat
            && seat.index() < self.seats.into()
            && !state.rex(seat).is_out()
    }

    /// Everything that an effect might be aimed at.
    fn candidates(&self, state: &State) -> impl Iterator<Item = Action> {
        let places = villages(Latium::ALL_VILLAGES.into());
        let (kind, seats) = (state.effect.kind, self.seats);
        let works = villages(Latium::ALL_VILLAGES.into())
            .flat_map(|village| [Action::Hut(village), Action::Oppidum(village)]);
        let works = works.chain([Action::Ara]).chain(Seat::all(seats).map(Action::AraOf));
        let labores = kind == Kind::Labores;
        let others = places.map(Action::Village).chain(Seat::all(seats).map(Action::Player));
        works.filter(move |_| labores).chain(others.filter(move |_| !labores))
    }

    pub(crate) fn has_target(&self, state: &State) -> bool {
        self.candidates(state).any(|action| self.check_target(state, action).is_ok())
    }

    pub(crate) fn list_targets(&self, state: &State, actions: &mut Vec<Action>) {
        let possible =
            self.candidates(state).filter(|&action| self.check_target(state, action).is_ok());
        actions.extend(possible);
        actions.push(Action::Done);
    }
}
