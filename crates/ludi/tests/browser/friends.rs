//! Two friends with windows of their own play each other, and a third looks on.

use ludi_browser::{Device, Fault, Hand, Player, Window};

use crate::house;

/// Opens a table for two, and makes a link to the empty seat; gives the link.
fn invite(window: &mut Window, page: &str, name: &str) -> Result<String, Fault> {
    window.go(page)?;
    window.press("button[name=players][value='2']")?;
    window.wait_for("button[name=players][value='2'][aria-pressed=true]")?;
    window.fill("form.terms input[name=name]", name)?;
    window.press("form.terms button.main")?;
    window.wait_for("#gathering")?;
    window.press("#gathering form.invite button")?;
    let link = "document.querySelector('#notice .link')?.textContent";
    window.wait("the link that invites", link)
}

/// Sits down at a table by its link.
fn join(window: &mut Window, link: &str, name: &str) -> Result<(), Fault> {
    window.go(link)?;
    window.fill("form.join input[name=name]", name)?;
    window.press("form.join button")?;
    window.wait_for("#gathering button.begin")?;
    // A match that began sooner would leave this browser out of the draw.
    let listed = "document.querySelector('#gathering .dice').textContent.includes('Anna, Bruno')";
    window.wait::<bool>("both in the draw", listed).map(drop)
}

/// The browser has found its own bytes in the dice of the match.
fn has_checked(window: &mut Window) -> Result<(), Fault> {
    let good = "document.querySelector('#draw-check:not([hidden]).good')?.textContent";
    let said: String = window.wait("the check of the own bytes", good)?;
    assert!(said.starts_with('✓'), "{said}");
    Ok(())
}

/// Says something in the chat, to this person or to everybody.
fn say(window: &mut Window, to: Option<&str>, text: &str) -> Result<(), Fault> {
    if !window.look::<bool>("document.querySelector('#say').getClientRects().length > 0")? {
        window.press("#chat > summary")?;
    }
    // Whom one spoke to last is still chosen.
    window.tab_to("#chat select[name=to]", 0)?;
    let chosen = "document.querySelector('#say-to').selectedOptions[0].textContent";
    match to {
        Some(name) => {
            window.type_text(name)?;
            window
                .wait::<bool>("the one to whisper to", &format!("{chosen}.includes({name:?})"))?;
        }
        None => {
            window.key("Home")?;
            window.wait::<bool>("everybody", "document.querySelector('#say-to').value === ''")?;
        }
    }
    window.fill("#chat [name=text]", text)?;
    window.press("#chat form button")
}

fn hears(window: &mut Window, text: &str) -> Result<(), Fault> {
    let heard = format!("document.querySelector('#chat').innerText.includes({text:?})");
    window.wait::<bool>(text, &heard).map(drop)
}

/// Not a trace of this text has reached the window.
fn knows_nothing_of(window: &mut Window, text: &str) -> Result<(), Fault> {
    let known = format!("document.documentElement.outerHTML.includes({text:?})");
    assert!(!window.look::<bool>(&known)?, "{text:?} has reached somebody it must not");
    Ok(())
}

/// Everybody sees what was done.
fn all_see(people: &mut [Player]) -> Result<(), Fault> {
    people.iter_mut().try_for_each(|person| person.window.latest_table().map(drop))
}

/// Takes the last decision back; it is the player's turn again.
fn take_back(window: &mut Window) -> Result<(), Fault> {
    let row = window.table()?.row;
    window.press("#commands .undo")?;
    let back = format!("table.row > {row} && table.asked");
    window.table_when("the decision taken back", &back).map(drop)
}

#[test]
fn two_friends_and_a_spectator() -> Result<(), Fault> {
    let house = house()?;
    let mut people = Vec::new();
    for seed in 5..8 {
        people.push(Player::new(Window::open(Device::DESK)?, Hand::Pointer, seed));
    }
    let [anna, bruno, cora] = &mut people[..] else { unreachable!("there are three") };

    let link = invite(&mut anna.window, &house.address("/games/caligula/open"), "Anna")?;
    join(&mut bruno.window, &link, "Bruno")?;
    anna.window.press("#gathering button.begin")?;
    anna.window.table()?;
    bruno.window.table()?;
    cora.window.go(&anna.window.address()?)?;
    let seen = cora.window.table()?;
    assert!(!seen.asked && seen.things == 0 && seen.choices == 0, "a spectator plays: {seen:?}");
    assert!(!cora.window.has("#commands .undo")?);

    // The open word comes after the whisper: who has heard it would have heard
    // the whisper, too.
    say(&mut anna.window, Some("Bruno"), "tonight, behind the curia")?;
    hears(&mut bruno.window, "tonight, behind the curia")?;
    say(&mut anna.window, None, "ave to everybody")?;
    for person in [anna, bruno, cora] {
        hears(&mut person.window, "ave to everybody")?;
    }
    knows_nothing_of(&mut people[2].window, "behind the curia")?;

    let (mut undone, mut reloaded, mut last) = (false, false, None);
    while let Some(turn) = Player::whose_turn(&mut people[..2])? {
        let player = &mut people[turn];
        if last == Some(turn) && !reloaded {
            // In the middle of a turn: everything is there again.
            let before = player.window.table()?;
            player.window.reload()?;
            assert_eq!(player.window.table()?, before);
            reloaded = true;
        }
        if player.decide()?.is_none() {
            break;
        }
        all_see(&mut people)?;
        let window = &mut people[turn].window;
        if !undone && window.has("#commands .undo")? {
            take_back(window)?;
            all_see(&mut people)?;
            undone = true;
        }
        last = Some(turn);
    }

    assert!(undone, "nothing could be taken back in a whole match");
    assert!(reloaded, "nobody ever decided twice in a row");
    for person in &mut people {
        person.score_is_shown(2, "Bruno")?;
    }
    knows_nothing_of(&mut people[2].window, "behind the curia")?;
    for person in &mut people[..2] {
        has_checked(&mut person.window)?;
    }
    assert!(people[2].window.has("#draw-check[hidden]")?, "a spectator had no part in it");
    people.into_iter().try_for_each(|person| person.window.close())
}
