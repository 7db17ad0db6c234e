//! Everything on a board explains itself: to the mouse, to a finger that is held, and
//! to keys; and how to play is on one screen.

use ludi_browser::{Device, Fault, Hand, Player, Window};

use crate::house;

/// Fewer terms make no board.
const FEWEST: usize = 20;

/// The terms of what is seen on the board. Pieces that let the pointer through are
/// explained as what they lie on.
const TERMS: &str = "(() => {
    const pointed = (thing) => thing.checkVisibility({ visibilityProperty: true })
        && getComputedStyle(thing).pointerEvents !== 'none';
    const things = [...document.querySelectorAll('#board [data-term]')].filter(pointed);
    return [...new Set(things.map(({ dataset: { term } }) => term))];
})()";

/// Brings a thing with this term into view, whatever it is scrolled in, and gives a place
/// on it: in its middle, or where nothing in it has a term of its own. A button that lies
/// over a card does not count: the card is seen through it. Where a piece lies that lets the
/// pointer through, the piece is explained.
fn place_of(term: &str) -> String {
    format!(
        "(() => {{
            const terms = [...document.querySelectorAll('#board [data-term]')];
            const pieces = terms.filter((one) => getComputedStyle(one).pointerEvents === 'none');
            const covered = (x, y) => pieces.some((piece) => {{
                const {{ left, top, right, bottom }} = piece.getBoundingClientRect();
                return left <= x && x <= right && top <= y && y <= bottom;
            }});
            const place = (thing) => {{
                const {{ left, top, width, height }} = thing.getBoundingClientRect();
                for (const y of [.5, .2, .8, .05, .95]) for (const x of [.5, .2, .8, .05, .95]) {{
                    const at = [left + x * width, top + y * height];
                    const hit = document.elementsFromPoint(...at).find((one) => !one.matches('.over'));
                    if (hit?.closest('[data-term]') === thing && !covered(...at)) return at;
                }}
            }};
            const things = [...document.querySelectorAll('#board [data-term={term:?}]')];
            for (const thing of things) {{
                const seen = place(thing);
                if (seen) return seen;
            }}
            for (const thing of things) {{
                thing.scrollIntoView({{ block: 'center', inline: 'center', behavior: 'instant' }});
                const brought = place(thing);
                if (brought) return brought;
            }}
            return null;
        }})()"
    )
}

/// What stands beside a thing, if it is open, lies within the screen, and nothing lies
/// over it: its heading.
const SHOWN: &str = "(() => {
    const box = document.getElementById('explanation');
    if (!box?.matches(':popover-open')) return null;
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const within = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    box.style.pointerEvents = 'auto';
    const places = [[left + 2, top + 4], [right - 2, bottom - 2], [(left + right) / 2, (top + bottom) / 2]];
    const above = places.every((at) => box.contains(document.elementFromPoint(...at)));
    box.style.pointerEvents = '';
    return within && above ? box.querySelector('.term b').textContent : null;
})()";

/// A table with two decisions made, where the player is asked, and the names of all
/// terms by their ids.
fn table(game: &str, device: Device) -> Result<(ludi_browser::House, Player), Fault> {
    let house = house()?;
    let mut player = Player::new(Window::open(device)?, Hand::Pointer, 5);
    player.play_now(&house.address("/"), game, "Livia", 3)?;
    for _ in 0..2 {
        player.decide()?;
    }
    player.my_turn()?;
    let read = "(fetch(document.querySelector('[data-glossary]').dataset.glossary)
        .then((answer) => answer.json()).then((read) => { window.glossary = read; }), true)";
    player.window.look::<bool>(read)?;
    player.window.wait::<bool>("the glossary", "!!window.glossary")?;
    Ok((house, player))
}

/// Points at every term, and looks for its explanation.
fn explains_itself(game: &str, device: Device) -> Result<(), Fault> {
    let (_house, mut player) = table(game, device)?;
    let row: String = player.window.look("document.getElementById('prompt').dataset.row")?;
    let window = &mut player.window;
    let terms: Vec<String> = window.look(TERMS)?;
    assert!(terms.len() >= FEWEST, "{game}: only {} terms", terms.len());
    for term in terms {
        let place = window.look::<Option<(f64, f64)>>(&place_of(&term))?;
        let place = place.ok_or_else(|| Fault::Page(format!("{term} in {game} is covered")))?;
        let expected = format!("{SHOWN} === window.glossary[{term:?}][0]");
        let what = format!("the explanation of {term} in {game}");
        if device.touch {
            window.touch_at(place)?;
            window.wait::<bool>(&what, &expected)?;
            window.lift()?;
        } else {
            window.rest_at(place)?;
            window.wait::<bool>(&what, &expected)?;
        }
    }
    // Whoever asks what a thing is has not clicked it.
    let after: String = window.look("document.getElementById('prompt').dataset.row")?;
    assert_eq!(row, after, "something was done");
    assert!(!window.has("#notice p")?, "something was answered");
    player.window.close()
}

/// Goes with keys from one thing to the next.
fn explains_itself_to_keys(game: &str) -> Result<(), Fault> {
    let (_house, mut player) = table(game, Device::DESK)?;
    let window = &mut player.window;
    let mut before = String::new();
    for step in 0..15 {
        window.key("e")?;
        // What has the focus is what is explained, and screen readers say so.
        let next = format!(
            "(() => {{
                const at = document.activeElement;
                const place = [...document.querySelectorAll('#board *')].indexOf(at);
                const same = at.getAttribute('aria-describedby') === 'explanation'
                    && {SHOWN} === window.glossary[at.closest('[data-term]')?.dataset.term]?.[0];
                return same && {before:?} !== String(place) ? String(place) : null;
            }})()"
        );
        before = window.wait(&format!("what comes after {step} in {game}"), &next)?;
    }
    window.key("Escape")?;
    let gone = "!document.getElementById('explanation').matches(':popover-open')";
    window.wait::<bool>("nothing explained", gone)?;
    player.window.close()
}

/// A module for each game, so that they are tried beside each other.
macro_rules! explains_itself {
    ($name:ident, $game:literal) => {
        mod $name {
            use super::*;

            #[test]
            fn to_the_mouse() -> Result<(), Fault> {
                explains_itself($game, Device::DESK)
            }

            #[test]
            fn to_a_finger_that_is_held() -> Result<(), Fault> {
                explains_itself($game, Device::PHONE)
            }

            #[test]
            fn to_keys() -> Result<(), Fault> {
                explains_itself_to_keys($game)
            }
        }
    };
}

explains_itself!(caligula, "caligula");
explains_itself!(imperivm, "imperivm");
explains_itself!(roman_empire, "roman-empire");
explains_itself!(latium, "latium");

#[test]
fn how_to_play_is_on_one_screen() -> Result<(), Fault> {
    let house = house()?;
    let mut window = Window::open(Device::DESK)?;
    for game in ["caligula", "imperivm", "roman-empire", "latium"] {
        window.go(&house.address(&format!("/games/{game}/how-to-play")))?;
        for lang in ["it", "en"] {
            window.turn_to(Device::DESK)?;
            window.press(&format!(".settings button[value={lang}]"))?;
            let read = format!(
                "document.documentElement.lang === {lang:?} && document.readyState === 'complete'"
            );
            window.wait::<bool>("the language", &read)?;
            let fits = "document.documentElement.scrollHeight <= innerHeight
                && document.documentElement.scrollWidth <= innerWidth";
            assert!(window.look::<bool>(fits)?, "{game} in {lang} is no single screen");
            let inside = "[...document.querySelectorAll('.primer .panel')].every((panel) => {
                const { right, bottom } = panel.getBoundingClientRect();
                const fits = (part) => part.getBoundingClientRect().right <= right
                    && part.getBoundingClientRect().bottom <= bottom;
                return [...panel.querySelectorAll('.pieces *, .told')].every(fits);
            })";
            assert!(window.look::<bool>(inside)?, "{game} in {lang}: a panel is too small");
            window.turn_to(Device::PHONE)?;
            window.suits_a_finger()?;
            assert!(window.look::<bool>(inside)?, "{game} in {lang}, phone: a panel is too small");
        }
        window.turn_to(Device::DESK)?;
    }
    window.close()
}
