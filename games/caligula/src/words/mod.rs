//! Every word a player reads, as phrases: prompts, labels of choices, lines of
//! the log, and the names of the things they speak of.

mod label;
mod log;
mod preview;
mod promise;
mod prompt;
mod score;

use ludi_engine::{
    Part, Phrase, Promise, Prompt, Recurring, Rule, Rules, Seat, Term, Viewer, Words, phrase,
};

use crate::rules::action::Spot;
use crate::rules::components::{Card, Civitas, Deck, Effect, Kind, Pile, Sequentia};
use crate::rules::event::Hand;
use crate::rules::knowledge::could_be;
use crate::rules::state::{Ask, Stage, State, value_of};
use crate::rules::view::View;
use crate::{Action, Caligula, Event};

pub(crate) use self::score::score_lines;

impl Words for Caligula {
    fn prompt(&self, state: &State, viewer: Viewer) -> Prompt {
        prompt::prompt(self, state, viewer)
    }

    fn label(&self, state: &State, seat: Seat, action: Action) -> Phrase {
        label::label(self, state, seat, action)
    }

    fn preview(&self, view: &View, action: Action) -> Option<Phrase> {
        preview::preview(self, view, action)
    }

    fn recurring(&self, state: &State, seat: Seat) -> Option<Recurring<Action>> {
        let asked = state.ask == Ask::StartPlot && state.asked == seat && state.laid_count() == 0;
        (state.stage != Stage::Over).then(|| Recurring {
            turn: state.turn.into(),
            decline: asked.then_some(Action::Pass),
            label: phrase!("recurring-plot"),
        })
    }

    fn idle(&self, state: &State, seat: Seat) -> Option<Phrase> {
        let plots = matches!(
            state.stage,
            Stage::Plot | Stage::Favor | Stage::Defence | Stage::Assassination
        );
        if self.to_act(state).contains(seat) {
            // Whoever has passed may still defend the emperor.
            None
        } else if state.stage == Stage::Placement && state.in_hand[seat.index()] == 0 {
            Some(phrase!("idle-no-tokens"))
        } else if plots && state.hand_size(seat) == 0 && state.symbols[seat.index()] == 0 {
            Some(phrase!("idle-no-cards"))
        } else if plots && state.plotting && state.passed.contains(seat) {
            Some(phrase!("idle-passed"))
        } else {
            None
        }
    }

    fn term(term: Term<'_>) -> Option<Phrase> {
        Some(match term {
            Term::About => phrase!("about"),
            Term::Edition("standard") => phrase!("edition-standard"),
            Term::Option("own-tokens") => phrase!("option-own-tokens"),
            Term::Value("own-tokens", "shown") => phrase!("option-own-tokens-shown"),
            Term::Value("own-tokens", "hidden") => phrase!("option-own-tokens-hidden"),
            Term::Turn(turn) => phrase!("board-turn", turn = turn),
            _ => return None,
        })
    }

    fn describe(&self, event: &Event) -> Prompt {
        log::describe(self, event)
    }

    fn promise(promise: &Promise) -> Option<Phrase> {
        promise::promise(promise)
    }

    fn part(view: &View) -> Option<Part> {
        Some(Part { turn: view.turn.into(), phase: stage_name(view.stage) })
    }

    fn lesson() -> Option<&'static str> {
        Some(include_str!("../../lessons/first.toml"))
    }

    ludi_engine::papers!();
}

pub(crate) fn deck_name(deck: Deck) -> Phrase {
    match deck {
        Deck::Plebs => phrase!("deck-plebs"),
        Deck::Legionarii => phrase!("deck-legionarii"),
        Deck::Praetoriani => phrase!("deck-praetoriani"),
        Deck::Tribuni => phrase!("deck-tribuni"),
        Deck::Nobiles => phrase!("deck-nobiles"),
    }
}

pub(crate) fn pile_name(pile: Pile) -> Phrase {
    match pile {
        Pile::Coniura => phrase!("pile-coniura"),
        Pile::Pugio => phrase!("pile-pugio"),
    }
}

/// So many cards of one kind.
pub(crate) fn cards_of(card: Card, count: u8) -> Phrase {
    match card {
        Card::ConiuraSingle => phrase!("cards-coniura-single", count = count),
        Card::ConiuraDual => phrase!("cards-coniura-dual", count = count),
        Card::PugioSingle => phrase!("cards-pugio-single", count = count),
        Card::PugioDual => phrase!("cards-pugio-dual", count = count),
    }
}

/// The cards of a hand, kind by kind.
pub(crate) fn cards(hand: &Hand) -> Vec<Phrase> {
    Card::ALL
        .into_iter()
        .map(|card| (card, hand[card.index()]))
        .filter(|&(_, count)| count > 0)
        .map(|(card, count)| cards_of(card, count))
        .collect()
}

/// A Civitas card by deck and number.
pub(crate) fn civitas_name(game: &Caligula, civitas: u8) -> Phrase {
    match game.components.civitas.get(usize::from(civitas)) {
        Some(civitas) => {
            phrase!("civitas", deck = deck_name(civitas.deck), number = civitas.number)
        }
        None => phrase!("civitas-none"),
    }
}

/// What is printed on a Civitas card.
pub(crate) fn printed(civitas: &Civitas) -> Phrase {
    let (value, effects) = (civitas.value, effects(civitas));
    match civitas.kind {
        Kind::Elective => phrase!("printed-elective", value = value, effects = effects),
        Kind::Collective => phrase!("printed-collective", value = value, effects = effects),
        Kind::Negative => phrase!("printed-negative", value = value, effects = effects),
    }
}

/// The effect of a card, or the two to choose from.
fn effects(civitas: &Civitas) -> Phrase {
    let mut printed = civitas.effects.iter().flatten().map(|&effect| effect_name(effect));
    match (printed.next(), printed.next()) {
        (Some(first), Some(second)) => phrase!("effects-two", first = first, second = second),
        (Some(only), None) => only,
        (None, _) => phrase!("effect-none"),
    }
}

pub(crate) fn effect_name(effect: Effect) -> Phrase {
    match effect {
        Effect::Destroy(deck) => phrase!("effect-destroy", deck = deck_name(deck)),
        Effect::DrawConiura => phrase!("effect-draw-coniura"),
        Effect::DrawPugio => phrase!("effect-draw-pugio"),
        Effect::GainToken => phrase!("effect-gain-token"),
        Effect::TakePrimus => phrase!("effect-take-primus"),
        Effect::PlaceToken => phrase!("effect-place-token"),
        Effect::SwapTokens => phrase!("effect-swap-tokens"),
        Effect::RemoveToken => phrase!("effect-remove-token"),
        Effect::SwapOrdo => phrase!("effect-swap-ordo"),
        Effect::SwapCivitas => phrase!("effect-swap-civitas"),
        Effect::SwapSequentia => phrase!("effect-swap-sequentia"),
        Effect::TakeBack => phrase!("effect-take-back"),
        Effect::LosePoint => phrase!("effect-lose-point"),
        Effect::DiscardPugio => phrase!("effect-discard-pugio"),
        Effect::DiscardConiura => phrase!("effect-discard-coniura"),
    }
}

/// What an effect does, in as few words as a card has room for.
pub(crate) fn effect_on_card(effect: Effect) -> Phrase {
    match effect {
        Effect::Destroy(deck) => phrase!("board-destroy", deck = deck_name(deck)),
        Effect::DrawConiura => phrase!("board-draw-coniura"),
        Effect::DrawPugio => phrase!("board-draw-pugio"),
        Effect::GainToken => phrase!("board-gain-token"),
        Effect::TakePrimus => phrase!("board-take-primus"),
        Effect::PlaceToken => phrase!("board-place-token"),
        Effect::SwapTokens => phrase!("board-swap-tokens"),
        Effect::RemoveToken => phrase!("board-remove-token"),
        Effect::SwapOrdo => phrase!("board-swap-ordo"),
        Effect::SwapCivitas => phrase!("board-swap-civitas"),
        Effect::SwapSequentia => phrase!("board-swap-sequentia"),
        Effect::TakeBack => phrase!("board-take-back"),
        Effect::LosePoint => phrase!("board-lose-point"),
        Effect::DiscardPugio => phrase!("board-discard-pugio"),
        Effect::DiscardConiura => phrase!("board-discard-coniura"),
    }
}

/// The entry of the Legend for an effect.
fn effect_rule(effect: Effect) -> Rule {
    Rule(match effect {
        Effect::Destroy(_) => "legend.destroy",
        Effect::DrawConiura => "legend.draw-coniura",
        Effect::DrawPugio => "legend.draw-pugio",
        Effect::GainToken => "legend.gain-token",
        Effect::TakePrimus => "legend.primus",
        Effect::PlaceToken => "legend.place-token",
        Effect::SwapTokens => "legend.swap-tokens",
        Effect::RemoveToken => "legend.remove-token",
        Effect::SwapOrdo => "legend.swap-ordo",
        Effect::SwapCivitas => "legend.swap-civitas",
        Effect::SwapSequentia => "legend.swap-sequentia",
        Effect::TakeBack => "legend.take-back",
        Effect::LosePoint => "legend.lose-point",
        Effect::DiscardPugio => "legend.discard-pugio",
        Effect::DiscardConiura => "legend.discard-coniura",
    })
}

/// The entry of the Legend for what a negative card demands.
fn penalty_rule(effects: Option<[Option<Effect>; 2]>) -> Rule {
    match effects {
        Some([Some(effect), None]) => effect_rule(effect),
        Some([Some(_), Some(_)]) => Rule("legend.aut"),
        _ => Rule("2B.negative"),
    }
}

pub(crate) fn sequentia_name(game: &Caligula, sequentia: u8) -> Phrase {
    match game.components.sequentiae.get(usize::from(sequentia)) {
        Some(Sequentia::Draw) => phrase!("sequentia-draw"),
        Some(Sequentia::Ordo) => phrase!("sequentia-ordo"),
        Some(Sequentia::Resolve(decks)) => {
            let decks: Vec<Phrase> = decks.iter().flatten().map(|&deck| deck_name(deck)).collect();
            phrase!("sequentia-resolve", decks = decks)
        }
        None => phrase!("sequentia-none"),
    }
}

/// The part of a turn, as both boards head it.
pub(crate) fn stage_name(stage: Stage) -> Phrase {
    match stage {
        Stage::Placement => phrase!("board-stage-placement"),
        Stage::Sequentia => phrase!("board-stage-sequentia"),
        Stage::Resolution => phrase!("board-stage-resolution"),
        Stage::Plot => phrase!("board-stage-plot"),
        Stage::Favor => phrase!("board-stage-favor"),
        Stage::Defence => phrase!("board-stage-defence"),
        Stage::Assassination => phrase!("board-stage-assassination"),
        Stage::Over => phrase!("board-stage-over"),
    }
}

fn augustus_name(game: &Caligula, augustus: u8) -> &str {
    game.components.augusti.get(usize::from(augustus)).map_or("", |augustus| &augustus.name)
}

/// Where the state keeps the card of this spot.
fn place_of(spot: Spot) -> Option<usize> {
    (1..=2).contains(&spot.position).then(|| spot.index())
}

/// A token on a face-up card, as this seat speaks of it; the space if it is free.
fn token_name(game: &Caligula, state: &State, seat: Seat, spot: Spot, space: u8) -> Phrase {
    let number = u16::from(space) + 1;
    match place_of(spot).and_then(|place| Some((place, owner(state, place, space)?))) {
        Some((place, owner)) => {
            let card = civitas_name(game, state.face_up[place]);
            let token = if owner == seat {
                phrase!("token-yours", card = card, space = number)
            } else {
                phrase!("token-of", seat = owner, card = card, space = number)
            };
            match deduced(game, state, seat, place, space) {
                Some(value) => phrase!("token-deduced", token = token, value = value),
                None => token,
            }
        }
        None => phrase!(
            "token-none",
            deck = deck_name(spot.deck),
            position = spot.position,
            space = number
        ),
    }
}

/// The value of a token that lies face down for this seat, where all can work
/// it out.
fn deduced(game: &Caligula, state: &State, seat: Seat, place: usize, space: u8) -> Option<i8> {
    let token = state.tokens.get(place)?.get(usize::from(space))?;
    let seen =
        place == usize::from(state.resolving) || token.seat() == seat && game.own_tokens_shown;
    let possible = could_be(state, *token);
    (!seen && possible.is_power_of_two()).then(|| value_of(possible.trailing_zeros() as u8))
}

/// Whose token lies there, if any.
fn owner(state: &State, place: usize, space: u8) -> Option<Seat> {
    let token = state.tokens.get(place)?.get(usize::from(space))?;
    (state.taken[place] >> space & 1 == 1).then(|| token.seat())
}

/// The card being resolved.
fn resolving(game: &Caligula, state: &State) -> Option<(u8, Civitas)> {
    let card = *state.face_up.get(usize::from(state.resolving))?;
    Some((card, *game.components.civitas.get(usize::from(card))?))
}

/// How many cards the seat asked has laid but not shown. Every one counts for
/// one symbol.
fn laid(state: &State) -> u8 {
    state.laid.iter().sum()
}
