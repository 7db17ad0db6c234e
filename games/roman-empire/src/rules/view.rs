//! What one viewer may know of a game.

use arrayvec::ArrayVec;
use ludi_engine::{Seat, Viewer};
use serde::Serialize;

use crate::RomanEmpire;
use crate::rules::action::Way;
use crate::rules::cards::{CARDS, Card, PILES, Pile, cards};
use crate::rules::combat::Clash;
use crate::rules::event::DiceShown;
use crate::rules::province::{PROVINCES, Province, provinces};
use crate::rules::side::{FACTIONS, Faction, PEOPLES, People, REALMS, Realm, Side, factions};
use crate::rules::standing::Standing;
use crate::rules::state::{Ask, Modifiers, NONE, Stage, State, Token};

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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the words of the rulebook")]
pub enum FortView {
    Fort,
    Fortress,
}

/// A city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the words of the rulebook")]
pub enum CityView {
    Intact,
    Looted,
}

/// A faction as this viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "each field is the number of what it names")]
pub struct SupplyView {
    pub cities: u8,
    pub forts: u8,
    pub fortresses: u8,
    pub rebels: u8,
}

impl RomanEmpire {
    pub(crate) fn look(&self, state: &State, viewer: Viewer) -> View {
        let peoples = (0..self.components.peoples.len() as u8).map(People);
        let realms = (0..REALMS as u8).map(Realm);
        let all = Faction::all(self.factions);
        View {
            me: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator | Viewer::Historian => None,
            },
            turn: state.turn,
            stage: state.stage,
            ask: state.ask,
            asked: factions(state.pending).collect(),
            order: state.order.iter().copied().take(self.factions.into()).collect(),
            provinces: Province::all().map(|province| look_at(state, province)).collect(),
            factions: all.map(|faction| self.look_at_faction(state, viewer, faction)).collect(),
            peoples: peoples.map(|people| state.owner(Side::People(people))).collect(),
            realms: realms.map(|realm| state.owner(Side::Realm(realm))).collect(),
            played: cards(state.played).collect(),
            undealt: (viewer == Viewer::Historian).then(|| cards(self.undealt(state)).collect()),
            drawn: (state.drawn != 0).then(|| DrawnView {
                faction: self.drawer(state),
                kind: self.drawn_kind(state),
                number: self.knows_drawn(state, viewer).then_some(state.drawn),
            }),
            phase: (state.revealed != [0; 2]).then(|| look_at_phase(state)),
            card: state.card(),
            struck: provinces(state.struck).collect(),
            battle: state.battlefield().map(|province| self.look_at_battle(state, province)),
            arrival: (state.arrival.province != NONE).then(|| ArrivalView {
                province: Province::from_index(state.arrival.province),
                side: state.arrival.side,
                displaced: state.arrival.displaced,
                left: state.arrival.left,
            }),
            standings: self.standings(state),
            supply: SupplyView {
                cities: self.cities_left(state),
                forts: self.forts_left(state),
                fortresses: self.fortresses_left(state),
                rebels: self.rebels_left(state),
            },
        }
    }

    fn look_at_faction(&self, state: &State, viewer: Viewer, faction: Faction) -> FactionView {
        let at = faction.index();
        let hand = state.hands[at];
        let colours = Pile::ALL.into_iter().filter(|&pile| hand & self.components.pile(pile) != 0);
        let token = |kind: Token| {
            let (number, giver) =
                (state.tokens[kind as usize][at], state.givers[kind as usize][at]);
            (number != 0).then(|| TokenView {
                number: self.knows_token(state, viewer, kind, faction).then_some(number),
                revealed: state.revealed[kind as usize] & faction.bit() != 0,
                giver: (giver != NONE).then(|| Faction::new(giver.into())),
            })
        };
        FactionView {
            faction,
            seat: self.seat_of(faction),
            roman: state.points[0][at],
            barbarian: state.points[1][at],
            pool: self.pool(state, Side::Faction(faction)),
            start: (state.starts[at] != NONE).then(|| Province::from_index(state.starts[at])),
            dead: state.dead & faction.bit() != 0,
            damned: state.damned & faction.bit() != 0,
            events: state.events[at],
            peace: factions(state.peace[at]).collect(),
            colours: colours.collect(),
            hand: self.plays(viewer, faction).then(|| cards(hand).collect()),
            barbarians: token(Token::Barbarian),
            emperor: token(Token::Emperor),
        }
    }

    fn look_at_battle(&self, state: &State, province: Province) -> BattleView {
        let battle = &state.battle;
        let shown = |dice: [u8; 3]| dice.into_iter().filter(|&die| die > 0).collect::<DiceShown>();
        BattleView {
            province,
            way: battle.way,
            attacker: battle.attacker,
            attackers: battle.attackers,
            prior: battle.prior,
            clash: self.clash(state),
            attack: shown(battle.attack),
            defence: shown(battle.defence),
            offer: battle.offer,
        }
    }
}

fn look_at(state: &State, province: Province) -> ProvinceView {
    let (land, bit) = (&state.land, province.bit());
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

fn look_at_phase(state: &State) -> PhaseView {
    PhaseView {
        faction: state.phase.faction,
        side: state.phase.side,
        token: state.phase.token,
        realm: (state.realm != NONE).then_some(Realm(state.realm)),
        hand: state.in_hand(),
        modifiers: state.modifiers,
        third_die: state.bonus.die,
        ties: state.bonus.ties,
        attack: state.bonus.attack,
        per_province: state.bonus.provinces,
        reserve: state.reserve,
        free_forts: state.free_forts,
        free_bribes: state.free_bribes,
        colony: state.colony,
        truce: factions(state.truce).collect(),
        ambush: (state.ambush != NONE).then(|| Province::from_index(state.ambush)),
        conquered: provinces(state.conquered).collect(),
    }
}
