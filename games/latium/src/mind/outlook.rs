//! What villages, DP and consent are worth to the player who decides, in points.

use ludi_engine::Seat;

use crate::Latium;
use crate::rules::components::YEARS;
use crate::rules::lens::Lens;
use crate::rules::state::{Bond, Season, Stage};
use crate::rules::village::{Village, villages};

/// What a village yields beyond its points, for each tribus and year to come.
const YIELD: f32 = 0.14;
/// What a pawn that may march is worth, for each year to come.
const LEGION: f32 = 0.12;
/// What a DP is worth while it can still be used.
const DP: f32 = 0.05;
/// What a familia is worth.
pub(super) const FAMILIA: f32 = 0.15;
/// What a battle won brings: one point, or two.
pub(super) const VICTORY: f32 = 1.3;
/// What a point that a rival loses is worth, with one rival and with more.
const RIVAL: f32 = 0.6;
const ONE_OF_RIVALS: f32 = 0.25;

/// The table as one player sees it who has to decide.
pub(super) struct Outlook<'a> {
    pub(super) lens: &'a Lens<'a>,
    pub(super) game: &'a Latium,
    pub(super) me: Seat,
    /// The years to come, this one in parts.
    pub(super) years: f32,
    /// What a point that a rival loses is worth to me.
    pub(super) rival: f32,
}

impl<'a> Outlook<'a> {
    /// The outlook of the player who looks; a spectator has none.
    pub(super) fn of(lens: &'a Lens<'a>) -> Option<Outlook<'a>> {
        let me = lens.me()?;
        let gone = lens.season() as u8 as f32 / 3.0;
        let years = f32::from(YEARS) - f32::from(lens.year()) + 1.0 - gone;
        let rivals = lens.seats().filter(|&seat| seat != me && !lens.is_out(seat)).count();
        let rival = if rivals > 1 { ONE_OF_RIVALS } else { RIVAL };
        Some(Outlook { lens, game: lens.game(), me, years, rival })
    }

    /// What a village brings whoever has it by this bond.
    pub(super) fn worth(&self, village: Village, bond: Bond) -> f32 {
        let (points, size) = (&self.game.components.points, village.size());
        let tribus = f32::from(size.tribus());
        let years = (self.years - 0.4).max(0.0);
        let legion = LEGION * f32::from(size.legion_pawns()) * years;
        let value = match bond {
            Bond::Main => f32::from(points.main) + 2.0 * legion,
            Bond::Ally => f32::from(points.ally.of(size)) + legion,
            Bond::Subject if self.lens.is_conquered(village) => points.conquered.into(),
            Bond::Subject => f32::from(points.subject.of(size)),
        };
        value + YIELD * tribus * years
    }

    /// What a DP is worth: the more are to spare the less, and nothing at the end.
    #[inline]
    pub(super) fn dp(&self, spare: i32) -> f32 {
        DP * self.years.min(1.0) * 12.0 / (12.0 + spare.max(0) as f32)
    }

    /// How often the people will be fed before the next production.
    fn feedings(&self) -> i32 {
        let fed = matches!(self.lens.stage(), Stage::Buy | Stage::Act | Stage::Settle);
        let seasons = match self.lens.season() {
            Season::Hiems => 3,
            Season::Semen => 2,
            Season::Messis => 1,
        };
        seasons - i32::from(fed)
    }

    /// The DP beyond what the people need until the next production.
    pub(super) fn spare(&self) -> i32 {
        let all = villages(self.lens.all(self.me).into());
        let need: i32 = all.map(|village| i32::from(self.lens.village(village).familiae)).sum();
        i32::from(self.lens.dp(self.me)) - need * self.feedings()
    }

    /// What it costs to feed a village that is won now, for lack of DP.
    pub(super) fn hunger(&self, village: Village, spare: i32) -> f32 {
        let need = i32::from(self.lens.village(village).familiae) * self.feedings();
        let missing = (need - spare.max(0)).max(0) as f32;
        (0.06 * missing).min(1.0)
    }

    /// What a change of consent by one is worth: much when the people are near to driving
    /// the rex out, some where the production of the next years depends on it.
    pub(super) fn consent(&self, seat: Seat, up: bool) -> f32 {
        let consent = self.lens.consent(seat) - i8::from(!up);
        let grain = 12.0 * 0.5 * DP * (self.years - 0.5).max(0.0);
        match consent {
            ..=-6 => 20.0,
            -5 => 5.0,
            -4 => 2.5,
            -3 => 1.2 + grain,
            -2 => 0.6,
            2 | 4 => 0.15 + grain,
            5.. => 0.0,
            _ => 0.3,
        }
    }
}
