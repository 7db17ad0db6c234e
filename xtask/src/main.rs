//! What is done with the project: `cargo xtask test`, `bench`, `pictures`, `map`.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

mod bench;
mod command;
#[cfg(test)]
mod left_out;
mod map;
mod pictures;
mod test;
mod tools;

use std::process::ExitCode;

use test::Extent;

const HELP: &str = "\
What is done with the project.

cargo xtask test [--fuzz | --quick GAME]
    Installs what is missing, then: format, lints, all tests.
    --fuzz: then also many more games of the laws, and the fuzz targets are linted,
    built and run.
    --quick GAME: format, lints and tests of one game only, with few games of the laws.

cargo xtask bench engine [GAME] [--seconds S] [--json]
    Random play of every game on one core, beside random chess in the same run.
    --seconds: how long each row is measured (2). --json: the rows as JSON.

cargo xtask pictures [NAME…]
    Takes the pictures in docs/pictures anew: every page in a real browser, on a
    desk and on a phone, light and dark. NAME: only those whose names begin so.
cargo xtask bench server [--game GAME] [--seconds S] [--json]
    How much the server can do: 64 tables of 4 by the JSON API and by pages, with and
    without spectators, then 5000 idle sockets; --help says exactly what is
    measured. --seconds: how long the tables play each time (10). --json: one object.
cargo xtask bench server --under-load [--seconds S] [--json]
    How long the actions of one client take while another holds 2000 half-open
    connections and asks for 200 replays a second, beside the same in peace.

cargo xtask map LAND GAME
    Makes the map of a game anew from its data/map.toml. LAND is the file
    land-50m.json of the npm package world-atlas (Natural Earth, public domain).
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["test"] => test::test(Extent::Tests),
        ["test", "--fuzz"] => test::test(Extent::Fuzzing),
        ["test", "--quick", game] => test::test(Extent::Quick(game)),
        ["bench", "engine", options @ ..] => bench::engine(options),
        ["pictures", only @ ..] => pictures::pictures(only),
        ["map", options @ ..] => map::map(options),
        ["bench", "server", options @ ..] => bench::server(options),
        ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => Err(format!("there is no such command.\n\n{HELP}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("cargo xtask: {why}");
            ExitCode::FAILURE
        }
    }
}
