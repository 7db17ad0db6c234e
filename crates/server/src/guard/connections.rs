//! Limits of open connections, in three classes.
//!
//! - Idle: no request was sent yet. Few of these are kept. When one more comes, the
//!   oldest of the address with the most is closed. So clients that never send a
//!   request only displace one another.
//! - Guest: a request was sent.
//! - Seated: the request came from somebody with a seat at a table. There is room
//!   for these when there is none left for guests.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;

use super::limits::network;
use super::notices::{Bound, Notices};
use crate::settings::Settings;

/// The least number of connections that makes sense.
const LEAST: usize = 16;

/// How many files a server needs besides its connections.
const OTHER_FILES: usize = 128;

/// How long a connection may take to send its request before it makes room for
/// another of its address: that one may come from somebody else.
const GRACE: Duration = Duration::from_secs(1);

/// How many connections there may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Most {
    /// That have sent no request yet.
    pending: usize,
    /// Of guests.
    guests: usize,
    /// Of guests and players together.
    served: usize,
    /// The same for one address.
    pending_of_one: usize,
    guests_of_one: usize,
    players_of_one: usize,
}

impl Most {
    fn new(settings: &Settings, files: usize) -> Most {
        let all = settings.connections.min(files.saturating_sub(OTHER_FILES)).max(LEAST);
        let (pending, reserve) = (all / 4, all / 4);
        // Behind a proxy all come from its address.
        let by_address = settings.limits && settings.proxy_header.is_none();
        let of_one = |most: usize| if by_address { most } else { usize::MAX };
        Most {
            pending,
            guests: all - pending - reserve,
            served: all - pending,
            pending_of_one: of_one(64),
            guests_of_one: of_one(128),
            players_of_one: of_one(256),
        }
    }
}

/// The connections of a server.
pub(crate) struct Connections {
    most: Most,
    held: Mutex<Held>,
    notices: Notices,
}

#[derive(Default)]
struct Held {
    /// Those that have sent no request yet, the oldest first.
    pending: BTreeMap<u64, Pending>,
    /// How many each address has.
    of: HashMap<IpAddr, Count>,
    all: Count,
    next: u64,
}

/// A connection that has sent no request yet.
struct Pending {
    address: IpAddr,
    since: Instant,
    evicted: Arc<Notify>,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Count {
    pending: usize,
    guests: usize,
    players: usize,
}

/// Whose a connection is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Class {
    Pending,
    Guest,
    Player,
}

impl Count {
    fn of(&mut self, class: Class) -> &mut usize {
        match class {
            Class::Pending => &mut self.pending,
            Class::Guest => &mut self.guests,
            Class::Player => &mut self.players,
        }
    }
}

impl Held {
    fn add(&mut self, address: IpAddr, class: Class) {
        *self.all.of(class) += 1;
        *self.of.entry(address).or_default().of(class) += 1;
    }

    fn take(&mut self, address: IpAddr, class: Class) {
        *self.all.of(class) -= 1;
        if let Some(count) = self.of.get_mut(&address) {
            *count.of(class) -= 1;
            if *count == Count::default() {
                self.of.remove(&address);
            }
        }
    }

    /// The oldest of those of this address that have sent no request.
    fn oldest(&self, address: IpAddr) -> Option<(u64, Instant)> {
        let mut pending = self.pending.iter();
        let oldest = pending.find(|(_, pending)| pending.address == address);
        oldest.map(|(id, pending)| (*id, pending.since))
    }

    /// Ends that one.
    fn evict(&mut self, address: IpAddr) {
        let oldest = self.oldest(address);
        if let Some(pending) = oldest.and_then(|(id, _)| self.pending.remove(&id)) {
            self.take(address, Class::Pending);
            pending.evicted.notify_one();
        }
    }

    /// The address that has most of those that have sent no request; of several
    /// that have as many, the one that has the oldest.
    fn heaviest(&self) -> Option<IpAddr> {
        let pending = |address| self.of.get(&address).map_or(0, |count| count.pending);
        let newest_first = self.pending.values().rev().map(|pending| pending.address);
        newest_first.max_by_key(|address| pending(*address))
    }
}

impl Connections {
    /// None yet.
    pub(crate) fn new(settings: &Settings) -> Connections {
        Connections::with(Most::new(settings, files()))
    }

    fn with(most: Most) -> Connections {
        Connections { most, held: Mutex::default(), notices: Notices::default() }
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody connects. There is always room for one who comes: if need be the
    /// oldest goes that has sent no request.
    pub(crate) fn open(self: &Arc<Self>, address: IpAddr) -> Connection {
        self.open_at(address, Instant::now())
    }

    fn open_at(self: &Arc<Self>, address: IpAddr, now: Instant) -> Connection {
        let address = network(address.to_canonical());
        let mut held = self.held();
        let of_one = held.of.get(&address).map_or(0, |count| count.pending);
        let is_late = |(_, since)| now.saturating_duration_since(since) >= GRACE;
        if of_one >= self.most.pending_of_one && held.oldest(address).is_some_and(is_late) {
            self.notices.met(Bound::Pending, address);
            held.evict(address);
        } else if held.all.pending >= self.most.pending
            && let Some(heaviest) = held.heaviest()
        {
            self.notices.met(Bound::Pending, heaviest);
            held.evict(heaviest);
        }
        let id = held.next;
        held.next += 1;
        let evicted = Arc::new(Notify::new());
        held.pending.insert(id, Pending { address, since: now, evicted: evicted.clone() });
        held.add(address, Class::Pending);
        drop(held);
        let class = Mutex::new(Class::Pending);
        Connection { all: self.clone(), address, id, class, evicted }
    }

    /// Logs that the system gives no connection.
    pub(crate) fn none_given(&self, error: &std::io::Error) {
        self.notices.met(Bound::System, error);
    }
}

/// A connection, until it is dropped.
pub(crate) struct Connection {
    all: Arc<Connections>,
    address: IpAddr,
    id: u64,
    class: Mutex<Class>,
    evicted: Arc<Notify>,
}

impl Connection {
    fn class(&self) -> MutexGuard<'_, Class> {
        self.class.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has it sent no request that was let in?
    pub(crate) fn is_pending(&self) -> bool {
        *self.class() == Class::Pending
    }

    /// Done when it has to make room.
    pub(crate) async fn evicted(&self) {
        self.evicted.notified().await;
    }

    /// Its request is let in, if there is room for guests.
    pub(crate) fn admit(&self) -> bool {
        self.admit_as(Class::Guest, |most, all, own| {
            all.guests < most.guests && own.guests < most.guests_of_one
        })
    }

    /// Its request is let in as that of somebody who has a seat at a table.
    pub(crate) fn admit_player(&self) -> bool {
        self.admit_as(Class::Player, |most, _, own| own.players < most.players_of_one)
    }

    /// Lets its request in, if there is room for such, by the counts of all and of
    /// its own address. Whatever was let in once stays so.
    fn admit_as(&self, wanted: Class, has_room: impl Fn(&Most, &Count, &Count) -> bool) -> bool {
        let mut class = self.class();
        if *class != Class::Pending {
            return true;
        }
        let most = &self.all.most;
        let held = self.all.held();
        let own = held.of.get(&self.address).copied().unwrap_or_default();
        let room =
            held.all.guests + held.all.players < most.served && has_room(most, &held.all, &own);
        room && self.turn(&mut class, wanted, held)
    }

    /// Logs that it is not let in.
    pub(crate) fn refused(&self) {
        self.all.notices.met(Bound::Connections, self.address);
    }

    /// Logs that it says too much.
    pub(crate) fn too_many_frames(&self) {
        self.all.notices.met(Bound::Frames, self.address);
    }

    /// Makes it this one's, unless it had to go meanwhile.
    fn turn(&self, class: &mut Class, to: Class, mut held: MutexGuard<'_, Held>) -> bool {
        if held.pending.remove(&self.id).is_none() {
            return false;
        }
        held.take(self.address, Class::Pending);
        held.add(self.address, to);
        *class = to;
        true
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let class = *self.class();
        let mut held = self.all.held();
        // Who had to make room is not counted any more.
        if class != Class::Pending || held.pending.remove(&self.id).is_some() {
            held.take(self.address, class);
        }
    }
}

/// How many files the program may have open. As many are asked for as the system
/// allows.
#[cfg(unix)]
fn files() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // Where that is refused, what there is has to do.
    _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let most = getrlimit(Resource::Nofile).current;
    most.and_then(|most| usize::try_from(most).ok()).unwrap_or(usize::MAX)
}

/// The system has no such limit.
#[cfg(not(unix))]
fn files() -> usize {
    usize::MAX
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOST: Most = Most {
        pending: 8,
        guests: 4,
        served: 6,
        pending_of_one: 3,
        guests_of_one: 2,
        players_of_one: 3,
    };

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    fn is_evicted(connection: &Connection) -> bool {
        !connection.all.held().pending.contains_key(&connection.id)
    }

    #[test]
    fn a_crowd_without_requests_crowds_out_only_itself() {
        let all = Arc::new(Connections::with(MOST));
        let start = Instant::now();
        let player = all.open_at(address(1), start);
        // One after the other, each is late when the next but two comes.
        let open = |n: u32| all.open_at(address(2), start + n * GRACE);
        let crowd: Vec<_> = (0..100).map(open).collect();
        assert!(!is_evicted(&player));
        assert!(crowd[..97].iter().all(is_evicted) && !crowd[97..].iter().any(is_evicted));
        assert!(player.admit());
        // From many addresses: whoever has most loses one, and then the oldest goes.
        let many: Vec<_> = (3..100).map(|last| all.open(address(last))).collect();
        assert_eq!(all.held().all.pending, MOST.pending);
        let late = all.open(address(1));
        let more: Vec<_> = (100..106).map(|last| all.open(address(last))).collect();
        assert!(late.admit());
        drop((crowd, many, more, player, late));
        assert_eq!(all.held().all, Count::default());
        assert!(all.held().of.is_empty() && all.held().pending.is_empty());
    }

    #[test]
    fn who_shares_an_address_with_a_crowd_has_time_to_send_a_request() {
        let all = Arc::new(Connections::with(MOST));
        let start = Instant::now();
        let open = |n: u32| all.open_at(address(1), start + n * GRACE / 8);
        let before: Vec<_> = (0..3).map(open).collect();
        let player = open(3);
        // More than one address may hold, all at once.
        let after: Vec<_> = (4..8).map(open).collect();
        assert!(player.admit());
        assert!(before.iter().chain(&after).all(|one| !is_evicted(one)));
        // When there are as many as there may be at all, the oldest goes.
        let more: Vec<_> = (4..8).map(open).collect();
        assert!(before.iter().all(is_evicted) && !more.iter().any(is_evicted));
    }

    #[test]
    fn room_is_kept_for_those_who_play() {
        let all = Arc::new(Connections::with(MOST));
        let guests: Vec<_> = (0..4).map(|n| all.open(address(n / 2))).collect();
        assert!(guests.iter().all(Connection::admit));
        let [one, other, third] = [0; 3].map(|_| all.open(address(9)));
        assert!(!one.admit());
        assert!(one.admit_player() && other.admit_player());
        assert!(!third.admit_player(), "more than there may be at all");
        drop(guests);
        assert!(third.admit_player());
        assert!(!all.open(address(9)).admit_player(), "more than one address may have");
        let here: Vec<_> = (0..3).map(|_| all.open(address(7))).collect();
        assert_eq!(here.iter().filter(|guest| guest.admit()).count(), 2);
    }

    #[tokio::test]
    async fn whoever_has_to_go_is_told_and_not_let_in() {
        let all = Arc::new(Connections::with(Most { pending: 1, ..MOST }));
        let oldest = all.open(address(1));
        let newest = all.open(address(1));
        oldest.evicted().await;
        assert!(!oldest.admit() && !oldest.admit_player());
        assert!(newest.admit() && !newest.is_pending());
    }

    #[test]
    fn there_are_no_more_connections_than_files() {
        let settings = Settings { connections: 4096, ..Settings::default() };
        let few = Most::new(&settings, 1024);
        assert!(few.pending + few.served <= 1024 - OTHER_FILES);
        let many = Most::new(&settings, 1 << 20);
        assert_eq!(many.pending + many.served, 4096);
        assert!(many.guests < many.served, "nothing is kept for those who play");
        assert!(Most::new(&settings, 0).guests > 0);
        let open = Settings { limits: false, ..settings };
        assert_eq!(Most::new(&open, 1 << 20).guests_of_one, usize::MAX);
    }
}
