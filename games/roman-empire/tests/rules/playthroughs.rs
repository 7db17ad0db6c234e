//! Whole games on record, played again by the rules of today.
//!
//! How they are written anew says [`ludi_game_tests::playthroughs`].

use ludi_engine::{Match, Rules, Seed, Setup};
use ludi_game_tests::playthroughs::{Log, Playthroughs, played_by_bots, search, taken_back};
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

/// How to come by a game on record: played until it is as wanted.
struct Sought {
    name: &'static str,
    seats: u8,
    /// Are both optional rules played?
    options: bool,
    wanted: fn(&Fact) -> bool,
}

const SOUGHT: [Sought; 3] = [
    Sought {
        name: "four-with-options",
        seats: 4,
        options: true,
        wanted: |fact| fact.taken > 0 && fact.retreats > 0 && fact.broken_off > 0,
    },
    Sought {
        name: "three",
        seats: 3,
        options: false,
        wanted: |fact| fact.killed > 0 && fact.retreats > 0,
    },
    Sought {
        name: "two",
        seats: 2,
        options: false,
        wanted: |fact| fact.looted > 5 && fact.retreats > 0,
    },
];

/// What came of a game.
struct Fact {
    cards: usize,
    attacks: usize,
    conquered: usize,
    looted: usize,
    retreats: usize,
    broken_off: usize,
    killed: usize,
    taken: usize,
    taken_back: usize,
    ending: &'static str,
    places: Vec<u8>,
    scores: Vec<i32>,
}

impl Fact {
    fn of(played: &Match<RomanEmpire>, log: &Log<RomanEmpire>) -> Fact {
        let outcome = played.outcome().expect("a finished game");
        Fact {
            cards: log.count(|event| matches!(event, Event::CardPlayed { .. })),
            attacks: log.count(|event| matches!(event, Event::Attacked { .. })),
            conquered: log.count(|event| matches!(event, Event::Conquered { .. })),
            looted: log.count(|event| matches!(event, Event::Looted { .. })),
            retreats: log.count(|event| matches!(event, Event::Retreated { .. })),
            broken_off: log.count(|event| matches!(event, Event::BrokeOff { .. })),
            killed: log.count(|event| matches!(event, Event::EmperorKilled { .. })),
            taken: log.count(|event| matches!(event, Event::OfferTaken { .. })),
            taken_back: taken_back(played),
            ending: outcome.ending,
            places: outcome.places,
            scores: outcome.scores,
        }
    }

    fn say(&self, name: &str) -> String {
        format!(
            "{name}: {} cards, {} attacks, {} conquered, {} looted, {} retreats, {} broken off, \
             {} emperors killed, {} offers taken, {} taken back, {}, places {:?}, scores {:?}",
            self.cards,
            self.attacks,
            self.conquered,
            self.looted,
            self.retreats,
            self.broken_off,
            self.killed,
            self.taken,
            self.taken_back,
            self.ending,
            self.places,
            self.scores
        )
    }
}

fn setup(sought: &Sought) -> Setup {
    let mut setup = Setup::new(&RomanEmpire::INFO, sought.seats);
    if sought.options {
        for option in RomanEmpire::INFO.options {
            setup.options.insert(option.id.to_owned(), "on".to_owned());
        }
    }
    setup
}

fn play_game(sought: &Sought, seed: Seed) -> (Match<RomanEmpire>, Fact) {
    let (played, log) = played_by_bots(setup(sought), seed, |_| true);
    let fact = Fact::of(&played, &log);
    (played, fact)
}

fn sought(name: &str) -> &'static Sought {
    SOUGHT.iter().find(|sought| sought.name == name).expect("a game that is sought")
}

fn fulfil(name: &str) -> Match<RomanEmpire> {
    let sought = sought(name);
    search(name, |seed| play_game(sought, seed), |(_, fact)| (sought.wanted)(fact)).0
}

/// What came of a game on record, in a line; it is as wished for.
fn fact(name: &str, played: &Match<RomanEmpire>, log: &Log<RomanEmpire>) -> String {
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
    PLAYTHROUGHS.have_all_beats::<RomanEmpire>();
}
