//! How matches stand, for lists that play none of them again.

use super::live_table::LiveTable;
use super::{House, HouseError};
use crate::store::{Listing, PersonId, Standing, TableEntry};

/// How many results a list finds out that were not noted when the match ended.
const FOUND_OUT: usize = 10;

impl LiveTable {
    /// Notes how the match stands, if lists would say something else: before anybody is
    /// told of the row, so that no list tells by its delay. What is lost is found out again.
    pub(super) async fn note_standing(&mut self) {
        let Some(play) = &self.play else { return };
        let standing = Standing::of(&*play.table);
        if self.entry.standing.as_ref().is_some_and(|noted| noted.says_same(&standing)) {
            return;
        }
        self.entry.standing = Some(standing.clone());
        if let Err(error) = self.shared.store.note_standing(self.id, standing).await {
            tracing::warn!(id = %self.id, %error, "how the match stands was not noted");
        }
    }
}

impl House {
    /// The last matches of a person that are over, of this game or of all, with their
    /// results. What was not noted is found out from the log, of some matches each time.
    pub(crate) async fn finished_of(
        &self,
        person: PersonId,
        game: Option<&'static str>,
        most: u32,
    ) -> Result<Vec<TableEntry>, HouseError> {
        let mut tables = self.store().tables(Listing::FinishedOf(person, game), most).await?;
        self.find_out(tables.iter_mut().filter(|table| table.result().is_none())).await?;
        Ok(tables)
    }

    /// Finds out from the log how some of these matches stand. A match of which it was
    /// never noted would otherwise tell by the first note that something has happened.
    pub(super) async fn find_out(
        &self,
        unknown: impl Iterator<Item = &mut TableEntry>,
    ) -> Result<(), HouseError> {
        for table in unknown.take(FOUND_OUT) {
            // A match that cannot be played again has no result to tell.
            let Ok(history) = self.shared.history(table.clone()).await else { continue };
            let standing = Standing::of(history.table());
            self.store().note_standing(table.terms.id, standing.clone()).await?;
            table.standing = Some(standing);
        }
        Ok(())
    }
}
