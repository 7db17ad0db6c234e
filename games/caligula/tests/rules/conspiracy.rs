//! What the tests of conspiracies, and of what follows them, share.

use ludi_caligula::components::Card;
use ludi_caligula::scenario::{Position, Scenario};
use ludi_caligula::{Action, Caligula, Event, Throne};
use ludi_engine::{Outcome, Rules};

/// Lay a card with the Coniura symbol only.
pub(crate) const CONIURA: Action = Action::Lay(Card::ConiuraSingle);
/// Lay a card with both symbols that came from the Coniura pile.
pub(crate) const CONIURA_DUAL: Action = Action::Lay(Card::ConiuraDual);
/// Lay a card with the Pugio symbol only.
pub(crate) const PUGIO: Action = Action::Lay(Card::PugioSingle);
/// Lay a card with both symbols that came from the Pugio pile.
pub(crate) const PUGIO_DUAL: Action = Action::Lay(Card::PugioDual);
/// Show what was laid.
pub(crate) const DONE: Action = Action::Done;
/// Do nothing.
pub(crate) const PASS: Action = Action::Pass;
/// Put, keep or move the Favor on the emperor.
pub(crate) const ON_EMPEROR: Action = Action::Favor(Throne::Emperor);
/// Put or move the Favor on the candidate named.
pub(crate) const ON_CANDIDATE: Action = Action::Favor(Throne::Candidate);

/// The emperors by their place among the components.
pub(crate) const CALIGULA: u8 = 0;
pub(crate) const CLAUDIUS: u8 = 1;
pub(crate) const VITELLIUS: u8 = 5;
pub(crate) const GALBA: u8 = 7;
pub(crate) const CARACALLA: u8 = 8;
pub(crate) const PERTINAX: u8 = 9;

/// A table at which each seat has these cards: single and dual Coniura, single
/// and dual Pugio.
pub(crate) fn table(hands: &[[u8; 4]]) -> Scenario {
    // All cards first go back, so that no hand waits for another's.
    let seats = hands.len();
    let empty = (0..seats).fold(Scenario::new(seats as u8), |table, seat| table.hand(seat, [0; 4]));
    hands.iter().enumerate().fold(empty, |table, (seat, &cards)| table.hand(seat, cards))
}

/// Seats act one after the other; each must be the one that is asked.
#[track_caller]
pub(crate) fn play(position: &mut Position, moves: &[(usize, Action)]) {
    for &(seat, action) in moves {
        assert_eq!(position.asked(), Some(seat), "before {action:?} of seat {seat}");
        if let Err(refusal) = position.act(seat, action) {
            panic!("{action:?} of seat {seat} is refused: {refusal:?}");
        }
    }
}

/// The action is refused for this reason, by this rule, and nothing changes.
#[track_caller]
pub(crate) fn refuses(
    position: &mut Position,
    seat: usize,
    action: Action,
    reason: &str,
    rule: &str,
) {
    let before = position.state;
    match position.act(seat, action) {
        Ok(()) => panic!("{action:?} of seat {seat} is not refused"),
        Err(refusal) => assert_eq!((refusal.reason.key, refusal.rule.0), (reason, rule)),
    }
    assert!(position.state == before, "a refused action changed something");
    if position.asked() == Some(seat) {
        assert!(!position.legal().contains(&action), "a refused action is listed");
    }
}

/// Victory and conspiracy points of each seat.
pub(crate) fn points(position: &Position) -> Vec<(u8, u8)> {
    position.all().players.iter().map(|player| (player.victory, player.conspiracy)).collect()
}

/// Where each Favor is.
pub(crate) fn favors(position: &Position) -> Vec<Option<Throne>> {
    position.all().players.iter().map(|player| player.favor).collect()
}

/// How many cards each seat has.
pub(crate) fn hand_sizes(position: &Position) -> Vec<u8> {
    position.all().players.iter().map(|player| player.cards.iter().sum()).collect()
}

/// Who takes part in the plot.
pub(crate) fn conspirators(position: &Position) -> Vec<usize> {
    let plot = position.all().plot.expect("a plot is under way");
    plot.conspirators.iter().map(|seat| seat.index()).collect()
}

/// Who leads the plot.
pub(crate) fn leader(position: &Position) -> Option<usize> {
    position.all().plot.expect("a plot is under way").leader.map(|seat| seat.index())
}

/// Did this happen?
pub(crate) fn happened(position: &Position, event: &Event) -> bool {
    position.events().contains(event)
}

/// How often something of the kind happened.
pub(crate) fn count(position: &Position, kind: impl Fn(&Event) -> bool) -> usize {
    position.events().iter().filter(|event| kind(event)).count()
}

/// The result of a match that is over.
#[track_caller]
pub(crate) fn outcome(position: &Position) -> Outcome {
    assert_eq!(position.asked(), None, "the match is over");
    Caligula::outcome(&position.game, &position.state).expect("a result")
}
