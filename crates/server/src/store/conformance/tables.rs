//! Laws of tables and seats.

use ludi_engine::{Contribution, Seat, SeatSet};

use super::{AnyStore, sample};
use crate::store::{
    Committed, Draw, DrawStage, Listing, Notice, Occupant, SeatChange, SeatEntry, SeatEvent,
    SeatLink, SecretHash, Standing, Status, StoreError, TableEntry, TableId, Terms, Time,
    Utterance, Visibility,
};

/// A link that serves for a while.
fn link(secret: &str) -> SeatLink {
    let from = Some(sample::person_id(1));
    SeatLink { hash: SecretHash::of(secret), from, until: Some(Time(99)) }
}

async fn get(store: &AnyStore, id: TableId) -> TableEntry {
    store.table(id).await.expect("readable").expect("there")
}

pub(super) async fn a_table_is_kept_as_it_was_opened(store: &AnyStore) {
    assert_eq!(store.table(sample::table_id(1)).await, Ok(None));
    let person = sample::guest(store, 1).await;
    let named = SeatEntry {
        name: Some("Guest 1".to_owned()),
        link: Some(link("link")),
        ..sample::seat_for(person)
    };
    let bot = SeatEntry { occupant: Occupant::bot("random"), ..SeatEntry::default() };
    let given = vec![named.clone(), bot.clone()];
    store.open_table(sample::terms(1), given).await.expect("a new table");
    let entry = get(store, sample::table_id(1)).await;
    assert_eq!(
        entry,
        TableEntry {
            terms: sample::terms(1),
            origin: None,
            status: Status::Gathering,
            contributions: Vec::new(),
            draws: vec![Draw::new(sample::terms(1).seed, DrawStage::Open)],
            seats: vec![named, bot, SeatEntry::default()],
            rows: 0,
            to_act: SeatSet::EMPTY,
            moved: Time(1001),
            standing: None,
        }
    );
}

pub(super) async fn a_refused_table_leaves_no_trace(store: &AnyStore) {
    let id = sample::table_id(1);
    store.open_table(sample::terms(1), Vec::new()).await.expect("a new table");
    let before = get(store, id).await;
    let other = Terms { game: "latium".to_owned(), ..sample::terms(1) };
    assert_eq!(store.open_table(other, Vec::new()).await, Err(StoreError::TableThere(id)));
    assert_eq!(get(store, id).await, before);
    let orphan = Terms { parent: Some(sample::table_id(9)), ..sample::terms(2) };
    let no_table = Err(StoreError::NoTable(sample::table_id(9)));
    assert_eq!(store.open_table(orphan, Vec::new()).await, no_table);
    let nobody = sample::person_id(9);
    let opened = store.open_table(sample::terms(2), vec![sample::seat_for(nobody)]).await;
    assert_eq!(opened, Err(StoreError::NoPerson(nobody)));
    assert_eq!(store.table(sample::table_id(2)).await, Ok(None));
}

pub(super) async fn draws_go_on_until_the_match_begins(store: &AnyStore) {
    for n in 0..2 {
        sample::guest(store, n).await;
    }
    store.open_table(sample::terms(1), Vec::new()).await.expect("a new table");
    let id = sample::table_id(1);
    let with = |stage, committed: &[Committed]| {
        vec![Draw { committed: committed.to_vec(), ..Draw::new(sample::terms(1).seed, stage) }]
    };
    let open = with(DrawStage::Open, &[]);
    let both = [false, true].map(|opened| [0, 1].map(|n| sample::committed(n, opened)));
    let [fixed, opened] = both.map(|committed| with(DrawStage::Fixed, &committed));
    assert_eq!(get(store, id).await.draws, open);
    assert_eq!(store.change_draws(id, &open, &fixed, None).await, Ok(true));
    // Whoever believes them elsewhere changes nothing.
    assert_eq!(store.change_draws(id, &open, &opened, None).await, Ok(false));
    assert_eq!(get(store, id).await.draws, fixed);
    let to_act = sample::seats(&[0, 2]);
    assert_eq!(store.change_draws(id, &fixed, &opened, Some(to_act)).await, Ok(true));
    let entry = get(store, id).await;
    assert_eq!((entry.status, entry.to_act), (Status::Playing, to_act));
    let contributions = [0, 1].map(|n| Contribution([n; 32]));
    let dice_keys = entry.dice_keys().expect("true draws");
    assert_eq!(dice_keys.first().contributions(), contributions);
    // Once it has begun, nothing is drawn any more.
    assert_eq!(store.change_draws(id, &opened, &open, None).await, Ok(false));
    assert_eq!(store.change_draws(id, &opened, &opened, Some(to_act)).await, Ok(false));
    assert_eq!(get(store, id).await.draws, opened);
    let nowhere = sample::table_id(9);
    let changed = store.change_draws(nowhere, &open, &fixed, None).await;
    assert_eq!(changed, Err(StoreError::NoTable(nowhere)));
}

pub(super) async fn seats_change_hands(store: &AnyStore) {
    let (one, other) = (sample::guest(store, 1).await, sample::guest(store, 2).await);
    store.open_table(sample::terms(1), vec![sample::seat_for(one)]).await.expect("a new table");
    let (id, seat) = (sample::table_id(1), Seat::new(0));
    let away = Occupant { bot: Some("heuristic".to_owned()), ..Occupant::person(one) };
    let change = async |from, to| store.change_seat(id, SeatChange::new(seat, from, to)).await;
    // Nobody is put on a seat that was not as expected.
    assert_eq!(change(Occupant::default(), Occupant::person(other)).await, Ok(false));
    assert_eq!(change(away.clone(), Occupant::person(other)).await, Ok(false));
    assert_eq!(get(store, id).await.seats[0].occupant, Occupant::person(one));
    // A bot stands in, the person comes back, leaves, and another sits down.
    assert_eq!(change(Occupant::person(one), away.clone()).await, Ok(true));
    assert_eq!(get(store, id).await.seats[0].occupant, away);
    assert_eq!(change(away, Occupant::person(one)).await, Ok(true));
    assert_eq!(change(Occupant::person(one), Occupant::default()).await, Ok(true));
    assert_eq!(change(Occupant::default(), Occupant::person(other)).await, Ok(true));
    assert_eq!(get(store, id).await.seats[0].name.as_deref(), Some("Guest 2"));
    let nobody = sample::person_id(9);
    let changed = change(Occupant::person(other), Occupant::person(nobody)).await;
    assert_eq!(changed, Err(StoreError::NoPerson(nobody)));
    let none = Seat::new(3);
    let change = SeatChange::new(none, Occupant::default(), Occupant::default());
    assert_eq!(store.change_seat(id, change).await, Err(StoreError::NoSeat(id, none)));
}

pub(super) async fn a_link_is_used_with_the_change_of_its_seat_or_not_at_all(store: &AnyStore) {
    let (one, other) = (sample::guest(store, 1).await, sample::guest(store, 2).await);
    store.open_table(sample::terms(1), Vec::new()).await.expect("a new table");
    let (id, seat) = (sample::table_id(1), Seat::new(1));
    let sits = |person, secret: &str| SeatChange {
        link: Some(SecretHash::of(secret)),
        ..SeatChange::new(seat, Occupant::default(), Occupant::person(person))
    };
    assert_eq!(store.change_seat(id, sits(one, "no")).await, Ok(false));
    assert_eq!(store.change_link(id, seat, Some(link("yes"))).await, Ok(()));
    assert_eq!(store.change_seat(id, sits(one, "no")).await, Ok(false));
    let notice = Notice { event: SeatEvent::Given, seat, row: 3 };
    let what = Utterance::Notice(notice);
    let told = crate::store::Line { what, ..sample::line(one, "notice") };
    let change = SeatChange { notice: Some(told.clone()), ..sits(one, "yes") };
    let missing = SeatChange { notice: Some(told.clone()), ..sits(sample::person_id(9), "yes") };
    let nobody = Err(StoreError::NoPerson(sample::person_id(9)));
    assert_eq!(store.change_seat(id, missing).await, nobody);
    assert_eq!(store.lines(id, 0).await, Ok(Vec::new()));
    assert_eq!(store.change_seat(id, change.clone()).await, Ok(true));
    assert_eq!(store.lines(id, 0).await, Ok(vec![told]));
    assert_eq!(store.seat_of_link(SecretHash::of("yes")).await, Ok(None));
    // Nobody else gets it by the same link.
    let again = SeatChange { from: Occupant::person(one), ..sits(other, "yes") };
    assert_eq!(store.change_seat(id, again).await, Ok(false));
    // A link goes with its person, and stays when only a bot comes or goes.
    let away = Occupant { bot: Some("random".to_owned()), ..Occupant::person(one) };
    assert_eq!(store.change_link(id, seat, Some(link("own"))).await, Ok(()));
    let change = SeatChange::new(seat, Occupant::person(one), away.clone());
    assert_eq!(store.change_seat(id, change).await, Ok(true));
    assert_eq!(get(store, id).await.seats[1].link, Some(link("own")));
    let change = SeatChange::new(seat, away, Occupant::bot("random"));
    assert_eq!(store.change_seat(id, change).await, Ok(true));
    assert_eq!(get(store, id).await.seats[1].link, None);
    assert_eq!(store.change_link(id, seat, Some(link("once"))).await, Ok(()));
    assert_eq!(store.use_link(SecretHash::of("once")).await, Ok(true));
    assert_eq!(store.use_link(SecretHash::of("once")).await, Ok(false));
}

pub(super) async fn links_lead_to_seats(store: &AnyStore) {
    store.open_table(sample::terms(1), Vec::new()).await.expect("a new table");
    store.open_table(sample::terms(2), Vec::new()).await.expect("a new table");
    let (id, seat) = (sample::table_id(1), Seat::new(2));
    let (old, new) = (link("old"), SeatLink { from: None, until: None, ..link("new") });
    assert_eq!(store.seat_of_link(old.hash).await, Ok(None));
    assert_eq!(store.change_link(id, seat, Some(old)).await, Ok(()));
    assert_eq!(store.seat_of_link(old.hash).await, Ok(Some((id, seat, old))));
    let taken = store.change_link(sample::table_id(2), seat, Some(old)).await;
    assert_eq!(taken, Err(StoreError::SecretTaken));
    assert_eq!(store.change_link(id, seat, Some(new)).await, Ok(()));
    assert_eq!(store.seat_of_link(old.hash).await, Ok(None));
    assert_eq!(store.seat_of_link(new.hash).await, Ok(Some((id, seat, new))));
    assert_eq!(store.change_link(id, seat, None).await, Ok(()));
    assert_eq!(store.seat_of_link(new.hash).await, Ok(None));
    let none = Seat::new(4);
    assert_eq!(store.change_link(id, none, None).await, Err(StoreError::NoSeat(id, none)));
}

pub(super) async fn lists_hold_what_they_should(store: &AnyStore) {
    let (me, other) = (sample::guest(store, 1).await, sample::guest(store, 2).await);
    let open = async |terms: Terms, people: &[_]| {
        let seats = people.iter().map(|person| sample::seat_for(*person)).collect();
        store.open_table(terms, seats).await.expect("a new table");
    };
    let by_link = |n| Terms { visibility: Visibility::ByLink, ..sample::terms(n) };
    let start = async |n, to_act: &[usize]| {
        let started = sample::start(store, sample::table_id(n), sample::seats(to_act)).await;
        assert_eq!(started, Ok(true));
    };
    // 1, 2: gathering. 3 to 5: being played; 3 waits for me. 6: over. 7: given up.
    open(sample::terms(1), &[other]).await;
    open(by_link(2), &[me]).await;
    open(sample::terms(3), &[other, me]).await;
    open(sample::terms(4), &[other, me]).await;
    open(by_link(5), &[other]).await;
    open(sample::terms(6), &[me]).await;
    open(Terms { parent: Some(sample::table_id(6)), ..by_link(7) }, &[me]).await;
    start(3, &[1, 2]).await;
    start(4, &[0]).await;
    start(5, &[0]).await;
    start(6, &[0]).await;
    let last = crate::store::Row { to_act: SeatSet::EMPTY, ..sample::row(0, 0) };
    store.append(sample::table_id(6), 0, last).await.expect("the last row");
    store.close_table(sample::table_id(7)).await.expect("given up");
    let list = async |which, limit| -> Vec<TableId> {
        let tables = store.tables(which, limit).await.expect("readable");
        for table in &tables {
            assert_eq!(store.table(table.terms.id).await.as_ref(), Ok(&Some(table.clone())));
        }
        tables.iter().map(|table| table.terms.id).collect()
    };
    let ids = |numbers: &[u64]| numbers.iter().map(|n| sample::table_id(*n)).collect::<Vec<_>>();
    assert_eq!(list(Listing::ToJoin, 9).await, ids(&[1]));
    assert_eq!(list(Listing::ToWatch, 9).await, ids(&[4, 3]));
    assert_eq!(list(Listing::ToWatch, 1).await, ids(&[4]));
    assert_eq!(list(Listing::Live, 9).await, ids(&[5, 4, 3]));
    assert_eq!(list(Listing::Over, 9).await, ids(&[6]));
    assert_eq!(list(Listing::After(sample::table_id(6)), 9).await, ids(&[7]));
    // 3 waits for me; 6 moved last, then the younger first.
    assert_eq!(list(Listing::Of(me), 9).await, ids(&[3, 6, 4, 2]));
    assert_eq!(list(Listing::Of(sample::person_id(9)), 9).await, ids(&[]));
    assert!(get(store, sample::table_id(3)).await.waits_for(me));
    assert!(!get(store, sample::table_id(4)).await.waits_for(me));
    // A bot that plays for me does not keep me waiting.
    let away = Occupant { bot: Some("random".to_owned()), ..Occupant::person(me) };
    let change = SeatChange::new(Seat::new(1), Occupant::person(me), away);
    assert_eq!(store.change_seat(sample::table_id(3), change).await, Ok(true));
    assert_eq!(list(Listing::Of(me), 9).await, ids(&[6, 4, 3, 2]));
    assert!(!get(store, sample::table_id(3)).await.waits_for(me));
    // However many tables somebody opens, another's stays in model.
    let rest = sample::guest(store, 3).await;
    for n in 20..30 {
        open(sample::terms(n), &[rest]).await;
    }
    assert_eq!(list(Listing::ToJoin, 3).await, ids(&[29, 1, 28]));
    assert_eq!(list(Listing::RunningOf(me), 9).await, ids(&[4, 3, 2]));
    assert_eq!(list(Listing::FinishedOf(me, None), 9).await, ids(&[6]));
    assert_eq!(list(Listing::FinishedOf(me, Some("caligula")), 9).await, ids(&[6]));
    assert_eq!(list(Listing::FinishedOf(me, Some("latium")), 9).await, ids(&[]));
    assert_eq!(list(Listing::FinishedOf(other, None), 9).await, ids(&[]));
    // A row that may be a secret moves no table.
    store.append(sample::table_id(3), 0, sample::row(0, 0)).await.expect("a row");
    assert_eq!(list(Listing::ToWatch, 9).await, ids(&[4, 3]));
}

/// What is noted of a match is read with its table. A note of an earlier row comes too
/// late, and a result holds for the last row only.
pub(super) async fn how_a_match_stands_is_noted(store: &AnyStore) {
    let id = sample::playing(store, 1).await;
    let standing = |rows, turn| Standing { rows, turn: Some(turn), places: vec![], points: vec![] };
    assert_eq!(get(store, id).await.turn(), None);
    for (noted, turn) in [(standing(4, 2), 2), (standing(3, 1), 2), (standing(4, 3), 3)] {
        store.note_standing(id, noted).await.expect("a table");
        assert_eq!(get(store, id).await.turn(), Some(turn));
    }
    let result = Standing { places: vec![2, 1, 3], points: vec![-4, 9, 0], ..standing(4, 3) };
    store.note_standing(id, result.clone()).await.expect("a table");
    assert_eq!(get(store, id).await.result(), None, "it is not over");
    let over = crate::store::Row { to_act: SeatSet::EMPTY, ..sample::row(0, 0) };
    store.append(id, 0, over).await.expect("the last row");
    assert_eq!(get(store, id).await.result(), None, "it was noted after another row");
    let nowhere = store.note_standing(sample::table_id(9), result.clone()).await;
    assert_eq!(nowhere, Err(StoreError::NoTable(sample::table_id(9))));
    let other = sample::playing(store, 2).await;
    let over = crate::store::Row { to_act: SeatSet::EMPTY, ..sample::row(0, 0) };
    store.append(other, 0, over).await.expect("the last row");
    let result = Standing { rows: 1, ..result };
    store.note_standing(other, result.clone()).await.expect("a table");
    let entry = get(store, other).await;
    assert_eq!((entry.result(), entry.turn()), (Some(&result), None));
}
