//! Boxes around lines, and boxes side by side.

use anstyle::Style;

use super::line::Line;

/// Columns that a frame takes from its content: two borders, two spaces.
pub const EDGES: usize = 4;

/// A box with something written into its upper border.
#[derive(Clone, Default, Debug)]
pub struct Frame {
    /// On the left of the upper border.
    pub title: Line,
    /// On the right of it.
    pub note: Line,
    /// Of the border.
    pub style: Style,
    /// How the border is drawn.
    pub edge: Edge,
}

/// A kind of border.
#[derive(Clone, Copy, Default, Debug)]
pub enum Edge {
    /// Most things.
    #[default]
    Light,
    /// What stands above the others.
    Heavy,
    /// What is going on now.
    Double,
}

impl Frame {
    /// A frame with this title.
    pub fn titled(title: Line) -> Frame {
        Frame { title, ..Frame::default() }
    }

    /// The box, `width` columns wide, with room for at least `height` lines.
    pub fn around(&self, lines: Vec<Line>, height: usize, width: usize) -> Vec<Line> {
        let [top_left, top_right, bottom_left, bottom_right, side, rule] = match self.edge {
            Edge::Light => ["╭", "╮", "╰", "╯", "│", "─"],
            Edge::Heavy => ["┏", "┓", "┗", "┛", "┃", "━"],
            Edge::Double => ["╔", "╗", "╚", "╝", "║", "═"],
        };
        let border = |text: &str| Line::styled(self.style, text);
        let inner = width.saturating_sub(EDGES);

        let note = spaced(&self.note, inner);
        let title = spaced(&self.title, inner.saturating_sub(note.width()));
        let between = (inner + 2).saturating_sub(title.width() + note.width());
        let mut block = Vec::with_capacity(height + 2);
        block.push(
            border(top_left)
                .then(title)
                .then(border(&rule.repeat(between)))
                .then(note)
                .then(border(top_right)),
        );
        let missing = height.saturating_sub(lines.len());
        for line in lines.into_iter().chain(std::iter::repeat_n(Line::default(), missing)) {
            block
                .push(border(side).text(" ").then(line.filled(inner)).text(" ").then(border(side)));
        }
        block.push(
            border(bottom_left).then(border(&rule.repeat(inner + 2))).then(border(bottom_right)),
        );
        block
    }
}

/// The text with a space on either side, if there is any text.
fn spaced(text: &Line, width: usize) -> Line {
    if text.is_empty() {
        Line::default()
    } else {
        Line::plain(" ").then(text.clone().cut(width)).text(" ")
    }
}

/// Boxes side by side, all as high as the highest.
pub fn row(boxes: Vec<(Frame, Vec<Line>, usize)>) -> Vec<Line> {
    let height = boxes.iter().map(|(_, lines, _)| lines.len()).max().unwrap_or(0);
    beside(boxes.into_iter().map(|(frame, lines, width)| frame.around(lines, height, width)))
}

/// Blocks side by side. Every block but the last must be a rectangle.
pub fn beside(blocks: impl IntoIterator<Item = Vec<Line>>) -> Vec<Line> {
    let mut whole: Vec<Line> = Vec::new();
    let mut left = 0;
    for block in blocks {
        let width = block.first().map_or(0, Line::width);
        for (at, line) in block.into_iter().enumerate() {
            if at == whole.len() {
                whole.push(Line::default());
            }
            whole[at] = std::mem::take(&mut whole[at]).filled(left).then(line);
        }
        left += width;
    }
    whole
}

/// `width` columns shared among `count` neighbours as evenly as can be.
pub fn shares(width: usize, count: usize) -> Vec<usize> {
    (0..count).map(|at| width / count + usize::from(at < width % count)).collect()
}
