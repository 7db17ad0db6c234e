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
    Shot { name: "imperivm-conquest", reach: |house, player| IMPERIVM.at(CONQUEST, house, player) },
    Shot { name: "imperivm-vote", reach: |house, player| IMPERIVM.at(VOTE, house, player) },
    Shot { name: "imperivm-offers", reach: |house, player| IMPERIVM.at(OFFERS, house, player) },
    Shot { name: "imperivm-end", reach: |house, player| IMPERIVM.at(END, house, player) },
    Shot { name: "roman-empire-battle", reach: |house, player| EMPIRE.at(BATTLE, house, player) },
    Shot { name: "roman-empire-end", reach: |house, player| EMPIRE.at(END, house, player) },
    Shot { name: "latium-battle", reach: |house, player| LATIUM.at(BATTLE, house, player) },
    Shot { name: "latium-end", reach: |house, player| LATIUM.at(END, house, player) },
    Shot { name: "rules", reach: rules },
    Shot { name: "how-caligula-it", reach: |house, player| how(house, player, "caligula", "it") },
    Shot { name: "how-caligula-en", reach: |house, player| how(house, player, "caligula", "en") },
    Shot { name: "how-imperivm-it", reach: |house, player| how(house, player, "imperivm", "it") },
    Shot { name: "how-imperivm-en", reach: |house, player| how(house, player, "imperivm", "en") },
    Shot {
        name: "how-roman-empire-it",
        reach: |house, player| how(house, player, "roman-empire", "it"),
    },
    Shot {
        name: "how-roman-empire-en",
        reach: |house, player| how(house, player, "roman-empire", "en"),
    },
    Shot { name: "how-latium-it", reach: |house, player| how(house, player, "latium", "it") },
    Shot { name: "how-latium-en", reach: |house, player| how(house, player, "latium", "en") },
    Shot { name: "lesson-caligula", reach: |house, player| lesson(house, player, "caligula") },
    Shot { name: "lesson-imperivm", reach: |house, player| lesson(house, player, "imperivm") },
    Shot {
        name: "lesson-roman-empire",
        reach: |house, player| lesson(house, player, "roman-empire"),
    },
    Shot { name: "lesson-latium", reach: |house, player| lesson(house, player, "latium") },
    Shot { name: "replay", reach: |house, player| of_match(house, player, "replay") },
    Shot { name: "fairness", reach: |house, player| of_match(house, player, "fairness") },
    Shot { name: "invitation", reach: invitation },
    Shot { name: "sign-in", reach: |house, player| page(house, player, "/account") },
    Shot { name: "account", reach: account },
    Shot { name: "admin", reach: admin },
    Shot { name: "message", reach: |house, player| page(house, player, "/nowhere") },
];

/// A match against so many bots.
struct Match {
    game: &'static str,
    bots: u8,
}

const IMPERIVM: Match = Match { game: "imperivm", bots: 5 };
const EMPIRE: Match = Match { game: "roman-empire", bots: 3 };
const LATIUM: Match = Match { game: "latium", bots: 3 };

/// A battle in which the player may lay Militia, once some provinces have changed
/// hands.
const CONQUEST: &str =
    "document.querySelector('.now.battle') && document.querySelector('.card.act')
    && document.querySelector('.dominions .past')";
/// A succession, with cards chosen for the vote.
const VOTE: &str =
    "document.querySelector('#prompt [data-rule=\"3.1\"]') && document.querySelector('.chosen')";
/// Sealed offers against trouble, by somebody who has something to offer.
const OFFERS: &str = "document.querySelector('.now.trouble') && document.querySelector('#board .number input')?.max > 1";
/// A battle in which the player decides something.
const BATTLE: &str = "document.querySelector('.now.battle') && document.querySelector('.act')";
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

impl Match {
    /// A moment of the game: matches are played until it comes.
    fn at(&self, moment: &str, house: &House, player: &mut Player) -> Result<(), Fault> {
        let Match { game, bots } = *self;
        player.play_now(&house.address("/"), game, NAME, bots)?;
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
            player.window.press(&format!("form.offer:has([value={game}]) button.main"))?;
        }
        Err(Fault::Page(format!("this never happened: {moment}")))
    }
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

/// The first step of a game's lesson.
fn lesson(house: &House, player: &mut Player, game: &str) -> Result<(), Fault> {
    page(house, player, &format!("/games/{game}/how-to-play"))?;
    player.window.fill("form.lesson input[name=name]", NAME)?;
    player.window.press("form.lesson button")?;
    player.window.wait_for("#guide[open]")
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
