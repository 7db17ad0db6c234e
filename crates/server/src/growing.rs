//! The end of a list that only grows. What two of them have in common is known by its
//! place, so that it is neither copied nor read.

use std::fmt;
use std::ops::Range;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};

/// The last items of a list, up to some moment. Those of later moments share the list.
#[derive(Clone)]
pub struct Growing<T> {
    all: Arc<RwLock<Vec<T>>>,
    shown: Range<usize>,
}

impl<T: Clone> Growing<T> {
    fn all(&self) -> RwLockReadGuard<'_, Vec<T>> {
        self.all.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many items it has.
    pub fn len(&self) -> usize {
        self.shown.len()
    }

    /// Has it none?
    pub fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }

    /// Its items.
    pub fn items(&self) -> Vec<T> {
        self.all()[self.shown.clone()].to_vec()
    }

    /// The first, such as was not dropped.
    pub fn first(&self) -> Option<T> {
        self.all()[self.shown.clone()].first().cloned()
    }

    /// The last so many.
    pub fn last(&self, most: usize) -> Vec<T> {
        let end = self.shown.end;
        self.all()[end - most.min(self.len())..end].to_vec()
    }

    /// The list with these after it, of which the last `most` are shown.
    pub fn extended(&self, new: impl IntoIterator<Item = T>, most: usize) -> Growing<T> {
        let mut all = self.all.write().unwrap_or_else(PoisonError::into_inner);
        // Another list begins where something else was added to this one, and where so much
        // is not shown any more that it is better forgotten.
        if all.len() != self.shown.end || self.shown.start > most {
            let mut own = all[self.shown.clone()].to_vec();
            drop(all);
            own.extend(new);
            own.drain(..own.len().saturating_sub(most));
            return own.into();
        }
        all.extend(new);
        let end = all.len();
        let start = self.shown.start.max(end.saturating_sub(most));
        Growing { all: self.all.clone(), shown: start..end }
    }

    /// How many of the first items of this are the last of an earlier one; `None` if that
    /// is not known by their places.
    pub fn in_common(&self, earlier: &Growing<T>) -> Option<usize> {
        let (now, then) = (&self.shown, &earlier.shown);
        let later = now.start >= then.start && now.end >= then.end;
        (later && Arc::ptr_eq(&self.all, &earlier.all)).then(|| then.end.saturating_sub(now.start))
    }
}

impl<T> Default for Growing<T> {
    fn default() -> Growing<T> {
        Vec::new().into()
    }
}

impl<T> From<Vec<T>> for Growing<T> {
    fn from(items: Vec<T>) -> Growing<T> {
        let shown = 0..items.len();
        Growing { all: Arc::new(RwLock::new(items)), shown }
    }
}

impl<T: Clone + PartialEq> PartialEq for Growing<T> {
    fn eq(&self, other: &Growing<T>) -> bool {
        let same = Arc::ptr_eq(&self.all, &other.all);
        if same { self.shown == other.shown } else { self.items() == other.items() }
    }
}

impl<T: Clone + Eq> Eq for Growing<T> {}

impl<T: Clone + fmt::Debug> fmt::Debug for Growing<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.items().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_in_common_is_known_by_its_place() {
        let first = Growing::from(vec![1, 2, 3]);
        let second = first.extended([4, 5], 4);
        assert_eq!((first.items(), second.items()), (vec![1, 2, 3], vec![2, 3, 4, 5]));
        assert_eq!(second.in_common(&first), Some(2));
        assert_eq!(second.in_common(&second), Some(4));
        assert_eq!(first.in_common(&second), None);
        assert_eq!((second.first(), second.last(2)), (Some(2), vec![4, 5]));
        assert_eq!(second.extended([6, 7, 8, 9, 10], 4).in_common(&second), Some(0));
    }

    /// Nobody sees what was added to the list of somebody else.
    #[test]
    fn two_that_go_on_from_one_do_not_meet() {
        let first = Growing::from(vec![1, 2]);
        let [one, other] = [3, 4].map(|next| first.extended([next], 3));
        assert_eq!((one.items(), other.items()), (vec![1, 2, 3], vec![1, 2, 4]));
        assert_eq!(other.in_common(&first), None);
        assert_ne!(one, other);
        assert_eq!(one, Growing::from(vec![1, 2, 3]));
    }

    #[test]
    fn what_was_dropped_is_forgotten_after_a_while() {
        let mut list = Growing::from(vec![0]);
        for next in 1..100 {
            list = list.extended([next], 3);
            assert!(list.all().len() <= 8);
        }
        assert_eq!(list.items(), [97, 98, 99]);
    }
}
