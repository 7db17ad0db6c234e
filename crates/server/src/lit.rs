//! What is lit on a board because somebody speaks of it.

use ludi_engine::named_number;
use ludi_engine::shared_html::SharedHtml;
use maud::{Render, html};
use serde_json::Value;

/// What is lit: a choice, and parts of the board. It is an attribute of their
/// elements, so that it needs no script.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Lights {
    /// A choice: all buttons that stand for it; fields for a number are filled in.
    pub(crate) action: Option<Value>,
    /// The ids of elements that are spoken of.
    pub(crate) ids: Vec<String>,
}

impl Lights {
    /// A board with this lit. Of what is lit nothing is shared with other boards.
    pub(crate) fn on(&self, board: SharedHtml) -> SharedHtml {
        if *self == Lights::default() {
            return board;
        }
        self.on_plain(board.whole()).into()
    }

    fn on_plain(&self, board: String) -> String {
        let action = self.action.as_ref().map(|action| attribute("value", &action.to_string()));
        let number = self.action.as_ref().and_then(named_number).map(|(name, number)| {
            (attribute("data-of", name), format!(r#" value="{number}" data-lit="act""#))
        });
        let ids = self.ids.iter().map(|id| attribute("id", id));
        let lit = action.map(|action| (action, r#" data-lit="act""#.to_owned())).into_iter();
        let lit = lit.chain(number);
        let lit = lit.chain(ids.map(|id| (id, r#" data-lit="part""#.to_owned())));
        lit.fold(board, |board, (attribute, sign)| {
            board.replace(&attribute, &format!("{attribute}{sign}"))
        })
    }
}

/// An attribute as boards write it.
fn attribute(name: &str, value: &str) -> String {
    format!(" {name}=\"{}\"", html! { (value) }.render().0)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn all_buttons_of_a_choice_and_the_parts_spoken_of_are_lit() {
        let action = json!({ "token": 4 });
        let board = html! {
            div id="hand" { button name="action" value=(action) { "4" } }
            button name="action" value=(json!({ "token": 41 })) { "41" }
            li { button name="action" value=(action) { "Token 4" } }
        };
        let lights = Lights { action: Some(action), ids: vec!["hand".to_owned()] };
        let lit = lights.on(board.into_string().into()).whole();
        let button = r#"value="{&quot;token&quot;:4}" data-lit="act""#;
        assert_eq!(lit.matches(button).count(), 2);
        assert_eq!(lit.matches("data-lit").count(), 3);
        assert!(lit.starts_with(r#"<div id="hand" data-lit="part">"#), "{lit}");
    }

    #[test]
    fn a_number_is_filled_in() {
        let field = html! { input name="amount" data-of="offer"; input data-of="gift"; };
        let lights = Lights { action: Some(json!({ "offer": 12 })), ids: Vec::new() };
        let lit = lights.on(field.into_string().into()).whole();
        assert_eq!(
            lit,
            r#"<input name="amount" data-of="offer" value="12" data-lit="act"><input data-of="gift">"#
        );
    }

    #[test]
    fn without_lights_a_board_is_as_it_was() {
        let board = "<button value=\"&quot;pass&quot;\">pass</button>";
        assert_eq!(Lights::default().on(board.to_owned().into()).whole(), board);
    }
}
