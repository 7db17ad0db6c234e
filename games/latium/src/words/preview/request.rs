//! How likely a village accepts a request, and what it costs.

use ludi_engine::{Phrase, phrase};

use super::percent;
use crate::Latium;
use crate::rules::action::{Action, Die};
use crate::rules::alliance::accepts;
use crate::rules::state::{Ask, Bond};
use crate::rules::view::{PlayerView, View};
use crate::rules::village::{Size, Village};

/// What a choice of a request does.
pub(super) fn request(
    game: &Latium,
    view: &View,
    own: &PlayerView,
    action: Action,
) -> Option<Phrase> {
    let gift_price = |village: Village| game.components.costs.gift.of(village.size());
    match (view.ask, action) {
        (_, Action::Request(village)) => {
            let of = &view.villages[village.index()];
            let bonus = bonus(view, own, village);
            let (plain, gift) = (best(of.size, bonus), best(of.size, bonus + 1));
            Some(match of.bond {
                Some((owner, Bond::Main)) => phrase!("preview-request-pact", owner = owner),
                Some((owner, Bond::Subject)) if owner == own.seat => {
                    phrase!("preview-request-sure")
                }
                Some((owner, Bond::Ally)) => {
                    phrase!("preview-request-leave", owner = owner, plain = plain, gift = gift)
                }
                _ if own.dp < gift_price(village) => phrase!("preview-chance", percent = plain),
                _ => phrase!("preview-request", plain = plain, gift = gift),
            })
        }
        (Ask::Gift, Action::Gift) => {
            let village = view.request.as_ref()?.village;
            let percent = best(village.size(), bonus(view, own, village) + 1);
            let after = own.dp.checked_sub(gift_price(village))?;
            Some(phrase!("preview-gift", percent = percent, before = own.dp, after = after))
        }
        (Ask::Gift, Action::Done) => {
            let village = view.request.as_ref()?.village;
            let percent = best(village.size(), bonus(view, own, village));
            Some(phrase!("preview-no-gift", percent = percent))
        }
        (_, Action::Die(die)) => {
            let request = view.request.as_ref()?;
            let gift = u8::from(request.gift == Some(true));
            let bonus = bonus(view, own, request.village) + gift;
            let percent = chance(request.village.size(), die, bonus);
            Some(phrase!("preview-chance", percent = percent))
        }
        _ => None,
    }
}

/// What a request has more, but for a gift: a Legatio, and that it frees a subject.
fn bonus(view: &View, own: &PlayerView, village: Village) -> u8 {
    let of = &view.villages[village.index()];
    let frees = matches!(of.bond, Some((_, Bond::Subject)));
    own.legatio + u8::from(frees)
}

/// How many of a hundred requests are accepted with this die. A bonus may be used in part.
fn chance(size: Size, die: Die, bonus: u8) -> u32 {
    let sides = die.sides();
    let good = |die: &u8| (0..=bonus).any(|part| accepts(size, sides, die + part));
    percent((1..=sides).filter(good).count(), sides.into())
}

/// The same with the die of this size, or the better one where both may be thrown.
fn best(size: Size, bonus: u8) -> u32 {
    match size {
        Size::Small => chance(size, Die::D4, bonus),
        Size::Medium => chance(size, Die::D4, bonus).max(chance(size, Die::D6, bonus)),
        Size::Large => chance(size, Die::D6, bonus),
    }
}

#[cfg(test)]
mod tests {
    use super::{best, chance};
    use crate::rules::action::Die;
    use crate::rules::village::Size;

    #[test]
    fn chances_of_requests_follow_the_dice_of_section_17() {
        assert_eq!([best(Size::Small, 0), best(Size::Small, 1)], [50, 75]);
        let medium = |bonus| [Die::D4, Die::D6].map(|die| chance(Size::Medium, die, bonus));
        assert_eq!([medium(0), medium(1)], [[25, 33], [50, 50]]);
        assert_eq!([best(Size::Large, 0), best(Size::Large, 1)], [33, 50]);
    }
}
