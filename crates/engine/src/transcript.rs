//! What happened in one row, moment by moment.

use crate::event::seen;
use crate::{Listener, Rules, Told, Viewer};

/// Everything a row told, and the beats in it: the moments between two decisions
/// that a person must see.
pub struct Transcript<G: Rules> {
    /// The events, in order.
    pub told: Vec<Told<G::Event>>,
    beats: Vec<Mark<G::State>>,
}

/// A moment that the rules marked.
#[derive(PartialEq, Eq)]
struct Mark<S> {
    kind: &'static str,
    /// How many events had been told.
    told: usize,
    state: S,
}

/// A moment of a row as one viewer sees it: what it was told since the last one,
/// and what the table then looks like.
pub struct Beat<'a, G: Rules> {
    /// Which of [`Info::beats`](crate::Info::beats) it is, if the rules marked it.
    pub kind: Option<&'static str>,
    /// What the viewer was told since the beat before.
    pub events: Vec<&'a G::Event>,
    /// The state at the beat; nothing for the end of the row.
    pub state: Option<&'a G::State>,
}

impl<G: Rules> Default for Transcript<G> {
    fn default() -> Transcript<G> {
        Transcript { told: Vec::new(), beats: Vec::new() }
    }
}

impl<G: Rules> PartialEq for Transcript<G> {
    fn eq(&self, other: &Transcript<G>) -> bool {
        self.told == other.told && self.beats == other.beats
    }
}

impl<G: Rules> Transcript<G> {
    /// The kinds of beats that the rules marked, in order.
    pub fn kinds(&self) -> impl Iterator<Item = &'static str> {
        self.beats.iter().map(|mark| mark.kind)
    }

    /// The states at the beats that the rules marked, in order.
    pub(crate) fn states(&self) -> impl Iterator<Item = &G::State> {
        self.beats.iter().map(|mark| &mark.state)
    }

    /// What this viewer sees of the events.
    pub fn seen(&self, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        seen(&self.told, viewer)
    }

    /// The same, each with the beat in which the viewer sees it, from 1: those of
    /// [`beats`](Transcript::beats).
    pub(crate) fn seen_by_beat(&self, viewer: Viewer) -> impl Iterator<Item = (u32, &G::Event)> {
        let mut marks = self.beats.iter().peekable();
        let (mut beat, mut told_since) = (1, false);
        self.told.iter().enumerate().filter_map(move |(at, told)| {
            while marks.next_if(|mark| mark.told <= at).is_some() {
                beat += u32::from(told_since);
                told_since = false;
            }
            let event = told.seen_by(viewer)?;
            told_since = true;
            Some((beat, event))
        })
    }

    /// The beats that this viewer sees; the last is the end of the row.
    ///
    /// Only a viewer who is told something since the last beat sees another one:
    /// how many there are depends on nothing that is hidden from it. For the same
    /// reason a beat after which the viewer is told nothing more is the end.
    pub fn beats(&self, viewer: Viewer) -> Vec<Beat<'_, G>> {
        let mut beats: Vec<Beat<'_, G>> = Vec::new();
        let mut first = 0;
        for mark in &self.beats {
            let events: Vec<_> = seen(&self.told[first..mark.told], viewer).collect();
            if !events.is_empty() {
                beats.push(Beat { kind: Some(mark.kind), events, state: Some(&mark.state) });
                first = mark.told;
            }
        }
        let events: Vec<_> = seen(&self.told[first..], viewer).collect();
        match beats.last_mut() {
            Some(last) if events.is_empty() => last.state = None,
            _ => beats.push(Beat { kind: None, events, state: None }),
        }
        beats
    }

    /// Does this row look to this viewer as that one does, beat by beat? The end
    /// of the row is not compared.
    pub(crate) fn looks_like(&self, other: &Transcript<G>, game: &G, viewer: Viewer) -> bool {
        if self.beats.is_empty() && other.beats.is_empty() {
            return self.seen(viewer).eq(other.seen(viewer));
        }
        let view = |state: Option<&G::State>| state.map(|state| game.view(state, viewer));
        let same = |(one, other): (&Beat<'_, G>, &Beat<'_, G>)| {
            one.kind == other.kind
                && one.events == other.events
                && view(one.state) == view(other.state)
        };
        let (these, those) = (self.beats(viewer), other.beats(viewer));
        these.len() == those.len() && these.iter().zip(&those).all(same)
    }
}

impl<G: Rules> Listener<G> for Transcript<G> {
    fn tell(&mut self, told: Told<G::Event>) {
        self.told.push(told);
    }

    fn beat(&mut self, kind: &'static str, state: &G::State) {
        self.beats.push(Mark { kind, told: self.told.len(), state: *state });
    }
}
