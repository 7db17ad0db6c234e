//! Names: nobody is to be taken for another.

use super::PASSWORD;
use crate::common::{Browser, Program, new_house};

/// Livia with a letter of another alphabet that looks the same, alone and in a
/// name that is all of that alphabet.
const ALIKE: &str = "L\u{456}via";

#[test]
fn a_guest_is_not_called_like_an_account() {
    let (_folder, house) = new_house();
    Browser::at(&house).create("Livia", PASSWORD);
    Browser::at(&house).create("Cocca", PASSWORD);
    // The same, in other letters: all of them Cyrillic.
    for (name, status) in [
        ("Livia", 409),
        ("livia", 409),
        ("Iivia", 409),
        (ALIKE, 422),
        ("\u{421}\u{43e}\u{441}\u{441}\u{430}", 409),
        ("Livia 2", 303),
    ] {
        let form = [("game", "caligula"), ("name", name), ("begin", "now")];
        let answer = Browser::at(&house).post("/play", &form);
        assert_eq!(answer.status, status, "{name}: {}", answer.body);
        assert_eq!(answer.cookies.is_empty(), status != 303, "{name}");
        let guest = serde_json::json!({ "name": name }).to_string();
        let answer = Program::with(&house, None).post("/guests", &guest);
        let expected = if status == 303 { 201 } else { status };
        assert_eq!(answer.status, expected, "{name}: {}", answer.body);
        assert_eq!(answer.body.contains(r#""error":"name""#), status != 303, "{}", answer.body);
    }
}

#[test]
fn nobody_at_a_table_is_called_like_another() {
    let (_folder, house) = new_house();
    let mut anna = Browser::at(&house);
    let form = [("name", "Anna"), ("seats", "4"), ("visibility", "open")];
    let table = anna.done("/games/caligula/open", &form).location;
    let (sit, say) = (format!("{table}sit"), format!("{table}say"));
    let answer = Browser::at(&house).post(&sit, &[("name", "ANNA")]);
    assert_eq!(answer.status, 409, "{}", answer.body);
    assert!(answer.body.contains("looks like yours"), "{}", answer.body);
    // Whoever is known already by that name may change it, and sit down then.
    let mut other = Browser::at(&house);
    other.play_now("Anna");
    assert_eq!(other.post(&sit, &[]).status, 409);
    assert_eq!(other.post(&say, &[("text", "ave"), ("key", "one")]).status, 409);
    other.done("/account/name", &[("name", "Bruna")]);
    other.done(&sit, &[]);
    // From then on not back.
    assert_eq!(other.post("/account/name", &[("name", "anna")]).status, 409);
    assert_eq!(
        other.post("/account/create", &[("name", "Anna"), ("password", PASSWORD)]).status,
        409
    );
    // Those who give no name are nobody in particular.
    for _ in 0..2 {
        Browser::at(&house).done(&sit, &[]);
    }
    assert!(anna.get(&table).text("main").contains("Civis"));
}
