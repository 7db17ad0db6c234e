//! Who sits where: before the match and during it.

use ludi_bots::Level;
use ludi_engine::Seat;

use super::HouseError;
use super::command::{Answer, Rejection, Visitor};
use super::live_table::LiveTable;
use crate::store::{Occupant, SeatChange, SeatEvent, SecretHash, Status};

impl LiveTable {
    pub(super) fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        Some(&self.entry.seats.get(seat.index())?.occupant)
    }

    /// Puts somebody else on a seat, by a link that is used up or without one,
    /// and tells of it if there is something to be told.
    pub(super) async fn put(
        &mut self,
        seat: Seat,
        to: Occupant,
        link: Option<SecretHash>,
        event: Option<SeatEvent>,
    ) -> Result<Answer, HouseError> {
        let Some(from) = self.occupant(seat).cloned() else {
            return Ok(Answer::Rejected(Rejection::Nobody));
        };
        // Whoever comes, or else whoever it was.
        let person = to.person.or(from.person);
        let notice = match event.zip(person) {
            Some((event, person)) => Some(self.notice(event, seat, person)?),
            None => None,
        };
        let told = notice.clone();
        let change = SeatChange { seat, from, to, link, notice };
        if !self.shared.store.change_seat(self.id, change).await? {
            return Err(HouseError::Busy);
        }
        self.votes.forget(seat);
        self.requests.end(seat);
        self.reseat().await?;
        if let Some(line) = told {
            self.hear(line.clone()).await?;
            self.feed.tell(&line);
        }
        Ok(Answer::Fine)
    }

    /// Somebody takes a free seat of a table that gathers.
    pub(super) async fn sit(
        &mut self,
        visitor: &Visitor,
        wanted: Option<Seat>,
    ) -> Result<Answer, HouseError> {
        let Some(person) = visitor.person else { return Ok(Answer::Rejected(Rejection::NoSeat)) };
        if self.entry.status != Status::Gathering {
            return Ok(Answer::Rejected(Rejection::Begun));
        }
        if !self.seats_of(Some(person)).is_empty() {
            return Ok(Answer::Fine);
        }
        let free = |seat: &Seat| self.occupant(*seat) == Some(&Occupant::default());
        let seat = match wanted {
            Some(seat) if free(&seat) => seat,
            Some(_) => return Ok(Answer::Rejected(Rejection::Taken)),
            None => match Seat::all(self.entry.terms.setup.seats).find(free) {
                Some(seat) => seat,
                None => return Ok(Answer::Rejected(Rejection::Full)),
            },
        };
        if self.name_is_taken(person).await? {
            return Ok(Answer::Rejected(Rejection::NameTaken));
        }
        self.put(seat, Occupant::person(person), None, None).await
    }

    /// Somebody leaves for good: the seat is free again, or a bot's once the match
    /// was to begin.
    pub(super) async fn stand(&mut self, seat: Seat) -> Result<Answer, HouseError> {
        let gathers = self.entry.status == Status::Gathering && !self.is_drawing();
        let person = self.occupant(seat).and_then(|occupant| occupant.person);
        let told = (self.entry.status == Status::Playing).then_some(SeatEvent::Left);
        match gathers {
            true => self.put(seat, Occupant::default(), None, None).await?,
            false => self.put(seat, Occupant::bot(Level::Heuristic.name()), None, told).await?,
        };
        // Perhaps only this person had not agreed to what somebody asks for.
        for seat in Seat::all(self.entry.terms.setup.seats) {
            self.settle(seat).await?;
        }
        let somebody = self.entry.seats.iter().any(|seat| seat.occupant.person.is_some());
        if !somebody && gathers {
            self.shared.store.close_table(self.id).await?;
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
            return Ok(Answer::Rejected(Rejection::Begun));
        }
        let Ok(level) = level.parse::<Level>() else { return Ok(Answer::Unknown) };
        for seat in Seat::all(self.entry.terms.setup.seats) {
            if self.occupant(seat) == Some(&Occupant::default()) {
                self.put(seat, Occupant::bot(level.name()), None, None).await?;
            }
        }
        Ok(Answer::Fine)
    }
}
