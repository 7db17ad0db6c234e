//! Tags of HTML: where they end, and the ids in them.

use std::ops::Range;

use ludi_engine::shared_html::SharedHtml;
use memchr::{memchr, memchr2, memchr3};

/// Elements that have no end tag.
pub(crate) const VOID: [&str; 9] =
    ["area", "br", "col", "hr", "img", "input", "meta", "source", "wbr"];

/// Where a tag ends, from the end of its name on, and where its id lies.
pub(crate) fn attributes(html: &str, from: usize) -> Option<(usize, Option<Range<usize>>)> {
    let (mut at, mut id) = (from, None);
    loop {
        at += memchr2(b'"', b'>', &html.as_bytes()[at..])?;
        if html.as_bytes()[at] == b'>' {
            return Some((at + 1, id));
        }
        let value = at + 1..at + 1 + memchr(b'"', &html.as_bytes()[at + 1..])?;
        if html[..at].ends_with(" id=") {
            id = Some(value.clone());
        }
        at = value.end + 1;
    }
}

/// Where the id lies of the one element that some HTML with holes is; `None` if it is something
/// else, or has no id. Whether the elements in it end where they should is not asked.
pub(crate) fn element_id(html: &str) -> Option<Range<usize>> {
    let (mut at, mut open, mut id) = (0, 0_usize, None);
    if !html.starts_with('<') {
        return None;
    }
    loop {
        at += memchr(b'<', &html.as_bytes()[at..])?;
        let rest = &html[at..];
        if rest.starts_with("<!--") {
            at += rest.find("-->")? + 3;
        } else if rest.starts_with(SharedHtml::HOLE) {
            at += SharedHtml::HOLE.len();
        } else if rest.starts_with("</") {
            at += memchr(b'>', rest.as_bytes())? + 1;
            open = open.checked_sub(1)?;
        } else {
            let name = memchr3(b' ', b'>', b'/', &rest.as_bytes()[1..])?;
            let tag = at + 1..at + 1 + name;
            let (end, own) = attributes(html, tag.end)?;
            if at == 0 {
                id = own;
            }
            open += usize::from(!html[..end].ends_with("/>") && !VOID.contains(&&html[tag]));
            at = end;
        }
        if open == 0 {
            return id.filter(|_| at == html.len());
        }
    }
}

/// The tag with which an element begins.
pub(crate) struct Opening<'a> {
    tag: &'a str,
    pub(crate) id: &'a str,
}

/// Reads the tag with which some HTML begins, if it has an id.
pub(crate) fn opening(html: &str) -> Option<Opening<'_>> {
    let name = memchr3(b' ', b'>', b'/', html.strip_prefix('<')?.as_bytes())?;
    let (_, id) = attributes(html, name + 1)?;
    Some(Opening { tag: &html[1..=name], id: &html[id?] })
}

/// What stands for so many elements that are still the same, of which this is the first.
pub(crate) fn sign_for(first: Opening<'_>, run: usize) -> String {
    let Opening { tag, id } = first;
    match run {
        1 => format!("<{tag} id=\"{id}\" data-same></{tag}>"),
        _ => format!("<{tag} id=\"{id}\" data-same=\"{run}\"></{tag}>"),
    }
}

#[cfg(test)]
mod tests {
    use super::element_id;

    #[test]
    fn only_one_element_has_an_id_of_its_own() {
        for (html, id) in [
            ("<p class=\"x\" id=\"a\">a</p>", Some("a")),
            ("<p id=\"a\"><?><img><br/><!-- </p> --><i id=\"b\">b</i><?></p>", Some("a")),
            ("<p><i id=\"b\">b</i></p>", None),
            ("<p id=\"a\">a</p><p>b</p>", None),
            ("<?><p id=\"a\">a</p>", None),
            ("<p id=\"a\">a</p><?>", None),
            ("text", None),
            ("", None),
        ] {
            assert_eq!(element_id(html).map(|at| &html[at]), id, "{html}");
        }
    }
}
