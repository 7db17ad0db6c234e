//! What everything on the board means, for the explanations and the page of rules.

use ludi_engine::{GlossaryEntry, phrase};

/// The glossary, in the order in which a reader meets things.
pub(super) fn glossary() -> Vec<GlossaryEntry> {
    vec![
        GlossaryEntry::new("player", phrase!("term-player"), phrase!("term-player-is")),
        GlossaryEntry::new("family", phrase!("term-family"), phrase!("term-family-is")).with(&[
            "emblem-iulia",
            "emblem-claudia",
            "emblem-cornelia",
            "emblem-aemilia",
            "emblem-fabia",
            "emblem-valeria",
        ]),
        GlossaryEntry::new("stage", phrase!("term-stage"), phrase!("term-stage-is")),
        GlossaryEntry::new("dominion", phrase!("term-dominion"), phrase!("term-dominion-is")),
        GlossaryEntry::new("asked", phrase!("term-asked"), phrase!("term-asked-is"))
            .with(&["emblem-marker"]),
        GlossaryEntry::new("on-turn", phrase!("term-on-turn"), phrase!("term-on-turn-is"))
            .with(&["emblem-marker"]),
        GlossaryEntry::new("emperor", phrase!("term-emperor"), phrase!("term-emperor-is"))
            .with(&["emblem-empire"]),
        GlossaryEntry::new("prison", phrase!("term-prison"), phrase!("term-prison-is"))
            .with(&["emblem-bars"]),
        GlossaryEntry::new("treasury", phrase!("term-treasury"), phrase!("term-treasury-is"))
            .with(&["emblem-coin", "emblem-power"]),
        GlossaryEntry::new("coins", phrase!("term-coins"), phrase!("term-coins-is"))
            .with(&["emblem-coin"]),
        GlossaryEntry::new("power", phrase!("term-power"), phrase!("term-power-is"))
            .with(&["emblem-power"]),
        GlossaryEntry::new("deck", phrase!("term-deck"), phrase!("term-deck-is")),
        GlossaryEntry::new("discards", phrase!("term-discards"), phrase!("term-discards-is"))
            .with(&["emblem-cards"]),
        GlossaryEntry::new("copies", phrase!("term-copies"), phrase!("term-copies-is")),
        GlossaryEntry::new("province", phrase!("term-province"), phrase!("term-province-is")),
        GlossaryEntry::new("italia", phrase!("term-italia"), phrase!("term-italia-is")),
        GlossaryEntry::new("pawn", phrase!("term-pawn"), phrase!("term-pawn-is"))
            .with(&["emblem-pawn"]),
        GlossaryEntry::new("provinces", phrase!("term-provinces"), phrase!("term-provinces-is"))
            .with(&["emblem-pawn"]),
        GlossaryEntry::new("army", phrase!("term-army"), phrase!("term-army-is")).with(&[
            "emblem-army",
            "emblem-iulia",
            "emblem-claudia",
            "emblem-cornelia",
            "emblem-aemilia",
            "emblem-fabia",
            "emblem-valeria",
        ]),
        GlossaryEntry::new("morale", phrase!("term-morale"), phrase!("term-morale-is"))
            .with(&["emblem-people"]),
        GlossaryEntry::new("border", phrase!("term-border"), phrase!("term-border-is"))
            .with(&["emblem-tower"]),
        GlossaryEntry::new(
            "coefficient",
            phrase!("term-coefficient"),
            phrase!("term-coefficient-is"),
        ),
        GlossaryEntry::new("laid", phrase!("term-laid"), phrase!("term-laid-is")),
        GlossaryEntry::new("loyalty", phrase!("term-loyalty"), phrase!("term-loyalty-is")),
        GlossaryEntry::new("loyal", phrase!("term-loyal"), phrase!("term-loyal-is"))
            .with(&["emblem-wolf"]),
        GlossaryEntry::new("traitor", phrase!("term-traitor"), phrase!("term-traitor-is"))
            .with(&["emblem-snake"]),
        GlossaryEntry::new(
            "final-loyalty",
            phrase!("term-final-loyalty"),
            phrase!("term-final-loyalty-is"),
        ),
        GlossaryEntry::new("militia", phrase!("term-militia"), phrase!("term-militia-is"))
            .with(&["emblem-militia"]),
        GlossaryEntry::new("religion", phrase!("term-religion"), phrase!("term-religion-is"))
            .with(&["emblem-religion"]),
        GlossaryEntry::new("empire", phrase!("term-empire"), phrase!("term-empire-is"))
            .with(&["emblem-empire"]),
        GlossaryEntry::new("card-value", phrase!("term-card-value"), phrase!("term-card-value-is")),
        GlossaryEntry::new("hand", phrase!("term-hand"), phrase!("term-hand-is"))
            .with(&["emblem-cards"]),
        GlossaryEntry::new("oath", phrase!("term-oath"), phrase!("term-oath-is"))
            .with(&["emblem-oath"]),
        GlossaryEntry::new(
            "family-pawns",
            phrase!("term-family-pawns"),
            phrase!("term-family-pawns-is"),
        )
        .with(&["emblem-pawn"]),
        GlossaryEntry::new("known", phrase!("term-known"), phrase!("term-known-is")),
        GlossaryEntry::new("battle", phrase!("term-battle"), phrase!("term-battle-is"))
            .with(&["emblem-swords"]),
        GlossaryEntry::new("strength", phrase!("term-strength"), phrase!("term-strength-is"))
            .with(&["emblem-swords"]),
        GlossaryEntry::new(
            "reinforcement",
            phrase!("term-reinforcement"),
            phrase!("term-reinforcement-is"),
        ),
        GlossaryEntry::new("crossing", phrase!("term-crossing"), phrase!("term-crossing-is")),
        GlossaryEntry::new("trouble", phrase!("term-trouble"), phrase!("term-trouble-is"))
            .with(&["emblem-flame"]),
        GlossaryEntry::new("die", phrase!("term-die"), phrase!("term-die-is"))
            .with(&["emblem-die"]),
        GlossaryEntry::new("needed", phrase!("term-needed"), phrase!("term-needed-is"))
            .with(&["emblem-coin", "emblem-power"]),
        GlossaryEntry::new("keep", phrase!("term-keep"), phrase!("term-keep-is")),
        GlossaryEntry::new("chosen", phrase!("term-chosen"), phrase!("term-chosen-is"))
            .with(&["emblem-done"]),
        GlossaryEntry::new("sealed", phrase!("term-sealed"), phrase!("term-sealed-is"))
            .with(&["emblem-done"]),
        GlossaryEntry::new("choice", phrase!("term-choice"), phrase!("term-choice-is")),
    ]
}
