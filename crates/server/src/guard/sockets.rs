//! WebSockets: how many an address may hold, how many frames it may send, and pings
//! that find connections whose other end is gone.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::Extension;
use tokio::time::{Interval, MissedTickBehavior, interval_at};

use super::connections::Connection;

/// The most sockets of one address.
const SOCKETS: u32 = 64;

/// The most frames that the socket of a page may send in a [`WHILE`]: a browser
/// sends none but what keeps the line open.
const FRAMES_OF_PAGE: u32 = 20;

/// The most frames that a program may send: more than the limit of what it does.
const FRAMES_OF_PROGRAM: u32 = 1000;

/// How long frames are counted together.
const WHILE: Duration = Duration::from_secs(10);

/// How often a socket is asked whether somebody is still there.
const PING: Duration = Duration::from_secs(30);

/// How many sockets each address holds.
#[derive(Clone, Default)]
pub(super) struct Sockets(Arc<Mutex<HashMap<IpAddr, u32>>>);

/// A place for a socket, until it is dropped.
pub(super) struct Place {
    sockets: Sockets,
    address: IpAddr,
}

impl Sockets {
    /// A place for a socket of this address, if there is one left.
    pub(super) fn take(&self, address: IpAddr) -> Option<Place> {
        let mut sockets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let held = sockets.entry(address).or_default();
        if *held >= SOCKETS {
            return None;
        }
        *held += 1;
        Some(Place { sockets: self.clone(), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut sockets = self.sockets.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(held) = sockets.get_mut(&self.address) {
            *held -= 1;
            if *held == 0 {
                sockets.remove(&self.address);
            }
        }
    }
}

/// What a socket needs to be let in: its connection, and its place if there is a
/// limit to those.
pub(crate) struct Admitted {
    pub(super) connection: Arc<Connection>,
    pub(super) _place: Option<Place>,
}

/// Watches a socket as long as it is open: it may not say too much, and somebody
/// must be there. Every client answers a ping by itself.
pub(crate) struct SocketGuard {
    admitted: Option<Arc<Admitted>>,
    /// The most frames in a [`WHILE`], since when they are counted, and how many
    /// came.
    most: u32,
    since: Instant,
    frames: u32,
    next_ping: Interval,
    /// Did anything come since the last ping?
    heard: bool,
}

impl SocketGuard {
    /// For the socket of a page.
    pub(crate) fn of_page(admitted: Option<Extension<Arc<Admitted>>>) -> SocketGuard {
        SocketGuard::new(admitted, FRAMES_OF_PAGE)
    }

    /// For the socket of a program.
    pub(crate) fn of_program(admitted: Option<Extension<Arc<Admitted>>>) -> SocketGuard {
        SocketGuard::new(admitted, FRAMES_OF_PROGRAM)
    }

    fn new(admitted: Option<Extension<Arc<Admitted>>>, most: u32) -> SocketGuard {
        let mut next_ping = interval_at(tokio::time::Instant::now() + PING, PING);
        next_ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let admitted = admitted.map(|Extension(admitted)| admitted);
        SocketGuard { admitted, most, since: Instant::now(), frames: 0, next_ping, heard: true }
    }

    /// Counts a frame that came; `false` if it is one too many.
    pub(crate) fn hears(&mut self) -> bool {
        self.heard = true;
        if self.since.elapsed() > WHILE {
            (self.since, self.frames) = (Instant::now(), 0);
        }
        self.frames += 1;
        let few = self.frames <= self.most;
        if !few && let Some(admitted) = &self.admitted {
            admitted.connection.too_many_frames();
        }
        few
    }

    /// Waits until the next ping is due; `false` if nothing came since the last.
    pub(crate) async fn ping_due(&mut self) -> bool {
        self.next_ping.tick().await;
        std::mem::take(&mut self.heard)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_holds_so_many_sockets_and_no_more() {
        let sockets = Sockets::default();
        let [here, there] = ["192.0.2.1", "192.0.2.2"].map(|text| text.parse().expect("one"));
        let mut held: Vec<_> = (0..SOCKETS).map_while(|_| sockets.take(here)).collect();
        assert_eq!(held.len(), SOCKETS as usize);
        assert!(sockets.take(here).is_none());
        assert!(sockets.take(there).is_some());
        held.pop();
        assert!(sockets.take(here).is_some());
        held.clear();
        assert!(sockets.0.lock().expect("whole").is_empty());
    }

    #[tokio::test]
    async fn a_socket_says_little() {
        for (mut socket, most) in [
            (SocketGuard::of_page(None), FRAMES_OF_PAGE),
            (SocketGuard::of_program(None), FRAMES_OF_PROGRAM),
        ] {
            assert!((0..most).all(|_| socket.hears()));
            assert!(!socket.hears());
            socket.since -= 2 * WHILE;
            assert!(socket.hears());
        }
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_answers_no_ping_is_gone() {
        let start = tokio::time::Instant::now();
        let mut socket = SocketGuard::of_page(None);
        for _ in 0..3 {
            assert!(socket.ping_due().await);
            assert!(socket.hears());
        }
        assert!(socket.ping_due().await);
        assert!(!socket.ping_due().await);
        assert_eq!(start.elapsed(), 5 * PING);
    }
}
