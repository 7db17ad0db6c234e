//! `cargo xtask bench`: how fast the games are, and how much a house can do.

use crate::command::run;

/// The yardstick, built like what is shipped.
const RUN: [&str; 7] = ["cargo", "run", "--quiet", "--profile", "dist", "--package", "yardstick"];

/// Measures random play. The yardstick is a package of its own, since chess
/// comes from a crate under the GPL and tests do not need it.
pub(crate) fn engine(options: &[&str]) -> Result<(), String> {
    run(&[&RUN[..], &["--"], options].concat())
}

/// Measures the house as it is shipped, which is built first.
pub(crate) fn server(options: &[&str]) -> Result<(), String> {
    run(&["cargo", "build", "--quiet", "--profile", "dist", "--package", "ludi"])?;
    run(&[&RUN[..], &["--bin", "house", "--"], options].concat())
}
