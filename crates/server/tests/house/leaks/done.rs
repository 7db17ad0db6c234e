//! What a house sends when something is done and said.

use ludi_engine::Step;
use serde_json::{Value, json};

use super::course::Secret;
use super::party::{Party, Person, PossibleMove};
use super::sent::Sent;
use crate::common::{Open, Page};

/// Everything that a house sends to one viewer while somebody does something,
/// takes it back, speaks and promises aloud; before that, others may whisper and
/// promise in private, and decline in advance. Nothing if that ends the match, when
/// nothing is hidden any more.
pub(crate) fn all_that_is_sent(
    party: &Party,
    house: &Open,
    viewer: usize,
    possible: &PossibleMove,
    whisperers: Option<(usize, usize)>,
) -> Sent {
    let path = party.path();
    let [of_somebody, of_an_amount] = party.game.promises();
    let mut sent = Sent::by(house);
    let post = |person: usize, route: &str, body: Value| -> Page {
        let program = party.people[person].program(house);
        program.post(&format!("{path}/{route}"), &body.to_string())
    };
    let person = &party.people[viewer];
    let (browser, program) = (person.browser(house, "en"), person.program(house));
    let mut stream = program.stream(&format!("{path}/stream"));
    sent.message("the stream", &mut stream);
    let mut live = browser.live(&party.table);
    sent.message("the push", &mut live);

    let before = row_of(person, house, path);
    if let Some((from, to)) = whisperers {
        let whisper = json!({ "text": "Et tu?", "key": "whisper", "to": to });
        assert_eq!(post(from, "lines", whisper).status, 204);
        let promise = json!({ "kind": of_somebody, "who": to, "key": "promise", "to": to });
        assert_eq!(post(from, "promises", promise).status, 204);
        decline(party, house, from);
    }

    let row = row_of(&party.people[possible.person], house, path);
    let act = json!({ "expected": row, "key": "action", "action": possible.action, "view": true });
    let answer = post(possible.person, "act", act);
    assert_eq!(answer.status, 200, "{}", answer.body);
    let done: Value = serde_json::from_str(&answer.body).unwrap();
    if done["table"]["status"] == "over" {
        return Sent::by(house);
    }
    if possible.person == viewer {
        sent.answer("the answer to the action", answer);
    }
    // Whoever could not notice it hears nothing.
    let noticed = possible.person == viewer || row_of(person, house, path) != before;
    if noticed {
        sent.message("the stream after the action", &mut stream);
        sent.message("the push after the action", &mut live);
    }

    let back = json!({ "expected": row + 1, "key": "back", "view": true });
    let answer = post(possible.person, "undo", back);
    let is_back = answer.status == 200;
    if possible.person == viewer {
        sent.answer("the answer to the step back", answer);
    }
    if is_back && noticed {
        sent.message("the stream after the step back", &mut stream);
        sent.message("the push after the step back", &mut live);
    }

    let answer = post(possible.person, "lines", json!({ "text": "Ave!", "key": "aloud" }));
    assert_eq!(answer.status, 204, "{}", answer.body);
    if possible.person == viewer {
        sent.answer("the answer to the line", answer);
    }
    sent.messages("the line on the stream", &mut stream, "Ave!");
    sent.messages("the push of the line", &mut live, "Ave!");

    // Aloud, it is after the same row for all.
    let promise = json!({ "kind": of_an_amount, "amount": 3, "key": "vow" });
    let answer = post(possible.person, "promises", promise);
    assert_eq!(answer.status, 204, "{}", answer.body);
    if possible.person == viewer {
        sent.answer("the answer to the promise", answer);
    }
    sent.line("the promise on the stream", &mut stream);
    sent.message("the push of the promise", &mut live);

    sent.lines("the lines", program.get(&format!("{path}/lines")));
    sent.answer("the page then", browser.get(&party.table));
    sent.answer("the replay then", browser.get(&format!("{}replay", party.table)));
    sent.answer("the table then as JSON", program.get(&format!("{path}?undo=1")));
    sent
}

/// Somebody does not want to be asked any more in this turn.
fn decline(party: &Party, house: &Open, person: usize) {
    let browser = party.people[person].browser(house, "en");
    let answer = browser.send(&format!("{}decline", party.table), &[("decline", "true")]);
    assert_eq!(answer.status, 303, "{}", answer.body);
}

/// Everything that a house sends to one viewer while somebody declines what is asked:
/// by hand, or because that was declined in advance.
pub(crate) fn declined(
    party: &Party,
    house: &Open,
    viewer: usize,
    declining: &PossibleMove,
    in_advance: bool,
) -> Sent {
    let (path, actor) = (party.path(), &party.people[declining.person]);
    let mut sent = Sent::by(house);
    // Nothing is declined for somebody who has not the table open.
    let mut open = actor.browser(house, "en").live(&party.table);
    open.next();
    let person = &party.people[viewer];
    let mut stream = person.program(house).stream(&format!("{path}/stream"));
    sent.message("the stream", &mut stream);
    let mut live = person.browser(house, "en").live(&party.table);
    sent.message("the push", &mut live);
    match in_advance {
        true => decline(party, house, declining.person),
        false => {
            let row = row_of(actor, house, path);
            let act = json!({ "expected": row, "key": "no", "action": declining.action });
            let answer = actor.program(house).post(&format!("{path}/act"), &act.to_string());
            assert_eq!(answer.status, 200, "{}", answer.body);
        }
    }
    sent.message("the stream when it is declined", &mut stream);
    sent.message("the push when it is declined", &mut live);
    sent
}

/// How many rows somebody knows of.
fn row_of(person: &Person, house: &Open, path: &str) -> u64 {
    number(&person.program(house).get(path).body)
}

/// The row in an answer.
fn number(body: &str) -> u64 {
    serde_json::from_str::<Value>(body).unwrap()["row"].as_u64().unwrap()
}

/// Everything that a house sends to one viewer while somebody else does something
/// in secret, then something that all notice, and then says something: so nothing
/// that was sent before is missed.
pub(crate) fn in_secret(
    party: &Party,
    house: &Open,
    viewer: usize,
    secret: &Secret,
    world: usize,
) -> Sent {
    let path = party.path();
    let mut sent = Sent::by(house);
    let person = &party.people[viewer];
    let mut stream = person.program(house).stream(&format!("{path}/stream"));
    sent.message("the stream", &mut stream);
    let mut live = person.browser(house, "en").live(&party.table);
    sent.message("the push", &mut live);

    let actor = &party.people[secret.actor.index()];
    let program = actor.program(house);
    let post = |route: &str, body: Value| {
        let answer = program.post(&format!("{path}/{route}"), &body.to_string());
        assert!(matches!(answer.status, 200 | 204), "{}", answer.body);
        answer.body
    };
    let mut row = row_of(actor, house, path);
    for (key, step) in secret.steps[world].iter().enumerate() {
        let key = format!("secret-{key}");
        let body = match step {
            Step::Act(action) => {
                post("act", json!({ "expected": row, "key": key, "action": action }))
            }
            Step::TakeBack(steps) => {
                post("undo", json!({ "expected": row, "key": key, "steps": steps }))
            }
        };
        row = number(&body);
    }
    if let Some(action) = &secret.then {
        post("act", json!({ "expected": row, "key": "then", "action": action }));
        sent.message("the stream after what all notice", &mut stream);
        sent.message("the push after what all notice", &mut live);
    }
    post("lines", json!({ "text": "Ave!", "key": "aloud" }));
    sent.messages("the stream, until something is said", &mut stream, "Ave!");
    sent.messages("the pushes, until something is said", &mut live, "Ave!");
    let promise = json!({ "kind": party.game.promises()[1], "amount": 3, "key": "vow" });
    post("promises", promise);
    sent.lines("the lines", person.program(house).get(&format!("{path}/lines")));
    sent
}
