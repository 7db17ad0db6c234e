//! A few words for each choice, as on a button. Any action is asked about at any
//! time, also to say why it is not possible, so nothing here takes for granted
//! that it makes sense.

use ludi_engine::{Phrase, Seat, phrase};

use super::effect::{benefit, harm, help, in_battle};
use super::{card_name, kind_name, square_name, village_name};
use crate::Latium;
use crate::rules::action::{Action, Die, Mode};
use crate::rules::state::{Ask, State};
use crate::rules::village::Village;

/// The words for an action of this seat.
pub(crate) fn label(game: &Latium, state: &State, seat: Seat, action: Action) -> Phrase {
    let name = |village: Village| village_name(game, village);
    let costs = &game.components.costs;
    match action {
        Action::Offer(0) => phrase!("label-offer-nothing"),
        Action::Offer(dp) => phrase!("label-offer", dp = dp),
        Action::ShowCard(card) => phrase!("label-show-card", card = card_name(card)),
        Action::ShowAuxilium => phrase!("label-show-auxilium"),
        Action::Rank(next) => phrase!("label-rank", seat = next),
        Action::Feed(village) => {
            phrase!("label-feed", village = name(village), dp = state.need(village))
        }
        Action::Buy => phrase!("label-buy", dp = costs.auxilium),
        Action::Auxilium(kind, mode) => {
            let effect = match mode {
                Mode::Help => help(kind, 1),
                Mode::Harm => harm(kind, 1),
            };
            phrase!("label-auxilium", kind = kind_name(kind), effect = effect)
        }
        Action::Benefit(card) => {
            // What others have used of their cards is public, once they are shown.
            let own = state.holds(seat, card);
            let used = if own { state.benefits_used(card) } else { 0 };
            let number = (used + 1).min(card.benefits());
            let effect = benefit(card.kind(), number);
            phrase!("label-benefit", card = card_name(card), number = number, effect = effect)
        }
        Action::Hut(village) if state.ask == Ask::Aim => {
            phrase!("label-free-hut", village = name(village))
        }
        Action::Hut(village) => phrase!("label-hut", village = name(village), dp = costs.hut),
        Action::Ara if state.rex(seat).ara == 0 => phrase!("label-ara", dp = costs.ara),
        Action::Ara => phrase!("label-ara-on"),
        Action::Oppidum(village) if is_of_another(state, seat, village) => {
            phrase!("label-oppidum-stop", village = name(village))
        }
        Action::Oppidum(village) if state.village(village).oppidum == 0 => {
            phrase!("label-oppidum", village = name(village), dp = costs.oppidum)
        }
        Action::Oppidum(village) => phrase!("label-oppidum-on", village = name(village)),
        Action::Request(village) => match state.owner(village) {
            Some(owner) if owner != seat => {
                phrase!("label-request-of", village = name(village), owner = owner)
            }
            _ => phrase!("label-request", village = name(village)),
        },
        Action::EndPact(with) => phrase!("label-end-pact", seat = with),
        Action::Give(kind, to) => phrase!("label-give", kind = kind_name(kind), seat = to),
        Action::March(square) => phrase!("label-march", square = square_name(square)),
        Action::Attack(village) => {
            let strength = game.strength(state, village);
            phrase!("label-attack", village = name(village), strength = strength)
        }
        Action::Quell(village) => phrase!("label-quell", village = name(village)),
        Action::Village(village) => phrase!("label-village", village = name(village)),
        Action::AraOf(of) => phrase!("label-ara-of", seat = of),
        Action::Player(target) => phrase!("label-player", seat = target),
        Action::First => phrase!("label-first"),
        Action::Last => phrase!("label-last"),
        Action::Pawns(count) if state.ask == Ask::Deploy => {
            phrase!("label-schiera-of", count = count)
        }
        Action::Pawns(count) => phrase!("label-pawns", count = count),
        Action::Step(square) => phrase!("label-step", square = square_name(square)),
        Action::Gift => phrase!("label-gift"),
        Action::Die(Die::D4) => phrase!("label-d4"),
        Action::Die(Die::D6) => phrase!("label-d6"),
        Action::Accept => accept(state),
        Action::Refuse => refuse(state),
        Action::Destroy => phrase!("label-destroy"),
        Action::Release => phrase!("label-release"),
        Action::Hold => phrase!("label-hold"),
        Action::Enter => phrase!("label-enter"),
        Action::Lay(kind) => {
            phrase!("label-lay", kind = kind_name(kind), effect = in_battle(kind))
        }
        Action::Play(kind, at) => {
            let (kind, effect) = (kind_name(kind), in_battle(kind));
            phrase!("label-play", kind = kind, effect = effect, number = at + 1)
        }
        Action::Bring(kind) => {
            phrase!("label-bring", kind = kind_name(kind), effect = in_battle(kind))
        }
        Action::Schiera(slot) => phrase!("label-schiera", number = slot + 1),
        Action::Surrender => phrase!("label-surrender"),
        Action::Done => done(state),
    }
}

/// Has another player this village?
fn is_of_another(state: &State, seat: Seat, village: Village) -> bool {
    state.owner(village).is_some_and(|owner| owner != seat)
}

fn accept(state: &State) -> Phrase {
    match state.ask {
        Ask::Intercept => phrase!("label-intercept"),
        Ask::Leave => phrase!("label-give-leave"),
        Ask::Yield => phrase!("label-fight"),
        Ask::Reinforce | Ask::Rally => phrase!("label-all-fight"),
        Ask::Join => phrase!("label-join"),
        _ => phrase!("label-accept"),
    }
}

fn refuse(state: &State) -> Phrase {
    match state.ask {
        Ask::Intercept => phrase!("label-let-pass"),
        Ask::Leave => phrase!("label-refuse-leave"),
        Ask::Reinforce => phrase!("label-contingent-only"),
        Ask::Rally => phrase!("label-village-only"),
        Ask::Join => phrase!("label-stay-out"),
        _ => phrase!("label-refuse"),
    }
}

fn done(state: &State) -> Phrase {
    match state.ask {
        Ask::Turn => phrase!("label-pass"),
        Ask::Show => phrase!("label-show-nothing"),
        Ask::Feed => phrase!("label-feed-no-more"),
        Ask::Buy => phrase!("label-buy-no-more"),
        Ask::Aim | Ask::Rush => phrase!("label-no-more-effect"),
        Ask::Step => phrase!("label-halt"),
        Ask::Gift => phrase!("label-no-gift"),
        Ask::Deploy => phrase!("label-drawn-up"),
        Ask::Before => phrase!("label-throw"),
        Ask::Answer => phrase!("label-no-answer"),
        Ask::Reroll | Ask::After => phrase!("label-no-token"),
        _ => phrase!("label-done"),
    }
}
