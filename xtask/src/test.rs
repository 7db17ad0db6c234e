//! `cargo xtask test`: everything that must be green.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::time::Instant;
use std::{fs, thread};

use crate::command::{command, finish, finish_quietly, root, run};
use crate::tools;

/// How much is tested.
#[derive(Clone, Copy)]
pub(crate) enum Extent<'a> {
    /// One game, in the time of a coffee: its lints, its tests, a few games of the laws.
    Quick(&'a str),
    /// Everything that must be green.
    Tests,
    /// The same, then many more games of the laws and some minutes of fuzzing.
    Fuzzing,
}

/// The name of a step, and what it does.
type Step<'a> = (&'static str, Box<dyn Fn() -> Result<(), String> + 'a>);

/// How many games of the laws are played at each table, where it is not the usual
/// number.
const FEW_GAMES: &str = "60";
const MANY_GAMES: &str = "2000";

impl Extent<'_> {
    fn steps(&self) -> Vec<Step<'_>> {
        let mut steps: Vec<Step<'_>> =
            vec![("tools", Box::new(tools::install_for_lints)), ("format", Box::new(format))];
        if let Extent::Quick(game) = *self {
            steps.push(("lints and tests", Box::new(move || quick(game))));
            return steps;
        }
        steps.push(("lints and build", Box::new(build)));
        steps.push(("tools for tests", Box::new(tools::install_for_tests)));
        steps.push(("tests", Box::new(tests)));
        if matches!(self, Extent::Fuzzing) {
            steps.push(("laws", Box::new(laws)));
            steps.push(("tools for fuzzing", Box::new(tools::install_for_fuzzing)));
            steps.push(("lints of fuzz targets", Box::new(lints_of_fuzz_targets)));
            steps.push(("build of fuzz targets", Box::new(build_fuzz_targets)));
            steps.push(("fuzzing", Box::new(fuzz_all)));
        }
        steps
    }
}

/// Runs the steps of this extent, up to the first that fails.
pub(crate) fn test(extent: Extent<'_>) -> Result<(), String> {
    let mut times = Vec::new();
    let mut outcome = Ok(());
    for (name, step) in extent.steps() {
        println!("\n── {name}");
        let start = Instant::now();
        outcome = step().map_err(|why| format!("the step '{name}' failed: {why}"));
        times.push((name, start.elapsed().as_secs_f64()));
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

/// Cargo, with our own packages compiled by Clippy's compiler: it lints what it
/// builds, so that nothing is compiled once for the lints and once for the tests.
fn linting(line: &[&str]) -> Command {
    let mut cargo = command(line);
    cargo.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");
    // How Clippy passes on its arguments.
    cargo.env("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__");
    // What only helps a build that comes after a small change costs all others.
    cargo.env("CARGO_INCREMENTAL", "0");
    cargo
}

/// All packages with their tests and examples.
fn build() -> Result<(), String> {
    finish(linting(&["cargo", "test", "--workspace", "--all-targets", "--no-run"]))
}

/// Unit, integration and documentation tests. Those in the browser mostly wait for
/// pages, so they run beside all others; what the others say is shown when they end.
fn tests() -> Result<(), String> {
    let threads = ["--", "--test-threads=2"];
    let browser = ["cargo", "test", "--workspace", "--test", BROWSER];
    let names = other_tests()?;
    let mut others = vec!["cargo", "test", "--workspace", "--lib", "--bins", "--examples"];
    others.extend(names.iter().flat_map(|name| ["--test", name]));
    let (in_browser, others) = thread::scope(|scope| {
        let others = scope.spawn(|| finish_quietly(linting(&[&others[..], &threads].concat())));
        let in_browser = finish(linting(&[&browser[..], &threads].concat()));
        (in_browser, others.join().unwrap_or_else(|_| Err("the other tests broke off".into())))
    });
    in_browser.and(others)?;
    finish(linting(&["cargo", "test", "--workspace", "--doc"]))
}

/// The integration tests that drive a browser.
const BROWSER: &str = "browser";

/// The names of all other integration tests: as Cargo finds them, a file or a folder with
/// `main.rs` in the `tests` of a package.
fn other_tests() -> Result<BTreeSet<String>, String> {
    let entries = |folder: &Path| {
        let listed = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()));
        listed.map(|entries| entries.flatten().map(|entry| entry.path()))
    };
    let mut names = BTreeSet::new();
    for packages in ["crates", "games", "xtask"] {
        for package in entries(&root().join(packages))? {
            let tests = package.join("tests");
            if !tests.is_dir() {
                continue;
            }
            for test in entries(&tests)? {
                let is_test = test.extension().is_some_and(|kind| kind == "rs")
                    || test.join("main.rs").is_file();
                let name = test.file_stem().and_then(|name| name.to_str());
                names.extend(name.filter(|_| is_test).map(str::to_owned));
            }
        }
    }
    names.remove(BROWSER);
    Ok(names)
}

/// The laws once more, with many games.
fn laws() -> Result<(), String> {
    let mut cargo =
        linting(&["cargo", "test", "--workspace", "--test", "rules", "--", "conformance"]);
    cargo.env("LUDI_LAW_GAMES", MANY_GAMES);
    finish(cargo)
}

fn quick(game: &str) -> Result<(), String> {
    let package = format!("ludi-{game}");
    let mut cargo = linting(&["cargo", "test", "--package", &package]);
    cargo.env("LUDI_LAW_GAMES", FEW_GAMES);
    finish(cargo)
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
