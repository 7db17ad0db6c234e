//! Section 3.2, second half: the battle and what follows from it.

use ludi_engine::{Listener, Rng, Rule, Seat, SeatSet};

use crate::Imperivm;
use crate::rules::action::Action;
use crate::rules::cards::{Card, Cards, Suit};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::state::{Ask, NONE, Purse, Stage, State, moved, sway};
use crate::rules::why::Why;

/// The ends of the loyalty track.
const MOST_LOYAL: i32 = 9;

impl Imperivm {
    fn check_declaration(&self, state: &State, seat: Seat, card: Card) -> Result<(), Why> {
        if card.suit() != Suit::Militia {
            return Err(Why::OtherSuit(Suit::Militia, Rule("3.2")));
        }
        if state.hand(seat).count(card) == 0 {
            return Err(Why::NoSuchCard(Rule("3.2")));
        }
        if u32::from(card.value()) <= state.path.count_ones() {
            return Err(Why::TooWeak);
        }
        Ok(())
    }

    pub(crate) fn list_declarations(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let crossed = state.path.count_ones();
        let cards = state.hand(seat).of(Suit::Militia).kinds();
        actions.extend(cards.filter(|card| u32::from(card.value()) > crossed).map(Action::Card));
        if self.version.attacks_are_called_off() {
            actions.push(Action::Pass);
        }
    }

    pub(crate) fn list_militia(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(state.unpicked_of(seat, Suit::Militia).kinds().map(Action::Card));
        actions.push(Action::Done);
    }
}

impl<R: Rng, L: Listener<Imperivm>> Play<'_, R, L> {
    /// The card that opens the battle is seen by all; it lies on the table until
    /// the end.
    pub(crate) fn declare(&mut self, seat: Seat, card: Card) -> Result<(), Why> {
        self.game.check_declaration(self.state, seat, card)?;
        let Some(target) = self.state.target() else { return Err(Why::OutOfReach) };
        self.put_on_table(seat, card);
        let state = &mut *self.state;
        state.base = card.index() as u8;
        state.stage = Stage::Defence;
        let (defender, crossed) = (state.defender, state.path.count_ones() as u8);
        self.tell(Event::Attacked { seat, defender, target, card, crossed });
        if self.state.hand_size(seat) > 0 {
            self.ask(seat, Ask::Reinforcement);
        } else {
            self.answered(seat);
        }
        Ok(())
    }

    pub(crate) fn pick_militia(&mut self, seat: Seat, card: Card) -> Result<(), Why> {
        if card.suit() != Suit::Militia {
            return Err(Why::OtherSuit(Suit::Militia, Rule("3.2")));
        }
        if self.state.unpicked(seat).count(card) == 0 {
            return Err(Why::NoSuchCard(Rule("3.2")));
        }
        self.state.picked[seat.index()] += Cards::one(card);
        Ok(())
    }

    /// The cards chosen lie face down; how many, all can see.
    pub(crate) fn reinforce(&mut self, seat: Seat) {
        let state = &mut *self.state;
        let cards = std::mem::take(&mut state.picked[seat.index()]);
        state.reinforcement = state.hands[seat.index()].take_all(cards);
        self.answered(seat);
        let count = cards.len();
        self.tell_more(
            seat,
            Event::Reinforced { seat, count, cards: Some(cards) },
            Event::Reinforced { seat, count, cards: None },
        );
    }

    /// The defender may first draw, as if he donated, unless he could keep nothing;
    /// the emperor who defends Italia may also use the public stock.
    pub(crate) fn begin_defence(&mut self) {
        let defender = self.state.defender;
        self.state.stage = Stage::Resistance;
        let own = self.state.purses[defender.index()];
        let public = if self.state.is_march() { self.state.public } else { Purse::default() };
        let asked = match self.game.version.defence_draws_need_power() {
            true => own.power > 0 || public.power > 0,
            false => !own.is_empty() || !public.is_empty(),
        };
        if asked {
            self.ask_for_offers(SeatSet::only(defender), Ask::DefenceDraw);
        }
    }

    pub(crate) fn begin_resistance(&mut self) {
        self.state.stage = Stage::Battle;
        let defender = self.state.defender;
        if self.state.hand_size(defender) > 0 {
            self.ask(defender, Ask::Defence);
        }
    }

    /// All cards are shown. The attack must be stronger, not just as strong.
    pub(crate) fn fight(&mut self) {
        let state = &mut *self.state;
        let (attacker, defender) = (state.turn, state.defender);
        let Some(target) = state.target() else { return };
        let base = Card::from_index(state.base);
        let hidden = std::mem::take(&mut state.reinforcement).all;
        let attack = hidden + Cards::one(base);
        let defence = state.picked[defender.index()];
        let crossed = state.path.count_ones() as u16;
        let totals = [attack.value() - crossed, defence.value()];
        state.base = NONE;
        state.discard += attack;
        self.forget_gifts_of(attacker, hidden);
        self.play_openly(defender, defence);
        self.tell(Event::Fought { attacker, defender, attack, defence, totals });
        self.beat("battle");
        self.move_loyalty(attacker, sway(attack + defence));

        let won = totals[0] > totals[1];
        if won {
            let state = &mut *self.state;
            state.owned[defender.index()] &= !target.bit();
            state.owned[attacker.index()] |= target.bit();
            state.armies[attacker.index()] = target.index() as u8;
            state.unsettled = true;
            self.tell(Event::Conquered { seat: attacker, from: defender, target });
            if self.state.is_march() {
                self.seize_throne(attacker);
            }
        } else {
            self.tell(Event::Repelled { seat: attacker, by: defender, target });
        }
        self.forget_target();
        self.state.stage = Stage::Aftermath;
        if self.game.edition.battles_wear_borders() {
            let by = totals[0].abs_diff(totals[1]);
            let border = self.state.border.saturating_sub(by.min(255) as u8);
            self.state.border = border;
            self.tell(Event::BorderWorn { by, border });
        }
        self.beat("result");
    }

    /// The attacker's public loyalty moves by what both sides have played.
    fn move_loyalty(&mut self, seat: Seat, by: i32) {
        let from = self.state.loyalty[seat.index()];
        let to = moved(from, by).clamp(-MOST_LOYAL, MOST_LOYAL) as i8;
        self.state.loyalty[seat.index()] = to;
        if to != from {
            self.tell(Event::LoyaltyMoved { seat, from, to });
        }
    }

    /// Where battles wear down the borders, the attacker may mend them. Then Rome,
    /// if it was taken, or the next battle.
    pub(crate) fn end_battle(&mut self) {
        let seat = self.state.turn;
        self.state.stage = if self.state.marched { Stage::March } else { Stage::Attack };
        if self.game.edition.battles_wear_borders() && self.state.hand_size(seat) > 0 {
            self.ask(seat, Ask::Repair);
        }
    }

    pub(crate) fn mend_borders(&mut self, seat: Seat) {
        let cards = self.state.picked[seat.index()];
        self.answered(seat);
        if cards.is_empty() {
            return;
        }
        self.play_openly(seat, cards);
        let border = self.game.raised(self.state.border, cards.value());
        self.state.border = border;
        self.tell(Event::BorderMended { seat, cards, border });
    }
}

impl Imperivm {
    /// A track raised by so much.
    pub(crate) fn raised(&self, level: u8, by: u16) -> u8 {
        (u16::from(level) + by).min(u16::from(self.components.tracks.top)) as u8
    }
}
