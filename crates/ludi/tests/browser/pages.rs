//! The pages around the tables hold together in both sizes and languages.

use ludi_browser::{Device, Fault, House, Window};

use crate::house;

/// Reads all pages in this language from now on.
pub(crate) fn read_in(window: &mut Window, lang: &str) -> Result<(), Fault> {
    let button = format!(".settings button[value={lang}]");
    window.press(&button)?;
    let is_so = format!("document.documentElement.lang === {lang:?}");
    window.wait::<bool>("the language", &is_so).map(drop)
}

/// Nothing is cut, sticks out or is too small for a finger, in both sizes and
/// languages, folded out.
fn holds_together(window: &mut Window) -> Result<(), Fault> {
    for lang in ["it", "en"] {
        window.turn_to(Device::DESK)?;
        read_in(window, lang)?;
        let fold_out =
            "document.querySelectorAll('main details').forEach((fold) => fold.open = true)";
        window.look::<Option<bool>>(&format!("({fold_out}, null)"))?;
        window.keeps_its_frames()?;
        window.turn_to(Device::PHONE)?;
        window.keeps_its_frames()?;
        window.suits_a_finger()?;
    }
    window.turn_to(Device::DESK)
}

/// A page that was seen before is there at once: no file is asked for again.
#[test]
fn what_a_page_needs_is_fetched_once() -> Result<(), Fault> {
    let house = house()?;
    let mut window = Window::open(Device::DESK)?;
    let fetched = "performance.getEntriesByType('resource')
        .filter(({ name, transferSize }) => name.includes('/assets/') && transferSize > 0).length";
    window.go(&house.address("/"))?;
    assert!(window.look::<u32>(fetched)? > 5, "nothing was fetched");
    window.reload()?;
    assert_eq!(window.look::<u32>(fetched)?, 0);
    window.go(&house.address("/account"))?;
    assert_eq!(window.look::<u32>(fetched)?, 0);
    window.close()
}

/// Opens a table that waits for players.
fn gather(house: &House, window: &mut Window, game: &str) -> Result<(), Fault> {
    window.go(&house.address(&format!("/games/{game}/open")))?;
    holds_together(window)?;
    window.press("form.terms button.main")?;
    window.wait_for("#gathering")?;
    holds_together(window)
}

#[test]
fn account_house_and_open_tables() -> Result<(), Fault> {
    let house = house()?;
    let mut window = Window::open(Device::DESK)?;
    window.go(&house.address("/account"))?;
    holds_together(&mut window)?;
    window.fill("form[action='/account/create'] input[name=name]", "Livia")?;
    window.fill("form[action='/account/create'] input[name=password]", "senatus populusque")?;
    window.press("form[action='/account/create'] button")?;
    window.wait_for("form[action='/account/tokens']")?;
    // What became of a request stands above all else.
    let first = "document.querySelector('#notice p').getBoundingClientRect().bottom
        < document.querySelector('.account > section:not(.hero)').getBoundingClientRect().top";
    assert!(window.look::<bool>(first)?, "the answer is far from the top");
    window.fill("form[action='/account/tokens'] input[name=label]", "a bot")?;
    window.press("form[action='/account/tokens'] button")?;
    window.wait_for("form[action='/account/tokens/drop']")?;
    window.go(&house.address("/account"))?;
    holds_together(&mut window)?;

    window.fill("form[action='/account/administrator'] input[name=code]", house.code())?;
    window.press("form[action='/account/administrator'] button")?;
    window.wait_for("#house a")?;
    for game in ["caligula", "imperivm", "roman-empire"] {
        gather(&house, &mut window, game)?;
    }
    window.go(&house.address("/admin"))?;
    window.wait_for(".admin")?;
    holds_together(&mut window)?;
    // The switch of language leads from there to the front page.
    let link = house.address("/seats/00ff");
    window.go(&link)?;
    window.turn_to(Device::PHONE)?;
    window.keeps_its_frames()?;
    holds_together(&mut window)
}
