//! `cargo xtask pictures`: what the pages look like.

use crate::command::run;
use crate::tools;

/// Takes the pictures in `docs/pictures` anew, or those whose names begin like these. The
/// program is built as for the tests, so that nothing has to be built twice.
pub(crate) fn pictures(only: &[&str]) -> Result<(), String> {
    tools::install_browser()?;
    let as_for_tests = ["--profile", "test"];
    run(&[&["cargo", "build", "--package", "ludi"], &as_for_tests[..]].concat())?;
    let photographer = ["cargo", "run", "--package", "ludi-browser", "--bin", "pictures"];
    run(&[&photographer, &as_for_tests[..], &["--", "docs/pictures"], only].concat())
}
