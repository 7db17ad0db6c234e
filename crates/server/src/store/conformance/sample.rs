//! Things to keep.

use std::collections::BTreeMap;

use ludi_engine::{Lang, Seat, SeatSet, Seed, Setup, Step};
use serde_json::json;

use super::AnyStore;
use crate::store::{
    Key, Line, Occupant, PersonId, Row, SeatEntry, TableId, Terms, Time, Utterance, Visibility,
};

fn bytes(n: u64) -> [u8; 10] {
    let mut bytes = [7; 10];
    bytes[2..].copy_from_slice(&n.to_be_bytes());
    bytes
}

/// The id of sample table `n`.
pub(crate) fn table_id(n: u64) -> TableId {
    TableId::new(bytes(n))
}

/// The id of sample person `n`.
pub(crate) fn person_id(n: u64) -> PersonId {
    PersonId::new(bytes(n))
}

/// A key.
pub(crate) fn key(text: &str) -> Key {
    Key::parse(text).expect("a key of plain letters")
}

/// A set of seats.
pub(crate) fn seats(numbers: &[usize]) -> SeatSet {
    numbers.iter().copied().map(Seat::new).collect()
}

/// Terms of table `n`, for three seats.
pub(crate) fn terms(n: u64) -> Terms {
    Terms {
        id: table_id(n),
        game: "caligula".to_owned(),
        rules: 3,
        setup: Setup {
            edition: "base".to_owned(),
            seats: 3,
            options: BTreeMap::from([("länge".to_owned(), "kurz \"oder\" lang".to_owned())]),
            components: None,
        },
        seed: Seed::from_phrase(&n.to_string()),
        lang: Lang::It,
        visibility: Visibility::Open,
        opened: Time(1000 + n as i64),
        parent: None,
    }
}

/// Lets guest `n` in.
pub(crate) async fn guest(store: &AnyStore, n: u64) -> PersonId {
    let id = person_id(n);
    store.add_guest(id, &format!("Guest {n}"), Time(n as i64)).await.expect("a new guest");
    id
}

/// A seat for a person.
pub(crate) fn seat_for(person: PersonId) -> SeatEntry {
    SeatEntry { occupant: Occupant::person(person), ..SeatEntry::default() }
}

/// Opens table `n` and begins the match; nobody sits there.
pub(crate) async fn playing(store: &AnyStore, n: u64) -> TableId {
    store.open_table(terms(n), Vec::new()).await.expect("a new table");
    assert_eq!(store.start(table_id(n), &[], seats(&[0])).await, Ok(true));
    table_id(n)
}

/// A row of this seat, the `n`-th of its kind.
pub(crate) fn row(seat: usize, n: u64) -> Row {
    Row {
        seat: Seat::new(seat),
        step: Step::Act(json!({ "play": { "card": n, "on": ["Aquila", null, -1] } })),
        hash: u64::MAX - n,
        to_act: seats(&[0, 2]),
        key: key(&format!("command-{n}")),
        at: Time(5000 + n as i64),
    }
}

/// Something `person` says to everyone.
pub(crate) fn line(person: PersonId, text: &str) -> Line {
    Line {
        from: person,
        from_seat: None,
        to: None,
        what: Utterance::Words(text.to_owned()),
        key: key("said"),
        at: Time(7000),
    }
}
