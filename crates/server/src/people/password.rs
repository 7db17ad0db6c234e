//! Passwords: hashed by Argon2id, which costs time and memory on purpose.
//!
//! So that a flood of them can take neither all cores nor all memory, few are
//! worked on at once, and not many may wait.

use std::sync::Arc;

use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use zxcvbn::{Score, zxcvbn};

use super::AccountError;
use crate::house::HouseError;
use crate::settings::Settings;
use crate::store::PasswordHash;

/// The shortest and the longest password, in characters.
const LENGTH: std::ops::RangeInclusive<usize> = 8..=256;

/// How hard a password must be to guess, of 0 to 4: so hard that some 10^8 guesses
/// are not enough, which is what a stolen database must withstand at the least.
const HARD: Score = Score::Three;

/// What everybody would try first here.
const OBVIOUS: [&str; 6] = ["ludi", "romani", "ludi romani", "ludiromani", "caligula", "imperivm"];

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

    /// Will this do as the password of somebody of this name? What it is made of
    /// does not matter, only how easily it is guessed.
    pub(super) async fn check(
        &self,
        password: &str,
        settings: &Settings,
        name: &str,
    ) -> Result<(), AccountError> {
        if !LENGTH.contains(&password.chars().count()) {
            return Err(AccountError::Unfit);
        }
        let url = settings.public_url.as_ref().map(|url| url.as_str());
        let host = url.and_then(|url| url.split_once("://")).map(|(_, host)| host);
        let mut known: Vec<String> = OBVIOUS.map(str::to_owned).to_vec();
        known.extend(host.into_iter().flat_map(|host| host.split('.')).map(str::to_owned));
        known.extend(name.split_whitespace().chain([name]).map(str::to_owned));
        let password = password.to_owned();
        let score = self.work(move || {
            let known: Vec<&str> = known.iter().map(String::as_str).collect();
            zxcvbn(&password, &known).score()
        });
        if score.await? < HARD { Err(AccountError::Weak) } else { Ok(()) }
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
    async fn what_is_easily_guessed_is_no_password() {
        let passwords = Passwords::new();
        let settings =
            Settings { public_url: "https://tabernae.example".parse().ok(), ..Settings::default() };
        let check =
            async |password: &str| passwords.check(password, &settings, "Livia Drusilla").await;
        for weak in [
            "password",
            "password1",
            "12345678",
            "qwertyuiop",
            "aaaaaaaaaaaa",
            "Passw0rd!",
            "liviadrusilla",
            "drusilla1",
            "ludiromani",
            "Caligula1",
            "tabernae",
        ] {
            let refused = check(weak).await;
            assert!(matches!(refused, Err(AccountError::Weak)), "{weak}: {refused:?}");
        }
        for strong in
            ["alea iacta est", "festina lente", "kwz7hqpdvm4x", "correct horse battery staple"]
        {
            assert!(check(strong).await.is_ok(), "{strong}");
        }
        for unfit in ["7 chars".to_owned(), "x".repeat(257)] {
            assert!(matches!(check(&unfit).await, Err(AccountError::Unfit)), "{unfit}");
        }
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
