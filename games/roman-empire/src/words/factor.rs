//! What counts in a battle, in a few words.

use ludi_engine::{Phrase, phrase};

use crate::rules::factor::Factor;

/// What it is called, and what it does.
pub(crate) fn factor_name(factor: Factor) -> Phrase {
    match factor {
        Factor::Attack => phrase!("factor-attack"),
        Factor::EmperorDie => phrase!("factor-emperor-die"),
        Factor::EmperorAttack(bonus) => phrase!("factor-emperor-attack", bonus = bonus),
        Factor::EmperorTies => phrase!("factor-emperor-ties"),
        Factor::General => phrase!("factor-general"),
        Factor::Discipline => phrase!("factor-discipline"),
        Factor::Scouts => phrase!("factor-scouts"),
        Factor::Fleet => phrase!("factor-fleet"),
        Factor::Engines => phrase!("factor-engines"),
        Factor::Defence => phrase!("factor-defence"),
        Factor::Difficult => phrase!("factor-difficult"),
        Factor::Strait => phrase!("factor-strait"),
        Factor::Sea => phrase!("factor-sea"),
        Factor::NoPort => phrase!("factor-no-port"),
        Factor::Ambush => phrase!("factor-ambush"),
        Factor::Fort => phrase!("factor-fort"),
        Factor::Fortress => phrase!("factor-fortress"),
    }
}
