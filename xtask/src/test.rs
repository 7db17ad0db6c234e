//! `cargo xtask test`: everything that must be green.

use std::fs;
use std::time::Instant;

use crate::command::{root, run};
use crate::tools;

/// How much is tested.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Extent {
    /// Everything that must be green.
    Tests,
    /// The same, and some minutes of fuzzing.
    Fuzzing,
}

struct Step {
    name: &'static str,
    /// The least extent that includes it.
    from: Extent,
    run: fn() -> Result<(), String>,
}

const STEPS: &[Step] = &[
    Step { name: "tools", from: Extent::Tests, run: tools::install_for_lints },
    Step { name: "format", from: Extent::Tests, run: format },
    Step { name: "lints", from: Extent::Tests, run: lints },
    Step { name: "tools for tests", from: Extent::Tests, run: tools::install_for_tests },
    Step { name: "tests", from: Extent::Tests, run: tests },
    Step { name: "tools for fuzzing", from: Extent::Fuzzing, run: tools::install_for_fuzzing },
    Step { name: "lints of fuzz targets", from: Extent::Fuzzing, run: lints_of_fuzz_targets },
    Step { name: "build of fuzz targets", from: Extent::Fuzzing, run: build_fuzz_targets },
    Step { name: "fuzzing", from: Extent::Fuzzing, run: fuzz_all },
];

/// Runs the steps of this extent, up to the first that fails.
pub(crate) fn test(extent: Extent) -> Result<(), String> {
    let mut times = Vec::new();
    let mut outcome = Ok(());
    for step in STEPS.iter().filter(|step| step.from <= extent) {
        println!("\n── {}", step.name);
        let start = Instant::now();
        outcome = (step.run)().map_err(|why| format!("the step '{}' failed: {why}", step.name));
        times.push((step.name, start.elapsed().as_secs_f64()));
        if outcome.is_err() {
            break;
        }
    }
    println!();
    for (name, seconds) in &times {
        println!("{seconds:>8.1} s  {name}");
    }
    println!("{:>8.1} s  in all", times.iter().map(|(_, seconds)| seconds).sum::<f64>());
    outcome
}

/// The fuzz targets are a workspace of their own, so they are asked separately.
const OF_FUZZ: [&str; 2] = ["--manifest-path", "fuzz/Cargo.toml"];

fn format() -> Result<(), String> {
    run(&["cargo", "fmt", "--all", "--check"])?;
    run(&[&["cargo", "fmt", "--check"], &OF_FUZZ[..]].concat())
}

fn lints() -> Result<(), String> {
    run(&["cargo", "clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
}

/// Unit, integration and documentation tests. Many wait for a server, so that a
/// third at a time keeps two cores busy.
fn tests() -> Result<(), String> {
    run(&["cargo", "test", "--workspace", "--", "--test-threads=3"])
}

fn lints_of_fuzz_targets() -> Result<(), String> {
    let [option, manifest] = OF_FUZZ;
    run(&["cargo", "clippy", option, manifest, "--", "-D", "warnings"])
}

/// No sanitizer: there is no `unsafe` for one to watch, and sanitizers need a
/// nightly compiler.
const STABLE: [&str; 2] = ["--sanitizer", "none"];

fn build_fuzz_targets() -> Result<(), String> {
    run(&[&["cargo", "fuzz", "build"], &STABLE[..]].concat())
}

/// Every target that there is a file for.
fn fuzz_all() -> Result<(), String> {
    let folder = root().join("fuzz/fuzz_targets");
    let files = fs::read_dir(folder).map_err(|error| format!("the fuzz targets: {error}"))?;
    let stem = |entry: fs::DirEntry| Some(entry.path().file_stem()?.to_str()?.to_owned());
    let mut targets: Vec<String> = files.flatten().filter_map(stem).collect();
    targets.sort();
    targets.iter().try_for_each(|target| fuzz(target))
}

/// Some seconds of one target, from the inputs that were kept on, with long ones
/// from the start, since a match is long; ten seconds over one input count as a
/// hang. What is found on the way goes to `fuzz/corpus`, which is not kept.
fn fuzz(target: &str) -> Result<(), String> {
    println!("   {target}");
    let corpus = format!("fuzz/corpus/{target}");
    fs::create_dir_all(root().join(&corpus)).map_err(|error| format!("{corpus}: {error}"))?;
    let seeds = format!("fuzz/seeds/{target}");
    let limits = [
        "--",
        "-max_total_time=20",
        "-timeout=10",
        "-len_control=0",
        "-verbosity=0",
        "-max_len=1000",
    ];
    run(&[&["cargo", "fuzz", "run"], &STABLE[..], &[target, &corpus, &seeds], &limits[..]].concat())
}
