//! Phrases in words, and texts compared with the sources that use them.

use ludi_engine::text::check;
use ludi_engine::{Lang, Phrase, Seat, Speech, Voice, Words, figure, phrase};

use crate::toy::Toy;

fn names() -> Vec<String> {
    vec!["Livia".to_owned(), "Gaius".to_owned()]
}

fn say(lang: Lang, phrase: &Phrase) -> String {
    Speech::new(lang, &[<Toy>::texts(lang)]).say(phrase, &names()).expect("words")
}

#[test]
fn numbers_seats_and_lists_are_said() {
    let laid = phrase!("event-laid", seat = Seat::new(1), lot = 4);
    assert_eq!(say(Lang::En, &laid), "Gaius lays lot 4.");
    assert_eq!(say(Lang::It, &laid), "Gaius posa la sorte 4.");
    let one = phrase!("prompt-turn", lots = 1);
    let two = phrase!("prompt-turn", lots = 2);
    assert_eq!(say(Lang::En, &one), "Roll, draw, or lay one lot.");
    assert_eq!(say(Lang::It, &two), "Tira, pesca o posa 2 sorti.");
    let bids = vec![phrase!("label-bid", bid = 1), phrase!("label-bid", bid = 3)];
    assert_eq!(say(Lang::En, &phrase!("event-opened", bids = bids)), "The bids: bid 1, bid 3.");
    let stranger = phrase!("event-kept", seat = Seat::new(4));
    assert_eq!(say(Lang::En, &stranger), "5 keeps the lot.");
}

#[test]
fn less_than_nothing_has_a_minus_sign() {
    assert_eq!([figure(-1), figure(6)], ["−1", "6"]);
    let bids = vec![phrase!("label-bid", bid = -2), phrase!("label-bid", bid = 2)];
    assert_eq!(say(Lang::En, &phrase!("event-opened", bids = bids)), "The bids: bid −2, bid 2.");
}

#[test]
fn what_cannot_be_said_is_named() {
    let speech = Speech::new(Lang::It, &[<Toy>::texts(Lang::It)]);
    let unsaid = speech.say(&phrase!("label-missing"), &names()).expect_err("no such text");
    assert_eq!(
        unsaid.to_string(),
        "'label-missing' cannot be said in it: there is no such message"
    );
    let unsaid = speech.say(&phrase!("label-bid"), &names()).expect_err("no bid");
    assert!(unsaid.why.contains("$bid"), "{unsaid}");
    // A missing text never stops a game.
    let names = names();
    let voice = Voice { speech: &speech, names: &names };
    assert_eq!(voice.say(&phrase!("label-missing")), "label-missing");
}

#[test]
fn texts_and_sources_are_compared() {
    let it = "both = sì\nname = { $name }\nunused = x\nonly-it = x\n";
    let en = "both = yes\nname = { $other }\nunused = x\n";
    // In two parts, so that no scan of sources finds keys here.
    let source = ["phrase", "!(\"both\"); phrase", "!( \"name\", name = n); phrase", "!(\"lost\")"];
    assert_eq!(
        check(&[(Lang::It, it), (Lang::En, en)], &[&source.concat()]),
        [
            "'name' has other variables in each language: {It: {\"name\"}, En: {\"other\"}}",
            "'only-it' is missing in en",
            "'only-it' is never used",
            "'unused' is never used",
            "'lost' is used but has no text",
        ]
    );
    assert!(
        check(
            &[(Lang::It, "both = sì"), (Lang::En, "both = yes")],
            &[source[0..2].concat().as_str()]
        )
        .is_empty()
    );
}

#[test]
fn a_text_that_does_not_parse_is_found() {
    let wrong = check(&[(Lang::En, "key = { $open\n")], &[]);
    assert_eq!(wrong.len(), 1, "{wrong:?}");
    assert!(wrong[0].starts_with("en: "), "{wrong:?}");
    let wrong = check(&[(Lang::En, "key = a\nkey = b\n")], &[]);
    assert_eq!(wrong[0], "en: 'key' is there twice");
}
