//! Section 7.3 and the white cards: plagues, famine and the wrath of God, and who is
//! spared (17).

use ludi_engine::{Listener, Rng};

use crate::RomanEmpire;
use crate::rules::action::{Action, Camp};
use crate::rules::cards::{Card, Effect, Pile, cards};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::province::{Diocese, provinces};
use crate::rules::side::{Faction, Side};
use crate::rules::state::{Ask, NONE, State, Task};
use crate::rules::why::Why;

/// The most provinces that an epidemic hits.
const EPIDEMIC: u32 = 3;
/// The most points that a famine takes.
const FAMINE: u16 = 3;

impl<R: Rng, L: Listener<RomanEmpire>> Play<'_, R, L> {
    /// What a white card is aimed at. An epidemic goes on to up to two neighbours.
    pub(crate) fn aim_calamity(&mut self, action: Action) {
        let faction = self.state.phase.faction;
        let effect = self.state.card().map(|card| self.game.components.face(card).effect);
        match (effect, action) {
            (Some(Effect::Epidemic), Action::Province(province)) => {
                if self.state.aim == NONE {
                    self.state.aim = province.index() as u8;
                }
                self.state.struck |= province.bit();
                let more = self.game.target_provinces(self.state, Effect::Epidemic);
                if more != 0 && self.state.struck.count_ones() < EPIDEMIC {
                    self.ask(faction, Ask::Target);
                    return;
                }
            }
            (_, Action::Province(province)) => self.state.struck = province.bit(),
            (_, Action::Diocese(diocese)) => {
                self.state.struck = diocese.provinces() & self.state.land.several();
            }
            (_, Action::Camp(of, camp)) => self.state.aim = of.index() as u8 * 2 + camp as u8,
            _ => {}
        }
        self.state.task = Task::Calamity;
        let others = self.game.may_be_spared(self.state);
        self.ask_all(others, Ask::Favor);
    }

    /// The card does what it does, but to nobody who is spared.
    pub(crate) fn strike(&mut self) {
        self.state.task = Task::None;
        let effect = self.state.card().map(|card| self.game.components.face(card).effect);
        if effect == Some(Effect::Famine) {
            self.starve();
            return;
        }
        for province in provinces(self.state.struck) {
            let spared = self.state.player_of(province);
            if spared.is_some_and(|faction| self.state.spared & faction.bit() != 0) {
                continue;
            }
            if effect == Some(Effect::Wrath) {
                self.state.land.looted |= province.bit();
                self.tell(Event::CityRuined { province });
            }
            let there = self.state.land.armies(province);
            let count = if effect == Some(Effect::Plague) { there } else { there.min(1) };
            let Some(side) = self.state.land.holder(province).filter(|_| count > 0) else {
                continue;
            };
            for _ in 0..count {
                self.state.land.remove(province);
            }
            self.tell(Event::ArmiesDie { side, province, count });
        }
    }

    fn starve(&mut self) {
        let (faction, camp) = (self.state.aim / 2, Camp::ALL[usize::from(self.state.aim % 2)]);
        let faction = Faction::new(faction.into());
        if self.state.spared & faction.bit() != 0 {
            return;
        }
        let loss = self.game.hunger(self.state, faction, camp);
        let points = &mut self.state.points[camp as usize][faction.index()];
        let loss = loss.min(*points);
        *points -= loss;
        self.tell(Event::Famine { faction, camp, points: loss });
    }

    pub(crate) fn be_spared(&mut self, faction: Faction, card: Card) -> Result<(), Why> {
        self.game.check_favor(self.state, faction, card)?;
        self.answered();
        self.lay_card(faction, card);
        self.state.spared |= faction.bit();
        self.tell(Event::Spared { faction });
        Ok(())
    }

    pub(crate) fn not_spared(&mut self, faction: Faction) {
        let left = self.state.pending & !faction.bit();
        self.ask_all(left, Ask::Favor);
    }
}

impl RomanEmpire {
    /// Has this diocese a province with two armies or more?
    pub(crate) fn is_crowded(&self, state: &State, diocese: Diocese) -> bool {
        diocese.provinces() & state.land.several() != 0
    }

    /// How many intact cities a camp has, as far as a famine goes.
    fn hunger(&self, state: &State, faction: Faction, camp: Camp) -> u16 {
        let land = match camp {
            Camp::Roman => state.roman_land(faction),
            Camp::Barbarian => state.barbarian_land(faction),
        };
        ((land & state.land.intact()).count_ones() as u16).min(FAMINE)
    }

    /// Can a famine take points from this camp of another player?
    pub(crate) fn can_starve(&self, state: &State, faction: Faction, camp: Camp) -> bool {
        faction.index() < self.factions.into()
            && faction != state.phase.faction
            && state.points[camp as usize][faction.index()] > 0
            && self.hunger(state, faction, camp) > 0
    }

    /// Who may hold the card that protects from a white card of another, as far as all
    /// can see.
    fn may_be_spared(&self, state: &State) -> u8 {
        let is_white =
            state.card().is_some_and(|card| self.components.pile(Pile::White) & card.bit() != 0);
        if !is_white {
            return 0;
        }
        Faction::all(self.factions)
            .filter(|&other| other != state.phase.faction)
            .filter(|&other| self.could_play(state, other, self.favors))
            .fold(0, |set, other| set | other.bit())
    }

    fn check_favor(&self, state: &State, faction: Faction, card: Card) -> Result<(), Why> {
        self.check_card(state, faction, card)?;
        match self.components.face(card).effect {
            Effect::Favor => Ok(()),
            _ => Err(Why::WrongMoment),
        }
    }

    pub(crate) fn list_favor(&self, state: &State, faction: Faction, actions: &mut Vec<Action>) {
        let hand = cards(self.playable(state, faction, self.favors));
        let favors = hand.filter(|&card| self.check_favor(state, faction, card).is_ok());
        actions.extend(favors.map(Action::Card));
        actions.push(Action::Done);
    }

    /// How many armies of a side are in its pool.
    #[inline]
    pub(crate) fn pool(&self, state: &State, side: Side) -> u8 {
        let counters = match side {
            Side::Faction(_) => self.components.counters.legions,
            Side::People(people) => self.components.peoples[people.index()].armies,
            _ => 0,
        };
        counters.saturating_sub(state.in_play(side))
    }
}
