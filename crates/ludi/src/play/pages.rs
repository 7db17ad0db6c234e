//! What is shown on request, instead of the table: keys, rules, log, why not.

use ludi_engine::{Refusal, Seat, Table, Viewer, phrase, rulebook};

use super::Voices;
use super::frame::log_lines;
use crate::layout::{DIM, KEY, STRONG, divider, styled, wrap};
use crate::markdown;

/// What can be typed.
pub(crate) fn help(voices: &Voices, width: usize) -> String {
    let with_text = format!("w {}", voices.say(&phrase!("key-text")));
    let enter = voices.say(&phrase!("key-enter"));
    let keys = [
        ("1 2 3 …", phrase!("key-number")),
        (&enter, phrase!("key-more")),
        ("u", phrase!("key-undo")),
        ("t", phrase!("key-turn-again")),
        ("?", phrase!("key-rules")),
        ("? 2C", phrase!("key-rules-of")),
        ("w", phrase!("key-why")),
        (&with_text, phrase!("key-why-text")),
        ("b", phrase!("key-board")),
        ("l", phrase!("key-log")),
        ("s", phrase!("key-save")),
        ("s FILE", phrase!("key-save-file")),
        ("q", phrase!("key-quit")),
        ("h", phrase!("key-help")),
    ];
    let mut text = divider(&voices.say(&phrase!("page-help")), "", width);
    for (key, what) in keys {
        let first = format!("  {}{}", styled(KEY, key), " ".repeat(10 - key.chars().count()));
        text.push_str(&wrap(&voices.say(&what), width, &first, &" ".repeat(12)));
    }
    text
}

/// The rules of a section, named by its id, its title or as it is cited; or the
/// sections there are if there is no such one.
pub(crate) fn rules(voices: &Voices, section: &str, width: usize) -> String {
    let citations = voices.citations();
    if let Some(section) =
        citations.find(section).and_then(|id| rulebook::section(voices.ledger(), id))
    {
        let head = match citations.number(section.id) {
            "" => format!("§ {}", section.title),
            number => format!("§{number} · {}", section.title),
        };
        return divider(&head, "", width) + &markdown::render(&section.text, width.min(90));
    }
    let mut text = wrap(&voices.say(&phrase!("page-no-section", section = section)), width, "", "");
    for (cited, title) in citations.all() {
        let line = format!("{}  {title}", styled(KEY, &format!("? {cited}")));
        text.push_str(&wrap(line.trim_end(), width, "  ", "      "));
    }
    text
}

/// The whole log, as this viewer saw it.
pub(crate) fn log(table: &dyn Table, voices: &Voices, viewer: Viewer, width: usize) -> String {
    let head = divider(&voices.say(&phrase!("page-log")), "", width);
    head + &log_lines(&table.log(viewer, 0), voices, width).concat()
}

/// What this seat cannot do now, by reason: the most particular reasons first,
/// the one that holds for most things last. `filter` keeps what is called so.
pub(crate) fn why(
    table: &dyn Table,
    voices: &Voices,
    seat: Seat,
    filter: &str,
    width: usize,
) -> String {
    /// How many things are named for a reason before the rest is only counted.
    const NAMED: usize = 8;
    let wanted = filter.to_lowercase();
    let mut reasons: Vec<(Refusal, Vec<String>)> = Vec::new();
    for impossible in table.impossible(seat) {
        let label = voices.game().say(&impossible.label);
        if !label.to_lowercase().contains(&wanted) {
            continue;
        }
        match reasons.iter_mut().find(|(refusal, _)| *refusal == impossible.refusal) {
            Some((_, labels)) if labels.contains(&label) => {}
            Some((_, labels)) => labels.push(label),
            None => reasons.push((impossible.refusal, vec![label])),
        }
    }
    reasons.sort_by_key(|(_, labels)| labels.len());
    let mut text = divider(&voices.say(&phrase!("page-why")), "", width);
    if reasons.is_empty() {
        text.push_str(&wrap(
            &voices.say(&phrase!("page-why-none", filter = filter)),
            width,
            "",
            "",
        ));
    }
    for (refusal, labels) in reasons {
        let reason = styled(STRONG, &voices.game().say(&refusal.reason));
        text.push_str(&wrap(&format!("{reason}  {}", voices.cite(refusal.rule)), width, "", ""));
        let named =
            if labels.len() > NAMED + 1 && wanted.is_empty() { NAMED } else { labels.len() };
        let mut things = labels[..named].join(" · ");
        if named < labels.len() {
            let more = voices.say(&phrase!("page-why-more", count = labels.len() - named));
            things.push_str(&format!(" · {}", styled(DIM, &more)));
        }
        text.push_str(&wrap(&things, width, "    ", "    "));
    }
    text
}
