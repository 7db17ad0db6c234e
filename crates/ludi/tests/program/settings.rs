//! Settings: which of them counts, and what is said of a wrong one. Where a
//! database is missing its name tells which setting was taken.

use std::fs;

use crate::house::House;

#[test]
fn a_flag_counts_before_the_environment_before_a_file() {
    let house = House::new();
    let missing = |line: &str, variables: &[(&str, &str)], place: &str| {
        let output = house.command(line).envs(variables.iter().copied()).output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{line}: {err}");
        assert!(err.starts_with("ludi: there is no database at"), "{err}");
        assert!(err.ends_with(&format!("{place}\n")), "{line}: {err}");
    };
    missing("doctor", &[], "data/ludi/house.db");
    fs::create_dir_all(house.path("config/ludi")).unwrap();
    house.write("config/ludi/ludi.toml", "db = 'sqlite:usual-file.db'\n");
    missing("doctor", &[], "usual-file.db");
    house.write("named.toml", "db = 'sqlite:named-file.db'\n");
    house.write("other.toml", "db = 'sqlite:other-file.db'\n");
    let config = ("LUDI_CONFIG", "named.toml");
    missing("doctor", &[config], "named-file.db");
    missing("doctor --config other.toml", &[config], "other-file.db");
    let db = ("LUDI_DB", "sqlite:variable.db");
    missing("doctor", &[config, db], "variable.db");
    missing("backup copy.db --config other.toml", &[db], "variable.db");
    missing("doctor --db sqlite:flag.db", &[config, db], "flag.db");
    missing("doctor", &[config, ("LUDI_DB", "")], "named-file.db");
}

#[test]
fn a_wrong_setting_is_named_with_its_place() {
    let house = House::new();
    house.write("ludi.toml", "log = 'warn'\n\nadr = '127.0.0.1:1'\n");
    house.ludi("serve --config ludi.toml").fails(2, &["ludi.toml, line 3", "no setting 'adr'"]);
    house.write("ludi.toml", "# Rome\nbot-threads = -1\n");
    house.ludi("serve --config ludi.toml").fails(2, &["ludi.toml, line 2", "bot-threads", "'-1'"]);
    house.ludi("serve --config nowhere.toml").fails(1, &["cannot read nowhere.toml"]);
    let output = house.command("serve").env("LUDI_BOT_THREADS", "many").output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(err, "ludi: LUDI_BOT_THREADS: 'many' is not a number from 1 to 256\n");
    for (line, words) in [
        ("serve --addr here", "HOST:PORT"),
        ("serve --db house.db", "sqlite:PATH"),
        ("serve --log loud", "off, error, warn, info, debug"),
        ("serve --colour red", "--colour"),
        ("doctor --addr 127.0.0.1:1", "--addr"),
    ] {
        let ran = house.ludi(line);
        assert_eq!(ran.code, Some(2), "{ran:?}");
        assert!(ran.err.contains(words) && !ran.err.contains("panicked"), "{ran:?}");
    }
    assert!(!house.database().exists());
}
