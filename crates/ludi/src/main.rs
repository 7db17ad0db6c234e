//! Ludi Romani: play, study and balance the board games of Rome.
//!
//! The program only reads commands and shows results: what a game is lives in
//! `ludi-engine`, the players made of code in `ludi-bots`, each game in its own
//! crate, named once in [`games`].

mod commands;
mod failure;
mod files;
mod layout;
mod logs;
mod markdown;
mod options;
mod play;
mod screen;
mod settings;
mod simulation;
mod words;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use ludi_engine::Lang;

use crate::commands::{backup, doctor, list, replay, serve, simulate, verify};
use crate::failure::Failure;
use crate::words::Words;

/// A house makes and drops many small texts on all cores at once, which the
/// usual allocator does with a lock.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The board games of Rome: play them in the browser or the terminal, alone or
/// with friends, let bots play them by the thousand, retell and verify what was
/// played.
///
/// Without a command the house is opened, as by `ludi serve`.
#[derive(Debug, Parser)]
#[command(
    name = "ludi",
    version,
    propagate_version = true,
    after_help = "\
Try:  ludi                                   open the house, and play in the browser
      ludi play caligula                     play in this terminal; h shows the keys
      ludi simulate caligula --games 1000    let bots play, and see who wins

Exit codes: 0 all is well · 1 a check failed, or a file or the output could not be used ·
2 the command asks for something that does not exist."
)]
struct Ludi {
    #[command(subcommand)]
    command: Option<Command>,

    /// The language, it or en; otherwise that of LC_ALL, LC_MESSAGES or LANG
    #[arg(long, global = true, value_name = "it|en", value_parser = words::parse)]
    lang: Option<Lang>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Games(list::List),
    Play(commands::play::Play),
    Serve(serve::Serve),
    Backup(backup::Backup),
    Doctor(doctor::Doctor),
    Simulate(simulate::Simulate),
    Replay(replay::Replay),
    Verify(verify::Verify),
}

fn main() -> ExitCode {
    survive_file_limit();
    let ludi = match Ludi::try_parse() {
        Ok(ludi) => ludi,
        // Help and version are "errors" of clap, too, with code 0.
        Err(message) => {
            let printed = message.print().and_then(|()| io::stdout().flush());
            return match printed {
                Ok(()) => ExitCode::from(message.exit_code().clamp(0, 2) as u8),
                Err(error) => report(&Failure::Output(error)),
            };
        }
    };
    let words = Words::new(ludi.lang.unwrap_or_else(words::from_environment));
    let done = match ludi.command {
        None => serve::Serve::default().run(),
        Some(Command::Games(list)) => list.run(&words),
        Some(Command::Play(play)) => play.run(words),
        Some(Command::Serve(serve)) => serve.run(),
        Some(Command::Backup(backup)) => backup.run(&words),
        Some(Command::Doctor(doctor)) => doctor.run(&words),
        Some(Command::Simulate(simulate)) => simulate.run(&words),
        Some(Command::Replay(replay)) => replay.run(&words),
        Some(Command::Verify(verify)) => verify.run(&words),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => report(&failure),
    }
}

/// Beyond a limit to the size of files (`ulimit -f`) the system ends a program,
/// unless it listens for the signal: then writing fails as on a full disk.
fn survive_file_limit() {
    #[cfg(unix)]
    {
        let heard = std::sync::Arc::default();
        // Without it the program runs as well, until that limit is met.
        _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, heard);
    }
}

/// Says what went wrong in one sentence.
fn report(failure: &Failure) -> ExitCode {
    // If even that cannot be written, the exit code has to do.
    _ = writeln!(io::stderr(), "ludi: {failure}");
    ExitCode::from(failure.code())
}
