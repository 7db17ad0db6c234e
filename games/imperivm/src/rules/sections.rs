//! The sections of the rulebook, under the names by which rules are cited.

/// Every section, in the rulebook's order; both drafts have the same.
pub(crate) const SECTIONS: &[&str] = &[
    "1", "2", "3", "3.1", "3.1a", "3.1b", "3.2", "3.2a", "3.3", "3.4", "3.5", "3.6", "3.6a", "3.7",
    "4", "4.1", "4.2", "5",
];
