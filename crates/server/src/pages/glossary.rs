//! What everything on a board means, as a list.

use ludi_bots::Explanation;
use maud::{Markup, PreEscaped, html};

/// The glossary of a game; the page has its emblems ([`emblems_only`]). Term `x` has
/// the id `term-x`.
pub(super) fn glossary(entries: &[Explanation]) -> Markup {
    html! {
        dl .glossary {
            @for Explanation { id, name, meaning, emblems } in entries {
                div id={ "term-" (id) } {
                    dt {
                        @for emblem in *emblems {
                            svg .emblem aria-hidden="true" { use href={ "#" (emblem) } {} }
                        }
                        (name)
                    }
                    dd { (meaning) }
                }
            }
        }
    }
}

/// The emblems of a game without what else its board is drawn with, such as a map.
pub(super) fn emblems_only(all: &str) -> PreEscaped<&str> {
    PreEscaped(all.split_inclusive("</svg>").next().unwrap_or_default())
}
