//! Parts of boards that were drawn already.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use rustc_hash::FxBuildHasher;

use crate::shared_html::{SharedHtml, hole};

/// After how many new parts those are forgotten that nobody has needed meanwhile: more than
/// the boards of a table have in two languages.
const KEPT: usize = 512;

/// Room for the key of most parts, in bytes, and for the parts of most boards.
const KEY: usize = 256;
const PARTS: usize = 64;

/// Parts of the boards of one table, kept for all who see the same. What a part shows is
/// its key, whole: no two that differ are ever taken for each other.
#[derive(Default)]
pub struct PartCache {
    kept: Mutex<Kept>,
}

type Parts = HashMap<Box<[u8]>, Arc<SharedPart>, FxBuildHasher>;

#[derive(Default)]
struct Kept {
    parts: Parts,
    /// What was kept before those, and is still there for those who need it again.
    earlier: Parts,
}

impl Kept {
    fn find(&mut self, key: &[u8]) -> Option<Arc<SharedPart>> {
        if let Some(part) = self.parts.get(key) {
            return Some(part.clone());
        }
        let (key, part) = self.earlier.remove_entry(key)?;
        self.keep(key, part.clone());
        Some(part)
    }

    fn keep(&mut self, key: Box<[u8]>, part: Arc<SharedPart>) {
        if self.parts.len() >= KEPT {
            self.earlier = mem::take(&mut self.parts);
        }
        self.parts.insert(key, part);
    }
}

impl PartCache {
    /// A board that is drawn with these parts.
    pub fn board(&self, draw: impl FnOnce(&PartSheet<'_>) -> String) -> SharedHtml {
        let sheet = PartSheet {
            cache: self,
            parts: RefCell::new(Vec::with_capacity(PARTS)),
            key: RefCell::new(Vec::with_capacity(KEY)),
            common: Cell::default(),
        };
        let drawn = draw(&sheet);
        SharedHtml::gather(&drawn, &sheet.parts.into_inner())
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for PartCache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PartCache").finish_non_exhaustive()
    }
}

/// A part that was drawn, and is the same for all who see it. Parts may lie in it.
pub struct SharedPart {
    drawn: SharedHtml,
    html: OnceLock<String>,
    note: OnceLock<Box<dyn Any + Send + Sync>>,
}

impl SharedPart {
    /// A part that was drawn.
    pub fn new(drawn: impl Into<SharedHtml>) -> SharedPart {
        SharedPart { drawn: drawn.into(), html: OnceLock::new(), note: OnceLock::new() }
    }

    /// What it is made of.
    pub fn drawn(&self) -> &SharedHtml {
        &self.drawn
    }

    /// Its HTML.
    pub fn html(&self) -> &str {
        if self.drawn.parts().is_empty() {
            return self.drawn.frame();
        }
        self.html.get_or_init(|| self.drawn.whole())
    }

    /// What whoever shows it finds out about it: once, and kept with it. There is one note;
    /// whoever wants another kind of it than the first has to find it out each time.
    pub fn note<T: Any + Send + Sync>(&self, find: impl FnOnce() -> T) -> Option<&T> {
        self.note.get_or_init(|| Box::new(find())).downcast_ref()
    }
}

impl PartialEq for SharedPart {
    fn eq(&self, other: &SharedPart) -> bool {
        self.drawn == other.drawn
    }
}

// With it, what is the same in memory is equal without a look.
impl Eq for SharedPart {}

impl fmt::Debug for SharedPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.html())
    }
}

/// The parts of one board while it is drawn. In its HTML there are holes in their places.
#[derive(Debug)]
pub struct PartSheet<'a> {
    cache: &'a PartCache,
    /// The parts so far: of the board, or of the part that is being drawn.
    parts: RefCell<Vec<Arc<SharedPart>>>,
    /// Room for a key, which begins with what all parts of the board have in common.
    key: RefCell<Vec<u8>>,
    /// How many bytes that is; none before the first part.
    common: Cell<Option<usize>>,
}

impl PartSheet<'_> {
    /// The hole for the part of this key, drawn now if it never was. What all parts of the
    /// board are drawn from is the beginning of every key.
    pub(crate) fn part(
        &self,
        common: impl Hash,
        own: impl FnOnce(&mut PartKey<'_>),
        draw: impl FnOnce() -> String,
    ) -> String {
        let mut key = self.key.take();
        match self.common.get() {
            Some(length) => key.truncate(length),
            None => {
                common.hash(&mut PartKey(&mut key));
                self.common.set(Some(key.len()));
            }
        }
        own(&mut PartKey(&mut key));
        // Drawing a part may need others: the lock ends here.
        let found = self.cache.kept().find(&key);
        let (part, key) = match found {
            Some(part) => (part, key),
            None => {
                let kept = key.as_slice().into();
                // The parts in it need the room.
                self.key.replace(key);
                let around = self.parts.take();
                let drawn = draw();
                let within = self.parts.replace(around);
                let part = Arc::new(SharedPart::new(SharedHtml::gather(&drawn, &within)));
                self.cache.kept().keep(kept, part.clone());
                (part, self.key.take())
            }
        };
        self.key.replace(key);
        if part.drawn.is_empty() {
            return String::new();
        }
        let mut parts = self.parts.borrow_mut();
        parts.push(part);
        hole(parts.len() - 1)
    }
}

/// What a part shows: all that is hashed into it, byte by byte. Most numbers in it are small,
/// so each has one byte, or a sign and all of its bytes.
pub(crate) struct PartKey<'a>(&'a mut Vec<u8>);

/// The sign before a number that is larger than a byte can say.
const LARGE: u8 = u8::MAX;

impl Hasher for PartKey<'_> {
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
