//! Positions set up by hand, for tests and puzzles.

use ludi_engine::{Dice, FastRng, Refusal, Rules, Seat, Setup, SetupError, Told, Viewer};

use crate::Caligula;
use crate::rules::action::{Action, Spot};
use crate::rules::components::{Card, DECK_SIZE, Deck, Pile};
use crate::rules::event::{Event, Hand};
use crate::rules::flow::Play;
use crate::rules::state::{Favor, NONE, Stage, State, Token, deck_and_bit};
use crate::rules::view::View;

/// A table being laid out. It starts as after an unshuffled setup: Ordo cards in
/// the order of the seats, Sequentia cards in theirs, the first two cards of each
/// deck face up, the first two emperors of the deck as candidates, one dual
/// Coniura card in each hand, all tokens in hand.
///
/// Seats are numbers from 0, cards and places have the numbers that players use.
#[derive(Clone, Debug)]
pub struct Scenario {
    game: Caligula,
    state: State,
}

impl Scenario {
    /// A table with our components and this many seats.
    pub fn new(seats: u8) -> Scenario {
        Scenario::with(&Setup::new(&Caligula::INFO, seats)).expect("2 to 5 seats")
    }

    /// A table opened like this.
    pub fn with(setup: &Setup) -> Result<Scenario, SetupError> {
        let game = Caligula::open(setup, Caligula::INFO.rules_version)?;
        let mut state = game.empty_table();
        for place in 0..10 {
            let deck = place / 2;
            state.face_up[place] = (deck * DECK_SIZE + place % 2) as u8;
            state.decks[deck] &= !(1 << (place % 2));
        }
        for candidate in &mut state.candidates {
            *candidate = state.augusti.trailing_zeros() as u8;
            state.augusti &= state.augusti - 1;
        }
        state.turn = 1;
        Ok(Scenario { game, state })
    }

    /// The seats in the order of their Ordo cards.
    pub fn order(mut self, seats: &[usize]) -> Scenario {
        for (place, &seat) in seats.iter().enumerate() {
            self.state.order[place] = Seat::new(seat);
        }
        self
    }

    /// The row of Sequentia cards, by their numbers from 1.
    pub fn sequentia(mut self, row: [u8; 6]) -> Scenario {
        self.state.sequentia = row.map(|number| number - 1);
        self
    }

    /// Puts the Civitas card with this number on a spot of its deck.
    pub fn civitas(mut self, position: u8, number: u8) -> Scenario {
        let cards = &self.game.components.civitas;
        let card = cards.iter().position(|civitas| civitas.number == number).expect("a card") as u8;
        let (deck, bit) = deck_and_bit(card);
        let place = deck * 2 + usize::from(position) - 1;
        let state = &mut self.state;
        if let Some(other) = state.face_up.iter().position(|&other| other == card) {
            state.face_up.swap(place, other);
        } else {
            let (_, out) = deck_and_bit(state.face_up[place]);
            state.decks[deck] = state.decks[deck] & !bit | out;
            state.gone[deck] &= !bit;
            state.face_up[place] = card;
        }
        self
    }

    /// Leaves only this many cards face down in a deck.
    pub fn deck_left(mut self, deck: Deck, left: u32) -> Scenario {
        let (mut cards, deck) = (self.state.decks[deck as usize], deck as usize);
        while cards.count_ones() > left {
            let last = 1 << (15 - cards.leading_zeros());
            cards &= !last;
            self.state.gone[deck] |= last;
        }
        self.state.decks[deck] = cards;
        self
    }

    /// Leaves a deck nothing, or nothing but its first card, face up.
    pub fn face_up_left(mut self, deck: Deck, left: usize) -> Scenario {
        self = self.deck_left(deck, 0);
        for position in left..2 {
            let place = deck as usize * 2 + position;
            let (deck, bit) = deck_and_bit(self.state.face_up[place]);
            self.state.gone[deck] |= bit;
            self.state.face_up[place] = NONE;
        }
        self
    }

    /// Puts a token of a seat's hand face down on the next space of a card.
    pub fn token(mut self, seat: usize, value: i8, spot: Spot) -> Scenario {
        let state = &mut self.state;
        let (place, bit) = (spot.index(), (value + 1) as u8);
        let space = (!state.taken[place]).trailing_zeros() as usize;
        state.taken[place] |= 1 << space;
        state.tokens[place][space] = Token::new(Seat::new(seat), bit);
        state.in_hand[seat] &= !(1 << bit);
        state.could_be[seat] |= u64::from(state.owned[seat]) << (8 * bit);
        self
    }

    /// Gives a seat the tokens 5 and 6 up to this value.
    pub fn gained(mut self, seat: usize, up_to: i8) -> Scenario {
        for value in 5..=up_to {
            self.state.owned[seat] |= 1 << (value + 1);
            self.state.in_hand[seat] |= 1 << (value + 1);
        }
        self
    }

    /// Gives a seat these cards (by [`Card::index`]) instead of its own, from
    /// the piles; nobody has seen them.
    pub fn hand(mut self, seat: usize, cards: Hand) -> Scenario {
        let state = &mut self.state;
        for card in Card::ALL {
            let kind = card.index();
            let pile = &mut state.piles[card.pile() as usize].unseen[kind % 2];
            *pile = *pile + state.hands[seat][kind] - cards[kind];
        }
        state.hands[seat] = cards;
        state.known[seat] = [0; 4];
        self
    }

    /// Puts all the cards of a pile that nobody has seen out of reach, into the
    /// hand of a seat.
    pub fn pile_drawn_by(mut self, seat: usize, pile: Pile) -> Scenario {
        let unseen = std::mem::take(&mut self.state.piles[pile as usize].unseen);
        for (kind, count) in unseen.into_iter().enumerate() {
            self.state.hands[seat][pile as usize * 2 + kind] += count;
        }
        self
    }

    /// The emperor and the candidates, by name; `""` for no candidate.
    pub fn augusti(mut self, emperor: &str, candidates: [&str; 2]) -> Scenario {
        let state = &mut self.state;
        let cards = &self.game.components.augusti;
        for card in [state.emperor, state.candidates[0], state.candidates[1]] {
            state.augusti |= u16::from(card != NONE && card != 0) << (card % 16);
        }
        let find = |name: &str| cards.iter().position(|augustus| augustus.name == name);
        let mut take = |name: &str| {
            let card = find(name).expect("an emperor of this name");
            state.augusti &= !(1 << card);
            card as u8
        };
        let emperor = take(emperor);
        let candidates = candidates.map(|name| if name.is_empty() { NONE } else { take(name) });
        state.dead = u16::from(emperor != 0);
        state.emperor = emperor;
        state.candidates = candidates;
        self
    }

    /// Takes all face-down emperors out of the deck: they have died.
    pub fn no_more_augusti(mut self) -> Scenario {
        self.state.dead |= std::mem::take(&mut self.state.augusti);
        self
    }

    /// Puts a seat's Favor on the emperor.
    pub fn favor_on_emperor(mut self, seat: usize) -> Scenario {
        self.state.favor[seat] = Favor::Emperor;
        self
    }

    /// The points of a seat.
    pub fn points(mut self, seat: usize, victory: u8, conspiracy: u8) -> Scenario {
        self.state.victory[seat] = victory;
        self.state.conspiracy[seat] = conspiracy;
        self
    }

    /// Gives a seat the Primus inter pares.
    pub fn primus(mut self, seat: usize) -> Scenario {
        self.state.primus = Some(Seat::new(seat));
        self
    }

    /// Plays on from the placement of tokens.
    pub fn at_placement(self) -> Position {
        self.go_on(|_| {})
    }

    /// Plays on from the Sequentia card at this place of the row, from 1; 7 is
    /// the end of the turn.
    pub fn at_sequentia(self, place: u8) -> Position {
        self.go_on(|play| {
            play.state.stage = Stage::Sequentia;
            play.state.marker = place;
        })
    }

    /// Plays on from the conspiracy after the Sequentia card at this place.
    pub fn at_plot(self, place: u8) -> Position {
        self.go_on(|play| {
            play.state.marker = place;
            play.begin_plot();
        })
    }

    fn go_on(mut self, start: impl FnOnce(&mut Play<'_, FastRng, Vec<Told<Event>>>)) -> Position {
        let mut dice = Dice::fast(1);
        let mut told = Vec::new();
        let mut play =
            Play { game: &self.game, state: &mut self.state, dice: &mut dice, listener: &mut told };
        start(&mut play);
        play.go_on();
        Position { game: self.game, state: self.state, dice, told }
    }
}

/// A game played on from a [`Scenario`].
#[derive(Clone, Debug)]
pub struct Position {
    /// The game.
    pub game: Caligula,
    /// Its state.
    pub state: State,
    dice: Dice<FastRng>,
    told: Vec<Told<Event>>,
}

impl Position {
    /// The seat that has to act, from 0.
    pub fn asked(&self) -> Option<usize> {
        self.game.to_act(&self.state).first().map(Seat::index)
    }

    /// What it may do.
    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Some(seat) = self.game.to_act(&self.state).first() {
            self.game.legal(&self.state, seat, &mut actions);
        }
        actions
    }

    /// A seat acts.
    pub fn act(&mut self, seat: usize, action: Action) -> Result<(), Refusal> {
        let seat = Seat::new(seat);
        self.game.apply(&mut self.state, seat, action, &mut self.dice, &mut self.told)
    }

    /// What a seat sees.
    pub fn view(&self, seat: usize) -> View {
        self.game.view(&self.state, Viewer::Seat(Seat::new(seat)))
    }

    /// Everything there is to see.
    pub fn all(&self) -> View {
        self.game.view(&self.state, Viewer::Historian)
    }

    /// What has happened so far, in full.
    pub fn events(&self) -> Vec<Event> {
        self.events_for(Viewer::Historian)
    }

    /// What has happened so far, as a viewer saw it.
    pub fn events_for(&self, viewer: Viewer) -> Vec<Event> {
        self.told.iter().filter_map(|told| told.seen_by(viewer).cloned()).collect()
    }
}
