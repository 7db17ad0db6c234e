//! Random games of both drafts, in which everything happens, every reason to
//! refuse is met and both sides win.

use std::collections::BTreeSet;

use ludi_engine::{Dice, FastRng, Game, Match, Seat, Seed, Setup, Silence, digest};
use ludi_imperivm::view::View;
use ludi_imperivm::{Action, Ask, Ending, Imperivm, Stage};

use crate::common::{BOTH, setup};
use crate::sources;

/// Parts of other lines, and what hardly ever happens by chance: an emperor who
/// loses his last province, and a target that is somebody's last. Both have tests
/// of their own (3.1a, 3.2).
const NOT_BY_CHANCE: &[&str] =
    &["log-count", "log-offer", "log-army-is-guest", "why-last-province"];

/// The keys of the texts that begin like this.
fn keys(start: &str) -> BTreeSet<String> {
    sources::file("text/en.ftl")
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(key, _)| key.to_owned())
        .filter(|key| key.starts_with(start) && !NOT_BY_CHANCE.contains(&key.as_str()))
        .collect()
}

/// A player who likes some actions more than others, and lets the empire live
/// longer than chance would.
fn choose(view: &View, legal: &[Action], whim: u64, dice: &mut Dice<FastRng>) -> Action {
    let weight = |action: &Action| match (view.ask, action) {
        (Ask::Tribute, Action::Amount(amount)) => 32 / (1 + u32::from(*amount)),
        (Ask::UprisingBid | Ask::BarbarianBid, Action::Amount(amount)) => 1 + u32::from(*amount),
        _ => [1, 2, 4, 8][(digest(&(whim, action)) % 4) as usize],
    };
    let mut left = dice.below(legal.iter().map(weight).sum());
    for action in legal {
        let weight = weight(action);
        if left < weight {
            return *action;
        }
        left -= weight;
    }
    legal[0]
}

#[derive(Default)]
struct Met {
    events: BTreeSet<String>,
    refusals: BTreeSet<String>,
    endings: BTreeSet<&'static str>,
    /// Which side somebody has won on.
    winners: BTreeSet<&'static str>,
    dominions: BTreeSet<u8>,
}

impl Met {
    fn play(&mut self, setup: Setup, seed: Seed, space: &[Action]) {
        let mut told = Vec::new();
        let mut played = Match::<Imperivm>::start(setup, seed, &mut told).expect("a table");
        let mut dice = seed.private_dice(0);
        let whim = u64::from(dice.below(u32::MAX));
        let mut legal = Vec::new();
        while let Some(seat) = pick(&played, &mut dice) {
            self.try_all(&played, seat, space);
            legal.clear();
            played.legal(seat, &mut legal);
            let view = played.view(ludi_engine::Viewer::Seat(seat));
            let action = choose(&view, &legal, whim, &mut dice);
            played.act(seat, action, &mut told).expect("a legal action");
            invariants(&played);
        }
        self.try_all(&played, Seat::new(0), space);
        for told in &told {
            let forms = std::iter::once(&told.event).chain(&told.others);
            self.events
                .extend(forms.map(|event| played.game().describe(event).text.key.to_owned()));
        }
        let view = played.view(ludi_engine::Viewer::Historian);
        let outcome = played.outcome().expect("the end");
        self.endings.insert(outcome.ending);
        self.dominions.insert(view.dominion);
        if outcome.scores.iter().any(|&score| score > 0) {
            self.winners.insert(match view.ending {
                Ending::Fall => "traitors",
                _ => "loyal",
            });
        }
    }

    fn try_all(&mut self, played: &Match<Imperivm>, seat: Seat, space: &[Action]) {
        for seat in [seat, seat.left(played.game().seats())] {
            for &action in space {
                let (mut state, mut dice) = (*played.state(), Dice::fast(0));
                let tried = played.game().apply(&mut state, seat, action, &mut dice, &mut Silence);
                self.refusals.extend(tried.err().map(|refusal| refusal.reason.key.to_owned()));
            }
        }
    }
}

fn pick(played: &Match<Imperivm>, dice: &mut Dice<FastRng>) -> Option<Seat> {
    let asked = played.to_act();
    let place = dice.below(asked.len() as u32) as usize;
    asked.iter().nth(place)
}

/// What holds at every moment: Italia is the emperor's, armies stand on land of
/// their own or in Italia, prisoners are traitors.
fn invariants(played: &Match<Imperivm>) {
    let view = played.view(ludi_engine::Viewer::Historian);
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

#[test]
fn everything_happens_and_every_refusal_is_met() {
    let seeds = Seed::from_phrase("everything");
    let mut met = Met::default();
    for edition in BOTH {
        for number in 0..240 {
            let seats = 4 + (number % 3) as u8;
            let setup = setup(edition, seats);
            let space = Imperivm::open(&setup).expect("a table").action_space();
            met.play(setup, seeds.nth(number), &space);
        }
    }
    let missing = |all: BTreeSet<String>, met: &BTreeSet<String>| -> Vec<String> {
        all.difference(met).cloned().collect()
    };
    assert_eq!(missing(keys("log-"), &met.events), [] as [String; 0]);
    assert_eq!(missing(keys("why-"), &met.refusals), [] as [String; 0]);
    assert_eq!(met.endings, BTreeSet::from_iter(Imperivm::INFO.endings.iter().copied()));
    assert_eq!(met.winners, BTreeSet::from(["loyal", "traitors"]));
    assert_eq!(met.dominions.last(), Some(&9));
}
