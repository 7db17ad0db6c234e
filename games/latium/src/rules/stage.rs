//! What part of the game it is, what is asked, and how villages belong to players.

use serde::Serialize;

/// The part of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// 3, 7: a year begins.
    Year,
    /// 8: offerings.
    Offer,
    /// 8: the order of the year.
    Order,
    /// 7: a season begins.
    Season,
    /// 13: the people are fed.
    Feed,
    /// 11: auxilia are bought.
    Buy,
    /// 9: actions.
    Act,
    /// 15: revolts are settled at the end of the season.
    Settle,
    /// 7: the season ends.
    End,
    /// Nothing is left to do.
    Over,
}

/// A season.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the words of the rulebook")]
pub enum Season {
    Hiems,
    Semen,
    Messis,
}

/// What is asked of those who have to act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Nothing: the rules go on by themselves.
    Nothing,
    /// How much to offer to the gods.
    Offer,
    /// Whether to show an Auctoritas.
    Show,
    /// Who of equals comes next.
    Rank,
    /// Which village to feed.
    Feed,
    /// Whether to buy an auxilium.
    Buy,
    /// Which action to take.
    Turn,
    /// What an effect is aimed at.
    Aim,
    /// Whether to play first or last.
    Place,
    /// Moves and an attack in haste.
    Rush,
    /// How many pawns march.
    Levy,
    /// Where they go.
    Step,
    /// Whether to intercept them.
    Intercept,
    /// Whether a gift goes with the request.
    Gift,
    /// Which die is thrown.
    Die,
    /// Whether an ally may be asked.
    Leave,
    /// Whether to make a pact.
    Pact,
    /// Whether the own villages in the square join the attack.
    Reinforce,
    /// Whether to fight or to surrender.
    Yield,
    /// Whether all forces in the square defend.
    Rally,
    /// Whether to join a partner's battle.
    Join,
    /// How to draw up for battle.
    Deploy,
    /// Whether a reserve enters the field.
    Reserve,
    /// Before the dice: surrender, a token, or neither.
    Before,
    /// Whether to answer a token.
    Answer,
    /// Which token is brought for a Legatio.
    Bring,
    /// Which enemy schiera to engage.
    Engage,
    /// Which enemy schiera a schiera without opponent attacks.
    Charge,
    /// Whether to throw a die again.
    Reroll,
    /// After the dice: a token, or none.
    After,
    /// What becomes of a village in revolt.
    Revolt,
}

/// How a village belongs to a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bond {
    /// The player's own village.
    Main,
    /// An allied village.
    Ally,
    /// A subdued village.
    Subject,
}
