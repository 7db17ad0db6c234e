//! Ludi Romani: play, study and balance the board games of Rome.

fn main() {}
