//! A live table: a task that does one thing at a time, in the order it comes.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

use ludi_engine::{ActError, Phrase, Rule, Seat, Speech, Step, Table, Viewer, Voice};
use serde_json::Value;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task;
use tokio::time::sleep;

use super::command::{Answer, Command, Deed, Letter, Sentence, Sight};
use super::shelf::GameBox;
use super::{HouseError, Shelf};
use crate::metrics::Metrics;
use crate::store::{Appended, Key, Row, Store, TableId, Time};

/// How many letters may wait; whoever sends more waits with them.
const MAILBOX: usize = 64;

/// How others reach a live table.
#[derive(Clone)]
pub(super) struct Live {
    /// Where to write to.
    pub(super) mailbox: mpsc::Sender<Letter>,
    /// The number of the last row, once it is durable.
    pub(super) news: watch::Receiver<u64>,
}

/// What a live table has at hand.
pub(super) struct Desk {
    pub(super) id: TableId,
    pub(super) table: Box<dyn Table>,
    pub(super) speech: Speech,
    /// The row of each key, so that a command sent twice is done once.
    pub(super) keys: HashMap<(Seat, Key), u64>,
    pub(super) store: Arc<dyn Store>,
    pub(super) shelf: Arc<Shelf>,
    pub(super) pool: Arc<Semaphore>,
    /// How long a bot waits before it acts.
    pub(super) pause: Duration,
    pub(super) metrics: Arc<Metrics>,
}

impl Desk {
    /// Goes live.
    pub(super) fn start(self) -> Live {
        let (mailbox, letters) = mpsc::channel(MAILBOX);
        let (announce, news) = watch::channel(self.table.rows());
        // The bots hold a weak end: the table ends when nobody can write to it.
        let to_self = mailbox.downgrade();
        tokio::spawn(self.run(letters, to_self, announce));
        Live { mailbox, news }
    }

    async fn run(
        mut self,
        mut letters: mpsc::Receiver<Letter>,
        to_self: mpsc::WeakSender<Letter>,
        announce: watch::Sender<u64>,
    ) {
        let _present = self.metrics.table();
        self.ask_bot(&to_self);
        // Whoever asked may have gone: then nobody reads the answer, and the
        // table goes on.
        while let Some(letter) = letters.recv().await {
            let before = self.table.rows();
            let mut lost = false;
            match letter {
                Letter::Look { viewer, reply } => _ = reply.send(self.look(viewer)),
                Letter::Why { seat, action, reply } => _ = reply.send(self.why(seat, &action)),
                Letter::Do { command, reply } => {
                    let done = self.carry_out(command).await;
                    lost = done.is_err();
                    _ = reply.send(done);
                }
                Letter::Bot { row, seat, action: Some(action) } if row == before => {
                    let key = Key::parse(&format!("bot-{row}")).expect("a key of plain letters");
                    let deed = Deed::Act(action);
                    let command = Command { seat, expected: row, key, deed };
                    lost = self.carry_out(command).await.is_err();
                }
                // The table went on while the bot thought, which is asked anew.
                Letter::Bot { .. } => {}
            }
            if lost {
                // What is here is not what is kept: the next who asks for the
                // table gets it from the log.
                return;
            }
            if self.table.rows() != before {
                announce.send_replace(self.table.rows());
                self.ask_bot(&to_self);
            }
        }
    }

    /// Lets one bot that has to act think, apart from the table.
    fn ask_bot(&self, to_self: &mpsc::WeakSender<Letter>) {
        let bot = |seat: Seat| {
            let level = self.table.players().bots.get(seat.index())?.as_deref()?.parse().ok()?;
            Some((seat, level))
        };
        let Some((seat, level)) = self.table.to_act().iter().find_map(bot) else { return };
        let Some(game) = self.shelf.find(self.table.info().id) else { return };
        let row = self.table.rows();
        let dice = self.table.seed().private_dice(row << 8 | seat.index() as u64);
        let mut guest = GameBox::seat_bot(game, level, dice);
        let (table, pool, to_self) = (self.table.fork(), self.pool.clone(), to_self.clone());
        let (pause, metrics) = (self.pause, self.metrics.clone());
        tokio::spawn(async move {
            sleep(pause).await;
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

    /// Does what a command says, and keeps it. Nobody sees the table before
    /// that: they would have to ask the same task. On an error the table here
    /// is no longer what is kept.
    async fn carry_out(&mut self, command: Command) -> Result<Answer, HouseError> {
        let answer = self.take(command).await;
        if !matches!(answer, Ok(Answer::Done(_)) | Err(_)) {
            self.metrics.refused();
        }
        answer
    }

    async fn take(&mut self, command: Command) -> Result<Answer, HouseError> {
        let Command { seat, expected, key, deed } = command;
        if let Some(row) = self.keys.get(&(seat, key.clone())) {
            return Ok(Answer::Done(*row));
        }
        if expected != self.table.rows() {
            return Ok(Answer::Stale);
        }
        let step = match deed {
            Deed::Act(action) => match self.table.act(seat, &action) {
                Ok(()) => Step::Act(action),
                Err(ActError::Unknown) => return Ok(Answer::Unknown),
                Err(ActError::Refused(refusal)) => {
                    return Ok(Answer::Refused(self.sentence(&refusal.reason, refusal.rule)));
                }
            },
            Deed::TakeBack(steps) => {
                if !self.table.take_back(seat, steps) {
                    return Ok(Answer::Fixed);
                }
                Step::TakeBack(steps)
            }
        };
        let row = Row {
            seat,
            step,
            hash: self.table.hash(),
            to_act: self.table.to_act(),
            key: key.clone(),
            at: Time::from(SystemTime::now()),
        };
        let start = Instant::now();
        match self.store.append(self.id, expected, row).await? {
            Appended::Done(row) => {
                self.metrics.committed(start.elapsed());
                self.keys.insert((seat, key), row);
                Ok(Answer::Done(row))
            }
            // Somebody else writes to this table.
            Appended::Again(_) | Appended::Stale { .. } => Err(HouseError::Busy),
        }
    }

    fn why(&self, seat: Seat, action: &Value) -> Answer {
        if self.table.choices(seat).iter().any(|choice| choice.action == *action) {
            return Answer::Possible;
        }
        let impossible = self.table.impossible(seat);
        match impossible.into_iter().find(|impossible| impossible.action == *action) {
            Some(found) => {
                Answer::Refused(self.sentence(&found.refusal.reason, found.refusal.rule))
            }
            None => Answer::Unknown,
        }
    }

    fn voice(&self) -> Voice<'_> {
        Voice { speech: &self.speech, names: &self.table.players().names }
    }

    fn sentence(&self, phrase: &Phrase, rule: Rule) -> Sentence {
        Sentence { text: self.voice().say(phrase), rule: rule.0 }
    }

    fn look(&self, viewer: Viewer) -> Sight {
        let table = &self.table;
        let prompt = table.prompt(viewer);
        let retractable = match viewer {
            Viewer::Seat(seat) => table.retractable(seat),
            Viewer::Spectator | Viewer::Historian => 0,
        };
        let log = table.log(viewer, 0).into_iter();
        Sight {
            game: table.info().id,
            game_name: table.info().name,
            row: table.rows(),
            players: table.players().clone(),
            to_act: table.to_act(),
            prompt: self.sentence(&prompt.text, prompt.rule),
            log: log
                .map(|line| (line.row, self.sentence(&line.text.text, line.text.rule)))
                .collect(),
            emblems: table.emblems(),
            board: table.board(viewer, &self.voice()),
            retractable,
            outcome: table.outcome(),
        }
    }
}
