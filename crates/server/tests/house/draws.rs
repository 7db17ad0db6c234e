//! Nobody may choose the deal: commit, then open.

use std::path::Path;
use std::time::Duration;

use ludi_caligula::Caligula;
use ludi_engine::{Commitment, Contribution, Opening, Seat};
use ludi_server::Settings;
use serde_json::{Value, json};

use crate::common::{Browser, Open, Page, Program, Socket, open, settings};

/// Nobody's time is up in the course of a test.
fn patient(place: &Path) -> Open {
    open(place, |_| Settings { draw_patience: Duration::from_secs(3600), ..settings() })
}

/// A program with a seat, which is there as long as this is kept.
struct Player {
    program: Program,
    token: String,
    seat: u8,
    _here: Option<Socket>,
}

fn guest(house: &Open, name: &str) -> Program {
    Program::with(house, Some(&token(house, name)))
}

fn token(house: &Open, name: &str) -> String {
    let let_in = Program::with(house, None).post("/guests", &json!({ "name": name }).to_string());
    let answer: Value = serde_json::from_str(&let_in.body).unwrap();
    answer["token"].as_str().unwrap().to_owned()
}

impl Player {
    fn post(&self, table: &str, what: &str, body: Value) -> (u16, String) {
        answer(self.program.post(&format!("/tables/{table}/{what}"), &body.to_string()))
    }

    /// The bytes of this player in a draw.
    fn bytes(&self, number: u32) -> Contribution {
        Contribution([100 * number as u8 + self.seat; 32])
    }

    /// Commits to these bytes in the draw that is going on.
    fn commit_to(&self, table: &str, bytes: Contribution) -> (u16, String) {
        let draw = last(&self.program, table);
        let number = draw["number"].as_u64().unwrap() as u32;
        let house = Commitment::parse(draw["commitment"].as_str().unwrap()).unwrap();
        let commitment = bytes.commitment(&house, number, Seat::new(self.seat.into()));
        let body = json!({ "draw": number, "commitment": commitment.to_string() });
        self.post(table, "commit", body)
    }

    fn commit(&self, table: &str) {
        let number = last(&self.program, table)["number"].as_u64().unwrap() as u32;
        assert_eq!(self.commit_to(table, self.bytes(number)).0, 204);
    }

    fn reveal(&self, table: &str, number: u32, bytes: Contribution) -> (u16, String) {
        let body = json!({ "draw": number, "contribution": bytes.to_string() });
        self.post(table, "reveal", body)
    }
}

/// The status and the code of an answer.
fn answer(page: Page) -> (u16, String) {
    let body: Value = serde_json::from_str(&page.body).unwrap_or_default();
    (page.status, body["error"].as_str().unwrap_or_default().to_owned())
}

fn json_of(page: &Page) -> Value {
    assert_eq!(page.status, 200, "{}", page.body);
    serde_json::from_str(&page.body).unwrap()
}

fn draws(program: &Program, table: &str) -> Value {
    json_of(&program.get(&format!("/tables/{table}/draws")))
}

fn last(program: &Program, table: &str) -> Value {
    draws(program, table).as_array().unwrap().last().unwrap().clone()
}

fn status(program: &Program, table: &str) -> Value {
    json_of(&program.get(&format!("/tables/{table}")))["status"].clone()
}

/// So many programs at a table that is full; all of them are there.
fn gather(house: &Open, names: &[&str]) -> (Vec<Player>, String) {
    let tokens: Vec<String> = names.iter().map(|name| token(house, name)).collect();
    let programs: Vec<Program> =
        tokens.iter().map(|token| Program::with(house, Some(token))).collect();
    let opening = json!({ "game": "caligula", "seats": names.len() });
    let opened = programs[0].post("/tables", &opening.to_string());
    let opened: Value = serde_json::from_str(&opened.body).unwrap();
    let table = opened["id"].as_str().unwrap().to_owned();
    for program in &programs[1..] {
        assert_eq!(program.post(&format!("/tables/{table}/sit"), "{}").status, 204);
    }
    let players = (0..).zip(programs).zip(tokens).map(|((seat, program), token)| {
        let mut here = program.stream(&format!("/tables/{table}/stream"));
        here.next();
        Player { program, token, seat, _here: Some(here) }
    });
    (players.collect(), table)
}

/// The whole record: these leave their seats to bots, which play to the end.
fn record(players: &[&Player], table: &str, house: &Open) -> String {
    for player in players {
        assert_eq!(player.post(table, "stand", Value::Null).0, 204);
    }
    for _ in 0..3000 {
        let record = Program::with(house, None).get(&format!("/tables/{table}/record"));
        if record.status == 200 {
            return record.body;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    panic!("the match does not end");
}

/// The host runs the house and one seat. It sees everything that is opened, and
/// its own bytes are fixed all the same.
#[test]
fn the_last_to_open_cannot_choose() {
    let folder = tempfile::tempdir().unwrap();
    let house = patient(&folder.path().join("house.db"));
    let (players, table) = gather(&house, &["Host", "Livia", "Marcus"]);
    let [host, livia, marcus] = &players[..] else { panic!("three") };
    livia.commit(&table);
    marcus.commit(&table);
    host.commit(&table);
    // While the list is open one may change one's mind, but has one place on it.
    assert_eq!(host.commit_to(&table, Contribution([1; 32])).0, 204);
    assert_eq!(last(&host.program, &table)["contributors"].as_array().unwrap().len(), 3);
    host.commit(&table);
    assert_eq!(host.reveal(&table, 1, host.bytes(1)), (409, "too-early".to_owned()));
    assert_eq!(host.post(&table, "begin", Value::Null).0, 204);

    let fixed = last(&host.program, &table);
    let seats = |draw: &Value| -> Vec<u64> {
        let all = draw["contributors"].as_array().unwrap();
        all.iter().map(|one| one["seat"].as_u64().unwrap()).collect()
    };
    assert_eq!((&fixed["state"], seats(&fixed)), (&json!("fixed"), vec![0, 1, 2]));
    assert_eq!(livia.commit_to(&table, Contribution([1; 32])), (409, "begun".to_owned()));
    for player in [livia, marcus] {
        assert_eq!(player.reveal(&table, 1, player.bytes(1)).0, 204);
        // Sent again, it is still the same.
        assert_eq!(player.reveal(&table, 1, player.bytes(1)).0, 204);
    }
    // Before all is open, nobody is shown anything.
    let now = draws(&host.program, &table).to_string();
    let page = Browser::at(&house).get(&format!("/tables/{table}/fairness"));
    let gathering = Browser::at(&house).get(&format!("/tables/{table}/"));
    for player in [livia, marcus] {
        let bytes = player.bytes(1).to_string();
        assert!(![&now, &page.body, &gathering.body].iter().any(|text| text.contains(&bytes)));
    }
    for other in [Contribution([1; 32]), livia.bytes(1), marcus.bytes(1)] {
        let refused = (422, "other-contribution".to_owned());
        assert_eq!(host.reveal(&table, 1, other), refused);
    }
    assert_eq!(host.reveal(&table, 2, host.bytes(1)), (409, "stale".to_owned()));
    assert_eq!(status(&host.program, &table), "gathering");
    assert_eq!(host.reveal(&table, 1, host.bytes(1)).0, 204);
    assert_eq!(status(&host.program, &table), "playing");

    let done = last(&host.program, &table);
    assert_eq!((&done["state"], &done["digest"]), (&json!("done"), &fixed["digest"]));
    assert_eq!(done["contributors"][1]["contribution"], livia.bytes(1).to_string());
    assert!(done["seed"].is_null(), "the seed is a secret until the end");
    let record = record(&[host, livia, marcus], &table, &house);
    let read = ludi_engine::read::<Caligula>(&record).unwrap();
    let mixture = read.dice_keys().first();
    assert_eq!(mixture.contributions(), [host, livia, marcus].map(|one| one.bytes(1)));
    assert_eq!(mixture.draws()[0].digest(1), fixed["digest"].as_str().unwrap());
    assert_eq!(last(&host.program, &table)["seed"].as_str().unwrap().len(), 64);
}

#[test]
fn who_is_away_or_sends_no_hash_is_left_out_and_all_see_it() {
    let folder = tempfile::tempdir().unwrap();
    let house = patient(&folder.path().join("house.db"));
    let (players, table) = gather(&house, &["Livia", "Scriptless"]);
    players[0].commit(&table);
    assert_eq!(players[0].post(&table, "begin", Value::Null).0, 204);
    let fixed = last(&players[0].program, &table);
    let left_out = json!([{ "seat": 1, "name": "Scriptless", "reason": "no-commitment" }]);
    assert_eq!((&fixed["state"], &fixed["left_out"]), (&json!("fixed"), &left_out));
    for path in ["", "fairness"] {
        let page = Browser::at(&house).get(&format!("/tables/{table}/{path}"));
        let text = page.text(".left-out");
        assert!(text.contains("Scriptless takes no part"), "{}", page.body);
    }
    let livia = &players[0];
    assert_eq!(livia.reveal(&table, 1, livia.bytes(1)).0, 204);
    assert_eq!(status(&livia.program, &table), "playing");

    // Whoever has committed and has no page open any more is left out as well.
    let (livia, marcus) = (guest(&house, "Livia"), guest(&house, "Marcus"));
    let opened = livia.post("/tables", &json!({ "game": "caligula", "seats": 2 }).to_string());
    let opened: Value = serde_json::from_str(&opened.body).unwrap();
    let id = opened["id"].as_str().unwrap();
    assert_eq!(marcus.post(&format!("/tables/{id}/sit"), "{}").status, 204);
    let marcus = Player { program: marcus, token: String::new(), seat: 1, _here: None };
    marcus.commit(id);
    assert_eq!(livia.post(&format!("/tables/{id}/begin"), "").status, 204);
    let done = last(&livia, id);
    let reasons: Vec<&Value> =
        done["left_out"].as_array().unwrap().iter().map(|one| &one["reason"]).collect();
    assert_eq!(
        (&done["state"], &*reasons),
        (&json!("done"), &[&json!("no-commitment"), &json!("away")][..])
    );
}

#[test]
fn who_leaves_in_a_draw_is_named_and_the_next_has_another_seed() {
    let folder = tempfile::tempdir().unwrap();
    let house = patient(&folder.path().join("house.db"));
    let (players, table) = gather(&house, &["Livia", "Marcus", "Julia"]);
    let [livia, marcus, julia] = &players[..] else { panic!("three") };
    for player in &players {
        player.commit(&table);
    }
    assert_eq!(livia.post(&table, "begin", Value::Null).0, 204);
    assert_eq!(livia.reveal(&table, 1, livia.bytes(1)).0, 204);
    assert_eq!(marcus.post(&table, "stand", Value::Null).0, 204);

    let all = draws(&livia.program, &table);
    assert_eq!((&all[0]["state"], &all[1]["state"]), (&json!("given-up"), &json!("redraw")));
    assert_eq!(all[0]["contributors"][1]["failed"], "left");
    assert_ne!(all[0]["commitment"], all[1]["commitment"]);
    // Julia had not opened yet, which is no fault of hers.
    assert!(all[0]["contributors"][2]["failed"].is_null());
    for path in ["", "fairness"] {
        let page = Browser::at(&house).get(&format!("/tables/{table}/{path}"));
        assert!(page.text(".given-up").contains("Marcus left before opening"), "{}", page.body);
    }
    // What was opened in the first draw is of no use in the second.
    assert_eq!(livia.reveal(&table, 1, livia.bytes(1)), (409, "stale".to_owned()));
    livia.commit(&table);
    assert_eq!(last(&livia.program, &table)["state"], "redraw", "Julia is waited for");
    julia.commit(&table);
    assert_eq!(last(&livia.program, &table)["state"], "fixed", "it goes on by itself");
    for player in [julia, livia] {
        assert_eq!(player.reveal(&table, 2, player.bytes(2)).0, 204);
    }
    assert_eq!(status(&livia.program, &table), "playing");
    // It can still be read when it is played, and in the record.
    let page = Browser::at(&house).get(&format!("/tables/{table}/"));
    assert!(page.text("#log .given-up").contains("Marcus left before opening"), "{}", page.body);
    let page = Browser::at(&house).get(&format!("/tables/{table}/fairness"));
    assert!(page.text(".restarts").contains("One draw was abandoned"), "{}", page.body);
    let record = record(&[livia, julia], &table, &house);
    let read = ludi_engine::read::<Caligula>(&record).unwrap();
    let draws = read.dice_keys().first().draws();
    assert_eq!((draws.len(), draws[0].contributors[1].opening), (2, Opening::Left));
    assert_eq!(draws[0].contributors[1].name, "Marcus");
}

#[test]
fn who_does_not_open_in_time_is_named_and_takes_part_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let impatient = |_| Settings { draw_patience: Duration::ZERO, ..settings() };
    let house = open(&folder.path().join("house.db"), impatient);
    let (players, table) = gather(&house, &["Livia", "Marcus"]);
    players[1].commit(&table);
    assert_eq!(players[0].post(&table, "begin", Value::Null).0, 204);
    // Nobody else took part: the house goes on alone, and says so.
    let mut here = players[0].program.stream(&format!("/tables/{table}/stream"));
    while serde_json::from_str::<Value>(&here.next()).unwrap()["status"] == "gathering" {}
    let all = draws(&players[0].program, &table);
    assert_eq!(all.as_array().unwrap().len(), 2);
    assert_eq!(all[0]["contributors"][0]["failed"], "late");
    let reasons: Vec<&Value> =
        all[1]["left_out"].as_array().unwrap().iter().map(|one| &one["reason"]).collect();
    assert_eq!(reasons, ["no-commitment", "not-opened"]);
    let page = Browser::at(&house).get(&format!("/tables/{table}/fairness"));
    assert!(page.text(".given-up").contains("Marcus did not open in time"), "{}", page.body);
    assert!(page.body.contains("the dice come from the server’s seed alone"));
}

#[test]
fn a_draw_goes_on_after_a_restart_with_the_same_list() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("house.db");
    let house = patient(&place);
    let (players, table) = gather(&house, &["Livia", "Marcus"]);
    for player in &players {
        player.commit(&table);
    }
    assert_eq!(players[0].post(&table, "begin", Value::Null).0, 204);
    assert_eq!(players[0].reveal(&table, 1, players[0].bytes(1)).0, 204);
    let before = last(&players[0].program, &table);
    let tokens: Vec<String> = players.iter().map(|player| player.token.clone()).collect();
    drop((players, house));

    let house = patient(&place);
    let again = |seat: u8| Player {
        program: Program::with(&house, Some(&tokens[usize::from(seat)])),
        token: String::new(),
        seat,
        _here: None,
    };
    let (livia, marcus) = (again(0), again(1));
    assert_eq!(last(&livia.program, &table), before);
    let refused = (422, "other-contribution".to_owned());
    assert_eq!(marcus.reveal(&table, 1, Contribution([1; 32])), refused);
    assert_eq!(livia.commit_to(&table, Contribution([1; 32])), (409, "begun".to_owned()));
    assert_eq!(marcus.reveal(&table, 1, marcus.bytes(1)).0, 204);
    assert_eq!(status(&livia.program, &table), "playing");
}

/// *Play now* with a script: the page commits and begins with one request, and
/// opens with another. It took five before, redirections included.
#[test]
fn play_now_costs_a_browser_two_requests() {
    let folder = tempfile::tempdir().unwrap();
    let house = patient(&folder.path().join("house.db"));
    let mut livia = Browser::at(&house);
    let form = [("game", "caligula"), ("name", "Livia"), ("opponents", "2")];
    let path = livia.done("/play", &form).location;
    let page = livia.get(&path);
    let draw: Value = serde_json::from_str(&page.one("#gathering", "data-draw")).unwrap();
    let home = Commitment::parse(draw["commitment"].as_str().unwrap()).unwrap();
    let bytes = Contribution([7; 32]);
    let commitment = bytes.commitment(&home, 1, Seat::new(0)).to_string();
    let form = [("draw", "1"), ("commitment", &*commitment), ("begin", "1")];
    let committed = json_of(&livia.send(&format!("{path}commit"), &form));
    assert_eq!(committed[0]["state"], "fixed");
    let form = [("draw", "1"), ("contribution", &*bytes.to_string())];
    assert_eq!(livia.send(&format!("{path}reveal"), &form).status, 204);
    assert_eq!(livia.get(&path).one(".table-page", "data-stage"), "play");
}

#[test]
fn only_those_at_the_table_take_part() {
    let folder = tempfile::tempdir().unwrap();
    let house = patient(&folder.path().join("house.db"));
    let (players, table) = gather(&house, &["Livia", "Marcus"]);
    let stranger =
        Player { program: guest(&house, "Nero"), token: String::new(), seat: 0, _here: None };
    assert_eq!(stranger.commit_to(&table, Contribution([1; 32])), (403, "no-seat".to_owned()));
    players[0].commit(&table);
    players[0].post(&table, "begin", Value::Null);
    let bytes = players[0].bytes(1);
    assert_eq!(stranger.reveal(&table, 1, bytes), (403, "no-seat".to_owned()));
    assert_eq!(players[1].reveal(&table, 1, bytes), (409, "not-committed".to_owned()));
    for body in [json!({}), json!({ "draw": 1, "commitment": "00" }), json!({ "draw": -1 })] {
        assert_eq!(players[0].post(&table, "commit", body).0, 422);
    }
}
