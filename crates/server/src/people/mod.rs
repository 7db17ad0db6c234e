//! People: guests, who need only a name and are known by a cookie.

use std::time::{Duration, SystemTime};

use crate::house::HouseError;
use crate::store::{Person, PersonId, SecretHash, Store, Time};

/// How long a session lasts.
const SESSION: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// The longest name, in characters.
const LONGEST_NAME: usize = 32;

/// The name of a guest who gives none.
const NAMELESS: &str = "Civis";

/// The name of the cookie.
const COOKIE: &str = "ludi";

/// Random bytes from the system.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], HouseError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| HouseError::Randomness)?;
    Ok(bytes)
}

/// Lets a guest in: who it is, and the cookie to be known by from now on.
pub(crate) async fn let_in(
    store: &dyn Store,
    name: Option<&str>,
) -> Result<(PersonId, String), HouseError> {
    let id = PersonId::new(random()?);
    let token = hex::encode(random::<32>()?);
    let now = SystemTime::now();
    store.add_guest(id, &tidy(name.unwrap_or_default()), Time::from(now)).await?;
    store.open_session(SecretHash::of(&token), id, Time::from(now + SESSION)).await?;
    let age = SESSION.as_secs();
    let cookie = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}");
    Ok((id, cookie))
}

/// Who sends these cookies.
pub(crate) async fn known(store: &dyn Store, cookies: &str) -> Result<Option<Person>, HouseError> {
    let token = |cookie: &str| {
        let (name, value) = cookie.trim().split_once('=')?;
        (name == COOKIE).then(|| SecretHash::of(value))
    };
    match cookies.split(';').find_map(token) {
        Some(hash) => Ok(store.session(hash, Time::from(SystemTime::now())).await?),
        None => Ok(None),
    }
}

/// A name without what cannot be read, and not too long.
pub(crate) fn tidy(name: &str) -> String {
    let readable: String = name.chars().filter(|letter| !letter.is_control()).collect();
    let short: String = readable.trim().chars().take(LONGEST_NAME).collect();
    if short.is_empty() { NAMELESS.to_owned() } else { short }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_readable() {
        assert_eq!(tidy("  Livia\n\u{7} "), "Livia");
        assert_eq!(tidy(&"x".repeat(40)).len(), 32);
        assert_eq!(tidy(" \t"), "Civis");
    }
}
