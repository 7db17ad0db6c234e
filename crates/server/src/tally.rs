//! How often each result of chance came, beside how often it should.

use std::collections::BTreeMap;

use ludi_engine::Draw;

/// How often every result must be expected before a spread says anything: the
/// usual rule of thumb for the chi-square test.
const ENOUGH: f64 = 5.0;

/// The draws of a match, counted.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    /// Every draw, in order.
    pub draws: Vec<Draw>,
    /// All draws together: how many fell in the lower half of their results,
    /// and how many in the upper. The middle one of an odd number is in neither.
    pub halves: Spread,
    /// The draws among each number of results, the fewest first.
    pub spreads: Vec<Spread>,
}

/// The draws among the same number of equally likely results.
#[derive(Clone, PartialEq, Debug)]
pub struct Spread {
    /// How many results there could be.
    pub bound: u32,
    /// How many draws there were.
    pub draws: u32,
    /// How often each result came that came at all.
    pub counts: BTreeMap<u32, u32>,
}

impl Tally {
    /// Counts the draws of a match.
    pub fn of(draws: Vec<Draw>) -> Tally {
        let mut halves = Spread::among(2);
        let mut spreads = BTreeMap::new();
        for Draw { bound, result, .. } in draws.iter().copied() {
            spreads.entry(bound).or_insert(Spread::among(bound)).add(result);
            if result < bound / 2 {
                halves.add(0);
            } else if result >= bound.div_ceil(2) {
                halves.add(1);
            }
        }
        Tally { draws, halves, spreads: spreads.into_values().collect() }
    }
}

impl Spread {
    fn among(bound: u32) -> Spread {
        Spread { bound, draws: 0, counts: BTreeMap::new() }
    }

    fn add(&mut self, result: u32) {
        self.draws += 1;
        *self.counts.entry(result).or_insert(0) += 1;
    }

    /// How often each result should come.
    pub fn expected(&self) -> f64 {
        f64::from(self.draws) / f64::from(self.bound)
    }

    /// Are these draws enough to judge their spread?
    pub fn is_enough(&self) -> bool {
        self.expected() >= ENOUGH
    }

    /// How often a result came.
    pub fn count(&self, result: u32) -> u32 {
        self.counts.get(&result).copied().unwrap_or(0)
    }

    /// Pearson's measure of how far the counts are from what is expected.
    fn distance(&self) -> f64 {
        let expected = self.expected();
        let came = self.counts.values().map(|count| f64::from(*count));
        let square: f64 = came.map(|count| (count - expected).powi(2) / expected).sum();
        let missing = f64::from(self.bound) - self.counts.len() as f64;
        square + missing * expected
    }

    /// How likely fair dice are to give a spread as uneven as this or more;
    /// nothing if there were too few draws to say.
    pub fn likelihood(&self) -> Option<f64> {
        self.is_enough().then(|| chance_above(self.distance(), self.bound - 1))
    }
}

/// The chance that a chi-square variable of so many degrees of freedom is at
/// least `distance`: one less the lower incomplete gamma function, by its series
/// of positive terms.
fn chance_above(distance: f64, freedom: u32) -> f64 {
    if distance <= 0.0 {
        return 1.0;
    }
    let (a, x) = (f64::from(freedom) / 2.0, distance / 2.0);
    let mut term = (a * x.ln() - x - ln_gamma_of_half(freedom + 2)).exp();
    if term == 0.0 {
        // Too small for a number: far out on one side.
        return if x > a { 0.0 } else { 1.0 };
    }
    let (mut sum, mut n) = (term, a);
    while term > sum * 1e-12 || n < x {
        n += 1.0;
        term *= x / n;
        sum += term;
    }
    (1.0 - sum).clamp(0.0, 1.0)
}

/// The logarithm of Γ(n ⁄ 2), from Γ(½) = √π, Γ(1) = 1 and Γ(x + 1) = x Γ(x).
fn ln_gamma_of_half(n: u32) -> f64 {
    let start = if n % 2 == 1 { std::f64::consts::PI.sqrt().ln() } else { 0.0 };
    let first = if n % 2 == 1 { 1 } else { 2 };
    start + (first..n).step_by(2).map(|m| (f64::from(m) / 2.0).ln()).sum::<f64>()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draws(bound: u32, results: &[u32]) -> impl Iterator<Item = Draw> {
        results.iter().map(move |result| Draw { row: 1, bound, result: *result })
    }

    #[test]
    fn draws_are_counted_by_bound_and_result() {
        let all = draws(6, &[5, 0, 5]).chain(draws(2, &[1])).chain(draws(6, &[3]));
        let tally = Tally::of(all.collect());
        assert_eq!(tally.draws.len(), 5);
        // 0 is low; 5, 5, 3 and the 1 of two are high.
        assert_eq!((tally.halves.count(0), tally.halves.count(1)), (1, 4));
        let [coin, die] = &tally.spreads[..] else { panic!("{:?}", tally.spreads) };
        assert_eq!((coin.bound, coin.draws, coin.count(0), coin.count(1)), (2, 1, 0, 1));
        assert_eq!((die.bound, die.draws), (6, 4));
        assert_eq!((0..6).map(|result| die.count(result)).collect::<Vec<_>>(), [1, 0, 0, 1, 0, 2]);
        assert!((die.expected() - 4.0 / 6.0).abs() < 1e-12);
        assert_eq!(die.likelihood(), None, "four throws of a die say nothing");
    }

    #[test]
    fn the_middle_is_in_neither_half() {
        let Tally { halves, .. } = Tally::of(draws(5, &[0, 1, 2, 2, 2, 3, 4, 4]).collect());
        assert_eq!((halves.draws, halves.count(0), halves.count(1)), (5, 2, 3));
    }

    /// From printed tables of the chi-square distribution.
    #[test]
    fn chances_are_those_of_the_tables() {
        for (distance, freedom, chance) in [
            (3.841, 1, 0.05),
            (6.635, 1, 0.01),
            (5.991, 2, 0.05),
            (4.351, 5, 0.50),
            (11.070, 5, 0.05),
            (15.086, 5, 0.01),
            (18.307, 10, 0.05),
            (29.336, 30, 0.50),
            (124.342, 100, 0.05),
        ] {
            let found = chance_above(distance, freedom);
            assert!((found - chance).abs() < 5e-4, "{distance}, {freedom}: {found}");
        }
        assert!(chance_above(5000.0, 5) < 1e-9);
        assert!((chance_above(0.0, 5) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn an_uneven_spread_is_unlikely() {
        // Sixty throws: ten of each, and one with a loaded six.
        let even: Vec<u32> = (0..60).map(|n| n % 6).collect();
        let loaded: Vec<u32> = (0..60).map(|n| if n % 2 == 0 { 5 } else { n / 2 % 6 }).collect();
        let likelihood = |results: &[u32]| {
            Tally::of(draws(6, results).collect()).spreads[0].likelihood().unwrap()
        };
        assert!(likelihood(&even) > 0.999);
        assert!(likelihood(&loaded) < 0.001);
    }
}
