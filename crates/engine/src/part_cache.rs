//! Parts of boards that were drawn already.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::fmt;
use std::hash::Hasher;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use rustc_hash::FxBuildHasher;

use crate::shared_html::{HOLE, SharedHtml};

/// How many parts are kept: more than the boards of a table have in two languages.
const KEPT: usize = 1024;

/// Room for the key of most parts, in bytes.
const KEY: usize = 256;

/// Parts of the boards of one table, kept for all who see the same. What a part shows is
/// its key, whole: no two that differ are ever taken for each other.
#[derive(Default)]
pub struct PartCache {
    parts: Mutex<HashMap<Vec<u8>, Arc<SharedPart>, FxBuildHasher>>,
}

impl PartCache {
    /// A board that is drawn with these parts.
    pub fn board(&self, draw: impl FnOnce(&PartSheet<'_>) -> String) -> SharedHtml {
        let sheet = PartSheet { cache: self, parts: RefCell::default(), within: Cell::default() };
        let drawn = draw(&sheet);
        SharedHtml::gather(&drawn, &sheet.parts.into_inner())
    }

    /// The part of this key, drawn now if it never was.
    fn part(&self, key: PartKey, draw: impl FnOnce() -> String) -> Arc<SharedPart> {
        let lock = || self.parts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(part) = lock().get(&key.0) {
            return part.clone();
        }
        let part = Arc::new(SharedPart::new(draw()));
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

/// A part that was drawn, and is the same for all who see it.
pub struct SharedPart {
    html: Box<str>,
    note: OnceLock<Box<dyn Any + Send + Sync>>,
}

impl SharedPart {
    /// A part that was drawn.
    pub fn new(html: impl Into<Box<str>>) -> SharedPart {
        SharedPart { html: html.into(), note: OnceLock::new() }
    }

    /// Its HTML.
    pub fn html(&self) -> &str {
        &self.html
    }

    /// What whoever shows it finds out about it: once, and kept with it. There is one note;
    /// whoever wants another kind of it than the first has to find it out each time.
    pub fn note<T: Any + Send + Sync>(&self, find: impl FnOnce(&str) -> T) -> Option<&T> {
        self.note.get_or_init(|| Box::new(find(&self.html))).downcast_ref()
    }
}

impl PartialEq for SharedPart {
    fn eq(&self, other: &SharedPart) -> bool {
        self.html == other.html
    }
}

// With it, what is the same in memory is equal without a look.
impl Eq for SharedPart {}

impl fmt::Debug for SharedPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.html)
    }
}

/// The parts of one board while it is drawn. In its HTML there are holes in their places.
#[derive(Debug)]
pub struct PartSheet<'a> {
    cache: &'a PartCache,
    parts: RefCell<Vec<Arc<SharedPart>>>,
    /// Is a part being drawn? Parts in it are written out.
    within: Cell<bool>,
}

impl PartSheet<'_> {
    /// The hole for the part of this key, drawn now if it never was.
    pub(crate) fn part(&self, key: PartKey, draw: impl FnOnce() -> String) -> String {
        let outer = self.within.get();
        let part = self.cache.part(key, || {
            self.within.set(true);
            let drawn = draw();
            self.within.set(outer);
            drawn
        });
        if outer {
            return part.html().to_owned();
        }
        let mut parts = self.parts.borrow_mut();
        parts.push(part);
        format!("{HOLE}{}>", parts.len() - 1)
    }
}

/// What a part shows: all that is hashed into it, byte by byte. Most numbers in it are small,
/// so each has one byte, or a sign and all of its bytes.
pub(crate) struct PartKey(Vec<u8>);

/// The sign before a number that is larger than a byte can say.
const LARGE: u8 = u8::MAX;

impl Default for PartKey {
    fn default() -> PartKey {
        PartKey(Vec::with_capacity(KEY))
    }
}

impl Hasher for PartKey {
    fn write(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    fn write_u8(&mut self, number: u8) {
        self.0.push(number);
    }

    fn write_u64(&mut self, number: u64) {
        match u8::try_from(number) {
            Ok(small) if small < LARGE => self.0.push(small),
            _ => {
                self.0.push(LARGE);
                self.0.extend_from_slice(&number.to_le_bytes());
            }
        }
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }

    /// Nobody asks: the bytes are the key.
    fn finish(&self) -> u64 {
        self.0.len() as u64
    }
}
