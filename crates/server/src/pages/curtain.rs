//! The screen between seats that share a device.

use ludi_engine::{Seat, phrase};
use maud::{Markup, html};

use super::table::TablePage;

/// Nothing of anybody's secrets, until the next one has the device.
pub(super) fn curtain(table: &TablePage<'_>, next: Seat) -> Markup {
    let reader = table.reader;
    let name = &*table.model.chairs[next.index()].name;
    html! {
        section #curtain .message {
            h1 { (reader.say(&phrase!("curtain-title", name = name))) }
            p { (reader.say(&phrase!("curtain-text", name = name))) }
            p {
                a .button .main href={ (table.path()) "?seat=" (next.index()) } {
                    (reader.say(&phrase!("curtain-lift", name = name)))
                }
            }
        }
    }
}
