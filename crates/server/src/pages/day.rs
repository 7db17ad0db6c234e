//! Days, in words.

use ludi_engine::{Phrase, phrase};

use crate::store::Time;

/// The day of a moment, in UTC.
pub(super) fn day(time: Time) -> Phrase {
    let time = jiff::Timestamp::from_millisecond(time.0).unwrap_or_default();
    let date = time.to_zoned(jiff::tz::TimeZone::UTC).date();
    let (day, month, year) = (date.day(), date.month(), i32::from(date.year()));
    phrase!("date", day = day, month = month, year = year)
}
