//! Benefits and auxilia outside battle: what they are worth, and at whom they are aimed.

use ludi_engine::Seat;

use super::outlook::{FAMILIA, Outlook};
use crate::rules::action::{Action, Mode};
use crate::rules::gods::{Card, Kind};
use crate::rules::state::{Bond, REVOLT};
use crate::rules::village::{Village, villages};

/// What a token is worth that is kept for a battle, or for later.
const KEPT: f32 = 0.35;
/// What an action is worth that is not used for a benefit.
const ACTION: f32 = 0.1;

impl Outlook<'_> {
    pub(super) fn weigh_auxilium(&self, kind: Kind, mode: Mode, spare: i32) -> f32 {
        let stock = f32::from(self.lens.stock_size(self.me));
        // The more there are, the less each is missed; nobody needs any after the end.
        let kept = KEPT * (3.0 / (stock + 1.0)).min(1.0) * (2.0 * self.years).min(1.0);
        let use_of_it = match mode {
            Mode::Help => self.help(kind, spare),
            Mode::Harm => self.harm(kind),
        };
        use_of_it - kept - ACTION
    }

    /// A benefit is worth what it does, and that the next can be used.
    pub(super) fn weigh_benefit(&self, card: Card, spare: i32) -> f32 {
        let (kind, used) = (card.kind(), self.lens.benefits_used(card));
        let next = match used {
            0 => self.help(kind, spare) - 0.1,
            1 => self.harm(kind),
            2 => 1.8 * self.help(kind, spare),
            _ => 1.8 * self.harm(kind),
        };
        next - ACTION
    }

    /// What a kind is worth for oneself.
    fn help(&self, kind: Kind, spare: i32) -> f32 {
        let own = || villages(self.lens.all(self.me).into());
        let grows = FAMILIA + 0.06 * self.years;
        match kind {
            Kind::Salus => {
                let hurt = own().any(|at| self.has_lost(at));
                if hurt { grows } else { 0.0 }
            }
            Kind::Divitiae => 4.0 * self.dp(spare) + if spare < 4 { 0.4 } else { 0.0 },
            Kind::Maiestas => self.consent(self.me, true),
            Kind::Defensio => 0.05,
            Kind::Populus => {
                let room = own().any(|at| self.has_room(at));
                if room { grows } else { 0.1 }
            }
            Kind::Auctoritas => 0.05,
            Kind::Bellum => {
                if self.is_abroad() {
                    0.5
                } else {
                    0.0
                }
            }
            Kind::Celeritas => {
                if self.is_war() {
                    0.3
                } else {
                    0.0
                }
            }
            Kind::Legatio => {
                let sent = self.lens.done().requested.contains(self.me);
                if sent { 0.1 } else { 0.45 }
            }
            Kind::Concordia => {
                let levels = own().map(|at| self.lens.village(at).level);
                match levels.max().unwrap_or(0) {
                    0 => 0.0,
                    1 => 0.3,
                    _ => 1.0,
                }
            }
            Kind::Religio => KEPT,
            Kind::Labores => {
                let (ara, hut) =
                    (self.lens.ara(self.me) == 1, own().any(|at| self.lens.needs_hut(at)));
                let oppidum = own().any(|at| (1..3).contains(&self.lens.village(at).oppidum));
                if hut {
                    0.9
                } else if ara || oppidum {
                    0.4
                } else {
                    0.0
                }
            }
        }
    }

    /// What a kind is worth against others, roughly.
    fn harm(&self, kind: Kind) -> f32 {
        let worth = match kind {
            Kind::Maiestas => 0.8,
            Kind::Concordia => 0.7,
            Kind::Divitiae | Kind::Populus | Kind::Legatio => 0.5,
            Kind::Celeritas | Kind::Religio => 0.4,
            Kind::Salus | Kind::Labores => 0.3,
            Kind::Bellum if self.is_war() => 0.3,
            Kind::Bellum | Kind::Defensio | Kind::Auctoritas => 0.1,
        };
        worth * 2.0 * self.rival
    }

    /// Has a village fewer familiae than it could have?
    fn has_lost(&self, village: Village) -> bool {
        let of = self.lens.village(village);
        of.familiae < of.ceiling
    }

    /// Has a village room for a familia without a new hut?
    fn has_room(&self, village: Village) -> bool {
        let of = self.lens.village(village);
        of.familiae < 4 * of.huts
    }

    /// Is a legion of mine away from home, where it may fight?
    fn is_abroad(&self) -> bool {
        let mut own = villages(self.lens.marching(self.me).into());
        own.any(|village| {
            let home = self.game.components.square(village);
            village.legion().any(|pawn| self.lens.pawn(pawn).square != home)
        })
    }

    /// How much a rival is to be feared: the more points, the more.
    pub(super) fn fear(&self, seat: Seat) -> f32 {
        1.0 + 0.05 * self.lens.points(seat) as f32
    }

    pub(super) fn weigh_target(&self, action: Action) -> f32 {
        let effect = self.lens.aimed();
        match (action, effect.harm) {
            (Action::Village(village), false) => self.weigh_helped(village, effect.kind),
            (Action::Village(village), true) => self.weigh_harmed(village, effect.kind),
            (Action::Player(seat), _) => {
                let near = match effect.kind {
                    Kind::Maiestas => self.rival * self.consent(seat, false),
                    _ => 0.0,
                };
                self.rival * self.fear(seat) + near
            }
            (Action::Hut(village), _) => self.weigh_hut(village),
            (Action::Ara, _) => 1.0,
            (Action::AraOf(seat), _) => 0.3 * self.fear(seat),
            (Action::Oppidum(village), false) => {
                0.3 + 0.3 * f32::from(self.lens.village(village).oppidum)
            }
            (Action::Oppidum(village), true) => {
                self.lens.bond(village).map_or(0.0, |(seat, _)| 0.2 * self.fear(seat))
            }
            _ => 0.0,
        }
    }

    fn weigh_helped(&self, village: Village, kind: Kind) -> f32 {
        let main = matches!(self.lens.bond(village), Some((_, Bond::Main)));
        let first = if main { 0.3 } else { 0.0 };
        match kind {
            Kind::Populus if !self.has_room(village) => -0.2,
            Kind::Concordia => f32::from(self.lens.village(village).level) * 0.5,
            _ => 0.2 + first + 0.1 * f32::from(village.size().tribus()),
        }
    }

    fn weigh_harmed(&self, village: Village, kind: Kind) -> f32 {
        let Some((owner, bond)) = self.lens.bond(village) else { return 0.02 };
        let tribus = f32::from(village.size().tribus());
        let fear = self.rival * self.fear(owner);
        match kind {
            Kind::Concordia => {
                let last = self.lens.village(village).level + 1 >= REVOLT;
                let lost = if last { self.worth(village, bond) } else { 0.2 * tribus };
                fear * lost
            }
            _ if bond == Bond::Main => fear * 1.2,
            _ => fear * 0.3 * tribus,
        }
    }
}
