//! Where a command comes from.

use axum::http::header::{AUTHORIZATION, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderValue};

use crate::settings::Settings;

/// May the request change something? Cookies prove who asks only if a page of
/// this server asks; a token proves it by itself, since no browser sends one
/// that it was not given by whoever asks.
pub(super) fn is_trusted(settings: &Settings, headers: &HeaderMap) -> bool {
    bearer(headers).is_some() || from_here(settings, headers)
}

/// The personal token that a program sends.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// Does the request come from a page of this very server? If it is known where
/// browsers find the server, a page there is one, by scheme, host and port. What
/// was asked for by another name came past the proxy: then, and where nothing
/// is known, the page must be of the host that was asked.
fn from_here(settings: &Settings, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let (Some(origin), Some(host)) = (text(ORIGIN), text(HOST)) else { return false };
    let Some((scheme, authority)) = origin.split_once("://") else { return false };
    let at_host = authority.eq_ignore_ascii_case(host);
    match settings.public_url.as_ref().map(|url| url.as_str()) {
        Some(url) if origin.eq_ignore_ascii_case(url) => true,
        Some(url) if url.split_once("://").is_some_and(|(_, at)| at.eq_ignore_ascii_case(host)) => {
            false
        }
        Some(_) => at_host && scheme.eq_ignore_ascii_case("http"),
        None => at_host && ["http", "https"].iter().any(|known| scheme.eq_ignore_ascii_case(known)),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderName;

    use super::*;

    fn headers(pairs: &[(HeaderName, &'static str)]) -> HeaderMap {
        let pair = |(name, value): &(HeaderName, &'static str)| {
            (name.clone(), HeaderValue::from_static(value))
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn only_pages_of_the_house_are_from_here() {
        let public =
            Settings { public_url: "https://ludi.example".parse().ok(), ..Settings::default() };
        let unknown = Settings::default();
        for (settings, host, origin, expected) in [
            (&unknown, "127.0.0.1:8700", "http://127.0.0.1:8700", true),
            (&unknown, "ludi.example", "https://LUDI.example", true),
            (&unknown, "ludi.example", "ftp://ludi.example", false),
            (&unknown, "127.0.0.1:8700", "http://127.0.0.1:8701", false),
            (&unknown, "127.0.0.1:8700", "http://127.0.0.1", false),
            (&unknown, "127.0.0.1:8700", "http://elsewhere.example", false),
            (&unknown, "127.0.0.1:8700", "null", false),
            (&public, "ludi.example", "https://ludi.example", true),
            (&public, "127.0.0.1:8700", "https://ludi.example", true),
            (&public, "ludi.example", "http://ludi.example", false),
            (&public, "ludi.example", "https://ludi.example:444", false),
            (&public, "ludi.example", "https://evil.ludi.example", false),
            (&public, "127.0.0.1:8700", "http://127.0.0.1:8700", true),
            (&public, "127.0.0.1:8700", "https://127.0.0.1:8700", false),
        ] {
            let headers = headers(&[(HOST, host), (ORIGIN, origin)]);
            assert_eq!(is_trusted(settings, &headers), expected, "{origin} at {host}");
        }
        assert!(!is_trusted(&unknown, &headers(&[(HOST, "127.0.0.1:8700")])));
    }

    #[test]
    fn a_token_needs_no_page() {
        let with = |value| headers(&[(HOST, "127.0.0.1:8700"), (AUTHORIZATION, value)]);
        assert!(is_trusted(&Settings::default(), &with("Bearer 00ff")));
        assert_eq!(bearer(&with("bearer  00ff ")), Some("00ff"));
        for other in ["Basic 00ff", "Bearer", ""] {
            assert!(!is_trusted(&Settings::default(), &with(other)), "{other}");
        }
    }
}
