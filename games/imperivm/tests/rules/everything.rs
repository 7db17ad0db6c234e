//! Random games of both drafts, in which everything happens, every reason to
//! refuse is met and both sides win.

use std::collections::{BTreeMap, BTreeSet};

use ludi_engine::{Dice, FastRng, Match, Rules, Seat, Seed, Setup, Viewer, Words, digest};
use ludi_game_tests::{laws, note_keys, open};
use ludi_imperivm::view::View;
use ludi_imperivm::{Action, Ask, Edition, Ending, Imperivm, Stage};

use crate::SOURCES;
use crate::common::setup;

/// Parts of other lines, and what hardly ever happens by chance: an emperor who
/// loses his last province, a target that is somebody's last, and, at tables of
/// three and in the second draft, an emperor without a loyal follower and an empty
/// deck; a match that nobody wins, and a donation when there is no card at all. All
/// have tests of their own (3.1a, 3.2, 2, 4, 3.4); `wait-nothing` is for a moment
/// that never lasts.
const NOT_BY_CHANCE: &[&str] = &[
    "log-army-is-guest",
    "log-count",
    "log-kept-nothing",
    "log-most-loyal",
    "log-offer",
    "log-nobody-follows",
    "log-reshuffled",
    "prompt-over-fall-nobody",
    "prompt-over-prosperity-nobody",
    "wait-nothing",
    "why-last-province",
];

/// What there is in one draft only: in the first the emperor's own stock, what an
/// old emperor hands over, borders worn by battles and mended (2, 3.1a, 3.2); in
/// the second provinces for coins, pawns on families, the duty to vote, and cards
/// face down on the tracks (2, 3.5, 3.1, 3.2, 3.3).
const FIRST_DRAFT_ONLY: &[&str] = &[
    "log-border-mended",
    "log-border-worn",
    "log-imperial-purse",
    "log-nothing-given",
    "log-purse-given",
    "prompt-hand-over-coins",
    "prompt-hand-over-power",
    "prompt-repair",
    "wait-hand-over",
    "wait-repair",
];
const SECOND_DRAFT_ONLY: &[&str] = &[
    "log-family-pawn",
    "log-laid",
    "log-laid-own",
    "log-track-shown",
    "prompt-border-card",
    "prompt-morale-card",
    "prompt-price",
    "wait-border-card",
    "why-must-vote",
];

/// The keys of the texts of a draft that begin like this.
fn keys(edition: Edition, start: &str) -> BTreeSet<String> {
    let other_draft = match edition {
        Edition::Draft1 => SECOND_DRAFT_ONLY,
        Edition::Draft2 => FIRST_DRAFT_ONLY,
    };
    let mut keys = SOURCES.keys(start);
    keys.retain(|key| ![NOT_BY_CHANCE, other_draft].concat().contains(&key.as_str()));
    keys
}

/// A player who likes some actions more than others, and lets the empire live
/// longer than chance would.
fn choose(view: &View, legal: &[Action], whim: u64, dice: &mut Dice<FastRng>) -> Action {
    let weight = |action: &Action| match (view.ask, action) {
        (Ask::Tribute, Action::Amount(amount)) => 32 / (1 + u32::from(*amount)),
        (Ask::UprisingBid | Ask::BarbarianBid, Action::Amount(amount)) => 1 + u32::from(*amount),
        _ => [1, 2, 4, 8][(digest(&(whim, action)) % 4) as usize],
    };
    laws::pick_weighted(legal, weight, dice)
}

#[derive(Default)]
struct Met {
    events: BTreeSet<String>,
    refusals: BTreeSet<String>,
    prompts: BTreeSet<String>,
    /// Which side somebody has won on.
    winners: BTreeSet<&'static str>,
    dominions: BTreeSet<u8>,
}

impl Met {
    fn play(&mut self, setup: Setup, seed: Seed, space: &[Action]) -> &'static str {
        let mut told = Vec::new();
        let mut played = Match::<Imperivm>::start(setup, seed, &mut told).expect("a table");
        let mut dice = seed.private_dice(0);
        let whim = u64::from(dice.below(u32::MAX));
        let mut legal = Vec::new();
        while let Some(seat) = pick(&played, &mut dice) {
            self.try_all(&played, seat, space);
            self.read_prompts(&played);
            legal.clear();
            played.legal(seat, &mut legal);
            let view = played.view(Viewer::Seat(seat));
            let action = choose(&view, &legal, whim, &mut dice);
            played.act(seat, action, &mut told).expect("a legal action");
            invariants(&played);
        }
        self.try_all(&played, Seat::new(0), space);
        self.read_prompts(&played);
        self.events.extend(laws::lines(played.game(), &told).into_iter().map(str::to_owned));
        let view = played.view(Viewer::Historian);
        let outcome = played.outcome().expect("the end");
        self.dominions.insert(view.dominion);
        if outcome.scores.iter().any(|&score| score > 0) {
            self.winners.insert(match view.ending {
                Ending::Fall => "traitors",
                _ => "loyal",
            });
        }
        outcome.ending
    }

    /// What everybody is told that is going on, also within another sentence.
    fn read_prompts(&mut self, played: &Match<Imperivm>) {
        for viewer in Viewer::all(played.game().seats()) {
            let text = played.game().prompt(played.state(), viewer).text;
            note_keys(&text, &mut self.prompts);
        }
    }

    fn try_all(&mut self, played: &Match<Imperivm>, seat: Seat, space: &[Action]) {
        let refusals = laws::refusals(played, seat, space);
        self.refusals.extend(refusals.into_iter().map(str::to_owned));
    }
}

/// Whoever is asked, now and then one who may change what he sealed.
fn pick(played: &Match<Imperivm>, dice: &mut Dice<FastRng>) -> Option<Seat> {
    let mut asked = played.to_act();
    if !played.may_change().is_empty() && dice.below(8) == 0 {
        asked = played.may_change();
    }
    let place = dice.below(asked.len() as u32) as usize;
    asked.iter().nth(place)
}

/// What holds at every moment: Italia is the emperor's, armies stand on land of
/// their own or in Italia, prisoners are traitors.
fn invariants(played: &Match<Imperivm>) {
    let view = played.view(Viewer::Historian);
    let Some(emperor) = view.emperor else { return };
    assert_eq!(view.owners[ludi_imperivm::province::ITALIA.index()], Some(emperor));
    assert_ne!(view.prisoner, Some(emperor));
    assert!(view.dominion <= 9 && view.morale <= 20 && view.border <= 20);
    for player in &view.players {
        assert!((1..=9).contains(&player.loyalty.abs()));
        let jailed = view.prisoner == Some(player.seat);
        assert!(!jailed || player.loyalty < 0 && player.army.is_none());
        let settled = !matches!(view.ask, Ask::Army | Ask::Return | Ask::Retreat | Ask::HandOver)
            && view.stage != Stage::Armies;
        if let (true, false) = (settled, jailed) {
            let army = player.army.expect("a free army is on the board");
            let owner = view.owners[army.index()];
            let guest = player.provinces == 0 && army == ludi_imperivm::province::ITALIA;
            assert!(owner == Some(player.seat) || guest);
        }
    }
}

fn everything_is_met_in(edition: Edition, seats: std::ops::RangeInclusive<u8>) {
    let seeds = Seed::from_phrase("everything");
    let mut met = Met::default();
    let mut endings = BTreeMap::<u8, BTreeSet<&str>>::new();
    for (number, seats) in (0..240).zip(seats.clone().cycle()) {
        let mut setup = setup(edition, seats);
        if number % 10 == 9 {
            setup.options.insert("provinces".to_owned(), "dealt".to_owned());
        }
        let space = open::<Imperivm>(&setup).action_space();
        let ending = met.play(setup, seeds.nth(number), &space);
        endings.entry(seats).or_default().insert(ending);
    }
    let missing: Vec<String> = [
        ("log-", &met.events),
        ("why-", &met.refusals),
        ("prompt-", &met.prompts),
        ("wait-", &met.prompts),
    ]
    .into_iter()
    .flat_map(|(start, met)| keys(edition, start).difference(met).cloned().collect::<Vec<_>>())
    .collect();
    assert_eq!(missing, [] as [String; 0]);
    let both = BTreeSet::from_iter(Imperivm::INFO.endings.iter().copied());
    assert_eq!(endings, seats.map(|seats| (seats, both.clone())).collect());
    assert_eq!(met.winners, BTreeSet::from(["loyal", "traitors"]));
    assert_eq!(met.dominions.last(), Some(&9));
    let others = match edition {
        Edition::Draft1 => SECOND_DRAFT_ONLY,
        Edition::Draft2 => FIRST_DRAFT_ONLY,
    };
    let met = [met.events, met.refusals, met.prompts];
    let alien = others.iter().filter(|&&key| met.iter().any(|met| met.contains(key)));
    assert_eq!(alien.collect::<Vec<_>>(), [] as [&&str; 0]);
}

#[test]
fn everything_of_the_second_draft_happens_and_is_refused_and_asked() {
    everything_is_met_in(Edition::Draft2, 3..=6);
}

#[test]
fn everything_of_the_first_draft_happens_and_is_refused_and_asked() {
    everything_is_met_in(Edition::Draft1, 4..=6);
}
