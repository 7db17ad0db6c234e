//! What happened, and who may know it.

use crate::{Rules, Seat, SeatSet, Viewer};

/// One thing that happened, in the form each viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<E> {
    /// The event in full.
    pub event: E,
    /// Who sees it in full; `None` for everybody.
    pub only: Option<SeatSet>,
    /// What the others see instead, if anything.
    pub others: Option<E>,
}

impl<E> Told<E> {
    /// An event that everybody sees.
    #[inline]
    pub fn to_all(event: E) -> Told<E> {
        Told { event, only: None, others: None }
    }

    /// An event that one seat sees in full; the others see `others`, or nothing.
    #[inline]
    pub fn to_seat(seat: Seat, event: E, others: Option<E>) -> Told<E> {
        Told { event, only: Some(SeatSet::only(seat)), others }
    }

    /// The form of the event that this viewer sees, if any.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&E> {
        let in_full = match (self.only, viewer) {
            (None, _) | (_, Viewer::Historian) => true,
            (Some(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Some(_), Viewer::Spectator) => false,
        };
        if in_full { Some(&self.event) } else { self.others.as_ref() }
    }
}

/// Those who could notice something that was done: from its events, or because
/// it changed what they see or are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Audience {
    /// The seats among them.
    pub seats: SeatSet,
    /// Do spectators belong to them?
    pub spectators: bool,
}

impl Audience {
    /// Does this viewer belong to them? The historian always does.
    pub fn contains(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.contains(seat),
            Viewer::Spectator => self.spectators,
            Viewer::Historian => true,
        }
    }

    /// Adds a viewer.
    pub fn insert(&mut self, viewer: Viewer) {
        match viewer {
            Viewer::Seat(seat) => self.seats.insert(seat),
            Viewer::Spectator => self.spectators = true,
            Viewer::Historian => {}
        }
    }

    /// Adds all of these.
    pub fn join(&mut self, others: Audience) {
        self.seats = self.seats.iter().chain(others.seats.iter()).collect();
        self.spectators |= others.spectators;
    }
}

/// What this viewer sees of several events.
pub(crate) fn seen<E>(told: &[Told<E>], viewer: Viewer) -> impl Iterator<Item = &E> {
    told.iter().filter_map(move |told| told.seen_by(viewer))
}

/// Where a game tells its events.
pub trait Listener<G: Rules> {
    /// Takes note of an event.
    fn tell(&mut self, told: Told<G::Event>);

    /// Takes note of a beat: a moment between two decisions that a person must
    /// see, with the state as it is then. Its kind is one of [`Info::beats`]. What
    /// was told since the last beat belongs to it. Nothing is copied unless
    /// somebody listens.
    ///
    /// [`Info::beats`]: crate::Info::beats
    fn beat(&mut self, kind: &'static str, state: &G::State);
}

/// Only the events.
impl<G: Rules> Listener<G> for Vec<Told<G::Event>> {
    fn tell(&mut self, told: Told<G::Event>) {
        self.push(told);
    }

    fn beat(&mut self, _: &'static str, _: &G::State) {}
}

/// A listener that ignores everything, for bots and benchmarks.
#[derive(Clone, Copy, Debug)]
pub struct Silence;

impl<G: Rules> Listener<G> for Silence {
    #[inline]
    fn tell(&mut self, _: Told<G::Event>) {}

    #[inline]
    fn beat(&mut self, _: &'static str, _: &G::State) {}
}
