//! Short ways to set up and look at a table.
use ludi_caligula::components::{Deck, Pile};
use ludi_caligula::scenario::{Position, Scenario};
use ludi_caligula::view::SpaceView;
use ludi_caligula::{Action, Caligula, Event, Spot};
use ludi_engine::{Lang, Seat, Speech, Voice, Words};

/// The first card of a deck.
pub(crate) const fn first(deck: Deck) -> Spot {
    Spot { deck, position: 1 }
}

/// The second card of a deck.
pub(crate) const fn second(deck: Deck) -> Spot {
    Spot { deck, position: 2 }
}

/// Reaches a Sequentia card on which this deck is the first to be resolved, or,
/// for Praetoriani, the next after a Nobiles card that bears no token.
///
/// The cards after it in the row name: for Plebs Tribuni and Legionarii, for
/// Legionarii Plebs, for Tribuni Praetoriani and Nobiles, for Nobiles Praetoriani.
pub(crate) fn resolve(scenario: Scenario, deck: Deck) -> Position {
    let row = match deck {
        Deck::Plebs => [5, 1, 2, 3, 4, 6],
        Deck::Legionarii => [4, 1, 2, 3, 5, 6],
        Deck::Tribuni => [3, 1, 2, 4, 5, 6],
        Deck::Nobiles | Deck::Praetoriani => [6, 1, 2, 3, 4, 5],
    };
    scenario.sequentia(row).at_sequentia(1)
}

/// A seat does all this, one after the other.
#[track_caller]
pub(crate) fn play(position: &mut Position, seat: usize, actions: &[Action]) {
    ludi_game_tests::play(actions, |action| position.act(seat, action));
}

/// Everybody declines whatever may be declined, until somebody has to choose.
pub(crate) fn decline_all(position: &mut Position) {
    while position.legal().contains(&Action::Pass) {
        let seat = position.asked().expect("who may pass is asked");
        position.act(seat, Action::Pass).expect("a legal action");
    }
}

/// The section and the reason for which an action is refused; nothing changes.
pub(crate) fn refusal(
    position: &mut Position,
    seat: usize,
    action: Action,
) -> (&'static str, &'static str) {
    ludi_game_tests::refusal(&position.game, &mut position.state, Seat::new(seat), action)
}

/// The number of the card that lies here.
pub(crate) fn card(position: &Position, spot: Spot) -> Option<u8> {
    let card = position.all().civitas[spot.index()].as_ref()?.card;
    Some(number(position, card))
}

/// The number of a Civitas card, which events name by its place.
pub(crate) fn number(position: &Position, card: u8) -> u8 {
    position.game.components().civitas[usize::from(card)].number
}

/// The tokens on a card: space from 0, seat, value.
pub(crate) fn tokens(position: &Position, spot: Spot) -> Vec<(usize, usize, i8)> {
    let Some(civitas) = position.all().civitas[spot.index()].clone() else { return Vec::new() };
    (0..)
        .zip(civitas.spaces)
        .filter_map(|(space, view)| match view {
            SpaceView::Token(token) => {
                Some((space, token.seat.index(), token.value.expect("nothing is hidden")))
            }
            _ => None,
        })
        .collect()
}

/// What a seat sees of the tokens on a card.
pub(crate) fn values_seen(position: &Position, by: usize, spot: Spot) -> Vec<Option<i8>> {
    let civitas = position.view(by).civitas[spot.index()].clone().expect("a card");
    civitas
        .spaces
        .into_iter()
        .filter_map(|view| match view {
            SpaceView::Token(token) => Some(token.value),
            _ => None,
        })
        .collect()
}

/// The tokens in a seat's hand.
pub(crate) fn hand_tokens(position: &Position, seat: usize) -> Vec<i8> {
    position.all().players[seat].hand_tokens.clone().expect("nothing is hidden").to_vec()
}

/// How many cards a seat holds from each pile.
pub(crate) fn cards(position: &Position, seat: usize) -> [u8; 2] {
    position.all().players[seat].cards
}

/// Who has drawn from which pile, in order.
pub(crate) fn draws(position: &Position) -> Vec<(usize, Pile)> {
    let drawn = |event| match event {
        Event::Drawn { seat, pile, .. } => Some((seat.index(), pile)),
        _ => None,
    };
    position.events().into_iter().filter_map(drawn).collect()
}

/// The numbers of the cards that were resolved, in order.
pub(crate) fn resolved(position: &Position) -> Vec<u8> {
    let shown = |event| match event {
        Event::Revealed { civitas, .. } => Some(number(position, civitas)),
        _ => None,
    };
    position.events().into_iter().filter_map(shown).collect()
}

/// The victory and conspiracy points of a seat.
pub(crate) fn points(position: &Position, seat: usize) -> (u8, u8) {
    let view = position.all();
    (view.players[seat].victory, view.players[seat].conspiracy)
}

/// The seats in the order of their Ordo cards.
pub(crate) fn order(position: &Position) -> Vec<usize> {
    position.all().order.iter().map(|seat| seat.index()).collect()
}

/// Was it told that a card, by its number, finds nothing to take from these?
pub(crate) fn nothing_to_lose(position: &Position, seats: &[usize], number: u8) -> bool {
    let seats = seats.iter().map(|&seat| Seat::new(seat)).collect();
    position.events().contains(&Event::NothingToLose { seats, civitas: number - 1 })
}

/// The line of the log for an event, in English, and the section it cites.
pub(crate) fn line(position: &Position, event: &Event) -> (&'static str, String) {
    let names: Vec<String> =
        ["Livia", "Gaius", "Iulia", "Marcus", "Tullia"].map(str::to_owned).into();
    let speech = Speech::new(Lang::En, &[Caligula::texts(Lang::En)]);
    let line = position.game.describe(event);
    (line.rule.0, Voice { speech: &speech, names: &names }.say(&line.text))
}

/// The last line of the log that a predicate chooses.
pub(crate) fn last_line(
    position: &Position,
    is_it: impl Fn(&Event) -> bool,
) -> (&'static str, String) {
    let events = position.events();
    line(position, events.iter().rev().find(|event| is_it(event)).expect("such an event"))
}
