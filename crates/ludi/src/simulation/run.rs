//! Games played in parallel, with a result that does not depend on how.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::ProgressBar;
use ludi_bots::Level;
use ludi_engine::{DiceKeys, Game, Match, Players, Seat, Seed, Setup, Silence, phrase, record};
use rayon::prelude::*;

use super::report::Report;
use super::tally::{Played, Tally};
use crate::failure::{Failure, shown};
use crate::files;
use ludi_games::Visit;

/// What is to be played.
#[derive(Debug)]
pub(crate) struct Simulation {
    /// How each table is opened.
    pub(crate) setup: Setup,
    /// The file the components came from, for messages.
    pub(crate) data: Option<PathBuf>,
    /// The seed of the series.
    pub(crate) seed: Seed,
    /// The bot of each seat in the first game.
    pub(crate) levels: Vec<Level>,
    /// How many games.
    pub(crate) games: u64,
    /// How many at a time.
    pub(crate) jobs: usize,
    /// Where the records go, if anywhere.
    pub(crate) records: Option<PathBuf>,
}

impl Simulation {
    /// Who sits where in this game: bots move up one seat from game to game.
    fn levels(&self, game: u64) -> Vec<Level> {
        let mut levels = self.levels.clone();
        let turn = game % levels.len() as u64;
        levels.rotate_right(turn as usize);
        levels
    }
}

/// Plays the games of a plan.
pub(crate) struct Run<'a> {
    /// The plan.
    pub(crate) plan: &'a Simulation,
    /// Told of each game played.
    pub(crate) progress: &'a ProgressBar,
    /// Set from outside to stop.
    pub(crate) stop: &'a AtomicBool,
}

/// How many games are played before their results are added up: enough to keep
/// all cores busy, few enough to hold in memory.
const BATCH: u64 = 1024;

impl Visit for Run<'_> {
    type Out = Result<Report, Failure>;

    fn visit<G: Game>(self) -> Self::Out {
        let Simulation { games, jobs, .. } = *self.plan;
        let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs).build().map_err(|error| {
            Failure::System(phrase!("failure-jobs", jobs = jobs, error = shown(error)))
        })?;
        let game = G::open(&self.plan.setup, G::INFO.rules_version)
            .map_err(|error| Failure::opening(error, self.plan.data.as_deref()))?;
        let mut tally = Tally::new(&G::INFO, &self.plan.levels);
        for first in (0..games).step_by(BATCH as usize) {
            let batch = first..games.min(first + BATCH);
            let played: Vec<Played> = pool.install(|| {
                batch
                    .into_par_iter()
                    .map(|number| self.play(&game, number))
                    .collect::<Result<_, _>>()
            })?;
            played.iter().for_each(|played| tally.add(played));
        }
        Ok(tally.report())
    }
}

impl Run<'_> {
    /// Plays without a log: nobody takes anything back, and few want a record.
    fn play<G: Game>(&self, game: &G, number: u64) -> Result<Played, Failure> {
        let plan = self.plan;
        if self.stop.load(Ordering::Relaxed) {
            let done = self.progress.position();
            return Err(Failure::Interrupted { done, games: plan.games });
        }
        let seed = plan.seed.nth(number);
        let dice_keys = DiceKeys::from(seed);
        let levels = plan.levels(number);
        let mut dice: Vec<_> =
            (0..levels.len()).map(|seat| seed.private_dice(seat as u64)).collect();
        let (mut legal, mut scratch) = (Vec::new(), Vec::new());
        let mut actions = Vec::new();
        let mut state = game.deal(&mut dice_keys.dice(0), &mut Silence);
        while let Some(seat) = game.to_act(&state).first() {
            legal.clear();
            game.legal(&state, seat, &mut legal);
            let (level, dice) = (levels[seat.index()], &mut dice[seat.index()]);
            let lens = game.lens(&state, seat);
            let action = legal[level.choose(game, &lens, &legal, dice, &mut scratch)];
            actions.push((seat, action));
            let mut dice = dice_keys.dice(actions.len() as u64);
            game.apply(&mut state, seat, action, &mut dice, &mut Silence)
                .expect("what is legal is not refused");
        }
        if let Some(folder) = &plan.records {
            let played = self.logged::<G>(seed, &actions)?;
            let file = folder.join(format!("game-{:06}.jsonl", number + 1));
            files::write(&file, &record::write(&played, &players(&levels)))?;
        }
        self.progress.inc(1);
        Ok(Played {
            levels,
            outcome: game.outcome(&state).expect("nobody is to act, so there is a result"),
            decisions: actions.len() as u64,
            hash: ludi_engine::digest(&state),
        })
    }

    /// The same game with its log.
    fn logged<G: Game>(
        &self,
        seed: Seed,
        actions: &[(Seat, G::Action)],
    ) -> Result<Match<G>, Failure> {
        let mut played = Match::start(self.plan.setup.clone(), seed, &mut Silence)
            .map_err(|error| Failure::opening(error, self.plan.data.as_deref()))?;
        for &(seat, action) in actions {
            played.act(seat, action, &mut Silence).expect("what was done can be done again");
        }
        Ok(played)
    }
}

/// The bots as a record names them.
fn players(levels: &[Level]) -> Players {
    let name = |(seat, level): (Seat, &Level)| format!("{level} {seat}");
    let seats = Seat::all(levels.len() as u8);
    Players {
        names: seats.zip(levels).map(name).collect(),
        bots: levels.iter().map(|level| Some(level.name().to_owned())).collect(),
    }
}
