//! By which names a house answers.

use ludi_server::Settings;

use super::{exchange, house_with, line, status};
use crate::common::{Browser, Open};

/// Asks a house by this name.
fn ask(house: &Open, host: &str, path: &str, more: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{more}\r\n");
    exchange(line(house), &request)
}

#[test]
fn a_foreign_name_that_leads_here_is_not_answered() {
    let (_folder, house) = house_with(|settings| settings);
    let table = Browser::at(&house).play_now("Livia");
    let port = house.address.port();
    for own in [format!("127.0.0.1:{port}"), format!("localhost:{port}"), "[::1]".to_owned()] {
        assert_eq!(status(&ask(&house, &own, "/", "")), 200, "{own}");
        assert_eq!(status(&ask(&house, &own, "/api/v1/games", "")), 200, "{own}");
    }
    let foreign = format!("rebind.example:{port}");
    let page = ask(&house, &foreign, "/", "Accept-Language: it\r\n");
    assert_eq!(status(&page), 421, "{page}");
    assert!(page.contains("Il server non risponde all’indirizzo richiesto."), "{page}");
    assert!(page.contains("default-src 'none'"), "{page}");
    let problem = ask(&house, &foreign, "/api/v1/games", "");
    assert_eq!(status(&problem), 421, "{problem}");
    assert!(problem.contains("\"error\":\"other-host\""), "{problem}");
    // Nor is a socket, or an account made, by a page that calls itself the same.
    let socket = format!(
        "Origin: http://{foreign}\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    );
    assert_eq!(status(&ask(&house, &foreign, &format!("{table}live"), &socket)), 421);
    let body = "name=Nero&password=correct+horse+battery";
    let create = format!(
        "POST /account/create HTTP/1.1\r\nHost: {foreign}\r\nOrigin: http://{foreign}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\
         Connection: close\r\n\r\n{body}",
        body.len()
    );
    assert_eq!(status(&exchange(line(&house), &create)), 421);
}

#[test]
fn with_a_public_url_its_host_is_answered_and_no_other() {
    let (_folder, house) = house_with(|settings| Settings {
        public_url: "https://ludi.example".parse().ok(),
        ..settings
    });
    let here = house.address.to_string();
    assert_eq!(status(&ask(&house, "ludi.example", "/", "")), 200);
    assert_eq!(status(&ask(&house, "rebind.example", "/", "")), 421);
    assert_eq!(status(&ask(&house, "192.0.2.7", "/", "")), 421);
    assert_eq!(status(&ask(&house, &here, "/metrics", "")), 200);
    assert_eq!(status(&ask(&house, "ludi.example", "/metrics", "")), 404);
}
