//! Where the dice of a table come from, for whoever wants to check.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;

use super::table::Visit;
use super::{Trouble, page};
use crate::house::{House, HouseError};
use crate::pages::{self, FairnessPage, Reader};
use crate::store::Status;

pub(super) async fn show(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    reader: Reader,
) -> Result<Response, Trouble> {
    let visit = Visit::new(&id, reader, None)?;
    let entry = house.store().table(visit.id).await.map_err(HouseError::from);
    let entry = entry.and_then(|entry| entry.ok_or(HouseError::NoTable));
    let entry = entry.map_err(|error| visit.trouble(error))?;
    let game = house.shelf().find(&entry.terms.game);
    Ok(page(pages::fairness(&FairnessPage {
        reader: &visit.reader,
        id: visit.id.as_str(),
        game_name: game.map_or("", |game| game.info().name),
        commitment: entry.terms.seed.commitment(),
        contributions: &entry.contributions,
        gathers: entry.status == Status::Gathering,
        seed: (entry.status == Status::Over).then_some(&entry.terms.seed),
    })))
}
