//! What has changed in parts that boards share: found once for all who see them.

use std::ops::Range;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use ludi_engine::SharedPart;
use ludi_engine::shared_html::SharedHtml;

use super::{Pieces, entry, note};
use crate::pieces::{Cut, Piece, cut, cut_first};
use crate::tag::{element_id, opening, sign_for};

/// Finds what has changed in shared parts, each of which is an element with an id; `None`, and
/// nothing found, if some are something else.
pub(super) fn compare_holes(
    new: &[Arc<SharedPart>],
    old: &[Arc<SharedPart>],
    changed: &mut Pieces,
) -> Option<()> {
    let before = changed.len();
    let mut pairs = new.iter().zip(old).filter(|(new, old)| !Arc::ptr_eq(new, old));
    let found = pairs.try_for_each(|(new, old)| compare_parts(new, old, changed));
    if found.is_none() {
        changed.truncate(before);
    }
    found
}

/// The element around some holes that lie in other places now, or have other elements in
/// them: with signs for those that were there already. `None` if it is not around all of them.
pub(super) fn around_holes(
    frame: &str,
    new: &[Arc<SharedPart>],
    old: &[Arc<SharedPart>],
) -> Option<Arc<str>> {
    let pieces = cut_first(frame, None)?;
    let around = Cut { html: frame, pieces: &pieces };
    let html = with_signs(around.first(), new, old)?;
    Some(entry(around.first_id(), &html))
}

/// A frame with parts in all of its holes: with signs for those that were there already. `None`
/// if it has other holes.
fn with_signs(frame: &str, new: &[Arc<SharedPart>], old: &[Arc<SharedPart>]) -> Option<String> {
    let mut texts = frame.split(SharedHtml::HOLE);
    let mut html = texts.next()?.to_owned();
    let mut left = new.iter();
    for (text, part) in texts.zip(left.by_ref()) {
        // A sign stands for one element.
        let was_there = old.contains(part) && part_id(part).is_some();
        match opening(part.drawn().frame()).filter(|_| was_there) {
            Some(opening) => html.push_str(&sign_for(opening, 1)),
            None => html.push_str(part.html()),
        }
        html.push_str(text);
    }
    left.next().is_none().then_some(html)
}

/// Finds what has changed in a shared part: parts that lie in it, or it. `None`, and nothing
/// found, if they are not the same element.
fn compare_parts(new: &Arc<SharedPart>, old: &Arc<SharedPart>, changed: &mut Pieces) -> Option<()> {
    let (now, then) = (new.drawn(), old.drawn());
    if now.frame() == then.frame() && compare_holes(now.parts(), then.parts(), changed).is_some() {
        return Some(());
    }
    if new.drawn().length() <= SHORT {
        changed.push(PartNote::of(new)?.whole(new, old)?);
    } else {
        changed.extend(part_changes(new, old)?.iter().cloned());
    }
    Some(())
}

/// A part that is not longer, in bytes, is sent whole: to find out what is still the same in
/// it would cost more than it saves.
const SHORT: usize = 600;

/// What has changed in a shared part: found once for all who see it.
type Shared = Arc<[Arc<str>]>;

/// What is found out about a shared part, once for all who see it.
#[derive(Default)]
struct PartNote {
    /// Where its id lies in its frame, if it is one element with an id.
    id: OnceLock<Option<Range<usize>>>,
    pieces: OnceLock<Option<Vec<Piece>>>,
    /// All of it, to be sent.
    whole: OnceLock<Arc<str>>,
    /// What has changed since it was another one, for some of those.
    since: Mutex<Vec<(Weak<SharedPart>, Shared)>>,
}

/// Since how many others it is kept what has changed: a part turns from a picture to a thing
/// that can be clicked and back.
const SINCE: usize = 4;

impl PartNote {
    fn of(part: &SharedPart) -> Option<&PartNote> {
        part.note(PartNote::default)
    }

    /// All of the part, if it is the same element as another one.
    fn whole(&self, part: &SharedPart, old: &SharedPart) -> Option<Arc<str>> {
        let id = part_id(part)?;
        (part_id(old)? == id).then(|| self.whole.get_or_init(|| entry(id, part.html())).clone())
    }
}

/// The id of a shared part; `None` if it is not one element with an id.
fn part_id(part: &SharedPart) -> Option<&str> {
    let frame = part.drawn().frame();
    let id = PartNote::of(part)?.id.get_or_init(|| element_id(frame));
    id.clone().map(|id| &frame[id])
}

/// A shared part with its pieces. Those of an earlier look save reading what is the same.
fn cut_part<'a>(part: &'a SharedPart, earlier: Option<Cut<'_>>) -> Option<Cut<'a>> {
    let html = part.html();
    let pieces = PartNote::of(part)?.pieces.get_or_init(|| cut(html, earlier)).as_ref()?;
    Some(Cut { html, pieces })
}

/// What has changed since a part was that one; `None` if they are not the same element.
fn part_changes(new: &SharedPart, old: &Arc<SharedPart>) -> Option<Shared> {
    let mut since = PartNote::of(new)?.since.lock().unwrap_or_else(PoisonError::into_inner);
    let known = since.iter().find(|(other, _)| other.as_ptr() == Arc::as_ptr(old));
    if let Some((_, found)) = known {
        return Some(found.clone());
    }
    let id = part_id(new).filter(|id| part_id(old) == Some(id))?;
    let found: Shared = match new.drawn().parts() {
        [] => {
            let earlier = cut_part(old, None)?;
            let mut found = Vec::new();
            note(cut_part(new, Some(earlier))?.changes(&earlier), &mut found);
            found.into()
        }
        // Of those that lie in it nothing is read.
        parts => {
            let html = with_signs(new.drawn().frame(), parts, old.drawn().parts())?;
            [entry(id, &html)].into()
        }
    };
    // A weak one keeps the place in memory, so that no other part is taken for it.
    if since.len() >= SINCE {
        since.remove(0);
    }
    since.push((Arc::downgrade(old), found.clone()));
    Some(found)
}
