//! Laws of sessions and tokens.

use super::{AnyStore, sample};
use crate::store::{ApiToken, PasswordHash, SecretHash, Session, StoreError, Time};

pub(super) async fn sessions_last_as_long_as_they_should(store: &AnyStore) {
    let (one, other) = (sample::guest(store, 1).await, sample::guest(store, 2).await);
    let [a, b, c] =
        [("a", 100), ("b", 200), ("c", 300)].map(|(name, until)| sample::session(name, 1, until));
    assert_eq!(store.open_session(one, a.clone()).await, Ok(()));
    assert_eq!(store.open_session(one, b.clone()).await, Ok(()));
    assert_eq!(store.open_session(other, c.clone()).await, Ok(()));
    assert_eq!(store.open_session(one, c.clone()).await, Err(StoreError::SecretTaken));
    let nobody = sample::person_id(9);
    let opened = store.open_session(nobody, sample::session("d", 1, 1)).await;
    assert_eq!(opened, Err(StoreError::NoPerson(nobody)));
    let whose = async |session: &Session, now| {
        let found = store.session(session.hash, Time(now)).await.expect("readable");
        found.map(|(person, found)| {
            assert_eq!(found.hash, session.hash);
            person.id
        })
    };
    assert_eq!(whose(&a, 99).await, Some(one));
    assert_eq!(whose(&a, 100).await, None);
    assert_eq!(whose(&c, 299).await, Some(other));
    assert_eq!(whose(&sample::session("forged", 0, 0), 0).await, None);
    // The one used last comes first, and lasts longer.
    assert_eq!(store.use_session(a.hash, Time(50), Time(150)).await, Ok(()));
    let used = Session { used: Time(50), until: Time(150), ..a.clone() };
    assert_eq!(store.sessions(one).await, Ok(vec![used, b.clone()]));
    assert_eq!(whose(&a, 149).await, Some(one));
    assert_eq!(store.sweep_sessions(Time(150)).await, Ok(0), "a clock that is not known yet");
    assert_eq!(store.close_session(one, a.hash).await, Ok(true));
    // What has ended does not come back by being used.
    assert_eq!(store.use_session(a.hash, Time(50), Time(900)).await, Ok(()));
    assert_eq!(whose(&a, 0).await, None);
    // Nobody ends another's.
    assert_eq!(store.close_session(one, c.hash).await, Ok(false));
    assert_eq!(whose(&c, 0).await, Some(other));
    assert_eq!(store.close_session(other, c.hash).await, Ok(true));
    assert_eq!(store.close_session(other, c.hash).await, Ok(false));
    assert_eq!((whose(&b, 0).await, whose(&c, 0).await), (Some(one), None));
}

/// A clock that jumps a year ahead, and back when somebody notices.
pub(super) async fn a_jump_of_the_clock_ends_no_session(store: &AnyStore) {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let person = sample::guest(store, 1).await;
    let lapsed = sample::session("lapsed", 0, 2 * DAY);
    let lasting = sample::session("lasting", 0, 100 * DAY);
    for session in [&lapsed, &lasting] {
        assert_eq!(store.open_session(person, session.clone()).await, Ok(()));
    }
    assert_eq!(store.add_token(person, sample::token("token", 0, 2 * DAY)).await, Ok(()));
    let sweep = async |day: i64| store.sweep_sessions(Time(day * DAY)).await;
    for day in [0, 1, 2, 365, 366, 371, 3, 4, 5, 6, 7, 8, 9] {
        assert_eq!(sweep(day).await, Ok(0), "day {day}");
        assert_eq!(store.sweep_tokens(Time(day * DAY)).await, Ok(0), "day {day}");
    }
    assert_eq!(sweep(10).await, Ok(1));
    assert_eq!(store.sweep_tokens(Time(10 * DAY)).await, Ok(1));
    let known = store.session(lasting.hash, Time(10 * DAY)).await.expect("readable");
    assert_eq!(known.map(|(known, _)| known.id), Some(person));
}

pub(super) async fn all_other_sessions_end_at_once(store: &AnyStore) {
    let (one, other) = (sample::guest(store, 1).await, sample::guest(store, 2).await);
    let [a, b, c] = ["a", "b", "c"].map(|name| sample::session(name, 1, 100));
    for (person, session) in [(one, &a), (one, &b), (other, &c)] {
        assert_eq!(store.open_session(person, session.clone()).await, Ok(()));
    }
    let token = sample::token("t", 1, 100);
    assert_eq!(store.add_token(one, token.clone()).await, Ok(()));
    assert_eq!(store.close_sessions(one, b.hash).await, Ok(()));
    assert_eq!(store.sessions(one).await, Ok(vec![b.clone()]));
    assert_eq!(store.sessions(other).await, Ok(vec![c.clone()]));
    assert_eq!(store.tokens(one).await, Ok(vec![token.clone()]));
    // Everywhere means the tokens, too.
    assert_eq!(store.sign_out(one).await, Ok(()));
    assert_eq!(store.sessions(one).await, Ok(Vec::new()));
    assert_eq!(store.token(token.hash, Time(1)).await, Ok(None));
    assert_eq!(store.sessions(other).await, Ok(vec![c]));
}

pub(super) async fn a_new_password_ends_sessions_and_tokens(store: &AnyStore) {
    let id = sample::guest(store, 1).await;
    let [old, new] = ["old", "new"].map(|text| PasswordHash(text.to_owned()));
    let refused = store.change_password(id, old.clone()).await;
    assert_eq!(refused, Err(StoreError::NoPerson(id)), "a guest has a password");
    assert!(store.set_account(id, "Livia", old).await.is_ok());
    let (session, token) = (sample::session("s", 1, 100), sample::token("t", 1, 100));
    assert_eq!(store.open_session(id, session.clone()).await, Ok(()));
    assert_eq!(store.add_token(id, token.clone()).await, Ok(()));
    // Once it was looked up, it must not be remembered.
    assert!(store.token(token.hash, Time(1)).await.is_ok_and(|found| found.is_some()));
    assert_eq!(store.change_password(id, new.clone()).await, Ok(()));
    assert_eq!(store.session(session.hash, Time(1)).await, Ok(None));
    assert_eq!(store.token(token.hash, Time(1)).await, Ok(None));
    let kept = store.account("Livia").await.expect("readable").expect("there").1;
    assert_eq!(kept, new);
}

pub(super) async fn tokens_come_and_go(store: &AnyStore) {
    let (one, other) = (sample::guest(store, 1).await, sample::guest(store, 2).await);
    let (late, early) = (sample::token("late", 20, 200), sample::token("early", 10, 100));
    assert_eq!(store.add_token(one, late.clone()).await, Ok(()));
    assert_eq!(store.add_token(one, early.clone()).await, Ok(()));
    assert_eq!(store.add_token(other, late.clone()).await, Err(StoreError::SecretTaken));
    assert_eq!(store.tokens(one).await, Ok(vec![early.clone(), late.clone()]));
    assert_eq!(store.tokens(other).await, Ok(Vec::new()));
    let whose = async |hash: SecretHash, now| {
        let found = store.token(hash, Time(now)).await.expect("readable");
        found.map(|(person, _)| person.id)
    };
    assert_eq!(whose(late.hash, 0).await, Some(one));
    assert_eq!(store.drop_token(other, late.hash).await, Ok(false));
    assert_eq!(store.drop_token(one, late.hash).await, Ok(true));
    assert_eq!(whose(late.hash, 0).await, None);
    assert_eq!(store.drop_token(one, late.hash).await, Ok(false));
    // They lapse, and later if they are used; also once they were looked up.
    assert_eq!(whose(early.hash, 99).await, Some(one));
    assert_eq!(whose(early.hash, 100).await, None);
    assert_eq!(store.use_token(early.hash, Time(99), Time(150)).await, Ok(()));
    let used = ApiToken { used: Time(99), until: Time(150), ..early.clone() };
    let found = store.token(early.hash, Time(149)).await.expect("readable").map(|(_, token)| token);
    assert_eq!(found, Some(used));
    assert_eq!(store.sweep_tokens(Time(150)).await, Ok(0), "a clock that is not known yet");
    assert_eq!(store.drop_token(one, early.hash).await, Ok(true));
    assert_eq!(store.use_token(early.hash, Time(150), Time(900)).await, Ok(()));
    assert_eq!(whose(early.hash, 0).await, None);
    let nobody = sample::person_id(9);
    assert_eq!(store.add_token(nobody, late).await, Err(StoreError::NoPerson(nobody)));
}
