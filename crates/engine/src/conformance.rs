//! The laws every game passes, checked on thousands of random games.
//!
//! A game's test calls [`check`], or [`check_table`] for each seat count and
//! edition of its own choosing, and looks into the [`Report`] for what was
//! reached. The first thing that is wrong comes back as [`Broken`], with the law
//! it breaks and how to see it again.
//!
//! 1. A match ends, within a bound, and is never stuck: somebody can act or
//!    there is an outcome.
//! 2. [`Rules::apply`](crate::Rules::apply) is `Ok` exactly for what [`Rules::legal`](crate::Rules::legal) lists.
//! 3. The same seed gives the same hashes; a log played again is the match; a
//!    record written and read is the same record.
//! 4. Nothing leaks: in every world that looks the same to a viewer, its view,
//!    legal list, labels, prompt, refusals, the events it sees and what it sees at
//!    each beat are the same, to the byte; and [`Rules::resample`](crate::Rules::resample) really draws such worlds, the true one
//!    no more often than chance would.
//!    Whoever changes what it has sealed does so unseen.
//! 5. Taking steps back restores the state, and crosses neither chance, nor
//!    somebody else's step, nor a reveal.
//! 6. Every component is in exactly one place.
//! 7. Everything can be said in every language; every rule cited exists.
//! 8. Every way to end is reached ([`Report::every_ending`]).
//!
//! Worlds that look the same come from two sources: from `resample`, and, since
//! that is under test itself, from the match's own dice with a single word changed
//! (see `consistent_worlds`).

mod change;
mod consistent_worlds;
mod event_leaks;
mod inspector;
mod law;
mod leaves;
mod legality;
mod peeking;
mod policy;
mod position;
mod redraw;
mod replay;
mod report;
mod secrecy;
mod texts;
mod transition;
mod undo_check;

pub use law::{Broken, Channel, Law};
pub use report::{Report, Tally};

use crate::{Setup, Words};
use inspector::Inspector;

/// How much is played, and how closely it is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many games at each table.
    pub games: u64,
    /// The number of the first: to see one game again, start with it.
    pub first: u64,
    /// With more decisions than this a game counts as endless.
    pub longest: u64,
    /// Every how many games one is looked at closely. All laws are checked in
    /// all games, but what costs most only in these: the whole action space,
    /// every viewer at every moment, serialised bytes, every word, worlds from
    /// changed dice, taking back, the record.
    pub closely: u64,
}

impl Plan {
    /// So many games, every sixteenth looked at closely.
    pub fn new(games: u64) -> Plan {
        Plan { games, first: 0, longest: 5_000, closely: 16 }
    }
}

/// Checks all laws at every table the game can have: each edition and seat
/// count, with default options and components.
pub fn check<G: Words>(plan: &Plan) -> Result<Report, Broken> {
    let mut report = Report::default();
    for edition in G::INFO.editions {
        for seats in edition.seats.min..=edition.seats.max {
            let setup = Setup { edition: edition.id.to_owned(), ..Setup::new(&G::INFO, seats) };
            report.merge(&check_table::<G>(&setup, plan)?);
        }
    }
    report.every_ending(&G::INFO)?;
    Ok(report)
}

/// Checks all laws but the last, which is about all tables together, at one.
pub fn check_table<G: Words>(setup: &Setup, plan: &Plan) -> Result<Report, Broken> {
    let mut inspector = Inspector::<G>::new(setup, plan)?;
    for number in plan.first..plan.first + plan.games {
        inspector.inspect(number)?;
    }
    inspector.finish()
}
