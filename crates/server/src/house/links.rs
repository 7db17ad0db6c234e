//! Secret links to seats. Each serves once, and none takes a seat from a person.
//!
//! A link to an empty seat of a table that gathers seats whoever uses it first.
//! A link to the seat of a bot in a running match lets its user ask for the seat:
//! it is given when every person at the table agrees. A link to the own seat lets
//! a guest go on from another device, as the same person.

use std::collections::BTreeSet;
use std::time::Duration;

use ludi_engine::Seat;

use super::command::{Answer, Rejection, Visitor};
use super::live_table::LiveTable;
use super::requests::Request;
use super::{House, HouseError};
use crate::store::{Occupant, PersonId, SeatEvent, SeatLink, SecretHash, Status, TableId};

/// How long a link to another device serves.
const DEVICE_LINK: Duration = Duration::from_secs(15 * 60);

impl LiveTable {
    /// A secret link to the own seat, or to one that no person has. The link
    /// that there was leads nowhere, and who asked by it asks no more.
    pub(super) async fn invite(
        &mut self,
        visitor: &Visitor,
        seat: Seat,
        hash: SecretHash,
    ) -> Result<Answer, HouseError> {
        let (Some(giver), Some(occupant)) = (visitor.person, self.occupant(seat)) else {
            return Ok(Answer::Rejected(Rejection::Nobody));
        };
        let until = match occupant.person {
            Some(holder) if holder != giver => return Ok(Answer::Rejected(Rejection::Taken)),
            Some(_) => {
                // Whoever has an account signs in on the other device.
                let person = self.shared.store.person(giver).await?;
                if person.is_none_or(|person| person.account) {
                    return Ok(Answer::Rejected(Rejection::Account));
                }
                Some(self.shared.clock.now().after(DEVICE_LINK))
            }
            None if self.entry.status == Status::Over => {
                return Ok(Answer::Rejected(Rejection::Over));
            }
            None => None,
        };
        self.relink(seat, Some(SeatLink { hash, from: Some(giver), until })).await?;
        Ok(Answer::Fine)
    }

    /// Gives a seat another link, or none. Who asked by the old one asks no more.
    async fn relink(&mut self, seat: Seat, link: Option<SeatLink>) -> Result<(), HouseError> {
        self.shared.store.change_link(self.id, seat, link).await?;
        self.entry.seats[seat.index()].link = link;
        self.requests.end(seat);
        self.feed.turn_page();
        Ok(())
    }

    /// Somebody uses a link to a seat that no person has.
    pub(super) async fn sit_by_link(
        &mut self,
        visitor: &Visitor,
        seat: Seat,
        hash: SecretHash,
    ) -> Result<Answer, HouseError> {
        let Some(person) = visitor.person else { return Ok(Answer::Rejected(Rejection::NoSeat)) };
        let mine = self.seats_of(Some(person));
        if mine.contains(seat) {
            return Ok(Answer::Fine);
        }
        if !mine.is_empty() {
            return Ok(Answer::Rejected(Rejection::Seated));
        }
        let Some(entry) = self.entry.seats.get(seat.index()) else {
            return Ok(Answer::Rejected(Rejection::Nobody));
        };
        if entry.occupant.person.is_some() {
            return Ok(Answer::Rejected(Rejection::Taken));
        }
        let Some(link) = entry.link.filter(|link| link.hash == hash) else {
            return Ok(Answer::Rejected(Rejection::Used));
        };
        if self.name_is_taken(person).await? {
            return Ok(Answer::Rejected(Rejection::NameTaken));
        }
        match self.entry.status {
            Status::Gathering if self.is_drawing() => Ok(Answer::Rejected(Rejection::Begun)),
            Status::Gathering => self.put(seat, Occupant::person(person), Some(hash), None).await,
            Status::Playing => self.request(person, seat, link).await,
            Status::Over | Status::Closed => Ok(Answer::Rejected(Rejection::Over)),
        }
    }

    /// Somebody asks for the seat of a bot. Whoever gave the link has agreed.
    async fn request(
        &mut self,
        person: PersonId,
        seat: Seat,
        link: SeatLink,
    ) -> Result<Answer, HouseError> {
        match self.requests.get(seat) {
            Some(request) if request.person != person => {
                return Ok(Answer::Rejected(Rejection::Asked));
            }
            Some(_) => return Ok(Answer::Fine),
            None => {}
        }
        let name = self.shared.store.person(person).await?.map(|person| person.name);
        let agreed = link.from.into_iter().collect();
        let name = name.unwrap_or_default();
        self.requests.add(seat, Request { person, name, link: link.hash, agreed });
        self.settle(seat).await
    }

    /// Somebody who plays here agrees to a request, or refuses, which ends it.
    pub(super) async fn answer_request(
        &mut self,
        visitor: &Visitor,
        seat: Seat,
        agree: bool,
    ) -> Result<Answer, HouseError> {
        let Some(person) = visitor.person else { return Ok(Answer::Rejected(Rejection::NoSeat)) };
        if !self.requests.agree(seat, person) {
            return Ok(Answer::Rejected(Rejection::NotAsked));
        }
        if agree {
            return self.settle(seat).await;
        }
        self.relink(seat, None).await?;
        Ok(Answer::Fine)
    }

    /// Gives the seat that is asked for, if every person at the table agrees.
    pub(super) async fn settle(&mut self, seat: Seat) -> Result<Answer, HouseError> {
        let people = self.people();
        let Some(request) = self.requests.get(seat) else { return Ok(Answer::Fine) };
        self.feed.turn_page();
        if self.entry.status != Status::Playing || !people.is_subset(&request.agreed) {
            return Ok(Answer::Fine);
        }
        let (person, link) = (request.person, request.link);
        if people.contains(&person) {
            self.requests.forget(person);
            return Ok(Answer::Fine);
        }
        self.put(seat, Occupant::person(person), Some(link), Some(SeatEvent::Given)).await?;
        self.requests.forget(person);
        Ok(Answer::Fine)
    }

    /// The people who have a seat here.
    pub(super) fn people(&self) -> BTreeSet<PersonId> {
        self.entry.seats.iter().filter_map(|seat| seat.occupant.person).collect()
    }
}

impl House {
    /// Where a secret link leads, if it still serves.
    pub(crate) async fn seat_of_link(
        &self,
        token: &str,
    ) -> Result<Option<(TableId, Seat, SeatLink)>, HouseError> {
        let now = self.now();
        let found = self.store().seat_of_link(SecretHash::of(token)).await?;
        Ok(found.filter(|(_, _, link)| link.until.is_none_or(|until| now < until)))
    }
}
