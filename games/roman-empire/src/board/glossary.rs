//! What everything on the board means, for the explanations and the page of rules.

use ludi_engine::{GlossaryEntry, phrase};

/// The glossary, in the order in which a reader meets things.
pub(super) fn glossary() -> Vec<GlossaryEntry> {
    vec![
        GlossaryEntry::new("faction", phrase!("term-faction"), phrase!("term-faction-is")).with(&[
            "emblem-sun",
            "emblem-star",
            "emblem-leaf",
            "emblem-wave",
        ]),
        GlossaryEntry::new("stage", phrase!("term-stage"), phrase!("term-stage-is")),
        GlossaryEntry::new("turn", phrase!("term-turn"), phrase!("term-turn-is")),
        GlossaryEntry::new("asked", phrase!("term-asked"), phrase!("term-asked-is"))
            .with(&["emblem-marker"]),
        GlossaryEntry::new("roman", phrase!("term-roman"), phrase!("term-roman-is"))
            .with(&["emblem-standard"]),
        GlossaryEntry::new("barbarian", phrase!("term-barbarian"), phrase!("term-barbarian-is"))
            .with(&["emblem-shield"]),
        GlossaryEntry::new("points", phrase!("term-points"), phrase!("term-points-is"))
            .with(&["emblem-column"]),
        GlossaryEntry::new("forecast", phrase!("term-forecast"), phrase!("term-forecast-is"))
            .with(&["emblem-column"]),
        GlossaryEntry::new("province", phrase!("term-province"), phrase!("term-province-is")),
        GlossaryEntry::new("diocese", phrase!("term-diocese"), phrase!("term-diocese-is")),
        GlossaryEntry::new("worth", phrase!("term-worth"), phrase!("term-worth-is")),
        GlossaryEntry::new("presence", phrase!("term-presence"), phrase!("term-presence-is")),
        GlossaryEntry::new("dominance", phrase!("term-dominance"), phrase!("term-dominance-is")),
        GlossaryEntry::new("control", phrase!("term-control"), phrase!("term-control-is")),
        GlossaryEntry::new("legions", phrase!("term-legions"), phrase!("term-legions-is")).with(&[
            "emblem-sun",
            "emblem-star",
            "emblem-leaf",
            "emblem-wave",
        ]),
        GlossaryEntry::new("people", phrase!("term-people"), phrase!("term-people-is"))
            .with(&["emblem-shield"]),
        GlossaryEntry::new("realm", phrase!("term-realm"), phrase!("term-realm-is"))
            .with(&["emblem-shield"]),
        GlossaryEntry::new("rebels", phrase!("term-rebels"), phrase!("term-rebels-is"))
            .with(&["emblem-flame"]),
        GlossaryEntry::new("in-hand", phrase!("term-in-hand"), phrase!("term-in-hand-is"))
            .with(&["emblem-hand"]),
        GlossaryEntry::new("pool", phrase!("term-pool"), phrase!("term-pool-is"))
            .with(&["emblem-hand"]),
        GlossaryEntry::new("supply", phrase!("term-supply"), phrase!("term-supply-is")),
        GlossaryEntry::new("city", phrase!("term-city"), phrase!("term-city-is"))
            .with(&["emblem-city"]),
        GlossaryEntry::new("ruin", phrase!("term-ruin"), phrase!("term-ruin-is"))
            .with(&["emblem-ruin"]),
        GlossaryEntry::new("site", phrase!("term-site"), phrase!("term-site-is"))
            .with(&["emblem-site"]),
        GlossaryEntry::new("fort", phrase!("term-fort"), phrase!("term-fort-is"))
            .with(&["emblem-fort"]),
        GlossaryEntry::new("fortress", phrase!("term-fortress"), phrase!("term-fortress-is"))
            .with(&["emblem-fortress"]),
        GlossaryEntry::new("start", phrase!("term-start"), phrase!("term-start-is")),
        GlossaryEntry::new("horde", phrase!("term-horde"), phrase!("term-horde-is"))
            .with(&["emblem-dagger"]),
        GlossaryEntry::new("emperor", phrase!("term-emperor"), phrase!("term-emperor-is"))
            .with(&["emblem-wreath"]),
        GlossaryEntry::new("event", phrase!("term-event"), phrase!("term-event-is"))
            .with(&["emblem-scroll"]),
        GlossaryEntry::new("events", phrase!("term-events"), phrase!("term-events-is"))
            .with(&["emblem-scroll"]),
        GlossaryEntry::new("modifier", phrase!("term-modifier"), phrase!("term-modifier-is")),
        GlossaryEntry::new("clear", phrase!("term-clear"), phrase!("term-clear-is"))
            .with(&["emblem-road"]),
        GlossaryEntry::new("difficult", phrase!("term-difficult"), phrase!("term-difficult-is"))
            .with(&["emblem-peaks"]),
        GlossaryEntry::new("strait", phrase!("term-strait"), phrase!("term-strait-is"))
            .with(&["emblem-bridge"]),
        GlossaryEntry::new("sea", phrase!("term-sea"), phrase!("term-sea-is"))
            .with(&["emblem-ship"]),
        GlossaryEntry::new("battle", phrase!("term-battle"), phrase!("term-battle-is"))
            .with(&["emblem-swords"]),
        GlossaryEntry::new("dice", phrase!("term-dice"), phrase!("term-dice-is"))
            .with(&["emblem-die-6"]),
        GlossaryEntry::new("odds", phrase!("term-odds"), phrase!("term-odds-is")),
        GlossaryEntry::new("offer", phrase!("term-offer"), phrase!("term-offer-is")),
        GlossaryEntry::new("truce", phrase!("term-truce"), phrase!("term-truce-is")),
        GlossaryEntry::new("displaced", phrase!("term-displaced"), phrase!("term-displaced-is"))
            .with(&["emblem-hand"]),
        GlossaryEntry::new("dead", phrase!("term-dead"), phrase!("term-dead-is")),
        GlossaryEntry::new("choice", phrase!("term-choice"), phrase!("term-choice-is")),
    ]
}
