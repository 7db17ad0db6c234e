//! The kit can fail: each broken toy is caught, by the law it breaks.

use ludi_engine::conformance::{Broken, Channel, Law, Plan, check, check_table};
use ludi_engine::{Rules, Setup};

use crate::toy::{Flaw, Toy};

/// The toy as it should be, unless its components are broken.
type Honest = Toy;

const PLAN: Plan = Plan { games: 300, first: 0, longest: 400, closely: 2 };

#[test]
fn the_honest_toy_passes_every_law() {
    let report = check::<Honest>(&Plan { games: 2_000, closely: 8, ..PLAN })
        .unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(report.games, 4_000);
    assert!(report.taken_back > 200);
    let refusals = [
        "why-not-asked",
        "why-something-else",
        "why-same-bid",
        "why-not-in-hand",
        "why-urn-empty",
        "why-no-rolls",
    ];
    assert!(report.refusals.missing(&refusals).is_empty());
    assert!(report.beats.missing(Honest::INFO.beats).is_empty());
}

/// What the laws find in a toy with this flaw, at any of its tables.
fn broken(flaw: Flaw) -> Broken {
    (2..=3)
        .find_map(|seats| {
            let components = Some(format!("{flaw:?}"));
            let setup = Setup { components, ..Setup::new(&Honest::INFO, seats) };
            check_table::<Honest>(&setup, &PLAN).err()
        })
        .expect("a broken toy passed")
}

macro_rules! caught {
    ($($name:ident: $flaw:ident breaks $law:expr;)*) => {$(
        #[test]
        fn $name() {
            let broken = broken(Flaw::$flaw);
            assert_eq!(broken.law, $law, "{broken}");
        }
    )*};
}

caught! {
    a_leak_in_the_view: ViewLeak breaks Law::NoLeak(Channel::View);
    a_leak_through_the_order_of_a_list: OrderLeak breaks Law::NoLeak(Channel::View);
    a_leak_through_the_length_of_a_list: LengthLeak breaks Law::NoLeak(Channel::View);
    a_leak_through_the_legal_list: LegalLeak breaks Law::NoLeak(Channel::Legal);
    a_leak_through_a_prompt: PromptLeak breaks Law::NoLeak(Channel::Prompt);
    a_leak_through_a_label: LabelLeak breaks Law::NoLeak(Channel::Labels);
    a_leak_through_a_refusal: RefusalLeak breaks Law::NoLeak(Channel::Refusals);
    a_leak_through_the_outcome: OutcomeLeak breaks Law::NoLeak(Channel::Outcome);
    a_leak_at_a_beat: BeatLeak breaks Law::NoLeak(Channel::Beats);
    a_beat_that_shows_what_is_hidden_again: BeatShows breaks Law::NoLeak(Channel::Events);
    a_beat_of_no_known_kind: UnnamedBeat breaks Law::NamedBeats;
    a_leak_through_an_event: EventLeak breaks Law::NoLeak(Channel::Events);
    a_leak_through_an_event_of_the_deal: DealLeak breaks Law::NoLeak(Channel::Events);
    a_change_of_what_was_sealed_that_is_told: ToldChange breaks Law::UnseenChange;
    a_change_of_what_was_sealed_that_is_seen: SeenChange breaks Law::UnseenChange;
    a_resample_that_changes_nothing: LazyResample breaks Law::LazyResample;
    a_resample_that_leaves_something_alone: PartlyLazyResample breaks Law::LazyResample;
    a_resample_that_peeks_now_and_then: PeekingResample breaks Law::PeekingResample;
    a_resample_that_peeks_where_it_matters: PeekingWhereItMatters breaks Law::LazyResample;
    a_resample_that_loses_a_card: ResampleLoses breaks Law::Conservation;
    an_illegal_action_accepted: IllegalAccepted breaks Law::IllegalIsRefused;
    a_legal_action_refused: LegalRefused breaks Law::LegalIsAccepted;
    a_legal_action_listed_twice: ListedTwice breaks Law::LegalIsAccepted;
    a_refusal_that_changes_the_state: RefusalChanges breaks Law::RefusalChangesNothing;
    a_lost_card: LostCard breaks Law::Conservation;
    a_doubled_card: DoubledCard breaks Law::Conservation;
    a_stuck_state: Stuck breaks Law::Ends;
    an_end_without_an_outcome: NoOutcome breaks Law::Ends;
    an_outcome_without_a_first: NobodyFirst breaks Law::Ends;
    an_endless_game: Endless breaks Law::Ends;
    an_undo_across_a_die_roll: UndoAcrossDie breaks Law::Undo;
    an_undo_across_a_reveal: UndoAcrossReveal breaks Law::Undo;
    a_reveal_that_is_denied: RevealsUnsaid breaks Law::Undo;
    a_missing_text: MissingText breaks Law::Words;
    a_rule_that_does_not_exist: UnknownRule breaks Law::Rules;
    a_deal_that_depends_on_something_outside: OutsideWorld breaks Law::Replay;
}

#[test]
fn an_ending_never_reached() {
    let broken = check::<Toy<{ Flaw::EndingNeverReached as u8 }>>(&PLAN).expect_err("no miracle");
    assert_eq!(broken.law, Law::EveryEnding, "{broken}");
    assert_eq!(broken.detail, "no game of 600 ended with miracle");
}

#[test]
fn a_section_without_an_entry() {
    let broken = check::<Toy<{ Flaw::SectionWithoutEntry as u8 }>>(&PLAN).expect_err("no entry");
    assert_eq!(broken.law, Law::Rules, "{broken}");
}

#[test]
fn a_promise_that_does_not_say_everything() {
    let broken = check::<Toy<{ Flaw::SilentPromise as u8 }>>(&PLAN).expect_err("no who");
    assert_eq!(broken.law, Law::Words, "{broken}");
    assert!(broken.detail.contains("toll"), "{broken}");
}

#[test]
fn a_state_too_large() {
    let broken = check::<Toy<0, 1024>>(&PLAN).expect_err("a large state");
    assert_eq!(broken.law, Law::Flat, "{broken}");
}

#[test]
fn what_is_broken_can_be_seen_again() {
    let first = broken(Flaw::DoubledCard);
    let (setup, again) = (first.setup.clone().unwrap(), first.again.unwrap());
    assert_eq!(again.games, 1);
    assert_eq!(check_table::<Honest>(&setup, &again), Err(first.clone()));
    let said = first.to_string();
    for part in ["Sortes", "Conservation", "in 2 places, and was in 1", "first: "] {
        assert!(said.contains(part), "{said}");
    }
}

#[test]
fn a_table_that_cannot_be_opened() {
    let setup = Setup::new(&Honest::INFO, 9);
    let broken = check_table::<Honest>(&setup, &PLAN).expect_err("nine seats");
    assert_eq!(
        (broken.law, broken.detail.as_str()),
        (Law::Opens, "Sortes is for 2 to 3 seats, not 9")
    );
}
