//! What one viewer may know of a game.

use arrayvec::ArrayVec;
use ludi_engine::Seat;
use serde::Serialize;

use crate::rules::action::{Camp, Way};
use crate::rules::cards::{CARDS, Card, PILES, Pile, cards};
use crate::rules::combat::Clash;
use crate::rules::event::{DiceShown, shown};
use crate::rules::land::Land;
use crate::rules::lens::{Lens, Supply, TokenSeen};
use crate::rules::province::{PROVINCES, Province, provinces};
use crate::rules::side::{FACTIONS, Faction, PEOPLES, People, REALMS, Realm, Side};
use crate::rules::standing::Standing;
use crate::rules::state::{Ask, Modifiers, Stage, Token};

/// Everything a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The seat that looks, if it plays.
    pub me: Option<Seat>,
    /// The turn, from 1.
    pub turn: u8,
    /// The part of the game.
    pub stage: Stage,
    /// What is asked.
    pub ask: Ask,
    /// The factions that have to act.
    pub asked: ArrayVec<Faction, FACTIONS>,
    /// The order of the choice.
    pub order: ArrayVec<Faction, FACTIONS>,
    /// The map.
    pub provinces: ArrayVec<ProvinceView, PROVINCES>,
    /// The factions.
    pub factions: ArrayVec<FactionView, FACTIONS>,
    /// Who has each people.
    pub peoples: ArrayVec<Option<Faction>, PEOPLES>,
    /// Who has each kingdom and tribe that has appeared.
    pub realms: ArrayVec<Option<Faction>, REALMS>,
    /// The event cards played.
    pub played: ArrayVec<Card, CARDS>,
    /// The cards that are in no hand: for the historian.
    pub undealt: Option<ArrayVec<Card, CARDS>>,
    /// The token just drawn.
    pub drawn: Option<DrawnView>,
    /// Whose phase it is, once there is one in this turn.
    pub phase: Option<PhaseView>,
    /// The event card that takes effect.
    pub card: Option<Card>,
    /// The provinces that it hits.
    pub struck: ArrayVec<Province, PROVINCES>,
    /// The battle under way, or the city that may be looted.
    pub battle: Option<BattleView>,
    /// The army that arrives where others make room.
    pub arrival: Option<ArrivalView>,
    /// What each camp would score if its phase ended now.
    pub standings: ArrayVec<Standing, { 2 * FACTIONS }>,
    /// What is left of the counters.
    pub supply: SupplyView,
}

impl View {
    /// The side that places armies now: a kingdom or tribe that appears, or that of the
    /// phase.
    pub fn mover(&self) -> Option<Side> {
        let phase = self.phase.as_ref()?;
        Some(phase.realm.map_or(phase.side, Side::Realm))
    }
}

/// A province.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ProvinceView {
    /// Whose armies or lone fort are here.
    pub side: Option<Side>,
    /// How many armies.
    pub armies: u8,
    /// The fort or fortress.
    pub fort: Option<FortView>,
    /// The city.
    pub city: Option<CityView>,
}

/// A fort.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the words of the rulebook")]
pub enum FortView {
    Fort,
    Fortress,
}

/// A city.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the words of the rulebook")]
pub enum CityView {
    Intact,
    Looted,
}

/// A faction as this viewer sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct FactionView {
    /// The faction.
    pub faction: Faction,
    /// Who plays it.
    pub seat: Seat,
    /// Its Roman points.
    pub roman: u16,
    /// Its barbarian points.
    pub barbarian: u16,
    /// The legions in its pool.
    pub pool: u8,
    /// Where it started.
    pub start: Option<Province>,
    /// Is it dead?
    pub dead: bool,
    /// Has its emperor of this turn lost his bonus?
    pub damned: bool,
    /// How many events it has played in this turn.
    pub events: u8,
    /// The factions that it must not attack in this turn.
    pub peace: ArrayVec<Faction, FACTIONS>,
    /// The colours of the cards in its hand.
    pub colours: ArrayVec<Pile, PILES>,
    /// The cards: for their owner.
    pub hand: Option<ArrayVec<Card, PILES>>,
    /// Its barbarian token.
    pub barbarians: Option<TokenView>,
    /// Its emperor.
    pub emperor: Option<TokenView>,
}

/// A token that a faction has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct TokenView {
    /// The number, for who knows it.
    pub number: Option<u8>,
    /// Has it been revealed?
    pub revealed: bool,
    /// Who passed it.
    pub giver: Option<Faction>,
}

/// The token just drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DrawnView {
    /// Who drew it.
    pub faction: Faction,
    /// Which kind.
    pub kind: Token,
    /// The number, for the drawer.
    pub number: Option<u8>,
}

/// The phase of a faction or people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PhaseView {
    /// Whose phase it is.
    pub faction: Faction,
    /// Its legions or its people.
    pub side: Side,
    /// The number of the token.
    pub token: u8,
    /// The kingdom or tribe that is appearing.
    pub realm: Option<Realm>,
    /// Armies to be placed: of the kingdom or tribe, or of the phase's side.
    pub hand: u8,
    /// What cards have brought.
    pub modifiers: Modifiers,
    /// Does the emperor give a third die?
    pub third_die: bool,
    /// Does the emperor win ties?
    pub ties: bool,
    /// What the emperor adds to each die.
    pub attack: u8,
    /// Does the emperor score each province?
    pub per_province: bool,
    /// How many lost armies still come back.
    pub reserve: u8,
    /// Forts to be built for nothing.
    pub free_forts: u8,
    /// Rebel legions to be bribed for nothing.
    pub free_bribes: u8,
    /// A city beyond the limit.
    pub colony: bool,
    /// The factions that have paid this people to be left alone in this phase.
    pub truce: ArrayVec<Faction, FACTIONS>,
    /// Where the defender has an extra die.
    pub ambush: Option<Province>,
    /// What was conquered from other players.
    pub conquered: ArrayVec<Province, PROVINCES>,
}

/// A battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BattleView {
    /// Where.
    pub province: Province,
    /// How the attacker comes.
    pub way: Way,
    /// Who attacks.
    pub attacker: Side,
    /// With how many armies; none any more if it is over.
    pub attackers: u8,
    /// Who held the province before.
    pub prior: Option<Side>,
    /// How both throw.
    pub clash: Clash,
    /// The dice that the attacker threw last.
    pub attack: DiceShown,
    /// Those of the defender.
    pub defence: DiceShown,
    /// What the defender offers.
    pub offer: u8,
}

/// An arrival for which others make room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ArrivalView {
    /// Where.
    pub province: Province,
    /// Who comes.
    pub side: Side,
    /// Who leaves.
    pub displaced: Option<Side>,
    /// How many have not left yet.
    pub left: u8,
}

/// Counters that are left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[expect(missing_docs, reason = "each field is the number of what it names")]
pub struct SupplyView {
    pub cities: u8,
    pub forts: u8,
    pub fortresses: u8,
    pub rebels: u8,
}

impl View {
    /// What there is to see through this lens.
    pub(crate) fn through(lens: &Lens<'_>) -> View {
        let peoples = (0..lens.game().components.peoples.len() as u8).map(People);
        let realms = (0..REALMS as u8).map(Realm);
        View {
            me: lens.me(),
            turn: lens.turn(),
            stage: lens.stage(),
            ask: lens.ask(),
            asked: lens.asked().collect(),
            order: lens.order().iter().copied().collect(),
            provinces: Province::all().map(|province| look_at(lens.land(), province)).collect(),
            factions: lens.factions().map(|faction| look_at_faction(lens, faction)).collect(),
            peoples: peoples.map(|people| lens.owner(Side::People(people))).collect(),
            realms: realms.map(|realm| lens.owner(Side::Realm(realm))).collect(),
            played: cards(lens.played()).collect(),
            undealt: lens.undealt().map(|undealt| cards(undealt).collect()),
            drawn: lens.is_drawing().then(|| DrawnView {
                faction: lens.drawer(),
                kind: lens.drawn_kind(),
                number: lens.drawn(),
            }),
            phase: lens.has_phase().then(|| look_at_phase(lens)),
            card: lens.card(),
            struck: provinces(lens.struck()).collect(),
            battle: lens.battlefield().map(|province| look_at_battle(lens, province)),
            arrival: lens.arrival().map(|arrival| ArrivalView {
                province: Province::from_index(arrival.province),
                side: arrival.side,
                displaced: arrival.displaced,
                left: arrival.left,
            }),
            standings: lens.standings(),
            supply: {
                let Supply { cities, forts, fortresses, rebels } = lens.supply();
                SupplyView { cities, forts, fortresses, rebels }
            },
        }
    }
}

fn look_at_faction(lens: &Lens<'_>, faction: Faction) -> FactionView {
    let token = |kind: Token| {
        let TokenSeen { number, revealed, giver } = lens.token(kind, faction)?;
        Some(TokenView { number, revealed, giver })
    };
    FactionView {
        faction,
        seat: lens.game().seat_of(faction),
        roman: lens.points(faction, Camp::Roman),
        barbarian: lens.points(faction, Camp::Barbarian),
        pool: lens.pool(faction),
        start: lens.start(faction),
        dead: lens.is_dead(faction),
        damned: lens.is_damned(faction),
        events: lens.events(faction),
        peace: lens.peace(faction).collect(),
        colours: Pile::ALL.into_iter().filter(|&pile| lens.has_colour(faction, pile)).collect(),
        hand: lens.hand(faction).map(|hand| cards(hand).collect()),
        barbarians: token(Token::Barbarian),
        emperor: token(Token::Emperor),
    }
}

fn look_at_battle(lens: &Lens<'_>, province: Province) -> BattleView {
    let battle = lens.battle();
    BattleView {
        province,
        way: battle.way,
        attacker: battle.attacker,
        attackers: battle.attackers,
        prior: battle.prior,
        clash: lens.clash(),
        attack: shown(battle.attack),
        defence: shown(battle.defence),
        offer: battle.offer,
    }
}

fn look_at(land: &Land, province: Province) -> ProvinceView {
    let bit = province.bit();
    ProvinceView {
        side: land.holder(province),
        armies: land.armies(province),
        fort: match (land.forts & bit, land.fortresses & bit) {
            (0, 0) => None,
            (_, 0) => Some(FortView::Fort),
            _ => Some(FortView::Fortress),
        },
        city: match (land.cities & bit, land.looted & bit) {
            (0, _) => None,
            (_, 0) => Some(CityView::Intact),
            _ => Some(CityView::Looted),
        },
    }
}

fn look_at_phase(lens: &Lens<'_>) -> PhaseView {
    let (phase, bonus) = (lens.phase(), lens.bonus());
    PhaseView {
        faction: phase.faction,
        side: phase.side,
        token: phase.token,
        realm: lens.realm(),
        hand: lens.in_hand(),
        modifiers: lens.modifiers(),
        third_die: bonus.die,
        ties: bonus.ties,
        attack: bonus.attack,
        per_province: bonus.provinces,
        reserve: lens.reserve(),
        free_forts: lens.free_forts(),
        free_bribes: lens.free_bribes(),
        colony: lens.colony(),
        truce: lens.truce().collect(),
        ambush: lens.ambush(),
        conquered: provinces(lens.conquered()).collect(),
    }
}
