//! `cargo xtask bench`: how fast the games are, and how much a house can do.

use crate::command::run;

/// Measures random play. The yardstick is a package of its own, since chess
/// comes from a crate under the GPL and tests do not need it.
pub(crate) fn engine(options: &[&str]) -> Result<(), String> {
    let yardstick = ["cargo", "run", "--quiet", "--release", "--package", "yardstick", "--"];
    run(&[&yardstick, options].concat())
}

/// Measures the house as it is shipped, which is built first.
pub(crate) fn server(options: &[&str]) -> Result<(), String> {
    run(&["cargo", "build", "--quiet", "--release", "--package", "ludi"])?;
    let load = ["cargo", "run", "--quiet", "--release", "--package", "yardstick"];
    run(&[&load, &["--bin", "house", "--"][..], options].concat())
}
