//! Section 6: barbarians and emperors in turn, by their numbers.

use ludi_engine::{Listener, Rng};

use crate::RomanEmpire;
use crate::rules::components::{Bonus, TURNS};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::side::{Faction, Side};
use crate::rules::state::{Modifiers, NONE, Phase, Stage, State, Token};

impl<R: Rng, L: Listener<RomanEmpire>> Play<'_, R, L> {
    /// Reveals the next token: barbarians and emperors by turns, the lowest first.
    pub(crate) fn next_phase(&mut self) {
        let state = &mut *self.state;
        let [barbarians, emperors] = state.revealed.map(u8::count_ones);
        let kind = if barbarians == emperors { Token::Barbarian } else { Token::Emperor };
        let Some(faction) = self.game.lowest_hidden(state, kind) else {
            self.end_turn();
            return;
        };
        let token = state.tokens[kind as usize][faction.index()];
        state.revealed[kind as usize] |= faction.bit();
        self.begin(faction, kind, token);
    }

    /// The phase of a token begins.
    pub(crate) fn begin(&mut self, faction: Faction, kind: Token, token: u8) {
        match kind {
            Token::Barbarian => self.begin_barbarians(faction, token),
            Token::Emperor => self.begin_romans(faction, token),
        }
    }

    fn end_turn(&mut self) {
        if usize::from(self.state.turn) < TURNS {
            self.state.stage = Stage::Turn;
        } else {
            self.end_match();
        }
    }

    fn begin_barbarians(&mut self, faction: Faction, token: u8) {
        let turn = self.state.turn;
        let people = self.game.components.horde(turn, token).people;
        self.begin_phase(Phase { faction, side: Side::People(people), token });
        self.tell(Event::BarbariansCome { faction, turn, token });
        let before = self.state.owner(Side::People(people));
        self.state.follow(Side::People(people), faction);
        if let Some(from) = before.filter(|&from| from != faction) {
            self.tell(Event::PeopleTakenOver { faction, from, people });
        }
        self.beat("token");
    }

    fn begin_romans(&mut self, faction: Faction, token: u8) {
        let turn = self.state.turn;
        self.begin_phase(Phase { faction, side: Side::Faction(faction), token });
        self.tell(Event::EmperorComes { faction, turn, token });
        if self.dies(faction) {
            self.beat("token");
            self.state.stage = Stage::Reveal;
            return;
        }
        if self.state.damned & faction.bit() != 0 {
            self.tell(Event::EmperorDamned { faction });
        } else {
            self.state.bonus = self.game.components.emperor(turn, token).bonus;
        }
        if turn == 1 {
            self.state.hand = self.game.cap();
            self.state.free_forts = 1;
        }
        self.beat("token");
    }

    /// Nothing of the phase before is left.
    fn begin_phase(&mut self, phase: Phase) {
        let state = &mut *self.state;
        state.phase = phase;
        state.bonus = Bonus::default();
        state.modifiers = Modifiers::default();
        state.truce = 0;
        state.conquered = 0;
        state.fresh = 0;
        state.fought = 0;
        state.hand = 0;
        state.reserve = 0;
        state.free_forts = 0;
        state.free_bribes = 0;
        state.colony = false;
        state.ambush = NONE;
        state.stage = Stage::Events;
    }
}

impl RomanEmpire {
    /// How many phases have begun since the first turn. Between phases nothing is under
    /// way.
    pub(crate) fn phases_begun(&self, state: &State) -> u32 {
        let before = u32::from(state.turn.saturating_sub(1)) * 2 * u32::from(self.factions);
        let is_over = u32::from(state.stage == Stage::Over);
        before + state.revealed.iter().map(|set| set.count_ones()).sum::<u32>() + is_over
    }

    /// Who has the lowest token of a kind that is not revealed.
    fn lowest_hidden(&self, state: &State, kind: Token) -> Option<Faction> {
        let revealed = state.revealed[kind as usize];
        let all = (1 << self.factions) - 1;
        let token = |faction: &Faction| match revealed & faction.bit() {
            0 => state.tokens[kind as usize][faction.index()],
            _ => NONE,
        };
        (revealed != all).then(|| Faction::all(self.factions).min_by_key(token)).flatten()
    }

    /// The number above which all hidden tokens of a kind are.
    pub(crate) fn passed_number(&self, state: &State, kind: Token) -> u8 {
        Faction::all(self.factions)
            .filter(|faction| state.revealed[kind as usize] & faction.bit() != 0)
            .map(|faction| state.tokens[kind as usize][faction.index()])
            .max()
            .unwrap_or(0)
    }
}
