//! Laws of people, sessions and tokens.

use std::sync::Arc;

use ludi_engine::Seat;
use tokio::task::JoinSet;

use super::{AnyStore, sample};
use crate::store::{
    ApiToken, Census, Line, Listing, PasswordHash, Person, SecretHash, StoreError, Time, Whisper,
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

pub(super) async fn the_first_account_administers(store: &AnyStore) {
    let mut callers = JoinSet::new();
    for n in 0..8 {
        let store = Arc::clone(store);
        callers.spawn(async move {
            let id = sample::guest(&store, n).await;
            let set = store.set_account(id, &format!("account {n}"), password("hash")).await;
            set.expect("a free name")
        });
    }
    let accounts = callers.join_all().await;
    assert!(accounts.iter().all(|person| person.account));
    let admins: Vec<_> = accounts.iter().filter(|person| person.is_admin).collect();
    let [admin] = admins[..] else { panic!("not one administers: {admins:?}") };
    // A new password takes nothing away.
    let changed = store.set_account(admin.id, &admin.name, password("new")).await;
    assert_eq!(changed.as_ref(), Ok(admin));
    let account = store.account(&admin.name).await;
    assert_eq!(account, Ok(Some((admin.clone(), password("new")))));
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

pub(super) async fn sessions_last_as_long_as_they_should(store: &AnyStore) {
    let (one, other) = (sample::guest(store, 1).await, sample::guest(store, 2).await);
    let [a, b, c] = ["a", "b", "c"].map(SecretHash::of);
    assert_eq!(store.open_session(a, one, Time(100)).await, Ok(()));
    assert_eq!(store.open_session(b, one, Time(200)).await, Ok(()));
    assert_eq!(store.open_session(c, other, Time(300)).await, Ok(()));
    assert_eq!(store.open_session(c, one, Time(900)).await, Err(StoreError::SecretTaken));
    let nobody = sample::person_id(9);
    let opened = store.open_session(SecretHash::of("d"), nobody, Time(1)).await;
    assert_eq!(opened, Err(StoreError::NoPerson(nobody)));
    let whose = async |token, now| {
        store.session(token, Time(now)).await.expect("readable").map(|person| person.id)
    };
    assert_eq!(whose(a, 99).await, Some(one));
    assert_eq!(whose(a, 100).await, None);
    assert_eq!(whose(c, 299).await, Some(other));
    assert_eq!(whose(SecretHash::of("forged"), 0).await, None);
    assert_eq!(store.sweep_sessions(Time(100)).await, Ok(0), "a clock that is not known yet");
    assert_eq!(whose(a, 0).await, Some(one));
    assert_eq!(store.close_sessions(one).await, Ok(()));
    assert_eq!((whose(b, 0).await, whose(c, 0).await), (None, Some(other)));
    assert_eq!(store.close_session(c).await, Ok(()));
    assert_eq!(store.close_session(c).await, Ok(()));
    assert_eq!(whose(c, 0).await, None);
}

/// A clock that jumps a year ahead, and back when somebody notices.
pub(super) async fn a_jump_of_the_clock_ends_no_session(store: &AnyStore) {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let person = sample::guest(store, 1).await;
    let [lapsed, lasting] = ["lapsed", "lasting"].map(SecretHash::of);
    assert_eq!(store.open_session(lapsed, person, Time(2 * DAY)).await, Ok(()));
    assert_eq!(store.open_session(lasting, person, Time(100 * DAY)).await, Ok(()));
    let sweep = async |day: i64| store.sweep_sessions(Time(day * DAY)).await;
    for day in [0, 1, 2, 365, 366, 371, 3, 4, 5, 6, 7, 8, 9] {
        assert_eq!(sweep(day).await, Ok(0), "day {day}");
    }
    assert_eq!(sweep(10).await, Ok(1));
    let known = store.session(lasting, Time(10 * DAY)).await.expect("readable");
    assert_eq!(known.map(|known| known.id), Some(person));
}

pub(super) async fn tokens_come_and_go(store: &AnyStore) {
    let (one, other) = (sample::guest(store, 1).await, sample::guest(store, 2).await);
    let token = |name: &str, since| ApiToken {
        hash: SecretHash::of(name),
        label: name.to_owned(),
        since: Time(since),
    };
    let (late, early) = (token("late", 20), token("early", 10));
    assert_eq!(store.add_token(one, late.clone()).await, Ok(()));
    assert_eq!(store.add_token(one, early.clone()).await, Ok(()));
    assert_eq!(store.add_token(other, late.clone()).await, Err(StoreError::SecretTaken));
    assert_eq!(store.tokens(one).await, Ok(vec![early.clone(), late.clone()]));
    assert_eq!(store.tokens(other).await, Ok(Vec::new()));
    let whose = async |hash| store.token(hash).await.expect("readable").map(|person| person.id);
    assert_eq!(whose(late.hash).await, Some(one));
    assert_eq!(store.drop_token(other, late.hash).await, Ok(false));
    assert_eq!(store.drop_token(one, late.hash).await, Ok(true));
    assert_eq!(whose(late.hash).await, None);
    assert_eq!(store.drop_token(one, late.hash).await, Ok(false));
    assert_eq!(whose(early.hash).await, Some(one));
    let nobody = sample::person_id(9);
    assert_eq!(store.add_token(nobody, late).await, Err(StoreError::NoPerson(nobody)));
}
