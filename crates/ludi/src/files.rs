//! Files of people: read within bounds, saved whole or not at all.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use ludi_engine::record;

use crate::failure::Failure;

/// More than any record or file of components has; beyond it something else
/// was given, perhaps something endless.
const LIMIT: u64 = 64 << 20;

/// The text of a file.
pub(crate) fn read(file: &Path) -> Result<String, Failure> {
    let failure = |error| Failure::Read { file: file.to_owned(), error };
    let mut bytes = Vec::new();
    File::open(file)
        .and_then(|open| open.take(LIMIT + 1).read_to_end(&mut bytes))
        .map_err(failure)?;
    if bytes.len() as u64 > LIMIT {
        return Err(failure(io::Error::other("it is too large")));
    }
    String::from_utf8(bytes).map_err(|_| failure(io::Error::other("it is not a text file")))
}

/// The text of a record, and the game it is of.
pub(crate) fn read_record(file: &Path) -> Result<(String, String), Failure> {
    let text = read(file)?;
    match record::header(&text) {
        Ok(header) => Ok((text, header.game)),
        Err(error) => Err(Failure::Record { file: file.to_owned(), error }),
    }
}

/// Writes a file.
pub(crate) fn write(file: &Path, text: &str) -> Result<(), Failure> {
    fs::write(file, text).map_err(|error| Failure::Write { file: file.to_owned(), error })
}

/// Saves a match, whole or not at all: what was there before stays until the
/// new text is on the disk. Never over something that is not this match.
pub(crate) fn save(file: &Path, text: &str) -> Result<(), Failure> {
    let saved = || -> io::Result<()> {
        if file.exists() && !same_match(file, text) {
            return Err(io::Error::other("something else is there already"));
        }
        let folder = match file.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        let mut draft = tempfile::Builder::new().prefix(".ludi-").tempfile_in(folder)?;
        draft.write_all(text.as_bytes())?;
        draft.as_file().sync_all()?;
        draft.persist(file)?;
        Ok(())
    };
    saved().map_err(|error| Failure::Write { file: file.to_owned(), error })
}

/// Is the record in the file an earlier point of the match in this text? Rows
/// are only ever added, so all but its last line must be there again.
fn same_match(file: &Path, text: &str) -> bool {
    let Ok(there) = fs::read_to_string(file) else { return false };
    let rows = there.trim_end().rfind('\n').map_or("", |end| &there[..=end]);
    !rows.is_empty() && text.starts_with(rows)
}

/// A place for a match of this name: among the user's data, or where the
/// program was started if there is no such place. Nothing is there yet.
pub(crate) fn new_file(name: &str) -> PathBuf {
    let folder = dirs::data_dir().map(|data| data.join("ludi"));
    let folder = folder.filter(|folder| fs::create_dir_all(folder).is_ok()).unwrap_or_default();
    let first = folder.join(format!("{name}.jsonl"));
    let others = (2..).map(|number: u32| folder.join(format!("{name}-{number}.jsonl")));
    [first.clone()].into_iter().chain(others).find(|file| !file.exists()).unwrap_or(first)
}
