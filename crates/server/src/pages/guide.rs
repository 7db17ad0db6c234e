//! What the guide of a lesson says, and how somebody comes to a lesson.

use ludi_engine::phrase;
use maud::{Markup, html};

use super::front::name_field;
use super::reader::Reader;
use super::table::TablePage;
use crate::house::{BoardModel, GuideModel};

/// The guide beside what is asked; empty at any other table.
pub(super) fn guide(table: &TablePage<'_>, play: &BoardModel) -> Markup {
    let reader = table.reader;
    // Whoever knows enough puts the guide away, and it stays so.
    let folding = html! {
        span .fold {
            span .away { (reader.say(&phrase!("guide-hide"))) }
            span .back { (reader.say(&phrase!("guide-show"))) }
        }
    };
    let step = |number: &usize, of: &usize| {
        let number = reader.say(&phrase!("guide-step", number = *number, of = *of));
        html! { summary { (number) " " (folding) } }
    };
    let folded = reader.without_guide.as_deref() == Some(table.id);
    let (words, value) = match folded {
        true => (phrase!("guide-keep-shown"), ""),
        false => (phrase!("guide-keep-hidden"), table.id),
    };
    // Without a script nothing else remembers that the guide was put away.
    let keep = html! {
        p .keep {
            input type="hidden" name="back" value=(table.path());
            button formaction="/settings" name="guide" value=(value) { (reader.say(&words)) }
        }
    };
    html! {
        details #guide open[!folded] hidden[play.guide.is_none()] data-table=(table.id) {
            @match &play.guide {
                Some(GuideModel::Step { number, of, text }) => {
                    (step(number, of))
                    p aria-live="polite" { (text) }
                }
                Some(GuideModel::Others { number, of }) => {
                    (step(number, of))
                    p aria-live="polite" { (reader.say(&phrase!("guide-others"))) }
                }
                Some(GuideModel::Farewell(text)) => {
                    summary { (reader.say(&phrase!("guide-farewell"))) " " (folding) }
                    p aria-live="polite" { (text) }
                }
                None => { summary {} }
            }
            @if play.guide.is_some() { (keep) }
        }
    }
}

/// A form by which the reader comes to the lesson of a game.
pub(super) fn lesson_form(reader: &Reader, game: &str) -> Markup {
    let words = reader.words();
    html! {
        form .lesson method="post" action={ "/games/" (game) "/lesson" } {
            @if reader.person.is_none() { (name_field(words, "")) }
            button .main { (words.say(&phrase!("lesson-begin"))) }
        }
    }
}
