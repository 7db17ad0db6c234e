//! `ludi backup`: copies the database.

use std::path::PathBuf;

use clap::Args;
use ludi_engine::phrase;
use ludi_server::store::{Sqlite, Store};

use crate::failure::Failure;
use crate::screen::Screen;
use crate::settings::Given;
use crate::words::Words;

/// The options of `ludi backup`.
#[derive(Debug, Args)]
pub(crate) struct Backup {
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
