//! Whole games on record, played again by the rules of today.
//!
//! How they are written anew says [`ludi_game_tests::playthroughs`].

use ludi_engine::{Match, Rules, Seed, Setup};
use ludi_game_tests::playthroughs::{Counted, Counts, Log, Playthroughs, Sought, played_by_bots};
use ludi_roman_empire::{Event, RomanEmpire};

use crate::SOURCES;

const PLAYTHROUGHS: Playthroughs =
    Playthroughs { game: SOURCES, logs: env!("CARGO_TARGET_TMPDIR"), facts: FACTS };

/// What came of each game on record: event cards, attacks, provinces conquered, cities
/// looted, armies that retreated, attacks broken off, emperors killed, points offered to
/// barbarians and taken, steps taken back; the ending; places and scores by seat.
const FACTS: &[&str] = &[
    "four-with-options: 35 cards, 111 attacks, 106 conquered, 14 looted, 4 retreats, 2 broken off, 0 emperors killed, 5 offers taken, 9 taken back, seventh-turn, places [1, 3, 2, 4], scores [328, 242, 266, 237]",
    "three: 26 cards, 84 attacks, 68 conquered, 9 looted, 3 retreats, 0 broken off, 1 emperors killed, 0 offers taken, 3 taken back, seventh-turn, places [2, 1, 3], scores [293, 392, 259]",
    "two: 35 cards, 102 attacks, 97 conquered, 12 looted, 3 retreats, 2 broken off, 0 emperors killed, 0 offers taken, 6 taken back, seventh-turn, places [2, 1], scores [410, 581]",
];

const SOUGHT: [Sought<Counts>; 3] = [
    Sought {
        name: "four-with-options",
        setup: four_with_options,
        wanted: |counts| {
            counts["offers taken"] > 0 && counts["retreats"] > 0 && counts["broken off"] > 0
        },
    },
    Sought {
        name: "three",
        setup: || Setup::new(&RomanEmpire::INFO, 3),
        wanted: |counts| counts["emperors killed"] > 0 && counts["retreats"] > 0,
    },
    Sought {
        name: "two",
        setup: || Setup::new(&RomanEmpire::INFO, 2),
        wanted: |counts| counts["looted"] > 5 && counts["retreats"] > 0,
    },
];

/// A table at which both optional rules are played.
fn four_with_options() -> Setup {
    let mut setup = Setup::new(&RomanEmpire::INFO, 4);
    for option in RomanEmpire::INFO.options {
        setup.options.insert(option.id.to_owned(), "on".to_owned());
    }
    setup
}

const COUNTED: [Counted<Event>; 8] = [
    ("cards", |event| matches!(event, Event::CardPlayed { .. })),
    ("attacks", |event| matches!(event, Event::Attacked { .. })),
    ("conquered", |event| matches!(event, Event::Conquered { .. })),
    ("looted", |event| matches!(event, Event::Looted { .. })),
    ("retreats", |event| matches!(event, Event::Retreated { .. })),
    ("broken off", |event| matches!(event, Event::BrokeOff { .. })),
    ("emperors killed", |event| matches!(event, Event::EmperorKilled { .. })),
    ("offers taken", |event| matches!(event, Event::OfferTaken { .. })),
];

fn play(setup: Setup, seed: Seed) -> (Match<RomanEmpire>, Log<RomanEmpire>) {
    played_by_bots(setup, seed, |_| true)
}

#[test]
fn games_on_record_replay_and_end_as_told() {
    PLAYTHROUGHS.are_as_sought(&SOUGHT, play, |_, log| Counts::of(log, &COUNTED));
}

#[test]
fn games_on_record_are_all_that_there_are() {
    PLAYTHROUGHS.are_those_sought(&SOUGHT.map(|sought| sought.name));
}

#[test]
fn games_on_record_have_a_beat_of_each_kind() {
    PLAYTHROUGHS.have_all_beats::<RomanEmpire>();
}
