//! The page of whoever looks after the house; for all others it is not there.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::response::Response;

use super::forms::FormRequest;
use super::front::go;
use super::{HtmlError, nothing_here, page};
use crate::guard::Client;
use crate::house::{House, HouseError};
use crate::pages::{self, AdminPage, Reader, TableLine};
use crate::security_log::{self, Event};
use crate::store::{Listing, PersonId, TableId};

/// Only whoever administers goes on.
async fn admit(reader: &Reader, address: Option<IpAddr>) -> Result<PersonId, HtmlError> {
    match &reader.person {
        Some(person) if person.is_admin => Ok(person.id),
        person => {
            let id = person.as_ref().map(|person| person.id);
            security_log::log(Event::AdministrationRefused, id, address);
            Err(nothing_here(reader.clone()).await)
        }
    }
}

pub(super) async fn show(
    State(house): State<Arc<House>>,
    client: Option<Extension<Client>>,
    reader: Reader,
) -> Result<Response, HtmlError> {
    admit(&reader, client.map(|Extension(client)| client.address())).await?;
    let html_error = |error| HtmlError::new(&reader, error);
    let census = house.store().census().await.map_err(|error| html_error(error.into()))?;
    let tables = house.tables(Listing::Unfinished).await.map_err(html_error)?;
    // A table of a game that the house has no longer can still be given up.
    let line = |entry: &_| TableLine::new(entry, house.registry().name(entry), None, &reader);
    let tables = tables.iter().map(line).collect();
    Ok(page(pages::admin(&AdminPage { reader: &reader, census, tables })))
}

pub(super) async fn close(
    State(house): State<Arc<House>>,
    request: FormRequest,
) -> Result<Response, HtmlError> {
    let address = request.contact.address;
    let person = admit(&request.reader, address).await?;
    let html_error = |error| HtmlError::new(&request.reader, error);
    let id = request.get("table").and_then(TableId::parse);
    let id = id.ok_or_else(|| html_error(HouseError::NoTable))?;
    house.close(id).await.map_err(html_error)?;
    security_log::log_table(Event::TableClosed, Some(person), address, Some(id));
    Ok(go("/admin", None))
}
