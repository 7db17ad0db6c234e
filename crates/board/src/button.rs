//! Things to click, and the list of all choices.

use ludi_engine::{Rules, Scene};
use maud::{Markup, html};
use serde::Serialize;

/// A thing on the board that stands for an action.
pub(crate) struct Thing<'a> {
    /// Its id on the page: the same as long as it is the same thing.
    pub(crate) id: &'a str,
    /// Its classes.
    pub(crate) class: &'a str,
    /// What it is, in words, for those who cannot see it.
    pub(crate) name: &'a str,
    /// What it looks like; empty for a button that lies over a thing already
    /// drawn.
    pub(crate) face: Markup,
    /// Can it go elsewhere on the board? Then it has a `data-piece`.
    pub(crate) moves: bool,
}

/// The thing as a button, or as a picture to those who are not asked.
pub(crate) fn button<G: Rules>(
    scene: &Scene<'_, G>,
    action: G::Action,
    thing: Thing<'_>,
) -> Markup {
    let Thing { id, class, name, face, moves } = thing;
    let piece = moves.then_some(id);
    if let Some(label) = scene.label_instead(action) {
        return html! {
            button id=(id) data-piece=[piece] class={ "switch " (class) } name="switch" value=(json(&action))
                formaction="switch" aria-label=(label) title=(label) { (face) }
        };
    }
    match scene.label(action) {
        Some(label) => html! {
            button id=(id) data-piece=[piece] class={ "act " (class) } name="action" value=(json(&action))
                aria-label=(label) title=(label) { (face) }
        },
        None if scene.is_asked() => html! {
            button id=(id) data-piece=[piece] class={ "why " (class) } name="action" value=(json(&action))
                formaction="why" aria-disabled="true" aria-label=(name) title=(name) { (face) }
        },
        None if face.0.is_empty() => html! {},
        None => html! {
            span id=(id) data-piece=[piece] class=(class) role="img" aria-label=(name) title=(name) { (face) }
        },
    }
}

/// All choices as a list of plain buttons under this heading, folded, for those
/// who would rather read than look; nothing if there are none.
pub(crate) fn list<G: Rules>(scene: &Scene<'_, G>, heading: &str) -> Markup {
    html! {
        @if scene.is_asked() {
            details #choices .choices {
                summary { (heading) }
                ol {
                    @for choice in scene.choices {
                        li {
                            button .act .choice name="action" value=(json(&choice.action)) {
                                (scene.voice.say(&choice.label))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// An action as the value of a button or field.
pub fn json(action: &impl Serialize) -> String {
    serde_json::to_string(action).expect("an action is plain data")
}
