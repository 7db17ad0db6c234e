//! Imperivm Romanvm by the sections of its rulebook, and as a whole. One program,
//! because linking many takes longer than running them.

mod conformance;
mod ledger;
mod sources;
mod texts;
