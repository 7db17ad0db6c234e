//! Another thing is taken in hand than the one that was.

use ludi_engine::{Lang, Seat};

use super::HouseError;
use super::command::{Answer, Move, MoveKind, Rejection};
use super::live_table::LiveTable;
use crate::store::Key;

impl LiveTable {
    /// Takes the last step back and acts instead, in two rows of which nobody sees the
    /// first alone. What is no alternative is answered as a question why not.
    pub(super) async fn switch(
        &mut self,
        seat: Seat,
        lang: Lang,
        request: Move,
    ) -> Result<Answer, HouseError> {
        let Some(play) = &self.play else { return Ok(Answer::Rejected(Rejection::NotBegun)) };
        let MoveKind::Act { action, .. } = &request.kind else { return Ok(Answer::Unknown) };
        if play.is_known(seat, &request.key) {
            return self.carry_out(seat, lang, request).await;
        }
        if !play.table.alternatives(seat).contains(action) {
            return Ok(play.why(seat, lang, action));
        }
        if let Some(answer) = play.instead(lang) {
            return Ok(answer);
        }
        let (expected, patient) = (request.expected, request.patient);
        let key = Key::of_house(play.table.rows() + 1);
        let back = Move { expected, key, kind: MoveKind::TakeBack(1), then: None, patient };
        match self.carry_out(seat, lang, back).await? {
            Answer::Done(row) => {
                self.carry_out(seat, lang, Move { expected: row, ..request }).await
            }
            refused => Ok(refused),
        }
    }
}
