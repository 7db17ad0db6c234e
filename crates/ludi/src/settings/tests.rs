//! The settings fit one another, their document and the house.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use super::*;

#[test]
fn what_is_usual_here_is_usual_in_the_house() {
    let usual = Chosen::usual();
    assert_eq!(usual.house, Settings::default());
    assert_eq!(usual.addr, "127.0.0.1:8700".parse().unwrap());
    assert_eq!((usual.log, usual.log_format), (LevelFilter::INFO, Format::Text));
}

#[test]
fn a_file_sets_every_setting() {
    let text = "
        addr = '0.0.0.0:80'
        db = 'sqlite:/srv/ludi.db'
        log = 'debug'
        log-format = 'json'
        public-url = 'https://ludi.example/'
        proxy-header = 'X-Forwarded-For'
        metrics = 'everyone'
        limits = 'off'
        connections = 20_000
        bot-pause = 1_500
        thinkers = '7'
    ";
    for setting in SETTINGS {
        assert!(text.contains(&format!("{} = ", setting.name)), "{}", setting.name);
    }
    let mut chosen = Chosen::usual();
    file::read(text, &mut chosen).unwrap();
    let expected = Chosen {
        addr: "0.0.0.0:80".parse().unwrap(),
        db: PathBuf::from("/srv/ludi.db"),
        log: LevelFilter::DEBUG,
        log_format: Format::Json,
        house: Settings {
            public_url: Some("https://ludi.example".parse().unwrap()),
            proxy_header: Some("x-forwarded-for".parse().unwrap()),
            metrics: MetricsFor::Everyone,
            limits: false,
            connections: 20_000,
            bot_pause: Duration::from_millis(1500),
            thinkers: 7,
            ..Settings::default()
        },
    };
    assert_eq!(chosen, expected);
}

#[test]
fn what_is_wrong_in_a_file_is_named_with_its_line() {
    for (text, line, words) in [
        ("adr = '127.0.0.1:1'", 1, "no setting 'adr': there is addr, db, "),
        ("\n# Rome\nthinkers = 0", 3, "thinkers: '0' is no number from 1 to 256"),
        ("bot-pause = 60001", 1, "bot-pause: '60001' is no number"),
        ("connections = 15", 1, "connections: '15' is no number from 16 to 1000000"),
        ("thinkers = 0x10", 1, "a plain number"),
        ("log = 'debug'\nlog-format = 'xml'", 2, "'xml' is none of text, json"),
        ("log = true", 1, "a text or a plain number"),
        ("addr = 'here'", 1, "HOST:PORT"),
        ("db = '/srv/ludi.db'", 1, "sqlite:PATH"),
        ("public-url = 'ludi.example'", 1, "like https://ludi.example"),
        ("proxy-header = 'for me'", 1, "cannot be used"),
        ("metrics = 'some'", 1, "none of nobody, loopback, everyone"),
        ("\n[house]\nlog = 'off'", 2, "no setting 'house'"),
        ("log = 'off'\nlog = 'info'", 2, "duplicate key"),
        ("log = ", 1, ""),
        ("log", 1, ""),
    ] {
        let (at, fault) = file::read(text, &mut Chosen::usual()).unwrap_err();
        assert_eq!(at, line, "{text}: {fault}");
        assert!(fault.contains(words) && fault.lines().count() == 1, "{text}: {fault}");
    }
}

/// `docs/settings.md`, as the settings make it.
fn document() -> String {
    let mut text = "# Settings of the house\n\n\
        `ludi serve` takes each setting from the first of these that has it: its flag, its variable \
        of the environment, its key in a file, what is usual. `ludi backup` and `ludi doctor` take \
        `db` in the same way.\n\n\
        | setting | variable | usual | |\n|---|---|---|---|\n"
        .to_owned();
    for setting in SETTINGS {
        let usual = setting.default.map(|text| format!("`{text}`")).unwrap_or_default();
        writeln!(
            text,
            "| `--{} {}` | `{}` | {usual} | {} |",
            setting.name,
            setting.value,
            setting.variable(),
            setting.what,
        )
        .unwrap();
    }
    text.push_str(
        "\nThe file is the one that `--config FILE` or else `LUDI_CONFIG` names, or `ludi/ludi.toml` \
         in your folder of settings (`~/.config` on Linux) if it is there. It is TOML, its keys are \
         the names of the flags:\n\n```toml\n",
    );
    for setting in SETTINGS {
        if let Some(value) = setting.default {
            let mark = if value.bytes().all(|byte| byte.is_ascii_digit()) { "" } else { "\"" };
            writeln!(text, "{} = {mark}{value}{mark}", setting.name).unwrap();
        }
    }
    text.push_str(
        "```\n\nAn unknown key or a value that makes no sense is told with file and line, and the \
         house stays shut.\n\n\
         Behind a proxy, set `public-url`, and `proxy-header` if the proxy names its clients. With \
         `proxy-header` connections are not bounded by address, since all are the proxy's, which \
         has to bound those of its clients. A \
         proxy on the same machine that adds no header makes everyone look local: let it refuse \
         `/metrics`, or set `metrics` to `nobody`.\n",
    );
    text
}

/// Written anew with `LUDI_WRITE_DOCS=1 cargo test -p ludi settings`.
#[test]
fn the_document_is_what_the_settings_make() {
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/settings.md");
    if env::var_os("LUDI_WRITE_DOCS").is_some() {
        fs::write(&place, document()).unwrap();
    }
    let written = fs::read_to_string(&place).unwrap_or_default();
    assert_eq!(written, document(), "write it anew with LUDI_WRITE_DOCS=1");
    let example = document().split("```").nth(1).unwrap().replace("toml\n", "");
    let mut chosen = Chosen::usual();
    file::read(&example, &mut chosen).unwrap();
    assert_eq!(chosen, Chosen::usual());
}
