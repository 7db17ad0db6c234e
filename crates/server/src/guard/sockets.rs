//! How many sockets one address may hold, and how much may be said there.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The most sockets of one address.
const SOCKETS: u32 = 64;

/// The most frames that a socket may send in a [`WHILE`]: a browser sends none
/// but what keeps the line open.
const FRAMES: u32 = 20;

/// How long frames are counted together.
const WHILE: Duration = Duration::from_secs(10);

/// How many sockets each address holds.
#[derive(Clone, Default)]
pub(super) struct Sockets(Arc<Mutex<HashMap<IpAddr, u32>>>);

/// A place for a socket, until it is dropped.
pub(crate) struct Place {
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

/// Counts the frames that a socket sends.
pub(crate) struct Frames {
    since: Instant,
    heard: u32,
}

impl Frames {
    /// None so far.
    pub(crate) fn new() -> Frames {
        Frames { since: Instant::now(), heard: 0 }
    }

    /// Counts one more; is it too many?
    pub(crate) fn too_many(&mut self) -> bool {
        if self.since.elapsed() > WHILE {
            *self = Frames::new();
        }
        self.heard += 1;
        self.heard > FRAMES
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

    #[test]
    fn a_socket_says_little() {
        let mut frames = Frames::new();
        assert!((0..FRAMES).all(|_| !frames.too_many()));
        assert!(frames.too_many());
        frames.since -= 2 * WHILE;
        assert!(!frames.too_many());
    }
}
