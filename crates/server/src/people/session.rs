//! Sessions: a browser is known by a cookie with 256 random bits, of which the
//! house keeps only the hash.

use std::time::Duration;

use super::{AccountError, Contact, Ended, random};
use crate::house::{House, HouseError};
use crate::security_log::Event;
use crate::settings::Settings;
use crate::store::{Person, PersonId, SecretHash, Session, Time};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// How long a session lasts that nobody uses.
const UNUSED: Duration = Duration::from_secs(30 * DAY.as_secs());

/// How long a session lasts at most.
const LONGEST: Duration = Duration::from_secs(365 * DAY.as_secs());

/// How much later a session or token must be used again for it to be written
/// down.
pub(super) const NOTED: Duration = Duration::from_secs(60 * 60);

/// The name of the cookie. Where browsers come by TLS, its prefix makes them
/// refuse one that another server of the same domain wants to set.
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

/// When a session lapses that was opened then and is used now.
fn lapses(opened: Time, now: Time) -> Time {
    now.after(UNUSED).min(opened.after(LONGEST))
}

/// Opens a session: the cookie to be known by, and what the server knows it by.
pub(super) async fn open(
    house: &House,
    person: PersonId,
    contact: &Contact,
) -> Result<(String, SecretHash), HouseError> {
    let token = hex::encode(random::<32>()?);
    let (hash, now) = (SecretHash::of(&token), house.now());
    let device = contact.device.clone();
    let session = Session { hash, device, opened: now, used: now, until: lapses(now, now) };
    house.store().open_session(person, session).await?;
    Ok((cookie(house.settings(), name(house.settings()), &token, LONGEST), hash))
}

/// Opens a session for somebody whose rights have changed, in place of all there
/// were.
pub(super) async fn renew(
    house: &House,
    person: PersonId,
    contact: &Contact,
) -> Result<String, HouseError> {
    let (cookie, hash) = open(house, person, contact).await?;
    house.store().close_sessions(person, hash).await?;
    house.end(Ended::AllOf(person));
    Ok(cookie)
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
        Some(hash) => session_of(house, hash).await,
        None => Ok(None),
    }
}

/// Whose session it is. That it is used now is noted, if that is news.
pub(crate) async fn session_of(
    house: &House,
    hash: SecretHash,
) -> Result<Option<Person>, HouseError> {
    let now = house.now();
    let Some((person, session)) = house.store().session(hash, now).await? else {
        return Ok(None);
    };
    if now >= session.used.after(NOTED) {
        // Whoever only looks is shown the page even if nothing can be written.
        _ = house.store().use_session(hash, now, lapses(session.opened, now)).await;
    }
    Ok(Some(person))
}

/// Ends a session of a person, whichever it is.
pub(crate) async fn end_session(
    house: &House,
    person: &Person,
    session: SecretHash,
    contact: &Contact,
) -> Result<(), AccountError> {
    if house.store().close_session(person.id, session).await? {
        house.end(Ended::One(session));
        contact.log(Event::SessionsEnded, Some(person.id));
    }
    Ok(())
}

/// Ends all sessions of a person but the one that asks.
pub(crate) async fn end_other_sessions(
    house: &House,
    person: &Person,
    this: SecretHash,
    contact: &Contact,
) -> Result<(), AccountError> {
    let others = house.store().sessions(person.id).await?;
    house.store().close_sessions(person.id, this).await?;
    for session in others.iter().filter(|session| session.hash != this) {
        house.end(Ended::One(session.hash));
    }
    contact.log(Event::SessionsEnded, Some(person.id));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_is_found_by_the_whole_name_of_its_cookie() {
        let plain = Settings::default();
        let by_tls =
            Settings { public_url: "https://ludi.example".parse().ok(), ..Settings::default() };
        let cookies = "theme=dark; ludi=a; xludi=b; ludi-known=d; __Host-ludi=c";
        assert_eq!(session(&plain, cookies), Some(SecretHash::of("a")));
        assert_eq!(session(&by_tls, cookies), Some(SecretHash::of("c")));
        assert_eq!(session(&by_tls, "ludi=a"), None);
        assert!(forgotten(&plain).starts_with("ludi=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"));
        assert!(forgotten(&by_tls).ends_with("; Secure"));
    }

    #[test]
    fn a_session_lapses_unused_or_old() {
        let opened = Time(0);
        assert_eq!(lapses(opened, opened), opened.after(30 * DAY));
        assert_eq!(lapses(opened, opened.after(100 * DAY)), opened.after(130 * DAY));
        assert_eq!(lapses(opened, opened.after(350 * DAY)), opened.after(365 * DAY));
    }
}
