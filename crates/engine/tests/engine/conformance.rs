//! The kit can fail: each broken toy is caught, by the law it breaks.

use ludi_engine::Game;
use ludi_engine::conformance::{Broken, Channel, Law, Plan, check};

use crate::toy::{Flaw, Honest, Toy};

const PLAN: Plan = Plan { games: 300, first: 0, longest: 400, closely: 2 };

#[test]
fn the_honest_toy_passes_every_law() {
    let report =
        check::<Honest>(&Plan { games: 2_000, ..PLAN }).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{report}");
    assert_eq!(report.games, 4_000);
    assert!(report.taken_back > 1_000);
    let refusals = [
        "why-not-asked",
        "why-something-else",
        "why-same-bid",
        "why-not-in-hand",
        "why-urn-empty",
        "why-no-rolls",
    ];
    assert!(report.refusals.missing(&refusals).is_empty());
}

fn broken<G: Game>() -> Broken {
    check::<G>(&PLAN).expect_err("a broken toy passed")
}

macro_rules! caught {
    ($($name:ident: $flaw:ident breaks $law:expr;)*) => {$(
        #[test]
        fn $name() {
            let broken = broken::<Toy<{ Flaw::$flaw as u8 }>>();
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
    a_leak_through_an_event: EventLeak breaks Law::NoLeak(Channel::Events);
    a_leak_through_an_event_of_the_deal: DealLeak breaks Law::NoLeak(Channel::Events);
    a_resample_that_changes_nothing: LazyResample breaks Law::LazyResample;
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
    an_ending_never_reached: EndingNeverReached breaks Law::EveryEnding;
    an_undo_across_a_die_roll: UndoAcrossDie breaks Law::Undo;
    an_undo_across_a_reveal: UndoAcrossReveal breaks Law::Undo;
    a_missing_text: MissingText breaks Law::Words;
    a_rule_that_does_not_exist: UnknownRule breaks Law::Rules;
    a_section_without_an_entry: SectionWithoutEntry breaks Law::Rules;
    a_deal_that_depends_on_something_outside: OutsideWorld breaks Law::Replay;
}

#[test]
fn a_state_too_large() {
    let broken = broken::<Toy<{ Flaw::None as u8 }, 1024>>();
    assert_eq!(broken.law, Law::Flat, "{broken}");
}
