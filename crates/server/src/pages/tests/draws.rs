//! The draw of the key, on the pages that tell of it.

use ludi_engine::LeftOutReason;

use super::*;
use crate::house::{ContributorReport, DrawReport, DrawState, LeftOutReport};

/// A draw in which the reader takes part, seat 3 does not, and seat 1 failed if
/// this says how.
fn draw(number: u32, state: DrawState, failed: Option<&'static str>) -> DrawReport {
    let contributor = |seat: u8, name: &str, failed| ContributorReport {
        seat,
        name: name.to_owned(),
        commitment: format!("{number}{seat}").repeat(32),
        opened: false,
        contribution: None,
        failed,
    };
    let (name, reason) = ("Gaius".to_owned(), LeftOutReason::NoCommitment);
    DrawReport {
        number,
        state,
        commitment: format!("{number}9").repeat(32),
        seed: None,
        contributors: vec![contributor(0, "Livia", failed), contributor(1, EVIL, None)],
        left_out: vec![LeftOutReport { seat: 2, name, reason }],
        digest: Some("ab".repeat(32)),
    }
}

fn draws() -> Vec<DrawReport> {
    vec![draw(1, DrawState::GivenUp, Some("late")), draw(2, DrawState::Fixed, None)]
}

#[test]
fn a_gathering_tells_who_draws_and_who_failed() {
    for lang in Lang::ALL {
        let model = PageModel { play: None, status: Status::Gathering, draws: draws(), ..sample() };
        let page = page_of(&reader(lang), &model, None);
        let told = select(&page, "#gathering[data-seat='1']")[0].attr("data-draw");
        let told: serde_json::Value = serde_json::from_str(told.expect("the draw")).expect("JSON");
        assert_eq!((&told["number"], &told["state"]), (&2.into(), &"fixed".into()));
        assert_eq!(told["contributors"][1]["name"], EVIL);
        assert!(text(&page, ".dice .given-up").contains("Livia"));
        assert!(text(&page, ".dice .left-out").contains("Gaius"));
        assert!(text(&page, ".dice").contains(EVIL));
        assert!(select(&page, "button.begin, button.fill").is_empty(), "it has begun");
    }
}

#[test]
fn the_table_goes_on_telling_who_failed() {
    for lang in Lang::ALL {
        let page = page_of(&reader(lang), &PageModel { draws: draws(), ..sample() }, None);
        assert!(text(&page, "#log .given-up").contains("Livia"));
        assert_eq!(select(&page, "#draw-check[hidden][data-good][data-wrong]").len(), 1);
    }
}

#[test]
fn the_page_of_fairness_counts_what_was_given_up() {
    for lang in Lang::ALL {
        let page = read(fairness(&FairnessPage {
            reader: &reader(lang),
            id: "0123456789abcdef",
            game_name: "Caligula",
            draws: &draws(),
            dice_keys: None,
            origin: None,
            status: Status::Gathering,
            tally: None,
        }));
        assert_eq!(select(&page, ".key-draw").len(), 2);
        assert_eq!(select(&page, ".contributors .failed").len(), 1);
        let restarts = text(&page, ".restarts");
        assert!(restarts.starts_with("One draw was") || restarts.starts_with("Un’estrazione è"));
        assert!(text(&page, ".key-draw").contains(EVIL));
    }
}
