//! What is in the box: the map, the charts, the cards, the counters.

mod check;
mod file;

use crate::RomanEmpire;
use crate::rules::cards::{CARDS, Card, Effect, Face, PILES, Pile, RealmFace};
use crate::rules::province::{DIOCESES, PROVINCES, Province, provinces};
use crate::rules::side::{FACTIONS, People, REALMS, Realm};

/// How many turns there are.
pub const TURNS: usize = 7;
/// The barbarian tokens.
pub const BARBARIANS: usize = 5;
/// The emperor tokens.
pub const EMPERORS: usize = 6;

/// Everything in a box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The names of the factions.
    pub factions: [String; FACTIONS],
    /// The map.
    pub map: Map,
    /// The base value of each diocese, by turn.
    pub points: [[u8; TURNS]; DIOCESES],
    /// How many counters there are.
    pub counters: Counters,
    /// The peoples: name and counters.
    pub peoples: Vec<PeopleFace>,
    /// The chart of the barbarians, by turn and token.
    pub barbarians: [[Horde; BARBARIANS]; TURNS],
    /// The chart of the emperors, by turn and token.
    pub emperors: Box<[[Emperor; EMPERORS]; TURNS]>,
    /// The kingdoms and tribes.
    pub realms: Box<[RealmFace; REALMS]>,
    /// The event cards.
    pub cards: Box<[Face; CARDS]>,
    /// The cards of each pile, as bits.
    pub(crate) piles: [u64; PILES],
}

impl RomanEmpire {
    /// What is in the box of this table.
    pub fn components(&self) -> &Components {
        &self.components
    }
}

/// How many counters there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each field is the number of what it names")]
pub struct Counters {
    pub legions: u8,
    pub cities: u8,
    pub forts: u8,
    pub fortresses: u8,
    pub rebels: u8,
}

/// A people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PeopleFace {
    /// The name.
    pub name: String,
    /// How many counters it has.
    pub armies: u8,
}

/// An entry of the chart of the barbarians.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Horde {
    /// The people.
    pub people: People,
    /// Where it starts.
    pub start: Province,
    /// How many armies it is to have.
    pub strength: u8,
}

/// An entry of the chart of the emperors.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Emperor {
    /// The name.
    pub name: String,
    /// What he brings his faction.
    pub bonus: Bonus,
}

/// What an emperor brings his faction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bonus {
    /// Extra legions.
    pub legions: u8,
    /// A third die in attacks.
    pub die: bool,
    /// Added to each die in attacks.
    pub attack: u8,
    /// Ties are won in attacks.
    pub ties: bool,
    /// A point for each province.
    pub provinces: bool,
}

/// The provinces and their borders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    /// The names of the provinces.
    pub names: [String; PROVINCES],
    /// The names of the dioceses.
    pub dioceses: [String; DIOCESES],
    /// The neighbours of each province over clear borders, difficult ones and straits, as
    /// bits.
    pub(crate) borders: [[u64; 3]; PROVINCES],
    /// All of them.
    pub(crate) neighbours: [u64; PROVINCES],
    /// The provinces on the sea.
    pub(crate) coast: u64,
    /// The provinces where a city can be built.
    pub(crate) sites: u64,
    /// The provinces where factions start.
    pub(crate) starts: u64,
    /// Roma and Thracia, the two great cities.
    pub(crate) roma: Province,
    pub(crate) thracia: Province,
}

impl Map {
    /// The name of a province.
    pub fn name(&self, province: Province) -> &str {
        &self.names[province.index()]
    }

    /// All that borders on a province of this set.
    #[inline]
    pub(crate) fn around(&self, set: u64) -> u64 {
        provinces(set).fold(0, |around, province| around | self.neighbours[province.index()])
    }

    /// All that borders on a province of this set, by clear borders, difficult ones and
    /// straits.
    #[inline]
    pub(crate) fn ways(&self, set: u64) -> [u64; 3] {
        provinces(set).fold([0; 3], |[clear, difficult, straits], province| {
            let borders = &self.borders[province.index()];
            [clear | borders[0], difficult | borders[1], straits | borders[2]]
        })
    }

    /// The same, as far as it leads into this province: its bit or nothing.
    #[inline]
    pub(crate) fn ways_into(&self, province: Province, from: u64) -> [u64; 3] {
        let borders = self.borders[province.index()];
        borders.map(|borders| if borders & from == 0 { 0 } else { province.bit() })
    }
}

impl Components {
    /// The people of a barbarian token, from 1.
    #[inline]
    pub(crate) fn horde(&self, turn: u8, token: u8) -> Horde {
        self.barbarians[usize::from(turn) - 1][usize::from(token) - 1]
    }

    /// The emperor of a token, from 1.
    #[inline]
    pub(crate) fn emperor(&self, turn: u8, token: u8) -> &Emperor {
        &self.emperors[usize::from(turn) - 1][usize::from(token) - 1]
    }

    /// What is printed on a card.
    #[inline]
    pub fn face(&self, card: Card) -> &Face {
        &self.cards[card.index()]
    }

    /// What is printed about a kingdom or tribe.
    #[inline]
    pub fn realm(&self, realm: Realm) -> &RealmFace {
        &self.realms[realm.index()]
    }

    /// The cards of a pile.
    #[inline]
    pub(crate) const fn pile(&self, pile: Pile) -> u64 {
        self.piles[pile as usize]
    }

    /// The cards with an effect like this.
    pub(crate) fn with_effect(&self, is: impl Fn(Effect) -> bool) -> u64 {
        let found = Card::all().filter(|&card| is(self.face(card).effect));
        found.fold(0, |set, card| set | card.bit())
    }
}
