//! The rule of thumb by which bots play History of the Roman Empire.
//!
//! Everything is weighed in points: what a province brings the camps of all factions,
//! now and in the turn to come, is in `outlook`; armies are placed, fight and retreat by
//! `war` with the chances of `odds`; `building` spends points and lifts armies; `cards` plays events and aims them;
//! `tokens` keeps or passes peoples and emperors; `reason` says why.
//!
//! A point of one's own counts in full, with two factions of one player for either; a
//! point of a rival counts against it, and the more the further he is ahead.

mod building;
mod cards;
mod odds;
mod outlook;
mod reason;
mod tokens;
mod war;

use ludi_engine::{Mind, Phrase, Seat, Viewer};

use crate::RomanEmpire;
use crate::rules::action::Action;
use crate::rules::lens::Lens;
use crate::rules::state::{Ask, State};

use outlook::Outlook;

/// By how much a point sways a choice.
const KEENNESS: f32 = 2.0;

impl Mind for RomanEmpire {
    type Lens<'a> = Lens<'a>;

    fn lens<'a>(&'a self, state: &'a State, seat: Seat) -> Lens<'a> {
        self.lens_of(state, Viewer::Seat(seat))
    }

    fn judge(&self, lens: &Lens<'_>, legal: &[Action], scores: &mut Vec<f32>) {
        if !judge_simply(lens.ask(), legal, scores) {
            match Outlook::of(lens) {
                Some(outlook) => outlook.judge(legal, scores),
                None => scores.resize(legal.len(), 0.0),
            }
        }
        for score in scores {
            *score *= KEENNESS;
        }
    }

    fn reason(&self, lens: &Lens<'_>, action: Action) -> Option<Phrase> {
        Outlook::of(lens)?.reason(action)
    }

    fn boundary(&self, state: &State) -> u32 {
        self.phases_begun(state)
    }

    fn returns(&self, state: &State, returns: &mut [f32]) {
        self.share_win(state, returns);
    }
}

/// What is clear without looking at the map: cities are looted, forts taken over, lost
/// throws made anew.
fn judge_simply(ask: Ask, legal: &[Action], scores: &mut Vec<f32>) -> bool {
    if !matches!(ask, Ask::Loot | Ask::Fort | Ask::Reroll) {
        return false;
    }
    let is_best = |&action: &Action| {
        let best = matches!(action, Action::Loot | Action::Capture | Action::Reroll);
        if best { 1.0 } else { 0.0 }
    };
    scores.extend(legal.iter().map(is_best));
    true
}

impl Outlook<'_> {
    /// A score for every action, in points.
    fn judge(&self, legal: &[Action], scores: &mut Vec<f32>) {
        match self.lens.ask() {
            Ask::Token => self.judge_tokens(legal, scores),
            Ask::Event => self.judge_events(legal, scores),
            Ask::Target => self.judge_targets(legal, scores),
            Ask::Place => self.judge_placement(legal, scores),
            Ask::Build => self.judge_building(legal, scores),
            Ask::Lift => self.judge_lift(legal, scores),
            _ => scores.extend(legal.iter().map(|&action| self.weigh(action))),
        }
    }

    /// What an action is worth where each can be looked at by itself.
    fn weigh(&self, action: Action) -> f32 {
        match (self.lens.ask(), action) {
            (Ask::Count, Action::Amount(count)) => count.into(),
            (Ask::Favor, Action::Card(_)) => self.weigh_protection(),
            (Ask::Start, Action::Province(province)) => self.weigh_start(province),
            (Ask::Displace | Ask::Withdraw, Action::Province(province)) => {
                self.weigh_refuge(province)
            }
            (Ask::React, Action::Card(card)) => self.weigh_reaction(card),
            (Ask::Offer, Action::Amount(points)) => self.weigh_offer(points),
            (Ask::Answer, Action::Accept) => self.weigh_accepting(),
            (Ask::GoOn, Action::Fight) => self.weigh_fight(),
            (Ask::Retreat, Action::Province(province)) => self.weigh_retreat(province),
            (Ask::Retreat, Action::Done) => self.weigh_stand(),
            (Ask::City, Action::Province(province)) => self.weigh_city(province),
            (Ask::Score, Action::Card(card)) => self.weigh_triumph(card),
            _ => 0.0,
        }
    }
}
