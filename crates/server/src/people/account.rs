//! Accounts: a name and a password that keep somebody's tables across devices.

use super::{add_guest, random, readable, session};
use crate::house::{House, HouseError};
use crate::store::{ApiToken, Person, SecretHash, StoreError};

/// The shortest and the longest password, in characters.
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=256;

/// The most tokens that somebody may have.
const TOKENS: usize = 20;

/// Why nothing was done.
#[derive(Debug, thiserror::Error)]
pub(crate) enum AccountError {
    /// Somebody else has the name.
    #[error("The name is taken.")]
    NameTaken,
    /// Nothing of the name can be read.
    #[error("An account needs a name.")]
    NoName,
    /// The new password is too short or too long.
    #[error("The password does not do.")]
    Unfit,
    /// There is no such account, or it has another password: which of the two
    /// is nobody's business.
    #[error("Name and password do not fit together.")]
    Mismatch,
    /// Whoever asks has no account, or has one already.
    #[error("This is not for whoever asks.")]
    NotYours,
    /// Somebody has more tokens than anybody needs.
    #[error("There are too many tokens.")]
    TooManyTokens,
    /// Too many passwords are worked on.
    #[error("Too many are signing in.")]
    Crowded,
    /// The house could not do it.
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

/// The name of an account as it is kept.
fn account_name(name: &str) -> Result<String, AccountError> {
    Some(readable(name)).filter(|name| !name.is_empty()).ok_or(AccountError::NoName)
}

fn fit(password: &str) -> Result<(), AccountError> {
    let fits = PASSWORD.contains(&password.chars().count());
    fits.then_some(()).ok_or(AccountError::Unfit)
}

/// Makes an account. A guest becomes it, and keeps session and tables; for a
/// stranger there is a cookie to be known by.
pub(crate) async fn create(
    house: &House,
    reader: Option<&Person>,
    name: &str,
    password: &str,
) -> Result<Option<String>, AccountError> {
    if reader.is_some_and(|person| person.account) {
        return Err(AccountError::NotYours);
    }
    let name = account_name(name)?;
    fit(password)?;
    if house.store().account(&name).await?.is_some() {
        return Err(AccountError::NameTaken);
    }
    let password = house.passwords().hash(password).await?;
    match reader {
        Some(guest) => {
            house.store().set_account(guest.id, &name, password).await?;
            house.renamed(guest.id).await?;
            Ok(None)
        }
        None => {
            let id = add_guest(house, &name).await?;
            house.store().set_account(id, &name, password).await?;
            Ok(Some(session::open(house, id).await?))
        }
    }
}

/// Signs in: the cookie of a new session. The session so far ends; if it was a
/// guest's, the guest's seats are the account's from now on.
pub(crate) async fn sign_in(
    house: &House,
    reader: Option<&Person>,
    so_far: Option<SecretHash>,
    name: &str,
    password: &str,
) -> Result<String, AccountError> {
    let (account, kept) = house.store().account(&readable(name)).await?.unzip();
    let right = house.passwords().is_right(password, kept).await?;
    let account = account.filter(|_| right).ok_or(AccountError::Mismatch)?;
    if let Some(guest) = reader.filter(|reader| !reader.account) {
        let tables = house.store().adopt(guest.id, account.id).await?;
        house.read_again(tables).await;
    }
    if let (Some(reader), Some(so_far)) = (reader, so_far) {
        house.store().close_session(so_far).await?;
        house.say_farewell(reader.id);
    }
    Ok(session::open(house, account.id).await?)
}

/// Gives an account another name.
pub(crate) async fn rename(house: &House, person: &Person, name: &str) -> Result<(), AccountError> {
    house.store().rename(person.id, &account_name(name)?).await?;
    Ok(house.renamed(person.id).await?)
}

/// Gives an account another password. All sessions end; the cookie of a new one
/// is for whoever did it.
pub(crate) async fn change_password(
    house: &House,
    person: &Person,
    old: &str,
    new: &str,
) -> Result<String, AccountError> {
    fit(new)?;
    let (account, kept) = house.store().account(&person.name).await?.unzip();
    let right = house.passwords().is_right(old, kept).await?;
    let account = account.filter(|account| right && account.id == person.id);
    let account = account.ok_or(AccountError::Mismatch)?;
    let password = house.passwords().hash(new).await?;
    house.store().set_account(account.id, &account.name, password).await?;
    sign_out_everywhere(house, person).await?;
    Ok(session::open(house, person.id).await?)
}

/// Ends this session: the cookie that makes the browser forget it.
pub(crate) async fn sign_out(
    house: &House,
    person: &Person,
    session: Option<SecretHash>,
) -> Result<String, AccountError> {
    if let Some(session) = session {
        house.store().close_session(session).await?;
        house.say_farewell(person.id);
    }
    Ok(session::forgotten(house.settings()))
}

/// Ends all sessions of a person: the cookie that makes the browser forget it.
pub(crate) async fn sign_out_everywhere(
    house: &House,
    person: &Person,
) -> Result<String, AccountError> {
    house.store().close_sessions(person.id).await?;
    house.say_farewell(person.id);
    Ok(session::forgotten(house.settings()))
}

/// Makes a token for an outside bot: the token itself, which is kept nowhere.
pub(crate) async fn add_token(
    house: &House,
    person: &Person,
    label: &str,
) -> Result<String, AccountError> {
    let label = account_name(label)?;
    if house.store().tokens(person.id).await?.len() >= TOKENS {
        return Err(AccountError::TooManyTokens);
    }
    let token = hex::encode(random::<32>()?);
    let since = house.now();
    let kept = ApiToken { hash: SecretHash::of(&token), label, since };
    house.store().add_token(person.id, kept).await?;
    Ok(token)
}

/// Drops a token, if the person has it.
pub(crate) async fn drop_token(
    house: &House,
    person: &Person,
    token: SecretHash,
) -> Result<(), AccountError> {
    house.store().drop_token(person.id, token).await?;
    Ok(())
}
