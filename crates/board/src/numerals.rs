//! Numbers as boards write them.

/// A number as Romans write it; nothing for zero.
pub fn roman(number: impl Into<u16>) -> String {
    const SIGNS: [(u16, &str); 13] = [
        (1000, "M"),
        (900, "CM"),
        (500, "D"),
        (400, "CD"),
        (100, "C"),
        (90, "XC"),
        (50, "L"),
        (40, "XL"),
        (10, "X"),
        (9, "IX"),
        (5, "V"),
        (4, "IV"),
        (1, "I"),
    ];
    let mut left = number.into();
    let mut numeral = String::new();
    for (value, sign) in SIGNS {
        while left >= value {
            numeral.push_str(sign);
            left -= value;
        }
    }
    numeral
}

#[cfg(test)]
mod tests {
    use super::roman;

    #[test]
    fn numbers_are_written_as_romans_do() {
        let written = [1_u8, 4, 9, 14, 40, 89, 90, 199].map(roman);
        assert_eq!(written, ["I", "IV", "IX", "XIV", "XL", "LXXXIX", "XC", "CXCIX"]);
        let large = [400_u16, 944, 999, 1066].map(roman);
        assert_eq!(large, ["CD", "CMXLIV", "CMXCIX", "MLXVI"]);
    }
}
