//! The emblems and classes of the board.

use ludi_board::seat_class;

use crate::board::seats::colour_of;
use crate::rules::action::{Camp, Way};
use crate::rules::cards::Pile;
use crate::rules::province::Diocese;
use crate::rules::side::{Faction, Side};
use crate::rules::state::Token;
use crate::rules::view::{CityView, FortView};

/// A symbol of `assets/emblems.svg`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Emblem {
    /// The factions: a sun, a star, a leaf, a wave.
    Faction(Faction),
    /// The Roman camp, or the barbarian one.
    Camp(Camp),
    /// The kind of a token: a dagger, or a wreath.
    Token(Token),
    /// A place for a city, or the city.
    City(Option<CityView>),
    /// A fort.
    Fort(FortView),
    /// Rebels.
    Rebels,
    /// How an attacker comes.
    Way(Way),
    /// A die that shows this.
    Die(u8),
    /// A battle.
    Swords,
    /// An event card.
    Card,
    /// Who is to act.
    Marker,
    /// Points.
    Points,
    /// Armies to be placed.
    Hand,
}

impl ludi_board::Emblem for Emblem {
    fn href(self) -> &'static str {
        const FACTIONS: [&str; 4] = ["#emblem-sun", "#emblem-star", "#emblem-leaf", "#emblem-wave"];
        const DICE: [&str; 6] = [
            "#emblem-die-1",
            "#emblem-die-2",
            "#emblem-die-3",
            "#emblem-die-4",
            "#emblem-die-5",
            "#emblem-die-6",
        ];
        match self {
            Emblem::Faction(faction) => FACTIONS[faction.index()],
            Emblem::Camp(Camp::Roman) => "#emblem-standard",
            Emblem::Camp(Camp::Barbarian) => "#emblem-shield",
            Emblem::Token(Token::Barbarian) => "#emblem-dagger",
            Emblem::Token(Token::Emperor) => "#emblem-wreath",
            Emblem::City(None) => "#emblem-site",
            Emblem::City(Some(CityView::Intact)) => "#emblem-city",
            Emblem::City(Some(CityView::Looted)) => "#emblem-ruin",
            Emblem::Fort(FortView::Fort) => "#emblem-fort",
            Emblem::Fort(FortView::Fortress) => "#emblem-fortress",
            Emblem::Rebels => "#emblem-flame",
            Emblem::Way(Way::Clear) => "#emblem-road",
            Emblem::Way(Way::Difficult) => "#emblem-peaks",
            Emblem::Way(Way::Strait) => "#emblem-bridge",
            Emblem::Way(Way::Sea) => "#emblem-ship",
            Emblem::Die(die) => DICE[usize::from(die.clamp(1, 6)) - 1],
            Emblem::Swords => "#emblem-swords",
            Emblem::Card => "#emblem-scroll",
            Emblem::Marker => "#emblem-marker",
            Emblem::Points => "#emblem-column",
            Emblem::Hand => "#emblem-hand",
        }
    }
}

/// The class that has the colour of a faction.
pub(super) const fn faction_class(faction: Faction) -> &'static str {
    seat_class(colour_of(faction))
}

/// The class that has the hue and the pattern of a diocese.
pub(super) const fn diocese_class(diocese: Diocese) -> &'static str {
    const CLASSES: [&str; 9] = ["d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8", "d9"];
    CLASSES[diocese.index()]
}

/// The class of a pile of cards.
pub(super) const fn pile_class(pile: Pile) -> &'static str {
    match pile {
        Pile::Red => "pile-red",
        Pile::Purple => "pile-purple",
        Pile::Brown => "pile-brown",
        Pile::Orange => "pile-orange",
        Pile::Grey => "pile-grey",
        Pile::White => "pile-white",
        Pile::Blue => "pile-blue",
        Pile::Green => "pile-green",
        Pile::Yellow => "pile-yellow",
    }
}

/// The class, the term and part of the ids of a camp.
pub(super) const fn camp_class(camp: Camp) -> &'static str {
    match camp {
        Camp::Roman => "roman",
        Camp::Barbarian => "barbarian",
    }
}

/// The class and the term of what stands for armies of a side.
pub(super) const fn army_class(side: Side) -> &'static str {
    match side {
        Side::Faction(_) => "legions",
        Side::People(_) => "people",
        Side::Realm(_) => "realm",
        Side::Provincials | Side::RebelLegions(_) | Side::RebelArmies(_) => "rebels",
    }
}

/// The term of a way.
pub(super) const fn way_term(way: Way) -> &'static str {
    match way {
        Way::Clear => "clear",
        Way::Difficult => "difficult",
        Way::Strait => "strait",
        Way::Sea => "sea",
    }
}

/// The term of a token.
pub(super) const fn token_term(token: Token) -> &'static str {
    match token {
        Token::Barbarian => "horde",
        Token::Emperor => "emperor",
    }
}
