//! How an account comes to administer the server: by a code that only whoever
//! starts the program can read.

use std::sync::{Mutex, PoisonError};

use subtle::ConstantTimeEq;

use super::{AccountError, Contact, random, session};
use crate::house::{House, HouseError};
use crate::security_log::Event;
use crate::store::{Person, SecretHash, TableId};

/// The code that makes an administrator; none if there was one at the start.
#[derive(Default)]
pub(crate) struct AdministratorCode(Mutex<Option<SecretHash>>);

impl AdministratorCode {
    /// A new code: 80 random bits, in groups of four letters.
    fn renew(&self) -> Result<String, HouseError> {
        // Spelt like an id, in letters that are not taken for one another.
        let id = TableId::new(random()?);
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(SecretHash::of(id.as_str()));
        let groups: Vec<&str> = (0..16).step_by(4).map(|at| &id.as_str()[at..at + 4]).collect();
        Ok(groups.join("-"))
    }

    /// Is this the code? Hyphens, spaces and case do not matter.
    fn is(&self, given: &str) -> bool {
        let letters = given.chars().filter(|letter| !letter.is_whitespace() && *letter != '-');
        let given = SecretHash::of(&letters.collect::<String>().to_lowercase());
        let code = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        code.is_some_and(|code| code.0.ct_eq(&given.0).into())
    }
}

impl House {
    /// The code with which an account becomes the administrator; `None` if there
    /// is one. Any code before is void.
    pub async fn administrator_code(&self) -> Result<Option<String>, HouseError> {
        match self.store().is_administered().await? {
            true => Ok(None),
            false => self.code().renew().map(Some),
        }
    }
}

/// Lets an account that knows the code administer the server: the cookie of a new
/// session.
pub(crate) async fn become_administrator(
    house: &House,
    person: &Person,
    code: &str,
    contact: &Contact,
) -> Result<String, AccountError> {
    // Where somebody administers already, no code is right.
    if !house.code().is(code) || !house.store().make_admin(person.id).await? {
        contact.log(Event::CodeRefused, Some(person.id));
        return Err(AccountError::WrongCode);
    }
    contact.log(Event::AdministratorMade, Some(person.id));
    Ok(session::renew(house, person.id, contact).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_code_is_right_however_it_is_typed() {
        let codes = AdministratorCode::default();
        assert!(!codes.is("") && !codes.is("0000-0000-0000-0000"));
        let first = codes.renew().expect("randomness");
        assert!(first.len() == 19 && codes.is(&first));
        assert!(codes.is(&format!(" {} ", first.to_uppercase().replace('-', " "))));
        let second = codes.renew().expect("randomness");
        assert!(codes.is(&second) && !codes.is(&first) && !codes.is(&second[1..]));
    }
}
