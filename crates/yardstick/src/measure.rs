//! Turns of play against the clock.

use std::hint::black_box;
use std::time::{Duration, Instant};

use serde::Serialize;

/// How long a turn is: dozens of matches, and yet so short that on a busy
/// machine everybody has some turns undisturbed.
const TURN: Duration = Duration::from_millis(5);

/// The fewest rounds, however little time there is.
const FEWEST_ROUNDS: u32 = 3;

/// How many copies of a state one turn makes.
const COPIES: u32 = 1_000;

/// Somebody who plays matches of one game.
pub(crate) trait Contender {
    /// What changes during a match.
    type State: Clone;

    /// The game.
    fn game(&self) -> &'static str;
    /// Its edition.
    fn edition(&self) -> &'static str;
    /// How many play.
    fn seats(&self) -> u8;
    /// Sets a match up.
    fn deal(&mut self) -> Self::State;
    /// Plays it to its end at random: how many decisions that took.
    fn play(&mut self, state: &mut Self::State) -> u64;
    /// The same by the game's rule of thumb, if there is one.
    fn play_by_heuristic(&mut self, state: &mut Self::State) -> Option<u64>;
}

/// What was measured of one contender.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// The game.
    pub game: &'static str,
    /// Its edition.
    pub edition: &'static str,
    /// How many play.
    pub seats: u8,
    /// Random decisions in a second, the legal list of each included.
    pub decisions_per_s: f64,
    /// The same by the rule of thumb; nothing where there is none.
    pub heuristic_decisions_per_s: Option<f64>,
    /// Whole matches in a second.
    pub games_per_s: f64,
    /// Nanoseconds for a decision.
    pub ns_per_decision: f64,
    /// The size of the state.
    pub state_bytes: usize,
    /// Nanoseconds for a copy of the state.
    pub clone_ns: f64,
}

/// A contender without its types, as [`measure`] sees it.
pub trait Measured {
    /// The row of this contender, with nothing measured yet.
    fn row(&self) -> Row;
    /// Plays one match at random: how many decisions that took.
    fn match_once(&mut self) -> u64;
    /// The same by the game's rule of thumb, if there is one.
    fn heuristic_once(&mut self) -> Option<u64>;
    /// Plays matches for one turn, and betters the row if it was the best so far.
    fn turn(&mut self, row: &mut Row);
}

impl<C: Contender> Measured for C {
    fn row(&self) -> Row {
        Row {
            game: self.game(),
            edition: self.edition(),
            seats: self.seats(),
            decisions_per_s: 0.0,
            heuristic_decisions_per_s: None,
            games_per_s: 0.0,
            ns_per_decision: f64::INFINITY,
            state_bytes: size_of::<C::State>(),
            clone_ns: f64::INFINITY,
        }
    }

    fn match_once(&mut self) -> u64 {
        let mut state = self.deal();
        self.play(&mut state)
    }

    fn heuristic_once(&mut self) -> Option<u64> {
        let mut state = self.deal();
        self.play_by_heuristic(&mut state)
    }

    fn turn(&mut self, row: &mut Row) {
        if let Some([decisions_per_s, games_per_s]) = speed(|| Some(self.match_once()))
            && decisions_per_s > row.decisions_per_s
        {
            row.decisions_per_s = decisions_per_s;
            row.games_per_s = games_per_s;
            row.ns_per_decision = 1e9 / decisions_per_s;
        }
        if let Some([decisions_per_s, _]) = speed(|| self.heuristic_once()) {
            let best = row.heuristic_decisions_per_s.get_or_insert(0.0);
            *best = best.max(decisions_per_s);
        }
        row.clone_ns = row.clone_ns.min(copy_ns(&self.deal()));
    }
}

/// Decisions and matches in a second, in one turn of such matches.
fn speed(mut play: impl FnMut() -> Option<u64>) -> Option<[f64; 2]> {
    let start = Instant::now();
    let mut decisions = 0;
    let mut games = 0u32;
    while start.elapsed() < TURN {
        decisions += play()?;
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    Some([decisions as f64 / seconds, f64::from(games) / seconds])
}

fn copy_ns<S: Clone>(state: &S) -> f64 {
    let start = Instant::now();
    for _ in 0..COPIES {
        black_box(black_box(state).clone());
    }
    start.elapsed().as_secs_f64() * 1e9 / f64::from(COPIES)
}

/// Lets everybody play for `time` in all, in turn, and gives the best of each.
pub fn measure(contenders: &mut [Box<dyn Measured>], time: Duration) -> Vec<Row> {
    let mut rows: Vec<Row> = contenders.iter().map(|contender| contender.row()).collect();
    let rounds = (time.as_secs_f64() / TURN.as_secs_f64()).ceil() as u32;
    for _ in 0..rounds.max(FEWEST_ROUNDS) {
        for (contender, row) in contenders.iter_mut().zip(&mut rows) {
            contender.turn(row);
        }
    }
    rows
}
