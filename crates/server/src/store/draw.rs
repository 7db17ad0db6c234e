//! How the key of a table is drawn, as it is kept: who committed to what, and
//! what was opened.

use ludi_engine::{
    Commitment, Contribution, Contributor, KeyDraw, LeftOut, LeftOutReason, Opening, Seat, Seed,
};
use serde::{Deserialize, Serialize};

use super::PersonId;

/// One draw of the key. A table has one; one more for each that was given up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// The seed of the server, a secret; it is in no other draw.
    pub seed: Seed,
    /// How far it is.
    pub stage: DrawStage,
    /// Who has committed. Once it is fixed: who takes part, by seat.
    pub committed: Vec<Committed>,
    /// Once it is fixed: who sits at the table and takes no part.
    pub left_out: Vec<NotTaking>,
}

/// How far a draw is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DrawStage {
    /// People may commit; somebody has to begin.
    Open,
    /// The one before was given up: people commit anew, and it goes on by itself.
    Redraw,
    /// Who takes part is fixed: they open their contributions.
    Fixed,
}

/// Somebody who has committed to a contribution.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Committed {
    /// The seat.
    pub seat: Seat,
    /// Who.
    pub person: PersonId,
    /// The name. Looked up when read, ignored when written.
    #[serde(skip)]
    pub name: String,
    /// The commitment.
    pub commitment: Commitment,
    /// What became of the contribution; nothing yet if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<Opening>,
}

/// Somebody at the table who takes no part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NotTaking {
    /// The seat.
    pub seat: Seat,
    /// Who.
    pub person: PersonId,
    /// The name. Looked up when read, ignored when written.
    #[serde(skip)]
    pub name: String,
    /// Why.
    pub reason: LeftOutReason,
}

impl Draw {
    /// A draw with this seed, in which nobody has committed yet.
    pub fn new(seed: Seed, stage: DrawStage) -> Draw {
        Draw { seed, stage, committed: Vec::new(), left_out: Vec::new() }
    }

    /// Is it fixed, and everything opened?
    pub fn is_complete(&self) -> bool {
        let opened = |one: &Committed| matches!(one.opening, Some(Opening::Opened(_)));
        self.stage == DrawStage::Fixed && self.committed.iter().all(opened)
    }

    /// What was opened, in the order of those who take part.
    pub(super) fn contributions(&self) -> Vec<Contribution> {
        let opened = |one: &Committed| match one.opening {
            Some(Opening::Opened(contribution)) => Some(contribution),
            _ => None,
        };
        self.committed.iter().filter_map(opened).collect()
    }

    /// The draw as a record has it.
    pub fn key_draw(&self) -> KeyDraw {
        let contributor = |one: &Committed| Contributor {
            seat: one.seat,
            name: one.name.clone(),
            commitment: one.commitment,
            opening: one.opening.unwrap_or(Opening::Pending),
        };
        let left_out = |one: &NotTaking| LeftOut {
            seat: one.seat,
            name: one.name.clone(),
            reason: one.reason,
        };
        KeyDraw {
            commitment: self.seed.commitment(),
            seed: self.seed,
            contributors: self.committed.iter().map(contributor).collect(),
            left_out: self.left_out.iter().map(left_out).collect(),
        }
    }

    /// Gives everybody the name that this says.
    pub(super) fn name<E>(
        &mut self,
        mut name: impl FnMut(PersonId) -> Result<String, E>,
    ) -> Result<(), E> {
        for one in &mut self.committed {
            one.name = name(one.person)?;
        }
        for one in &mut self.left_out {
            one.name = name(one.person)?;
        }
        Ok(())
    }
}
