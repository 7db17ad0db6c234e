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
mod standing;
mod table;
mod time;

use std::path::Path;

use async_trait::async_trait;
use ludi_engine::{Seat, SeatSet};

pub use census::Census;
pub use chat::{Line, Notice, Pledge, SeatEvent, Utterance, Whisper};
pub use draw::{Committed, Draw, DrawStage, NotTaking};
pub use error::StoreError;
pub(crate) use id::spell_secret;
pub use id::{PersonId, TableId};
pub use person::{ApiToken, PasswordHash, Person, Session};
pub use row::{Appended, Row};
pub use secret::{Key, SecretHash};
pub use sqlite::Sqlite;
pub use standing::Standing;
pub use table::{
    Listing, Occupant, Origin, SeatChange, SeatEntry, SeatLink, Status, TableEntry, Terms,
    Visibility,
};
pub use time::Time;

/// Where everything durable is kept.
///
/// The server holds an `Arc<dyn Store>`, because which store it is follows from
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
    ///
    /// The caller knows the rows up to `expected` with their keys, and sends none of these
    /// keys again: a row that can follow row `expected` is added whatever its key is. Of
    /// any other the key is looked for first, so that whoever sends a row again without
    /// having heard of it gets [`Appended::Again`].
    async fn append(&self, id: TableId, expected: u64, row: Row) -> Result<Appended, StoreError>;

    /// Notes how a match stands, for lists. What was noted after a later row stays.
    async fn note_standing(&self, id: TableId, standing: Standing) -> Result<(), StoreError>;

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

    /// Gives a person another name. That of an account must be free.
    async fn rename(&self, id: PersonId, name: &str) -> Result<(), StoreError>;

    /// Gives a person an account, or the account another name and password. Names
    /// that differ in case only are the same, and so are those that look alike.
    async fn set_account(
        &self,
        id: PersonId,
        name: &str,
        password: PasswordHash,
    ) -> Result<Person, StoreError>;

    /// Gives an account another password: all its sessions and tokens end.
    async fn change_password(&self, id: PersonId, password: PasswordHash)
    -> Result<(), StoreError>;

    /// Is there an account whose name looks like this one, other than that of
    /// `but`?
    async fn looks_taken(&self, name: &str, but: Option<PersonId>) -> Result<bool, StoreError>;

    /// Does anybody administer the server?
    async fn is_administered(&self) -> Result<bool, StoreError>;

    /// Lets an account administer the server; `false`, and nothing changes, if
    /// somebody does already.
    async fn make_admin(&self, id: PersonId) -> Result<bool, StoreError>;

    /// Forgets who somebody is: account, sessions and tokens go, and all that the
    /// person said. The matches stay, played by somebody of this name. Says at
    /// which tables the person sat or spoke.
    async fn erase(&self, id: PersonId, name: &str) -> Result<Vec<TableId>, StoreError>;

    /// All that a person said and promised, with where, in the order of the
    /// tables.
    async fn lines_of(&self, id: PersonId) -> Result<Vec<(TableId, Line)>, StoreError>;

    /// The account of this name, and the hash of its password.
    async fn account(&self, name: &str) -> Result<Option<(Person, PasswordHash)>, StoreError>;

    /// Gives an account all that a guest has: the seats, and what was said by
    /// and to the guest at those tables. Says which tables these are. Nothing
    /// moves from somebody who has an account.
    async fn adopt(&self, guest: PersonId, account: PersonId) -> Result<Vec<TableId>, StoreError>;

    /// How many people and tables there are.
    async fn census(&self) -> Result<Census, StoreError>;

    /// Opens a session.
    async fn open_session(&self, person: PersonId, session: Session) -> Result<(), StoreError>;

    /// The session of this hash and whose it is, if it lasts beyond `now`.
    async fn session(
        &self,
        hash: SecretHash,
        now: Time,
    ) -> Result<Option<(Person, Session)>, StoreError>;

    /// A person's sessions, the one used last first.
    async fn sessions(&self, person: PersonId) -> Result<Vec<Session>, StoreError>;

    /// Notes that a session was used, and when it lapses now. Brings none back.
    async fn use_session(
        &self,
        hash: SecretHash,
        used: Time,
        until: Time,
    ) -> Result<(), StoreError>;

    /// Ends a session of this person; `false` if the person has none such.
    async fn close_session(&self, person: PersonId, hash: SecretHash) -> Result<bool, StoreError>;

    /// Ends all sessions of a person but this one.
    async fn close_sessions(&self, person: PersonId, but: SecretHash) -> Result<(), StoreError>;

    /// Ends all sessions and tokens of a person.
    async fn sign_out(&self, person: PersonId) -> Result<(), StoreError>;

    /// Throws away the sessions that `now` have lapsed, and says how many; but
    /// none as long as the clock has not gone on evenly for a week, as far as
    /// these calls tell.
    async fn sweep_sessions(&self, now: Time) -> Result<u64, StoreError>;

    /// Gives a person a token for an outside program.
    async fn add_token(&self, person: PersonId, token: ApiToken) -> Result<(), StoreError>;

    /// A person's tokens, oldest first.
    async fn tokens(&self, person: PersonId) -> Result<Vec<ApiToken>, StoreError>;

    /// The token of this hash and whose it is, if it lasts beyond `now`.
    async fn token(
        &self,
        hash: SecretHash,
        now: Time,
    ) -> Result<Option<(Person, ApiToken)>, StoreError>;

    /// Notes that a token was used, and when it lapses now. Brings none back.
    async fn use_token(&self, hash: SecretHash, used: Time, until: Time) -> Result<(), StoreError>;

    /// Takes a token of this person away; `false` if the person has none such.
    async fn drop_token(&self, person: PersonId, hash: SecretHash) -> Result<bool, StoreError>;

    /// Throws away the tokens that `now` have lapsed, and says how many.
    async fn sweep_tokens(&self, now: Time) -> Result<u64, StoreError>;

    /// What is wrong with what is kept, a sentence each; empty if all is well.
    async fn check(&self) -> Result<Vec<String>, StoreError>;

    /// Copies everything, as it is at one moment, to a new file, while play
    /// goes on. Never overwrites; leaves no half a file behind.
    async fn backup(&self, to: &Path) -> Result<(), StoreError>;
}
