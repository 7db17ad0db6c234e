//! Passwords: hashed by Argon2id, which costs time and memory on purpose.
//!
//! So that a flood of them can take neither all cores nor all memory, few are
//! worked on at once, and not many may wait.

use std::sync::Arc;

use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::AccountError;
use crate::house::HouseError;
use crate::store::PasswordHash;

/// How many passwords are worked on at once; each takes 19 MiB.
const AT_ONCE: usize = 2;

/// How many may wait or be worked on.
const WAITING: usize = 64;

/// The hash of no password that anybody has, made like all others: an unknown
/// name costs the same work as a wrong password.
const NOBODYS: &str = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Where passwords are worked on.
pub(crate) struct Passwords {
    waiting: Semaphore,
    working: Arc<Semaphore>,
}

impl Passwords {
    /// With nobody waiting.
    pub(crate) fn new() -> Passwords {
        let working = Arc::new(Semaphore::new(AT_ONCE));
        Passwords { waiting: Semaphore::new(WAITING), working }
    }

    /// What is kept of a password.
    pub(super) async fn hash(&self, password: &str) -> Result<PasswordHash, AccountError> {
        let password = password.to_owned();
        let hash = self.work(move || Argon2::default().hash_password(password.as_bytes())).await?;
        // All that can fail is the salt.
        let hash = hash.map_err(|_| HouseError::Randomness)?;
        Ok(PasswordHash(hash.to_string()))
    }

    /// Is this the password? Where there is nobody to have one it is not, after
    /// the same work.
    pub(super) async fn is_right(
        &self,
        password: &str,
        kept: Option<PasswordHash>,
    ) -> Result<bool, AccountError> {
        let password = password.to_owned();
        self.work(move || {
            let hash = kept.as_ref().map_or(NOBODYS, |kept| &kept.0);
            let right = Argon2::default().verify_password(password.as_bytes(), hash).is_ok();
            right && kept.is_some()
        })
        .await
    }

    /// Does slow work apart from everything else. The place is free only when
    /// the work is done, even if nobody waits for it any more.
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, AccountError> {
        let _waits = self.waiting.try_acquire().map_err(|_| AccountError::Crowded)?;
        let place = self.working.clone().acquire_owned().await;
        let place = place.map_err(|_| AccountError::Crowded)?;
        let done = spawn_blocking(move || {
            let done = work();
            drop(place);
            done
        });
        done.await.map_err(|_| AccountError::Crowded)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_password_is_right() {
        let passwords = Passwords::new();
        let hash = passwords.hash("correct horse").await.expect("a hash");
        let again = passwords.hash("correct horse").await.expect("a hash");
        assert_ne!(hash, again, "the salt is not random");
        let right =
            async |password, kept| passwords.is_right(password, kept).await.expect("an answer");
        assert!(right("correct horse", Some(hash.clone())).await);
        assert!(!right("correct horsf", Some(hash)).await);
        assert!(!right("correct horse", Some(PasswordHash("nonsense".to_owned()))).await);
        assert!(!right("", None).await);
    }

    #[tokio::test]
    async fn an_unknown_name_costs_the_same_work() {
        let parts = |hash: &str| hash.split('$').map(str::to_owned).collect::<Vec<_>>();
        let hash = Passwords::new().hash("correct horse").await.expect("a hash");
        let (kept, nobodys) = (parts(&hash.0), parts(NOBODYS));
        assert_eq!(kept[..4], nobodys[..4]);
        let lengths = |parts: &[String]| parts.iter().map(String::len).collect::<Vec<_>>();
        assert_eq!(lengths(&kept), lengths(&nobodys));
        // It is wrong because it was worked out, not because it cannot be read.
        let worked = Argon2::default().verify_password(b"x", NOBODYS);
        assert_eq!(worked, Err(argon2::password_hash::Error::PasswordInvalid));
    }

    #[tokio::test]
    async fn a_crowd_is_turned_away() {
        let passwords = Passwords::new();
        let all = passwords.waiting.acquire_many(WAITING as u32).await.expect("room");
        assert!(matches!(passwords.hash("correct horse").await, Err(AccountError::Crowded)));
        drop(all);
        assert!(passwords.hash("correct horse").await.is_ok());
    }
}
