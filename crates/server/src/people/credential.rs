//! The session or token that a socket was opened with. When it ends, the socket is
//! closed.

use std::time::Duration;

use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, sleep_until};

use crate::house::House;
use crate::store::{PersonId, SecretHash};

/// How often it is looked whether a session or token has lapsed meanwhile.
const LOOK: Duration = Duration::from_secs(600);

/// A session or token that has ended before its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// This one.
    One(SecretHash),
    /// All of a person's.
    AllOf(PersonId),
}

/// By what somebody is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Secret {
    /// The session of a browser.
    Session(SecretHash),
    /// The token of a program.
    Token(SecretHash),
}

/// The session or token of an open socket; none for a stranger.
pub(crate) struct Credential {
    known: Option<(PersonId, Secret)>,
    ended: Receiver<Ended>,
    look: Instant,
}

impl Credential {
    /// From now on it is heard whether it ends. Whether it has not ended already
    /// is to be asked after that.
    pub(crate) fn new(house: &House, known: Option<(PersonId, Secret)>) -> Credential {
        Credential { known, ended: house.ended(), look: Instant::now() + LOOK }
    }

    /// Does it still hold?
    pub(crate) async fn holds(&self, house: &House) -> bool {
        let Some((person, secret)) = self.known else { return true };
        let found = match secret {
            Secret::Session(hash) => super::session_of(house, hash).await,
            Secret::Token(hash) => super::token_of(house, hash).await,
        };
        found.is_ok_and(|found| found.is_some_and(|found| found.id == person))
    }

    /// Done when it has ended.
    pub(crate) async fn end(&mut self, house: &House) {
        loop {
            let is_over = tokio::select! {
                ended = self.ended.recv() => match ended {
                    Ok(ended) => self.is_hit_by(ended),
                    Err(RecvError::Lagged(_)) => !self.holds(house).await,
                    Err(RecvError::Closed) => true,
                },
                () = sleep_until(self.look) => {
                    let holds = self.holds(house).await;
                    self.look = Instant::now() + LOOK;
                    !holds
                }
            };
            if is_over {
                return;
            }
        }
    }

    fn is_hit_by(&self, ended: Ended) -> bool {
        self.known.is_some_and(|(person, Secret::Session(hash) | Secret::Token(hash))| {
            ended == Ended::One(hash) || ended == Ended::AllOf(person)
        })
    }
}
