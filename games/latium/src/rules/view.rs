//! What one viewer may know of a game, built through the lens.

use ludi_engine::{Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::Latium;
use crate::rules::acies::Phase;
use crate::rules::event::Force;
use crate::rules::gods::{Auxilia, Card, Kind, cards};
use crate::rules::lens::Lens;
pub use crate::rules::state::Bond;
use crate::rules::state::{Ask, MarchPhase, NEVER, NONE, Season, Stage, State};
use crate::rules::village::{Pawn, Size, Square, Village, pawns};

/// Everything a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The seat that looks, if it plays.
    pub me: Option<Seat>,
    /// The year, from 1.
    pub year: u8,
    /// The season.
    pub season: Season,
    /// The part of the game.
    pub stage: Stage,
    /// What is asked.
    pub ask: Ask,
    /// Who has to act.
    pub asked: SeatSet,
    /// The order of the year, as far as it is known.
    pub order: Vec<Seat>,
    /// The order of this round.
    pub rota: Vec<Seat>,
    /// The villages.
    pub villages: Vec<VillageView>,
    /// The players.
    pub players: Vec<PlayerView>,
    /// The pawns of legions that are not at home, and those that cannot fight.
    pub pawns: Vec<PawnView>,
    /// The auxilia that were spent.
    pub spent: Vec<Kind>,
    /// The cards that have left.
    pub gone: Vec<Card>,
    /// What the bag holds: for the historian.
    pub bag: Option<Vec<Kind>>,
    /// The cards not drawn: for the historian.
    pub deck: Option<Vec<Card>>,
    /// The contingent on its way.
    pub march: Option<MarchView>,
    /// The request of a legatus.
    pub request: Option<RequestView>,
    /// The effect that is being aimed.
    pub effect: Option<Kind>,
    /// The battle.
    pub battle: Option<BattleView>,
}

/// A village.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct VillageView {
    /// The village.
    pub village: Village,
    /// Its size.
    pub size: Size,
    /// Its square.
    pub square: Square,
    /// Whose it is, and how.
    pub bond: Option<(Seat, Bond)>,
    /// Was it destroyed?
    pub destroyed: bool,
    /// Is it a main village that was conquered?
    pub conquered: bool,
    /// Its familiae.
    pub familiae: u8,
    /// Its huts.
    pub huts: u8,
    /// Seasons of work on its oppidum; three are enough.
    pub oppidum: u8,
    /// Its indignation.
    pub level: u8,
    /// What Defensio adds there.
    pub place: i8,
    /// What it needs more at its next feeding.
    pub need: u8,
    /// The centuriae that are there.
    pub strength: u8,
    /// Who besieges it.
    pub besieger: Option<Seat>,
    /// What is settled about attacks of the viewer on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stance: Option<Stance>,
}

/// What is settled about attacks of a player on an independent village.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stance {
    /// The player has beaten it: it gives up.
    Beaten,
    /// The player besieges it: it fights.
    Besieged,
    /// It has declined to fight the player in this season.
    Declined,
}

/// A pawn of a legion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PawnView {
    /// Its village.
    pub village: Village,
    /// Where it is.
    pub square: Square,
    /// Its centuriae.
    pub centuriae: u8,
    /// Squares moved in this season.
    pub moved: u8,
    /// Can it march and attack in this season?
    pub ready: bool,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// Out of the game?
    pub out: bool,
    /// DP.
    pub dp: u16,
    /// What the villages will produce in the next winter, as things stand.
    pub production: u16,
    /// Consent, or dissent below 0.
    pub consent: i8,
    /// Points as things stand.
    pub points: i32,
    /// Points of victories among them.
    pub victories: u8,
    /// Has an offer been made?
    pub offered: bool,
    /// The offer, for who may know it.
    pub offer: Option<u16>,
    /// Actions left in this season.
    pub actions: u8,
    /// Passed for this season?
    pub passed: bool,
    /// Has the legatus travelled in this season?
    pub requested: bool,
    /// Seasons of work on the ara; two are enough.
    pub ara: u8,
    /// Does the player lead a league?
    pub league: bool,
    /// Partners of pacts.
    pub pacts: SeatSet,
    /// What the next battle has more or less.
    pub bellum: i8,
    /// What the next alliance roll has more.
    pub legatio: u8,
    /// How many cards are in hand.
    pub cards: u8,
    /// Which ones: for the owner.
    pub hand: Option<Vec<Card>>,
    /// Those that all have seen, with the benefits used.
    pub shown: Vec<(Card, u8)>,
    /// How many auxilia there are.
    pub auxilia: u8,
    /// Which ones: for the owner.
    pub stock: Option<Vec<Kind>>,
    /// Those that all know of.
    pub known: Vec<Kind>,
    /// Villages that cannot be asked, with the number of seasons; nothing for ever.
    pub barred: Vec<(Village, Option<u8>)>,
}

/// A contingent on its way.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct MarchView {
    /// Whose.
    pub seat: Seat,
    /// Where it is.
    pub square: Square,
    /// The villages of its pawns.
    pub pawns: Vec<Village>,
}

/// A request.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct RequestView {
    /// Who asks.
    pub seat: Seat,
    /// Whom.
    pub village: Village,
    /// With a gift?
    pub gift: Option<bool>,
}

/// A battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct BattleView {
    /// Where.
    pub square: Square,
    /// The village attacked, or the independent one that fights.
    pub village: Option<Village>,
    /// Does it follow from an attack? Otherwise from an interception.
    pub attack: bool,
    /// Who leads an independent village.
    pub leader: Seat,
    /// The attacker, then the defender.
    pub sides: Vec<SideView>,
    /// The token just played.
    pub token: Option<Kind>,
}

/// A side of a battle.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct SideView {
    /// Who.
    pub force: Force,
    /// All its pawns.
    pub pawns: Vec<LineView>,
    /// The schiere on the field.
    pub schiere: Vec<SchieraView>,
    /// Lines in reserve.
    pub reserve: Vec<LineView>,
    /// Attacks left.
    pub attacks: u8,
    /// Centuriae lost.
    pub lost: u8,
    /// Tokens left.
    pub tokens: u8,
    /// Which ones: for the commander.
    pub laid: Option<Vec<Kind>>,
    /// How it draws up, while that is sealed: for the commander.
    pub sealed: Option<(Vec<u8>, Option<bool>)>,
}

/// A line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct LineView {
    /// Its village.
    pub village: Village,
    /// Centuriae that fight.
    pub centuriae: u8,
    /// Centuriae hit.
    pub damage: u8,
}

/// A schiera.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct SchieraView {
    /// Its place, from 0 at the left.
    pub slot: u8,
    /// Its lines, the first in front.
    pub lines: Vec<LineView>,
    /// What a die must not exceed.
    pub threshold: u8,
    /// The dice of this exchange.
    pub dice: Vec<u8>,
}

impl Latium {
    pub(crate) fn look(&self, state: &State, viewer: Viewer) -> View {
        let lens = self.lens_of(state, viewer);
        let march = lens.march();
        let request = lens.request();
        View {
            me: lens.me(),
            year: lens.year(),
            season: lens.season(),
            stage: lens.stage(),
            ask: lens.ask(),
            asked: lens.asked(),
            order: lens.order().to_vec(),
            rota: lens.rota().to_vec(),
            villages: Village::all().map(|village| look_at_village(&lens, village)).collect(),
            players: lens.seats().map(|seat| look_at_player(&lens, seat)).collect(),
            pawns: Pawn::of_legions().map(|pawn| look_at_pawn(&lens, pawn)).collect(),
            spent: lens.spent().tokens().collect(),
            gone: cards(lens.gone()).collect(),
            bag: lens.bag().map(listed),
            deck: lens.deck().map(|deck| cards(deck).collect()),
            march: (march.phase != MarchPhase::Off).then(|| MarchView {
                seat: march.seat,
                square: march.square,
                pawns: pawns(march.pawns.into()).map(Pawn::village).collect(),
            }),
            request: (request.village != NONE).then(|| RequestView {
                seat: request.seat,
                village: Village::from_index(request.village),
                gift: request.gift,
            }),
            effect: lens.effect(),
            battle: look_at_battle(&lens),
        }
    }
}

fn listed(heap: Auxilia) -> Vec<Kind> {
    heap.tokens().collect()
}

fn look_at_village(lens: &Lens<'_>, village: Village) -> VillageView {
    let of = lens.village(village);
    VillageView {
        village,
        size: village.size(),
        square: lens.game().components.square(village),
        bond: lens.bond(village),
        destroyed: lens.is_destroyed(village),
        conquered: lens.is_conquered(village),
        familiae: of.familiae,
        huts: of.huts,
        oppidum: of.oppidum,
        level: of.level,
        place: of.place,
        need: of.need,
        strength: lens.strength(village),
        besieger: lens.besieger(village),
        stance: lens.me().and_then(|me| stance(lens, me, village)),
    }
}

fn stance(lens: &Lens<'_>, me: Seat, village: Village) -> Option<Stance> {
    let of = lens.village(village);
    match () {
        () if of.beaten.contains(me) => Some(Stance::Beaten),
        () if lens.besieges(me, village) => Some(Stance::Besieged),
        () if of.declined.contains(me) => Some(Stance::Declined),
        () => None,
    }
}

fn look_at_pawn(lens: &Lens<'_>, pawn: Pawn) -> PawnView {
    let of = lens.pawn(pawn);
    PawnView {
        village: pawn.village(),
        square: of.square,
        centuriae: of.centuriae,
        moved: of.moved,
        ready: lens.is_ready(pawn),
    }
}

fn look_at_player(lens: &Lens<'_>, seat: Seat) -> PlayerView {
    let purse = lens.purse(seat);
    let now = lens.season_number();
    let barred = Village::all().filter_map(|village| match lens.barred(seat, village) {
        NEVER => Some((village, None)),
        again if again > now => Some((village, Some(again - now))),
        _ => None,
    });
    PlayerView {
        seat,
        out: purse.out,
        dp: purse.dp,
        production: purse.production,
        consent: purse.consent,
        points: purse.points,
        victories: purse.victories,
        offered: lens.has_offered(seat),
        offer: lens.offer(seat),
        actions: purse.actions,
        passed: purse.passed,
        requested: purse.requested,
        ara: purse.ara,
        league: purse.league,
        pacts: purse.pacts,
        bellum: purse.bellum,
        legatio: purse.legatio,
        cards: lens.hand_size(seat),
        hand: lens.hand(seat).map(|hand| cards(hand).collect()),
        shown: cards(lens.shown(seat)).map(|card| (card, lens.benefits_used(card))).collect(),
        auxilia: lens.stock_size(seat),
        stock: lens.stock(seat).map(listed),
        known: listed(lens.known_tokens(seat)),
        barred: barred.collect(),
    }
}

fn look_at_battle(lens: &Lens<'_>) -> Option<BattleView> {
    let battle = lens.battle()?;
    Some(BattleView {
        square: battle.square,
        village: battle.village(),
        attack: battle.attack,
        leader: battle.leader,
        sides: (0..2).map(|side| look_at_side(lens, side)).collect(),
        token: battle.token,
    })
}

fn look_at_side(lens: &Lens<'_>, side: usize) -> SideView {
    let battle = lens.battle();
    let line = |pawn: Pawn| LineView {
        village: pawn.village(),
        centuriae: lens.fighting(pawn),
        damage: battle.map_or(0, |battle| battle.damage(pawn)),
    };
    let force = match battle {
        Some(battle) => match (battle.commander(side), battle.village()) {
            (Some(seat), _) => Force::Player(seat),
            (None, Some(village)) => Force::Village(village),
            (None, None) => Force::Player(battle.attacker),
        },
        None => Force::Player(Seat::new(0)),
    };
    let army = battle.map(|battle| &battle.armies[side]);
    let deployed = battle.is_some_and(|battle| battle.phase != Phase::Deploy);
    let schiera = |slot: usize| {
        let army = army?;
        let thrown = army.dice.iter().zip(army.thrown_by);
        let dice = thrown.filter(|&(&die, by)| die != 0 && usize::from(by) == slot);
        Some(SchieraView {
            slot: slot as u8,
            lines: army.field[slot]
                .iter()
                .filter(|&&pawn| pawn != NONE)
                .map(|&pawn| line(Pawn::from_index(pawn)))
                .collect(),
            threshold: lens.threshold(side, slot),
            dice: dice.map(|(&die, _)| die).collect(),
        })
    };
    let slots = army.into_iter().flat_map(|army| army.slots());
    SideView {
        force,
        pawns: pawns(army.map_or(0, |army| army.pawns)).map(line).collect(),
        schiere: slots.filter_map(schiera).collect(),
        reserve: match deployed {
            true => pawns(lens.reserve(side)).map(line).collect(),
            false => Vec::new(),
        },
        attacks: army.map_or(0, |army| army.attacks),
        lost: lens.losses(side),
        tokens: lens.laid_size(side),
        laid: lens.laid(side).map(listed),
        sealed: lens.sealed(side).map(|sealed| (sealed.sizes.to_vec(), sealed.held)),
    }
}
