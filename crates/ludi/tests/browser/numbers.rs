//! A number that is asked for: a slider and a field, filled in by a hint, by keys, or
//! without a script.

use ludi_browser::{Device, Fault, Hand, Player, Sight, Window};

use crate::house;

const FIELD: &str = "#board .amount .dial input[type=number]";

/// What the button of the field would send.
fn sent(window: &mut Window) -> Result<String, Fault> {
    window.look("document.querySelector('#board .amount .dial button').value")
}

#[test]
fn a_hint_fills_in_an_offer_and_keys_change_it() -> Result<(), Fault> {
    let house = house()?;
    let mut player = Player::new(Window::open(Device::DESK)?, Hand::Keyboard, 3);
    player.play_now(&house.address("/"), "latium", "Livia", 2)?;
    let before = player.my_turn()?;
    assert_eq!(before.most, Some(48));
    let window = &mut player.window;
    window.wait_for(FIELD)?;
    let listed: u32 = window.look("document.querySelectorAll('#choices button').length")?;
    assert_eq!(listed, 2, "one entry in the list, and the one without a script");
    assert_eq!(sent(window)?, r#"{"offer":0}"#);

    window.key("h")?;
    let hinted: String =
        window.wait("a hint", "document.querySelector('#notice .hinted')?.dataset.light")?;
    let lit = format!("document.querySelectorAll('{FIELD}[data-lit=act]').length === 1");
    window.wait::<bool>("the field lit", &lit)?;
    assert_eq!(sent(window)?, hinted);

    for wrong in ["9", "9"] {
        window.key(wrong)?;
    }
    window.wait_for_focus(FIELD, 0)?;
    window.key("Enter")?;
    let table = window.table()?;
    assert!(table.asked && !table.busy && table.refused.is_empty(), "99 are not even sent");
    window.look::<()>(&format!("document.querySelector('{FIELD}').select()"))?;
    window.key("2")?;
    assert_eq!(sent(window)?, r#"{"offer":2}"#);
    window.key("Enter")?;
    // Whoever offers last cannot take it back, and is asked once more.
    let told = "document.querySelector('#log').textContent.includes('Livia offers 2 DP')";
    let answered = format!("!!document.querySelector({:?}) || {told}", Sight::SURE);
    window.wait::<bool>("an answer", &answered)?;
    if window.has(Sight::SURE)? {
        window.wait_for_focus(Sight::SURE, 0)?;
        window.key("Enter")?;
    }
    window.wait::<bool>("the offer in the log", told)?;
    window.is_clean()?;
    player.window.close()
}

#[test]
fn an_offer_is_made_without_a_script() -> Result<(), Fault> {
    let house = house()?;
    let device = Device { script: false, ..Device::PHONE };
    let mut player = Player::new(Window::open(device)?, Hand::Pointer, 5);
    player.play_by_dice_of_house(&house.address("/"), "latium", 1, &[])?;
    let before = player.my_turn()?;
    assert_eq!(before.most, Some(48));
    let after = player.decide()?.expect("a table");
    assert!(after.row > before.row);
    player.window.close()
}
