//! Bytes that play: legal actions, illegal ones and steps back.

use arbitrary::{Result, Unstructured};
use ludi_engine::{Dice, Game, Match, Seat, Seed, Setup, Silence};

/// No match takes so many decisions.
const MOST_DECISIONS: u32 = 50_000;

/// Plays a match as the bytes say, then to its end, and checks at each step that
/// what is legal is accepted and nothing else, that no component is lost or
/// doubled, and that a step taken back leaves no trace.
pub(crate) fn actions<G: Game>(bytes: &[u8]) {
    // Bytes that run out end the choosing; that is no fault.
    let _ = choose_all::<G>(&mut Unstructured::new(bytes));
}

fn choose_all<G: Game>(bytes: &mut Unstructured<'_>) -> Result<()> {
    let mut attempt = Attempt::<G>::start(setup(&G::INFO, bytes)?, bytes.arbitrary()?);
    let space = attempt.played.game().action_space();
    while !bytes.is_empty() {
        let seat = Seat::new(bytes.int_in_range(0..=attempt.seats() - 1)?);
        match bytes.int_in_range(0..=7)? {
            0 => attempt.take_back(seat, bytes.int_in_range(0..=4)?),
            1 => attempt.act(seat, *bytes.choose(&space)?),
            2 => attempt.change(seat, |number| bytes.choose_index(number).unwrap_or(0)),
            _ => attempt.act_legally(|number| bytes.choose_index(number).unwrap_or(0)),
        }
    }
    attempt.finish();
    Ok(())
}

fn setup(info: &ludi_engine::Info, bytes: &mut Unstructured<'_>) -> Result<Setup> {
    let edition = bytes.choose(info.editions)?;
    let seats = bytes.int_in_range(edition.seats.min..=edition.seats.max)?;
    let mut setup = Setup { edition: edition.id.to_owned(), ..Setup::new(info, seats) };
    for option in info.options {
        setup.options.insert(option.id.to_owned(), (*bytes.choose(option.values)?).to_owned());
    }
    Ok(setup)
}

struct Attempt<G: Game> {
    played: Match<G>,
    /// The state before each step that is in force.
    before: Vec<G::State>,
    inventory: Vec<u32>,
}

impl<G: Game> Attempt<G> {
    fn start(setup: Setup, seed: u32) -> Attempt<G> {
        let seed = Seed::from_phrase(&seed.to_string());
        let played =
            Match::start(setup, seed, &mut Silence).expect("the setup is one of the game's");
        let inventory = inventory(&played);
        Attempt { played, before: Vec::new(), inventory }
    }

    fn seats(&self) -> usize {
        usize::from(self.played.game().seats())
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.played.legal(seat, &mut actions);
        actions
    }

    /// What is legal is accepted and nothing else; a refusal changes nothing.
    fn act(&mut self, seat: Seat, action: G::Action) {
        let before = *self.played.state();
        let listed = self.legal(seat).contains(&action);
        let accepted = self.played.act(seat, action, &mut Silence).is_ok();
        assert_eq!(accepted, listed, "{action:?} of seat {seat} in {before:?}");
        if accepted {
            self.before.push(before);
            assert_eq!(inventory(&self.played), self.inventory, "{action:?} in {before:?}");
        } else {
            assert_eq!(*self.played.state(), before, "{action:?} was refused");
        }
    }

    /// Whoever is to act first does what `choose` picks of so many; if nobody
    /// is, the match has a result.
    fn act_legally(&mut self, choose: impl FnOnce(usize) -> usize) {
        let Some(seat) = self.played.to_act().first() else {
            assert!(self.played.outcome().is_some());
            return;
        };
        let actions = self.legal(seat);
        self.act(seat, actions[choose(actions.len())]);
    }

    /// A seat that may change what it sealed does so.
    fn change(&mut self, seat: Seat, choose: impl FnOnce(usize) -> usize) {
        if self.played.may_change().contains(seat) {
            let actions = self.legal(seat);
            self.act(seat, actions[choose(actions.len())]);
        }
    }

    /// A step back leads to the very state before.
    fn take_back(&mut self, seat: Seat, steps: u32) {
        let allowed = (1..=self.played.retractable(seat)).contains(&steps);
        assert_eq!(self.played.take_back(seat, steps), allowed);
        if allowed {
            self.before.truncate(self.before.len() + 1 - steps as usize);
            assert_eq!(self.before.pop(), Some(*self.played.state()));
        }
    }

    /// Left to chance, every match ends.
    fn finish(&self) {
        let game = self.played.game();
        let mut state = *self.played.state();
        let mut dice = Dice::fast(0);
        let mut actions = Vec::new();
        for _ in 0..MOST_DECISIONS {
            let Some(seat) = game.to_act(&state).first() else { return };
            actions.clear();
            game.legal(&state, seat, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            let applied = game.apply(&mut state, seat, action, &mut dice, &mut Silence);
            assert_eq!(applied, Ok(()), "{action:?} in {state:?}");
        }
        panic!("the match does not end");
    }
}

fn inventory<G: Game>(played: &Match<G>) -> Vec<u32> {
    let mut components = Vec::new();
    played.game().inventory(played.state(), &mut components);
    components.sort_unstable();
    components
}
