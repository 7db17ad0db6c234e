//! Bots at a live table: they think in a pool, apart from it, one at a time.
//!
//! No table waits because of a bot: one that fails is replaced by the plain rule
//! of thumb, and that by any legal action.

use std::collections::HashMap;
use std::sync::{Arc, Weak};
use std::time::Duration;

use ludi_bots::Level;
use ludi_engine::{Lang, Seat, SeatSet, Viewer, Voice};
use serde_json::Value;
use tokio::task::AbortHandle;
use tokio::time::sleep;

use super::HouseError;
use super::bot_pool::BotFailure;
use super::command::{Answer, Message, Move, MoveKind, Rejection, Visitor};
use super::live_table::LiveTable;
use crate::store::{Key, Status};

/// What tells the dice of a hint from those of a bot's own move.
const HINT: u64 = 1 << 40;

/// The same for whoever takes the place of a bot that failed.
const INSTEAD: u64 = 1 << 41;

/// A decision that a bot has to make: how many rows its seat knows of, and for
/// which seat. What others do that the seat could not notice makes it no other
/// decision, or how a bot decides and how long it takes would tell of that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct BotTurn {
    row: u64,
    seat: Seat,
}

/// The bots of a live table.
#[derive(Default)]
pub(super) struct Bots {
    /// The decision that is being made, and who is at it.
    deciding: Option<(BotTurn, Option<AbortHandle>)>,
    /// The last row of a person on a page, after which bots wait.
    patient: Option<u64>,
    /// The seats whose bots have overrun: as long as the table is live they are
    /// asked no more, since what overran still runs.
    overran: SeatSet,
    /// For which seats a hint is being thought of.
    hints: HashMap<Seat, Weak<()>>,
}

impl Bots {
    /// Starts with one decision; whoever was at another need not finish.
    fn begin(&mut self, turn: BotTurn, by: Option<AbortHandle>) {
        self.stop();
        self.deciding = Some((turn, by));
    }

    fn stop(&mut self) {
        if let Some((_, Some(by))) = self.deciding.take() {
            by.abort();
        }
    }

    fn is_deciding(&self, turn: BotTurn) -> bool {
        self.deciding.as_ref().is_some_and(|(other, _)| *other == turn)
    }

    /// A row was made: do bots wait after it?
    pub(super) fn note(&mut self, row: u64, patient: bool) {
        if patient {
            self.patient = Some(row);
        }
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        self.stop();
    }
}

impl LiveTable {
    /// Does a bot play this seat?
    pub(super) fn is_played_by_bot(&self, seat: Seat) -> bool {
        self.level(seat).is_some()
    }

    fn level(&self, seat: Seat) -> Option<Level> {
        self.entry.seats.get(seat.index())?.occupant.bot.as_deref()?.parse().ok()
    }

    /// The decision that a bot has to make now, and its level.
    fn bot_turn(&self) -> Option<(BotTurn, Level)> {
        let play = self.play.as_ref()?;
        let most = self.shared.settings.most_rows;
        let turn = |seat| BotTurn { row: play.known_rows(Viewer::Seat(seat)), seat };
        let bot = |seat: Seat| Some((turn(seat), self.level(seat)?));
        let may_act = |seat: &Seat| play.rows_of(*seat) < most;
        if let Some(row) = play.lesson_row() {
            // What the learner is to do waits for the learner.
            let waits = row.step.is_some() && !self.is_played_by_bot(row.seat);
            return (!waits).then(|| (turn(row.seat), Level::Heuristic));
        }
        play.table.to_act().iter().filter(may_act).find_map(bot)
    }

    /// Lets one bot that has to act think, if none does so already. Before its
    /// first step of a turn it waits a little, so that people can follow.
    pub(super) fn ask_bot(&mut self) {
        let Some((turn, level)) = self.bot_turn() else { return };
        if self.bots.is_deciding(turn) {
            return;
        }
        let Some(play) = &self.play else { return };
        let viewer = Viewer::Seat(turn.seat);
        let settings = &self.shared.settings;
        // It goes by who acted and by nothing that is hidden: whether a step can be taken
        // back is known to its seat alone, and must not be told by how long a bot waits.
        let patient = self.bots.patient == Some(play.last_row(viewer));
        let pause = match play.last_by(viewer) == Some(turn.seat) {
            _ if patient => settings.undo_pause.max(settings.bot_pause),
            true => Duration::ZERO,
            false => settings.bot_pause,
        };
        let level = match self.bots.overran.contains(turn.seat) {
            true => instead_of(Some(level), BotFailure::Overran),
            false => Some(level),
        };
        self.decide(turn, level, pause);
    }

    /// How long bots wait so that this seat can take its last step back, if they do. What
    /// a bot has done unnoticed changes nothing.
    pub(super) fn undo_wait(&self, seat: Seat) -> Option<Duration> {
        let pause = Some(self.shared.settings.undo_pause).filter(|pause| !pause.is_zero())?;
        let play = self.play.as_ref()?;
        let last = play.last_row(Viewer::Seat(seat));
        let waits = self.bots.patient == Some(last) && play.made_by(last) == Some(seat);
        let asked = || play.table.to_act().iter().any(|seat| self.is_played_by_bot(seat));
        (waits && asked() && play.table.retractable(seat) > 0).then_some(pause)
    }

    /// Has a bot of this level make a decision; without one it is left to the
    /// table itself.
    fn decide(&mut self, turn: BotTurn, level: Option<Level>, pause: Duration) {
        let Some(play) = &self.play else { return };
        let Some(game) = self.shared.registry.find(&self.entry.terms.game) else { return };
        let BotTurn { row, seat } = turn;
        // What takes the place of a bot has other dice than it had.
        let stream = if level == self.level(seat) { row } else { INSTEAD | row };
        let dice = play.table.dice_keys().bot_dice(stream, seat);
        let told = play.lesson_row().map(|row| row.action.clone());
        let bot = level.map(|level| (level, game.clone(), play.table.fork()));
        let (shared, to_self) = (self.shared.clone(), self.mailbox.clone());
        let thinking = tokio::spawn(async move {
            if !pause.is_zero() {
                sleep(pause).await;
            }
            let choice = match (told, bot) {
                (Some(action), _) => Ok(action),
                (None, Some((level, game, table))) => {
                    shared.pool.think(move || game.choose(&*table, seat, level, dice)).await
                }
                (None, None) => Err(BotFailure::NoPlace),
            };
            if let Some(mailbox) = to_self.upgrade() {
                _ = mailbox.send(Message::Bot { turn, level, choice }).await;
            }
        });
        self.bots.begin(turn, Some(thinking.abort_handle()));
    }

    /// A bot has decided, or failed to.
    pub(super) async fn bot_decided(
        &mut self,
        turn: BotTurn,
        level: Option<Level>,
        choice: Result<Value, BotFailure>,
    ) -> Result<(), HouseError> {
        if !self.bots.is_deciding(turn) {
            return Ok(());
        }
        self.bots.deciding = None;
        if self.bot_turn().is_none_or(|(now, _)| now != turn) {
            // The table went on while the bot thought.
            self.ask_bot();
            return Ok(());
        }
        let failure = match choice {
            Ok(action) => {
                if self.act_for(turn, action).await? {
                    self.changed();
                    return Ok(());
                }
                BotFailure::Refused
            }
            Err(failure) => failure,
        };
        if let Some(level) = level {
            let game = &*self.entry.terms.game;
            tracing::warn!(game, %level, "a bot is replaced for this decision: {failure}");
        }
        if failure == BotFailure::Overran {
            self.bots.overran.insert(turn.seat);
        }
        match instead_of(level, failure) {
            Some(level) => self.decide(turn, Some(level), Duration::ZERO),
            None => self.act_somehow(turn).await?,
        }
        Ok(())
    }

    /// Does something that is legal, whatever it is.
    async fn act_somehow(&mut self, turn: BotTurn) -> Result<(), HouseError> {
        let Some(play) = &self.play else { return Ok(()) };
        let mut dice = play.table.dice_keys().bot_dice(INSTEAD | turn.row, turn.seat);
        let mut choices = play.table.choices(turn.seat);
        if !choices.is_empty() {
            let first = dice.below(choices.len() as u32) as usize;
            choices.rotate_left(first);
        }
        for choice in choices {
            if self.act_for(turn, choice.action).await? {
                self.changed();
                return Ok(());
            }
        }
        let game = &*self.entry.terms.game;
        tracing::warn!(game, "a seat has to act, and nothing that it may do is accepted");
        // It would be the same again: nobody is asked before something changes.
        self.bots.begin(turn, None);
        Ok(())
    }

    /// Adds the row of a bot; `false` if it is refused.
    async fn act_for(&mut self, turn: BotTurn, action: Value) -> Result<bool, HouseError> {
        let Some(play) = &self.play else { return Ok(false) };
        let (seat, row) = (turn.seat, play.table.rows());
        let kind = MoveKind::Act { action, sure: true };
        let command =
            Move { expected: row, key: Key::of_house(row + 1), kind, then: None, patient: false };
        let answer = self.carry_out(seat, Lang::En, command).await?;
        Ok(matches!(answer, Answer::Done(_)))
    }

    /// What a good bot would do on the seat of a visitor, which knows what the
    /// seat knows: to be waited for apart from the table. Or why there is no hint.
    pub(super) fn hint(
        &mut self,
        visitor: &Visitor,
    ) -> Result<impl Future<Output = Result<Answer, HouseError>> + Send + use<>, Answer> {
        if self.entry.status == Status::Closed {
            return Err(Answer::Rejected(Rejection::Closed));
        }
        let seat = self.seat_of(visitor).ok_or(Answer::Rejected(Rejection::NoSeat))?;
        let play = self.play.as_ref().ok_or(Answer::Rejected(Rejection::NotBegun))?;
        let game = self.shared.registry.find(&self.entry.terms.game);
        let game = game.ok_or(Answer::Rejected(Rejection::NotBegun))?;
        let dice =
            play.table.dice_keys().bot_dice(HINT | play.known_rows(Viewer::Seat(seat)), seat);
        let (table, game) = (play.table.fork(), game.clone());
        let (shared, lang) = (self.shared.clone(), visitor.lang);
        // One at a time for a seat.
        let hints = self.bots.hints.entry(seat).or_default();
        let asked = hints.upgrade().is_none().then(|| Arc::new(()));
        if let Some(asked) = &asked {
            *hints = Arc::downgrade(asked);
        }
        Ok(async move {
            let Some(_asked) = asked else { return Err(HouseError::Busy) };
            let hint = shared.pool.think(move || {
                let Some(action) = game.choose(&*table, seat, Level::Heuristic, dice) else {
                    return Some(Answer::Stale);
                };
                let choices = table.choices(seat);
                let choice = choices.iter().find(|choice| choice.action == action)?;
                let names = &table.players().names;
                let voice = Voice { speech: game.speeches.of(lang), names };
                let reason = game.reason(&*table, seat, &action);
                let reason = reason.map(|reason| voice.say(&reason));
                let preview = choice.preview.as_ref().map(|preview| voice.say(preview));
                let label = voice.say(&choice.label);
                Some(Answer::Hint { action, label, reason, preview })
            });
            hint.await.map_err(|failure| {
                tracing::warn!("a bot has no hint: {failure}");
                HouseError::Busy
            })
        })
    }
}

/// Which bot takes the place of one that failed; `None`: any legal action.
fn instead_of(level: Option<Level>, failure: BotFailure) -> Option<Level> {
    match (level, failure) {
        (None | Some(Level::Heuristic), _) | (_, BotFailure::NoPlace) => None,
        (Some(Level::Random), _) => Some(Level::Heuristic),
    }
}
