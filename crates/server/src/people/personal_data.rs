//! Personal data: export as a file, and deletion.

use ludi_engine::{Lang, Seat};
use serde::Serialize;
use serde_json::Value;

use super::account::confirm;
use super::{AccountError, Contact, Ended, name, session};
use crate::house::{Command, House, HouseError, Visitor};
use crate::security_log::Event;
use crate::store::{Line, Listing, Person, PersonId, Status, TableEntry, TableId, Time, Utterance};

/// At how many tables somebody sits at most, for all we know.
const TABLES: u32 = 100_000;

/// All that is kept of a person, for this person.
#[derive(Serialize)]
struct PersonalData {
    account: Account,
    sessions: Vec<Session>,
    tokens: Vec<Token>,
    tables: Vec<Table>,
    lines: Vec<Said>,
}

#[derive(Serialize)]
struct Account {
    id: String,
    name: String,
    since: String,
    administrator: bool,
}

#[derive(Serialize)]
struct Session {
    device: String,
    opened: String,
    last_used: String,
    lapses: String,
}

#[derive(Serialize)]
struct Token {
    label: String,
    made: String,
    last_used: String,
    lapses: String,
}

#[derive(Serialize)]
struct Table {
    id: String,
    game: String,
    edition: String,
    opened: String,
    last_move: String,
    status: &'static str,
    /// From 0.
    seats: Vec<usize>,
}

#[derive(Serialize)]
struct Said {
    table: String,
    at: String,
    seat: Option<usize>,
    /// To whom alone.
    whispered_to: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    promise: Option<Value>,
}

fn moment(time: Time) -> String {
    jiff::Timestamp::from_millisecond(time.0).unwrap_or_default().to_string()
}

impl Table {
    fn new(entry: TableEntry, person: PersonId) -> Table {
        let mine = |seat: &Seat| entry.seats[seat.index()].occupant.person == Some(person);
        Table {
            seats: Seat::all(entry.terms.setup.seats).filter(mine).map(Seat::index).collect(),
            id: entry.terms.id.to_string(),
            game: entry.terms.game,
            edition: entry.terms.setup.edition,
            opened: moment(entry.terms.opened),
            last_move: moment(entry.moved),
            status: match entry.status {
                Status::Gathering => "gathering",
                Status::Playing => "playing",
                Status::Over => "over",
                Status::Closed => "closed",
            },
        }
    }
}

impl Said {
    fn new((table, line): (TableId, Line)) -> Said {
        let (text, promise) = match line.what {
            Utterance::Words(text) => (Some(text), None),
            Utterance::Promise(pledge) => (None, serde_json::to_value(pledge).ok()),
            // What the server tells is not said by anybody.
            Utterance::Notice(_) => (None, None),
        };
        Said {
            table: table.to_string(),
            at: moment(line.at),
            seat: line.from_seat.map(Seat::index),
            whispered_to: line.to.map(|whisper| whisper.seat.index()),
            text,
            promise,
        }
    }
}

/// All that is kept of the holder of an account, as JSON.
pub(crate) async fn export(
    house: &House,
    person: &Person,
    password: &str,
    contact: &Contact,
) -> Result<String, AccountError> {
    confirm(house, person, password, contact).await?;
    let store = house.store();
    let session = |session: crate::store::Session| Session {
        device: session.device,
        opened: moment(session.opened),
        last_used: moment(session.used),
        lapses: moment(session.until),
    };
    let token = |token: crate::store::ApiToken| Token {
        label: token.label,
        made: moment(token.since),
        last_used: moment(token.used),
        lapses: moment(token.until),
    };
    let tables = store.tables(Listing::Of(person.id), TABLES).await?;
    let data = PersonalData {
        account: Account {
            id: person.id.to_string(),
            name: person.name.clone(),
            since: moment(person.since),
            administrator: person.is_admin,
        },
        sessions: store.sessions(person.id).await?.into_iter().map(session).collect(),
        tokens: store.tokens(person.id).await?.into_iter().map(token).collect(),
        tables: tables.into_iter().map(|entry| Table::new(entry, person.id)).collect(),
        lines: store.lines_of(person.id).await?.into_iter().map(Said::new).collect(),
    };
    contact.log(Event::Exported, Some(person.id));
    Ok(serde_json::to_string_pretty(&data).expect("plain data") + "\n")
}

/// Deletes an account: the cookie that makes the browser forget it. Matches go on
/// with a bot on the seat; those that are over keep the seat, under the name of
/// somebody who gave none.
pub(crate) async fn delete(
    house: &House,
    person: &Person,
    password: &str,
    contact: &Contact,
) -> Result<String, AccountError> {
    confirm(house, person, password, contact).await?;
    for table in house.store().tables(Listing::Of(person.id), TABLES).await? {
        if matches!(table.status, Status::Gathering | Status::Playing) {
            leave(house, &table, person.id).await?;
        }
    }
    let tables = house.store().erase(person.id, name::NAMELESS).await?;
    house.end(Ended::AllOf(person.id));
    house.read_again(tables).await;
    contact.log(Event::Deleted, Some(person.id));
    Ok(session::forgotten(house.settings()))
}

/// Leaves all seats at a table.
async fn leave(house: &House, table: &TableEntry, person: PersonId) -> Result<(), HouseError> {
    for seat in Seat::all(table.terms.setup.seats) {
        if table.seats[seat.index()].occupant.person == Some(person) {
            let visitor = Visitor { person: Some(person), seat: Some(seat), lang: Lang::En };
            match house.ask(table.terms.id, visitor, Command::Stand).await {
                // A table that cannot be opened any more keeps nobody.
                Ok(_) | Err(HouseError::NoGame | HouseError::Log { .. } | HouseError::Rules) => {}
                Err(error) => return Err(error),
            }
        }
    }
    Ok(())
}
