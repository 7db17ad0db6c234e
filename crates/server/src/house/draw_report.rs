//! The draws of a table's key, as far as everybody may know them.

use ludi_engine::{Contribution, LeftOutReason, Opening, Seed};
use serde::Serialize;
use utoipa::ToSchema;

use crate::store::{Committed, Draw, DrawStage, NotTaking, Status, TableEntry};

/// A draw of the key of the dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = Draw)]
pub struct DrawReport {
    /// Its number, from 1.
    #[schema(minimum = 1)]
    pub number: u32,
    /// How far it is.
    pub state: DrawState,
    /// The SHA-256 of the seed of the house.
    pub commitment: String,
    /// The seed of the house, in hex: when the match is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub seed: Option<String>,
    /// Who has committed; who takes part, in this order, once that is fixed.
    pub contributors: Vec<ContributorReport>,
    /// Who sits at the table and takes no part, once that is fixed.
    pub left_out: Vec<LeftOutReport>,
    /// The SHA-256 of all that is fixed, once it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub digest: Option<String>,
}

/// How far a draw is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DrawState {
    /// People may commit; somebody has to begin.
    Open,
    /// The one before was given up: those who took part commit anew.
    Redraw,
    /// Who takes part is fixed: they open their contributions.
    Fixed,
    /// Everything is opened: this is the draw that counts.
    Done,
    /// Somebody did not open: it counts for nothing.
    GivenUp,
}

/// Somebody who takes part in a draw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = DrawContributor)]
pub struct ContributorReport {
    /// The seat, from 0.
    pub seat: u8,
    /// The name.
    pub name: String,
    /// The SHA-256 that the contribution has to fit.
    pub commitment: String,
    /// Has it been opened?
    pub opened: bool,
    /// The contribution, in hex: once the match has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub contribution: Option<String>,
    /// Why the draw was given up because of this one: `late` or `left`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub failed: Option<&'static str>,
}

/// Somebody who sits at the table and takes no part in a draw.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = DrawLeftOut)]
pub struct LeftOutReport {
    /// The seat, from 0.
    pub seat: u8,
    /// The name.
    pub name: String,
    /// Why: `no-commitment`, `away` or `not-opened` (in an earlier draw).
    #[schema(value_type = String)]
    pub reason: LeftOutReason,
}

/// The draws of a table's key. What was opened is told when all of it is, and the
/// seeds when the match is over.
pub(crate) fn draw_reports(entry: &TableEntry) -> Vec<DrawReport> {
    let last = entry.draws.len();
    (1..).zip(&entry.draws).map(|(number, draw)| report(entry.status, number, last, draw)).collect()
}

/// Those that a page about the table shows. Once it has begun they are shown only if some
/// were given up; to report them hashes seeds, and a table is looked at often.
pub(super) fn draws_shown(entry: &TableEntry) -> Vec<DrawReport> {
    match entry.status {
        Status::Playing | Status::Over if entry.draws.len() < 2 => Vec::new(),
        _ => draw_reports(entry),
    }
}

fn report(status: Status, number: u32, last: usize, draw: &Draw) -> DrawReport {
    let has_begun = matches!(status, Status::Playing | Status::Over);
    let state = match draw.stage {
        _ if (number as usize) < last => DrawState::GivenUp,
        _ if has_begun => DrawState::Done,
        DrawStage::Open => DrawState::Open,
        DrawStage::Redraw => DrawState::Redraw,
        DrawStage::Fixed => DrawState::Fixed,
    };
    let contributor = |one: &Committed| ContributorReport {
        seat: one.seat.index() as u8,
        name: one.name.clone(),
        commitment: one.commitment.to_string(),
        opened: matches!(one.opening, Some(Opening::Opened(_))),
        contribution: opened(one)
            .filter(|_| has_begun)
            .map(|contribution| contribution.to_string()),
        failed: match one.opening {
            Some(Opening::Late) => Some("late"),
            Some(Opening::Left) => Some("left"),
            Some(Opening::Opened(_) | Opening::Pending) | None => None,
        },
    };
    let left_out = |one: &NotTaking| LeftOutReport {
        seat: one.seat.index() as u8,
        name: one.name.clone(),
        reason: one.reason,
    };
    DrawReport {
        number,
        state,
        commitment: draw.seed.commitment().to_string(),
        seed: (status == Status::Over).then(|| hex_of(&draw.seed)),
        contributors: draw.committed.iter().map(contributor).collect(),
        left_out: draw.left_out.iter().map(left_out).collect(),
        digest: (draw.stage == DrawStage::Fixed).then(|| draw.key_draw().digest(number)),
    }
}

fn opened(one: &Committed) -> Option<Contribution> {
    match one.opening {
        Some(Opening::Opened(contribution)) => Some(contribution),
        _ => None,
    }
}

/// A seed in hex, which only its JSON gives.
pub(crate) fn hex_of(seed: &Seed) -> String {
    let json = serde_json::to_value(seed).unwrap_or_default();
    json.as_str().unwrap_or_default().to_owned()
}
