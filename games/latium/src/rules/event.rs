//! What happens, for the log.

use arrayvec::ArrayVec;
use ludi_engine::Seat;
use serde::Serialize;

use crate::rules::action::Mode;
use crate::rules::gods::{Card, Kind};
use crate::rules::state::{SEATS, Season};
use crate::rules::village::{Square, Village};

/// A side of a battle: a player, or an independent village.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Force {
    /// A player, with all who help.
    Player(Seat),
    /// An independent village.
    Village(Village),
}

/// How a battle was won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// With a difference of at least four centuriae.
    Crushing,
    /// With a smaller one.
    Narrow,
}

/// The lines of each schiera.
pub(crate) type Schiere = ArrayVec<u8, 3>;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names of the fields say what they are")]
pub enum Event {
    /// A player leads this village.
    Leads { seat: Seat, village: Village },
    /// A year begins.
    YearBegins { year: u8 },
    /// A season begins.
    SeasonBegins { year: u8, season: Season },
    /// The production of a year.
    Produced { seat: Seat, dp: u16 },
    /// A village grows.
    Grown { village: Village },
    /// An offer to the gods.
    Offered { seat: Seat, dp: u16 },
    /// A Beneficium card; its owner sees which.
    Dealt { seat: Seat, card: Option<Card> },
    /// An Auctoritas card is shown for a tie.
    CardShown { seat: Seat, card: Card },
    /// An Auctoritas auxilium is spent for a tie.
    AuxiliumShown { seat: Seat },
    /// A die for a tie.
    TieThrown { seat: Seat, die: u8 },
    /// The order of the year.
    Ordered { order: ArrayVec<Seat, SEATS> },
    /// All villages of a player are fed.
    AllFed { seat: Seat, dp: u16 },
    /// One village is fed.
    Fed { seat: Seat, village: Village, dp: u16 },
    /// A village goes hungry.
    Hungry { seat: Seat, village: Village },
    /// Consent changes.
    Consent { seat: Seat, change: i8, consent: i8 },
    /// The indignation of a village grows.
    Indignant { village: Village, level: u8 },
    /// An ally leaves.
    AllyLeaves { seat: Seat, village: Village },
    /// Subjects rise.
    Revolt { seat: Seat, village: Village },
    /// A legion restores order.
    Quelled { seat: Seat, village: Village },
    /// A village is destroyed.
    Destroyed { seat: Seat, village: Village },
    /// A village is independent.
    Freed { seat: Seat, village: Village },
    /// An auxilium is drawn; its owner sees which.
    Drawn { seat: Seat, kind: Option<Kind>, price: u16 },
    /// The spent auxilia go back into the bag.
    BagFilled,
    /// An auxilium is used.
    AuxiliumUsed { seat: Seat, kind: Kind, mode: Mode, free: bool },
    /// A benefit is used.
    BenefitUsed { seat: Seat, card: Card, benefit: u8 },
    /// Nothing comes of it.
    InVain { seat: Seat, kind: Kind },
    /// A familia comes back.
    Restored { village: Village },
    /// A village needs more at its next feeding.
    NeedsMore { village: Village, dp: u8 },
    /// DP are gained.
    Gained { seat: Seat, dp: u16 },
    /// DP are lost.
    Robbed { seat: Seat, dp: u16 },
    /// Defenders are stronger there.
    Guarded { village: Village },
    /// Defenders are weaker there.
    Exposed { village: Village },
    /// A new familia.
    Settled { village: Village },
    /// A familia less.
    Shrunk { village: Village },
    /// A player plays first, or last.
    Placed { seat: Seat, first: bool },
    /// The next battles are easier.
    Emboldened { seat: Seat, battles: u8 },
    /// The next battle of a player is harder.
    Daunted { seat: Seat },
    /// That of a village.
    VillageDaunted { village: Village },
    /// An action less.
    Slowed { seat: Seat },
    /// The next alliance roll is easier.
    Eloquent { seat: Seat, bonus: u8 },
    /// No request in this season.
    Muted { seat: Seat },
    /// A level of indignation less.
    Soothed { village: Village, level: u8 },
    /// An auxilium is lost.
    Returned { seat: Seat, kind: Kind },
    /// An oppidum stands still in this season.
    OppidumBlocked { village: Village },
    /// An ara stands still in this season.
    AraBlocked { seat: Seat },
    /// A hut is built.
    HutBuilt { seat: Seat, village: Village, price: u16 },
    /// A season of work on an ara.
    AraBuilt { seat: Seat, step: u8, price: u16 },
    /// A season of work on an oppidum.
    OppidumBuilt { seat: Seat, village: Village, step: u8, price: u16 },
    /// A hut is missing when the winter ends.
    HutMissing { village: Village },
    /// A player passes for the season.
    Passed { seat: Seat },
    /// The legatus comes to a village.
    Requested { seat: Seat, village: Village, gift: u16 },
    /// An ally may be asked.
    LeaveGiven { seat: Seat, village: Village },
    /// It may not.
    LeaveRefused { seat: Seat, village: Village },
    /// The die of a request.
    RequestThrown { village: Village, sides: u8, die: u8, bonus: u8, accepted: bool },
    /// A new ally.
    Allied { seat: Seat, village: Village, from: Option<Seat> },
    /// A village will not be asked for a year, or never again.
    Barred { seat: Seat, village: Village, ever: bool },
    /// Two players make a pact.
    PactMade { seat: Seat, with: Seat },
    /// The other refuses one.
    PactRefused { seat: Seat, with: Seat },
    /// A pact ends.
    PactEnded { seat: Seat, with: Seat },
    /// An auxilium is given.
    Given { from: Seat, to: Seat, kind: Kind },
    /// A contingent sets out.
    Marched { seat: Seat, square: Square, centuriae: u8 },
    /// It enters a square.
    Entered { seat: Seat, square: Square },
    /// A player intercepts.
    Intercepted { seat: Seat, square: Square },
    /// A player lets it pass.
    LetPass { seat: Seat, square: Square },
    /// The die of an independent village.
    VillageThrown { village: Village, die: u8, fights: bool },
    /// A larger village fights without a die.
    VillageRises { village: Village },
    /// A village is attacked.
    Attacked { seat: Seat, village: Village, centuriae: u8 },
    /// A village gives up without a battle.
    Submitted { village: Village, to: Seat },
    /// A siege begins.
    Besieged { village: Village, by: Seat },
    /// A siege ends.
    SiegeLifted { village: Village, by: Seat },
    /// A village is a player's subject.
    Subdued { seat: Seat, village: Village, from: Option<Seat> },
    /// A main village is conquered.
    Conquered { seat: Seat, village: Village, from: Seat },
    /// A partner of a pact joins.
    Joined { seat: Seat, side: Force },
    /// A battle begins.
    BattleBegins { attacker: Force, defender: Force, square: Square, attack: u8, defence: u8 },
    /// A side is drawn up.
    Deployed { side: Force, schiere: Schiere, reserve: u8, tokens: u8, attacks: u8 },
    /// A reserve enters the field.
    ReserveEnters { side: Force },
    /// A token is played.
    TokenPlayed { side: Force, kind: Kind },
    /// A token answers another.
    Answered { side: Force, kind: Kind, to: Kind },
    /// A token has no use for who took it.
    TokenLost { kind: Kind },
    /// A token comes from the stock.
    Brought { side: Force },
    /// A die of a schiera, from 1.
    Thrown { side: Force, schiera: u8, die: u8, threshold: u8 },
    /// It is thrown again.
    Rerolled { side: Force, schiera: u8, die: u8, threshold: u8 },
    /// A centuria is lost.
    Hit { side: Force, village: Village },
    /// A centuria is back.
    Healed { side: Force, village: Village },
    /// A lost centuria will not come back.
    Slain { side: Force, village: Village },
    /// A line flees.
    Fled { side: Force, village: Village, centuriae: u8 },
    /// The first line steps back.
    Relieved { side: Force, village: Village },
    /// A side is routed.
    Routed { side: Force },
    /// A side leaves the field beaten.
    Yielded { side: Force },
    /// A battle is won.
    BattleWon { side: Force, attack: u8, defence: u8, grade: Grade },
    /// Nobody wins a battle.
    BattleDrawn { attack: u8, defence: u8 },
    /// Those who were hit.
    Recovered { village: Village, back: u8, dead: u8 },
    /// Points for a victory.
    Victory { seat: Seat, points: u8 },
    /// The people drive their rex out.
    Expelled { seat: Seat, village: Village },
    /// A player is out of the game.
    Out { seat: Seat },
    /// The match is over.
    Finished { years: bool },
}
