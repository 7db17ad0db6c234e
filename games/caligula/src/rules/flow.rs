//! How a game goes on from one decision to the next.

use ludi_engine::{Listener, Rng, Rule, Seat};

use crate::Caligula;
use crate::rules::action::Action;
use crate::rules::components::Sequentia;
use crate::rules::state::{Ask, Stage, State};
use crate::rules::why::Why;

/// The moments that a person must see: a turn begins, the marker reaches a
/// Sequentia card, tokens are shown, somebody has had the effect of a card, a card
/// leaves, another is turned up, cards for a plot are shown, it is settled, daggers
/// are shown, the emperor dies or lives, the next one follows him, Favor is
/// rewarded.
pub(crate) const BEATS: &[&str] = &[
    "turn",
    "sequentia",
    "tokens",
    "effect",
    "card-gone",
    "card-up",
    "plot",
    "settled",
    "dagger",
    "emperor",
    "successor",
    "favor",
];

ludi_engine::play! {
    /// A game being played: the rules in the other files are its methods.
    pub(crate) struct Play: Caligula
}

impl<R: Rng, L: Listener<Caligula>> Play<'_, R, L> {
    /// Asks a seat.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, ask: Ask) {
        self.state.asked = seat;
        self.state.ask = ask;
    }

    /// Goes on until somebody has to decide, or it is over.
    #[inline]
    pub(crate) fn go_on(&mut self) {
        while self.state.ask == Ask::Nothing && self.state.stage != Stage::Over {
            match self.state.stage {
                Stage::Placement => self.next_placement(),
                Stage::Sequentia => self.next_in_sequence(),
                Stage::Resolution => self.next_in_queue(),
                Stage::Plot => self.next_plotter(),
                Stage::Favor => self.next_favor(),
                Stage::Defence => self.next_defender(),
                Stage::Assassination => self.next_stabber(),
                Stage::Over => {}
            }
        }
    }

    /// Carries out what the seat asked has chosen. Nothing is changed before
    /// the choice has been checked.
    #[inline]
    pub(crate) fn act(&mut self, action: Action) -> Result<(), Why> {
        match (self.state.ask, action) {
            (Ask::Token, Action::Token(value)) => self.take_token(value)?,
            (Ask::Space, Action::Civitas(spot)) => self.place_token(spot)?,
            (Ask::Effect, Action::Use(effect)) => self.use_effect(effect)?,
            (Ask::Effect, Action::Pass) => self.decline_effect(),
            (Ask::Destroy(deck), Action::Civitas(spot)) => self.destroy(deck, spot)?,
            (Ask::FirstToken, Action::Placed(spot, space)) => self.first_token(spot, space)?,
            (Ask::SecondToken(place, first), Action::Placed(spot, space)) => {
                self.second_token((place, first), spot, space)?;
            }
            (Ask::RemoveToken, Action::Placed(spot, space)) => self.remove_token(spot, space)?,
            (Ask::FirstOrdo, Action::Ordo(number)) => self.first_ordo(number)?,
            (Ask::SecondOrdo(first), Action::Ordo(number)) => self.second_ordo(first, number)?,
            (Ask::SwapCivitas, Action::Deck(deck)) => self.swap_civitas(deck)?,
            (Ask::FirstSequentia, Action::Sequentia(place)) => self.first_sequentia(place)?,
            (Ask::SecondSequentia(first), Action::Sequentia(place)) => {
                self.second_sequentia(first, place)?;
            }
            (Ask::Penalty, Action::Discard(card)) => self.discard_card(card)?,
            (Ask::Penalty, Action::Lose(point)) => self.lose_point(point)?,
            (Ask::Penalty, Action::Placed(spot, space)) => self.take_back(spot, space)?,
            (Ask::StartPlot | Ask::AnswerPlot, Action::Lay(card)) => self.lay_coniura(card)?,
            (Ask::StartPlot | Ask::AnswerPlot, Action::Done) => self.show_coniura()?,
            (Ask::StartPlot | Ask::AnswerPlot, Action::Pass) => self.pass_plot()?,
            (Ask::Candidate, Action::Name(number)) => self.name_candidate(number)?,
            (Ask::Favor, Action::Favor(throne)) => self.place_favor(throne)?,
            (Ask::Favor, Action::Pass) => self.place_no_favor()?,
            (Ask::Defend, Action::Lay(card)) => self.defend(card)?,
            (Ask::Defend, Action::Pass) => self.do_not_defend(),
            (Ask::Stab, Action::Lay(card)) => self.lay_pugio(card)?,
            (Ask::Stab, Action::Done) => self.stab()?,
            (Ask::Stab, Action::Pass) => self.do_not_stab()?,

            (Ask::Token | Ask::Space, Action::Pass) => {
                return Err(Why::MustPlace(rule_of(self.state)));
            }
            (Ask::Penalty, Action::Pass) => return Err(Why::PenaltyMandatory),
            (Ask::Defend, Action::Done) => return Err(Why::OneDagger),
            _ => return Err(Why::SomethingElse(rule_of(self.state))),
        }
        self.go_on();
        Ok(())
    }
}

/// The section that the seat asked is deciding by.
pub(crate) fn rule_of(state: &State) -> Rule {
    Rule(match state.ask {
        Ask::Token | Ask::Space if state.stage == Stage::Resolution => "legend.place-token",
        Ask::Token | Ask::Space => "1",
        Ask::Nothing => "winner",
        Ask::Effect => "2B.optional",
        Ask::Destroy(_) => "legend.destroy",
        Ask::FirstToken | Ask::SecondToken(..) => "legend.swap-tokens",
        Ask::RemoveToken => "legend.remove-token",
        Ask::FirstOrdo | Ask::SecondOrdo(_) => "legend.swap-ordo",
        Ask::SwapCivitas => "legend.swap-civitas",
        Ask::FirstSequentia | Ask::SecondSequentia(_) => "legend.swap-sequentia",
        Ask::Penalty => "2B.negative",
        Ask::StartPlot | Ask::AnswerPlot => "2C.plot",
        Ask::Candidate | Ask::Favor => "2C.favor",
        Ask::Defend | Ask::Stab => "2C.assassination",
    })
}

impl Caligula {
    /// Is this seat asked anything?
    pub(crate) fn check_asked(&self, state: &State, seat: Seat) -> Result<(), Why> {
        if state.stage == Stage::Over {
            Err(Why::Over)
        } else if seat != state.asked {
            Err(Why::NotAsked)
        } else {
            Ok(())
        }
    }

    /// What the seat asked may do. To decline, or to show what was laid, comes
    /// first wherever it is possible, so that its number is always the same.
    #[inline]
    pub(crate) fn list(&self, state: &State, actions: &mut Vec<Action>) {
        match state.ask {
            Ask::Nothing => {}
            Ask::Token => self.list_tokens(state, actions),
            Ask::Space => self.list_spaces(state, actions),
            Ask::Effect => self.list_effects(state, actions),
            Ask::Destroy(deck) => self.list_destroyable(state, deck, actions),
            Ask::FirstToken | Ask::SecondToken(..) | Ask::RemoveToken => {
                self.list_placed(state, actions);
            }
            Ask::FirstOrdo | Ask::SecondOrdo(_) => self.list_ordo(state, actions),
            Ask::SwapCivitas => self.list_decks(state, actions),
            Ask::FirstSequentia | Ask::SecondSequentia(_) => self.list_sequentia(state, actions),
            Ask::Penalty => self.list_penalties(state, actions),
            Ask::StartPlot | Ask::AnswerPlot => self.list_plot(state, actions),
            Ask::Candidate => self.list_candidates(state, actions),
            Ask::Favor => self.list_favor(state, actions),
            Ask::Defend => self.list_defence(state, actions),
            Ask::Stab => self.list_stabs(state, actions),
        }
    }

    /// The Sequentia card at a place of the row, from 1.
    #[inline]
    pub(crate) fn sequentia_at(&self, state: &State, place: u8) -> Sequentia {
        self.components.sequentiae[usize::from(state.sequentia[usize::from(place) - 1])]
    }
}
