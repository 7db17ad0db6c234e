//! Where the dice of a table come from, and how to check them.

use ludi_engine::{Commitment, Contribution, Seed, phrase};
use maud::{Markup, html};

use super::frame::{Page, frame};
use super::reader::Reader;

/// What the page of fairness shows.
#[derive(Clone, Debug)]
pub struct FairnessPage<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// The table's id.
    pub id: &'a str,
    /// The game's name.
    pub game_name: &'a str,
    /// What the house published before anybody contributed.
    pub commitment: Commitment,
    /// What the browsers added, in order.
    pub contributions: &'a [Contribution],
    /// May more be added?
    pub gathers: bool,
    /// The seed of the house, once the match is over.
    pub seed: Option<&'a Seed>,
}

/// The page of fairness.
pub fn fairness(fairness: &FairnessPage<'_>) -> Markup {
    let reader = fairness.reader;
    let path = format!("/tables/{}/", fairness.id);
    let title = reader.say(&phrase!("fairness-of", game = fairness.game_name));
    let body = html! {
        div .rules-page .fairness-page {
            h1 { (title) }
            p { (reader.say(&phrase!("fairness-why"))) }
            h2 { (reader.say(&phrase!("fairness-commitment"))) }
            p { (reader.say(&phrase!("fairness-commitment-why"))) }
            p { code { (fairness.commitment) } }
            h2 { (reader.say(&phrase!("fairness-contributions"))) }
            p { (reader.say(&phrase!("fairness-contributions-why"))) }
            @if fairness.contributions.is_empty() {
                p .none { (reader.say(&phrase!("fairness-contributions-none"))) }
            }
            ol .contributions {
                @for contribution in fairness.contributions { li { code { (contribution) } } }
            }
            p {
                @if fairness.gathers { (reader.say(&phrase!("fairness-open"))) }
                @else { (reader.say(&phrase!("fairness-closed"))) }
            }
            h2 { (reader.say(&phrase!("fairness-seed"))) }
            @match fairness.seed {
                Some(seed) => p { code { (hex_of(seed)) } },
                None => p .none { (reader.say(&phrase!("fairness-seed-secret"))) },
            }
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
            p { (reader.say(&phrase!("fairness-limit"))) }
            p {
                a href=(path) { (reader.say(&phrase!("replay-to-table"))) }
                @if fairness.seed.is_some() {
                    " · " a href={ (path) "record" } { (reader.say(&phrase!("replay-record"))) }
                }
            }
        }
    };
    let here = format!("{path}fairness");
    frame(&Page { reader, title: &title, game: None, here: &here, changes: false }, body)
}

/// A seed in hex, which only its JSON gives.
fn hex_of(seed: &Seed) -> String {
    let json = serde_json::to_value(seed).unwrap_or_default();
    json.as_str().unwrap_or_default().to_owned()
}
