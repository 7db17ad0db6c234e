//! Plays the games of one table and looks at everything.

use std::mem::take;

use super::consistent_worlds::ConsistentWorlds;
use super::event_leaks::EventLeaks;
use super::law::{Broken, Fault, Law, Lawful, require};
use super::legality::Space;
use super::peeking::Peeking;
use super::policy::Policy;
use super::position::Position;
use super::redraw::Redraw;
use super::report::Report;
use super::secrecy::{self, components};
use super::texts::TextCheck;
use super::transition::{Cause, Transition};
use super::undo_check::UndoCheck;
use super::{Plan, change, replay};
use crate::{
    Dice, FastRng, Match, Seat, Seed, Setup, SetupError, Silence, Transcript, Viewer, Words,
};

/// The largest state, in bytes: larger ones are slow to copy.
const LARGEST: usize = 1024;

/// Of how many steps, while somebody may change what it sealed, one does so.
const CHANGES: u32 = 8;

/// The inspector of one table.
pub(super) struct Inspector<G: Words> {
    setup: Setup,
    plan: Plan,
    /// The seed of the series of matches.
    series: Seed,
    played: Match<G>,
    /// Another table laid out the same way, to play logs again.
    again: Match<G>,
    space: Space<G::Action>,
    report: Report,
    texts: TextCheck,
    redraw: Redraw,
    peeking: Peeking,
    event_leaks: EventLeaks,
}

/// What is kept through a match that is looked at closely.
struct Notes<G: Words> {
    worlds: ConsistentWorlds<G>,
    undo_check: UndoCheck<G>,
}

impl<G: Words> Inspector<G> {
    pub(super) fn new(setup: &Setup, plan: &Plan) -> Result<Inspector<G>, Broken> {
        let about_table = |fault| broken::<G>(setup, None, 0, fault);
        let series = Seed::from_phrase("conformance");
        let open = || {
            Match::<G>::start(setup.clone(), series, &mut Silence).map_err(|error: SetupError| {
                about_table(Fault { law: Law::Opens, detail: error.to_string() })
            })
        };
        let size = size_of::<G::State>();
        require(size <= LARGEST, Law::Flat, || format!("the state has {size} bytes"))
            .and_then(|()| TextCheck::check_ledger::<G>())
            .map_err(about_table)?;
        let (played, again) = (open()?, open()?);
        let mut texts = TextCheck::new::<G>(played.game().seats());
        texts.check_terms::<G>().map_err(about_table)?;
        Ok(Inspector {
            setup: setup.clone(),
            plan: *plan,
            series,
            space: Space::new(played.game().action_space()),
            texts,
            played,
            again,
            report: Report::default(),
            redraw: Redraw::default(),
            peeking: Peeking::default(),
            event_leaks: EventLeaks::default(),
        })
    }

    /// Plays one match and checks it.
    pub(super) fn inspect(&mut self, number: u64) -> Result<(), Broken> {
        self.play(number).map_err(|fault| {
            let row = self.played.rows().len() as u64;
            let again = Plan { first: number, games: 1, ..self.plan };
            broken::<G>(&self.setup, Some(again), row, fault)
        })
    }

    /// What was reached, if all games together pass as well.
    pub(super) fn finish(self) -> Result<Report, Broken> {
        match self.redraw.check().and_then(|()| self.peeking.check()) {
            Ok(()) => Ok(self.report),
            Err(fault) => Err(broken::<G>(&self.setup, None, 0, fault)),
        }
    }

    fn play(&mut self, number: u64) -> Lawful {
        let seed = self.series.nth(number);
        let closely = number.is_multiple_of(self.plan.closely.max(1));
        // Steps are taken back in every second game looked at closely: the other
        // consistent worlds cannot be followed across that.
        let takes_back = closely && (number / self.plan.closely.max(1)) % 2 == 1;
        // Those who play have dice of their own, so that a match is the same
        // however closely it is looked at.
        let (mut choice, mut rng) = (seed.private_dice(0), seed.private_dice(1));
        let policy = Policy::draw(&mut choice);
        let mut all_told = Vec::new();
        let mut told = Transcript::default();
        let mut decisions = 0;

        self.played.deal_again(seed, &mut told);
        let seats = self.played.game().seats();
        let mut notes =
            Notes { worlds: ConsistentWorlds::new(seats), undo_check: UndoCheck::new() };
        let mut position = Position::new(self.played.game(), *self.played.state());
        let inventory = components(self.played.game(), &position.state);
        let mut cause = Some(Cause::Deal);
        loop {
            self.look_at(&position, seats, closely, &mut rng)?;
            require(
                components(self.played.game(), &position.state) == inventory,
                Law::Conservation,
                || difference_of(&components(self.played.game(), &position.state), &inventory),
            )?;
            if let Some(cause) = cause.take() {
                self.look_back(&position, &told, cause, closely, &mut notes, &mut rng)?;
                self.look_at_beats(&told, &inventory, closely, &mut rng)?;
                all_told.push(take(&mut told));
            }
            let Some(seat) = one_of(&position, &mut choice) else { break };
            require(decisions < self.plan.longest, Law::Ends, || {
                format!("there is no end after {decisions} decisions")
            })?;
            if takes_back {
                let count = notes.undo_check.maybe_take_back(&mut self.played, &mut choice)?;
                if count > 0 {
                    self.report.taken_back += u64::from(count);
                    decisions -= u64::from(count);
                    notes.worlds.forget();
                    position.change(self.played.game(), *self.played.state());
                    continue;
                }
            }
            let action = policy.choose(&position.legal[seat.index()], &mut choice);
            cause = Some(Cause::Act(position.state, seat, action));
            let label = self.played.game().label(&position.state, seat, action);
            self.report.actions.add(label.key);
            self.played.act(seat, action, &mut told).map_err(|refusal| Fault {
                law: Law::LegalIsAccepted,
                detail: format!("{action:?} of seat {seat} is legal but refused: {refusal:?}"),
            })?;
            position.change(self.played.game(), *self.played.state());
            decisions += 1;
            self.report.decisions += 1;
        }
        if let Some(outcome) = &position.outcome {
            self.report.endings.add(outcome.ending);
            for line in &outcome.breakdown {
                self.texts.says(&line.label)?;
            }
        }
        self.report.games += 1;
        self.report.longest = self.report.longest.max(decisions);
        replay::check_log(&self.played, &mut self.again)?;
        if closely {
            replay::check_record(&self.played, &all_told)?;
        }
        Ok(())
    }

    /// Looks at a state from all sides.
    fn look_at(
        &mut self,
        position: &Position<G>,
        seats: u8,
        closely: bool,
        rng: &mut Dice<FastRng>,
    ) -> Lawful {
        let game = self.played.game();
        position.check(seats)?;
        self.space.check(
            game,
            position,
            closely,
            rng,
            &mut self.report.refusals,
            &mut self.texts,
        )?;
        secrecy::check(game, position, closely, rng)?;
        for prompt in &position.prompts {
            self.report.prompts.add(prompt.text.key);
            self.texts.prompts(prompt)?;
        }
        if closely {
            let seat = Seat::new(rng.below(u32::from(seats)) as usize);
            secrecy::check_refusals(game, position, self.space.actions(), seat, rng)?;
            if rng.below(8) == 0 {
                self.redraw.observe(game, position, Viewer::Seat(seat), rng);
                self.redraw.observe(game, position, Viewer::Spectator, rng);
                self.peeking.observe(game, position, Viewer::Seat(seat), rng)?;
            }
            self.texts.prompts(&game.prompt(&position.state, Viewer::Historian))?;
            for &action in self.space.actions() {
                self.texts.says(&game.label(&position.state, seat, action))?;
                if let Some(preview) = game.preview(&position.views[seat.index()], action) {
                    self.texts.says(&preview)?;
                }
            }
        }
        Ok(())
    }

    /// Looks at the moments of the last row: closely as everybody, else as one
    /// viewer.
    fn look_at_beats(
        &mut self,
        told: &Transcript<G>,
        inventory: &[u32],
        closely: bool,
        rng: &mut Dice<FastRng>,
    ) -> Lawful {
        let game = self.played.game();
        for (kind, state) in told.kinds().zip(told.states()) {
            require(G::INFO.beats.contains(&kind), Law::NamedBeats, || {
                format!("there is a beat of the kind {kind}, which the game does not name")
            })?;
            self.report.beats.add(kind);
            let now = components(game, state);
            require(now == inventory, Law::Conservation, || difference_of(&now, inventory))?;
            let one = rng.below(u32::from(game.seats()) + 1) as usize;
            for (at, viewer) in Viewer::all(game.seats()).enumerate() {
                if closely || at == one {
                    secrecy::check_beat(game, state, viewer, rng)?;
                }
            }
        }
        Ok(())
    }

    /// Looks back at what led to the position: at its events, and who could learn
    /// what from them.
    fn look_back(
        &mut self,
        position: &Position<G>,
        told: &Transcript<G>,
        cause: Cause<G::State, G::Action>,
        closely: bool,
        notes: &mut Notes<G>,
        rng: &mut Dice<FastRng>,
    ) -> Lawful {
        let game = self.played.game();
        for event in
            told.told.iter().flat_map(|told| [Some(&told.event), told.others.as_ref()]).flatten()
        {
            let line = game.describe(event);
            self.report.events.add(line.text.key);
            self.texts.prompts(&line)?;
        }
        let row = self.played.rows().len() as u64;
        let transition = Transition::new(
            game,
            *self.played.dice_keys().key(row),
            row,
            cause,
            position.state,
            told,
        );
        let viewer = match rng.below(u32::from(game.seats()) + 1) as usize {
            index if index < usize::from(game.seats()) => Viewer::Seat(Seat::new(index)),
            _ => Viewer::Spectator,
        };
        change::check(&transition)?;
        self.event_leaks.check(&transition, viewer, rng)?;
        if closely {
            notes.worlds.follow(&transition, &self.played, position, rng)?;
            notes.undo_check.follow(&transition)?;
        }
        Ok(())
    }
}

/// One of those who have to act, now and then one of those who may change what
/// they sealed; nobody when it is over.
fn one_of<G: Words>(position: &Position<G>, choice: &mut Dice<FastRng>) -> Option<Seat> {
    let changes = !position.may_change.is_empty() && choice.below(CHANGES) == 0;
    let among = if changes { position.may_change } else { position.to_act };
    let place = choice.below(among.len() as u32) as usize;
    among.iter().nth(place)
}

fn difference_of(now: &[u32], first: &[u32]) -> String {
    let count = |all: &[u32], one| all.iter().filter(|other| **other == one).count();
    let odd = now.iter().chain(first).find(|one| count(now, **one) != count(first, **one));
    match odd {
        Some(one) => format!(
            "component {one} is in {} places, and was in {}",
            count(now, *one),
            count(first, *one)
        ),
        None => "the inventory is in no order".to_owned(),
    }
}

fn broken<G: Words>(setup: &Setup, again: Option<Plan>, row: u64, fault: Fault) -> Broken {
    let Fault { law, detail } = fault;
    Broken { law, game: G::INFO.name, setup: Some(Box::new(setup.clone())), again, row, detail }
}
