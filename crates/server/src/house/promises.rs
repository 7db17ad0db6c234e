//! What those who play promise one another: typed, kept with the log, and
//! binding nobody. What is binding, the rules of the games decide.

use std::sync::Arc;

use ludi_engine::{Blank, Lang, Promise};

use super::HouseError;
use super::command::{Answer, Rejection, Visitor, Vow};
use super::live_table::LiveTable;
use super::page_model::{Promisable, Said};
use crate::store::{Key, Line, Occupant, Pledge, Status, Utterance};

impl LiveTable {
    /// Somebody promises something, to all or to one; to one alone, only if a
    /// person sits there.
    pub(super) async fn promise(
        &mut self,
        visitor: &Visitor,
        vow: Vow,
        key: Key,
    ) -> Result<Answer, HouseError> {
        let (Some(from), Some(seat)) = (visitor.person, self.seat_of(visitor)) else {
            return Ok(Answer::Rejected(Rejection::NoSeat));
        };
        let Some(play) = &self.play else { return Ok(Answer::Rejected(Rejection::NotBegun)) };
        if self.entry.status == Status::Over {
            return Ok(Answer::Rejected(Rejection::Over));
        }
        let row = play.table.rows();
        let Some(kind) = play.table.info().promises.iter().find(|kind| kind.id == vow.kind) else {
            return Ok(Answer::Rejected(Rejection::NoPromise));
        };
        let promise = match kind.fill(seat, play.table.seats(), vow.who, vow.amount) {
            Ok(promise) => promise,
            Err(Blank::Who) => return Ok(Answer::Rejected(Rejection::Who)),
            Err(Blank::Amount(range)) => return Ok(Answer::Rejected(Rejection::Amount(range))),
        };
        let to = match vow.to {
            None => None,
            Some(to) if vow.aloud => {
                let entry = self.entry.seats.get(to.index()).filter(|_| to != seat);
                if entry.is_none_or(|entry| entry.occupant == Occupant::default()) {
                    return Ok(Answer::Rejected(Rejection::Nobody));
                }
                None
            }
            Some(to) => match self.whisper(seat, to) {
                Some(whisper) => Some(whisper),
                None => return Ok(Answer::Rejected(Rejection::Nobody)),
            },
        };
        let what = Utterance::Promise(Pledge { promise, to: vow.to, row });
        let at = self.shared.clock.now();
        self.utter(Line { from, from_seat: Some(seat), to, what, key, at }).await
    }

    /// A promise in the words of the game, with the names of who sits here now.
    pub(super) fn in_words(&self, promise: &Promise, lang: Lang) -> String {
        match self.shared.registry.find(&self.entry.terms.game) {
            Some(game) => game.promise(promise, lang, &super::names(&self.entry.seats)),
            None => promise.kind.clone(),
        }
    }

    /// What was promised, or told of seats, after row `since`, as far as a visitor may read it.
    pub(super) fn promised(&self, visitor: &Visitor, since: u64) -> Vec<Said> {
        let lines = self.lines.iter().filter(|line| line.is_for(visitor.person));
        let promised = |line: &Line| match &line.what {
            Utterance::Words(_) => false,
            Utterance::Promise(pledge) => self.row_for(visitor, pledge.row) >= since,
            Utterance::Notice(notice) => self.row_for(visitor, notice.row) >= since,
        };
        let promises = (1..).zip(lines).filter(|(_, line)| promised(line));
        promises.map(|(number, line)| self.said(visitor, number, line)).collect()
    }

    /// A row by the number that a visitor counts.
    pub(super) fn row_for(&self, visitor: &Visitor, row: u64) -> u64 {
        let viewer = self.viewer_of(visitor);
        self.play.as_ref().map_or(row, |play| play.numbers.number(viewer, row))
    }

    /// What a visitor may promise now.
    pub(super) fn promisable(&mut self, visitor: &Visitor) -> Arc<[Promisable]> {
        let playing = self.entry.status == Status::Playing && self.seat_of(visitor).is_some();
        let Some(play) = self.play.as_ref().filter(|_| playing) else { return Arc::default() };
        if let Some(known) = self.promisable.get(&visitor.lang) {
            return known.clone();
        }
        let kinds = play.table.info().promises.iter();
        let text = |promise| self.in_words(&promise, visitor.lang);
        let all: Arc<[_]> =
            kinds.map(|kind| Promisable { kind: *kind, text: text(kind.blank()) }).collect();
        self.promisable.insert(visitor.lang, all.clone());
        all
    }
}
