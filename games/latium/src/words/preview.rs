//! What a choice costs and brings, and how likely a village is to accept. It is found from
//! the view of the seat that is asked alone.

use ludi_engine::{Phrase, phrase};

use crate::Latium;
use crate::rules::action::{Action, Die};
use crate::rules::alliance::accepts;
use crate::rules::state::{Ask, Bond};
use crate::rules::view::{PlayerView, View};
use crate::rules::village::{Size, Village};
use crate::rules::works::OPPIDUM;
use crate::rules::year::MOST_ACTIONS;

/// The words for what this action does, where there is something to say.
pub(crate) fn preview(game: &Latium, view: &View, action: Action) -> Option<Phrase> {
    let own = &view.players[view.me?.index()];
    let costs = &game.components.costs;
    match action {
        Action::Offer(dp) => {
            let after = own.dp.checked_sub(dp)?;
            Some(phrase!("preview-offer", actions = dp.min(MOST_ACTIONS), dp = after))
        }
        Action::Hut(_) if view.ask == Ask::Turn => paid(own, costs.hut),
        Action::Ara if own.ara == 0 => paid(own, costs.ara),
        Action::Oppidum(village) if view.villages[village.index()].oppidum == 0 => {
            paid(own, costs.oppidum)
        }
        Action::Buy => paid(own, costs.auxilium),
        Action::Request(village) => {
            let bonus = bonus(view, own, village)?;
            let (plain, gift) = (best(village.size(), bonus), best(village.size(), bonus + 1));
            Some(phrase!("preview-request", plain = plain, gift = gift))
        }
        Action::Gift => {
            let village = view.request.as_ref()?.village;
            let chance = best(village.size(), bonus(view, own, village)? + 1);
            Some(phrase!("preview-chance", percent = chance))
        }
        Action::Done if view.ask == Ask::Gift => {
            let village = view.request.as_ref()?.village;
            let chance = best(village.size(), bonus(view, own, village)?);
            Some(phrase!("preview-chance", percent = chance))
        }
        Action::Die(die) => {
            let request = view.request.as_ref()?;
            let gift = u8::from(request.gift == Some(true));
            let bonus = bonus(view, own, request.village)? + gift;
            let percent = chance(request.village.size(), die.sides(), bonus);
            Some(phrase!("preview-chance", percent = percent))
        }
        _ => None,
    }
}

/// What is left of the DP after this price.
fn paid(own: &PlayerView, price: u16) -> Option<Phrase> {
    let after = own.dp.checked_sub(price)?;
    Some(phrase!("preview-dp", before = own.dp, after = after))
}

/// What a request has more, but for a gift; nothing if no die is thrown.
fn bonus(view: &View, own: &PlayerView, village: Village) -> Option<u8> {
    let of = &view.villages[village.index()];
    match of.bond {
        Some((_, Bond::Main)) => None,
        Some((_, Bond::Subject)) if of.oppidum >= OPPIDUM => None,
        Some((_, Bond::Subject)) => Some(own.legatio + 1),
        Some((_, Bond::Ally)) | None => Some(own.legatio),
    }
}

/// How many of a hundred requests are accepted with this die. A bonus may be used in part.
fn chance(size: Size, sides: u8, bonus: u8) -> u8 {
    let accepted =
        (1..=sides).filter(|die| (0..=bonus).any(|part| accepts(size, sides, die + part)));
    (accepted.count() as u32 * 100 / u32::from(sides)) as u8
}

/// The same with the die of this size, or the better one where both may be thrown.
fn best(size: Size, bonus: u8) -> u8 {
    let of = |die: Die| chance(size, die.sides(), bonus);
    match size {
        Size::Small => of(Die::D4),
        Size::Medium => of(Die::D4).max(of(Die::D6)),
        Size::Large => of(Die::D6),
    }
}

#[cfg(test)]
mod tests {
    use super::{best, chance};
    use crate::rules::village::Size;

    #[test]
    fn chances_of_requests_follow_the_dice_of_section_17() {
        assert_eq!([best(Size::Small, 0), best(Size::Small, 1)], [50, 75]);
        assert_eq!([chance(Size::Medium, 4, 0), chance(Size::Medium, 6, 0)], [25, 33]);
        assert_eq!([chance(Size::Medium, 4, 1), chance(Size::Medium, 6, 1)], [50, 50]);
        assert_eq!([best(Size::Large, 0), best(Size::Large, 1)], [33, 50]);
    }
}
