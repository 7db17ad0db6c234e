//! The ledger of rules, read in a browser.

use ludi_engine::rulebook::{Citations, Section};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Event, Options, Parser};

/// Markdown as HTML. Tags within the text are shown, not obeyed.
pub(super) fn markdown(text: &str) -> Markup {
    let events = Parser::new_ext(text, Options::ENABLE_TABLES).map(|event| match event {
        Event::Html(tag) | Event::InlineHtml(tag) => Event::Text(tag),
        other => other,
    });
    let mut page = String::with_capacity(text.len() * 3 / 2);
    pulldown_cmark::html::push_html(&mut page, events);
    // The corner of a table heads nothing.
    PreEscaped(page.replace("<th></th>", "<td></td>"))
}

/// The id of a section on the page of rules.
pub(super) fn anchor(rule: &str) -> String {
    format!("rule-{rule}")
}

/// A section with its heading, which has this id.
pub(super) fn section(id: &str, section: &Section<'_>, citations: &Citations<'_>) -> Markup {
    html! {
        section id=(id) .rule-text {
            h2 { span .rule-id { (citations.number(section.id)) } " " (section.title) }
            (markdown(&section.text))
        }
    }
}
