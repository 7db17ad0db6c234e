//! The laws of every game, at one table.

use std::collections::BTreeSet;

use ludi_engine::conformance::{Plan, check_table};
use ludi_engine::{Dice, FastRng, Match, Seat, Setup, Silence, Told, Words};

/// How many games are played at each table; `cargo xtask test --quick` asks for fewer,
/// `--fuzz` for more.
pub fn games() -> u64 {
    games_or(600)
}

/// The same for a table at which so many games are wanted if nobody asks for another
/// number.
pub fn games_or(usual: u64) -> u64 {
    let asked = std::env::var("LUDI_LAW_GAMES").ok().and_then(|games| games.parse().ok());
    asked.unwrap_or(usual)
}

/// The laws of [`ludi_engine::conformance`] hold at this table, in as many games as
/// planned.
pub fn hold<G: Words>(setup: &Setup, plan: &Plan) {
    match check_table::<G>(setup, plan) {
        Ok(report) => assert_eq!(report.games, plan.games),
        Err(broken) => panic!("{broken}"),
    }
}

/// The reasons for which this seat and the next are refused something now, of all
/// that could ever be tried.
pub fn refusals<G: Words>(
    played: &Match<G>,
    seat: Seat,
    space: &[G::Action],
) -> BTreeSet<&'static str> {
    cited_refusals(played, seat, space).into_iter().map(|(_, reason)| reason).collect()
}

/// The same with the sections that they cite, which come first.
pub fn cited_refusals<G: Words>(
    played: &Match<G>,
    seat: Seat,
    space: &[G::Action],
) -> BTreeSet<(&'static str, &'static str)> {
    let game = played.game();
    let mut reasons = BTreeSet::new();
    for seat in [seat, seat.left(game.seats())] {
        for &action in space {
            let (mut state, mut dice) = (*played.state(), Dice::fast(0));
            let tried = game.apply(&mut state, seat, action, &mut dice, &mut Silence);
            reasons.extend(tried.err().map(|refusal| (refusal.rule.0, refusal.reason.key)));
        }
    }
    reasons
}

/// The keys of the lines of the log for these events, for all who see them.
pub fn lines<G: Words>(game: &G, told: &[Told<G::Event>]) -> BTreeSet<&'static str> {
    told.iter()
        .flat_map(|told| std::iter::once(&told.event).chain(&told.others))
        .map(|event| game.describe(event).text.key)
        .collect()
}

/// One of these actions at random, each as likely as its weight says.
pub fn pick_weighted<A: Copy>(
    legal: &[A],
    weight: impl Fn(&A) -> u32,
    dice: &mut Dice<FastRng>,
) -> A {
    let mut left = dice.below(legal.iter().map(&weight).sum());
    for action in legal {
        let weight = weight(action);
        if left < weight {
            return *action;
        }
        left -= weight;
    }
    legal[0]
}
