//! The inputs that were kept, tried without libFuzzer: they go where random games
//! hardly ever go, and those that broke a law once break none any more.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use ludi_fuzzing::{TARGETS, target};

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}

/// The files of a folder and what is in them.
fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths.into_iter().map(|path| (path.clone(), fs::read(path).expect("a file"))).collect()
}

#[test]
fn no_input_that_was_kept_breaks_a_law() {
    for name in TARGETS {
        let seeds = files(&fuzz().join("seeds").join(name));
        assert!(!seeds.is_empty(), "{name} has no inputs");
        for (path, bytes) in seeds {
            // An input that breaks a law is named by the panic of its thread.
            let name = (*name).to_owned();
            let tried = std::thread::Builder::new()
                .name(path.display().to_string())
                .spawn(move || target(&name, &bytes))
                .expect("a thread");
            assert!(tried.join().is_ok(), "{}", path.display());
        }
    }
}

#[test]
fn the_inputs_are_few_and_small() {
    let seeds = TARGETS.iter().flat_map(|name| files(&fuzz().join("seeds").join(name)));
    let sizes: Vec<usize> = seeds.map(|(_, bytes)| bytes.len()).collect();
    assert!(sizes.iter().sum::<usize>() < 200_000, "{sizes:?}");
    assert!(sizes.len() < 600, "{} inputs", sizes.len());
}

#[test]
fn every_target_is_built_for_libfuzzer() {
    let targets = files(&fuzz().join("fuzz_targets"));
    let built: BTreeSet<String> = targets
        .iter()
        .map(|(path, _)| path.file_stem().expect("a name").to_string_lossy().into_owned())
        .collect();
    let ours: BTreeSet<String> = TARGETS.iter().map(|name| (*name).to_owned()).collect();
    assert_eq!(built, ours);
    for (path, source) in targets {
        let call =
            format!("target(\"{}\", bytes)", path.file_stem().expect("a name").to_string_lossy());
        assert!(String::from_utf8_lossy(&source).contains(&call), "{}", path.display());
    }
}
