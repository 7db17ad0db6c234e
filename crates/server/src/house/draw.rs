//! The draw of the key at a table: people commit, the list is closed, they open.
//!
//! Nothing is shown of what was opened before all of it is. Whoever does not open
//! in time, or leaves, is named, and the next draw begins with a new seed.

use std::collections::BTreeSet;

use ludi_engine::{Commitment, Contribution, LeftOutReason, Opening, Seat, Seed};
use tokio::time::sleep;

use super::HouseError;
use super::command::{Answer, Message, Rejection, Visitor};
use super::live_table::LiveTable;
use super::playing::LiveMatch;
use super::replay::deal;
use crate::people::random;
use crate::store::{Committed, Draw, DrawStage, NotTaking, Occupant, PersonId, Status, TableEntry};

/// Which moment of a draw it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct DrawMoment {
    number: usize,
    stage: DrawStage,
}

impl LiveTable {
    /// The draw that is going on, before the match.
    fn draw(&self) -> Option<&Draw> {
        self.entry.draws.last().filter(|_| self.entry.status == Status::Gathering)
    }

    /// Has the match been begun, so that only the draw is waited for?
    pub(super) fn is_drawing(&self) -> bool {
        self.draw().is_some_and(|draw| draw.stage != DrawStage::Open)
    }

    /// Does the draw wait for this person, to commit anew or to open?
    pub(super) fn draw_waits_for(&self, person: Option<PersonId>) -> bool {
        let (Some(person), Some(draw)) = (person, self.draw()) else { return false };
        let own = draw.committed.iter().find(|one| one.person == person);
        match draw.stage {
            DrawStage::Open => false,
            DrawStage::Redraw => own.is_none() && self.awaited(&self.entry.draws).contains(&person),
            DrawStage::Fixed => own.is_some_and(|one| one.opening.is_none()),
        }
    }

    /// Somebody commits to a contribution; whoever has, to another one.
    pub(super) async fn commit(
        &mut self,
        visitor: &Visitor,
        seat: Seat,
        number: u32,
        commitment: Commitment,
    ) -> Result<Answer, HouseError> {
        let Some(draw) = self.draw() else { return Ok(Answer::Rejected(Rejection::Begun)) };
        let Some(person) = visitor.person else { return Ok(Answer::Rejected(Rejection::NoSeat)) };
        if number as usize != self.entry.draws.len() {
            return Ok(Answer::Stale);
        }
        if draw.stage == DrawStage::Fixed {
            return Ok(Answer::Rejected(Rejection::Begun));
        }
        if has_failed(&self.entry.draws, person) {
            return Ok(Answer::Rejected(Rejection::NotOpened));
        }
        let mut draws = self.entry.draws.clone();
        if let Some(draw) = draws.last_mut() {
            let name = self.chair_name(seat);
            draw.committed.retain(|one| one.person != person);
            draw.committed.push(Committed { seat, person, name, commitment, opening: None });
        }
        self.go_on_with(draws).await
    }

    /// Somebody opens what it has committed to.
    pub(super) async fn reveal(
        &mut self,
        visitor: &Visitor,
        number: u32,
        contribution: Contribution,
    ) -> Result<Answer, HouseError> {
        if number as usize != self.entry.draws.len() {
            return Ok(Answer::Stale);
        }
        let mut draws = self.entry.draws.clone();
        let Some(draw) = draws.last_mut() else { return Ok(Answer::Stale) };
        let house = draw.seed.commitment();
        let mut committed = draw.committed.iter_mut();
        let Some(own) = committed.find(|one| Some(one.person) == visitor.person) else {
            return Ok(Answer::Rejected(Rejection::NotCommitted));
        };
        if contribution.commitment(&house, number, own.seat) != own.commitment {
            return Ok(Answer::Rejected(Rejection::OtherContribution));
        }
        match (own.opening, draw.stage) {
            (Some(_), _) => return Ok(Answer::Fine),
            (None, DrawStage::Open | DrawStage::Redraw) => {
                return Ok(Answer::Rejected(Rejection::TooEarly));
            }
            (None, DrawStage::Fixed) => own.opening = Some(Opening::Opened(contribution)),
        }
        self.go_on_with(draws).await
    }

    /// The match is to begin: who takes part in the draw is fixed.
    pub(super) async fn begin(&mut self, visitor: &Visitor) -> Result<Answer, HouseError> {
        if self.draw().is_none_or(|draw| draw.stage != DrawStage::Open) {
            return Ok(Answer::Fine);
        }
        if self.entry.seats.iter().any(|seat| seat.occupant == Occupant::default()) {
            return Ok(Answer::Rejected(Rejection::Empty));
        }
        let mut draws = self.entry.draws.clone();
        let here = |person| visitor.person == Some(person) || self.presence.has(person);
        fix(&self.entry, &mut draws, here);
        self.go_on_with(draws).await
    }

    /// Somebody has left a seat. If its contribution was waited for, the draw is
    /// given up.
    pub(super) async fn has_left(&mut self, person: PersonId) -> Result<Answer, HouseError> {
        let Some(draw) = self.draw().filter(|_| self.seats_of(Some(person)).is_empty()) else {
            return Ok(Answer::Fine);
        };
        let unopened = |one: &Committed| one.person == person && one.opening.is_none();
        match draw.stage {
            DrawStage::Fixed if draw.committed.iter().any(unopened) => {
                self.give_up(|one| (one.person == person).then_some(Opening::Left)).await
            }
            // Perhaps only this person was waited for.
            DrawStage::Redraw => self.go_on_with(self.entry.draws.clone()).await,
            DrawStage::Open | DrawStage::Fixed => Ok(Answer::Fine),
        }
    }

    /// The time of a moment is up, if it is still that moment.
    pub(super) async fn time_is_up(&mut self, moment: DrawMoment) -> Result<(), HouseError> {
        if self.draw_moment() != Some(moment) {
            return Ok(());
        }
        if moment.stage == DrawStage::Fixed {
            self.give_up(|_| Some(Opening::Late)).await?;
        } else {
            let mut draws = self.entry.draws.clone();
            fix(&self.entry, &mut draws, |_| true);
            self.go_on_with(draws).await?;
        }
        Ok(())
    }

    /// Gives the draw up, because of those unopened contributions of which `why`
    /// says so, and begins the next.
    async fn give_up(
        &mut self,
        why: impl Fn(&Committed) -> Option<Opening>,
    ) -> Result<Answer, HouseError> {
        let mut draws = self.entry.draws.clone();
        for one in draws.iter_mut().rev().take(1).flat_map(|draw| &mut draw.committed) {
            one.opening = one.opening.or_else(|| Some(why(one).unwrap_or(Opening::Pending)));
        }
        draws.push(Draw::new(Seed::new(random()?), DrawStage::Redraw));
        self.go_on_with(draws).await
    }

    /// Who is to commit anew, because the draw before was given up through no fault
    /// of theirs.
    fn awaited(&self, draws: &[Draw]) -> BTreeSet<PersonId> {
        let earlier = draws.len().checked_sub(2).map(|before| &draws[before].committed);
        let people = earlier.into_iter().flatten().map(|one| one.person);
        let awaited = |person: &PersonId| {
            !has_failed(draws, *person) && !self.seats_of(Some(*person)).is_empty()
        };
        people.filter(awaited).collect()
    }

    /// Keeps the draws as they are now. Once all have committed anew, the list is
    /// closed; once all is opened, the match begins.
    async fn go_on_with(&mut self, mut draws: Vec<Draw>) -> Result<Answer, HouseError> {
        let before = self.draw_moment();
        if let Some(draw) = draws.last().filter(|draw| draw.stage == DrawStage::Redraw) {
            let committed: BTreeSet<PersonId> =
                draw.committed.iter().map(|one| one.person).collect();
            if self.awaited(&draws).is_subset(&committed) {
                fix(&self.entry, &mut draws, |_| true);
            }
        }
        let (mut play, mut begin) = (None, None);
        if draws.last().is_some_and(Draw::is_complete) {
            let game =
                self.shared.registry.find(&self.entry.terms.game).ok_or(HouseError::NoGame)?;
            let entry = TableEntry { draws: draws.clone(), ..self.entry.clone() };
            let dealt = deal(game, &entry)?;
            begin = Some(dealt.to_act());
            play = Some(LiveMatch::dealt(dealt, game.clone(), self.shared.metrics.clone()));
        }
        let store = &self.shared.store;
        if !store.change_draws(self.id, &self.entry.draws, &draws, begin).await? {
            return Err(HouseError::Busy);
        }
        self.entry.draws = draws;
        if play.is_some() {
            self.entry.status = Status::Playing;
            self.play = play;
        }
        self.feed.turn_page();
        if self.draw_moment() != before {
            self.time_draw();
        }
        Ok(Answer::Fine)
    }

    fn draw_moment(&self) -> Option<DrawMoment> {
        let draw = self.draw()?;
        Some(DrawMoment { number: self.entry.draws.len(), stage: draw.stage })
    }

    /// Lets the time run for whoever is to commit anew or to open.
    pub(super) fn time_draw(&self) {
        let Some(moment) = self.draw_moment().filter(|_| self.is_drawing()) else { return };
        let (to_self, patience) = (self.mailbox.clone(), self.shared.settings.draw_patience);
        tokio::spawn(async move {
            sleep(patience).await;
            if let Some(mailbox) = to_self.upgrade() {
                _ = mailbox.send(Message::DrawTimeout(moment)).await;
            }
        });
    }
}

/// Whether a draw was given up because of this person.
fn has_failed(draws: &[Draw], person: PersonId) -> bool {
    let failed = |one: &Committed| {
        one.person == person && matches!(one.opening, Some(Opening::Late | Opening::Left))
    };
    draws.iter().any(|draw| draw.committed.iter().any(failed))
}

/// Closes the list of the last draw: everybody at the table has one place on it,
/// as a contributor or as left out.
fn fix(entry: &TableEntry, draws: &mut [Draw], here: impl Fn(PersonId) -> bool) {
    let failed: BTreeSet<PersonId> = entry
        .seats
        .iter()
        .filter_map(|seat| seat.occupant.person)
        .filter(|person| has_failed(draws, *person))
        .collect();
    let Some(draw) = draws.last_mut() else { return };
    let holds = |person: PersonId, seat: Seat| {
        entry.seats.get(seat.index()).is_some_and(|at| at.occupant.person == Some(person))
    };
    let mut seen = BTreeSet::new();
    let (mut taking, mut left_out) = (Vec::new(), Vec::new());
    for (seat, at) in entry.seats.iter().enumerate() {
        let Some(person) = at.occupant.person.filter(|person| seen.insert(*person)) else {
            continue;
        };
        let committed = draw.committed.iter().find(|one| one.person == person);
        let reason = match committed.filter(|one| holds(person, one.seat)) {
            _ if failed.contains(&person) => LeftOutReason::NotOpened,
            None => LeftOutReason::NoCommitment,
            Some(_) if !here(person) => LeftOutReason::Away,
            Some(one) => {
                taking.push(one.clone());
                continue;
            }
        };
        let name = at.name.clone().unwrap_or_default();
        left_out.push(NotTaking { seat: Seat::new(seat), person, name, reason });
    }
    taking.sort_by_key(|one| one.seat);
    draw.committed = taking;
    draw.left_out = left_out;
    draw.stage = DrawStage::Fixed;
}
