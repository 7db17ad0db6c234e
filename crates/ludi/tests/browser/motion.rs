//! Pieces move and beats are shown, and nobody has to wait for them: every click counts,
//! whenever it comes.

use ludi_browser::{Device, Fault, Hand, Player, Window};

use crate::house;

/// How long after a change the player presses, in milliseconds.
const PAUSES: [u64; 5] = [0, 50, 150, 350, 600];

/// After so many decisions beats are skipped: there are many, and all alike.
const PATIENT: usize = 8;

/// A desk on which pieces move.
const MOVING: Device = Device { still: false, speed: "fast", ..Device::DESK };

/// Plays a whole game: whatever is pressed is done.
fn every_click_counts(game: &str, bots: u8, device: Device, seed: u64) -> Result<(), Fault> {
    let house = house()?;
    let mut player = Player::new(Window::open(device)?, Hand::Pointer, seed);
    player.play_now(&house.address("/"), game, "Livia", bots)?;
    player.window.watch_beats()?;
    let mut pressed = 0;
    loop {
        let decisions = player.decisions();
        let table = loop {
            let ready = "table.asked || table.over || table.playing";
            let table = player.window.table_when("my turn, or beats", ready)?;
            if table.asked || table.over {
                break table;
            }
            if decisions < PATIENT {
                player.window.wait_for_end_of_beats()?;
            } else {
                skip(&mut player.window)?;
            }
        };
        if table.over {
            break;
        }
        player.window.wait_since_question(PAUSES[decisions % PAUSES.len()])?;
        if player.decide()?.is_none() {
            break;
        }
        pressed += 1;
    }
    assert!(pressed > PAUSES.len(), "{pressed} decisions make no game");
    let watched = player.window.watched()?;
    assert!(watched.beats.iter().any(|beat| beat.marks > 0), "nothing was marked");
    player.score_is_shown(usize::from(bots) + 1, "Livia")?;
    player.window.shows_what_is_loaded()?;
    player.window.close()
}

/// Skips the beats that are shown: with a key, or with a finger where there are none.
fn skip(window: &mut Window) -> Result<(), Fault> {
    if !window.plays_beats()? {
        return Ok(());
    }
    match window.device().touch {
        // They may end by themselves before the finger comes down.
        true => _ = window.look::<bool>("(document.querySelector('#beat-skip').click(), true)")?,
        false => window.key("Escape")?,
    }
    window.wait_for_end_of_beats()
}

#[test]
fn every_tap_counts_in_caligula() -> Result<(), Fault> {
    every_click_counts("caligula", 2, Device { still: false, speed: "fast", ..Device::PHONE }, 12)
}

#[test]
fn every_click_counts_in_imperivm() -> Result<(), Fault> {
    every_click_counts("imperivm", 2, MOVING, 13)
}

/// Takes some decisions and gives what was shown meanwhile.
fn some_turns(device: Device, decisions: usize) -> Result<(), Fault> {
    let house = house()?;
    let mut player = Player::new(Window::open(device)?, Hand::Pointer, 15);
    player.play_now(&house.address("/"), "caligula", "Livia", 4)?;
    player.window.watch_beats()?;
    while player.decisions() < decisions {
        player.decide()?;
    }
    player.my_turn()?;
    let watched = player.window.watched()?;
    match device.speed {
        "at-once" => assert_eq!(watched.beats, [], "nothing is shown beat by beat"),
        _ => assert!(watched.beats.len() > decisions, "{} beats", watched.beats.len()),
    }
    for beat in &watched.beats {
        assert!(beat.shown >= beat.wanted, "{beat:?}");
    }
    // Whoever listens hears each line once, in order.
    assert_eq!(watched.told, player.window.logged()?);
    player.window.close()
}

#[test]
fn a_beat_is_shown_for_its_time_and_told_once() -> Result<(), Fault> {
    some_turns(Device { still: false, speed: "normal", ..Device::DESK }, 4)
}

/// Without movement there are still the beats.
#[test]
fn whoever_wants_no_motion_sees_the_beats() -> Result<(), Fault> {
    some_turns(Device { speed: "fast", ..Device::PHONE }, 4)
}

#[test]
fn at_once_there_are_no_beats() -> Result<(), Fault> {
    some_turns(Device { still: false, ..Device::DESK }, 8)
}
