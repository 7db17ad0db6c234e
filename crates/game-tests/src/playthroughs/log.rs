//! What was told in a game in which steps were taken back.

use ludi_engine::{Match, Row, Rules, Step, Transcript, Words};

/// The events and beats of the rows in force, in full; the deal is row 0.
pub struct Log<G: Rules>(Vec<(u64, Transcript<G>)>);

impl<G: Rules> Default for Log<G> {
    fn default() -> Log<G> {
        Log(Vec::new())
    }
}

impl<G: Words> Log<G> {
    /// Takes note of the last row of a match: what was taken back did not happen.
    pub fn note(&mut self, told: Transcript<G>, played: &Match<G>) {
        match played.rows().last() {
            Some(Row { step: Step::TakeBack(_), .. }) => {
                self.0.retain(|(row, _)| *row == 0 || played.in_force().contains(row));
            }
            _ => self.0.push((played.rows().len() as u64, told)),
        }
    }

    /// The events, in order.
    pub fn events(&self) -> impl Iterator<Item = &G::Event> {
        self.0.iter().flat_map(|(_, row)| &row.told).map(|told| &told.event)
    }

    /// The kinds of the beats, in order.
    pub fn beats(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().flat_map(|(_, row)| row.kinds())
    }

    /// How many events are of this kind.
    pub fn count(&self, is: impl Fn(&G::Event) -> bool) -> usize {
        self.events().filter(|event| is(event)).count()
    }
}
