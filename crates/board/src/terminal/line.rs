//! A line of styled text, measured in terminal columns.

use std::fmt;

use anstyle::Style;
use unicode_width::UnicodeWidthStr;

/// Pieces of text, each in its style.
#[derive(Clone, Default, Debug)]
pub struct Line(Vec<(Style, String)>);

impl Line {
    /// The text in this style. Characters that could move the cursor or turn
    /// the direction of writing are left out: names come from anybody.
    pub fn styled(style: Style, text: impl AsRef<str>) -> Line {
        let text: String = text.as_ref().chars().filter(|&c| is_printed(c)).collect();
        Line(if text.is_empty() { Vec::new() } else { vec![(style, text)] })
    }

    /// The text as it is.
    pub fn plain(text: impl AsRef<str>) -> Line {
        Line::styled(Style::new(), text)
    }

    /// Lines one after the other, with a plain `gap` between them.
    pub fn joined(lines: impl IntoIterator<Item = Line>, gap: &str) -> Line {
        let mut whole = Line::default();
        for line in lines {
            whole = if whole.0.is_empty() { line } else { whole.text(gap).then(line) };
        }
        whole
    }

    /// This line and then `other`.
    pub fn then(mut self, other: Line) -> Line {
        for (style, text) in other.0 {
            match self.0.last_mut() {
                Some((last, before)) if *last == style => before.push_str(&text),
                _ => self.0.push((style, text)),
            }
        }
        self
    }

    /// This line and then plain text.
    pub fn text(self, text: impl AsRef<str>) -> Line {
        self.then(Line::plain(text))
    }

    /// How many columns it takes.
    pub fn width(&self) -> usize {
        self.0.iter().map(|(_, text)| text.width()).sum()
    }

    /// Does it take no column?
    pub fn is_empty(&self) -> bool {
        self.width() == 0
    }

    /// The line with `make` done to every style.
    pub fn restyled(mut self, make: impl Fn(Style) -> Style) -> Line {
        for (style, _) in &mut self.0 {
            *style = make(*style);
        }
        self
    }

    /// At most `width` columns of it, with an ellipsis where it was cut.
    pub fn cut(self, width: usize) -> Line {
        if self.width() <= width {
            return self;
        }
        let mut left = width.saturating_sub(1);
        let mut kept = Vec::new();
        for (style, text) in self.0 {
            let mut part = String::new();
            for c in text.chars() {
                part.push(c);
                if part.width() > left {
                    part.pop();
                    part.truncate(part.trim_end().len());
                    if width > 0 {
                        part.push('…');
                    }
                    kept.push((style, part));
                    return Line(kept);
                }
            }
            left -= part.width();
            kept.push((style, part));
        }
        Line(kept)
    }

    /// Exactly `width` columns: cut, or filled with spaces.
    pub fn filled(self, width: usize) -> Line {
        let line = self.cut(width);
        let missing = width - line.width();
        if missing == 0 { line } else { line.text(" ".repeat(missing)) }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(style, text)| write!(f, "{style}{text}{style:#}"))
    }
}

fn is_printed(c: char) -> bool {
    !c.is_control()
        && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// The words of a text, for [`flow`].
pub fn words(text: &str, style: Style) -> Vec<Line> {
    text.split_whitespace().map(|word| Line::styled(style, word)).collect()
}

/// A text in one style on as many lines of `width` columns as it needs, each
/// beginning with `indent`. A word that is longer than a line is broken.
pub fn paragraph(text: &str, style: Style, indent: &str, width: usize) -> Vec<Line> {
    let printed: String = text.chars().filter(|&c| is_printed(c)).collect();
    let options = textwrap::Options::new(width).initial_indent(indent).subsequent_indent(indent);
    textwrap::wrap(&printed, options).iter().map(|line| Line::styled(style, line)).collect()
}

/// Items one after the other with a plain `gap` between them, on as many lines
/// of `width` columns as they need; later lines begin with `indent` spaces.
pub fn flow(
    items: impl IntoIterator<Item = Line>,
    gap: &str,
    indent: usize,
    width: usize,
) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut line = Line::default();
    let mut begun = false;
    for item in items {
        if begun && line.width() + gap.width() + item.width() > width {
            lines.push(std::mem::take(&mut line).cut(width));
            line = Line::plain(" ".repeat(indent)).then(item);
        } else if begun {
            line = line.text(gap).then(item);
        } else {
            line = item;
            begun = true;
        }
    }
    if begun {
        lines.push(line.cut(width));
    }
    lines
}
