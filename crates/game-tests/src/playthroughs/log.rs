//! What was told in a game in which steps were taken back.

use ludi_engine::{Listener, Told};

/// The events of the steps in force, in full.
#[derive(Debug)]
pub struct Log<E> {
    told: Vec<E>,
    /// For each step in force, how many events came before it.
    steps: Vec<usize>,
}

impl<E> Default for Log<E> {
    fn default() -> Log<E> {
        Log { told: Vec::new(), steps: Vec::new() }
    }
}

impl<E> Listener<E> for Log<E> {
    fn tell(&mut self, told: Told<E>) {
        self.told.push(told.event);
    }
}

impl<E> Log<E> {
    /// What is told from here on belongs to the next step.
    pub fn begin_step(&mut self) {
        self.steps.push(self.told.len());
    }

    /// Forgets the last steps.
    pub fn take_back(&mut self, steps: u32) {
        for _ in 0..steps {
            self.told.truncate(self.steps.pop().expect("a step to take back"));
        }
    }

    /// The events, in order.
    pub fn events(&self) -> impl Iterator<Item = &E> {
        self.told.iter()
    }

    /// How many events are of this kind.
    pub fn count(&self, is: impl Fn(&E) -> bool) -> usize {
        self.events().filter(|event| is(event)).count()
    }
}
