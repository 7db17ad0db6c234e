//! What a viewer may know, straight from the state.
//!
//! This is the only place that decides it. The [view](crate::rules::view) of a person and
//! the judgement of a bot are both made through a lens. The state behind it is private to
//! this file, so that neither of them can look past it.

use arrayvec::ArrayVec;
use ludi_engine::{Seat, Viewer};

use crate::RomanEmpire;
use crate::rules::action::{Camp, Way};
use crate::rules::battle::{Arrival, Battle};
use crate::rules::cards::{Card, Effect};
use crate::rules::combat::Clash;
use crate::rules::components::{BARBARIANS, Bonus, EMPERORS};
use crate::rules::land::Land;
use crate::rules::placement::Reach;
use crate::rules::province::Province;
use crate::rules::scoring::CampLand;
use crate::rules::side::{FACTIONS, Faction, Realm, Side, factions};
use crate::rules::standing::Standing;
use crate::rules::state::{Ask, Modifiers, NONE, Phase, Stage, State, Token};

/// A look at a game through the eyes of one viewer. What is not public is given only to
/// those who may know it.
#[derive(Clone, Copy)]
pub struct Lens<'a> {
    game: &'a RomanEmpire,
    state: &'a State,
    viewer: Viewer,
}

/// A token that a faction has.
#[derive(Clone, Copy)]
pub(crate) struct TokenSeen {
    /// The number, for who knows it.
    pub(crate) number: Option<u8>,
    pub(crate) revealed: bool,
    /// Who passed it.
    pub(crate) giver: Option<Faction>,
}

/// What counters are left.
#[derive(Clone, Copy)]
pub(crate) struct Supply {
    pub(crate) cities: u8,
    pub(crate) forts: u8,
    pub(crate) fortresses: u8,
    pub(crate) rebels: u8,
}

impl RomanEmpire {
    /// The lens of this viewer.
    #[inline]
    pub(crate) fn lens_of<'a>(&'a self, state: &'a State, viewer: Viewer) -> Lens<'a> {
        Lens { game: self, state, viewer }
    }
}

/// Hidden things.
impl<'a> Lens<'a> {
    /// Does this viewer play this faction, or see everything?
    #[inline]
    fn knows(&self, faction: Faction) -> bool {
        self.game.plays(self.viewer, faction)
    }

    /// The event cards of a faction: for its player.
    #[inline]
    pub(crate) fn hand(&self, faction: Faction) -> Option<u64> {
        self.knows(faction).then(|| self.state.hands[faction.index()])
    }

    /// Has a faction a card of these? Asked for whole piles only: the colours of a hand
    /// are public.
    pub(crate) fn has_colour(&self, faction: Faction, pile: crate::rules::cards::Pile) -> bool {
        self.state.hands[faction.index()] & self.game.components.pile(pile) != 0
    }

    /// The cards that are in no hand and were not played: for the historian.
    pub(crate) fn undealt(&self) -> Option<u64> {
        (self.viewer == Viewer::Historian).then(|| self.game.undealt(self.state))
    }

    /// The token of a faction, once it has one.
    #[inline]
    pub(crate) fn token(&self, kind: Token, faction: Faction) -> Option<TokenSeen> {
        let (state, at) = (self.state, faction.index());
        let (number, giver) = (state.tokens[kind as usize][at], state.givers[kind as usize][at]);
        let known = || self.game.knows_token(state, self.viewer, kind, faction);
        (number != 0).then(|| TokenSeen {
            number: known().then_some(number),
            revealed: state.revealed[kind as usize] & faction.bit() != 0,
            giver: (giver != NONE).then(|| Faction::new(giver.into())),
        })
    }

    /// The number of the token just drawn: for the drawer.
    pub(crate) fn drawn(&self) -> Option<u8> {
        let known = self.game.knows_drawn(self.state, self.viewer);
        (self.is_drawing() && known).then_some(self.state.drawn)
    }

    /// The tokens of a kind that could be anybody's, for all this viewer knows: bits
    /// from 1.
    pub(crate) fn unseen(&self, kind: Token) -> u64 {
        let count = match kind {
            Token::Barbarian => BARBARIANS,
            Token::Emperor => EMPERORS,
        };
        let passed = self.game.passed_number(self.state, kind);
        let above = ((1 << (count + 1)) - 1) & !((1 << (passed + 1)) - 1);
        let drawn = if self.drawn_kind() == kind { self.drawn().unwrap_or(0) } else { 0 };
        let known = self.factions().filter_map(|of| self.token(kind, of)?.number);
        known.chain([drawn]).fold(above, |left, number| left & !(1 << number))
    }
}

/// What everybody sees of the table.
impl<'a> Lens<'a> {
    /// The seat that looks, if it plays.
    #[inline]
    pub(crate) fn me(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Historian => None,
        }
    }

    #[inline]
    pub(crate) fn game(&self) -> &'a RomanEmpire {
        self.game
    }

    #[inline]
    pub(crate) fn factions(&self) -> impl Iterator<Item = Faction> + Clone + use<> {
        Faction::all(self.game.factions)
    }

    /// The turn, from 1.
    #[inline]
    pub(crate) fn turn(&self) -> u8 {
        self.state.turn
    }

    #[inline]
    pub(crate) fn stage(&self) -> Stage {
        self.state.stage
    }

    #[inline]
    pub(crate) fn ask(&self) -> Ask {
        self.state.ask
    }

    /// The factions that have to act.
    #[inline]
    pub(crate) fn asked(&self) -> impl Iterator<Item = Faction> + use<> {
        factions(self.state.pending)
    }

    /// Who draws when.
    pub(crate) fn order(&self) -> &'a [Faction] {
        &self.state.order[..self.game.factions.into()]
    }

    /// What stands on the map.
    #[inline]
    pub(crate) fn land(&self) -> &'a Land {
        &self.state.land
    }

    /// Who has this side, if anybody.
    #[inline]
    pub(crate) fn owner(&self, side: Side) -> Option<Faction> {
        self.state.owner(side)
    }

    /// What every camp has: of each faction first the Roman one, then the barbarians.
    #[inline]
    pub(crate) fn camps(&self) -> [CampLand; 2 * FACTIONS] {
        self.game.camps_of(self.state)
    }

    /// What every camp would score if its phase ended now.
    pub(crate) fn standings(&self) -> ArrayVec<Standing, { 2 * FACTIONS }> {
        self.game.standings(self.state)
    }

    #[inline]
    pub(crate) fn points(&self, faction: Faction, camp: Camp) -> u16 {
        self.state.points[camp as usize][faction.index()]
    }

    /// The legions in the pool of a faction.
    pub(crate) fn pool(&self, faction: Faction) -> u8 {
        self.game.pool(self.state, Side::Faction(faction))
    }

    /// How many armies of a side are in play, those turned Rebel included.
    pub(crate) fn in_play(&self, side: Side) -> u8 {
        self.state.in_play(side)
    }

    /// Where a faction started.
    pub(crate) fn start(&self, faction: Faction) -> Option<Province> {
        place(self.state.starts[faction.index()])
    }

    pub(crate) fn is_dead(&self, faction: Faction) -> bool {
        self.state.dead & faction.bit() != 0
    }

    pub(crate) fn is_damned(&self, faction: Faction) -> bool {
        self.state.damned & faction.bit() != 0
    }

    /// How many events a faction has played in this turn.
    pub(crate) fn events(&self, faction: Faction) -> u8 {
        self.state.events[faction.index()]
    }

    /// The factions that a faction must not attack in this turn.
    pub(crate) fn peace(&self, faction: Faction) -> impl Iterator<Item = Faction> + use<> {
        factions(self.state.peace[faction.index()])
    }

    /// The factions that the people of this phase must not attack.
    pub(crate) fn truce(&self) -> impl Iterator<Item = Faction> + use<> {
        factions(self.state.truce)
    }

    /// The factions whose token of a kind is revealed, as bits.
    #[inline]
    pub(crate) fn revealed(&self, kind: Token) -> u8 {
        self.state.revealed[kind as usize]
    }

    /// The event cards played.
    pub(crate) fn played(&self) -> u64 {
        self.state.played
    }

    /// Is a token drawn that is nobody's yet?
    pub(crate) fn is_drawing(&self) -> bool {
        self.state.drawn != 0
    }

    /// Who draws now.
    pub(crate) fn drawer(&self) -> Faction {
        self.game.drawer(self.state)
    }

    /// Which tokens are drawn now.
    pub(crate) fn drawn_kind(&self) -> Token {
        self.game.drawn_kind(self.state)
    }

    /// What counters are left.
    pub(crate) fn supply(&self) -> Supply {
        let (game, state) = (self.game, self.state);
        Supply {
            cities: game.cities_left(state),
            forts: game.forts_left(state),
            fortresses: game.fortresses_left(state),
            rebels: game.rebels_left(state),
        }
    }
}

/// What everybody sees of the phase.
impl<'a> Lens<'a> {
    /// Is or was there a phase in this turn?
    pub(crate) fn has_phase(&self) -> bool {
        self.state.revealed != [0; 2]
    }

    #[inline]
    pub(crate) fn phase(&self) -> Phase {
        self.state.phase
    }

    /// The kingdom or tribe that is appearing.
    #[inline]
    pub(crate) fn realm(&self) -> Option<Realm> {
        (self.state.realm != NONE).then_some(Realm(self.state.realm))
    }

    /// The side that places armies now.
    #[inline]
    pub(crate) fn mover(&self) -> Side {
        self.state.mover()
    }

    /// How many armies it has in hand.
    #[inline]
    pub(crate) fn in_hand(&self) -> u8 {
        self.state.in_hand()
    }

    /// Where the next of them may be placed.
    #[inline]
    pub(crate) fn reach(&self) -> Reach {
        self.game.reach(self.state)
    }

    /// What the emperor brings, as long as he lives.
    pub(crate) fn bonus(&self) -> Bonus {
        self.state.bonus
    }

    /// What cards have brought for this phase.
    #[inline]
    pub(crate) fn modifiers(&self) -> Modifiers {
        self.state.modifiers
    }

    /// How many lost armies still come back.
    pub(crate) fn reserve(&self) -> u8 {
        self.state.reserve
    }

    pub(crate) fn free_forts(&self) -> u8 {
        self.state.free_forts
    }

    pub(crate) fn free_bribes(&self) -> u8 {
        self.state.free_bribes
    }

    /// May a city be built beyond the limit?
    pub(crate) fn colony(&self) -> bool {
        self.state.colony
    }

    /// Where the defender has an extra die.
    pub(crate) fn ambush(&self) -> Option<Province> {
        place(self.state.ambush)
    }

    /// What was conquered in this phase from other players.
    pub(crate) fn conquered(&self) -> u64 {
        self.state.conquered
    }

    /// The event card that takes effect.
    pub(crate) fn card(&self) -> Option<Card> {
        self.state.card()
    }

    /// What it does.
    pub(crate) fn effect(&self) -> Option<Effect> {
        self.card().map(|card| self.game.components.face(card).effect)
    }

    /// The provinces that it hits.
    pub(crate) fn struck(&self) -> u64 {
        self.state.struck
    }

    /// The provinces that a card with this effect may be aimed at.
    pub(crate) fn targets(&self, effect: Effect) -> u64 {
        self.game.target_provinces(self.state, effect)
    }

    /// Where there is a battle, or a city that may be looted.
    #[inline]
    pub(crate) fn battlefield(&self) -> Option<Province> {
        self.state.battlefield()
    }

    /// The battle there.
    #[inline]
    pub(crate) fn battle(&self) -> &'a Battle {
        &self.state.battle
    }

    /// How both sides of it throw.
    pub(crate) fn clash(&self) -> Clash {
        self.game.clash(self.state)
    }

    /// How both sides would throw if the mover came into a province this way.
    #[inline]
    pub(crate) fn clash_at(&self, province: Province, way: Way) -> Clash {
        self.game.clash_at(self.state, province, way, self.state.realm == NONE)
    }

    /// How both sides would throw if Rebels rose in a province.
    pub(crate) fn uprising_at(&self, province: Province) -> Clash {
        self.game.clash_at(self.state, province, Way::Clear, false)
    }

    /// The army that arrives where others make room.
    pub(crate) fn arrival(&self) -> Option<&'a Arrival> {
        (self.state.arrival.province != NONE).then_some(&self.state.arrival)
    }

    /// What the city of a kingdom that has appeared here is worth beyond the die.
    pub(crate) fn riches(&self, province: Province) -> u8 {
        self.game.riches(self.state, province)
    }

    /// Is the city here Roma, or from turn 4 on the second Rome?
    #[inline]
    pub(crate) fn is_great(&self, province: Province) -> bool {
        self.game.is_great(self.state, province)
    }
}

/// A province in a place that may hold none.
fn place(province: u8) -> Option<Province> {
    (province != NONE).then(|| Province::from_index(province))
}
