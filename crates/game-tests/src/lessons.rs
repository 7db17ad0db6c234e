//! The first game with a guide: every row of it is played by the rules of today.

use std::collections::BTreeSet;

use ludi_engine::{Board, Lang, Lesson, Players, Seat, Speech, Viewer, Voice, named_number};
use scraper::Html;

use crate::boards::select;

/// The lesson of a game can be played from the deal until the guide leaves: every row
/// is possible, the learner finds on the board what is spoken of, and the match goes
/// on afterwards. A change of the rules that is felt in the lesson fails here.
pub fn can_be_played<G: Board>() {
    let lesson = lesson::<G>();
    assert!((10..=15).contains(&lesson.steps.len()), "{} steps", lesson.steps.len());
    let speech = Speech::new(Lang::En, &[G::texts(Lang::En)]);
    let names: Vec<String> = Seat::all(lesson.setup.seats).map(|seat| seat.to_string()).collect();
    let bots = vec![None; names.len()];
    let players = Players { names: names.clone(), bots };
    let rules = G::INFO.rules_version;
    let table = ludi_engine::open::<G>(rules, lesson.setup.clone(), lesson.seed.into(), players);
    let mut table = table.expect("a table for the lesson");
    let voice = Voice { speech: &speech, names: &names };
    let mut told = BTreeSet::new();
    for (row, done) in (1..).zip(&lesson.rows) {
        let choices = table.choices(done.seat);
        let possible = choices.iter().any(|choice| choice.action == done.action);
        assert!(possible, "row {row}: {} cannot do {}", done.seat, done.action);
        if let Some(step) = done.step {
            let board = Html::parse_fragment(&table.board(Viewer::Seat(done.seat), &voice).whole());
            let action = done.action.to_string();
            let mut buttons = select(&board, ".act:not(.choice)").into_iter();
            let mut fields = select(&board, ".number input").into_iter();
            let name = named_number(&done.action).map(|(name, _)| name);
            let clicked = buttons.any(|button| button.attr("value") == Some(&action))
                || fields.any(|field| field.attr("data-of") == name);
            assert!(clicked, "row {row}: {action} is not on the board");
            if told.insert(step) {
                for id in &lesson.steps[step].lights {
                    let lit = select(&board, &format!("#{id}"));
                    assert!(!lit.is_empty(), "step {step} speaks of {id}, which is not there");
                }
            }
        }
        table.act(done.seat, &done.action).expect("a possible action");
    }
    assert_eq!(told.len(), lesson.steps.len(), "a step without anything to do");
    assert!(table.outcome().is_none(), "nothing is left to play after the lesson");
}

/// How many letters a step has at most: three lines on a desk and eight on a phone, for
/// which there is room, so that the board stays where it is.
const LONGEST: usize = 320;

/// All texts of the lesson are there in every language, and none is too long.
pub fn is_told_in_every_language<G: Board>() {
    let lesson = lesson::<G>();
    for lang in Lang::ALL {
        let speech = Speech::new(lang, &[G::texts(lang)]);
        for key in lesson.keys() {
            let text = speech.message(key).map(|text| text.chars().count());
            let letters = text.unwrap_or_else(|| panic!("'{key}' has no text in {lang}"));
            assert!(letters <= LONGEST, "'{key}' has {letters} letters in {lang}");
        }
    }
}

fn lesson<G: Board>() -> Lesson {
    Lesson::read(G::lesson().expect("a game has a lesson")).expect("the file of the lesson")
}
