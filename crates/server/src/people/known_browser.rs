//! A browser that has signed in to an account before is known to it by a cookie,
//! so that strangers who try passwords cannot keep its owner out.
//!
//! The cookie holds a random number and its MAC, keyed with what is kept of the
//! password: it needs no place in the store, and ends with the password. It opens
//! nothing.

use std::time::Duration;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use super::{cookie, random};
use crate::house::{House, HouseError};
use crate::settings::Settings;
use crate::store::{PasswordHash, PersonId};

/// How long a browser keeps it.
const KEPT: Duration = Duration::from_secs(365 * 24 * 60 * 60);

fn name(settings: &Settings) -> &'static str {
    if settings.secure_cookies() { "__Host-ludi-known" } else { "ludi-known" }
}

fn mac(person: PersonId, password: &PasswordHash, number: &str) -> Option<Hmac<Sha256>> {
    let mut mac = Hmac::<Sha256>::new_from_slice(password.0.as_bytes()).ok()?;
    mac.update(person.as_str().as_bytes());
    mac.update(number.as_bytes());
    Some(mac)
}

/// The cookie for a browser that has just signed in.
pub(super) fn remember(
    house: &House,
    person: PersonId,
    password: &PasswordHash,
) -> Result<Option<String>, HouseError> {
    let number = hex::encode(random::<16>()?);
    let Some(mac) = mac(person, password, &number) else { return Ok(None) };
    let value = format!("{number}-{}", hex::encode(mac.finalize().into_bytes()));
    Ok(Some(cookie(house.settings(), name(house.settings()), &value, KEPT)))
}

/// What tells a browser from others that is known to this account.
pub(super) fn known<'a>(
    settings: &Settings,
    cookies: &'a str,
    person: PersonId,
    password: &PasswordHash,
) -> Option<&'a str> {
    let value = cookies.split(';').find_map(|cookie| {
        let (found, value) = cookie.trim().split_once('=')?;
        (found == name(settings)).then_some(value)
    })?;
    let (number, given) = value.split_once('-')?;
    let given = hex::decode(given).ok()?;
    mac(person, password, number)?.verify_slice(&given).is_ok().then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_known_to_one_account_until_its_password_changes() {
        let settings = Settings::default();
        let [livia, marcus] = [1, 2].map(|n| PersonId::new([n; 10]));
        let password = PasswordHash("hash".to_owned());
        let tag = mac(livia, &password, "00ff").expect("a key").finalize().into_bytes();
        let cookies = format!("theme=dark; ludi-known=00ff-{}", hex::encode(tag));
        assert_eq!(known(&settings, &cookies, livia, &password), Some("00ff"));
        assert_eq!(known(&settings, &cookies, marcus, &password), None);
        let changed = PasswordHash("other".to_owned());
        assert_eq!(known(&settings, &cookies, livia, &changed), None);
        let forged = cookies.replace("00ff", "00fe");
        assert_eq!(known(&settings, &forged, livia, &password), None);
        for cookies in ["", "ludi-known=", "ludi-known=00ff", "ludi-known=00ff-zz"] {
            assert_eq!(known(&settings, cookies, livia, &password), None);
        }
    }
}
