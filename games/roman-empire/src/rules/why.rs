//! Every reason for which an action can be refused.

use ludi_engine::{Refusal, Rule, phrase};

/// A reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// Somebody else is asked.
    NotAsked,
    /// The match is over.
    Over,
    /// Something else is asked now; the section that is being played.
    SomethingElse(Rule),
    /// There is no such faction at this table.
    NoSuchFaction,
    /// A token cannot be passed to oneself.
    PassedToSelf,
    /// The receiver has a token of this kind.
    HasToken,
    /// Who has a token must pass the next one.
    MustPass,
    /// The faction does not hold this card.
    NotInHand,
    /// The card is not for this turn.
    WrongTurn(u8, u8),
    /// The card is not for this moment.
    WrongMoment,
    /// The card would do nothing.
    NoEffect,
    /// The emperor brings the same.
    SameBonus,
    /// The card cannot be aimed at this.
    NotATarget,
    /// So many are not possible.
    WrongAmount(u8, u8, Rule),
    /// Not enough Roman points.
    NoPoints(u16, Rule),
    /// As many legions as a faction may have.
    EnoughLegions(u8),
    /// There is no counter left.
    NoCounter(Rule),
    /// No Rebel legions there.
    NoRebelLegions,
    /// Not next to a province of the faction.
    NotNext,
    /// The faction has no army there.
    NotControlled(Rule),
    /// There is a fort.
    FortThere,
    /// There is no fort.
    NoFort,
    /// The fort was built in this phase.
    FreshFort,
    /// There is no city.
    NoCity,
    /// The city is not looted.
    NotLooted,
    /// There is no army of this side.
    NobodyThere(Rule),
    /// One army or a fort has to stay.
    LastArmy,
    /// No starting province, or taken.
    NoStart,
    /// There are three armies.
    Full,
    /// Too far.
    OutOfReach(Rule),
    /// Barbarians took points not to attack.
    AtPeace,
    /// A card forbids the attack in this phase.
    Paid,
    /// There is nobody to fight.
    NobodyToFight,
    /// There is somebody to fight.
    EnemyThere,
    /// Nobody can come this way.
    NoSuchWay,
    /// A faction without legions returns elsewhere first.
    ReturnElsewhere,
    /// No friendly province next to it with room.
    NotFriendly(Rule),
    /// No site for a city.
    NoSite,
    /// There is a city.
    CityThere,
    /// There is no army in hand.
    NothingInHand,
}

impl From<Why> for Refusal {
    fn from(why: Why) -> Refusal {
        let (rule, reason) = match why {
            Why::NotAsked => ("4", phrase!("why-not-asked")),
            Why::Over => ("15", phrase!("why-over")),
            Why::SomethingElse(rule) => (rule.0, phrase!("why-something-else")),
            Why::NoSuchFaction => ("5.4", phrase!("why-no-such-faction")),
            Why::PassedToSelf => ("5.4", phrase!("why-passed-to-self")),
            Why::HasToken => ("5.4", phrase!("why-has-token")),
            Why::MustPass => ("5.4", phrase!("why-must-pass")),
            Why::NotInHand => ("7", phrase!("why-not-in-hand")),
            Why::WrongTurn(first, last) => {
                ("7.1", phrase!("why-wrong-turn", first = first, last = last))
            }
            Why::WrongMoment => ("7", phrase!("why-wrong-moment")),
            Why::NoEffect => ("7", phrase!("why-no-effect")),
            Why::SameBonus => ("5.3", phrase!("why-same-bonus")),
            Why::NotATarget => ("7", phrase!("why-not-a-target")),
            Why::WrongAmount(least, most, rule) => {
                (rule.0, phrase!("why-wrong-amount", least = least, most = most))
            }
            Why::NoPoints(price, rule) => (rule.0, phrase!("why-no-points", price = price)),
            Why::EnoughLegions(cap) => ("8.2", phrase!("why-enough-legions", cap = cap)),
            Why::NoCounter(rule) => (rule.0, phrase!("why-no-counter")),
            Why::NoRebelLegions => ("8.2.2", phrase!("why-no-rebel-legions")),
            Why::NotNext => ("8.2.2", phrase!("why-not-next")),
            Why::NotControlled(rule) => (rule.0, phrase!("why-not-controlled")),
            Why::FortThere => ("8.2.3", phrase!("why-fort-there")),
            Why::NoFort => ("8.2.3", phrase!("why-no-fort")),
            Why::FreshFort => ("8.2.3", phrase!("why-fresh-fort")),
            Why::NoCity => ("8.2.3", phrase!("why-no-city")),
            Why::NotLooted => ("8.2.4", phrase!("why-not-looted")),
            Why::NobodyThere(rule) => (rule.0, phrase!("why-nobody-there")),
            Why::LastArmy => ("8.2.1", phrase!("why-last-army")),
            Why::NoStart => ("9.3", phrase!("why-no-start")),
            Why::Full => ("9.1", phrase!("why-full")),
            Why::OutOfReach(rule) => (rule.0, phrase!("why-out-of-reach")),
            Why::AtPeace => ("16", phrase!("why-at-peace")),
            Why::Paid => ("7", phrase!("why-paid")),
            Why::NobodyToFight => ("10", phrase!("why-nobody-to-fight")),
            Why::EnemyThere => ("10", phrase!("why-enemy-there")),
            Why::NoSuchWay => ("10.2", phrase!("why-no-such-way")),
            Why::ReturnElsewhere => ("13", phrase!("why-return-elsewhere")),
            Why::NotFriendly(rule) => (rule.0, phrase!("why-not-friendly")),
            Why::NoSite => ("9.3.3", phrase!("why-no-site")),
            Why::CityThere => ("9.3.3", phrase!("why-city-there")),
            Why::NothingInHand => ("9", phrase!("why-nothing-in-hand")),
        };
        Refusal { rule: Rule(rule), reason }
    }
}
