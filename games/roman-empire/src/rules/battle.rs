//! An attack under way, and an arrival for which others make room.

use crate::rules::action::Way;
use crate::rules::province::Province;
use crate::rules::side::Side;
use crate::rules::state::NONE;

/// An attack, or the revolt of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Battle {
    /// Where; [`NONE`] if there is none.
    pub(crate) province: u8,
    pub(crate) way: Way,
    pub(crate) attacker: Side,
    /// How many armies attack, one after the other. They are not on the map.
    pub(crate) attackers: u8,
    /// Was it made by a card? Then it goes on to the end.
    pub(crate) by_card: bool,
    /// Who held the province before.
    pub(crate) prior: Option<Side>,
    /// May a city be looted, as far as the way of taking it goes?
    pub(crate) lootable: bool,
    /// How many points are offered.
    pub(crate) offer: u8,
    /// The dice last thrown; 0 for none.
    pub(crate) attack: [u8; 3],
    pub(crate) defence: [u8; 3],
}

impl Battle {
    /// No battle.
    pub(crate) const NONE: Battle = Battle {
        province: NONE,
        way: Way::Clear,
        attacker: Side::Provincials,
        attackers: 0,
        by_card: false,
        prior: None,
        lootable: false,
        offer: 0,
        attack: [0; 3],
        defence: [0; 3],
    };

    /// So many armies of a side in the province of another, coming this way.
    pub(crate) fn new(province: Province, attacker: Side, attackers: u8, way: Way) -> Battle {
        let province = province.index() as u8;
        Battle { province, way, attacker, attackers, lootable: true, ..Battle::NONE }
    }
}

/// Armies that have to leave a province for one that arrives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Arrival {
    /// Where; [`NONE`] if nowhere.
    pub(crate) province: u8,
    pub(crate) side: Side,
    /// Who has to leave.
    pub(crate) displaced: Option<Side>,
    /// How many of them have not left yet. They are not on the map.
    pub(crate) left: u8,
}

impl Arrival {
    /// Nobody arrives.
    pub(crate) const NONE: Arrival =
        Arrival { province: NONE, side: Side::Provincials, displaced: None, left: 0 };
}
