//! A live table: a task that does one thing at a time, in the order it comes.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use ludi_engine::{Lang, Players, Seat, SeatSet, Viewer};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until, timeout};

use super::bots::Bots;
use super::command::{Answer, Command, Message, Move, MoveKind, Rejection, Visitor};
use super::declining::Declined;
use super::feed::Feed;
use super::live_tables::Running;
use super::page_model::Promisable;
use super::page_views::PageViews;
use super::playing::LiveMatch;
use super::presence::PresenceList;
use super::replay::replay;
use super::requests::Requests;
use super::votes::Votes;
use super::{HouseError, Shared, players};
use crate::store::{Key, Line, PersonId, Status, TableEntry, TableId};

/// How many messages may wait; whoever sends more waits with them.
const MAILBOX: usize = 64;

/// How long a table stays live that nobody has open and nobody writes to.
const IDLE: Duration = Duration::from_secs(300);

/// How others reach a live table.
#[derive(Clone)]
pub(super) struct TableHandle {
    /// Where to write to.
    pub(super) mailbox: mpsc::Sender<Message>,
    /// Who is here.
    pub(super) presence: Arc<PresenceList>,
    /// Grows with every change, and ends with the task.
    pub(super) changed: watch::Receiver<u64>,
}

/// What a live table has at hand.
pub(super) struct LiveTable {
    pub(super) id: TableId,
    /// The table as it is kept.
    pub(super) entry: TableEntry,
    /// The match, once it has begun.
    pub(super) play: Option<LiveMatch>,
    /// What was said, and by whom.
    pub(super) lines: Vec<Line>,
    pub(super) speakers: HashMap<PersonId, String>,
    /// Who has whispered or been whispered to.
    pub(super) whisperers: HashSet<PersonId>,
    pub(super) votes: Votes,
    pub(super) bots: Bots,
    pub(super) declined: Declined,
    pub(super) requests: Requests,
    /// What can be promised in this game, in words.
    pub(super) promisable: HashMap<Lang, Arc<[Promisable]>>,
    /// When everybody looks again, because somebody has been away long enough.
    pub(super) looks_again: Option<Duration>,
    /// The table that goes on from this one.
    pub(super) next: Option<TableId>,
    pub(super) presence: Arc<PresenceList>,
    /// Tells open pages to look again. Nobody else holds this end: when the task
    /// ends, whatever the reason, all pages hear it. The number grows with every
    /// change; it stays in the house, since it would tell how much is whispered.
    changed: watch::Sender<u64>,
    /// What open pages show.
    pub(super) pages: PageViews,
    /// What programs are told.
    pub(super) feed: Feed,
    pub(super) shared: Arc<Shared>,
    pub(super) mailbox: mpsc::WeakSender<Message>,
    _running: Running,
}

impl LiveTable {
    /// A table goes live.
    pub(super) async fn start(
        shared: Arc<Shared>,
        id: TableId,
        presence: Arc<PresenceList>,
        running: Running,
    ) -> Result<TableHandle, HouseError> {
        let (mailbox, messages) = mpsc::channel(MAILBOX);
        let live =
            LiveTable::load(shared, id, presence.clone(), mailbox.downgrade(), running).await?;
        let changed = live.changed.subscribe();
        tokio::spawn(live.run(messages));
        Ok(TableHandle { mailbox, presence, changed })
    }

    /// The table as its log has it.
    async fn load(
        shared: Arc<Shared>,
        id: TableId,
        presence: Arc<PresenceList>,
        // The table holds a weak end of its own mailbox, for the bots: it ends
        // when nobody else can write to it.
        mailbox: mpsc::WeakSender<Message>,
        running: Running,
    ) -> Result<LiveTable, HouseError> {
        let store = &shared.store;
        let entry = store.table(id).await?.ok_or(HouseError::NoTable)?;
        let play = match entry.status {
            Status::Gathering | Status::Closed => None,
            Status::Playing | Status::Over => {
                let game = shared.registry.find(&entry.terms.game).ok_or(HouseError::NoGame)?;
                let at_hand = shared.playback.at_hand(&entry);
                let replayed = match at_hand {
                    Some(replayed) => replayed,
                    None => Arc::new(replay(&shared, &shared.loads, &entry).await?),
                };
                Some(LiveMatch::new(&replayed, game.clone(), shared.metrics.clone()))
            }
        };
        let lines = store.lines(id, 0).await?;
        let next = store.tables(crate::store::Listing::After(id), 1).await?;
        let mut live = LiveTable {
            id,
            entry,
            play,
            lines: Vec::new(),
            speakers: HashMap::new(),
            whisperers: HashSet::new(),
            votes: Votes::default(),
            bots: Bots::default(),
            declined: Declined::default(),
            requests: Requests::default(),
            promisable: HashMap::new(),
            looks_again: None,
            next: next.first().map(|next| next.terms.id),
            presence,
            changed: watch::Sender::new(0),
            pages: PageViews::default(),
            feed: Feed::default(),
            mailbox,
            shared,
            _running: running,
        };
        for line in lines {
            live.hear(line).await?;
        }
        Ok(live)
    }

    async fn run(mut self, mut messages: mpsc::Receiver<Message>) {
        let _present = self.shared.metrics.table();
        let mut comings = self.presence.changes();
        // Until when those who come and go are not told of.
        let mut pause = None;
        self.ask_bot();
        self.time_draw();
        loop {
            let message = tokio::select! {
                message = timeout(IDLE, messages.recv()) => message,
                Ok(()) = comings.changed(), if pause.is_none() => {
                    pause = Some(Instant::now() + self.presence.pause());
                    self.notify();
                    self.forget_drawn();
                    self.decline_for_seats();
                    continue;
                }
                () = sleep_until(pause.unwrap_or_else(Instant::now)), if pause.is_some() => {
                    pause = None;
                    continue;
                }
            };
            let message = match message {
                Ok(Some(message)) => message,
                Ok(None) => return,
                Err(_) => {
                    if self.presence.is_empty() {
                        // Messages that have come are still answered; whoever
                        // writes later gets the table from its log.
                        messages.close();
                    }
                    continue;
                }
            };
            if self.open(message).await.is_err() {
                // What is here is not what is kept: the next who asks for the
                // table gets it from the log, and so do those whose messages wait.
                return;
            }
        }
    }

    /// Does what a message says. Whoever asked may have gone: then nobody reads
    /// the answer, and the table goes on. An error means that the table is lost.
    async fn open(&mut self, message: Message) -> Result<(), ()> {
        if let Some(visitor) = message.visitor() {
            self.saw(visitor);
        }
        match message {
            Message::Look { visitor, reply } => _ = reply.send(self.look(&visitor)),
            Message::Page { asked, reply } => _ = reply.send(self.page_view(&asked)),
            Message::Watch { asked, reply } => _ = reply.send(self.watch(asked)),
            Message::Beats { visitor, range, reply } => {
                _ = reply.send(self.beat_rows(&visitor, range));
            }
            Message::View { visitor, options, reply } => {
                _ = reply.send(self.snapshot(&visitor, options));
            }
            Message::Follow { visitor, reply } => _ = reply.send(self.follow(visitor)),
            Message::Lines { visitor, reply } => _ = reply.send(self.heard_by(&visitor)),
            Message::Promises { visitor, reply } => _ = reply.send(self.promised(&visitor, 0)),
            Message::Ask { visitor, command, reply } => {
                let talk = matches!(command, Command::Say { .. } | Command::Promise { .. });
                let answer = self.grant(&visitor, command).await;
                let lost = answer.is_err();
                match answer {
                    Ok(Answer::Done(_) | Answer::Fine) if talk => self.talked(),
                    Ok(Answer::Done(_) | Answer::Fine) => self.changed(),
                    _ => {}
                }
                _ = reply.send(answer);
                if lost {
                    return Err(());
                }
            }
            Message::Hint { visitor, reply } => match self.hint(&visitor) {
                Ok(hint) => _ = tokio::spawn(async move { reply.send(hint.await) }),
                Err(answer) => _ = reply.send(Ok(answer)),
            },
            Message::Bot { turn, level, choice } => {
                self.bot_decided(turn, level, choice).await.map_err(|_| ())?;
            }
            Message::Decline(asked) => self.decline_now(asked).await.map_err(|_| ())?,
            Message::DrawTimeout(moment) => {
                self.time_is_up(moment).await.map_err(|_| ())?;
                self.changed();
            }
            Message::Close { reply } => {
                let closed = self.close().await;
                let lost = closed.is_err();
                self.changed();
                _ = reply.send(closed);
                if lost {
                    return Err(());
                }
            }
            Message::Anew => {
                self.read_again().await.map_err(|_| ())?;
                self.changed();
            }
            Message::Next(next) => {
                self.next = Some(next);
                self.feed.turn_page();
                self.changed();
            }
        }
        Ok(())
    }

    /// Something is different, and durable: everybody hears of it.
    pub(super) fn changed(&mut self) {
        self.announce();
        self.pages.change();
        self.notify();
        self.forget_drawn();
        self.ask_bot();
        self.decline_for_seats();
    }

    /// Forgets what was drawn of the board if it does not change any more, or nobody looks:
    /// a match has many times as much of it as is on a page.
    fn forget_drawn(&self) {
        let Some(play) = &self.play else { return };
        if play.table.to_act().is_empty() || self.presence.is_empty() {
            play.table.forget_drawn();
        }
    }

    /// Something was said, and is durable.
    fn talked(&mut self) {
        self.pages.change();
        self.notify();
    }

    /// Shows all open pages what is different.
    fn notify(&mut self) {
        self.show();
        self.changed.send_modify(|changes| *changes += 1);
    }

    /// All seats of a person.
    pub(super) fn seats_of(&self, person: Option<PersonId>) -> SeatSet {
        let Some(person) = person else { return SeatSet::EMPTY };
        let mine = |seat: &Seat| self.entry.seats[seat.index()].occupant.person == Some(person);
        Seat::all(self.entry.terms.setup.seats).filter(mine).collect()
    }

    /// The seat a visitor speaks for: the one it names, or its only one, or the
    /// one that is asked.
    pub(super) fn seat_of(&self, visitor: &Visitor) -> Option<Seat> {
        let mine = self.seats_of(visitor.person);
        let asked = || mine.iter().find(|seat| self.to_act().contains(*seat));
        match visitor.seat {
            Some(seat) if mine.contains(seat) => Some(seat),
            _ => asked().or(mine.first()),
        }
    }

    /// Who has to act.
    pub(super) fn to_act(&self) -> SeatSet {
        self.play.as_ref().map_or(SeatSet::EMPTY, |play| play.table.to_act())
    }

    /// Reads the seats again, after a change of who sits there.
    pub(super) async fn reseat(&mut self) -> Result<(), HouseError> {
        let entry = self.shared.store.table(self.id).await?.ok_or(HouseError::NoTable)?;
        self.entry = entry;
        self.feed.turn_page();
        let seated: Players = players(&self.entry.seats);
        if let Some(play) = &mut self.play {
            play.reseat(seated);
        }
        Ok(())
    }

    /// Gives the table up.
    async fn close(&mut self) -> Result<(), HouseError> {
        self.shared.store.close_table(self.id).await?;
        self.read_again().await
    }

    /// Reads again all that may have changed in the books.
    async fn read_again(&mut self) -> Result<(), HouseError> {
        self.reseat().await?;
        if self.entry.status == Status::Closed {
            self.play = None;
        }
        self.lines.clear();
        self.speakers.clear();
        self.whisperers.clear();
        for line in self.shared.store.lines(self.id, 0).await? {
            self.hear(line).await?;
        }
        Ok(())
    }

    async fn grant(&mut self, visitor: &Visitor, command: Command) -> Result<Answer, HouseError> {
        if self.entry.status == Status::Closed {
            return Ok(Answer::Rejected(Rejection::Closed));
        }
        match command {
            Command::Sit(seat) => return self.sit(visitor, seat).await,
            Command::SitByLink(seat, link) => return self.sit_by_link(visitor, seat, link).await,
            Command::Say { text, to, key } => return self.say(visitor, text, to, key).await,
            Command::Promise { vow, key } => return self.promise(visitor, vow, key).await,
            _ => {}
        }
        let Some(seat) = self.seat_of(visitor) else {
            return Ok(Answer::Rejected(Rejection::NoSeat));
        };
        match command {
            Command::Sit(_)
            | Command::SitByLink(..)
            | Command::Say { .. }
            | Command::Promise { .. } => Ok(Answer::Fine),
            Command::Stand => self.stand(seat).await,
            Command::Commit { number, commitment } => {
                self.commit(visitor, seat, number, commitment).await
            }
            Command::Reveal { number, contribution } => {
                self.reveal(visitor, number, contribution).await
            }
            Command::Fill(level) => self.fill(&level).await,
            Command::Begin => self.begin(visitor).await,
            Command::HandOver(level) => self.hand_over(seat, &level).await,
            Command::TakeBack => self.take_back(seat).await,
            Command::Invite(to, hash) => self.invite(visitor, to, hash).await,
            Command::Replace { seat: whose, agree } => self.replace(visitor, whose, agree).await,
            Command::AnswerRequest { seat: whose, agree } => {
                self.answer_request(visitor, whose, agree).await
            }
            Command::Move(_) | Command::Switch(_)
                if self.is_played_by_bot(seat) && self.play.is_some() =>
            {
                Ok(Answer::Rejected(Rejection::BotPlays))
            }
            Command::Move(request) => self.carry_out_for(seat, visitor.lang, request, false).await,
            Command::Switch(request) => self.carry_out_for(seat, visitor.lang, request, true).await,
            Command::Decline(decline) => Ok(self.decline(seat, decline)),
            Command::Why(action) => Ok(match &self.play {
                Some(play) => play.why(seat, visitor.lang, &action),
                None => Answer::Rejected(Rejection::NotBegun),
            }),
        }
    }

    /// Does what somebody outside says, who counts rows as its seat does: next, or instead
    /// of the last step.
    async fn carry_out_for(
        &mut self,
        seat: Seat,
        lang: Lang,
        request: Move,
        instead: bool,
    ) -> Result<Answer, HouseError> {
        let viewer = Viewer::Seat(seat);
        let row =
            |number| self.play.as_ref().map_or(number, |play| play.numbers.row(viewer, number));
        let request = Move { expected: row(request.expected), ..request };
        let answer = match instead {
            true => self.switch(seat, lang, request).await?,
            false => self.carry_out_all(seat, lang, request).await?,
        };
        Ok(match (answer, &self.play) {
            (Answer::Done(row), Some(play)) => Answer::Done(play.numbers.number(viewer, row)),
            (answer, _) => answer,
        })
    }

    /// Does what a command says, and what is to be done at once after it. If that is not
    /// possible or wants to be asked, it is left to the seat.
    async fn carry_out_all(
        &mut self,
        seat: Seat,
        lang: Lang,
        mut request: Move,
    ) -> Result<Answer, HouseError> {
        let (then, patient) = (request.then.take(), request.patient);
        let rows = self.play.as_ref().map(|play| play.table.rows());
        let answer = self.carry_out(seat, lang, request).await?;
        let (Answer::Done(row), Some(action)) = (&answer, then) else { return Ok(answer) };
        let (key, sure) = (Key::of_house(row + 1), false);
        // A command that was sent again has had its second part before.
        let is_new = rows.is_some_and(|rows| *row > rows);
        let asks = |play: &LiveMatch| {
            play.table.choices(seat).iter().any(|choice| choice.action == action)
        };
        if !is_new || !self.play.as_ref().is_some_and(asks) {
            return Ok(answer);
        }
        let kind = MoveKind::Act { action, sure };
        let next = Move { expected: *row, key, kind, then: None, patient };
        match self.carry_out(seat, lang, next).await? {
            Answer::Done(row) => Ok(Answer::Done(row)),
            _ => Ok(answer),
        }
    }

    pub(super) async fn carry_out(
        &mut self,
        seat: Seat,
        lang: Lang,
        request: Move,
    ) -> Result<Answer, HouseError> {
        let Some(play) = &mut self.play else { return Ok(Answer::Rejected(Rejection::NotBegun)) };
        if let Some(why) = play.too_long(seat, &request, self.shared.settings.most_rows) {
            return Ok(Answer::Rejected(why));
        }
        let (store, patient) = (&*self.shared.store, request.patient);
        let taken_back = matches!(request.kind, MoveKind::TakeBack(_));
        let bots_wait = !self.shared.settings.undo_pause.is_zero();
        let answer = play.carry_out(store, self.id, seat, lang, request, bots_wait).await?;
        if taken_back && matches!(answer, Answer::Done(_)) {
            self.declined.ask_again(seat);
        }
        match answer {
            Answer::Done(row) => self.bots.note(row, patient),
            _ => self.shared.metrics.refused(),
        }
        self.go_on_with_lesson().await?;
        let over = self.to_act().is_empty();
        self.entry.status = if over { Status::Over } else { Status::Playing };
        if matches!(answer, Answer::Done(_)) {
            self.note_standing().await;
        }
        Ok(answer)
    }
}
