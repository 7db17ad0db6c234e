//! The sub-commands, one file each.

pub(crate) mod list;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod verify;
pub(crate) mod welcome;

/// A value as a line of JSON.
fn json(value: &impl serde::Serialize) -> String {
    let mut text = serde_json::to_string(value).expect("reports are plain data");
    text.push('\n');
    text
}
