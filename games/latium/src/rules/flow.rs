//! How a game goes on from one decision to the next.

use arrayvec::ArrayVec;
use ludi_engine::{Listener, Rng, Rule, Seat, SeatSet};

use crate::Latium;
use crate::rules::acies::Phase;
use crate::rules::action::{Action, Die, list_squares};
use crate::rules::state::{Ask, MOST_DP, MarchPhase, NO_OFFER, NONE, SEATS, Stage, State};
use crate::rules::why::Why;

/// The moments that a person must see.
pub(crate) const BEATS: &[&str] = &[
    "year",
    "offerings",
    "season",
    "auxilium",
    "beneficium",
    "alliance",
    "march",
    "interception",
    "siege",
    "battle",
    "deployment",
    "token",
    "exchange",
    "battle-end",
    "conquest",
    "revolt",
    "expulsion",
    "end",
];

ludi_engine::play! {
    /// A game being played: the rules in the other files are its methods.
    pub(crate) struct Play: Latium
}

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// A die with so many sides.
    #[inline]
    pub(crate) fn throw(&mut self, sides: u8) -> u8 {
        self.dice.below(sides.into()) as u8 + 1
    }

    /// The players still in the game.
    pub(crate) fn seats(&self) -> ArrayVec<Seat, SEATS> {
        self.state.playing(self.game.seats).collect()
    }

    /// The same in the order of this season.
    pub(crate) fn order(&self) -> ArrayVec<Seat, SEATS> {
        self.state.in_rota().collect()
    }

    /// Whose place in the order it is; nobody's after the last.
    pub(crate) fn at_cursor(&mut self) -> Option<Seat> {
        while self.state.cursor < self.state.placed {
            let seat = self.state.rota[usize::from(self.state.cursor)];
            if !self.state.rex(seat).is_out() {
                return Some(seat);
            }
            self.state.cursor += 1;
        }
        None
    }

    #[inline]
    pub(crate) fn gain(&mut self, seat: Seat, dp: u16) {
        let rex = self.state.rex_mut(seat);
        rex.dp = (rex.dp + dp).min(MOST_DP);
    }

    #[inline]
    pub(crate) fn pay(&mut self, seat: Seat, dp: u16) {
        let rex = self.state.rex_mut(seat);
        rex.dp = rex.dp.saturating_sub(dp);
    }

    /// Asks a player.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, ask: Ask) {
        self.ask_all(SeatSet::only(seat), ask);
    }

    /// Asks several players at once.
    #[inline]
    pub(crate) fn ask_all(&mut self, seats: SeatSet, ask: Ask) {
        self.state.pending = seats;
        self.state.ask = if seats.is_empty() { Ask::Nothing } else { ask };
    }

    /// Nothing is asked any more.
    #[inline]
    pub(crate) fn answered(&mut self) {
        self.ask_all(SeatSet::EMPTY, Ask::Nothing);
    }

    /// Goes on until somebody has to decide, or it is over. What is within something else
    /// comes first: a battle within a march, a march within an effect.
    pub(crate) fn go_on(&mut self) {
        while self.state.ask == Ask::Nothing && self.state.stage != Stage::Over {
            if self.state.is_battle() {
                self.fight_on();
            } else if self.state.march.phase != MarchPhase::Off {
                self.next_of_march();
            } else if self.state.effect.on {
                self.next_target();
            } else if self.state.request.village != NONE {
                self.next_of_request();
            } else {
                self.next_of_stage();
            }
        }
    }

    // Kept apart from the loop above, which is short without it.
    #[inline(never)]
    fn next_of_stage(&mut self) {
        match self.state.stage {
            Stage::Year => self.begin_year(),
            Stage::Offer => self.ask_offers(),
            Stage::Order => self.next_place(),
            Stage::Season => self.begin_season(),
            Stage::Feed => self.next_feeding(),
            Stage::Buy => self.next_purchase(),
            Stage::Act => self.next_turn(),
            Stage::Settle => self.settle_revolts(),
            Stage::End => self.end_season(),
            Stage::Over => {}
        }
    }

    /// Goes on with a battle until somebody has to decide, or it is over.
    #[inline(never)]
    fn fight_on(&mut self) {
        while self.state.ask == Ask::Nothing && self.state.is_battle() {
            self.next_of_battle();
        }
    }

    fn next_of_battle(&mut self) {
        match self.state.battle.phase {
            Phase::Off => {}
            Phase::Reinforce => self.ask_reinforcement(),
            Phase::Test => self.test_attack(),
            Phase::Rally => self.ask_rally(),
            Phase::Join => self.ask_partners(),
            Phase::Deploy => self.ask_deployment(),
            Phase::Open => self.open_exchange(),
            Phase::Before => self.ask_before(),
            Phase::Pair => self.pair(),
            Phase::Charge => self.charge(),
            Phase::Throw => self.throw_dice(),
            Phase::Reroll => self.ask_reroll(),
            Phase::Damage => self.deal_damage(),
            Phase::After => self.ask_after(),
            Phase::Check => self.check_end(),
        }
    }

    /// Carries out what a seat has chosen. Nothing is changed before it has been checked
    /// that the seat is asked and may choose so.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Result<(), Why> {
        self.game.check_asked(self.state, seat)?;
        match (self.state.ask, action) {
            (Ask::Offer, Action::Offer(dp)) => self.offer(seat, dp)?,
            (Ask::Show, Action::ShowCard(card)) => self.show_card(seat, card)?,
            (Ask::Show, Action::ShowAuxilium) => self.show_auxilium(seat)?,
            (Ask::Show, Action::Done) => self.answered(),
            (Ask::Rank, Action::Rank(next)) => self.rank(next)?,
            (Ask::Feed, Action::Feed(village)) => self.feed(seat, village)?,
            (Ask::Feed, Action::Done) => self.end_feeding(seat),
            (Ask::Buy, Action::Buy) => self.buy(seat),
            (Ask::Buy, Action::Done) => self.end_purchase(),
            (Ask::Turn, _) => self.take_turn(seat, action)?,
            (Ask::Rush, Action::March(_) | Action::Attack(_) | Action::Done) => {
                self.rush(seat, action)?;
            }
            (Ask::Aim, _) => self.aim(action)?,
            (Ask::Place, Action::First) => self.choose_place(seat, true),
            (Ask::Place, Action::Last) => self.choose_place(seat, false),
            (Ask::Levy, Action::Pawns(count)) => self.levy_pawns(count)?,
            (Ask::Step, Action::Step(square)) => self.step(square)?,
            (Ask::Step, Action::Done) => self.stop()?,
            (Ask::Intercept, Action::Accept) => self.intercept(seat, true),
            (Ask::Intercept, Action::Refuse) => self.intercept(seat, false),
            (Ask::Gift, Action::Gift) => self.choose_gift(true),
            (Ask::Gift, Action::Done) => self.choose_gift(false),
            (Ask::Die, Action::Die(die)) => self.choose_die(die),
            (Ask::Leave, Action::Accept) => self.give_leave(seat, true),
            (Ask::Leave, Action::Refuse) => self.give_leave(seat, false),
            (Ask::Pact, Action::Accept) => self.answer_pact(seat, true),
            (Ask::Pact, Action::Refuse) => self.answer_pact(seat, false),
            (Ask::Reinforce, Action::Accept) => self.reinforce(true),
            (Ask::Reinforce, Action::Refuse) => self.reinforce(false),
            (Ask::Yield, Action::Accept) => self.answer_attack(true),
            (Ask::Yield, Action::Surrender) => self.answer_attack(false),
            (Ask::Rally, Action::Accept) => self.rally(true),
            (Ask::Rally, Action::Refuse) => self.rally(false),
            (Ask::Join, Action::Accept) => self.join(seat, true),
            (Ask::Join, Action::Refuse) => self.join(seat, false),
            (Ask::Deploy, _) => self.deploy(seat, action)?,
            (Ask::Reserve, Action::Enter) => self.decide_reserve(true),
            (Ask::Reserve, Action::Hold) => self.decide_reserve(false),
            (Ask::Before, Action::Surrender) => self.surrender_battle(),
            (Ask::Before | Ask::Reroll | Ask::After, Action::Done) => self.no_token(),
            (Ask::Before | Ask::Reroll | Ask::After, Action::Play(kind, target)) => {
                self.play_token(seat, kind, target)?;
            }
            (Ask::Answer, Action::Play(kind, target)) => self.answer_token(seat, kind, target)?,
            (Ask::Answer, Action::Done) => self.token_stands(),
            (Ask::Bring, Action::Bring(kind)) => self.bring(seat, kind)?,
            (Ask::Engage, Action::Schiera(slot)) => self.choose_opponent(slot)?,
            (Ask::Charge, Action::Schiera(slot)) => self.choose_charge(slot)?,
            (Ask::Revolt, Action::Destroy) => self.end_revolt(seat, true),
            (Ask::Revolt, Action::Release) => self.end_revolt(seat, false),
            _ => return Err(Why::SomethingElse(rule_of(self.state).0)),
        }
        self.go_on();
        Ok(())
    }
}

/// The section by which those who are asked decide.
pub(crate) fn rule_of(state: &State) -> Rule {
    Rule(match state.ask {
        Ask::Nothing => "22.end",
        Ask::Offer | Ask::Show | Ask::Rank => "8",
        Ask::Feed => "13",
        Ask::Buy => "11",
        Ask::Turn => "9",
        Ask::Aim | Ask::Place | Ask::Rush => "10",
        Ask::Levy | Ask::Step | Ask::Intercept => "16",
        Ask::Gift | Ask::Die | Ask::Leave | Ask::Pact => "17",
        Ask::Reinforce | Ask::Yield | Ask::Rally | Ask::Join => "19",
        Ask::Deploy | Ask::Reserve | Ask::Engage | Ask::Charge => "20",
        Ask::Before | Ask::Answer | Ask::Bring | Ask::Reroll | Ask::After => "21",
        Ask::Revolt => "15",
    })
}

impl Latium {
    /// Is this seat asked, or may it replace what it has sealed?
    #[inline]
    pub(crate) fn check_asked(&self, state: &State, seat: Seat) -> Result<(), Why> {
        if state.stage == Stage::Over {
            return Err(Why::Over);
        }
        if state.pending.contains(seat) {
            return Ok(());
        }
        let sealed = state.ask == Ask::Offer
            && seat.index() < self.seats.into()
            && !state.rex(seat).is_out()
            && state.rex(seat).offer != NO_OFFER;
        match sealed {
            true => Ok(()),
            false if seat.index() < self.seats.into() && state.rex(seat).is_out() => {
                Err(Why::OutOfGame)
            }
            false => Err(Why::NotAsked),
        }
    }

    /// What a seat may do: nothing if it is not asked.
    pub(crate) fn list(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if self.check_asked(state, seat).is_err() {
            return;
        }
        match state.ask {
            Ask::Nothing => {}
            // Longer than any other list: a range of known length is written at once.
            Ask::Offer => actions.extend((0..state.rex(seat).dp + 1).map(Action::Offer)),
            Ask::Show => self.list_showing(state, seat, actions),
            Ask::Rank => actions.extend(self.best_offers(state).iter().map(Action::Rank)),
            Ask::Feed => self.list_feeding(state, seat, actions),
            Ask::Buy => actions.extend_from_slice(&[Action::Buy, Action::Done]),
            Ask::Turn => self.list_turn(state, seat, actions),
            Ask::Rush => self.list_rush(state, seat, actions),
            Ask::Aim => self.list_targets(state, actions),
            Ask::Place => actions.extend_from_slice(&[Action::First, Action::Last]),
            Ask::Levy => {
                if let Some(levy) = self.levy(state) {
                    actions.extend((levy.least..=levy.most()).map(Action::Pawns));
                }
            }
            Ask::Step => {
                list_squares(self.steps(state), actions, Action::Step);
                if state.march.steps > 0 {
                    actions.push(Action::Done);
                }
            }
            Ask::Gift => actions.extend_from_slice(&[Action::Gift, Action::Done]),
            Ask::Die => actions.extend_from_slice(&[Action::Die(Die::D4), Action::Die(Die::D6)]),
            Ask::Intercept | Ask::Leave | Ask::Pact | Ask::Reinforce | Ask::Rally | Ask::Join => {
                actions.extend_from_slice(&[Action::Accept, Action::Refuse])
            }
            Ask::Yield => actions.extend_from_slice(&[Action::Accept, Action::Surrender]),
            Ask::Deploy => self.list_deployment(state, seat, actions),
            Ask::Reserve => actions.extend_from_slice(&[Action::Hold, Action::Enter]),
            Ask::Before => self.list_before(state, actions),
            Ask::Answer => self.list_answers(state, seat, actions),
            Ask::Bring => actions.extend(state.rex(seat).stock.kinds().map(Action::Bring)),
            Ask::Engage => self.list_opponents(state, actions),
            Ask::Charge => self.list_charges(state, actions),
            Ask::Reroll => self.list_reroll(state, actions),
            Ask::After => self.list_after(state, actions),
            Ask::Revolt => actions.extend_from_slice(&[Action::Destroy, Action::Release]),
        }
    }
}
