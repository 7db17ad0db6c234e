//! Picks one of several actions by their scores.

use ludi_engine::{Dice, Rng};

/// One of the actions, likelier the better its score: in proportion to
/// `exp(score / temperature)`. The scores become these weights.
pub(crate) fn pick<R: Rng>(scores: &mut [f32], temperature: f32, dice: &mut Dice<R>) -> usize {
    let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for score in scores.iter_mut() {
        *score = ((*score - best) / temperature).exp();
    }
    let total: f32 = scores.iter().sum();
    // A part of the total in steps of 2⁻²⁴, which is as fine as an f32 goes.
    let mut left = total * dice.below(1 << 24) as f32 / (1 << 24) as f32;
    for (index, weight) in scores.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return index;
        }
    }
    scores.len() - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often each of these scores is picked in ten thousand times.
    fn picks<const N: usize>(scores: [f32; N], temperature: f32) -> [u32; N] {
        let mut dice = Dice::fast(1);
        let mut counts = [0; N];
        for _ in 0..10_000 {
            counts[pick(&mut scores.clone(), temperature, &mut dice)] += 1;
        }
        counts
    }

    #[test]
    fn a_point_more_is_about_three_times_as_likely() {
        let [low, high] = picks([4.0, 5.0], 1.0);
        let ratio = f64::from(high) / f64::from(low);
        assert!((2.5..3.0).contains(&ratio), "{ratio}");
    }

    #[test]
    fn cooler_picks_are_surer() {
        assert!(picks([4.0, 5.0, 3.0], 0.15)[1] > 9_900);
        assert_eq!(picks([4.0, 5.0, 3.0], 0.01), [0, 10_000, 0]);
    }

    #[test]
    fn equal_scores_are_equally_likely() {
        for count in picks([-7.0; 4], 0.15) {
            assert!((2_300..2_700).contains(&count), "{count}");
        }
    }

    #[test]
    fn what_is_out_of_the_question_is_never_picked() {
        assert_eq!(picks([f32::NEG_INFINITY, -99.0, 0.0], 0.15), [0, 0, 10_000]);
    }
}
