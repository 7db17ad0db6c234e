//! How a server is run, as far as the server itself has to know.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use axum::http::{HeaderName, Uri};

/// The settings of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Where browsers find the server, if that is not where it listens.
    pub public_url: Option<PublicUrl>,
    /// How long a bot waits before it acts, so that people can follow.
    pub bot_pause: Duration,
    /// How long bots wait after what a person did on a page, so that it can be taken
    /// back. Without any such time, what passes the turn to bots is asked once more.
    pub undo_pause: Duration,
    /// How long somebody who has declined in advance seems to think, at least; at most it
    /// is three times as long.
    pub decline_pause: Duration,
    /// How long the players have to open what they committed to, before the draw
    /// of the key is given up.
    pub draw_patience: Duration,
    /// How many bots think at once, at least one.
    pub bot_threads: usize,
    /// How long a bot may think, and wait for room to think.
    pub bot_time: Duration,
    /// How long somebody is still here whose page has closed: longer than a page
    /// takes to load again.
    pub linger: Duration,
    /// How many rows a match may have: far more than any that is played to win.
    /// After half of them nothing is taken back or chosen anew.
    pub most_rows: u64,
    /// The header in which a proxy in front of the server names the client. Only
    /// such a proxy may be able to reach the server then.
    pub proxy_header: Option<HeaderName>,
    /// Who may read the metrics.
    pub metrics: MetricsFor,
    /// Is there a limit to what one client may ask in a while?
    pub limits: bool,
    /// How many connections the server holds at once.
    pub connections: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            public_url: None,
            bot_pause: Duration::from_millis(700),
            undo_pause: Duration::from_secs(3),
            decline_pause: Duration::from_millis(1300),
            draw_patience: Duration::from_secs(10),
            bot_threads: 2,
            bot_time: Duration::from_secs(10),
            linger: Duration::from_secs(3),
            most_rows: 10_000,
            proxy_header: None,
            metrics: MetricsFor::Loopback,
            limits: true,
            connections: 4096,
        }
    }
}

impl Settings {
    /// May cookies only travel by TLS? So it is where browsers come by TLS.
    pub fn secure_cookies(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.0.starts_with("https:"))
    }
}

/// Who may read the metrics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MetricsFor {
    /// Nobody.
    Nobody,
    /// Programs on the same machine.
    Loopback,
    /// Everyone who reaches the server.
    Everyone,
}

/// Where browsers find the server: scheme and host, such as
/// `https://ludi.example`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl(String);

impl PublicUrl {
    /// Its text, without a slash at the end: the origin browsers name.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name or address in it, without port and brackets.
    pub(crate) fn host(&self) -> &str {
        let (_, host) = self.0.split_once("://").unwrap_or_default();
        match host.strip_prefix('[').and_then(|host| host.split_once(']')) {
            Some((address, _)) => address,
            None => host.split(':').next().unwrap_or_default(),
        }
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// It is no address of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("it must be like https://ludi.example, without a path")]
pub struct NoUrl;

impl FromStr for PublicUrl {
    type Err = NoUrl;

    fn from_str(text: &str) -> Result<PublicUrl, NoUrl> {
        let url: Uri = text.parse().map_err(|_| NoUrl)?;
        let scheme = url.scheme_str().filter(|scheme| matches!(*scheme, "http" | "https"));
        let host = url.authority().filter(|host| !host.as_str().contains('@'));
        match (scheme, host, url.path_and_query().map(|path| path.as_str())) {
            (Some(scheme), Some(host), None | Some("/")) => {
                let host = host.as_str().to_ascii_lowercase();
                Ok(PublicUrl(format!("{scheme}://{host}")))
            }
            _ => Err(NoUrl),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_scheme_and_a_host_make_an_address() {
        for (given, kept) in [
            ("https://Ludi.example/", "https://ludi.example"),
            ("http://127.0.0.1:8700", "http://127.0.0.1:8700"),
        ] {
            assert_eq!(given.parse::<PublicUrl>().map(|url| url.to_string()), Ok(kept.to_owned()));
        }
        for wrong in [
            "",
            "ludi.example",
            "ftp://ludi.example",
            "https://a@ludi.example",
            "https://ludi.example/house",
            "https://ludi.example/?q",
            "https://",
            "https://lu di",
        ] {
            assert_eq!(wrong.parse::<PublicUrl>(), Err(NoUrl), "{wrong}");
        }
    }

    #[test]
    fn cookies_are_secure_where_browsers_come_by_tls() {
        let at = |url: &str| Settings { public_url: url.parse().ok(), ..Settings::default() };
        assert!(at("https://ludi.example").secure_cookies());
        assert!(!at("http://ludi.example").secure_cookies());
        assert!(!Settings::default().secure_cookies());
    }
}
