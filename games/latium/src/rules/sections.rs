//! The sections of the rulebook, under the names by which rules are cited.

/// Every section, in the rulebook's order. It has two with the number 22; the second is
/// about the end of the match.
pub(crate) const SECTIONS: &[&str] = &[
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17",
    "18", "19", "20", "21", "22", "23", "22.end",
];
