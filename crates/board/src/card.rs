//! Cards.

use maud::{Markup, html};

/// How many cards lie on the heap, in its corner, where there are several.
pub fn times(count: u8) -> Markup {
    html! { @if count > 1 { b .times { "×" (count) } } }
}
