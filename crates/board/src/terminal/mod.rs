//! The board as a terminal shows it: lines of styled text, and frames around them.
//!
//! Everything is said in letters and signs; colour only helps, so that it can be
//! taken away.

mod block;
mod columns;
mod frame;
mod line;
mod page;

use anstyle::{AnsiColor, Color, Style};

pub use block::{Block, fit, fit_text};
pub use columns::columns;
pub use frame::{EDGES, Edge, Frame, beside, row, shares};
pub use line::{Line, flow, paragraph, words};
pub use page::{INDENT, Page};

/// Now: who is asked, what is going on, where the marker is.
pub const NOW: &str = "►";
/// Headings, and figures that matter.
pub const BOLD: Style = Style::new().bold();
/// Labels, and what is only there to hold things together.
pub const DIM: Style = Style::new().dimmed();
/// What is going on now.
pub const ACTIVE: Style = Style::new().fg_color(Some(Color::Ansi(AnsiColor::Yellow))).bold();
