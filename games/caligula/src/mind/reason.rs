//! Why the mind likes an action, in a few words: what weighs most in it.

use ludi_engine::{Phrase, phrase};

use super::Judge;
use super::placement::Gain;
use crate::rules::action::{Action, Throne};
use crate::rules::state::Ask;

impl Judge<'_> {
    /// The main reason for an action, where there is one that can be said.
    pub(super) fn reason(&self, action: Action) -> Option<Phrase> {
        match (self.lens.ask(), action) {
            (Ask::Token, Action::Token(token)) => {
                let place = self.best_place(token)?;
                Some(match self.gain(place, token)? {
                    Gain::Reaches => phrase!("reason-token-reaches"),
                    Gain::Spares => phrase!("reason-token-spares"),
                    Gain::Halfway => phrase!("reason-token-halfway"),
                    Gain::Nothing => phrase!("reason-token-low"),
                })
            }
            (Ask::Space, Action::Civitas(spot)) => {
                let token = self.lens.holding(self.me)?;
                Some(match self.gain(spot.index(), token)? {
                    Gain::Reaches => phrase!("reason-space-reaches"),
                    Gain::Spares => phrase!("reason-space-spares"),
                    Gain::Halfway => phrase!("reason-space-halfway"),
                    Gain::Nothing => phrase!("reason-space-low"),
                })
            }
            (Ask::Effect, Action::Use(_)) => Some(phrase!("reason-effect")),
            (Ask::Effect, Action::Pass) => Some(phrase!("reason-no-effect")),
            (Ask::StartPlot | Ask::AnswerPlot, Action::Lay(_)) => Some(phrase!("reason-plot")),
            (Ask::StartPlot | Ask::AnswerPlot, Action::Pass) => Some(phrase!("reason-no-plot")),
            (Ask::Candidate | Ask::Favor, action) => self.for_favor(action),
            (Ask::Defend, Action::Lay(_)) => Some(phrase!("reason-defend")),
            (Ask::Defend, Action::Pass) => Some(phrase!("reason-no-defence")),
            (Ask::Stab, Action::Lay(_)) => Some(phrase!("reason-stab")),
            (Ask::Penalty, _) => Some(phrase!("reason-least-loss")),
            _ => None,
        }
    }

    fn for_favor(&self, action: Action) -> Option<Phrase> {
        let [with_me, without_me] = self.deadly(&self.lens.plot()?);
        // The daggers in other hands are hidden: there is no number for the odds.
        let outlook = |chance: f32| match chance {
            0.7.. => "likely",
            0.4..0.7 => "even",
            _ => "unlikely",
        };
        match action {
            Action::Name(_) => Some(phrase!("reason-name")),
            Action::Favor(Throne::Candidate) => {
                Some(phrase!("reason-candidate", death = outlook(with_me)))
            }
            Action::Favor(Throne::Emperor) => {
                Some(phrase!("reason-emperor", survival = outlook(1.0 - without_me)))
            }
            _ => None,
        }
    }
}
