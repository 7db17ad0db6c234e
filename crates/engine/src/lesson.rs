//! A first game with a guide: a table with a fixed seed, and what is done there.
//!
//! A lesson is a file of the game, `lessons/first.toml`. It fixes the seed, the
//! setup and every row up to the moment when the guide leaves; from there the
//! match goes on as any other. The learner sits on the first seat.

use serde::Deserialize;
use serde_json::Value;

use crate::{Seat, Seed, Setup};

/// A first game with a guide.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// How the table is opened.
    pub setup: Setup,
    /// The seed of its dice, which everybody may know.
    pub seed: Seed,
    /// What is done, row by row, until the guide leaves.
    pub rows: Vec<LessonRow>,
    /// What the learner is told, in order.
    pub steps: Vec<LessonStep>,
    /// The key of what the guide says when leaving.
    pub farewell: String,
}

/// A row of a lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonRow {
    /// Whose row it is.
    pub seat: Seat,
    /// What is done.
    pub action: Value,
    /// The step in which the learner does it, by its place in [`Lesson::steps`].
    /// Nothing for what the others do, or the guide in the learner's place.
    pub step: Option<usize>,
    /// Is it done together with the row before, without a pause?
    pub at_once: bool,
}

/// Something that the learner is told and then does, in one row or several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonStep {
    /// The key of what is seen, and why one would do this.
    pub text: String,
    /// The key of why it is this and nothing else now.
    pub instead: String,
    /// The ids of the elements of the board that are spoken of.
    pub lights: Vec<String>,
}

/// A lesson as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// The words after `ludi lesson`.
    seed: String,
    setup: Setup,
    steps: Vec<StepFile>,
    farewell: String,
}

/// A step as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepFile {
    text: String,
    instead: String,
    #[serde(default)]
    lights: Vec<String>,
    /// What the learner does.
    play: Vec<Value>,
    /// What is done then, by the others, or by the guide in the learner's place.
    #[serde(default)]
    then: Vec<(usize, Value)>,
    /// Is that done without a pause?
    #[serde(default)]
    at_once: bool,
}

impl Lesson {
    /// The seat of whoever learns.
    pub const LEARNER: Seat = Seat::new(0);

    /// The lesson in this file; an error says what is wrong with it.
    pub fn read(text: &str) -> Result<Lesson, LessonError> {
        let File { seed, setup, steps, farewell } = toml::from_str(text)?;
        let seed = Seed::of_lesson(&seed).ok_or(LessonError::Seed(seed))?;
        let others = |(seat, action): (usize, Value), at_once| {
            let seat = (seat < usize::from(setup.seats)).then(|| Seat::new(seat));
            let seat = seat.ok_or(LessonError::Seat)?;
            Ok::<_, LessonError>(LessonRow { seat, action, step: None, at_once })
        };
        let (mut rows, mut told) = (Vec::new(), Vec::new());
        for (place, step) in steps.into_iter().enumerate() {
            let StepFile { text, instead, lights, play, then, at_once } = step;
            told.push(LessonStep { text, instead, lights });
            let own = |action| {
                let seat = Lesson::LEARNER;
                LessonRow { seat, action, step: Some(place), at_once: false }
            };
            rows.extend(play.into_iter().map(own));
            for row in then {
                rows.push(others(row, at_once)?);
            }
        }
        Ok(Lesson { setup, seed, rows, steps: told, farewell })
    }

    /// The step at this row, from 0, or the last one before it.
    pub fn step(&self, row: usize) -> Option<usize> {
        let upto = self.rows.get(..=row).unwrap_or(&self.rows);
        upto.iter().rev().find_map(|row| row.step)
    }

    /// The keys of all its texts.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        let of_steps = self.steps.iter().flat_map(|step| [&*step.text, &*step.instead]);
        of_steps.chain([&*self.farewell])
    }
}

/// What is wrong with the file of a lesson.
#[derive(Debug, thiserror::Error)]
pub enum LessonError {
    /// It is not written as a lesson is.
    #[error(transparent)]
    Form(#[from] toml::de::Error),
    /// The words of the seed are too long.
    #[error("a seed is no longer than 32 bytes: 'ludi lesson {0}'")]
    Seed(String),
    /// A row is of a seat that the table does not have.
    #[error("there is no such seat at this table")]
    Seat,
}
