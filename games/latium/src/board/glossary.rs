//! What everything on the board means, for the explanations and the page of rules.

use ludi_engine::{GlossaryEntry, Phrase, phrase};

/// The glossary, in the order in which a reader meets things.
pub(super) fn glossary() -> Vec<GlossaryEntry> {
    let plain =
        |id: &'static str, name: Phrase, meaning: Phrase| GlossaryEntry::new(id, name, meaning);
    vec![
        plain("player", phrase!("term-player"), phrase!("term-player-is")),
        plain("stage", phrase!("term-stage"), phrase!("term-stage-is")),
        plain("year", phrase!("term-year"), phrase!("term-year-is")),
        plain("season", phrase!("term-season"), phrase!("term-season-is")),
        plain("asked", phrase!("term-asked"), phrase!("term-asked-is")).with(&["emblem-marker"]),
        plain("order", phrase!("term-order"), phrase!("term-order-is")),
        plain("offer", phrase!("term-offer"), phrase!("term-offer-is")).with(&["emblem-ara"]),
        plain("actions", phrase!("term-actions"), phrase!("term-actions-is")),
        plain("dp", phrase!("term-dp"), phrase!("term-dp-is")).with(&["emblem-dp"]),
        plain("production", phrase!("term-production"), phrase!("term-production-is"))
            .with(&["emblem-dp"]),
        plain("points", phrase!("term-points"), phrase!("term-points-is")).with(&["emblem-points"]),
        plain("consent", phrase!("term-consent"), phrase!("term-consent-is")).with(&["emblem-rex"]),
        plain("square", phrase!("term-square"), phrase!("term-square-is")),
        plain("main", phrase!("term-main"), phrase!("term-main-is")),
        plain("ally", phrase!("term-ally"), phrase!("term-ally-is")),
        plain("subject", phrase!("term-subject"), phrase!("term-subject-is")),
        plain("independent", phrase!("term-independent"), phrase!("term-independent-is")),
        plain("destroyed", phrase!("term-destroyed"), phrase!("term-destroyed-is")),
        plain("strength", phrase!("term-strength"), phrase!("term-strength-is")),
        plain("familiae", phrase!("term-familiae"), phrase!("term-familiae-is"))
            .with(&["emblem-familia"]),
        plain("huts", phrase!("term-huts"), phrase!("term-huts-is")).with(&[
            "emblem-hut-large",
            "emblem-hut-medium",
            "emblem-hut-small",
        ]),
        plain("need", phrase!("term-need"), phrase!("term-need-is")).with(&["emblem-dp"]),
        plain("ara", phrase!("term-ara"), phrase!("term-ara-is")).with(&["emblem-ara"]),
        plain("oppidum", phrase!("term-oppidum"), phrase!("term-oppidum-is"))
            .with(&["emblem-oppidum"]),
        plain("indignation", phrase!("term-indignation"), phrase!("term-indignation-is"))
            .with(&["emblem-flame"]),
        plain("quell", phrase!("term-quell"), phrase!("term-quell-is")).with(&["emblem-legion"]),
        plain("defensio", phrase!("term-defensio"), phrase!("term-defensio-is"))
            .with(&["emblem-defensio"]),
        plain("legatus", phrase!("term-legatus"), phrase!("term-legatus-is"))
            .with(&["emblem-legatus"]),
        plain("pact", phrase!("term-pact"), phrase!("term-pact-is")).with(&["emblem-pact"]),
        plain("league", phrase!("term-league"), phrase!("term-league-is")),
        plain("legion", phrase!("term-legion"), phrase!("term-legion-is")).with(&["emblem-legion"]),
        plain("march", phrase!("term-march"), phrase!("term-march-is")).with(&["emblem-step"]),
        plain("attack", phrase!("term-attack"), phrase!("term-attack-is")).with(&["emblem-swords"]),
        plain("siege", phrase!("term-siege"), phrase!("term-siege-is")).with(&["emblem-swords"]),
        plain("card", phrase!("term-card"), phrase!("term-card-is")).with(&["emblem-scroll"]),
        plain("auxilium", phrase!("term-auxilium"), phrase!("term-auxilium-is")),
        plain("copies", phrase!("term-copies"), phrase!("term-copies-is")),
        plain("battle", phrase!("term-battle"), phrase!("term-battle-is")).with(&["emblem-swords"]),
        plain("schiera", phrase!("term-schiera"), phrase!("term-schiera-is")),
        plain("line", phrase!("term-line"), phrase!("term-line-is")),
        plain("reserve", phrase!("term-reserve"), phrase!("term-reserve-is")),
        plain("threshold", phrase!("term-threshold"), phrase!("term-threshold-is")),
        plain("dice", phrase!("term-dice"), phrase!("term-dice-is")).with(&["emblem-die-6"]),
        plain("attacks", phrase!("term-attacks"), phrase!("term-attacks-is"))
            .with(&["emblem-swords"]),
        plain("lost", phrase!("term-lost"), phrase!("term-lost-is")).with(&["emblem-flame"]),
        plain("bellum", phrase!("term-bellum"), phrase!("term-bellum-is")),
        plain("out", phrase!("term-out"), phrase!("term-out-is")),
        plain("choice", phrase!("term-choice"), phrase!("term-choice-is")),
    ]
}
