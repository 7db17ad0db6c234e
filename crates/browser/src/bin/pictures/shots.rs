//! The moments that pictures are taken of.

use ludi_browser::{Device, Fault, House, Player, Sight, Window};

/// How many matches are played for a moment that does not come in each.
const MATCHES: usize = 20;

/// A page at a moment worth a picture.
pub(crate) struct Shot {
    /// The page, as it is called in the names of the pictures.
    pub(crate) name: &'static str,
    /// Leads a player with a fresh window to it.
    pub(crate) reach: fn(&House, &mut Player) -> Result<(), Fault>,
}

/// All of them. A page of the house that is not here has no picture.
pub(crate) const SHOTS: &[Shot] = &[
    Shot { name: "front", reach: front },
    Shot { name: "open", reach: |house, player| page(house, player, "/games/caligula/open") },
    Shot { name: "gathering", reach: gather },
    Shot { name: "table-early", reach: |house, player| play(house, player, 2) },
    Shot { name: "table-middle", reach: |house, player| play(house, player, 30) },
    Shot { name: "table-confirm", reach: sure },
    Shot { name: "table-end", reach: end },
    Shot { name: "imperivm-conquest", reach: |house, player| empire(house, player, CONQUEST) },
    Shot { name: "imperivm-vote", reach: |house, player| empire(house, player, VOTE) },
    Shot { name: "imperivm-offers", reach: |house, player| empire(house, player, OFFERS) },
    Shot { name: "imperivm-end", reach: |house, player| empire(house, player, END) },
    Shot { name: "rules", reach: rules },
    Shot { name: "how-caligula-it", reach: |house, player| how(house, player, "caligula", "it") },
    Shot { name: "how-caligula-en", reach: |house, player| how(house, player, "caligula", "en") },
    Shot { name: "how-imperivm-it", reach: |house, player| how(house, player, "imperivm", "it") },
    Shot { name: "how-imperivm-en", reach: |house, player| how(house, player, "imperivm", "en") },
    Shot { name: "replay", reach: |house, player| of_match(house, player, "replay") },
    Shot { name: "fairness", reach: |house, player| of_match(house, player, "fairness") },
    Shot { name: "invitation", reach: invitation },
    Shot { name: "sign-in", reach: |house, player| page(house, player, "/account") },
    Shot { name: "account", reach: account },
    Shot { name: "admin", reach: admin },
    Shot { name: "message", reach: |house, player| page(house, player, "/nowhere") },
];

/// A battle in which the player may lay Militia, once some provinces have changed
/// hands.
const CONQUEST: &str =
    "document.querySelector('.now.battle') && document.querySelector('.card.act')
    && document.querySelector('.dominions .past')";
/// A succession, with cards chosen for the vote.
const VOTE: &str =
    "document.querySelector('#prompt [data-rule=\"3.1\"]') && document.querySelector('.chosen')";
/// Sealed offers against trouble, by somebody who has something to offer.
const OFFERS: &str =
    "document.querySelector('.now.trouble') && document.querySelector('#amount-2')";
/// The score.
const END: &str = "document.querySelector('#result table')";

/// Who plays in the pictures.
const NAME: &str = "Livia";

fn page(house: &House, player: &mut Player, path: &str) -> Result<(), Fault> {
    player.window.go(&house.address(path))
}

/// The front page of somebody who has tables already.
fn front(house: &House, player: &mut Player) -> Result<(), Fault> {
    play(house, player, 6)?;
    page(house, player, "/")
}

fn gather(house: &House, player: &mut Player) -> Result<(), Fault> {
    page(house, player, "/games/caligula/open")?;
    player.window.fill("form.terms input[name=name]", NAME)?;
    player.window.press("form.terms button.main")?;
    // The browser is there and takes part in the draw.
    let listed =
        format!("document.querySelector('#gathering .dice')?.textContent.includes({NAME:?})");
    player.window.wait::<bool>("the part in the draw", &listed).map(drop)
}

/// Where a link to a seat leads somebody who does not sit there yet.
fn invitation(house: &House, player: &mut Player) -> Result<(), Fault> {
    gather(house, player)?;
    player.window.press("#gathering form.invite button")?;
    let link = "document.querySelector('#notice .link')?.textContent";
    let link: String = player.window.wait("the link that invites", link)?;
    player.window = Window::open(Device::DESK)?;
    player.window.go(&link)?;
    player.window.wait_for("form.join")
}

/// An account with a token for a program, in a house that nobody looks after.
fn account(house: &House, player: &mut Player) -> Result<(), Fault> {
    page(house, player, "/account")?;
    let window = &mut player.window;
    window.fill("form[action='/account/create'] input[name=name]", NAME)?;
    window.fill("form[action='/account/create'] input[name=password]", "senatus populusque")?;
    window.press("form[action='/account/create'] button")?;
    window.wait_for("form[action='/account/tokens']")?;
    window.fill("form[action='/account/tokens'] input[name=label]", "my bot")?;
    window.press("form[action='/account/tokens'] button")?;
    window.wait_for("form[action='/account/tokens/drop']")
}

/// What whoever administers sees, while somebody plays.
fn admin(house: &House, player: &mut Player) -> Result<(), Fault> {
    account(house, player)?;
    let window = &mut player.window;
    window.fill("form[action='/account/administrator'] input[name=code]", house.code())?;
    window.press("form[action='/account/administrator'] button")?;
    window.wait_for("#house a")?;
    page(house, player, "/")?;
    player.window.press("form.offer:has([value=caligula]) button.main")?;
    player.window.table()?;
    page(house, player, "/admin")?;
    player.window.wait_for(".admin")
}

/// A match against four bots, after so many decisions.
fn play(house: &House, player: &mut Player, decisions: usize) -> Result<(), Fault> {
    player.play_now(&house.address("/"), "caligula", NAME, 4)?;
    for _ in 0..decisions {
        player.decide()?;
    }
    player.my_turn().map(drop)
}

fn end(house: &House, player: &mut Player) -> Result<(), Fault> {
    player.play_now(&house.address("/"), "caligula", NAME, 4)?;
    player.play_to_the_end()
}

/// A moment of Imperivm with six players: matches are played until it comes.
fn empire(house: &House, player: &mut Player, moment: &str) -> Result<(), Fault> {
    player.play_now(&house.address("/"), "imperivm", NAME, 5)?;
    for _ in 0..MATCHES {
        loop {
            let table = player.my_turn()?;
            if player.window.look(&format!("!!({moment})"))? {
                return Ok(());
            }
            if table.over {
                break;
            }
            player.decide()?;
        }
        page(house, player, "/")?;
        player.window.press("form.offer:has([value=imperivm]) button.main")?;
    }
    Err(Fault::Page(format!("this never happened: {moment}")))
}

/// The step before what cannot be taken back.
fn sure(house: &House, player: &mut Player) -> Result<(), Fault> {
    play(house, player, 12)?;
    for n in 0.. {
        let table = player.my_turn()?;
        if table.over {
            break;
        }
        player.window.press_nth(Sight::THINGS, n % table.things.max(1) as usize)?;
        let answered = format!("table.row > {} || table.sure", table.row);
        if player.window.table_when("an answer", &answered)?.sure {
            return Ok(());
        }
    }
    Err(Fault::Page("nothing had to be confirmed in a whole match".to_owned()))
}

/// How to play a game, in this language.
fn how(house: &House, player: &mut Player, game: &str, lang: &str) -> Result<(), Fault> {
    page(house, player, &format!("/games/{game}/how-to-play"))?;
    player.window.press(&format!(".settings button[value={lang}]"))?;
    let read = format!("document.documentElement.lang === {lang:?}");
    player.window.wait::<bool>("the language", &read).map(drop)
}

fn rules(house: &House, player: &mut Player) -> Result<(), Fault> {
    page(house, player, "/games/caligula/rules")?;
    player.window.wait_for(".rules-page")
}

/// A page about a match that is over, beside its table.
fn of_match(house: &House, player: &mut Player, page: &str) -> Result<(), Fault> {
    end(house, player)?;
    let table = player.window.address()?;
    player.window.go(&format!("{table}{page}"))
}
