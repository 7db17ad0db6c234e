//! The draws of a table's key, in words: who takes part, who does not, and which
//! were given up.

use ludi_engine::{LeftOutReason, Phrase, phrase};
use maud::{Markup, html};

use super::reader::Reader;
use crate::house::{ContributorReport, DrawReport, DrawState, LeftOutReport};

/// A draw with all that may be known of it.
pub(super) fn draw(reader: &Reader, draw: &DrawReport) -> Markup {
    html! {
        section .key-draw {
            h3 { (reader.say(&phrase!("fairness-draw", number = draw.number))) }
            p { (reader.say(&state(draw.state))) }
            p { (reader.say(&phrase!("fairness-commitment"))) br; code { (draw.commitment) } }
            @if draw.contributors.is_empty() {
                p .none { (reader.say(&phrase!("fairness-contributors-none"))) }
            } @else {
                p { (reader.say(&phrase!("fairness-contributors"))) }
                ol .contributors {
                    @for one in &draw.contributors { (contributor(reader, one)) }
                }
            }
            (left_out(reader, draw))
            @if let Some(digest) = &draw.digest && !draw.contributors.is_empty() {
                p { (reader.say(&phrase!("fairness-digest"))) br; code { (digest) } }
            }
            p {
                (reader.say(&phrase!("fairness-seed"))) br;
                @match &draw.seed {
                    Some(seed) => code { (seed) },
                    None => span .none { (reader.say(&phrase!("fairness-seed-secret"))) },
                }
            }
        }
    }
}

fn contributor(reader: &Reader, one: &ContributorReport) -> Markup {
    let opening = match (&one.contribution, one.opened, one.failed) {
        (Some(_), ..) => phrase!("fairness-opened"),
        (None, true, _) => phrase!("fairness-opened-unseen"),
        (None, false, Some("left")) => phrase!("fairness-left"),
        (None, false, Some(_)) => phrase!("fairness-late"),
        (None, false, None) => phrase!("fairness-unopened"),
    };
    html! {
        li .failed[one.failed.is_some()] value=(one.seat + 1) {
            strong { (one.name) } br;
            (reader.say(&phrase!("fairness-hash"))) " " code { (one.commitment) } br;
            (reader.say(&opening))
            @if let Some(contribution) = &one.contribution { " " code { (contribution) } }
        }
    }
}

fn state(state: DrawState) -> Phrase {
    match state {
        DrawState::Open => phrase!("fairness-draw-open"),
        DrawState::Redraw => phrase!("fairness-draw-redraw"),
        DrawState::Fixed => phrase!("fairness-draw-fixed"),
        DrawState::Done => phrase!("fairness-draw-done"),
        DrawState::GivenUp => phrase!("fairness-draw-given-up"),
    }
}

/// Who sits at the table and takes no part in a draw.
pub(super) fn left_out(reader: &Reader, draw: &DrawReport) -> Markup {
    let sentence = |LeftOutReport { name, reason, .. }: &LeftOutReport| match reason {
        LeftOutReason::NoCommitment => phrase!("draw-no-commitment", name = name.as_str()),
        LeftOutReason::Away => phrase!("draw-away", name = name.as_str()),
        LeftOutReason::NotOpened => phrase!("draw-not-opened", name = name.as_str()),
    };
    html! {
        @for one in &draw.left_out { p .left-out { (reader.say(&sentence(one))) } }
    }
}

/// The draws that were given up, each with who did not open.
pub(super) fn given_up(reader: &Reader, draws: &[DrawReport]) -> Markup {
    let failed = draws.iter().flat_map(|draw| {
        let failed = draw.contributors.iter().filter(|one| one.failed.is_some());
        failed.map(move |one| (draw.number, one))
    });
    let sentence = |number: u32, one: &ContributorReport| match one.failed {
        Some("left") => phrase!("draw-left", number = number, name = one.name.as_str()),
        _ => phrase!("draw-late", number = number, name = one.name.as_str()),
    };
    html! {
        @for (number, one) in failed { p .given-up { (reader.say(&sentence(number, one))) } }
    }
}

/// Where the script says whether the own contribution was used.
pub(super) fn own_check(reader: &Reader, id: &str) -> Markup {
    html! {
        p #draw-check role="status" hidden
            data-table=(id)
            data-good=(reader.say(&phrase!("draw-check-good")))
            data-wrong=(reader.say(&phrase!("draw-check-wrong")))
            data-unused=(reader.say(&phrase!("draw-check-unused"))) {}
    }
}
