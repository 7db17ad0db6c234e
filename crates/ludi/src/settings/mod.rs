//! How the house is run: a flag before the environment before a file before
//! what is usual.
//!
//! [`SETTINGS`] is the one place where a setting is declared. Its name is that
//! of the flag and of the key in the file, and the variable is made from it;
//! `docs/settings.md` is written from it.

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

use ludi_server::{MetricsFor, Settings};
use tracing_subscriber::filter::LevelFilter;

pub(crate) use self::flags::Given;
use crate::failure::Failure;

/// A setting.
#[derive(Debug)]
pub(crate) struct Setting {
    /// Its name.
    name: &'static str,
    /// What its value looks like.
    value: &'static str,
    /// The usual value, where it can be written down.
    default: Option<&'static str>,
    /// What it is for.
    what: &'static str,
    /// Takes a value, or says what is wrong with it.
    put: fn(&mut Chosen, &str) -> Result<(), String>,
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
        what: "Where to listen; port 0 takes one that is free",
        put: |chosen, text| {
            let wrong = |_| "an address is given as HOST:PORT, such as 127.0.0.1:8700".to_owned();
            chosen.addr = text.parse().map_err(wrong)?;
            Ok(())
        },
    },
    DB,
    Setting {
        name: "log",
        value: "LEVEL",
        default: Some("info"),
        what: "What is logged to standard error: off, error, warn, info, or debug with a line for \
               each request",
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
        what: "How it is logged: text, or json with an object a line",
        put: |chosen, text| {
            chosen.log_format = one_of(text, &[("text", Format::Text), ("json", Format::Json)])?;
            Ok(())
        },
    },
    Setting {
        name: "public-url",
        value: "URL",
        default: None,
        what: "Where browsers find the house: it answers to this name and to those of this machine. \
               Without it, only to localhost and to addresses of numbers. With https:// cookies \
               travel by TLS only",
        put: |chosen, text| {
            chosen.house.public_url = Some(parsed(text)?);
            Ok(())
        },
    },
    Setting {
        name: "proxy-header",
        value: "HEADER",
        default: None,
        what: "The header in which that proxy names the client, such as x-forwarded-for; set it \
               only if nobody reaches the house but through the proxy",
        put: |chosen, text| {
            chosen.house.proxy_header = Some(parsed(text)?);
            Ok(())
        },
    },
    Setting {
        name: "metrics",
        value: "WHO",
        default: Some("loopback"),
        what: "Who may read /metrics: nobody, loopback (programs on this machine, not through a \
               proxy) or everyone",
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
        what: "Whether there is a limit to what one client may ask in a while: on, or off for a \
               house that only friends reach",
        put: |chosen, text| {
            chosen.house.limits = one_of(text, &[("on", true), ("off", false)])?;
            Ok(())
        },
    },
    Setting {
        name: "connections",
        value: "N",
        default: Some("4096"),
        what: "How many connections the house holds at once, from 16 to 1000000, and no more than \
               the system lets it open files; a quarter is kept for those who have a seat at a \
               table",
        put: |chosen, text| {
            chosen.house.connections = within(text, 16, 1_000_000)? as usize;
            Ok(())
        },
    },
    Setting {
        name: "bot-pause",
        value: "MILLISECONDS",
        default: Some("700"),
        what: "How long a bot waits before it acts, so that people can follow; at most 60000",
        put: |chosen, text| {
            chosen.house.bot_pause = Duration::from_millis(within(text, 0, 60_000)?);
            Ok(())
        },
    },
    Setting {
        name: "thinkers",
        value: "N",
        default: Some("2"),
        what: "How many bots think at once, from 1 to 256",
        put: |chosen, text| {
            chosen.house.thinkers = within(text, 1, 256)? as usize;
            Ok(())
        },
    },
];

/// The one setting that commands beside `ludi serve` need.
const DB: Setting = Setting {
    name: "db",
    value: "sqlite:PATH",
    default: None,
    what: "The database; otherwise ludi/house.db among your data",
    put: |chosen, text| match text.strip_prefix("sqlite:") {
        Some(path) if !path.is_empty() => {
            chosen.db = PathBuf::from(path);
            Ok(())
        }
        _ => Err("a database is given as sqlite:PATH".to_owned()),
    },
};

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
    /// What the house itself has to know.
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
    /// What is usual.
    fn usual() -> Chosen {
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
                (setting.put)(&mut chosen, text).expect("what is usual is possible");
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
            Err(Failure::Setting { place: name.to_owned(), fault: "it is not text".to_owned() })
        }
    }
}

/// The value with this name.
fn one_of<T: Copy>(text: &str, all: &[(&str, T)]) -> Result<T, String> {
    let names = || all.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    let found = all.iter().find(|(name, _)| *name == text).map(|(_, value)| *value);
    found.ok_or_else(|| format!("'{text}' is none of {}", names()))
}

/// A number from `min` to `max`.
fn within(text: &str, min: u64, max: u64) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| (min..=max).contains(number));
    number.ok_or_else(|| format!("'{text}' is no number from {min} to {max}"))
}

/// A value that reads itself.
fn parsed<T: FromStr<Err: Display>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|error| format!("'{text}' cannot be used: {error}"))
}
