//! How a game goes on from one decision to the next.

use ludi_engine::{Listener, Rng, Rule, Seat, SeatSet};

use crate::Imperivm;
use crate::rules::action::{Action, LARGEST_AMOUNT};
use crate::rules::state::{Ask, Stage, State};
use crate::rules::why::Why;

/// The moments that a person must see: a turn begins, a vote is shown, an emperor
/// accedes, the cards of a battle are shown, it is won or lost, offers are shown,
/// trouble is paid for, face-down cards are shown, the die has fallen.
pub(crate) const BEATS: &[&str] =
    &["turn", "vote", "succession", "battle", "result", "offers", "paid", "cards", "die"];

ludi_engine::play! {
    /// A game being played: the rules in the other files are its methods.
    pub(crate) struct Play: Imperivm
}

impl<R: Rng, L: Listener<Imperivm>> Play<'_, R, L> {
    /// Asks a seat.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, ask: Ask) {
        self.ask_all(SeatSet::only(seat), ask);
    }

    /// Asks several seats at once, or nobody.
    #[inline]
    pub(crate) fn ask_all(&mut self, seats: SeatSet, ask: Ask) {
        self.state.pending = seats;
        self.state.ask = if seats.is_empty() { Ask::Nothing } else { ask };
    }

    /// The seat has answered.
    #[inline]
    pub(crate) fn answered(&mut self, seat: Seat) {
        self.state.pending.remove(seat);
        if self.state.pending.is_empty() {
            self.state.ask = Ask::Nothing;
        }
    }

    /// The seats of this table for which `holds`.
    #[inline]
    pub(crate) fn seats_where(&self, holds: impl Fn(&State, Seat) -> bool) -> SeatSet {
        Seat::all(self.game.seats).filter(|&seat| holds(self.state, seat)).collect()
    }

    /// Goes on until somebody has to decide, or it is over.
    #[inline]
    pub(crate) fn go_on(&mut self) {
        while self.state.ask == Ask::Nothing && self.state.stage != Stage::Over {
            if self.state.unsettled {
                self.settle_armies();
                continue;
            }
            match self.state.stage {
                Stage::Purchase => self.next_purchase(),
                Stage::Armies => self.next_army(),
                Stage::Turn => self.begin_turn(),
                Stage::Proposal => self.begin_proposal(),
                Stage::Vote => self.count_vote(),
                Stage::Plot => self.settle_plot(),
                Stage::Oath => self.take_oaths(),
                Stage::Jail => self.begin_jail(),
                Stage::Conquest => self.begin_conquest(),
                Stage::Attack => self.next_attack(),
                Stage::Defence => self.begin_defence(),
                Stage::Resistance => self.begin_resistance(),
                Stage::Battle => self.fight(),
                Stage::Aftermath => self.end_battle(),
                Stage::March => self.take_rome(),
                Stage::Tribute => self.begin_tribute(),
                Stage::Donation => self.begin_donation(),
                Stage::Trouble => self.begin_trouble(),
                Stage::Uprising => self.settle_uprising(),
                Stage::Barbarians => self.settle_barbarians(),
                Stage::Calm => self.end_trouble(),
                Stage::EndOfTurn => self.end_turn(),
                Stage::Over => {}
            }
        }
    }

    /// Carries out what a seat has chosen. Nothing is changed before it has been checked
    /// that the seat is asked and may choose so.
    #[inline]
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Result<(), Why> {
        self.game.check_asked(self.state, seat)?;
        match (self.state.ask, action) {
            (Ask::Buy, Action::Province(province)) => self.choose_province(seat, province)?,
            (Ask::Price, Action::Pay(resource)) => self.pay(seat, resource)?,
            (Ask::Army, Action::Province(province)) => self.place_army(seat, province)?,
            (Ask::Return, Action::Province(province)) => self.return_army(seat, province)?,
            (Ask::Retreat, Action::Province(province)) => self.retreat_army(seat, province)?,
            (Ask::Prison, Action::Card(card)) => self.pick_for_clergy(seat, card)?,
            (Ask::Prison, Action::Done) => self.leave_by_clergy(seat)?,
            (Ask::Prison, Action::Repent) => self.repent(seat)?,
            (Ask::Prison, Action::Stay) => self.stay(seat)?,
            (Ask::Proposal, Action::Card(card)) => self.propose(seat, card)?,
            (Ask::Proposal, Action::Pass) => self.propose_nothing(),
            (Ask::Vote, Action::Card(card)) => self.pick_vote(seat, card)?,
            (Ask::Vote, Action::Done) => self.seal_vote(seat)?,
            (Ask::Successor, Action::Name(named)) => self.name_successor(named)?,
            (Ask::Oath, Action::Card(card)) => self.swear(seat, card)?,
            (Ask::Jail, Action::Name(named)) => self.jail(seat, named)?,
            (Ask::Jail, Action::Pass) => self.jail_nobody(seat),
            (Ask::BorderCard | Ask::MoraleCard, Action::Card(card)) => self.lay_card(seat, card)?,
            (Ask::BorderCard, Action::Pass) => self.forgo_conquest(),
            (Ask::MoraleCard, Action::Pass) => self.forgo_tribute(),
            (Ask::Target, Action::Province(province)) => self.choose_target(seat, province)?,
            (Ask::Target, Action::Pass) => self.end_conquest(),
            (Ask::Route, Action::Province(province)) => self.cross(seat, province)?,
            (Ask::Consent, Action::Consent) => self.give_leave(seat),
            (Ask::Consent, Action::Refuse) => self.refuse_leave(seat),
            (Ask::Militia, Action::Card(card)) => self.declare(seat, card)?,
            (Ask::Militia, Action::Pass) => self.call_off(seat)?,
            (Ask::Reinforcement | Ask::Defence | Ask::Repair, Action::Card(card)) => {
                self.pick_militia(seat, card)?;
            }
            (Ask::Reinforcement, Action::Done) => self.reinforce(seat),
            (Ask::Defence, Action::Done) => self.answered(seat),
            (Ask::Repair, Action::Done) => self.mend_borders(seat),
            (Ask::Religion, Action::Card(card)) => self.pick_religion(seat, card)?,
            (Ask::Religion, Action::Done) => self.preach(seat),
            (Ask::Keep, Action::Card(card)) => self.keep(seat, card)?,
            (Ask::Keep, Action::Done) => self.end_keeping(seat),
            (
                Ask::HandOver
                | Ask::PlotBid
                | Ask::DefenceDraw
                | Ask::Tribute
                | Ask::Donation
                | Ask::UprisingBid
                | Ask::BarbarianBid,
                Action::Amount(amount),
            ) => self.offer(seat, amount)?,
            (Ask::HandOver | Ask::DefenceDraw | Ask::Tribute | Ask::Donation, Action::Pass) => {
                self.offer_nothing(seat)?
            }
            (Ask::Oath, Action::Pass) => return Err(Why::MustSwear),
            _ => return Err(Why::SomethingElse(rule_of(self.state))),
        }
        self.go_on();
        Ok(())
    }
}

/// The section by which those who are asked decide.
pub(crate) fn rule_of(state: &State) -> Rule {
    Rule(match state.ask {
        Ask::Buy | Ask::Price | Ask::Army => "2",
        Ask::Prison => "3.6a",
        Ask::Proposal | Ask::Vote => "3.1",
        Ask::Successor | Ask::HandOver => "3.1a",
        Ask::PlotBid => "3.1b",
        Ask::Oath => "3.5",
        Ask::Jail | Ask::Return => "3.6",
        Ask::DefenceDraw | Ask::Defence if state.is_march() => "3.2a",
        Ask::Retreat
        | Ask::BorderCard
        | Ask::Target
        | Ask::Route
        | Ask::Consent
        | Ask::Militia
        | Ask::Reinforcement
        | Ask::DefenceDraw
        | Ask::Defence
        | Ask::Repair => "3.2",
        Ask::MoraleCard | Ask::Tribute | Ask::Religion => "3.3",
        Ask::Keep | Ask::Donation => "3.4",
        Ask::UprisingBid | Ask::BarbarianBid => "3.7",
        Ask::Nothing => "4",
    })
}

impl Imperivm {
    /// Is this seat asked anything, or may it change what it sealed?
    #[inline]
    pub(crate) fn check_asked(&self, state: &State, seat: Seat) -> Result<(), Why> {
        if state.stage == Stage::Over {
            Err(Why::Over)
        } else if !state.pending.contains(seat) && !state.sealed.contains(seat) {
            Err(Why::NotAsked)
        } else {
            Ok(())
        }
    }

    /// What a seat may do: nothing if it is not asked.
    #[inline]
    pub(crate) fn list(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if self.check_asked(state, seat).is_err() {
            return;
        }
        // The longest list there is, so that a buffer grows once and for all.
        actions.reserve(usize::from(LARGEST_AMOUNT) + 2);
        match state.ask {
            Ask::Nothing => {}
            Ask::Buy => list_provinces(self.for_sale(state), actions),
            Ask::Price => self.list_prices(actions),
            Ask::Army | Ask::Return => list_provinces(state.owned[seat.index()], actions),
            Ask::Retreat => list_provinces(self.retreats(state, seat), actions),
            Ask::Prison => self.list_prison(state, seat, actions),
            Ask::Proposal => self.list_proposals(state, seat, actions),
            Ask::Vote => self.list_vote(state, seat, actions),
            Ask::Successor => list_names(self.successors(state), actions),
            Ask::Oath => actions.extend(state.hand(seat).kinds().map(Action::Card)),
            Ask::Jail => {
                list_names(self.jailable(state), actions);
                actions.push(Action::Pass);
            }
            Ask::BorderCard | Ask::MoraleCard => {
                actions.extend(state.hand(seat).kinds().map(Action::Card));
                actions.push(Action::Pass);
            }
            Ask::Target => {
                list_provinces(self.targets(state, seat), actions);
                actions.push(Action::Pass);
            }
            Ask::Route => list_provinces(self.ways_on(state, seat), actions),
            Ask::Consent => actions.extend([Action::Consent, Action::Refuse]),
            Ask::Militia => self.list_declarations(state, seat, actions),
            Ask::Reinforcement | Ask::Defence | Ask::Repair => {
                self.list_militia(state, seat, actions);
            }
            Ask::Religion => self.list_religion(state, seat, actions),
            Ask::Keep => {
                actions.extend(state.drawn.all.kinds().map(Action::Card));
                actions.push(Action::Done);
            }
            Ask::HandOver
            | Ask::PlotBid
            | Ask::DefenceDraw
            | Ask::Tribute
            | Ask::Donation
            | Ask::UprisingBid
            | Ask::BarbarianBid => self.list_amounts(state, seat, actions),
        }
    }
}

/// These provinces.
#[inline]
pub(crate) fn list_provinces(set: u64, actions: &mut Vec<Action>) {
    actions.extend(crate::rules::province::provinces(set).map(Action::Province));
}

/// These generals.
pub(crate) fn list_names(seats: SeatSet, actions: &mut Vec<Action>) {
    actions.extend(seats.iter().map(Action::Name));
}
