//! What people may be called: nobody is to be taken for another.

use std::net::IpAddr;

use super::AccountError;
use crate::house::House;
use crate::plain_text::{self, skeleton};
use crate::security_log::{self, Event};
use crate::store::{Listing, Person, PersonId, Status, TableEntry};

/// The longest name, in characters.
const LONGEST: usize = 32;

/// The name of a guest who gives none. Nobody has it to themselves.
pub(super) const NAMELESS: &str = "Civis";

/// At how many tables of a person a new name is compared with the others.
const COMPARED: u32 = 1000;

/// A name without what cannot be read, and not too long.
pub(crate) fn tidy(name: &str) -> String {
    let short = readable(name);
    if short.is_empty() { NAMELESS.to_owned() } else { short }
}

/// What can be read of a name, on one line: what shows nothing, or turns the
/// letters around, would make one name look like another.
pub(crate) fn readable(name: &str) -> String {
    let shown = plain_text::clean(name);
    let words: Vec<&str> = shown.split_whitespace().collect();
    let short: String = words.join(" ").chars().take(LONGEST).collect();
    short.trim_end().to_owned()
}

/// The name of an account as it is kept.
pub(super) async fn of_account(
    house: &House,
    name: &str,
    person: Option<&Person>,
    address: Option<IpAddr>,
) -> Result<String, AccountError> {
    let name = readable(name);
    if name.is_empty() {
        return Err(AccountError::NoName);
    }
    let id = person.map(|person| person.id);
    let mut checked = unmistakable(house, &name, id).await;
    if checked.is_ok() && skeleton(&name) == skeleton(NAMELESS) {
        checked = Err(AccountError::NameTaken);
    }
    if let (Ok(()), Some(person)) = (&checked, person) {
        checked = free_at_tables(house, person, &name).await;
    }
    logged(checked, id, address)?;
    Ok(name)
}

/// The name of a guest as it is kept.
pub(super) async fn of_guest(
    house: &House,
    name: &str,
    address: Option<IpAddr>,
) -> Result<String, AccountError> {
    let name = tidy(name);
    logged(unmistakable(house, &name, None).await, None, address)?;
    Ok(name)
}

fn logged(
    checked: Result<(), AccountError>,
    person: Option<PersonId>,
    address: Option<IpAddr>,
) -> Result<(), AccountError> {
    if matches!(checked, Err(AccountError::NameTaken | AccountError::MixedScripts)) {
        security_log::log(Event::NameRefused, person, address);
    }
    checked
}

/// Is it written in one script, and no other account's, nor like one?
async fn unmistakable(
    house: &House,
    name: &str,
    but: Option<PersonId>,
) -> Result<(), AccountError> {
    if !plain_text::is_single_script(name) {
        return Err(AccountError::MixedScripts);
    }
    match house.store().looks_taken(name, but).await? {
        true => Err(AccountError::NameTaken),
        false => Ok(()),
    }
}

/// Does nobody else look so where this person plays?
async fn free_at_tables(house: &House, person: &Person, name: &str) -> Result<(), AccountError> {
    let tables = house.store().tables(Listing::Of(person.id), COMPARED).await?;
    let unfinished =
        |table: &&TableEntry| matches!(table.status, Status::Gathering | Status::Playing);
    let taken = tables.iter().filter(unfinished).any(|table| {
        let others = table.seats.iter().filter(|seat| seat.occupant.person != Some(person.id));
        looks_like_one_of(name, others.filter_map(|seat| seat.name.as_deref()))
    });
    if taken { Err(AccountError::NameTaken) } else { Ok(()) }
}

/// Does a name look like one of these? Those who have given none look alike, and
/// are nobody in particular.
pub(crate) fn looks_like_one_of<'a>(name: &str, mut names: impl Iterator<Item = &'a str>) -> bool {
    let looks = skeleton(name);
    name != NAMELESS && names.any(|other| skeleton(other) == looks)
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

    #[test]
    fn those_without_a_name_look_alike_and_are_nobody() {
        assert!(looks_like_one_of("Livi\u{430}", ["Marcus", "Livia"].into_iter()));
        assert!(!looks_like_one_of("Livia", ["Marcus"].into_iter()));
        assert!(!looks_like_one_of(NAMELESS, [NAMELESS].into_iter()));
        assert!(looks_like_one_of("C\u{456}vis", [NAMELESS].into_iter()));
    }
}
