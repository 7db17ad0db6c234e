//! axe-core finds nothing wrong with any kind of page, in both themes and sizes.

use ludi_browser::{Device, Fault, Hand, House, Window};

use crate::fixed_match::FixedMatch;
use crate::house;

/// Pages about a game that are there without a match. A new kind of page is a line here.
const OF_GAME: [&str; 3] = ["open", "rules", "how-to-play"];

/// A page that shows the board of a match that is over.
const MOMENT: &str = "replay?seat=0&row=30";

/// Pages about a match that is over which are alike for all games, and lists of matches.
const AFTERWARDS: [&str; 3] = ["replay", "replay?row=12", "fairness"];
const LISTS: [&str; 2] = ["", "matches"];

/// After so many decisions a table is looked at: early, and in the middle.
const MOMENTS: [usize; 2] = [1, 12];

/// What was found on all pages, so that one run tells of everything.
#[derive(Default)]
struct Findings(Vec<String>);

impl Findings {
    /// Looks at a page, folded out, light and dark, on a desk and on a phone.
    fn check(&mut self, window: &mut Window) -> Result<(), Fault> {
        let fold_out =
            "document.querySelectorAll('main details').forEach((fold) => fold.open = true)";
        window.look::<Option<bool>>(&format!("({fold_out}, null)"))?;
        for size in [Device::DESK, Device::PHONE] {
            for dark in [false, true] {
                window.turn_to(Device { dark, ..size })?;
                let found = if dark { window.has_contrast() } else { window.is_accessible() };
                let found = found.err();
                self.0.extend(found.map(|fault| format!("{size:?}, dark {dark}: {fault}")));
            }
        }
        window.turn_to(Device::DESK)
    }

    fn are_none(self) -> Result<(), Fault> {
        if self.0.is_empty() { Ok(()) } else { Err(Fault::Page(self.0.join("\n"))) }
    }
}

#[test]
fn pages_around_the_tables() -> Result<(), Fault> {
    let house = house()?;
    let mut window = Window::open(Device::DESK)?;
    let mut findings = Findings::default();
    for page in ["/", "/account"] {
        window.go(&house.address(page))?;
        findings.check(&mut window)?;
    }
    account_and_house(&house, &mut window, &mut findings)?;
    gathering(&house, &mut window, &mut findings)?;
    window.close()?;
    findings.are_none()
}

fn account_and_house(
    house: &House,
    window: &mut Window,
    findings: &mut Findings,
) -> Result<(), Fault> {
    window.go(&house.address("/account"))?;
    window.fill("form[action='/account/create'] input[name=name]", "Livia")?;
    window.fill("form[action='/account/create'] input[name=password]", "senatus populusque")?;
    window.press("form[action='/account/create'] button")?;
    window.wait_for("form[action='/account/tokens']")?;
    findings.check(window)?;
    window.fill("form[action='/account/administrator'] input[name=code]", house.code())?;
    window.press("form[action='/account/administrator'] button")?;
    window.wait_for("#house a")?;
    window.go(&house.address("/admin"))?;
    window.wait_for(".admin")?;
    findings.check(window)
}

/// A table that waits for players, an invitation to it, and the page that the
/// invitation leads to.
fn gathering(house: &House, window: &mut Window, findings: &mut Findings) -> Result<(), Fault> {
    window.go(&house.address("/games/caligula/open"))?;
    window.press("form.terms button.main")?;
    window.wait_for("#gathering")?;
    findings.check(window)?;
    window.press("#gathering form.invite button")?;
    let link = "document.querySelector('#notice .link')?.textContent";
    let link: String = window.wait("the link that invites", link)?;
    findings.check(window)?;
    // With a table of the reader's own the front page has more to show.
    window.go(&house.address("/"))?;
    findings.check(window)?;
    let mut guest = Window::open(Device::DESK)?;
    guest.go(&link)?;
    guest.wait_for("form.join")?;
    findings.check(&mut guest)?;
    guest.close()
}

/// The pages about a game, its first game with a guide, the table of a match early, in the
/// middle and at the end, and the pages that look back at it.
fn of_game(fixed: FixedMatch) -> Result<(), Fault> {
    let (house, mut player) = fixed.begin(Device::DESK, Hand::Pointer)?;
    let mut findings = Findings::default();
    for moment in MOMENTS {
        while player.decisions() < moment && player.decide()?.is_some() {}
        player.my_turn()?;
        findings.check(&mut player.window)?;
    }
    player.hand_over_to_the_end(&house.front())?;
    findings.check(&mut player.window)?;
    let table = player.window.address()?;
    let mut pages = vec![format!("{table}{MOMENT}")];
    pages.extend(OF_GAME.map(|page| format!("{}games/{}/{page}", house.front(), fixed.game)));
    if fixed.game == "caligula" {
        pages.extend(AFTERWARDS.map(|page| format!("{table}{page}")));
        pages.extend(LISTS.map(|page| format!("{}{page}", house.front())));
    }
    for page in pages {
        player.window.go(&page)?;
        findings.check(&mut player.window)?;
    }
    player.window.go(&house.front())?;
    let lesson = format!("form.offer:has(input[value={}]) button.lesson", fixed.game);
    player.window.press(&lesson)?;
    player.window.wait_for("#guide:not([hidden])")?;
    findings.check(&mut player.window)?;
    player.window.close()?;
    findings.are_none()
}

#[test]
fn caligula() -> Result<(), Fault> {
    of_game(FixedMatch::CALIGULA)
}

#[test]
fn imperivm() -> Result<(), Fault> {
    of_game(FixedMatch::IMPERIVM)
}

#[test]
fn the_roman_empire() -> Result<(), Fault> {
    of_game(FixedMatch::ROMAN_EMPIRE)
}

#[test]
fn latium() -> Result<(), Fault> {
    of_game(FixedMatch::LATIUM)
}
