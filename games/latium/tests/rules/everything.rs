//! Random games of players who offer little, in which everything happens, every reason to
//! refuse is met, and every card and token is used.

use std::collections::BTreeSet;

use ludi_engine::{Dice, FastRng, Rules, Seed, Setup, digest};
use ludi_game_tests::{Met, RandomGames, laws, open, sections_not_in};
use ludi_latium::gods::Kind;
use ludi_latium::{Action, Ask, Event, Latium, Mode, View};

use crate::SOURCES;

/// What hardly ever happens by chance and has a test of its own (15, 20, 22).
/// `log-nothing` is for an event that there is not.
const NOT_BY_CHANCE: &[&str] =
    &["log-nothing", "prompt-charge", "prompt-engage-for", "why-no-attacks", "why-no-legion-near"];

/// The sections that no line of the log and no prompt cites: they are about the box, the
/// table and leagues, or only refusals cite them.
const SILENT: &[&str] = &["1", "18", "23", "4", "5", "6"];

/// How many games are played.
const GAMES: u64 = 90;

const RANDOM_GAMES: RandomGames<Latium> = RandomGames { choose, invariants, pause: 9 };

/// A player who offers little, buys much, makes pacts, goes to war and seldom gives up.
fn choose(view: &View, legal: &[Action], whim: u64, dice: &mut Dice<FastRng>) -> Action {
    let weight = |action: &Action| match (view.ask, action) {
        (_, Action::Offer(dp)) => {
            if *dp <= 8 {
                64 - 4 * u32::from(*dp)
            } else {
                0
            }
        }
        (Ask::Turn, Action::Done) => 1,
        (_, Action::Surrender) => 1,
        (Ask::Turn, Action::Attack(_) | Action::March(_)) => 6,
        (Ask::Turn, Action::EndPact(_) | Action::Give(..)) => 1,
        (Ask::Yield | Ask::Intercept | Ask::Pact | Ask::Join, Action::Accept) => 8,
        (_, Action::Play(..) | Action::Lay(_) | Action::Buy) => 8,
        (Ask::Turn, Action::Benefit(_) | Action::Quell(_)) => 8,
        _ => [1, 2, 4, 8][(digest(&(whim, action)) % 4) as usize],
    };
    laws::pick_weighted(legal, weight, dice)
}

/// The cards and tokens that were used.
#[derive(Default)]
struct Used {
    benefits: BTreeSet<(Kind, u8)>,
    auxilia: BTreeSet<(Kind, Mode)>,
    in_battle: BTreeSet<Kind>,
}

impl Used {
    fn note(&mut self, event: &Event) {
        match *event {
            Event::BenefitUsed { card, benefit, .. } => {
                self.benefits.insert((card.kind(), benefit));
            }
            Event::AuxiliumUsed { kind, mode, .. } => _ = self.auxilia.insert((kind, mode)),
            Event::TokenPlayed { kind, .. } | Event::Answered { kind, .. } => {
                self.in_battle.insert(kind);
            }
            _ => {}
        }
    }
}

/// What holds at every moment.
fn invariants(view: &View) {
    for village in &view.villages {
        assert!(village.familiae >= 1 && village.level <= 3 && village.oppidum <= 3);
        assert!(!(village.destroyed && village.bond.is_some()));
        assert!(village.strength <= 4 * village.size.tribus());
    }
    for pawn in &view.pawns {
        assert!(pawn.square.is_land() && pawn.centuriae <= 4 && pawn.moved <= 6);
    }
    for player in &view.players {
        assert!((-6..=5).contains(&player.consent) && player.dp <= 999);
    }
    for side in view.battle.iter().flat_map(|battle| &battle.sides) {
        assert!(side.schiere.iter().all(|schiera| schiera.threshold <= 5));
    }
}

#[test]
fn everything_happens_is_refused_asked_and_said() {
    let seeds = Seed::from_phrase("everything");
    let (mut met, mut used) = (Met::default(), Used::default());
    let mut last_winters = 0;
    let space = open::<Latium>(&Setup::new(&Latium::INFO, 4)).action_space();
    for (number, seats) in (0..GAMES).zip([4, 3, 4, 2].into_iter().cycle()) {
        let setup = Setup::new(&Latium::INFO, seats);
        let (played, events) = RANDOM_GAMES.play(setup, seeds.nth(number), &space, &mut met);
        events.iter().for_each(|event| used.note(event));
        let outcome = played.outcome().expect("the end");
        last_winters += u32::from(played.state().year() == 8);
        assert_eq!(outcome.places.iter().filter(|&&place| place == 1).count(), 1);
    }
    let starts = [
        "log-", "why-", "prompt-", "wait-", "label-", "help-", "harm-", "battle-", "grade-",
        "season-", "force-",
    ];
    met.has_all(SOURCES, &starts, NOT_BY_CHANCE);
    assert_eq!((used.benefits.len(), used.auxilia.len(), used.in_battle.len()), (48, 24, 12));
    assert_eq!(met.endings, Latium::INFO.endings.iter().copied().collect());
    assert!(last_winters > 20, "{last_winters} games reach the last year");
    assert_eq!(sections_not_in::<Latium>(&met.rules), SILENT);
}
