//! Accounts: a name and a password that keep somebody's tables across devices.

use std::time::Duration;

use super::{Contact, Ended, add_guest, attempts, known_browser, name, session};
use crate::house::{House, HouseError};
use crate::security_log::Event;
use crate::store::{PasswordHash, Person, SecretHash, StoreError};

/// Why nothing was done.
#[derive(Debug, thiserror::Error)]
pub(crate) enum AccountError {
    /// Somebody else has the name, or one that looks like it.
    #[error("The name is taken.")]
    NameTaken,
    /// The name is written in letters of several scripts.
    #[error("The name mixes scripts.")]
    MixedScripts,
    /// Nothing of the name can be read.
    #[error("An account needs a name.")]
    NoName,
    /// The new password is too short or too long.
    #[error("The password does not do.")]
    Unfit,
    /// The new password is easily guessed.
    #[error("The password is weak.")]
    Weak,
    /// There is no such account, or it has another password: which of the two
    /// is nobody's business.
    #[error("The name or the password is wrong.")]
    Mismatch,
    /// The code does not make anybody administrator.
    #[error("The code is wrong.")]
    WrongCode,
    /// Passwords were tried too often: so long is to be waited.
    #[error("Passwords were tried too often.")]
    TooOften(Duration),
    /// Whoever asks has no account, or has one already.
    #[error("This is not for whoever asks.")]
    NotYours,
    /// Somebody has more tokens than anybody needs.
    #[error("There are too many tokens.")]
    TooManyTokens,
    /// Too many passwords are worked on.
    #[error("Too many are signing in.")]
    Crowded,
    /// The server could not do it.
    #[error(transparent)]
    House(#[from] HouseError),
}

impl From<StoreError> for AccountError {
    fn from(error: StoreError) -> AccountError {
        match error {
            StoreError::NameTaken(_) => AccountError::NameTaken,
            error => AccountError::House(error.into()),
        }
    }
}

/// Makes an account: the cookies to be known by. A guest becomes it, and keeps
/// the tables; the session is a new one, so that nobody who knew the old one
/// shares the account.
pub(crate) async fn create(
    house: &House,
    reader: Option<&Person>,
    name: &str,
    password: &str,
    contact: &Contact,
) -> Result<Vec<String>, AccountError> {
    if reader.is_some_and(|person| person.account) {
        return Err(AccountError::NotYours);
    }
    let name = name::of_account(house, name, reader, contact.address).await?;
    house.passwords().check(password, house.settings(), &name).await?;
    let password = house.passwords().hash(password).await?;
    let id = match reader {
        Some(guest) => guest.id,
        None => add_guest(house, &name).await?,
    };
    house.store().set_account(id, &name, password.clone()).await?;
    contact.log(Event::AccountMade, Some(id));
    let session = session::renew(house, id, contact).await?;
    house.renamed(id).await?;
    let known = known_browser::remember(house, id, &password)?;
    Ok(std::iter::once(session).chain(known).collect())
}

/// Signs in: the cookies of a new session. The session so far ends; if it was a
/// guest's, the guest's seats are the account's from now on.
pub(crate) async fn sign_in(
    house: &House,
    reader: Option<&Person>,
    so_far: Option<SecretHash>,
    name: &str,
    password: &str,
    contact: &Contact,
) -> Result<Vec<String>, AccountError> {
    let (account, kept) = right_password(house, &name::readable(name), password, contact).await?;
    if let Some(guest) = reader.filter(|reader| !reader.account) {
        let tables = house.store().adopt(guest.id, account.id).await?;
        house.read_again(tables).await;
    }
    if let (Some(reader), Some(so_far)) = (reader, so_far) {
        house.store().close_session(reader.id, so_far).await?;
        house.end(Ended::One(so_far));
    }
    contact.log(Event::SignedIn, Some(account.id));
    let (session, _) = session::open(house, account.id, contact).await?;
    let known = known_browser::remember(house, account.id, &kept)?;
    Ok(std::iter::once(session).chain(known).collect())
}

/// The account of this name, if this is its password. It is the only place where
/// passwords are tried, so all tries are counted and logged.
async fn right_password(
    house: &House,
    name: &str,
    password: &str,
    contact: &Contact,
) -> Result<(Person, PasswordHash), AccountError> {
    let (account, kept) = house.store().account(name).await?.unzip();
    let browser = account.as_ref().zip(kept.as_ref()).and_then(|(account, kept)| {
        known_browser::known(house.settings(), &contact.cookies, account.id, kept)
    });
    let id = account.as_ref().map(|account| account.id);
    let key = attempts::key(name, browser);
    if house.settings().limits
        && let Err(wait) = house.attempts().begin(key, house.now())
    {
        contact.log(Event::SlowedDown, id);
        return Err(AccountError::TooOften(wait));
    }
    let right = house.passwords().is_right(password, kept.clone()).await?;
    match account.zip(kept).filter(|_| right) {
        Some(found) => {
            house.attempts().succeeded(key);
            Ok(found)
        }
        None => {
            contact.log(Event::SignInFailed, id);
            Err(AccountError::Mismatch)
        }
    }
}

/// Asks the holder of an account for the password again.
pub(super) async fn confirm(
    house: &House,
    person: &Person,
    password: &str,
    contact: &Contact,
) -> Result<(), AccountError> {
    let confirmed = right_password(house, &person.name, password, contact).await;
    match confirmed {
        Ok((account, _)) if account.id == person.id => Ok(()),
        Ok(_) | Err(AccountError::Mismatch) => {
            contact.log(Event::PasswordWrong, Some(person.id));
            Err(AccountError::Mismatch)
        }
        Err(error) => Err(error),
    }
}

/// Gives a person another name.
pub(crate) async fn rename(
    house: &House,
    person: &Person,
    name: &str,
    contact: &Contact,
) -> Result<(), AccountError> {
    let name = name::of_account(house, name, Some(person), contact.address).await?;
    house.store().rename(person.id, &name).await?;
    contact.log(Event::Renamed, Some(person.id));
    Ok(house.renamed(person.id).await?)
}

/// Gives an account another password. All sessions and tokens end; the cookies of
/// a new session are for whoever did it.
pub(crate) async fn change_password(
    house: &House,
    person: &Person,
    old: &str,
    new: &str,
    contact: &Contact,
) -> Result<Vec<String>, AccountError> {
    house.passwords().check(new, house.settings(), &person.name).await?;
    confirm(house, person, old, contact).await?;
    let password = house.passwords().hash(new).await?;
    house.store().change_password(person.id, password.clone()).await?;
    house.end(Ended::AllOf(person.id));
    contact.log(Event::PasswordChanged, Some(person.id));
    let (session, _) = session::open(house, person.id, contact).await?;
    let known = known_browser::remember(house, person.id, &password)?;
    Ok(std::iter::once(session).chain(known).collect())
}

/// Ends this session: the cookie that makes the browser forget it.
pub(crate) async fn sign_out(
    house: &House,
    person: &Person,
    session: Option<SecretHash>,
    contact: &Contact,
) -> Result<String, AccountError> {
    if let Some(session) = session {
        house.store().close_session(person.id, session).await?;
        house.end(Ended::One(session));
        contact.log(Event::SignedOut, Some(person.id));
    }
    Ok(session::forgotten(house.settings()))
}

/// Ends all sessions and tokens of a person: the cookie that makes the browser
/// forget its own.
pub(crate) async fn sign_out_everywhere(
    house: &House,
    person: &Person,
    contact: &Contact,
) -> Result<String, AccountError> {
    house.store().sign_out(person.id).await?;
    house.end(Ended::AllOf(person.id));
    contact.log(Event::SignedOutEverywhere, Some(person.id));
    Ok(session::forgotten(house.settings()))
}
