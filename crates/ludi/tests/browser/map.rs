//! A map is drawn nearer with the wheel and with two fingers.

use ludi_browser::{Device, Fault, Hand, House, Player, Window};

use crate::house;

/// How near the map is drawn: 1 is the whole of it.
const ZOOM: &str = "(() => {
    const pane = document.querySelector('[data-pan]');
    return pane.firstElementChild.offsetWidth / pane.clientWidth;
})()";

fn table(house: &House, device: Device) -> Result<Window, Fault> {
    let mut player = Player::new(Window::open(device)?, Hand::Pointer, 3);
    player.play_now(&house.address("/"), "imperivm", "Livia", 2)?;
    player.my_turn()?;
    player.window.wait_for(".zoom button")?;
    Ok(player.window)
}

/// Waits until the map is drawn nearer, or less near, than it was.
fn becomes(window: &mut Window, comparison: &str, than: f64) -> Result<f64, Fault> {
    let script = format!("((zoom) => zoom {comparison} {than} ? zoom : null)({ZOOM})");
    window.wait("another zoom", &script)
}

/// The wheel over the map scrolls the page, and the map stays as near as it is.
fn scrolls_the_page(window: &mut Window, zoom: f64) -> Result<(), Fault> {
    window.look::<bool>("(document.querySelector('#map-window').scrollTo(0, 1e6), true)")?;
    window.wheel("#map-window", 0)?;
    let before: f64 = window.look("scrollY")?;
    window.wheel("#map-window", 60)?;
    window.wait::<bool>("the page to scroll", &format!("scrollY > {before}"))?;
    assert!((window.look::<f64>(ZOOM)? - zoom).abs() < 0.01, "the map has changed");
    Ok(())
}

/// Whoever passes by with the wheel scrolls the page; whoever has clicked into the map
/// draws it nearer, and with it whole scrolls on.
#[test]
fn the_wheel_draws_nearer_after_a_click() -> Result<(), Fault> {
    let house = house()?;
    // A low window, so that there is something to scroll.
    let mut window = table(&house, Device { height: 500, ..Device::DESK })?;
    let whole: f64 = window.look(ZOOM)?;
    scrolls_the_page(&mut window, whole)?;
    window.press("#map-window .province")?;
    window.wheel("#map-window", -240)?;
    let near = becomes(&mut window, ">", whole * 1.3)?;
    window.wheel("#map-window", 120)?;
    let farther = becomes(&mut window, "<", near * 0.9)?;
    // A click elsewhere leaves the map.
    window.press("#prompt p")?;
    scrolls_the_page(&mut window, farther)?;
    window.close()
}

/// Two fingers draw the map nearer, and not the page.
#[test]
fn two_fingers_draw_nearer() -> Result<(), Fault> {
    let house = house()?;
    let mut window = table(&house, Device::PHONE)?;
    let before: f64 = window.look(ZOOM)?;
    window.pinch("#map-window", 80, 160)?;
    let near = becomes(&mut window, ">", before * 1.5)?;
    window.pinch("#map-window", 160, 80)?;
    becomes(&mut window, "<", near * 0.7)?;
    assert_eq!(window.look::<f64>("visualViewport.scale")?, 1.0, "the page is as it was");
    window.close()
}
