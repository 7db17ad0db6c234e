//! Every place that a new game touches outside of its folder.

use std::fs;
use std::path::{Path, PathBuf};

use ludi_games::GAMES;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The folders of the games that have a package, by name.
fn folders() -> Vec<String> {
    let folders = fs::read_dir(root().join("games")).expect("the folder of the games");
    let mut names: Vec<String> = folders
        .map(|folder| folder.expect("a folder").path())
        .filter(|folder| folder.join("Cargo.toml").is_file())
        .filter_map(|folder| Some(folder.file_name()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    names
}

#[test]
fn every_folder_of_a_game_is_in_the_list() {
    let mut listed: Vec<&str> = GAMES.iter().map(|info| info.id).collect();
    listed.sort_unstable();
    assert_eq!(folders(), listed);
}

#[test]
fn every_game_has_its_four_contracts_and_its_papers() {
    for game in folders() {
        let folder = root().join("games").join(&game);
        for (room, contract) in
            [("rules", "Rules"), ("words", "Words"), ("board", "Board"), ("mind", "Mind")]
        {
            let index = read(&folder.join("src").join(room).join("mod.rs"));
            assert!(index.contains(&format!("impl {contract} for ")), "{game}: {contract}");
        }
        for paper in ["RULES.md", "RULES.it.md", "text/en.ftl", "text/it.ftl", "src/board/seats.rs"]
        {
            assert!(folder.join(paper).is_file(), "{game}: {paper}");
        }
    }
}

#[test]
fn the_workspace_builds_every_game_optimised() {
    let workspace = read(&root().join("Cargo.toml"));
    for game in folders() {
        for line in [
            format!("ludi-{game} = {{ path = \"games/{game}\" }}\n"),
            format!("ludi-{game}.opt-level = 3\n"),
        ] {
            assert!(workspace.contains(&line), "{line}");
        }
    }
}
