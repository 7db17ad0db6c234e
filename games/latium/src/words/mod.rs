//! Every word a player reads, as phrases: prompts, labels of choices, lines of
//! the log, and the names of the things they speak of.

mod battle_log;
pub(crate) mod effect;
mod label;
mod log;
mod preview;
mod promise;
mod prompt;

use ludi_engine::{
    Number, Part, Phrase, Promise, Prompt, Seat, SeatSet, Term, Viewer, Words, phrase,
};

use crate::rules::event::{Force, Grade};
use crate::rules::gods::{Card, Kind};
use crate::rules::state::Season;
use crate::rules::village::{Square, Village};
use crate::{Action, Event, Latium, State, View};

impl Words for Latium {
    fn prompt(&self, state: &State, viewer: Viewer) -> Prompt {
        prompt::prompt(self, state, viewer)
    }

    fn label(&self, state: &State, seat: Seat, action: Action) -> Phrase {
        label::label(self, state, seat, action)
    }

    fn preview(&self, view: &View, action: Action) -> Option<Phrase> {
        preview::preview(self, view, action)
    }

    fn number(action: Action) -> Option<Number> {
        let Action::Offer(number) = action else { return None };
        Some(Number { number, label: phrase!("table-offer") })
    }

    fn idle(&self, state: &State, seat: Seat) -> Option<Phrase> {
        state.rex(seat).is_out().then(|| phrase!("idle-out"))
    }

    fn describe(&self, event: &Event) -> Prompt {
        log::describe(self, event)
    }

    fn term(term: Term<'_>) -> Option<Phrase> {
        Some(match term {
            Term::About => phrase!("about"),
            Term::Edition("standard") => phrase!("edition-standard"),
            Term::Turn(year) => phrase!("turn-year", year = year),
            _ => return None,
        })
    }

    fn promise(promise: &Promise) -> Option<Phrase> {
        promise::promise(promise)
    }

    fn part(view: &View) -> Option<Part> {
        Some(Part { turn: view.year.into(), phase: season_name(view.season) })
    }

    fn lesson() -> Option<&'static str> {
        Some(include_str!("../../lessons/first.toml"))
    }

    ludi_engine::papers!();
}

/// What the lines of the score sheet count.
pub(crate) fn score_lines() -> [Phrase; 5] {
    [
        phrase!("score-main"),
        phrase!("score-conquered"),
        phrase!("score-allies"),
        phrase!("score-subjects"),
        phrase!("score-victories"),
    ]
}

/// What breaks ties.
pub(crate) fn tie_line() -> Phrase {
    phrase!("score-dp")
}

pub(crate) fn village_name(game: &Latium, village: Village) -> &str {
    game.components.name(village)
}

pub(crate) fn square_name(square: Square) -> Phrase {
    phrase!("square", name = square.name().as_str())
}

/// The kinds are Latin in every language.
pub(crate) fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Salus => "Salus",
        Kind::Divitiae => "Divitiae",
        Kind::Maiestas => "Maiestas",
        Kind::Defensio => "Defensio",
        Kind::Populus => "Populus",
        Kind::Auctoritas => "Auctoritas",
        Kind::Bellum => "Bellum",
        Kind::Celeritas => "Celeritas",
        Kind::Legatio => "Legatio",
        Kind::Concordia => "Concordia",
        Kind::Religio => "Religio",
        Kind::Labores => "Labores",
    }
}

/// A card by its kind and the number of its benefits.
pub(crate) fn card_name(card: Card) -> Phrase {
    let benefits = ["I", "II", "III", "IV"][usize::from(card.benefits()) - 1];
    phrase!("card", kind = kind_name(card.kind()), benefits = benefits)
}

pub(crate) fn season_name(season: Season) -> Phrase {
    match season {
        Season::Hiems => phrase!("season-hiems"),
        Season::Semen => phrase!("season-semen"),
        Season::Messis => phrase!("season-messis"),
    }
}

pub(crate) fn force_name(game: &Latium, force: Force) -> Phrase {
    match force {
        Force::Player(seat) => phrase!("force-player", seat = seat),
        Force::Village(village) => {
            phrase!("force-village", village = village_name(game, village))
        }
    }
}

fn grade_name(grade: Grade) -> Phrase {
    match grade {
        Grade::Crushing => phrase!("grade-crushing"),
        Grade::Narrow => phrase!("grade-narrow"),
    }
}

fn names_of(seats: SeatSet) -> Vec<Phrase> {
    seats.iter().map(|seat| phrase!("player", seat = seat)).collect()
}
