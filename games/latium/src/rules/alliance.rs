//! Section 17: the legatus, and alliances with villages that no player leads.

use ludi_engine::{Listener, Rng, Seat};

use crate::Latium;
use crate::rules::action::{Action, Die, list_villages};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Ask, Bond, NEVER, NONE, Request, Rex, State};
use crate::rules::village::{Size, Village, villages};
use crate::rules::why::Why;

/// The seasons of a year.
const YEAR: u8 = 3;

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// The legatus comes to a village with a request.
    pub(crate) fn send_legatus(&mut self, seat: Seat, village: Village) {
        self.state.done.requested.insert(seat);
        self.state.request =
            Request { village: village.index() as u8, seat, gift: None, die: 0, leave: false };
    }

    /// Decides what is still open about a request, and then the request itself.
    pub(crate) fn next_of_request(&mut self) {
        let request = self.state.request;
        let village = Village::from_index(request.village);
        let bond = self.state.bond(village);
        match bond {
            Some((owner, Bond::Main)) => {
                self.tell(Event::Requested { seat: request.seat, village, gift: 0 });
                self.ask(owner, Ask::Pact);
                return;
            }
            Some((owner, _)) if owner == request.seat => {
                // 17: a fortified subject accepts.
                self.state.request.village = NONE;
                self.make_ally(request.seat, village, None);
                return;
            }
            _ => {}
        }
        let price = self.game.components.costs.gift.of(village.size());
        let Some(gift) = request.gift else {
            if self.state.rex(request.seat).dp >= price {
                self.ask(request.seat, Ask::Gift);
            } else {
                self.state.request.gift = Some(false);
            }
            return;
        };
        match (request.die, village.size()) {
            (0, Size::Medium) => self.ask(request.seat, Ask::Die),
            (0, Size::Small) => self.state.request.die = Die::D4.sides(),
            (0, Size::Large) => self.state.request.die = Die::D6.sides(),
            _ => {
                let gift = if gift { price } else { 0 };
                match bond {
                    Some((owner, Bond::Ally)) if !request.leave => {
                        self.tell(Event::Requested { seat: request.seat, village, gift });
                        self.ask(owner, Ask::Leave);
                    }
                    _ => self.throw_for_alliance(village, gift),
                }
            }
        }
    }

    pub(crate) fn choose_gift(&mut self, gift: bool) {
        self.answered();
        self.state.request.gift = Some(gift);
    }

    pub(crate) fn choose_die(&mut self, die: Die) {
        self.answered();
        self.state.request.die = die.sides();
    }

    /// The leader of an ally lets it be asked, or not. Without leave there is no roll, and
    /// gift and bonus are kept.
    pub(crate) fn give_leave(&mut self, owner: Seat, leave: bool) {
        self.answered();
        let village = Village::from_index(self.state.request.village);
        if leave {
            self.state.request.leave = true;
            self.tell(Event::LeaveGiven { seat: owner, village });
        } else {
            self.state.request.village = NONE;
            self.tell(Event::LeaveRefused { seat: owner, village });
        }
    }

    /// The die of a request.
    fn throw_for_alliance(&mut self, village: Village, gift: u16) {
        let Request { seat, die: sides, leave, .. } = self.state.request;
        self.state.request.village = NONE;
        if !leave {
            self.tell(Event::Requested { seat, village, gift });
        }
        self.pay(seat, gift);
        let liberator = self.state.bond(village).is_some_and(|(_, bond)| bond == Bond::Subject);
        let legatio = std::mem::take(&mut self.state.rex_mut(seat).legatio);
        let bonus = u8::from(gift > 0) + legatio + u8::from(liberator);
        let die = self.throw(sides);
        // A bonus may be used in part, so that it never hurts.
        let accepted = (0..=bonus).any(|part| accepts(village.size(), sides, die + part));
        self.tell(Event::RequestThrown { village, sides, die, bonus, accepted });
        if accepted {
            let from = self.state.owner(village);
            self.make_ally(seat, village, from);
            if let Some(from) = from.filter(|_| !leave) {
                self.feel_loss(from, village);
            }
        } else {
            let ever = die == 1 && gift == 0;
            let again = self.state.season_number() + YEAR;
            self.state.rex_mut(seat).barred[village.index()] = if ever { NEVER } else { again };
            self.tell(Event::Barred { seat, village, ever });
        }
        self.beat("alliance");
    }

    fn make_ally(&mut self, seat: Seat, village: Village, from: Option<Seat>) {
        self.bind(seat, village, Bond::Ally);
        self.tell(Event::Allied { seat, village, from });
    }
}

/// Does a village of this size accept at this result?
pub(crate) fn accepts(size: Size, sides: u8, result: u8) -> bool {
    match (size, sides) {
        (Size::Small, _) => matches!(result, 3 | 4),
        (Size::Medium, 4) => result == 4,
        (Size::Medium, _) => matches!(result, 4 | 5),
        (Size::Large, _) => matches!(result, 5 | 6),
    }
}

impl Rex {
    /// The villages whose refusals do not bar a request in this season, as bits.
    fn open_to_requests(&self, season: u8) -> u32 {
        let mut set = 0;
        for (at, &again) in self.barred.iter().enumerate() {
            set |= u32::from(again <= season) << at;
        }
        set
    }
}

impl Latium {
    pub(crate) fn check_request(
        &self,
        state: &State,
        seat: Seat,
        village: Village,
    ) -> Result<(), Why> {
        if state.done.muted.contains(seat) {
            return Err(Why::Muted);
        }
        if state.done.requested.contains(seat) {
            return Err(Why::RequestedAlready);
        }
        if state.destroyed & village.bit() as u32 != 0 {
            return Err(Why::Gone);
        }
        match state.bond(village) {
            Some((owner, bond)) if owner == seat => {
                if bond == Bond::Subject && state.has_oppidum(village) {
                    return Ok(());
                }
                Err(Why::YoursAlready)
            }
            Some((owner, Bond::Main)) => {
                if state.rex(seat).pacts.contains(owner) {
                    Err(Why::PactStands)
                } else {
                    Ok(())
                }
            }
            Some((_, Bond::Subject))
                if self.ready_in(state, seat, self.components.square(village)) == 0 =>
            {
                Err(Why::NoLiberator)
            }
            _ => match state.rex(seat).barred[village.index()] {
                NEVER => Err(Why::NeverAgain),
                again if again > state.season_number() => Err(Why::NotYet),
                _ => Ok(()),
            },
        }
    }

    pub(crate) fn list_requests(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if state.done.muted.contains(seat) || state.done.requested.contains(seat) {
            return;
        }
        let rex = state.rex(seat);
        // Of independent villages and allies only the memory matters.
        let open = rex.open_to_requests(state.season_number());
        let mut set = open & state.independent();
        for other in state.playing(self.seats).filter(|&other| other != seat) {
            let theirs = state.rex(other);
            set |= open & theirs.of(Bond::Ally);
            if !rex.pacts.contains(other) {
                set |= theirs.of(Bond::Main);
            }
            set |= self.requestable(state, seat, open & theirs.of(Bond::Subject));
        }
        set |= self.requestable(state, seat, rex.of(Bond::Subject));
        list_villages(set, actions, Action::Request);
    }

    /// Those of a set of villages that may be asked.
    fn requestable(&self, state: &State, seat: Seat, set: u32) -> u32 {
        villages(set.into())
            .filter(|&village| self.check_request(state, seat, village).is_ok())
            .fold(0, |set, village| set | village.bit() as u32)
    }
}
