//! Lists of tables say how matches stand, and whose they are.

use ludi_caligula::Caligula;
use ludi_server::store::{Standing, Store, TableId};

use crate::common::{Browser, new_house};

#[test]
fn lists_say_how_matches_stand() {
    let (_folder, house) = new_house();
    let (mut livia, mut drusus) = (Browser::at(&house), Browser::at(&house));
    drusus.post("/play", &[("game", "caligula"), ("name", "Drusus"), ("opponents", "1")]);
    let table = livia.play();
    let mut turns = Vec::new();
    livia.play_on(&table, |livia, step, page| {
        // As long as she is asked the match does not end.
        if step % 3 == 0 && page.one("#prompt", "data-asked") == "true" {
            let line = livia.get("/").text("#mine li");
            assert!(line.contains("Caligula") && line.contains("Livia, "), "{line}");
            let turn = (1..9).find(|turn| line.contains(&format!("· Turn {turn}")));
            turns.push(turn.unwrap_or_else(|| panic!("no turn: {line}")));
        }
    });
    assert!(turns.is_sorted() && turns.first() != turns.last(), "{turns:?}");

    let record = livia.get(&format!("{table}record")).body;
    let outcome = ludi_engine::read::<Caligula>(&record).unwrap().outcome().unwrap();
    let points = format!("{} point", outcome.scores[0]);
    let front = livia.get("/");
    assert!(front.texts("#mine li").is_empty(), "it is over");
    let told = |line: &str| {
        let place = format!("place {} of 2", outcome.places[0]);
        line.contains(if outcome.places[0] == 1 { "won" } else { &place }) && line.contains(&points)
    };
    assert!(told(&front.text("#finished li")), "{}", front.text("#finished li"));
    assert_eq!(front.one("#finished li a.button", "href"), format!("{table}replay?row=0"));

    // What was noted after another row is found out from the log.
    let id = TableId::parse(table.trim_matches('/').rsplit('/').next().unwrap()).unwrap();
    let wrong = Standing { rows: 9999, turn: None, places: vec![7, 7], points: vec![77, 77] };
    house.wait(house.store.note_standing(id, wrong)).unwrap();
    let line = livia.get("/matches").text("#finished li");
    assert!(told(&line) && !line.contains("77"), "{line}");

    // What is no game of this house is not looked for.
    for game in ["caligula", "", "nonsense"] {
        let page = livia.get(&format!("/matches?game={game}"));
        assert_eq!(page.texts("#finished li").len(), 1, "{game}");
    }
    for other in [&drusus, &Browser::at(&house)] {
        assert!(other.get("/matches").texts("#finished li").is_empty());
        assert!(other.get("/").texts("#finished li").is_empty());
    }
}

/// What a table is called is read by all who find it, without what could mislead.
#[test]
fn tables_have_names() {
    let (_folder, house) = new_house();
    let (mut livia, drusus) = (Browser::at(&house), Browser::at(&house));
    let name = "  Idus\u{202e} <b>Martiae</b>  ";
    let form = [("seats", "3"), ("name", "Livia"), ("table", name), ("visibility", "open")];
    let table = livia.post("/games/caligula/open", &form).location;
    assert_eq!(drusus.get(&table).text("#gathering h1"), "Idus <b>Martiae</b>");
    assert!(drusus.get("/").text("#join li").contains("Idus <b>Martiae</b>"));
    assert!(drusus.get(&table).text("title").starts_with("Idus <b>Martiae</b> · Caligula"));
}
