//! Sections 3.1 and 3.1a: the call for a succession, the vote, the peaceful way.

use arrayvec::ArrayVec;
use ludi_engine::{Listener, Rng, Rule, Seat, SeatSet};

use crate::Imperivm;
use crate::rules::action::Action;
use crate::rules::cards::{Card, Cards, Side, Suit};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::province::ITALIA;
use crate::rules::state::{Ask, Stage, State};
use crate::rules::why::Why;

impl Imperivm {
    pub(crate) fn list_proposals(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(state.hand(seat).of(Suit::Empire).kinds().map(Action::Card));
        actions.push(Action::Pass);
    }

    pub(crate) fn list_vote(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(state.unpicked(seat).kinds().map(Action::Card));
        if self.check_vote(state, seat).is_ok() {
            actions.push(Action::Done);
        }
    }

    fn check_vote(&self, state: &State, seat: Seat) -> Result<(), Why> {
        if self.edition.vote_is_compulsory() && state.picked[seat.index()].is_empty() {
            Err(Why::MustVote)
        } else {
            Ok(())
        }
    }

    /// Who can follow the emperor peacefully. In the later draft any other
    /// general who is publicly loyal; in the earlier one the most loyal of all who
    /// are free, nobody if that is the emperor alone.
    pub(crate) fn successors(&self, state: &State) -> SeatSet {
        let loyalty = |seat: Seat| state.loyalty[seat.index()];
        let free = Seat::all(self.seats).filter(|&seat| state.is_free(seat));
        let least = match self.edition.emperor_chooses_successor() {
            true => 1,
            false => free.clone().map(loyalty).max().unwrap_or(1),
        };
        free.filter(|&seat| seat != state.emperor && loyalty(seat) >= least).collect()
    }
}

impl<R: Rng, L: Listener<Imperivm>> Play<'_, R, L> {
    /// An emperor who has had a turn as emperor can be deposed. Whoever holds a
    /// card is asked, so that nobody learns who holds an Empire card.
    pub(crate) fn begin_proposal(&mut self) {
        let seat = self.state.turn;
        self.state.stage = Stage::Conquest;
        if self.state.reigned && self.state.hand_size(seat) > 0 {
            self.ask(seat, Ask::Proposal);
        }
    }

    pub(crate) fn propose_nothing(&mut self) {
        self.answered(self.state.turn);
    }

    /// The card is spent and does not count in the vote. Everybody who is free
    /// and holds a card lays what he likes, sealed, all at once.
    pub(crate) fn propose(&mut self, seat: Seat, card: Card) -> Result<(), Why> {
        if card.suit() != Suit::Empire {
            return Err(Why::OtherSuit(Suit::Empire, Rule("3.1")));
        }
        if self.state.hand(seat).count(card) == 0 {
            return Err(Why::NoSuchCard(Rule("3.1")));
        }
        self.play_openly(seat, Cards::one(card));
        self.tell(Event::Proposed { seat, card });
        self.state.stage = Stage::Vote;
        let voters =
            self.seats_where(|state, seat| state.is_free(seat) && state.hand_size(seat) > 0);
        self.ask_all(voters, Ask::Vote);
        Ok(())
    }

    pub(crate) fn pick_vote(&mut self, seat: Seat, card: Card) -> Result<(), Why> {
        if self.state.unpicked(seat).count(card) == 0 {
            return Err(Why::NoSuchCard(Rule("3.1")));
        }
        self.state.picked[seat.index()] += Cards::one(card);
        Ok(())
    }

    pub(crate) fn seal_vote(&mut self, seat: Seat) -> Result<(), Why> {
        self.game.check_vote(self.state, seat)?;
        let cards = Some(self.state.picked[seat.index()]);
        self.seal(seat, Event::Voted { seat, cards }, Event::Voted { seat, cards: None });
        Ok(())
    }

    /// All cards are mixed and shown. Empire must outweigh the rest; then loyal
    /// Empire must outweigh the traitors for it to be peaceful.
    pub(crate) fn count_vote(&mut self) {
        self.open_cards();
        self.state.stage = Stage::Conquest;
        let mut counts = ArrayVec::new();
        let mut cards = Cards::NONE;
        for seat in Seat::all(self.game.seats).filter(|&seat| self.state.is_free(seat)) {
            let laid = self.state.picked[seat.index()];
            counts.push((seat, laid.len()));
            cards += laid;
        }
        self.play_mixed(cards);
        self.tell(Event::VoteShown { counts, cards });
        self.beat("vote");

        let empire = cards.of(Suit::Empire);
        let others = cards.value() - empire.value();
        if empire.value() <= others {
            self.tell(Event::NoSuccession { empire: empire.value(), others });
            return;
        }
        let (loyal, traitor) = (empire.on(Side::Loyal).value(), empire.on(Side::Traitor).value());
        if loyal > traitor {
            self.tell(Event::PeacefulSuccession { loyal, traitor });
            self.begin_peaceful();
        } else {
            self.tell(Event::PlotBegins { loyal, traitor });
            self.begin_plot();
        }
    }

    /// The emperor is asked only where he has a choice.
    fn begin_peaceful(&mut self) {
        let successors = self.game.successors(self.state);
        let emperor = self.state.emperor;
        match (successors.first(), successors.len()) {
            (None, _) => self.tell(Event::NobodyFollows { seat: emperor }),
            (Some(only), 1) => self.succeed_peacefully(only),
            _ => self.ask(emperor, Ask::Successor),
        }
    }

    pub(crate) fn name_successor(&mut self, named: Seat) -> Result<(), Why> {
        if named.index() >= usize::from(self.game.seats) {
            return Err(Why::NoSuchGeneral(Rule("3.1a")));
        }
        if named == self.state.emperor {
            return Err(Why::Yourself(Rule("3.1a")));
        }
        if !self.game.successors(self.state).contains(named) {
            return Err(Why::NotLoyalEnough);
        }
        self.answered(self.state.emperor);
        self.succeed_peacefully(named);
        Ok(())
    }

    fn succeed_peacefully(&mut self, new: Seat) {
        let old = self.state.emperor;
        self.accede(new);
        let hands_over = self.game.edition.old_emperor_hands_over();
        if hands_over && !self.state.purses[old.index()].is_empty() {
            // Who gives is no longer emperor; to whom he gives is.
            self.ask_for_offers(SeatSet::only(old), Ask::HandOver);
        }
    }

    /// The old emperor has said what he hands over.
    pub(crate) fn hand_over(&mut self, seat: Seat) {
        let (to, purse) = (self.state.emperor, self.state.offers[seat.index()].purse());
        self.state.purses[seat.index()].take(purse);
        self.state.purses[to.index()].add(purse);
        self.tell(Event::PurseGiven { seat, to, purse });
    }

    /// Italia changes hands with the throne, and the old emperor's army leaves it.
    pub(crate) fn accede(&mut self, new: Seat) {
        let state = &mut *self.state;
        let old = std::mem::replace(&mut state.emperor, new);
        state.owned[old.index()] &= !ITALIA.bit();
        state.owned[new.index()] |= ITALIA.bit();
        state.reigned = false;
        state.unsettled = true;
        let homeless = state.owned[old.index()] == 0;
        self.tell(Event::Acceded { seat: new, old });
        if homeless {
            self.tell(Event::ArmyIsGuest { seat: old, section: "3.1" });
        }
        self.beat("succession");
    }
}
