//! Things to keep.

use std::collections::BTreeMap;

use ludi_engine::{Contribution, Lang, Opening, Seat, SeatSet, Seed, Setup, Step};
use serde_json::json;

use super::AnyStore;
use crate::store::{
    ApiToken, Committed, Key, Line, Occupant, PersonId, Row, SeatEntry, SecretHash, Session,
    StoreError, TableId, Terms, Time, Utterance, Visibility,
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
        absence: Some(10),
        opened: Time(1000 + n as i64),
        parent: None,
        name: Some("Die Iden des „März“".to_owned()),
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
    assert_eq!(start(store, table_id(n), seats(&[0])).await, Ok(true));
    table_id(n)
}

/// Begins the match at a table, with its draws as they are.
pub(crate) async fn start(
    store: &AnyStore,
    id: TableId,
    to_act: SeatSet,
) -> Result<bool, StoreError> {
    let draws = store.table(id).await?.ok_or(StoreError::NoTable(id))?.draws;
    store.change_draws(id, &draws, &draws, Some(to_act)).await
}

/// Seat `n` of sample person `n` has committed to contribution `n` in the first
/// draw at sample table 1, and perhaps opened it.
pub(crate) fn committed(n: u8, opened: bool) -> Committed {
    let (seat, contribution) = (Seat::new(n.into()), Contribution([n; 32]));
    Committed {
        seat,
        person: person_id(n.into()),
        name: format!("Guest {n}"),
        commitment: contribution.commitment(&terms(1).seed.commitment(), 1, seat),
        opening: opened.then_some(Opening::Opened(contribution)),
    }
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

/// A session of this name, from then until then.
pub(crate) fn session(name: &str, opened: i64, until: i64) -> Session {
    Session {
        hash: SecretHash::of(name),
        device: format!("browser {name}"),
        opened: Time(opened),
        used: Time(opened),
        until: Time(until),
    }
}

/// A token of this name, from then until then.
pub(crate) fn token(name: &str, since: i64, until: i64) -> ApiToken {
    ApiToken {
        hash: SecretHash::of(name),
        label: name.to_owned(),
        since: Time(since),
        used: Time(since),
        until: Time(until),
    }
}
