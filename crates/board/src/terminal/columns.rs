//! Rows of a table, with their cells under one another.

use super::Line;

/// What stands between two columns.
const GAP: &str = "  ";

/// A line for each row, in which every column is as wide as its widest cell.
pub fn columns<const N: usize>(rows: Vec<[Line; N]>) -> Vec<Line> {
    let mut widths = [0; N];
    for row in &rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.width().max(*width);
        }
    }
    let line = |row: [Line; N]| {
        let cells = row.into_iter().zip(widths).map(|(cell, width)| cell.filled(width));
        Line::joined(cells, GAP)
    };
    rows.into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_stand_under_one_another() {
        let rows = vec![["", "coins"].map(Line::plain), ["Livia", "3"].map(Line::plain)];
        let lines: Vec<String> = columns(rows).iter().map(ToString::to_string).collect();
        assert_eq!(lines, ["       coins", "Livia  3    "]);
    }
}
