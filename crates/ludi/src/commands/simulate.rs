//! `ludi simulate`: bots play many games.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use clap::Args;
use clap::builder::RangedU64ValueParser;
use indicatif::{ProgressBar, ProgressStyle};
use ludi_engine::phrase;

use crate::failure::Failure;
use crate::layout::{self, DIM, divider, styled};
use crate::options::{self, TableOptions};
use crate::screen::Screen;
use crate::simulation::{Length, Report, Run, Share, Simulation};
use crate::words::Words;
use ludi_games::with_game;

/// The options of `ludi simulate`.
#[derive(Debug, Args)]
pub(crate) struct Simulate {
    game: String,
    #[arg(long, value_name = "N", default_value = "1000",
          value_parser = RangedU64ValueParser::<u64>::new().range(1..=1_000_000_000))]
    games: u64,
    #[command(flatten)]
    table: TableOptions,
    #[arg(long, value_name = "S", default_value = "1")]
    seed: String,
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    #[arg(long, value_name = "J",
          value_parser = RangedU64ValueParser::<usize>::new().range(1..=1024))]
    jobs: Option<usize>,
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

impl Simulate {
    /// Plays, and reports.
    pub(crate) fn run(self, words: &Words) -> Result<(), Failure> {
        let plan = self.plan()?;
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        ctrlc::set_handler(move || stopped.store(true, Ordering::Relaxed))
            .map_err(|error| Failure::no_signals(&error))?;
        // Shows nothing unless standard error is a terminal.
        let progress = ProgressBar::new(plan.games).with_style(
            ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {per_sec} {eta}")
                .expect("a template of ours"),
        );
        let run = Run { plan: &plan, progress: &progress, stop: &stop };
        let report = with_game(&self.game, run)?;
        progress.finish_and_clear();
        let report = report?;
        let mut screen = Screen::new();
        if self.json {
            screen.show(&super::json(&report))
        } else {
            let width = screen.width().min(90);
            screen.show(&table(&report, words, width))
        }
    }

    fn plan(&self) -> Result<Simulation, Failure> {
        let setup = self.table.setup(ludi_games::info(&self.game)?)?;
        let levels = options::bots(&self.bots, setup.seats)?;
        if let Some(folder) = &self.records {
            fs::create_dir_all(folder)
                .map_err(|error| Failure::Write { file: folder.clone(), error })?;
        }
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        Ok(Simulation {
            levels,
            setup,
            data: self.table.data.clone(),
            seed: options::seed(&self.seed),
            games: self.games,
            jobs: self.jobs.unwrap_or_else(cores),
            records: self.records.clone(),
        })
    }
}

/// The report for people.
fn table(report: &Report, words: &Words, width: usize) -> String {
    let percent = |share: f64| format!("{:.1}", share * 100.0);
    let line = |name: String, share: &Share| {
        vec![
            name,
            format!("{} %", percent(share.win_share)),
            format!("{} – {} %", percent(share.low), percent(share.high)),
            format!("{:.2}", share.mean_score),
        ]
    };
    let mut rows = vec![vec![
        String::new(),
        words.say(&phrase!("simulate-wins")),
        words.say(&phrase!("simulate-interval")),
        words.say(&phrase!("simulate-score")),
    ]];
    for (number, share) in report.seats.iter().enumerate() {
        rows.push(line(words.say(&phrase!("simulate-seat", seat = number + 1)), share));
    }
    for bot in &report.bots {
        rows.push(line(words.say(&phrase!("simulate-bot", bot = bot.bot)), &bot.share));
    }
    let mut text = divider(
        report.game,
        &words.say(&phrase!("simulate-games", games = report.games as i64)),
        width,
    );
    text.push_str(&layout::table(&rows));
    text.push('\n');
    for (ending, count) in &report.endings {
        let share = percent(*count as f64 / report.games as f64);
        let ending = phrase!("simulate-ending", ending = *ending, count = *count as i64);
        text.push_str(&format!("  {} ({share} %)\n", words.say(&ending)));
    }
    if report.without_winner > 0 {
        let share = percent(report.without_winner as f64 / report.games as f64);
        let nobody = phrase!("simulate-without-winner", count = report.without_winner as i64);
        text.push_str(&format!("  {} ({share} %)\n", words.say(&nobody)));
    }
    let Length { p5, p50, p95, max } = report.length;
    let [p5, p50, p95, max, all] =
        [p5, p50, p95, max, report.decisions].map(|number| number as i64);
    let length = phrase!("simulate-length", low = p5, median = p50, high = p95, longest = max);
    text.push_str(&format!("  {}\n", words.say(&length)));
    text.push_str(&format!("  {}\n", words.say(&phrase!("simulate-decisions", count = all))));
    let hash = words.say(&phrase!("simulate-hash", hash = report.hash.as_str()));
    text.push_str(&format!("  {}\n", styled(DIM, &hash)));
    text
}
