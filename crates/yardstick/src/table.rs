//! Random play of any game.

use ludi_engine::{Dice, FastRng, Game, Setup, Silence};

use crate::Measured;
use crate::measure::Contender;

/// A table at which every decision is left to the dice.
struct RandomTable<G: Game> {
    game: G,
    edition: &'static str,
    dice: Dice<FastRng>,
    legal: Vec<G::Action>,
}

impl<G: Game> RandomTable<G> {
    /// A table of this edition and seat count, both of which the game has.
    fn open(edition: &'static str, seats: u8) -> RandomTable<G> {
        let setup = Setup { edition: edition.to_owned(), ..Setup::new(&G::INFO, seats) };
        let game = G::open(&setup, G::INFO.rules_version)
            .expect("an edition and a seat count of the game");
        RandomTable { game, edition, dice: Dice::fast(u64::from(seats)), legal: Vec::new() }
    }
}

/// A table for each edition of a game and each number of seats.
pub(crate) fn tables<G: Game>() -> Vec<Box<dyn Measured>> {
    let mut tables: Vec<Box<dyn Measured>> = Vec::new();
    for edition in G::INFO.editions {
        for seats in edition.seats.min..=edition.seats.max {
            tables.push(Box::new(RandomTable::<G>::open(edition.id, seats)));
        }
    }
    tables
}

impl<G: Game> Contender for RandomTable<G> {
    type State = G::State;

    fn game(&self) -> &'static str {
        G::INFO.id
    }

    fn edition(&self) -> &'static str {
        self.edition
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn deal(&mut self) -> G::State {
        self.game.deal(&mut self.dice, &mut Silence)
    }

    fn play(&mut self, state: &mut G::State) -> u64 {
        let mut decisions = 0;
        while let Some(seat) = self.game.to_act(state).first() {
            self.legal.clear();
            self.game.legal(state, seat, &mut self.legal);
            let action = self.legal[self.dice.below(self.legal.len() as u32) as usize];
            self.game
                .apply(state, seat, action, &mut self.dice, &mut Silence)
                .expect("what is listed is legal");
            decisions += 1;
        }
        decisions
    }
}
