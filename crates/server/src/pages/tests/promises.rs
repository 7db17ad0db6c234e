//! Promises on the page of a table.

use ludi_engine::{AmountRange, Promise, PromiseKind};

use super::*;
use crate::house::{Promisable, Promised};
use crate::store::Pledge;

/// Two kinds: one without blanks, one with both.
fn promisable() -> Vec<Promisable> {
    let amount = Some(AmountRange { min: 2, max: 9 });
    let kinds = [
        PromiseKind { id: "help", who: false, amount: None },
        PromiseKind { id: "toll", who: true, amount },
    ];
    let text = format!("I will {EVIL}");
    kinds.map(|kind| Promisable { kind, text: text.clone() }).into()
}

/// A promise of the first seat to the reader, after this row.
fn made(row: u64, private: bool) -> Said {
    let promise = Promise { kind: "help".to_owned(), who: None, amount: None };
    let pledge = Pledge { promise, to: Some(Seat::new(1)), row };
    let promise = Some(Promised { pledge, row, to: Some(EVIL.to_owned()) });
    Said { promise, ..said("Livia", private.then_some(EVIL), "I will") }
}

#[test]
fn whoever_plays_may_promise() {
    for lang in Lang::ALL {
        let mut model = PageModel { promisable: promisable().into(), ..sample() };
        model.chairs[2] =
            Chair { person: false, bot: Some("random".to_owned()), ..chair("Gaius", false) };
        let page = page_of(&reader(lang), &model, None);
        let form = "#promise details:not([open]) form[method='post'][action$='/promise']";
        assert_eq!(select(&page, form).len(), 1);
        let values = |name: &str| -> Vec<String> {
            let options = select(&page, &format!("{form} select[name='{name}'] option"));
            options.iter().filter_map(|option| option.attr("value")).map(str::to_owned).collect()
        };
        assert_eq!(values("kind"), ["help", "toll"]);
        assert_eq!(values("who"), ["", "0", "2"]);
        // A bot hears only what all hear.
        assert_eq!(values("to"), ["", "aloud-0", "aloud-2", "0"]);
        let blanks = |blank: &str| select(&page, &format!("{form} option[data-{blank}]")).len();
        assert_eq!((blanks("who"), blanks("amount")), (1, 1));
        assert_eq!(select(&page, &format!("{form} input[min='2'][max='9']")).len(), 1);
        assert!(text(&page, form).contains(&format!("I will {EVIL}")));
        // That it binds nobody is said once.
        assert_eq!(select(&page, &format!("{form} .hint")).len(), 1);

        assert!(select(&page_of(&reader(lang), &sample(), None), "#promise *").is_empty());
    }
}

#[test]
fn promises_stand_between_the_lines_of_the_log() {
    for (lang, words) in [(Lang::En, ", in private"), (Lang::It, ", in privato")] {
        let private = Said { number: 2, ..made(6, true) };
        let last = Said { number: 3, ..made(7, false) };
        let promises = vec![made(0, false), private.clone(), last];
        let lines = vec![said("Livia", None, "aloud"), private];
        let page = page_of(&reader(lang), &PageModel { promises, lines, ..sample() }, None);
        let log = select(&page, "#log-lines li");
        let is_promise = |line: &scraper::ElementRef<'_>| line.attr("class").is_some();
        let order: Vec<bool> = log.iter().map(is_promise).collect();
        assert_eq!(order, [false, true, true, false, true]);
        let rows: Vec<_> = log.iter().filter_map(|line| line.attr("data-row")).collect();
        assert_eq!(rows, ["0", "0", "6", "7", "7"]);
        assert_eq!(select(&page, "#log-lines .promise img.seal[alt='']").len(), 3);
        // What is between two is marked by a sign and in words, in both places.
        for list in ["#log-lines", "#chat-lines"] {
            let private = text(&page, &format!("{list} .promise.whisper"));
            assert!(private.starts_with("❧ Livia") && private.contains(words), "{private}");
            assert_eq!(
                text(&page, &format!("{list} .promise.whisper q")),
                format!("I will {EVIL}")
            );
        }
        assert_eq!(select(&page, "#chat-lines li").len(), 2);
        assert!(!text(&page, "#log-lines .promise:not(.whisper)").contains(words));
    }
}
