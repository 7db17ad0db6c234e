//! Parts of boards that were drawn already.

use std::collections::HashMap;
use std::fmt;
use std::hash::Hasher;
use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxBuildHasher;

/// How many parts are kept: more than the boards of a table have in two languages.
const KEPT: usize = 512;

/// Parts of the boards of one table, kept for all who see the same. What a part shows is
/// its key, whole: no two that differ are ever taken for each other.
#[derive(Default)]
pub struct PartCache {
    parts: Mutex<HashMap<Vec<u8>, Arc<str>, FxBuildHasher>>,
}

impl PartCache {
    /// The part of this key, drawn now if it never was.
    pub(crate) fn part(&self, key: PartKey, draw: impl FnOnce() -> String) -> Arc<str> {
        let lock = || self.parts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(part) = lock().get(&key.0) {
            return part.clone();
        }
        let part: Arc<str> = draw().into();
        let mut parts = lock();
        if parts.len() >= KEPT {
            parts.clear();
        }
        parts.insert(key.0, part.clone());
        part
    }
}

impl fmt::Debug for PartCache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PartCache").finish_non_exhaustive()
    }
}

/// What a part shows: all that is hashed into it, byte by byte.
#[derive(Default)]
pub(crate) struct PartKey(Vec<u8>);

impl Hasher for PartKey {
    fn write(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    /// Nobody asks: the bytes are the key.
    fn finish(&self) -> u64 {
        self.0.len() as u64
    }
}
