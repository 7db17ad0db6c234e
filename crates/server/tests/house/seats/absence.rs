//! People who are away: measured in minutes, by any call, and never put out.

use serde_json::{Value, json};

use super::Match;
use crate::common::{Browser, Page, Program, new_house};

const OPEN: &[(&str, &str)] = &[("visibility", "open")];

/// Somebody votes for a bot on Cora's seat.
fn vote(party: &Match, voter: &Browser) -> Page {
    party.ask(voter, "replace", &[("whose", "2"), ("agree", "true")])
}

#[test]
fn a4_absence_is_measured_in_minutes_and_any_call_counts() {
    let party = Match::begun(OPEN);
    let [anna, bruno, cora] = [&party.anna, &party.bruno, &party.cora];
    let early = vote(&party, bruno);
    assert_eq!(early.status, 409);
    assert!(early.text("#notice").contains("10 minutes"), "{}", early.text("#notice"));
    let program = party.program_of(cora, "poll");
    let table = format!("/tables/{}", party.id());
    let calls: [&dyn Fn() -> Page; 6] = [
        &|| cora.get(&party.table),
        &|| cora.get(&format!("{}replay", party.table)),
        &|| cora.get(&format!("{}fairness", party.table)),
        &|| party.ask(cora, "say", &[("text", "adsum")]),
        &|| program.get(&table),
        &|| program.get(&format!("{table}/lines")),
    ];
    for call in calls {
        party.minutes(9);
        assert!(call().status < 400);
        party.minutes(9);
        assert_eq!(vote(&party, bruno).status, 409);
    }
    // An open page or stream is presence, however long nothing happens.
    let mut socket = cora.live(&party.table);
    socket.next();
    party.minutes(600);
    assert_eq!(vote(&party, bruno).status, 409);
    let mut stream = program.stream(&format!("{table}/stream"));
    stream.next();
    drop(socket);
    party.minutes(600);
    assert_eq!(vote(&party, bruno).status, 409);
    assert_eq!(party.occupant(2).bot, None);
    assert_eq!(anna.get(&party.table).all("form.vote", "action"), Vec::<String>::new());
}

#[test]
fn a4_all_who_are_present_must_vote_and_the_absent_take_the_seat_back() {
    let party = Match::begun(OPEN);
    let [anna, bruno, cora] = [&party.anna, &party.bruno, &party.cora];
    let holder = party.occupant(2);
    party.minutes(9);
    assert!(anna.get(&party.table).text("#players .away").contains("10 minutes"));
    party.minutes(2);
    // Those who have not called for so long are away themselves.
    let page = anna.get(&party.table);
    assert!(
        page.text("#players .vote").contains("Your vote suffices"),
        "{}",
        page.text("#players")
    );
    bruno.get(&party.table);
    assert_eq!(vote(&party, anna).status, 303);
    assert_eq!(party.occupant(2), holder, "one vote does not do");
    assert!(bruno.get(&party.table).text("#players .vote").contains("1 of 2 so far"));
    // A vote about somebody who comes meanwhile is void.
    cora.get(&party.table);
    party.minutes(11);
    anna.get(&party.table);
    assert_eq!(vote(&party, bruno).status, 303);
    assert_eq!(party.occupant(2), holder, "an old vote does not count");
    assert_eq!(vote(&party, anna).status, 303);
    // A bot plays, and the seat is still Cora's, whom nobody replaces.
    let replaced = party.occupant(2);
    assert_eq!((replaced.person, replaced.bot.is_some()), (holder.person, true));
    assert_eq!(party.ask(anna, "invite", &[("to", "2")]).status, 409);
    let told = "Cora is away: a bot plays on seat 3, as everyone present wished.";
    assert!(anna.get(&party.table).text("#log-lines .notice").contains(told));
    let page = cora.get(&party.table);
    assert_eq!(page.one("#requests .take-back", "formaction"), format!("{}take-back", party.table));
    assert_eq!(party.ask(cora, "take-back", &[]).status, 303);
    assert_eq!(party.occupant(2), holder);
    let page = Browser::with(&party.house, "lang=it").get(&party.table);
    assert!(page.text("#chat-lines .notice").contains("Cora torna a giocare al posto 3."));
    // A single person who is present suffices, and nobody votes for oneself.
    party.minutes(11);
    assert_eq!(vote(&party, cora).status, 409);
    party.minutes(11);
    assert_eq!(vote(&party, bruno).status, 303);
    assert!(party.occupant(2).bot.is_some());
}

#[test]
fn a4_among_friends_nobody_is_replaced_unless_the_table_says_so() {
    let party = Match::begun(&[]);
    party.minutes(60 * 24 * 5);
    let refused = vote(&party, &party.anna);
    assert_eq!(refused.status, 409);
    assert!(refused.text("#notice").contains("however long"), "{}", refused.text("#notice"));
    assert!(party.anna.get(&party.table).all("form.vote", "action").is_empty());
    let party = Match::begun(&[("absence", "30")]);
    party.minutes(29);
    assert_eq!(vote(&party, &party.anna).status, 409);
    party.minutes(2);
    assert_eq!(vote(&party, &party.anna).status, 303);
    assert!(party.occupant(2).bot.is_some());
}

#[test]
fn a4_the_setting_is_chosen_when_a_table_is_opened_and_shown_to_all() {
    let (_folder, house) = new_house();
    let mut anna = Browser::at(&house);
    let page = anna.get("/games/caligula/open");
    let choices = page.all("select[name=absence] option", "value");
    assert_eq!(choices, ["", "0", "5", "10", "30", "120"]);
    let mut told = |form: &[(&str, &str)]| {
        let form = [&[("name", "Anna"), ("seats", "3")], form].concat();
        let table = anna.done("/games/caligula/open", &form).location;
        Browser::at(&house).get(&table).text("#gathering .absence")
    };
    assert!(told(&[]).contains("is waited for"));
    assert!(told(&[("visibility", "open")]).contains("10 minutes"));
    assert!(told(&[("visibility", "open"), ("absence", "0")]).contains("is waited for"));
    assert!(told(&[("absence", "30")]).contains("30 minutes"));
    let form = [("seats", "3"), ("absence", "soon")];
    assert_eq!(anna.send("/games/caligula/open", &form).status, 422);
    let guest = Program::with(&house, None).post("/guests", r#"{"name":"Livia"}"#).body;
    let guest: Value = serde_json::from_str(&guest).unwrap();
    let livia = Program::with(&house, guest["token"].as_str());
    for (open, given, kept) in [
        (true, Value::Null, json!(10)),
        (false, Value::Null, Value::Null),
        (true, json!(0), Value::Null),
        (false, json!(45), json!(45)),
    ] {
        let opening = json!({ "game": "caligula", "seats": 2, "open": open,
            "absence_minutes": given });
        let opened: Value =
            serde_json::from_str(&livia.post("/tables", &opening.to_string()).body).unwrap();
        let seen = livia.get(&format!("/tables/{}", opened["id"].as_str().unwrap())).body;
        let seen: Value = serde_json::from_str(&seen).unwrap();
        assert_eq!(seen["absence_minutes"], kept);
    }
}
