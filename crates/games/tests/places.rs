//! Every place that a new game touches outside of its folder.

use std::fs;
use std::path::{Path, PathBuf};

use ludi_engine::Lang;
use ludi_games::GAMES;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The contracts of a game, and the folders where they are.
const CONTRACTS: [(&str, &str); 4] =
    [("rules", "Rules"), ("words", "Words"), ("board", "Board"), ("mind", "Mind")];

/// The folders of the games that have a package, by name.
fn packages() -> Vec<String> {
    let folders = fs::read_dir(root().join("games")).expect("the folder of the games");
    let mut names: Vec<String> = folders
        .map(|folder| folder.expect("a folder").path())
        .filter(|folder| folder.join("Cargo.toml").is_file())
        .filter_map(|folder| Some(folder.file_name()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    names
}

/// Those of them that have begun all four contracts. A game whose board or mind is still
/// to be made is tested in its own package, and not in the list yet.
fn folders() -> Vec<String> {
    let has_all = |game: &String| {
        let source = root().join("games").join(game).join("src");
        CONTRACTS.iter().all(|(room, _)| source.join(room).join("mod.rs").is_file())
    };
    packages().into_iter().filter(has_all).collect()
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
        for (room, contract) in CONTRACTS {
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
fn every_game_explains_its_board_and_how_to_play() {
    for game in ludi_games::all() {
        for lang in Lang::ALL {
            assert!(!game.glossary(lang).is_empty(), "{}: no glossary", game.info.id);
            assert!(game.primer(lang).contains("panel-turn"), "{}: no primer", game.info.id);
        }
        assert!(game.info.minutes.min <= game.info.minutes.max, "{}", game.info.id);
    }
}

#[test]
fn the_workspace_builds_every_game_optimised() {
    let workspace = read(&root().join("Cargo.toml"));
    for game in packages() {
        for line in [
            format!("ludi-{game} = {{ path = \"games/{game}\" }}\n"),
            format!("ludi-{game}.opt-level = 3\n"),
        ] {
            assert!(workspace.contains(&line), "{line}");
        }
    }
}
