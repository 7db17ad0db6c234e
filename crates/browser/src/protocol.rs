//! The DevTools protocol: commands and events as JSON over a WebSocket.
//!
//! A typed client of the whole protocol is five megabytes of code that take
//! longer to build than the rest of the project; we say two dozen commands.

use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

use crate::Fault;

/// How long Chromium may think about one command.
const PATIENCE: Duration = Duration::from_secs(30);

/// A connection with a running Chromium.
pub(crate) struct Protocol {
    socket: WebSocket<TcpStream>,
    /// The page that commands go to; none for the browser itself.
    session: Option<String>,
    last: u64,
    events: Vec<Event>,
}

/// Something that happened in the browser.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub(crate) name: String,
    pub(crate) what: Value,
}

impl Protocol {
    /// Connects with the Chromium that listens at this port and path.
    pub(crate) fn connect(port: u16, path: &str) -> Result<Protocol, Fault> {
        let stream = TcpStream::connect(("127.0.0.1", port))?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let address = format!("ws://127.0.0.1:{port}{path}");
        let (socket, _) = tungstenite::client(address, stream).map_err(silence)?;
        Ok(Protocol { socket, session: None, last: 0, events: Vec::new() })
    }

    /// Sends all further commands to this page.
    pub(crate) fn attach(&mut self, target: &Value) -> Result<(), Fault> {
        let page = json!({ "targetId": target, "flatten": true });
        let attached = self.call("Target.attachToTarget", page)?;
        self.session = attached["sessionId"].as_str().map(str::to_owned);
        Ok(())
    }

    /// Sends a command whose answer nobody waits for.
    pub(crate) fn send(&mut self, command: &str, with: Value) -> Result<(), Fault> {
        self.last += 1;
        let mut message = json!({ "id": self.last, "method": command, "params": with });
        if let Some(session) = &self.session {
            message["sessionId"] = json!(session);
        }
        self.socket.send(Message::text(message.to_string())).map_err(silence)
    }

    /// Carries out a command and gives its answer.
    pub(crate) fn call(&mut self, command: &str, with: Value) -> Result<Value, Fault> {
        self.send(command, with)?;
        loop {
            let mut answer = self.read()?;
            if answer["id"] != self.last {
                continue;
            }
            return match answer.get("error") {
                Some(error) => Err(Fault::Chromium(format!("{command}: {}", error["message"]))),
                None => Ok(answer["result"].take()),
            };
        }
    }

    /// What has happened since this was last asked.
    pub(crate) fn events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }

    /// Waits until something happens, and gives it with all before it.
    pub(crate) fn next_events(&mut self) -> Result<Vec<Event>, Fault> {
        while self.events.is_empty() {
            self.read()?;
        }
        Ok(self.events())
    }

    /// Reads one message; an event is also kept.
    fn read(&mut self) -> Result<Value, Fault> {
        loop {
            let Message::Text(text) = self.socket.read().map_err(silence)? else { continue };
            let mut message: Value = serde_json::from_str(&text)
                .map_err(|error| Fault::Chromium(format!("{error} in {text}")))?;
            if let Some(name) = message["method"].as_str().map(str::to_owned) {
                self.events.push(Event { name, what: message["params"].take() });
            }
            return Ok(message);
        }
    }
}

fn silence(error: impl std::error::Error) -> Fault {
    Fault::Chromium(format!("it says nothing: {error}"))
}
