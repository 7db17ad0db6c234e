//! `cargo xtask bench`: how fast the games are.

use crate::command::run;

/// Measures random play. The yardstick is a package of its own, since chess
/// comes from a crate under the GPL and tests do not need it.
pub(crate) fn engine(options: &[&str]) -> Result<(), String> {
    let yardstick = ["cargo", "run", "--quiet", "--release", "--package", "yardstick", "--"];
    run(&[&yardstick, options].concat())
}
