//! The answer to a command, and the last question before there is no way back.

use ludi_engine::phrase;
use maud::{Markup, html};

use super::address::address;
use super::table::{TablePage, link};
use crate::house::Sentence;

/// The answer to a command.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// It was not carried out, and why.
    Refused(Sentence),
    /// Something to know that no rule is behind.
    Told(String),
    /// It cannot be taken back: is the reader sure?
    Final {
        /// The action, as JSON.
        action: String,
        /// What it is called.
        label: String,
    },
    /// What a bot would do; it can be done at once.
    Hint {
        /// The action, as JSON.
        action: String,
        /// What it is called.
        label: String,
        /// Why, where the bot has one main reason.
        reason: Option<String>,
        /// What it does, where there is something to say.
        preview: Option<String>,
    },
    /// An address to give away: the secret link to an empty seat.
    Link(String),
    /// The secret link by which somebody asks for the seat of a bot.
    BotLink(String),
    /// The secret link by which the reader goes on from another device.
    DeviceLink(String),
}

/// The answer to the last command, and the confirm step.
pub(crate) fn notice(table: &TablePage<'_>) -> Markup {
    let reader = table.reader;
    html! {
        div #notice role="status" {
            @match table.notice {
                Some(Notice::Refused(Sentence { text, rule })) => {
                    p .refused {
                        strong { (reader.say(&phrase!("table-refused"))) } " " (text) " "
                        (link(table.model.game, rule, table.citations))
                    }
                    @if let Some(play) = table.model.play.as_ref().filter(|_| table.is_asked()) {
                        @let prompt = &*play.prompt.text;
                        p .asked-now { (reader.say(&phrase!("table-asked-now", prompt = prompt))) }
                    }
                }
                Some(Notice::Hint { action, label, reason, preview }) => {
                    p .hinted data-light=(action) {
                        (reader.say(&phrase!("answer-hint", action = label.as_str()))) " "
                        @if let Some(reason) = reason {
                            span .reason { (reader.say(&phrase!("answer-hint-why", why = reason.as_str()))) } " "
                        }
                        @if let Some(preview) = preview {
                            (reader.say(&phrase!("answer-hint-does", what = preview.as_str()))) " "
                        }
                        button .follow name="action" value=(action) {
                            (reader.say(&phrase!("table-hint-follow")))
                        }
                    }
                }
                Some(Notice::Told(text)) => { p { (text) } }
                Some(Notice::Final { action, label }) => {
                    p .final { strong { (label) } ". " (reader.say(&phrase!("table-final"))) }
                    p .sure {
                        button .main name="sure" value=(action) { (reader.say(&phrase!("table-sure"))) }
                        a .button .again href=(table.path()) { (reader.say(&phrase!("table-think"))) }
                    }
                }
                Some(Notice::Link(link)) => {
                    (address(reader, &reader.say(&phrase!("table-link")), link))
                }
                Some(Notice::BotLink(link)) => {
                    (address(reader, &reader.say(&phrase!("table-link-bot")), link))
                }
                Some(Notice::DeviceLink(link)) => {
                    (address(reader, &reader.say(&phrase!("table-link-device")), link))
                }
                None => {}
            }
        }
    }
}
