//! Every reason for which an action can be refused.

use ludi_engine::{Refusal, Rule, phrase};

/// A reason.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Why {
    /// Somebody else is asked.
    NotAsked,
    /// The match is over.
    Over,
    /// Something else is asked now; the section that is being played.
    SomethingElse(Rule),
    /// The token is not in the hand.
    TokenNotInHand,
    /// The 5 and the 6 have to be gained first.
    TokenNotGained,
    /// Placing is not optional, by this section.
    MustPlace(Rule),
    /// The card has no free space.
    NoSpace,
    /// No card lies there.
    NoCard,
    /// The card is being resolved.
    BeingResolved,
    /// The card has no such effect.
    NoSuchEffect,
    /// The effect could not be carried out.
    EffectInVain,
    /// Only a card of the deck shown can be destroyed.
    OtherDeck,
    /// No token lies there; the section that asks for one.
    NoToken(Rule),
    /// The same token twice.
    SameToken,
    /// No such Ordo card is in play.
    NoOrdo,
    /// The same Ordo card twice.
    SameOrdo,
    /// The deck has not got two face-up cards.
    NotTwoCards,
    /// The marker is on this Sequentia card.
    MarkerThere,
    /// The same Sequentia card twice.
    SameSequentia,
    /// A penalty cannot be declined.
    PenaltyMandatory,
    /// The token is somebody else's.
    NotYourToken,
    /// The card shown is not part of this penalty.
    OtherPenalty,
    /// There is no such point to lose.
    NoSuchPoint,
    /// No such card in the hand.
    NoSuchCard,
    /// The card lacks the Coniura symbol.
    NoConiuraSymbol,
    /// The card lacks the Pugio symbol.
    NoPugioSymbol,
    /// The symbols in hand do not reach the leader's total.
    CannotReach,
    /// Nothing has been laid to show.
    NothingLaid,
    /// Fewer symbols than the leader's.
    TooFew,
    /// Cards have been laid: show them or take them back.
    AlreadyLaid,
    /// There is no such candidate.
    NoCandidate,
    /// The leader must place his Favor.
    LeaderMustPlace,
    /// A Favor on the emperor stays or moves; it does not go home.
    FavorStays,
    /// No room for another Favor.
    NoFavorSpace,
    /// A defender plays a single Pugio, at once.
    OneDagger,
}

impl From<Why> for Refusal {
    fn from(why: Why) -> Refusal {
        let (rule, reason) = match why {
            Why::NotAsked => ("turn", phrase!("why-not-asked")),
            Why::Over => ("winner", phrase!("why-over")),
            Why::SomethingElse(rule) => (rule.0, phrase!("why-something-else")),
            Why::TokenNotInHand => ("1", phrase!("why-token-not-in-hand")),
            Why::TokenNotGained => ("legend.gain-token", phrase!("why-token-not-gained")),
            Why::MustPlace(rule) => (rule.0, phrase!("why-must-place")),
            Why::NoSpace => ("1", phrase!("why-no-space")),
            Why::NoCard => ("2B.refill", phrase!("why-no-card")),
            Why::BeingResolved => ("2B", phrase!("why-being-resolved")),
            Why::NoSuchEffect => ("legend.aut", phrase!("why-no-such-effect")),
            Why::EffectInVain => ("2B.optional", phrase!("why-effect-in-vain")),
            Why::OtherDeck => ("legend.destroy", phrase!("why-other-deck")),
            Why::NoToken(rule) => (rule.0, phrase!("why-no-token")),
            Why::SameToken => ("legend.swap-tokens", phrase!("why-same-token")),
            Why::NoOrdo => ("legend.swap-ordo", phrase!("why-no-ordo")),
            Why::SameOrdo => ("legend.swap-ordo", phrase!("why-same-ordo")),
            Why::NotTwoCards => ("legend.swap-civitas", phrase!("why-not-two-cards")),
            Why::MarkerThere => ("legend.swap-sequentia", phrase!("why-marker-there")),
            Why::SameSequentia => ("legend.swap-sequentia", phrase!("why-same-sequentia")),
            Why::PenaltyMandatory => ("2B.negative", phrase!("why-penalty-mandatory")),
            Why::NotYourToken => ("legend.take-back", phrase!("why-not-your-token")),
            Why::OtherPenalty => ("2B.negative", phrase!("why-other-penalty")),
            Why::NoSuchPoint => ("legend.lose-point", phrase!("why-no-such-point")),
            Why::NoSuchCard => ("2B.cards", phrase!("why-no-such-card")),
            Why::NoConiuraSymbol => ("2C.plot", phrase!("why-no-coniura-symbol")),
            Why::NoPugioSymbol => ("2C.assassination", phrase!("why-no-pugio-symbol")),
            Why::CannotReach => ("2C.plot", phrase!("why-cannot-reach")),
            Why::NothingLaid => ("2C", phrase!("why-nothing-laid")),
            Why::TooFew => ("2C.plot", phrase!("why-too-few")),
            Why::AlreadyLaid => ("2C", phrase!("why-already-laid")),
            Why::NoCandidate => ("2C.favor", phrase!("why-no-candidate")),
            Why::LeaderMustPlace => ("2C.favor", phrase!("why-leader-must-place")),
            Why::FavorStays => ("2C.favor", phrase!("why-favor-stays")),
            Why::NoFavorSpace => ("2C.favor", phrase!("why-no-favor-space")),
            Why::OneDagger => ("2C.assassination", phrase!("why-one-dagger")),
        };
        Refusal { rule: Rule(rule), reason }
    }
}
