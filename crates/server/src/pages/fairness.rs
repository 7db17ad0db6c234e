//! Where the dice of a table come from, and how to check them.

use ludi_engine::{DiceKeys, Mixture, phrase};
use maud::{Markup, html};

use super::chance::chance;
use super::draws::{draw, given_up, own_check};
use super::frame::{Page, frame};
use super::reader::Reader;
use crate::house::{DrawReport, DrawState, hex_of};
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
    /// The draws of the key; none at a fork or at a table from before there were
    /// any.
    pub draws: &'a [DrawReport],
    /// Where the dice come from, once the match has begun. The last seed is shown
    /// once it is over.
    pub dice_keys: Option<&'a DiceKeys>,
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
    let FairnessPage { reader, .. } = *fairness;
    let path = format!("/tables/{}/", fairness.id);
    let title = reader.say(&phrase!("fairness-of", game = fairness.game_name));
    let body = html! {
        div .rules-page .fairness-page {
            h1 { (title) }
            p { (reader.say(&phrase!("fairness-why"))) }
            (own_check(reader, fairness.id))
            @match fairness.dice_keys {
                Some(dice_keys) if is_lesson(dice_keys) && dice_keys.forks().is_empty() => {
                    (fixed(reader, dice_keys))
                }
                Some(dice_keys) if !dice_keys.forks().is_empty() => (forked(fairness, dice_keys)),
                Some(dice_keys) if fairness.draws.is_empty() => {
                    h2 { (reader.say(&phrase!("fairness-made"))) }
                    p { (reader.say(&phrase!("fairness-older"))) }
                    (mixture(fairness, dice_keys.first(), fairness.is_over()))
                }
                _ => (drawn(fairness)),
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
    frame(&Page { reader, title: &title, styles: None, here: &here, changes: false }, body)
}

/// How the key was drawn: every draw, the last first.
fn drawn(fairness: &FairnessPage<'_>) -> Markup {
    let FairnessPage { reader, draws, .. } = *fairness;
    let given_up_draws = draws.iter().filter(|draw| draw.state == DrawState::GivenUp).count();
    html! {
        h2 { (reader.say(&phrase!("fairness-made"))) }
        p { (reader.say(&phrase!("fairness-draw-why"))) }
        p .restarts { (reader.say(&phrase!("fairness-restarts", count = given_up_draws))) }
        (given_up(reader, draws))
        @for one in draws.iter().rev() { (draw(reader, one)) }
    }
}

/// Was the seed that the match began with fixed for a lesson?
fn is_lesson(dice_keys: &DiceKeys) -> bool {
    dice_keys.first().seed().is_of_lesson()
}

/// The dice of a lesson were nobody's draw: that is said, and the seed with it.
fn fixed(reader: &Reader, dice_keys: &DiceKeys) -> Markup {
    html! {
        h2 { (reader.say(&phrase!("fairness-made"))) }
        p .lesson { strong { (reader.say(&phrase!("fairness-lesson"))) } }
        p { (reader.say(&phrase!("fairness-seed"))) br; code { (hex_of(dice_keys.first().seed())) } }
    }
}

/// Where the dice of some rows come from.
fn mixture(fairness: &FairnessPage<'_>, mixture: &Mixture, told: bool) -> Markup {
    let reader = fairness.reader;
    html! {
        p { (reader.say(&phrase!("fairness-commitment"))) br; code { (mixture.commitment()) } }
        @if mixture.contributions().is_empty() {
            p .none { (reader.say(&phrase!("fairness-contributors-none"))) }
        } @else {
            p { (reader.say(&phrase!("fairness-contributions"))) }
            ol .contributors {
                @for contribution in mixture.contributions() { li { code { (contribution) } } }
            }
        }
        p {
            (reader.say(&phrase!("fairness-seed"))) br;
            @if told { code { (hex_of(mixture.seed())) } }
            @else { span .none { (reader.say(&phrase!("fairness-seed-secret"))) } }
        }
    }
}

/// A match that goes on from others: first their dice, which are no secret any
/// more, then its own.
fn forked(fairness: &FairnessPage<'_>, dice_keys: &DiceKeys) -> Markup {
    let reader = fairness.reader;
    let later = dice_keys.forks();
    html! {
        @if is_lesson(dice_keys) {
            p .lesson { strong { (reader.say(&phrase!("fairness-lesson"))) } }
        }
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
            (mixture(fairness, dice_keys.first(), true))
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
        fairness.dice_keys.is_some_and(|dice_keys| dice_keys.last().contributions().is_empty());
    html! {
        h2 { (reader.say(&phrase!("fairness-good"))) }
        ul {
            li { (reader.say(&phrase!("fairness-good-one"))) }
            li { (reader.say(&phrase!("fairness-good-restarts"))) }
            li { (reader.say(&phrase!("fairness-good-later"))) }
            li { (reader.say(&phrase!("fairness-good-browser"))) }
        }
        h2 { (reader.say(&phrase!("fairness-bad"))) }
        ul {
            li {
                (reader.say(&phrase!("fairness-bad-none")))
                @if alone { " " strong { (reader.say(&phrase!("fairness-bad-none-here"))) } }
            }
            li { (reader.say(&phrase!("fairness-bad-league"))) }
            li { (reader.say(&phrase!("fairness-bad-restart"))) }
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
                (reader.say(&phrase!("fairness-check-hash"))) br;
                code { "SHA-256(\"ludi contribution \" ‖ commitment ‖ \" \" ‖ draw ‖ \" \" ‖ seat ‖ \" \" ‖ bytes)" }
            }
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
