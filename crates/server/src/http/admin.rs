//! The page of whoever looks after the house; for all others it is not there.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;

use super::forms::Slip;
use super::front::go;
use super::{Trouble, nothing_here, page};
use crate::house::{House, HouseError};
use crate::pages::{self, AdminPage, Reader, TableLine};
use crate::store::{Listing, TableId};

/// Only whoever administers goes on.
async fn admit(reader: &Reader) -> Result<(), Trouble> {
    match &reader.person {
        Some(person) if person.is_admin => Ok(()),
        _ => Err(nothing_here(reader.clone()).await),
    }
}

pub(super) async fn show(
    State(house): State<Arc<House>>,
    reader: Reader,
) -> Result<Response, Trouble> {
    admit(&reader).await?;
    let trouble = |error| Trouble::new(&reader, error);
    let census = house.store().census().await.map_err(|error| trouble(error.into()))?;
    let tables = house.tables(Listing::Unfinished).await.map_err(trouble)?;
    // A table of a game that the house has no longer can still be given up.
    let line = |entry: &_| TableLine::new(entry, house.shelf().name(entry), &reader);
    let tables = tables.iter().map(line).collect();
    Ok(page(pages::admin(&AdminPage { reader: &reader, census, tables })))
}

pub(super) async fn close(
    State(house): State<Arc<House>>,
    slip: Slip,
) -> Result<Response, Trouble> {
    admit(&slip.reader).await?;
    let trouble = |error| Trouble::new(&slip.reader, error);
    let id = slip.get("table").and_then(TableId::parse);
    house.close(id.ok_or_else(|| trouble(HouseError::NoTable))?).await.map_err(trouble)?;
    Ok(go("/admin", None))
}
