//! A player: a connection for commands, and a stream for what happens.
//!
//! Only as much of HTTP is spoken as the house needs: those who play must not
//! take the machine away from it.

use std::net::SocketAddr;

use futures_util::StreamExt;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::Trouble;

/// A connection that is kept.
pub(crate) struct Connection {
    address: SocketAddr,
    stream: TcpStream,
    token: String,
    heard: Vec<u8>,
}

impl Connection {
    pub(crate) async fn open(address: SocketAddr) -> Result<Connection, Trouble> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Connection { address, stream, token: String::new(), heard: Vec::new() })
    }

    /// Comes in as a guest.
    pub(crate) async fn guest(address: SocketAddr, name: &str) -> Result<Connection, Trouble> {
        #[derive(serde::Deserialize)]
        struct Answer {
            token: String,
        }
        let mut connection = Connection::open(address).await?;
        let body = format!("{{\"name\":\"{name}\"}}");
        let Answer { token } = connection.ask("POST", "/guests", &body).await?;
        connection.token = token;
        Ok(connection)
    }

    /// Sends a command; the answer is to be [heard](Connection::hear).
    pub(crate) async fn send(&mut self, how: &str, path: &str, body: &str) -> Result<(), Trouble> {
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
    pub(crate) async fn hear(&mut self) -> Result<Vec<u8>, Trouble> {
        self.heard.clear();
        loop {
            if let Some((head, length)) = head(&self.heard)? {
                while self.heard.len() < head + length {
                    self.read().await?;
                }
                return Ok(self.heard.split_off(head));
            }
            self.read().await?;
        }
    }

    async fn read(&mut self) -> Result<(), Trouble> {
        match self.stream.read_buf(&mut self.heard).await? {
            0 => Err("the house hangs up".into()),
            _ => Ok(()),
        }
    }

    /// Sends a command and reads the answer.
    pub(crate) async fn ask<T: DeserializeOwned>(
        &mut self,
        how: &str,
        path: &str,
        body: &str,
    ) -> Result<T, Trouble> {
        self.send(how, path, body).await?;
        let answer = self.hear().await?;
        Ok(serde_json::from_slice(if answer.is_empty() { b"null" } else { &answer })?)
    }

    /// Follows a table.
    pub(crate) async fn follow(&self, table: &str) -> Result<News, Trouble> {
        News::open(self.address, table, &self.token).await
    }
}

/// Where the head of an answer ends, and how long its body is.
fn head(heard: &[u8]) -> Result<Option<(usize, usize)>, Trouble> {
    let Some(end) = heard.windows(4).position(|four| four == b"\r\n\r\n") else { return Ok(None) };
    let head = str::from_utf8(&heard[..end])?;
    if !head.starts_with("HTTP/1.1 20") {
        let body = String::from_utf8_lossy(&heard[end..]);
        return Err(format!("the house refuses: {head}{body}").into());
    }
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    Ok(Some((end + 4, length.map_or(Ok(0), str::parse)?)))
}

/// What a stream tells.
pub(crate) struct News(WebSocketStream<TcpStream>);

impl News {
    pub(crate) async fn open(
        address: SocketAddr,
        table: &str,
        token: &str,
    ) -> Result<News, Trouble> {
        let path = format!("ws://{address}/api/v1/tables/{table}/stream");
        let mut request = path.into_client_request()?;
        if !token.is_empty() {
            let token = format!("Bearer {token}").parse()?;
            request.headers_mut().insert("authorization", token);
        }
        let stream = TcpStream::connect(address).await?;
        let config = WebSocketConfig::default().read_buffer_size(16 << 10);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(News(socket))
    }

    /// The next message.
    pub(crate) async fn next(&mut self) -> Result<Utf8Bytes, Trouble> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err("the house ends the stream".into()),
            }
        }
    }
}
