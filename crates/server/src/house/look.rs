//! How a table looks to a visitor.

use ludi_engine::{Seat, Viewer};

use super::command::Visitor;
use super::desk::Desk;
use super::draw_report::draw_reports;
use super::sight::{Chair, Sight};
use super::votes::needed;
use crate::store::{PersonId, Status};

impl Desk {
    /// What the page about the table shows.
    pub(super) fn look(&mut self, visitor: &Visitor) -> Sight {
        let seat = self.seat_of(visitor);
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let play = self.play.as_mut().map(|play| play.look(viewer, visitor.lang));
        // Of a long match the log shows the end.
        let since = play.as_ref().filter(|play| play.earlier).and_then(|play| play.log.first());
        let since = since.map_or(0, |(row, _)| *row);
        let players: Vec<PersonId> =
            self.entry.seats.iter().filter_map(|seat| seat.occupant.person).collect();
        let terms = &self.entry.terms;
        let info = self.rooms.shelf.find(&terms.game).map(|game| game.info());
        Sight {
            game: info.map_or("", |info| info.id),
            game_name: info.map_or("", |info| info.name),
            setup: terms.setup.clone(),
            visibility: terms.visibility,
            status: self.entry.status,
            draws: draw_reports(&self.entry),
            chairs: Seat::all(terms.setup.seats).map(|seat| self.chair(seat, visitor)).collect(),
            seat,
            mine: self.seats_of(visitor.person),
            curtain: self.curtain(visitor),
            watching: self.doorway.others(&players),
            lines: self.heard_by(visitor),
            promises: self.promised(visitor, since),
            promisable: self.promisable(visitor),
            play,
            next: self.next,
        }
    }

    /// Several people on one device: before a seat's secrets are shown, whoever
    /// sits there must have the device in hand.
    fn curtain(&self, visitor: &Visitor) -> Option<Seat> {
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

    fn chair(&self, seat: Seat, visitor: &Visitor) -> Chair {
        let occupant = &self.entry.seats[seat.index()].occupant;
        let here = occupant.person.is_some_and(|person| self.doorway.has(person));
        let votes = match occupant.person {
            Some(absent) if !here && self.entry.status == Status::Playing => {
                let others = self.others(absent);
                let cast = self.votes.count(seat, &others);
                (!others.is_empty()).then_some((cast, needed(others.len())))
            }
            _ => None,
        };
        Chair {
            name: self.chair_name(seat),
            person: occupant.person.is_some(),
            bot: occupant.bot.clone(),
            here,
            asked: self.to_act().contains(seat),
            votes,
            my_vote: visitor.person.is_some_and(|voter| self.votes.has(seat, voter)),
        }
    }

    /// What whoever sits there is called.
    pub(super) fn chair_name(&self, seat: Seat) -> String {
        super::players(&self.entry.seats).names.get(seat.index()).cloned().unwrap_or_default()
    }
}
