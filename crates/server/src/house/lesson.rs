//! A table with a guide: the first game of somebody who learns.
//!
//! As long as the match follows the lesson row by row, the others do what the lesson
//! says, and of the learner nothing else is accepted. At the end the guide leaves, and
//! the match goes on as any other.

use std::sync::Arc;

use ludi_bots::{AnyGame, Level};
use ludi_engine::{Lang, Lesson, LessonRow, Seat, Step, Viewer};
use serde_json::Value;

use super::command::{Answer, Move, MoveKind};
use super::live_table::LiveTable;
use super::opening::NewTable;
use super::page_model::GuideModel;
use super::playing::LiveMatch;
use super::replay::Replayed;
use super::{House, HouseError};
use crate::lit::Lights;
use crate::store::{Key, Occupant, PersonId, TableId, Visibility};

impl House {
    /// Opens the table of a game's lesson for somebody, and begins.
    pub async fn lesson(
        &self,
        person: PersonId,
        game: &str,
        lang: Lang,
    ) -> Result<TableId, HouseError> {
        let lesson = self.registry().find(game).and_then(|game| game.lesson.clone());
        let lesson = lesson.ok_or(HouseError::NoGame)?;
        let seats = usize::from(lesson.setup.seats);
        let mut occupants = vec![Occupant::bot(Level::Random.name()); seats];
        occupants[Lesson::LEARNER.index()] = Occupant::person(person);
        let new_table = NewTable {
            game: game.to_owned(),
            setup: lesson.setup.clone(),
            seats: occupants,
            lang,
            visibility: Visibility::ByLink,
            absence: Visibility::ByLink.absence(),
            name: None,
        };
        let id = self.open_with(new_table, None, lesson.seed).await?;
        self.begin(id, person).await?;
        Ok(id)
    }
}

/// The guide at the table of a lesson.
pub(super) struct Guide {
    lesson: Arc<Lesson>,
}

impl Guide {
    /// The guide of a match that has followed the lesson of its game so far. A match
    /// with other dice has none, nor one that goes on from a lesson elsewhere.
    pub(super) fn of(game: &AnyGame, replayed: &Replayed) -> Option<Guide> {
        let lesson = game.lesson.clone()?;
        let dice_keys = replayed.table.dice_keys();
        let first = dice_keys.first();
        let is_lesson = *first.seed() == lesson.seed
            && first.contributions().is_empty()
            && dice_keys.forks().is_empty();
        let guide = Guide { lesson };
        let mut rows = replayed.rows.iter().enumerate();
        let followed = rows.all(|(number, row)| guide.is_row(number, row.seat, &row.step));
        (is_lesson && followed).then_some(guide)
    }

    /// Is this what the lesson has at this row, from 0? After its end anything is.
    fn is_row(&self, number: usize, seat: Seat, step: &Step<Value>) -> bool {
        let Some(row) = self.lesson.rows.get(number) else { return true };
        row.seat == seat && *step == Step::Act(row.action.clone())
    }
}

impl LiveMatch {
    /// The row that the lesson has next. The guide does not come back when somebody
    /// else plays in the place of a bot, nor when other rules make the row impossible.
    pub(super) fn lesson_row(&self) -> Option<&LessonRow> {
        let row = self.guide.as_ref()?.lesson.rows.get(self.row_index())?;
        let others = self.table.players().bots.iter().skip(1);
        let possible = |row: &LessonRow| self.is_possible(row.seat, &row.action);
        (others.flatten().count() + 1 == usize::from(self.table.seats()) && possible(row))
            .then_some(row)
    }

    /// How many rows there are.
    fn row_index(&self) -> usize {
        usize::try_from(self.table.rows()).unwrap_or(usize::MAX)
    }

    fn is_possible(&self, seat: Seat, action: &Value) -> bool {
        self.table.choices(seat).iter().any(|choice| choice.action == *action)
    }

    /// The guide leaves at a row that the lesson does not have.
    pub(super) fn keep_to_lesson(&mut self, number: u64, seat: Seat, step: &Step<Value>) {
        let number = usize::try_from(number).unwrap_or(usize::MAX);
        self.guide.take_if(|guide| !guide.is_row(number, seat, step));
    }

    /// What the guide answers to whoever wants to do something else than the lesson
    /// says. What the rules forbid they forbid themselves.
    pub(super) fn guided(&self, seat: Seat, lang: Lang, kind: &MoveKind) -> Option<Answer> {
        let row = self.lesson_row()?;
        let action = match kind {
            MoveKind::TakeBack(_) => return Some(Answer::Fixed),
            MoveKind::Act { action, .. } => action,
        };
        let as_told = row.seat == seat && row.action == *action;
        if as_told || !self.is_possible(seat, action) {
            return None;
        }
        self.instead(lang)
    }

    /// Why the guide asks for something else now, as long as there is a guide.
    pub(super) fn instead(&self, lang: Lang) -> Option<Answer> {
        self.lesson_row()?;
        let lesson = &self.guide.as_ref()?.lesson;
        let step = &lesson.steps[lesson.step(self.row_index())?];
        Some(Answer::Guided(self.message(lang, &step.instead)))
    }

    /// What the guide says to this viewer now.
    pub(super) fn guide_says(&self, viewer: Viewer, lang: Lang) -> Option<GuideModel> {
        let lesson = &self.guide.as_ref().filter(|_| viewer == LEARNER)?.lesson;
        let Some(row) = self.lesson_row() else {
            let since = self.trail.get(lesson.rows.len() + 1..)?;
            let alone = since.iter().any(|(by, _)| *by == Some(Lesson::LEARNER));
            return (!alone).then(|| GuideModel::Farewell(self.message(lang, &lesson.farewell)));
        };
        let of = lesson.steps.len();
        Some(match row.step {
            Some(step) => {
                let text = self.message(lang, &lesson.steps[step].text);
                GuideModel::Step { number: step + 1, of, text }
            }
            None => GuideModel::Others { number: lesson.step(self.row_index())? + 1, of },
        })
    }

    /// What the guide lights on the learner's board.
    pub(super) fn guide_lights(&self, viewer: Viewer) -> Lights {
        let lesson = self.guide.as_ref().filter(|_| viewer == LEARNER).map(|guide| &guide.lesson);
        match (lesson, self.lesson_row()) {
            (Some(lesson), Some(LessonRow { action, step: Some(step), .. })) => {
                Lights { action: Some(action.clone()), ids: lesson.steps[*step].lights.clone() }
            }
            _ => Lights::default(),
        }
    }

    fn message(&self, lang: Lang, key: &str) -> String {
        self.voice(lang).speech.message(key).unwrap_or_else(|| key.to_owned())
    }
}

/// Whom the guide speaks to.
const LEARNER: Viewer = Viewer::Seat(Lesson::LEARNER);

impl LiveTable {
    /// Does those next rows of the lesson that are not waited for.
    pub(super) async fn go_on_with_lesson(&mut self) -> Result<(), HouseError> {
        while let Some(play) = &mut self.play
            && let Some(LessonRow { seat, action, at_once: true, .. }) = play.lesson_row().cloned()
        {
            let row = play.table.rows();
            let kind = MoveKind::Act { action, sure: true };
            let command = Move {
                expected: row,
                key: Key::of_house(row + 1),
                kind,
                then: None,
                patient: false,
            };
            let store = &*self.shared.store;
            let done = play.carry_out(store, self.id, seat, Lang::En, command, false);
            if !matches!(done.await?, Answer::Done(_)) {
                break;
            }
        }
        Ok(())
    }
}
