//! A table: its page, and the commands by form.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use ludi_engine::{Phrase, Seat, phrase};
use serde::Deserialize;

use super::forms::{Slip, fresh_key, parse_seat};
use super::{Trouble, page};
use crate::house::{
    Answer, Command, Deed, Hindrance, House, HouseError, Sight, Visitor, Vow, Wish,
};
use crate::pages::{self, Notice, Reader, TablePage};
use crate::store::TableId;

/// Who comes to which table.
pub(super) struct Visit {
    pub(super) id: TableId,
    pub(super) reader: Reader,
    /// The seat that is meant, where the reader has several.
    pub(super) seat: Option<Seat>,
}

impl Visit {
    pub(super) fn new(id: &str, reader: Reader, seat: Option<Seat>) -> Result<Visit, Trouble> {
        match TableId::parse(id) {
            Some(id) => Ok(Visit { id, reader, seat }),
            None => Err(Trouble::new(&reader, HouseError::NoTable)),
        }
    }

    pub(super) fn of_slip(id: &str, slip: &Slip) -> Result<Visit, Trouble> {
        Visit::new(id, slip.reader.clone(), slip.seat("seat")?)
    }

    pub(super) fn trouble(&self, error: HouseError) -> Trouble {
        Trouble::new(&self.reader, error)
    }

    pub(super) fn visitor(&self) -> Visitor {
        let person = self.reader.person.as_ref().map(|person| person.id);
        Visitor { person, seat: self.seat, lang: self.reader.lang }
    }

    pub(super) fn address(&self) -> String {
        match self.seat {
            Some(seat) => format!("/tables/{}/?seat={}", self.id, seat.index()),
            None => format!("/tables/{}/", self.id),
        }
    }

    pub(super) async fn look(&self, house: &House) -> Result<Sight, Trouble> {
        house.look(self.id, self.visitor()).await.map_err(|error| self.trouble(error))
    }

    pub(super) async fn ask(&self, house: &House, wish: Wish) -> Result<Answer, Trouble> {
        house.ask(self.id, self.visitor(), wish).await.map_err(|error| self.trouble(error))
    }

    /// The page, made of what the reader may see.
    pub(super) fn with_page<T>(
        &self,
        house: &House,
        sight: &Sight,
        key: &str,
        notice: Option<&Notice>,
        make: impl FnOnce(&TablePage<'_>) -> T,
    ) -> T {
        let game = house.shelf().find(sight.game);
        let ledger = game.map_or("", |game| game.ledger(self.reader.lang));
        let id = self.id;
        make(&TablePage { reader: &self.reader, id: id.as_str(), sight, key, notice, ledger })
    }

    pub(super) async fn page(
        &self,
        house: &House,
        notice: Option<&Notice>,
    ) -> Result<Response, Trouble> {
        let sight = self.look(house).await?;
        let key = fresh_key().map_err(|error| self.trouble(error))?;
        Ok(page(self.with_page(house, &sight, &key, notice, pages::table)))
    }

    /// The page again after what was done, or with the sentence why it was not.
    pub(super) async fn answer(&self, house: &House, answer: Answer) -> Result<Response, Trouble> {
        let say = |phrase: &Phrase| Notice::Told(self.reader.say(phrase));
        let (status, notice) = match answer {
            Answer::Done(_) | Answer::Fine => {
                return Ok(Redirect::to(&self.address()).into_response());
            }
            Answer::Refused(sentence) => (StatusCode::OK, Notice::Refused(sentence)),
            Answer::Final { action, label } => {
                (StatusCode::OK, Notice::Final { action: action.to_string(), label })
            }
            Answer::Hint { label } => {
                (StatusCode::OK, say(&phrase!("answer-hint", action = label.as_str())))
            }
            Answer::Possible => (StatusCode::OK, say(&phrase!("answer-possible"))),
            Answer::Stale => (StatusCode::CONFLICT, say(&phrase!("answer-stale"))),
            Answer::Fixed => (StatusCode::CONFLICT, say(&phrase!("answer-fixed"))),
            Answer::Unknown => (StatusCode::UNPROCESSABLE_ENTITY, say(&phrase!("answer-unknown"))),
            Answer::Not(why) => (hindered(why), say(&hindrance(why))),
        };
        let page = self.page(house, Some(&notice)).await?;
        Ok((status, page).into_response())
    }
}

pub(super) fn hindered(why: Hindrance) -> StatusCode {
    match why {
        Hindrance::NoSeat => StatusCode::FORBIDDEN,
        Hindrance::Nobody
        | Hindrance::Words
        | Hindrance::NoPromise
        | Hindrance::OtherContribution
        | Hindrance::Who
        | Hindrance::Amount(_) => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::CONFLICT,
    }
}

pub(super) fn hindrance(why: Hindrance) -> Phrase {
    match why {
        Hindrance::NoSeat => phrase!("not-no-seat"),
        Hindrance::Taken => phrase!("not-taken"),
        Hindrance::Full => phrase!("not-full"),
        Hindrance::Begun => phrase!("not-begun-already"),
        Hindrance::NotBegun => phrase!("not-begun-yet"),
        Hindrance::Empty => phrase!("not-empty"),
        Hindrance::BotPlays => phrase!("not-bot-plays"),
        Hindrance::Nobody => phrase!("not-nobody"),
        Hindrance::Words => phrase!("not-words"),
        Hindrance::Over => phrase!("not-any-more"),
        Hindrance::NoPromise => phrase!("not-promise"),
        Hindrance::Who => phrase!("not-who"),
        Hindrance::Amount(range) => phrase!("not-amount", min = range.min, max = range.max),
        Hindrance::NotOpened => phrase!("not-opened"),
        Hindrance::NotCommitted => phrase!("not-committed"),
        Hindrance::OtherContribution => phrase!("not-that-contribution"),
        Hindrance::TooEarly => phrase!("not-opened-yet"),
        Hindrance::Seated => phrase!("not-seated"),
        Hindrance::Used => phrase!("trouble-no-link"),
        Hindrance::Asked => phrase!("not-asked-alone"),
        Hindrance::NotAsked => phrase!("not-asked"),
        Hindrance::Account => phrase!("not-account"),
        Hindrance::NeverReplaced => phrase!("not-replaced-ever"),
        Hindrance::Present(minutes) => phrase!("not-here", minutes = minutes),
        Hindrance::NameTaken => phrase!("not-name-taken"),
        Hindrance::Closed => phrase!("gathering-closed"),
        Hindrance::TooLongToChange => phrase!("not-too-long-to-change"),
        Hindrance::TooLong => phrase!("not-too-long"),
    }
}

pub(super) async fn without_slash(
    Path(id): Path<String>,
    reader: Reader,
) -> Result<Redirect, Trouble> {
    let visit = Visit::new(&id, reader, None)?;
    Ok(Redirect::permanent(&visit.address()))
}

/// Whose eyes, where several seats share a device.
#[derive(Deserialize)]
pub(super) struct Eyes {
    seat: Option<String>,
}

impl Eyes {
    pub(super) fn seat(&self) -> Option<Seat> {
        self.seat.as_deref().and_then(parse_seat)
    }
}

pub(super) async fn show(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
    reader: Reader,
) -> Result<Response, Trouble> {
    Visit::new(&id, reader, eyes.seat())?.page(&house, None).await
}

pub(super) async fn act(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    slip: Slip,
) -> Result<Response, Trouble> {
    // The confirm step sends the action once more, as what the reader is sure of.
    let sure = slip.get("sure").is_some();
    let action = slip.json(if sure { "sure" } else { "action" })?;
    let sure = sure || !slip.reader.careful;
    carry_out(&house, &id, &slip, Deed::Act { action, sure }).await
}

pub(super) async fn undo(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    slip: Slip,
) -> Result<Response, Trouble> {
    let deed = Deed::TakeBack(slip.number("steps")?);
    carry_out(&house, &id, &slip, deed).await
}

async fn carry_out(house: &House, id: &str, slip: &Slip, deed: Deed) -> Result<Response, Trouble> {
    let visit = Visit::of_slip(id, slip)?;
    let command = Command { expected: slip.number("expected")?, key: slip.key()?, deed };
    let answer = visit.ask(house, Wish::Do(command)).await?;
    visit.answer(house, answer).await
}

pub(super) async fn why(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    slip: Slip,
) -> Result<Response, Trouble> {
    let wish = Wish::Why(slip.json("action")?);
    wished(&house, &id, &slip, wish).await
}

pub(super) async fn hint(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    slip: Slip,
) -> Result<Response, Trouble> {
    let visit = Visit::of_slip(&id, &slip)?;
    let answer = house.hint(visit.id, visit.visitor()).await;
    visit.answer(&house, answer.map_err(|error| visit.trouble(error))?).await
}

pub(super) async fn say(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    slip: Slip,
) -> Result<Response, Trouble> {
    let text = slip.get("text").unwrap_or_default().to_owned();
    let wish = Wish::Say { text, to: slip.seat("to")?, key: slip.key()? };
    wished(&house, &id, &slip, wish).await
}

pub(super) async fn promise(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    slip: Slip,
) -> Result<Response, Trouble> {
    // To one before all, to one alone, or to all.
    let to = slip.get("to").unwrap_or_default();
    let aloud = to.strip_prefix("aloud-");
    let to = match aloud.unwrap_or(to) {
        "" => None,
        seat => Some(parse_seat(seat).ok_or_else(|| Trouble::no_such_seat(&slip.reader))?),
    };
    let vow = Vow {
        kind: slip.get("kind").unwrap_or_default().to_owned(),
        who: slip.seat("who")?,
        // What is no amount at all is none in range.
        amount: slip.get("amount").and_then(|amount| amount.trim().parse().ok()),
        to,
        aloud: aloud.is_some(),
    };
    wished(&house, &id, &slip, Wish::Promise { vow, key: slip.key()? }).await
}

/// Asks for something, and shows the page with the answer.
pub(super) async fn wished(
    house: &House,
    id: &str,
    slip: &Slip,
    wish: Wish,
) -> Result<Response, Trouble> {
    let visit = Visit::of_slip(id, slip)?;
    let answer = visit.ask(house, wish).await?;
    visit.answer(house, answer).await
}
