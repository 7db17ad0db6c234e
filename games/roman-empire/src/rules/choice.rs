//! Section 5: who draws first, and who gets which token.

use arrayvec::ArrayVec;
use ludi_engine::{Listener, Rng, SeatSet};

use crate::RomanEmpire;
use crate::rules::action::Action;
use crate::rules::components::{BARBARIANS, EMPERORS};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::side::{FACTIONS, Faction, PEOPLES, People, Side, factions};
use crate::rules::state::{Ask, NONE, Stage, State, Token};
use crate::rules::why::Why;

impl<R: Rng, L: Listener<RomanEmpire>> Play<'_, R, L> {
    /// A new turn: tokens go back, and the order of the choice is found.
    pub(crate) fn begin_turn(&mut self) {
        let state = &mut *self.state;
        state.turn += 1;
        state.daggers = state.tokens[Token::Barbarian as usize];
        state.tokens = [[0; FACTIONS]; 2];
        state.givers = [[NONE; FACTIONS]; 2];
        state.revealed = [0; 2];
        state.draws = 0;
        state.events = [0; FACTIONS];
        state.damned = 0;
        state.peace = [0; FACTIONS];
        state.present = (0..PEOPLES as u8)
            .map(People)
            .filter(|&people| state.land.held(Side::People(people)) != 0)
            .fold(0, |set, people| set | people.bit());
        if state.turn == 1 {
            self.throw_for_order();
        } else {
            self.order_by_points();
        }
        let order = &self.state.order[..self.game.factions.into()];
        let order: ArrayVec<Faction, FACTIONS> = order.iter().copied().collect();
        self.tell(Event::TurnBegins { turn: self.state.turn, order });
        self.beat("turn");
        self.state.stage = Stage::Choice;
    }

    /// The highest die draws first; who has thrown the same throws again.
    fn throw_for_order(&mut self) {
        let count = usize::from(self.game.factions);
        let mut places = [0usize; FACTIONS];
        let is_shared = |places: &[usize; FACTIONS], at: usize| {
            places[..count].iter().filter(|&&place| place == places[at]).count() > 1
        };
        while (0..count).any(|at| is_shared(&places, at)) {
            let mut keys = [0usize; FACTIONS];
            for faction in Faction::all(self.game.factions) {
                let at = faction.index();
                // The first place is 0, so high dice make low keys.
                keys[at] = 7 * places[at];
                if is_shared(&places, at) {
                    let die = self.throw();
                    self.tell(Event::OrderThrown { faction, die });
                    keys[at] += 6 - usize::from(die);
                }
            }
            for (at, place) in places.iter_mut().enumerate().take(count) {
                *place = keys[..count].iter().filter(|&&key| key < keys[at]).count();
            }
        }
        for faction in Faction::all(self.game.factions) {
            self.state.order[places[faction.index()]] = faction;
        }
    }

    /// The fewest points draw first; of equals the lower dagger of the turn before.
    fn order_by_points(&mut self) {
        let state = &mut *self.state;
        let count = usize::from(self.game.factions);
        for (place, faction) in state.order.iter_mut().zip(Faction::all(self.game.factions)) {
            *place = faction;
        }
        let (points, daggers) = (state.points, state.daggers);
        state.order[..count].sort_unstable_by_key(|faction| {
            let at = faction.index();
            (points[0][at] + points[1][at], daggers[at])
        });
    }

    /// The next draw: first all barbarian tokens, then all emperors.
    pub(crate) fn next_draw(&mut self) {
        let state = &mut *self.state;
        if state.draws == 2 * self.game.factions {
            state.stage = Stage::Reveal;
            return;
        }
        let drawer = self.game.drawer(state);
        let kind = self.game.drawn_kind(state);
        // Somebody draws, so a token is left: there are more tokens than factions.
        state.drawn = self.dice.pick_bit(self.game.undrawn(state, kind)).unwrap_or(0) as u8;
        let drawn = |token| Event::TokenDrawn { faction: drawer, kind, turn: state.turn, token };
        let (seen, hidden) = (drawn(Some(state.drawn)), drawn(None));
        self.tell_more(self.game.seat_of(drawer), seen, hidden);
        let (may_keep, receivers) = self.game.token_choices(self.state);
        match (may_keep, factions(receivers).next()) {
            (true, None) => self.keep_token(drawer),
            (false, Some(only)) if receivers.count_ones() == 1 => self.pass_token(drawer, only),
            _ => self.ask(drawer, Ask::Token),
        }
    }

    pub(crate) fn choose_keep(&mut self, faction: Faction) -> Result<(), Why> {
        if !self.game.token_choices(self.state).0 {
            return Err(Why::MustPass);
        }
        self.answered();
        self.keep_token(faction);
        Ok(())
    }

    pub(crate) fn choose_pass(&mut self, faction: Faction, to: Faction) -> Result<(), Why> {
        self.game.check_pass(self.state, faction, to)?;
        self.answered();
        self.pass_token(faction, to);
        Ok(())
    }

    fn keep_token(&mut self, faction: Faction) {
        let kind = self.game.drawn_kind(self.state);
        self.give_token(faction, NONE);
        self.tell(Event::TokenKept { faction, kind });
    }

    fn pass_token(&mut self, from: Faction, to: Faction) {
        let kind = self.game.drawn_kind(self.state);
        let (turn, token) = (self.state.turn, self.state.drawn);
        self.give_token(to, from.index() as u8);
        let passed = |token| Event::TokenPassed { from, to, kind, turn, token };
        let both: SeatSet =
            [from, to].map(|faction| self.game.seat_of(faction)).into_iter().collect();
        self.tell_more(both, passed(Some(token)), passed(None));
    }

    fn give_token(&mut self, to: Faction, giver: u8) {
        let kind = self.game.drawn_kind(self.state) as usize;
        let state = &mut *self.state;
        state.tokens[kind][to.index()] = state.drawn;
        state.givers[kind][to.index()] = giver;
        state.drawn = 0;
        state.draws += 1;
    }
}

impl RomanEmpire {
    /// Who draws now.
    #[inline]
    pub(crate) fn drawer(&self, state: &State) -> Faction {
        state.order[usize::from(state.draws % self.factions)]
    }

    /// Which tokens are drawn now.
    #[inline]
    pub(crate) fn drawn_kind(&self, state: &State) -> Token {
        if state.draws < self.factions { Token::Barbarian } else { Token::Emperor }
    }

    /// The tokens of a kind that nobody has, as bits from 1.
    #[inline]
    pub(crate) fn undrawn(&self, state: &State, kind: Token) -> u64 {
        let all = match kind {
            Token::Barbarian => (1 << (BARBARIANS + 1)) - 2,
            Token::Emperor => (1 << (EMPERORS + 1)) - 2,
        };
        let held = state.tokens[kind as usize];
        let drawn = if self.drawn_kind(state) == kind { state.drawn } else { 0 };
        held.iter().fold(all & !(1 << drawn), |left, &token| left & !(1 << token))
    }

    /// May the drawer keep the token, and who may get it from him?
    fn token_choices(&self, state: &State) -> (bool, u8) {
        let drawer = self.drawer(state);
        let held = state.tokens[self.drawn_kind(state) as usize];
        let without = held.iter().enumerate().fold(0, |set, (at, &token)| {
            // Counted without a branch: nobody can foresee who has one.
            set | u8::from(token == 0) << at
        });
        let without = without & ((1 << self.factions) - 1);
        (without & drawer.bit() != 0, without & !drawer.bit())
    }

    fn check_pass(&self, state: &State, from: Faction, to: Faction) -> Result<(), Why> {
        if to.index() >= self.factions.into() {
            return Err(Why::NoSuchFaction);
        }
        if from == to {
            return Err(Why::PassedToSelf);
        }
        let (_, receivers) = self.token_choices(state);
        if receivers & to.bit() == 0 { Err(Why::HasToken) } else { Ok(()) }
    }

    pub(crate) fn list_receivers(&self, state: &State, actions: &mut Vec<Action>) {
        let (may_keep, receivers) = self.token_choices(state);
        if may_keep {
            actions.push(Action::Keep);
        }
        actions.extend(factions(receivers).map(Action::PassTo));
    }
}
