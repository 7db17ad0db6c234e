//! What is kept of secrets, and the small values that travel with requests.

use std::fmt;

use sha2::{Digest, Sha256};

/// The SHA-256 of a secret of the house's own making: the token of a session,
/// of a seat's link, of an outside bot.
///
/// Such tokens have 256 random bits, so a plain hash cannot be turned back.
/// Passwords are another matter: they come here already hashed, slowly.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SecretHash(pub(crate) [u8; 32]);

impl SecretHash {
    /// The hash of a secret.
    pub fn of(secret: &str) -> SecretHash {
        SecretHash(Sha256::digest(secret).into())
    }

    /// The hash with this name.
    pub fn parse(name: &str) -> Option<SecretHash> {
        Some(SecretHash(hex::decode(name).ok()?.try_into().ok()?))
    }

    /// What the hash is called among others. Only for the owner of the secret:
    /// it gives the secret away to nobody, but it is known by it.
    pub fn name(&self) -> String {
        hex::encode(self.0)
    }
}

impl fmt::Debug for SecretHash {
    /// Stays out of logs and panics.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretHash(…)")
    }
}

/// What a client writes on a command so that sending it twice does it once.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Key(String);

impl Key {
    /// The longest key.
    pub const LONGEST: usize = 64;

    /// A key of 1 to [`Key::LONGEST`] visible ASCII characters.
    pub fn parse(text: &str) -> Option<Key> {
        let fits = (1..=Key::LONGEST).contains(&text.len());
        (fits && text.bytes().all(|byte| byte.is_ascii_graphic())).then(|| Key(text.to_owned()))
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_found_by_its_name() {
        let hash = SecretHash::of("token");
        assert_eq!(SecretHash::parse(&hash.name()), Some(hash));
        for name in ["", "00ff", "token"] {
            assert_eq!(SecretHash::parse(name), None, "{name}");
        }
    }

    #[test]
    fn keys_are_short_and_visible() {
        assert!(Key::parse(&"k".repeat(64)).is_some());
        for text in ["", &"k".repeat(65), "a b", "é", "a\n"] {
            assert_eq!(Key::parse(text), None, "{text:?}");
        }
    }
}
