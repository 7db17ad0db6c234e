//! What a choice says it will do is what it does.

use std::collections::{BTreeMap, BTreeSet};

use ludi_engine::{Dice, Phrase, Rules, Seat, Silence, Transcript, Viewer, Words};
use ludi_game_tests::previews::{self, Previewed, number};
use ludi_latium::village::Size;
use ludi_latium::{Action, Ask, Event, Latium, View};

/// How many games are played to find choices of each kind.
const GAMES: u64 = 40;
/// So many throws show every side of a die.
const THROWS: u64 = 60;

fn dp(view: &View, seat: Seat) -> i64 {
    view.players[seat.index()].dp.into()
}

#[test]
fn prices_and_chances_come_true() {
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    previews::played::<Latium>(GAMES, |Previewed { seat, action, preview, before, after }| {
        *seen.entry(preview.key).or_default() += 1;
        let own = &after.players[seat.index()];
        // What follows the last action of a season may cost more, and bring or cost consent.
        let same = (before.year, before.season) == (after.year, after.season);
        let says = |name| number(&preview, name);
        match (preview.key, action) {
            ("preview-offer", Action::Offer(n)) => {
                assert_eq!(says("dp"), dp(&before, seat) - i64::from(n));
                assert_eq!(says("actions"), i64::from(n.min(4)));
            }
            // Who is driven out by the hunger of others loses all.
            _ if !same || own.out => {}
            ("preview-dp" | "preview-dp-consent" | "preview-begun", _) => {
                assert_eq!(says("before"), dp(&before, seat), "{action:?}");
                assert_eq!(says("after"), dp(&after, seat), "{action:?}");
                if preview.key == "preview-dp-consent" {
                    assert_eq!(says("consent"), i64::from(own.consent));
                }
            }
            ("preview-finished-consent", _) => {
                assert_eq!(says("consent"), i64::from(own.consent), "{action:?}");
            }
            ("preview-finished-calm", Action::Oppidum(village)) => {
                assert_eq!(after.villages[village.index()].level, 0);
            }
            ("preview-request-sure", Action::Request(village)) => {
                assert_ne!(
                    before.villages[village.index()].bond,
                    after.villages[village.index()].bond
                );
            }
            _ => {}
        }
    });
    for key in [
        "preview-offer",
        "preview-dp",
        "preview-dp-consent",
        "preview-begun",
        "preview-works-on",
        "preview-finished-consent",
        "preview-hungry",
        "preview-request",
        "preview-gift",
        "preview-no-gift",
        "preview-chance",
        "preview-attack-roll",
        "preview-attack-twice",
    ] {
        assert!(seen.get(key).is_some_and(|&count| count > 5), "{key}: {seen:?}");
    }
}

/// What comes of an action for every side of the die that is thrown next.
struct Throws<'a> {
    game: &'a Latium,
    state: &'a <Latium as Rules>::State,
    seat: Seat,
}

impl Throws<'_> {
    /// What `read` finds in the events of an action, for every throw: the side, and whether
    /// it was good.
    fn of(&self, action: Action, read: impl Fn(&Event) -> Option<(u8, bool)>) -> Vec<(u8, bool)> {
        let mut sides = BTreeSet::new();
        for seed in 0..THROWS {
            let (mut state, mut told) = (*self.state, Transcript::<Latium>::default());
            let mut dice = Dice::fast(seed);
            self.game.apply(&mut state, self.seat, action, &mut dice, &mut told).expect("legal");
            let beats = told.beats(Viewer::Seat(self.seat));
            let mut events = beats.iter().flat_map(|beat| &beat.events);
            sides.extend(events.find_map(|event| read(event)));
        }
        sides.into_iter().collect()
    }
}

/// The share of good sides among all of them in percent, where a die was thrown.
fn percent(throws: &[(u8, bool)], sides: usize) -> Option<i64> {
    (!throws.is_empty()).then(|| {
        assert_eq!(throws.len(), sides, "{throws:?}");
        (throws.iter().filter(|(_, good)| *good).count() * 100 / sides) as i64
    })
}

/// Looks at every choice of played games that is previewed with one of these keys.
fn choices(keys: &[&str], mut look: impl FnMut(Throws<'_>, &View, Action, &Phrase)) {
    previews::choices::<Latium>(GAMES, |game, state, seat, view, action| {
        let Some(preview) = game.preview(view, action).filter(|it| keys.contains(&it.key)) else {
            return;
        };
        look(Throws { game, state, seat }, view, action, &preview);
    });
}

#[test]
fn the_chance_of_an_alliance_is_that_of_its_die() {
    let mut found = 0;
    choices(
        &["preview-chance", "preview-gift", "preview-no-gift"],
        |throws, view, action, said| {
            // An ally of somebody is asked only with leave, a medium village by a die to choose.
            let thrown = |event: &Event| match event {
                Event::RequestThrown { die, accepted, .. } => Some((*die, *accepted)),
                _ => None,
            };
            if matches!(action, Action::Request(_)) {
                return;
            }
            let sides = match (action, view.request.as_ref().map(|request| request.village.size()))
            {
                (Action::Die(die), _) => usize::from(die.sides()),
                (_, Some(Size::Large)) => 6,
                _ => 4,
            };
            if let Some(percent) = percent(&throws.of(action, thrown), sides) {
                assert_eq!(number(said, "percent"), percent, "{action:?}");
                found += 1;
            }
        },
    );
    assert!(found > 20, "{found}");
}

#[test]
fn the_chance_that_a_village_fights_is_that_of_its_die() {
    let mut found = 0;
    let keys = ["preview-attack-roll", "preview-attack-roll-small"];
    choices(&keys, |throws, _, action, said| {
        let thrown = |event: &Event| match event {
            Event::VillageThrown { die, fights, .. } => Some((*die, *fights)),
            _ => None,
        };
        // Where own villages may join, the die comes later.
        if let Some(percent) = percent(&throws.of(action, thrown), 4) {
            assert_eq!(number(said, "fight"), percent, "{action:?}");
            assert_eq!(number(said, "other"), 100 - percent, "{action:?}");
            found += 1;
        }
    });
    assert!(found > 5, "{found}");
}

#[test]
fn what_needs_no_die_happens_as_it_is_said() {
    let mut seen: BTreeMap<&str, u32> = BTreeMap::new();
    let keys = ["preview-attack-yields", "preview-attack-twice", "preview-attack-battle"];
    choices(&keys, |throws, _, action, said| {
        let Action::Attack(village) = action else { return };
        let mut state = *throws.state;
        let dice = &mut Dice::fast(0);
        throws.game.apply(&mut state, throws.seat, action, dice, &mut Silence).expect("legal");
        let view = throws.game.view(&state, Viewer::Seat(throws.seat));
        if view.ask == Ask::Reinforce {
            return;
        }
        let bond = view.villages[village.index()].bond;
        let mine = bond.is_some_and(|(owner, _)| owner == throws.seat);
        let fights = view.battle.is_some();
        assert_eq!(fights, said.key == "preview-attack-battle", "{action:?}: {said:?}");
        assert!(fights || mine || view.villages[village.index()].destroyed, "{action:?}");
        *seen.entry(said.key).or_default() += 1;
    });
    assert!(seen["preview-attack-twice"] > 5, "{seen:?}");
}
