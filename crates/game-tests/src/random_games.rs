//! Random games, in which everything is to happen, be refused, asked and said.

use std::collections::BTreeSet;

use ludi_engine::{Dice, FastRng, Match, Phrase, Seat, Seed, Setup, Told, Viewer, Words};

use crate::{Sources, laws, note_keys};

/// What a player of this whim, which is a number, does of all that is possible.
type Choose<V, A> = fn(&V, &[A], u64, &mut Dice<FastRng>) -> A;

/// How random games are played.
pub struct RandomGames<G: Words> {
    /// What players do.
    pub choose: Choose<G::View, G::Action>,
    /// What holds at every moment is looked at here.
    pub invariants: fn(&G::View),
    /// After how many decisions everything that could be tried is tried.
    pub pause: u64,
}

/// What was met in games.
#[derive(Default)]
pub struct Met {
    /// The keys of all phrases.
    pub keys: BTreeSet<String>,
    /// The sections that lines of the log and prompts cite.
    pub rules: BTreeSet<&'static str>,
    /// The sections that refusals cite.
    pub refused_by: BTreeSet<&'static str>,
    /// How games ended.
    pub endings: BTreeSet<&'static str>,
}

impl<G: Words> RandomGames<G> {
    /// Plays a game to its end and tells what happened. `space` is all that could be tried.
    pub fn play(
        &self,
        setup: Setup,
        seed: Seed,
        space: &[G::Action],
        met: &mut Met,
    ) -> (Match<G>, Vec<G::Event>) {
        let mut told = Vec::new();
        let mut played = Match::<G>::start(setup, seed, &mut told).expect("a table");
        let mut dice = seed.private_dice(0);
        let whim = u64::from(dice.below(1 << 20));
        let mut legal = Vec::new();
        let mut decisions = 0;
        while let Some(seat) = played.to_act().first() {
            legal.clear();
            played.legal(seat, &mut legal);
            met.read(&played);
            if decisions % self.pause == 0 {
                met.try_all(&played, seat, space);
                // Any action may be named, to ask why it is not possible.
                let any = space[dice.below(space.len() as u32) as usize];
                met.hear(&played.game().label(played.state(), seat, any));
            }
            for &action in &legal {
                met.hear(&played.game().label(played.state(), seat, action));
            }
            let view = played.view(Viewer::Seat(seat));
            let action = (self.choose)(&view, &legal, whim, &mut dice);
            played.act(seat, action, &mut told).expect("a legal action");
            (self.invariants)(&played.view(Viewer::Historian));
            decisions += 1;
        }
        met.read(&played);
        met.try_all(&played, Seat::new(0), space);
        met.endings.insert(played.outcome().expect("the end").ending);
        let both = |told| {
            let Told { event, others, .. } = told;
            [Some(event), others].into_iter().flatten()
        };
        let events: Vec<G::Event> = told.into_iter().flat_map(both).collect();
        met.follow(played.game(), &events);
        (played, events)
    }
}

impl Met {
    /// The lines of the log.
    pub fn follow<G: Words>(&mut self, game: &G, events: &[G::Event]) {
        for event in events {
            let line = game.describe(event);
            self.rules.insert(line.rule.0);
            self.hear(&line.text);
        }
    }

    /// The texts of a game that begin like one of these were all met, but for a few.
    pub fn has_all(&self, game: Sources, starts: &[&str], few: &[&str]) {
        let keys = starts.iter().flat_map(|start| game.keys(start));
        let missing: Vec<String> =
            keys.filter(|key| !self.keys.contains(key) && !few.contains(&key.as_str())).collect();
        assert_eq!(missing, [] as [String; 0]);
    }

    /// What everybody is told that is going on.
    fn read<G: Words>(&mut self, played: &Match<G>) {
        for viewer in Viewer::all(played.game().seats()) {
            let prompt = played.game().prompt(played.state(), viewer);
            self.rules.insert(prompt.rule.0);
            self.hear(&prompt.text);
        }
    }

    /// Everything that could be tried, and why it is refused.
    fn try_all<G: Words>(&mut self, played: &Match<G>, seat: Seat, space: &[G::Action]) {
        for (rule, reason) in laws::cited_refusals(played, seat, space) {
            self.refused_by.insert(rule);
            self.keys.insert(reason.to_owned());
        }
    }

    /// A phrase and all phrases in it.
    fn hear(&mut self, phrase: &Phrase) {
        note_keys(phrase, &mut self.keys);
    }
}

/// The sections of a game that are not among these.
pub fn sections_not_in<G: Words>(rules: &BTreeSet<&'static str>) -> Vec<&'static str> {
    let sections: BTreeSet<&str> = G::INFO.sections.iter().copied().collect();
    sections.difference(rules).copied().collect()
}
