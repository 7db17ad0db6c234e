//! Which steps are plain to reveal nothing, so that no worlds are tried to find out.

use crate::Imperivm;
use crate::rules::action::Action;
use crate::rules::state::{Ask, State};

impl Imperivm {
    /// Hidden are only cards, and what is chosen or sealed but not shown. Whom the rules ask
    /// next follows from what all know: numbers of cards and pawns, purses, loyalty, the map.
    /// So a step is plain unless it shows something or could be done only with certain cards.
    pub(crate) fn is_plain(&self, before: &State, after: &State, action: Action) -> bool {
        let asks_on = before.ask == after.ask;
        match (before.ask, action) {
            // In the open: provinces, armies, leave to pass, the throne, the prison.
            (Ask::Buy | Ask::Price | Ask::Army | Ask::Return | Ask::Retreat, _) => true,
            (Ask::Consent | Ask::Successor | Ask::Jail, _) | (Ask::Prison, Action::Repent) => true,
            // Where the defender has no cards to play, the attacker's are shown at once (3.2).
            (Ask::DefenceDraw, Action::Pass) => after.ask == Ask::Defence,
            (_, Action::Pass) => true,
            // Put with others that are not shown yet, or laid face down.
            (Ask::Prison | Ask::Vote | Ask::Reinforcement | Ask::Defence, Action::Card(_)) => true,
            (Ask::Repair | Ask::Religion | Ask::Oath, Action::Card(_)) => true,
            (Ask::BorderCard | Ask::MoraleCard, Action::Card(_)) => true,
            // The last card kept shows those that were not (3.4).
            (Ask::Keep, Action::Card(_)) => asks_on,
            // Sealed, and not the last; or only the coins are said, and not yet the power. Where
            // all must vote, the worlds of others, in which nothing is chosen yet, do not fit.
            (Ask::Vote, Action::Done) => asks_on && !self.edition.vote_is_compulsory(),
            (Ask::UprisingBid | Ask::BarbarianBid, Action::Amount(_)) => asks_on,
            (_, Action::Amount(_)) => asks_on && before.pending == after.pending,
            // No cards were played.
            (Ask::Reinforcement, Action::Done) => {
                let nothing_added = after.reinforcement.all.is_empty();
                nothing_added && matches!(after.ask, Ask::DefenceDraw | Ask::Defence)
            }
            (Ask::Defence, Action::Done) => {
                let defence = before.picked[before.defender.index()];
                defence.is_empty() && before.reinforcement.all.is_empty()
            }
            (Ask::Repair | Ask::Religion, Action::Done) => {
                before.picked[before.turn.index()].is_empty()
            }
            _ => false,
        }
    }
}
