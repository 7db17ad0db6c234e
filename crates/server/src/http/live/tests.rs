//! Open pages without sockets.

use std::collections::BTreeSet;

use ludi_bots::AnyGame;
use ludi_caligula::Caligula;
use ludi_engine::{Lang, Setup};

use super::*;
use crate::house::{Command, NewTable};
use crate::pages::{Speed, Theme};
use crate::store::{Key, Occupant, Person, PersonId, Sqlite, Store, TableId, Time, Visibility};
use crate::{Settings, Visitor};

/// How many look on.
const READERS: usize = 60;

/// A house with one table, where Livia plays with Gaius.
struct Open {
    house: House,
    table: TableId,
    livia: PersonId,
}

impl Open {
    async fn new() -> Open {
        let store = Arc::new(Sqlite::in_memory().expect("memory"));
        let [livia, gaius] = [1, 2].map(|byte| PersonId::new([byte; 10]));
        store.add_guest(livia, "Livia", Time(0)).await.expect("a guest");
        store.add_guest(gaius, "Gaius", Time(0)).await.expect("a guest");
        let house = House::new(store, vec![AnyGame::of::<Caligula>()], Settings::default());
        let new_table = NewTable {
            game: "caligula".to_owned(),
            setup: Setup::new(AnyGame::of::<Caligula>().info, 2),
            seats: [livia, gaius].map(Occupant::person).to_vec(),
            lang: Lang::En,
            visibility: Visibility::Open,
            absence: None,
            name: None,
        };
        let table = house.open(new_table, None).await.expect("a table");
        house.begin(table, livia).await.expect("a match");
        Open { house, table, livia }
    }

    /// Somebody opens the page, and looks.
    async fn page(&self, person: Option<Person>, lang: Lang) -> (LivePage, Presence) {
        let reader = Reader {
            person,
            lang,
            theme: Theme::Auto,
            speed: Speed::default(),
            careful: false,
            without_guide: None,
        };
        let id = reader.person.as_ref().map(|person| person.id);
        let presence = self.house.enter(self.table, id).await.expect("a table");
        let visit = Visit { id: self.table, reader, seat: None, script: false };
        (LivePage { visit, mark: None, shown: None }, presence)
    }

    /// The page looks, as its socket does when it is shown something else.
    async fn look(&self, page: &mut LivePage) -> Option<Utf8Bytes> {
        let Ok(sees) = page.visit.watch(&self.house).await else { panic!("no table") };
        let view = sees.borrow().clone();
        page.changes(&self.house, &view)
    }
}

/// What each page shows of a part, by where it lies: what is drawn once and shown
/// to many lies in one place.
fn drawn(page: &LivePage, id: &str) -> Option<usize> {
    let part = page.shown.as_ref()?.part(id)?;
    Some(Arc::as_ptr(part) as usize)
}

/// Whoever comes makes nobody's page be drawn anew but for the number of those who
/// look on, and that once for all who see the same.
#[tokio::test]
async fn a_crowd_that_comes_is_drawn_once_for_all_who_see_the_same() {
    let open = Open::new().await;
    let mut pages = Vec::new();
    // Whatever was drawn stays where it is, so that it can be told apart.
    let mut kept = Vec::new();
    let mut draws: [BTreeSet<usize>; 3] = Default::default();
    let parts = ["board", "chat", "players"];
    for number in 0..READERS {
        let lang = if number % 2 == 0 { Lang::En } else { Lang::It };
        pages.push(open.page(None, lang).await);
        for (page, presence) in &mut pages {
            if presence.changed.has_changed().expect("the table runs") {
                presence.changed.mark_unchanged();
                open.look(page).await;
                kept.push(page.shown.clone());
            }
            for (id, draws) in parts.iter().zip(&mut draws) {
                draws.extend(drawn(page, id));
            }
        }
    }
    let [board, chat, players] = draws.map(|draws| draws.len());
    assert_eq!((board, chat), (2, 2), "once for each language");
    assert!(players <= 2 * READERS, "{players} times for {READERS} readers");

    // In the end all have been told how many they are.
    let count = format!("{READERS} ");
    for (page, presence) in &mut pages {
        loop {
            let players = page.shown.as_ref().and_then(|shown| shown.part("players"));
            if players.is_some_and(|players| players.whole().contains(&count)) {
                break;
            }
            presence.changed.changed().await.expect("the table runs");
            open.look(page).await;
        }
    }
}

#[tokio::test]
async fn a_line_changes_the_talk_and_nothing_else() {
    let open = Open::new().await;
    let (mut page, _presence) = open.page(None, Lang::En).await;
    open.look(&mut page).await.expect("all of it");
    let before = page.shown.clone();
    let visitor = Visitor { person: Some(open.livia), seat: None, lang: Lang::En };
    let key = Key::parse("ave").expect("a key");
    let command = Command::Say { text: "Ave!".to_owned(), to: None, key };
    open.house.ask(open.table, visitor, command).await.expect("said");
    let changes = open.look(&mut page).await.expect("a line");
    assert!(changes.contains("Ave!"));
    let (before, now) = (before.expect("shown"), page.shown.expect("shown"));
    for id in ["prompt", "commands", "board", "result", "players", "own-seat", "promise"] {
        let [before, now] = [&before, &now].map(|drawn| drawn.part(id).expect("a part"));
        assert!(Arc::ptr_eq(before, now), "{id} was drawn again");
    }
}

/// Who is known to the table by nothing sees what a passer-by sees; whoever sits
/// there does not.
#[tokio::test]
async fn pages_are_shared_by_those_who_see_the_same_only() {
    let open = Open::new().await;
    let person = |byte, name: &str| Person {
        id: PersonId::new([byte; 10]),
        name: name.to_owned(),
        account: false,
        is_admin: false,
        since: Time(0),
    };
    let mut pages = Vec::new();
    for reader in [None, None, Some(person(8, "A")), Some(person(9, "B")), Some(person(1, "Livia"))]
    {
        pages.push(open.page(reader, Lang::En).await);
    }
    let mut shown = Vec::new();
    for (page, _presence) in &mut pages {
        open.look(page).await;
        shown.push(page.shown.clone().expect("shown"));
    }
    let same = |one: usize, other: usize| Arc::ptr_eq(&shown[one], &shown[other]);
    assert!(same(0, 1) && same(2, 3));
    assert!(!same(0, 2) && !same(0, 4) && !same(2, 4));
    let chat = |page: usize| shown[page].part("chat").expect("talk").whole().contains("<form");
    assert_eq!([0, 2, 4].map(chat), [false, true, true]);
}
