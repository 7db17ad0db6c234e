//! Every reason for which an action can be refused.

use ludi_engine::{Refusal, Rule, phrase};

use crate::rules::cards::Suit;
use crate::words::suit_name;

/// A reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// Somebody else is asked.
    NotAsked,
    /// The match is over.
    Over,
    /// Something else is asked now; the section that is being played.
    SomethingElse(Rule),
    /// Italia is the emperor's.
    ItaliaNotForSale,
    /// Somebody owns the province.
    ProvinceTaken,
    /// The province is somebody else's.
    NotYourProvince(Rule),
    /// There is a nearer province to retreat to.
    NotNearest,
    /// Another suit is needed.
    OtherSuit(Suit, Rule),
    /// No such card in the hand, or all are chosen.
    NoSuchCard(Rule),
    /// The Religion cards do not reach the grade of treason.
    TooLittleReligion,
    /// The Religion chosen is enough.
    EnoughReligion,
    /// Cards have been chosen.
    AlreadyPicked(Rule),
    /// Who holds a card must lay one.
    MustVote,
    /// Who holds a card must swear.
    MustSwear,
    /// There is no such general.
    NoSuchGeneral(Rule),
    /// Not oneself.
    Yourself(Rule),
    /// He is not loyal enough to be emperor.
    NotLoyalEnough,
    /// He is in prison already.
    InPrisonAlready,
    /// He is no public traitor.
    NotTraitor,
    /// One's own province cannot be attacked.
    YourOwnProvince,
    /// Somebody's last province cannot be attacked.
    LastProvince,
    /// Without Militia there is no attack.
    NoMilitia,
    /// The attack was called off in this phase.
    CalledOff,
    /// Too far, or the way is closed.
    OutOfReach,
    /// The army cannot go there on its way.
    NotOnTheWay,
    /// The card does not carry the army so far.
    TooWeak,
    /// Only cards just drawn can be kept.
    NotDrawn,
    /// No more than this.
    TooMuch(u8, Rule),
    /// Part of it is said already.
    AlreadySaid(Rule),
}

impl From<Why> for Refusal {
    fn from(why: Why) -> Refusal {
        let (rule, reason) = match why {
            Why::NotAsked => ("3", phrase!("why-not-asked")),
            Why::Over => ("4", phrase!("why-over")),
            Why::SomethingElse(rule) => (rule.0, phrase!("why-something-else")),
            Why::ItaliaNotForSale => ("2", phrase!("why-italia-not-for-sale")),
            Why::ProvinceTaken => ("2", phrase!("why-province-taken")),
            Why::NotYourProvince(rule) => (rule.0, phrase!("why-not-your-province")),
            Why::NotNearest => ("3.2", phrase!("why-not-nearest")),
            Why::OtherSuit(suit, rule) => {
                (rule.0, phrase!("why-other-suit", suit = suit_name(suit)))
            }
            Why::NoSuchCard(rule) => (rule.0, phrase!("why-no-such-card")),
            Why::TooLittleReligion => ("3.6a", phrase!("why-too-little-religion")),
            Why::EnoughReligion => ("3.6a", phrase!("why-enough-religion")),
            Why::AlreadyPicked(rule) => (rule.0, phrase!("why-already-picked")),
            Why::MustVote => ("3.1", phrase!("why-must-vote")),
            Why::MustSwear => ("3.5", phrase!("why-must-swear")),
            Why::NoSuchGeneral(rule) => (rule.0, phrase!("why-no-such-general")),
            Why::Yourself(rule) => (rule.0, phrase!("why-yourself")),
            Why::NotLoyalEnough => ("3.1a", phrase!("why-not-loyal-enough")),
            Why::InPrisonAlready => ("3.6", phrase!("why-in-prison-already")),
            Why::NotTraitor => ("3.6", phrase!("why-not-traitor")),
            Why::YourOwnProvince => ("3.2", phrase!("why-your-own-province")),
            Why::LastProvince => ("3.2", phrase!("why-last-province")),
            Why::NoMilitia => ("3.2", phrase!("why-no-militia")),
            Why::CalledOff => ("3.2", phrase!("why-called-off")),
            Why::OutOfReach => ("3.2", phrase!("why-out-of-reach")),
            Why::NotOnTheWay => ("3.2", phrase!("why-not-on-the-way")),
            Why::TooWeak => ("3.2", phrase!("why-too-weak")),
            Why::NotDrawn => ("3.4", phrase!("why-not-drawn")),
            Why::TooMuch(most, rule) => (rule.0, phrase!("why-too-much", most = most)),
            Why::AlreadySaid(rule) => (rule.0, phrase!("why-already-said")),
        };
        Refusal { rule: Rule(rule), reason }
    }
}
