//! Section 2C, the assassination: defence, daggers, life or death, and points.

use ludi_engine::{Listener, Rng, Seat};

use crate::Caligula;
use crate::rules::action::Action;
use crate::rules::components::{Card, Pile};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::plot::check_in_hand;
use crate::rules::state::{Ask, Ending, Favor, NONE, Stage, State};
use crate::rules::why::Why;

impl<R: Rng, L: Listener<Caligula>> Play<'_, R, L> {
    pub(crate) fn begin_defence(&mut self) {
        self.state.stage = Stage::Defence;
        self.state.next = 0;
    }

    /// Asks the next seat outside the plot, in order, whether it defends the
    /// emperor. A seat without cards is passed over.
    pub(crate) fn next_defender(&mut self) {
        while self.state.next < self.game.seats {
            let seat = self.state.order[usize::from(self.state.next)];
            self.state.next += 1;
            if !self.state.conspires(seat) && self.state.hand_size(seat) > 0 {
                self.ask(seat, Ask::Defend);
                return;
            }
        }
        self.state.stage = Stage::Assassination;
        self.state.next = 0;
    }

    pub(crate) fn defend(&mut self, card: Card) -> Result<(), Why> {
        self.game.check_pugio(self.state, card)?;
        let seat = self.state.asked;
        self.give_up_card(seat, card);
        self.state.defence += 1;
        self.state.ask = Ask::Nothing;
        self.tell(Event::Defended { seat, card, life: self.game.life(self.state) });
        self.beat("dagger");
        Ok(())
    }

    pub(crate) fn do_not_defend(&mut self) {
        self.state.ask = Ask::Nothing;
        self.tell(Event::NotDefended { seat: self.state.asked });
    }

    /// Asks the next conspirator, from the leader on in order, to stab; after
    /// the last one it is judged whether the emperor is dead.
    pub(crate) fn next_stabber(&mut self) {
        while let Some(seat) = self.next_conspirator() {
            if self.state.hand_size(seat) > 0 {
                self.ask(seat, Ask::Stab);
                return;
            }
            self.tell(Event::NotStabbed { seat });
        }
        self.judge();
    }

    pub(crate) fn lay_pugio(&mut self, card: Card) -> Result<(), Why> {
        self.game.check_pugio(self.state, card)?;
        self.state.laid[card.index()] += 1;
        Ok(())
    }

    pub(crate) fn stab(&mut self) -> Result<(), Why> {
        if self.state.laid_count() == 0 {
            return Err(Why::NothingLaid);
        }
        let seat = self.state.asked;
        let cards = self.show_laid();
        let symbols = cards.iter().sum();
        self.state.stabs[seat.index()] = symbols;
        self.state.ask = Ask::Nothing;
        let total = self.state.stabs.iter().sum();
        let life = self.game.life(self.state);
        self.tell(Event::Stabbed { seat, cards, symbols, total, life });
        self.beat("dagger");
        Ok(())
    }

    pub(crate) fn do_not_stab(&mut self) -> Result<(), Why> {
        if self.state.laid_count() > 0 {
            return Err(Why::AlreadyLaid);
        }
        self.state.ask = Ask::Nothing;
        self.tell(Event::NotStabbed { seat: self.state.asked });
        Ok(())
    }

    /// The emperor dies if the daggers reach his life.
    fn judge(&mut self) {
        self.put_under_piles();
        let augustus = self.state.emperor;
        let symbols = self.state.stabs.iter().sum();
        let life = self.game.life(self.state);
        if symbols >= life {
            self.tell(Event::EmperorKilled { augustus, symbols, life });
            self.beat("emperor");
            self.reward_conspirators();
            if self.state.fall {
                self.end_match(Ending::Killed);
            } else {
                self.succeed();
                self.next_sequentia();
            }
        } else {
            self.tell(Event::EmperorSurvived { augustus, symbols, life });
            self.beat("emperor");
            if self.state.fall {
                self.end_match(Ending::Survived);
            } else {
                self.recall_favor(Favor::Candidate);
                self.next_sequentia();
            }
        }
    }

    fn reward_conspirators(&mut self) {
        let leader = self.state.leader;
        self.state.conspiracy[leader.index()] += 1;
        self.tell(Event::ConspiracyPoint { seat: leader });
        for seat in Seat::all(self.game.seats) {
            if self.state.stabs[seat.index()] > 0 {
                self.state.victory[seat.index()] += 1;
                self.tell(Event::StabberPoint { seat });
            }
        }
    }

    /// The candidate named takes the throne, and a new candidate his place.
    fn succeed(&mut self) {
        self.recall_favor(Favor::Emperor);
        let state = &mut *self.state;
        for favor in &mut state.favor {
            if *favor == Favor::Candidate {
                *favor = Favor::Emperor;
            }
        }
        state.blood_shed = true;
        state.dead |= 1 << state.emperor;
        let named = usize::from(state.named);
        state.emperor = std::mem::replace(&mut state.candidates[named], NONE);
        let augustus = state.emperor;
        self.tell(Event::Enthroned { augustus });
        self.beat("successor");
        if let Some(bit) = self.dice.pick_bit(u64::from(self.state.augusti)) {
            self.state.augusti &= !(1 << bit);
            self.state.candidates[named] = bit as u8;
            self.tell(Event::CandidateTurnedUp { augustus: bit as u8 });
        }
    }

    /// The Favor tokens on this card go back to their owners.
    pub(crate) fn recall_favor(&mut self, from: Favor) {
        for favor in &mut self.state.favor {
            if *favor == from {
                *favor = Favor::Hand;
            }
        }
    }
}

impl Caligula {
    fn check_pugio(&self, state: &State, card: Card) -> Result<(), Why> {
        if !card.bears(Pile::Pugio) {
            return Err(Why::NoPugioSymbol);
        }
        check_in_hand(state, card)
    }

    /// The Pugio symbols that kill the emperor, with those in his defence.
    fn life(&self, state: &State) -> u8 {
        self.components.augusti[usize::from(state.emperor)].life + state.defence
    }

    pub(crate) fn list_defence(&self, state: &State, actions: &mut Vec<Action>) {
        actions.push(Action::Pass);
        self.list_pugio(state, actions);
    }

    pub(crate) fn list_stabs(&self, state: &State, actions: &mut Vec<Action>) {
        actions.push(if state.laid_count() > 0 { Action::Done } else { Action::Pass });
        self.list_pugio(state, actions);
    }

    fn list_pugio(&self, state: &State, actions: &mut Vec<Action>) {
        let cards = Card::ALL.into_iter().filter(|&card| self.check_pugio(state, card).is_ok());
        actions.extend(cards.map(Action::Lay));
    }
}
