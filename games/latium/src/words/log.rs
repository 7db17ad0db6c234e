//! The log in words: a line for each event, and the rule behind it.

use ludi_engine::{Phrase, Prompt, Rule, phrase};

use super::effect::{benefit, harm, help};
use super::{battle_log, card_name, kind_name, season_name, village_name};
use crate::Latium;
use crate::rules::action::Mode;
use crate::rules::event::Event;
use crate::rules::village::Village;

/// A section and a line.
pub(super) type Line = (&'static str, Phrase);

/// The line of the log for an event, and the rule it comes from.
pub(crate) fn describe(game: &Latium, event: &Event) -> Prompt {
    let (rule, text) = year(game, event)
        .or_else(|| people(game, event))
        .or_else(|| effects(game, event))
        .or_else(|| works(game, event))
        .or_else(|| diplomacy(game, event))
        .or_else(|| battle_log::war(game, event))
        .unwrap_or_else(|| battle_log::battle(game, event));
    Prompt { rule: Rule(rule), text }
}

/// The year, offerings and the order.
fn year(game: &Latium, event: &Event) -> Option<Line> {
    let name = |village: Village| village_name(game, village);
    Some(match *event {
        Event::Leads { seat, village } => {
            ("2", phrase!("log-leads", seat = seat, village = name(village)))
        }
        Event::YearBegins { year } => ("3", phrase!("log-year", year = year)),
        Event::SeasonBegins { year, season } => {
            ("7", phrase!("log-season", year = year, season = season_name(season)))
        }
        Event::Produced { seat, dp } => ("13", phrase!("log-produced", seat = seat, dp = dp)),
        Event::Grown { village } => ("12", phrase!("log-grown", village = name(village))),
        Event::Offered { seat, dp: 0 } => ("8", phrase!("log-offered-nothing", seat = seat)),
        Event::Offered { seat, dp } => ("8", phrase!("log-offered", seat = seat, dp = dp)),
        Event::Dealt { seat, card: None } => ("10", phrase!("log-dealt", seat = seat)),
        Event::Dealt { seat, card: Some(card) } => {
            ("10", phrase!("log-dealt-own", seat = seat, card = card_name(card)))
        }
        Event::CardShown { seat, card } => {
            ("8", phrase!("log-card-shown", seat = seat, card = card_name(card)))
        }
        Event::AuxiliumShown { seat } => ("8", phrase!("log-auxilium-shown", seat = seat)),
        Event::TieThrown { seat, die } => ("8", phrase!("log-tie-thrown", seat = seat, die = die)),
        Event::Ordered { ref order } => {
            let order: Vec<Phrase> =
                order.iter().map(|&seat| phrase!("player", seat = seat)).collect();
            ("8", phrase!("log-ordered", order = order))
        }
        Event::Passed { seat } => ("9", phrase!("log-passed", seat = seat)),
        Event::Finished { years: true } => ("22.end", phrase!("log-finished")),
        Event::Finished { years: false } => ("22.end", phrase!("log-last-rex")),
        _ => return None,
    })
}

/// The people: food, consent, revolt.
fn people(game: &Latium, event: &Event) -> Option<Line> {
    let name = |village: Village| village_name(game, village);
    Some(match *event {
        Event::AllFed { seat, dp } => ("13", phrase!("log-all-fed", seat = seat, dp = dp)),
        Event::Fed { seat, village, dp } => {
            ("13", phrase!("log-fed", seat = seat, village = name(village), dp = dp))
        }
        Event::Hungry { seat, village } => {
            ("13", phrase!("log-hungry", seat = seat, village = name(village)))
        }
        Event::Consent { seat, change, consent } => {
            ("15", phrase!("log-consent", seat = seat, change = change, consent = consent))
        }
        Event::Indignant { village, level } => {
            ("15", phrase!("log-indignant", village = name(village), level = level))
        }
        Event::AllyLeaves { seat, village } => {
            ("15", phrase!("log-ally-leaves", seat = seat, village = name(village)))
        }
        Event::Revolt { seat, village } => {
            ("15", phrase!("log-revolt", seat = seat, village = name(village)))
        }
        Event::Quelled { seat, village } => {
            ("15", phrase!("log-quelled", seat = seat, village = name(village)))
        }
        Event::Destroyed { seat, village } => {
            ("15", phrase!("log-destroyed", seat = seat, village = name(village)))
        }
        Event::Freed { seat, village } => {
            ("15", phrase!("log-freed", seat = seat, village = name(village)))
        }
        Event::Expelled { seat, village } => {
            ("15", phrase!("log-expelled", seat = seat, village = name(village)))
        }
        Event::Out { seat } => ("15", phrase!("log-out", seat = seat)),
        _ => return None,
    })
}

/// Auxilia, benefits, and what they do outside battle.
fn effects(game: &Latium, event: &Event) -> Option<Line> {
    let name = |village: Village| village_name(game, village);
    Some(match *event {
        Event::Drawn { seat, kind: None, price } => {
            ("11", phrase!("log-drawn", seat = seat, dp = price))
        }
        Event::Drawn { seat, kind: Some(kind), price } => {
            ("11", phrase!("log-drawn-own", seat = seat, kind = kind_name(kind), dp = price))
        }
        Event::BagFilled => ("11", phrase!("log-bag-filled")),
        Event::AuxiliumUsed { seat, kind, mode, free } => {
            let effect = match mode {
                Mode::Help => help(kind, 1),
                Mode::Harm => harm(kind, 1),
            };
            let kind = kind_name(kind);
            match free {
                true => {
                    ("14", phrase!("log-ara-auxilium", seat = seat, kind = kind, effect = effect))
                }
                false => ("11", phrase!("log-auxilium", seat = seat, kind = kind, effect = effect)),
            }
        }
        Event::BenefitUsed { seat, card, benefit: number } => {
            let effect = benefit(card.kind(), number);
            let card = card_name(card);
            (
                "10",
                phrase!("log-benefit", seat = seat, card = card, number = number, effect = effect),
            )
        }
        Event::InVain { seat, kind } => {
            ("10", phrase!("log-in-vain", seat = seat, kind = kind_name(kind)))
        }
        Event::Restored { village } => ("10", phrase!("log-restored", village = name(village))),
        Event::NeedsMore { village, dp } => {
            ("10", phrase!("log-needs-more", village = name(village), dp = dp))
        }
        Event::Gained { seat, dp } => ("10", phrase!("log-gained", seat = seat, dp = dp)),
        Event::Robbed { seat, dp } => ("10", phrase!("log-robbed", seat = seat, dp = dp)),
        Event::Guarded { village } => ("10", phrase!("log-guarded", village = name(village))),
        Event::Exposed { village } => ("10", phrase!("log-exposed", village = name(village))),
        Event::Settled { village } => ("12", phrase!("log-settled", village = name(village))),
        Event::Shrunk { village } => ("12", phrase!("log-shrunk", village = name(village))),
        Event::Placed { seat, first: true } => ("8", phrase!("log-plays-first", seat = seat)),
        Event::Placed { seat, first: false } => ("8", phrase!("log-plays-last", seat = seat)),
        Event::Emboldened { seat, battles } => {
            ("10", phrase!("log-emboldened", seat = seat, battles = battles))
        }
        Event::Daunted { seat } => ("10", phrase!("log-daunted", seat = seat)),
        Event::VillageDaunted { village } => {
            ("10", phrase!("log-village-daunted", village = name(village)))
        }
        Event::Slowed { seat } => ("10", phrase!("log-slowed", seat = seat)),
        Event::Eloquent { seat, bonus } => {
            ("10", phrase!("log-eloquent", seat = seat, bonus = bonus))
        }
        Event::Muted { seat } => ("10", phrase!("log-muted", seat = seat)),
        Event::Soothed { village, level } => {
            ("15", phrase!("log-soothed", village = name(village), level = level))
        }
        Event::Returned { seat, kind } => {
            ("11", phrase!("log-returned", seat = seat, kind = kind_name(kind)))
        }
        Event::Given { from, to, kind } => {
            ("11", phrase!("log-given", seat = from, to = to, kind = kind_name(kind)))
        }
        _ => return None,
    })
}

/// Huts, ara, oppidum.
fn works(game: &Latium, event: &Event) -> Option<Line> {
    let name = |village: Village| village_name(game, village);
    let line = match *event {
        Event::HutBuilt { seat, village, price } => {
            phrase!("log-hut", seat = seat, village = name(village), dp = price)
        }
        Event::AraBuilt { seat, step: 2, .. } => phrase!("log-ara-finished", seat = seat),
        Event::AraBuilt { seat, price, .. } => phrase!("log-ara", seat = seat, dp = price),
        Event::OppidumBuilt { seat, village, step: 3, .. } => {
            phrase!("log-oppidum-finished", seat = seat, village = name(village))
        }
        Event::OppidumBuilt { seat, village, step, price } => {
            phrase!("log-oppidum", seat = seat, village = name(village), step = step, dp = price)
        }
        Event::OppidumBlocked { village } => {
            phrase!("log-oppidum-blocked", village = name(village))
        }
        Event::AraBlocked { seat } => phrase!("log-ara-blocked", seat = seat),
        Event::HutMissing { village } => phrase!("log-hut-missing", village = name(village)),
        _ => return None,
    };
    Some(("14", line))
}

/// Requests, alliances, pacts.
fn diplomacy(game: &Latium, event: &Event) -> Option<Line> {
    let name = |village: Village| village_name(game, village);
    let line = match *event {
        Event::Requested { seat, village, gift: 0 } => {
            phrase!("log-requested", seat = seat, village = name(village))
        }
        Event::Requested { seat, village, gift } => {
            phrase!("log-requested-gift", seat = seat, village = name(village), dp = gift)
        }
        Event::LeaveGiven { seat, village } => {
            phrase!("log-leave-given", seat = seat, village = name(village))
        }
        Event::LeaveRefused { seat, village } => {
            phrase!("log-leave-refused", seat = seat, village = name(village))
        }
        Event::RequestThrown { village, sides, die, bonus, accepted } => {
            let village = name(village);
            match accepted {
                true => phrase!(
                    "log-request-accepted",
                    village = village,
                    sides = sides,
                    die = die,
                    bonus = bonus
                ),
                false => phrase!(
                    "log-request-refused",
                    village = village,
                    sides = sides,
                    die = die,
                    bonus = bonus
                ),
            }
        }
        Event::Allied { seat, village, from: None } => {
            phrase!("log-allied", seat = seat, village = name(village))
        }
        Event::Allied { seat, village, from: Some(from) } => {
            phrase!("log-allied-from", seat = seat, village = name(village), from = from)
        }
        Event::Barred { seat, village, ever: true } => {
            phrase!("log-barred-ever", seat = seat, village = name(village))
        }
        Event::Barred { seat, village, ever: false } => {
            phrase!("log-barred", seat = seat, village = name(village))
        }
        Event::PactMade { seat, with } => phrase!("log-pact", seat = seat, with = with),
        Event::PactRefused { seat, with } => {
            phrase!("log-pact-refused", seat = seat, with = with)
        }
        Event::PactEnded { seat, with } => phrase!("log-pact-ended", seat = seat, with = with),
        Event::Submitted { village, to } => {
            phrase!("log-submitted", village = name(village), seat = to)
        }
        Event::Subdued { seat, village, from: None } => {
            phrase!("log-subdued", seat = seat, village = name(village))
        }
        Event::Subdued { seat, village, from: Some(from) } => {
            phrase!("log-subdued-from", seat = seat, village = name(village), from = from)
        }
        Event::Conquered { seat, village, from } => {
            phrase!("log-conquered", seat = seat, village = name(village), from = from)
        }
        Event::Besieged { village, by } => {
            phrase!("log-besieged", village = name(village), seat = by)
        }
        Event::SiegeLifted { village, by } => {
            phrase!("log-siege-lifted", village = name(village), seat = by)
        }
        _ => return None,
    };
    Some(("17", line))
}
