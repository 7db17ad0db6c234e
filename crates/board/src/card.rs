//! Cards.

use maud::{Markup, html};

/// The term of every glossary that says what × and a number on a heap of cards is.
pub const COPIES: &str = "copies";

/// How many cards lie on the heap, in its corner, where there are several.
pub fn times(count: u8) -> Markup {
    html! { @if count > 1 { b .times data-term=(COPIES) { "×" (count) } } }
}
