//! The rule of thumb by which bots play Imperivm Romanvm.
//!
//! Only one side scores, so everything begins with an outlook: how likely the
//! empire falls, and on which side the player would more likely come out first.
//! With a side chosen, all is weighed in points of the final count. `outlook`
//! chooses the side, `worth` says what things are worth on it, `land` buys
//! provinces and places armies, `war` attacks and defends, `throne` is about
//! emperors, `wealth` about tribute, donations and cards, `help` about the offers
//! that save the empire.
//!
//! A traitor does not look like one: his oaths say what he wants, his battles
//! keep him loyal in the eyes of all as long as somebody could jail him.

mod help;
mod land;
mod outlook;
mod reason;
mod throne;
mod war;
mod wealth;
mod worth;

use std::cell::OnceCell;

use ludi_engine::{Mind, Phrase, Seat, Viewer};

use crate::Imperivm;
use crate::rules::action::Action;
use crate::rules::cards::{Cards, Side};
use crate::rules::lens::Lens;
use crate::rules::state::{Ask, Purse, State};
use crate::rules::turn::DOMINIONS;

use outlook::Outlook;
use war::War;
use wealth::Tribute;

/// By how much a point sways a choice.
const KEENNESS: f32 = 3.0;
/// What it is worth to call off an attack that was thought good a moment ago.
const CALLED_OFF: f32 = -10.0;
/// What it costs to say a number by one other than the best.
const WRONG_NUMBER: f32 = 0.3;

impl Mind for Imperivm {
    type Lens<'a> = Lens<'a>;

    fn lens<'a>(&'a self, state: &'a State, seat: Seat) -> Lens<'a> {
        self.lens_of(state, Viewer::Seat(seat))
    }

    fn judge(&self, lens: &Lens<'_>, legal: &[Action], scores: &mut Vec<f32>) {
        let Some(mind) = Judge::of(self, lens) else {
            scores.resize(legal.len(), 0.0);
            return;
        };
        scores.extend(legal.iter().map(|&action| KEENNESS * mind.weigh(action)));
    }

    fn reason(&self, lens: &Lens<'_>, action: Action) -> Option<Phrase> {
        Judge::of(self, lens)?.reason(action)
    }

    fn boundary(&self, state: &State) -> u32 {
        state.turns.begun()
    }

    fn returns(&self, state: &State, returns: &mut [f32]) {
        self.share_win(state, returns);
    }
}

/// A player thinking about what it sees.
struct Judge<'a> {
    game: &'a Imperivm,
    lens: &'a Lens<'a>,
    me: Seat,
    purse: Purse,
    /// The cards in hand that are not chosen for anything yet.
    hand: Cards,
    /// Those that are.
    picked: Cards,
    /// How many rolls of the die are still to come.
    checks: f32,
    /// How many oaths are still to be sworn.
    oaths: f32,
    memo: Memo,
}

/// What several actions have in common, found when it is first needed.
#[derive(Default)]
struct Memo {
    outlook: OnceCell<Outlook>,
    funds: [OnceCell<f32>; 2],
    war: OnceCell<War>,
    change: OnceCell<f32>,
    tribute: OnceCell<Tribute>,
    help: OnceCell<u16>,
}

impl<'a> Judge<'a> {
    /// The mind of the player who looks; a spectator has none.
    fn of(game: &'a Imperivm, lens: &'a Lens<'a>) -> Option<Judge<'a>> {
        let me = lens.me()?;
        let (hand, picked) = (lens.hand(me)?, lens.picked(me)?);
        let left = f32::from(DOMINIONS.saturating_sub(lens.dominion()));
        let now = |holds: bool| if holds { 1.0 } else { 0.0 };
        Some(Judge {
            game,
            lens,
            me,
            purse: lens.purse(me)?,
            hand: hand.without(picked),
            picked,
            checks: left + now(lens.is_imperial() && lens.dominion() > 0),
            oaths: left + now(lens.ask() == Ask::Oath),
            memo: Memo::default(),
        })
    }

    /// What an action is worth, in points.
    fn weigh(&self, action: Action) -> f32 {
        match (self.lens.ask(), action) {
            (Ask::Buy, Action::Province(province)) => self.weigh_purchase(province),
            (Ask::Price, Action::Pay(with)) => self.weigh_price(with),
            (Ask::Army | Ask::Return | Ask::Retreat, Action::Province(province)) => {
                self.weigh_camp(province)
            }
            (Ask::Prison, action) => self.weigh_prison(action),
            (Ask::Proposal, action) => self.weigh_proposal(action),
            (Ask::Vote, action) => self.weigh_vote(action),
            (Ask::Successor, Action::Name(seat)) => -self.threat(seat),
            (Ask::Jail, action) => self.weigh_jail(action),
            (Ask::PlotBid, Action::Amount(amount)) => self.weigh_plot_bid(amount),
            (Ask::Oath, Action::Card(card)) => self.weigh_oath(card),
            (Ask::BorderCard, action) => self.weigh_border_card(action),
            (Ask::Target, action) => self.weigh_target(action),
            (Ask::Route, Action::Province(province)) => self.weigh_crossing(province),
            (Ask::Consent, action) => self.weigh_consent(action),
            (Ask::Militia, Action::Card(card)) => self.weigh_declaration(card),
            (Ask::Militia, Action::Pass) => CALLED_OFF,
            (Ask::Reinforcement, action) => self.weigh_reinforcement(action),
            (Ask::DefenceDraw, action) => self.weigh_defence_draw(action),
            (Ask::Defence, action) => self.weigh_defence(action),
            (Ask::Repair, action) => self.weigh_repair(action),
            (Ask::MoraleCard, action) => self.weigh_morale_card(action),
            (Ask::Tribute, action) => self.weigh_tribute(action),
            (Ask::Religion, action) => self.weigh_religion(action),
            (Ask::Donation, action) => self.weigh_donation(action),
            (Ask::Keep, action) => self.weigh_keeping(action),
            (Ask::UprisingBid | Ask::BarbarianBid, Action::Amount(amount)) => {
                self.weigh_help(amount)
            }
            // Nothing is given away for nothing.
            (Ask::HandOver, Action::Pass) => 1.0,
            _ => 0.0,
        }
    }

    fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let me = self.me;
        self.lens.seats().filter(move |&seat| seat != me)
    }

    fn seats(&self) -> f32 {
        f32::from(self.game.seats)
    }

    fn is_emperor(&self, seat: Seat) -> bool {
        self.lens.emperor() == Some(seat)
    }

    fn i_reign(&self) -> bool {
        self.is_emperor(self.me)
    }

    fn is_loyal(&self, seat: Seat) -> bool {
        self.lens.loyalty(seat) > 0
    }

    fn side(&self) -> Side {
        self.outlook().side
    }
}

/// What it is worth to say this number where another would be best.
fn near(amount: u8, best: u16) -> f32 {
    -WRONG_NUMBER * f32::from(u16::from(amount).abs_diff(best))
}

/// A number squeezed between 0 and 1, a half at zero.
fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
