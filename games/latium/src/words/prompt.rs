//! What is going on, in a sentence.

use ludi_engine::{Phrase, Prompt, Seat, Viewer, phrase};

use super::effect::{harm, help};
use super::{kind_name, names_of, season_name, square_name, village_name};
use crate::Latium;
use crate::rules::battle::Draw;
use crate::rules::flow::rule_of;
use crate::rules::state::{Ask, NONE, Stage, State};
use crate::rules::village::Village;

/// What this viewer is told.
pub(crate) fn prompt(game: &Latium, state: &State, viewer: Viewer) -> Prompt {
    let asked = match viewer {
        Viewer::Seat(seat) if state.pending.contains(seat) => Some(seat),
        _ => None,
    };
    let text = match asked {
        _ if state.stage == Stage::Over => phrase!("prompt-over"),
        Some(seat) => to_asked(game, state, seat),
        None => to_others(state),
    };
    Prompt { rule: rule_of(state), text }
}

/// The name of the village with this number; nothing if there is none.
fn name_at(game: &Latium, at: u8) -> &str {
    if at == NONE { "" } else { village_name(game, Village::from_index(at)) }
}

/// To a player who is asked.
fn to_asked(game: &Latium, state: &State, seat: Seat) -> Phrase {
    let rex = state.rex(seat);
    let request = &state.request;
    let asker = request.seat;
    let wanted = || name_at(game, request.village);
    let battle = &state.battle;
    let fought = || name_at(game, battle.village);
    let field = || square_name(battle.square);
    match state.ask {
        Ask::Nothing => phrase!("prompt-over"),
        Ask::Offer => phrase!("prompt-offer", year = state.year, dp = rex.dp),
        Ask::Show => phrase!("prompt-show", dp = rex.offer),
        Ask::Rank => phrase!("prompt-rank", place = state.placed + 1),
        Ask::Feed => phrase!("prompt-feed", dp = rex.dp),
        Ask::Buy => {
            let left = crate::rules::auxilia::PER_WINTER - state.bought;
            phrase!("prompt-buy", left = left, dp = rex.dp)
        }
        Ask::Turn => {
            let season = season_name(state.season);
            phrase!("prompt-turn", season = season, actions = rex.actions, dp = rex.dp)
        }
        Ask::Aim => {
            let effect = &state.effect;
            let what = if effect.harm {
                harm(effect.kind, effect.left)
            } else {
                help(effect.kind, effect.left)
            };
            phrase!("prompt-aim", kind = kind_name(effect.kind), effect = what)
        }
        Ask::Place => phrase!("prompt-place", times = state.effect.left),
        Ask::Rush => phrase!("prompt-rush", moves = state.effect.left),
        Ask::Levy => {
            let village = game.levy(state).map_or("", |levy| village_name(game, levy.village));
            phrase!("prompt-levy", village = village)
        }
        Ask::Step => phrase!("prompt-step", square = square_name(state.march.square)),
        Ask::Intercept => {
            let (mover, square) = (state.march.seat, square_name(state.march.square));
            let all = ludi_engine::bits(state.march.pawns.into());
            let centuriae: u8 =
                all.map(|at| state.centuriae(crate::rules::village::Pawn::from_index(at))).sum();
            phrase!("prompt-intercept", seat = mover, square = square, centuriae = centuriae)
        }
        Ask::Gift => {
            let size = Village::from_index(request.village).size();
            let dp = game.components.costs.gift.of(size);
            phrase!("prompt-gift", village = wanted(), dp = dp)
        }
        Ask::Die => phrase!("prompt-die", village = wanted()),
        Ask::Leave => phrase!("prompt-leave", seat = asker, village = wanted()),
        Ask::Pact => phrase!("prompt-pact", seat = asker),
        Ask::Reinforce => phrase!("prompt-reinforce", square = field()),
        Ask::Yield => {
            let centuriae = state.left(crate::rules::acies::ATTACKER);
            phrase!(
                "prompt-yield",
                seat = battle.attacker,
                village = fought(),
                centuriae = centuriae
            )
        }
        Ask::Rally => phrase!("prompt-rally", square = field()),
        Ask::Join => phrase!("prompt-join", seat = battle.attacker, square = field()),
        Ask::Deploy => to_deployer(game, state, seat),
        Ask::Reserve => phrase!("prompt-reserve"),
        Ask::Before => {
            let own = &battle.armies[battle.side_of(seat)];
            phrase!("prompt-before", attacks = own.attacks, tokens = own.laid.total())
        }
        Ask::Answer => {
            let kind = battle.token.map_or("", kind_name);
            phrase!("prompt-answer", kind = kind)
        }
        Ask::Bring => phrase!("prompt-bring"),
        Ask::Engage if game.commands(state, seat).is_none() => {
            phrase!("prompt-engage-for", village = fought())
        }
        Ask::Engage => phrase!("prompt-engage"),
        Ask::Charge => phrase!("prompt-charge"),
        Ask::Reroll => phrase!("prompt-reroll"),
        Ask::After => phrase!("prompt-after"),
        Ask::Revolt => phrase!("prompt-revolt", village = name_at(game, state.rebel)),
    }
}

fn to_deployer(game: &Latium, state: &State, seat: Seat) -> Phrase {
    let side = state.battle.side_of(seat);
    match game.deployment(state, side) {
        Draw::Size(slot, ..) => {
            let pawns = state.battle.armies[side].pawns.count_ones();
            phrase!("prompt-size", number = slot + 1, pawns = pawns)
        }
        Draw::Reserve => phrase!("prompt-hold"),
        Draw::Tokens | Draw::Ready => {
            let laid = state.battle.armies[side].laid.total();
            phrase!("prompt-lay", most = game.token_limit(state, side), laid = laid)
        }
    }
}

/// To everybody else: who decides what.
fn to_others(state: &State) -> Phrase {
    let who = || names_of(state.pending);
    match state.ask {
        Ask::Nothing => phrase!("prompt-over"),
        Ask::Offer => phrase!("wait-offer", who = who()),
        Ask::Show | Ask::Rank => phrase!("wait-order", who = who()),
        Ask::Feed => phrase!("wait-feed", who = who()),
        Ask::Buy => phrase!("wait-buy", who = who()),
        Ask::Turn => phrase!("wait-turn", who = who()),
        Ask::Aim | Ask::Place | Ask::Rush => {
            phrase!("wait-aim", who = who(), kind = kind_name(state.effect.kind))
        }
        Ask::Levy | Ask::Step => phrase!("wait-march", who = who()),
        Ask::Intercept => phrase!("wait-intercept", who = who()),
        Ask::Gift | Ask::Die => phrase!("wait-request", who = who()),
        Ask::Leave | Ask::Pact => phrase!("wait-reply", who = who()),
        Ask::Reinforce | Ask::Rally | Ask::Join => phrase!("wait-muster", who = who()),
        Ask::Yield => phrase!("wait-yield", who = who()),
        Ask::Deploy => phrase!("wait-deploy", who = who()),
        Ask::Reserve
        | Ask::Before
        | Ask::Answer
        | Ask::Bring
        | Ask::Engage
        | Ask::Charge
        | Ask::Reroll
        | Ask::After => phrase!("wait-fight", who = who()),
        Ask::Revolt => phrase!("wait-revolt", who = who()),
    }
}
