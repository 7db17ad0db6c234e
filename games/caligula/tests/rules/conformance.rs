//! The laws of every game, on Caligula: random games at each number of seats, and
//! games of all kinds in which everything happens and every reason
//! to refuse is met.

use std::collections::BTreeSet;

use crate::whole::{Liking, Whole, anything, bloody, hasty, setup};
use ludi_caligula::{Action, Caligula};
use ludi_engine::conformance::Plan;
use ludi_engine::{Match, Rules, Seat, Seed, Setup, Silence};
use ludi_game_tests::laws;

/// The lines of the log, one or more for each kind of event.
const EVENTS: &[&str] = &[
    "log-accepted",
    "log-candidate-named",
    "log-candidate-turned-up",
    "log-civitas-swapped",
    "log-conspiracy-point",
    "log-declined",
    "log-defended",
    "log-destroyed",
    "log-discarded",
    "log-discarded-card",
    "log-drawn",
    "log-drawn-unseen",
    "log-emperor-killed",
    "log-emperor-survived",
    "log-ended",
    "log-enthroned",
    "log-fall-begins",
    "log-favor-candidate",
    "log-favor-emperor",
    "log-favor-rewarded",
    "log-favor-stayed",
    "log-in-vain",
    "log-lacks-symbol",
    "log-lost-conspiracy",
    "log-lost-victory",
    "log-no-favor",
    "log-no-plot",
    "log-nobody",
    "log-nobody-suffers",
    "log-not-defended",
    "log-not-stabbed",
    "log-nothing-to-lose",
    "log-ordo-passed",
    "log-ordo-swapped",
    "log-passed",
    "log-placed",
    "log-placed-own",
    "log-plot-not-started",
    "log-plot-settled",
    "log-plot-started",
    "log-primus-taken",
    "log-primus-taken-from",
    "log-raised",
    "log-revealed",
    "log-revealed-none",
    "log-sequentia-reached",
    "log-sequentia-swapped",
    "log-stabbed",
    "log-stabber-point",
    "log-token-gained",
    "log-token-removed",
    "log-tokens-swapped",
    "log-took-back",
    "log-turn-begins",
    "log-turned-up",
    "log-used",
];

/// The reasons to refuse, but for `why-no-candidate`: a single candidate is named
/// without asking, and the action space has no third.
const REFUSALS: &[&str] = &[
    "why-already-laid",
    "why-being-resolved",
    "why-cannot-reach",
    "why-effect-in-vain",
    "why-favor-stays",
    "why-leader-must-place",
    "why-marker-there",
    "why-must-place",
    "why-no-card",
    "why-no-coniura-symbol",
    "why-no-favor-space",
    "why-no-ordo",
    "why-no-pugio-symbol",
    "why-no-space",
    "why-no-such-card",
    "why-no-such-effect",
    "why-no-such-point",
    "why-no-token",
    "why-not-asked",
    "why-not-two-cards",
    "why-not-your-token",
    "why-nothing-laid",
    "why-one-dagger",
    "why-other-deck",
    "why-other-penalty",
    "why-over",
    "why-penalty-mandatory",
    "why-same-ordo",
    "why-same-sequentia",
    "why-same-token",
    "why-something-else",
    "why-token-not-gained",
    "why-token-not-in-hand",
    "why-too-few",
];

/// The laws hold at a table of so many seats.
fn obey(seats: u8) {
    laws::hold::<Caligula>(&Setup::new(&Caligula::INFO, seats), &Plan::new(laws::games()));
}

#[test]
fn those_who_do_not_see_their_own_tokens_obey_the_laws() {
    laws::hold::<Caligula>(&setup(4, "hidden"), &Plan::new(200));
}

#[test]
fn two_obey_the_laws() {
    obey(2);
}

#[test]
fn three_obey_the_laws() {
    obey(3);
}

#[test]
fn four_obey_the_laws() {
    obey(4);
}

#[test]
fn five_obey_the_laws() {
    obey(5);
}

/// What was met in games of all kinds.
#[derive(Default)]
struct Met {
    endings: BTreeSet<&'static str>,
    events: BTreeSet<&'static str>,
    refusals: BTreeSet<&'static str>,
}

impl Met {
    /// Plays a game again and tries every action there is before each row.
    fn follow(&mut self, whole: &Whole, space: &[Action]) {
        let played = &whole.played;
        self.events.extend(laws::lines(played.game(), &whole.told));
        self.endings.insert(whole.outcome().ending);
        let mut again = Match::<Caligula>::start(
            played.setup().clone(),
            played.dice_keys().clone(),
            &mut Silence,
        )
        .expect("the same table");
        self.try_all(&again, space);
        for row in played.rows() {
            let ludi_engine::Step::Act(action) = row.step else { panic!("nothing is taken back") };
            again.act(row.seat, action, &mut Silence).expect("the same action");
            self.try_all(&again, space);
        }
    }

    fn try_all(&mut self, played: &Match<Caligula>, space: &[Action]) {
        let asked = played.to_act().first().unwrap_or(Seat::new(0));
        self.refusals.extend(laws::refusals(played, asked, space));
    }
}

#[test]
fn every_ending_event_and_refusal_is_met() {
    let likings: [Liking; 3] = [bloody, anything, hasty];
    let seeds = Seed::from_phrase("everything");
    let mut met = Met::default();
    for seats in 2..=5 {
        for number in 0..60 {
            let liking = likings[number as usize % likings.len()];
            let whole = Whole::play(setup(seats, "shown"), seeds.nth(number), liking);
            let space = whole.played.game().action_space();
            met.follow(&whole, &space);
        }
    }
    assert_eq!(met.endings, BTreeSet::from_iter(Caligula::INFO.endings.iter().copied()));
    assert_eq!(met.events, BTreeSet::from_iter(EVENTS.iter().copied()));
    assert_eq!(met.refusals, BTreeSet::from_iter(REFUSALS.iter().copied()));
}
