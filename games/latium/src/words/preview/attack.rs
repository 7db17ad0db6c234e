//! What an attack leads to, and what a blow does.

use ludi_engine::{Phrase, phrase};

use super::percent;
use crate::rules::interception::FIGHTS;
use crate::rules::state::{Ask, Bond};
use crate::rules::view::{PawnView, PlayerView, Stance, View};
use crate::rules::village::{Size, Village};

/// The sides of the die by which a village decides whether to fight.
const SIDES: u8 = 4;
/// The sides of the dice of a battle.
const BATTLE_SIDES: u8 = 6;

/// What comes of an attack by those who are there, as section 19 tests it. Own villages
/// there may join them afterwards.
pub(super) fn attack(view: &View, own: &PlayerView, village: Village) -> Option<Phrase> {
    let of = &view.villages[village.index()];
    let centuriae = contingent(view, own, village);
    let strength = of.strength;
    let (attack, defence) = (centuriae, strength);
    Some(match (of.bond, of.stance) {
        (Some((_, Bond::Subject)), _) => phrase!("preview-attack-yields"),
        (Some((owner, _)), _) => {
            phrase!("preview-attack-player", owner = owner, attack = attack, defence = defence)
        }
        (None, Some(Stance::Beaten)) => phrase!("preview-attack-yields"),
        (None, _) if 2 * strength <= centuriae => {
            phrase!("preview-attack-twice", attack = attack, defence = defence)
        }
        (None, Some(Stance::Besieged)) => {
            phrase!("preview-attack-battle", attack = attack, defence = defence)
        }
        (None, Some(Stance::Declined)) => match of.size {
            Size::Small => phrase!("preview-attack-yields"),
            Size::Medium | Size::Large => phrase!("preview-attack-siege"),
        },
        (None, None) => {
            let fights = (1..=SIDES).filter(|die| *die >= FIGHTS).count();
            let percent = percent(fights, SIDES.into());
            let (fight, other) = (percent, 100 - percent);
            match of.size {
                Size::Small => phrase!(
                    "preview-attack-roll-small",
                    fight = fight,
                    other = other,
                    attack = attack,
                    defence = defence
                ),
                Size::Medium | Size::Large => phrase!(
                    "preview-attack-roll",
                    fight = fight,
                    other = other,
                    attack = attack,
                    defence = defence
                ),
            }
        }
    })
}

/// The centuriae of those who came to the square of a village, or else of the legions at
/// home there.
fn contingent(view: &View, own: &PlayerView, village: Village) -> u8 {
    let square = view.villages[village.index()].square;
    let marches = |pawn: &&PawnView| {
        let bond = view.villages[pawn.village.index()].bond;
        let mine = matches!(bond, Some((seat, Bond::Main | Bond::Ally)) if seat == own.seat);
        mine && pawn.ready && pawn.square == square
    };
    let ready: Vec<&PawnView> = view.pawns.iter().filter(marches).collect();
    let visits = |pawn: &PawnView| view.villages[pawn.village.index()].square != square;
    let any = ready.iter().any(|pawn| visits(pawn));
    ready.iter().filter(|pawn| !any || visits(pawn)).map(|pawn| pawn.centuriae).sum()
}

/// How likely a blow against this enemy schiera costs it a centuria. The side with fewer
/// schiere chooses first, the other charges.
pub(super) fn blow(view: &View, slot: u8) -> Option<Phrase> {
    let sides = &view.battle.as_ref()?.sides;
    let [attacker, defender] = &sides[..] else { return None };
    let [few, many] = if defender.schiere.len() < attacker.schiere.len() {
        [defender, attacker]
    } else {
        [attacker, defender]
    };
    let enemy = if view.ask == Ask::Engage { many } else { few };
    let threshold = enemy.schiere.iter().find(|schiera| schiera.slot == slot)?.threshold;
    let hits = (1..=BATTLE_SIDES).filter(|die| *die > threshold).count();
    Some(phrase!("preview-blow", percent = percent(hits, BATTLE_SIDES.into())))
}
