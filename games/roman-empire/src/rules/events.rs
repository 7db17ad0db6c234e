//! Section 7: event cards, when they may be played, and what they are aimed at.

use ludi_engine::{Listener, Rng};

use crate::RomanEmpire;
use crate::rules::action::{Action, Camp};
use crate::rules::cards::{Card, Effect, Timing, cards};
use crate::rules::event::Event;
use crate::rules::flow::{Play, list_provinces};
use crate::rules::province::{Diocese, Province};
use crate::rules::side::{Faction, People, Side, factions};
use crate::rules::state::{Ask, NONE, State, Token};
use crate::rules::why::Why;

/// How many event cards a faction may play in a turn.
pub(crate) const PER_TURN: u8 = 2;

impl<R: Rng, L: Listener<RomanEmpire>> Play<'_, R, L> {
    /// A kingdom or tribe that appears goes on; then the next card may be played.
    pub(crate) fn next_event(&mut self) {
        self.state.card = NONE;
        self.state.aim = NONE;
        self.state.struck = 0;
        self.state.spared = 0;
        if self.state.realm != NONE {
            self.next_realm_army();
        } else if self.game.may_play_now(self.state) {
            self.ask(self.state.phase.faction, Ask::Event);
        } else {
            self.end_events();
        }
    }

    pub(crate) fn end_events(&mut self) {
        self.answered();
        self.state.fought = 0;
        self.begin_building();
    }

    pub(crate) fn play_card(&mut self, faction: Faction, card: Card) -> Result<(), Why> {
        self.game.check_event(self.state, faction, card)?;
        self.answered();
        self.lay_card(faction, card);
        let state = &mut *self.state;
        state.card = card.index() as u8;
        state.fought = 0;
        match self.game.components.face(card).effect {
            Effect::Realm { realm } => self.begin_realm(realm),
            Effect::Revolt { .. }
            | Effect::BarbarianRebellion { .. }
            | Effect::LegionRebellion { .. }
            | Effect::Treason
            | Effect::Epidemic
            | Effect::Pestilence
            | Effect::Plague
            | Effect::Wrath
            | Effect::Famine
            | Effect::Damnation => self.ask(faction, Ask::Target),
            Effect::Favor => state.modifiers.favor = true,
            Effect::General => state.modifiers.general = true,
            Effect::Engines => state.modifiers.engines = true,
            Effect::Scouts => state.modifiers.scouts = true,
            Effect::Fleet => state.modifiers.fleet = true,
            Effect::Discipline => state.modifiers.discipline = true,
            Effect::Booty { count } => state.modifiers.booty += count,
            Effect::Reserve { count } => state.reserve += count,
            Effect::Limes { count } => state.free_forts += count,
            Effect::Largess { count } => state.free_bribes += count,
            Effect::Colony => state.colony = true,
            Effect::Levy { count } => self.levy(faction, count),
            Effect::Tribute => self.collect_tribute(faction),
            // These are played at other moments.
            Effect::Ambush | Effect::Subsidy { .. } | Effect::Triumph { .. } => {}
        }
        Ok(())
    }

    /// A card leaves the hand for all to see.
    pub(crate) fn lay_card(&mut self, faction: Faction, card: Card) {
        self.state.hands[faction.index()] &= !card.bit();
        self.state.played |= card.bit();
        self.state.events[faction.index()] += 1;
        self.tell(Event::CardPlayed { faction, card });
        self.beat("card");
    }

    /// What the card is aimed at.
    pub(crate) fn aim(&mut self, action: Action) -> Result<(), Why> {
        self.game.check_aim(self.state, action)?;
        self.answered();
        let Some(card) = self.state.card() else { return Ok(()) };
        match (self.game.components.face(card).effect, action) {
            (Effect::Revolt { count, .. }, Action::Province(province)) => {
                self.revolt(province, count);
            }
            (Effect::BarbarianRebellion { .. }, Action::Province(province)) => {
                self.state.aim = province.index() as u8;
                match self.game.most_rebels(self.state) {
                    1 => self.barbarian_rebellion(1),
                    _ => self.ask(self.state.phase.faction, Ask::Count),
                }
            }
            (Effect::LegionRebellion { count }, Action::Province(province)) => {
                self.legion_rebellion(province, count);
            }
            (Effect::Treason, Action::Province(province)) => self.betray(province),
            (Effect::Damnation, Action::Faction(faction)) => {
                self.state.damned |= faction.bit();
                self.tell(Event::Damned { faction });
            }
            _ => self.aim_calamity(action),
        }
        Ok(())
    }
}

impl RomanEmpire {
    /// Could this faction play one of these cards, as far as all can see? The colours
    /// that it holds are public, and so are the cards played.
    #[inline]
    pub(crate) fn could_play(&self, state: &State, faction: Faction, among: u64) -> bool {
        let hand = state.hands[faction.index()];
        let left = among & self.of_turn[usize::from(state.turn)] & self.deck & !state.played;
        // All piles are looked at: to stop at the first that fits takes longer than that.
        let both = |pile: &u64| (hand & pile != 0) & (left & pile != 0);
        let has_some = self.components.piles.iter().fold(false, |some, pile| some | both(pile));
        has_some & (state.events[faction.index()] < PER_TURN)
    }

    /// The cards of these that a faction holds and that are for this turn.
    #[inline]
    pub(crate) fn playable(&self, state: &State, faction: Faction, among: u64) -> u64 {
        state.hands[faction.index()] & self.of_turn[usize::from(state.turn)] & among
    }

    /// Could whose phase it is play a card at its start?
    #[inline]
    fn may_play_now(&self, state: &State) -> bool {
        let kind = usize::from(state.is_roman_phase());
        self.could_play(state, state.phase.faction, self.at_start[kind])
    }

    /// May this card be played by this faction at all, whatever it does? Who has played
    /// two in this turn is not asked.
    pub(crate) fn check_card(
        &self,
        state: &State,
        faction: Faction,
        card: Card,
    ) -> Result<(), Why> {
        let face = self.components.face(card);
        if state.hands[faction.index()] & card.bit() == 0 {
            return Err(Why::NotInHand);
        }
        if !face.is_of_turn(state.turn) {
            return Err(Why::WrongTurn(face.turns.0, face.turns.1));
        }
        Ok(())
    }

    /// May this card be played at the start of the phase?
    fn check_event(&self, state: &State, faction: Faction, card: Card) -> Result<(), Why> {
        self.check_card(state, faction, card)?;
        let effect = self.components.face(card).effect;
        let fits = match effect.timing() {
            Timing::EitherPhase => true,
            Timing::RomanPhase => state.is_roman_phase(),
            Timing::BarbarianPhase => !state.is_roman_phase(),
            Timing::Defence | Timing::Scoring => false,
        };
        if !fits {
            return Err(Why::WrongMoment);
        }
        let same = match effect {
            Effect::Levy { .. } => state.bonus.legions > 0,
            Effect::Tribute => state.bonus.provinces,
            Effect::Discipline => state.bonus.ties,
            _ => false,
        };
        if same {
            return Err(Why::SameBonus);
        }
        if self.has_effect(state, faction, effect) { Ok(()) } else { Err(Why::NoEffect) }
    }

    /// Would it do anything?
    fn has_effect(&self, state: &State, faction: Faction, effect: Effect) -> bool {
        match effect {
            Effect::Pestilence => Diocese::all().any(|at| self.is_crowded(state, at)),
            Effect::Famine => self.camps().any(|(of, camp)| self.can_starve(state, of, camp)),
            Effect::Damnation => self.damnable(state) != 0,
            Effect::Levy { .. } => self.can_raise_legion(state, faction).is_ok(),
            Effect::Limes { .. } => self.forts_left(state) > 0,
            Effect::Colony => self.cities_left(state) > 0,
            Effect::Tribute => state.roman_land(faction) != 0,
            Effect::Largess { count } => self.can_be_bribed_free(state, count),
            Effect::Treason | Effect::Epidemic | Effect::Plague | Effect::Wrath => {
                self.target_provinces(state, effect) != 0
            }
            Effect::Revolt { .. }
            | Effect::BarbarianRebellion { .. }
            | Effect::LegionRebellion { .. } => self.target_provinces(state, effect) != 0,
            _ => true,
        }
    }

    pub(crate) fn list_events(&self, state: &State, faction: Faction, actions: &mut Vec<Action>) {
        let kind = usize::from(state.is_roman_phase());
        // Most cards are for other turns or moments: they need not be looked at one by one.
        let hand = self.playable(state, faction, self.at_start[kind]);
        let playable = cards(hand).filter(|&card| self.check_event(state, faction, card).is_ok());
        actions.extend(playable.map(Action::Card));
        actions.push(Action::Done);
    }

    /// The provinces that a card with this effect may be aimed at.
    pub(crate) fn target_provinces(&self, state: &State, effect: Effect) -> u64 {
        let faction = state.phase.faction;
        match effect {
            Effect::Revolt { within, .. } => {
                let enough = self.rebels_left(state) > 0;
                if enough { within & self.attackable_by_card(state) } else { 0 }
            }
            Effect::BarbarianRebellion { .. } if self.rebels_left(state) > 0 => {
                let peoples = (0..self.components.peoples.len() as u8).map(People);
                let held =
                    peoples.fold(0, |set, people| set | state.land.held(Side::People(people)));
                held & state.land.several() & state.foreign_land(faction)
            }
            Effect::LegionRebellion { .. } if self.rebels_left(state) > 0 => {
                let others = Faction::all(self.factions).filter(|&other| other != faction);
                let legions = others.fold(0, |set, other| set | state.roman_land(other));
                legions & self.attackable_by_card(state)
            }
            Effect::Treason => self.betrayable(state),
            Effect::Epidemic if state.aim == NONE || state.card == NONE => state.land.occupied(),
            Effect::Epidemic => {
                let first = Province::from_index(state.aim);
                self.components.map.neighbours[first.index()]
                    & state.land.occupied()
                    & !state.struck
            }
            Effect::Plague => state.land.occupied(),
            Effect::Wrath => state.land.intact(),
            _ => 0,
        }
    }

    /// What others control, less the factions that must not be attacked.
    fn attackable_by_card(&self, state: &State) -> u64 {
        let faction = state.phase.faction;
        let peace = factions(state.peace[faction.index()]);
        let spared = peace.fold(0, |set, other| set | state.roman_land(other));
        state.foreign_land(faction) & !spared
    }

    /// Everybody's camps.
    fn camps(&self) -> impl Iterator<Item = (Faction, Camp)> + use<> {
        Faction::all(self.factions).flat_map(|of| Camp::ALL.map(|camp| (of, camp)))
    }

    /// The factions whose emperor is still hidden and can lose his bonus.
    fn damnable(&self, state: &State) -> u8 {
        let gone = state.revealed[Token::Emperor as usize] | state.dead | state.damned;
        let others = Faction::all(self.factions).filter(|&other| other != state.phase.faction);
        others.fold(0, |set, other| set | other.bit()) & !gone
    }

    fn check_aim(&self, state: &State, action: Action) -> Result<(), Why> {
        let Some(card) = state.card() else { return Err(Why::NotATarget) };
        let effect = self.components.face(card).effect;
        let fits = match action {
            Action::Province(province) => {
                self.target_provinces(state, effect) & province.bit() != 0
            }
            Action::Diocese(diocese) => {
                effect == Effect::Pestilence && self.is_crowded(state, diocese)
            }
            Action::Camp(of, camp) => effect == Effect::Famine && self.can_starve(state, of, camp),
            Action::Faction(faction) => {
                effect == Effect::Damnation && self.damnable(state) & faction.bit() != 0
            }
            Action::Done => effect == Effect::Epidemic && state.struck != 0,
            _ => false,
        };
        if fits { Ok(()) } else { Err(Why::NotATarget) }
    }

    pub(crate) fn list_targets(&self, state: &State, actions: &mut Vec<Action>) {
        let Some(card) = state.card() else { return };
        match self.components.face(card).effect {
            Effect::Pestilence => {
                let crowded = Diocese::all().filter(|&at| self.is_crowded(state, at));
                actions.extend(crowded.map(Action::Diocese));
            }
            Effect::Famine => {
                let camps = self.camps().filter(|&(of, camp)| self.can_starve(state, of, camp));
                actions.extend(camps.map(|(of, camp)| Action::Camp(of, camp)));
            }
            Effect::Damnation => {
                actions.extend(factions(self.damnable(state)).map(Action::Faction));
            }
            effect => {
                list_provinces(self.target_provinces(state, effect), actions);
                if effect == Effect::Epidemic && state.struck != 0 {
                    actions.push(Action::Done);
                }
            }
        }
    }
}
