//! The ledger of rules, read in a terminal.

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use crate::layout::{DIM, STRONG, styled, wrap};

/// Markdown as wrapped and lightly styled text.
pub(crate) fn render(text: &str, width: usize) -> String {
    let mut page = Page { width, ..Page::default() };
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        page.take(event);
    }
    page.end_paragraph();
    page.text
}

#[derive(Default)]
struct Page {
    width: usize,
    text: String,
    paragraph: String,
    /// The number of the next item of each list we are in; `None` for dots.
    lists: Vec<Option<u64>>,
    /// What the next paragraph starts with, if it is the first of its item.
    bullet: Option<String>,
}

impl Page {
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Text(text) => self.paragraph.push_str(&text),
            Event::Code(code) => self.paragraph.push_str(&styled(STRONG, &code)),
            Event::SoftBreak | Event::HardBreak => self.paragraph.push(' '),
            Event::Start(Tag::Strong | Tag::Heading { .. }) => {
                self.paragraph.push_str(&STRONG.render().to_string());
            }
            Event::End(TagEnd::Strong) => {
                self.paragraph.push_str(&STRONG.render_reset().to_string());
            }
            Event::End(TagEnd::Heading(_)) => {
                self.paragraph.push_str(&STRONG.render_reset().to_string());
                self.end_paragraph();
                self.text.push('\n');
            }
            Event::Start(Tag::List(number)) => {
                self.end_paragraph();
                self.lists.push(number);
            }
            Event::End(TagEnd::List(_)) => {
                self.lists.pop();
                if self.lists.is_empty() {
                    self.text.push('\n');
                }
            }
            Event::Start(Tag::Item) => {
                self.bullet = Some(match self.lists.last_mut() {
                    Some(Some(number)) => {
                        *number += 1;
                        format!("{}. ", *number - 1)
                    }
                    _ => "• ".to_owned(),
                });
            }
            Event::End(TagEnd::Item | TagEnd::CodeBlock) => self.end_paragraph(),
            Event::End(TagEnd::Paragraph) => {
                self.end_paragraph();
                if self.lists.is_empty() {
                    self.text.push('\n');
                }
            }
            Event::End(TagEnd::TableCell) => self.paragraph.push_str("  "),
            Event::End(TagEnd::TableHead) => {
                self.paragraph = styled(DIM, &self.paragraph);
                self.end_paragraph();
            }
            Event::End(TagEnd::TableRow) => self.end_paragraph(),
            Event::End(TagEnd::Table) => self.text.push('\n'),
            _ => {}
        }
    }

    fn end_paragraph(&mut self) {
        let paragraph = std::mem::take(&mut self.paragraph);
        if paragraph.trim().is_empty() {
            return;
        }
        let depth = self.lists.len();
        let margin = "  ".repeat(depth.saturating_sub(1));
        let first = match self.bullet.take() {
            Some(bullet) => format!("{margin}{bullet}"),
            None => "  ".repeat(depth),
        };
        let rest = " ".repeat(textwrap::core::display_width(&first));
        self.text.push_str(&wrap(paragraph.trim(), self.width, &first, &rest));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_and_lists_are_wrapped_with_their_indent() {
        let page = render("One **two** three\nfour.\n\n- first item is long\n- `b`\n  1. c\n", 14);
        assert_eq!(
            anstream::adapter::strip_str(&page).to_string(),
            "One two three\nfour.\n\n• first item\n  is long\n• b\n  1. c\n\n"
        );
    }

    #[test]
    fn nothing_is_lost() {
        let page = render("# Head\n\n| a | b |\n|---|---|\n| c | d |\n\n[link](x) *em*", 40);
        let page = anstream::adapter::strip_str(&page).to_string();
        for word in ["Head", "a", "b", "c", "d", "link", "em"] {
            assert!(page.contains(word), "{word} is missing in {page}");
        }
    }
}
