//! Running programs at the root of the project.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

/// The folder that holds the workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the workspace")
}

/// Where `cargo install` puts the tools that only this project needs.
pub(crate) fn tools() -> PathBuf {
    root().join("target/tools")
}

/// A program with its arguments, to be run at the root. Tools of our own are
/// found before others.
pub(crate) fn command(line: &[&str]) -> Command {
    let (program, arguments) = line.split_first().expect("a command line has a program");
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(tools().join("bin")).chain(std::env::split_paths(&path));
    if let Ok(path) = std::env::join_paths(folders) {
        command.env("PATH", path);
    }
    command
}

/// Runs a command line for its effect; what it says goes to the terminal.
pub(crate) fn run(line: &[&str]) -> Result<(), String> {
    finish(command(line))
}

/// Runs a command to its end.
pub(crate) fn finish(mut command: Command) -> Result<(), String> {
    let status = command.status();
    judged(&command, status)
}

/// Runs a command to its end, and shows only then what it says.
pub(crate) fn finish_quietly(mut command: Command) -> Result<(), String> {
    let output = command.stdin(Stdio::null()).output();
    if let Ok(output) = &output {
        // Where nobody listens any more, how it ended is still told.
        _ = std::io::stdout().write_all(&output.stdout);
        _ = std::io::stderr().write_all(&output.stderr);
    }
    judged(&command, output.map(|output| output.status))
}

fn judged(command: &Command, ended: std::io::Result<ExitStatus>) -> Result<(), String> {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy().into_owned()).collect();
    let said = words.join(" ");
    match ended {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{said}` failed ({status})")),
        Err(error) => Err(format!("`{said}` could not be started: {error}")),
    }
}

/// Does this command work? What it says goes nowhere.
pub(crate) fn works(line: &[&str]) -> bool {
    command(line)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}
