//! What is said at a table is what can be read of it.

use crate::common::{Browser, new_house};

#[test]
fn what_cannot_be_seen_is_cleaned_out_of_talk() {
    let (_folder, house) = new_house();
    let mut livia = Browser::at(&house);
    let table = livia.play_now("Livia");
    let say = |text: &str, key: &str| {
        livia.send(&format!("{table}say"), &[("text", text), ("key", key)]).status
    };
    assert_eq!(say("\u{202e}pay\u{202c} me\u{7}, Mar\u{200b}cus\u{feff}", "one"), 303);
    let lines = livia.get(&table).text("#chat-lines");
    assert!(lines.contains("Livia: pay me, Marcus"), "{lines:?}");
    assert!(!lines.contains(['\u{202e}', '\u{202c}', '\u{7}', '\u{200b}', '\u{feff}']));
    // Where nothing is left, nothing is said.
    assert_eq!(say("\u{200b}\u{202e}\u{1b}", "two"), 422);
}
