//! What a page makes of the pieces that it is sent is what was drawn.

use ludi_engine::{Dice, FastRng};

use super::*;

/// An element of a page that somebody made up.
#[derive(Clone)]
struct Element {
    tag: &'static str,
    id: Option<u32>,
    text: u32,
    inner: Vec<Element>,
}

impl Element {
    fn new(id: Option<u32>, dice: &mut Dice<FastRng>) -> Element {
        let tag = ["div", "ul", "section", "g"][dice.below(4) as usize];
        Element { tag, id, text: dice.below(3), inner: Vec::new() }
    }

    fn write(&self, html: &mut String) {
        let Element { tag, id, text, inner } = self;
        *html += &match id {
            Some(id) => format!("<{tag} class=\"a>b\" id=\"e{id}\" data-n=\"{text}\">"),
            None => format!("<{tag}>"),
        };
        match text {
            0 => *html += "some <b>text</b><br>",
            1 => {
                *html += "<p>a text that is so long that nobody wants to read it, or to send it twice</p>"
            }
            _ => {}
        }
        inner.iter().for_each(|inner| inner.write(html));
        *html += &format!("</{tag}>");
    }

    fn html(&self) -> String {
        let mut html = String::new();
        self.write(&mut html);
        html
    }

    /// Some element in it, or itself.
    fn any(&mut self, dice: &mut Dice<FastRng>) -> &mut Element {
        match dice.below(self.inner.len() as u32 + 1) as usize {
            0 => self,
            at => self.inner[at - 1].any(dice),
        }
    }

    /// Changes something: a text, or which elements lie where.
    fn change(&mut self, dice: &mut Dice<FastRng>, ids: &mut u32) {
        let place = dice.below(4);
        let element = self.any(dice);
        let inner = element.inner.len() as u32;
        match place {
            0 => element.text = dice.below(3),
            1 if inner > 0 => {
                // It may come back elsewhere.
                let gone = element.inner.remove(dice.below(inner) as usize);
                if dice.below(2) == 0 {
                    self.any(dice).inner.push(gone);
                }
            }
            2 if inner > 1 => element.inner.swap(0, dice.below(inner) as usize),
            _ => {
                *ids += 1;
                let id = (dice.below(3) > 0).then_some(*ids);
                let at = dice.below(inner + 1) as usize;
                element.inner.insert(at, Element::new(id, dice));
            }
        }
    }
}

/// The HTML after these changes, as the script of a page makes it.
pub(crate) fn applied(old: &Cut<'_>, changes: &[(&str, String)]) -> String {
    let mut places: Vec<_> = changes
        .iter()
        .map(|(id, html)| (old.pieces[old.find(id, 0).expect("a piece")].at.clone(), html))
        .collect();
    places.sort_by_key(|(at, _)| at.start);
    let mut html = old.html.to_owned();
    for (at, change) in places.into_iter().rev() {
        html.replace_range(at, &filled(old, &whole(old, change)));
    }
    html
}

/// What was sent, with what is in elements of which only the tag has changed.
fn filled(old: &Cut<'_>, sent: &str) -> String {
    let Some(sign) = sent.find(" data-inside>") else { return sent.to_owned() };
    let start = sent[..sign].rfind(" id=\"").expect("an id") + 5;
    let id = sent[start..sign].split('"').next().expect("an id");
    let inside = old.inside(old.find(id, 0).expect("a piece that the page shows"));
    let rest = filled(old, &sent[sign + " data-inside>".len()..]);
    format!("{}>{inside}{rest}", &sent[..sign])
}

/// What was sent, with what is still the same in its place.
fn whole(old: &Cut<'_>, sent: &str) -> String {
    let Some(sign) = sent.find(" data-same") else { return sent.to_owned() };
    let start = sent[..sign].rfind('<').expect("a tag");
    let way = sent[start..sign].split('"').nth(1).expect("an id or a way");
    let run = sent[sign..].strip_prefix(" data-same=\"").map_or(1, |rest| {
        rest.split('"').next().and_then(|run| run.parse().ok()).expect("a number")
    });
    let end = sign + sent[sign..].find("></").expect("an end") + 1;
    let end = end + sent[end..].find('>').expect("an end") + 1;
    let mut way = way.split(' ');
    let first = old.find(way.next().expect("an id"), 0).expect("a piece that the page shows");
    let first = way.fold(first, |place, nth| {
        let nth = nth.parse::<usize>().expect("a number");
        old.inner(place).find(|inner| old.pieces[*inner].nth == nth).expect("a child")
    });
    let last = (1..run).fold(first, |place, _| {
        let next = old.pieces[place].next;
        assert_eq!(old.pieces[place].at.end, old.pieces[next].at.start, "neighbours");
        next
    });
    let same = &old.html[old.pieces[first].at.start..old.pieces[last].at.end];
    format!("{}{same}{}", &sent[..start], whole(old, &sent[end..]))
}

fn cut_of(html: &str) -> Vec<Piece> {
    cut(html, None).expect("one element")
}

#[test]
fn whatever_has_changed_the_page_becomes_what_was_drawn() {
    let mut sent = 0;
    for seed in 0..400 {
        let dice = &mut Dice::fast(seed);
        let (mut page, mut ids) = (Element::new(Some(0), dice), 0);
        for _ in 0..30 {
            page.change(dice, &mut ids);
        }
        let mut old = page.html();
        let mut old_pieces = cut_of(&old);
        for _ in 0..30 {
            for _ in 0..=dice.below(3) {
                page.change(dice, &mut ids);
            }
            let new = page.html();
            let earlier = Cut { html: &old, pieces: &old_pieces };
            let new_pieces = cut(&new, Some(earlier)).expect("one element");
            // What was read before saves time and changes nothing.
            assert_eq!(new_pieces, cut_of(&new), "{new}");
            let changes = Cut { html: &new, pieces: &new_pieces }.changes(&earlier);
            assert_eq!(applied(&earlier, &changes), new, "{old}");
            sent += changes.len();
            (old, old_pieces) = (new, new_pieces);
        }
    }
    assert!(sent > 10_000, "{sent} pieces");
}

#[test]
fn neighbours_that_are_the_same_share_a_sign() {
    let log = |lines: Range<u32>| {
        let line = |line| format!("<li id=\"log-{line}\">line {line}</li>");
        format!("<ol id=\"log\">{}</ol>", lines.map(line).collect::<String>())
    };
    let [old, new] = [log(0..80), log(1..81)];
    let [old_pieces, new_pieces] = [&old, &new].map(|html| cut_of(html));
    let earlier = Cut { html: &old, pieces: &old_pieces };
    let changes = Cut { html: &new, pieces: &new_pieces }.changes(&earlier);
    let sign = "<li id=\"log-1\" data-same=\"79\"></li>";
    let sent = format!("<ol id=\"log\">{sign}<li id=\"log-80\">line 80</li></ol>");
    assert_eq!(changes, [("log", sent)]);
}

#[test]
fn what_lies_in_an_element_stays_when_only_its_tag_changes() {
    let button = |tag| format!("<{tag} id=\"roma\"><b>the city of Roma, on the Tiber</b></{tag}>");
    let [old, new] = ["span", "button"].map(button);
    let [old_pieces, new_pieces] = [&old, &new].map(|html| cut_of(html));
    let earlier = Cut { html: &old, pieces: &old_pieces };
    let changes = Cut { html: &new, pieces: &new_pieces }.changes(&earlier);
    assert_eq!(changes, [("roma", "<button id=\"roma\" data-inside></button>".to_owned())]);
}

#[test]
fn what_has_no_id_and_is_still_the_same_is_found_by_the_way_to_it() {
    let face = format!("<header>{}</header>", "the face of a card ".repeat(5));
    let card = |over: &str| format!("<div id=\"card\"><div>{face}{over}</div>{face}</div>");
    let [old, new] = [card(""), card("<button>take it</button>")];
    let [old_pieces, new_pieces] = [&old, &new].map(|html| cut_of(html));
    let earlier = Cut { html: &old, pieces: &old_pieces };
    let changes = Cut { html: &new, pieces: &new_pieces }.changes(&earlier);
    let inner = "<header data-old=\"card 0 0\" data-same></header><button>take it</button>";
    let outer = "<header data-old=\"card 1\" data-same></header>";
    assert_eq!(changes, [("card", format!("<div id=\"card\"><div>{inner}</div>{outer}</div>"))]);
}

#[test]
fn html_whose_elements_do_not_end_is_not_cut() {
    for html in ["<p id=\"a\">", "<p id=\"a\"><b></p></b>", "<p>a</p>", "a", "<p id=\"a\"></p>b"] {
        assert_eq!(cut(html, None), None, "{html}");
    }
    let html = "<p id=\"a\"><!-- <b> --><input id=\"b\"><path d=\"\"/></p>";
    assert_eq!(cut(html, None).map(|pieces| pieces.len()), Some(2));
    // Without an id nobody would find it.
    assert_eq!(cut("<p></p>", None), None);
}
