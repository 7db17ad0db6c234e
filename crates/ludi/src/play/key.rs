//! What can be typed at the table.

/// A line that was typed, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    /// Nothing but Enter.
    Enter,
    /// A choice by its number.
    Number(usize),
    /// `u`: take my last step back.
    Undo,
    /// `t`: start my turn again.
    TurnAgain,
    /// `?`, perhaps with a section: its rules.
    Rules(Option<String>),
    /// `w`, perhaps with part of a label: why is that not possible?
    Why(String),
    /// `b`: the whole board.
    Board,
    /// `l`: the whole log.
    Log,
    /// `s`, perhaps with a file: save.
    Save(Option<String>),
    /// `q`: save and leave.
    Quit,
    /// `h`: what can be typed.
    Help,
    /// Anything else.
    Unknown(String),
}

impl Key {
    /// Understands a line.
    pub(crate) fn of(line: &str) -> Key {
        let line = line.trim();
        if line.is_empty() {
            return Key::Enter;
        }
        if let Ok(number) = line.parse() {
            return Key::Number(number);
        }
        if let Some(section) = line.strip_prefix('?') {
            let section = section.trim().trim_start_matches('§');
            return Key::Rules((!section.is_empty()).then(|| section.to_owned()));
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("u", "") => Key::Undo,
            ("t", "") => Key::TurnAgain,
            ("w", filter) => Key::Why(filter.to_owned()),
            ("b", "") => Key::Board,
            ("l", "") => Key::Log,
            ("s", "") => Key::Save(None),
            ("s", file) => Key::Save(Some(file.to_owned())),
            ("q", "") => Key::Quit,
            ("h", "") => Key::Help,
            _ => Key::Unknown(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        for (line, key) in [
            ("", Key::Enter),
            (" 12 ", Key::Number(12)),
            ("U", Key::Undo),
            ("t", Key::TurnAgain),
            ("?", Key::Rules(None)),
            ("? §2C.plot", Key::Rules(Some("2C.plot".to_owned()))),
            ("?2B", Key::Rules(Some("2B".to_owned()))),
            ("w", Key::Why(String::new())),
            ("w the 5", Key::Why("the 5".to_owned())),
            ("b", Key::Board),
            ("l", Key::Log),
            ("s", Key::Save(None)),
            ("s my game.jsonl", Key::Save(Some("my game.jsonl".to_owned()))),
            ("q", Key::Quit),
            ("h", Key::Help),
            ("-1", Key::Unknown("-1".to_owned())),
            ("undo", Key::Unknown("undo".to_owned())),
            ("u 3", Key::Unknown("u 3".to_owned())),
        ] {
            assert_eq!(Key::of(line), key, "{line}");
        }
    }
}
