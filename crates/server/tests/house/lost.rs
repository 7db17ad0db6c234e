//! A table whose task ends because something could not be kept.

use std::sync::Arc;
use std::time::Duration;

use ludi_bots::AnyGame;
use ludi_caligula::Caligula;
use ludi_engine::{Lang, Seat, Setup};
use ludi_server::store::{Key, Occupant, PersonId, Sqlite, Store, TableId, Time, Visibility};
use ludi_server::{Answer, Command, House, HouseError, Move, MoveKind, NewTable, Visitor};
use rusqlite::Connection;
use tempfile::TempDir;

use crate::common::{Party, Program, new_house, settings};

/// Longer than the house takes to hang up.
const PATIENCE: Duration = Duration::from_secs(10);

/// Books that keep no row, as if the disk were full, until they are mended.
struct Full(Connection);

impl Full {
    fn fill(folder: &TempDir) -> Full {
        let database = Connection::open(folder.path().join("house.db")).unwrap();
        database.busy_timeout(PATIENCE).unwrap();
        let full = "CREATE TRIGGER full BEFORE INSERT ON rows
                    BEGIN SELECT RAISE(ABORT, 'no room'); END";
        database.execute_batch(full).unwrap();
        Full(database)
    }

    fn mend(self) {
        self.0.execute_batch("DROP TRIGGER full").unwrap();
    }
}

#[test]
fn pages_and_streams_hear_that_a_table_is_lost_and_come_in_again() {
    let (folder, house) = new_house();
    let party = Party::begun(&house, "caligula");
    let mut pages = [0, 1, 2, 3].map(|person| party.people[person].live(&party.table));
    let path = format!("{}/stream", party.table.trim_end_matches('/'));
    let mut stream = Program::with(&house, None).stream(&path);
    let first = pages.each_mut().map(|page| page.next());
    assert!(first.iter().all(|page| page.contains("\"board\"")));

    let full = Full::fill(&folder);
    let asked = (0..3).find(|person| party.page(*person).one("#prompt", "data-asked") == "true");
    let asked = asked.unwrap();
    let page = party.page(asked);
    let action = page.one("#choices button", "value");
    let answer = party.act(asked, &page, &action);
    assert!(answer.status >= 500, "{}", answer.body);
    for page in &mut pages {
        assert!(page.hangs_up(PATIENCE), "a page was not told");
    }
    assert!(stream.hangs_up(PATIENCE), "a stream was not told");

    full.mend();
    let mut pages = [0, 1, 2, 3].map(|person| party.people[person].live(&party.table));
    let again = pages.each_mut().map(|page| page.next());
    assert!(again.iter().all(|page| page.contains("\"board\"")));
    assert_eq!(party.act(asked, &page, &action).status, 303);
    assert!(pages.iter_mut().all(|page| page.next().contains("\"parts\"")));
}

/// Livia plays alone on both seats.
struct Alone {
    folder: TempDir,
    house: House,
    table: TableId,
    livia: PersonId,
}

impl Alone {
    async fn begin() -> Alone {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(&folder.path().join("house.db")).unwrap());
        let livia = PersonId::new([1; 10]);
        store.add_guest(livia, "Livia", Time(0)).await.unwrap();
        let house = House::new(store, vec![AnyGame::of::<Caligula>()], settings());
        let new_table = NewTable {
            game: "caligula".to_owned(),
            setup: Setup::new(AnyGame::of::<Caligula>().info, 2),
            seats: vec![Occupant::person(livia); 2],
            lang: Lang::En,
            visibility: Visibility::Open,
            absence: None,
            name: None,
        };
        let table = house.open(new_table, None).await.unwrap();
        house.begin(table, livia).await.unwrap();
        Alone { folder, house, table, livia }
    }

    fn visitor(&self) -> Visitor {
        Visitor { person: Some(self.livia), seat: None, lang: Lang::En }
    }

    /// Does something, on the seat that is asked.
    async fn act(&self, expected: u64, action: &str) -> Result<Answer, HouseError> {
        self.act_as(None, expected, "alea", action).await
    }

    /// Does something on this seat, under this key.
    async fn act_as(
        &self,
        seat: Option<Seat>,
        expected: u64,
        key: &str,
        action: &str,
    ) -> Result<Answer, HouseError> {
        let action = serde_json::from_str(action).unwrap();
        let key = Key::parse(key).unwrap();
        let command = Move {
            expected,
            key,
            kind: MoveKind::Act { action, sure: true },
            then: None,
            patient: false,
        };
        let visitor = Visitor { seat, ..self.visitor() };
        self.house.ask(self.table, visitor, Command::Move(command)).await
    }

    /// Something that can be done now, as JSON.
    async fn action(&self) -> String {
        let model = self.house.look(self.table, self.visitor()).await.unwrap();
        let board = scraper::Html::parse_fragment(&model.play.unwrap().board.whole());
        let button = scraper::Selector::parse("#choices button").unwrap();
        board.select(&button).next().unwrap().attr("value").unwrap().to_owned()
    }
}

/// The change signal ends with the task, though whoever was here is still here; and still
/// is when the table is loaded anew.
#[tokio::test]
async fn nobody_is_absent_while_a_table_is_loaded_anew() {
    let alone = Alone::begin().await;
    let mut presence = alone.house.enter(alone.table, Some(alone.livia)).await.unwrap();
    let action = alone.action().await;
    let full = Full::fill(&alone.folder);
    assert!(matches!(alone.act(0, &action).await, Err(HouseError::Store(_))));
    while presence.changed.changed().await.is_ok() {}
    full.mend();
    let model = alone.house.look(alone.table, alone.visitor()).await.unwrap();
    assert!(model.chairs.iter().all(|chair| chair.here));
    assert_eq!(alone.act(0, &action).await.unwrap(), Answer::Done(1));
}

/// Letters that wait in the mailbox of a table that is lost go to the one that is
/// loaded anew.
#[tokio::test]
async fn who_waits_for_a_table_that_is_lost_is_answered() {
    let alone = Alone::begin().await;
    let action = alone.action().await;
    let full = Full::fill(&alone.folder);
    let look = || alone.house.look(alone.table, alone.visitor());
    // All messages wait in the mailbox before the first is read.
    let (lost, one, two, three) =
        tokio::join!(biased; alone.act(0, &action), look(), look(), look());
    assert!(matches!(lost, Err(HouseError::Store(_))), "{lost:?}");
    for model in [one, two, three] {
        assert_eq!(model.unwrap().play.unwrap().row, 0);
    }
    full.mend();
}

/// Whoever had no answer sends the same again, after whatever row: the keys of what was done
/// before are read with the log.
#[tokio::test]
async fn a_command_repeated_after_a_table_was_loaded_anew_is_done_once() {
    let alone = Alone::begin().await;
    let dealt = alone.house.look(alone.table, alone.visitor()).await.unwrap();
    let seat = dealt.play.unwrap().to_act.iter().next();
    let action = alone.action().await;
    let repeat = async |expected| alone.act_as(seat, expected, "alea", &action).await;
    assert_eq!(repeat(0).await.unwrap(), Answer::Done(1));
    let next = alone.action().await;
    for expected in [0, 1, 9] {
        let full = Full::fill(&alone.folder);
        let lost = alone.act_as(None, 1, "other", &next).await;
        assert!(matches!(lost, Err(HouseError::Store(_))), "{lost:?}");
        full.mend();
        assert_eq!(repeat(expected).await.unwrap(), Answer::Done(1), "after {expected}");
        let store = Sqlite::look(&alone.folder.path().join("house.db")).unwrap();
        assert_eq!(store.rows(alone.table, 0).await.unwrap().len(), 1, "after {expected}");
    }
}
