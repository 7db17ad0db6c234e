//! The log in words: a line for each event, and the rule behind it.

use ludi_engine::{Phrase, Prompt, Rule, Seat, phrase};

use super::{
    augustus_name, cards, cards_of, civitas_name, deck_name, effect_name, effect_rule,
    penalty_rule, pile_name, printed, sequentia_name,
};
use crate::Caligula;
use crate::rules::action::{Point, Throne};
use crate::rules::components::{Card, Civitas, Effect, Kind, Pile, Sequentia};
use crate::rules::event::{DecidedBy, Event, Lying, Shown, Verdict};

/// The line of the log for an event, and the rule it comes from.
pub(crate) fn describe(game: &Caligula, event: &Event) -> Prompt {
    let (rule, text) = match *event {
        Event::TurnBegins { turn, first } => {
            ("turn", phrase!("log-turn-begins", turn = turn, first = first))
        }
        Event::Placed { seat, value: Some(value), spot: _, civitas } => (
            "1",
            phrase!(
                "log-placed-own",
                seat = seat,
                value = value,
                card = civitas_name(game, civitas)
            ),
        ),
        Event::Placed { seat, value: None, spot: _, civitas } => {
            ("1", phrase!("log-placed", seat = seat, card = civitas_name(game, civitas)))
        }
        Event::SequentiaReached { place, sequentia } => (
            sequentia_rule(game, sequentia),
            phrase!(
                "log-sequentia-reached",
                place = place,
                sequentia = sequentia_name(game, sequentia)
            ),
        ),
        Event::Drawn { seat, pile: _, card: Some(card) } => {
            ("2B.cards", phrase!("log-drawn", seat = seat, card = cards_of(card, 1)))
        }
        Event::Drawn { seat, pile, card: None } => {
            ("2B.cards", phrase!("log-drawn-unseen", seat = seat, pile = pile_name(pile)))
        }
        Event::OrdoPassed { ref order } => {
            ("2A.ordo", phrase!("log-ordo-passed", order = names(order)))
        }
        Event::Revealed { spot: _, civitas, ref tokens } => ("2B", revealed(game, civitas, tokens)),
        Event::NobodyElected { civitas } => nobody(game, civitas),
        Event::Used { seat, civitas, effect } => (
            effect_rule(effect).0,
            phrase!(
                "log-used",
                seat = seat,
                effect = effect_name(effect),
                card = civitas_name(game, civitas)
            ),
        ),
        Event::Declined { seat, civitas } => (
            "2B.optional",
            phrase!("log-declined", seat = seat, card = civitas_name(game, civitas)),
        ),
        Event::InVain { seat, civitas } => {
            ("2B.optional", phrase!("log-in-vain", seat = seat, card = civitas_name(game, civitas)))
        }
        Event::Discarded { civitas } => {
            ("2B.refill", phrase!("log-discarded", card = civitas_name(game, civitas)))
        }
        Event::TurnedUp { spot, civitas } => (
            "2B.refill",
            match card(game, civitas) {
                Some(shown) => phrase!(
                    "log-turned-up",
                    card = civitas_name(game, civitas),
                    position = spot.position,
                    printed = printed(shown)
                ),
                None => phrase!("civitas-none"),
            },
        ),
        Event::Destroyed { seat, spot: _, civitas } => (
            "legend.destroy",
            phrase!("log-destroyed", seat = seat, card = civitas_name(game, civitas)),
        ),
        Event::TokenGained { seat, value } => {
            ("legend.gain-token", phrase!("log-token-gained", seat = seat, value = value))
        }
        Event::PrimusTaken { seat, from: None } => {
            ("legend.primus", phrase!("log-primus-taken", seat = seat))
        }
        Event::PrimusTaken { seat, from: Some(from) } => {
            ("legend.primus", phrase!("log-primus-taken-from", seat = seat, from = from))
        }
        Event::TokensSwapped { seat, first, second } => (
            "legend.swap-tokens",
            phrase!(
                "log-tokens-swapped",
                seat = seat,
                first = lying(first),
                second = lying(second)
            ),
        ),
        Event::TokenRemoved { seat, token } => {
            ("legend.remove-token", phrase!("log-token-removed", seat = seat, token = lying(token)))
        }
        Event::OrdoSwapped { seat, first, second } => (
            "legend.swap-ordo",
            phrase!("log-ordo-swapped", seat = seat, first = first, second = second),
        ),
        Event::CivitasSwapped { seat, now_first, now_second } => (
            "legend.swap-civitas",
            phrase!(
                "log-civitas-swapped",
                seat = seat,
                first = civitas_name(game, now_first),
                second = civitas_name(game, now_second)
            ),
        ),
        Event::SequentiaSwapped { seat, first, second } => (
            "legend.swap-sequentia",
            phrase!("log-sequentia-swapped", seat = seat, first = first, second = second),
        ),
        Event::TookBack { seat, token } => (
            "legend.take-back",
            phrase!(
                "log-took-back",
                seat = seat,
                deck = deck_name(token.spot.deck),
                position = token.spot.position,
                space = u16::from(token.space) + 1
            ),
        ),
        Event::LostPoint { seat, point: Point::Victory } => {
            ("legend.lose-point", phrase!("log-lost-victory", seat = seat))
        }
        Event::LostPoint { seat, point: Point::Conspiracy } => {
            ("legend.lose-point", phrase!("log-lost-conspiracy", seat = seat))
        }
        Event::DiscardedCard { seat, card, civitas } => (
            discard_rule(game, card, civitas),
            phrase!("log-discarded-card", seat = seat, card = cards_of(card, 1)),
        ),
        Event::LacksSymbol { seat, pile } => (
            match pile {
                Pile::Coniura => "legend.discard-coniura",
                Pile::Pugio => "legend.discard-pugio",
            },
            phrase!("log-lacks-symbol", seat = seat, pile = pile_name(pile)),
        ),
        Event::NothingToLose { ref seats, civitas } => (
            penalty_rule(card(game, civitas).map(|card| card.effects)).0,
            phrase!(
                "log-nothing-to-lose",
                seats = names(seats),
                card = civitas_name(game, civitas)
            ),
        ),
        Event::NoPlot => ("2C.plot", phrase!("log-no-plot")),
        Event::PlotNotStarted { seat } => ("2C.plot", phrase!("log-plot-not-started", seat = seat)),
        Event::PlotStarted { seat, cards: ref played, total } => (
            "2C.plot",
            phrase!("log-plot-started", seat = seat, cards = cards(played), total = total),
        ),
        Event::Passed { seat } => ("2C.plot", phrase!("log-passed", seat = seat)),
        Event::Accepted { seat, cards: ref played, total } => {
            ("2C.plot", phrase!("log-accepted", seat = seat, cards = cards(played), total = total))
        }
        Event::Raised { seat, cards: ref played, total } => {
            ("2C.plot", phrase!("log-raised", seat = seat, cards = cards(played), total = total))
        }
        Event::PlotSettled { leader, symbols } => {
            ("2C.plot", phrase!("log-plot-settled", leader = leader, symbols = symbols))
        }
        Event::CandidateNamed { seat, augustus } => (
            "2C.favor",
            phrase!("log-candidate-named", seat = seat, augustus = augustus_name(game, augustus)),
        ),
        Event::FavorPlaced { seat, throne, augustus, stayed } => {
            let augustus = augustus_name(game, augustus);
            let text = match (throne, stayed) {
                (_, true) => phrase!("log-favor-stayed", seat = seat, augustus = augustus),
                (Throne::Emperor, false) => {
                    phrase!("log-favor-emperor", seat = seat, augustus = augustus)
                }
                (Throne::Candidate, false) => {
                    phrase!("log-favor-candidate", seat = seat, augustus = augustus)
                }
            };
            ("2C.favor", text)
        }
        Event::NoFavor { seat } => ("2C.favor", phrase!("log-no-favor", seat = seat)),
        Event::Defended { seat, card, life } => (
            "2C.assassination",
            phrase!("log-defended", seat = seat, card = cards_of(card, 1), life = life),
        ),
        Event::NotDefended { seat } => {
            ("2C.assassination", phrase!("log-not-defended", seat = seat))
        }
        Event::Stabbed { seat, cards: ref played, symbols, total, life } => (
            "2C.assassination",
            phrase!(
                "log-stabbed",
                seat = seat,
                cards = cards(played),
                symbols = symbols,
                total = total,
                life = life
            ),
        ),
        Event::NotStabbed { seat } => ("2C.assassination", phrase!("log-not-stabbed", seat = seat)),
        Event::EmperorKilled { augustus, symbols, life } => (
            "2C.life",
            phrase!(
                "log-emperor-killed",
                augustus = augustus_name(game, augustus),
                symbols = symbols,
                life = life
            ),
        ),
        Event::EmperorSurvived { augustus, symbols, life } => (
            "2C.life",
            phrase!(
                "log-emperor-survived",
                augustus = augustus_name(game, augustus),
                symbols = symbols,
                life = life
            ),
        ),
        Event::ConspiracyPoint { seat } => {
            ("2C.points", phrase!("log-conspiracy-point", seat = seat))
        }
        Event::StabberPoint { seat } => ("2C.points", phrase!("log-stabber-point", seat = seat)),
        Event::Enthroned { augustus } => {
            ("2C.life", phrase!("log-enthroned", augustus = augustus_name(game, augustus)))
        }
        Event::CandidateTurnedUp { augustus } => (
            "2C.life",
            phrase!("log-candidate-turned-up", augustus = augustus_name(game, augustus)),
        ),
        Event::FavorRewarded { seat, augustus, points } => (
            "3",
            phrase!(
                "log-favor-rewarded",
                seat = seat,
                augustus = augustus_name(game, augustus),
                points = points
            ),
        ),
        Event::FallBegins => ("fall", phrase!("log-fall-begins")),
        Event::Ended { ref verdict } => {
            ("winner", phrase!("log-ended", verdict = verdict_in_words(verdict)))
        }
    };
    Prompt { rule: Rule(rule), text }
}

fn card(game: &Caligula, civitas: u8) -> Option<&Civitas> {
    game.components.civitas.get(usize::from(civitas))
}

fn sequentia_rule(game: &Caligula, sequentia: u8) -> &'static str {
    match game.components.sequentiae.get(usize::from(sequentia)) {
        Some(Sequentia::Draw) => "2A.draw",
        Some(Sequentia::Ordo) => "2A.ordo",
        Some(Sequentia::Resolve(_)) => "2A.resolve",
        None => "2A",
    }
}

/// The rule for a card given up: what the Civitas card demands and this one
/// bears. One with both symbols answers the demand that is printed first.
fn discard_rule(game: &Caligula, discarded: Card, civitas: u8) -> &'static str {
    let effects = card(game, civitas).map(|card| card.effects).unwrap_or_default();
    let answered = |effect: &Effect| match effect {
        Effect::DiscardConiura => discarded.bears(Pile::Coniura),
        Effect::DiscardPugio => discarded.bears(Pile::Pugio),
        _ => false,
    };
    effects
        .into_iter()
        .flatten()
        .find(answered)
        .map_or("2B.negative", |effect| effect_rule(effect).0)
}

/// Seats by name, in this order.
fn names(seats: &[Seat]) -> Vec<Phrase> {
    seats.iter().map(|&seat| phrase!("log-seat", seat = seat)).collect()
}

fn revealed(game: &Caligula, civitas: u8, tokens: &[Shown]) -> Phrase {
    let Some(shown) = card(game, civitas) else { return phrase!("civitas-none") };
    let (card, printed) = (civitas_name(game, civitas), printed(shown));
    if tokens.is_empty() {
        return phrase!("log-revealed-none", card = card, printed = printed);
    }
    let tokens: Vec<Phrase> = tokens
        .iter()
        .map(|token| phrase!("log-shown", seat = token.seat, value = token.value))
        .collect();
    phrase!("log-revealed", card = card, printed = printed, tokens = tokens)
}

/// Nobody gets the effect of this card, or nobody suffers it.
fn nobody(game: &Caligula, civitas: u8) -> (&'static str, Phrase) {
    let name = civitas_name(game, civitas);
    match card(game, civitas).map(|card| card.kind) {
        Some(Kind::Negative) => ("2B.negative", phrase!("log-nobody-suffers", card = name)),
        Some(Kind::Collective) => ("2B.collective", phrase!("log-nobody", card = name)),
        Some(Kind::Elective) | None => ("2B.elective", phrase!("log-nobody", card = name)),
    }
}

fn lying(token: Lying) -> Phrase {
    phrase!(
        "log-token",
        seat = token.seat,
        deck = deck_name(token.spot.deck),
        position = token.spot.position,
        space = u16::from(token.space) + 1
    )
}

/// Who wins, and what decided it.
pub(super) fn verdict_in_words(verdict: &Verdict) -> Phrase {
    let Verdict { tied, winners, points, by } = verdict;
    let (points, winner) = (*points, names(winners));
    match by {
        DecidedBy::Points => phrase!("verdict-points", winner = winner, points = points),
        DecidedBy::Nothing => phrase!("verdict-shared", winners = winner, points = points),
        DecidedBy::Primus => {
            phrase!("verdict-primus", tied = names(tied), points = points, winner = winner)
        }
        DecidedBy::ConspiracyPoints => {
            phrase!("verdict-conspiracy", tied = names(tied), points = points, winner = winner)
        }
        DecidedBy::Cards => {
            phrase!("verdict-cards", tied = names(tied), points = points, winner = winner)
        }
    }
}
