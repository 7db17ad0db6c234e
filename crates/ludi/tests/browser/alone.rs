//! A stranger clicks *play now* and finishes a game of Caligula against four
//! bots.

use ludi_browser::{Device, Fault, Hand, Player, Window};

use crate::house;

/// Fewer decisions of one player make no game.
const FEWEST: usize = 20;

/// Plays a whole game in this window.
fn play(window: Window, hand: Hand, seed: u64) -> Result<(), Fault> {
    let house = house()?;
    let mut player = Player::new(window, hand, seed);
    player.play_now(&house.address("/"), "Livia", 4)?;
    player.play_to_the_end()?;
    assert!(player.decisions() >= FEWEST, "{} decisions make no game", player.decisions());
    player.score_is_shown(5, "Livia")?;
    player.window.close()
}

/// Things are clicked on the board itself, and pieces move.
#[test]
fn with_the_mouse() -> Result<(), Fault> {
    let window = Window::open(Device { still: false, ..Device::DESK })?;
    play(window, Hand::Pointer, 1)
}

/// From the address on nothing but keys, and the focus is always seen.
#[test]
fn with_keys_alone() -> Result<(), Fault> {
    let window = Window::open(Device::DESK)?;
    play(window, Hand::Keyboard, 2)
}

#[test]
fn without_a_script() -> Result<(), Fault> {
    let window = Window::open(Device { script: false, ..Device::DESK })?;
    play(window, Hand::Pointer, 3)
}

/// With taps; no page is wider than the screen, no target too low for a finger.
#[test]
fn on_a_telephone() -> Result<(), Fault> {
    let window = Window::open(Device::PHONE)?;
    let house = house()?;
    let mut player = Player::new(window, Hand::Pointer, 4);
    player.window.go(&house.address("/"))?;
    player.window.suits_a_finger()?;
    player.play_now(&house.address("/"), "Livia", 4)?;
    loop {
        player.my_turn()?;
        player.window.suits_a_finger()?;
        if player.decide()?.is_none() {
            break;
        }
    }
    assert!(player.decisions() >= FEWEST, "{} decisions make no game", player.decisions());
    player.score_is_shown(5, "Livia")?;
    player.window.close()
}
