//! What random play costs in memory.

use allocation_counter::measure;
use yardstick::contenders;

/// Matches before anything is counted: buffers grow to their size in them.
const WARM_UP: u32 = 200;

/// Matches in which nothing may be allocated.
const COUNTED: u32 = 500;

#[test]
fn the_counter_counts() {
    assert_eq!(measure(|| drop(std::hint::black_box(Box::new(1)))).count_total, 1);
}

/// Chess is held to it as well: it shows that the yardstick is a fair one.
#[test]
fn no_decision_allocates() {
    for mut contender in contenders(None) {
        let mut play = |matches| (0..matches).map(|_| contender.match_once()).sum::<u64>();
        play(WARM_UP);
        let mut decisions = 0;
        let allocations = measure(|| decisions = play(COUNTED)).count_total;
        assert!(decisions > 0);
        let row = contender.row();
        assert_eq!(allocations, 0, "{} with {} seats", row.game, row.seats);
    }
}

#[test]
fn every_state_fits_in_a_kibibyte() {
    for contender in contenders(None) {
        let row = contender.row();
        assert!(row.state_bytes <= 1024, "{}: {} bytes", row.game, row.state_bytes);
    }
}
