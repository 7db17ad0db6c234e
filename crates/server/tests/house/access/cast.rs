//! A match that is being played, and everyone who may come to it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime};

use ludi_server::store::{
    ApiToken, PasswordHash, Person, PersonId, SecretHash, Session, Store, TableEntry, TableId, Time,
};
use serde_json::Value;

use super::Role;
use crate::common::{Browser, Open, Program};

/// How many play.
const SEATS: usize = 3;

/// Tells people apart.
static PEOPLE: AtomicU64 = AtomicU64::new(0);

/// Somebody, with a browser and a program.
pub(super) struct Somebody {
    pub(super) browser: Browser,
    pub(super) program: Program,
}

impl Somebody {
    /// Somebody who is known by this secret, or unknown.
    fn with(house: &Open, secret: Option<&str>) -> Somebody {
        let cookie = secret.map_or_else(String::new, |secret| format!("ludi={secret}"));
        Somebody { browser: Browser::with(house, &cookie), program: Program::with(house, secret) }
    }

    fn guest(house: &Open, name: &str) -> (PersonId, Somebody) {
        let number = PEOPLE.fetch_add(1, Ordering::Relaxed);
        let mut bytes = [7; 10];
        bytes[..8].copy_from_slice(&number.to_be_bytes());
        let id = PersonId::new(bytes);
        house.wait(house.store.add_guest(id, name, now())).unwrap();
        (id, Somebody::with(house, Some(&secret_of(house, id))))
    }
}

/// A fresh secret by which a person is known: a session and a token.
fn secret_of(house: &Open, person: PersonId) -> String {
    let secret = format!("secret-{}", PEOPLE.fetch_add(1, Ordering::Relaxed));
    let hash = SecretHash::of(&secret);
    let (now, label) = (now(), "program".to_owned());
    let until = now.after(Duration::from_secs(3600));
    let session = Session { hash, device: String::new(), opened: now, used: now, until };
    house.wait(house.store.open_session(person, session)).unwrap();
    let token = ApiToken { hash, label, since: now, used: now, until };
    house.wait(house.store.add_token(person, token)).unwrap();
    secret
}

fn now() -> Time {
    Time::from(SystemTime::now())
}

/// Whoever looks after the house.
pub(super) fn administrator(house: &Open) -> Person {
    let (id, _) = Somebody::guest(house, "Livia");
    let password = PasswordHash("none that fits".to_owned());
    house.wait(house.store.set_account(id, "Livia", password)).unwrap();
    assert!(house.wait(house.store.make_admin(id)).unwrap());
    house.wait(house.store.person(id)).unwrap().unwrap()
}

/// Everyone who may come to a match.
pub(super) struct Cast<'a> {
    house: &'a Open,
    pub(super) game: &'static str,
    pub(super) table: TableId,
    /// The seat it is all about, which has to act.
    pub(super) seat: usize,
    /// A seat that a bot has.
    pub(super) bot: usize,
    /// The row, and something that the seat may do.
    pub(super) row: u64,
    pub(super) action: String,
    people: Vec<(Role, Somebody)>,
}

impl<'a> Cast<'a> {
    /// Three sit down and play. One of those who have to act leaves, and
    /// somebody else gets the seat; one whispers something and leaves for good.
    pub(super) fn new(house: &'a Open, game: &'static str, admin: &Person) -> Cast<'a> {
        let mut players: Vec<Option<Somebody>> = ["Anna", "Bruno", "Cora"]
            .map(|name| Some(Somebody::guest(house, name).1))
            .into_iter()
            .collect();
        let player = |seat: usize| players[seat].as_ref().unwrap();
        let form = [("seats", "3"), ("visibility", "open")];
        let page = player(0).browser.send(&format!("/games/{game}/open"), &form);
        assert_eq!(page.status, 303, "{}", page.body);
        let path = page.location;
        let do_ = |seat: usize, what: &str, form: &[(&str, &str)]| {
            let page = player(seat).browser.send(&format!("{path}{what}"), form);
            assert!(matches!(page.status, 200 | 303), "{what}: {}", page.body);
            page
        };
        do_(1, "sit", &[]);
        do_(2, "sit", &[]);
        do_(0, "begin", &[]);
        let id = path.trim_matches('/').rsplit('/').next().unwrap().to_owned();
        let look = |seat: usize| -> Value {
            let seen = player(seat).program.get(&format!("/tables/{id}"));
            serde_json::from_str(&seen.body).unwrap()
        };
        let asked = |seen: &Value| seen["to_act"][0].as_u64().unwrap() as usize;
        // What all are asked at once is answered: then one alone has to act.
        let several = look(0)["to_act"].as_array().unwrap().len();
        for _ in 0..if several > 1 { several } else { 0 } {
            let seat = asked(&look(0));
            let seen = look(seat);
            let (row, action) = (seen["row"].to_string(), &seen["actions"][seat]["action"]);
            do_(seat, "act", &[("expected", &*row), ("sure", &*action.to_string())]);
        }
        let seat = asked(&look(0));
        let (other, bot) = ((seat + 1) % SEATS, (seat + 2) % SEATS);
        do_(seat, "stand", &[]);
        do_(bot, "say", &[("text", "vale"), ("to", &other.to_string())]);
        do_(bot, "stand", &[]);
        let link = do_(other, "invite", &[("to", &seat.to_string())]).text("code.link");
        let (holder, newcomer) = Somebody::guest(house, "Dario");
        let taken = newcomer.browser.send(&link[link.find("/seats/").unwrap()..], &[]);
        assert_eq!(taken.status, 303, "{}", taken.body);
        let dropped = secret_of(house, holder);
        house.wait(house.store.close_session(holder, SecretHash::of(&dropped))).unwrap();
        house.wait(house.store.drop_token(holder, SecretHash::of(&dropped))).unwrap();
        let whisper = [("text", "inter nos"), ("to", &*other.to_string())];
        let page = newcomer.browser.send(&format!("{path}say"), &whisper);
        assert_eq!(page.status, 303, "{}", page.body);
        let seen = newcomer.program.get(&format!("/tables/{id}"));
        let seen: Value = serde_json::from_str(&seen.body).unwrap();
        for token in house.wait(house.store.tokens(admin.id)).unwrap() {
            house.wait(house.store.drop_token(admin.id, token.hash)).unwrap();
        }
        let admin = secret_of(house, admin.id);
        let mut of = |seat: usize| players[seat].take().unwrap();
        Cast {
            house,
            game,
            table: TableId::parse(&id).unwrap(),
            seat,
            bot,
            row: seen["row"].as_u64().unwrap(),
            action: seen["actions"][0]["action"].to_string(),
            people: vec![
                (Role::Stranger, Somebody::with(house, None)),
                (Role::Spectator, Somebody::guest(house, "Elio").1),
                (Role::AnotherSeat, of(other)),
                (Role::TheSeat, newcomer),
                (Role::FormerHolder, of(seat)),
                (Role::DroppedToken, Somebody::with(house, Some(&dropped))),
                (Role::Administrator, Somebody::with(house, Some(&admin))),
            ],
        }
    }

    pub(super) fn somebody(&self, role: Role) -> &Somebody {
        &self.people.iter().find(|(found, _)| *found == role).unwrap().1
    }

    /// A fresh link to the seat that a bot has.
    pub(super) fn link(&self) -> String {
        let form = [("to", &*self.bot.to_string())];
        let path = format!("/tables/{}/invite", self.table);
        let page = self.somebody(Role::AnotherSeat).browser.send(&path, &form);
        let link = page.text("code.link");
        let token = link.rsplit('/').next().unwrap_or_default();
        assert_eq!(token.len(), 16, "{}", page.body);
        token.to_owned()
    }

    /// All that is kept of the table.
    pub(super) fn kept(&self) -> (TableEntry, usize) {
        let store = &self.house.store;
        let entry = self.house.wait(store.table(self.table)).unwrap().unwrap();
        let lines = self.house.wait(store.lines(self.table, 0)).unwrap();
        (entry, lines.len())
    }

    /// What the seat sees, besides who sits where.
    pub(super) fn of_the_seat(&self) -> Value {
        let program = &self.somebody(Role::TheSeat).program;
        let seen = program.get(&format!("/tables/{}", self.table)).body;
        let mut seen: Value = serde_json::from_str(&seen).unwrap();
        let fields = seen.as_object_mut().unwrap();
        fields.retain(|field, _| field != "seats" && field != "requests");
        seen
    }
}
