//! What is going on, in a sentence.

use ludi_engine::{Phrase, Prompt, Viewer, phrase};

use super::effect::effect_of;
use super::{
    card_name, dice_shown, faction_name, faction_names, province_name, side_name, side_within,
    token_name,
};
use crate::RomanEmpire;
use crate::rules::action::Camp;
use crate::rules::flow::rule_of;
use crate::rules::side::{Faction, factions};
use crate::rules::state::{Ask, NONE, Stage, State};

/// What this viewer is told.
pub(crate) fn prompt(game: &RomanEmpire, state: &State, viewer: Viewer) -> Prompt {
    let asked = match viewer {
        Viewer::Seat(seat) => game.check_asked(state, seat).ok(),
        Viewer::Spectator | Viewer::Historian => None,
    };
    let text = match asked {
        _ if state.stage == Stage::Over => phrase!("prompt-over"),
        Some(faction) => to_asked(game, state, faction),
        None => to_others(game, state),
    };
    Prompt { rule: rule_of(state), text }
}

/// To the player of a faction that is asked.
fn to_asked(game: &RomanEmpire, state: &State, faction: Faction) -> Phrase {
    let who = faction_name(game, faction);
    let roman = state.points[Camp::Roman as usize][faction.index()];
    let field = match state.battlefield() {
        Some(province) => province_name(game, province),
        None => "",
    };
    let attacker = || side_name(game, state.battle.attacker);
    let attacker_within = || side_within(game, state.battle.attacker);
    match state.ask {
        Ask::Nothing => phrase!("prompt-over"),
        Ask::Token => {
            let kind = game.drawn_kind(state);
            let token = token_name(game, kind, state.turn, state.drawn);
            phrase!("prompt-token", faction = who, token = token)
        }
        Ask::Event => {
            let left = crate::rules::events::PER_TURN - state.events[faction.index()];
            let side = side_name(game, state.phase.side);
            match state.is_roman_phase() {
                true => phrase!("prompt-event-legions", side = side, left = left),
                false => phrase!("prompt-event", faction = who, side = side, left = left),
            }
        }
        Ask::Target => match state.card() {
            Some(card) => phrase!(
                "prompt-target",
                card = card_name(game, card),
                effect = effect_of(game, card)
            ),
            None => phrase!("prompt-over"),
        },
        Ask::Count => phrase!("prompt-count"),
        Ask::Favor => match state.card() {
            Some(card) => {
                phrase!("prompt-favor", faction = who, card = card_name(game, card))
            }
            None => phrase!("prompt-over"),
        },
        Ask::Build => {
            phrase!("prompt-build", faction = who, points = roman, hand = state.hand)
        }
        Ask::Lift => {
            let side = side_name(game, state.phase.side);
            phrase!("prompt-lift", side = side, hand = state.hand)
        }
        Ask::Start => phrase!("prompt-start", faction = who),
        Ask::Place => {
            let side = side_name(game, state.mover());
            // While a kingdom or tribe appears, no fort is built.
            let forts = if state.realm == NONE { state.free_forts } else { 0 };
            phrase!("prompt-place", side = side, hand = state.in_hand(), forts = forts)
        }
        Ask::Displace => match state.arrival.displaced {
            Some(side) => phrase!(
                "prompt-displace",
                side = side_within(game, side),
                left = state.arrival.left,
                newcomer = side_within(game, state.arrival.side)
            ),
            None => phrase!("prompt-over"),
        },
        Ask::React => {
            phrase!("prompt-react", faction = who, attacker = attacker_within(), province = field)
        }
        Ask::Offer => phrase!(
            "prompt-offer",
            faction = who,
            attacker = attacker_within(),
            province = field,
            points = roman
        ),
        Ask::Answer => phrase!("prompt-answer", points = state.battle.offer, province = field),
        Ask::Reroll => {
            let shown = |dice: [u8; 3]| {
                let dice: Vec<u8> = dice.into_iter().filter(|&die| die > 0).collect();
                dice_shown(&dice)
            };
            phrase!(
                "prompt-reroll",
                attack = shown(state.battle.attack),
                defence = shown(state.battle.defence)
            )
        }
        Ask::GoOn => phrase!("prompt-go-on", attacker = attacker(), province = field),
        Ask::Retreat => {
            phrase!("prompt-retreat", faction = who, attacker = attacker_within(), province = field)
        }
        Ask::Withdraw => phrase!("prompt-withdraw", attacker = attacker(), province = field),
        Ask::Fort => phrase!("prompt-fort", province = field),
        Ask::Loot => phrase!("prompt-loot", province = field),
        Ask::City => phrase!("prompt-city", faction = who),
        Ask::Score => phrase!("prompt-score", faction = who),
    }
}

/// To everybody else: who decides what.
fn to_others(game: &RomanEmpire, state: &State) -> Phrase {
    let who = || faction_names(game, factions(state.pending));
    match state.ask {
        Ask::Nothing => phrase!("prompt-over"),
        Ask::Token => phrase!("wait-token", who = who()),
        Ask::Event => phrase!("wait-event", who = who()),
        Ask::Target | Ask::Count => phrase!("wait-target", who = who()),
        Ask::Favor => phrase!("wait-favor", who = who()),
        Ask::Build => phrase!("wait-build", who = who()),
        Ask::Lift => phrase!("wait-lift", who = who()),
        Ask::Start => phrase!("wait-start", who = who()),
        Ask::Place => phrase!("wait-place", who = who()),
        Ask::Displace => phrase!("wait-displace", who = who()),
        Ask::React => phrase!("wait-react", who = who()),
        Ask::Offer => phrase!("wait-offer", who = who()),
        Ask::Answer => phrase!("wait-answer", who = who()),
        Ask::Reroll => phrase!("wait-reroll", who = who()),
        Ask::GoOn => phrase!("wait-go-on", who = who()),
        Ask::Retreat => phrase!("wait-retreat", who = who()),
        Ask::Withdraw => phrase!("wait-withdraw", who = who()),
        Ask::Fort => phrase!("wait-fort", who = who()),
        Ask::Loot => phrase!("wait-loot", who = who()),
        Ask::City => phrase!("wait-city", who = who()),
        Ask::Score => phrase!("wait-score", who = who()),
    }
}
