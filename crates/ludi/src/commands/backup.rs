//! `ludi backup`: a copy of everything.

use std::path::PathBuf;

use clap::Args;
use ludi_engine::phrase;
use ludi_server::store::{Sqlite, Store};

use crate::failure::Failure;
use crate::screen::Screen;
use crate::settings::Given;
use crate::words::Words;

/// Copy everything the house keeps into a new file
///
/// The house may be open meanwhile: the copy shows one moment of it. It is a
/// database itself, for `ludi serve --db sqlite:FILE`. A file that is there
/// already is never overwritten.
#[derive(Debug, Args)]
pub(crate) struct Backup {
    /// The new file
    file: PathBuf,
    #[command(flatten)]
    settings: Given<false>,
}

impl Backup {
    /// Copies.
    pub(crate) fn run(self, words: &Words) -> Result<(), Failure> {
        let store = Sqlite::look(&self.settings.choose()?.db)?;
        super::wait_for(store.backup(&self.file))??;
        let file = self.file.display().to_string();
        Screen::new()
            .show(&format!("{}\n", words.say(&phrase!("backup-done", file = file.as_str()))))
    }
}
