//! What event cards do, in a sentence.

use ludi_engine::{Phrase, phrase};

use super::{diocese_name, province_name};
use crate::RomanEmpire;
use crate::rules::cards::{Card, Effect};
use crate::rules::province::Diocese;

/// What a card does.
pub(crate) fn effect_of(game: &RomanEmpire, card: Card) -> Phrase {
    match game.components.face(card).effect {
        Effect::Realm { realm } => {
            let face = game.components.realm(realm);
            let start = province_name(game, face.start);
            match face.loot {
                Some(loot) => {
                    phrase!("effect-kingdom", start = start, armies = face.armies, loot = loot)
                }
                None => phrase!("effect-tribe", start = start, armies = face.armies),
            }
        }
        Effect::Revolt { within, count } => {
            let there = Diocese::all().filter(|diocese| diocese.provinces() & within != 0);
            let dioceses: Vec<Phrase> = there
                .map(|diocese| phrase!("diocese", name = diocese_name(game, diocese)))
                .collect();
            phrase!("effect-revolt", dioceses = dioceses, count = count)
        }
        Effect::BarbarianRebellion { count } => {
            phrase!("effect-barbarian-rebellion", count = count)
        }
        Effect::LegionRebellion { count } => phrase!("effect-legion-rebellion", count = count),
        Effect::Treason => phrase!("effect-treason"),
        Effect::Epidemic => phrase!("effect-epidemic"),
        Effect::Pestilence => phrase!("effect-pestilence"),
        Effect::Plague => phrase!("effect-plague"),
        Effect::Wrath => phrase!("effect-wrath"),
        Effect::Favor => phrase!("effect-favor"),
        Effect::Famine => phrase!("effect-famine"),
        Effect::General => phrase!("effect-general"),
        Effect::Engines => phrase!("effect-engines"),
        Effect::Scouts => phrase!("effect-scouts"),
        Effect::Fleet => phrase!("effect-fleet"),
        Effect::Discipline => phrase!("effect-discipline"),
        Effect::Ambush => phrase!("effect-ambush"),
        Effect::Levy { count } => phrase!("effect-levy", count = count),
        Effect::Reserve { count } => phrase!("effect-reserve", count = count),
        Effect::Limes { count } => phrase!("effect-limes", count = count),
        Effect::Colony => phrase!("effect-colony"),
        Effect::Triumph { count } => phrase!("effect-triumph", count = count),
        Effect::Tribute => phrase!("effect-tribute"),
        Effect::Largess { count } => phrase!("effect-largess", count = count),
        Effect::Subsidy { count } => phrase!("effect-subsidy", count = count),
        Effect::Damnation => phrase!("effect-damnation"),
        Effect::Booty { count } => phrase!("effect-booty", count = count),
    }
}
