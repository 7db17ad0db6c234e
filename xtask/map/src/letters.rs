//! How wide letters are. The picture sets every line to exactly the width that is
//! computed here, whatever font a reader has, so that what fits here fits there.

/// From the top of capitals to the foot of a `g`, for size one.
pub(crate) const HEIGHT: f64 = 0.92;
/// From the middle of that height down to the base line.
pub(crate) const BASE: f64 = 0.25;
/// From one base line to the next.
pub(crate) const LINE: f64 = 1.0;

/// The width of a line of text for size one, with so much space after each letter.
pub(crate) fn width(text: &str, spacing: f64) -> f64 {
    let last = if text.is_empty() { 0.0 } else { spacing };
    text.chars().map(|letter| letter_width(letter) + spacing).sum::<f64>() - last
}

/// Roughly those of a semi-bold Palatino.
fn letter_width(letter: char) -> f64 {
    match letter {
        'i' | 'l' | 'j' | 'I' | '.' | ' ' => 0.31,
        'f' | 't' | 'r' | 'J' => 0.39,
        's' | 'c' | 'e' | 'z' => 0.47,
        'm' | 'w' | 'M' | 'W' => 0.89,
        letter if letter.is_uppercase() => 0.71,
        _ => 0.55,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn space_stands_between_letters_only() {
        assert_eq!(width("", 0.3), 0.0);
        assert!((width("ae", 0.3) - (width("ae", 0.0) + 0.3)).abs() < 1e-9);
    }
}
