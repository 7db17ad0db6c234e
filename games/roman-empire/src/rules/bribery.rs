//! Section 16, an option: a faction pays barbarians who attack it.

use ludi_engine::{Listener, Rng, Rule};

use crate::RomanEmpire;
use crate::rules::action::{Camp, LARGEST_OFFER};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::side::{Faction, Side};
use crate::rules::state::{Ask, State, Task};
use crate::rules::why::Why;

impl<R: Rng, L: Listener<RomanEmpire>> Play<'_, R, L> {
    /// Each army of a people that attacks a faction may be offered points.
    pub(crate) fn open_offer(&mut self) {
        self.state.task = Task::Retreat;
        match self.game.briber(self.state) {
            Some(defender) => self.ask(defender, Ask::Offer),
            None => self.next_retreat(),
        }
    }

    pub(crate) fn offer(&mut self, faction: Faction, points: u8) -> Result<(), Why> {
        let most = self.game.largest_offer(self.state, faction);
        if points > most {
            return Err(Why::WrongAmount(0, most, Rule("16")));
        }
        self.answered();
        if points > 0 {
            let to = self.state.phase.faction;
            self.state.battle.offer = points;
            self.tell(Event::Offered { faction, to, points });
            self.ask(to, Ask::Answer);
        }
        Ok(())
    }

    pub(crate) fn take_offer(&mut self) {
        self.answered();
        let Some(faction) = self.game.briber(self.state) else { return };
        let (to, points) = (self.state.phase.faction, self.state.battle.offer);
        self.state.points[Camp::Roman as usize][faction.index()] -= u16::from(points);
        self.gain(to, Camp::Barbarian, points.into());
        self.state.peace[to.index()] |= faction.bit();
        self.tell(Event::OfferTaken { faction, to, points });
        self.call_back();
    }

    pub(crate) fn refuse_offer(&mut self) {
        self.answered();
        let to = self.state.phase.faction;
        if let Some(faction) = self.game.briber(self.state) {
            self.tell(Event::OfferRefused { faction, to });
        }
    }
}

impl RomanEmpire {
    /// The faction that may pay the attacker, if it has anything to pay with.
    fn briber(&self, state: &State) -> Option<Faction> {
        if !self.bribery {
            return None;
        }
        let is_people = matches!(state.battle.attacker, Side::People(_)) && self.is_regular(state);
        match state.battlefield().and_then(|province| state.land.holder(province)) {
            Some(Side::Faction(faction)) if is_people => {
                (self.largest_offer(state, faction) > 0).then_some(faction)
            }
            _ => None,
        }
    }

    /// The most that a faction can offer.
    pub(crate) fn largest_offer(&self, state: &State, faction: Faction) -> u8 {
        let points = state.points[Camp::Roman as usize][faction.index()];
        points.min(LARGEST_OFFER.into()) as u8
    }
}
