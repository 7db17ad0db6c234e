//! Whole games on record, played again by the rules of today.
//!
//! Each file of `playthroughs/` must replay row by row, and what came of it must
//! be what this file says. After a change of the rules that is meant,
//! `LUDI_WRITE_PLAYTHROUGHS=1 cargo test -p ludi-imperivm --test rules playthroughs`
//! plays the games anew, writes their log in words to the folder for temporary
//! files of `target`, and prints the facts for [`FACTS`]: all to be read and judged
//! before it goes in.

use std::fs;
use std::path::PathBuf;

use ludi_bots::Level;
use ludi_engine::{
    Dice, FastRng, Lang, Listener, Match, Players, Rules, Seed, Silence, Speech, Step, Told,
    Viewer, Voice, Words, record,
};
use ludi_imperivm::{Edition, Event, Imperivm};

use crate::common::*;

/// What came of each game on record: how many dominions, peaceful successions,
/// plots, marches, battles, generals jailed, uprisings and attacks of barbarians;
/// how often what was sealed was changed, and steps taken back; the ending;
/// places and scores by seat.
const FACTS: &[&str] = &[
    "draft1-fall: 9 dominions, 0 peaceful, 1 plots, 0 marches, 5 battles, 3 jailed, 9 uprisings, 4 attacks, 5 changed, 10 taken back, fall, places [3, 1, 4, 2], scores [34, 92, 0, 61]",
    "draft1-prosperity: 9 dominions, 1 peaceful, 0 plots, 0 marches, 7 battles, 0 jailed, 9 uprisings, 5 attacks, 7 changed, 14 taken back, prosperity, places [1, 2, 3, 4], scores [86, 69, 61, 40]",
    "draft2-fall: 5 dominions, 0 peaceful, 1 plots, 1 marches, 6 battles, 1 jailed, 4 uprisings, 2 attacks, 2 changed, 8 taken back, fall, places [2, 1, 3], scores [31, 73, 0]",
    "draft2-prosperity: 9 dominions, 2 peaceful, 2 plots, 2 marches, 12 battles, 1 jailed, 9 uprisings, 6 attacks, 12 changed, 9 taken back, prosperity, places [4, 1, 2, 3], scores [0, 70, 30, 28]",
];

const NAMES: [&str; 6] = ["Livia", "Cassius", "Agrippina", "Seianus", "Poppaea", "Varro"];

/// How to come by a game on record: played until it is as wanted.
struct Wish {
    name: &'static str,
    edition: Edition,
    seats: u8,
    wanted: fn(&Fact) -> bool,
}

const WISHES: [Wish; 4] = [
    Wish {
        name: "draft1-fall",
        edition: Draft1,
        seats: 4,
        wanted: |fact| fact.ending == "fall" && fact.won() && fact.plots > 0 && fact.jailed > 0,
    },
    Wish {
        name: "draft1-prosperity",
        edition: Draft1,
        seats: 4,
        wanted: |fact| {
            fact.ending == "prosperity" && fact.won() && fact.peaceful + fact.marches > 0
        },
    },
    Wish {
        name: "draft2-fall",
        edition: Draft2,
        seats: 3,
        wanted: |fact| fact.ending == "fall" && fact.won() && fact.plots + fact.marches > 0,
    },
    Wish {
        name: "draft2-prosperity",
        edition: Draft2,
        seats: 4,
        wanted: |fact| fact.ending == "prosperity" && fact.won() && fact.plots + fact.peaceful > 0,
    },
];

/// What came of a game.
#[derive(Default)]
struct Fact {
    dominions: u8,
    peaceful: usize,
    plots: usize,
    marches: usize,
    battles: usize,
    jailed: usize,
    uprisings: usize,
    attacks: usize,
    changed: usize,
    taken_back: usize,
    ending: &'static str,
    places: Vec<u8>,
    scores: Vec<i32>,
}

impl Fact {
    fn of(played: &Match<Imperivm>, events: &[Event], changed: usize) -> Fact {
        let outcome = played.outcome().expect("a finished game");
        let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
        Fact {
            dominions: played.view(Viewer::Historian).dominion,
            peaceful: count(|event| matches!(event, Event::PeacefulSuccession { .. })),
            plots: count(|event| matches!(event, Event::PlotShown { .. })),
            marches: count(|event| matches!(event, Event::RomeTaken { .. })),
            battles: count(|event| matches!(event, Event::Fought { .. })),
            jailed: count(|event| matches!(event, Event::Jailed { .. })),
            uprisings: count(|event| matches!(event, Event::PeopleRise { .. })),
            attacks: count(|event| matches!(event, Event::BarbariansCome { .. })),
            changed,
            taken_back: played
                .rows()
                .iter()
                .filter(|row| matches!(row.step, Step::TakeBack(_)))
                .count(),
            ending: outcome.ending,
            places: outcome.places,
            scores: outcome.scores,
        }
    }

    /// Has anybody been on the side that was right?
    fn won(&self) -> bool {
        self.scores.iter().any(|&score| score > 0)
    }

    fn say(&self, name: &str) -> String {
        format!(
            "{name}: {} dominions, {} peaceful, {} plots, {} marches, {} battles, {} jailed, \
             {} uprisings, {} attacks, {} changed, {} taken back, {}, places {:?}, scores {:?}",
            self.dominions,
            self.peaceful,
            self.plots,
            self.marches,
            self.battles,
            self.jailed,
            self.uprisings,
            self.attacks,
            self.changed,
            self.taken_back,
            self.ending,
            self.places,
            self.scores
        )
    }
}

/// The events of the steps in force, in full.
#[derive(Default)]
struct Log {
    told: Vec<Told<Event>>,
    /// For each step in force, how many events came before it.
    steps: Vec<usize>,
}

impl Listener<Event> for Log {
    fn tell(&mut self, told: Told<Event>) {
        self.told.push(told);
    }
}

impl Log {
    fn take_back(&mut self, steps: u32) {
        for _ in 0..steps {
            self.told.truncate(self.steps.pop().expect("a step to take back"));
        }
    }

    fn events(&self) -> Vec<Event> {
        self.told.iter().map(|told| told.event.clone()).collect()
    }
}

/// Bots play, with a whim now and then; who has sealed changes it now and then,
/// and some steps are taken back.
fn play_game(wish: &Wish, seed: Seed) -> (Match<Imperivm>, Fact) {
    let mut log = Log::default();
    let setup = setup(wish.edition, wish.seats);
    let mut played = Match::<Imperivm>::start(setup, seed, &mut log).expect("a table");
    let mut dice: Dice<FastRng> = seed.private_dice(0);
    let (mut legal, mut scratch) = (Vec::new(), Vec::new());
    let mut changed = 0;
    while let Some(asked) = played.to_act().first() {
        let change = played.may_change().first().filter(|_| dice.below(12) == 0);
        let seat = change.unwrap_or(asked);
        changed += usize::from(change.is_some());
        legal.clear();
        played.legal(seat, &mut legal);
        let level =
            if change.is_some() || dice.below(16) == 0 { Level::Random } else { Level::Heuristic };
        let view = || played.view(Viewer::Seat(seat));
        let chosen = level.choose(played.game(), view, &legal, &mut dice, &mut scratch);
        log.steps.push(log.told.len());
        played.act(seat, legal[chosen], &mut log).expect("a legal action");
        if dice.below(40) == 0 && played.outcome().is_none() && played.take_back(seat, 1) {
            log.take_back(1);
        }
    }
    let fact = Fact::of(&played, &log.events(), changed);
    (played, fact)
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs")
}

fn write_all() {
    for wish in &WISHES {
        let seeds = Seed::from_phrase(wish.name);
        let (played, _) = (0..20_000)
            .map(|number| play_game(wish, seeds.nth(number)))
            .find(|(_, fact)| (wish.wanted)(fact))
            .unwrap_or_else(|| panic!("no game like {}", wish.name));
        let seats = usize::from(wish.seats);
        let names = NAMES[..seats].iter().map(|&name| name.to_owned()).collect();
        let players = Players { names, bots: vec![None; seats] };
        let text = record::write(&played, &players);
        fs::write(folder().join(format!("{}.jsonl", wish.name)), text).expect("a file written");
    }
}

/// Plays a file again.
fn replayed(name: &str) -> (Match<Imperivm>, Log) {
    let text = fs::read_to_string(folder().join(format!("{name}.jsonl"))).expect("a record");
    let mut log = Log::default();
    let (_, played) = record::replay::<Imperivm, _>(&text, &mut log, |log, _, step| match step {
        Step::Act(_) => log.steps.push(log.told.len()),
        Step::TakeBack(steps) => log.take_back(*steps),
    })
    .unwrap_or_else(|error| panic!("{name}: {error}"));
    (played, log)
}

/// How often a seat acted that did not have to.
fn changes(played: &Match<Imperivm>) -> usize {
    let game = played.game();
    let mut states = vec![game.deal(&mut played.dice_keys().dice(0), &mut Silence)];
    let mut changed = 0;
    for (number, row) in (1..).zip(played.rows()) {
        match row.step {
            Step::Act(action) => {
                let mut state = states[states.len() - 1];
                changed += usize::from(!game.to_act(&state).contains(row.seat));
                let mut dice = played.dice_keys().dice(number);
                game.apply(&mut state, row.seat, action, &mut dice, &mut Silence).expect("legal");
                states.push(state);
            }
            Step::TakeBack(steps) => states.truncate(states.len() - steps as usize),
        }
    }
    changed
}

/// The log in words, for those who read it.
fn in_words(played: &Match<Imperivm>, log: &Log) -> String {
    let speech = Speech::new(Lang::En, &[Imperivm::texts(Lang::En)]);
    let names: Vec<String> = NAMES.map(str::to_owned).to_vec();
    let voice = Voice { speech: &speech, names: &names };
    let line = |event: &Event| {
        let line = played.game().describe(event);
        format!("{:>5}  {}\n", line.rule.0, voice.say(&line.text))
    };
    log.events().iter().map(line).collect()
}

#[test]
fn games_on_record_replay_and_end_as_told() {
    let writes = std::env::var_os("LUDI_WRITE_PLAYTHROUGHS").is_some();
    if writes {
        write_all();
    }
    let found: Vec<String> = WISHES
        .iter()
        .map(|wish| {
            let (played, log) = replayed(wish.name);
            if writes {
                let words = in_words(&played, &log);
                let place = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
                fs::write(place.join(format!("{}.txt", wish.name)), words).expect("a log");
            }
            assert_eq!(played.game().edition(), wish.edition, "{}", wish.name);
            assert_eq!(played.game().seats(), wish.seats, "{}", wish.name);
            let fact = Fact::of(&played, &log.events(), changes(&played));
            assert!((wish.wanted)(&fact), "{} is not as wished for", wish.name);
            fact.say(wish.name)
        })
        .collect();
    assert!(found == FACTS, "these are the facts now:\n{found:#?}");
}

#[test]
fn games_on_record_are_all_that_there_are() {
    let mut files: Vec<String> = fs::read_dir(folder())
        .expect("the folder of playthroughs")
        .map(|file| file.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"))
        .map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned())
        .collect();
    files.sort();
    assert_eq!(files, WISHES.map(|wish| wish.name));
}
