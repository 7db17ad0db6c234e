//! Beats are shown one after the other, each for its time, and told once; a key skips them.

use ludi_browser::{Device, Fault, Hand, Player, SeenBeat, Window};

use crate::fixed_match::FixedMatch;
use crate::house;

/// So many decisions before a bot's turn with a battle, in which nobody else is asked
/// anything but the other bot.
const BEFORE_BATTLE: usize = 19;

/// How long such a turn takes at normal speed, in milliseconds.
const TURN: std::ops::RangeInclusive<f64> = 4_000.0..=12_000.0;

fn all_had_their_time(beats: &[SeenBeat]) {
    for beat in beats {
        assert!(beat.shown >= beat.wanted, "{beat:?}");
    }
}

/// The first whole turn among these beats in which a battle is fought.
fn turn_with_battle(beats: &[SeenBeat]) -> Option<&[SeenBeat]> {
    let begins: Vec<usize> = (0..beats.len()).filter(|&at| beats[at].kind == "turn").collect();
    begins.windows(2).map(|ends| &beats[ends[0]..ends[1]]).find_map(|turn| {
        let battle = turn.iter().find(|beat| beat.kind == "battle")?;
        // What tells that the turn before has ended is a step of another seat.
        let first = turn.iter().position(|beat| beat.seat == battle.seat)?;
        Some(&turn[first..])
    })
}

#[test]
fn a_turn_with_a_battle_is_followed_and_skipped() -> Result<(), Fault> {
    let (_house, mut player) = FixedMatch::IMPERIVM.begin(Device::DESK, Hand::Pointer)?;
    player.window.watch_beats()?;
    while player.decisions() < BEFORE_BATTLE {
        player.decide()?;
    }
    player.my_turn()?;
    assert_eq!(player.window.watched()?.beats, [], "at once there are no beats");

    player.window.turn_to(Device { still: false, speed: "normal", ..Device::DESK })?;
    let table = player.window.address()?;
    player.window.go(&table)?;
    player.window.watch_beats()?;
    player.decide()?;
    // The bots may go on while their first steps are shown.
    loop {
        player.window.wait_for_end_of_beats()?;
        let ready = "table.asked || table.playing";
        if player.window.table_when("my turn, or more beats", ready)?.asked {
            break;
        }
    }
    let beats = player.window.watched()?.beats;
    all_had_their_time(&beats);
    let turn = turn_with_battle(&beats).expect("with these dice a bot goes to war");
    let sum = |of: fn(&SeenBeat) -> f64| turn.iter().map(of).sum::<f64>();
    // How much longer it takes than is wanted goes by the machine.
    let (wanted, shown) = (sum(|beat| beat.wanted), sum(|beat| beat.shown));
    assert!(TURN.contains(&wanted) && shown >= *TURN.start(), "{wanted} ms, {shown} ms: {turn:?}");
    assert!(turn.iter().any(|beat| beat.kind == "battle" && beat.marks > 0), "{turn:?}");

    player.decide()?;
    player.window.wait_for(".table-page.playing")?;
    player.window.look::<bool>(COUNT_AFTER_KEY)?;
    player.window.key("Escape")?;
    player.window.wait::<bool>("the end of the beats", "window.after_key?.ended ?? null")?;
    assert_eq!(player.window.look::<u32>("after_key.beats")?, 0, "one key skips all beats");
    player.window.close()
}

/// Counts the beats that begin after a key was pressed and before the beats end.
const COUNT_AFTER_KEY: &str = "(() => {
    const [page, box] = [document.querySelector('.table-page'), document.getElementById('happening')];
    addEventListener('keydown', () => { window.after_key ??= { beats: 0, ended: false }; }, { capture: true });
    const observer = new MutationObserver((changes) => {
        if (!window.after_key || after_key.ended) return;
        if (!page.classList.contains('playing')) after_key.ended = true;
        else if (changes.some(({ target }) => target === box)) after_key.beats++;
    });
    observer.observe(box, { attributeFilter: ['data-beat'] });
    observer.observe(page, { attributeFilter: ['class'] });
    return true;
})()";

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
    all_had_their_time(&watched.beats);
    // Whoever listens hears each line once, in order.
    assert_eq!(watched.told, player.window.logged()?);
    player.window.close()
}

#[test]
fn a_beat_is_shown_for_its_time_and_told_once() -> Result<(), Fault> {
    some_turns(Device { still: false, speed: "normal", ..Device::DESK }, 3)
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
