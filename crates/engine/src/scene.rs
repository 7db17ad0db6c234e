//! What the board in the browser is drawn from.

use std::borrow::Cow;
use std::hash::Hash;

use crate::{Choice, NumberRange, PartSheet, Rules, Voice};

/// One look at the board: what the viewer knows, what it may do, and the words
/// to say it in.
///
/// The page puts the board into a `<form method="post">`. Every choice is a
/// submit button called `action` whose value is the action as JSON, so that the
/// board plays without a script, by keyboard and with a screen reader. What
/// cannot be done now is a button as well, of the class `why`, for those who play: it goes
/// to `why`, relative to the page, which answers *why not?*. So a thing looks the same
/// whether its viewer is asked or not, unless it can be clicked. The rules for content allow
/// no style and no script within the page: boards use classes.
///
/// Where a [number](Scene::numbers) is asked for, there is a field for it instead of buttons:
/// `amount`, with a button called `number` whose value is the name of the choice.
#[derive(Debug)]
pub struct Scene<'a, G: Rules> {
    /// What the viewer knows.
    pub view: &'a G::View,
    /// Does the viewer play, in a match that is not over?
    pub plays: bool,
    /// What the viewer may do now; empty if it is not asked.
    pub choices: &'a [Choice<G::Action>],
    /// What the viewer may take in hand instead of what it has just taken: a button
    /// called `switch`, which goes to `switch`, relative to the page.
    pub instead: &'a [Choice<G::Action>],
    /// The language, and the names of the players.
    pub voice: Voice<'a>,
    /// What was drawn already at this table, where something is kept.
    pub parts: Option<&'a PartSheet<'a>>,
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

    /// The numbers of which the viewer chooses one, now or instead of the one it has sealed.
    pub fn numbers(&self) -> Option<NumberRange> {
        NumberRange::of(if self.is_asked() { self.choices } else { self.instead })
    }

    fn words(&self, choices: &[Choice<G::Action>], action: G::Action) -> Option<String> {
        let choice = choices.iter().find(|choice| choice.action == action)?;
        Some(self.voice.say(&choice.label))
    }

    /// Something on the board, drawn once for all who see the same. `shows` is its name
    /// and all that it is drawn from, but for the language, the names of the players, whether
    /// the viewer plays, and buttons: `holds` tells for which actions it may have one.
    /// Whatever else `draw` looks at must be the same in the whole match. The result is to be
    /// put into the board as it is: where parts are kept it is a hole for one.
    pub fn once(
        &self,
        shows: impl Hash,
        holds: impl Fn(G::Action) -> bool,
        draw: impl FnOnce() -> String,
    ) -> Cow<'static, str> {
        let Some(parts) = self.parts else { return draw().into() };
        let common = (self.voice.speech.lang(), self.voice.names, self.plays);
        let choices = [self.choices, self.instead];
        parts.part(common, shows, choices, |choice| holds(choice.action), draw)
    }

    /// The words for what this action will do, if it may be done now and there is
    /// something to say.
    pub fn preview(&self, action: G::Action) -> Option<String> {
        let choice = self.choices.iter().find(|choice| choice.action == action)?;
        choice.preview.as_ref().map(|preview| self.voice.say(preview))
    }
}
