//! Who asks, from the cookies and the wishes of the browser.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use axum::http::request::Parts;
use ludi_engine::Lang;

use super::HtmlError;
use crate::house::House;
use crate::pages::{Reader, Speed, Theme};
use crate::people;

impl FromRequestParts<Arc<House>> for Reader {
    type Rejection = HtmlError;

    async fn from_request_parts(
        parts: &mut Parts,
        house: &Arc<House>,
    ) -> Result<Reader, HtmlError> {
        reader(house, &parts.headers).await
    }
}

/// Who sends these headers.
pub(crate) async fn reader(house: &House, headers: &HeaderMap) -> Result<Reader, HtmlError> {
    let mut reader = stranger(headers);
    let cookies = header(headers, COOKIE);
    let known = people::known(house, cookies).await;
    reader.person = known.map_err(|error| HtmlError::new(&reader, error))?;
    Ok(reader)
}

/// How whoever sends these headers reads, without who it is.
pub(crate) fn stranger(headers: &HeaderMap) -> Reader {
    let cookies = header(headers, COOKIE);
    let lang = cookie(cookies, "lang").and_then(parse_lang);
    Reader {
        person: None,
        lang: lang.unwrap_or_else(|| wanted(header(headers, ACCEPT_LANGUAGE))),
        theme: cookie(cookies, "theme").and_then(Theme::parse).unwrap_or_default(),
        speed: cookie(cookies, "speed").and_then(Speed::parse).unwrap_or_default(),
        careful: cookie(cookies, "careful") != Some("false"),
        without_guide: cookie(cookies, "guide").map(str::to_owned),
    }
}

fn header(headers: &HeaderMap, name: axum::http::HeaderName) -> &str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// The value of a cookie.
fn cookie<'a>(cookies: &'a str, name: &str) -> Option<&'a str> {
    cookies.split(';').find_map(|cookie| {
        let (found, value) = cookie.trim().split_once('=')?;
        (found == name).then_some(value)
    })
}

/// The language of this code.
pub(super) fn parse_lang(code: &str) -> Option<Lang> {
    Lang::ALL.into_iter().find(|lang| lang.code() == code)
}

/// The first language that a browser wants and the house speaks.
fn wanted(accepted: &str) -> Lang {
    let codes = accepted.split(',').filter_map(|code| code.trim().get(..2));
    codes.into_iter().find_map(parse_lang).unwrap_or(Lang::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_is_spoken_here_is_taken() {
        assert_eq!(wanted("de-CH,de;q=0.9,it;q=0.8,en;q=0.7"), Lang::It);
        assert_eq!(wanted("en-GB"), Lang::En);
        assert_eq!(wanted("é, *"), Lang::En);
    }

    #[test]
    fn cookies_are_found_by_their_whole_name() {
        assert_eq!(cookie("mylang=en; lang=it", "lang"), Some("it"));
        assert_eq!(cookie("lang", "lang"), None);
    }
}
