//! The files of a game, for tests that compare them with each other.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The folder of a game.
#[derive(Clone, Copy, Debug)]
pub struct Sources {
    folder: &'static str,
}

impl Sources {
    /// The folder of the crate that says `env!("CARGO_MANIFEST_DIR")`.
    pub const fn of(folder: &'static str) -> Sources {
        Sources { folder }
    }

    /// Where a file or folder of the game is.
    pub fn path(self, path: &str) -> PathBuf {
        Path::new(self.folder).join(path)
    }

    /// A file of the game.
    pub fn file(self, path: &str) -> String {
        read(&self.path(path))
    }

    /// The keys of the texts that begin like this.
    pub fn keys(self, start: &str) -> BTreeSet<String> {
        self.file("text/en.ftl")
            .lines()
            .filter_map(|line| line.split_once(" = "))
            .map(|(key, _)| key.to_owned())
            .filter(|key| key.starts_with(start))
            .collect()
    }

    /// Every Rust file under this folder of the game, as text.
    pub fn under(self, folder: &str) -> Vec<String> {
        let mut sources = Vec::new();
        collect(&self.path(folder), &mut sources);
        assert!(!sources.is_empty(), "no sources under {folder}");
        sources
    }
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn collect(folder: &Path, sources: &mut Vec<String>) {
    let entries =
        std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.expect("an entry of the folder").path();
        if path.is_dir() {
            collect(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.push(read(&path));
        }
    }
}
