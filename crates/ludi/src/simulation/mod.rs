//! Many games between bots, and what can be learnt from them.

mod interval;
mod report;
mod run;
mod tally;

pub(crate) use report::{Length, Report, Share};
pub(crate) use run::{Run, Simulation};
