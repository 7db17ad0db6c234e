//! The house: live tables, each a task with a mailbox, loaded from the log when
//! somebody asks for them.
//!
//! Whatever is done at a table is committed to the store first and announced
//! then. Bots think in a bounded pool, apart from the tables.

mod command;
mod error;
mod live;
mod replay;
mod shelf;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::SystemTime;

use ludi_bots::Level;
use ludi_engine::{Lang, Players, Seat, Seed, Setup, Speech, Viewer};
use serde_json::Value;
use tokio::sync::{Mutex, Semaphore, oneshot, watch};

pub use command::{Answer, Command, Deed, Sentence, Sight};
pub use error::HouseError;
pub use shelf::{GameBox, boxed};

use self::command::Letter;
use self::live::{Desk, Live};
use self::replay::{Replayed, replay};
use crate::closing::Closing;
use crate::metrics::Metrics;
use crate::people::random;
use crate::settings::Settings;
use crate::store::{
    Listing, Occupant, PersonId, SeatEntry, Store, TableEntry, TableId, Terms, Time, Visibility,
};

/// How many tables a list shows.
const LISTED: u32 = 50;

/// Names for bots: such as any Roman could have.
const BOT_NAMES: [&str; 6] = ["Aulus", "Gnaeus", "Lucius", "Quintus", "Sextus", "Tiberius"];

/// The games there are.
pub(crate) struct Shelf(Vec<Box<dyn GameBox>>);

impl Shelf {
    pub(crate) fn find(&self, id: &str) -> Option<&dyn GameBox> {
        self.0.iter().find(|game| game.info().id == id).map(|game| &**game)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &dyn GameBox> {
        self.0.iter().map(|game| &**game)
    }
}

/// All tables of this program.
pub struct House {
    store: Arc<dyn Store>,
    shelf: Arc<Shelf>,
    pool: Arc<Semaphore>,
    live: Mutex<HashMap<TableId, Live>>,
    settings: Settings,
    metrics: Arc<Metrics>,
    closing: Closing,
}

impl House {
    /// A house with these games, which keeps everything in this store.
    pub fn new(store: Arc<dyn Store>, games: Vec<Box<dyn GameBox>>) -> House {
        House::with_settings(store, games, Settings::default())
    }

    /// The same, run like this.
    pub fn with_settings(
        store: Arc<dyn Store>,
        games: Vec<Box<dyn GameBox>>,
        settings: Settings,
    ) -> House {
        House {
            store,
            shelf: Arc::new(Shelf(games)),
            pool: Arc::new(Semaphore::new(settings.thinkers.max(1))),
            live: Mutex::default(),
            settings,
            metrics: Metrics::new(),
            closing: Closing::new(),
        }
    }

    /// How it is run.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What it counts.
    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    pub(crate) fn closing(&self) -> &Closing {
        &self.closing
    }

    /// Plays the log of a table again, as if it were to go live, and says how
    /// many rows it has.
    pub async fn examine(&self, entry: &TableEntry) -> Result<u64, HouseError> {
        let replayed = replay(&*self.store, &self.shelf, entry).await?;
        Ok(replayed.table.rows())
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.store
    }

    pub(crate) fn shelf(&self) -> &Shelf {
        &self.shelf
    }

    /// Opens a table for one person and so many bots, and begins.
    pub async fn play_now(
        &self,
        person: PersonId,
        game: &str,
        opponents: Option<u8>,
        lang: Lang,
    ) -> Result<TableId, HouseError> {
        let game = self.shelf.find(game).ok_or(HouseError::NoGame)?;
        let info = game.info();
        let seats = opponents.map_or(info.editions[0].seats.max, |bots| bots.saturating_add(1));
        let setup = Setup::new(&info, seats);
        setup.check(&info)?;
        let id = TableId::new(random()?);
        let terms = Terms {
            id,
            game: info.id.to_owned(),
            rules: info.rules_version,
            setup,
            seed: Seed::new(random()?),
            lang,
            visibility: Visibility::ByLink,
            opened: Time::from(SystemTime::now()),
            parent: None,
        };
        let mut seats = vec![SeatEntry::default(); usize::from(seats)];
        for seat in &mut seats {
            seat.occupant = Occupant::bot(Level::Heuristic.name());
        }
        seats[0].occupant = Occupant::person(person);
        let dealt = game.open(terms.setup.clone(), terms.seed, players(&seats))?;
        self.store.open_table(terms, seats).await?;
        self.store.start(id, &[], dealt.to_act()).await?;
        Ok(id)
    }

    /// The tables at which this person sits.
    pub async fn tables_of(&self, person: PersonId) -> Result<Vec<TableEntry>, HouseError> {
        Ok(self.store.tables(Listing::Of(person), LISTED).await?)
    }

    /// Where this person sits at a table; nobody in particular nowhere.
    pub async fn seat_of(
        &self,
        id: TableId,
        person: Option<PersonId>,
    ) -> Result<Option<Seat>, HouseError> {
        let entry = self.store.table(id).await?.ok_or(HouseError::NoTable)?;
        let mine = |entry: &SeatEntry| person.is_some() && entry.occupant.person == person;
        Ok(entry.seats.iter().position(mine).map(Seat::new))
    }

    /// How a table looks.
    pub async fn look(&self, id: TableId, viewer: Viewer) -> Result<Sight, HouseError> {
        self.ask(id, |reply| Letter::Look { viewer, reply }).await
    }

    /// Has something done; it is durable when the answer says so.
    pub async fn command(&self, id: TableId, command: Command) -> Result<Answer, HouseError> {
        self.ask(id, |reply| Letter::Do { command, reply }).await?
    }

    /// Why a seat cannot do this now.
    pub async fn why(&self, id: TableId, seat: Seat, action: Value) -> Result<Answer, HouseError> {
        self.ask(id, |reply| Letter::Why { seat, action, reply }).await
    }

    /// The number of the last row of a table, and every later one.
    pub async fn news(&self, id: TableId) -> Result<watch::Receiver<u64>, HouseError> {
        Ok(self.live(id).await?.news)
    }

    async fn ask<T>(
        &self,
        id: TableId,
        letter: impl FnOnce(oneshot::Sender<T>) -> Letter,
    ) -> Result<T, HouseError> {
        let (reply, answer) = oneshot::channel();
        let live = self.live(id).await?;
        live.mailbox.send(letter(reply)).await.map_err(|_| HouseError::Busy)?;
        answer.await.map_err(|_| HouseError::Busy)
    }

    async fn live(&self, id: TableId) -> Result<Live, HouseError> {
        let mut tables = self.live.lock().await;
        if let Some(live) = tables.get(&id)
            && !live.mailbox.is_closed()
        {
            return Ok(live.clone());
        }
        let live = self.load(id).await?.start();
        tables.insert(id, live.clone());
        Ok(live)
    }

    /// Plays the log of a table again.
    async fn load(&self, id: TableId) -> Result<Desk, HouseError> {
        let entry = self.store.table(id).await?.ok_or(HouseError::NoTable)?;
        let Replayed { table, keys } = replay(&*self.store, &self.shelf, &entry).await?;
        let lang = entry.terms.lang;
        let speech = Speech::new(lang, &[table.texts(lang)]);
        let (store, shelf, pool) = (self.store.clone(), self.shelf.clone(), self.pool.clone());
        let (pause, metrics) = (self.settings.bot_pause, self.metrics.clone());
        Ok(Desk { id, table, speech, keys, store, shelf, pool, pause, metrics })
    }
}

/// Who sits where, as the table calls them.
fn players(seats: &[SeatEntry]) -> Players {
    let mut names = BOT_NAMES.iter();
    let name = |seat: &SeatEntry| match &seat.name {
        Some(name) => name.clone(),
        None => names.next().map_or_else(String::new, |name| (*name).to_owned()),
    };
    Players {
        names: seats.iter().map(name).collect(),
        bots: seats.iter().map(|seat| seat.occupant.bot.clone()).collect(),
    }
}
