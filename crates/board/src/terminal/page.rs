//! Texts under one another, on a page of some width.

use anstyle::Style;

use super::{Line, paragraph};

/// How far the lines below a heading are moved in.
pub const INDENT: &str = "  ";

/// Below this the layout gives up, and words are broken.
const NARROWEST: usize = 24;

/// Lines under one another.
#[derive(Debug)]
pub struct Page {
    width: usize,
    lines: Vec<Line>,
}

impl Page {
    /// What is written on a page of so many columns.
    pub fn written(width: usize, write: impl FnOnce(&mut Page)) -> Vec<Line> {
        let mut page = Page { width: width.max(NARROWEST), lines: Vec::new() };
        write(&mut page);
        page.lines
    }

    /// A text on as many lines as it needs, in this style.
    pub fn write(&mut self, style: Style, indent: &str, text: &str) {
        self.lines.extend(paragraph(text, style, indent, self.width));
    }
}
