//! Things to click, and the list of all choices.

use ludi_engine::{Rules, Scene};
use maud::{Markup, html};
use serde::Serialize;

use crate::number_field::number_field;
use crate::text::Text;

/// A thing on the board that stands for an action.
pub(crate) struct Thing<'a> {
    /// Its id on the page: the same as long as it is the same thing.
    pub(crate) id: &'a str,
    /// Its classes.
    pub(crate) class: &'a str,
    /// What explains it: an entry of the game's glossary. None if it is explained as
    /// what it lies on.
    pub(crate) term: Option<&'a str>,
    /// What it is, in words, for those who cannot see it.
    pub(crate) name: &'a str,
    /// What it looks like; empty for a button that lies over a thing already
    /// drawn.
    pub(crate) face: Markup,
    /// Can it go elsewhere on the board? Then it has a `data-piece`.
    pub(crate) moves: bool,
}

/// The thing as a button, or as a picture to those who do not play.
pub(crate) fn button<G: Rules>(
    scene: &Scene<'_, G>,
    action: G::Action,
    thing: Thing<'_>,
) -> Markup {
    let Thing { id, class, term, name, face, moves } = thing;
    let piece = moves.then_some(id);
    if let Some(label) = scene.label_instead(action) {
        return html! {
            button id=(Text(id)) data-piece=[piece.map(Text)] class={ "switch " (Text(class)) } data-term=[term.map(Text)]
                name="switch" value=(Text(&json(&action))) formaction="switch" { (said(&label, face)) }
        };
    }
    match scene.label(action) {
        Some(label) => {
            let preview = scene.preview(action).map(|preview| format!(" ({preview})"));
            let label = label + preview.as_deref().unwrap_or_default();
            // What is written in words has room for it.
            let written = class.split(' ').any(|class| class == "command");
            let face = html! {
                (face)
                @if let Some(preview) = preview.filter(|_| written) { small .preview { (preview) } }
            };
            html! {
                button id=(Text(id)) data-piece=[piece.map(Text)] class={ "act " (Text(class)) } data-term=[term.map(Text)]
                    name="action" value=(Text(&json(&action))) { (said(&label, face)) }
            }
        }
        None if scene.plays => html! {
            button id=(Text(id)) data-piece=[piece.map(Text)] class={ "why " (Text(class)) } data-term=[term.map(Text)]
                name="action" value=(Text(&json(&action))) formaction="why" aria-disabled="true" {
                (said(name, face))
            }
        },
        None if face.0.is_empty() => html! {},
        None => html! {
            span id=(Text(id)) data-piece=[piece.map(Text)] class=(Text(class)) data-term=[term.map(Text)] role="img" aria-label=(Text(name)) { (face) }
        },
    }
}

/// What a button shows, said in other words to those who cannot see it. The words stand
/// in the button itself: a label of its own would have to repeat what is written there.
fn said(words: &str, face: Markup) -> Markup {
    let written = html! { (Text(words)) };
    if face.0.ends_with(&written.0) {
        return face;
    }
    html! {
        span .unseen { (written) }
        @if !face.0.is_empty() { span .face aria-hidden="true" { (face) } }
    }
}

/// All choices as a list of plain buttons under this heading, folded, for those
/// who would rather read than look; nothing if there are none. A number that is asked for
/// is one field.
pub(crate) fn list<G: Rules>(scene: &Scene<'_, G>, heading: &str) -> Markup {
    html! {
        @if scene.is_asked() {
            details #choices .choices {
                summary { (heading) }
                @if let Some(range) = scene.numbers() {
                    (number_field(scene, &range, "list"))
                } @else { ol {
                    @for choice in scene.choices {
                        li {
                            button .act .choice name="action" value=(Text(&json(&choice.action))) {
                                (Text(&scene.voice.say(&choice.label)))
                                @if let Some(preview) = &choice.preview {
                                    small .preview { " (" (scene.voice.say(preview)) ")" }
                                }
                            }
                        }
                    }
                } }
            }
        }
    }
}

/// An action as the value of a button or field.
pub fn json(action: &impl Serialize) -> String {
    serde_json::to_string(action).expect("an action is plain data")
}
