//! Pictures of every page, in both sizes, light and dark:
//! `pictures FOLDER`, with the program `ludi` beside this one. Names after the folder, or
//! how they begin, take only those: `pictures FOLDER latium how-`.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

mod shots;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use ludi_browser::{Device, Fault, Hand, House, Player, Window};
use shots::{SHOTS, Shot};

/// Both sizes, as they are called in the names of the pictures.
const SIZES: [(&str, Device); 2] = [("desk", Device::DESK), ("phone", Device::PHONE)];
/// How lucky the player in the pictures is.
const LUCK: u64 = 7;
const THEMES: [(&str, bool); 2] = [("light", false), ("dark", true)];

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("pictures: say which folder the pictures are for.");
        return ExitCode::FAILURE;
    };
    let only: Vec<String> = std::env::args().skip(2).collect();
    match take(&folder, &only) {
        Ok(bytes) => {
            println!("{:>8} KiB in all", bytes >> 10);
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("pictures: {fault}");
            ExitCode::FAILURE
        }
    }
}

/// Takes all pictures anew, or only these; gives how many bytes they have.
fn take(folder: &Path, only: &[String]) -> Result<usize, Fault> {
    std::fs::create_dir_all(folder)?;
    let program = std::env::current_exe()?.with_file_name("ludi");
    let mut bytes = 0;
    let is_taken =
        |scene: &&Shot| only.is_empty() || only.iter().any(|name| scene.name.starts_with(name));
    for scene in SHOTS.iter().filter(is_taken) {
        let house = House::open(&program)?;
        let mut player = Player::new(Window::open(Device::DESK)?, Hand::Pointer, LUCK);
        (scene.reach)(&house, &mut player)?;
        bytes += shoot(scene, &mut player.window, folder)?;
        // Chromium complains of a page that says something is missing.
        _ = player.window.close();
    }
    Ok(bytes)
}

/// The page where the window is, in both sizes and themes.
fn shoot(scene: &Shot, window: &mut Window, folder: &Path) -> Result<usize, Fault> {
    let mut bytes = 0;
    for (size, device) in SIZES {
        for (theme, dark) in THEMES {
            window.turn_to(Device { dark, ..device })?;
            window.look::<bool>("(scrollTo({ top: 0, behavior: 'instant' }), true)")?;
            let name = format!("{}-{size}-{theme}.png", scene.name);
            let picture = window.picture()?;
            println!("{:>8} KiB  {name}", picture.len() >> 10);
            std::fs::write(folder.join(name), &picture)?;
            bytes += picture.len();
        }
    }
    Ok(bytes)
}
