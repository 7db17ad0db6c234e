//! Fields for a number on a board.

use ludi_engine::{Board, Dice, FastRng, named_number, numbered_action};
use scraper::{ElementRef, Html};
use serde_json::Value;

use super::html::select;

/// Is a number asked for? Then there is nothing else to choose, no number is left out, and
/// each is written as [`Words::number`](ludi_engine::Words::number) says.
pub(super) fn are_asked_for<G: Board>(legal: &[G::Action]) -> bool {
    let numbers: Vec<u16> =
        legal.iter().filter_map(|&action| Some(G::number(action)?.number)).collect();
    let Some(&first) = numbers.first() else { return false };
    let wanted: Vec<u16> = (first..).take(legal.len()).collect();
    assert_eq!(numbers, wanted, "{legal:?}");
    let labels = legal.iter().filter_map(|&action| Some(G::number(action)?.label));
    let mut labels: Vec<_> = labels.collect();
    labels.dedup();
    assert_eq!(labels.len(), 1, "a field has one label: {labels:?}");
    for (&action, number) in legal.iter().zip(numbers) {
        let written = serde_json::to_value(action).expect("plain data");
        let (name, _) = named_number(&written).expect("a name and a number");
        assert_eq!(written, numbered_action(name, number));
    }
    true
}

/// There is one field for these numbers on the board and one in the list, and no button for
/// any of them.
pub(super) fn assert_field<G: Board>(html: &Html, legal: &[G::Action]) {
    assert!(select(html, "button.act").is_empty());
    for place in ["#choices", ":not(#choices) > .amount"] {
        let fields = select(html, &format!("{place} .number"));
        assert_eq!(fields.len(), 1, "{place}");
        let input = &select(html, &format!("{place} .number input"))[0];
        let range = ["min", "max"].map(|name| number(input, name));
        let ends = [legal.first(), legal.last()];
        let ends = ends.map(|action| action.and_then(|&action| Some(G::number(action)?.number)));
        assert_eq!(range.map(Some), ends);
    }
}

/// The action of a number that somebody fills in, where one is asked for.
pub(super) fn filled_in(html: &Html, dice: &mut Dice<FastRng>) -> Option<Value> {
    let inputs = select(html, ".number input");
    let input = inputs.first()?;
    let (first, last) = (number(input, "min"), number(input, "max"));
    let chosen = first + dice.below(u32::from(last - first) + 1) as u16;
    Some(numbered_action(input.attr("data-of")?, chosen))
}

fn number(input: &ElementRef<'_>, name: &str) -> u16 {
    input.attr(name).and_then(|text| text.parse().ok()).expect("a number")
}
