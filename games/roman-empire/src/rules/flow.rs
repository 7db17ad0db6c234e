//! How a game goes on from one decision to the next.

use ludi_engine::{Listener, Rng, Rule, Seat, SeatSet};

use crate::RomanEmpire;
use crate::rules::action::Action;
use crate::rules::province::{PROVINCES, Province};
use crate::rules::side::{Faction, Side, factions};
use crate::rules::state::{Ask, NONE, Stage, State, Task};
use crate::rules::why::Why;

/// The moments that a person must see: a turn begins, a token is revealed, a card is
/// played, dice are thrown, a province is taken, a city is looted, a phase is scored.
pub(crate) const BEATS: &[&str] = &["turn", "token", "card", "dice", "conquest", "loot", "score"];

ludi_engine::play! {
    /// A game being played: the rules in the other files are its methods.
    pub(crate) struct Play: RomanEmpire
}

impl<R: Rng, L: Listener<RomanEmpire>> Play<'_, R, L> {
    /// A die, from 1 to 6.
    #[inline]
    pub(crate) fn throw(&mut self) -> u8 {
        self.dice.below(6) as u8 + 1
    }

    /// Asks the player of a faction.
    #[inline]
    pub(crate) fn ask(&mut self, faction: Faction, ask: Ask) {
        self.ask_all(faction.bit(), ask);
    }

    /// Asks the players of several factions at once.
    #[inline]
    pub(crate) fn ask_all(&mut self, factions: u8, ask: Ask) {
        self.state.pending = factions;
        self.state.ask = if factions == 0 { Ask::Nothing } else { ask };
    }

    /// Nothing is asked any more.
    #[inline]
    pub(crate) fn answered(&mut self) {
        self.ask_all(0, Ask::Nothing);
    }

    /// Goes on until somebody has to decide, or it is over.
    pub(crate) fn go_on(&mut self) {
        while self.state.ask == Ask::Nothing && self.state.stage != Stage::Over {
            match (self.state.task, self.state.stage) {
                (Task::Calamity, _) => self.strike(),
                (Task::Displace, _) => self.next_displaced(),
                (Task::Offer, _) => self.open_offer(),
                (Task::Retreat, _) => self.next_retreat(),
                (Task::Round, _) => self.fight_round(),
                (Task::Take, _) => self.take_province(),
                (Task::None, Stage::Turn) => self.begin_turn(),
                (Task::None, Stage::Choice) => self.next_draw(),
                (Task::None, Stage::Reveal) => self.next_phase(),
                (Task::None, Stage::Events) => self.next_event(),
                (Task::None, Stage::Build) => self.next_building(),
                (Task::None, Stage::Lift) => self.next_lift(),
                (Task::None, Stage::Place) => self.next_placement(),
                (Task::None, Stage::Cities) => self.next_city(),
                (Task::None, Stage::Score) => self.begin_score(),
                (Task::None, Stage::Over) => {}
            }
        }
    }

    /// Carries out what a seat that is asked has chosen. Nothing is changed
    /// before the choice has been checked.
    #[inline]
    pub(crate) fn act(&mut self, faction: Faction, action: Action) -> Result<(), Why> {
        match (self.state.ask, action) {
            (Ask::Token, Action::Keep) => self.choose_keep(faction)?,
            (Ask::Token, Action::PassTo(to)) => self.choose_pass(faction, to)?,
            (Ask::Event, Action::Card(card)) => self.play_card(faction, card)?,
            (Ask::Event, Action::Done) => self.end_events(),
            (
                Ask::Target,
                Action::Province(_)
                | Action::Diocese(_)
                | Action::Camp(..)
                | Action::Faction(_)
                | Action::Done,
            ) => self.aim(action)?,
            (Ask::Count, Action::Amount(count)) => self.choose_count(count)?,
            (Ask::Favor, Action::Card(card)) => self.be_spared(faction, card)?,
            (Ask::Favor, Action::Done) => self.not_spared(faction),
            (Ask::Build, Action::Recruit) => self.recruit()?,
            (Ask::Build, Action::Bribe(province)) => self.bribe(province)?,
            (Ask::Build | Ask::Place, Action::Fort(province)) => self.build_fort(province)?,
            (Ask::Build, Action::Fortress(province)) => self.build_fortress(province)?,
            (Ask::Build, Action::Rebuild(province)) => self.rebuild(province)?,
            (Ask::Build, Action::Done) => self.end_building(),
            (Ask::Lift, Action::Lift(province)) => self.lift(province)?,
            (Ask::Lift, Action::Done) => self.end_lift(),
            (Ask::Start, Action::Province(province)) => self.choose_start(province)?,
            (Ask::Place, Action::Province(province)) => self.place(province)?,
            (Ask::Place, Action::Attack(province, way)) => self.attack(province, way)?,
            (Ask::Place, Action::Done) => self.end_placement(),
            (Ask::Displace, Action::Province(province)) => self.choose_displaced(province)?,
            (Ask::React, Action::Card(card)) => self.react(faction, card)?,
            (Ask::React, Action::Done) => self.do_not_react(),
            (Ask::Offer, Action::Amount(points)) => self.offer(faction, points)?,
            (Ask::Answer, Action::Accept) => self.take_offer(),
            (Ask::Answer, Action::Refuse) => self.refuse_offer(),
            (Ask::Reroll, Action::Reroll) => self.throw_anew(),
            (Ask::Reroll, Action::Done) => self.let_stand(),
            (Ask::GoOn, Action::Fight) => self.fight_on(),
            (Ask::GoOn, Action::BreakOff) => self.break_off(),
            (Ask::Retreat, Action::Province(province)) => self.retreat(province)?,
            (Ask::Retreat, Action::Done) => self.stand(),
            (Ask::Withdraw, Action::Province(province)) => self.choose_withdrawal(province)?,
            (Ask::Fort, Action::Capture) => self.capture_fort(),
            (Ask::Fort, Action::Raze) => self.raze_fort(),
            (Ask::Loot, Action::Loot) => self.loot(),
            (Ask::Loot, Action::Spare) => self.spare_city(),
            (Ask::City, Action::Province(province)) => self.build_city(province)?,
            (Ask::City, Action::Done) => self.end_cities(),
            (Ask::Score, Action::Card(card)) => self.celebrate(faction, card)?,
            (Ask::Score, Action::Done) => self.score_romans(),
            _ => return Err(Why::SomethingElse(rule_of(self.state))),
        }
        // Often the next question has been asked already.
        if self.state.ask == Ask::Nothing {
            self.go_on();
        }
        Ok(())
    }
}

/// The section by which those who are asked decide.
pub(crate) fn rule_of(state: &State) -> Rule {
    Rule(match state.ask {
        Ask::Nothing => "15",
        Ask::Token => "5.4",
        Ask::Event | Ask::Target | Ask::Count | Ask::React => "7",
        Ask::Favor | Ask::Reroll => "17",
        Ask::Build => "8.2",
        Ask::Lift if state.is_roman_phase() => "8.2.1",
        Ask::Lift => "9.2.1",
        Ask::Start => "9.3",
        Ask::Place if state.realm != NONE => "14",
        Ask::Place if state.is_roman_phase() => "9.3.1",
        Ask::Place => "9.2.2",
        Ask::Displace => match state.arrival.side {
            Side::Realm(_) => "7.2",
            Side::People(_) => "9.2",
            _ => "9.3",
        },
        Ask::Offer | Ask::Answer => "16",
        Ask::GoOn | Ask::Withdraw => "10",
        Ask::Retreat => "10.1",
        Ask::Fort => "10.4",
        Ask::Loot => "12",
        Ask::City => "9.3.3",
        Ask::Score => "15.2",
    })
}

impl RomanEmpire {
    /// Who has to act.
    #[inline]
    pub(crate) fn asked(&self, state: &State) -> SeatSet {
        self.seats_of[usize::from(state.pending) % self.seats_of.len()]
    }

    /// For which of its factions a seat is asked: one after the other.
    #[inline]
    pub(crate) fn check_asked(&self, state: &State, seat: Seat) -> Result<Faction, Why> {
        match factions(state.pending & self.factions_of_seat[seat.index()]).next() {
            Some(faction) => Ok(faction),
            None if state.stage == Stage::Over => Err(Why::Over),
            None => Err(Why::NotAsked),
        }
    }

    /// What a faction that is asked may do.
    #[inline]
    pub(crate) fn list(&self, state: &State, faction: Faction, actions: &mut Vec<Action>) {
        // The longest list there is, so that a buffer grows once and for all.
        actions.reserve(128);
        match state.ask {
            Ask::Nothing => {}
            Ask::Token => self.list_receivers(state, actions),
            Ask::Event => self.list_events(state, faction, actions),
            Ask::Target => self.list_targets(state, actions),
            Ask::Count => {
                actions.extend((1..=self.most_rebels(state)).map(Action::Amount));
            }
            Ask::Favor => self.list_favor(state, faction, actions),
            Ask::Build => self.list_building(state, actions),
            Ask::Lift => {
                list_each(self.liftable(state), actions, Action::Lift);
                actions.push(Action::Done);
            }
            Ask::Start => list_provinces(self.free_starts(state), actions),
            Ask::Place => self.list_placement(state, actions),
            Ask::Displace => list_provinces(self.refuges(state), actions),
            Ask::React => self.list_reactions(state, faction, actions),
            Ask::Offer => {
                let most = self.largest_offer(state, faction);
                actions.extend((0..=most).map(Action::Amount));
            }
            Ask::Answer => actions.extend([Action::Accept, Action::Refuse]),
            Ask::Reroll => actions.extend([Action::Reroll, Action::Done]),
            Ask::GoOn => actions.extend([Action::Fight, Action::BreakOff]),
            Ask::Retreat => {
                list_provinces(self.retreats(state), actions);
                actions.push(Action::Done);
            }
            Ask::Withdraw => list_provinces(self.withdrawals(state), actions),
            Ask::Fort => actions.extend([Action::Capture, Action::Raze]),
            Ask::Loot => actions.extend([Action::Loot, Action::Spare]),
            Ask::City => {
                list_provinces(self.city_sites(state), actions);
                actions.push(Action::Done);
            }
            Ask::Score => self.list_triumph(state, faction, actions),
        }
    }
}

/// These provinces.
#[inline]
pub(crate) fn list_provinces(set: u64, actions: &mut Vec<Action>) {
    list_each(set, actions, Action::Province);
}

/// An action for each of these provinces. Eight are written at once and those too many
/// taken off again: nobody can foresee how many there are, so that a step for each would
/// take longer.
#[inline]
pub(crate) fn list_each(set: u64, actions: &mut Vec<Action>, action: impl Fn(Province) -> Action) {
    let wanted = actions.len() + set.count_ones() as usize;
    let mut left = set;
    let mut next = || {
        // The last province of all stands for those too many.
        let place = (left | 1 << (PROVINCES - 1)).trailing_zeros();
        left &= left.wrapping_sub(1);
        action(Province::from_index(place as u8))
    };
    while actions.len() < wanted {
        let chunk = [next(), next(), next(), next(), next(), next(), next(), next()];
        actions.extend_from_slice(&chunk);
    }
    actions.truncate(wanted);
}
