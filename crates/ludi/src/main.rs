//! Ludi Romani: play, study and balance the board games of Rome.
//!
//! The program only reads commands and shows results. `ludi-engine` says what a game
//! is, `ludi-bots` has the bots, `ludi-games` lists the games.

mod commands;
mod failure;
mod files;
mod help;
mod layout;
mod logs;
mod markdown;
mod options;
mod play;
mod screen;
mod settings;
mod simulation;
mod words;

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::{FromArgMatches, Parser, Subcommand};
use ludi_engine::Lang;

use crate::commands::{backup, doctor, list, replay, serve, simulate, verify};
use crate::failure::Failure;
use crate::help::Help;
use crate::words::Words;

/// The server makes and drops many small texts on all cores at once. The system's
/// allocator takes a lock for that.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The command line. Its help is in `text/help.*.toml`.
#[derive(Debug, Parser)]
#[command(name = "ludi", version, propagate_version = true)]
struct Ludi {
    #[command(subcommand)]
    command: Option<Command>,

    /// The language.
    #[arg(long, global = true, value_name = "it|en", hide_possible_values = true,
          value_parser = words::codes())]
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
    let lang = words::asked(env::args()).unwrap_or_else(words::from_environment);
    let (words, help) = (Words::new(lang), Help::new(lang));
    let read = help.command().try_get_matches();
    let ludi = match read.and_then(|matches| Ludi::from_arg_matches(&matches)) {
        Ok(ludi) => ludi,
        Err(error) => return answer(&error, &help, &words),
    };
    let done = match ludi.command {
        None => serve::Serve::default().run(&words),
        Some(Command::Games(list)) => list.run(&words),
        Some(Command::Play(play)) => play.run(Words::new(lang)),
        Some(Command::Serve(serve)) => serve.run(&words),
        Some(Command::Backup(backup)) => backup.run(&words),
        Some(Command::Doctor(doctor)) => doctor.run(&words),
        Some(Command::Simulate(simulate)) => simulate.run(&words),
        Some(Command::Replay(replay)) => replay.run(&words),
        Some(Command::Verify(verify)) => verify.run(&words),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => report(&failure, &words),
    }
}

/// Answers a line that is no command: help and version, which the parser treats as
/// errors with code 0, or a mistake.
fn answer(error: &clap::Error, help: &Help, words: &Words) -> ExitCode {
    let printed = match error.use_stderr() {
        true => io::stderr().write_all(help.mistake(error, words).as_bytes()),
        false => error.print().and_then(|()| io::stdout().flush()),
    };
    match printed {
        Ok(()) => ExitCode::from(error.exit_code().clamp(0, 2) as u8),
        Err(error) => report(&Failure::Output(error), words),
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
fn report(failure: &Failure, words: &Words) -> ExitCode {
    // If even that cannot be written, the exit code has to do.
    _ = writeln!(io::stderr(), "ludi: {}", words.say(&failure.phrase()));
    ExitCode::from(failure.code())
}
