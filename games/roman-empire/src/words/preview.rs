//! What a choice does to numbers that its seat sees, and how likely an attack is to
//! succeed. It is found from the view of that seat alone.

use ludi_engine::{Phrase, phrase};

use crate::RomanEmpire;
use crate::rules::action::{Action, Camp};
use crate::rules::building::{BRIBE, FORT, recruit_price};
use crate::rules::prospect::percent;
use crate::rules::state::Ask;
use crate::rules::view::{FactionView, View};

/// The words for what this action does, where there is something to say.
pub(crate) fn preview(game: &RomanEmpire, view: &View, action: Action) -> Option<Phrase> {
    let phase = view.phase.as_ref()?;
    let own = own_faction(view)?;
    match action {
        Action::Attack(province, way) => {
            let odds = game.prospect(view, view.mover()?, 1, province, way);
            let (round, battle) = (percent(odds.round), percent(odds.battle));
            Some(phrase!("preview-attack", round = round, battle = battle))
        }
        Action::Recruit => paid(own, recruit_price(view.turn)),
        Action::Bribe(province) => {
            let count = view.provinces[province.index()].armies;
            let price = if count <= phase.free_bribes { 0 } else { BRIBE * u16::from(count) };
            paid(own, price)
        }
        Action::Fort(_) => paid(own, if phase.free_forts > 0 { 0 } else { FORT }),
        Action::Fortress(_) | Action::Rebuild(_) => paid(own, FORT),
        Action::Lift(_) => {
            Some(phrase!("preview-hand", before = phase.hand, after = phase.hand + 1))
        }
        Action::Accept => {
            let (before, offer) = (own.barbarian, view.battle.as_ref()?.offer);
            Some(phrase!("preview-barbarian", before = before, after = before + u16::from(offer)))
        }
        Action::Amount(amount) if view.ask == Ask::Offer && amount > 0 => {
            let after = own.roman.checked_sub(amount.into())?;
            Some(phrase!("preview-offer", before = own.roman, after = after))
        }
        Action::Done if view.ask == Ask::Score => {
            let mut standings = view.standings.iter();
            let standing =
                standings.find(|it| it.faction == own.faction && it.camp == Camp::Roman)?;
            let after = own.roman + standing.total();
            (after > own.roman).then(|| phrase!("preview-roman", before = own.roman, after = after))
        }
        _ => None,
    }
}

/// The faction of the viewer that is asked.
fn own_faction(view: &View) -> Option<&FactionView> {
    let me = view.me?;
    view.factions.iter().find(|it| it.seat == me && view.asked.contains(&it.faction))
}

/// What is left of Roman points after this price; what costs nothing changes nothing.
fn paid(own: &FactionView, price: u16) -> Option<Phrase> {
    let after = own.roman.checked_sub(price).filter(|&after| after != own.roman)?;
    Some(phrase!("preview-roman", before = own.roman, after = after))
}
