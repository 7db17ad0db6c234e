//! The front page, a quick game, and the choice of language and theme.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use ludi_engine::Term;

use super::forms::FormRequest;
use super::reader::parse_lang;
use super::{HtmlError, account, matches, page};
use crate::house::{House, HouseError};
use crate::pages::{self, Front, Offer, Reader, Speed, TableLine, Theme};
use crate::people;
use crate::store::{Listing, PersonId, TableEntry, TableId};

/// How many finished matches the front page shows.
const FINISHED: u32 = 4;

/// How long a browser remembers language and theme: a year.
const REMEMBERED: Duration = Duration::from_secs(365 * 24 * 60 * 60);

pub(super) async fn front(
    State(house): State<Arc<House>>,
    reader: Reader,
) -> Result<Response, HtmlError> {
    let list = async |which| {
        let tables = house.tables(which).await?;
        let line = |entry: &TableEntry| {
            let game = house.registry().find(&entry.terms.game)?;
            let turn = entry.turn().map(|turn| game.term(Term::Turn(turn), reader.lang));
            Some(TableLine::new(entry, game.info.name, turn, &reader))
        };
        Ok::<_, HouseError>(tables.iter().filter_map(line).collect::<Vec<_>>())
    };
    let lists = async {
        let mine = match &reader.person {
            Some(person) => list(Listing::RunningOf(person.id)).await?,
            None => Vec::new(),
        };
        let finished = match &reader.person {
            Some(person) => matches::lines(&house, person.id, None, FINISHED).await?,
            None => Vec::new(),
        };
        let (to_join, to_watch) = (list(Listing::ToJoin).await?, list(Listing::ToWatch).await?);
        Ok::<_, HouseError>((mine, finished, to_join, to_watch))
    };
    let (mine, finished, to_join, to_watch) =
        lists.await.map_err(|error| HtmlError::new(&reader, error))?;
    let games = house.registry().iter().map(|game| Offer::new(game, reader.lang)).collect();
    Ok(page(pages::front(&Front { reader: &reader, games, mine, finished, to_join, to_watch })))
}

/// Who sends a form: somebody known, or a guest who is let in now, with the
/// cookie to be known by.
pub(super) async fn known_or_let_in(
    house: &House,
    request: &FormRequest,
) -> Result<(PersonId, Option<String>), HtmlError> {
    match &request.reader.person {
        Some(person) => Ok((person.id, None)),
        None => {
            let let_in = people::let_in(house, request.get("name"), &request.contact).await;
            let (id, cookie) =
                let_in.map_err(|error| account::html_error(&request.reader, error))?;
            Ok((id, Some(cookie)))
        }
    }
}

/// Sends the browser on, with the cookies that it gets.
pub(super) fn go(to: &str, cookies: impl IntoIterator<Item = String>) -> Response {
    let cookies = cookies.into_iter().map(|cookie| (SET_COOKIE, cookie));
    let cookies = AppendHeaders(cookies.collect::<Vec<_>>());
    (cookies, Redirect::to(to)).into_response()
}

pub(super) async fn play(
    State(house): State<Arc<House>>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let html_error = |error| HtmlError::new(&request.reader, error);
    let opponents = match request.get("opponents") {
        Some(_) => Some(request.number("opponents")?),
        None => None,
    };
    let (person, cookie) = known_or_let_in(&house, &request).await?;
    let game = request.get("game").unwrap_or_default();
    let id = house
        .against_bots(person, game, opponents, request.reader.lang)
        .await
        .map_err(html_error)?;
    if request.get("begin").is_some() {
        house.begin(id, person).await.map_err(html_error)?;
    }
    Ok(go(&format!("/tables/{id}/"), cookie))
}

pub(super) async fn settings(State(house): State<Arc<House>>, request: FormRequest) -> Response {
    let known = [
        ("lang", request.get("lang").and_then(parse_lang).map(|lang| lang.code())),
        ("theme", request.get("theme").and_then(Theme::parse).map(Theme::code)),
        ("speed", request.get("speed").and_then(Speed::parse).map(Speed::code)),
        ("careful", request.get("careful").filter(|value| ["true", "false"].contains(value))),
        // The guide of one table is put away, or (at no table) shown again.
        (
            "guide",
            request
                .get("guide")
                .filter(|table| table.is_empty() || TableId::parse(table).is_some()),
        ),
    ];
    let cookies = known.into_iter().filter_map(|(name, value)| {
        Some((SET_COOKIE, people::cookie(house.settings(), name, value?, REMEMBERED)))
    });
    let back = request.get("back").filter(|back| is_local(back)).unwrap_or("/");
    (AppendHeaders(cookies.collect::<Vec<_>>()), Redirect::to(back)).into_response()
}

/// Does an address lead to a page of this house?
fn is_local(address: &str) -> bool {
    address.starts_with('/')
        && !address.starts_with("//")
        && address.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

#[cfg(test)]
mod tests {
    use super::is_local;

    #[test]
    fn only_addresses_of_the_house_are_gone_back_to() {
        assert!(is_local("/tables/0123456789abcdef/?seat=1"));
        for elsewhere in
            ["//evil.example", "https://evil.example", "/\\evil.example", "", "/a\r\nb"]
        {
            assert!(!is_local(elsewhere), "{elsewhere}");
        }
    }
}
