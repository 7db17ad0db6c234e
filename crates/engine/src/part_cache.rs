//! Parts of boards that were drawn already.

use std::any::Any;
use std::borrow::Cow;
use std::cell::{Cell, OnceCell, RefCell};
use std::collections::HashMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use rustc_hash::FxBuildHasher;

use crate::Viewer;
use crate::shared_html::{SharedHtml, hole};

/// After how many new parts those are forgotten that nobody has needed meanwhile: more than
/// the boards of a table have in two languages.
const KEPT: usize = 1024;

/// Room for the key of most parts, in bytes, and for the parts of most boards.
const KEY: usize = 256;
const PARTS: usize = 64;

/// Parts of the boards of one table, kept for all who see the same. What a part shows is
/// its key, whole: no two that differ are ever taken for each other. Choices and what all
/// parts of a board have in common are in it by their numbers.
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
    numbers: Numbers,
    /// The last board of each viewer.
    boards: Vec<(Viewer, BoardParts)>,
}

/// The parts of a board that lie in no other, in the order in which they were drawn, with
/// their keys one after the other: the next board of the same viewer mostly has the same.
/// To find them there reads memory in a row, which costs a part of a search among all.
#[derive(Default, Debug)]
struct BoardParts {
    keys: Vec<u8>,
    /// Where the key of each ends.
    ends: Vec<usize>,
    /// The parts, until the next board takes them over.
    parts: Vec<Option<Arc<SharedPart>>>,
}

impl BoardParts {
    /// Room for as much as these are.
    fn like(last: &BoardParts) -> BoardParts {
        let parts = last.parts.len().max(PARTS);
        BoardParts {
            keys: Vec::with_capacity(last.keys.len() + KEY),
            ends: Vec::with_capacity(parts),
            parts: Vec::with_capacity(parts),
        }
    }

    /// Takes out the part at this place, if it has this key.
    fn take(&mut self, place: usize, key: &[u8]) -> Option<Arc<SharedPart>> {
        let end = *self.ends.get(place)?;
        let start = place.checked_sub(1).map_or(0, |before| self.ends[before]);
        if self.keys[start..end] != *key {
            return None;
        }
        self.parts[place].take()
    }

    fn push_key(&mut self, key: &[u8]) {
        self.keys.extend_from_slice(key);
        self.ends.push(self.keys.len());
    }
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
            mem::swap(&mut self.parts, &mut self.earlier);
            // Its room is used again.
            self.parts.clear();
        }
        self.parts.insert(key, part);
    }

    /// Takes out the last board of a viewer.
    fn board_of(&mut self, viewer: Viewer) -> BoardParts {
        let found = self.boards.iter().position(|(of, _)| *of == viewer);
        found.map(|at| self.boards.swap_remove(at).1).unwrap_or_default()
    }
}

/// Numbers for what is in many keys: the same for what is the same, whole, and for nothing
/// else.
#[derive(Default)]
struct Numbers {
    known: HashMap<Box<[u8]>, u64, FxBuildHasher>,
    /// How many were given. None is given again, whatever is forgotten.
    given: u64,
}

impl Numbers {
    fn of(&mut self, shows: impl Hash, room: &mut Vec<u8>) -> u64 {
        room.clear();
        shows.hash(&mut PartKey(room));
        if let Some(number) = self.known.get(room.as_slice()) {
            return *number;
        }
        if self.known.len() >= KEPT {
            self.known.clear();
        }
        self.given += 1;
        self.known.insert(room.as_slice().into(), self.given);
        self.given
    }
}

impl PartCache {
    /// A board that is drawn with these parts; of a certain viewer, if it is the one that
    /// viewer sees now.
    pub fn board(
        &self,
        of: Option<Viewer>,
        draw: impl FnOnce(&PartSheet<'_>) -> String,
    ) -> SharedHtml {
        let last = of.map(|viewer| self.kept().board_of(viewer)).unwrap_or_default();
        let sheet = PartSheet {
            cache: self,
            inner: RefCell::default(),
            within: Cell::new(false),
            drawn: RefCell::new(BoardParts::like(&last)),
            last: RefCell::new(last),
            key: RefCell::new(Vec::with_capacity(KEY)),
            numbers: OnceCell::new(),
        };
        let html = draw(&sheet);
        let drawn = sheet.drawn.into_inner();
        let html = SharedHtml::gather(html, &drawn.parts);
        if let Some(viewer) = of {
            self.kept().boards.push((viewer, drawn));
        }
        html
    }

    /// Forgets all parts. Boards that are being drawn are finished with those they have; numbers
    /// that stand in their keys are given to nothing else.
    pub fn forget(&self) {
        let mut kept = self.kept();
        let numbers = Numbers { given: kept.numbers.given, ..Numbers::default() };
        *kept = Kept { numbers, ..Kept::default() };
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
    /// The parts so far of this board, and what is left of the last of the same viewer.
    drawn: RefCell<BoardParts>,
    last: RefCell<BoardParts>,
    /// Is a part being drawn?
    within: Cell<bool>,
    /// The parts so far of that one.
    inner: RefCell<Vec<Option<Arc<SharedPart>>>>,
    /// Room for a key.
    key: RefCell<Vec<u8>>,
    /// What stands in the keys of this board for what is in many of them.
    numbers: OnceCell<BoardNumbers>,
}

/// The numbers of what is in many keys of a board.
#[derive(Debug)]
struct BoardNumbers {
    common: u64,
    /// Of what may be done now, and of what may be done instead.
    choices: [Vec<u64>; 2],
}

impl PartSheet<'_> {
    /// The hole for the part that shows this, drawn now if it never was. What all parts of the
    /// board are drawn from is in every key, and of the choices those that the part holds.
    pub(crate) fn part<C: Hash>(
        &self,
        common: impl Hash,
        shows: impl Hash,
        choices: [&[C]; 2],
        holds: impl Fn(&C) -> bool,
        draw: impl FnOnce() -> String,
    ) -> Cow<'static, str> {
        let mut key = self.key.take();
        let numbers = self.numbers.get_or_init(|| {
            let numbers = &mut self.cache.kept().numbers;
            let common = numbers.of(common, &mut key);
            let mut number = |choice: &C| numbers.of(choice, &mut key);
            let choices = choices.map(|choices| choices.iter().map(&mut number).collect());
            BoardNumbers { common, choices }
        });
        key.clear();
        let mut writer = PartKey(&mut key);
        writer.write_u64(numbers.common);
        shows.hash(&mut writer);
        for (choices, numbers) in choices.into_iter().zip(&numbers.choices) {
            let held = choices.iter().zip(numbers).filter(|(choice, _)| holds(choice));
            held.for_each(|(_, number)| writer.write_u64(*number));
            // No choice has this number.
            writer.write_u64(0);
        }
        let within = self.within.get();
        let known = if within {
            None
        } else {
            let mut drawn = self.drawn.borrow_mut();
            drawn.push_key(&key);
            self.last.borrow_mut().take(drawn.parts.len(), &key)
        };
        // Drawing a part may need others: the lock ends here.
        let found = known.or_else(|| self.cache.kept().find(&key));
        let (part, key) = match found {
            Some(part) => (part, key),
            None => {
                let kept = key.as_slice().into();
                // The parts in it need the room.
                self.key.replace(key);
                let around = self.inner.take();
                self.within.set(true);
                let drawn = draw();
                self.within.set(within);
                let inner = self.inner.replace(around);
                let part = Arc::new(SharedPart::new(SharedHtml::gather(drawn, &inner)));
                self.cache.kept().keep(kept, part.clone());
                (part, self.key.take())
            }
        };
        self.key.replace(key);
        let is_empty = part.drawn.is_empty();
        let number = match within {
            true => push(&mut self.inner.borrow_mut(), part),
            false => push(&mut self.drawn.borrow_mut().parts, part),
        };
        if is_empty { Cow::Borrowed("") } else { hole(number) }
    }
}

/// Adds a part; says which number it has.
fn push(parts: &mut Vec<Option<Arc<SharedPart>>>, part: Arc<SharedPart>) -> usize {
    parts.push(Some(part));
    parts.len() - 1
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
