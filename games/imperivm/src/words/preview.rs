//! What a choice does to numbers that its seat sees, what the map shows around it, and how likely the die is to
//! bring trouble then. It is found from the view of that seat alone.

use ludi_engine::{Phrase, phrase};

use super::province_names;
use crate::Imperivm;
use crate::rules::action::{Action, Resource};
use crate::rules::cards::{Card, Cards, Side};
use crate::rules::province::{ITALIA, provinces};
use crate::rules::state::Ask;
use crate::rules::trouble::risk_of;
use crate::rules::view::{AmountView, PlayerView, View};

/// The words for what this action does, where there is something to say.
pub(crate) fn preview(game: &Imperivm, view: &View, action: Action) -> Option<Phrase> {
    let me = view.players.get(view.me?.index())?;
    match action {
        Action::Amount(amount) => of_amount(view, me, amount),
        Action::Card(card) => of_card(game, view, me, card),
        Action::Province(province) if view.ask == Ask::Buy => {
            let around = game.components.map.neighbours[province.index()];
            Some(phrase!("preview-borders", neighbours = province_names(game, provinces(around))))
        }
        Action::Pay(resource) => left(me.purse?.of(resource), resource, 1),
        Action::Repent => {
            Some(phrase!("preview-loyalty", before = me.loyalty, after = me.loyalty.abs()))
        }
        _ => None,
    }
}

/// What tribute does to the morale: where it is, and where it is then.
pub(crate) fn morale_after(view: &View, amount: u8) -> Option<u8> {
    let me = view.players.get(view.me?.index())?;
    let AmountView { resource, .. } = view.amount.filter(|_| view.ask == Ask::Tribute)?;
    let coins = match resource {
        Resource::Coins => 0,
        Resource::Power => me.offer?[0].unwrap_or(0),
    };
    Some(view.morale.saturating_sub(coins.saturating_add(amount)))
}

/// Does the drawer pay alone? Whoever defends Italia adds the public stock to it, and
/// the sum is known only at the end.
pub(crate) fn draws_from_own(view: &View) -> bool {
    view.battle.as_ref().is_none_or(|battle| battle.target != ITALIA)
}

/// How many cards so many coins draw: one more than coins, as far as there are any.
pub(crate) fn cards_drawn(view: &View, coins: u8) -> u8 {
    let cards = view.deck_size.saturating_add(view.discard.len());
    coins.saturating_add(1).min(cards)
}

fn of_amount(view: &View, me: &PlayerView, amount: u8) -> Option<Phrase> {
    let AmountView { resource, public, .. } = view.amount?;
    match view.ask {
        Ask::Tribute => {
            let (before, after) = (view.morale, morale_after(view, amount)?);
            Some(phrase!(
                "preview-tribute",
                before = before,
                after = after,
                risk = risk_of(before),
                then = risk_of(after)
            ))
        }
        Ask::Donation | Ask::DefenceDraw if draws_from_own(view) => {
            let coins = match resource {
                Resource::Coins => amount,
                Resource::Power => me.offer?[0].unwrap_or(0),
            };
            let drawn = cards_drawn(view, coins);
            Some(match (resource, coins, amount) {
                (Resource::Power, 0, 0) => phrase!("preview-no-cards"),
                (Resource::Coins, 0, _) => phrase!("preview-draw-for-power"),
                (Resource::Coins, ..) => phrase!("preview-draw", count = drawn),
                (Resource::Power, ..) => {
                    phrase!("preview-keep", count = amount.min(drawn), of = drawn)
                }
            })
        }
        Ask::Donation | Ask::DefenceDraw => None,
        _ if public => None,
        _ => left(me.purse?.of(resource), resource, amount),
    }
}

/// What is left of what one owns.
fn left(before: u16, resource: Resource, paid: u8) -> Option<Phrase> {
    let after = before.checked_sub(u16::from(paid))?;
    Some(match resource {
        Resource::Coins => phrase!("preview-coins", before = before, after = after),
        Resource::Power => phrase!("preview-power", before = before, after = after),
    })
}

fn of_card(game: &Imperivm, view: &View, me: &PlayerView, card: Card) -> Option<Phrase> {
    let chosen = me.picked.unwrap_or(Cards::NONE).value();
    let raised = |level: u8| {
        let raised = u16::from(level) + chosen + u16::from(card.value());
        raised.min(u16::from(game.components.tracks.top))
    };
    let loyal = card.side() == Side::Loyal;
    Some(match view.ask {
        Ask::Militia => {
            let crossed = view.battle.as_ref()?.path.len() as u8;
            let left = card.value().checked_sub(crossed).filter(|_| crossed > 0)?;
            phrase!("preview-crossing", base = card.value(), crossed = crossed, left = left)
        }
        Ask::Religion => {
            phrase!("preview-morale", before = view.morale, after = raised(view.morale))
        }
        Ask::Repair => {
            phrase!("preview-border", before = view.border, after = raised(view.border))
        }
        Ask::BorderCard | Ask::MoraleCard if loyal => phrase!("preview-laid-loyal"),
        Ask::BorderCard | Ask::MoraleCard => phrase!("preview-laid-traitor"),
        Ask::Oath if loyal => phrase!("preview-oath-loyal"),
        Ask::Oath => phrase!("preview-oath-traitor"),
        _ => return None,
    })
}
