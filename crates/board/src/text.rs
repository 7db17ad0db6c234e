//! Words in HTML.

use maud::Render;

/// Text, or the value of an attribute. What needs no escaping, and that is most of it, is
/// copied in one go; `maud` goes letter by letter.
pub(crate) struct Text<'a>(pub(crate) &'a str);

impl Render for Text<'_> {
    fn render_to(&self, html: &mut String) {
        let mut rest = self.0;
        while let Some(at) = rest.bytes().position(|byte| MEANS_SOMETHING[usize::from(byte)]) {
            html.push_str(&rest[..at]);
            html.push_str(sign_of(rest.as_bytes()[at]).unwrap_or_default());
            rest = &rest[at + 1..];
        }
        html.push_str(rest);
    }
}

/// Which letters mean something in HTML.
const MEANS_SOMETHING: [bool; 256] = {
    let mut means = [false; 256];
    let mut letter = 0;
    while letter < 256 {
        means[letter] = sign_of(letter as u8).is_some();
        letter += 1;
    }
    means
};

/// What a letter is written as that means something in HTML.
const fn sign_of(letter: u8) -> Option<&'static str> {
    match letter {
        b'&' => Some("&amp;"),
        b'<' => Some("&lt;"),
        b'>' => Some("&gt;"),
        b'"' => Some("&quot;"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    #[test]
    fn it_is_written_as_maud_writes_it() {
        for text in ["", "Roma", "<i>", "{\"lay\":\"fons & <origo>\"}", "È «così»", ">", "\"\""]
        {
            assert_eq!(html! { (Text(text)) }.0, html! { (text) }.0);
        }
    }
}
