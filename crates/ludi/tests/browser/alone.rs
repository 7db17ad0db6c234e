//! A stranger clicks *play now* and finishes a game against bots, as many as can
//! sit there.

use ludi_browser::{Device, Fault, Hand, Player, Window};

use crate::house;

/// After so many decisions pieces have moved enough: it takes long to draw.
const MOVING: usize = 12;

/// After so many decisions the page is compared with one that is loaded anew.
const COMPARED: [usize; 4] = [1, 6, 15, 25];

/// After so many decisions the rules are looked up and stay open.
const READ: usize = 3;

/// A game, its bots at a full table, and how many bytes a whole game costs at most.
type Table = (&'static str, u8, u64);

const CALIGULA: Table = ("caligula", 4, 5_000_000);
const IMPERIVM: Table = ("imperivm", 5, 3_000_000);

/// Plays a whole game with this device. On a telephone no page is wider than
/// the screen, and no target too low for a finger.
fn play((game, bots, most): Table, device: Device, hand: Hand, seed: u64) -> Result<(), Fault> {
    let house = house()?;
    let front = house.address("/");
    let mut player = Player::new(Window::open(device)?, hand, seed);
    if device.touch {
        player.window.go(&front)?;
        player.window.suits_a_finger()?;
    }
    player.play_now(&front, game, "Livia", bots)?;
    loop {
        if device.touch {
            player.my_turn()?;
            player.window.suits_a_finger()?;
        }
        if player.decide()?.is_none() {
            break;
        }
        if device.script && COMPARED.contains(&player.decisions()) {
            player.my_turn()?;
            player.window.shows_what_is_loaded()?;
        }
        if device.script && player.decisions() == READ {
            player.window.reads_the_rules()?;
        }
        if player.decisions() == MOVING {
            player.window.turn_to(Device { still: true, ..device })?;
        }
    }
    player.score_is_shown(usize::from(bots) + 1, "Livia")?;
    if device.script {
        let received = player.window.received();
        assert!(received <= most, "{received} bytes for {} decisions", player.decisions());
        assert!(received > 100_000, "{received} bytes make no page");
    }
    player.window.close()
}

/// Things are clicked on the board itself, and pieces move.
#[test]
fn with_the_mouse() -> Result<(), Fault> {
    play(CALIGULA, Device { still: false, ..Device::DESK }, Hand::Pointer, 1)
}

/// From the address on nothing but keys, and the focus is always seen.
#[test]
fn with_keys_alone() -> Result<(), Fault> {
    play(CALIGULA, Device::DESK, Hand::Keyboard, 2)
}

#[test]
fn without_a_script() -> Result<(), Fault> {
    play(CALIGULA, Device { script: false, ..Device::DESK }, Hand::Pointer, 3)
}

#[test]
fn on_a_telephone() -> Result<(), Fault> {
    play(CALIGULA, Device::PHONE, Hand::Pointer, 4)
}

/// Provinces are clicked on the map.
#[test]
fn imperivm_with_the_mouse() -> Result<(), Fault> {
    play(IMPERIVM, Device::DESK, Hand::Pointer, 8)
}

/// They are tapped on a part of the map, which moves to where something can be
/// done.
#[test]
fn imperivm_on_a_telephone() -> Result<(), Fault> {
    play(IMPERIVM, Device::PHONE, Hand::Pointer, 9)
}
