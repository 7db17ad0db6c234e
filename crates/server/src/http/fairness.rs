//! Where the dice of a table come from, for whoever wants to check.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;

use super::table::Visit;
use super::{HtmlError, page};
use crate::house::{House, HouseError, draw_reports};
use crate::pages::{self, FairnessPage, Reader};
use crate::store::Status;
use crate::tally::Tally;

pub(super) async fn show(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    reader: Reader,
) -> Result<Response, HtmlError> {
    let visit = Visit::new(&id, reader, None)?;
    let html_error = |error: HouseError| visit.html_error(error);
    house.saw(visit.id, visit.visitor().person);
    let entry =
        house.store().table(visit.id).await.map_err(HouseError::from).map_err(html_error)?;
    let entry = entry.ok_or(HouseError::NoTable).map_err(html_error)?;
    // Before the end nothing is played again, so no draw can leak.
    let tally = match entry.status {
        Status::Over => {
            let history = house.history(visit.id).await.map_err(html_error)?;
            let counted = house.look_back(move || history.table().draws().map(Tally::of)).await;
            counted.map_err(html_error)?
        }
        Status::Gathering | Status::Playing | Status::Closed => None,
    };
    let dice_keys = match entry.status {
        Status::Gathering | Status::Closed => None,
        Status::Playing | Status::Over => {
            Some(entry.dice_keys().map_err(|e| html_error(e.into()))?)
        }
    };
    let game = house.registry().find(&entry.terms.game);
    Ok(page(pages::fairness(&FairnessPage {
        reader: &visit.reader,
        id: visit.id.as_str(),
        game_name: game.map_or("", |game| game.info.name),
        draws: &draw_reports(&entry),
        dice_keys: dice_keys.as_ref(),
        origin: entry.origin.as_ref().map(|origin| origin.table),
        status: entry.status,
        tally: tally.as_ref(),
    })))
}
