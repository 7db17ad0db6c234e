//! Section 2: nine cards for every faction, and nothing on the map.

use ludi_engine::{Dice, GameOption, Listener, Rng, Seat};

use crate::RomanEmpire;
use crate::rules::battle::{Arrival, Battle};
use crate::rules::cards::{Pile, cards};
use crate::rules::components::Bonus;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::land::Land;
use crate::rules::side::{FACTIONS, Faction, Side};
use crate::rules::state::{Ask, Modifiers, NONE, Phase, Stage, State, Task};

/// 16: may factions pay barbarians who attack them?
pub(crate) const BRIBERY: GameOption = GameOption { id: "bribery", values: &["off", "on"] };
/// 17: is God's favour among the cards, in the place of one wrath of God?
pub(crate) const FAVOR: GameOption = GameOption { id: "favor", values: &["off", "on"] };

impl RomanEmpire {
    pub(crate) fn set_up<R: Rng, L: Listener<RomanEmpire>>(
        &self,
        dice: &mut Dice<R>,
        listener: &mut L,
    ) -> State {
        let mut state = self.empty_table();
        for faction in Faction::all(self.factions) {
            for pile in Pile::ALL {
                let left = self.components.pile(pile) & self.undealt(&state);
                // A pile has more cards than there are factions.
                if let Some(card) = dice.pick_bit(left) {
                    state.hands[faction.index()] |= 1 << card;
                }
            }
        }
        let hands = state.hands;
        let mut play = Play { game: self, state: &mut state, dice, listener };
        for faction in Faction::all(self.factions) {
            let hand = cards(hands[faction.index()]).collect();
            let dealt = Event::Dealt { faction, cards: Some(hand) };
            play.tell_more(self.seat_of(faction), dealt, Event::Dealt { faction, cards: None });
        }
        play.go_on();
        state
    }

    /// The cards that nobody has and nobody played.
    pub(crate) fn undealt(&self, state: &State) -> u64 {
        state.hands.iter().fold(self.deck & !state.played, |left, hand| left & !hand)
    }

    /// The table before anything is dealt.
    pub(crate) fn empty_table(&self) -> State {
        State {
            land: Land::EMPTY,
            hands: [0; FACTIONS],
            played: 0,
            fought: 0,
            conquered: 0,
            fresh: 0,
            struck: 0,
            points: [[0; FACTIONS]; 2],
            tokens: [[0; FACTIONS]; 2],
            givers: [[NONE; FACTIONS]; 2],
            revealed: [0; 2],
            drawn: 0,
            daggers: [0; FACTIONS],
            order: [Faction::new(0); FACTIONS],
            draws: 0,
            followers: [0; FACTIONS],
            starts: [NONE; FACTIONS],
            present: 0,
            dead: 0,
            damned: 0,
            peace: [0; FACTIONS],
            truce: 0,
            events: [0; FACTIONS],
            turn: 0,
            stage: Stage::Turn,
            task: Task::None,
            ask: Ask::Nothing,
            pending: 0,
            phase: Phase { faction: Faction::new(0), side: Side::Provincials, token: 0 },
            bonus: Bonus::default(),
            modifiers: Modifiers::default(),
            hand: 0,
            realm: NONE,
            realm_hand: 0,
            reserve: 0,
            free_forts: 0,
            free_bribes: 0,
            colony: false,
            ambush: NONE,
            card: NONE,
            aim: NONE,
            spared: 0,
            battle: Battle::NONE,
            arrival: Arrival::NONE,
        }
    }

    /// Who plays a faction. Two players have two factions each: the first and the third,
    /// the second and the fourth.
    #[inline]
    pub fn seat_of(&self, faction: Faction) -> Seat {
        seat_of(self.seats, faction)
    }

    /// The factions of a seat.
    pub fn factions_of(&self, seat: Seat) -> impl Iterator<Item = Faction> {
        Faction::all(self.factions).filter(move |&faction| self.seat_of(faction) == seat)
    }
}

/// Who plays a faction at a table of so many seats.
#[inline]
pub(crate) fn seat_of(seats: u8, faction: Faction) -> Seat {
    Seat::new(if seats == 2 { faction.index() & 1 } else { faction.index() })
}
