//! Votes for a bot on the seat of somebody who left.
//!
//! They are not kept: whoever still wants a bot after a restart votes again.

use std::collections::{BTreeMap, BTreeSet};

use ludi_engine::Seat;

use crate::store::PersonId;

/// Who voted for a bot on which seat.
#[derive(Default)]
pub(super) struct Votes(BTreeMap<Seat, BTreeSet<PersonId>>);

impl Votes {
    /// Takes a vote, or takes it back.
    pub(super) fn cast(&mut self, seat: Seat, voter: PersonId, agree: bool) {
        if agree {
            self.0.entry(seat).or_default().insert(voter);
        } else if let Some(voters) = self.0.get_mut(&seat) {
            voters.remove(&voter);
        }
    }

    /// Forgets the votes about a seat.
    pub(super) fn forget(&mut self, seat: Seat) {
        self.0.remove(&seat);
    }

    /// Has this person voted so?
    pub(super) fn has(&self, seat: Seat, voter: PersonId) -> bool {
        self.0.get(&seat).is_some_and(|voters| voters.contains(&voter))
    }

    /// Has this person voted about anything?
    pub(super) fn has_voted(&self, voter: PersonId) -> bool {
        self.0.values().any(|voters| voters.contains(&voter))
    }

    /// How many of these people have voted so.
    pub(super) fn count(&self, seat: Seat, voters: &BTreeSet<PersonId>) -> usize {
        self.0.get(&seat).map_or(0, |cast| cast.intersection(voters).count())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vote_counts_once_and_can_be_taken_back() {
        let [one, two] = [1, 2].map(|byte| PersonId::new([byte; 10]));
        let others: BTreeSet<PersonId> = [one, two].into();
        let (mut votes, seat) = (Votes::default(), Seat::new(3));
        votes.cast(seat, one, true);
        votes.cast(seat, one, true);
        assert_eq!(votes.count(seat, &others), 1);
        assert!(votes.has(seat, one) && !votes.has(seat, two));
        votes.cast(seat, one, false);
        assert_eq!(votes.count(seat, &others), 0);
        votes.cast(seat, two, true);
        votes.forget(seat);
        assert_eq!(votes.count(seat, &others), 0);
    }
}
