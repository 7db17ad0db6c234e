//! Whole games against bots by other ways than the pointer: with keys alone, and without a
//! script.

use ludi_browser::{Device, Fault, Hand};

use crate::fixed_match::FixedMatch;

const SCRIPTLESS: Device = Device { script: false, ..Device::DESK };

fn play(fixed: FixedMatch, device: Device, hand: Hand) -> Result<(), Fault> {
    let (_house, mut player) = fixed.begin(device, hand)?;
    player.play_to_the_end()?;
    player.score_is_shown(usize::from(fixed.bots) + 1, "Livia")?;
    player.window.close()
}

/// The focus is always seen.
#[test]
fn imperivm_with_keys_alone() -> Result<(), Fault> {
    play(FixedMatch::IMPERIVM, Device::DESK, Hand::Keyboard)
}

#[test]
fn caligula_with_keys_alone() -> Result<(), Fault> {
    play(FixedMatch::CALIGULA, Device::DESK, Hand::Keyboard)
}

#[test]
fn imperivm_without_a_script() -> Result<(), Fault> {
    play(FixedMatch::IMPERIVM, SCRIPTLESS, Hand::Pointer)
}

#[test]
fn caligula_without_a_script() -> Result<(), Fault> {
    play(FixedMatch::CALIGULA, SCRIPTLESS, Hand::Pointer)
}
