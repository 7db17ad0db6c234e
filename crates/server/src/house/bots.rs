//! Bots at a live table: they think in a pool, apart from it.

use std::time::{Duration, Instant};

use ludi_bots::Level;
use ludi_engine::{Lang, Seat};
use tokio::task;
use tokio::time::sleep;

use super::command::{Answer, Hindrance, Letter};
use super::desk::Desk;

/// What tells the dice of a hint from those of a bot's own move.
const HINT: u64 = 1 << 40;

impl Desk {
    /// Does a bot play this seat?
    pub(super) fn is_played_by_bot(&self, seat: Seat) -> bool {
        self.level(seat).is_some()
    }

    fn level(&self, seat: Seat) -> Option<Level> {
        self.entry.seats.get(seat.index())?.occupant.bot.as_deref()?.parse().ok()
    }

    /// Is a bot's answer to row `row` still wanted?
    pub(super) fn is_bots_turn(&self, row: u64, seat: Seat) -> bool {
        let now = self.play.as_ref().map(|play| play.table.rows());
        now == Some(row) && self.is_played_by_bot(seat)
    }

    /// Lets one bot that has to act think. Before its first step of a turn it
    /// waits a little, so that people can follow.
    pub(super) fn ask_bot(&self) {
        let Some(play) = &self.play else { return };
        let bot = |seat: Seat| Some((seat, self.level(seat)?));
        let Some((seat, level)) = play.table.to_act().iter().find_map(bot) else { return };
        let Some(game) = self.rooms.shelf.find(&self.entry.terms.game) else { return };
        let row = play.table.rows();
        let dice = play.table.fortune().bot_dice(row, seat);
        let mut guest = game.seat_bot(level, dice);
        let pause = match play.last_by() == Some(seat) {
            true => Duration::ZERO,
            false => self.rooms.settings.bot_pause,
        };
        let (table, pool) = (play.table.fork(), self.rooms.pool.clone());
        let (to_self, metrics) = (self.mailbox.clone(), self.rooms.metrics.clone());
        tokio::spawn(async move {
            if !pause.is_zero() {
                sleep(pause).await;
            }
            let Ok(_place) = pool.acquire_owned().await else { return };
            let thought = task::spawn_blocking(move || {
                let start = Instant::now();
                let action = guest.choose(table.as_ref(), seat);
                metrics.thought(start.elapsed());
                action
            });
            let thought = thought.await;
            if let (Ok(action), Some(mailbox)) = (thought, to_self.upgrade()) {
                _ = mailbox.send(Letter::Bot { row, seat, action }).await;
            }
        });
    }

    /// What a good bot would do on this seat. It knows what the seat knows.
    pub(super) fn hint(&self, seat: Seat, lang: Lang) -> Answer {
        let Some(play) = &self.play else { return Answer::Not(Hindrance::NotBegun) };
        let Some(game) = self.rooms.shelf.find(&self.entry.terms.game) else {
            return Answer::Not(Hindrance::NotBegun);
        };
        let row = play.table.rows();
        let dice = play.table.fortune().bot_dice(HINT | row, seat);
        let action = game.seat_bot(Level::Heuristic, dice).choose(&*play.table, seat);
        match action.and_then(|action| play.label(seat, lang, &action)) {
            Some(label) => Answer::Hint { label },
            None => Answer::Stale,
        }
    }
}
