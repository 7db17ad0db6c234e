//! Text laid out in the columns of a terminal. Styles count as no columns, and
//! nothing is said by a style alone.

use std::ops::Range;

use anstyle::{AnsiColor, Style};
use textwrap::Options;
use textwrap::core::display_width;

/// What is beside the point: rule sections, hints.
pub(crate) const DIM: Style = Style::new().dimmed();
/// What matters most: the prompt, a winner.
pub(crate) const STRONG: Style = Style::new().bold();
/// What can be typed: numbers and keys.
pub(crate) const KEY: Style = AnsiColor::Cyan.on_default().bold();

/// The text in this style.
pub(crate) fn styled(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// A rule section, as it is cited everywhere.
pub(crate) fn cite(section: &str) -> String {
    styled(DIM, &format!("§{section}"))
}

/// A paragraph in lines of at most `width` columns: the first starts with
/// `first`, the others with `rest`.
pub(crate) fn wrap(text: &str, width: usize, first: &str, rest: &str) -> String {
    let options = Options::new(width).initial_indent(first).subsequent_indent(rest);
    let mut wrapped = textwrap::fill(text, options);
    wrapped.push('\n');
    wrapped
}

/// A line across the screen with a title in it.
pub(crate) fn divider(title: &str, right: &str, width: usize) -> String {
    let title = if title.is_empty() { String::new() } else { format!(" {title} ") };
    let right = if right.is_empty() { String::new() } else { format!(" {right} ──") };
    let line = width.saturating_sub(2 + display_width(&title) + display_width(&right));
    format!(
        "{}{}{}{}\n",
        styled(DIM, "──"),
        styled(STRONG, &title),
        styled(DIM, &"─".repeat(line)),
        styled(DIM, &right)
    )
}

/// Numbered choices, from 1: a line each while they are few, then in columns, downwards, each
/// column as wide as its own. If there is no room for columns, those that are too long for two
/// have a line of their own, where they stand in the list.
pub(crate) fn choices(labels: &[String], width: usize) -> String {
    choices_within(labels, 0..labels.len(), width)
}

/// The same of only some of them, with the numbers that they have among all.
pub(crate) fn choices_within(labels: &[String], shown: Range<usize>, width: usize) -> String {
    const FEW: usize = 3;
    let digits = labels.len().to_string().len();
    let mut first = shown.start + 1;
    let labels = &labels[shown];
    let few = labels.len() <= FEW;
    if let Some(text) = columns(labels, first, digits, width).filter(|_| !few) {
        return text;
    }
    let half = (width / 2).saturating_sub(digits + 2 + GAP);
    let alone = |label: &String| few || display_width(label) > half;
    let indent = " ".repeat(digits + 4);
    let mut text = String::new();
    for run in labels.chunk_by(|one, other| !alone(one) && !alone(other)) {
        match columns(run, first, digits, width) {
            Some(run) => text.push_str(&run),
            None => {
                for (number, label) in (first..).zip(run) {
                    let number = styled(KEY, &format!("{number:>digits$}"));
                    text.push_str(&wrap(label, width, &format!("  {number}  "), &indent));
                }
            }
        }
        first += run.len();
    }
    text
}

/// The choices in pages of at most so many lines, each as full as it can be; a choice that is
/// longer has a page of its own.
pub(crate) fn pages_of_choices(labels: &[String], width: usize, lines: usize) -> Vec<Range<usize>> {
    let fits = |shown: Range<usize>| choices_within(labels, shown, width).lines().count() <= lines;
    let mut pages = Vec::new();
    let mut first = 0;
    while first < labels.len() {
        let last = (first + 1..=labels.len()).rev().find(|&end| fits(first..end));
        pages.push(first..last.unwrap_or(first + 1));
        first = last.unwrap_or(first + 1);
    }
    pages
}

/// What is between two columns of choices.
const GAP: usize = 3;

/// Choices with numbers from this on, in as few lines as there is room for; `None` if there is
/// none for two columns.
fn columns(labels: &[String], first: usize, digits: usize, width: usize) -> Option<String> {
    let cell = |label: &String| digits + 2 + display_width(label);
    let widths = |lines: usize| -> Vec<usize> {
        labels.chunks(lines).map(|column| column.iter().map(cell).max().unwrap_or(0)).collect()
    };
    let fits = |lines: &usize| {
        let widths = widths(*lines);
        2 + widths.iter().sum::<usize>() + GAP * (widths.len() - 1) <= width
    };
    let lines = (1..labels.len()).find(fits)?;
    let widths = widths(lines);
    let mut text = String::new();
    for line in 0..lines {
        text.push_str("  ");
        for (column, place) in (line..labels.len()).step_by(lines).enumerate() {
            let number = styled(KEY, &format!("{:>digits$}", first + place));
            text.push_str(&format!("{number}  {}", labels[place]));
            if place + lines < labels.len() {
                text.push_str(&" ".repeat(widths[column] - cell(&labels[place]) + GAP));
            }
        }
        text.push('\n');
    }
    Some(text)
}

/// A table: the first cell of a row to the left, the others to the right. The
/// first row is the head.
pub(crate) fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| display_width(cell)).max()
    };
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for (number, row) in rows.iter().enumerate() {
        let mut line = String::from("  ");
        for (column, cell) in row.iter().enumerate() {
            let padding = " ".repeat(widths[column] - display_width(cell));
            if column == 0 {
                line.push_str(&format!("{cell}{padding}"));
            } else {
                line.push_str(&format!("   {padding}{cell}"));
            }
        }
        let line = line.trim_end();
        text.push_str(&if number == 0 { styled(DIM, line) } else { line.to_owned() });
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> String {
        anstream::adapter::strip_str(text).to_string()
    }

    #[test]
    fn few_choices_stand_below_each_other_and_long_ones_are_wrapped() {
        let labels = ["place the token on the third card".to_owned(), "pass".to_owned()];
        assert_eq!(
            plain(&choices(&labels, 24)),
            "  1  place the token on\n     the third card\n  2  pass\n"
        );
    }

    #[test]
    fn many_choices_stand_in_columns_downwards() {
        let labels: Vec<String> = ["a", "b", "c", "d", "e", "f", "gg"].map(str::to_owned).into();
        assert_eq!(
            plain(&choices(&labels, 23)),
            "  1  a   4  d   7  gg\n  2  b   5  e\n  3  c   6  f\n"
        );
    }

    #[test]
    fn a_long_choice_among_many_has_a_line_of_its_own() {
        let labels = ["a", "b", "the token on the third card", "c", "d", "e"].map(str::to_owned);
        assert_eq!(
            plain(&choices(&labels, 24)),
            "  1  a   2  b\n  3  the token on the\n     third card\n  4  c   5  d   6  e\n"
        );
    }

    #[test]
    fn no_line_of_choices_is_wider_than_the_screen() {
        let labels: Vec<String> = (0..50).map(|n| "x".repeat(1 + n % 13)).collect();
        for width in 60..100 {
            for line in plain(&choices(&labels, width)).lines() {
                assert!(display_width(line) <= width, "{line}");
            }
        }
    }

    #[test]
    fn choices_fill_one_page_after_the_other_and_keep_their_numbers() {
        let labels = ["a", "b", "the token on the third card", "c", "d", "e", "f", "g", "h", "i"];
        let labels = labels.map(str::to_owned);
        let pages = pages_of_choices(&labels, 28, 4);
        assert_eq!(pages, [0..6, 6..10]);
        let shown = |page: &Range<usize>| plain(&choices_within(&labels, page.clone(), 28));
        assert_eq!(
            shown(&pages[0]),
            "   1  a    2  b\n   3  the token on the third\n      card\n   4  c    5  d    6  e\n"
        );
        assert_eq!(shown(&pages[1]), "   7  f    9  h\n   8  g   10  i\n");
    }

    #[test]
    fn a_choice_longer_than_a_page_has_one_of_its_own() {
        let labels = ["a", "the token on the third card of the second row", "b"].map(str::to_owned);
        assert_eq!(pages_of_choices(&labels, 24, 1), [0..1, 1..2, 2..3]);
    }

    #[test]
    fn styles_take_no_room_in_a_table() {
        let rows = [
            vec![String::new(), styled(STRONG, "Aulus"), "Civis".to_owned()],
            vec!["points".to_owned(), "3".to_owned(), "12".to_owned()],
        ];
        assert_eq!(plain(&table(&rows)), "           Aulus   Civis\n  points       3      12\n");
    }
}
