//! Settings: defaults, the file, mistakes, and their document.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use ludi_engine::Lang;

use super::*;
use crate::help::Help;
use crate::words::Words;

#[test]
fn the_defaults_are_those_of_the_server() {
    let defaults = Chosen::defaults();
    assert_eq!(defaults.house, Settings::default());
    assert_eq!(defaults.addr, "127.0.0.1:8700".parse().unwrap());
    assert_eq!((defaults.log, defaults.log_format), (LevelFilter::INFO, Format::Text));
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
        undo-pause = 2000
        bot-threads = '7'
    ";
    for setting in SETTINGS {
        assert!(text.contains(&format!("{} = ", setting.name)), "{}", setting.name);
    }
    let mut chosen = Chosen::defaults();
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
            undo_pause: Duration::from_secs(2),
            bot_threads: 7,
            ..Settings::default()
        },
    };
    assert_eq!(chosen, expected);
}

#[test]
fn what_is_wrong_in_a_file_is_named_with_its_line() {
    for (text, line, words) in [
        ("adr = '127.0.0.1:1'", 1, "no setting 'adr': there is addr, db, "),
        ("\n# Rome\nbot-threads = 0", 3, "bot-threads: '0' is not a number from 1 to 256"),
        ("bot-pause = 60001", 1, "bot-pause: '60001' is not a number"),
        ("connections = 15", 1, "connections: '15' is not a number from 16 to 1000000"),
        ("bot-threads = 0x10", 1, "a plain number"),
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
        let (at, fault) = file::read(text, &mut Chosen::defaults()).unwrap_err();
        let fault = Words::new(Lang::En).say(&fault);
        assert_eq!(at, line, "{text}: {fault}");
        assert!(fault.contains(words) && fault.lines().count() == 1, "{text}: {fault}");
    }
}

/// `docs/settings.md`, as the settings make it.
fn document() -> String {
    let mut text = "# Settings of the server\n\n\
        `ludi serve` looks for each setting in four places and takes the first that has it:\n\n\
        1. the flag on the command line,\n\
        2. the environment variable,\n\
        3. the key in the settings file,\n\
        4. the default.\n\n\
        `ludi backup` and `ludi doctor` look for `db` in the same way.\n\n\
        | flag | environment variable | default | description |\n|---|---|---|---|\n"
        .to_owned();
    let help = Help::new(Lang::En);
    for setting in SETTINGS {
        let default = setting.default.map(|text| format!("`{text}`")).unwrap_or_default();
        writeln!(
            text,
            "| `--{} {}` | `{}` | {default} | {} |",
            setting.name,
            setting.value,
            setting.variable(),
            help.settings[setting.name],
        )
        .unwrap();
    }
    text.push_str(
        "\n## The settings file\n\n\
         The file is TOML. Its keys are the names of the flags. These are the defaults:\n\n```toml\n",
    );
    for setting in SETTINGS {
        if let Some(value) = setting.default {
            let mark = if value.bytes().all(|byte| byte.is_ascii_digit()) { "" } else { "\"" };
            writeln!(text, "{} = {mark}{value}{mark}", setting.name).unwrap();
        }
    }
    text.push_str(
        "```\n\n\
         | where the file is | |\n|---|---|\n\
         | `--config FILE` | The file must exist. |\n\
         | `LUDI_CONFIG` | The file must exist. Used without `--config`. |\n\
         | `ludi/ludi.toml` in your configuration directory (`~/.config` on Linux) | Optional. Used \
         without the other two. |\n\n\
         An unknown key or an invalid value is an error: the server prints the file, the line and the \
         fault, and exits with code 2.\n\n\
         `bot-threads` replaces the earlier name `thinkers`, which is no longer accepted.\n\n\
         ## Behind a reverse proxy\n\n\
         - Set `public-url` to the URL that browsers use.\n\
         - Set `proxy-header` if the proxy passes on the address of the client. The server then does not \
         limit connections per address, since all come from the proxy. Let the proxy limit them.\n\
         - A proxy on the same machine that sets no header makes all clients look local. Let it refuse \
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
    let mut chosen = Chosen::defaults();
    file::read(&example, &mut chosen).unwrap();
    assert_eq!(chosen, Chosen::defaults());
}
