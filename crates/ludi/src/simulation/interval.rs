//! What can be said of the whole from a sample.

use std::collections::BTreeMap;

/// The 97.5th percentile of the normal distribution: two tails of 2.5 %.
const Z: f64 = 1.959_963_984_540_054;

/// The 95 % interval for the mean of `games` shares between 0 and 1: Wilson's
/// score interval. It is made for whole wins; a shared win spreads less around
/// its mean than whole wins would, so there the interval is a little wide, and
/// never too narrow.
pub(crate) fn wilson(mean: f64, games: u64) -> (f64, f64) {
    let n = games as f64;
    let middle = mean + Z * Z / (2.0 * n);
    let reach = Z * (mean * (1.0 - mean) / n + Z * Z / (4.0 * n * n)).max(0.0).sqrt();
    let scale = 1.0 + Z * Z / n;
    (((middle - reach) / scale).max(0.0), ((middle + reach) / scale).min(1.0))
}

/// The smallest length that at least this percentage of the games do not
/// exceed; `counts` says how many games had each length.
pub(crate) fn percentile(counts: &BTreeMap<u64, u64>, percent: u64) -> u64 {
    let games: u64 = counts.values().sum();
    let wanted = (games * percent).div_ceil(100).max(1);
    let mut seen = 0;
    for (&length, &count) in counts {
        seen += count;
        if seen >= wanted {
            return length;
        }
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 8 of 10: the textbook value of Wilson's interval.
    #[test]
    fn wilson_is_as_in_the_books() {
        let (low, high) = wilson(0.8, 10);
        assert!((low - 0.4902).abs() < 5e-5 && (high - 0.9433).abs() < 5e-5, "{low} {high}");
        assert_eq!(wilson(0.0, 5).0, 0.0);
        assert_eq!(wilson(1.0, 5).1, 1.0);
    }

    /// Shares of a half now and then: the interval must hold the true mean in
    /// at least 95 % of samples, counted exactly over all samples of 12 games.
    #[test]
    fn the_interval_holds_for_shared_wins() {
        let games = 12u64;
        // A game is won, shared by two or lost with these chances; mean 0.4.
        let (won, shared) = (0.3, 0.2);
        let mut covered = 0.0;
        for wins in 0..=games {
            for draws in 0..=games - wins {
                let losses = games - wins - draws;
                let ways =
                    factorial(games) / (factorial(wins) * factorial(draws) * factorial(losses));
                let chance = ways
                    * f64::powi(won, wins as i32)
                    * f64::powi(shared, draws as i32)
                    * f64::powi(1.0 - won - shared, losses as i32);
                let mean = (wins as f64 + draws as f64 / 2.0) / games as f64;
                let (low, high) = wilson(mean, games);
                if (low..=high).contains(&0.4) {
                    covered += chance;
                }
            }
        }
        assert!(covered >= 0.95, "{covered}");
    }

    fn factorial(n: u64) -> f64 {
        (1..=n).map(|k| k as f64).product()
    }

    #[test]
    fn percentiles_are_lengths_that_occurred() {
        let counts = BTreeMap::from([(10, 1), (20, 98), (90, 1)]);
        assert_eq!([1, 5, 50, 99, 100].map(|p| percentile(&counts, p)), [10, 20, 20, 20, 90]);
    }
}
