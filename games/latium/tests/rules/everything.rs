//! Random games of players who offer little, in which everything happens, every reason to
//! refuse is met, and every card and token is used.

use std::collections::BTreeSet;

use ludi_engine::{
    Dice, FastRng, Match, Phrase, Rules, Seat, Seed, Setup, Told, Viewer, Words, digest,
};
use ludi_game_tests::{laws, note_keys, open};
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
/// After how many decisions everything that could be tried is tried.
const PAUSE: u64 = 9;

/// The keys of the texts that begin like this.
fn keys(start: &str) -> BTreeSet<String> {
    SOURCES
        .file("text/en.ftl")
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(key, _)| key.to_owned())
        .filter(|key| key.starts_with(start) && !NOT_BY_CHANCE.contains(&key.as_str()))
        .collect()
}

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

/// What was met.
#[derive(Default)]
struct Met {
    keys: BTreeSet<String>,
    rules: BTreeSet<&'static str>,
    benefits: BTreeSet<(Kind, u8)>,
    auxilia: BTreeSet<(Kind, Mode)>,
    in_battle: BTreeSet<Kind>,
    endings: BTreeSet<&'static str>,
    last_winters: u32,
}

impl Met {
    fn play(&mut self, setup: Setup, seed: Seed, space: &[Action]) {
        let mut told: Vec<Told<Event>> = Vec::new();
        let mut played = Match::<Latium>::start(setup, seed, &mut told).expect("a table");
        let mut dice = seed.private_dice(0);
        let whim = u64::from(dice.below(1 << 20));
        let mut legal = Vec::new();
        let mut decisions = 0;
        while let Some(seat) = played.to_act().first() {
            legal.clear();
            played.legal(seat, &mut legal);
            self.read(&played);
            if decisions % PAUSE == 0 {
                let refusals = laws::refusals(&played, seat, space);
                self.keys.extend(refusals.into_iter().map(str::to_owned));
                // Any action may be named, to ask why it is not possible.
                let any = space[dice.below(space.len() as u32) as usize];
                self.hear(&played.game().label(played.state(), seat, any));
            }
            for &action in legal.iter().take(80) {
                self.hear(&played.game().label(played.state(), seat, action));
            }
            let view = played.view(Viewer::Seat(seat));
            let action = choose(&view, &legal, whim, &mut dice);
            played.act(seat, action, &mut told).expect("a legal action");
            invariants(&played.view(Viewer::Historian));
            decisions += 1;
        }
        self.read(&played);
        let refusals = laws::refusals(&played, Seat::new(0), space);
        self.keys.extend(refusals.into_iter().map(str::to_owned));
        for told in &told {
            for event in std::iter::once(&told.event).chain(&told.others) {
                let line = played.game().describe(event);
                self.rules.insert(line.rule.0);
                self.hear(&line.text);
                self.note(event);
            }
        }
        let outcome = played.outcome().expect("the end");
        self.endings.insert(outcome.ending);
        self.last_winters += u32::from(played.state().year() == 8);
        assert_eq!(outcome.places.iter().filter(|&&place| place == 1).count(), 1);
    }

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

    /// What everybody is told that is going on.
    fn read(&mut self, played: &Match<Latium>) {
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
    let mut met = Met::default();
    let space = open::<Latium>(&Setup::new(&Latium::INFO, 4)).action_space();
    for (number, seats) in (0..GAMES).zip([4, 3, 4, 2].into_iter().cycle()) {
        met.play(Setup::new(&Latium::INFO, seats), seeds.nth(number), &space);
    }
    let starts = [
        "log-", "why-", "prompt-", "wait-", "label-", "help-", "harm-", "battle-", "grade-",
        "season-", "force-",
    ];
    let missing: Vec<String> = starts
        .into_iter()
        .flat_map(|start| keys(start).difference(&met.keys).cloned().collect::<Vec<_>>())
        .collect();
    assert_eq!(missing, [] as [String; 0]);
    assert_eq!((met.benefits.len(), met.auxilia.len(), met.in_battle.len()), (48, 24, 12));
    assert_eq!(met.endings, Latium::INFO.endings.iter().copied().collect());
    assert!(met.last_winters > 20, "{} games reach the last year", met.last_winters);
    let sections = Latium::INFO.sections.iter().copied().collect::<BTreeSet<_>>();
    let silent: Vec<&str> = sections.difference(&met.rules).copied().collect();
    assert_eq!(silent, SILENT);
}
