//! What is going on, in a sentence.

use ludi_engine::{Phrase, Prompt, Rule, Seat, Viewer, phrase};

use super::{amount_of, names, province_name, province_names};
use crate::Imperivm;
use crate::rules::action::Resource;
use crate::rules::flow::rule_of;
use crate::rules::offers::Question;
use crate::rules::province::{ITALIA, provinces};
use crate::rules::state::{Ask, Ending, Stage, State};
use crate::rules::trouble::risk_of;

/// To a seat that is asked what it is asked, to all others who is asked what.
/// Only who is asked hears of cards it has chosen.
pub(crate) fn prompt(game: &Imperivm, state: &State, viewer: Viewer) -> Prompt {
    if state.stage == Stage::Over {
        let nobody_won = game.result(state).is_some_and(|outcome| outcome.winners().is_empty());
        let (rule, text) = match state.ending {
            Ending::Fall if nobody_won => ("4.1", phrase!("prompt-over-fall-nobody")),
            Ending::Fall => ("4.1", phrase!("prompt-over-fall")),
            _ if nobody_won => ("4.2", phrase!("prompt-over-prosperity-nobody")),
            Ending::Prosperity | Ending::Open => ("4.2", phrase!("prompt-over-prosperity")),
        };
        return Prompt { rule: Rule(rule), text };
    }
    let text = match viewer {
        Viewer::Seat(seat) if state.pending.contains(seat) => to_asked(game, state, seat),
        Viewer::Seat(seat) if state.sealed.contains(seat) => to_sealed(game, state, seat),
        _ => to_others(game, state),
    };
    Prompt { rule: rule_of(state), text }
}

/// The province attacked; Italia if none is, which is never asked about.
fn target<'a>(game: &'a Imperivm, state: &State) -> &'a str {
    province_name(game, state.target().unwrap_or(ITALIA))
}

fn to_asked(game: &Imperivm, state: &State, seat: Seat) -> Phrase {
    let picked = state.picked[seat.index()];
    match state.ask {
        Ask::Buy => phrase!("prompt-buy"),
        Ask::Price => phrase!("prompt-price", province = target(game, state)),
        Ask::Army => phrase!("prompt-army"),
        Ask::Return => phrase!("prompt-return"),
        Ask::Retreat => phrase!("prompt-retreat"),
        Ask::Prison => phrase!(
            "prompt-prison",
            grade = game.bail(state, seat),
            chosen = picked.value(),
            emperor = state.emperor
        ),
        Ask::Proposal => phrase!("prompt-proposal", emperor = state.emperor),
        Ask::Vote => {
            phrase!("prompt-vote", seat = state.turn, emperor = state.emperor, count = picked.len())
        }
        Ask::Successor => phrase!("prompt-successor"),
        Ask::Oath => phrase!("prompt-oath", dominion = state.dominion),
        Ask::Jail => phrase!("prompt-jail"),
        Ask::BorderCard => phrase!("prompt-border-card"),
        Ask::MoraleCard => phrase!("prompt-morale-card", risk = risk(state)),
        Ask::Target => phrase!("prompt-target"),
        Ask::Route => phrase!("prompt-route", target = target(game, state)),
        Ask::Consent => phrase!(
            "prompt-consent",
            seat = state.turn,
            path = province_names(game, provinces(state.path & state.owned[seat.index()])),
            target = target(game, state)
        ),
        Ask::Militia => phrase!(
            "prompt-militia",
            target = target(game, state),
            crossed = state.path.count_ones()
        ),
        Ask::Reinforcement => phrase!("prompt-reinforcement", count = picked.len()),
        Ask::Defence => phrase!(
            "prompt-defence",
            attacker = state.turn,
            target = target(game, state),
            value = picked.value()
        ),
        Ask::Repair => phrase!("prompt-repair", border = state.border, value = picked.value()),
        Ask::Religion => {
            phrase!("prompt-religion", value = picked.value(), risk = risk(state))
        }
        Ask::Keep => phrase!("prompt-keep", keep = state.keep, count = state.drawn.all.len()),
        Ask::HandOver
        | Ask::PlotBid
        | Ask::DefenceDraw
        | Ask::Tribute
        | Ask::Donation
        | Ask::UprisingBid
        | Ask::BarbarianBid => match game.question(state, seat) {
            Some(question) => for_amount(game, state, seat, question),
            None => to_others(game, state),
        },
        Ask::Nothing => to_others(game, state),
    }
}

/// To a seat that has sealed: that it may change it, or what it is asked once
/// it has begun to.
fn to_sealed(game: &Imperivm, state: &State, seat: Seat) -> Phrase {
    let at = seat.index();
    let offers = matches!(state.ask, Ask::PlotBid | Ask::UprisingBid | Ask::BarbarianBid);
    let begun = !state.picked[at].is_empty()
        || offers && state.offers[at] != game.unsaid(state, seat, state.ask);
    if begun {
        phrase!("prompt-changing", question = to_asked(game, state, seat))
    } else {
        phrase!("prompt-sealed", wait = to_others(game, state))
    }
}

/// How likely the people rise at the next roll, as the morale is now.
fn risk(state: &State) -> Phrase {
    phrase!("morale-risk", morale = state.morale, percent = risk_of(state.morale))
}

fn for_amount(game: &Imperivm, state: &State, seat: Seat, question: Question) -> Phrase {
    let coins = question.resource == Resource::Coins;
    let most = question.most;
    let public = if state.is_march() { state.public.power } else { 0 };
    let keeps_none = state.purses[seat.index()].power == 0 && public == 0;
    match state.ask {
        Ask::HandOver if coins => phrase!("prompt-hand-over-coins", to = state.emperor),
        Ask::HandOver => phrase!("prompt-hand-over-power", to = state.emperor),
        Ask::PlotBid if coins => phrase!("prompt-plot-coins", most = most),
        Ask::PlotBid => phrase!("prompt-plot-power", most = most),
        Ask::Donation | Ask::DefenceDraw if coins && keeps_none => {
            phrase!("prompt-coins-in-vain", most = most)
        }
        Ask::DefenceDraw if question.public && coins => phrase!("prompt-defend-public-coins"),
        Ask::DefenceDraw if question.public => phrase!("prompt-defend-public-power"),
        Ask::DefenceDraw if coins => {
            phrase!("prompt-defend-coins", attacker = state.turn, target = target(game, state))
        }
        Ask::DefenceDraw => {
            phrase!("prompt-defend-power", attacker = state.turn, target = target(game, state))
        }
        Ask::Tribute if coins => phrase!("prompt-tribute-coins", most = most, risk = risk(state)),
        Ask::Tribute => phrase!("prompt-tribute-power", most = most, risk = risk(state)),
        Ask::UprisingBid | Ask::BarbarianBid => {
            let needed = amount_of(question.resource, game.needed(state));
            if state.ask == Ask::UprisingBid {
                phrase!("prompt-uprising", needed = needed)
            } else {
                phrase!("prompt-barbarians", needed = needed)
            }
        }
        _ if coins => phrase!("prompt-donation-coins"),
        _ => phrase!("prompt-donation-power"),
    }
}

fn to_others(game: &Imperivm, state: &State) -> Phrase {
    let who = names(state.pending);
    match state.ask {
        Ask::Buy | Ask::Price => phrase!("wait-buy", who = who),
        Ask::Army | Ask::Return | Ask::Retreat => phrase!("wait-army", who = who),
        Ask::Prison => phrase!("wait-prison", who = who),
        Ask::Proposal => phrase!("wait-proposal", who = who, emperor = state.emperor),
        Ask::Vote => phrase!("wait-vote", who = who),
        Ask::Successor => phrase!("wait-successor", who = who),
        Ask::HandOver => phrase!("wait-hand-over", who = who, to = state.emperor),
        Ask::PlotBid => phrase!("wait-plot", who = who),
        Ask::Oath => phrase!("wait-oath", who = who),
        Ask::Jail => phrase!("wait-jail", who = who),
        Ask::BorderCard => phrase!("wait-border-card", who = who),
        Ask::Target => phrase!("wait-target", who = who),
        Ask::Route | Ask::Militia | Ask::Reinforcement => {
            phrase!("wait-attack", who = who, target = target(game, state))
        }
        Ask::Consent => phrase!(
            "wait-consent",
            who = who,
            seat = state.turn,
            path = province_names(game, provinces(state.path)),
            target = target(game, state)
        ),
        Ask::DefenceDraw | Ask::Defence => {
            phrase!("wait-defence", who = who, target = target(game, state))
        }
        Ask::Keep => phrase!("wait-keep", who = who),
        Ask::Repair => phrase!("wait-repair", who = who),
        Ask::MoraleCard | Ask::Tribute => phrase!("wait-tribute", who = who),
        Ask::Religion => phrase!("wait-religion", who = who),
        Ask::Donation => phrase!("wait-donation", who = who),
        Ask::UprisingBid => phrase!("wait-uprising", who = who),
        Ask::BarbarianBid => phrase!("wait-barbarians", who = who),
        Ask::Nothing => phrase!("wait-nothing"),
    }
}
