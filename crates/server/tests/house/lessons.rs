//! The first game with a guide, played by forms alone.

use std::thread;
use std::time::Duration;

use ludi_bots::AnyGame;
use ludi_caligula::Caligula;
use ludi_engine::Seed;
use ludi_imperivm::Imperivm;
use ludi_latium::Latium;

use crate::common::{Browser, Page, new_house_of, open, settings};

/// The choice that the guide lights, on the board and in the list.
const LIT: &str = "#board button.act[data-lit='act']";

/// The number that it fills in.
const NUMBER: &str = "#board input[data-lit='act']";

impl Page {
    /// What the guide lights: a choice, or a number that is filled in.
    fn lit(&self) -> Option<String> {
        let number = || {
            let name = self.all(NUMBER, "data-of").into_iter().next()?;
            Some(format!("{{\"{name}\":{}}}", self.one(NUMBER, "value")))
        };
        self.all(LIT, "value").into_iter().next().or_else(number)
    }
}

impl Browser {
    /// Begins the lesson of a game; gives the address of the table.
    fn lesson(&mut self, game: &str) -> String {
        self.done(&format!("/games/{game}/lesson"), &[("name", "Livia")]).location
    }

    /// The table as soon as the guide waits for the learner, or leaves.
    fn next_step(&self, table: &str) -> Page {
        for _ in 0..600 {
            let page = self.get(table);
            assert_eq!(page.status, 200, "{}", page.body);
            let farewell = page.text("#guide summary").starts_with("The guide leaves");
            if farewell || page.lit().is_some() {
                return page;
            }
            thread::sleep(Duration::from_millis(20));
        }
        panic!("the guide has stopped");
    }

    /// Tries an action.
    fn tries(&self, table: &str, page: &Page, action: &str) -> Page {
        let row = page.row().to_string();
        let key = format!("{row}-{action}");
        let key: String = key.chars().filter(char::is_ascii_alphanumeric).collect();
        self.send(&format!("{table}act"), &[("expected", &row), ("key", &key), ("action", action)])
    }

    /// Plays the lesson to its end. Other choices are tried as well, and answered with
    /// why it is not these now. Gives the steps that were shown.
    fn learn(&self, table: &str) -> Vec<String> {
        let mut steps = Vec::new();
        loop {
            let page = self.next_step(table);
            let Some(lit) = page.lit() else { return steps };
            assert!(page.all("#commands button", "class").is_empty(), "nothing is taken back");
            let others = page.all("#board button.act", "value");
            if let Some(other) = others.iter().find(|other| **other != lit) {
                let answer = self.tries(table, &page, other);
                assert_eq!(answer.status, 200, "{other} in place of {lit}");
                assert!(answer.text("#notice p").len() > 20, "why {lit} and not {other}?");
                assert_eq!(answer.row(), page.row());
            }
            let step = page.text("#guide summary");
            if steps.last() != Some(&step) {
                assert!(page.text("#guide p").len() > 80, "{step} tells little");
                steps.push(step);
            }
            let answer = self.tries(table, &page, &lit);
            assert_eq!(answer.status, 303, "{lit}: {}", answer.text("#notice"));
        }
    }
}

/// Plays the lesson of a game, and goes on alone.
fn is_learnt(game: AnyGame, steps: usize) {
    let id = game.info.id;
    let (_folder, house) = new_house_of(game);
    let mut browser = Browser::at(&house);
    assert!(browser.get("/").body.contains(&format!("/games/{id}/lesson")));
    let table = browser.lesson(id);
    let told = browser.learn(&table);
    assert_eq!(told.len(), steps, "{told:?}");
    for (step, n) in told.iter().zip(1..) {
        assert!(step.starts_with(&format!("Lesson: step {n} of {steps}")), "{step}");
    }
    is_said_to_be_fixed(&browser, &table);

    // From here on everything is possible, and the guide is gone.
    for _ in 0..3 {
        let page = browser.my_turn(&table);
        assert!(page.all("[data-lit]", "class").is_empty());
        let row = page.row().to_string();
        let action = page.one("#board button.act", "value");
        let form = [("expected", &*row), ("key", &*format!("alone-{row}")), ("sure", &*action)];
        assert_eq!(browser.send(&format!("{table}act"), &form).status, 303);
        assert_eq!(browser.get(&table).all("#guide[hidden]", "id"), ["guide"]);
    }
}

/// The page of fairness does not pretend that anybody drew the dice.
fn is_said_to_be_fixed(browser: &Browser, table: &str) {
    let page = browser.get(&format!("{table}fairness"));
    assert!(page.text(".lesson").starts_with("This table is a lesson."), "{}", page.body);
    let seed = page.texts("code").into_iter().find(|code| code.len() == 64).unwrap();
    let bytes: Vec<u8> =
        (0..32).map(|at| u8::from_str_radix(&seed[2 * at..2 * at + 2], 16).unwrap()).collect();
    assert!(Seed::new(bytes.try_into().unwrap()).is_of_lesson());
}

#[test]
fn the_lesson_of_caligula_is_played_without_a_script() {
    is_learnt(AnyGame::of::<Caligula>(), 11);
}

#[test]
fn the_lesson_of_imperivm_is_played_without_a_script() {
    is_learnt(AnyGame::of::<Imperivm>(), 15);
}

#[test]
fn the_lesson_of_latium_is_played_without_a_script() {
    is_learnt(AnyGame::of::<Latium>(), 15);
}

#[test]
fn a_lesson_goes_on_where_it_was_when_the_house_was_shut() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("house.db");
    let house = open(&place, |_| settings());
    let mut browser = Browser::at(&house);
    let table = browser.lesson("caligula");
    let page = browser.next_step(&table);
    let lit = page.one(LIT, "value");
    assert_eq!(browser.tries(&table, &page, &lit).status, 303);
    let step = browser.next_step(&table).text("#guide");
    let cookie = browser.cookie;
    drop(house);
    let house = open(&place, |_| settings());
    let browser = Browser::with(&house, &cookie);
    assert_eq!(browser.next_step(&table).text("#guide"), step);
}

#[test]
fn the_guide_speaks_to_the_learner_alone() {
    let (_folder, house) = new_house_of(AnyGame::of::<Caligula>());
    let mut browser = Browser::at(&house);
    let table = browser.lesson("caligula");
    assert!(!browser.next_step(&table).text("#guide p").is_empty());
    let page = Browser::at(&house).get(&table);
    assert_eq!(page.text("#guide"), "");
    assert!(page.all("[data-lit]", "class").is_empty());
}

#[test]
fn other_tables_have_no_guide() {
    let (_folder, house) = new_house_of(AnyGame::of::<Caligula>());
    let mut browser = Browser::at(&house);
    let table = browser.play_now("Livia");
    let page = browser.my_turn(&table);
    assert_eq!(page.all("#guide[hidden]", "id"), ["guide"]);
    let fairness = browser.get(&format!("{table}fairness"));
    assert!(fairness.text(".lesson").is_empty());
    assert_eq!(browser.post("/games/nothing/lesson", &[]).status, 404);
}

#[test]
fn a_guide_that_was_put_away_stays_so_at_its_table() {
    let (_folder, house) = new_house_of(AnyGame::of::<Caligula>());
    let mut browser = Browser::at(&house);
    let table = browser.lesson("caligula");
    let open = |browser: &Browser, table: &str| browser.get(table).all("#guide[open]", "id").len();
    assert_eq!(open(&browser, &table), 1);
    for shown in [0, 1] {
        let page = browser.get(&table);
        let value = page.one("#guide button[formaction='/settings']", "value");
        let back = page.one("#guide input[name=back]", "value");
        let form = [("guide", &*value), ("back", &*back)];
        let answer = browser.send("/settings", &form);
        assert_eq!((answer.status, &*back), (303, &*table));
        let guide = answer.cookies.first().and_then(|cookie| cookie.split(';').next());
        let session = browser.cookie.split("; ").next().unwrap_or_default();
        browser.cookie = format!("{session}; {}", guide.expect("a cookie"));
        assert_eq!(open(&browser, &table), shown);
        // At the next table it is there again.
        let next = Browser::with(&house, &browser.cookie).lesson("caligula");
        assert_eq!(open(&browser, &next), 1);
    }
    // Whatever is no table is not remembered.
    assert!(browser.send("/settings", &[("guide", "x;y")]).cookies.is_empty());
}
