//! The house: live tables, each a task with a mailbox, loaded from the log when
//! somebody asks for them.
//!
//! Whatever is done at a table is committed to the store first and announced
//! then. Bots think in a bounded pool, apart from the tables.

mod absence;
mod beats;
mod blocking;
mod bot_pool;
mod bots;
mod command;
mod declining;
mod draw;
mod draw_report;
mod error;
mod feed;
mod fork;
mod history;
mod lesson;
mod links;
mod live_table;
mod live_tables;
mod log_text;
mod look;
mod notices;
mod numbers;
mod opening;
mod page_model;
mod page_views;
mod playing;
mod presence;
mod promises;
mod replay;

mod requests;
mod seating;
mod standings;
mod switching;
mod table_view;
mod talk;
mod upkeep;
mod votes;

use std::sync::Arc;

use ludi_bots::AnyGame;
use ludi_engine::rulebook::Citations;
use ludi_engine::{Lang, Players};
use tokio::sync::{broadcast, oneshot, watch};

pub(crate) use beats::BeatRange;
pub use command::{Answer, Command, Move, MoveKind, Rejection, Sentence, Visitor, Vow};
pub use draw_report::{ContributorReport, DrawReport, DrawState, LeftOutReport};
pub(crate) use draw_report::{draw_reports, hex_of};
pub use error::HouseError;
pub(crate) use feed::{Snapshot, SnapshotOptions};
pub(crate) use history::{History, Record};
pub use opening::NewTable;
pub use page_model::{
    Away, BoardModel, Chair, GuideModel, LogLine, Noticed, PageModel, Promisable, Promised, Said,
    SeatRequest,
};
pub(crate) use page_views::{PageRequest, PageView};
pub use presence::Presence;
pub(crate) use table_view::{SaidLine, Sitter, Stage, TableView};

use self::blocking::Blocking;
use self::bot_pool::BotPool;
use self::command::Message;
use self::history::Playback;
use self::live_table::TableHandle;
use self::live_tables::LiveTables;
use self::replay::replay;
use crate::Settings;
use crate::clock::Clock;
use crate::closing::Closing;
use crate::guard::Limits;
use crate::metrics::Metrics;
use crate::pages::Asset;
use crate::people::{AdministratorCode, Attempts, Ended, Passwords};
use crate::seeds::Seeds;
use crate::store::{
    Listing, Occupant, PersonId, SeatEntry, Status, Store, TableEntry, TableId, Time,
};

/// How many tables a list shows.
const LISTED: u32 = 50;

/// How many tables are woken when the house opens.
const WOKEN: u32 = 10_000;

/// How often a table is asked whose task ends before it has answered.
const TRIES: usize = 4;

/// How many ends of sessions and tokens may be unheard yet.
const UNHEARD: usize = 64;

/// Names for bots: such as any Roman could have.
const BOT_NAMES: [&str; 6] = ["Aulus", "Gnaeus", "Lucius", "Quintus", "Sextus", "Tiberius"];

/// The games there are.
pub(crate) struct Registry {
    games: Vec<AnyGame>,
    /// The stylesheet of each, in the same order.
    styles: Vec<Asset>,
    /// The glossary of each in each language, in the same order.
    glossaries: Vec<[Asset; Lang::ALL.len()]>,
    /// How the rules of each are cited in each language, in the same order.
    citations: Vec<[Citations<'static>; Lang::ALL.len()]>,
}

impl Registry {
    fn new(games: Vec<AnyGame>) -> Registry {
        let styles = games.iter().map(|game| Asset::styles(game.info.id, game.styles)).collect();
        let explained = |game: &AnyGame| {
            Lang::ALL.map(|lang| Asset::glossary(game.info.id, lang, &game.glossary(lang)))
        };
        let glossaries = games.iter().map(explained).collect();
        let cited = |game: &AnyGame| Lang::ALL.map(|lang| Citations::new(game.ledger(lang)));
        let citations = games.iter().map(cited).collect();
        Registry { games, styles, glossaries, citations }
    }

    pub(crate) fn find(&self, id: &str) -> Option<&AnyGame> {
        self.games.iter().find(|game| game.info.id == id)
    }

    /// The files of the games.
    pub(crate) fn assets(&self) -> impl Iterator<Item = &Asset> {
        self.styles.iter().chain(self.glossaries.iter().flatten())
    }

    /// The address of the glossary of a game in a language; nothing if the house has the
    /// game no longer.
    pub(crate) fn glossary(&self, id: &str, lang: Lang) -> &str {
        let mut found = self.games.iter().zip(&self.glossaries);
        let found = found.find(|(game, _)| game.info.id == id);
        let mut all = found.into_iter().flat_map(|(_, of)| Lang::ALL.into_iter().zip(of));
        all.find(|(known, _)| *known == lang).map_or("", |(_, glossary)| &glossary.path)
    }

    /// The address of the stylesheet of a game; nothing if the house has it no longer.
    pub(crate) fn styles(&self, id: &str) -> &str {
        let mut found = self.games.iter().zip(&self.styles);
        found.find(|(game, _)| game.info.id == id).map_or("", |(_, styles)| &styles.path)
    }

    /// How the rules of a game are cited in a language.
    pub(crate) fn citations(&self, id: &str, lang: Lang) -> Option<&Citations<'static>> {
        let (_, cited) =
            self.games.iter().zip(&self.citations).find(|(game, _)| game.info.id == id)?;
        Lang::ALL.into_iter().zip(cited).find_map(|(known, cited)| (known == lang).then_some(cited))
    }

    /// The name of a table's game; nothing if the house has it no longer.
    pub(crate) fn name(&self, table: &TableEntry) -> &'static str {
        self.find(&table.terms.game).map_or("", |game| game.info.name)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &AnyGame> {
        self.games.iter()
    }
}

/// What all tables share.
pub(crate) struct Shared {
    store: Arc<dyn Store>,
    registry: Registry,
    /// Where bots think.
    pool: BotPool,
    /// Where logs are played again of tables that go live.
    loads: Blocking,
    playback: Playback,
    settings: Settings,
    metrics: Arc<Metrics>,
    closing: Closing,
    clock: Clock,
    seeds: Seeds,
}

/// All tables of this program.
pub struct House {
    shared: Arc<Shared>,
    live: LiveTables,
    /// Tells which sessions and tokens end.
    ended: broadcast::Sender<Ended>,
    passwords: Passwords,
    attempts: Attempts,
    code: AdministratorCode,
    limits: Limits,
}

impl House {
    /// A house with these games, which keeps everything in this store.
    pub fn new(store: Arc<dyn Store>, games: Vec<AnyGame>, settings: Settings) -> House {
        House::with_clock(store, games, settings, Clock::default())
    }

    /// The same, with this clock.
    pub fn with_clock(
        store: Arc<dyn Store>,
        games: Vec<AnyGame>,
        settings: Settings,
        clock: Clock,
    ) -> House {
        House::with(store, games, settings, clock, Seeds::default())
    }

    /// The same, with these seeds.
    pub fn with_seeds(
        store: Arc<dyn Store>,
        games: Vec<AnyGame>,
        settings: Settings,
        seeds: Seeds,
    ) -> House {
        House::with(store, games, settings, Clock::default(), seeds)
    }

    fn with(
        store: Arc<dyn Store>,
        games: Vec<AnyGame>,
        settings: Settings,
        clock: Clock,
        seeds: Seeds,
    ) -> House {
        let limits = Limits::new(settings.limits);
        let metrics = Metrics::new();
        let pool = BotPool::new(settings.bot_threads, settings.bot_time, metrics.clone());
        let live = LiveTables::new(clock.clone());
        let shared = Shared {
            store,
            registry: Registry::new(games),
            pool,
            loads: Blocking::for_loads(),
            playback: Playback::new(),
            settings,
            metrics,
            closing: Closing::new(),
            clock,
            seeds,
        };
        House {
            shared: Arc::new(shared),
            live,
            ended: broadcast::Sender::new(UNHEARD),
            passwords: Passwords::new(),
            attempts: Attempts::default(),
            code: AdministratorCode::default(),
            limits,
        }
    }

    pub(crate) fn passwords(&self) -> &Passwords {
        &self.passwords
    }

    /// How often passwords were tried.
    pub(crate) fn attempts(&self) -> &Attempts {
        &self.attempts
    }

    /// The code that makes an administrator.
    pub(crate) fn code(&self) -> &AdministratorCode {
        &self.code
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    /// How it is run.
    pub fn settings(&self) -> &Settings {
        &self.shared.settings
    }

    /// What it counts.
    pub fn metrics(&self) -> &Metrics {
        &self.shared.metrics
    }

    /// What time it is.
    pub(crate) fn now(&self) -> Time {
        self.shared.clock.now()
    }

    pub(crate) fn closing(&self) -> &Closing {
        &self.shared.closing
    }

    /// Plays the log of a table again, as if it were to go live, and says how
    /// many rows it has.
    pub async fn examine(&self, entry: &TableEntry) -> Result<u64, HouseError> {
        let replayed = replay(&self.shared, &self.shared.loads, entry).await?;
        Ok(replayed.table.rows())
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.shared.store
    }

    pub(crate) fn registry(&self) -> &Registry {
        &self.shared.registry
    }

    /// The first tables of a list.
    pub async fn tables(&self, which: Listing) -> Result<Vec<TableEntry>, HouseError> {
        let mut tables = self.store().tables(which, LISTED).await?;
        let is_unknown =
            |table: &&mut TableEntry| table.status == Status::Playing && table.standing.is_none();
        self.find_out(tables.iter_mut().filter(is_unknown)).await?;
        Ok(tables)
    }

    /// Lets the bots go on that were thinking when the house was last shut.
    pub async fn wake(&self) -> Result<(), HouseError> {
        for table in self.store().tables(Listing::Live, WOKEN).await? {
            let bot = |seat: ludi_engine::Seat| table.seats[seat.index()].occupant.bot.is_some();
            if table.to_act.iter().any(bot) {
                // What is wrong with one table must not keep the others asleep;
                // whoever opens it is told.
                _ = self.live(table.terms.id).await;
            }
        }
        Ok(())
    }

    /// How a table looks.
    pub async fn look(&self, id: TableId, visitor: Visitor) -> Result<PageModel, HouseError> {
        self.send(id, |reply| Message::Look { visitor: visitor.clone(), reply }).await
    }

    /// How a page shows a table.
    pub(crate) async fn page_view(
        &self,
        id: TableId,
        asked: PageRequest,
    ) -> Result<Arc<PageView>, HouseError> {
        self.send(id, |reply| Message::Page { asked: asked.clone(), reply }).await
    }

    /// How a page shows a table, now and whenever it shows something else.
    pub(crate) async fn watch_page(
        &self,
        id: TableId,
        asked: PageRequest,
    ) -> Result<watch::Receiver<Arc<PageView>>, HouseError> {
        self.send(id, |reply| Message::Watch { asked: asked.clone(), reply }).await
    }

    /// Has something done; it is durable when the answer says so.
    pub async fn ask(
        &self,
        id: TableId,
        visitor: Visitor,
        command: Command,
    ) -> Result<Answer, HouseError> {
        let message =
            |reply| Message::Ask { visitor: visitor.clone(), command: command.clone(), reply };
        self.send(id, message).await?
    }

    /// What a good bot would do on the seat of a visitor.
    pub async fn hint(&self, id: TableId, visitor: Visitor) -> Result<Answer, HouseError> {
        self.send(id, |reply| Message::Hint { visitor: visitor.clone(), reply }).await?
    }

    /// How a table looks to a program.
    pub(crate) async fn view(
        &self,
        id: TableId,
        visitor: &Visitor,
        options: SnapshotOptions,
    ) -> Result<Snapshot, HouseError> {
        self.send(id, |reply| Message::View { visitor: visitor.clone(), options, reply }).await
    }

    /// How a table looks to a program, now and after every change.
    pub(crate) async fn follow(
        &self,
        id: TableId,
        visitor: &Visitor,
    ) -> Result<watch::Receiver<Snapshot>, HouseError> {
        self.send(id, |reply| Message::Follow { visitor: visitor.clone(), reply }).await
    }

    /// What was said at a table, as far as a visitor may read it.
    pub(crate) async fn lines(
        &self,
        id: TableId,
        visitor: &Visitor,
    ) -> Result<Vec<Said>, HouseError> {
        self.send(id, |reply| Message::Lines { visitor: visitor.clone(), reply }).await
    }

    /// What was promised and told of seats in a whole match, as far as a visitor may read it.
    pub(crate) async fn promises(
        &self,
        id: TableId,
        visitor: &Visitor,
    ) -> Result<Vec<Said>, HouseError> {
        self.send(id, |reply| Message::Promises { visitor: visitor.clone(), reply }).await
    }

    /// Somebody opens the page of a table.
    pub async fn enter(
        &self,
        id: TableId,
        person: Option<crate::store::PersonId>,
    ) -> Result<Presence, HouseError> {
        let TableHandle { presence, changed, .. } = self.live(id).await?;
        Ok(Presence::new(presence.pass(person, self.shared.settings.linger), changed))
    }

    /// Somebody calls for something at a table that its task need not know of.
    pub(crate) fn saw(&self, id: TableId, person: Option<PersonId>) {
        if let Some(person) = person {
            self.live.saw(id, person);
        }
    }

    async fn send<T>(
        &self,
        id: TableId,
        message: impl Fn(oneshot::Sender<T>) -> Message,
    ) -> Result<T, HouseError> {
        // A table whose task ends before it has answered is loaded anew and asked
        // again: whatever was done has a key, or is the same when done twice.
        for _ in 0..TRIES {
            let (reply, answer) = oneshot::channel();
            let live = self.live(id).await?;
            if live.mailbox.send(message(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
        }
        Err(HouseError::Busy)
    }

    async fn live(&self, id: TableId) -> Result<TableHandle, HouseError> {
        self.live.slot(id).live(&self.shared).await
    }
}

/// What those on these seats are called; nothing where nobody sits.
pub(crate) fn names(seats: &[SeatEntry]) -> Vec<String> {
    players(seats).names
}

/// Who sits where, as the table calls them.
fn players(seats: &[SeatEntry]) -> Players {
    let mut names = BOT_NAMES.iter();
    let name = |seat: &SeatEntry| match &seat.name {
        Some(name) => name.clone(),
        None if seat.occupant == Occupant::default() => String::new(),
        None => names.next().map_or_else(String::new, |name| (*name).to_owned()),
    };
    Players {
        names: seats.iter().map(name).collect(),
        bots: seats.iter().map(|seat| seat.occupant.bot.clone()).collect(),
    }
}
