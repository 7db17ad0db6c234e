//! What the house tells of seats: typed, kept with the talk, read by all.

use ludi_engine::{Lang, Seat, phrase};

use super::HouseError;
use super::live_table::LiveTable;
use crate::people::random;
use crate::store::{Key, Line, Notice, PersonId, SeatEvent, Utterance};
use crate::words::words;

impl LiveTable {
    /// The line that tells of this. Its key is nobody's guess, so that no line
    /// of a person takes its place.
    pub(super) fn notice(
        &self,
        event: SeatEvent,
        seat: Seat,
        person: PersonId,
    ) -> Result<Line, HouseError> {
        let key = Key::parse(&hex::encode(random::<16>()?)).ok_or(HouseError::Randomness)?;
        let row = self.play.as_ref().map_or(0, |play| play.table.rows());
        Ok(Line {
            from: person,
            from_seat: Some(seat),
            to: None,
            what: Utterance::Notice(Notice { event, seat, row }),
            key,
            at: self.shared.clock.now(),
        })
    }
}

/// A notice about this person in words.
pub(super) fn in_words(notice: &Notice, name: &str, lang: Lang) -> String {
    let seat = notice.seat.index() + 1;
    words(lang).say(&match notice.event {
        SeatEvent::Given => phrase!("notice-given", name = name, seat = seat),
        SeatEvent::Replaced => phrase!("notice-replaced", name = name, seat = seat),
        SeatEvent::HandedOver => phrase!("notice-handed-over", name = name, seat = seat),
        SeatEvent::Back => phrase!("notice-back", name = name, seat = seat),
        SeatEvent::Left => phrase!("notice-left", name = name, seat = seat),
    })
}
