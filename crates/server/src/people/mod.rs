//! People: guests, who need only a name and are known by a cookie, and those
//! who keep an account.
//!
//! What somebody had as a guest is never lost: an account made by a guest is
//! the guest, with all tables; and whoever was a guest when signing in brings
//! the guest's seats along. The tokens of outside bots outlive every session,
//! until their owner drops them.

mod account;
mod password;
mod session;

pub(crate) use self::account::{
    AccountError, add_token, change_password, create, drop_token, rename, sign_in, sign_out,
    sign_out_everywhere,
};
pub(crate) use self::password::Passwords;
pub(crate) use self::session::{cookie, known, session};
use crate::house::{House, HouseError};
use crate::plain_text;
use crate::store::PersonId;

/// The longest name, in characters.
const LONGEST_NAME: usize = 32;

/// The name of a guest who gives none.
const NAMELESS: &str = "Civis";

/// Random bytes from the system.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], HouseError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| HouseError::Randomness)?;
    Ok(bytes)
}

/// Lets a guest in: who it is, and the cookie to be known by from now on.
pub(crate) async fn let_in(
    house: &House,
    name: Option<&str>,
) -> Result<(PersonId, String), HouseError> {
    let id = add_guest(house, &tidy(name.unwrap_or_default())).await?;
    Ok((id, session::open(house, id).await?))
}

/// A guest goes on from another browser: the cookie to be known by there.
pub(crate) async fn go_on(house: &House, guest: PersonId) -> Result<String, HouseError> {
    session::open(house, guest).await
}

async fn add_guest(house: &House, name: &str) -> Result<PersonId, HouseError> {
    let id = PersonId::new(random()?);
    house.store().add_guest(id, name, house.now()).await?;
    Ok(id)
}

/// A name without what cannot be read, and not too long.
pub(crate) fn tidy(name: &str) -> String {
    let short = readable(name);
    if short.is_empty() { NAMELESS.to_owned() } else { short }
}

/// What can be read of a name, on one line: what shows nothing, or turns the
/// letters around, would make one name look like another.
fn readable(name: &str) -> String {
    let shown = plain_text::clean(name);
    let words: Vec<&str> = shown.split_whitespace().collect();
    let short: String = words.join(" ").chars().take(LONGEST_NAME).collect();
    short.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_readable() {
        assert_eq!(tidy("  Livia\n\u{7} "), "Livia");
        assert_eq!(tidy("Li\u{200b}via \u{202e}\t Drusilla\u{a0}"), "Livia Drusilla");
        assert_eq!(tidy(&"x".repeat(40)).len(), 32);
        assert_eq!(tidy(" \t\u{200d}"), "Civis");
        assert_eq!(tidy("Li\u{fe00}via\u{3164}"), "Livia");
    }
}
