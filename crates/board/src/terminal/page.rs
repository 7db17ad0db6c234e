//! Texts under one another, on a page of some width.

use std::fmt;

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
    /// An empty page of so many columns.
    pub fn new(width: usize) -> Page {
        Page { width: width.max(NARROWEST), lines: Vec::new() }
    }

    /// A text on as many lines as it needs, in this style.
    pub fn write(&mut self, style: Style, indent: &str, text: &str) {
        self.lines.extend(paragraph(text, style, indent, self.width));
    }

    /// What was written.
    pub fn into_lines(self) -> Vec<Line> {
        self.lines
    }
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}
