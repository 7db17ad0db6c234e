//! What the board in the browser is drawn from.

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
    /// What the viewer may take in hand instead of what it has just taken: a button
    /// called `switch`, which goes to `switch`, relative to the page.
    pub instead: &'a [Choice<G::Action>],
    /// The language, and the names of the players.
    pub voice: Voice<'a>,
}

impl<G: Rules> Scene<'_, G> {
    /// Is the viewer asked for a decision?
    pub fn is_asked(&self) -> bool {
        !self.choices.is_empty()
    }

    /// The words for this action, if it may be done now.
    pub fn label(&self, action: G::Action) -> Option<String> {
        self.words(self.choices, action)
    }

    /// The words for this action, if it may be done instead of the last step.
    pub fn label_instead(&self, action: G::Action) -> Option<String> {
        self.words(self.instead, action)
    }

    fn words(&self, choices: &[Choice<G::Action>], action: G::Action) -> Option<String> {
        let choice = choices.iter().find(|choice| choice.action == action)?;
        Some(self.voice.say(&choice.label))
    }

    /// The words for what this action will do, if it may be done now and there is
    /// something to say.
    pub fn preview(&self, action: G::Action) -> Option<String> {
        let choice = self.choices.iter().find(|choice| choice.action == action)?;
        choice.preview.as_ref().map(|preview| self.voice.say(preview))
    }
}
