//! Questions that a seat has declined in advance, until the turn ends.
//!
//! Nobody else can tell: the seat is asked as if nothing were set, and declines after a
//! while such as a person takes. So that its absence does not tell either, nothing is
//! declined for somebody who has not the table open.

use std::collections::HashMap;
use std::time::Duration;

use ludi_engine::{Lang, Recurring, Seat, Viewer};
use serde_json::Value;
use tokio::task::AbortHandle;
use tokio::time::sleep;

use super::HouseError;
use super::command::{Answer, Message, Move, MoveKind, Rejection};
use super::live_table::LiveTable;
use super::page_model::Declinable;
use crate::people::random;
use crate::store::{Key, Status};

/// A question put to a seat: how many rows the seat knows of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Declining {
    seat: Seat,
    row: u64,
}

/// What was declined in advance at a live table.
#[derive(Default)]
pub(super) struct Declined {
    /// For which turn, by seat.
    turns: HashMap<Seat, u32>,
    /// The answers that are on their way.
    waiting: HashMap<Seat, (Declining, AbortHandle)>,
}

impl Declined {
    /// A seat wants to be asked again.
    pub(super) fn ask_again(&mut self, seat: Seat) {
        self.turns.remove(&seat);
        if let Some((_, answer)) = self.waiting.remove(&seat) {
            answer.abort();
        }
    }
}

impl Drop for Declined {
    fn drop(&mut self) {
        for (_, answer) in self.waiting.values() {
            answer.abort();
        }
    }
}

impl LiveTable {
    fn recurring(&self, seat: Seat) -> Option<Recurring<Value>> {
        let play = self.play.as_ref().filter(|_| self.entry.status == Status::Playing)?;
        play.table.recurring(seat)
    }

    /// Has the seat declined this?
    fn has_declined(&self, seat: Seat, asked: &Recurring<Value>) -> bool {
        self.declined.turns.get(&seat) == Some(&asked.turn)
    }

    /// A seat declines in advance, or wants to be asked again.
    pub(super) fn decline(&mut self, seat: Seat, decline: bool) -> Answer {
        if self.play.is_none() {
            return Answer::Rejected(Rejection::NotBegun);
        }
        // Where no question comes again there is nothing to keep.
        match self.recurring(seat) {
            Some(asked) if decline => _ = self.declined.turns.insert(seat, asked.turn),
            _ => self.declined.ask_again(seat),
        }
        Answer::Fine
    }

    /// What a seat may decline in advance, and whether it has: told to that seat alone.
    pub(super) fn declinable(&self, seat: Seat, lang: Lang) -> Option<Declinable> {
        if self.is_played_by_bot(seat) {
            return None;
        }
        let asked = self.recurring(seat)?;
        let label = self.play.as_ref()?.voice(lang).say(&asked.label);
        Some(Declinable { label, declined: self.has_declined(seat, &asked) })
    }

    /// What is declined for a seat now, if it is asked that.
    fn declines(&self, seat: Seat) -> Option<(Declining, Value)> {
        let asked = self.recurring(seat)?;
        let person = self.entry.seats[seat.index()].occupant.person?;
        if !self.has_declined(seat, &asked)
            || self.is_played_by_bot(seat)
            || !self.presence.has(person)
        {
            return None;
        }
        let row = self.play.as_ref()?.known_rows(Viewer::Seat(seat));
        Some((Declining { seat, row }, asked.decline?))
    }

    /// Lets whatever was declined in advance be declined after a while.
    pub(super) fn decline_for_seats(&mut self) {
        for seat in self.to_act().iter() {
            let Some((asked, _)) = self.declines(seat) else { continue };
            let waiting = self.declined.waiting.get(&seat);
            if waiting.is_some_and(|(waiting, _)| *waiting == asked) {
                continue;
            }
            let (pause, to_self) =
                (as_long_as_a_person(self.shared.settings.decline_pause), self.mailbox.clone());
            let answer = tokio::spawn(async move {
                sleep(pause).await;
                if let Some(mailbox) = to_self.upgrade() {
                    _ = mailbox.send(Message::Decline(asked)).await;
                }
            });
            let answer = answer.abort_handle();
            if let Some((_, old)) = self.declined.waiting.insert(seat, (asked, answer)) {
                old.abort();
            }
        }
    }

    /// Declines, unless something else has happened since.
    pub(super) async fn decline_now(&mut self, asked: Declining) -> Result<(), HouseError> {
        let Declining { seat, .. } = asked;
        if self.declined.waiting.get(&seat).is_some_and(|(waiting, _)| *waiting == asked) {
            self.declined.waiting.remove(&seat);
        }
        let Some((now, action)) = self.declines(seat) else { return Ok(()) };
        let Some(play) = self.play.as_ref().filter(|_| now == asked) else { return Ok(()) };
        let row = play.table.rows();
        // Bots wait after it as after what a person does.
        let request = Move {
            expected: row,
            key: Key::of_house(row + 1),
            kind: MoveKind::Act { action, sure: true },
            then: None,
            patient: true,
        };
        if let Answer::Done(_) = self.carry_out(seat, Lang::En, request).await? {
            self.changed();
        }
        Ok(())
    }
}

/// A while such as a person takes who knows the answer: never the same, and more often
/// short than long.
fn as_long_as_a_person(least: Duration) -> Duration {
    let [first, second] = random::<2>().unwrap_or_default();
    let part = |byte: u8| f64::from(byte) / 255.0;
    least.mul_f64(1.0 + 2.0 * part(first) * part(second))
}
