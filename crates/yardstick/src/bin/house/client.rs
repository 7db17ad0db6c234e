//! A player: a connection for commands, and a stream for what happens.
//!
//! Only as much of HTTP and WebSocket is spoken as the house needs: those who
//! play must not take the machine away from it.

use std::cell::Cell;
use std::net::SocketAddr;

use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::Failure;

thread_local! {
    static RECEIVED: Cell<u64> = const { Cell::new(0) };
}

/// How many bytes all players and spectators of this thread have received so far.
pub(crate) fn received() -> u64 {
    RECEIVED.get()
}

/// Takes what has come on a connection; nothing if it was closed.
async fn take(stream: &mut TcpStream, heard: &mut Vec<u8>) -> Result<usize, Failure> {
    let size = stream.read_buf(heard).await?;
    RECEIVED.set(RECEIVED.get() + size as u64);
    Ok(size)
}

/// A connection that is kept.
pub(crate) struct Connection {
    address: SocketAddr,
    stream: TcpStream,
    token: String,
}

impl Connection {
    pub(crate) async fn open(address: SocketAddr) -> Result<Connection, Failure> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Connection { address, stream, token: String::new() })
    }

    /// Comes in as a guest.
    pub(crate) async fn guest(address: SocketAddr, name: &str) -> Result<Connection, Failure> {
        #[derive(serde::Deserialize)]
        struct Guest {
            token: String,
        }
        let mut connection = Connection::open(address).await?;
        let body = format!("{{\"name\":\"{name}\"}}");
        let Guest { token } = connection.ask("POST", "/guests", &body).await?;
        connection.token = token;
        Ok(connection)
    }

    /// Sends a command; the answer is to be [heard](Connection::hear).
    pub(crate) async fn send(&mut self, how: &str, path: &str, body: &str) -> Result<(), Failure> {
        let host = self.address;
        let authorization = match &*self.token {
            "" => String::new(),
            token => format!("authorization: Bearer {token}\r\n"),
        };
        let request = format!(
            "{how} /api/v1{path} HTTP/1.1\r\nhost: {host}\r\n{authorization}\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        Ok(self.stream.write_all(request.as_bytes()).await?)
    }

    /// The answer to the last command, which must be that it is done.
    pub(crate) async fn hear(&mut self) -> Result<Vec<u8>, Failure> {
        let Answer { head, body } = hear(&mut self.stream).await?;
        if !head.starts_with("HTTP/1.1 20") {
            let body = String::from_utf8_lossy(&body);
            return Err(format!("the house refuses: {head}{body}").into());
        }
        Ok(body)
    }

    /// Sends a command and reads the answer.
    pub(crate) async fn ask<T: DeserializeOwned>(
        &mut self,
        how: &str,
        path: &str,
        body: &str,
    ) -> Result<T, Failure> {
        self.send(how, path, body).await?;
        let answer = self.hear().await?;
        Ok(serde_json::from_slice(if answer.is_empty() { b"null" } else { &answer })?)
    }

    /// The same caller on a connection of its own.
    pub(crate) async fn anew(&self) -> Result<Connection, Failure> {
        let connection = Connection::open(self.address).await?;
        Ok(Connection { token: self.token.clone(), ..connection })
    }

    /// Follows a table.
    pub(crate) async fn follow(&self, table: &str) -> Result<Socket, Failure> {
        Socket::open(self.address, table, &self.token).await
    }
}

/// An answer of the house.
pub(crate) struct Answer {
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// The value of a header.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let value = |line: &'_ str| {
            let (found, value) = line.split_once(": ")?;
            found.eq_ignore_ascii_case(name).then_some(value.len())
        };
        self.head.lines().find_map(|line| Some(&line[line.len() - value(line)?..]))
    }
}

/// Reads a whole answer.
pub(crate) async fn hear(stream: &mut TcpStream) -> Result<Answer, Failure> {
    let mut heard = Vec::new();
    let end = loop {
        if let Some(end) = heard.windows(4).position(|four| four == b"\r\n\r\n") {
            break end + 4;
        }
        if take(stream, &mut heard).await? == 0 {
            return Err("the house hangs up".into());
        }
    };
    let body = heard.split_off(end);
    let mut answer = Answer { head: String::from_utf8(heard)?, body };
    let length: usize = answer.header("content-length").map_or(Ok(0), str::parse)?;
    while answer.body.len() < length {
        if take(stream, &mut answer.body).await? == 0 {
            return Err("the house hangs up".into());
        }
    }
    Ok(answer)
}

/// What a stream tells.
pub(crate) struct Socket {
    stream: TcpStream,
    /// What has come, and how much of it was read.
    heard: Vec<u8>,
    read: usize,
}

/// The first byte of a whole message of text.
const TEXT: u8 = 0x81;
/// The first byte of the question whether somebody is there, and of its answer.
const PING: u8 = 0x89;
const PONG: u8 = 0x8a;
/// What clients add to the length.
const MASKED: u8 = 0x80;

impl Socket {
    pub(crate) async fn open(
        address: SocketAddr,
        table: &str,
        token: &str,
    ) -> Result<Socket, Failure> {
        let authorization = match token {
            "" => String::new(),
            token => format!("authorization: Bearer {token}\r\n"),
        };
        Socket::upgrade(address, &format!("/api/v1/tables/{table}/stream"), &authorization).await
    }

    /// The socket of a page that shows nothing yet, or what has this mark; of somebody
    /// with this cookie, or of nobody in particular.
    pub(crate) async fn page(
        address: SocketAddr,
        table: &str,
        mark: &str,
        cookie: &str,
    ) -> Result<Socket, Failure> {
        let headers = format!("origin: http://{address}\r\ncookie: {cookie}\r\n");
        Socket::upgrade(address, &format!("/tables/{table}/live?mark={mark}"), &headers).await
    }

    async fn upgrade(address: SocketAddr, path: &str, header: &str) -> Result<Socket, Failure> {
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: {address}\r\n{header}\
             connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        );
        let mut stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        stream.write_all(request.as_bytes()).await?;
        let mut socket = Socket { stream, heard: Vec::with_capacity(8 << 10), read: 0 };
        loop {
            if let Some(end) = socket.heard.windows(4).position(|four| four == b"\r\n\r\n") {
                if !socket.heard.starts_with(b"HTTP/1.1 101") {
                    let answer = String::from_utf8_lossy(&socket.heard);
                    return Err(format!("the house opens no stream: {answer}").into());
                }
                socket.read = end + 4;
                return Ok(socket);
            }
            socket.hear().await?;
        }
    }

    /// Acts.
    pub(crate) async fn say(&mut self, text: &str) -> Result<(), Failure> {
        let text = text.as_bytes();
        let length = u16::try_from(text.len())?;
        // A mask of zeros leaves everything as it is.
        let mut frame = vec![TEXT];
        match u8::try_from(length) {
            Ok(short @ ..126) => frame.push(MASKED | short),
            _ => {
                frame.push(MASKED | 126);
                frame.extend(length.to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend(text);
        Ok(self.stream.write_all(&frame).await?)
    }

    async fn hear(&mut self) -> Result<(), Failure> {
        match take(&mut self.stream, &mut self.heard).await? {
            0 => Err("the house ends the stream".into()),
            _ => Ok(()),
        }
    }

    /// The next message.
    pub(crate) async fn next(&mut self) -> Result<String, Failure> {
        loop {
            if let Some((first, start, end)) = frame(&self.heard[self.read..]) {
                let content = self.read + start..self.read + end;
                self.read += end;
                match first {
                    TEXT => return Ok(str::from_utf8(&self.heard[content])?.to_owned()),
                    PING => self.stream.write_all(&[PONG, MASKED, 0, 0, 0, 0]).await?,
                    other => return Err(format!("a stream says {other:#x}").into()),
                }
                continue;
            }
            self.heard.drain(..self.read);
            self.read = 0;
            self.hear().await?;
        }
    }
}

/// The first frame, if it is whole: its first byte, and where its content
/// begins and ends. A house masks nothing.
fn frame(heard: &[u8]) -> Option<(u8, usize, usize)> {
    let (&first, rest) = heard.split_first()?;
    let (start, length) = match *rest.first()? {
        126 => (4, u64::from(u16::from_be_bytes(*rest.get(1..)?.first_chunk()?))),
        127 => (10, u64::from_be_bytes(*rest.get(1..)?.first_chunk()?)),
        short => (2, u64::from(short)),
    };
    let end = start + usize::try_from(length).ok()?;
    (heard.len() >= end).then_some((first, start, end))
}
