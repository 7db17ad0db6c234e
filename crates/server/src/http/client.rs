//! Where a request comes from.

use std::net::IpAddr;

use axum::http::HeaderMap;

use crate::settings::Settings;

/// The address of the client. A proxy's word counts only if the settings name
/// its header; of several addresses the last is the one the proxy saw itself.
pub(crate) fn address(settings: &Settings, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let named = settings.proxy_header.as_ref().and_then(|name| {
        let text = headers.get_all(name).iter().next_back()?.to_str().ok()?;
        text.rsplit(',').next()?.trim().parse().ok()
    });
    named.unwrap_or(peer).to_canonical()
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    #[test]
    fn only_a_trusted_header_names_the_client() {
        let name = HeaderName::from_static("x-forwarded-for");
        let peer: IpAddr = "127.0.0.1".parse().unwrap();
        let off = Settings::default();
        let on = Settings { proxy_header: Some(name.clone()), ..Settings::default() };
        let mut headers = HeaderMap::new();
        let found = |settings, headers: &HeaderMap| address(settings, peer, headers).to_string();
        assert_eq!(found(&on, &headers), "127.0.0.1");
        headers.append(&name, HeaderValue::from_static("127.0.0.1"));
        headers.append(&name, HeaderValue::from_static("10.9.9.9, 192.0.2.7"));
        assert_eq!(found(&on, &headers), "192.0.2.7");
        assert_eq!(found(&off, &headers), "127.0.0.1");
        headers.insert(&name, HeaderValue::from_static("nobody"));
        assert_eq!(found(&on, &headers), "127.0.0.1");
        let mapped: IpAddr = "::ffff:127.0.0.1".parse().unwrap();
        assert!(address(&off, mapped, &headers).is_loopback());
    }
}
