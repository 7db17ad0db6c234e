//! People and the guard, as a browser without a script meets them.

mod account;
mod admin;
mod headers;
mod limits;
mod names;
mod personal_data;
mod session;
mod talk;
mod token;

use ludi_server::store::TableId;

const PASSWORD: &str = "alea iacta est";

const EVIL: &str = "<b>\"'&</b><script>";

fn id(table: &str) -> TableId {
    TableId::parse(table.trim_matches('/').rsplit('/').next().unwrap()).unwrap()
}
