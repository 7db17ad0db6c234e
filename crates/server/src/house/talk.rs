//! What is said at a table: aloud, or to one seat.

use ludi_engine::Seat;

use super::HouseError;
use super::command::{Answer, Rejection, Visitor};
use super::live_table::LiveTable;
use super::notices;
use super::page_model::{Noticed, Promised, Said};
use crate::people::looks_like_one_of;
use crate::plain_text;
use crate::store::{Key, Line, PersonId, SeatEntry, Utterance, Whisper};

/// The longest line, in characters.
const LONGEST: usize = 500;

/// How many lines a page shows.
const SHOWN: usize = 100;

impl LiveTable {
    /// Somebody says something. Only those with a seat may whisper, and only to
    /// people.
    pub(super) async fn say(
        &mut self,
        visitor: &Visitor,
        text: String,
        to: Option<Seat>,
        key: Key,
    ) -> Result<Answer, HouseError> {
        let Some(from) = visitor.person else { return Ok(Answer::Rejected(Rejection::NoSeat)) };
        let text = plain_text::clean(&text);
        let text = text.trim();
        if text.is_empty() || text.chars().count() > LONGEST {
            return Ok(Answer::Rejected(Rejection::Words));
        }
        let from_seat = self.seat_of(visitor);
        if from_seat.is_none() && self.name_is_taken(from).await? {
            return Ok(Answer::Rejected(Rejection::NameTaken));
        }
        let to = match (to, from_seat) {
            (None, _) => None,
            (Some(_), None) => return Ok(Answer::Rejected(Rejection::NoSeat)),
            (Some(to), Some(seat)) => match self.whisper(seat, to) {
                Some(whisper) => Some(whisper),
                None => return Ok(Answer::Rejected(Rejection::Nobody)),
            },
        };
        let at = self.shared.clock.now();
        let what = Utterance::Words(text.to_owned());
        self.utter(Line { from, from_seat, to, what, key, at }).await
    }

    /// Does a person's name look like that of somebody else who sits here?
    pub(super) async fn name_is_taken(&self, person: PersonId) -> Result<bool, HouseError> {
        let Some(person) = self.shared.store.person(person).await? else { return Ok(false) };
        let is_other =
            |seat: &&SeatEntry| seat.occupant.person.is_some_and(|other| other != person.id);
        let others = self.entry.seats.iter().filter(is_other);
        Ok(looks_like_one_of(&person.name, others.filter_map(|seat| seat.name.as_deref())))
    }

    /// A whisper from one seat to another, if a person sits there.
    pub(super) fn whisper(&self, from: Seat, to: Seat) -> Option<Whisper> {
        let entry = self.entry.seats.get(to.index()).filter(|_| to != from)?;
        entry.occupant.person.map(|person| Whisper { seat: to, person })
    }

    /// Keeps a line, and tells those who may hear it.
    pub(super) async fn utter(&mut self, line: Line) -> Result<Answer, HouseError> {
        let number = self.shared.store.say(self.id, line.clone()).await?;
        if number as usize > self.lines.len() {
            self.hear(line.clone()).await?;
            self.feed.tell(&line);
        }
        Ok(Answer::Fine)
    }

    /// Remembers a line that is kept, and who spoke.
    pub(super) async fn hear(&mut self, line: Line) -> Result<(), HouseError> {
        if !self.speakers.contains_key(&line.from) {
            let name = self.shared.store.person(line.from).await?.map(|person| person.name);
            self.speakers.insert(line.from, name.unwrap_or_default());
        }
        if let Some(whisper) = line.to {
            self.whisperers.extend([line.from, whisper.person]);
        }
        self.lines.push(line);
        Ok(())
    }

    /// What a visitor may read of it.
    pub(super) fn heard_by(&self, visitor: &Visitor) -> Vec<Said> {
        let lines: Vec<&Line> =
            self.lines.iter().filter(|line| line.is_for(visitor.person)).collect();
        let first = lines.len().saturating_sub(SHOWN);
        let said = |(number, line): (u64, &&Line)| self.said(visitor, number, line);
        (first as u64 + 1..).zip(&lines[first..]).map(said).collect()
    }

    /// A line as a visitor reads it, who may.
    pub(super) fn said(&self, visitor: &Visitor, number: u64, line: &Line) -> Said {
        let from = match line.from_seat {
            Some(seat) if self.sits(line, seat) => self.chair_name(seat),
            _ => self.speakers.get(&line.from).cloned().unwrap_or_default(),
        };
        let mut noticed = None;
        let (text, promise) = match &line.what {
            Utterance::Words(text) => (text.clone(), None),
            Utterance::Notice(notice) => {
                let row = self.row_for(visitor, notice.row);
                noticed = Some(Noticed { notice: *notice, row });
                (notices::in_words(notice, &from, visitor.lang), None)
            }
            Utterance::Promise(pledge) => {
                let to = pledge.to.map(|seat| self.chair_name(seat));
                let promised =
                    Promised { row: self.row_for(visitor, pledge.row), pledge: pledge.clone(), to };
                (self.in_words(&pledge.promise, visitor.lang), Some(promised))
            }
        };
        Said {
            number,
            from,
            seat: line.from_seat,
            to: line.to.map(|whisper| self.chair_name(whisper.seat)),
            text,
            promise,
            notice: noticed,
            at: line.at,
        }
    }

    /// How many lines a visitor may read.
    pub(super) fn said_to(&self, visitor: &Visitor) -> u64 {
        self.lines.iter().filter(|line| line.is_for(visitor.person)).count() as u64
    }

    /// Does the speaker of a line still sit where it was said?
    fn sits(&self, line: &Line, seat: Seat) -> bool {
        let entry = self.entry.seats.get(seat.index());
        entry.is_some_and(|entry| entry.occupant.person == Some(line.from))
    }
}
