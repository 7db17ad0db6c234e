//! A program that calls the house.

use std::net::SocketAddr;

use super::browser::agent;
use super::{Open, Page, Socket};

/// A program: a token, and the language it wants its sentences in.
pub(crate) struct Program {
    agent: ureq::Agent,
    address: SocketAddr,
    token: Option<String>,
    pub(crate) lang: &'static str,
}

impl Program {
    /// A program with this token, or without any.
    pub(crate) fn with(house: &Open, token: Option<&str>) -> Program {
        let (address, token) = (house.address, token.map(str::to_owned));
        Program { agent: agent(), address, token, lang: "en" }
    }

    /// Asks.
    pub(crate) fn get(&self, path: &str) -> Page {
        let mut request = self.agent.get(format!("http://{}/api/v1{path}", self.address));
        for (name, value) in self.headers() {
            request = request.header(name, value);
        }
        Page::read(request.call().unwrap())
    }

    /// Sends this, which should be JSON.
    pub(crate) fn post(&self, path: &str, body: &str) -> Page {
        let mut request = self.agent.post(format!("http://{}/api/v1{path}", self.address));
        for (name, value) in self.headers() {
            request = request.header(name, value);
        }
        Page::read(request.header("content-type", "application/json").send(body).unwrap())
    }

    /// Follows a table.
    pub(crate) fn stream(&self, path: &str) -> Socket {
        let headers = self.headers();
        let headers: Vec<_> = headers.iter().map(|(name, value)| (*name, &**value)).collect();
        Socket::open(self.address, &format!("/api/v1{path}"), &headers)
    }

    /// The socket at this address, or the status with which it is refused.
    pub(crate) fn socket(&self, path: &str) -> Result<Socket, u16> {
        let headers = self.headers();
        let headers: Vec<_> = headers.iter().map(|(name, value)| (*name, &**value)).collect();
        Socket::try_open(self.address, &format!("/api/v1{path}"), &headers)
    }

    fn headers(&self) -> Vec<(&'static str, String)> {
        let token = self.token.as_ref().map(|token| ("authorization", format!("Bearer {token}")));
        [("accept-language", self.lang.to_owned())].into_iter().chain(token).collect()
    }
}
