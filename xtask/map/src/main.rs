//! Makes the map of Imperivm Romanvm: `cargo xtask map`.
//!
//! Coastlines (`atlas`) are drawn by a conic `projection`; the seeds of the provinces
//! (`seeds`) divide the plane (`cells`, `meander`) and with it the `land`; lanes and
//! places for names and pieces are found (`lane`, `place`); the `sheet` that holds all
//! this is written as a picture (`svg`) and as data (`table`).

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

mod atlas;
mod borders;
mod cells;
mod land;
mod lane;
mod line;
mod meander;
mod path;
mod place;
mod projection;
mod seeds;
mod shape;
mod sheet;
mod svg;
mod table;

use std::path::Path;
use std::process::ExitCode;

use sheet::Sheet;

const HELP: &str = "\
Makes the map of Imperivm Romanvm anew.

cargo xtask map LAND

LAND is the file land-50m.json of the npm package world-atlas, version 2 (the land of
Natural Earth, public domain); `npm pack world-atlas` fetches the package. Seeds,
borders and lanes are read from games/imperivm/data/map-seeds.toml; map.svg and
map.toml are written to games/imperivm/assets/map. Same input, same bytes.
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        [land] => make(Path::new(land)),
        _ => Err(format!("one file is needed.\n\n{HELP}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("cargo xtask map: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Reads a land file and the seeds, writes the map.
fn make(land: &Path) -> Result<(), String> {
    let game = Path::new("games/imperivm");
    let assets = game.join("assets/map");
    let sheet = Sheet::make(&read(land)?, &read(&game.join("data/map-seeds.toml"))?)?;
    std::fs::create_dir_all(&assets).map_err(|error| format!("{}: {error}", assets.display()))?;
    for (name, text) in [("map.svg", svg::picture(&sheet)), ("map.toml", table::table(&sheet))] {
        let file = assets.join(name);
        std::fs::write(&file, &text).map_err(|error| format!("{}: {error}", file.display()))?;
        println!("{:>7} bytes  {}", text.len(), file.display());
    }
    Ok(())
}

fn read(file: &Path) -> Result<String, String> {
    std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}
