//! The rule of thumb by which bots play Caligula.
//!
//! Everything is weighed in victory points: what an action should gain the
//! player, less what it gives the others, shared out among them. Points come
//! from the Favor that a long-lived emperor rewards, and from killing him; plot
//! cards are worth what they help to get of either. `worth` says what things are
//! worth, `lot` what lies on a Civitas card, `placement` and `effects` weigh what
//! to do with it, `symbols` guesses hands, `plot`, `favor` and `daggers` are about
//! conspiracies.

mod daggers;
mod effects;
mod favor;
mod lot;
mod placement;
mod plot;
mod reason;
mod symbols;
mod worth;

use ludi_engine::{Mind, Phrase, Seat, Viewer};

use crate::Caligula;
use crate::rules::action::{Action, Throne};
use crate::rules::components::SEQUENTIAE;
use crate::rules::components::{Augustus, Card, Pile};
use crate::rules::event::Hand;
use crate::rules::lens::Lens;
use crate::rules::state::{Ask, State};

/// What it costs to lay another card than the cheapest.
const WRONG_CARD: f32 = 1.0;
/// By how much a victory point sways a choice.
const KEENNESS: f32 = 6.0;

impl Mind for Caligula {
    type Lens<'a> = Lens<'a>;

    fn lens<'a>(&'a self, state: &'a State, seat: Seat) -> Lens<'a> {
        self.lens_of(state, Viewer::Seat(seat))
    }

    fn judge(&self, lens: &Lens<'_>, legal: &[Action], scores: &mut Vec<f32>) {
        let Some(mind) = Judge::of(self, lens) else {
            scores.resize(legal.len(), 0.0);
            return;
        };
        match lens.ask() {
            Ask::Token => mind.judge_tokens(legal, scores),
            Ask::Space => mind.judge_spaces(legal, scores),
            Ask::StartPlot => mind.judge_start(legal, scores),
            Ask::AnswerPlot => mind.judge_answer(legal, scores),
            Ask::Candidate | Ask::Favor => mind.judge_favor(legal, scores),
            Ask::Defend => mind.judge_defence(legal, scores),
            Ask::Stab => mind.judge_stabs(legal, scores),
            _ => mind.judge_effects(legal, scores),
        }
        for score in scores {
            *score *= KEENNESS;
        }
    }

    fn reason(&self, lens: &Lens<'_>, action: Action) -> Option<Phrase> {
        Judge::of(self, lens)?.reason(action)
    }

    fn boundary(&self, state: &State) -> u32 {
        self.steps(state)
    }

    fn returns(&self, state: &State, returns: &mut [f32]) {
        self.share_win(state, returns);
    }
}

/// A player thinking about what it sees.
struct Judge<'a> {
    game: &'a Caligula,
    lens: &'a Lens<'a>,
    me: Seat,
    hand: Hand,
    /// The symbols in my hand, by pile.
    symbols: [u8; 2],
    /// How many cards I have laid without showing them.
    laid: u8,
    /// What a rival's point is worth to me, as a loss.
    envy: f32,
    /// How often emperors will still reward Favor, this turn included.
    rewards: i32,
    /// The last conspiracy: nothing comes after it.
    fall: bool,
}

impl<'a> Judge<'a> {
    /// The mind of the player who looks; a spectator has none.
    fn of(game: &'a Caligula, lens: &'a Lens<'a>) -> Option<Judge<'a>> {
        let me = lens.me()?;
        let hand = lens.hand(me)?;
        let fall = usize::from(lens.marker()) > SEQUENTIAE;
        let [coniura, both, pugio, both_too] = hand;
        Some(Judge {
            game,
            lens,
            me,
            hand,
            symbols: [coniura + both + both_too, pugio + both + both_too],
            laid: lens.laid(me)?.iter().sum(),
            envy: 1.0 / (f32::from(game.seats) - 1.0),
            rewards: if fall { 0 } else { rewards_to_come(game, lens) },
            fall,
        })
    }

    fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let me = self.me;
        self.lens.seats().filter(move |&seat| seat != me)
    }

    /// The symbols in my hand.
    fn symbols(&self, pile: Pile) -> u8 {
        self.symbols[pile as usize]
    }

    fn augustus(&self, card: u8) -> &'a Augustus {
        &self.game.components.augusti[usize::from(card)]
    }

    fn emperor(&self) -> &'a Augustus {
        self.augustus(self.lens.emperor())
    }

    /// The seats in the order in which the conspirators of this leader act.
    fn order_from(&self, leader: Seat) -> impl Iterator<Item = Seat> + use<'a> {
        let order = self.lens.order();
        let start = order.iter().position(|&seat| seat == leader).unwrap_or(0);
        order[start..].iter().chain(&order[..start]).copied()
    }

    /// How many Favor tokens lie there.
    fn favors_on(&self, throne: Throne) -> usize {
        self.lens.seats().filter(|&seat| self.lens.favor(seat) == Some(throne)).count()
    }
}

/// The turns that will still end with a reward: the empire falls after the turn
/// in which a deck is left with fewer than two cards.
fn rewards_to_come(game: &Caligula, lens: &Lens<'_>) -> i32 {
    let mut left = lens.decks().map(|deck| deck.count_ones() as i32);
    for place in 0..10 {
        left[place / 2] += i32::from(lens.civitas(place).is_some());
    }
    for &sequentia in &lens.sequentia()[usize::from(lens.marker())..] {
        for (left, named) in left.iter_mut().zip(game.named[usize::from(sequentia)]) {
            *left -= i32::from(named);
        }
    }
    1 + left.into_iter().min().unwrap_or(0).max(0) / 2
}

/// Which of the cards that may be laid to lay first: one that bears a single
/// symbol, else one that all know to bear a Pugio.
fn cheapest(legal: &[Action]) -> Option<Card> {
    let order = [Card::ConiuraSingle, Card::PugioSingle, Card::PugioDual, Card::ConiuraDual];
    order.into_iter().find(|&card| legal.contains(&Action::Lay(card)))
}

/// A number squeezed between 0 and 1, a half at zero.
fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
