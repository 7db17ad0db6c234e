//! What the board in the browser is drawn from, and the buttons on it.

use maud::{Markup, html};
use serde::Serialize;

use crate::{Choice, Rules, Voice};

/// One look at the board: what the viewer knows, what it may do, and the words
/// to say it in.
///
/// The page puts the board into a `<form method="post">`. Every choice is a
/// submit button called `action` whose value is the action as JSON, so that the
/// board plays without a script, by keyboard and with a screen reader. What
/// cannot be done now is a button as well, of the class `why`: it goes to `why`,
/// relative to the page, which answers *why not?*. The rules for content allow
/// no style and no script within the page: boards use classes.
#[derive(Debug)]
pub struct Scene<'a, G: Rules> {
    /// What the viewer knows.
    pub view: &'a G::View,
    /// What the viewer may do now; empty if it is not asked.
    pub choices: &'a [Choice<G::Action>],
    /// The language, and the names of the players.
    pub voice: Voice<'a>,
}

/// A thing on the board that stands for an action.
#[derive(Debug)]
pub struct Thing<'a> {
    /// Its id on the page: the same as long as it is the same thing.
    pub id: &'a str,
    /// Can it go elsewhere on the board? Then the page shows it on its way, by
    /// its `data-piece`.
    pub moves: bool,
    /// Its classes.
    pub class: &'a str,
    /// What it is, in words, for those who cannot see it.
    pub name: &'a str,
    /// What it looks like; empty for a button that lies over a thing already
    /// drawn.
    pub face: Markup,
}

impl<G: Rules> Scene<'_, G> {
    /// Is the viewer asked for a decision?
    pub fn is_asked(&self) -> bool {
        !self.choices.is_empty()
    }

    /// The words for this action, if it may be done now.
    pub fn label(&self, action: G::Action) -> Option<String> {
        let choice = self.choices.iter().find(|choice| choice.action == action)?;
        Some(self.voice.say(&choice.label))
    }

    /// A thing to click: `act` if its action may be done now, `why` if the viewer
    /// is asked for something else. To those who are not asked it is only a
    /// thing.
    pub fn thing(&self, action: G::Action, thing: Thing<'_>) -> Markup {
        let Thing { id, moves, class, name, face } = thing;
        let piece = moves.then_some(id);
        match self.label(action) {
            Some(label) => html! {
                button id=(id) data-piece=[piece] class={ "act " (class) } name="action" value=(json(&action))
                    aria-label=(label) title=(label) { (face) }
            },
            None if self.is_asked() => html! {
                button id=(id) data-piece=[piece] class={ "why " (class) } name="action" value=(json(&action))
                    formaction="why" aria-disabled="true" aria-label=(name) title=(name) { (face) }
            },
            None if face.0.is_empty() => html! {},
            None => html! {
                span id=(id) data-piece=[piece] class=(class) role="img" aria-label=(name) title=(name) { (face) }
            },
        }
    }

    /// All choices as a list of plain buttons under this heading, folded, for
    /// those who would rather read than look; nothing if there are none.
    pub fn list(&self, heading: &str) -> Markup {
        html! {
            @if self.is_asked() {
                details #choices .choices {
                    summary { (heading) }
                    ol {
                        @for choice in self.choices {
                            li {
                                button .act .choice name="action" value=(json(&choice.action)) {
                                    (self.voice.say(&choice.label))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn json(action: &impl Serialize) -> String {
    serde_json::to_string(action).expect("an action is plain data")
}
