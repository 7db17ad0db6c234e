//! What happened at a hosted table, row by row.

use std::sync::Arc;

use crate::{Audience, Rules, Transcript};

/// The rows in force; the deal comes first. A copy shares the rows.
pub(crate) struct EventHistory<G: Rules>(Vec<Arc<Entry<G>>>);

/// A row: what it told, who could notice it, and the state it led to.
pub(crate) struct Entry<G: Rules> {
    /// 0 for the deal.
    pub(crate) row: u64,
    pub(crate) transcript: Transcript<G>,
    pub(crate) audience: Audience,
    pub(crate) after: G::State,
}

impl<G: Rules> Clone for EventHistory<G> {
    fn clone(&self) -> EventHistory<G> {
        EventHistory(self.0.clone())
    }
}

impl<G: Rules> EventHistory<G> {
    /// Nothing has happened yet.
    pub(crate) fn new() -> EventHistory<G> {
        EventHistory(Vec::new())
    }

    pub(crate) fn push(&mut self, entry: Entry<G>) {
        self.0.push(Arc::new(entry));
    }

    /// What was taken back did not happen. Says who had noticed any of it.
    pub(crate) fn forget(&mut self, in_force: &[u64]) -> Audience {
        let mut audience = Audience::default();
        self.0.retain(|entry| {
            let stays = entry.row == 0 || in_force.binary_search(&entry.row).is_ok();
            if !stays {
                audience.join(entry.audience);
            }
            stays
        });
        audience
    }

    /// The rows after this one; with 0 the deal as well.
    pub(crate) fn since(&self, row: u64) -> &[Arc<Entry<G>>] {
        if row == 0 {
            return &self.0;
        }
        // Mostly the last row is asked for: from the end few rows are read.
        let later = self.0.iter().rev().take_while(|entry| entry.row > row).count();
        &self.0[self.0.len() - later..]
    }

    /// The row with this number, if it is in force.
    pub(crate) fn row(&self, row: u64) -> Option<&Entry<G>> {
        let at = self.0.binary_search_by_key(&row, |entry| entry.row).ok()?;
        Some(&self.0[at])
    }
}
