//! What is around a match: the invitation, the list of one's own tables, the replay, the
//! sound.

use ludi_browser::{Device, Fault, Hand, House, Player, Window};

use crate::house;

/// Plays a whole match of Caligula against two bots; gives the address of its table.
fn finished(house: &House) -> Result<(Window, String), Fault> {
    let mut player = Player::new(Window::open(Device::DESK)?, Hand::Pointer, 11);
    player.play_now(&house.address("/"), "caligula", "Livia", 2)?;
    player.play_to_the_end()?;
    let table = player.window.address()?;
    Ok((player.window, table))
}

const ROW: &str = "Number(document.querySelector('#row').value)";

/// Waits for a moment of the replay of which this holds.
fn at(window: &mut Window, holds: &str) -> Result<u64, Fault> {
    window.wait("another moment", &format!("((row) => {holds} ? row : null)({ROW})"))
}

#[test]
fn a_finished_match_is_found_and_seen_again() -> Result<(), Fault> {
    let house = house()?;
    let (mut window, table) = finished(&house)?;
    let place = window.text("#result tr.winner .total")?;
    window.go(&house.address("/"))?;
    let line = window.text("#finished li")?;
    assert!(line.contains("Caligula") && line.contains("point"), "{line}");
    assert!(!place.is_empty());
    for (game, matches) in [("caligula", 1), ("imperivm", 0), ("", 1)] {
        window.go(&house.address(&format!("/matches?game={game}")))?;
        let found: usize = window.look("document.querySelectorAll('#finished li').length")?;
        assert_eq!(found, matches, "{game}");
    }
    window.press("#finished li a.button")?;
    at(&mut window, "row === 0")?;

    // Who was there comes back to the end, who was not begins at the start.
    window.go(&format!("{table}replay"))?;
    let last = at(&mut window, "row > 0")?;
    let mut stranger = Window::open(Device::DESK)?;
    stranger.go(&format!("{table}replay"))?;
    assert_eq!(stranger.look::<u64>(ROW)?, 0);
    plays_by_itself(&mut stranger)?;
    slides_by_parts(&mut stranger, last)?;
    stranger.press("#play-on > summary")?;
    stranger.wait_for("#fork button.main")?;
    stranger.close()?;
    window.close()
}

/// Moment after moment, until it is told to stop.
fn plays_by_itself(window: &mut Window) -> Result<(), Fault> {
    window.press("#replay-play")?;
    assert_eq!(window.text("#replay-play")?, "Pause");
    at(window, "row >= 2")?;
    window.press("#replay-play")?;
    window
        .wait::<bool>("the pause", "document.querySelector('#replay-play').innerText === 'Play'")?;
    Ok(())
}

/// An arrow key takes the slider to the next phase, and its name is said.
fn slides_by_parts(window: &mut Window, last: u64) -> Result<(), Fault> {
    let parts: u64 = window.look("Number(document.querySelector('#part').max)")?;
    assert!(parts > 10 && parts < last / 2, "{parts} parts of {last} rows");
    let row: u64 = window.look(ROW)?;
    let name = "document.querySelector('#moment-name strong').innerText";
    let before: String = window.look(name)?;
    window.tab_to("#part", 0)?;
    window.key("ArrowUp")?;
    at(window, &format!("row > {row}"))?;
    let after: String = window.look(name)?;
    assert!(before.starts_with("Turn 1 · ") && after != before, "{before}, {after}");
    window.is_focused("#part", 0)?.then_some(()).ok_or(Fault::Page("the focus is lost".into()))?;
    let said = "document.querySelector('#part').getAttribute('aria-valuetext')";
    assert_eq!(window.look::<String>(said)?, after);
    window.press("#to-turn-on")?;
    window.wait::<bool>("turn 2", &format!("{name}.startsWith('Turn 2 · ')"))?;
    Ok(())
}

#[test]
fn an_invitation_is_copied_and_shown_as_a_code() -> Result<(), Fault> {
    let house = house()?;
    let mut window = Window::open(Device::PHONE)?;
    window.go(&house.address("/games/caligula/open"))?;
    window.fill("form.terms input[name=name]", "Livia")?;
    window.fill("form.terms input[name=table]", "Idus Martiae")?;
    window.press("form.terms button.main")?;
    window.wait_for("#gathering")?;
    window.press("#gathering form.invite button")?;
    window.wait_for("#notice .address svg.qr")?;
    let link = window.text("#notice .link")?;
    assert!(link.len() < house.address("/seats/").len() + 20, "{link} is long");
    window.suits_a_finger()?;
    window.press("#notice .copy")?;
    let copied = "document.querySelector('#notice .copy').innerText === 'Copied'";
    window.wait::<bool>("the copy", copied)?;
    window.go(&house.address("/"))?;
    assert!(window.text("#mine li")?.contains("Idus Martiae"));
    window.close()
}

/// The sound is as loud as it was set, and stays so.
#[test]
fn the_sound_is_turned_off_and_on() -> Result<(), Fault> {
    let house = house()?;
    let mut window = Window::open(Device::DESK)?;
    window.go(&house.address("/"))?;
    let tones = "(() => {
        let tones = 0;
        const { createOscillator } = AudioContext.prototype;
        AudioContext.prototype.createOscillator = function () { tones++; return createOscillator.call(this); };
        document.dispatchEvent(new Event('asked'));
        AudioContext.prototype.createOscillator = createOscillator;
        return tones;
    })()";
    window.press("#sound button")?;
    window.wait_for("#sound button[aria-pressed=false]")?;
    assert_eq!(window.look::<u32>(tones)?, 0);
    window.reload()?;
    window.wait_for("#sound:not([hidden]) button[aria-pressed=false]")?;
    window.press("#sound button")?;
    window.wait_for("#sound button[aria-pressed=true]")?;
    assert_eq!(window.look::<u32>(tones)?, 2);
    window.press("#sound input")?;
    window.key("Home")?;
    window.wait::<bool>("the volume", "localStorage.getItem('volume') === '5'")?;
    window.reload()?;
    window
        .wait::<bool>("the volume again", "document.querySelector('#sound input').value === '5'")?;
    window.close()
}
