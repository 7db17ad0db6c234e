//! Logs, on standard error.

use std::io;

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{fmt, registry};

use crate::settings::Format;

/// Logs what is this important, from now on. Only what the server itself says:
/// libraries would tell what was sent.
pub(crate) fn start(level: LevelFilter, format: Format) {
    let ours = Targets::new()
        .with_target("ludi", level)
        .with_target("ludi_server", level)
        .with_target("security", level);
    // If standard error cannot be written, the server goes on without a log.
    let lines = fmt::layer().with_writer(io::stderr).with_target(false).log_internal_errors(false);
    let lines = match format {
        Format::Text => lines.boxed(),
        Format::Json => lines.json().flatten_event(true).boxed(),
    };
    // Only a second start could fail, and there is none.
    _ = registry().with(lines.with_filter(ours)).try_init();
}
