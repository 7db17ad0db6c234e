//! What a lesson is written as.

use ludi_engine::{Lesson, LessonError, Seat, Seed};
use serde_json::json;

const FILE: &str = r#"
seed = "toy 3"
farewell = "vale"

[setup]
edition = "standard"
seats = 2

[[steps]]
text = "a"
instead = "a-instead"
lights = ["board-hand"]
play = [{ bid = 2 }, "done"]
at_once = true
then = [[1, { bid = 1 }], [0, "pass"]]

[[steps]]
text = "b"
instead = "b-instead"
play = ["pass"]
then = [[1, "pass"]]
"#;

#[test]
fn rows_are_in_order_and_say_who_does_them_and_when() {
    let lesson = Lesson::read(FILE).expect("a lesson");
    let rows: Vec<_> = lesson
        .rows
        .iter()
        .map(|row| (row.seat.index(), row.action.clone(), row.step, row.at_once))
        .collect();
    let expected = [
        (0, json!({ "bid": 2 }), Some(0), false),
        (0, json!("done"), Some(0), false),
        (1, json!({ "bid": 1 }), None, true),
        (0, json!("pass"), None, true),
        (0, json!("pass"), Some(1), false),
        (1, json!("pass"), None, false),
    ];
    assert_eq!(rows, expected);
    let steps: Vec<_> = (0..8).map(|row| lesson.step(row)).collect();
    assert_eq!(steps, [0, 0, 0, 0, 1, 1, 1, 1].map(Some));
    assert_eq!(lesson.steps[0].lights, ["board-hand"]);
    let keys: Vec<&str> = lesson.keys().collect();
    assert_eq!(keys, ["a", "a-instead", "b", "b-instead", "vale"]);
    assert_eq!(Lesson::LEARNER, Seat::new(0));
}

#[test]
fn the_seed_of_a_lesson_is_known_by_its_bytes() {
    let lesson = Lesson::read(FILE).expect("a lesson");
    assert_eq!(lesson.seed, Seed::new(*b"ludi lesson toy 3               "));
    assert!(lesson.seed.is_of_lesson());
    assert!(!Seed::from_phrase("toy 3").is_of_lesson());
    assert_eq!(Seed::of_lesson("a game with far too long a name"), None);
}

#[test]
fn what_is_wrong_with_a_file_is_said() {
    let wrong = |from: &str, to: &str| Lesson::read(&FILE.replace(from, to)).unwrap_err();
    assert!(matches!(wrong("[[1, \"pass\"]]", "[[2, \"pass\"]]"), LessonError::Seat));
    assert!(matches!(wrong("toy 3", "a game with far too long a name"), LessonError::Seed(_)));
    assert!(matches!(wrong("farewell", "goodbye"), LessonError::Form(_)));
}
