//! Counts the requests and, for whoever wants it, logs them.
//!
//! A log tells no secret. So it has the pattern of a path, never the path, since
//! that may hold a secret link; and nothing that was sent.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_TYPE, FORWARDED, VIA};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::{HtmlError, client, nothing_here, stranger};
use crate::guard;
use crate::house::{House, HouseError};
use crate::settings::MetricsFor;
use crate::store::StoreError;

/// Counts and logs a request.
pub(super) async fn each(
    State(house): State<Arc<House>>,
    path: Option<MatchedPath>,
    request: Request,
    next: Next,
) -> Response {
    let start = Instant::now();
    let method = request.method().clone();
    let response = next.run(request).await;
    let status = response.status().as_u16();
    house.metrics().answered(status);
    let path = path.as_ref().map_or("-", MatchedPath::as_str);
    tracing::debug!(%method, path, status, micros = start.elapsed().as_micros() as u64, "request");
    response
}

/// Logs what the house could not do, through no fault of who asked.
pub(super) fn log_error(error: &HouseError) {
    match error {
        // Its text quotes what is kept.
        HouseError::Store(StoreError::Damaged(_)) => {
            tracing::warn!("the database is damaged: ludi doctor says where");
        }
        error => tracing::warn!("{error}"),
    }
}

/// The metrics, for those who may read them; for all others they are not there.
pub(super) async fn metrics(
    State(house): State<Arc<House>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<Response, HtmlError> {
    let settings = house.settings();
    let allowed = match settings.metrics {
        MetricsFor::Nobody => false,
        MetricsFor::Everyone => true,
        MetricsFor::Loopback => {
            let client = client::address(settings, peer.ip(), &headers);
            client.is_loopback() && is_direct(&headers)
        }
    };
    if !allowed {
        return Err(nothing_here(stranger(&headers)).await);
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(CONTENT_TYPE, kind)], house.metrics().text()).into_response())
}

/// Was this machine asked by its own name, and by no proxy? A proxy on it makes
/// the whole world look local, and so does a foreign name that leads here.
fn is_direct(headers: &HeaderMap) -> bool {
    let through = [FORWARDED.as_str(), VIA.as_str(), "x-forwarded-for", "x-real-ip"];
    if through.iter().any(|name| headers.contains_key(*name)) {
        return false;
    }
    guard::is_loopback(headers)
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    #[test]
    fn a_proxy_or_a_foreign_name_is_not_direct() {
        let with = |pairs: &[(&'static str, &'static str)]| -> HeaderMap {
            let pair = |(name, value): &(&'static str, &'static str)| {
                (HeaderName::from_static(name), HeaderValue::from_static(value))
            };
            pairs.iter().map(pair).collect()
        };
        for host in ["127.0.0.1:8700", "localhost", "[::1]:8700"] {
            assert!(is_direct(&with(&[("host", host)])), "{host}");
            for name in ["forwarded", "via", "x-forwarded-for", "x-real-ip"] {
                assert!(!is_direct(&with(&[("host", host), (name, "127.0.0.1")])), "{name}");
            }
        }
        for host in ["ludi.example", "192.0.2.7:8700", "localhost.example", ""] {
            assert!(!is_direct(&with(&[("host", host)])), "{host}");
        }
        assert!(!is_direct(&HeaderMap::new()));
    }
}
