//! Some packages say in their `Cargo.toml` that they have no unit tests or no examples in
//! their documentation, so that nothing is built to find none. It must be true.

use std::fs;
use std::path::{Path, PathBuf};

use crate::command::root;

/// A line of a manifest that leaves something out, and whether a line of the source
/// belongs to what it leaves out.
type LeftOut = (&'static str, fn(&str) -> bool);

const LEFT_OUT: [LeftOut; 2] = [
    ("test = false", |line| line.starts_with("#[") && line.contains("test")),
    ("doctest = false", |line| {
        let text = ["///", "//!"].into_iter().find_map(|mark| line.strip_prefix(mark));
        // Markdown takes a line for code if it stands between fences or far to the right.
        text.is_some_and(|text| text.contains("```") || text.starts_with("     "))
            || line.contains("doc = include_str!")
    }),
];

fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> {
    fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path())
}

/// All files of Rust in a folder and below.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let (folders, files): (Vec<_>, Vec<_>) = entries(folder).partition(|path| path.is_dir());
    let here = files.into_iter().filter(|file| file.extension().is_some_and(|kind| kind == "rs"));
    here.chain(folders.iter().flat_map(|folder| sources(folder))).collect()
}

#[test]
fn nothing_that_is_left_out_has_tests() {
    let folders = ["crates", "games", "xtask"].map(|folder| root().join(folder));
    let packages: Vec<PathBuf> = folders.iter().flat_map(|folder| entries(folder)).collect();
    let mut checked = 0;
    for package in packages.iter().chain([&root().join("xtask")]) {
        let manifest = fs::read_to_string(package.join("Cargo.toml")).unwrap_or_default();
        for (setting, is_test) in LEFT_OUT {
            if !manifest.lines().any(|line| line == setting) {
                continue;
            }
            for file in sources(&package.join("src")) {
                let text = fs::read_to_string(&file).expect("a source");
                let found = text.lines().find(|line| is_test(line.trim_start()));
                assert_eq!(found, None, "{}: {setting}", file.display());
                checked += 1;
            }
        }
    }
    assert!(checked > 0, "no package was found");
}
