//! The rule of thumb by which bots play Caligula.
//!
//! Everything is weighed in victory points: what an action should gain the
//! player, less what it gives the others, shared out among them. Points come
//! from the Favor that a long-lived emperor rewards, and from killing him; plot
//! cards are worth what they help to get of either. `worth` says what things are
//! worth, `placement` and `effects` weigh the Civitas cards, `symbols` guesses
//! hands, `plot`, `favor` and `daggers` are about conspiracies.

mod daggers;
mod effects;
mod favor;
mod placement;
mod plot;
mod symbols;
mod worth;

use arrayvec::ArrayVec;
use ludi_engine::{Mind, Seat};

use crate::Caligula;
use crate::rules::action::{Action, Throne};
use crate::rules::components::SEQUENTIAE;
use crate::rules::components::{Augustus, Card, Sequentia};
use crate::rules::event::Hand;
use crate::rules::state::Ask;
use crate::rules::view::{PlayerView, View};

/// What it costs to lay another card than the cheapest.
const WRONG_CARD: f32 = 1.0;
/// By how much a victory point sways a choice.
const KEENNESS: f32 = 6.0;

impl Mind for Caligula {
    fn judge(&self, view: &View, legal: &[Action], scores: &mut Vec<f32>) {
        let Some(mind) = Judge::of(self, view) else {
            scores.resize(legal.len(), 0.0);
            return;
        };
        match view.ask {
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
}

/// A player thinking about what it sees.
struct Judge<'a> {
    game: &'a Caligula,
    view: &'a View,
    me: Seat,
    hand: Hand,
    laid: Hand,
    /// What a rival's point is worth to me, as a loss.
    envy: f32,
    /// How often emperors will still reward Favor, this turn included.
    rewards: i32,
    /// The last conspiracy: nothing comes after it.
    fall: bool,
}

impl<'a> Judge<'a> {
    /// The mind of the player who looks; a spectator has none.
    fn of(game: &'a Caligula, view: &'a View) -> Option<Judge<'a>> {
        let me = view.me?;
        let own = &view.players[me.index()];
        let fall = usize::from(view.marker) > SEQUENTIAE;
        Some(Judge {
            game,
            view,
            me,
            hand: own.hand?,
            laid: own.laid?,
            envy: 1.0 / (f32::from(game.seats) - 1.0),
            rewards: if fall { 0 } else { rewards_to_come(game, view) },
            fall,
        })
    }

    fn own(&self) -> &'a PlayerView {
        &self.view.players[self.me.index()]
    }

    fn rivals(&self) -> impl Iterator<Item = &'a PlayerView> {
        let me = self.me;
        self.view.players.iter().filter(move |player| player.seat != me)
    }

    fn augustus(&self, card: u8) -> &'a Augustus {
        &self.game.components.augusti[usize::from(card)]
    }

    fn emperor(&self) -> &'a Augustus {
        self.augustus(self.view.emperor)
    }

    /// The seats in the order in which the conspirators of this leader act.
    fn order_from(&self, leader: Seat) -> ArrayVec<Seat, 5> {
        let order = &self.view.order;
        let start = order.iter().position(|&seat| seat == leader).unwrap_or(0);
        (0..order.len()).map(|ahead| order[(start + ahead) % order.len()]).collect()
    }

    /// How many cards I have laid without showing them.
    fn laid_count(&self) -> u8 {
        self.laid.iter().sum()
    }

    /// How many Favor tokens lie there.
    fn favors_on(&self, throne: Throne) -> usize {
        self.view.players.iter().filter(|player| player.favor == Some(throne)).count()
    }
}

/// The turns that will still end with a reward: the empire falls after the turn
/// in which a deck is left with fewer than two cards.
fn rewards_to_come(game: &Caligula, view: &View) -> i32 {
    let mut left = view.decks.map(i32::from);
    for (place, civitas) in view.civitas.iter().enumerate() {
        left[place / 2] += i32::from(civitas.is_some());
    }
    for &sequentia in &view.sequentia[usize::from(view.marker)..] {
        if let Sequentia::Resolve(decks) = game.components.sequentiae[usize::from(sequentia)] {
            for deck in decks.into_iter().flatten() {
                left[deck as usize] -= 1;
            }
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
