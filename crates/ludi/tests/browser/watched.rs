//! What a player looks at stays in sight: the page goes back after beats, answers lie over
//! nothing that is to be seen or pressed, and on a phone the question leaves room to the board.

use ludi_browser::{Device, Fault, Hand, Window};

use crate::fixed_match::FixedMatch;
use crate::house;
use crate::pages::read_in;

/// Shows beats, without movement.
const DESK: Device = Device { speed: "fast", ..Device::DESK };

/// Can what is lit be pressed in its middle, where the page stands?
const LIT_IS_FREE: &str = "(() => {
    const thing = document.querySelector('#board button[data-lit=act]:not(.choice)');
    if (!thing) return null;
    const { left, top, width, height } = thing.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return thing.contains(there) || null;
})()";

/// How far, in pixels, the page may be moved so that what is lit is seen whole.
const NEAR: i64 = 150;

/// How far the page is scrolled.
const SCROLLED: &str = "Math.round(scrollY)";

/// What the guide lights first in the lesson of a game is pressed, so many times. Each time
/// beats lead the eye to the players, below the map; what is lit next is in view above.
fn goes_back(device: Device, game: &str, lit: &str, times: usize) -> Result<(), Fault> {
    let house = house()?;
    let mut window = Window::open(device)?;
    window.go(&house.address(&format!("/games/{game}/how-to-play")))?;
    window.fill("form.lesson input[name=name]", "Livia")?;
    window.press("form.lesson button")?;
    window.table()?;
    window.wait::<bool>("what the guide lights", LIT_IS_FREE)?;
    let before: i64 = window.look(SCROLLED)?;
    window.look::<bool>(
        "(window.farthest = 0, addEventListener('scroll', () => {
            farthest = Math.max(farthest, scrollY);
        }), true)",
    )?;
    for _ in 0..times {
        window.press(lit)?;
        window.wait_for(".table-page.playing")?;
        window.wait_for_end_of_beats()?;
        window.wait::<bool>("what the guide lights next", LIT_IS_FREE)?;
        let farthest: i64 = window.look("Math.round(farthest)")?;
        assert!(farthest > before, "nothing led the eye elsewhere");
        let now: i64 = window.look(SCROLLED)?;
        assert!((now - before).abs() <= NEAR, "the page went from {before} to {now}");
    }
    window.close()
}

#[test]
fn after_beats_the_page_is_where_the_reader_had_it() -> Result<(), Fault> {
    goes_back(DESK, "latium", "#board .dial button", 1)?;
    // Others play whole phases: what is above the players grows and shrinks meanwhile.
    let phone = Device { speed: "fast", ..Device::PHONE };
    goes_back(phone, "roman-empire", "#board-commands button[data-lit=act]", 2)
}

#[test]
fn a_hint_lies_over_nothing_that_it_lights_and_goes_with_the_question() -> Result<(), Fault> {
    let (_house, mut player) = FixedMatch::LATIUM.begin(DESK, Hand::Pointer)?;
    // An offering is a number, which the hint fills in.
    player.decide()?;
    player.my_turn()?;
    let window = &mut player.window;
    window.press("#commands .hint")?;
    window.wait_for("#notice .hinted")?;
    window.wait::<bool>("what the hint lights, free to be pressed", LIT_IS_FREE)?;
    window.press("#notice .follow")?;
    let gone = "document.querySelector('#notice').childElementCount === 0";
    window.wait::<bool>("no hint any more", gone)?;
    player.window.close()
}

/// The bar of the question, in pixels.
const HIGHEST_BAR: u32 = 130;

#[test]
fn the_question_leaves_room_on_a_phone() -> Result<(), Fault> {
    /// Enough to be asked everything that a turn has.
    const DECISIONS: usize = 12;
    for fixed in [FixedMatch::CALIGULA, FixedMatch::IMPERIVM] {
        let (_house, mut player) = fixed.begin(Device::PHONE, Hand::Pointer)?;
        for _ in 0..DECISIONS {
            player.my_turn()?;
            question_is_whole(&mut player.window, HIGHEST_BAR)?;
            player.decide()?;
        }
        player.window.close()?;
    }
    Ok(())
}

/// The bar of the question is no higher than so many pixels, and all its words are seen.
fn question_is_whole(window: &mut Window, highest: u32) -> Result<(), Fault> {
    let prompt = window.text("#prompt")?;
    let high: u32 =
        window.look("Math.round(document.querySelector('.ask').getBoundingClientRect().height)")?;
    assert!(high <= highest, "{high} pixels at: {prompt}");
    let hidden: i64 = window.look(
        "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(
            document.querySelector('#prompt'))",
    )?;
    assert!(hidden <= 1, "{hidden} pixels are hidden of: {prompt}");
    Ok(())
}

/// Italian words are the longer ones. However many buttons there are, they stand in one row.
#[test]
fn the_question_stands_in_one_row_on_a_desk() -> Result<(), Fault> {
    /// The bar of the question, in pixels.
    const ROW: u32 = 72;
    const DECISIONS: usize = 16;
    let matches = [FixedMatch::ROMAN_EMPIRE, FixedMatch::LATIUM, FixedMatch::IMPERIVM];
    for fixed in matches {
        let (_house, mut player) = fixed.begin(Device::DESK, Hand::Pointer)?;
        read_in(&mut player.window, "it")?;
        for _ in 0..DECISIONS {
            player.my_turn()?;
            question_is_whole(&mut player.window, ROW)?;
            player.decide()?;
        }
        player.window.close()?;
    }
    Ok(())
}

/// Are all the buttons that answer in view, under the question and above the edge?
const COMMANDS_IN_VIEW: &str = "(() => {
    const edge = document.querySelector('.ask').getBoundingClientRect().bottom;
    const all = [...document.querySelectorAll('#board-commands button')];
    return all.every((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= edge && bottom <= innerHeight;
    });
})()";

/// Whoever fights sees the buttons at once: nobody has to look for them below the battle.
#[test]
fn what_a_battle_asks_is_in_view() -> Result<(), Fault> {
    /// Enough to come to battles.
    const DECISIONS: usize = 60;
    /// So many questions of battles.
    const QUESTIONS: usize = 4;
    for device in [Device::DESK, Device::PHONE] {
        let (_house, mut player) = FixedMatch::LATIUM_FOR_TWO.begin(device, Hand::Pointer)?;
        let mut questions = 0;
        while questions < QUESTIONS {
            assert!(player.decisions() < DECISIONS, "{questions} questions in battles");
            player.my_turn()?;
            if player.window.has("#board .now.battle")?
                && player.window.has("#board-commands button")?
            {
                questions += 1;
                let prompt = player.window.text("#prompt")?;
                assert!(player.window.look::<bool>(COMMANDS_IN_VIEW)?, "out of sight: {prompt}");
            }
            player.decide()?;
        }
        player.window.close()?;
    }
    Ok(())
}

/// Two by two: no game stands alone in a row.
#[test]
fn the_games_fill_their_rows_on_a_desk() -> Result<(), Fault> {
    let house = house()?;
    let mut window = Window::open(Device::DESK)?;
    window.go(&house.address("/"))?;
    let rows: Vec<u32> = window.look(
        "(() => {
            const tops = [...document.querySelectorAll('.offer')].map((one) => one.offsetTop);
            return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
        })()",
    )?;
    assert!(rows.iter().all(|row| Some(row) == rows.first()), "{rows:?}");
    window.close()
}
