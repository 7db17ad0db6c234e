//! A socket on which a house tells what has changed.

use std::io::ErrorKind;
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use tungstenite::client::IntoClientRequest;
use tungstenite::{Error, HandshakeError, Message, WebSocket};

use super::page;

/// How long the house may take to say something.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long nothing must be said for the house to be silent.
const SILENCE: Duration = Duration::from_millis(300);

/// A socket that is open.
pub(crate) struct Socket {
    line: WebSocket<TcpStream>,
    /// What the house sent first: all headers but the date and the answer to
    /// the client's own random key.
    pub(crate) headers: Vec<(String, String)>,
}

impl Socket {
    pub(super) fn open(address: SocketAddr, path: &str, headers: &[(&str, &str)]) -> Socket {
        Socket::try_open(address, path, headers).unwrap()
    }

    /// A socket, or the status with which it is refused.
    pub(super) fn try_open(
        address: SocketAddr,
        path: &str,
        headers: &[(&str, &str)],
    ) -> Result<Socket, u16> {
        let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
        for (name, value) in headers {
            let name = name.parse::<tungstenite::http::HeaderName>().unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let line = TcpStream::connect(address).unwrap();
        line.set_read_timeout(Some(PATIENCE)).unwrap();
        let (line, answer) = match tungstenite::client(request, line) {
            Ok(opened) => opened,
            Err(HandshakeError::Failure(Error::Http(refusal))) => {
                return Err(refusal.status().as_u16());
            }
            Err(error) => panic!("{error}"),
        };
        let mut headers = page::headers(answer.headers());
        headers.retain(|(name, _)| name != "sec-websocket-accept");
        Ok(Socket { line, headers })
    }

    pub(crate) fn say(&mut self, text: &str) {
        self.line.send(text.into()).unwrap();
    }

    /// The next thing that the house says.
    pub(crate) fn next(&mut self) -> String {
        self.line.read().unwrap().into_text().unwrap().to_string()
    }

    /// Does the house say nothing for a while, and stay?
    pub(crate) fn is_silent(&mut self) -> bool {
        self.be_patient(SILENCE);
        let heard = self.line.read();
        self.be_patient(PATIENCE);
        matches!(heard, Err(Error::Io(error)) if is_timeout(&error))
    }

    /// Does the house hang up, whatever it says before? It stays if it is silent
    /// so long.
    pub(crate) fn hangs_up(&mut self, patience: Duration) -> bool {
        self.be_patient(patience);
        loop {
            match self.line.read() {
                Ok(_) => {}
                Err(Error::Io(error)) if is_timeout(&error) => return false,
                Err(_) => return true,
            }
        }
    }

    /// Is a farewell with this code the next thing that the house says?
    pub(crate) fn is_closed_for(&mut self, code: u16) -> bool {
        let heard = self.line.read();
        matches!(heard, Ok(Message::Close(Some(frame))) if u16::from(frame.code) == code)
    }

    fn be_patient(&self, patience: Duration) {
        self.line.get_ref().set_read_timeout(Some(patience)).unwrap();
    }
}

fn is_timeout(error: &std::io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
}
