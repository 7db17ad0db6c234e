//! Ids of tables and people: short, public, unguessable.

use std::fmt;
use std::str;

/// Digits and letters without those that are taken for one another.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How long an id is: 16 letters of five bits.
const LENGTH: usize = 16;

fn spell(random: [u8; 10]) -> [u8; LENGTH] {
    let mut bits = random.iter().fold(0u128, |bits, byte| bits << 8 | u128::from(*byte));
    let mut letters = [0; LENGTH];
    for letter in letters.iter_mut().rev() {
        *letter = ALPHABET[(bits & 31) as usize];
        bits >>= 5;
    }
    letters
}

/// A secret of 80 random bits as 16 letters, short enough to be typed.
pub(crate) fn spell_secret(random: [u8; 10]) -> String {
    spell(random).map(char::from).iter().collect()
}

fn read(text: &str) -> Option<[u8; LENGTH]> {
    let letters: [u8; LENGTH] = text.as_bytes().try_into().ok()?;
    letters.iter().all(|letter| ALPHABET.contains(letter)).then_some(letters)
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        ///
        /// 80 random bits as 16 letters: fit for an address, and not to be
        /// found by trying.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; LENGTH]);

        impl $name {
            /// The id of these bytes, which must come from a good source.
            pub fn new(random: [u8; 10]) -> $name {
                $name(spell(random))
            }

            /// The id with this spelling, if it is one.
            pub fn parse(text: &str) -> Option<$name> {
                read(text).map($name)
            }

            /// Its spelling.
            pub fn as_str(&self) -> &str {
                str::from_utf8(&self.0).expect("ids are made of plain letters")
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(reader: D) -> Result<$name, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(reader)?;
                $name::parse(&text).ok_or_else(|| serde::de::Error::custom("it is no id"))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }
    };
}

id! {
    /// Which table.
    TableId
}
id! {
    /// Which person, guest or with an account.
    PersonId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_as_they_are_spelt() {
        let id = TableId::new([0, 1, 2, 3, 4, 250, 251, 252, 253, 255]);
        assert_eq!(id.as_str(), "000g40r4zbxzszfz");
        assert_eq!(TableId::parse(id.as_str()), Some(id));
    }

    #[test]
    fn nothing_else_is_an_id() {
        for text in
            ["", "000g40r4zbxzszf", "000g40r4zbxzszfzz", "000G40r4z9xzszfz", "000l40r4z9xzszfz"]
        {
            assert_eq!(TableId::parse(text), None, "{text}");
        }
    }
}
