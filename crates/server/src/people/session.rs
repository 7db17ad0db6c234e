//! Sessions: a browser is known by a cookie with 256 random bits, of which the
//! house keeps only the hash.

use std::time::Duration;

use super::random;
use crate::house::{House, HouseError};
use crate::settings::Settings;
use crate::store::{Person, PersonId, SecretHash};

/// How long a session lasts.
const SESSION: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// The name of the cookie. Where browsers come by TLS, its prefix makes them
/// refuse one that another house of the same domain wants to set.
fn name(settings: &Settings) -> &'static str {
    if settings.secure_cookies() { "__Host-ludi" } else { "ludi" }
}

/// A cookie, with what is the same for all of them: no script reads it, no
/// other site's form sends it, and it travels by TLS where browsers come so.
pub(crate) fn cookie(settings: &Settings, name: &str, value: &str, age: Duration) -> String {
    let secure = if settings.secure_cookies() { "; Secure" } else { "" };
    let age = age.as_secs();
    format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}")
}

/// Opens a session: the cookie to be known by.
pub(super) async fn open(house: &House, person: PersonId) -> Result<String, HouseError> {
    let token = hex::encode(random::<32>()?);
    let until = house.now().after(SESSION);
    house.store().open_session(SecretHash::of(&token), person, until).await?;
    Ok(cookie(house.settings(), name(house.settings()), &token, SESSION))
}

/// The cookie that makes a browser forget the session.
pub(super) fn forgotten(settings: &Settings) -> String {
    cookie(settings, name(settings), "", Duration::ZERO)
}

/// The session that these cookies name, whether there is one or not.
pub(crate) fn session(settings: &Settings, cookies: &str) -> Option<SecretHash> {
    let token = |cookie: &str| {
        let (found, value) = cookie.trim().split_once('=')?;
        (found == name(settings)).then(|| SecretHash::of(value))
    };
    cookies.split(';').find_map(token)
}

/// Who sends these cookies.
pub(crate) async fn known(house: &House, cookies: &str) -> Result<Option<Person>, HouseError> {
    match session(house.settings(), cookies) {
        Some(hash) => Ok(house.store().session(hash, house.now()).await?),
        None => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_is_found_by_the_whole_name_of_its_cookie() {
        let plain = Settings::default();
        let by_tls =
            Settings { public_url: "https://ludi.example".parse().ok(), ..Settings::default() };
        let cookies = "theme=dark; ludi=a; xludi=b; __Host-ludi=c";
        assert_eq!(session(&plain, cookies), Some(SecretHash::of("a")));
        assert_eq!(session(&by_tls, cookies), Some(SecretHash::of("c")));
        assert_eq!(session(&by_tls, "ludi=a"), None);
        assert!(forgotten(&plain).starts_with("ludi=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"));
        assert!(forgotten(&by_tls).ends_with("; Secure"));
    }
}
