//! What programs are told of a table: JSON, made once for all who see the same.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use ludi_engine::json::{self, JsonText};
use ludi_engine::{Lang, Phrase, Seat, Viewer, Voice};
use tokio::sync::watch;

use super::command::Visitor;
use super::draw_report::draw_reports;
use super::live_table::LiveTable;
use super::playing::LiveMatch;
use super::requests::Request;
use super::table_view::{
    Asking, Ending, LogEntry, Possibility, ScoreRow, Sitter, TableView, Telling,
};
use crate::store::{Line, SeatEntry, Status};

/// How many texts are kept until the next change: more than most tables need, however many
/// programs follow them, and few enough to look through.
const KEPT: usize = 32;

/// Room for most reports, in bytes.
const ROOM: usize = 4 << 10;

/// How many phrases are kept at one moment: few enough to look through. A whole log has more,
/// and is asked for seldom.
const SAID: usize = 32;

/// A table at one moment, for one viewer in one language.
#[derive(Clone, Debug)]
pub(crate) struct Snapshot {
    /// What it tells is the same as long as this is.
    pub(crate) mark: Mark,
    /// The row after which its lines of the log begin; `None`: with the deal.
    /// Rows have the numbers that the viewer counts.
    pub(crate) after: Option<u64>,
    /// Has the viewer to act?
    pub(crate) waits_for_viewer: bool,
    /// Will nothing happen any more?
    pub(crate) is_over: bool,
    /// How many lines the visitor may read.
    pub(crate) said: u64,
    /// A [`TableView`] as JSON.
    pub(crate) text: Utf8Bytes,
}

/// Which moment of a live table it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Mark {
    /// How many rows there are.
    pub(crate) row: u64,
    /// Grows whenever something else changes that all may see. It stays in the
    /// house: a table that was put away starts anew.
    page: u64,
}

/// How a program wants to see a table.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct SnapshotOptions {
    /// The last row whose lines of the log it has.
    pub(crate) after: Option<u64>,
    /// Does it want to know what can be taken back? That is costly to say.
    pub(crate) undo: bool,
}

/// Who is told a text, in which language, and after which row its lines of the log begin.
type TextKey = (Viewer, Lang, Option<u64>);

/// What the programs at a table were told.
#[derive(Default)]
pub(super) struct Feed {
    page: u64,
    /// Who sits where, since the page was turned.
    sitters: Option<Arc<JsonText>>,
    /// The moment of the texts.
    mark: Mark,
    texts: Vec<(TextKey, Utf8Bytes)>,
    /// What was put into words for them.
    said: Said,
    followers: HashMap<Visitor, watch::Sender<Snapshot>>,
    announced: Mark,
}

/// What is said at one moment, such as what happened in the last row: mostly the same to
/// all, and put into words once. It is little, so the phrases are only compared.
#[derive(Default)]
struct Said(Vec<(Lang, Phrase, Arc<str>)>);

impl Said {
    fn say(&mut self, voice: &Voice<'_>, phrase: Phrase) -> Arc<str> {
        let lang = voice.speech.lang();
        let before = self.0.iter().find(|(known, said, _)| *known == lang && *said == phrase);
        if let Some((_, _, text)) = before {
            return text.clone();
        }
        let text: Arc<str> = voice.say(&phrase).into();
        if self.0.len() < SAID {
            self.0.push((lang, phrase, text.clone()));
        }
        text
    }
}

impl Feed {
    /// Something else than a row has changed.
    pub(super) fn turn_page(&mut self) {
        self.page += 1;
        self.sitters = None;
    }

    /// A line was said: those followers hear of it who may read it. For others
    /// nothing happens, since whatever did would tell that there was a whisper.
    pub(super) fn tell(&mut self, line: &Line) {
        for (visitor, follower) in &self.followers {
            if line.is_for(visitor.person) {
                follower.send_modify(|snapshot| snapshot.said += 1);
            }
        }
    }
}

impl LiveTable {
    fn mark(&self) -> Mark {
        let row = self.play.as_ref().map_or(0, |play| play.table.rows());
        Mark { row, page: self.feed.page }
    }

    /// The moment as this viewer counts rows.
    fn mark_for(&self, viewer: Viewer) -> Mark {
        let Mark { row, page } = self.mark();
        let number = self.play.as_ref().map_or(row, |play| play.numbers.number(viewer, row));
        Mark { row: number, page }
    }

    pub(super) fn viewer_of(&self, visitor: &Visitor) -> Viewer {
        self.seat_of(visitor).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The table as a visitor may know it.
    pub(super) fn snapshot(&mut self, visitor: &Visitor, options: SnapshotOptions) -> Snapshot {
        let seat = self.seat_of(visitor);
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let mark = self.mark();
        let after = match &self.play {
            // Lines that were taken back cannot be told by their rows.
            Some(play) => options.after.filter(|number| {
                play.numbers.row(viewer, *number) >= play.numbers.last_back(viewer)
            }),
            None => None,
        };
        if self.feed.mark != mark || self.feed.texts.len() >= KEPT {
            self.feed.mark = mark;
            self.feed.texts.clear();
            self.feed.said = Said::default();
        }
        let key: TextKey = (viewer, visitor.lang, after);
        let text = match self.feed.texts.iter().find(|(known, _)| *known == key) {
            Some((_, text)) if !options.undo => text.clone(),
            _ => {
                let report = self.report(seat, visitor.lang, after, options.undo);
                let text = Utf8Bytes::from(text_of(&report));
                if !options.undo {
                    self.feed.texts.push((key, text.clone()));
                }
                text
            }
        };
        Snapshot {
            mark: self.mark_for(viewer),
            after,
            waits_for_viewer: seat.is_some_and(|seat| self.to_act().contains(seat))
                || self.draw_waits_for(visitor.person),
            is_over: matches!(self.entry.status, Status::Over | Status::Closed),
            said: self.said_to(visitor),
            text,
        }
    }

    /// A visitor wants to hear of every change.
    pub(super) fn follow(&mut self, visitor: Visitor) -> watch::Receiver<Snapshot> {
        if let Some(follower) = self.feed.followers.get(&visitor) {
            return follower.subscribe();
        }
        let after = self.mark_for(self.viewer_of(&visitor)).row.checked_sub(1);
        let snapshot = self.snapshot(&visitor, SnapshotOptions { after, undo: false });
        let (follower, hears) = watch::channel(snapshot);
        self.feed.followers.insert(visitor, follower);
        hears
    }

    /// Tells all followers who may know that something is different.
    pub(super) fn announce(&mut self) {
        let mark = self.mark();
        if self.feed.announced == mark {
            return;
        }
        self.feed.announced = mark;
        self.feed.followers.retain(|_, follower| follower.receiver_count() > 0);
        let followers = std::mem::take(&mut self.feed.followers);
        for (visitor, follower) in &followers {
            let mark = self.mark_for(self.viewer_of(visitor));
            if follower.borrow().mark != mark {
                let after = mark.row.checked_sub(1);
                follower
                    .send_replace(self.snapshot(visitor, SnapshotOptions { after, undo: false }));
            }
        }
        self.feed.followers = followers;
    }

    fn report(
        &mut self,
        seat: Option<Seat>,
        lang: Lang,
        after: Option<u64>,
        undo: bool,
    ) -> TableView {
        let terms = &self.entry.terms;
        let info = self.shared.registry.find(&terms.game).map(|game| game.info);
        let seats = self.feed.sitters.get_or_insert_with(|| sitters(&self.entry.seats)).clone();
        let mut report = TableView {
            row: 0,
            to_act: Vec::new(),
            seat: seat.map(number),
            status: self.entry.status.into(),
            actions: Vec::new(),
            prompt: None,
            log_after: after,
            log: Vec::new(),
            view: None,
            outcome: None,
            retractable: None,
            id: terms.id.to_string(),
            game: info.map_or("", |info| info.id),
            seats,
            draws: match self.entry.status {
                Status::Gathering => draw_reports(&self.entry),
                Status::Playing | Status::Over | Status::Closed => Vec::new(),
            },
            absence_minutes: terms.absence,
            requests: if seat.is_some() { self.asking() } else { Vec::new() },
            next: self.next.map(|next| next.to_string()),
        };
        if let Some(play) = &self.play {
            play.fill(&mut report, seat, lang, &mut self.feed.said);
            if undo && let Some(seat) = seat {
                report.retractable = Some(play.table.retractable(seat));
            }
        }
        report
    }
}

impl LiveTable {
    /// Who asks for the seat of a bot.
    fn asking(&self) -> Vec<Asking> {
        let agreed = |request: &Request| {
            let seats = self.entry.seats.iter().enumerate();
            let has = |entry: &SeatEntry| {
                entry.occupant.person.is_some_and(|person| request.agreed.contains(&person))
            };
            seats.filter(|(_, entry)| has(entry)).map(|(seat, _)| seat as u8).collect()
        };
        let asking = |(seat, request): (Seat, &Request)| Asking {
            seat: number(seat),
            name: request.name.clone(),
            agreed: agreed(request),
        };
        self.requests.iter().map(asking).collect()
    }
}

/// Who sits where, as JSON.
fn sitters(seats: &[SeatEntry]) -> Arc<JsonText> {
    let sitter = |(name, entry): (String, &SeatEntry)| Sitter {
        name,
        person: entry.occupant.person.is_some(),
        bot: entry.occupant.bot.clone(),
    };
    let sitters: Vec<Sitter> = super::names(seats).into_iter().zip(seats).map(sitter).collect();
    JsonText::of(&sitters, 0).into()
}

/// A report as JSON.
fn text_of(report: &TableView) -> String {
    let mut text = Vec::with_capacity(ROOM);
    json::write(report, &mut text).expect("a report is plain data");
    String::from_utf8(text).expect("JSON is text")
}

fn number(seat: Seat) -> u8 {
    seat.index() as u8
}

impl LiveMatch {
    /// What a viewer may know of the match.
    fn fill(&self, report: &mut TableView, seat: Option<Seat>, lang: Lang, said: &mut Said) {
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let voice = self.voice(lang);
        report.row = self.numbers.number(viewer, self.table.rows());
        report.to_act = self.table.to_act().iter().map(number).collect();
        report.view = Some(self.table.view_text(viewer));
        let prompt = self.table.prompt(viewer);
        report.prompt = Some(Telling { text: said.say(&voice, prompt.text), rule: prompt.rule.0 });
        if let Some(seat) = seat {
            let possible = self.table.labels(seat).into_iter();
            report.actions = possible
                .map(|(action, label)| Possibility { action, label: voice.say(&label) })
                .collect();
        }
        // The log after row 0 has the deal, too.
        let after = report.log_after.map(|number| self.numbers.row(viewer, number));
        let lines = self.table.log(viewer, after.unwrap_or(0)).into_iter();
        report.log = lines
            .filter(|line| after.is_none_or(|after| line.row > after))
            .map(|line| LogEntry {
                row: self.numbers.number(viewer, line.row),
                rule: line.text.rule.0,
                text: said.say(&voice, line.text.text),
            })
            .collect();
        report.outcome = self.table.outcome().map(|outcome| Ending {
            ending: outcome.ending,
            places: outcome.places,
            scores: outcome.scores,
            breakdown: outcome
                .breakdown
                .into_iter()
                .map(|line| ScoreRow { label: voice.say(&line.label), values: line.values })
                .collect(),
        });
    }
}
