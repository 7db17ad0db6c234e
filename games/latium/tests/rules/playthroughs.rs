//! Whole games on record, played again by the rules of today.
//!
//! How they are written anew says [`ludi_game_tests::playthroughs`].

use ludi_engine::{Match, Rules, Seed, Setup};
use ludi_game_tests::playthroughs::{Counted, Counts, Log, Playthroughs, Sought, played_by_bots};
use ludi_latium::{Action, Event, Latium};

use crate::SOURCES;

const PLAYTHROUGHS: Playthroughs =
    Playthroughs { game: SOURCES, logs: env!("CARGO_TARGET_TMPDIR"), facts: FACTS };

/// What came of each game on record: alliances, pacts, attacks, villages that gave up,
/// sieges, battles, revolts, main villages conquered, rulers expelled, steps taken back; the
/// ending; places and scores by seat.
const FACTS: &[&str] = &[
    "four: 21 alliances, 7 pacts, 33 attacks, 17 gave up, 4 sieges, 24 battles, 1 revolts, 0 conquered, 0 expelled, 16 taken back, eighth-year, places [2, 3, 1, 4], scores [27, 25, 40, 12]",
    "three: 19 alliances, 1 pacts, 39 attacks, 23 gave up, 6 sieges, 30 battles, 0 revolts, 1 conquered, 1 expelled, 18 taken back, last-rex, places [1, 2, 3], scores [54, 7, 5]",
    "two: 12 alliances, 1 pacts, 28 attacks, 11 gave up, 8 sieges, 17 battles, 1 revolts, 0 conquered, 0 expelled, 7 taken back, eighth-year, places [2, 1], scores [34, 53]",
];

const SOUGHT: [Sought<Counts>; 3] = [
    Sought {
        name: "four",
        setup: || Setup::new(&Latium::INFO, 4),
        wanted: |counts| counts["pacts"] > 0 && counts["sieges"] > 0 && counts["battles"] > 3,
    },
    Sought {
        name: "three",
        setup: || Setup::new(&Latium::INFO, 3),
        wanted: |counts| counts["conquered"] > 0 && counts["expelled"] > 0,
    },
    Sought {
        name: "two",
        setup: || Setup::new(&Latium::INFO, 2),
        wanted: |counts| counts["revolts"] > 0 && counts["battles"] > 1,
    },
];

const COUNTED: [Counted<Event>; 9] = [
    ("alliances", |event| matches!(event, Event::Allied { .. })),
    ("pacts", |event| matches!(event, Event::PactMade { .. })),
    ("attacks", |event| matches!(event, Event::Attacked { .. })),
    ("gave up", |event| matches!(event, Event::Submitted { .. })),
    ("sieges", |event| matches!(event, Event::Besieged { .. })),
    ("battles", |event| matches!(event, Event::BattleBegins { .. })),
    ("revolts", |event| matches!(event, Event::Revolt { .. })),
    ("conquered", |event| matches!(event, Event::Conquered { .. })),
    ("expelled", |event| matches!(event, Event::Expelled { .. })),
];

/// Bots play. Nobody offers all by a whim, which ends a game early.
fn play(setup: Setup, seed: Seed) -> (Match<Latium>, Log<Latium>) {
    played_by_bots(setup, seed, |legal: &[Action]| !matches!(legal[0], Action::Offer(_)))
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
    PLAYTHROUGHS.have_all_beats::<Latium>();
}
