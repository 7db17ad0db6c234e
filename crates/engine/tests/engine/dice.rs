//! The dice of a match are those that anybody with a ChaCha20 can compute.
//!
//! The values were computed outside this program with two other ChaCha20s (the
//! Python package `cryptography`, and one written from the cipher's definition,
//! which agreed), following the module comment of the engine's `dice.rs`.

use ludi_engine::{Contribution, Dice, Seed};

fn seed() -> Seed {
    Seed::new(std::array::from_fn(|i| i as u8))
}

/// Twelve six-sided dice, then one draw below each of these bounds. Below three
/// billion a quarter of the words is rejected.
fn draws(stream: u64) -> (Vec<u32>, Vec<u32>) {
    let bounds = [2, 55, 1_000, 3_000_000_000, 3_000_000_000, 3_000_000_000, 3_000_000_000];
    let mut dice = seed().stream(stream);
    ((0..12).map(|_| dice.below(6) + 1).collect(), bounds.map(|bound| dice.below(bound)).to_vec())
}

#[test]
fn draws_are_those_of_chacha20() {
    assert_eq!(
        draws(0),
        (
            vec![3, 3, 3, 2, 3, 5, 2, 4, 6, 5, 3, 3],
            vec![1, 9, 626, 577_272_908, 2_456_858_874, 460_613_909, 2_882_249_230]
        )
    );
    assert_eq!(
        draws(1),
        (
            vec![1, 4, 6, 6, 1, 3, 4, 4, 3, 6, 6, 5],
            vec![1, 11, 453, 116_913_634, 289_268_500, 1_086_122_660, 1_589_061_734]
        )
    );
    assert_eq!(
        draws((1 << 40) + 5),
        (
            vec![5, 4, 4, 2, 1, 2, 5, 3, 6, 1, 1, 4],
            vec![1, 36, 583, 2_157_976_463, 667_530_766, 1_043_097_887, 527_785_551]
        )
    );
}

#[test]
fn a_shuffle_is_fisher_yates_from_the_last_place_down() {
    let mut lots = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    let mut dice = seed().stream(7);
    dice.shuffle(&mut lots);
    assert_eq!(lots, [7, 4, 9, 8, 5, 3, 6, 0, 1, 2]);
    assert_eq!(dice.drawn(), 9);
}

/// SHA-256 values from Python's `hashlib`.
#[test]
fn seeds_and_commitments_are_sha256() {
    let hex = |seed: Seed| serde_json::to_value(seed).unwrap();
    assert_eq!(
        seed().commitment().to_string(),
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    );
    assert_eq!(
        hex(Seed::from_phrase("7")),
        "f195512aaae59d60a8d2a2933b465d8f6e4ec9f01f7e79a87a634a502e3f17e4"
    );
    assert_eq!(
        hex(seed().nth(3)),
        "4f628183ac6d713854df8f8a4d09307c8e313d024e5570d796f681b24e9a2571"
    );
    assert_eq!(
        hex(seed().mixed_with(&[Contribution([1; 32]), Contribution([0xfe; 32])])),
        "68496f87cba9ce2b8f7944f1c73ec50a7f92bdd28de151f008c8fcba05b4bf19"
    );
    assert_eq!(seed().mixed_with(&[]), seed());
}

#[test]
fn a_seed_stays_out_of_logs() {
    let debug = format!("{:?}", seed());
    assert!(!debug.contains("000102"), "{debug}");
    assert!(debug.contains("630dcd29"), "{debug}");
}

#[test]
fn what_has_one_result_is_not_chance() {
    let mut dice = Dice::fast(1);
    assert_eq!((dice.below(0), dice.below(1)), (0, 0));
    assert_eq!(dice.pick_bit(0), None);
    assert_eq!(dice.pick_bit(1 << 63), Some(63));
    dice.shuffle(&mut [1]);
    assert_eq!(dice.drawn(), 0);
    dice.below(2);
    assert_eq!(dice.drawn(), 1);
}

#[test]
fn every_bit_of_a_set_is_picked_and_no_other() {
    let mask = 0b1000_0000_0110_0001;
    let mut dice = Dice::fast(2);
    let mut times = [0u32; 64];
    for _ in 0..4_000 {
        times[dice.pick_bit(mask).unwrap() as usize] += 1;
    }
    for (bit, times) in times.into_iter().enumerate() {
        let expected = if mask >> bit & 1 == 1 { 850..1_150 } else { 0..1 };
        assert!(expected.contains(&times), "bit {bit}: {times}");
    }
}
