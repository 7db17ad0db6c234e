//! Why the mind likes an action, in a few words: what weighs most in it.

use ludi_engine::{Phrase, phrase};

use super::outlook::Outlook;
use crate::rules::action::{Action, Mode};
use crate::rules::state::{Ask, Bond};
use crate::rules::village::Village;
use crate::rules::year::MOST_ACTIONS;

impl Outlook<'_> {
    /// The main reason for an action, where there is one that can be said.
    pub(super) fn reason(&self, action: Action) -> Option<Phrase> {
        match self.lens.ask() {
            Ask::Turn | Ask::Rush => self.for_turn(action),
            Ask::Offer
            | Ask::Show
            | Ask::Rank
            | Ask::Feed
            | Ask::Buy
            | Ask::Aim
            | Ask::Place
            | Ask::Revolt => self.at_home(action),
            Ask::Gift | Ask::Die | Ask::Leave | Ask::Pact => self.for_request(action),
            Ask::Levy | Ask::Step | Ask::Intercept => self.for_march(action),
            _ => self.for_battle(action),
        }
    }

    fn for_turn(&self, action: Action) -> Option<Phrase> {
        Some(match action {
            Action::Auxilium(_, Mode::Help) | Action::Benefit(_) => phrase!("reason-benefit"),
            Action::Auxilium(_, Mode::Harm) => phrase!("reason-harm"),
            Action::Hut(village) if self.is_main(village) => phrase!("reason-hut-main"),
            Action::Hut(_) => phrase!("reason-hut"),
            Action::Ara => phrase!("reason-ara"),
            Action::Oppidum(village) if self.is_main(village) => phrase!("reason-oppidum-main"),
            Action::Oppidum(_) => phrase!("reason-oppidum"),
            Action::Request(village) => self.for_legatus(village),
            Action::Quell(_) => phrase!("reason-quell"),
            Action::March(_) => phrase!("reason-march"),
            Action::Attack(village) => self.for_attack(village),
            Action::Done => phrase!("reason-pass"),
            _ => return None,
        })
    }

    fn for_legatus(&self, village: Village) -> Phrase {
        let points = self.game.components.points.ally.of(village.size());
        match self.lens.bond(village) {
            Some((_, Bond::Main)) => phrase!("reason-pact"),
            Some((owner, _)) if owner == self.me => phrase!("reason-free"),
            Some(_) => phrase!("reason-take-over", points = points),
            None => phrase!("reason-ally", points = points),
        }
    }

    fn for_attack(&self, village: Village) -> Phrase {
        let points = &self.game.components.points;
        match self.lens.bond(village) {
            Some((_, Bond::Main)) => phrase!("reason-conquer", points = points.conquered),
            _ => phrase!("reason-attack", points = points.subject.of(village.size())),
        }
    }

    fn at_home(&self, action: Action) -> Option<Phrase> {
        let buys = self.lens.ask() == Ask::Buy;
        Some(match action {
            Action::Offer(dp) if dp > MOST_ACTIONS => phrase!("reason-offer-first"),
            Action::Offer(MOST_ACTIONS) => phrase!("reason-offer-actions"),
            Action::Offer(_) => phrase!("reason-offer-little"),
            Action::ShowCard(_) | Action::ShowAuxilium => phrase!("reason-show"),
            Action::Rank(seat) if seat == self.me => phrase!("reason-first"),
            Action::Rank(_) => phrase!("reason-rank"),
            Action::Feed(village) if self.is_main(village) => phrase!("reason-feed-main"),
            Action::Feed(village) if self.lens.village(village).level > 0 => {
                phrase!("reason-feed-angry")
            }
            Action::Feed(_) => phrase!("reason-feed"),
            Action::Buy => phrase!("reason-buy"),
            Action::Done if buys => phrase!("reason-no-purchase"),
            Action::First => phrase!("reason-first"),
            Action::Release => phrase!("reason-release"),
            Action::Player(_) | Action::AraOf(_) => phrase!("reason-rival"),
            Action::Village(village) | Action::Oppidum(village) | Action::Hut(village)
                if self.is_mine(village) =>
            {
                phrase!("reason-own-target")
            }
            Action::Ara => phrase!("reason-own-target"),
            Action::Village(_) | Action::Oppidum(_) => phrase!("reason-target"),
            _ => return None,
        })
    }

    fn for_request(&self, action: Action) -> Option<Phrase> {
        Some(match (self.lens.ask(), action) {
            (_, Action::Gift) => phrase!("reason-gift"),
            (Ask::Gift, Action::Done) => phrase!("reason-no-gift"),
            (_, Action::Die(_)) => phrase!("reason-die"),
            (Ask::Leave, Action::Accept) => phrase!("reason-let-go"),
            (Ask::Leave, Action::Refuse) => phrase!("reason-keep-ally"),
            (Ask::Pact, Action::Accept) => phrase!("reason-pact"),
            (Ask::Pact, Action::Refuse) => phrase!("reason-no-pact"),
            _ => return None,
        })
    }

    fn for_march(&self, action: Action) -> Option<Phrase> {
        Some(match (self.lens.ask(), action) {
            (_, Action::Pawns(0)) => phrase!("reason-stay"),
            (_, Action::Pawns(_)) => phrase!("reason-levy"),
            (_, Action::Step(_)) => phrase!("reason-march"),
            (Ask::Step, Action::Done) => phrase!("reason-halt"),
            (Ask::Intercept, Action::Accept) => phrase!("reason-intercept"),
            (Ask::Intercept, Action::Refuse) => phrase!("reason-let-pass"),
            _ => return None,
        })
    }

    fn for_battle(&self, action: Action) -> Option<Phrase> {
        Some(match (self.lens.ask(), action) {
            (Ask::Reinforce | Ask::Rally, Action::Accept) => phrase!("reason-all-fight"),
            (Ask::Yield, Action::Accept) => phrase!("reason-fight"),
            (Ask::Join, Action::Refuse) => phrase!("reason-stay-out"),
            (Ask::Yield, Action::Surrender) => phrase!("reason-yield"),
            (_, Action::Surrender) => phrase!("reason-surrender"),
            (_, Action::Pawns(_)) => phrase!("reason-even-schiere"),
            (_, Action::Enter) => phrase!("reason-enter"),
            (_, Action::Lay(_) | Action::Bring(_)) => phrase!("reason-lay"),
            (_, Action::Play(..)) => phrase!("reason-play"),
            (Ask::Before | Ask::Answer | Ask::Reroll | Ask::After, Action::Done) => {
                phrase!("reason-keep-tokens")
            }
            (_, Action::Schiera(_)) => phrase!("reason-opponent"),
            _ => return None,
        })
    }

    fn is_main(&self, village: Village) -> bool {
        self.lens.bond(village) == Some((self.me, Bond::Main))
    }

    fn is_mine(&self, village: Village) -> bool {
        self.lens.bond(village).is_some_and(|(owner, _)| owner == self.me)
    }
}
