//! Tokens, by which programs are known.

use std::time::Duration;

use super::session::NOTED;
use super::{AccountError, Contact, Ended, name, random};
use crate::house::{House, HouseError};
use crate::security_log::Event;
use crate::store::{ApiToken, Person, SecretHash};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// How long the token of an account lasts, used or not.
const OF_ACCOUNT: Duration = Duration::from_secs(365 * DAY.as_secs());

/// How long the token of a guest lasts that is not used.
const OF_GUEST: Duration = Duration::from_secs(30 * DAY.as_secs());

/// The most tokens that somebody may have.
const MOST: usize = 20;

/// Makes a token for an outside bot: the token itself, which is kept nowhere.
pub(crate) async fn add_token(
    house: &House,
    person: &Person,
    label: &str,
    contact: &Contact,
) -> Result<String, AccountError> {
    let label = name::readable(label);
    if label.is_empty() {
        return Err(AccountError::NoName);
    }
    let (tokens, now) = (house.store().tokens(person.id).await?, house.now());
    if tokens.iter().filter(|token| token.until > now).count() >= MOST {
        return Err(AccountError::TooManyTokens);
    }
    let token = hex::encode(random::<32>()?);
    let until = now.after(OF_ACCOUNT);
    let kept = ApiToken { hash: SecretHash::of(&token), label, since: now, used: now, until };
    house.store().add_token(person.id, kept).await?;
    contact.log(Event::TokenMade, Some(person.id));
    Ok(token)
}

/// Lets a guest in who is known by a token alone: the token.
pub(crate) async fn add_guest_token(house: &House, name: &str) -> Result<String, AccountError> {
    let name = name::of_guest(house, name, None).await?;
    let token = hex::encode(random::<32>()?);
    let (hash, now) = (SecretHash::of(&token), house.now());
    let until = now.after(OF_GUEST);
    let id = super::add_guest(house, &name).await?;
    let kept = ApiToken { hash, label: name, since: now, used: now, until };
    house.store().add_token(id, kept).await?;
    Ok(token)
}

/// Whose token it is. That it is used now is noted, if that is news: a guest's
/// lasts longer then.
pub(crate) async fn token_of(
    house: &House,
    hash: SecretHash,
) -> Result<Option<Person>, HouseError> {
    let now = house.now();
    let Some((person, token)) = house.store().token(hash, now).await? else {
        return Ok(None);
    };
    if now >= token.used.after(NOTED) {
        let until = if person.account { token.until } else { now.after(OF_GUEST) };
        // Whoever only looks is answered even if nothing can be written.
        _ = house.store().use_token(hash, now, until).await;
    }
    Ok(Some(person))
}

/// Drops a token, if the person has it.
pub(crate) async fn drop_token(
    house: &House,
    person: &Person,
    token: SecretHash,
    contact: &Contact,
) -> Result<(), AccountError> {
    if house.store().drop_token(person.id, token).await? {
        house.end(Ended::One(token));
        contact.log(Event::TokenDropped, Some(person.id));
    }
    Ok(())
}
