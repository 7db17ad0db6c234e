//! Which tables are live: never more than one task for a table.

use std::collections::HashMap;
use std::sync::{Arc, MutexGuard, PoisonError};

use tokio::sync::{Mutex, OwnedMutexGuard};

use super::live_table::{LiveTable, TableHandle};
use super::presence::PresenceList;
use super::{HouseError, Shared};
use crate::clock::Clock;
use crate::store::{PersonId, TableId};

/// So many tables are kept in mind before those are forgotten that nobody uses.
const FEW: usize = 1024;

/// All tables that somebody has asked for.
#[derive(Default)]
pub(super) struct LiveTables {
    slots: std::sync::Mutex<Slots>,
    clock: Clock,
}

#[derive(Default)]
struct Slots {
    by_id: HashMap<TableId, Arc<Slot>>,
    /// How many there must be before the unused ones are looked for again.
    many: usize,
}

/// The place of one table.
pub(super) struct Slot {
    id: TableId,
    /// How to reach the task, if one was started. It is locked while the table is
    /// loaded, so that others wait.
    live: Mutex<Option<TableHandle>>,
    /// Held by the task, from before it reads the log until it has ended.
    running: Arc<Mutex<()>>,
    /// Who is here: that outlives a task which is lost.
    presence: Arc<PresenceList>,
}

/// The right to run a table, which one task has at a time.
pub(super) struct Running {
    _alone: OwnedMutexGuard<()>,
}

impl LiveTables {
    /// No tables yet, and what time it is.
    pub(super) fn new(clock: Clock) -> LiveTables {
        LiveTables { slots: std::sync::Mutex::default(), clock }
    }

    /// Somebody calls for something at a table that its task need not know of.
    pub(super) fn saw(&self, id: TableId, person: PersonId) {
        if let Some(slot) = self.slots().by_id.get(&id) {
            slot.presence.saw(person);
        }
    }

    /// The place of a table, for as long as the caller keeps it.
    pub(super) fn slot(&self, id: TableId) -> Arc<Slot> {
        let mut slots = self.slots();
        if slots.by_id.len() > slots.many.max(FEW) {
            // Who has a slot got it under this lock, so an unused one stays so
            // until it is gone.
            slots.by_id.retain(|_, slot| !is_unused(slot));
            slots.many = 2 * slots.by_id.len();
        }
        slots.by_id.entry(id).or_insert_with(|| Arc::new(Slot::new(id, self.clock.clone()))).clone()
    }

    /// The live table, if it is in use.
    pub(super) async fn find(&self, id: TableId) -> Option<TableHandle> {
        let slot = self.slots().by_id.get(&id).cloned()?;
        let live = slot.live.lock().await;
        live.clone()
    }

    fn slots(&self) -> MutexGuard<'_, Slots> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Does nobody load the table, run it or look at it?
fn is_unused(slot: &Arc<Slot>) -> bool {
    Arc::strong_count(slot) == 1 && slot.running.try_lock().is_ok() && slot.presence.is_empty()
}

impl Slot {
    fn new(id: TableId, clock: Clock) -> Slot {
        let presence = PresenceList::new(clock);
        Slot { id, live: Mutex::default(), running: Arc::default(), presence }
    }

    /// The live table; it is loaded if it is not.
    pub(super) async fn live(&self, shared: &Arc<Shared>) -> Result<TableHandle, HouseError> {
        let mut slot = self.live.lock().await;
        if let Some(live) = &*slot
            && !live.mailbox.is_closed()
        {
            return Ok(live.clone());
        }
        // A task that takes no more messages may still be writing.
        let running = Running { _alone: self.running.clone().lock_owned().await };
        let live =
            LiveTable::start(shared.clone(), self.id, self.presence.clone(), running).await?;
        *slot = Some(live.clone());
        Ok(live)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::store::Sqlite;
    use crate::{House, Settings};

    fn id(number: u32) -> TableId {
        let mut bytes = [0; 10];
        bytes[..4].copy_from_slice(&number.to_be_bytes());
        TableId::new(bytes)
    }

    /// However many tables come and go, whoever asks for one that is being
    /// loaded, run or looked at gets the same place.
    #[test]
    fn a_table_in_use_is_never_forgotten() {
        let tables = LiveTables::default();
        let loading = tables.slot(id(0));
        let running = {
            let slot = tables.slot(id(1));
            slot.running.clone().try_lock_owned().expect("nobody runs it")
        };
        let presence = tables.slot(id(2)).presence.clone();
        let present = presence.clone().pass(None, Duration::ZERO);
        for number in 3..5 * FEW as u32 {
            drop(tables.slot(id(number)));
        }
        assert!(tables.slots().by_id.len() < 3 * FEW);
        assert!(Arc::ptr_eq(&loading, &tables.slot(id(0))));
        assert!(tables.slot(id(1)).running.try_lock().is_err());
        assert!(Arc::ptr_eq(&presence, &tables.slot(id(2)).presence));
        drop((running, present));
    }

    /// A task that takes no more messages may still write: the next one waits for
    /// its very end.
    #[tokio::test]
    async fn a_table_is_not_loaded_while_a_task_still_runs_it() {
        let store = Arc::new(Sqlite::in_memory().expect("memory"));
        let house = House::new(store, Vec::new(), Settings::default());
        let slot = house.live.slot(id(0));
        let running = slot.running.clone().lock_owned().await;
        let mut loading = std::pin::pin!(slot.live(&house.shared));
        tokio::select! {
            biased;
            _ = &mut loading => panic!("two tasks run one table"),
            () = tokio::task::yield_now() => {}
        }
        drop(running);
        assert!(matches!(loading.await, Err(HouseError::NoTable)));
    }
}
