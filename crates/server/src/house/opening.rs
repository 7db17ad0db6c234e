//! How tables are opened.

use ludi_bots::Level;
use ludi_engine::{Lang, Seed, Setup};

use super::command::{Answer, Command, Message, Visitor};
use super::{House, HouseError};
use crate::people::random;
use crate::store::{Listing, Occupant, PersonId, SeatEntry, Status, TableId, Terms, Visibility};

/// How many tables of one person may wait for players.
const WAITING_TABLES: usize = 10;

/// A table to be opened.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Edition, seats and options.
    pub setup: Setup,
    /// Who sits where; missing seats are empty.
    pub seats: Vec<Occupant>,
    /// The language of the table.
    pub lang: Lang,
    /// Who finds it.
    pub visibility: Visibility,
    /// After how many minutes of somebody's absence the others may vote for a
    /// bot in that seat; never if nothing is said.
    pub absence: Option<u16>,
    /// What it is called; nothing if it has no name.
    pub name: Option<String>,
}

impl House {
    /// Opens a table, which then gathers.
    pub async fn open(
        &self,
        new_table: NewTable,
        parent: Option<TableId>,
    ) -> Result<TableId, HouseError> {
        self.open_with(new_table, parent, self.shared.seeds.next()?).await
    }

    /// The same with this seed of the server for the first draw of the key.
    pub(super) async fn open_with(
        &self,
        new_table: NewTable,
        parent: Option<TableId>,
        seed: Seed,
    ) -> Result<TableId, HouseError> {
        let game = self.registry().find(&new_table.game).ok_or(HouseError::NoGame)?;
        let info = game.info;
        new_table.setup.check(info)?;
        if let Some(opener) = new_table.seats.iter().find_map(|seat| seat.person) {
            self.check_waiting_tables(opener).await?;
        }
        let id = TableId::new(random()?);
        let terms = Terms {
            id,
            game: info.id.to_owned(),
            rules: info.rules_version,
            setup: new_table.setup,
            seed,
            lang: new_table.lang,
            visibility: new_table.visibility,
            absence: new_table.absence,
            opened: self.now(),
            parent,
            name: new_table.name,
        };
        let entry = |occupant| SeatEntry { occupant, ..SeatEntry::default() };
        self.store().open_table(terms, new_table.seats.into_iter().map(entry).collect()).await?;
        Ok(id)
    }

    /// Refuses if too many tables of this person wait for players.
    async fn check_waiting_tables(&self, person: PersonId) -> Result<(), HouseError> {
        let tables = self.store().tables(Listing::Of(person), u32::MAX).await?;
        let waiting = tables.iter().filter(|table| table.status == Status::Gathering).count();
        match waiting < WAITING_TABLES {
            true => Ok(()),
            false => Err(HouseError::TooManyTables(waiting)),
        }
    }

    /// Opens a table for one person against so many bots.
    pub async fn against_bots(
        &self,
        person: PersonId,
        game: &str,
        opponents: Option<u8>,
        lang: Lang,
    ) -> Result<TableId, HouseError> {
        let info = self.registry().find(game).ok_or(HouseError::NoGame)?.info;
        let seats = opponents.map_or(info.editions[0].seats.max, |bots| bots.saturating_add(1));
        let mut occupants = vec![Occupant::bot(Level::Heuristic.name()); usize::from(seats)];
        occupants[0] = Occupant::person(person);
        let new_table = NewTable {
            game: game.to_owned(),
            setup: Setup::new(info, seats),
            seats: occupants,
            lang,
            visibility: Visibility::ByLink,
            absence: Visibility::ByLink.absence(),
            name: None,
        };
        self.open(new_table, None).await
    }

    /// Begins the match at a table that is full.
    pub async fn begin(&self, id: TableId, person: PersonId) -> Result<Answer, HouseError> {
        let visitor = Visitor { person: Some(person), seat: None, lang: Lang::En };
        self.ask(id, visitor, Command::Begin).await
    }

    /// Opens a table like one whose match is over, with the same people on the
    /// next seats, so that everybody starts once; or finds the one that was.
    /// `None` if the match is not over, or the person did not play.
    pub async fn rematch(
        &self,
        id: TableId,
        person: PersonId,
    ) -> Result<Option<TableId>, HouseError> {
        let entry = self.store().table(id).await?.ok_or(HouseError::NoTable)?;
        let played = entry.seats.iter().any(|seat| seat.occupant.person == Some(person));
        if entry.status != Status::Over || !played {
            return Ok(None);
        }
        if let Some(next) = self.store().tables(Listing::After(id), 1).await?.first() {
            return Ok(Some(next.terms.id));
        }
        // Whoever has been deleted since is nobody.
        let seat = |seat: SeatEntry| match &seat.occupant {
            Occupant { person: None, bot: None, .. } => Occupant::default(),
            occupant => occupant.clone(),
        };
        let mut seats: Vec<Occupant> = entry.seats.into_iter().map(seat).collect();
        seats.rotate_right(1);
        let new_table = NewTable {
            game: entry.terms.game,
            setup: entry.terms.setup,
            seats,
            lang: entry.terms.lang,
            visibility: entry.terms.visibility,
            absence: entry.terms.absence,
            name: entry.terms.name,
        };
        let next = self.open(new_table, Some(id)).await?;
        let live = self.live(id).await?;
        // A table that is put away just now finds it in the store.
        _ = live.mailbox.send(Message::Next(next)).await;
        Ok(Some(next))
    }
}
