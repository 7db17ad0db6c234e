//! Whole games on record, played again by the rules of today.
//!
//! How they are written anew says [`ludi_game_tests::playthroughs`].

use std::mem::take;

use ludi_bots::Level;
use ludi_engine::{Dice, FastRng, Match, Mind, Rules, Seed, Silence, Step, Transcript, Viewer};
use ludi_game_tests::playthroughs::{Log, Playthroughs, search, taken_back};
use ludi_imperivm::{Edition, Event, Imperivm};

use crate::SOURCES;
use crate::common::*;

const PLAYTHROUGHS: Playthroughs =
    Playthroughs { game: SOURCES, logs: env!("CARGO_TARGET_TMPDIR"), facts: FACTS };

/// What came of each game on record: how many dominions, peaceful successions,
/// plots, marches, battles, generals jailed, uprisings and attacks of barbarians;
/// how often what was sealed was changed, and steps taken back; the ending;
/// places and scores by seat.
const FACTS: &[&str] = &[
    "draft1-fall: 9 dominions, 0 peaceful, 1 plots, 0 marches, 5 battles, 3 jailed, 9 uprisings, 4 attacks, 5 changed, 10 taken back, fall, places [3, 1, 4, 2], scores [34, 92, 0, 61]",
    "draft1-prosperity: 9 dominions, 1 peaceful, 0 plots, 0 marches, 7 battles, 0 jailed, 9 uprisings, 5 attacks, 7 changed, 14 taken back, prosperity, places [1, 2, 3, 4], scores [86, 69, 61, 40]",
    "draft2-dealt: 9 dominions, 1 peaceful, 1 plots, 0 marches, 5 battles, 0 jailed, 9 uprisings, 5 attacks, 4 changed, 4 taken back, prosperity, places [2, 3, 1], scores [40, 0, 85]",
    "draft2-fall: 5 dominions, 0 peaceful, 1 plots, 1 marches, 6 battles, 1 jailed, 4 uprisings, 2 attacks, 2 changed, 8 taken back, fall, places [2, 1, 3], scores [31, 73, 0]",
    "draft2-prosperity: 9 dominions, 2 peaceful, 2 plots, 2 marches, 12 battles, 1 jailed, 9 uprisings, 6 attacks, 12 changed, 9 taken back, prosperity, places [4, 1, 2, 3], scores [0, 70, 30, 28]",
];

/// How to come by a game on record: played until it is as wanted.
struct Sought {
    name: &'static str,
    edition: Edition,
    seats: u8,
    /// How the provinces come to their owners.
    provinces: &'static str,
    wanted: fn(&Fact) -> bool,
}

const SOUGHT: [Sought; 5] = [
    Sought {
        name: "draft1-fall",
        edition: Draft1,
        seats: 4,
        provinces: "bought",
        wanted: |fact| fact.ending == "fall" && fact.won() && fact.plots > 0 && fact.jailed > 0,
    },
    Sought {
        name: "draft1-prosperity",
        edition: Draft1,
        seats: 4,
        provinces: "bought",
        wanted: |fact| {
            fact.ending == "prosperity" && fact.won() && fact.peaceful + fact.marches > 0
        },
    },
    Sought {
        name: "draft2-dealt",
        edition: Draft2,
        seats: 3,
        provinces: "dealt",
        wanted: |fact| fact.won() && fact.battles > 3,
    },
    Sought {
        name: "draft2-fall",
        edition: Draft2,
        seats: 3,
        provinces: "bought",
        wanted: |fact| fact.ending == "fall" && fact.won() && fact.plots + fact.marches > 0,
    },
    Sought {
        name: "draft2-prosperity",
        edition: Draft2,
        seats: 4,
        provinces: "bought",
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
    fn of(played: &Match<Imperivm>, log: &Log<Imperivm>, changed: usize) -> Fact {
        let outcome = played.outcome().expect("a finished game");
        Fact {
            dominions: played.view(Viewer::Historian).dominion,
            peaceful: log.count(|event| matches!(event, Event::PeacefulSuccession { .. })),
            plots: log.count(|event| matches!(event, Event::PlotShown { .. })),
            marches: log.count(|event| matches!(event, Event::RomeTaken { .. })),
            battles: log.count(|event| matches!(event, Event::Fought { .. })),
            jailed: log.count(|event| matches!(event, Event::Jailed { .. })),
            uprisings: log.count(|event| matches!(event, Event::PeopleRise { .. })),
            attacks: log.count(|event| matches!(event, Event::BarbariansCome { .. })),
            changed,
            taken_back: taken_back(played),
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

/// Bots play, with a whim now and then; who has sealed changes it now and then,
/// and some steps are taken back.
fn play_game(sought: &Sought, seed: Seed) -> (Match<Imperivm>, Fact) {
    let (mut log, mut told) = (Log::default(), Transcript::default());
    let mut setup = setup(sought.edition, sought.seats);
    if sought.provinces != "bought" {
        setup.options.insert("provinces".to_owned(), sought.provinces.to_owned());
    }
    let mut played = Match::<Imperivm>::start(setup, seed, &mut told).expect("a table");
    log.note(take(&mut told), &played);
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
        let lens = played.game().lens(played.state(), seat);
        let chosen = level.choose(played.game(), &lens, &legal, &mut dice, &mut scratch);
        played.act(seat, legal[chosen], &mut told).expect("a legal action");
        log.note(take(&mut told), &played);
        if dice.below(40) == 0 && played.outcome().is_none() && played.take_back(seat, 1) {
            log.note(take(&mut told), &played);
        }
    }
    let fact = Fact::of(&played, &log, changed);
    (played, fact)
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

fn sought(name: &str) -> &'static Sought {
    SOUGHT.iter().find(|sought| sought.name == name).expect("a game that is sought")
}

fn fulfil(name: &str) -> Match<Imperivm> {
    let sought = sought(name);
    search(name, |seed| play_game(sought, seed), |(_, fact)| (sought.wanted)(fact)).0
}

/// What came of a game on record, in a line; it is as wished for.
fn fact(name: &str, played: &Match<Imperivm>, log: &Log<Imperivm>) -> String {
    let sought = sought(name);
    assert_eq!(played.game().edition(), sought.edition, "{name}");
    assert_eq!(played.game().seats(), sought.seats, "{name}");
    let dealt = log.count(|event| matches!(event, Event::ProvincesDealt)) > 0;
    assert_eq!(dealt, sought.provinces == "dealt", "{name}");
    let fact = Fact::of(played, log, changes(played));
    assert!((sought.wanted)(&fact), "{name} is not as wished for");
    fact.say(name)
}

#[test]
fn games_on_record_replay_and_end_as_told() {
    PLAYTHROUGHS.replay_and_end_as_told(&SOUGHT.map(|sought| sought.name), fulfil, fact);
}

#[test]
fn games_on_record_are_all_that_there_are() {
    PLAYTHROUGHS.are_those_sought(&SOUGHT.map(|sought| sought.name));
}

#[test]
fn games_on_record_have_a_beat_of_each_kind() {
    PLAYTHROUGHS.have_all_beats::<Imperivm>();
}
