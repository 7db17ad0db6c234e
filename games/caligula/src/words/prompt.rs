//! What is going on, in a sentence.

use ludi_engine::{Phrase, Prompt, Rule, Seat, Viewer, phrase};

use super::{
    augustus_name, civitas_name, deck_name, effect_name, effect_rule, effects, laid, log,
    penalty_rule, resolving, sequentia_name, token_name,
};
use crate::Caligula;
use crate::rules::action::{Action, Spot};
use crate::rules::components::Effect;
use crate::rules::state::{Ask, Ending, Favor, NONE, Stage, State, value_of};

/// To the seat asked what it is asked, to all others who is asked what. Only the
/// seat asked hears of the token it holds and the cards it has laid.
pub(crate) fn prompt(game: &Caligula, state: &State, viewer: Viewer) -> Prompt {
    if state.stage == Stage::Over || state.ask == Ask::Nothing {
        return Prompt { rule: Rule("winner"), text: over(game, state) };
    }
    let text = if viewer == Viewer::Seat(state.asked) {
        to_asked(game, state)
    } else {
        to_others(game, state)
    };
    Prompt { rule: rule(game, state), text }
}

fn over(game: &Caligula, state: &State) -> Phrase {
    let verdict = log::verdict_in_words(&game.verdict(state));
    match state.ending {
        Ending::Open => phrase!("prompt-over"),
        Ending::NoPlot => phrase!("prompt-over-no-plot", verdict = verdict),
        Ending::Survived => phrase!("prompt-over-survived", verdict = verdict),
        Ending::Killed => phrase!("prompt-over-killed", verdict = verdict),
    }
}

fn to_asked(game: &Caligula, state: &State) -> Phrase {
    let conspiracy = Conspiracy::of(game, state);
    let more = || more_to_lay(game, state);
    match state.ask {
        Ask::Nothing => over(game, state),
        Ask::Token if state.stage == Stage::Placement => {
            phrase!("prompt-token", turn = state.turn)
        }
        Ask::Token => phrase!("prompt-token-effect"),
        Ask::Space => phrase!("prompt-space", token = value_of(state.holding)),
        Ask::Effect => {
            let (card, effects) = on_card(game, state);
            phrase!("prompt-effect", card = card, effects = effects)
        }
        Ask::Destroy(deck) => phrase!("prompt-destroy", deck = deck_name(deck)),
        Ask::FirstToken => phrase!("prompt-first-token"),
        Ask::SecondToken(place, space) => {
            let spot = Spot::from_index(usize::from(place));
            let first = token_name(game, state, state.asked, spot, space);
            phrase!("prompt-second-token", first = first)
        }
        Ask::RemoveToken => phrase!("prompt-remove-token"),
        Ask::FirstOrdo => phrase!("prompt-first-ordo"),
        Ask::SecondOrdo(number) => phrase!("prompt-second-ordo", number = number),
        Ask::SwapCivitas => phrase!("prompt-swap-civitas"),
        Ask::FirstSequentia => phrase!("prompt-first-sequentia"),
        Ask::SecondSequentia(place) => {
            let first = usize::from(place).checked_sub(1).and_then(|at| state.sequentia.get(at));
            let first = sequentia_name(game, first.copied().unwrap_or(NONE));
            phrase!("prompt-second-sequentia", place = place, first = first)
        }
        Ask::Penalty => {
            let (card, effects) = on_card(game, state);
            phrase!("prompt-penalty", card = card, effects = effects)
        }
        Ask::StartPlot if laid(state) > 0 => phrase!(
            "prompt-start-plot-laid",
            laid = laid(state),
            emperor = conspiracy.emperor,
            next = if more() { phrase!("prompt-lay-start") } else { phrase!("prompt-laid-start") }
        ),
        Ask::StartPlot => {
            phrase!("prompt-start-plot", emperor = conspiracy.emperor, life = conspiracy.life)
        }
        Ask::AnswerPlot if laid(state) > 0 => phrase!(
            "prompt-answer-plot-laid",
            laid = laid(state),
            missing = conspiracy.missing,
            next = match (laid(state) < conspiracy.missing, more()) {
                (true, _) => phrase!("prompt-lay-only"),
                (false, true) => phrase!("prompt-lay-show"),
                (false, false) => phrase!("prompt-laid-show"),
            }
        ),
        Ask::AnswerPlot => phrase!(
            "prompt-answer-plot",
            leader = state.leader,
            emperor = conspiracy.emperor,
            total = conspiracy.total,
            missing = conspiracy.missing
        ),
        Ask::Candidate => phrase!(
            "prompt-candidate",
            emperor = conspiracy.emperor,
            first = augustus_name(game, state.candidates[0]),
            second = augustus_name(game, state.candidates[1])
        ),
        Ask::Favor if state.asked == state.leader => phrase!(
            "prompt-favor-leader",
            emperor = conspiracy.emperor,
            emperor_room = conspiracy.emperor_room,
            candidate = conspiracy.candidate,
            candidate_room = conspiracy.candidate_room
        ),
        Ask::Favor => phrase!(
            "prompt-favor",
            emperor = conspiracy.emperor,
            emperor_room = conspiracy.emperor_room,
            candidate = conspiracy.candidate,
            candidate_room = conspiracy.candidate_room
        ),
        Ask::Defend => phrase!(
            "prompt-defend",
            leader = state.leader,
            emperor = conspiracy.emperor,
            life = conspiracy.life,
            defence = state.defence
        ),
        Ask::Stab if laid(state) > 0 => phrase!(
            "prompt-stab-laid",
            emperor = conspiracy.emperor,
            needed = conspiracy.needed,
            stabs = conspiracy.stabs,
            laid = laid(state),
            next = if more() { phrase!("prompt-lay-stab") } else { phrase!("prompt-laid-stab") }
        ),
        Ask::Stab => phrase!(
            "prompt-stab",
            emperor = conspiracy.emperor,
            life = conspiracy.life,
            defence = state.defence,
            needed = conspiracy.needed,
            stabs = conspiracy.stabs
        ),
    }
}

/// Has the seat asked any card left that it could lay?
fn more_to_lay(game: &Caligula, state: &State) -> bool {
    let mut actions = Vec::new();
    game.list(state, &mut actions);
    actions.iter().any(|action| matches!(action, Action::Lay(_)))
}

fn to_others(game: &Caligula, state: &State) -> Phrase {
    let conspiracy = Conspiracy::of(game, state);
    let seat = state.asked;
    match state.ask {
        Ask::Nothing => over(game, state),
        Ask::Token | Ask::Space if state.stage == Stage::Placement => {
            phrase!("prompt-token-other", seat = seat, turn = state.turn)
        }
        Ask::Effect => {
            let (card, effects) = on_card(game, state);
            phrase!("prompt-effect-other", seat = seat, card = card, effects = effects)
        }
        Ask::Penalty => {
            let (card, effects) = on_card(game, state);
            phrase!("prompt-penalty-other", seat = seat, card = card, effects = effects)
        }
        Ask::StartPlot => phrase!(
            "prompt-start-plot-other",
            seat = seat,
            emperor = conspiracy.emperor,
            life = conspiracy.life
        ),
        Ask::AnswerPlot => phrase!(
            "prompt-answer-plot-other",
            seat = seat,
            leader = state.leader,
            total = conspiracy.total,
            missing = conspiracy.missing
        ),
        Ask::Candidate => phrase!(
            "prompt-candidate-other",
            seat = seat,
            emperor = conspiracy.emperor,
            first = augustus_name(game, state.candidates[0]),
            second = augustus_name(game, state.candidates[1])
        ),
        Ask::Favor => phrase!(
            "prompt-favor-other",
            seat = seat,
            emperor = conspiracy.emperor,
            candidate = conspiracy.candidate
        ),
        Ask::Defend => phrase!(
            "prompt-defend-other",
            seat = seat,
            emperor = conspiracy.emperor,
            life = conspiracy.life,
            defence = state.defence
        ),
        Ask::Stab => phrase!(
            "prompt-stab-other",
            seat = seat,
            emperor = conspiracy.emperor,
            needed = conspiracy.needed,
            stabs = conspiracy.stabs
        ),
        ask => {
            let effect = effect_of(ask).map_or_else(|| phrase!("effect-none"), effect_name);
            phrase!("prompt-using-other", seat = seat, effect = effect)
        }
    }
}

fn rule(game: &Caligula, state: &State) -> Rule {
    match state.ask {
        Ask::Nothing => Rule("winner"),
        Ask::Token | Ask::Space if state.stage == Stage::Placement => Rule("1"),
        Ask::Effect => match resolving(game, state).map(|(_, civitas)| civitas.effects) {
            Some([Some(effect), None]) => effect_rule(effect),
            _ => Rule("legend.aut"),
        },
        Ask::Penalty => penalty_rule(resolving(game, state).map(|(_, civitas)| civitas.effects)),
        Ask::StartPlot if state.fall => Rule("fall"),
        Ask::StartPlot | Ask::AnswerPlot => Rule("2C.plot"),
        Ask::Candidate | Ask::Favor => Rule("2C.favor"),
        Ask::Defend | Ask::Stab => Rule("2C.assassination"),
        ask => effect_of(ask).map_or(Rule("2B"), effect_rule),
    }
}

/// The effect that is being carried out when this is asked.
fn effect_of(ask: Ask) -> Option<Effect> {
    Some(match ask {
        Ask::Token | Ask::Space => Effect::PlaceToken,
        Ask::Destroy(deck) => Effect::Destroy(deck),
        Ask::FirstToken | Ask::SecondToken(..) => Effect::SwapTokens,
        Ask::RemoveToken => Effect::RemoveToken,
        Ask::FirstOrdo | Ask::SecondOrdo(_) => Effect::SwapOrdo,
        Ask::SwapCivitas => Effect::SwapCivitas,
        Ask::FirstSequentia | Ask::SecondSequentia(_) => Effect::SwapSequentia,
        _ => return None,
    })
}

/// The card being resolved and what it offers or demands.
fn on_card(game: &Caligula, state: &State) -> (Phrase, Phrase) {
    match resolving(game, state) {
        Some((card, civitas)) => (civitas_name(game, card), effects(&civitas)),
        None => (phrase!("civitas-none"), phrase!("effect-none")),
    }
}

/// The conspiracy as everybody sees it.
struct Conspiracy<'a> {
    emperor: &'a str,
    life: u8,
    /// The Pugio symbols that kill him, his defenders' included.
    needed: u8,
    stabs: u8,
    /// How many more Favor tokens he has room for.
    emperor_room: u8,
    candidate: &'a str,
    candidate_room: u8,
    /// The leader's Coniura symbols.
    total: u8,
    /// How many the seat asked lacks to equal him.
    missing: u8,
}

impl Conspiracy<'_> {
    fn of<'a>(game: &'a Caligula, state: &State) -> Conspiracy<'a> {
        let printed = |augustus: u8| game.components.augusti.get(usize::from(augustus));
        let favors = |place| state.favor.iter().filter(|&&favor| favor == place).count() as u8;
        let room = |augustus: u8, place| {
            printed(augustus).map_or(0, |augustus| augustus.spaces.saturating_sub(favors(place)))
        };
        let candidate = state.candidates.get(usize::from(state.named)).copied().unwrap_or(NONE);
        let life = printed(state.emperor).map_or(0, |emperor| emperor.life);
        let symbols = |seat: Seat| state.symbols.get(seat.index()).copied();
        let total = symbols(state.leader).unwrap_or(0);
        Conspiracy {
            emperor: augustus_name(game, state.emperor),
            life,
            needed: life.saturating_add(state.defence),
            stabs: state.stabs.iter().sum(),
            emperor_room: room(state.emperor, Favor::Emperor),
            candidate: augustus_name(game, candidate),
            candidate_room: room(candidate, Favor::Candidate),
            total,
            missing: total.saturating_sub(symbols(state.asked).unwrap_or(0)),
        }
    }
}
