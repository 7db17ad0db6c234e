//! A stranger clicks *first game with a guide* and is led to the end of the lesson.

use ludi_browser::{Device, Fault, Window};

use crate::house;

/// What the guide lights, on the board itself.
const LIT: &str = "#board button[data-lit=act]:not(.choice)";

/// What it does not light.
const OTHER: &str = "#board button.act:not([data-lit], .choice)";

/// More clicks than a lesson takes.
const ENDLESS: usize = 100;

/// The guide says something that nobody has answered yet: the lit choice, or nothing
/// when it leaves.
const WAITS: &str = "(() => {
    if (document.querySelector('[aria-busy]')) return null;
    const guide = document.querySelector('#guide:not([hidden])');
    const lit = document.querySelector('#board button[data-lit=act]:not(.choice)');
    if (!guide || !lit && guide.textContent.includes('step')) return null;
    return [Number(document.querySelector('#prompt').dataset.row), !!lit];
})()";

/// Are the words of the guide in view?
const IN_VIEW: &str = "(() => {
    const box = document.querySelector('#guide p').getBoundingClientRect();
    return box.width > 100 && box.top >= 0 && box.bottom <= innerHeight;
})()";

/// Is what it speaks of neither under its words nor outside of the window?
const LIT_IN_VIEW: &str = "(() => {
    const edge = document.querySelector('.ask').getBoundingClientRect().bottom;
    const things = [...document.querySelectorAll('#board button[data-lit=act]:not(.choice)')];
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    return boxes.some(({ top, bottom }) => bottom > edge && top < innerHeight);
})()";

/// Where the board begins on the page, whatever is scrolled, in pixels.
const BOARD_TOP: &str =
    "Math.round(document.querySelector('#board').getBoundingClientRect().top + scrollY)";

/// The guide is put away and comes back.
fn folds_the_guide(window: &mut Window) -> Result<(), Fault> {
    for shown in [false, true] {
        window.press("#guide summary")?;
        let is_so = format!("document.querySelector('#guide p').checkVisibility() === {shown}");
        window.wait::<bool>("the guide folded", &is_so)?;
    }
    window.wait::<bool>("the words of the guide in view again", IN_VIEW).map(drop)
}

/// Plays the lesson of a game with this device, and then one more decision.
fn learn(game: &str, device: Device) -> Result<(), Fault> {
    let house = house()?;
    let mut window = Window::open(device)?;
    window.go(&house.address("/"))?;
    let offer = format!("form.offer:has(input[name=game][value={game}])");
    window.fill(&format!("{offer} input[name=name]"), "Livia")?;
    window.press(&format!("{offer} button.lesson"))?;
    window.table()?;
    let (mut refused, mut top) = (false, None);
    for _ in 0..ENDLESS {
        let (row, lit): (u64, bool) = window.wait("the guide", WAITS)?;
        window.wait::<bool>("the words of the guide in view", IN_VIEW)?;
        if device.touch {
            window.suits_a_finger()?;
        }
        if !lit {
            break;
        }
        let now: i64 = window.look(BOARD_TOP)?;
        let (top, words) = (*top.get_or_insert(now), window.text("#guide p")?);
        assert!((now - top).abs() <= 1, "the board went from {top} to {now} at: {words}");
        window.wait::<bool>("what the guide speaks of in view", LIT_IN_VIEW)?;
        // Where a number is asked for, there is nothing else to press.
        if !refused && window.has(OTHER)? {
            folds_the_guide(&mut window)?;
            // Something else is answered, and not done.
            window.press(OTHER)?;
            let told: String =
                window.wait("why", "document.querySelector('#notice p')?.innerText")?;
            assert!(told.len() > 20, "{told}");
            refused = true;
        }
        window.press(LIT)?;
        window.table_when("the next row", &format!("!table.busy && table.row > {row}"))?;
        window.is_clean()?;
    }
    assert!(refused, "nothing else was tried");
    assert!(!window.has(LIT)?, "the guide never leaves");
    assert!(window.text("#guide")?.contains("Vale!"));
    // The match goes on without the guide.
    let table = window.table_when("my turn", "table.asked && table.things > 0")?;
    window.press("#board button.act:not(.choice)")?;
    let later = format!("table.row > {} || table.sure", table.row);
    window.table_when("an answer", &later)?;
    window.close()
}

#[test]
fn caligula_is_learnt_on_a_desk() -> Result<(), Fault> {
    learn("caligula", Device::DESK)
}

#[test]
fn caligula_is_learnt_on_a_telephone() -> Result<(), Fault> {
    learn("caligula", Device::PHONE)
}

#[test]
fn imperivm_is_learnt_on_a_desk() -> Result<(), Fault> {
    learn("imperivm", Device::DESK)
}

#[test]
fn imperivm_is_learnt_on_a_telephone() -> Result<(), Fault> {
    learn("imperivm", Device::PHONE)
}

#[test]
fn the_roman_empire_is_learnt_on_a_desk() -> Result<(), Fault> {
    learn("roman-empire", Device::DESK)
}

#[test]
fn the_roman_empire_is_learnt_on_a_telephone() -> Result<(), Fault> {
    learn("roman-empire", Device::PHONE)
}

#[test]
fn latium_is_learnt_on_a_desk() -> Result<(), Fault> {
    learn("latium", Device::DESK)
}

#[test]
fn latium_is_learnt_on_a_telephone() -> Result<(), Fault> {
    learn("latium", Device::PHONE)
}
