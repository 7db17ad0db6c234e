//! A few words for each choice, as on a button. Any action is asked about at any
//! time, also to say why it is not possible, so nothing here takes for granted
//! that it makes sense.

use ludi_engine::{Phrase, Seat, phrase};

use super::effect::effect_of;
use super::{
    camp_name, card_name, diocese_name, faction_name, province_name, short_side_name, side_within,
    way_name,
};
use crate::RomanEmpire;
use crate::rules::action::{Action, Way};
use crate::rules::province::Province;
use crate::rules::state::{Ask, State};

/// The words for an action of this seat.
pub(crate) fn label(game: &RomanEmpire, state: &State, _seat: Seat, action: Action) -> Phrase {
    let name = |province: Province| province_name(game, province);
    match action {
        Action::Keep => phrase!("label-keep"),
        Action::PassTo(to) => phrase!("label-pass-to", faction = faction_name(game, to)),
        Action::Card(card) => {
            phrase!("label-card", card = card_name(game, card), effect = effect_of(game, card))
        }
        Action::Province(province) => of_province(game, state, province),
        Action::Attack(province, way) => match state.land.holder(province) {
            Some(defender) => {
                let (defender, armies) =
                    (short_side_name(game, defender), state.land.armies(province));
                let province = name(province);
                match way {
                    Way::Clear => phrase!(
                        "label-attack-clear",
                        province = province,
                        defender = defender,
                        armies = armies
                    ),
                    way => phrase!(
                        "label-attack",
                        province = province,
                        way = way_name(way),
                        defender = defender,
                        armies = armies
                    ),
                }
            }
            None => phrase!("label-attack-nobody", province = name(province), way = way_name(way)),
        },
        Action::Diocese(diocese) => phrase!("diocese", name = diocese_name(game, diocese)),
        Action::Camp(faction, camp) => {
            phrase!("label-camp", faction = faction_name(game, faction), camp = camp_name(camp))
        }
        Action::Faction(faction) => phrase!("label-faction", faction = faction_name(game, faction)),
        Action::Amount(0) => phrase!("label-nothing"),
        Action::Amount(amount) if state.ask == Ask::Count => {
            phrase!("label-rebels", count = amount)
        }
        Action::Amount(amount) => phrase!("label-points", points = amount),
        Action::Recruit => phrase!("label-recruit"),
        Action::Bribe(province) => {
            let count = state.land.armies(province);
            phrase!("label-bribe", province = name(province), count = count)
        }
        Action::Fort(province) => phrase!("label-fort", province = name(province)),
        Action::Fortress(province) => phrase!("label-fortress", province = name(province)),
        Action::Rebuild(province) => phrase!("label-rebuild", province = name(province)),
        Action::Lift(province) => phrase!("label-lift", province = name(province)),
        Action::Fight => phrase!("label-fight"),
        Action::BreakOff => phrase!("label-break-off"),
        Action::Capture => phrase!("label-capture"),
        Action::Raze => phrase!("label-raze"),
        Action::Loot => phrase!("label-loot"),
        Action::Spare => phrase!("label-spare"),
        Action::Accept => phrase!("label-accept", points = state.battle.offer),
        Action::Refuse => phrase!("label-refuse"),
        Action::Reroll => phrase!("label-reroll"),
        Action::Done => done(state),
    }
}

fn of_province(game: &RomanEmpire, state: &State, province: Province) -> Phrase {
    let name = province_name(game, province);
    match (state.ask, state.land.holder(province)) {
        (Ask::Start, _) => phrase!("label-start", province = name),
        (Ask::Place, Some(side)) if side == state.mover() => {
            let armies = state.land.armies(province);
            phrase!("label-reinforce", province = name, armies = armies)
        }
        (Ask::Place, Some(side)) => {
            phrase!("label-take", province = name, side = side_within(game, side))
        }
        (Ask::Place, None) => phrase!("label-enter", province = name),
        (Ask::Displace | Ask::Retreat | Ask::Withdraw, _) => {
            phrase!("label-retreat", province = name)
        }
        (Ask::City, _) => phrase!("label-city", province = name),
        (_, Some(side)) => {
            let armies = state.land.armies(province);
            phrase!(
                "label-target",
                province = name,
                side = side_within(game, side),
                armies = armies
            )
        }
        (_, None) => phrase!("label-province", province = name),
    }
}

fn done(state: &State) -> Phrase {
    match state.ask {
        Ask::Event => phrase!("label-no-event"),
        Ask::Favor | Ask::React => phrase!("label-no-reaction"),
        Ask::Build => phrase!("label-built"),
        Ask::Lift => phrase!("label-lifted"),
        Ask::Place => phrase!("label-placed"),
        Ask::Retreat => phrase!("label-stand"),
        Ask::Reroll => phrase!("label-let-stand"),
        Ask::City => phrase!("label-no-city"),
        Ask::Score => phrase!("label-score"),
        _ => phrase!("label-done"),
    }
}
