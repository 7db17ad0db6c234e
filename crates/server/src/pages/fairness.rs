//! Where the dice of a table come from, and how to check them.

use ludi_engine::{Fortune, Mixture, Seed, phrase};
use maud::{Markup, html};

use super::chance::chance;
use super::frame::{Page, frame};
use super::reader::Reader;
use crate::store::{Status, TableId};
use crate::tally::Tally;

/// What the page of fairness shows.
#[derive(Clone, Debug)]
pub struct FairnessPage<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// The table's id.
    pub id: &'a str,
    /// The game's name.
    pub game_name: &'a str,
    /// Where the dice come from. The last seed is shown once the match is over.
    pub fortune: &'a Fortune,
    /// The table it goes on from, if it is a fork.
    pub origin: Option<TableId>,
    /// How far the table is.
    pub status: Status,
    /// What chance gave, once the match is over.
    pub tally: Option<&'a Tally>,
}

impl FairnessPage<'_> {
    fn is_over(&self) -> bool {
        self.status == Status::Over
    }
}

/// The page of fairness.
pub fn fairness(fairness: &FairnessPage<'_>) -> Markup {
    let FairnessPage { reader, fortune, .. } = *fairness;
    let path = format!("/tables/{}/", fairness.id);
    let title = reader.say(&phrase!("fairness-of", game = fairness.game_name));
    let body = html! {
        div .rules-page .fairness-page {
            h1 { (title) }
            p { (reader.say(&phrase!("fairness-why"))) }
            @if fortune.forks().is_empty() {
                h2 { (reader.say(&phrase!("fairness-made"))) }
                (mixture(fairness, fortune.first(), fairness.is_over()))
            } @else {
                (forked(fairness))
            }
            @if let Some(tally) = fairness.tally { (chance(reader, &path, tally)) }
            (limits(fairness))
            (check(reader))
            p {
                a href=(path) { (reader.say(&phrase!("replay-to-table"))) }
                @if fairness.is_over() {
                    " · " a href={ (path) "record" } { (reader.say(&phrase!("replay-record"))) }
                }
            }
        }
    };
    let here = format!("{path}fairness");
    frame(&Page { reader, title: &title, game: None, here: &here, changes: false }, body)
}

/// Where the dice of some rows come from.
fn mixture(fairness: &FairnessPage<'_>, mixture: &Mixture, told: bool) -> Markup {
    let reader = fairness.reader;
    html! {
        h3 { (reader.say(&phrase!("fairness-commitment"))) }
        p { (reader.say(&phrase!("fairness-commitment-why"))) }
        p { code { (mixture.commitment()) } }
        h3 { (reader.say(&phrase!("fairness-contributions"))) }
        p { (reader.say(&phrase!("fairness-contributions-why"))) }
        @if mixture.contributions().is_empty() {
            p .none { (reader.say(&phrase!("fairness-contributions-none"))) }
        }
        ol .contributions {
            @for contribution in mixture.contributions() { li { code { (contribution) } } }
        }
        p {
            @match fairness.status {
                Status::Gathering => (reader.say(&phrase!("fairness-open"))),
                Status::Playing | Status::Over | Status::Closed => {
                    (reader.say(&phrase!("fairness-closed")))
                }
            }
        }
        h3 { (reader.say(&phrase!("fairness-seed"))) }
        @if told {
            p { code { (hex_of(mixture.seed())) } }
        } @else {
            p .none { (reader.say(&phrase!("fairness-seed-secret"))) }
        }
    }
}

/// A match that goes on from others: first their dice, which are no secret any
/// more, then its own.
fn forked(fairness: &FairnessPage<'_>) -> Markup {
    let FairnessPage { reader, fortune, .. } = *fairness;
    let later = fortune.forks();
    html! {
        p {
            (reader.say(&phrase!("fairness-fork"))) " "
            @if let Some(origin) = fairness.origin {
                a href={ "/tables/" (origin) "/fairness" } {
                    (reader.say(&phrase!("fairness-fork-origin")))
                }
            }
        }
        section {
            h2 { (reader.say(&phrase!("fairness-upto", row = later.first().map_or(0, |fork| fork.after) as i64))) }
            (mixture(fairness, fortune.first(), true))
        }
        @for (n, fork) in later.iter().enumerate() {
            section {
                h2 { (reader.say(&phrase!("fairness-after", row = fork.after as i64))) }
                (mixture(fairness, &fork.mixture, n + 1 < later.len() || fairness.is_over()))
            }
        }
    }
}

/// What all this is good for, and what not.
fn limits(fairness: &FairnessPage<'_>) -> Markup {
    let reader = fairness.reader;
    let alone =
        fairness.fortune.last().contributions().is_empty() && fairness.status != Status::Gathering;
    html! {
        h2 { (reader.say(&phrase!("fairness-good"))) }
        ul {
            li { (reader.say(&phrase!("fairness-good-house"))) }
            li { (reader.say(&phrase!("fairness-good-player"))) }
            li { (reader.say(&phrase!("fairness-good-later"))) }
        }
        h2 { (reader.say(&phrase!("fairness-bad"))) }
        ul {
            li { (reader.say(&phrase!("fairness-bad-league"))) }
            li {
                (reader.say(&phrase!("fairness-bad-none")))
                @if alone { " " strong { (reader.say(&phrase!("fairness-bad-none-here"))) } }
            }
            li { (reader.say(&phrase!("fairness-bad-knows"))) }
            li { (reader.say(&phrase!("fairness-bad-drops"))) }
        }
    }
}

/// How to check it all.
fn check(reader: &Reader) -> Markup {
    html! {
        h2 { (reader.say(&phrase!("fairness-check"))) }
        ol {
            li { (reader.say(&phrase!("fairness-check-commitment"))) br; code { "SHA-256(seed)" } }
            li {
                (reader.say(&phrase!("fairness-check-key"))) br;
                code { "SHA-256(\"ludi contributions\" ‖ seed ‖ n ‖ c₁ ‖ … ‖ cₙ)" }
            }
            li { (reader.say(&phrase!("fairness-check-dice"))) }
            li { (reader.say(&phrase!("fairness-check-draw"))) br; code { "⌊w · n / 2³²⌋" } }
            li { (reader.say(&phrase!("fairness-check-program"))) br; code { "ludi verify" } }
        }
    }
}

/// A seed in hex, which only its JSON gives.
fn hex_of(seed: &Seed) -> String {
    let json = serde_json::to_value(seed).unwrap_or_default();
    json.as_str().unwrap_or_default().to_owned()
}
