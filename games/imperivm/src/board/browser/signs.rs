//! The emblems and classes of the board.

use ludi_engine::Seat;

use crate::rules::action::Resource;
use crate::rules::cards::{Side, Suit};
use crate::rules::state::Track;

/// A symbol of `assets/emblems.svg`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Emblem {
    /// The families: a star, a moon, a horn, a trident, an ear of wheat, an eagle.
    Family(Seat),
    /// What a card is for.
    Suit(Suit),
    /// Which side it speaks for.
    Side(Side),
    /// Coins, or power.
    Resource(Resource),
    /// The people, or the borders.
    Track(Track),
    /// Cards.
    Cards,
    /// A pawn.
    Pawn,
    /// An army.
    Army,
    /// An oath.
    Oath,
    /// The prison.
    Bars,
    /// The die.
    Die,
    /// Who is to act.
    Marker,
    /// Chosen.
    Done,
    /// A battle.
    Swords,
    /// Trouble.
    Flame,
    /// The emperor.
    Wreath,
}

impl ludi_board::Emblem for Emblem {
    fn href(self) -> &'static str {
        const FAMILIES: [&str; 6] = [
            "#emblem-iulia",
            "#emblem-claudia",
            "#emblem-cornelia",
            "#emblem-aemilia",
            "#emblem-fabia",
            "#emblem-valeria",
        ];
        match self {
            Emblem::Family(seat) => FAMILIES[seat.index() % FAMILIES.len()],
            Emblem::Suit(Suit::Militia) => "#emblem-militia",
            Emblem::Suit(Suit::Religion) => "#emblem-religion",
            Emblem::Suit(Suit::Empire) | Emblem::Wreath => "#emblem-empire",
            Emblem::Side(Side::Loyal) => "#emblem-wolf",
            Emblem::Side(Side::Traitor) => "#emblem-snake",
            Emblem::Resource(Resource::Coins) => "#emblem-coin",
            Emblem::Resource(Resource::Power) => "#emblem-power",
            Emblem::Track(Track::Morale) => "#emblem-people",
            Emblem::Track(Track::Border) => "#emblem-tower",
            Emblem::Cards => "#emblem-cards",
            Emblem::Pawn => "#emblem-pawn",
            Emblem::Army => "#emblem-army",
            Emblem::Oath => "#emblem-oath",
            Emblem::Bars => "#emblem-bars",
            Emblem::Die => "#emblem-die",
            Emblem::Marker => "#emblem-marker",
            Emblem::Done => "#emblem-done",
            Emblem::Swords => "#emblem-swords",
            Emblem::Flame => "#emblem-flame",
        }
    }
}

/// The class of a suit of cards.
pub(super) const fn suit_class(suit: Suit) -> &'static str {
    match suit {
        Suit::Militia => "militia",
        Suit::Religion => "religion",
        Suit::Empire => "empire",
    }
}

/// The class of a side.
pub(super) const fn side_class(side: Side) -> &'static str {
    match side {
        Side::Loyal => "loyal",
        Side::Traitor => "traitor",
    }
}

/// The class, and part of the ids, of a track.
pub(super) const fn track_class(track: Track) -> &'static str {
    match track {
        Track::Morale => "morale",
        Track::Border => "border",
    }
}

/// The class, and part of the ids, of what one can own.
pub(super) const fn resource_class(resource: Resource) -> &'static str {
    match resource {
        Resource::Coins => "coins",
        Resource::Power => "power",
    }
}
