//! Whole games on record, played again by the rules of today.
//!
//! How they are written anew says [`ludi_game_tests::playthroughs`].

use ludi_engine::{Match, Rules, Seed, Setup};
use ludi_game_tests::playthroughs::{Log, Playthroughs, played_by_bots, search, taken_back};
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

/// How to come by a game on record: played until it is as wanted.
struct Sought {
    name: &'static str,
    seats: u8,
    wanted: fn(&Fact) -> bool,
}

const SOUGHT: [Sought; 3] = [
    Sought {
        name: "four",
        seats: 4,
        wanted: |fact| fact.pacts > 0 && fact.sieges > 0 && fact.battles > 3,
    },
    Sought { name: "three", seats: 3, wanted: |fact| fact.conquered > 0 && fact.expelled > 0 },
    Sought { name: "two", seats: 2, wanted: |fact| fact.revolts > 0 && fact.battles > 1 },
];

/// What came of a game.
struct Fact {
    alliances: usize,
    pacts: usize,
    attacks: usize,
    submitted: usize,
    sieges: usize,
    battles: usize,
    revolts: usize,
    conquered: usize,
    expelled: usize,
    taken_back: usize,
    ending: &'static str,
    places: Vec<u8>,
    scores: Vec<i32>,
}

impl Fact {
    fn of(played: &Match<Latium>, log: &Log<Latium>) -> Fact {
        let outcome = played.outcome().expect("a finished game");
        Fact {
            alliances: log.count(|event| matches!(event, Event::Allied { .. })),
            pacts: log.count(|event| matches!(event, Event::PactMade { .. })),
            attacks: log.count(|event| matches!(event, Event::Attacked { .. })),
            submitted: log.count(|event| matches!(event, Event::Submitted { .. })),
            sieges: log.count(|event| matches!(event, Event::Besieged { .. })),
            battles: log.count(|event| matches!(event, Event::BattleBegins { .. })),
            revolts: log.count(|event| matches!(event, Event::Revolt { .. })),
            conquered: log.count(|event| matches!(event, Event::Conquered { .. })),
            expelled: log.count(|event| matches!(event, Event::Expelled { .. })),
            taken_back: taken_back(played),
            ending: outcome.ending,
            places: outcome.places,
            scores: outcome.scores,
        }
    }

    fn say(&self, name: &str) -> String {
        format!(
            "{name}: {} alliances, {} pacts, {} attacks, {} gave up, {} sieges, {} battles, \
             {} revolts, {} conquered, {} expelled, {} taken back, {}, places {:?}, scores {:?}",
            self.alliances,
            self.pacts,
            self.attacks,
            self.submitted,
            self.sieges,
            self.battles,
            self.revolts,
            self.conquered,
            self.expelled,
            self.taken_back,
            self.ending,
            self.places,
            self.scores
        )
    }
}

/// Bots play. Nobody offers all by a whim, which ends a game early.
fn play_game(sought: &Sought, seed: Seed) -> (Match<Latium>, Fact) {
    let setup = Setup::new(&Latium::INFO, sought.seats);
    let is_no_offer = |legal: &[Action]| !matches!(legal[0], Action::Offer(_));
    let (played, log) = played_by_bots(setup, seed, is_no_offer);
    let fact = Fact::of(&played, &log);
    (played, fact)
}

fn sought(name: &str) -> &'static Sought {
    SOUGHT.iter().find(|sought| sought.name == name).expect("a game that is sought")
}

fn fulfil(name: &str) -> Match<Latium> {
    let sought = sought(name);
    search(name, |seed| play_game(sought, seed), |(_, fact)| (sought.wanted)(fact)).0
}

/// What came of a game on record, in a line; it is as wished for.
fn fact(name: &str, played: &Match<Latium>, log: &Log<Latium>) -> String {
    let sought = sought(name);
    assert_eq!(played.game().seats(), sought.seats, "{name}");
    let fact = Fact::of(played, log);
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
    PLAYTHROUGHS.have_all_beats::<Latium>();
}
