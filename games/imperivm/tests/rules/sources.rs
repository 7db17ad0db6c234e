//! The sources of this crate, for tests that compare them with texts and rules.

use std::path::Path;

/// Every Rust file under this folder of the crate, as text.
pub(crate) fn under(folder: &str) -> Vec<String> {
    let mut sources = Vec::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut sources);
    assert!(!sources.is_empty(), "no sources under {folder}");
    sources
}

/// A file of the crate.
pub(crate) fn file(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn read(folder: &Path, sources: &mut Vec<String>) {
    let entries =
        std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.expect("an entry of the folder").path();
        if path.is_dir() {
            read(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.push(std::fs::read_to_string(&path).expect("a text file"));
        }
    }
}
