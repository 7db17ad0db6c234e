//! Choices that are a number out of many: how much somebody offers or pays.

use serde::Serialize;
use serde_json::{Value, json};

use crate::{Choice, Phrase};

/// The number that an action chooses.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Number {
    /// The number.
    pub number: u16,
    /// What is done with it, as beside a field: the same for all numbers of a question.
    pub label: Phrase,
}

/// The numbers of which a seat chooses one. To a reader they are one thing to fill in, and
/// no list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NumberRange {
    /// The name of the choice in JSON.
    pub name: String,
    /// What is done with the number, as beside a field.
    pub label: Phrase,
    /// The least.
    pub first: u16,
    /// The most.
    pub last: u16,
}

impl NumberRange {
    /// The range that these choices are, if they are one.
    pub fn of<A: Serialize>(choices: &[Choice<A>]) -> Option<NumberRange> {
        let (first, last) = (choices.first()?, choices.last()?);
        let label = first.number.as_ref()?.label.clone();
        let action = serde_json::to_value(&first.action).ok()?;
        let (name, first) = named_number(&action)?;
        let name = name.to_owned();
        Some(NumberRange { name, label, first, last: last.number.as_ref()?.number })
    }
}

/// The action of this name and number.
pub fn numbered_action(name: &str, number: u16) -> Value {
    json!({ name: number })
}

/// The name and the number of an action that is written as these two alone.
pub fn named_number(action: &Value) -> Option<(&str, u16)> {
    let mut entries = action.as_object()?.iter();
    let (name, number) = entries.next()?;
    let number = number.as_u64()?.try_into().ok()?;
    entries.next().is_none().then_some((name.as_str(), number))
}
