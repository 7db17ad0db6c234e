//! A few words for each choice, as on a button. Any action is asked about at any
//! time, also to say why it is not possible, so nothing here takes for granted
//! that it makes sense.

use ludi_engine::{Phrase, Seat, phrase};

use super::{card_name, province_name};
use crate::Imperivm;
use crate::rules::action::{Action, Resource};
use crate::rules::cards::{Card, Suit};
use crate::rules::province::Province;
use crate::rules::state::{Ask, State};

/// The words for an action of this seat.
pub(crate) fn label(game: &Imperivm, state: &State, seat: Seat, action: Action) -> Phrase {
    match action {
        Action::Province(province) => of_province(game, state, seat, province),
        Action::Pay(Resource::Coins) => phrase!("label-pay-coins"),
        Action::Pay(Resource::Power) => phrase!("label-pay-power"),
        Action::Card(card) => of_card(state, card),
        Action::Amount(amount) => of_amount(game, state, seat, amount),
        Action::Name(named) => of_name(game, state.ask, named),
        Action::Consent => phrase!("label-consent"),
        Action::Refuse => phrase!("label-refuse"),
        Action::Repent => phrase!("label-repent"),
        Action::Stay => phrase!("label-stay"),
        Action::Pass => pass(state.ask),
        Action::Done => done(game, state, seat),
    }
}

/// Where there is a choice among provinces, what the map shows is said, too: how far the
/// army has to go, and what is left of the best Militia then. Everybody hears of the own Militia only.
fn of_province(game: &Imperivm, state: &State, seat: Seat, province: Province) -> Phrase {
    let name = province_name(game, province);
    let known = game.check_asked(state, seat).is_ok();
    let best = if known { state.hand(seat).of(Suit::Militia).highest() } else { 0 };
    let left = |crossed: u32| u32::from(best).saturating_sub(crossed);
    match (state.ask, state.owner(province)) {
        (Ask::Buy, _) => phrase!("label-buy", province = name),
        (Ask::Army | Ask::Return, _) => phrase!("label-army", province = name),
        (Ask::Retreat, _) => phrase!("label-retreat", province = name),
        (Ask::Target, Some(owner)) => {
            match game.distance(state, seat, province).filter(|_| known && owner != seat) {
                Some(crossed) => phrase!(
                    "label-attack",
                    province = name,
                    owner = owner,
                    crossed = crossed,
                    left = left(crossed)
                ),
                None => phrase!("label-attack-far", province = name, owner = owner),
            }
        }
        (Ask::Route, Some(owner)) => {
            match game.crossed_by(state, seat, province).filter(|_| known) {
                Some(crossed) => phrase!(
                    "label-cross",
                    province = name,
                    owner = owner,
                    crossed = crossed,
                    left = left(crossed)
                ),
                None => phrase!("label-cross-far", province = name, owner = owner),
            }
        }
        _ => phrase!("label-province", province = name),
    }
}

fn of_card(state: &State, card: Card) -> Phrase {
    let left = u32::from(card.value()).saturating_sub(state.path.count_ones());
    let card = card_name(card);
    match state.ask {
        Ask::Prison => phrase!("label-card-clergy", card = card),
        Ask::Proposal => phrase!("label-card-proposal", card = card),
        Ask::Vote => phrase!("label-card-vote", card = card),
        Ask::Oath => phrase!("label-card-oath", card = card),
        Ask::BorderCard => phrase!("label-card-border", card = card),
        Ask::MoraleCard => phrase!("label-card-morale", card = card),
        Ask::Militia => phrase!("label-card-militia", card = card, left = left),
        Ask::Reinforcement => phrase!("label-card-reinforcement", card = card),
        Ask::Defence => phrase!("label-card-defence", card = card),
        Ask::Repair => phrase!("label-card-repair", card = card),
        Ask::Religion => phrase!("label-card-religion", card = card),
        Ask::Keep => phrase!("label-card-keep", card = card),
        _ => phrase!("label-card", card = card),
    }
}

fn of_amount(game: &Imperivm, state: &State, seat: Seat, amount: u8) -> Phrase {
    let asks_amount = matches!(
        state.ask,
        Ask::HandOver
            | Ask::PlotBid
            | Ask::DefenceDraw
            | Ask::Tribute
            | Ask::Donation
            | Ask::UprisingBid
            | Ask::BarbarianBid
    );
    let asked = asks_amount && game.check_asked(state, seat).is_ok();
    let question = asked.then(|| game.question(state, seat)).flatten();
    match question.map(|question| (question.resource, question.public)) {
        Some((Resource::Coins, false)) => phrase!("label-coins", amount = amount),
        Some((Resource::Power, false)) => phrase!("label-power", amount = amount),
        Some((Resource::Coins, true)) => phrase!("label-public-coins", amount = amount),
        Some((Resource::Power, true)) => phrase!("label-public-power", amount = amount),
        None => phrase!("label-amount", amount = amount),
    }
}

fn of_name(game: &Imperivm, ask: Ask, named: Seat) -> Phrase {
    if named.index() >= usize::from(game.seats) {
        return phrase!("label-nobody", number = named.index() + 1);
    }
    match ask {
        Ask::Successor => phrase!("label-successor", seat = named),
        Ask::Jail => phrase!("label-jail", seat = named),
        _ => phrase!("seat", seat = named),
    }
}

fn pass(ask: Ask) -> Phrase {
    match ask {
        Ask::Proposal => phrase!("label-pass-proposal"),
        Ask::HandOver => phrase!("label-pass-hand-over"),
        Ask::Jail => phrase!("label-pass-jail"),
        Ask::BorderCard => phrase!("label-pass-border"),
        Ask::Target => phrase!("label-pass-target"),
        Ask::Militia => phrase!("label-pass-militia"),
        Ask::DefenceDraw => phrase!("label-pass-defence-draw"),
        Ask::MoraleCard | Ask::Tribute => phrase!("label-pass-tribute"),
        Ask::Donation => phrase!("label-pass-donation"),
        _ => phrase!("label-pass"),
    }
}

/// Only the seat that chose them hears how many cards they are.
fn done(game: &Imperivm, state: &State, seat: Seat) -> Phrase {
    let picked = match game.check_asked(state, seat).is_ok() {
        true => state.picked.get(seat.index()).map_or(0, |cards| cards.len()),
        false => 0,
    };
    match state.ask {
        Ask::Prison => phrase!("label-done-clergy", count = picked),
        Ask::Vote => phrase!("label-done-vote", count = picked),
        Ask::Reinforcement => phrase!("label-done-reinforcement", count = picked),
        Ask::Defence => phrase!("label-done-defence", count = picked),
        Ask::Repair => phrase!("label-done-repair", count = picked),
        Ask::Religion => phrase!("label-done-religion", count = picked),
        Ask::Keep => phrase!("label-done-keep"),
        _ => phrase!("label-done"),
    }
}
