//! What the guide of a lesson says.

use ludi_engine::phrase;
use maud::{Markup, html};

use super::table::TablePage;
use crate::house::{BoardModel, GuideModel};

/// The guide beside what is asked; empty at any other table.
pub(super) fn guide(table: &TablePage<'_>, play: &BoardModel) -> Markup {
    let reader = table.reader;
    let step = |number: &usize, of: &usize| {
        let number = reader.say(&phrase!("guide-step", number = *number, of = *of));
        html! { summary { (number) } }
    };
    html! {
        details #guide open hidden[play.guide.is_none()] {
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
                    summary { (reader.say(&phrase!("guide-farewell"))) }
                    p aria-live="polite" { (text) }
                }
                None => { summary {} }
            }
        }
    }
}
