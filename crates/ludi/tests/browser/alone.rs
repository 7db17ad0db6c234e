//! Whole games against bots by other ways than the pointer: with keys alone, and without a
//! script.

use ludi_browser::{Device, Fault, Hand};

use crate::fixed_match::FixedMatch;

const SCRIPTLESS: Device = Device { script: false, ..Device::DESK };

/// So many decisions lead to the second turn of Caligula.
const SOME: usize = 25;

fn play(fixed: FixedMatch, device: Device, hand: Hand) -> Result<(), Fault> {
    let (_house, mut player) = fixed.begin(device, hand)?;
    player.play_to_the_end()?;
    player.score_is_shown(usize::from(fixed.bots) + 1, "Livia")?;
    player.window.close()
}

/// The focus is always seen.
#[test]
fn with_keys_alone() -> Result<(), Fault> {
    play(FixedMatch::IMPERIVM, Device::DESK, Hand::Keyboard)
}

#[test]
fn without_a_script() -> Result<(), Fault> {
    play(FixedMatch::IMPERIVM, SCRIPTLESS, Hand::Pointer)
}

/// The board of the longer game, until every phase has come.
#[test]
fn some_turns_without_a_script() -> Result<(), Fault> {
    let (_house, mut player) = FixedMatch::CALIGULA.begin(SCRIPTLESS, Hand::Pointer)?;
    while player.decisions() < SOME {
        assert!(player.decide()?.is_some(), "that was a whole match");
    }
    player.window.close()
}
