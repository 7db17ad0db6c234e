//! What a choice costs and brings, and how likely it is where one roll decides. It is found
//! from the view of the seat that is asked alone.

mod attack;
mod request;

use ludi_engine::{Phrase, phrase};

use crate::Latium;
use crate::rules::action::Action;
use crate::rules::state::{Ask, Bond, MOST_CONSENT};
use crate::rules::view::{PlayerView, View};
use crate::rules::village::Village;
use crate::rules::works::{ARA, OPPIDUM};
use crate::rules::year::MOST_ACTIONS;

/// The words for what this action does, where there is something to say.
pub(crate) fn preview(game: &Latium, view: &View, action: Action) -> Option<Phrase> {
    let own = &view.players[view.me?.index()];
    let costs = &game.components.costs;
    match (view.ask, action) {
        (_, Action::Offer(dp)) => {
            let after = own.dp.checked_sub(dp)?;
            Some(phrase!("preview-offer", actions = dp.min(MOST_ACTIONS), dp = after))
        }
        (Ask::Turn, Action::Hut(village)) => match bond(view, village)? {
            Bond::Main => paid_for_consent(own, costs.hut),
            Bond::Ally | Bond::Subject => paid(own, costs.hut),
        },
        (_, Action::Ara) => work(own, own.ara, ARA, costs.ara, true),
        (_, Action::Oppidum(village)) => {
            let main = bond(view, village)? == Bond::Main;
            let done = view.villages[village.index()].oppidum;
            work(own, done, OPPIDUM, costs.oppidum, main)
        }
        (_, Action::Feed(village)) => {
            let of = &view.villages[village.index()];
            paid(own, u16::from(of.familiae) + u16::from(of.need))
        }
        (Ask::Feed, Action::Done) => Some(phrase!("preview-hungry")),
        (_, Action::Buy) => paid(own, costs.auxilium),
        (_, Action::Attack(village)) => attack::attack(view, own, village),
        (Ask::Engage | Ask::Charge, Action::Schiera(slot)) => attack::blow(view, slot),
        _ => request::request(game, view, own, action),
    }
}

/// How the player who is asked has a village.
fn bond(view: &View, village: Village) -> Option<Bond> {
    let (owner, bond) = view.villages[village.index()].bond?;
    (Some(owner) == view.me).then_some(bond)
}

/// What is left of the DP after this price.
fn paid(own: &PlayerView, price: u16) -> Option<Phrase> {
    let after = own.dp.checked_sub(price)?;
    Some(phrase!("preview-dp", before = own.dp, after = after))
}

/// The same, where the people consent more.
fn paid_for_consent(own: &PlayerView, price: u16) -> Option<Phrase> {
    let after = own.dp.checked_sub(price)?;
    let consent = more_consent(own);
    Some(phrase!("preview-dp-consent", before = own.dp, after = after, consent = consent))
}

/// A season's work of so many, which is paid when it is begun. It ends with consent, or in a
/// village that is not the main one with calm.
fn work(own: &PlayerView, done: u8, seasons: u8, price: u16, consent: bool) -> Option<Phrase> {
    let left = seasons.checked_sub(done + 1)?;
    let after = own.dp.checked_sub(price);
    match (done, left) {
        (0, _) => Some(phrase!("preview-begun", before = own.dp, after = after?, left = left)),
        (_, 0) if consent => Some(phrase!("preview-finished-consent", consent = more_consent(own))),
        (_, 0) => Some(phrase!("preview-finished-calm")),
        _ => Some(phrase!("preview-works-on", left = left)),
    }
}

/// The consent after one more.
fn more_consent(own: &PlayerView) -> i8 {
    (own.consent + 1).min(MOST_CONSENT)
}

/// So many of so many as a percentage, rounded down.
fn percent(good: usize, of: usize) -> u32 {
    (good * 100 / of) as u32
}
