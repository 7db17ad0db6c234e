//! What happens to live tables from outside: names and seats that change in the
//! database, tables that are given up, sessions and tokens that end.

use tokio::sync::broadcast;

use super::command::Message;
use super::{House, HouseError};
use crate::people::Ended;
use crate::store::{Listing, PersonId, TableId};

/// How many tables of a person show a new name at once; others do when they are
/// loaded.
const RENAMED: u32 = 1000;

impl House {
    /// Gives a table up, whoever plays there.
    pub async fn close(&self, id: TableId) -> Result<(), HouseError> {
        match self.send(id, |reply| Message::Close { reply }).await {
            Ok(closed) => closed,
            // What cannot be opened any more can still be given up.
            Err(HouseError::NoGame | HouseError::Log { .. } | HouseError::Rules) => {
                Ok(self.store().close_table(id).await?)
            }
            Err(error) => Err(error),
        }
    }

    /// Somebody has another name: the live tables show it.
    pub(crate) async fn renamed(&self, person: PersonId) -> Result<(), HouseError> {
        let tables = self.store().tables(Listing::Of(person), RENAMED).await?;
        self.read_again(tables.into_iter().map(|table| table.terms.id)).await;
        Ok(())
    }

    /// Has those of these tables that are live read the database again.
    pub(crate) async fn read_again(&self, tables: impl IntoIterator<Item = TableId>) {
        for id in tables {
            if let Some(live) = self.live.find(id).await {
                // A table that was just put away is read when it is loaded.
                _ = live.mailbox.send(Message::Anew).await;
            }
        }
    }

    /// A session or token has ended: whatever was opened with it must come in
    /// again.
    pub(crate) fn end(&self, ended: Ended) {
        // Perhaps nobody has anything open.
        _ = self.ended.send(ended);
    }

    /// Hears of every session and token that ends.
    pub(crate) fn ended(&self) -> broadcast::Receiver<Ended> {
        self.ended.subscribe()
    }
}
