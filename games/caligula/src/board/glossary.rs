//! What everything on the board means, for the explanations and the page of rules.

use ludi_engine::{GlossaryEntry, phrase};

/// The glossary, in the order in which a reader meets things.
pub(super) fn glossary() -> Vec<GlossaryEntry> {
    vec![
        GlossaryEntry::new("player", phrase!("term-player"), phrase!("term-player-is")),
        GlossaryEntry::new("turn", phrase!("term-turn"), phrase!("term-turn-is"))
            .with(&["emblem-wreath"]),
        GlossaryEntry::new("stage", phrase!("term-stage"), phrase!("term-stage-is")),
        GlossaryEntry::new("fall", phrase!("term-fall"), phrase!("term-fall-is"))
            .with(&["emblem-flame"]),
        GlossaryEntry::new("blood", phrase!("term-blood"), phrase!("term-blood-is"))
            .with(&["emblem-drop"]),
        GlossaryEntry::new("asked", phrase!("term-asked"), phrase!("term-asked-is"))
            .with(&["emblem-marker"]),
        GlossaryEntry::new("emperor", phrase!("term-emperor"), phrase!("term-emperor-is"))
            .with(&["emblem-eagle"]),
        GlossaryEntry::new("candidate", phrase!("term-candidate"), phrase!("term-candidate-is")),
        GlossaryEntry::new("life", phrase!("term-life"), phrase!("term-life-is"))
            .with(&["emblem-dagger"]),
        GlossaryEntry::new("favor", phrase!("term-favor"), phrase!("term-favor-is"))
            .with(&["emblem-favor"]),
        GlossaryEntry::new("reward", phrase!("term-reward"), phrase!("term-reward-is"))
            .with(&["emblem-star"]),
        GlossaryEntry::new(
            "augustus-deck",
            phrase!("term-augustus-deck"),
            phrase!("term-augustus-deck-is"),
        )
        .with(&["emblem-eagle"]),
        GlossaryEntry::new("coniura", phrase!("term-coniura"), phrase!("term-coniura-is"))
            .with(&["emblem-snake"]),
        GlossaryEntry::new("pugio", phrase!("term-pugio"), phrase!("term-pugio-is"))
            .with(&["emblem-dagger"]),
        GlossaryEntry::new("dual", phrase!("term-dual"), phrase!("term-dual-is"))
            .with(&["emblem-snake", "emblem-dagger"]),
        GlossaryEntry::new("copies", phrase!("term-copies"), phrase!("term-copies-is")),
        GlossaryEntry::new(
            "pile-bottom",
            phrase!("term-pile-bottom"),
            phrase!("term-pile-bottom-is"),
        ),
        GlossaryEntry::new("sequentia", phrase!("term-sequentia"), phrase!("term-sequentia-is"))
            .with(&["emblem-sequence", "emblem-done"]),
        GlossaryEntry::new("marker", phrase!("term-marker"), phrase!("term-marker-is"))
            .with(&["emblem-marker"]),
        GlossaryEntry::new(
            "sequentia-resolve",
            phrase!("term-sequentia-resolve"),
            phrase!("term-sequentia-resolve-is"),
        ),
        GlossaryEntry::new(
            "sequentia-draw",
            phrase!("term-sequentia-draw"),
            phrase!("term-sequentia-draw-is"),
        )
        .with(&["emblem-plus", "emblem-snake"]),
        GlossaryEntry::new(
            "sequentia-ordo",
            phrase!("term-sequentia-ordo"),
            phrase!("term-sequentia-ordo-is"),
        )
        .with(&["emblem-ordo", "emblem-home"]),
        GlossaryEntry::new("deck", phrase!("term-deck"), phrase!("term-deck-is")).with(&[
            "emblem-wheat",
            "emblem-shield",
            "emblem-helmet",
            "emblem-hand",
            "emblem-temple",
        ]),
        GlossaryEntry::new("civitas", phrase!("term-civitas"), phrase!("term-civitas-is"))
            .with(&["emblem-cards"]),
        GlossaryEntry::new("elective", phrase!("term-elective"), phrase!("term-elective-is")),
        GlossaryEntry::new("collective", phrase!("term-collective"), phrase!("term-collective-is")),
        GlossaryEntry::new("negative", phrase!("term-negative"), phrase!("term-negative-is")),
        GlossaryEntry::new("position", phrase!("term-position"), phrase!("term-position-is"))
            .with(&["emblem-marker"]),
        GlossaryEntry::new(
            "card-number",
            phrase!("term-card-number"),
            phrase!("term-card-number-is"),
        ),
        GlossaryEntry::new("aut", phrase!("term-aut"), phrase!("term-aut-is")),
        GlossaryEntry::new("space", phrase!("term-space"), phrase!("term-space-is")),
        GlossaryEntry::new(
            "space-closed",
            phrase!("term-space-closed"),
            phrase!("term-space-closed-is"),
        ),
        GlossaryEntry::new("token", phrase!("term-token"), phrase!("term-token-is"))
            .with(&["emblem-token"]),
        GlossaryEntry::new(
            "token-hidden",
            phrase!("term-token-hidden"),
            phrase!("term-token-hidden-is"),
        ),
        GlossaryEntry::new(
            "token-deduced",
            phrase!("term-token-deduced"),
            phrase!("term-token-deduced-is"),
        ),
        GlossaryEntry::new(
            "tokens-in-hand",
            phrase!("term-tokens-in-hand"),
            phrase!("term-tokens-in-hand-is"),
        )
        .with(&["emblem-token"]),
        GlossaryEntry::new("destroy", phrase!("term-destroy"), phrase!("term-destroy-is"))
            .with(&["emblem-flame"]),
        GlossaryEntry::new(
            "draw-coniura",
            phrase!("term-draw-coniura"),
            phrase!("term-draw-coniura-is"),
        )
        .with(&["emblem-plus", "emblem-snake"]),
        GlossaryEntry::new("draw-pugio", phrase!("term-draw-pugio"), phrase!("term-draw-pugio-is"))
            .with(&["emblem-plus", "emblem-dagger"]),
        GlossaryEntry::new("gain-token", phrase!("term-gain-token"), phrase!("term-gain-token-is"))
            .with(&["emblem-plus", "emblem-token"]),
        GlossaryEntry::new(
            "take-primus",
            phrase!("term-take-primus"),
            phrase!("term-take-primus-is"),
        )
        .with(&["emblem-plus", "emblem-wreath"]),
        GlossaryEntry::new(
            "place-token",
            phrase!("term-place-token"),
            phrase!("term-place-token-is"),
        )
        .with(&["emblem-place", "emblem-token"]),
        GlossaryEntry::new(
            "swap-tokens",
            phrase!("term-swap-tokens"),
            phrase!("term-swap-tokens-is"),
        )
        .with(&["emblem-swap", "emblem-token"]),
        GlossaryEntry::new(
            "remove-token",
            phrase!("term-remove-token"),
            phrase!("term-remove-token-is"),
        )
        .with(&["emblem-home", "emblem-token"]),
        GlossaryEntry::new("swap-ordo", phrase!("term-swap-ordo"), phrase!("term-swap-ordo-is"))
            .with(&["emblem-swap", "emblem-ordo"]),
        GlossaryEntry::new(
            "swap-civitas",
            phrase!("term-swap-civitas"),
            phrase!("term-swap-civitas-is"),
        )
        .with(&["emblem-swap", "emblem-cards"]),
        GlossaryEntry::new(
            "swap-sequentia",
            phrase!("term-swap-sequentia"),
            phrase!("term-swap-sequentia-is"),
        )
        .with(&["emblem-swap", "emblem-sequence"]),
        GlossaryEntry::new("take-back", phrase!("term-take-back"), phrase!("term-take-back-is"))
            .with(&["emblem-home", "emblem-token"]),
        GlossaryEntry::new("lose-point", phrase!("term-lose-point"), phrase!("term-lose-point-is"))
            .with(&["emblem-minus", "emblem-star"]),
        GlossaryEntry::new(
            "discard-pugio",
            phrase!("term-discard-pugio"),
            phrase!("term-discard-pugio-is"),
        )
        .with(&["emblem-minus", "emblem-dagger"]),
        GlossaryEntry::new(
            "discard-coniura",
            phrase!("term-discard-coniura"),
            phrase!("term-discard-coniura-is"),
        )
        .with(&["emblem-minus", "emblem-snake"]),
        GlossaryEntry::new(
            "show-symbols",
            phrase!("term-show-symbols"),
            phrase!("term-show-symbols-is"),
        ),
        GlossaryEntry::new("pass", phrase!("term-pass"), phrase!("term-pass-is")),
        GlossaryEntry::new("ordo", phrase!("term-ordo"), phrase!("term-ordo-is"))
            .with(&["emblem-ordo"]),
        GlossaryEntry::new("points", phrase!("term-points"), phrase!("term-points-is")),
        GlossaryEntry::new("victory", phrase!("term-victory"), phrase!("term-victory-is"))
            .with(&["emblem-star"]),
        GlossaryEntry::new("conspiracy", phrase!("term-conspiracy"), phrase!("term-conspiracy-is"))
            .with(&["emblem-snake"]),
        GlossaryEntry::new("primus", phrase!("term-primus"), phrase!("term-primus-is"))
            .with(&["emblem-wreath"]),
        GlossaryEntry::new(
            "cards-in-hand",
            phrase!("term-cards-in-hand"),
            phrase!("term-cards-in-hand-is"),
        )
        .with(&["emblem-snake", "emblem-dagger"]),
        GlossaryEntry::new(
            "cards-known",
            phrase!("term-cards-known"),
            phrase!("term-cards-known-is"),
        ),
        GlossaryEntry::new("resolving", phrase!("term-resolving"), phrase!("term-resolving-is")),
        GlossaryEntry::new("plot", phrase!("term-plot"), phrase!("term-plot-is"))
            .with(&["emblem-snake", "emblem-dagger"]),
        GlossaryEntry::new("leads", phrase!("term-leads"), phrase!("term-leads-is")),
        GlossaryEntry::new("joins", phrase!("term-joins"), phrase!("term-joins-is")),
        GlossaryEntry::new("passed", phrase!("term-passed"), phrase!("term-passed-is")),
        GlossaryEntry::new(
            "symbols-shown",
            phrase!("term-symbols-shown"),
            phrase!("term-symbols-shown-is"),
        )
        .with(&["emblem-snake"]),
        GlossaryEntry::new("stabs", phrase!("term-stabs"), phrase!("term-stabs-is"))
            .with(&["emblem-dagger"]),
        GlossaryEntry::new("defence", phrase!("term-defence"), phrase!("term-defence-is"))
            .with(&["emblem-shield"]),
    ]
}
