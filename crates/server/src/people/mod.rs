//! People: guests, who need only a name and are known by a cookie, and those
//! who keep an account.
//!
//! What somebody had as a guest is never lost: an account made by a guest is
//! the guest, with all tables; and whoever was a guest when signing in brings
//! the guest's seats along. Sessions and tokens lapse, and both end with a change
//! of password. What ends closes the sockets that were opened with it.

mod account;
mod administrator;
mod attempts;
mod credential;
mod device;
mod known_browser;
mod name;
mod password;
mod personal_data;
mod session;
mod token;

use std::net::IpAddr;

pub(crate) use self::account::{
    AccountError, change_password, create, rename, sign_in, sign_out, sign_out_everywhere,
};
pub(crate) use self::administrator::{AdministratorCode, become_administrator};
pub(crate) use self::attempts::Attempts;
pub(crate) use self::credential::{Credential, Ended, Secret};
pub(crate) use self::name::{looks_like_one_of, readable, tidy};
pub(crate) use self::password::Passwords;
pub(crate) use self::personal_data::{delete, export};
pub(crate) use self::session::{
    cookie, end_other_sessions, end_session, known, session, session_of,
};
pub(crate) use self::token::{add_guest_token, add_token, drop_token, token_of};
use crate::house::{House, HouseError};
use crate::security_log::{self, Event};
use crate::store::PersonId;

/// Random bytes from the system.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], HouseError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| HouseError::Randomness)?;
    Ok(bytes)
}

/// What is known of a browser that sends something, besides who it is.
#[derive(Clone, Default)]
pub(crate) struct Contact {
    /// Where it is.
    pub(crate) address: Option<IpAddr>,
    /// Browser and system, roughly.
    device: String,
    /// All its cookies.
    cookies: String,
}

impl Contact {
    /// From an address and the headers `User-Agent` and `Cookie`.
    pub(crate) fn new(address: Option<IpAddr>, user_agent: &str, cookies: &str) -> Contact {
        Contact { address, device: device::device(user_agent), cookies: cookies.to_owned() }
    }

    /// Writes a line of the security log.
    pub(crate) fn log(&self, event: Event, person: Option<PersonId>) {
        security_log::log(event, person, self.address);
    }
}

/// Lets a guest in: who it is, and the cookie to be known by from now on.
pub(crate) async fn let_in(
    house: &House,
    name: Option<&str>,
    contact: &Contact,
) -> Result<(PersonId, String), AccountError> {
    let name = name::of_guest(house, name.unwrap_or_default(), contact.address).await?;
    let id = add_guest(house, &name).await?;
    let (cookie, _) = session::open(house, id, contact).await?;
    Ok((id, cookie))
}

/// A guest goes on from another browser: the cookie to be known by there.
pub(crate) async fn go_on(
    house: &House,
    guest: PersonId,
    contact: &Contact,
) -> Result<String, HouseError> {
    let (cookie, _) = session::open(house, guest, contact).await?;
    Ok(cookie)
}

async fn add_guest(house: &House, name: &str) -> Result<PersonId, HouseError> {
    let id = PersonId::new(random()?);
    house.store().add_guest(id, name, house.now()).await?;
    Ok(id)
}
