//! Random games at all tables, in which everything happens, every reason to refuse is
//! met, every card is played, every emperor leads, and every bonus of one counts.

use std::collections::BTreeSet;

use ludi_engine::{
    Dice, FastRng, Match, Phrase, Rules, Seat, Seed, Setup, Told, Viewer, Words, digest,
};
use ludi_game_tests::{laws, note_keys, open};
use ludi_roman_empire::cards::Effect;
use ludi_roman_empire::components::Bonus;
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
/// After how many decisions everything that could be tried is tried.
const PAUSE: u64 = 5;

/// The keys of the texts that begin like this.
fn keys(start: &str) -> BTreeSet<String> {
    SOURCES
        .file("text/en.ftl")
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(key, _)| key.to_owned())
        .filter(|key| key.starts_with(start) && !NEVER.contains(&key.as_str()))
        .collect()
}

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

/// What was met.
#[derive(Default)]
struct Met {
    keys: BTreeSet<String>,
    rules: BTreeSet<&'static str>,
    cards: BTreeSet<u8>,
    emperors: BTreeSet<(u8, u8)>,
    peoples: BTreeSet<(u8, u8)>,
    bonuses: BTreeSet<&'static str>,
    endings: BTreeSet<&'static str>,
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

impl Met {
    fn play(&mut self, setup: Setup, seed: Seed, space: &[Action]) {
        let mut told: Vec<Told<Event>> = Vec::new();
        let mut played = Match::<RomanEmpire>::start(setup, seed, &mut told).expect("a table");
        let mut dice = seed.private_dice(0);
        let whim = u64::from(dice.below(1 << 20));
        let mut legal = Vec::new();
        let mut decisions = 0;
        while let Some(seat) = played.to_act().first() {
            legal.clear();
            played.legal(seat, &mut legal);
            self.read(&played);
            if decisions % PAUSE == 0 {
                self.try_all(&played, seat, space);
                // Any action may be named, to ask why it is not possible.
                let any = space[dice.below(space.len() as u32) as usize];
                self.hear(&played.game().label(played.state(), seat, any));
            }
            for &action in &legal {
                self.hear(&played.game().label(played.state(), seat, action));
            }
            let view = played.view(Viewer::Seat(seat));
            let action = choose(&view, &legal, whim, &mut dice);
            played.act(seat, action, &mut told).expect("a legal action");
            invariants(&played.view(Viewer::Historian));
            decisions += 1;
        }
        self.read(&played);
        self.try_all(&played, Seat::new(0), space);
        self.follow(
            played.game(),
            told.iter().flat_map(|told| [Some(&told.event), told.others.as_ref()]).flatten(),
        );
        let outcome = played.outcome().expect("the end");
        self.endings.insert(outcome.ending);
        assert_eq!(outcome.places.iter().filter(|&&place| place == 1).count(), 1);
    }

    /// Everything that could be tried, and why it is refused.
    fn try_all(&mut self, played: &Match<RomanEmpire>, seat: Seat, space: &[Action]) {
        for (rule, reason) in laws::cited_refusals(played, seat, space) {
            self.rules.insert(rule);
            self.keys.insert(reason.to_owned());
        }
    }

    /// The lines of the log.
    fn follow<'a>(&mut self, game: &RomanEmpire, events: impl Iterator<Item = &'a Event>) {
        let mut reign = Reign::default();
        for event in events {
            let line = game.describe(event);
            self.rules.insert(line.rule.0);
            self.hear(&line.text);
            self.note(event);
            self.bonuses.extend(reign.shown(game, event));
        }
    }

    /// What chance hardly ever brings: a faction dies, and has no phase in the next turn.
    fn watch_a_faction_die(&mut self) {
        let mut position = four(3).points(0, 0, 9).legions(1, "Roma", 1).roman_phase(0, 2);
        while position.all().turn < 5 {
            let last = *position.legal().last().expect("a choice");
            play(&mut position, &[last]);
        }
        self.follow(&position.game, position.events().iter());
    }

    fn note(&mut self, event: &Event) {
        match *event {
            Event::CardPlayed { card, .. } => _ = self.cards.insert(card.number()),
            Event::EmperorComes { turn, token, .. } => _ = self.emperors.insert((turn, token)),
            Event::BarbariansCome { turn, token, .. } => _ = self.peoples.insert((turn, token)),
            _ => {}
        }
    }

    /// What everybody is told that is going on.
    fn read(&mut self, played: &Match<RomanEmpire>) {
        for viewer in Viewer::all(played.game().seats()) {
            let prompt = played.game().prompt(played.state(), viewer);
            self.rules.insert(prompt.rule.0);
            self.hear(&prompt.text);
        }
    }

    /// A phrase and all phrases in it.
    fn hear(&mut self, phrase: &Phrase) {
        note_keys(phrase, &mut self.keys);
    }
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
    let mut met = Met::default();
    let tables = [(2, "off"), (3, "off"), (4, "off"), (2, "on"), (3, "on"), (4, "on")];
    for (number, (seats, options)) in (0..GAMES).zip(tables.into_iter().cycle()) {
        let mut setup = Setup::new(&RomanEmpire::INFO, seats);
        for option in RomanEmpire::INFO.options {
            setup.options.insert(option.id.to_owned(), options.to_owned());
        }
        let space = open::<RomanEmpire>(&setup).action_space();
        met.play(setup, seeds.nth(number), &space);
    }
    met.watch_a_faction_die();
    let starts = [
        "log-", "why-", "prompt-", "wait-", "label-", "effect-", "bonus-", "grade-", "throw-",
        "way-", "side-",
    ];
    let missing: Vec<String> = starts
        .into_iter()
        .flat_map(|start| keys(start).difference(&met.keys).cloned().collect::<Vec<_>>())
        .collect();
    assert_eq!(missing, [] as [String; 0]);
    assert_eq!(met.cards.len(), 55, "{:?}", met.cards);
    assert_eq!((met.emperors.len(), met.peoples.len()), (42, 35));
    assert_eq!(met.bonuses, BTreeSet::from(BONUSES));
    assert_eq!(met.endings, RomanEmpire::INFO.endings.iter().copied().collect());
    let sections = RomanEmpire::INFO.sections.iter().copied().collect::<BTreeSet<_>>();
    let silent: Vec<&str> = sections.difference(&met.rules).copied().collect();
    assert_eq!(silent, SILENT);
}
