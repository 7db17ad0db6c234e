//! What every store must do, as one suite: [`every_law`] for a fresh store,
//! [`survives_reopening`] and [`killed`] for one that lasts.
//!
//! The laws panic where a store breaks them: they are for tests.

mod forks;
pub mod killed;
mod lines;
mod log;
mod people;
mod races;
pub(crate) mod sample;
mod sessions;
mod tables;

use std::sync::Arc;

use super::{Appended, Store};

/// Whatever a test calls a store.
pub type AnyStore = Arc<dyn Store>;

/// Runs every law, each on a store of its own, which `fresh` opens and which
/// is empty.
pub async fn every_law(fresh: impl AsyncFn() -> AnyStore) {
    log::rows_are_kept_as_they_came(&fresh().await).await;
    log::rows_only_follow_the_last(&fresh().await).await;
    log::a_key_counts_once(&fresh().await).await;
    log::rows_need_a_match(&fresh().await).await;
    log::the_last_row_decides_whether_it_is_over(&fresh().await).await;
    races::each_place_in_a_log_has_one_winner(&fresh().await).await;
    races::a_key_sent_many_times_at_once_counts_once(&fresh().await).await;
    races::tables_do_not_disturb_one_another(&fresh().await).await;
    races::what_fails_does_not_fail_its_neighbours(&fresh().await).await;
    races::a_seat_goes_to_one(&fresh().await).await;
    tables::a_table_is_kept_as_it_was_opened(&fresh().await).await;
    tables::a_refused_table_leaves_no_trace(&fresh().await).await;
    tables::draws_go_on_until_the_match_begins(&fresh().await).await;
    tables::seats_change_hands(&fresh().await).await;
    tables::links_lead_to_seats(&fresh().await).await;
    tables::a_link_is_used_with_the_change_of_its_seat_or_not_at_all(&fresh().await).await;
    tables::lists_hold_what_they_should(&fresh().await).await;
    tables::how_a_match_stands_is_noted(&fresh().await).await;
    forks::a_fork_has_the_rows_it_goes_on_from(&fresh().await).await;
    forks::a_fork_is_no_rematch(&fresh().await).await;
    forks::only_what_is_over_can_be_forked(&fresh().await).await;
    lines::talk_is_kept_in_order(&fresh().await).await;
    lines::promises_are_kept_as_they_were_made(&fresh().await).await;
    lines::whispers_stay_between_two(&fresh().await).await;
    people::guests_need_only_a_name(&fresh().await).await;
    people::one_account_administers(&fresh().await).await;
    people::names_that_look_alike_are_one(&fresh().await).await;
    people::whoever_is_erased_leaves_only_matches(&fresh().await).await;
    people::names_of_accounts_are_their_own(&fresh().await).await;
    people::an_account_takes_over_what_a_guest_has(&fresh().await).await;
    people::everybody_is_counted(&fresh().await).await;
    sessions::sessions_last_as_long_as_they_should(&fresh().await).await;
    sessions::a_jump_of_the_clock_ends_no_session(&fresh().await).await;
    sessions::all_other_sessions_end_at_once(&fresh().await).await;
    sessions::a_new_password_ends_sessions_and_tokens(&fresh().await).await;
    sessions::tokens_come_and_go(&fresh().await).await;
}

/// What was written is there when the same place is opened again.
pub async fn survives_reopening(open: impl AsyncFn() -> AnyStore) {
    let store = open().await;
    let table = sample::playing(&store, 1).await;
    for n in 0..3 {
        let appended = store.append(table, n, sample::row(0, n)).await;
        assert_eq!(appended, Ok(Appended::Done(n + 1)));
    }
    let before = (store.table(table).await, store.rows(table, 0).await);
    drop(store);
    let store = open().await;
    assert_eq!((store.table(table).await, store.rows(table, 0).await), before);
    assert_eq!(store.append(table, 0, sample::row(0, 0)).await, Ok(Appended::Again(1)));
    assert_eq!(store.append(table, 3, sample::row(0, 3)).await, Ok(Appended::Done(4)));
    assert_eq!(store.check().await, Ok(Vec::new()));
}
