//! A number to fill in.

use ludi_engine::{NumberRange, Rules, Scene};
use maud::{Markup, html};

/// The field for a number of this range and the button that sends it, in a form of its own:
/// the page has one called `number-` and the place, apart from that of the board, so that
/// Enter sends the number and nothing else. The script puts its own field in this place,
/// which is sent as any other choice.
pub(crate) fn number_field<G: Rules>(
    scene: &Scene<'_, G>,
    range: &NumberRange,
    place: &str,
) -> Markup {
    let NumberRange { name, label, first, last } = range;
    let label = scene.voice.say(label);
    let form = format!("number-{place}");
    let switch = (!scene.is_asked()).then_some("switch");
    html! {
        div .number data-number=(name) data-switch[switch.is_some()] {
            label {
                span .said { (label) } " " small .name { (first) "–" (last) } " "
                input type="number" name="amount" form=(form) min=(first) max=(last) step="1"
                    required inputmode="numeric" autocomplete="off" data-of=(name);
            }
            button .command .chief form=(form) name="number" value=(name) formaction=[switch] {
                (label)
            }
        }
    }
}
