//! Who asks for the seat of a bot in a running match, and who has agreed.
//!
//! It is not kept. The link by which somebody asks is, until the answer: after a
//! restart it asks again.

use std::collections::{BTreeMap, BTreeSet};

use ludi_engine::Seat;

use crate::store::{PersonId, SecretHash};

/// Somebody who asks for a seat.
pub(super) struct Request {
    /// Who.
    pub(super) person: PersonId,
    /// What that person is called.
    pub(super) name: String,
    /// The link that gives the right to ask.
    pub(super) link: SecretHash,
    /// Who has agreed.
    pub(super) agreed: BTreeSet<PersonId>,
}

/// The requests at a table, one at most for each seat.
#[derive(Default)]
pub(super) struct Requests(BTreeMap<Seat, Request>);

impl Requests {
    pub(super) fn get(&self, seat: Seat) -> Option<&Request> {
        self.0.get(&seat)
    }

    /// Somebody asks.
    pub(super) fn add(&mut self, seat: Seat, request: Request) {
        self.0.insert(seat, request);
    }

    /// Somebody agrees; `false` if nobody asks for the seat.
    pub(super) fn agree(&mut self, seat: Seat, who: PersonId) -> bool {
        self.0.get_mut(&seat).map(|request| request.agreed.insert(who)).is_some()
    }

    /// Nobody asks for this seat any more.
    pub(super) fn end(&mut self, seat: Seat) -> Option<Request> {
        self.0.remove(&seat)
    }

    /// This person asks for nothing any more.
    pub(super) fn forget(&mut self, person: PersonId) {
        self.0.retain(|_, request| request.person != person);
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Seat, &Request)> {
        self.0.iter().map(|(seat, request)| (*seat, request))
    }
}
