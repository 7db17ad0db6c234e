//! The lines of the log about marches and battles.

use ludi_engine::{Phrase, phrase};

use super::effect::in_battle;
use super::log::Line;
use super::{force_name, grade_name, kind_name, square_name, village_name};
use crate::Latium;
use crate::rules::event::Event;
use crate::rules::village::Village;

/// Marches, interceptions, attacks.
pub(super) fn war(game: &Latium, event: &Event) -> Option<Line> {
    let name = |village: Village| village_name(game, village);
    Some(match *event {
        Event::Marched { seat, square, centuriae } => {
            let square = square_name(square);
            ("16", phrase!("log-marched", seat = seat, square = square, centuriae = centuriae))
        }
        Event::Entered { seat, square } => {
            ("16", phrase!("log-entered", seat = seat, square = square_name(square)))
        }
        Event::Intercepted { seat, square } => {
            ("16", phrase!("log-intercepted", seat = seat, square = square_name(square)))
        }
        Event::LetPass { seat, square } => {
            ("16", phrase!("log-let-pass", seat = seat, square = square_name(square)))
        }
        Event::VillageThrown { village, die, fights: true } => {
            ("19", phrase!("log-village-fights", village = name(village), die = die))
        }
        Event::VillageThrown { village, die, fights: false } => {
            ("19", phrase!("log-village-declines", village = name(village), die = die))
        }
        Event::VillageRises { village } => {
            ("16", phrase!("log-village-rises", village = name(village)))
        }
        Event::Attacked { seat, village, centuriae } => {
            let village = name(village);
            ("19", phrase!("log-attacked", seat = seat, village = village, centuriae = centuriae))
        }
        Event::Joined { seat, side } => {
            ("19", phrase!("log-joined", seat = seat, side = force_name(game, side)))
        }
        _ => return None,
    })
}

/// Battles. Every other event has its line by now.
pub(super) fn battle(game: &Latium, event: &Event) -> Line {
    let name = |village: Village| village_name(game, village);
    let of = |force| force_name(game, force);
    match *event {
        Event::BattleBegins { attacker, defender, square, attack, defence } => {
            let line = phrase!(
                "log-battle",
                attacker = of(attacker),
                defender = of(defender),
                square = square_name(square),
                attack = attack,
                defence = defence
            );
            ("19", line)
        }
        Event::Deployed { side, ref schiere, reserve, tokens, attacks } => {
            let schiere: Vec<Phrase> =
                schiere.iter().map(|&lines| phrase!("schiera", lines = lines)).collect();
            let line = phrase!(
                "log-deployed",
                side = of(side),
                schiere = schiere,
                reserve = reserve,
                tokens = tokens,
                attacks = attacks
            );
            ("20", line)
        }
        Event::ReserveEnters { side } => ("20", phrase!("log-reserve", side = of(side))),
        Event::TokenPlayed { side, kind } => {
            let effect = in_battle(kind);
            let kind = kind_name(kind);
            ("21", phrase!("log-token", side = of(side), kind = kind, effect = effect))
        }
        Event::Answered { side, kind, to } => {
            let (kind, effect, to) = (kind_name(kind), in_battle(kind), kind_name(to));
            ("21", phrase!("log-answered", side = of(side), kind = kind, effect = effect, to = to))
        }
        Event::TokenLost { kind } => ("21", phrase!("log-token-lost", kind = kind_name(kind))),
        Event::Brought { side } => ("21", phrase!("log-brought", side = of(side))),
        Event::Thrown { side, schiera, die, threshold } => {
            let side = of(side);
            let line = phrase!(
                "log-thrown",
                side = side,
                schiera = schiera,
                die = die,
                threshold = threshold
            );
            ("20", line)
        }
        Event::Rerolled { side, schiera, die, threshold } => {
            let side = of(side);
            let line = phrase!(
                "log-rerolled",
                side = side,
                schiera = schiera,
                die = die,
                threshold = threshold
            );
            ("21", line)
        }
        Event::Hit { side, village } => {
            ("20", phrase!("log-hit", side = of(side), village = name(village)))
        }
        Event::Healed { side, village } => {
            ("21", phrase!("log-healed", side = of(side), village = name(village)))
        }
        Event::Slain { side, village } => {
            ("21", phrase!("log-slain", side = of(side), village = name(village)))
        }
        Event::Fled { side, village, centuriae } => {
            let (side, village) = (of(side), name(village));
            ("21", phrase!("log-fled", side = side, village = village, centuriae = centuriae))
        }
        Event::Relieved { side, village } => {
            ("21", phrase!("log-relieved", side = of(side), village = name(village)))
        }
        Event::Routed { side } => ("20", phrase!("log-routed", side = of(side))),
        Event::Yielded { side } => ("22", phrase!("log-yielded", side = of(side))),
        Event::BattleWon { side, attack, defence, grade } => {
            let line = phrase!(
                "log-battle-won",
                side = of(side),
                attack = attack,
                defence = defence,
                grade = grade_name(grade)
            );
            ("22", line)
        }
        Event::BattleDrawn { attack, defence } => {
            ("22", phrase!("log-battle-drawn", attack = attack, defence = defence))
        }
        Event::Recovered { village, back, dead } => {
            ("20", phrase!("log-recovered", village = name(village), back = back, dead = dead))
        }
        Event::Victory { seat, points } => {
            ("22.end", phrase!("log-victory", seat = seat, points = points))
        }
        _ => ("3", phrase!("log-nothing")),
    }
}
