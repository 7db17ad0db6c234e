//! `ludi doctor`: checks the database and replays its tables.

use std::sync::Arc;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use ludi_engine::phrase;
use ludi_server::store::{Listing, Sqlite, Store};
use ludi_server::{House, Settings};

use crate::failure::Failure;
use crate::screen::Screen;
use crate::settings::Given;
use crate::words::Words;

/// The options of `ludi doctor`.
#[derive(Debug, Args)]
pub(crate) struct Doctor {
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    settings: Given<false>,
}

/// What was found.
#[derive(Default)]
struct Findings {
    tables: usize,
    rows: usize,
    /// What is wrong, a sentence each.
    wrong: Vec<String>,
}

impl Doctor {
    /// Checks everything.
    pub(crate) fn run(self, words: &Words) -> Result<(), Failure> {
        let place = self.settings.choose()?.db;
        let store: Arc<dyn Store> = Arc::new(Sqlite::look(&place)?);
        let house = House::new(Arc::clone(&store), ludi_games::all(), Settings::default());
        let found = super::wait_for(examine(&*store, &house, self.all))?;
        let mut screen = Screen::new();
        if found.wrong.is_empty() {
            let clean = phrase!("doctor-clean", tables = found.tables, rows = found.rows);
            return screen.show(&format!("{}\n", words.say(&clean)));
        }
        let lines: String = found.wrong.iter().map(|wrong| format!("✗ {wrong}\n")).collect();
        screen.show(&lines)?;
        Err(Failure::Unsound { place, faults: found.wrong.len() })
    }
}

async fn examine(store: &dyn Store, house: &House, all: bool) -> Findings {
    let mut found = Findings::default();
    match store.check().await {
        Ok(wrong) => found.wrong = wrong,
        Err(error) => found.wrong.push(error.to_string()),
    }
    let lists: &[Listing] = if all { &[Listing::Live, Listing::Over] } else { &[Listing::Live] };
    let mut tables = Vec::new();
    for list in lists {
        match store.tables(*list, u32::MAX).await {
            Ok(listed) => tables.extend(listed),
            Err(error) => found.wrong.push(error.to_string()),
        }
    }
    // Shows nothing unless standard error is a terminal.
    let progress = ProgressBar::new(tables.len() as u64).with_style(
        ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {eta}")
            .expect("a template of ours"),
    );
    for table in &tables {
        match house.examine(table).await {
            Ok(rows) => found.rows += rows as usize,
            Err(error) => {
                let (id, game) = (table.terms.id, &table.terms.game);
                found.wrong.push(format!("table {id} of {game}: {error}"));
            }
        }
        progress.inc(1);
    }
    found.tables = tables.len();
    progress.finish_and_clear();
    found
}
