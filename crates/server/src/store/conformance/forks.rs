//! Laws of tables that go on from a finished match.

use ludi_engine::{Contribution, DiceKeys, Mixture, SeatSet, Step};

use super::{AnyStore, sample};
use crate::store::{
    Appended, Draw, DrawStage, Listing, Origin, Row, Status, StoreError, TableEntry, TableId,
    Terms, Time,
};

/// The one draw at table 1.
fn drawn() -> Draw {
    let committed = vec![sample::committed(0, true)];
    Draw { committed, ..Draw::new(sample::terms(1).seed, DrawStage::Fixed) }
}

async fn get(store: &AnyStore, id: TableId) -> TableEntry {
    store.table(id).await.expect("readable").expect("there")
}

/// The three rows of the finished match at table 1; the second takes the first
/// back.
fn rows() -> [Row; 3] {
    [
        sample::row(0, 0),
        Row { step: Step::TakeBack(1), ..sample::row(0, 1) },
        Row { to_act: SeatSet::EMPTY, ..sample::row(2, 2) },
    ]
}

async fn finished(store: &AnyStore) -> TableId {
    store.open_table(sample::terms(1), Vec::new()).await.expect("a new table");
    let id = sample::table_id(1);
    sample::guest(store, 0).await;
    let open = [Draw::new(sample::terms(1).seed, DrawStage::Open)];
    let begin = Some(sample::seats(&[1]));
    assert_eq!(store.change_draws(id, &open, &[drawn()], begin).await, Ok(true));
    for (n, row) in (0..).zip(rows()) {
        assert_eq!(store.append(id, n, row).await, Ok(Appended::Done(n + 1)));
    }
    id
}

/// A row as it is copied.
fn copied(row: &Row, terms: &Terms) -> Row {
    Row { at: terms.opened, ..row.clone() }
}

pub(super) async fn a_fork_has_the_rows_it_goes_on_from(store: &AnyStore) {
    let of = finished(store).await;
    let before = (get(store, of).await, store.rows(of, 0).await);
    let me = sample::guest(store, 1).await;
    for (n, after) in [(2, 0), (3, 1), (4, 2)] {
        let terms = Terms { opened: Time(9000), ..sample::terms(n) };
        let seats = vec![sample::seat_for(me)];
        assert_eq!(store.fork_table(terms.clone(), seats, of, after).await, Ok(()));
        let fork = get(store, sample::table_id(n)).await;
        assert_eq!((fork.status, fork.rows, fork.moved), (Status::Playing, after, Time(9000)));
        let to_act = if after == 0 { sample::seats(&[1]) } else { rows()[0].to_act };
        assert_eq!(fork.to_act, to_act);
        assert_eq!(fork.seats[0].occupant.person, Some(me));
        let mut draw = drawn().key_draw();
        // Of whom the contribution was, the other table tells.
        draw.contributors[0].name.clear();
        let first = Mixture::drawn(draw.seed, vec![Contribution([0; 32])], vec![draw]);
        let first = DiceKeys::from(first.expect("a true draw"));
        let new = Mixture::new(terms.seed, Vec::new());
        assert_eq!(fork.dice_keys(), Ok(first.forked(after, new)));
        assert_eq!(fork.origin, Some(Origin { table: of, after, dice_keys: first }));
        let there = store.rows(sample::table_id(n), 0).await.expect("readable");
        let expected: Vec<Row> =
            rows()[..after as usize].iter().map(|row| copied(row, &terms)).collect();
        assert_eq!(there, expected);
        // It goes on by itself, and the other stays as it was.
        let id = sample::table_id(n);
        assert_eq!(store.append(id, after, sample::row(1, 7)).await, Ok(Appended::Done(after + 1)));
        assert_eq!(store.change_draws(id, &[], &[drawn()], None).await, Ok(false));
    }
    assert_eq!((get(store, of).await, store.rows(of, 0).await), before);
    // A fork of a fork has all three seeds.
    let id = sample::table_id(4);
    let last = Row { to_act: SeatSet::EMPTY, ..sample::row(1, 8) };
    assert_eq!(store.append(id, 3, last).await, Ok(Appended::Done(4)));
    assert_eq!(store.fork_table(sample::terms(5), Vec::new(), id, 3).await, Ok(()));
    let fork = get(store, sample::table_id(5)).await;
    let afters: Vec<u64> =
        fork.dice_keys().expect("true draws").forks().iter().map(|fork| fork.after).collect();
    assert_eq!(afters, [2, 3]);
    assert_eq!(store.check().await, Ok(Vec::new()));
}

pub(super) async fn a_fork_is_no_rematch(store: &AnyStore) {
    let of = finished(store).await;
    assert_eq!(store.fork_table(sample::terms(2), Vec::new(), of, 1).await, Ok(()));
    assert_eq!(store.tables(Listing::After(of), 9).await, Ok(Vec::new()));
    let rematch = Terms { parent: Some(of), ..sample::terms(3) };
    assert_eq!(store.open_table(rematch, Vec::new()).await, Ok(()));
    let next = store.tables(Listing::After(of), 9).await.expect("readable");
    assert_eq!(next.iter().map(|next| next.terms.id).collect::<Vec<_>>(), [sample::table_id(3)]);
}

pub(super) async fn only_what_is_over_can_be_forked(store: &AnyStore) {
    let fork = async |of, after| store.fork_table(sample::terms(9), Vec::new(), of, after).await;
    let running = sample::playing(store, 2).await;
    store.append(running, 0, sample::row(0, 0)).await.expect("a row");
    assert_eq!(fork(running, 0).await, Err(StoreError::NoFork(running, 0)));
    assert_eq!(fork(running, 1).await, Err(StoreError::NoFork(running, 1)));
    let nowhere = sample::table_id(8);
    assert_eq!(fork(nowhere, 0).await, Err(StoreError::NoTable(nowhere)));
    // After the last row nobody has to act, and later ones are not there.
    let of = finished(store).await;
    for after in [3, 4, u64::MAX] {
        assert_eq!(fork(of, after).await, Err(StoreError::NoFork(of, after)));
    }
    let there = store.fork_table(sample::terms(2), Vec::new(), of, 1).await;
    assert_eq!(there, Err(StoreError::TableThere(running)));
    let nobody = sample::person_id(9);
    let seats = vec![sample::seat_for(nobody)];
    let refused = store.fork_table(sample::terms(9), seats, of, 1).await;
    assert_eq!(refused, Err(StoreError::NoPerson(nobody)));
    assert_eq!(store.table(sample::table_id(9)).await, Ok(None));
}
