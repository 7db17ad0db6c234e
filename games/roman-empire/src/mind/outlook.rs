//! What provinces bring everybody, now and later.

use crate::rules::action::Camp;
use crate::rules::components::TURNS;
use crate::rules::land::Land;
use crate::rules::lens::Lens;
use crate::rules::province::{DIOCESES, Diocese, Province};
use crate::rules::scoring::CampLand;
use crate::rules::side::{FACTIONS, Faction, Side};
use crate::rules::state::{Stage, Token};

/// The camps of all factions: the Roman one and the barbarians of each.
pub(super) const CAMPS: usize = 2 * FACTIONS;

/// What a point of a later turn is worth, since provinces are lost until then.
const LATER: f32 = 0.6;
/// What a point later in this turn is worth.
const SOON: f32 = 0.85;
/// What a point of a rival takes from me, if all rivals are alike, and how much more if
/// he leads.
const RIVALRY: f32 = 1.0;
const LEADER: f32 = 0.5;
/// What a province with legions is worth at the end of the game, and how likely it is
/// held until then.
const LAST_PROVINCE: f32 = 1.6;
/// What the loot of a city brings on a die.
const DIE: f32 = 3.5;
/// What it is worth to have a free site for a city, of which two are needed for one.
const SITE: f32 = 0.8;

/// The table as one faction sees it that has to decide.
pub(super) struct Outlook<'a> {
    pub(super) lens: &'a Lens<'a>,
    pub(super) land: &'a Land,
    pub(super) me: Faction,
    /// What a point of each faction is worth to me.
    pub(super) share: [f32; FACTIONS],
    pub(super) camps: [CampLand; CAMPS],
    /// How many provinces of each diocese count for each camp.
    counts: [[u8; CAMPS]; DIOCESES],
    /// What a point is worth that each camp gets in this turn: little or nothing if it
    /// has scored.
    now: [f32; CAMPS],
    /// What a point of the next turn is worth.
    later: f32,
}

impl<'a> Outlook<'a> {
    /// The outlook of the player who looks; a spectator has none.
    pub(super) fn of(lens: &'a Lens<'a>) -> Option<Outlook<'a>> {
        let game = lens.game();
        let seat = lens.me()?;
        let me = lens.asked().find(|&faction| game.seat_of(faction) == seat)?;
        let camps = lens.camps();
        let mut counts = [[0; CAMPS]; DIOCESES];
        for (diocese, counts) in Diocese::all().zip(&mut counts) {
            for (count, camp) in counts.iter_mut().zip(&camps) {
                *count = camp.count(diocese);
            }
        }
        let is_last = usize::from(lens.turn()) >= TURNS;
        Some(Outlook {
            lens,
            land: lens.land(),
            me,
            share: shares(lens, me),
            camps,
            counts,
            now: scoring(lens),
            later: if is_last { 0.0 } else { LATER },
        })
    }

    /// The camp that places armies in this phase.
    pub(super) fn mover(&self) -> usize {
        let roman = self.lens.mover().is_roman();
        2 * self.lens.phase().faction.index() + usize::from(!roman)
    }

    /// The camp that holds a province.
    #[inline]
    pub(super) fn holder(&self, province: Province) -> Option<usize> {
        self.camps.iter().position(|camp| camp.held & province.bit() != 0)
    }

    /// Is this camp of a faction that I play?
    #[inline]
    pub(super) fn is_mine(&self, camp: usize) -> bool {
        self.share[camp / 2] > 0.0
    }

    /// What it is worth to me that a province goes from who holds it to this camp, or to
    /// nobody.
    #[inline]
    pub(super) fn shift(&self, province: Province, to: Option<usize>) -> f32 {
        let from = self.holder(province);
        if from == to {
            return 0.0;
        }
        let diocese = province.diocese();
        let before = &self.counts[diocese.index()];
        let mut after = *before;
        if let Some(from) = from {
            after[from] = after[from].saturating_sub(1);
        }
        if let Some(to) = to {
            after[to] = (after[to] + 1).min(5);
        }
        let mut worth = self.standing(diocese, &after) - self.standing(diocese, before);
        if let Some(from) = from {
            worth -= self.possession(province, from);
        }
        if let Some(to) = to {
            worth += self.possession(province, to);
        }
        worth
    }

    /// What a diocese is worth to me if the camps have so many of its provinces.
    fn standing(&self, diocese: Diocese, counts: &[u8; CAMPS]) -> f32 {
        let base = &self.lens.game().components.points[diocese.index()];
        let turn = usize::from(self.lens.turn());
        let value = f32::from(base[turn - 1]);
        let next = self.later * f32::from(base[turn.min(TURNS - 1)]);
        // The most of another faction decides who dominates: that is the first of all,
        // or, for the first, the second.
        let (mut first, mut second, mut leader) = (0, 0, FACTIONS);
        for faction in 0..FACTIONS {
            let most = counts[2 * faction].max(counts[2 * faction + 1]);
            if most > first {
                (first, second, leader) = (most, first, faction);
            } else if most > second {
                second = most;
            }
        }
        let mut worth = 0.0;
        for (camp, &count) in counts.iter().enumerate() {
            if count == 0 {
                continue;
            }
            let faction = camp / 2;
            let rival = if faction == leader { second } else { first };
            let factor = match count {
                5 => 3.0,
                3 | 4 => 2.0,
                _ if count > rival => 2.0,
                _ => 1.0,
            };
            worth += self.share[faction] * factor * (self.now[camp] * value + next);
        }
        worth
    }

    /// What a province itself brings a camp, as seen by me: its city, a site, points of
    /// the last turn.
    fn possession(&self, province: Province, camp: usize) -> f32 {
        let is_roman = camp.is_multiple_of(2);
        let rate = self.now[camp] + self.later;
        let bit = province.bit();
        let mut worth = 0.0;
        if self.land.cities & bit != 0 {
            worth += rate * self.city(province, is_roman, self.land.looted & bit == 0);
        } else if is_roman && self.lens.game().components.map.sites & bit != 0 {
            worth += rate * SITE;
        }
        if is_roman && self.later == 0.0 {
            worth += LAST_PROVINCE;
        }
        worth * self.share[camp / 2]
    }

    /// What a city brings at each scoring.
    fn city(&self, province: Province, is_roman: bool, is_intact: bool) -> f32 {
        let great = self.lens.is_great(province);
        f32::from(u8::from(is_roman) + u8::from(great) + u8::from(is_intact))
    }

    /// What looting the city of a province would bring the mover on top of holding it, if
    /// it can be looted.
    pub(super) fn loot(&self, province: Province, by_romans: bool) -> f32 {
        if self.land.intact() & province.bit() == 0 {
            return 0.0;
        }
        let from_romans = matches!(self.land.holder(province), Some(Side::Faction(_)));
        if by_romans && from_romans {
            return 0.0;
        }
        let dice = if self.lens.is_great(province) && !by_romans { 2.0 } else { 1.0 };
        let extra = self.lens.riches(province) + self.lens.modifiers().booty;
        DIE * dice + f32::from(extra) - 1.0
    }

    /// What a province is worth to me that I hold.
    pub(super) fn keep(&self, province: Province) -> f32 {
        -self.shift(province, None)
    }

    /// How likely a province is to be attacked, roughly: by how many neighbours are
    /// somebody else's.
    pub(super) fn threat(&self, province: Province) -> f32 {
        let around = self.lens.game().components.map.neighbours[province.index()];
        let own = self.holder(province).map_or(0, |camp| self.camps[camp].held);
        match (around & self.land.occupied() & !own).count_ones() {
            0 => 0.4,
            1 => 0.7,
            _ => 1.0,
        }
    }

    /// What one more army is worth where there are armies of the same side.
    pub(super) fn reinforcement(&self, province: Province) -> f32 {
        let step = match self.land.armies(province) {
            0 | 1 => 0.22,
            2 => 0.1,
            _ => 0.0,
        };
        step * self.threat(province) * self.keep(province)
    }
}

/// What a point of each faction is worth to me.
fn shares(lens: &Lens<'_>, me: Faction) -> [f32; FACTIONS] {
    let game = lens.game();
    let is_mine = |faction: Faction| game.seat_of(faction) == game.seat_of(me);
    let total = |of: Faction| lens.points(of, Camp::Roman) + lens.points(of, Camp::Barbarian);
    let rivals = lens.factions().filter(|&other| !is_mine(other));
    let most = rivals.map(total).max().unwrap_or(0);
    let others = f32::from(game.seats - 1);
    let mut shares = [0.0; FACTIONS];
    for faction in lens.factions() {
        shares[faction.index()] = if is_mine(faction) {
            1.0
        } else if game.seats == 2 {
            -RIVALRY
        } else if total(faction) == most {
            -(RIVALRY + LEADER) / others
        } else {
            -RIVALRY / others
        };
    }
    shares
}

/// What a point is worth that each camp gets in this turn.
fn scoring(lens: &Lens<'_>) -> [f32; CAMPS] {
    let mut now = [0.0; CAMPS];
    for faction in lens.factions() {
        for (camp, kind) in [(0, Token::Emperor), (1, Token::Barbarian)] {
            let hidden = lens.revealed(kind) & faction.bit() == 0;
            now[2 * faction.index() + camp] = if hidden { SOON } else { 0.0 };
        }
    }
    if !matches!(lens.stage(), Stage::Choice | Stage::Reveal | Stage::Turn) {
        let phase = lens.phase();
        now[2 * phase.faction.index() + usize::from(!phase.side.is_roman())] = 1.0;
    }
    now
}
