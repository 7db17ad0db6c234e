//! The store in one file of SQLite.
//!
//! One [`writer`] commits whatever waits together; [`readers`] never wait for
//! it, because in WAL mode SQLite keeps what they look at. `synchronous` is
//! `FULL`: a commit is on the disk before it is answered.

mod care;
mod clock;
mod draws;
mod fault;
mod forks;
mod lease;
mod lines;
mod log;
mod open;
mod people;
mod private;
mod readers;
mod recent;
mod seats;
mod sessions;
mod tables;
#[cfg(test)]
mod tests;
mod values;
mod writer;

use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;
use ludi_engine::{Seat, SeatSet};
use rusqlite::Connection;

use self::fault::Fault;
use self::readers::Readers;
use self::recent::{Change, Recent};
use self::sessions::{SESSIONS, TOKENS};
use self::writer::Writer;
use super::{
    ApiToken, Appended, Census, Draw, Line, Listing, PasswordHash, Person, PersonId, Row,
    SeatChange, SeatEntry, SeatLink, SecretHash, Session, Standing, Store, StoreError, TableEntry,
    TableId, Terms, Time,
};

/// A [`Store`] in a file, or in memory for as long as it lasts.
pub struct Sqlite {
    /// None in memory, where everything goes through the one connection. They
    /// end before the writer: the last connection folds the log of SQLite into
    /// the file, if it may write.
    readers: Option<Arc<Readers>>,
    /// None if it is only read.
    writer: Option<Writer>,
    /// Whose sessions and tokens were looked up.
    recent: Arc<Recent>,
}

impl Sqlite {
    /// Opens the database at `place`, creating it and its folder if they are
    /// missing, and bringing it up to date. Waits for the disk.
    pub fn open(place: &Path) -> Result<Sqlite, StoreError> {
        let (connection, lease) = open::writing(place)?;
        let writer = Writer::start(connection, lease)?;
        Ok(Sqlite {
            readers: Some(Readers::new(place.to_owned())),
            writer: Some(writer),
            recent: Arc::default(),
        })
    }

    /// Opens the database at `place` to look at it, also while a server writes to
    /// it. Creates and changes nothing.
    pub fn look(place: &Path) -> Result<Sqlite, StoreError> {
        open::readable(place)?;
        Ok(Sqlite {
            readers: Some(Readers::new(place.to_owned())),
            writer: None,
            recent: Arc::default(),
        })
    }

    /// A new, empty store that is gone when it is dropped.
    pub fn in_memory() -> Result<Sqlite, StoreError> {
        let (connection, lease) = open::in_memory()?;
        let writer = Some(Writer::start(connection, lease)?);
        Ok(Sqlite { readers: None, writer, recent: Arc::default() })
    }

    /// Writes, and answers when it is on the disk.
    async fn write<T: Send + 'static>(
        &self,
        work: impl FnMut(&Connection) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.writer.as_ref().ok_or(StoreError::ReadOnly)?.write(work).await
    }

    /// Writes something that may concern whose session or token is whose.
    async fn change<T: Send + 'static>(
        &self,
        mut work: impl FnMut(&Connection) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, StoreError> {
        let change = Change(Arc::clone(&self.recent));
        let answer = self.write(move |db| {
            let _kept = &change;
            work(db)
        });
        let answer = answer.await;
        // Before anybody hears that it is done.
        self.recent.forget();
        answer
    }

    /// Reads, all at one moment.
    async fn read<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, StoreError> {
        let Some(readers) = &self.readers else {
            return self.write(work).await;
        };
        let at_one_moment = move |connection: &Connection| {
            let _moment = connection.unchecked_transaction()?;
            work(connection)
        };
        readers.read(at_one_moment).await
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn open_table(&self, terms: Terms, seats: Vec<SeatEntry>) -> Result<(), StoreError> {
        self.write(move |db| tables::open(db, &terms, &seats)).await
    }

    async fn fork_table(
        &self,
        terms: Terms,
        seats: Vec<SeatEntry>,
        of: TableId,
        after: u64,
    ) -> Result<(), StoreError> {
        self.write(move |db| forks::open(db, &terms, &seats, of, after)).await
    }

    async fn table(&self, id: TableId) -> Result<Option<TableEntry>, StoreError> {
        self.read(move |db| tables::get(db, id)).await
    }

    async fn tables(&self, which: Listing, limit: u32) -> Result<Vec<TableEntry>, StoreError> {
        self.read(move |db| tables::list(db, which, limit)).await
    }

    async fn change_draws(
        &self,
        id: TableId,
        from: &[Draw],
        to: &[Draw],
        begin: Option<SeatSet>,
    ) -> Result<bool, StoreError> {
        let (from, to) = (from.to_vec(), to.to_vec());
        self.write(move |db| draws::change(db, id, &from, &to, begin)).await
    }

    async fn close_table(&self, id: TableId) -> Result<(), StoreError> {
        self.write(move |db| tables::close(db, id)).await
    }

    async fn note_standing(&self, id: TableId, standing: Standing) -> Result<(), StoreError> {
        self.write(move |db| tables::note_standing(db, id, &standing)).await
    }

    async fn change_seat(&self, id: TableId, change: SeatChange) -> Result<bool, StoreError> {
        self.write(move |db| seats::change(db, id, &change)).await
    }

    async fn change_link(
        &self,
        id: TableId,
        seat: Seat,
        link: Option<SeatLink>,
    ) -> Result<(), StoreError> {
        self.write(move |db| seats::change_link(db, id, seat, link)).await
    }

    async fn seat_of_link(
        &self,
        link: SecretHash,
    ) -> Result<Option<(TableId, Seat, SeatLink)>, StoreError> {
        self.read(move |db| seats::of_link(db, link)).await
    }

    async fn use_link(&self, link: SecretHash) -> Result<bool, StoreError> {
        self.write(move |db| seats::use_link(db, link)).await
    }

    async fn append(&self, id: TableId, expected: u64, row: Row) -> Result<Appended, StoreError> {
        let new = log::NewRow::new(id, expected, row);
        self.write(move |db| log::append(db, &new)).await
    }

    async fn rows(&self, id: TableId, after: u64) -> Result<Vec<Row>, StoreError> {
        self.read(move |db| log::rows(db, id, after)).await
    }

    async fn say(&self, id: TableId, line: Line) -> Result<u64, StoreError> {
        self.write(move |db| lines::say(db, id, &line)).await
    }

    async fn lines(&self, id: TableId, after: u64) -> Result<Vec<Line>, StoreError> {
        self.read(move |db| lines::lines(db, id, after)).await
    }

    async fn add_guest(&self, id: PersonId, name: &str, since: Time) -> Result<(), StoreError> {
        let name = name.to_owned();
        self.write(move |db| people::add_guest(db, id, &name, since)).await
    }

    async fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        self.read(move |db| people::get(db, id)).await
    }

    async fn rename(&self, id: PersonId, name: &str) -> Result<(), StoreError> {
        let name = name.to_owned();
        self.change(move |db| people::rename(db, id, &name)).await
    }

    async fn set_account(
        &self,
        id: PersonId,
        name: &str,
        password: PasswordHash,
    ) -> Result<Person, StoreError> {
        let name = name.to_owned();
        self.change(move |db| people::set_account(db, id, &name, &password)).await
    }

    async fn change_password(
        &self,
        id: PersonId,
        password: PasswordHash,
    ) -> Result<(), StoreError> {
        self.change(move |db| people::change_password(db, id, &password)).await
    }

    async fn looks_taken(&self, name: &str, but: Option<PersonId>) -> Result<bool, StoreError> {
        let name = name.to_owned();
        self.read(move |db| people::looks_taken(db, &name, but)).await
    }

    async fn is_administered(&self) -> Result<bool, StoreError> {
        self.read(people::is_administered).await
    }

    async fn make_admin(&self, id: PersonId) -> Result<bool, StoreError> {
        self.change(move |db| people::make_admin(db, id)).await
    }

    async fn erase(&self, id: PersonId, name: &str) -> Result<Vec<TableId>, StoreError> {
        let name = name.to_owned();
        self.change(move |db| people::erase(db, id, &name)).await
    }

    async fn lines_of(&self, id: PersonId) -> Result<Vec<(TableId, Line)>, StoreError> {
        self.read(move |db| lines::of(db, id)).await
    }

    async fn account(&self, name: &str) -> Result<Option<(Person, PasswordHash)>, StoreError> {
        let name = name.to_owned();
        self.read(move |db| people::account(db, &name)).await
    }

    async fn adopt(&self, guest: PersonId, account: PersonId) -> Result<Vec<TableId>, StoreError> {
        self.write(move |db| people::adopt(db, guest, account)).await
    }

    async fn census(&self) -> Result<Census, StoreError> {
        self.read(people::census).await
    }

    async fn open_session(&self, person: PersonId, session: Session) -> Result<(), StoreError> {
        self.write(move |db| sessions::open(db, person, &session)).await
    }

    async fn session(
        &self,
        hash: SecretHash,
        now: Time,
    ) -> Result<Option<(Person, Session)>, StoreError> {
        let found = match self.recent.sessions.find(hash) {
            Ok(found) => Some(found),
            Err(moment) => {
                let found = self.read(move |db| sessions::session(db, hash)).await?;
                if let Some(found) = &found {
                    self.recent.sessions.keep(moment, hash, found.clone());
                }
                found
            }
        };
        Ok(found.filter(|(_, session)| session.until > now))
    }

    async fn sessions(&self, person: PersonId) -> Result<Vec<Session>, StoreError> {
        self.read(move |db| sessions::sessions(db, person)).await
    }

    async fn use_session(
        &self,
        hash: SecretHash,
        used: Time,
        until: Time,
    ) -> Result<(), StoreError> {
        self.change(move |db| SESSIONS.renew(db, hash, used, until)).await
    }

    async fn close_session(&self, person: PersonId, hash: SecretHash) -> Result<bool, StoreError> {
        self.change(move |db| SESSIONS.end(db, person, hash)).await
    }

    async fn close_sessions(&self, person: PersonId, but: SecretHash) -> Result<(), StoreError> {
        self.change(move |db| sessions::close_others(db, person, but)).await
    }

    async fn sign_out(&self, person: PersonId) -> Result<(), StoreError> {
        self.change(move |db| sessions::sign_out(db, person)).await
    }

    async fn sweep_sessions(&self, now: Time) -> Result<u64, StoreError> {
        self.change(move |db| SESSIONS.sweep(db, now)).await
    }

    async fn add_token(&self, person: PersonId, token: ApiToken) -> Result<(), StoreError> {
        self.write(move |db| sessions::add_token(db, person, &token)).await
    }

    async fn tokens(&self, person: PersonId) -> Result<Vec<ApiToken>, StoreError> {
        self.read(move |db| sessions::tokens(db, person)).await
    }

    async fn token(
        &self,
        hash: SecretHash,
        now: Time,
    ) -> Result<Option<(Person, ApiToken)>, StoreError> {
        let found = match self.recent.tokens.find(hash) {
            Ok(found) => Some(found),
            Err(moment) => {
                let found = self.read(move |db| sessions::token(db, hash)).await?;
                if let Some(found) = &found {
                    self.recent.tokens.keep(moment, hash, found.clone());
                }
                found
            }
        };
        Ok(found.filter(|(_, token)| token.until > now))
    }

    async fn use_token(&self, hash: SecretHash, used: Time, until: Time) -> Result<(), StoreError> {
        self.change(move |db| TOKENS.renew(db, hash, used, until)).await
    }

    async fn drop_token(&self, person: PersonId, hash: SecretHash) -> Result<bool, StoreError> {
        self.change(move |db| TOKENS.end(db, person, hash)).await
    }

    async fn sweep_tokens(&self, now: Time) -> Result<u64, StoreError> {
        self.change(move |db| TOKENS.sweep(db, now)).await
    }

    async fn check(&self) -> Result<Vec<String>, StoreError> {
        self.read(care::check).await
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let Some(readers) = &self.readers else {
            return Err(StoreError::Other("what is in memory only has no backup".to_owned()));
        };
        let to = to.to_owned();
        readers.read(move |db| care::backup(db, &to)).await
    }
}
