//! Beats are shown one after the other, each for its time, and told once; a key skips them.

use std::time::Duration;

use ludi_browser::{Device, Fault, Hand, Player, SeenBeat};

use crate::fixed_match::FixedMatch;

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
    watch_until_asked(&mut player)?;
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

/// The rows in which others did something that is told, as the log has them.
const ROWS_OF_OTHERS: &str = "[...new Set([...document.querySelectorAll('#log-lines li[data-row]')]
    .filter((line) => Number(line.dataset.row) > watched.since && !line.textContent.startsWith('Livia'))
    .map(({ dataset: { row } }) => Number(row)))]";

/// Takes some decisions, and looks at what was shown meanwhile.
fn some_turns(device: Device, decisions: usize) -> Result<(), Fault> {
    let (_house, mut player) = FixedMatch::CALIGULA_FOR_FIVE.begin(device, Hand::Pointer)?;
    follow(&mut player, decisions)
}

/// Takes some decisions. Every step of others has its beat, for its time, and is told once.
fn follow(player: &mut Player, decisions: usize) -> Result<(), Fault> {
    player.window.watch_beats()?;
    while player.decisions() < decisions {
        player.decide()?;
    }
    player.my_turn()?;
    let watched = player.window.watched()?;
    let rows: Vec<u64> = player.window.look(ROWS_OF_OTHERS)?;
    assert!(rows.len() > decisions, "{rows:?}");
    let row_of = |beat: &SeenBeat| beat.beat.split('.').next().and_then(|row| row.parse().ok());
    let shown: Vec<u64> = watched.beats.iter().filter_map(row_of).collect();
    match player.window.device().speed {
        "at-once" => assert_eq!(watched.beats, [], "nothing is shown beat by beat"),
        _ => assert!(rows.iter().all(|row| shown.contains(row)), "{rows:?} of {shown:?}"),
    }
    all_had_their_time(&watched.beats);
    // Whoever listens hears each line once, in order.
    assert_eq!(watched.told, player.window.logged()?);
    Ok(())
}

/// What is to be done in a moment is done later, as on a busy machine.
const LATE_MOMENTS: &str = "(() => {
    const [later, MOMENT, LATE] = [setTimeout, 20, 140];
    window.setTimeout = (act, ms, ...rest) => later(act, ms === MOMENT ? LATE : ms, ...rest);
    return true;
})()";

/// Steps of others come in while the last beat is shown, and are not lost when it ends.
#[test]
fn no_beat_is_missed_on_a_busy_machine() -> Result<(), Fault> {
    let device = Device { speed: "fast", ..Device::DESK };
    let pause = Duration::from_millis(150);
    let (_house, mut player) =
        FixedMatch::CALIGULA_FOR_FIVE.begin_with(pause, device, Hand::Pointer)?;
    player.window.look::<bool>(LATE_MOMENTS)?;
    follow(&mut player, 6)?;
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

/// Waits until the player is asked, however long beats are shown.
fn watch_until_asked(player: &mut Player) -> Result<(), Fault> {
    loop {
        // The bots may go on while their first steps are shown.
        player.window.wait_for_end_of_beats()?;
        let ready = "table.asked || table.playing";
        if player.window.table_when("my turn, or more beats", ready)?.asked {
            return Ok(());
        }
    }
}

/// Whoever waits for three others does not wait for long: what is routine is joined, and
/// still there long enough to be read.
#[test]
fn what_waits_is_joined() -> Result<(), Fault> {
    /// The time at which this is watched, as a share of normal.
    const FAST: f64 = 0.35;
    /// The longest wait, and the shortest beat of several, in milliseconds.
    const LONGEST: f64 = 36_000.0 * FAST;
    const SHORTEST: f64 = 270.0 * FAST;
    /// Enough for a turn of everybody.
    const DECISIONS: usize = 40;
    let device = Device { speed: "fast", ..Device::DESK };
    let (_house, mut player) = FixedMatch::ROMAN_EMPIRE.begin(device, Hand::Pointer)?;
    player.window.watch_beats()?;
    let mut waits = vec![0.0];
    while player.decisions() < DECISIONS {
        let before = player.window.watched()?.beats.len();
        player.decide()?;
        watch_until_asked(&mut player)?;
        let beats = player.window.watched()?.beats;
        waits.push(beats[before..].iter().map(|beat| beat.wanted).sum());
    }
    let longest = waits.into_iter().fold(0.0, f64::max);
    assert!(longest <= LONGEST, "{longest} ms");
    let watched = player.window.watched()?;
    all_had_their_time(&watched.beats);
    let joined: Vec<&SeenBeat> = watched.beats.iter().filter(|beat| beat.joined > 1).collect();
    assert!(!joined.is_empty(), "nothing had to wait");
    assert!(joined.iter().all(|beat| beat.wanted >= SHORTEST), "{joined:?}");
    assert!(joined.iter().all(|beat| !["turn", "score"].contains(&&*beat.kind)), "{joined:?}");
    // Nothing is left out of what the log still has.
    let logged = player.window.logged()?;
    assert!(logged.len() > DECISIONS && watched.told.ends_with(&logged), "{logged:?}");
    player.window.close()
}
