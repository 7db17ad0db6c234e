//! Text that somebody sends and others read: only what can be seen stays.

use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::MixedScript;
use unicode_security::confusable_detection::skeleton as skeleton_of;

/// A text without control characters, and without those that are not seen or
/// turn the text around them. Lines stay lines. What joins emoji goes, too: a
/// family is then shown as its members.
pub(crate) fn clean(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace(['\r', '\u{85}', '\u{2028}', '\u{2029}'], "\n");
    text.chars().map(spaced).filter(|letter| *letter == '\n' || !is_hidden(*letter)).collect()
}

/// What texts that look alike have in common, in whatever case and script.
pub(crate) fn skeleton(text: &str) -> String {
    let shown = clean(text).replace('\u{fe0f}', "");
    skeleton_of(&shown).collect::<String>().to_lowercase()
}

/// Is a text written in one script, as far as its letters belong to one? Only
/// then does each of them look like itself.
pub(crate) fn is_single_script(text: &str) -> bool {
    MixedScript::is_single_script(text)
}

/// A tab is a space.
fn spaced(letter: char) -> char {
    if letter == '\t' { ' ' } else { letter }
}

fn is_hidden(letter: char) -> bool {
    match letter.general_category() {
        GeneralCategory::Control | GeneralCategory::Format => true,
        // Those that Unicode lets every font ignore, and a blank that is no space.
        _ => matches!(
            letter,
            '\u{34f}'
                | '\u{115f}'
                | '\u{1160}'
                | '\u{17b4}'
                | '\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{fe00}'..='\u{fe0e}'
                | '\u{ffa0}'
                | '\u{e0100}'..='\u{e01ef}'
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_can_be_seen_stays() {
        for (sent, kept) in [
            ("Salve, Livia — così è 👍🏽", "Salve, Livia — così è 👍🏽"),
            ("one\r\ntwo\u{2028}three", "one\ntwo\nthree"),
            ("a\tb\u{7}\u{1b}[31m\u{0}", "a b[31m"),
            ("\u{202e}evil\u{202c} \u{2066}x\u{2069} \u{200f}\u{61c}", "evil x "),
            ("ad\u{ad}min\u{200b}\u{200c}\u{2060}\u{feff}", "admin"),
            ("👨\u{200d}👩\u{200d}👧", "👨👩👧"),
            ("x\u{e0041}\u{fe00}\u{3164}\u{2800}", "x"),
        ] {
            assert_eq!(clean(sent), kept, "{sent:?}");
        }
    }

    #[test]
    fn what_looks_alike_has_one_skeleton() {
        for (one, other) in [
            ("Livia", "livia"),
            ("Livia", "L\u{456}via"),
            ("Livia", "Livi\u{430}"),
            ("livia", "Iivia"),
            ("Roma", "R0ma"),
            ("Marcus", "Marcu\u{200b}s"),
            ("Elia", "\u{395}lia"),
            ("Caffe\u{300}", "Caff\u{e8}"),
        ] {
            assert_eq!(skeleton(one), skeleton(other), "{one} {other}");
        }
        for (one, other) in [("Gaia", "Gala"), ("Anna", "Anno"), ("Livia", "Livia 2")] {
            assert_ne!(skeleton(one), skeleton(other), "{one} {other}");
        }
    }

    #[test]
    fn a_name_of_two_scripts_is_told_from_one() {
        for name in ["Livia 2", "Ἀθηνᾶ", "Юлия", "李 リカ", "👍 Anna", "María-José"]
        {
            assert!(is_single_script(name), "{name}");
        }
        for name in ["Livi\u{430}", "\u{395}lia", "R\u{43e}ma"] {
            assert!(!is_single_script(name), "{name}");
        }
    }
}
