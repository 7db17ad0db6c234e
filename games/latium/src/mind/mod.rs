//! The rule of thumb by which bots play Latium.
//!
//! Everything is weighed in points at the end: what villages, DP and consent are worth is
//! in `outlook`; `economy` offers, feeds, buys and builds; `gods` uses benefits and auxilia
//! and aims them; `diplomacy` sends the legatus and answers those of others; `campaign`
//! counts who can come and what a march may cost, `march` finds the way, `quarry` what can be
//! taken, all by the chances of `odds`; `battle` fights.
//!
//! A contingent leaves home for a village that it can win, and enters squares of others
//! only on the way to one.

mod battle;
mod campaign;
mod diplomacy;
mod economy;
mod gods;
mod march;
mod odds;
mod outlook;
mod quarry;
mod reason;

use ludi_engine::{Mind, Phrase, Seat, Viewer};

use crate::Latium;
use crate::rules::action::Action;
use crate::rules::lens::Lens;
use crate::rules::state::{Ask, State};

use outlook::Outlook;

/// By how much a point sways a choice.
const KEENNESS: f32 = 2.0;

impl Mind for Latium {
    type Lens<'a> = Lens<'a>;

    fn lens<'a>(&'a self, state: &'a State, seat: Seat) -> Lens<'a> {
        self.lens_of(state, Viewer::Seat(seat))
    }

    fn judge(&self, lens: &Lens<'_>, legal: &[Action], scores: &mut Vec<f32>) {
        match Outlook::of(lens) {
            Some(outlook) => outlook.judge(legal, scores),
            None => scores.resize(legal.len(), 0.0),
        }
        for score in scores {
            *score *= KEENNESS;
        }
    }

    fn reason(&self, lens: &Lens<'_>, action: Action) -> Option<Phrase> {
        Outlook::of(lens)?.reason(action)
    }

    /// A season is a turn of everybody, and begins with all at home or besieging.
    fn boundary(&self, state: &State) -> u32 {
        state.season_number().into()
    }

    fn returns(&self, state: &State, returns: &mut [f32]) {
        self.share_win(state, returns);
    }
}

impl Outlook<'_> {
    /// A score for every action, in points.
    fn judge(&self, legal: &[Action], scores: &mut Vec<f32>) {
        match self.lens.ask() {
            Ask::Offer => self.judge_offers(legal, scores),
            Ask::Turn | Ask::Rush => self.judge_turn(legal, scores),
            Ask::Levy => self.judge_levy(legal, scores),
            Ask::Step => self.judge_steps(legal, scores),
            Ask::Before | Ask::Answer | Ask::Reroll | Ask::After => {
                self.judge_tokens(legal, scores);
            }
            _ => scores.extend(legal.iter().map(|&action| self.weigh(action))),
        }
    }

    /// What an action is worth where each can be looked at by itself.
    fn weigh(&self, action: Action) -> f32 {
        match (self.lens.ask(), action) {
            (Ask::Show, Action::ShowCard(_) | Action::ShowAuxilium) => 0.3,
            (Ask::Rank, Action::Rank(seat)) => self.weigh_rank(seat),
            (Ask::Feed, Action::Feed(village)) => self.weigh_feeding(village),
            (Ask::Buy, Action::Buy) => self.weigh_purchase(),
            (Ask::Aim, _) => self.weigh_target(action),
            (Ask::Place, Action::First) => 0.1,
            (Ask::Intercept, Action::Accept) => self.weigh_interception(),
            (Ask::Gift, Action::Gift) => self.weigh_gift(),
            (Ask::Die, Action::Die(die)) => self.weigh_die(die),
            (Ask::Leave, Action::Accept) => self.weigh_leave(),
            (Ask::Pact, Action::Accept) => self.peace(self.me, self.lens.request().seat),
            (Ask::Reinforce, Action::Accept) => 0.4,
            (Ask::Yield, Action::Accept) => self.weigh_defence(),
            (Ask::Rally, Action::Accept) => 0.5,
            (Ask::Join, Action::Accept) => self.weigh_joining(),
            (Ask::Deploy, _) => self.weigh_deployment(action),
            (Ask::Reserve, Action::Enter) => 0.3,
            (Ask::Bring, Action::Bring(kind)) => battle::usefulness(kind),
            (Ask::Engage | Ask::Charge, Action::Schiera(slot)) => self.weigh_opponent(slot),
            // A village that is let go can be won again.
            (Ask::Revolt, Action::Release) => 0.2,
            _ => 0.0,
        }
    }

    fn judge_turn(&self, legal: &[Action], scores: &mut Vec<f32>) {
        let spare = self.spare();
        let war = |action: &Action| matches!(action, Action::March(_) | Action::Attack(_));
        let campaign = legal.iter().any(war).then(|| self.campaign());
        scores.extend(legal.iter().map(|&action| match action {
            Action::Auxilium(kind, mode) => self.weigh_auxilium(kind, mode, spare),
            Action::Benefit(card) => self.weigh_benefit(card, spare),
            Action::Hut(village) => self.weigh_hut(village),
            Action::Ara => self.weigh_ara(spare),
            Action::Oppidum(village) => self.weigh_oppidum(village, spare),
            Action::Request(village) => self.weigh_request(village, spare),
            Action::Quell(village) => self.weigh_quelling(village),
            Action::March(from) => {
                campaign.as_ref().map_or(0.0, |campaign| campaign.weigh_march(from))
            }
            Action::Attack(village) => {
                campaign.as_ref().map_or(0.0, |campaign| campaign.weigh_attack(village))
            }
            Action::EndPact(with) => self.weigh_break(with),
            Action::Give(..) => -1.0,
            _ => 0.0,
        }));
    }
}
