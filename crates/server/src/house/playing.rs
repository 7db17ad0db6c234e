//! The match at a live table: what is done in it, and how it looks.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Instant, SystemTime};

use ludi_bots::AnyGame;
use ludi_engine::{
    ActError, Foresight, Lang, Phrase, Players, Rule, Seat, SeatSet, Step, Table, Viewer, Voice,
};
use serde_json::Value;

use super::HouseError;
use super::command::{Answer, Move, MoveKind, Rejection, Sentence};
use super::lesson::Guide;
use super::log_text::{LogText, Newest};
use super::numbers::Numbers;
use super::page_model::BoardModel;
use super::replay::Replayed;
use crate::metrics::Metrics;
use crate::store::{Appended, Key, Row, Store, TableId, Time};

/// A match being played.
pub(super) struct LiveMatch {
    pub(super) table: Box<dyn Table>,
    /// The row of each key, so that a command sent twice is done once.
    keys: HashMap<(Seat, Key), u64>,
    /// Who made each row, and who had to act after it; first the deal.
    pub(super) trail: Vec<(Option<Seat>, SeatSet)>,
    /// How each viewer counts the rows.
    pub(super) numbers: Numbers,
    game: AnyGame,
    /// The guide, at the table of a lesson.
    pub(super) guide: Option<Guide>,
    /// What was shown since the last row.
    shown: HashMap<(Viewer, Lang), Arc<BoardModel>>,
    /// The log in words, up to some row.
    pub(super) told: HashMap<(Viewer, Lang), LogText>,
    /// What was put into words since the last row.
    pub(super) newest: Newest,
    metrics: Arc<Metrics>,
}

impl LiveMatch {
    /// The match of a table that has begun, as its log leaves it.
    pub(super) fn new(replayed: &Replayed, game: AnyGame, metrics: Arc<Metrics>) -> LiveMatch {
        let mut keys = HashMap::new();
        let mut trail = vec![(None, replayed.first)];
        for (number, row) in (1..).zip(&replayed.rows) {
            trail.push((Some(row.seat), row.to_act));
            keys.insert((row.seat, row.key.clone()), number);
        }
        LiveMatch {
            keys,
            trail,
            numbers: replayed.numbers.clone(),
            guide: Guide::of(&game, replayed),
            game,
            shown: HashMap::new(),
            told: HashMap::new(),
            newest: Newest::default(),
            table: replayed.table.fork(),
            metrics,
        }
    }

    /// The match as it is dealt.
    pub(super) fn dealt(table: Box<dyn Table>, game: AnyGame, metrics: Arc<Metrics>) -> LiveMatch {
        LiveMatch::new(&Replayed::dealt(table), game, metrics)
    }

    /// Other people sit here now.
    pub(super) fn reseat(&mut self, players: Players) {
        self.table.reseat(players);
        self.shown.clear();
        self.told.clear();
        self.newest.lines.clear();
    }

    /// How many rows a viewer knows of.
    pub(super) fn known_rows(&self, viewer: Viewer) -> u64 {
        self.numbers.number(viewer, self.table.rows())
    }

    /// The last row that a viewer knows of.
    pub(super) fn last_row(&self, viewer: Viewer) -> u64 {
        self.numbers.row(viewer, self.known_rows(viewer))
    }

    /// Who made the last row that a viewer knows of.
    pub(super) fn last_by(&self, viewer: Viewer) -> Option<Seat> {
        self.made_by(self.last_row(viewer))
    }

    /// Who made this row.
    pub(super) fn made_by(&self, row: u64) -> Option<Seat> {
        self.trail.get(usize::try_from(row).ok()?).and_then(|(by, _)| *by)
    }

    /// The last row that a viewer made itself.
    pub(super) fn last_own_row(&self, viewer: Viewer) -> Option<u64> {
        let Viewer::Seat(seat) = viewer else { return None };
        self.trail.iter().rposition(|(by, _)| *by == Some(seat)).map(|row| row as u64)
    }

    pub(super) fn voice(&self, lang: Lang) -> Voice<'_> {
        Voice { speech: self.game.speeches.of(lang), names: &self.table.players().names }
    }

    pub(super) fn sentence(&self, lang: Lang, phrase: &Phrase, rule: Rule) -> Sentence {
        Sentence { text: self.voice(lang).say(phrase).into(), rule: rule.0 }
    }

    /// Was nothing done since row `expected` that changes what this seat was
    /// asked? Others may have made their sealed choices meanwhile; of what the
    /// seat could not notice, nothing depends. Who may change what it sealed may
    /// do so as long as nobody has seen it: whenever something else is asked,
    /// nothing is sealed yet.
    fn is_fresh(&self, seat: Seat, expected: u64) -> bool {
        let Some(since) = usize::try_from(expected).ok().and_then(|row| self.trail.get(row..))
        else {
            return false;
        };
        let [(_, first), later @ ..] = since else { return false };
        let viewer = Viewer::Seat(seat);
        let mut noticed = (expected + 1..)
            .zip(later)
            .filter(|(row, _)| self.numbers.is_noticed(viewer, *row))
            .map(|(_, row)| row)
            .peekable();
        if noticed.peek().is_none() {
            return true;
        }
        let changes = self.table.may_change().contains(seat);
        let is_asked = |asked: &SeatSet| changes || asked.contains(seat);
        is_asked(first) && noticed.all(|(by, later)| *by != Some(seat) && is_asked(later))
    }

    /// How many rows there are, as this seat counts them.
    pub(super) fn rows_of(&self, seat: Seat) -> u64 {
        self.numbers.number(Viewer::Seat(seat), self.table.rows())
    }

    /// Was a command of this seat with this key carried out already?
    pub(super) fn is_known(&self, seat: Seat, key: &Key) -> bool {
        self.keys.contains_key(&(seat, key.clone()))
    }

    /// Why this match has too many rows for a command, if it has. Rows count as
    /// the seat counts them, so that it learns of none it may not know of. First
    /// nothing is taken back or chosen anew, so that the match can still be played
    /// to its end.
    pub(super) fn too_long(&self, seat: Seat, request: &Move, most: u64) -> Option<Rejection> {
        let rows = self.rows_of(seat);
        if rows < most / 2 || self.is_known(seat, &request.key) {
            return None;
        }
        let onward =
            matches!(request.kind, MoveKind::Act { .. }) && self.table.to_act().contains(seat);
        match rows {
            rows if rows >= most => Some(Rejection::TooLong),
            _ if !onward => Some(Rejection::TooLongToChange),
            _ => None,
        }
    }

    /// Does what a command says, and keeps it. Nobody sees the match before
    /// that: they would have to ask the same task. On an error the match here
    /// is no longer what is kept.
    pub(super) async fn carry_out(
        &mut self,
        store: &dyn Store,
        id: TableId,
        seat: Seat,
        lang: Lang,
        request: Move,
        bots_wait: bool,
    ) -> Result<Answer, HouseError> {
        let Move { expected, key, kind, .. } = request;
        if let Some(row) = self.keys.get(&(seat, key.clone())) {
            return Ok(Answer::Done(*row));
        }
        if !self.is_fresh(seat, expected) {
            return Ok(Answer::Stale);
        }
        if let Some(answer) = self.guided(seat, lang, &kind) {
            return Ok(answer);
        }
        let now = self.table.rows();
        let step = match kind {
            MoveKind::Act { action, sure } => {
                // What the guide says need not be thought over.
                let sure = sure || self.lesson_row().is_some();
                let sure = sure || self.is_thought_over(seat, &action, bots_wait);
                let ahead = if sure { None } else { self.table.foresee(seat, &action) };
                if let Some(ahead) = ahead
                    && let Some(label) = self.final_choice(seat, &action, ahead, lang, bots_wait)
                {
                    return Ok(Answer::Final { action, label });
                }
                match self.table.act(seat, &action) {
                    Ok(()) => {
                        self.forget_shown();
                        Step::Act(action)
                    }
                    Err(ActError::Unknown) => return Ok(Answer::Unknown),
                    Err(ActError::Refused(refusal)) => {
                        let why = self.sentence(lang, &refusal.reason, refusal.rule);
                        return Ok(Answer::Refused(why));
                    }
                }
            }
            MoveKind::TakeBack(steps) => {
                // Once it is over everything is shown, so nothing is played again.
                let over = self.table.outcome().is_some();
                if over || steps == 0 || !self.table.take_back(seat, steps) {
                    return Ok(Answer::Fixed);
                }
                self.told.clear();
                self.shown.clear();
                Step::TakeBack(steps)
            }
        };
        self.keep_to_lesson(now, seat, &step);
        let to_act = self.table.to_act();
        let kind = match step {
            Step::Act(_) => Step::Act(()),
            Step::TakeBack(steps) => Step::TakeBack(steps),
        };
        let row = Row {
            seat,
            step,
            hash: self.table.hash(),
            to_act,
            key: key.clone(),
            at: Time::from(SystemTime::now()),
        };
        let start = Instant::now();
        match store.append(id, now, row).await? {
            Appended::Done(row) => {
                self.metrics.committed(start.elapsed());
                self.keys.insert((seat, key), row);
                self.trail.push((Some(seat), to_act));
                self.numbers.note(&kind, self.table.audience());
                Ok(Answer::Done(row))
            }
            // Somebody else writes to this table.
            Appended::Again(_) | Appended::Stale { .. } => Err(HouseError::Busy),
        }
    }

    /// Forgets what was shown before the last action. Who could not notice it sees what it
    /// saw, but for what a guide says.
    fn forget_shown(&mut self) {
        let (audience, guided) = (self.table.audience(), self.guide.is_some());
        self.shown.retain(|(viewer, _), _| !guided && !audience.contains(*viewer));
    }

    /// Was an action thought over, wherever it leads? To find that out costs much.
    fn is_thought_over(&self, seat: Seat, action: &Value, bots_wait: bool) -> bool {
        let may_pass = !bots_wait && self.table.players().bots.iter().any(Option::is_some);
        !may_pass && (self.table.retractable(seat) > 0 || self.table.declines(action))
    }

    /// What an action that leads ahead is called, if it is to be asked once more: it
    /// cannot be taken back, and is left to chance or shows the seat something that was
    /// hidden from it; or it can be foreseen, and passes the turn to bots that do not wait.
    /// A choice of several clicks is not asked again at the last, since those before could be
    /// thought over; nor is what only declines, nor what is sealed, which all but the last
    /// may still change.
    fn final_choice(
        &self,
        seat: Seat,
        action: &Value,
        ahead: Foresight,
        lang: Lang,
        bots_wait: bool,
    ) -> Option<String> {
        let bots = &self.table.players().bots;
        let next = ahead.to_act;
        let to_bots = !next.is_empty() && next.iter().all(|seat| bots[seat.index()].is_some());
        let fixed = !ahead.retractable && !ahead.may_change.contains(seat);
        let composed = || self.table.retractable(seat) > 0;
        let sealed = || !self.table.may_change().is_empty();
        let plain = || composed() || sealed() || self.table.declines(action);
        let passes = to_bots && !bots_wait;
        if !passes && (!fixed || plain()) {
            return None;
        }
        let choices = self.table.choices(seat);
        let choice = choices.iter().find(|choice| choice.action == *action)?;
        // Where there is one choice, there is nothing to think over.
        if choices.len() == 1 {
            return None;
        }
        // Where the seat cannot foresee what comes, who is asked next is no reason: to ask or
        // not would tell how the dice fall.
        let surprising = || fixed && self.table.surprises(seat, action);
        let last = if passes { !plain() || !surprising() } else { surprising() };
        last.then(|| self.voice(lang).say(&choice.label))
    }

    /// Why a seat cannot do this now.
    pub(super) fn why(&self, seat: Seat, lang: Lang, action: &Value) -> Answer {
        match self.table.why(seat, action) {
            Ok(()) => Answer::Possible,
            Err(ActError::Refused(refusal)) => {
                Answer::Refused(self.sentence(lang, &refusal.reason, refusal.rule))
            }
            Err(ActError::Unknown) => Answer::Unknown,
        }
    }

    /// How it looks.
    pub(super) fn look(&mut self, viewer: Viewer, lang: Lang) -> Arc<BoardModel> {
        let retractable = self.retractable(viewer);
        if let Some(shown) = self.shown.get(&(viewer, lang))
            && shown.retractable == retractable
        {
            return shown.clone();
        }
        let (log, earlier) = self.log(viewer, lang);
        let table = &self.table;
        let prompt = table.prompt(viewer);
        let own = self.last_own_row(viewer);
        let outcome = table.outcome().map(|outcome| {
            let say = |line: &ludi_engine::ScoreLine| self.voice(lang).say(&line.label);
            let labels = outcome.breakdown.iter().map(say).collect();
            (outcome, labels)
        });
        let board = table.board(viewer, &self.voice(lang));
        let model = Arc::new(BoardModel {
            row: self.numbers.number(viewer, table.rows()),
            since: own.map_or(0, |row| self.numbers.number(viewer, row)),
            to_act: table.to_act(),
            prompt: self.sentence(lang, &prompt.text, prompt.rule),
            log,
            earlier,
            emblems: self.game.emblems,
            board: Arc::new(self.guide_lights(viewer).on(board)),
            retractable,
            guide: self.guide_says(viewer, lang),
            outcome,
        });
        self.shown.insert((viewer, lang), model.clone());
        model
    }

    /// How many steps a viewer may take back.
    fn retractable(&self, viewer: Viewer) -> u32 {
        match viewer {
            _ if self.lesson_row().is_some() => 0,
            Viewer::Seat(seat) if self.table.outcome().is_none() => self.table.retractable(seat),
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Historian => 0,
        }
    }
}

#[cfg(test)]
mod tests;
