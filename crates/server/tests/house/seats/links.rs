//! A link serves once, and never takes a seat from a person.

use std::thread;

use serde_json::Value;

use super::{Match, id_of, link_on};
use crate::common::{Browser, Page, Program, new_house};
use ludi_server::store::{Occupant, Store};

#[test]
fn a3_a_link_to_an_empty_seat_seats_its_first_user_and_nobody_else() {
    let (_folder, house) = new_house();
    let mut anna = Browser::at(&house);
    let form = [("name", "Anna"), ("seats", "3")];
    let table = anna.done("/games/caligula/open", &form).location;
    let link = link_on(&anna.send(&format!("{table}invite"), &[("to", "1")]));
    // Looking uses nothing up.
    assert_eq!(Browser::at(&house).get(&link).status, 200);
    let users: Vec<Browser> = (0..4).map(|_| Browser::at(&house)).collect();
    let answers: Vec<Page> = thread::scope(|scope| {
        let users: Vec<_> = users
            .iter()
            .map(|user| scope.spawn(|| user.send(&link, &[("name", "Quis")])))
            .collect();
        users.into_iter().map(|user| user.join().unwrap()).collect()
    });
    let seated = answers.iter().filter(|answer| answer.status == 303).count();
    assert_eq!(seated, 1);
    for answer in answers.iter().filter(|answer| answer.status != 303) {
        assert!(matches!(answer.status, 404 | 409), "{}", answer.status);
        let told = answer.text("main");
        assert!(told.contains("was used already") || told.contains("is taken"), "{told}");
    }
    assert_eq!(Browser::at(&house).get(&link).status, 404);
    let entry = house.wait(house.store.table(id_of(&table))).unwrap().unwrap();
    assert!(entry.seats[1].occupant.person.is_some() && entry.seats[1].link.is_none());
    assert_eq!(entry.seats[2].occupant, Occupant::default());
}

#[test]
fn a3_a_link_never_takes_a_seat_from_a_person() {
    let party = Match::begun(&[]);
    let bruno = party.occupant(1);
    // Nobody else makes a link to a person's seat.
    assert_eq!(party.ask(&party.anna, "invite", &[("to", "1")]).status, 409);
    // The own link opens a session of the same person, once.
    let link = party.link(&party.bruno, "1");
    let page = Browser::at(&party.house).get(&link);
    assert!(page.text("main").contains("Bruno") && page.board().is_empty(), "{}", page.body);
    let mut phone = Browser::at(&party.house);
    phone.done(&link, &[]);
    assert_eq!(party.occupant(1), bruno);
    assert_eq!(phone.get(&party.table).board(), party.bruno.get(&party.table).board());
    assert_eq!(phone.name(), "Bruno");
    assert_eq!(party.dario.send(&link, &[]).status, 404);
    assert_eq!(
        party.dario.get(&party.table).board(),
        Browser::at(&party.house).get(&party.table).board()
    );
    // It lapses after a quarter of an hour.
    let link = party.link(&party.bruno, "1");
    party.minutes(14);
    assert_eq!(Browser::at(&party.house).get(&link).status, 200);
    party.minutes(2);
    assert_eq!(Browser::at(&party.house).send(&link, &[]).status, 404);
    // A bot that plays for somebody does not make the seat a bot's.
    party.ask(&party.bruno, "hand-over", &[]);
    assert_eq!(party.ask(&party.anna, "invite", &[("to", "1")]).status, 409);
    assert_eq!(party.occupant(1).person, bruno.person);
}

#[test]
fn a3_whoever_has_an_account_signs_in_instead_of_using_a_link() {
    let mut party = Match::begun(&[]);
    let link = party.link(&party.bruno, "1");
    party.bruno.create("Bruno Maior", "quadraginta elephanti saltant");
    assert_eq!(Browser::at(&party.house).send(&link, &[]).status, 404);
    let refused = party.ask(&party.bruno, "invite", &[("to", "1")]);
    assert_eq!(refused.status, 409);
    assert!(refused.text("#notice").contains("sign in"), "{}", refused.text("#notice"));
}

/// What a page tells of the match.
fn seen(page: &Page) -> String {
    ["#prompt", "#commands", "#board", "#log-lines"].map(|part| page.html(part)).concat()
}

#[test]
fn a3_a_bots_seat_in_a_running_match_is_given_only_if_everyone_agrees_and_the_log_says_so() {
    let party = Match::begun(&[]);
    let [anna, bruno, dario] = [&party.anna, &party.bruno, &party.dario];
    party.ask(&party.cora, "stand", &[]);
    let bot = party.occupant(2);
    assert_eq!(bot.person, None);
    let link = party.link(anna, "2");
    assert_eq!(dario.send(&link, &[]).status, 303);
    // So far nothing has changed but that those who play are asked.
    assert_eq!(party.occupant(2), bot);
    let stranger = Browser::at(&party.house);
    assert_eq!(seen(&dario.get(&party.table)), seen(&stranger.get(&party.table)));
    assert!(dario.get(&party.table).text("#requests").contains("one person"));
    assert_eq!(stranger.get(&party.table).text("#requests"), "");
    assert!(bruno.get(&party.table).text("#requests").contains("Dario"));
    assert_eq!(bruno.get(&party.table).one("#requests .agree", "value"), "2");
    assert_eq!(anna.get(&party.table).one("#requests .agree", "value"), "");
    // Nobody else asks by the same link, and nobody answers without a seat.
    let other = stranger.send(&link, &[("name", "Elio")]);
    assert_eq!(other.status, 409, "{}", other.body);
    assert_eq!(party.ask(dario, "requests", &[("agree", "2")]).status, 403);
    // One refusal ends it, and the link is used up.
    assert_eq!(party.ask(bruno, "requests", &[("refuse", "2")]).status, 303);
    assert_eq!(dario.get(&party.table).text("#requests"), "");
    assert_eq!(dario.send(&link, &[]).status, 404);
    assert_eq!(party.ask(bruno, "requests", &[("agree", "2")]).status, 409);
    assert_eq!(party.occupant(2), bot);
    // With another link, and the agreement of all, the seat is given.
    let link = party.link(bruno, "2");
    assert_eq!(dario.send(&link, &[]).status, 303);
    assert_eq!(party.ask(anna, "requests", &[("agree", "2")]).status, 303);
    let given = party.occupant(2);
    assert!(given.person.is_some() && given.bot.is_none());
    assert_eq!(stranger.get(&link).status, 404);
    assert_ne!(seen(&dario.get(&party.table)), seen(&stranger.get(&party.table)));
    // All read of it, each in its language, and so it stays.
    let told = "Dario has seat 3, where a bot played: everyone at the table agreed.";
    let page = stranger.get(&party.table);
    assert_eq!(page.texts("#chat-lines .notice").last().map(String::as_str), Some(told));
    assert_eq!(page.texts("#log-lines .notice").last().map(String::as_str), Some(told));
    let replay = stranger.get(&format!("{}replay", party.table));
    assert!(replay.text("#log-lines .notice").contains(told), "{}", replay.text("#log-lines"));
    let italian = Browser::with(&party.house, "lang=it").get(&party.table);
    assert!(italian.text("#chat-lines").contains("Dario ha il posto 3"), "{}", italian.body);
    let lines = Program::with(&party.house, None).get(&format!("/tables/{}/lines", party.id()));
    let lines: Vec<Value> = serde_json::from_str(&lines.body).unwrap();
    let events: Vec<_> =
        lines.iter().map(|line| line["notice"]["event"].as_str().unwrap()).collect();
    assert_eq!(events, ["left", "given"]);
}

#[test]
fn a3_where_everybody_else_is_a_bot_the_giver_of_the_link_agrees_by_giving_it() {
    let party = Match::begun(&[]);
    let table = party.dario.tables()[0].clone();
    let link = link_on(&party.dario.send(&format!("{table}invite"), &[("to", "1")]));
    let page = party.anna.get(&link);
    assert!(page.text("main").contains("when every person at the table has agreed"));
    assert_eq!(party.anna.send(&link, &[]).status, 303);
    let entry = party.house.wait(party.house.store.table(id_of(&table))).unwrap().unwrap();
    assert!(entry.seats[1].occupant.person.is_some());
    assert_eq!(entry.seats[1].occupant.bot, None);
}

#[test]
fn a3_whoever_leaves_need_not_agree_any_more() {
    let party = Match::begun(&[]);
    party.ask(&party.cora, "stand", &[]);
    let link = party.link(&party.anna, "2");
    assert_eq!(party.dario.send(&link, &[]).status, 303);
    assert_eq!(party.occupant(2).person, None);
    party.ask(&party.bruno, "stand", &[]);
    assert!(party.occupant(2).person.is_some());
}

#[test]
fn a3_former_holders_lose_everything_at_once() {
    let party = Match::begun(&[]);
    // Cora's program, too, is told of the table.
    let program = party.program_of(&party.cora, "program");
    let mut socket = party.cora.live(&party.table);
    let mut stream = program.stream(&format!("/tables/{}/stream", party.id()));
    let told = |text: &str| -> Value { serde_json::from_str(text).unwrap() };
    assert!(told(&socket.next())["parts"]["board"].is_string());
    assert_eq!(told(&stream.next())["seat"], 2);
    party.ask(&party.cora, "stand", &[]);
    let stranger = Browser::at(&party.house).get(&party.table);
    // Her open page is told what a stranger sees instead, and so is one that she opens.
    while !told(&socket.next())["parts"]["own-seat"].is_string() {}
    let anew = told(&party.cora.live(&party.table).next());
    assert_eq!(anew["parts"]["board"], stranger_board(&party));
    assert_eq!(stranger.board(), party.cora.get(&party.table).board());
    let seen = loop {
        let seen = told(&stream.next());
        if seen["view"].is_object() {
            break seen;
        }
    };
    let public = Program::with(&party.house, None).get(&format!("/tables/{}", party.id()));
    let public: Value = serde_json::from_str(&public.body).unwrap();
    assert_eq!((&seen["seat"], &seen["view"]), (&Value::Null, &public["view"]));
}

/// The board as a socket tells it to nobody in particular.
fn stranger_board(party: &Match) -> String {
    let told = Browser::at(&party.house).live(&party.table).next();
    let told: Value = serde_json::from_str(&told).unwrap();
    told["parts"]["board"].as_str().unwrap().to_owned()
}
