//! Messages that are words and variables, with nothing to decide: most of them. They are
//! filled in at once; whatever else a message has is for Fluent.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use rustc_hash::FxHashMap;

/// The messages of some texts that are filled in at once, by their keys.
#[derive(Default)]
pub(crate) struct Templates(FxHashMap<Box<str>, Box<[Stretch]>>);

/// A stretch of such a message.
pub(crate) enum Stretch {
    /// Words, as they are.
    Words(Box<str>),
    /// What a variable stands for.
    Variable(Box<str>),
}

impl Templates {
    /// Adds those of a text.
    pub(crate) fn extend<'a>(&mut self, entries: impl Iterator<Item = &'a Entry<&'a str>>) {
        self.0.extend(entries.filter_map(|entry| {
            let Entry::Message(message) = entry else { return None };
            Some((message.id.name.into(), stretches(message.value.as_ref()?)?))
        }));
    }

    /// The message with this key; `None` if there is none or there is something to decide.
    pub(crate) fn find(&self, key: &str) -> Option<&[Stretch]> {
        self.0.get(key).map(|stretches| &**stretches)
    }
}

/// The stretches of a pattern, if there is nothing else in it.
fn stretches(pattern: &Pattern<&str>) -> Option<Box<[Stretch]>> {
    let stretch = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Some(Stretch::Words((*value).into())),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        } => Some(Stretch::Variable(id.name.into())),
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.iter().map(stretch).collect()
}
