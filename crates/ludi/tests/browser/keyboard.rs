//! A table with keys alone: the question has the focus, the choices are one key away.

use ludi_browser::{Device, Fault, Hand, Player, Sight, Window};

use crate::house;

/// So many decisions are taken, and more until one had to be confirmed.
const DECISIONS: usize = 20;

#[test]
fn decisions_are_taken_and_confirmed_with_keys_alone() -> Result<(), Fault> {
    let house = house()?;
    let mut player = Player::new(Window::open(Device::DESK)?, Hand::Keyboard, 17);
    player.play_now(&house.address("/"), "caligula", "Livia", 2)?;
    let (mut decisions, mut confirmed) = (0, 0);
    while decisions < DECISIONS || confirmed == 0 {
        let before = player.my_turn()?;
        assert!(!before.over, "{confirmed} confirmed in {decisions} decisions");
        let window = &mut player.window;
        if decisions > 0 {
            window.wait_for_focus("#prompt", 0)?;
            window.key("Tab")?;
            window.wait_for_focus(Sight::CHOICES, 0)?;
        }
        // The number that stands beside a choice leads to it.
        let choice = decisions % (before.choices as usize).min(9);
        window.key(&(choice + 1).to_string())?;
        window.wait_for_focus(Sight::CHOICES, choice)?;
        window.key("Enter")?;
        let later = format!("table.row > {}", before.row);
        let after =
            window.table_when("an answer", &format!("!table.busy && ({later} || table.sure)"))?;
        if after.sure {
            window.wait_for_focus(Sight::SURE, 0)?;
            window.key("Enter")?;
            window.table_when("what was confirmed", &format!("!table.busy && {later}"))?;
            confirmed += 1;
        }
        decisions += 1;
        window.is_clean()?;
    }
    let window = &mut player.window;
    window.key("?")?;
    window.wait_for("dialog#keys[open]")?;
    assert!(window.text("#keys")?.contains("Esc"));
    window.key("Escape")?;
    window.wait::<bool>("the list of keys closed", "!document.querySelector('#keys').open")?;
    player.window.close()
}
