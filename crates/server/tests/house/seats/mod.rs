//! Seats: links to them, requests for them, and people who are away.

mod absence;
mod links;

use std::time::Duration;

use ludi_bots::AnyGame;
use ludi_caligula::Caligula;
use ludi_server::store::{ApiToken, Occupant, SecretHash, Store, TableId, Time};
use ludi_server::{Clock, Settings};
use tempfile::TempDir;

use crate::common::{Browser, Open, Page, Program, new_house_at, settings};

/// People at a table of three, and one who looks on, in a house whose bots keep
/// still and whose clock is put forward.
struct Match {
    anna: Browser,
    bruno: Browser,
    cora: Browser,
    dario: Browser,
    table: String,
    clock: Clock,
    house: Open,
    _folder: TempDir,
}

impl Match {
    /// A match that has begun, at a table that was opened so.
    fn begun(terms: &[(&str, &str)]) -> Match {
        let clock = Clock::at(Time(1_900_000_000_000));
        let settings = Settings { bot_pause: Duration::from_secs(3600), ..settings() };
        let (_folder, house) =
            new_house_at(clock.clone(), vec![AnyGame::of::<Caligula>()], settings);
        let [mut anna, mut bruno, mut cora, mut dario] = [0; 4].map(|_| Browser::at(&house));
        let form = [&[("name", "Anna"), ("seats", "3")], terms].concat();
        let table = anna.done("/games/caligula/open", &form).location;
        bruno.done(&format!("{table}sit"), &[("name", "Bruno")]);
        cora.done(&format!("{table}sit"), &[("name", "Cora")]);
        anna.done(&format!("{table}begin"), &[]);
        // Known by name, without a seat here.
        dario.play_now("Dario");
        Match { anna, bruno, cora, dario, table, clock, house, _folder }
    }

    /// Somebody does something at the table.
    fn ask(&self, who: &Browser, what: &str, form: &[(&str, &str)]) -> Page {
        who.send(&format!("{}{what}", self.table), form)
    }

    /// The address of a new link to a seat.
    fn link(&self, giver: &Browser, seat: &str) -> String {
        link_on(&self.ask(giver, "invite", &[("to", seat)]))
    }

    /// A program of somebody's own, known by a token.
    fn program_of(&self, owner: &Browser, token: &str) -> Program {
        let session = SecretHash::of(owner.cookie.trim_start_matches("ludi="));
        let now = self.clock.now();
        let (owner, _) = self.house.wait(self.house.store.session(session, now)).unwrap().unwrap();
        let token_of = ApiToken {
            hash: SecretHash::of(token),
            label: token.to_owned(),
            since: now,
            used: now,
            until: Time(now.0 + 1_000_000_000),
        };
        self.house.wait(self.house.store.add_token(owner.id, token_of)).unwrap();
        Program::with(&self.house, Some(token))
    }

    fn id(&self) -> TableId {
        id_of(&self.table)
    }

    /// Who has a seat.
    fn occupant(&self, seat: usize) -> Occupant {
        let entry = self.house.wait(self.house.store.table(self.id())).unwrap().unwrap();
        entry.seats[seat].occupant.clone()
    }

    fn minutes(&self, minutes: u64) {
        self.clock.advance(Duration::from_secs(60 * minutes));
    }
}

fn id_of(table: &str) -> TableId {
    TableId::parse(table.trim_matches('/').rsplit('/').next().unwrap()).unwrap()
}

/// The link that a page shows.
fn link_on(page: &Page) -> String {
    let link = page.text("#notice code.link");
    let start = link.find("/seats/").unwrap_or_else(|| panic!("no link: {}", page.body));
    link[start..].to_owned()
}
