//! What a server counts of itself, for whoever runs it.
//!
//! Nothing is counted by table, game, seat or person, so that the numbers tell
//! of no table what its players do not know.

use std::sync::Arc;
use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

/// A label and its value.
type Label = [(&'static str, &'static str); 1];

/// The numbers of a server. Counting is an atomic addition, or a short lock
/// where a time is counted.
pub struct Metrics {
    registry: Registry,
    tables: Gauge,
    connections: Gauge,
    sockets: Gauge,
    committed: Counter,
    refused: Counter,
    replayed: Counter,
    appending: Histogram,
    thinking: Histogram,
    requests: Family<Label, Counter>,
}

/// Something that is counted for as long as this is kept.
#[must_use]
pub struct Present(Gauge);

impl Present {
    fn new(gauge: &Gauge) -> Present {
        gauge.inc();
        Present(gauge.clone())
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl Metrics {
    /// All at zero.
    pub fn new() -> Arc<Metrics> {
        let mut registry = Registry::with_prefix("ludi");
        let tables = Gauge::default();
        registry.register("tables_live", "Tables held in memory", tables.clone());
        let connections = Gauge::default();
        registry.register("connections", "Connections held, sockets apart", connections.clone());
        let sockets = Gauge::default();
        registry.register("sockets", "Browsers that are told what happens", sockets.clone());
        let committed = Counter::default();
        registry.register("actions_committed", "Rows committed to the logs", committed.clone());
        let refused = Counter::default();
        registry.register(
            "actions_refused",
            "Commands refused as stale, unknown or against the rules",
            refused.clone(),
        );
        let replayed = Counter::default();
        registry.register("logs_replayed", "Logs of matches played again", replayed.clone());
        // 0.1 ms to 3.3 s, and 0.1 ms to 26 s.
        let appending = Histogram::new(exponential_buckets(0.0001, 2.0, 16));
        registry.register_with_unit(
            "append",
            "From a row being ready to its being durable",
            Unit::Seconds,
            appending.clone(),
        );
        let thinking = Histogram::new(exponential_buckets(0.0001, 4.0, 10));
        registry.register_with_unit(
            "bot_thinking",
            "How long bots think about an action",
            Unit::Seconds,
            thinking.clone(),
        );
        let requests = Family::<Label, Counter>::default();
        registry.register("http_requests", "Requests answered, by status", requests.clone());
        Arc::new(Metrics {
            registry,
            tables,
            connections,
            sockets,
            committed,
            refused,
            replayed,
            appending,
            thinking,
            requests,
        })
    }

    /// A table is live.
    pub fn table(&self) -> Present {
        Present::new(&self.tables)
    }

    /// A connection is open.
    pub fn connection(&self) -> Present {
        Present::new(&self.connections)
    }

    /// A socket is open.
    pub fn socket(&self) -> Present {
        Present::new(&self.sockets)
    }

    /// A row was committed, after so long.
    pub fn committed(&self, after: Duration) {
        self.committed.inc();
        self.appending.observe(after.as_secs_f64());
    }

    /// A command was refused.
    pub fn refused(&self) {
        self.refused.inc();
    }

    /// A log was played again.
    pub fn replayed(&self) {
        self.replayed.inc();
    }

    /// A bot has thought.
    pub fn thought(&self, time: Duration) {
        self.thinking.observe(time.as_secs_f64());
    }

    /// A request was answered with this status.
    pub fn answered(&self, status: u16) {
        let class = match status / 100 {
            1 => "1xx",
            2 => "2xx",
            3 => "3xx",
            4 => "4xx",
            _ => "5xx",
        };
        self.requests.get_or_create(&[("status", class)]).inc();
    }

    /// All of it in the text format that Prometheus reads, as OpenMetrics has it.
    pub fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string can always be written to");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_is_told() {
        let metrics = Metrics::new();
        let (table, gone) = (metrics.table(), metrics.socket());
        drop(gone);
        metrics.committed(Duration::from_millis(3));
        metrics.committed(Duration::from_millis(5));
        metrics.refused();
        metrics.thought(Duration::from_secs(2));
        for status in [101, 200, 204, 303, 404, 500] {
            metrics.answered(status);
        }
        let text = metrics.text();
        for line in [
            "ludi_tables_live 1",
            "ludi_sockets 0",
            "ludi_actions_committed_total 2",
            "ludi_actions_refused_total 1",
            "ludi_append_seconds_sum 0.008",
            "ludi_append_seconds_count 2",
            "ludi_bot_thinking_seconds_sum 2.0",
            "ludi_http_requests_total{status=\"2xx\"} 2",
            "ludi_http_requests_total{status=\"5xx\"} 1",
            "# EOF",
        ] {
            assert!(text.lines().any(|written| written == line), "{line} is not in\n{text}");
        }
        drop(table);
        assert!(metrics.text().contains("ludi_tables_live 0\n"));
    }
}
