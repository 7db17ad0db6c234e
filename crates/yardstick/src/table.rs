//! Play of any game, at random or by rule of thumb.

use ludi_bots::Level;
use ludi_engine::{Dice, FastRng, Game, Setup, Silence};

use crate::Measured;
use crate::measure::Contender;

/// A table at which bots of one level play.
struct BotTable<G: Game> {
    game: G,
    edition: &'static str,
    dice: Dice<FastRng>,
    legal: Vec<G::Action>,
    scores: Vec<f32>,
}

impl<G: Game> BotTable<G> {
    /// A table of this edition and seat count, both of which the game has.
    fn open(edition: &'static str, seats: u8) -> BotTable<G> {
        let setup = Setup { edition: edition.to_owned(), ..Setup::new(&G::INFO, seats) };
        let game = G::open(&setup, G::INFO.rules_version)
            .expect("an edition and a seat count of the game");
        let dice = Dice::fast(u64::from(seats));
        BotTable { game, edition, dice, legal: Vec::new(), scores: Vec::new() }
    }

    /// Plays a match to its end: how many decisions that took.
    #[inline]
    fn play_at(&mut self, level: Level, state: &mut G::State) -> u64 {
        let BotTable { game, dice, legal, scores, .. } = self;
        let mut decisions = 0;
        while let Some(seat) = game.to_act(state).first() {
            legal.clear();
            game.legal(state, seat, legal);
            let chosen = level.choose(game, &game.lens(state, seat), legal, dice, scores);
            game.apply(state, seat, legal[chosen], dice, &mut Silence)
                .expect("what is listed is legal");
            decisions += 1;
        }
        decisions
    }
}

/// A table for each edition of a game and each number of seats.
pub(crate) fn tables<G: Game>() -> Vec<Box<dyn Measured>> {
    let mut tables: Vec<Box<dyn Measured>> = Vec::new();
    for edition in G::INFO.editions {
        for seats in edition.seats.min..=edition.seats.max {
            tables.push(Box::new(BotTable::<G>::open(edition.id, seats)));
        }
    }
    tables
}

impl<G: Game> Contender for BotTable<G> {
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
        self.play_at(Level::Random, state)
    }

    fn play_by_heuristic(&mut self, state: &mut G::State) -> Option<u64> {
        Some(self.play_at(Level::Heuristic, state))
    }
}
