//! The sub-commands, one file each.

pub(crate) mod backup;
pub(crate) mod doctor;
pub(crate) mod list;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod verify;

use std::future::Future;

use ludi_engine::phrase;
use tokio::runtime::Builder;

use crate::failure::{Failure, shown};

/// A value as a line of JSON.
fn json(value: &impl serde::Serialize) -> String {
    let mut text = serde_json::to_string(value).expect("reports are plain data");
    text.push('\n');
    text
}

/// Waits for something the store does.
fn wait_for<T>(work: impl Future<Output = T>) -> Result<T, Failure> {
    let runtime = Builder::new_current_thread().build();
    let runtime =
        runtime.map_err(|error| Failure::System(phrase!("failure-start", error = shown(error))))?;
    Ok(runtime.block_on(work))
}
