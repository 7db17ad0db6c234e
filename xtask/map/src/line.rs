//! Lines made of points: set close, smoothed, thinned out.

use crate::shape::{Point, distance};

/// The same line with points at even steps of about this length; both ends stay.
pub(crate) fn resample(line: &[Point], step: f64) -> Vec<Point> {
    let length: f64 = line.windows(2).map(|pair| distance(pair[0], pair[1])).sum();
    let count = (length / step).round().max(1.0) as u32;
    (0..=count).map(|number| walk(line, length * f64::from(number) / f64::from(count))).collect()
}

/// Where one is after going this far along a line.
pub(crate) fn walk(line: &[Point], mut way: f64) -> Point {
    for pair in line.windows(2) {
        let length = distance(pair[0], pair[1]);
        if way <= length && length > 0.0 {
            let part = way / length;
            return [0, 1].map(|axis| pair[0][axis] + part * (pair[1][axis] - pair[0][axis]));
        }
        way -= length;
    }
    *line.last().expect("a line has points")
}

/// Draws every point towards its neighbours, several times; both ends stay.
pub(crate) fn smooth(line: &mut [Point], times: u32) {
    for _ in 0..times {
        let before = line.to_vec();
        for (middle, three) in before.windows(3).enumerate() {
            line[middle + 1] =
                [0, 1].map(|axis| (three[0][axis] + 2.0 * three[1][axis] + three[2][axis]) / 4.0);
        }
    }
}

/// Leaves out, one after the other, the points that matter least: those that make
/// the smallest triangle with their neighbours (Visvalingam), as long as it is
/// smaller than `least`. Both ends stay.
pub(crate) fn simplify(line: &[Point], least: f64) -> Vec<Point> {
    let mut line = line.to_vec();
    // Whole runs are thinned at once, each time only the points that matter less
    // than both neighbours: no point moves far, and long coasts stay quick.
    loop {
        let weight: Vec<f64> = (0..line.len())
            .map(|at| match at.checked_sub(1).and_then(|before| line.get(before..at + 2)) {
                Some(three) => triangle(three),
                None => f64::INFINITY,
            })
            .collect();
        let stays = |at: usize| {
            weight[at] >= least || weight[at - 1] < weight[at] || weight[at + 1] <= weight[at]
        };
        let mut numbers = 0..line.len();
        let before = line.len();
        let last = before - 1;
        line.retain(|_| {
            let at = numbers.next().unwrap_or_default();
            at == 0 || at == last || stays(at)
        });
        if line.len() == before {
            return line;
        }
    }
}

fn triangle(three: &[Point]) -> f64 {
    let [a, b, c] = [three[0], three[1], three[2]];
    ((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])).abs() / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_walked_in_even_steps() {
        let line = resample(&[[0.0, 0.0], [3.0, 0.0], [3.0, 3.0]], 1.5);
        assert_eq!(line, [[0.0, 0.0], [1.5, 0.0], [3.0, 0.0], [3.0, 1.5], [3.0, 3.0]]);
    }

    #[test]
    fn what_matters_little_goes() {
        let line = [[0.0, 0.0], [1.0, 0.1], [2.0, 0.0], [3.0, 5.0], [4.0, 0.0]];
        assert_eq!(simplify(&line, 0.5), [[0.0, 0.0], [2.0, 0.0], [3.0, 5.0], [4.0, 0.0]]);
    }

    #[test]
    fn ends_stay_when_a_line_is_smoothed() {
        let mut line = [[0.0, 0.0], [1.0, 4.0], [2.0, 0.0]];
        smooth(&mut line, 1);
        assert_eq!(line, [[0.0, 0.0], [1.0, 2.0], [2.0, 0.0]]);
    }
}
