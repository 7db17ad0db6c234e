//! A few words for each choice, as on a button. Any action is asked about at any
//! time, also to say why it is not possible, so nothing here takes for granted
//! that it makes sense.

use ludi_engine::{Phrase, Seat, phrase};

use super::{
    augustus_name, cards_of, civitas_name, deck_name, effect_name, laid, owner, place_of, printed,
    resolving, sequentia_name, token_name,
};
use crate::Caligula;
use crate::rules::action::{Action, Point, Spot, Throne};
use crate::rules::components::{Card, Deck};
use crate::rules::state::{Ask, Favor, NONE, State};

/// The words for an action of this seat.
pub(crate) fn label(game: &Caligula, state: &State, seat: Seat, action: Action) -> Phrase {
    match action {
        Action::Token(value) => phrase!("label-token", value = value),
        Action::Civitas(spot) => civitas(game, state, spot),
        Action::Placed(spot, space) => placed(game, state, seat, spot, space),
        Action::Use(index) => use_effect(game, state, index),
        Action::Pass => pass(state.ask),
        Action::Ordo(number) => ordo(game, state, number),
        Action::Deck(deck) => swap_civitas(game, state, deck),
        Action::Sequentia(place) => sequentia(game, state, place),
        Action::Lay(card) => lay(state.ask, card),
        Action::Done => done(state, seat),
        Action::Discard(card) => phrase!("label-discard", card = cards_of(card, 1)),
        Action::Lose(Point::Victory) => phrase!("label-lose-victory"),
        Action::Lose(Point::Conspiracy) => phrase!("label-lose-conspiracy"),
        Action::Name(number) => name(game, state, number),
        Action::Favor(throne) => favor(game, state, seat, throne),
    }
}

fn civitas(game: &Caligula, state: &State, spot: Spot) -> Phrase {
    let card = place_of(spot).map_or(NONE, |place| state.face_up[place]);
    let Some(civitas) = game.components.civitas.get(usize::from(card)) else {
        return phrase!("label-spot-empty", deck = deck_name(spot.deck), position = spot.position);
    };
    let name = civitas_name(game, card);
    let position = spot.position;
    if let Ask::Destroy(_) = state.ask {
        phrase!("label-destroy", card = name, position = position, printed = printed(civitas))
    } else {
        phrase!("label-civitas", card = name, position = position, printed = printed(civitas))
    }
}

fn placed(game: &Caligula, state: &State, seat: Seat, spot: Spot, space: u8) -> Phrase {
    let token = token_name(game, state, seat, spot, space);
    if place_of(spot).and_then(|place| owner(state, place, space)).is_none() {
        return token;
    }
    match state.ask {
        Ask::FirstToken => phrase!("label-first-token", token = token),
        Ask::SecondToken(..) => phrase!("label-second-token", token = token),
        Ask::RemoveToken => phrase!("label-remove-token", token = token),
        Ask::Penalty => phrase!("label-take-back", token = token),
        _ => token,
    }
}

fn use_effect(game: &Caligula, state: &State, index: u8) -> Phrase {
    let effect = resolving(game, state)
        .and_then(|(_, civitas)| civitas.effects.get(usize::from(index)).copied().flatten());
    match effect {
        Some(effect) => phrase!("label-use", effect = effect_name(effect)),
        None => phrase!("label-use-none", number = u16::from(index) + 1),
    }
}

fn pass(ask: Ask) -> Phrase {
    match ask {
        Ask::Effect => phrase!("label-pass-effect"),
        Ask::StartPlot => phrase!("label-pass-start-plot"),
        Ask::AnswerPlot => phrase!("label-pass-answer-plot"),
        Ask::Favor => phrase!("label-pass-favor"),
        Ask::Defend => phrase!("label-pass-defend"),
        Ask::Stab => phrase!("label-pass-stab"),
        _ => phrase!("label-pass"),
    }
}

fn ordo(game: &Caligula, state: &State, number: u8) -> Phrase {
    let order = state.order.get(..usize::from(game.seats)).unwrap_or(&state.order);
    match usize::from(number).checked_sub(1).and_then(|at| order.get(at)) {
        Some(&holder) => phrase!("label-ordo", number = number, holder = holder),
        None => phrase!("label-ordo-none", number = number),
    }
}

fn swap_civitas(game: &Caligula, state: &State, deck: Deck) -> Phrase {
    let card = |position| state.face_up[Spot { deck, position }.index()];
    match (card(1), card(2)) {
        (first, second) if first != NONE && second != NONE => phrase!(
            "label-swap-civitas",
            first = civitas_name(game, first),
            second = civitas_name(game, second)
        ),
        _ => phrase!("label-swap-civitas-none", deck = deck_name(deck)),
    }
}

fn sequentia(game: &Caligula, state: &State, place: u8) -> Phrase {
    let card = usize::from(place).checked_sub(1).and_then(|at| state.sequentia.get(at));
    let name = sequentia_name(game, card.copied().unwrap_or(NONE));
    phrase!("label-sequentia", place = place, sequentia = name)
}

fn lay(ask: Ask, card: Card) -> Phrase {
    if ask == Ask::Defend {
        phrase!("label-defend", card = cards_of(card, 1))
    } else {
        phrase!("label-lay", card = cards_of(card, 1))
    }
}

/// What showing the cards laid would mean. Only the seat that laid them hears
/// how many they are.
fn done(state: &State, seat: Seat) -> Phrase {
    let laid = if seat == state.asked { laid(state) } else { 0 };
    if laid == 0 {
        return phrase!("label-done-none");
    }
    let symbols = |seat: Seat| state.symbols.get(seat.index()).copied().unwrap_or(0);
    match state.ask {
        Ask::StartPlot => phrase!("label-done-start-plot", symbols = laid),
        Ask::AnswerPlot => {
            let total = symbols(seat).saturating_add(laid);
            let leader = symbols(state.leader);
            match total.cmp(&leader) {
                std::cmp::Ordering::Less => {
                    phrase!("label-done-too-few", total = total, leader = leader)
                }
                std::cmp::Ordering::Equal => phrase!("label-done-accept", total = total),
                std::cmp::Ordering::Greater => phrase!("label-done-raise", total = total),
            }
        }
        Ask::Stab => phrase!("label-done-stab", symbols = laid),
        _ => phrase!("label-done-none"),
    }
}

fn name(game: &Caligula, state: &State, number: u8) -> Phrase {
    let candidate = usize::from(number).checked_sub(1).and_then(|at| state.candidates.get(at));
    match candidate.and_then(|&at| game.components.augusti.get(usize::from(at))) {
        Some(augustus) => phrase!(
            "label-name",
            augustus = augustus.name.as_str(),
            life = augustus.life,
            spaces = augustus.spaces,
            points = augustus.points
        ),
        None => phrase!("label-name-none", number = number),
    }
}

fn favor(game: &Caligula, state: &State, seat: Seat, throne: Throne) -> Phrase {
    let on_emperor = state.favor.get(seat.index()) == Some(&Favor::Emperor);
    match throne {
        Throne::Emperor => {
            let augustus = augustus_name(game, state.emperor);
            if on_emperor {
                phrase!("label-favor-stay", augustus = augustus)
            } else {
                phrase!("label-favor-emperor", augustus = augustus)
            }
        }
        Throne::Candidate => {
            let Some(&candidate) = state.candidates.get(usize::from(state.named)) else {
                return phrase!("label-favor-none");
            };
            let augustus = augustus_name(game, candidate);
            if on_emperor {
                phrase!("label-favor-move", augustus = augustus)
            } else {
                phrase!("label-favor-candidate", augustus = augustus)
            }
        }
    }
}
