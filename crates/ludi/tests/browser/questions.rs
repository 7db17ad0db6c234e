//! A whole game in which few clicks are confirmations and the board stays where it is.

use std::path::Path;
use std::time::Duration;

use ludi_browser::{Device, Fault, Hand, House, Player, Window};

/// Where the board begins on the page, whatever is scrolled.
const BOARD_TOP: &str =
    "Math.round(document.querySelector('#board').getBoundingClientRect().top + scrollY)";

/// How far, in pixels, the board may be from where it was: a fraction that is rounded.
const STILL: i64 = 1;

/// Plays a whole game against so many bots that wait, if only for a moment.
fn play(game: &str, bots: u8, device: Device, seed: u64) -> Result<(), Fault> {
    let house = House::waiting(Path::new(env!("CARGO_BIN_EXE_ludi")), Duration::from_millis(1))?;
    let mut player = Player::new(Window::open(device)?, Hand::Pointer, seed);
    player.play_now(&house.address("/"), game, "Livia", bots)?;
    player.my_turn()?;
    let top: i64 = player.window.look(BOARD_TOP)?;
    loop {
        if player.my_turn()?.over {
            break;
        }
        let now: i64 = player.window.look(BOARD_TOP)?;
        let prompt = player.window.text("#prompt")?;
        assert!((now - top).abs() <= STILL, "the board went from {top} to {now} at: {prompt}");
        if player.decide()?.is_none() {
            break;
        }
    }
    let (decisions, confirmations) = (player.decisions(), player.confirmations());
    let clicks = decisions + confirmations;
    assert!(confirmations * 10 <= clicks, "{confirmations} of {clicks} clicks are confirmations");
    player.window.close()
}

#[test]
fn caligula_asks_little_twice() -> Result<(), Fault> {
    play("caligula", 4, Device::DESK, 21)
}
