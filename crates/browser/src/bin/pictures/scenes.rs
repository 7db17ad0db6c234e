//! The moments that pictures are taken of.

use ludi_browser::{Fault, House, Player, Sight};

/// A page at a moment worth a picture.
pub(crate) struct Scene {
    /// The page, as it is called in the names of the pictures.
    pub(crate) name: &'static str,
    /// Leads a player with a fresh window to it.
    pub(crate) reach: fn(&House, &mut Player) -> Result<(), Fault>,
}

/// All of them. A page of the house that is not here has no picture.
pub(crate) const SCENES: &[Scene] = &[
    Scene { name: "front", reach: front },
    Scene { name: "open", reach: |house, player| page(house, player, "/games/caligula/open") },
    Scene { name: "gathering", reach: gather },
    Scene { name: "table-early", reach: |house, player| play(house, player, 2) },
    Scene { name: "table-middle", reach: |house, player| play(house, player, 30) },
    Scene { name: "table-confirm", reach: sure },
    Scene { name: "table-end", reach: end },
    Scene { name: "rules", reach: rules },
    Scene { name: "replay", reach: |house, player| of_match(house, player, "replay") },
    Scene { name: "fairness", reach: |house, player| of_match(house, player, "fairness") },
    Scene { name: "account", reach: |house, player| page(house, player, "/account") },
    Scene { name: "message", reach: |house, player| page(house, player, "/nowhere") },
];

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
    player.window.wait_for("#gathering")
}

/// A match against four bots, after so many decisions.
fn play(house: &House, player: &mut Player, decisions: usize) -> Result<(), Fault> {
    player.play_now(&house.address("/"), NAME, 4)?;
    for _ in 0..decisions {
        player.decide()?;
    }
    player.my_turn().map(drop)
}

fn end(house: &House, player: &mut Player) -> Result<(), Fault> {
    player.play_now(&house.address("/"), NAME, 4)?;
    player.play_to_the_end()
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
