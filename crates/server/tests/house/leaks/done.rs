//! What a house sends when something is done and said.

use serde_json::{Value, json};

use super::party::{Deed, Party};
use super::sent::Sent;
use crate::common::{Open, Page};

/// Everything that a house sends to one viewer while somebody does something,
/// takes it back, speaks and promises aloud; before that, others may whisper and
/// promise in private. Nothing if
/// that ends the match, when nothing is hidden any more.
pub(crate) fn all_that_is_sent(
    party: &Party,
    house: &Open,
    viewer: usize,
    deed: &Deed,
    whisperers: Option<(usize, usize)>,
) -> Sent {
    let path = party.path();
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

    if let Some((from, to)) = whisperers {
        let whisper = json!({ "text": "Et tu?", "key": "whisper", "to": to });
        assert_eq!(post(from, "lines", whisper).status, 204);
        let promise = json!({ "kind": "spare-tokens", "who": to, "key": "promise", "to": to });
        assert_eq!(post(from, "promises", promise).status, 204);
    }

    let action: Value = serde_json::from_str(&deed.action).unwrap();
    let act = json!({ "expected": deed.row, "key": "deed", "action": action, "view": true });
    let answer = post(deed.person, "act", act);
    assert_eq!(answer.status, 200, "{}", answer.body);
    let done: Value = serde_json::from_str(&answer.body).unwrap();
    if done["table"]["status"] == "over" {
        return Sent::by(house);
    }
    if deed.person == viewer {
        sent.answer("the answer to the deed", answer);
    }
    sent.message("the stream after the deed", &mut stream);
    sent.message("the push after the deed", &mut live);

    let back = json!({ "expected": deed.row + 1, "key": "back", "view": true });
    let answer = post(deed.person, "undo", back);
    let is_back = answer.status == 200;
    if deed.person == viewer {
        sent.answer("the answer to the step back", answer);
    }
    if is_back {
        sent.message("the stream after the step back", &mut stream);
        sent.message("the push after the step back", &mut live);
    }

    let answer = post(deed.person, "lines", json!({ "text": "Ave!", "key": "aloud" }));
    assert_eq!(answer.status, 204, "{}", answer.body);
    if deed.person == viewer {
        sent.answer("the answer to the line", answer);
    }
    sent.line("the line on the stream", &mut stream);
    sent.message("the push of the line", &mut live);

    // Aloud, it is after the same row for all.
    let promise = json!({ "kind": "stab", "amount": 3, "key": "vow" });
    let answer = post(deed.person, "promises", promise);
    assert_eq!(answer.status, 204, "{}", answer.body);
    if deed.person == viewer {
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
