//! Who may do what: `access.toml` says it, and this asks the house.
//!
//! Every route of pages and API is called by everyone in a match of each game
//! that is being played.

mod cast;
mod request;

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use ludi_bots::AnyGame;
use ludi_caligula::Caligula;
use ludi_imperivm::Imperivm;
use ludi_latium::Latium;
use ludi_roman_empire::RomanEmpire;
use ludi_server::{Settings, routes};
use serde::Deserialize;

use self::cast::{Cast, administrator};
use self::request::Request;
use crate::common::{new_house_with, settings};

/// Somebody who may come to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    Stranger,
    Spectator,
    AnotherSeat,
    TheSeat,
    FormerHolder,
    DroppedToken,
    Administrator,
}

/// The roles, in the order of the columns.
const ROLES: [(Role, &str); 7] = [
    (Role::Stranger, "stranger"),
    (Role::Spectator, "spectator"),
    (Role::AnotherSeat, "another seat"),
    (Role::TheSeat, "the seat"),
    (Role::FormerHolder, "former holder"),
    (Role::DroppedToken, "dropped token"),
    (Role::Administrator, "administrator"),
];

/// The whole table.
#[derive(Deserialize)]
struct Access {
    roles: Vec<String>,
    pages: BTreeMap<String, Vec<Outcome>>,
    api: BTreeMap<String, Vec<Outcome>>,
}

/// What comes of a request.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
enum Outcome {
    /// It is refused with this status, and nothing is changed.
    Refused(u16),
    Allowed(Allowed),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Allowed {
    /// It is done, or shown.
    Yes,
    /// It shows what a spectator sees, to the byte.
    Public,
    /// It concerns the own seat only: it shows more than a spectator sees and
    /// something else than the seat sees, or leaves the seat as it was.
    Own,
}

/// A row of the table: a route, perhaps with a query.
struct Row {
    method: String,
    path: String,
    outcomes: Vec<Outcome>,
}

impl Row {
    /// The route, without the query.
    fn route(&self) -> (String, String) {
        let path = self.path.split('?').next().unwrap();
        (self.method.clone(), path.to_owned())
    }
}

fn table() -> Vec<Row> {
    let access: Access = toml::from_str(include_str!("access.toml")).unwrap();
    assert_eq!(access.roles, ROLES.map(|(_, name)| name));
    let api = |(route, outcomes): (String, _)| (route.replacen(" /", " /api/v1/", 1), outcomes);
    let rows = access.pages.into_iter().chain(access.api.into_iter().map(api));
    let row = |(route, outcomes): (String, Vec<Outcome>)| {
        let (method, path) = route.split_once(' ').unwrap();
        assert_eq!(outcomes.len(), ROLES.len(), "{route}");
        Row { method: method.to_owned(), path: path.trim().to_owned(), outcomes }
    };
    let mut rows: Vec<Row> = rows.map(row).collect();
    // Whoever looks comes first, before anybody signs out everywhere.
    rows.sort_by(|one, other| one.method.cmp(&other.method));
    rows
}

#[test]
fn every_route_has_its_row_and_every_row_its_route() {
    let told: BTreeSet<_> = table().iter().map(Row::route).collect();
    let served: BTreeSet<_> =
        routes().into_iter().map(|route| (route.method, route.path)).collect();
    let without_row: Vec<_> = served.difference(&told).collect();
    let without_route: Vec<_> = told.difference(&served).collect();
    assert!(without_row.is_empty(), "access.toml says nothing of {without_row:?}");
    assert!(without_route.is_empty(), "there is no {without_route:?}");
}

#[test]
fn everyone_may_do_what_the_table_says_in_a_live_match_of_each_game() {
    // Bots keep still, so that nothing happens but what is asked.
    let settings = Settings { bot_pause: Duration::from_secs(3600), ..settings() };
    let games = vec![
        AnyGame::of::<Caligula>(),
        AnyGame::of::<Imperivm>(),
        AnyGame::of::<RomanEmpire>(),
        AnyGame::of::<Latium>(),
    ];
    let (_folder, house) = new_house_with(games, settings);
    let admin = administrator(&house);
    let mut wrong = Vec::new();
    for game in ["caligula", "imperivm", "roman-empire", "latium"] {
        // Whoever only looks changes nothing for those who come after.
        let looked_at = Cast::new(&house, game, &admin);
        for row in table() {
            let looks = row.method == "GET";
            let read = |role| looks.then(|| Request::new(&looked_at, &row, role).send().seen);
            let [public, of_the_seat] = [Role::Spectator, Role::TheSeat].map(read);
            let mut changed = None;
            for ((role, name), expected) in ROLES.into_iter().zip(&row.outcomes) {
                if row.path.contains("/seats/") {
                    // Whoever takes the seat leaves none for the next.
                    changed = None;
                }
                let cast = match looks {
                    true => &looked_at,
                    false => changed.get_or_insert_with(|| Cast::new(&house, game, &admin)),
                };
                let request = Request::new(cast, &row, role);
                let before = (cast.kept(), cast.of_the_seat());
                let answer = request.send();
                let after = (cast.kept(), cast.of_the_seat());
                let is_public = Some(&answer.seen) == public.as_ref();
                let is_of_the_seat = Some(&answer.seen) == of_the_seat.as_ref();
                let fits = match expected {
                    Outcome::Refused(status) => answer.status == *status && before == after,
                    Outcome::Allowed(_) if answer.status >= 400 => false,
                    Outcome::Allowed(Allowed::Yes) => true,
                    Outcome::Allowed(Allowed::Public) => is_public,
                    Outcome::Allowed(Allowed::Own) if row.method == "GET" => {
                        !is_public && is_of_the_seat == (role == Role::TheSeat)
                    }
                    Outcome::Allowed(Allowed::Own) => before.1 == after.1,
                };
                if !fits {
                    let Row { method, path, .. } = &row;
                    wrong.push(format!(
                        "{game}: {method} {path} as {name}: {expected:?}, but {} (public: \
                         {is_public}, changed: {})",
                        answer.status,
                        before != after
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
