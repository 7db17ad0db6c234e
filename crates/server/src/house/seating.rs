//! Who sits where: before the match and during it.

use std::collections::BTreeSet;

use ludi_bots::Level;
use ludi_engine::Seat;

use super::HouseError;
use super::command::{Answer, Hindrance, Visitor};
use super::desk::Desk;
use super::votes::needed;
use crate::store::{Occupant, PersonId, SecretHash, Status};

impl Desk {
    fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        Some(&self.entry.seats.get(seat.index())?.occupant)
    }

    /// Puts somebody else on a seat.
    async fn put(&mut self, seat: Seat, to: Occupant) -> Result<Answer, HouseError> {
        let Some(from) = self.occupant(seat).cloned() else {
            return Ok(Answer::Not(Hindrance::Nobody));
        };
        if !self.rooms.store.change_seat(self.id, seat, from, to).await? {
            return Err(HouseError::Busy);
        }
        self.votes.forget(seat);
        self.reseat().await?;
        Ok(Answer::Fine)
    }

    /// Somebody takes a free seat of a table that gathers.
    pub(super) async fn sit(
        &mut self,
        visitor: &Visitor,
        wanted: Option<Seat>,
    ) -> Result<Answer, HouseError> {
        let Some(person) = visitor.person else { return Ok(Answer::Not(Hindrance::NoSeat)) };
        if self.entry.status != Status::Gathering {
            return Ok(Answer::Not(Hindrance::Begun));
        }
        if !self.seats_of(Some(person)).is_empty() {
            return Ok(Answer::Fine);
        }
        let free = |seat: &Seat| self.occupant(*seat) == Some(&Occupant::default());
        let seat = match wanted {
            Some(seat) if free(&seat) => seat,
            Some(_) => return Ok(Answer::Not(Hindrance::Taken)),
            None => match Seat::all(self.entry.terms.setup.seats).find(free) {
                Some(seat) => seat,
                None => return Ok(Answer::Not(Hindrance::Full)),
            },
        };
        self.put(seat, Occupant::person(person)).await
    }

    /// Somebody who has a secret link takes its seat: an empty one, one that a
    /// bot plays, or the own one from another device.
    pub(super) async fn sit_by_link(
        &mut self,
        visitor: &Visitor,
        seat: Seat,
    ) -> Result<Answer, HouseError> {
        let Some(person) = visitor.person else { return Ok(Answer::Not(Hindrance::NoSeat)) };
        let mine = self.seats_of(Some(person));
        if mine.contains(seat) {
            return Ok(Answer::Fine);
        }
        if !mine.is_empty() {
            return Ok(Answer::Not(Hindrance::Taken));
        }
        self.put(seat, Occupant::person(person)).await
    }

    /// Somebody leaves for good: the seat is free again, or a bot's once the match
    /// was to begin.
    pub(super) async fn stand(&mut self, seat: Seat) -> Result<Answer, HouseError> {
        self.rooms.store.change_link(self.id, seat, None).await?;
        let gathers = self.entry.status == Status::Gathering && !self.is_drawing();
        let person = self.occupant(seat).and_then(|occupant| occupant.person);
        match gathers {
            true => self.put(seat, Occupant::default()).await?,
            false => self.put(seat, Occupant::bot(Level::Heuristic.name())).await?,
        };
        let somebody = self.entry.seats.iter().any(|seat| seat.occupant.person.is_some());
        if !somebody && gathers {
            self.rooms.store.close_table(self.id).await?;
            self.reseat().await?;
        }
        match person {
            Some(person) => self.has_left(person).await,
            None => Ok(Answer::Fine),
        }
    }

    /// Bots take the empty seats.
    pub(super) async fn fill(&mut self, level: &str) -> Result<Answer, HouseError> {
        if self.entry.status != Status::Gathering {
            return Ok(Answer::Not(Hindrance::Begun));
        }
        let Ok(level) = level.parse::<Level>() else { return Ok(Answer::Unknown) };
        for seat in Seat::all(self.entry.terms.setup.seats) {
            if self.occupant(seat) == Some(&Occupant::default()) {
                self.put(seat, Occupant::bot(level.name())).await?;
            }
        }
        Ok(Answer::Fine)
    }

    /// A bot plays for somebody, who keeps the seat.
    pub(super) async fn hand_over(
        &mut self,
        seat: Seat,
        level: &str,
    ) -> Result<Answer, HouseError> {
        let Ok(level) = level.parse::<Level>() else { return Ok(Answer::Unknown) };
        let held = self.occupant(seat).cloned().unwrap_or_default();
        self.put(seat, Occupant { bot: Some(level.name().to_owned()), ..held }).await
    }

    /// Somebody plays again for whom a bot played.
    pub(super) async fn take_back(&mut self, seat: Seat) -> Result<Answer, HouseError> {
        let held = self.occupant(seat).cloned().unwrap_or_default();
        self.put(seat, Occupant { bot: None, ..held }).await
    }

    /// A secret link to the own seat, to go on from another device, or to one
    /// that no person has.
    pub(super) async fn invite(
        &mut self,
        visitor: &Visitor,
        seat: Seat,
        hash: SecretHash,
    ) -> Result<Answer, HouseError> {
        match self.occupant(seat) {
            None => return Ok(Answer::Not(Hindrance::Nobody)),
            Some(Occupant { person, .. }) if person.is_some() && *person != visitor.person => {
                return Ok(Answer::Not(Hindrance::Taken));
            }
            Some(_) => {}
        }
        self.rooms.store.change_link(self.id, seat, Some(hash)).await?;
        Ok(Answer::Fine)
    }

    /// A vote for a bot on the seat of somebody who is not here. When more than
    /// half of the other people agree, the bot sits down, and the seat can be
    /// given to somebody else by link.
    pub(super) async fn replace(
        &mut self,
        visitor: &Visitor,
        seat: Seat,
        agree: bool,
    ) -> Result<Answer, HouseError> {
        if self.entry.status != Status::Playing {
            return Ok(Answer::Not(Hindrance::NotBegun));
        }
        let Some(voter) = visitor.person else { return Ok(Answer::Not(Hindrance::NoSeat)) };
        let Some(absent) = self.occupant(seat).and_then(|occupant| occupant.person) else {
            return Ok(Answer::Not(Hindrance::Nobody));
        };
        if absent == voter || self.doorway.has(absent) {
            return Ok(Answer::Not(Hindrance::Here));
        }
        self.votes.cast(seat, voter, agree);
        let others = self.others(absent);
        if self.votes.count(seat, &others) < needed(others.len()) {
            return Ok(Answer::Fine);
        }
        self.rooms.store.change_link(self.id, seat, None).await?;
        self.put(seat, Occupant::bot(Level::Heuristic.name())).await
    }

    /// The people who play here, but for one.
    pub(super) fn others(&self, but: PersonId) -> BTreeSet<PersonId> {
        let people = self.entry.seats.iter().filter_map(|seat| seat.occupant.person);
        people.filter(|person| *person != but).collect()
    }
}
