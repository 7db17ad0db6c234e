//! What is kept of secrets, and the small values that travel with requests.

use std::fmt;

use sha2::{Digest, Sha256};

/// The SHA-256 of a secret of the server's own making: the token of a session,
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

/// An idempotency key: what is written on a command so that sending it twice does
/// it once.
///
/// Clients and the server have key spaces that never meet: what the server writes
/// holds a space, and what clients send does not. Older houses gave `bot-N` to
/// their own rows, so such a key of a client is kept under another text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Key(String);

/// How the keys began that older houses gave to their own rows.
const OLD_HOUSE: &str = "bot-";

impl Key {
    /// The longest key of a client.
    pub const LONGEST: usize = 64;

    /// The key of a client: 1 to [`Key::LONGEST`] visible ASCII characters.
    pub fn parse(text: &str) -> Option<Key> {
        let fits = (1..=Key::LONGEST).contains(&text.len());
        if !fits || !text.bytes().all(|byte| byte.is_ascii_graphic()) {
            return None;
        }
        Some(match text.starts_with(OLD_HOUSE) {
            true => Key(format!("client {text}")),
            false => Key(text.to_owned()),
        })
    }

    /// The key of row `row`, where the server itself writes it for a seat.
    pub(crate) fn of_house(row: u64) -> Key {
        Key(format!("house {row}"))
    }

    /// A key that was kept, whoever made it.
    pub(crate) fn kept(text: &str) -> Option<Key> {
        let printable = |byte: u8| byte.is_ascii_graphic() || byte == b' ';
        (!text.is_empty() && text.bytes().all(printable)).then(|| Key(text.to_owned()))
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

    #[test]
    fn no_key_of_a_client_is_one_of_the_house() {
        let old = Key::kept("bot-7").expect("a key of an older house");
        for text in ["house7", "house-7", "bot-7", "bot-", "client", "client-bot-7"] {
            let key = Key::parse(text).expect("a key");
            assert!(key != Key::of_house(7) && key != old, "{text}");
            assert_eq!(Key::kept(key.as_str()), Some(key));
        }
        assert_eq!(Key::parse(Key::of_house(7).as_str()), None);
        assert_eq!(Key::kept(Key::of_house(7).as_str()), Some(Key::of_house(7)));
    }
}
