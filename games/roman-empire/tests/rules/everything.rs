//! Random games at all tables, in which everything happens, every reason to refuse is
//! met, every card is played, every emperor leads, and every bonus of one counts.

use std::collections::BTreeSet;

use ludi_engine::{Dice, FastRng, Rules, Seed, Setup, digest};
use ludi_game_tests::{Met, RandomGames, laws, open, sections_not_in};
use ludi_roman_empire::cards::Effect;
use ludi_roman_empire::components::Bonus;
use ludi_roman_empire::scenario::Position;
use ludi_roman_empire::{Action, Ask, Event, RomanEmpire, Throw, Token, View};

use crate::SOURCES;
use crate::common::{four, play};

/// `log-nothing` is for an event that there is not.
const NEVER: &[&str] = &["log-nothing"];

/// The sections that no line of the log, no prompt and no refusal cites: they are about
/// the box, the table and the turn as a whole, or about what an attack is like, which the
/// dice show; and with ten legions no faction lacks counters (8).
const SILENT: &[&str] = &["1", "10.3", "2.1", "3", "4.1", "5.2", "8", "9.3.2"];

/// How many games are played.
const GAMES: u64 = 180;

const RANDOM_GAMES: RandomGames<RomanEmpire> = RandomGames { choose, invariants, pause: 5 };

/// A player who likes some actions more than others.
fn choose(view: &View, legal: &[Action], whim: u64, dice: &mut Dice<FastRng>) -> Action {
    let weight = |action: &Action| match (view.ask, action) {
        (Ask::Event | Ask::React | Ask::Favor | Ask::Score, Action::Card(_)) => 8,
        (Ask::Offer, Action::Amount(points)) => 32 / (1 + u32::from(*points)) + 1,
        (Ask::Place, Action::Attack(..)) => 4,
        _ => [1, 2, 4, 8][(digest(&(whim, action)) % 4) as usize],
    };
    laws::pick_weighted(legal, weight, dice)
}

/// The cards that were played and the emperors and peoples that came.
#[derive(Default)]
struct Seen {
    cards: BTreeSet<u8>,
    emperors: BTreeSet<(u8, u8)>,
    peoples: BTreeSet<(u8, u8)>,
    bonuses: BTreeSet<&'static str>,
}

/// What an emperor can bring.
const BONUSES: [&str; 5] = ["attack", "die", "legions", "provinces", "ties"];

/// The bonus of the emperor whose phase it is, and whether a card does the same to his
/// dice.
#[derive(Default)]
struct Reign {
    bonus: Bonus,
    helped: bool,
}

impl Reign {
    /// The bonus that this event shows at work.
    fn shown(&mut self, game: &RomanEmpire, event: &Event) -> Option<&'static str> {
        let own = !self.helped;
        match event {
            Event::EmperorComes { turn, token, .. } => {
                let [turn, token] = [turn, token].map(|&number| usize::from(number) - 1);
                let bonus = game.components().emperors[turn][token].bonus;
                *self = Reign { bonus, helped: false };
                None
            }
            Event::BarbariansCome { .. } => {
                *self = Reign::default();
                None
            }
            Event::CardPlayed { card, .. } => {
                let effect = game.components().face(*card).effect;
                self.helped |= matches!(effect, Effect::General | Effect::Discipline);
                None
            }
            Event::ExtraLegions { .. } => Some("legions"),
            Event::Scored { bonus: 1.., .. } => Some("provinces"),
            Event::Thrown { attack, .. } if attack.len() == 3 => Some("die"),
            Event::Thrown { attack, attacker, .. }
                if own && self.bonus.attack > 0 && attack.iter().all(|die| die < attacker) =>
            {
                Some("attack")
            }
            Event::Thrown { attacker, defender, result: Throw::Attacker, .. }
                if own && self.bonus.ties && attacker == defender =>
            {
                Some("ties")
            }
            _ => None,
        }
    }
}

impl Seen {
    fn follow(&mut self, game: &RomanEmpire, events: &[Event]) {
        let mut reign = Reign::default();
        for event in events {
            self.note(event);
            self.bonuses.extend(reign.shown(game, event));
        }
    }

    fn note(&mut self, event: &Event) {
        match *event {
            Event::CardPlayed { card, .. } => _ = self.cards.insert(card.number()),
            Event::EmperorComes { turn, token, .. } => _ = self.emperors.insert((turn, token)),
            Event::BarbariansCome { turn, token, .. } => _ = self.peoples.insert((turn, token)),
            _ => {}
        }
    }
}

/// What chance hardly ever brings: a faction dies, and has no phase in the next turn.
fn a_faction_dies() -> Position {
    let mut position = four(3).points(0, 0, 9).legions(1, "Roma", 1).roman_phase(0, 2);
    while position.all().turn < 5 {
        let last = *position.legal().last().expect("a choice");
        play(&mut position, &[last]);
    }
    position
}

/// What holds at every moment: who has armies has somebody to decide for it, no province
/// has more than three, looted cities are cities, and a token is nobody's twice.
fn invariants(view: &View) {
    for province in &view.provinces {
        assert!(province.armies <= 3);
        assert_eq!(province.side.is_some(), province.armies > 0 || province.fort.is_some());
    }
    for kind in [Token::Barbarian, Token::Emperor] {
        let token = |faction: &ludi_roman_empire::view::FactionView| match kind {
            Token::Barbarian => faction.barbarians.and_then(|token| token.number),
            Token::Emperor => faction.emperor.and_then(|token| token.number),
        };
        let tokens: Vec<u8> = view.factions.iter().filter_map(token).collect();
        assert_eq!(tokens.iter().collect::<BTreeSet<_>>().len(), tokens.len());
    }
    for faction in &view.factions {
        assert!(faction.events <= 2);
        let hand = faction.hand.as_ref().map_or(0, |hand| hand.len());
        assert_eq!(hand, faction.colours.len());
    }
}

#[test]
fn everything_happens_is_refused_asked_and_said() {
    let seeds = Seed::from_phrase("everything");
    let (mut met, mut seen) = (Met::default(), Seen::default());
    let tables = [(2, "off"), (3, "off"), (4, "off"), (2, "on"), (3, "on"), (4, "on")];
    for (number, (seats, options)) in (0..GAMES).zip(tables.into_iter().cycle()) {
        let mut setup = Setup::new(&RomanEmpire::INFO, seats);
        for option in RomanEmpire::INFO.options {
            setup.options.insert(option.id.to_owned(), options.to_owned());
        }
        let space = open::<RomanEmpire>(&setup).action_space();
        let (played, events) = RANDOM_GAMES.play(setup, seeds.nth(number), &space, &mut met);
        seen.follow(played.game(), &events);
        let outcome = played.outcome().expect("the end");
        assert_eq!(outcome.places.iter().filter(|&&place| place == 1).count(), 1);
    }
    let position = a_faction_dies();
    met.follow(&position.game, &position.events());
    seen.follow(&position.game, &position.events());
    let starts = [
        "log-", "why-", "prompt-", "wait-", "label-", "effect-", "bonus-", "grade-", "throw-",
        "way-", "side-",
    ];
    met.has_all(SOURCES, &starts, NEVER);
    assert_eq!(seen.cards.len(), 55, "{:?}", seen.cards);
    assert_eq!((seen.emperors.len(), seen.peoples.len()), (42, 35));
    assert_eq!(seen.bonuses, BTreeSet::from(BONUSES));
    assert_eq!(met.endings, RomanEmpire::INFO.endings.iter().copied().collect());
    let cited = &met.rules | &met.refused_by;
    assert_eq!(sections_not_in::<RomanEmpire>(&cited), SILENT);
}
