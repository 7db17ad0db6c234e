//! Rate limits, by address and by session. Those who share an address have a limit
//! each, and together a limit of a few times that.
//!
//! Each kind of request has limits of its own: cheap ones are allowed often, those
//! that replay a match only a few times a second.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::time::Duration;

use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota};

use super::bearer;
use super::sockets::{Place, Sockets};
use crate::people;
use crate::settings::Settings;
use crate::store::SecretHash;

/// How many sessions behind one address may do all that they may.
const FAMILY: u32 = 4;

/// What is asked for, as far as its limits go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// To prove who one is.
    SignIn,
    /// To make an account.
    Account,
    /// A table or a seat, which may let a guest in.
    Open,
    /// To be let in as a guest, with a token.
    Guest,
    /// To say something.
    Talk,
    /// Anything else that is done.
    Command,
    /// A file that comes with the program.
    Asset,
    /// To look at something.
    Read,
    /// To look back at a match: it is played again from its beginning, or some of its
    /// moments are drawn.
    Replay,
}

impl Kind {
    /// What is done at this path.
    fn of(path: &str) -> Kind {
        match last(path) {
            "sign-in" | "password" | "export" | "delete" | "administrator" => Kind::SignIn,
            "create" => Kind::Account,
            "play" | "open" | "rematch" | "fork" | "sit" | "tables" => Kind::Open,
            "guests" => Kind::Guest,
            _ if path.starts_with("/seats/") => Kind::Open,
            "say" | "promise" | "promises" | "lines" => Kind::Talk,
            _ => Kind::Command,
        }
    }

    /// What is looked at at this path.
    fn of_read(path: &str) -> Kind {
        match last(path) {
            "replay" | "record" | "events" | "fairness" | "beats" => Kind::Replay,
            _ if path.starts_with("/assets/") => Kind::Asset,
            _ => Kind::Read,
        }
    }
}

/// The last part of a path.
fn last(path: &str) -> &str {
    path.trim_end_matches('/').rsplit('/').next().unwrap_or_default()
}

/// Who asks, as far as limits go.
#[derive(Clone, Copy)]
pub(crate) struct Client {
    pub(super) address: IpAddr,
    pub(super) session: Option<SecretHash>,
}

impl Client {
    /// Where it is.
    pub(crate) fn address(&self) -> IpAddr {
        self.address
    }
}

/// The limits of a server.
pub(crate) struct Limits(Option<Box<Counters>>);

struct Counters {
    clock: DefaultClock,
    sign_in: DefaultKeyedRateLimiter<IpAddr>,
    account: DefaultKeyedRateLimiter<IpAddr>,
    open: DefaultKeyedRateLimiter<IpAddr>,
    guest: DefaultKeyedRateLimiter<IpAddr>,
    talk: Shared,
    command: Shared,
    asset: Shared,
    read: Shared,
    replay: Shared,
    sockets: Sockets,
}

/// What is counted by address and by session.
struct Shared {
    by_address: DefaultKeyedRateLimiter<IpAddr>,
    by_session: DefaultKeyedRateLimiter<SecretHash>,
}

impl Shared {
    fn new(per_second: u32, at_once: u32) -> Shared {
        let quota = |times| {
            Quota::per_second(number(per_second * times)).allow_burst(number(at_once * times))
        };
        Shared {
            by_address: DefaultKeyedRateLimiter::keyed(quota(FAMILY)),
            by_session: DefaultKeyedRateLimiter::keyed(quota(1)),
        }
    }

    fn retain_recent(&self) {
        self.by_address.retain_recent();
        self.by_session.retain_recent();
    }
}

fn number(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

fn per_minute(times: u32, at_once: u32) -> DefaultKeyedRateLimiter<IpAddr> {
    DefaultKeyedRateLimiter::keyed(Quota::per_minute(number(times)).allow_burst(number(at_once)))
}

impl Limits {
    /// The limits, or none.
    pub(crate) fn new(on: bool) -> Limits {
        Limits(on.then(|| {
            Box::new(Counters {
                clock: DefaultClock::default(),
                sign_in: per_minute(5, 10),
                account: per_minute(5, 10),
                open: per_minute(30, 60),
                guest: per_minute(10, 30),
                talk: Shared::new(5, 20),
                command: Shared::new(40, 200),
                // A page has some twenty of them, and without a script each
                // choice loads them anew.
                asset: Shared::new(200, 600),
                read: Shared::new(25, 200),
                // Somebody who holds down the arrow of a replay.
                replay: Shared::new(8, 40),
                sockets: Sockets::default(),
            })
        }))
    }

    /// Counts something that is done at this path; if it is too much, how long to
    /// wait.
    pub(super) fn count(
        &self,
        path: &str,
        address: IpAddr,
        session: Option<SecretHash>,
    ) -> Result<(), Duration> {
        self.count_kind(Kind::of(path), address, session)
    }

    /// Counts something that is looked at at this path; if it is too much, how
    /// long to wait.
    pub(super) fn count_read(
        &self,
        path: &str,
        address: IpAddr,
        session: Option<SecretHash>,
    ) -> Result<(), Duration> {
        self.count_kind(Kind::of_read(path), address, session)
    }

    fn count_kind(
        &self,
        kind: Kind,
        address: IpAddr,
        session: Option<SecretHash>,
    ) -> Result<(), Duration> {
        let Some(counters) = &self.0 else { return Ok(()) };
        let address = network(address);
        let shared = match kind {
            Kind::SignIn => return counters.check(&counters.sign_in, &address),
            Kind::Account => return counters.check(&counters.account, &address),
            Kind::Open => return counters.check(&counters.open, &address),
            Kind::Guest => return counters.check(&counters.guest, &address),
            Kind::Talk => &counters.talk,
            Kind::Command => &counters.command,
            Kind::Asset => &counters.asset,
            Kind::Read => &counters.read,
            Kind::Replay => &counters.replay,
        };
        if let Some(session) = session {
            counters.check(&shared.by_session, &session)?;
        }
        counters.check(&shared.by_address, &address)
    }

    /// Counts a command that comes over a socket; if it is too much, how long to
    /// wait.
    pub(crate) fn command(&self, of: Client) -> Result<(), Duration> {
        self.count("act", of.address, of.session)
    }

    /// A place for a socket; if there is none left, how long to wait. Without
    /// limits it needs none.
    pub(super) fn socket(&self, address: IpAddr) -> Result<Option<Place>, Duration> {
        match &self.0 {
            None => Ok(None),
            Some(counters) => match counters.sockets.take(network(address)) {
                Some(place) => Ok(Some(place)),
                None => Err(Duration::from_secs(10)),
            },
        }
    }

    /// Forgets whoever has asked for nothing in a while.
    pub(crate) fn forget(&self) {
        let Some(counters) = &self.0 else { return };
        let Counters { sign_in, account, open, guest, .. } = &**counters;
        for limiter in [sign_in, account, open, guest] {
            limiter.retain_recent();
        }
        let Counters { talk, command, asset, read, replay, .. } = &**counters;
        for limiter in [talk, command, asset, read, replay] {
            limiter.retain_recent();
        }
    }
}

impl Counters {
    fn check<K: Clone + Eq + std::hash::Hash>(
        &self,
        limiter: &DefaultKeyedRateLimiter<K>,
        key: &K,
    ) -> Result<(), Duration> {
        limiter.check_key(key).map_err(|until| until.wait_time_from(self.clock.now()))
    }
}

/// Who counts as one: an address or, of IPv6, the /56 that a household gets and
/// from which it may choose addresses as it likes.
pub(super) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d & 0xff00, 0, 0, 0, 0).into()
        }
    }
}

/// The session or token that a request names, whether there is one or not.
pub(super) fn session(settings: &Settings, headers: &HeaderMap) -> Option<SecretHash> {
    match bearer(headers) {
        Some(token) => Some(SecretHash::of(token)),
        None => people::session(settings, headers.get(COOKIE)?.to_str().ok()?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn each_kind_and_each_address_is_counted_apart() {
        let limits = Limits::new(true);
        let (here, there) = (address("192.0.2.1"), address("192.0.2.2"));
        for _ in 0..10 {
            assert_eq!(limits.count("/account/sign-in", here, None), Ok(()));
        }
        let wait = limits.count("/account/sign-in", here, None).expect_err("too much");
        assert!(wait > Duration::from_secs(10) && wait <= Duration::from_secs(12), "{wait:?}");
        assert_eq!(limits.count("/account/sign-in", there, None), Ok(()));
        assert_eq!(limits.count("/account/create", here, None), Ok(()));
        assert_eq!(limits.count("/play", here, None), Ok(()));
    }

    #[test]
    fn those_who_share_an_address_do_not_crowd_out_one_another() {
        let limits = Limits::new(true);
        let here = address("192.0.2.1");
        let [one, other] = ["one", "other"].map(|token| Some(SecretHash::of(token)));
        let say = |session| limits.count("/tables/0123456789abcdef/say", here, session);
        assert!((0..20).all(|_| say(one).is_ok()));
        assert!(say(one).is_err());
        assert!(say(other).is_ok());
        // Sessions that nobody opened do not help: the address is counted, too.
        let forged = |n: u32| Some(SecretHash::of(&n.to_string()));
        assert!((0..90).any(|n| say(forged(n)).is_err()));
    }

    #[test]
    fn what_opens_something_is_told_from_what_is_played() {
        for (path, kind) in [
            ("/play", Kind::Open),
            ("/games/caligula/open", Kind::Open),
            ("/seats/00ff", Kind::Open),
            ("/tables/0123456789abcdef/sit", Kind::Open),
            ("/api/tables/", Kind::Open),
            ("/tables/0123456789abcdef/act", Kind::Command),
            ("/tables/0123456789abcdef/say", Kind::Talk),
            ("/tables/0123456789abcdef/promise", Kind::Talk),
            ("/api/v1/tables/0123456789abcdef/promises", Kind::Talk),
            ("/api/v1/tables/0123456789abcdef/lines", Kind::Talk),
            ("/api/v1/guests", Kind::Guest),
            ("/account/password", Kind::SignIn),
            ("/account/delete", Kind::SignIn),
            ("/account/export", Kind::SignIn),
            ("/account/administrator", Kind::SignIn),
            ("/", Kind::Command),
        ] {
            assert_eq!(Kind::of(path), kind, "{path}");
        }
    }

    #[test]
    fn what_plays_a_match_again_is_told_from_what_is_only_read() {
        for (path, kind) in [
            ("/", Kind::Read),
            ("/tables/0123456789abcdef/", Kind::Read),
            ("/api/v1/tables/0123456789abcdef/lines", Kind::Read),
            ("/api/v1/tables/0123456789abcdef", Kind::Read),
            ("/tables/0123456789abcdef/replay", Kind::Replay),
            ("/tables/0123456789abcdef/fairness", Kind::Replay),
            ("/tables/0123456789abcdef/record", Kind::Replay),
            ("/api/v1/tables/0123456789abcdef/record", Kind::Replay),
            ("/api/v1/tables/0123456789abcdef/events", Kind::Replay),
            ("/assets/laurel.svg", Kind::Asset),
        ] {
            assert_eq!(Kind::of_read(path), kind, "{path}");
        }
    }

    #[test]
    fn a_family_behind_one_address_plays_at_once_while_a_program_polls() {
        let limits = Limits::new(true);
        let here = address("192.0.2.1");
        let session = |name: String| Some(SecretHash::of(&name));
        // Six load the page of a table with all that belongs to it, twice each.
        for person in 0..6 {
            for _ in 0..2 {
                let session = session(format!("person {person}"));
                let table = "/tables/0123456789abcdef/";
                assert_eq!(limits.count_read(table, here, session), Ok(()));
                for _ in 0..25 {
                    assert_eq!(limits.count_read("/assets/table.css", here, session), Ok(()));
                }
                for _ in 0..20 {
                    assert_eq!(limits.count(&format!("{table}act"), here, session), Ok(()));
                }
            }
        }
        let polls = session("program".to_owned());
        let table = "/api/v1/tables/0123456789abcdef";
        assert!((0..200).all(|_| limits.count_read(table, here, polls).is_ok()));
        assert!((0..20).any(|_| limits.count_read(table, here, polls).is_err()));
        // Whoever reads too often still plays.
        assert_eq!(limits.count(&format!("{table}/act"), here, polls), Ok(()));
    }

    #[test]
    fn all_addresses_of_a_56_count_as_one() {
        let one = network(address("2001:db8:1:2:3:4:5:6"));
        assert_eq!(one, network(address("2001:db8:1:2::9")));
        assert_eq!(one, network(address("2001:db8:1:ff::9")));
        assert_ne!(one, network(address("2001:db8:1:100::9")));
        assert_ne!(network(address("192.0.2.1")), network(address("192.0.2.2")));
    }

    #[test]
    fn nobody_is_remembered_for_long() {
        let limits = Limits::new(true);
        let here = address("192.0.2.1");
        for path in ["/account/sign-in", "/settings"] {
            assert_eq!(limits.count(path, here, None), Ok(()));
        }
        let known = |limits: &Limits| {
            let counters = limits.0.as_ref().expect("limits");
            (counters.sign_in.len(), counters.command.by_address.len())
        };
        assert_eq!(known(&limits), (1, 1));
        // A command is forgiven after milliseconds, a sign-in after seconds.
        std::thread::sleep(Duration::from_millis(30));
        limits.forget();
        assert_eq!(known(&limits), (1, 0));
    }

    #[test]
    fn without_limits_nothing_is_counted() {
        let limits = Limits::new(false);
        let here = address("192.0.2.1");
        assert!((0..1000).all(|_| limits.count("/account/sign-in", here, None).is_ok()));
        assert!(limits.socket(here).is_ok_and(|place| place.is_none()));
    }
}
