//! Whole games, on a desk and on a phone, in which pieces move and beats are shown: every
//! click counts, whenever it comes; few are confirmations; and the board stays where it is.

use ludi_browser::{Device, Fault, Hand, Player, Window};

use crate::fixed_match::FixedMatch;

/// How long after a change the player presses, in milliseconds.
const PAUSES: [u64; 5] = [0, 50, 150, 350, 600];

/// After so many decisions the player presses at once: there are many more in long games.
const HURRIED: usize = 40;

/// After so many decisions beats are skipped: there are many, and all alike.
const PATIENT: usize = 5;

/// After so many decisions the page is compared with one that is loaded anew.
const COMPARED: [usize; 3] = [1, 6, 15];

/// After so many decisions the rules are looked up and stay open.
const READ: usize = 3;

/// How many bytes a whole game costs at most: a match of Caligula is twice as long as one of
/// Imperivm, and the others are longer.
fn most_bytes(game: &str) -> u64 {
    match game {
        "imperivm" => 3_000_000,
        "caligula" => 4_000_000,
        _ => 12_000_000,
    }
}

/// One of so many clicks at most is a confirmation. In the Roman Empire it is each attack, and
/// whoever decides at random attacks wherever that is possible.
fn clicks_for_a_confirmation(game: &str) -> usize {
    if game == "roman-empire" { 5 } else { 10 }
}

/// Where the board begins on the page, whatever is scrolled.
const BOARD_TOP: &str =
    "Math.round(document.querySelector('#board').getBoundingClientRect().top + scrollY)";

/// How far, in pixels, the board may be from where it was: a fraction that is rounded.
const STILL: i64 = 1;

/// Is it in view who has won?
const RESULT_IN_VIEW: &str = "(() => {
    const edge = document.querySelector('.ask').getBoundingClientRect().bottom;
    const { top } = document.querySelector('#result table').getBoundingClientRect();
    return top > edge && top < innerHeight;
})()";

/// Plays a whole game; whatever is pressed is done.
fn play(fixed: FixedMatch, device: Device) -> Result<(), Fault> {
    let device = Device { still: false, speed: "fast", ..device };
    let (_house, mut player) = fixed.begin(device, Hand::Pointer)?;
    player.window.watch_beats()?;
    let mut top = None;
    while is_asked(&mut player)? {
        let decisions = player.decisions();
        let now: i64 = player.window.look(BOARD_TOP)?;
        let top = *top.get_or_insert(now);
        let prompt = player.window.text("#prompt")?;
        assert!((now - top).abs() <= STILL, "the board went from {top} to {now} at: {prompt}");
        if device.touch {
            player.window.suits_a_finger()?;
        } else if decisions == READ {
            player.window.reads_the_rules()?;
        }
        if COMPARED.contains(&decisions) {
            player.window.shows_what_is_loaded()?;
        }
        if decisions < HURRIED {
            player.window.wait_since_question(PAUSES[decisions % PAUSES.len()])?;
        }
        player.decide()?;
    }
    let watched = player.window.watched()?;
    assert!(watched.beats.iter().any(|beat| beat.marks > 0), "nothing was marked");
    player.score_is_shown(usize::from(fixed.bots) + 1, "Livia")?;
    assert!(player.window.look::<bool>(RESULT_IN_VIEW)?, "nobody sees who has won");
    player.window.shows_what_is_loaded()?;
    let clicks = player.decisions() + player.confirmations();
    assert!(clicks > 4 * PAUSES.len(), "{clicks} clicks make no game");
    let confirmations = player.confirmations();
    assert!(confirmations > 0, "nothing was left to chance");
    let share = clicks_for_a_confirmation(fixed.game);
    assert!(confirmations * share <= clicks, "{confirmations} of {clicks} clicks confirm");
    let received = player.window.received();
    assert!(received <= most_bytes(fixed.game), "{received} bytes for {clicks} clicks");
    player.window.close()
}

/// Plays a whole game by the list of choices, at once: no beat is shown.
fn play_by_the_list(fixed: FixedMatch, device: Device) -> Result<(), Fault> {
    let (_house, mut player) = fixed.begin(device, Hand::List)?;
    player.window.watch_beats()?;
    player.play_to_the_end()?;
    assert_eq!(player.window.watched()?.beats, [], "at once there are no beats");
    player.score_is_shown(usize::from(fixed.bots) + 1, "Livia")?;
    player.window.close()
}

/// Waits until the player is asked, while beats are shown or skipped; says whether it is,
/// or the match over.
fn is_asked(player: &mut Player) -> Result<bool, Fault> {
    loop {
        let ready = "table.asked || table.over || table.playing";
        let table = player.window.table_when("my turn, or beats", ready)?;
        if table.asked || table.over {
            return Ok(!table.over);
        }
        if player.decisions() < PATIENT {
            player.window.wait_for_end_of_beats()?;
        } else {
            skip(&mut player.window)?;
        }
    }
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

/// Holds back the answer to a confirmation until the page shows what came of it, as a slow
/// line does.
const LATE_ANSWERS: &str = "(() => {
    const send = fetch;
    const row = () => document.getElementById('prompt').dataset.row;
    window.fetch = async (address, request) => {
        const before = row();
        const answer = await send(address, request);
        if (!request?.body?.get?.('sure')) return answer;
        const plays = () => !!document.querySelector('.table-page.playing');
        while (!plays() && row() === before) await new Promise((then) => setTimeout(then, 5));
        if (plays()) window.overtaken = { asks: !!document.querySelector('#notice button') };
        return answer;
    };
    return true;
})()";

#[test]
fn what_was_confirmed_is_not_asked_any_longer() -> Result<(), Fault> {
    let device = Device { speed: "fast", ..Device::DESK };
    let (_house, mut player) = FixedMatch::ROMAN_EMPIRE.begin(device, Hand::Pointer)?;
    player.window.look::<bool>(LATE_ANSWERS)?;
    // A battle is shown beat by beat.
    while !player.window.look::<bool>("!!window.overtaken")? {
        assert!(is_asked(&mut player)?, "nothing was fought for");
        player.decide()?;
    }
    assert!(!player.window.look::<bool>("overtaken.asks")?, "it is still asked");
    player.window.close()
}

#[test]
fn caligula_on_a_desk() -> Result<(), Fault> {
    play(FixedMatch::CALIGULA, Device::DESK)
}

#[test]
fn caligula_on_a_phone() -> Result<(), Fault> {
    play(FixedMatch::CALIGULA, Device::PHONE)
}

#[test]
fn imperivm_on_a_desk() -> Result<(), Fault> {
    play(FixedMatch::IMPERIVM, Device::DESK)
}

#[test]
fn imperivm_on_a_phone() -> Result<(), Fault> {
    play(FixedMatch::IMPERIVM, Device::PHONE)
}

#[test]
fn the_roman_empire_on_a_desk() -> Result<(), Fault> {
    play(FixedMatch::ROMAN_EMPIRE, Device::DESK)
}

#[test]
fn the_roman_empire_for_two_on_a_phone() -> Result<(), Fault> {
    play(FixedMatch::ROMAN_EMPIRE_FOR_TWO, Device::PHONE)
}

#[test]
fn the_roman_empire_by_the_list() -> Result<(), Fault> {
    play_by_the_list(FixedMatch::ROMAN_EMPIRE, Device::PHONE)?;
    play_by_the_list(FixedMatch::ROMAN_EMPIRE_FOR_TWO, Device::DESK)
}

#[test]
fn latium_on_a_desk() -> Result<(), Fault> {
    play(FixedMatch::LATIUM, Device::DESK)
}

#[test]
fn latium_for_two_on_a_phone() -> Result<(), Fault> {
    play(FixedMatch::LATIUM_FOR_TWO, Device::PHONE)
}

#[test]
fn latium_by_the_list() -> Result<(), Fault> {
    play_by_the_list(FixedMatch::LATIUM, Device::PHONE)?;
    play_by_the_list(FixedMatch::LATIUM_FOR_TWO, Device::DESK)
}
