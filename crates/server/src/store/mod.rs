//! All that must outlive the program: tables, their logs, what was said, people.
//!
//! [`Store`] is the contract, [`Sqlite`] keeps it in one file, and
//! [`conformance`] says what every store must do. A game's state is never kept:
//! the log is the game, and playing it again gives the state.

mod census;
mod chat;
pub mod conformance;
mod draw;
mod error;
mod id;
mod person;
mod row;
mod secret;
mod sqlite;
mod table;
mod time;

use std::path::Path;

use async_trait::async_trait;
use ludi_engine::{Seat, SeatSet};

pub use census::Census;
pub use chat::{Line, Notice, Pledge, SeatEvent, Utterance, Whisper};
pub use draw::{Committed, Draw, DrawStage, NotTaking};
pub use error::StoreError;
pub use id::{PersonId, TableId};
pub use person::{ApiToken, PasswordHash, Person};
pub use row::{Appended, Row};
pub use secret::{Key, SecretHash};
pub use sqlite::Sqlite;
pub use table::{
    Listing, Occupant, Origin, SeatChange, SeatEntry, SeatLink, Status, TableEntry, Terms,
    Visibility,
};
pub use time::Time;

/// Where everything durable is kept.
///
/// The house holds an `Arc<dyn Store>`, because which store it is follows from
/// a setting, not from a type; hence the boxed futures of `async_trait`, whose
/// cost vanishes beside that of a commit.
///
/// Guarantees for every method that writes: when it has answered `Ok`, what it
/// wrote survives a killed program and a power cut; when it has answered `Err`,
/// nothing of it was kept (save where the disk failed in the very act of
/// confirming: sending the command again with its key then tells). A caller
/// that stops waiting does not undo the write. A read sees every write that was
/// answered before it began, as one moment, and waits for none that is under
/// way.
#[async_trait]
pub trait Store: Send + Sync {
    /// Opens a table, [`Status::Gathering`], with as many seats as its setup
    /// has: missing ones are empty, superfluous ones are no seats.
    async fn open_table(&self, terms: Terms, seats: Vec<SeatEntry>) -> Result<(), StoreError>;

    /// Opens a table that goes on from row `after` (0: the deal) of the match at
    /// table `of`, which is over while somebody had to act after that row. The
    /// rows up to there are copied, as added when the table is opened, and it is
    /// [`Status::Playing`]. Game, rules and setup are to be the same.
    async fn fork_table(
        &self,
        terms: Terms,
        seats: Vec<SeatEntry>,
        of: TableId,
        after: u64,
    ) -> Result<(), StoreError>;

    /// The table of this id.
    async fn table(&self, id: TableId) -> Result<Option<TableEntry>, StoreError>;

    /// The first tables of a list, at most `limit`.
    async fn tables(&self, which: Listing, limit: u32) -> Result<Vec<TableEntry>, StoreError>;

    /// Takes the draws of the key on, from where they stand to where they are to
    /// stand. With `begin` the match begins with them: from [`Status::Gathering`]
    /// to [`Status::Playing`], and these seats have to act after the deal. `false`,
    /// and nothing changes, if the table does not gather, or if the draws stand
    /// elsewhere.
    async fn change_draws(
        &self,
        id: TableId,
        from: &[Draw],
        to: &[Draw],
        begin: Option<SeatSet>,
    ) -> Result<bool, StoreError>;

    /// Gives a table up. A match that is over stays so.
    async fn close_table(&self, id: TableId) -> Result<(), StoreError>;

    /// Puts somebody else on a seat; `false`, and nothing changes, if it is not
    /// who was expected that sits there, or the link does not lead there.
    async fn change_seat(&self, id: TableId, change: SeatChange) -> Result<bool, StoreError>;

    /// Gives a seat another secret link, or none; the old one leads nowhere.
    async fn change_link(
        &self,
        id: TableId,
        seat: Seat,
        link: Option<SeatLink>,
    ) -> Result<(), StoreError>;

    /// The seat that a secret link leads to, and the link.
    async fn seat_of_link(
        &self,
        link: SecretHash,
    ) -> Result<Option<(TableId, Seat, SeatLink)>, StoreError>;

    /// Uses a secret link up; `false` if there is none such. Of several who use
    /// the same one gets it.
    async fn use_link(&self, link: SecretHash) -> Result<bool, StoreError>;

    /// Adds a row after row `expected` of a table that is being played or over.
    /// Of several rows meant for the same place one gets it. The status follows:
    /// over when the row leaves nobody to act, else being played.
    async fn append(&self, id: TableId, expected: u64, row: Row) -> Result<Appended, StoreError>;

    /// The rows after row `after`, in order and without a gap.
    async fn rows(&self, id: TableId, after: u64) -> Result<Vec<Row>, StoreError>;

    /// Adds a line to what was said, and gives its number. The same key from
    /// the same person again gives the same number and adds nothing.
    async fn say(&self, id: TableId, line: Line) -> Result<u64, StoreError>;

    /// The lines after line `after`, in order, whoever they are for: the caller
    /// shows nobody what is not [for them](Line::is_for).
    async fn lines(&self, id: TableId, after: u64) -> Result<Vec<Line>, StoreError>;

    /// Lets a guest in.
    async fn add_guest(&self, id: PersonId, name: &str, since: Time) -> Result<(), StoreError>;

    /// The person of this id.
    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError>;

    /// Gives a person another name, which for an account must be free.
    async fn rename(&self, id: PersonId, name: &str) -> Result<(), StoreError>;

    /// Gives a person an account, or the account another name and password. The
    /// first account of all administers. Names that differ in case only are the
    /// same.
    async fn set_account(
        &self,
        id: PersonId,
        name: &str,
        password: PasswordHash,
    ) -> Result<Person, StoreError>;

    /// The account of this name, and the hash of its password.
    async fn account(&self, name: &str) -> Result<Option<(Person, PasswordHash)>, StoreError>;

    /// Gives an account all that a guest has: the seats, and what was said by
    /// and to the guest at those tables. Says which tables these are. Nothing
    /// moves from somebody who has an account.
    async fn adopt(&self, guest: PersonId, account: PersonId) -> Result<Vec<TableId>, StoreError>;

    /// How many people and tables there are.
    async fn census(&self) -> Result<Census, StoreError>;

    /// Opens a session that lasts until `until`.
    async fn open_session(
        &self,
        token: SecretHash,
        person: PersonId,
        until: Time,
    ) -> Result<(), StoreError>;

    /// Whose session it is, if it lasts beyond `now`.
    async fn session(&self, token: SecretHash, now: Time) -> Result<Option<Person>, StoreError>;

    /// Ends a session, if there is one.
    async fn close_session(&self, token: SecretHash) -> Result<(), StoreError>;

    /// Ends all sessions of a person, as after a change of password.
    async fn close_sessions(&self, person: PersonId) -> Result<(), StoreError>;

    /// Throws away the sessions that `now` have lapsed, and says how many; but
    /// none as long as the clock has not gone on evenly for a week, as far as
    /// these calls tell.
    async fn sweep_sessions(&self, now: Time) -> Result<u64, StoreError>;

    /// Gives a person a token for an outside program.
    async fn add_token(&self, person: PersonId, token: ApiToken) -> Result<(), StoreError>;

    /// A person's tokens, oldest first.
    async fn tokens(&self, person: PersonId) -> Result<Vec<ApiToken>, StoreError>;

    /// Whose token it is.
    async fn token(&self, hash: SecretHash) -> Result<Option<Person>, StoreError>;

    /// Takes a token of this person away; `false` if the person has none such.
    async fn drop_token(&self, person: PersonId, hash: SecretHash) -> Result<bool, StoreError>;

    /// What is wrong with what is kept, a sentence each; empty if all is well.
    async fn check(&self) -> Result<Vec<String>, StoreError>;

    /// Copies everything, as it is at one moment, to a new file, while play
    /// goes on. Never overwrites; leaves no half a file behind.
    async fn backup(&self, to: &Path) -> Result<(), StoreError>;
}
