//! How a table looks to a visitor.

use std::time::Duration;

use ludi_engine::{Lang, Seat, Viewer};

use super::command::Visitor;
use super::draw_report::draws_shown;
use super::live_table::LiveTable;
use super::page_model::{Chair, PageModel, SeatRequest};
use crate::store::{PersonId, Status};

fn milliseconds(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}

impl LiveTable {
    /// What the page about the table shows.
    pub(super) fn look(&mut self, visitor: &Visitor) -> PageModel {
        let seat = self.seat_of(visitor);
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let play = self.play.as_mut().map(|play| play.look(viewer, visitor.lang));
        // Of a long match the log shows the end.
        let since = play.as_ref().filter(|play| play.earlier).and_then(|play| play.log.first());
        let since = since.map_or(0, |line| line.row);
        let players: Vec<PersonId> =
            self.entry.seats.iter().filter_map(|seat| seat.occupant.person).collect();
        let seats = Seat::all(self.entry.terms.setup.seats).zip(super::names(&self.entry.seats));
        let chairs = seats.map(|(seat, name)| self.chair(seat, name, visitor)).collect();
        let terms = &self.entry.terms;
        let info = self.shared.registry.find(&terms.game).map(|game| game.info);
        PageModel {
            game: info.map_or("", |info| info.id),
            game_name: info.map_or("", |info| info.name),
            table_name: self.entry.terms.name.clone(),
            setup: terms.setup.clone(),
            visibility: terms.visibility,
            absence: terms.absence,
            status: self.entry.status,
            lesson: self.entry.is_lesson(),
            draws: draws_shown(&self.entry),
            chairs,
            seat,
            mine: self.seats_of(visitor.person),
            curtain: self.curtain(visitor),
            requests: self.requests_for(visitor),
            watching: self.presence.others(&players),
            lines: self.heard_by(visitor),
            promises: self.promised(visitor, since),
            promisable: self.promisable(visitor),
            play,
            undo_wait: seat.and_then(|seat| self.undo_wait(seat)).map(milliseconds),
            declinable: seat.and_then(|seat| self.declinable(seat, visitor.lang)),
            idle: seat.and_then(|seat| self.idle(seat, visitor.lang)),
            next: self.next,
        }
    }

    /// Why a seat can do nothing for a while, and until when.
    fn idle(&self, seat: Seat, lang: Lang) -> Option<String> {
        let play = self.play.as_ref().filter(|_| self.entry.status == Status::Playing)?;
        let why = play.table.idle(seat).filter(|_| !self.to_act().contains(seat))?;
        Some(play.voice(lang).say(&why))
    }

    /// Several people on one device: before a seat's secrets are shown, whoever
    /// sits there must have the device in hand.
    pub(super) fn curtain(&self, visitor: &Visitor) -> Option<Seat> {
        let mine = self.seats_of(visitor.person);
        if mine.len() < 2 || self.entry.status != Status::Playing {
            return None;
        }
        let asked = mine.iter().find(|seat| self.to_act().contains(*seat));
        match visitor.seat {
            Some(seat)
                if mine.contains(seat) && (asked.is_none() || self.to_act().contains(seat)) =>
            {
                None
            }
            _ => asked.or(mine.first()),
        }
    }

    fn chair(&mut self, seat: Seat, name: String, visitor: &Visitor) -> Chair {
        let away = self.away(seat);
        let occupant = &self.entry.seats[seat.index()].occupant;
        Chair {
            name,
            person: occupant.person.is_some(),
            bot: occupant.bot.clone(),
            here: occupant.person.is_some_and(|person| self.presence.has(person)),
            asked: self.to_act().contains(seat),
            away,
            my_vote: visitor.person.is_some_and(|voter| self.votes.has(seat, voter)),
        }
    }

    /// Who asks for seats: those who play see all, who asks sees that it does.
    fn requests_for(&self, visitor: &Visitor) -> Vec<SeatRequest> {
        let Some(reader) = visitor.person else { return Vec::new() };
        let people = self.people();
        let concerns = people.contains(&reader);
        let requests = self.requests.iter();
        let requests = requests.filter(|(_, request)| concerns || request.person == reader);
        requests
            .map(|(seat, request)| SeatRequest {
                seat,
                name: request.name.clone(),
                mine: request.person == reader,
                agreed: request.agreed.contains(&reader),
                missing: people.difference(&request.agreed).count(),
            })
            .collect()
    }

    /// What whoever sits there is called.
    pub(super) fn chair_name(&self, seat: Seat) -> String {
        super::players(&self.entry.seats).names.get(seat.index()).cloned().unwrap_or_default()
    }
}
