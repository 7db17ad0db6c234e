//! By which names the server answers.
//!
//! Whoever owns a name can let it lead to any address, also to this machine's:
//! then a foreign page is of the same site as ours, and may read and send what it
//! likes (DNS rebinding). So the server answers only to names that nobody else can
//! own: an address of numbers, `localhost`, and the name its settings say.

use std::net::IpAddr;

use axum::http::header::HOST;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, Uri};

use crate::settings::Settings;

/// Is the server asked by a name of its own?
pub(super) fn is_ours(settings: &Settings, uri: &Uri, headers: &HeaderMap) -> bool {
    // A request may also name the host before its path, and must mean the same.
    named(headers).is_some_and(|host| {
        answers_to(settings, &host) && uri.authority().is_none_or(|host| answers_to(settings, host))
    })
}

/// Was this machine asked by its own name?
pub(crate) fn is_loopback(headers: &HeaderMap) -> bool {
    named(headers).is_some_and(|host| is_loopback_name(bare(&host)))
}

/// The one host that a request names.
fn named(headers: &HeaderMap) -> Option<Authority> {
    let mut hosts = headers.get_all(HOST).iter();
    match (hosts.next(), hosts.next()) {
        (Some(host), None) => host.to_str().ok()?.parse().ok(),
        _ => None,
    }
}

fn answers_to(settings: &Settings, host: &Authority) -> bool {
    if host.as_str().contains('@') {
        return false;
    }
    let name = bare(host);
    match &settings.public_url {
        // A proxy on this machine may ask for the server where it listens.
        Some(url) => is_loopback_name(name) || name.eq_ignore_ascii_case(url.host()),
        None => is_loopback_name(name) || name.parse::<IpAddr>().is_ok(),
    }
}

/// The host without its port, and an address without its brackets.
fn bare(host: &Authority) -> &str {
    let name = host.host();
    name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name)
}

fn is_loopback_name(name: &str) -> bool {
    name.eq_ignore_ascii_case("localhost")
        || name.parse::<IpAddr>().is_ok_and(|address| address.to_canonical().is_loopback())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn asked(host: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(HOST, HeaderValue::from_static(host))])
    }

    fn ours(settings: &Settings, host: &'static str) -> bool {
        is_ours(settings, &Uri::from_static("/"), &asked(host))
    }

    #[test]
    fn without_a_public_url_only_loopback_and_literal_addresses_are_answered() {
        let settings = Settings::default();
        for host in [
            "localhost",
            "LocalHost:8700",
            "127.0.0.1:8700",
            "127.3.2.1",
            "[::1]:8700",
            "192.0.2.7:8700",
            "[2001:db8::7]",
            "[::ffff:127.0.0.1]:8700",
        ] {
            assert!(ours(&settings, host), "{host}");
        }
        for host in [
            "rebind.example:8700",
            "localhost.example",
            "127.0.0.1.example",
            "127.0.0.1@evil.example",
            "evil@127.0.0.1:8700",
            "0x7f.1",
            "[::1",
            "",
        ] {
            assert!(!ours(&settings, host), "{host}");
        }
    }

    #[test]
    fn with_a_public_url_only_its_host_and_loopback_are_answered() {
        let settings =
            Settings { public_url: "https://ludi.example".parse().ok(), ..Settings::default() };
        for host in ["ludi.example", "LUDI.example:443", "127.0.0.1:8700", "localhost"] {
            assert!(ours(&settings, host), "{host}");
        }
        for host in ["evil.example", "a.ludi.example", "ludi.example.evil.example", "192.0.2.7"] {
            assert!(!ours(&settings, host), "{host}");
        }
        let literal =
            Settings { public_url: "http://[2001:db8::7]:80".parse().ok(), ..Settings::default() };
        assert!(ours(&literal, "[2001:db8::7]"));
    }

    #[test]
    fn whatever_names_the_host_must_name_this_house() {
        let settings = Settings::default();
        let absolute = Uri::from_static("http://rebind.example/");
        assert!(!is_ours(&settings, &absolute, &asked("127.0.0.1")));
        let here = Uri::from_static("http://127.0.0.1:8700/");
        assert!(is_ours(&settings, &here, &asked("127.0.0.1:8700")));
        assert!(!is_ours(&settings, &Uri::from_static("/"), &HeaderMap::new()));
        let mut twice = asked("127.0.0.1");
        twice.append(HOST, HeaderValue::from_static("rebind.example"));
        assert!(!is_ours(&settings, &Uri::from_static("/"), &twice));
    }
}
