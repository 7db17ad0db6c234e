//! The file of settings: TOML, a key for each.

use std::path::Path;

use toml::de::{DeTable, DeValue};

use super::{Chosen, SETTINGS};
use crate::failure::Failure;
use crate::files;

/// Takes all that the file says.
pub(super) fn take(file: &Path, chosen: &mut Chosen) -> Result<(), Failure> {
    let text = files::read(file)?;
    read(&text, chosen).map_err(|(line, fault)| Failure::Setting {
        place: format!("{}, line {line}", file.display()),
        fault,
    })
}

/// The same for its text; an error has its line.
pub(super) fn read(text: &str, chosen: &mut Chosen) -> Result<(), (usize, String)> {
    let line = |at: usize| text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1;
    let table = DeTable::parse(text).map_err(|error| {
        let fault = error.message().lines().collect::<Vec<_>>().join(", ");
        (line(error.span().map_or(0, |span| span.start)), fault)
    })?;
    for (key, value) in table.get_ref() {
        let name = key.get_ref().as_ref();
        let Some(setting) = SETTINGS.iter().find(|setting| setting.name == name) else {
            let names: Vec<&str> = SETTINGS.iter().map(|setting| setting.name).collect();
            let fault = format!("there is no setting '{name}': there is {}", names.join(", "));
            return Err((line(key.span().start), fault));
        };
        let put = match value.get_ref() {
            DeValue::String(text) => (setting.put)(chosen, text),
            DeValue::Integer(number) if number.radix() == 10 => {
                (setting.put)(chosen, number.as_str())
            }
            _ => Err("it must be a text or a plain number".to_owned()),
        };
        put.map_err(|fault| (line(value.span().start), format!("{name}: {fault}")))?;
    }
    Ok(())
}
