//! Makes the map of a game: `cargo xtask map`.
//!
//! Coastlines (`atlas`) are drawn by a conic `projection`; the seeds of the provinces
//! (`plan`) divide the plane (`cells`, `meander`) and with it the `land`; `borders`,
//! lanes and bridges (`lane`) follow; names, pieces and captions find their places
//! (`layout`: `name`, `slots`, on the `ground`); the `sheet` that holds all this is
//! written as a picture (`svg`) and as data (`places`).

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

mod atlas;
mod borders;
mod cells;
mod ground;
mod land;
mod lane;
mod layout;
mod letters;
mod line;
mod map_file;
mod meander;
mod name;
mod path;
mod places;
mod projection;
mod shape;
mod sheet;
mod slots;
mod svg;
mod text_box;

use std::path::Path;
use std::process::ExitCode;

use sheet::Sheet;

const HELP: &str = "\
Makes the map of a game anew.

cargo xtask map LAND GAME

LAND is the file land-50m.json of the npm package world-atlas, version 2 (the land of
Natural Earth, public domain); `npm pack world-atlas` fetches the package. What the map
shows is read from games/GAME/data/map.toml; map.svg and places.toml are written to
games/GAME/assets/map. Same input, same bytes. xtask/map/README.md describes the files.
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        [land, game] => make(Path::new(land), &Path::new("games").join(game)),
        _ => Err(format!("a land file and a game are needed.\n\n{HELP}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("cargo xtask map: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Reads a land file and the plan of a game, writes the map.
fn make(land: &Path, game: &Path) -> Result<(), String> {
    let assets = game.join("assets/map");
    let sheet = Sheet::make(&read(land)?, &read(&game.join("data/map.toml"))?)?;
    std::fs::create_dir_all(&assets).map_err(|error| format!("{}: {error}", assets.display()))?;
    let files = [("map.svg", svg::picture(&sheet)), ("places.toml", places::places(&sheet))];
    for (name, text) in files {
        let file = assets.join(name);
        std::fs::write(&file, &text).map_err(|error| format!("{}: {error}", file.display()))?;
        println!("{:>7} bytes  {}", text.len(), file.display());
    }
    Ok(())
}

fn read(file: &Path) -> Result<String, String> {
    std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}
