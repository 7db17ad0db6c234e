//! Laws of people.

use std::sync::Arc;

use ludi_engine::Seat;
use tokio::task::JoinSet;

use super::{AnyStore, sample};
use crate::store::{
    Census, Line, Listing, PasswordHash, Person, SeatLink, SecretHash, StoreError, Time, Whisper,
};

fn password(text: &str) -> PasswordHash {
    PasswordHash(text.to_owned())
}

pub(super) async fn guests_need_only_a_name(store: &AnyStore) {
    let id = sample::person_id(1);
    assert_eq!(store.person(id).await, Ok(None));
    assert_eq!(store.add_guest(id, "Livia", Time(5)).await, Ok(()));
    let name = "Livia".to_owned();
    let livia = Person { id, name, account: false, is_admin: false, since: Time(5) };
    assert_eq!(store.person(id).await, Ok(Some(livia.clone())));
    assert_eq!(store.add_guest(id, "Other", Time(6)).await, Err(StoreError::PersonThere(id)));
    assert_eq!(store.person(id).await, Ok(Some(livia.clone())));
    // Guests may share a name, and have no account to find.
    assert_eq!(store.add_guest(sample::person_id(2), "Livia", Time(6)).await, Ok(()));
    assert_eq!(store.account("Livia").await, Ok(None));
    assert_eq!(store.rename(id, "Drusilla").await, Ok(()));
    let renamed = Person { name: "Drusilla".to_owned(), ..livia };
    assert_eq!(store.person(id).await, Ok(Some(renamed)));
    let nobody = sample::person_id(9);
    assert_eq!(store.rename(nobody, "X").await, Err(StoreError::NoPerson(nobody)));
}

pub(super) async fn one_account_administers(store: &AnyStore) {
    let guest = sample::guest(store, 20).await;
    assert_eq!(store.is_administered().await, Ok(false));
    assert_eq!(store.make_admin(guest).await, Ok(false), "a guest administers");
    let mut callers = JoinSet::new();
    for n in 0..8 {
        let store = Arc::clone(store);
        callers.spawn(async move {
            let id = sample::guest(&store, n).await;
            let set = store.set_account(id, &format!("account {n}"), password("hash")).await;
            let account = set.expect("a free name");
            assert!(account.account && !account.is_admin, "an account administers by itself");
            (account, store.make_admin(id).await)
        });
    }
    let accounts = callers.join_all().await;
    let admins: Vec<_> = accounts.iter().filter(|(_, made)| *made == Ok(true)).collect();
    let [(admin, _)] = admins[..] else { panic!("not one administers: {admins:?}") };
    assert!(accounts.iter().all(|(_, made)| made.is_ok()));
    assert_eq!(store.is_administered().await, Ok(true));
    let admin = Person { is_admin: true, ..admin.clone() };
    // A new password takes nothing away.
    let changed = store.set_account(admin.id, &admin.name, password("new")).await;
    assert_eq!(changed.as_ref(), Ok(&admin));
    let account = store.account(&admin.name).await;
    assert_eq!(account, Ok(Some((admin, password("new")))));
    let nobody = sample::person_id(9);
    assert_eq!(store.make_admin(nobody).await, Err(StoreError::NoPerson(nobody)));
}

pub(super) async fn names_of_accounts_are_their_own(store: &AnyStore) {
    let (one, other) = (sample::guest(store, 1).await, sample::guest(store, 2).await);
    let taken = |name: &str| StoreError::NameTaken(name.to_owned());
    assert!(store.set_account(one, "Élia", password("one")).await.is_ok());
    let set = store.set_account(other, "éLIA", password("other")).await;
    assert_eq!(set, Err(taken("éLIA")));
    assert_eq!(store.person(other).await.map(|person| person.map(|p| p.account)), Ok(Some(false)));
    assert!(store.set_account(other, "Marcus", password("other")).await.is_ok());
    assert_eq!(store.rename(other, "élia").await, Err(taken("élia")));
    assert_eq!(store.rename(one, "ÉLIA").await, Ok(()));
    let found = store.account("élia").await.expect("readable").expect("there");
    assert_eq!((found.0.id, found.0.name.as_str(), found.1), (one, "ÉLIA", password("one")));
    assert_eq!(store.rename(one, "Gaius").await, Ok(()));
    assert_eq!(store.account("ÉLIA").await, Ok(None));
    assert_eq!(store.rename(other, "élia").await, Ok(()));
    let nobody = sample::person_id(9);
    let set = store.set_account(nobody, "Nemo", password("x")).await;
    assert_eq!(set, Err(StoreError::NoPerson(nobody)));
}

pub(super) async fn names_that_look_alike_are_one(store: &AnyStore) {
    let (one, other) = (sample::guest(store, 1).await, sample::guest(store, 2).await);
    assert_eq!(store.looks_taken("Livia", None).await, Ok(false));
    assert!(store.set_account(one, "Livia", password("one")).await.is_ok());
    // A letter of another alphabet, and a capital that looks like a small letter.
    for alike in ["L\u{456}via", "livia", "Iivia"] {
        assert_eq!(store.looks_taken(alike, None).await, Ok(true), "{alike}");
        assert_eq!(store.looks_taken(alike, Some(other)).await, Ok(true), "{alike}");
        assert_eq!(store.looks_taken(alike, Some(one)).await, Ok(false), "{alike}");
        let taken = StoreError::NameTaken(alike.to_owned());
        let set = store.set_account(other, alike, password("other")).await;
        assert_eq!(set, Err(taken), "{alike}");
    }
    assert!(store.set_account(other, "Marcus", password("other")).await.is_ok());
    let taken = Err(StoreError::NameTaken("L\u{456}via".to_owned()));
    assert_eq!(store.rename(other, "L\u{456}via").await, taken);
    assert_eq!(store.rename(one, "Gaius").await, Ok(()));
    assert_eq!(store.rename(other, "L\u{456}via").await, Ok(()));
    assert_eq!(store.looks_taken("Livia", None).await, Ok(true));
    assert_eq!(store.looks_taken("Gaius", None).await, Ok(true));
    assert_eq!(store.looks_taken("Marcus", None).await, Ok(false));
}

pub(super) async fn whoever_is_erased_leaves_only_matches(store: &AnyStore) {
    let (one, other) = (sample::guest(store, 1).await, sample::guest(store, 2).await);
    assert!(store.set_account(one, "Livia", password("one")).await.is_ok());
    assert_eq!(store.make_admin(one).await, Ok(true));
    let seats = vec![sample::seat_for(one), sample::seat_for(other)];
    for n in [1, 2, 3] {
        assert_eq!(store.open_table(sample::terms(n), seats.clone()).await, Ok(()));
    }
    let [over, gathering, heard] = [1, 2, 3].map(sample::table_id);
    assert_eq!(store.close_table(over).await, Ok(()));
    assert_eq!(store.close_table(heard).await, Ok(()));
    assert_eq!(store.say(over, sample::line(one, "secret")).await, Ok(1));
    assert_eq!(store.say(over, sample::line(other, "well")).await, Ok(2));
    let session = sample::session("s", 0, 100);
    assert_eq!(store.open_session(one, session.clone()).await, Ok(()));
    let token = sample::token("t", 0, 100);
    assert_eq!(store.add_token(one, token.clone()).await, Ok(()));
    let link = SeatLink { hash: SecretHash::of("l"), from: Some(one), until: Some(Time(100)) };
    assert_eq!(store.change_link(over, Seat::new(0), Some(link)).await, Ok(()));
    let said = store.lines_of(one).await;
    assert_eq!(said, Ok(vec![(over, sample::line(one, "secret"))]));

    assert_eq!(store.erase(one, "Civis").await, Ok(vec![over, gathering, heard]));
    assert_eq!(store.session(session.hash, Time(1)).await, Ok(None));
    assert_eq!(store.token(token.hash, Time(1)).await, Ok(None));
    assert_eq!(store.seat_of_link(link.hash).await, Ok(None));
    assert_eq!(store.account("Livia").await, Ok(None));
    assert_eq!(store.looks_taken("Livia", None).await, Ok(false));
    assert_eq!(store.is_administered().await, Ok(false));
    let left = store.person(one).await.expect("readable").expect("there");
    assert_eq!((left.name.as_str(), left.account, left.is_admin), ("Civis", false, false));
    let lines = store.lines(over, 0).await;
    assert_eq!(lines, Ok(vec![sample::line(one, "…"), sample::line(other, "well")]));
    let first = async |table| {
        let table = store.table(table).await.expect("readable").expect("there");
        (table.seats[0].occupant.person, table.seats[0].name.clone())
    };
    // Where it is still to be played, somebody else decides who takes the seat.
    assert_eq!(first(over).await, (None, Some("Civis".to_owned())));
    assert_eq!(first(gathering).await, (Some(one), Some("Civis".to_owned())));
    assert_eq!(store.check().await, Ok(Vec::new()));
    let nobody = sample::person_id(9);
    assert_eq!(store.erase(nobody, "Civis").await, Err(StoreError::NoPerson(nobody)));
    assert_eq!(store.lines_of(nobody).await, Err(StoreError::NoPerson(nobody)));
}

pub(super) async fn an_account_takes_over_what_a_guest_has(store: &AnyStore) {
    let (guest, account) = (sample::guest(store, 1).await, sample::guest(store, 2).await);
    let other = sample::guest(store, 3).await;
    assert!(store.set_account(account, "Livia", password("hash")).await.is_ok());
    let seats = vec![sample::seat_for(guest), sample::seat_for(other), sample::seat_for(guest)];
    for n in [1, 2] {
        assert_eq!(store.open_table(sample::terms(n), seats.clone()).await, Ok(()));
    }
    assert_eq!(store.open_table(sample::terms(3), vec![sample::seat_for(other)]).await, Ok(()));
    let [one, two, three] = [1, 2, 3].map(sample::table_id);
    let whisper = Whisper { seat: Seat::new(0), person: guest };
    let to_guest = Line { to: Some(whisper), ..sample::line(other, "now") };
    assert_eq!(store.say(one, sample::line(guest, "well")).await, Ok(1));
    assert_eq!(store.say(one, to_guest.clone()).await, Ok(2));

    assert_eq!(store.adopt(guest, account).await, Ok(vec![one, two]));
    let people = async |table| {
        let table = store.table(table).await.expect("readable").expect("there");
        table.seats.iter().map(|seat| seat.occupant.person).collect::<Vec<_>>()
    };
    for table in [one, two] {
        assert_eq!(people(table).await, [Some(account), Some(other), Some(account)]);
    }
    assert_eq!(people(three).await, [Some(other), None, None]);
    let whisper = Whisper { person: account, ..whisper };
    let lines = vec![sample::line(account, "well"), Line { to: Some(whisper), ..to_guest }];
    assert_eq!(store.lines(one, 0).await, Ok(lines));

    // Nothing is left to move, and an account keeps its own.
    assert_eq!(store.adopt(guest, account).await, Ok(Vec::new()));
    assert_eq!(store.adopt(account, other).await, Ok(Vec::new()));
    assert_eq!(people(one).await[0], Some(account));
    let nobody = sample::person_id(9);
    assert_eq!(store.adopt(nobody, account).await, Err(StoreError::NoPerson(nobody)));
    assert_eq!(store.adopt(guest, nobody).await, Err(StoreError::NoPerson(nobody)));
}

pub(super) async fn everybody_is_counted(store: &AnyStore) {
    assert_eq!(store.census().await, Ok(Census::default()));
    for n in 1..=3 {
        sample::guest(store, n).await;
    }
    let set = store.set_account(sample::person_id(1), "Livia", password("hash")).await;
    assert!(set.is_ok());
    for n in 1..=2 {
        assert_eq!(store.open_table(sample::terms(n), Vec::new()).await, Ok(()));
    }
    assert_eq!(store.close_table(sample::table_id(1)).await, Ok(()));
    sample::playing(store, 3).await;
    let census = Census { guests: 2, accounts: 1, gathering: 1, playing: 1, over: 0, closed: 1 };
    assert_eq!(store.census().await, Ok(census));
    let unfinished = store.tables(Listing::Unfinished, 9).await.expect("readable");
    let ids: Vec<_> = unfinished.iter().map(|table| table.terms.id).collect();
    assert_eq!(ids, [sample::table_id(3), sample::table_id(2)]);
}
