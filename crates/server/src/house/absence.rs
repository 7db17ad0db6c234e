//! People who are away, and the bots that play for them meanwhile.
//!
//! After so many minutes as the table says, all others who are present may vote
//! for a bot. The seat stays its person's, who takes it back at any time.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use ludi_bots::Level;
use ludi_engine::Seat;
use tokio::time::sleep;

use super::HouseError;
use super::command::{Answer, Rejection, Visitor};
use super::live_table::LiveTable;
use super::page_model::Away;
use crate::store::{Occupant, PersonId, SeatEvent, Status};

impl LiveTable {
    /// How long somebody must be away for a bot to be voted for; `None`: never.
    fn patience(&self) -> Option<Duration> {
        self.entry.terms.absence.map(|minutes| Duration::from_secs(60 * u64::from(minutes)))
    }

    /// The others at the table who are not away themselves.
    fn present_but(&self, absent: PersonId, patience: Duration) -> BTreeSet<PersonId> {
        let present = |person: &PersonId| self.presence.away_for(*person) < patience;
        self.people().into_iter().filter(|person| *person != absent).filter(present).collect()
    }

    /// A vote for a bot on the seat of somebody who is away, or against it. When
    /// all others who are present agree, a bot plays until its person is back.
    pub(super) async fn replace(
        &mut self,
        visitor: &Visitor,
        seat: Seat,
        agree: bool,
    ) -> Result<Answer, HouseError> {
        if self.entry.status != Status::Playing {
            return Ok(Answer::Rejected(Rejection::NotBegun));
        }
        let Some(voter) = visitor.person else { return Ok(Answer::Rejected(Rejection::NoSeat)) };
        let Some(Occupant { person: Some(absent), bot: None, .. }) = self.occupant(seat) else {
            return Ok(Answer::Rejected(Rejection::Nobody));
        };
        let absent = *absent;
        let (Some(minutes), Some(patience)) = (self.entry.terms.absence, self.patience()) else {
            return Ok(Answer::Rejected(Rejection::NeverReplaced));
        };
        if absent == voter || self.presence.away_for(absent) < patience {
            return Ok(Answer::Rejected(Rejection::Present(minutes)));
        }
        self.votes.cast(seat, voter, agree);
        let present = self.present_but(absent, patience);
        if present.is_empty() || !present.iter().all(|person| self.votes.has(seat, *person)) {
            return Ok(Answer::Fine);
        }
        self.replaced(seat, SeatEvent::Replaced, Level::Heuristic).await
    }

    /// A bot plays for somebody, who keeps the seat.
    pub(super) async fn hand_over(
        &mut self,
        seat: Seat,
        level: &str,
    ) -> Result<Answer, HouseError> {
        let Ok(level) = level.parse::<Level>() else { return Ok(Answer::Unknown) };
        match self.entry.status {
            Status::Playing => self.replaced(seat, SeatEvent::HandedOver, level).await,
            Status::Gathering => Ok(Answer::Rejected(Rejection::NotBegun)),
            Status::Over | Status::Closed => Ok(Answer::Rejected(Rejection::Over)),
        }
    }

    async fn replaced(
        &mut self,
        seat: Seat,
        event: SeatEvent,
        level: Level,
    ) -> Result<Answer, HouseError> {
        let held = self.occupant(seat).cloned().unwrap_or_default();
        if held.bot.is_some() {
            return Ok(Answer::Fine);
        }
        let to = Occupant { bot: Some(level.name().to_owned()), ..held };
        self.put(seat, to, None, Some(event)).await
    }

    /// Somebody plays again for whom a bot played.
    pub(super) async fn take_back(&mut self, seat: Seat) -> Result<Answer, HouseError> {
        let held = self.occupant(seat).cloned().unwrap_or_default();
        if held.bot.is_none() {
            return Ok(Answer::Fine);
        }
        let told = (self.entry.status == Status::Playing).then_some(SeatEvent::Back);
        self.put(seat, Occupant { bot: None, ..held }, None, told).await
    }

    /// Whoever calls is here: votes about its seats are void.
    pub(super) fn saw(&mut self, visitor: &Visitor) {
        let Some(person) = visitor.person else { return };
        self.presence.saw(person);
        for seat in self.seats_of(Some(person)).iter() {
            self.votes.forget(seat);
        }
    }

    /// How far somebody's absence has come.
    pub(super) fn away(&mut self, seat: Seat) -> Option<Away> {
        let patience = self.patience().filter(|_| self.entry.status == Status::Playing)?;
        let Occupant { person: Some(absent), bot: None, .. } = self.occupant(seat)? else {
            return None;
        };
        let absent = *absent;
        let away = self.presence.away_for(absent);
        if away.is_zero() {
            return None;
        }
        if away < patience {
            self.look_again_in(patience - away);
            return Some(Away::Since);
        }
        let present = self.present_but(absent, patience);
        let cast = self.votes.count(seat, &present);
        Some(Away::Vote { cast, needed: present.len() })
    }

    /// Has everybody look again after a while, when somebody has been away long
    /// enough.
    fn look_again_in(&mut self, wait: Duration) {
        let now = self.shared.clock.elapsed();
        if self.looks_again.is_some_and(|due| now < due && due <= now + wait) {
            return;
        }
        self.looks_again = Some(now + wait);
        let presence = Arc::downgrade(&self.presence);
        tokio::spawn(async move {
            sleep(wait).await;
            if let Some(presence) = presence.upgrade() {
                presence.remind();
            }
        });
    }
}
