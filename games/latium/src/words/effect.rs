//! What benefits and auxilia do, in a few words.

use ludi_engine::{Phrase, phrase};

use crate::rules::gods::Kind;

/// What a kind does for its user, so many times.
pub(crate) fn help(kind: Kind, times: u8) -> Phrase {
    match kind {
        Kind::Salus => phrase!("help-salus", times = times),
        Kind::Divitiae => phrase!("help-divitiae", dp = 4 * times),
        Kind::Maiestas => phrase!("help-maiestas", times = times),
        Kind::Defensio => phrase!("help-defensio", times = times),
        Kind::Populus => phrase!("help-populus", times = times),
        Kind::Auctoritas => phrase!("help-auctoritas", times = times),
        Kind::Bellum => phrase!("help-bellum", times = times),
        Kind::Celeritas => phrase!("help-celeritas", times = times),
        Kind::Legatio => phrase!("help-legatio", times = times),
        Kind::Concordia => phrase!("help-concordia", times = times),
        Kind::Religio => phrase!("help-religio", times = times),
        Kind::Labores => phrase!("help-labores", times = times),
    }
}

/// What a kind does to others, to so many.
pub(crate) fn harm(kind: Kind, times: u8) -> Phrase {
    match kind {
        Kind::Salus => phrase!("harm-salus", times = times),
        Kind::Divitiae => phrase!("harm-divitiae", times = times),
        Kind::Maiestas => phrase!("harm-maiestas", times = times),
        Kind::Defensio => phrase!("harm-defensio", times = times),
        Kind::Populus => phrase!("harm-populus", times = times),
        Kind::Auctoritas => phrase!("harm-auctoritas", times = times),
        Kind::Bellum => phrase!("harm-bellum", times = times),
        Kind::Celeritas => phrase!("harm-celeritas", times = times),
        Kind::Legatio => phrase!("harm-legatio", times = times),
        Kind::Concordia => phrase!("harm-concordia", times = times),
        Kind::Religio => phrase!("harm-religio", times = times),
        Kind::Labores => phrase!("harm-labores", times = times),
    }
}

/// What the benefit of this number does.
pub(crate) fn benefit(kind: Kind, number: u8) -> Phrase {
    match number {
        1 => help(kind, 1),
        2 => harm(kind, 1),
        3 => help(kind, 2),
        _ => harm(kind, 2),
    }
}

/// What a kind does in battle.
pub(crate) fn in_battle(kind: Kind) -> Phrase {
    match kind {
        Kind::Salus => phrase!("battle-salus"),
        Kind::Divitiae => phrase!("battle-divitiae"),
        Kind::Maiestas => phrase!("battle-maiestas"),
        Kind::Defensio => phrase!("battle-defensio"),
        Kind::Populus => phrase!("battle-populus"),
        Kind::Auctoritas => phrase!("battle-auctoritas"),
        Kind::Bellum => phrase!("battle-bellum"),
        Kind::Celeritas => phrase!("battle-celeritas"),
        Kind::Legatio => phrase!("battle-legatio"),
        Kind::Concordia => phrase!("battle-concordia"),
        Kind::Religio => phrase!("battle-religio"),
        Kind::Labores => phrase!("battle-labores"),
    }
}
