//! How the server is run. A flag counts before the environment, that before the
//! file of settings, that before the default.
//!
//! [`SETTINGS`] is the one place where a setting is declared. Its name is that
//! of the flag and of the key in the file, and the variable is made from it. What it
//! is for is said in `text/help.*.toml`. `docs/settings.md` is written from both.

mod file;
mod flags;
#[cfg(test)]
mod tests;

use std::env;
use std::fmt::Display;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use ludi_engine::{Phrase, phrase};
use ludi_server::{MetricsFor, Settings};
use tracing_subscriber::filter::LevelFilter;

pub(crate) use self::flags::Given;
use crate::failure::{Failure, shown};

/// A setting.
#[derive(Debug)]
pub(crate) struct Setting {
    /// Its name.
    name: &'static str,
    /// What its value looks like.
    value: &'static str,
    /// The default, where it can be written down.
    default: Option<&'static str>,
    /// Takes a value, or says what is wrong with it.
    put: fn(&mut Chosen, &str) -> Result<(), Phrase>,
}

impl Setting {
    /// The variable of the environment.
    fn variable(&self) -> String {
        format!("LUDI_{}", self.name.to_uppercase().replace('-', "_"))
    }
}

/// All there are.
const SETTINGS: &[Setting] = &[
    Setting {
        name: "addr",
        value: "HOST:PORT",
        default: Some("127.0.0.1:8700"),
        put: |chosen, text| {
            chosen.addr = text.parse().map_err(|_| phrase!("fault-address"))?;
            Ok(())
        },
    },
    DB,
    Setting {
        name: "log",
        value: "LEVEL",
        default: Some("info"),
        put: |chosen, text| {
            let levels = [
                ("off", LevelFilter::OFF),
                ("error", LevelFilter::ERROR),
                ("warn", LevelFilter::WARN),
                ("info", LevelFilter::INFO),
                ("debug", LevelFilter::DEBUG),
            ];
            chosen.log = one_of(text, &levels)?;
            Ok(())
        },
    },
    Setting {
        name: "log-format",
        value: "FORMAT",
        default: Some("text"),
        put: |chosen, text| {
            chosen.log_format = one_of(text, &[("text", Format::Text), ("json", Format::Json)])?;
            Ok(())
        },
    },
    Setting {
        name: "public-url",
        value: "URL",
        default: None,
        put: |chosen, text| {
            chosen.house.public_url = Some(parsed(text)?);
            Ok(())
        },
    },
    Setting {
        name: "proxy-header",
        value: "HEADER",
        default: None,
        put: |chosen, text| {
            chosen.house.proxy_header = Some(parsed(text)?);
            Ok(())
        },
    },
    Setting {
        name: "metrics",
        value: "WHO",
        default: Some("loopback"),
        put: |chosen, text| {
            let all = [
                ("nobody", MetricsFor::Nobody),
                ("loopback", MetricsFor::Loopback),
                ("everyone", MetricsFor::Everyone),
            ];
            chosen.house.metrics = one_of(text, &all)?;
            Ok(())
        },
    },
    Setting {
        name: "limits",
        value: "ON",
        default: Some("on"),
        put: |chosen, text| {
            chosen.house.limits = one_of(text, &[("on", true), ("off", false)])?;
            Ok(())
        },
    },
    Setting {
        name: "connections",
        value: "N",
        default: Some("4096"),
        put: |chosen, text| {
            chosen.house.connections = within(text, 16, 1_000_000)? as usize;
            Ok(())
        },
    },
    Setting {
        name: "bot-pause",
        value: "MILLISECONDS",
        default: Some("700"),
        put: |chosen, text| {
            chosen.house.bot_pause = Duration::from_millis(within(text, 0, 60_000)?.into());
            Ok(())
        },
    },
    Setting {
        name: "undo-pause",
        value: "MILLISECONDS",
        default: Some("3000"),
        put: |chosen, text| {
            chosen.house.undo_pause = Duration::from_millis(within(text, 0, 60_000)?.into());
            Ok(())
        },
    },
    Setting {
        name: "bot-threads",
        value: "N",
        default: Some("2"),
        put: |chosen, text| {
            chosen.house.bot_threads = within(text, 1, 256)? as usize;
            Ok(())
        },
    },
];

/// The one setting that commands beside `ludi serve` need.
const DB: Setting = Setting {
    name: "db",
    value: "sqlite:PATH",
    default: None,
    put: |chosen, text| match text.strip_prefix("sqlite:") {
        Some(path) if !path.is_empty() => {
            chosen.db = PathBuf::from(path);
            Ok(())
        }
        _ => Err(phrase!("fault-database")),
    },
};

/// The default of a setting, where it can be written down.
pub(crate) fn default_of(name: &str) -> Option<&'static str> {
    SETTINGS.iter().find(|setting| setting.name == name).and_then(|setting| setting.default)
}

/// The variable that names the file of settings.
const CONFIG: &str = "LUDI_CONFIG";

/// What was chosen.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Chosen {
    /// Where to listen.
    pub(crate) addr: SocketAddr,
    /// Where the database is.
    pub(crate) db: PathBuf,
    /// What is logged.
    pub(crate) log: LevelFilter,
    /// How it is logged.
    pub(crate) log_format: Format,
    /// The settings of the server itself.
    pub(crate) house: Settings,
}

/// How a log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// For people.
    Text,
    /// For programs.
    Json,
}

impl Chosen {
    /// All defaults.
    fn defaults() -> Chosen {
        let data = dirs::data_dir().map(|data| data.join("ludi")).unwrap_or_default();
        let mut chosen = Chosen {
            addr: SocketAddr::from(([127, 0, 0, 1], 0)),
            db: data.join("house.db"),
            log: LevelFilter::OFF,
            log_format: Format::Text,
            house: Settings::default(),
        };
        for setting in SETTINGS {
            if let Some(text) = setting.default {
                (setting.put)(&mut chosen, text).expect("a default is valid");
            }
        }
        chosen
    }
}

/// A variable of the environment; one that is empty is not there.
fn variable(name: &str) -> Result<Option<String>, Failure> {
    match env::var(name) {
        Ok(text) => Ok(Some(text).filter(|text| !text.is_empty())),
        Err(env::VarError::NotPresent) => Ok(None),
        Err(env::VarError::NotUnicode(_)) => {
            Err(Failure::Setting { place: place(name), fault: phrase!("fault-not-text") })
        }
    }
}

/// Where a setting was given.
fn place(name: &str) -> Phrase {
    phrase!("place", name = name)
}

/// The value with this name.
fn one_of<T: Copy>(text: &str, all: &[(&str, T)]) -> Result<T, Phrase> {
    let known = || all.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    let found = all.iter().find(|(name, _)| *name == text).map(|(_, value)| *value);
    found.ok_or_else(|| phrase!("fault-none-of", text = text, known = &*known()))
}

/// A number from `min` to `max`.
fn within(text: &str, min: u32, max: u32) -> Result<u32, Phrase> {
    let number = text.parse().ok().filter(|number| (min..=max).contains(number));
    number.ok_or_else(|| {
        // The bounds are shown as they are typed, without separators.
        phrase!("fault-number", text = text, min = shown(min), max = shown(max))
    })
}

/// A value that reads itself.
fn parsed<T: FromStr<Err: Display>>(text: &str) -> Result<T, Phrase> {
    text.parse().map_err(|error| phrase!("fault-unusable", text = text, error = shown(error)))
}
