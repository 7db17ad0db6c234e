//! `cargo xtask map`: the map of a game.

use crate::command::run;

/// Makes a map. The maker is a package of its own, since other
/// commands need no geometry; it is built as for the tests, so that nothing has to be
/// built twice.
pub(crate) fn map(options: &[&str]) -> Result<(), String> {
    let maker = ["cargo", "run", "--quiet", "--profile", "test", "--package", "ludi-map", "--"];
    run(&[&maker, options].concat())
}
