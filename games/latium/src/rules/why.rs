//! Every reason for which an action can be refused.

use ludi_engine::{Refusal, Rule, phrase};

/// A reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// Somebody else is asked.
    NotAsked,
    /// The player is out of the game.
    OutOfGame,
    /// The match is over.
    Over,
    /// Something else is asked now; the section that is being played.
    SomethingElse(&'static str),
    /// Not enough DP.
    TooPoor(u16, &'static str),
    /// More is offered than the player has: so much.
    OfferTooHigh(u16),
    /// The card is not in this hand.
    NotInHand,
    /// Only an Auctoritas breaks a tie.
    NotAuctoritas,
    /// No such token.
    NoSuchAuxilium,
    /// This player has not offered as much.
    NotTied,
    /// The village is not the player's; the section that is being played.
    NotYours(&'static str),
    /// It was fed.
    FedAlready,
    /// No actions are left.
    NoActions,
    /// One auxilium in a season.
    AuxiliumUsed,
    /// One card in a season.
    OtherCard,
    /// All benefits were used.
    UsedUp,
    /// The benefit of this number needs a higher offer.
    OfferTooLow(u8),
    /// The effect cannot be aimed at this.
    NoTarget,
    /// It was aimed at this before.
    SameTarget,
    /// Works are begun in winter.
    BegunInWinter,
    /// No hut is needed.
    HutNotNeeded,
    /// The work is finished.
    Finished,
    /// It was worked on in this season.
    WorkedAlready,
    /// It may not be worked on in this season.
    WorkBlocked,
    /// The legatus may not travel in this season.
    Muted,
    /// He has travelled.
    RequestedAlready,
    /// There is no village any more.
    Gone,
    /// It is the player's already.
    YoursAlready,
    /// There is a pact.
    PactStands,
    /// There is none.
    NoPact,
    /// Subjects of others are asked only with a legion in their square.
    NoLiberator,
    /// The village will never be asked again.
    NeverAgain,
    /// Not before a year has passed.
    NotYet,
    /// No war in winter.
    NoWarInWinter,
    /// No legion there that can march or fight.
    NoLegionThere,
    /// No legion at home near enough.
    NoLegionNear,
    /// The moves are used.
    NoMoves,
    /// Too far from home.
    TooFar,
    /// Not next to it.
    NotNext,
    /// Sea.
    Sea,
    /// Who marches must move.
    MustMove,
    /// So many are not possible.
    WrongCount(u8, u8, &'static str),
    /// A pact or its end forbids the attack.
    AtPeace,
    /// One village in a season.
    OneSubmission,
    /// It is no subject of the player.
    NotSubject,
    /// It does not revolt.
    NoRevolt,
    /// The token was not laid.
    NotLaid,
    /// It is for another moment.
    WrongMoment,
    /// There is no attack left.
    NoAttacks,
    /// It would do nothing.
    NoUse,
    /// It answers no such token.
    NoAnswer,
    /// No such schiera.
    NoSchiera,
}

impl From<Why> for Refusal {
    fn from(why: Why) -> Refusal {
        let (rule, reason) = match why {
            Why::NotAsked => ("3", phrase!("why-not-asked")),
            Why::OutOfGame => ("15", phrase!("why-out-of-game")),
            Why::Over => ("22.end", phrase!("why-over")),
            Why::SomethingElse(section) => (section, phrase!("why-something-else")),
            Why::TooPoor(price, section) => (section, phrase!("why-too-poor", price = price)),
            Why::NotInHand => ("10", phrase!("why-not-in-hand")),
            Why::NotAuctoritas => ("8", phrase!("why-not-auctoritas")),
            Why::NoSuchAuxilium => ("11", phrase!("why-no-such-auxilium")),
            Why::NotTied => ("8", phrase!("why-not-tied")),
            Why::NotYours(section) => (section, phrase!("why-not-yours")),
            Why::FedAlready => ("13", phrase!("why-fed-already")),
            Why::NoActions => ("9", phrase!("why-no-actions")),
            Why::AuxiliumUsed => ("11", phrase!("why-auxilium-used")),
            Why::OtherCard => ("10", phrase!("why-other-card")),
            Why::UsedUp => ("10", phrase!("why-used-up")),
            Why::OfferTooHigh(dp) => ("8", phrase!("why-offer-too-high", dp = dp)),
            Why::OfferTooLow(benefit) => ("10", phrase!("why-offer-too-low", benefit = benefit)),
            Why::NoTarget => ("10", phrase!("why-no-target")),
            Why::SameTarget => ("10", phrase!("why-same-target")),
            Why::BegunInWinter => ("7", phrase!("why-begun-in-winter")),
            Why::HutNotNeeded => ("14", phrase!("why-hut-not-needed")),
            Why::Finished => ("14", phrase!("why-finished")),
            Why::WorkedAlready => ("14", phrase!("why-worked-already")),
            Why::WorkBlocked => ("10", phrase!("why-work-blocked")),
            Why::Muted => ("10", phrase!("why-muted")),
            Why::RequestedAlready => ("17", phrase!("why-requested-already")),
            Why::Gone => ("15", phrase!("why-gone")),
            Why::YoursAlready => ("17", phrase!("why-yours-already")),
            Why::PactStands => ("17", phrase!("why-pact-stands")),
            Why::NoPact => ("17", phrase!("why-no-pact")),
            Why::NoLiberator => ("17", phrase!("why-no-liberator")),
            Why::NeverAgain => ("17", phrase!("why-never-again")),
            Why::NotYet => ("17", phrase!("why-not-yet")),
            Why::NoWarInWinter => ("7", phrase!("why-no-war-in-winter")),
            Why::NoLegionThere => ("19", phrase!("why-no-legion-there")),
            Why::NoLegionNear => ("15", phrase!("why-no-legion-near")),
            Why::NoMoves => ("10", phrase!("why-no-moves")),
            Why::TooFar => ("16", phrase!("why-too-far")),
            Why::NotNext => ("16", phrase!("why-not-next")),
            Why::Sea => ("1", phrase!("why-sea")),
            Why::MustMove => ("16", phrase!("why-must-move")),
            Why::WrongCount(least, most, section) => {
                (section, phrase!("why-wrong-count", least = least, most = most))
            }
            Why::AtPeace => ("17", phrase!("why-at-peace")),
            Why::OneSubmission => ("17", phrase!("why-one-submission")),
            Why::NotSubject => ("15", phrase!("why-not-subject")),
            Why::NoRevolt => ("15", phrase!("why-no-revolt")),
            Why::NotLaid => ("21", phrase!("why-not-laid")),
            Why::WrongMoment => ("21", phrase!("why-wrong-moment")),
            Why::NoAttacks => ("22", phrase!("why-no-attacks")),
            Why::NoUse => ("21", phrase!("why-no-use")),
            Why::NoAnswer => ("21", phrase!("why-no-answer")),
            Why::NoSchiera => ("20", phrase!("why-no-schiera")),
        };
        Refusal { rule: Rule(rule), reason }
    }
}
