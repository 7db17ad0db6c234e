//! Whole games on record, played again by the rules of today.
//!
//! How they are written anew says [`ludi_game_tests::playthroughs`].

use std::fmt;
use std::mem::take;

use ludi_bots::Level;
use ludi_engine::{
    Dice, FastRng, Match, Mind, Rules, Seed, Setup, Silence, Step, Transcript, Viewer,
};
use ludi_game_tests::playthroughs::{Counted, Counts, Log, Playthroughs, Sought};
use ludi_imperivm::{Event, Imperivm};

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

const SOUGHT: [Sought<Fact>; 5] = [
    Sought {
        name: "draft1-fall",
        setup: || setup(Draft1, 4),
        wanted: |fact| {
            fact.ending == "fall"
                && fact.won()
                && fact.counts["plots"] > 0
                && fact.counts["jailed"] > 0
        },
    },
    Sought {
        name: "draft1-prosperity",
        setup: || setup(Draft1, 4),
        wanted: |fact| {
            fact.ending == "prosperity"
                && fact.won()
                && fact.counts["peaceful"] + fact.counts["marches"] > 0
        },
    },
    Sought {
        name: "draft2-dealt",
        setup: three_with_provinces_dealt,
        wanted: |fact| fact.won() && fact.counts["battles"] > 3,
    },
    Sought {
        name: "draft2-fall",
        setup: || setup(Draft2, 3),
        wanted: |fact| {
            fact.ending == "fall" && fact.won() && fact.counts["plots"] + fact.counts["marches"] > 0
        },
    },
    Sought {
        name: "draft2-prosperity",
        setup: || setup(Draft2, 4),
        wanted: |fact| {
            fact.ending == "prosperity"
                && fact.won()
                && fact.counts["plots"] + fact.counts["peaceful"] > 0
        },
    },
];

fn three_with_provinces_dealt() -> Setup {
    let mut setup = setup(Draft2, 3);
    setup.options.insert("provinces".to_owned(), "dealt".to_owned());
    setup
}

const COUNTED: [Counted<Event>; 7] = [
    ("peaceful", |event| matches!(event, Event::PeacefulSuccession { .. })),
    ("plots", |event| matches!(event, Event::PlotShown { .. })),
    ("marches", |event| matches!(event, Event::RomeTaken { .. })),
    ("battles", |event| matches!(event, Event::Fought { .. })),
    ("jailed", |event| matches!(event, Event::Jailed { .. })),
    ("uprisings", |event| matches!(event, Event::PeopleRise { .. })),
    ("attacks", |event| matches!(event, Event::BarbariansCome { .. })),
];

/// What came of a game.
struct Fact {
    dominions: u8,
    counts: Counts,
    changed: usize,
    ending: &'static str,
    scores: Vec<i32>,
}

impl Fact {
    fn of(played: &Match<Imperivm>, log: &Log<Imperivm>) -> Fact {
        let outcome = played.outcome().expect("a finished game");
        let dealt = log.count(|event| matches!(event, Event::ProvincesDealt)) > 0;
        let asked_for = played.setup().options.get("provinces").is_some_and(|way| way == "dealt");
        assert_eq!(dealt, asked_for);
        let game = played.game();
        assert_eq!(setup(game.edition(), game.seats()).edition, played.setup().edition);
        Fact {
            dominions: played.view(Viewer::Historian).dominion,
            counts: Counts::of(log, &COUNTED),
            changed: changes(played),
            ending: outcome.ending,
            scores: outcome.scores,
        }
    }

    /// Has anybody been on the side that was right?
    fn won(&self) -> bool {
        self.scores.iter().any(|&score| score > 0)
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} dominions, {}, {} changed", self.dominions, self.counts, self.changed)
    }
}

/// Bots play, with a whim now and then; who has sealed changes it now and then,
/// and some steps are taken back.
fn play_game(setup: Setup, seed: Seed) -> (Match<Imperivm>, Log<Imperivm>) {
    let (mut log, mut told) = (Log::default(), Transcript::default());
    let mut played = Match::<Imperivm>::start(setup, seed, &mut told).expect("a table");
    log.note(take(&mut told), &played);
    let mut dice: Dice<FastRng> = seed.private_dice(0);
    let (mut legal, mut scratch) = (Vec::new(), Vec::new());
    while let Some(asked) = played.to_act().first() {
        let change = played.may_change().first().filter(|_| dice.below(12) == 0);
        let seat = change.unwrap_or(asked);
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

#[test]
fn games_on_record_replay_and_end_as_told() {
    PLAYTHROUGHS.are_as_sought(&SOUGHT, play_game, Fact::of);
}

#[test]
fn games_on_record_are_all_that_there_are() {
    PLAYTHROUGHS.are_those_sought(&SOUGHT.map(|sought| sought.name));
}

#[test]
fn games_on_record_have_a_beat_of_each_kind() {
    PLAYTHROUGHS.have_all_beats::<Imperivm>();
}
