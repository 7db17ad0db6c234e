//! The file of settings: TOML, a key for each.

use std::path::Path;

use ludi_engine::{Phrase, phrase};
use toml::de::{DeTable, DeValue};

use super::{Chosen, SETTINGS, place};
use crate::failure::{Failure, shown};
use crate::files;

/// Takes all that the file says.
pub(super) fn take(file: &Path, chosen: &mut Chosen) -> Result<(), Failure> {
    let text = files::read(file)?;
    read(&text, chosen).map_err(|(line, fault)| Failure::Setting {
        place: phrase!("place-line", file = shown(file.display()), line = line),
        fault,
    })
}

/// The same for its text; an error has its line.
pub(super) fn read(text: &str, chosen: &mut Chosen) -> Result<(), (usize, Phrase)> {
    let line = |at: usize| text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1;
    let table = DeTable::parse(text).map_err(|error| {
        let message = error.message().lines().collect::<Vec<_>>().join(", ");
        (
            line(error.span().map_or(0, |span| span.start)),
            phrase!("fault-syntax", error = &*message),
        )
    })?;
    for (key, value) in table.get_ref() {
        let name = key.get_ref().as_ref();
        let Some(setting) = SETTINGS.iter().find(|setting| setting.name == name) else {
            let names: Vec<&str> = SETTINGS.iter().map(|setting| setting.name).collect();
            let known = names.join(", ");
            let fault = phrase!("fault-no-setting", name = name, known = &*known);
            return Err((line(key.span().start), fault));
        };
        let put = match value.get_ref() {
            DeValue::String(text) => (setting.put)(chosen, text),
            DeValue::Integer(number) if number.radix() == 10 => {
                (setting.put)(chosen, number.as_str())
            }
            _ => Err(phrase!("fault-no-value")),
        };
        put.map_err(|fault| {
            let fault = phrase!("failure-at", place = place(name), fault = fault);
            (line(value.span().start), fault)
        })?;
    }
    Ok(())
}
