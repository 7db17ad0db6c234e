//! Whole games on record, played again by the rules of today.
//!
//! Each file of `tests/playthroughs` must replay row by row, and what came of it must
//! be what the test says. After a change of the rules that is meant,
//! `LUDI_WRITE_PLAYTHROUGHS=1 cargo test -p GAME --test rules playthroughs` plays the
//! games anew, writes their logs in words to the folder for temporary files of
//! `target`, and prints the facts: all to be read and judged before it goes in.

mod counts;
mod log;
mod sought;

use std::collections::BTreeSet;
use std::fs;
use std::mem::take;
use std::path::PathBuf;

use ludi_bots::Level;
use ludi_engine::{
    Dice, FastRng, Lang, Match, Mind, Players, Seed, Setup, Step, Transcript, Words, record,
};

pub use self::counts::{Counted, Counts};
pub use self::log::Log;
pub use self::sought::Sought;
use crate::{Sources, Voices};

/// Who sits at the tables.
const NAMES: [&str; 6] = ["Livia", "Cassius", "Agrippina", "Seianus", "Poppaea", "Varro"];

/// The games on record of a game.
#[derive(Clone, Copy, Debug)]
pub struct Playthroughs {
    /// Whose they are.
    pub game: Sources,
    /// The folder for logs in words: the test's `env!("CARGO_TARGET_TMPDIR")`.
    pub logs: &'static str,
    /// What came of each, a line that begins with the name of the file; sorted.
    pub facts: &'static [&'static str],
}

impl Playthroughs {
    /// Every file replays, and `fact` finds what is told of it. `play` plays one of
    /// the games wished for anew, when they are to be written.
    pub fn replay_and_end_as_told<G: Words>(
        self,
        wished: &[&str],
        play: impl Fn(&str) -> Match<G>,
        fact: impl Fn(&str, &Match<G>, &Log<G>) -> String,
    ) {
        let writes = std::env::var_os("LUDI_WRITE_PLAYTHROUGHS").is_some();
        if writes {
            self.write(wished, play);
        }
        let found: Vec<String> = self
            .names()
            .iter()
            .map(|name| {
                let (played, log) = self.replay::<G>(name);
                if writes {
                    let path = PathBuf::from(self.logs).join(format!("{name}.txt"));
                    fs::write(path, in_words(played.game(), &log)).expect("a log written");
                }
                fact(name, &played, &log)
            })
            .collect();
        assert!(found == self.facts, "these are the facts now:\n{found:#?}");
    }

    /// In these games there is a beat of each kind that the game names.
    pub fn have_all_beats<G: Words>(self) {
        let logs: Vec<Log<G>> = self.names().iter().map(|name| self.replay::<G>(name).1).collect();
        let met: BTreeSet<&str> = logs.iter().flat_map(Log::beats).collect();
        let named: BTreeSet<&str> = G::INFO.beats.iter().copied().collect();
        assert_eq!(met, named);
    }

    /// There is a file for each game that is sought, and no other.
    pub fn are_those_sought(self, sought: &[&str]) {
        let mut sought = sought.to_vec();
        sought.sort_unstable();
        assert_eq!(self.names(), sought);
    }

    /// The names of the files, sorted.
    fn names(self) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(self.game.path("tests/playthroughs"))
            .expect("the folder of playthroughs")
            .map(|file| file.expect("a file").path())
            .filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"))
            .map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }

    fn file(self, name: &str) -> PathBuf {
        self.game.path(&format!("tests/playthroughs/{name}.jsonl"))
    }

    /// Writes those wished for in the place of those there are.
    fn write<G: Words>(self, wished: &[&str], play: impl Fn(&str) -> Match<G>) {
        for name in self.names() {
            fs::remove_file(self.file(&name)).expect("a file to remove");
        }
        for name in wished {
            let played = play(name);
            let seats = usize::from(played.game().seats());
            let names = NAMES[..seats].iter().map(|&name| name.to_owned()).collect();
            let players = Players { names, bots: vec![None; seats] };
            fs::write(self.file(name), record::write(&played, &players)).expect("a file written");
        }
    }

    /// Plays a file again; the events of steps that were taken back do not count.
    fn replay<G: Words>(self, name: &str) -> (Match<G>, Log<G>) {
        let text = fs::read_to_string(self.file(name)).expect("a record");
        let mut log = Log::default();
        let note = |told: &mut Transcript<G>, played: &Match<G>| log.note(take(told), played);
        let (_, played) = record::replay(&text, &mut Transcript::default(), note)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        (played, log)
    }
}

/// The first game that is as wanted, of twenty thousand with seeds made of its name.
pub fn search<T>(name: &str, play: impl Fn(Seed) -> T, wanted: impl Fn(&T) -> bool) -> T {
    let seeds = Seed::from_phrase(name);
    (0..20_000)
        .map(|number| play(seeds.nth(number)))
        .find(|game| wanted(game))
        .unwrap_or_else(|| panic!("no game like {name}"))
}

/// Bots play, with a whim now and then where `may_be_a_whim` says so of what is legal, and
/// some steps are taken back.
pub fn played_by_bots<G: Words + Mind>(
    setup: Setup,
    seed: Seed,
    may_be_a_whim: impl Fn(&[G::Action]) -> bool,
) -> (Match<G>, Log<G>) {
    let (mut log, mut told) = (Log::default(), Transcript::default());
    let mut played = Match::<G>::start(setup, seed, &mut told).expect("a table");
    log.note(take(&mut told), &played);
    let mut dice: Dice<FastRng> = seed.private_dice(0);
    let (mut legal, mut scratch) = (Vec::new(), Vec::new());
    while let Some(seat) = played.to_act().first() {
        legal.clear();
        played.legal(seat, &mut legal);
        let whim = may_be_a_whim(&legal) && dice.below(12) == 0;
        let level = if whim { Level::Random } else { Level::Heuristic };
        let lens = played.game().lens(played.state(), seat);
        let chosen = level.choose(played.game(), &lens, &legal, &mut dice, &mut scratch);
        played.act(seat, legal[chosen], &mut told).expect("a legal action");
        log.note(take(&mut told), &played);
        if dice.below(40) == 0 && played.outcome().is_none() && played.take_back(seat, 1) {
            log.note(take(&mut told), &played);
        }
    }
    (played, log)
}

/// How many times steps were taken back.
pub fn taken_back<G: Words>(played: &Match<G>) -> usize {
    played.rows().iter().filter(|row| matches!(row.step, Step::TakeBack(_))).count()
}

/// The log in words, for those who read it.
fn in_words<G: Words>(game: &G, log: &Log<G>) -> String {
    let voices = Voices::of::<G>(&NAMES);
    let voice = voices.speaking(Lang::En);
    log.events()
        .map(|event| game.describe(event))
        .map(|line| format!("{:>5}  {}\n", line.rule.0, voice.say(&line.text)))
        .collect()
}
