//! Where the seeds of new tables come from.

use ludi_engine::Seed;

use crate::house::HouseError;
use crate::people::random;

/// The seeds of a server: drawn by the system, or in tests always the same, so that a
/// match against bots is the same each time.
#[derive(Clone, Copy, Default)]
pub struct Seeds(Option<Seed>);

impl Seeds {
    /// The draw of every table begins with this seed.
    pub fn always(seed: Seed) -> Seeds {
        Seeds(Some(seed))
    }

    /// The seed of a table that is opened now.
    pub(crate) fn next(self) -> Result<Seed, HouseError> {
        match self.0 {
            Some(seed) => Ok(seed),
            None => Ok(Seed::new(random()?)),
        }
    }
}
