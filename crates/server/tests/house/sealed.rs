//! Who has sealed a choice changes it while others still decide.

use ludi_bots::AnyGame;
use ludi_imperivm::Imperivm;

use crate::common::{Page, Party, Socket, new_house_of};

/// More steps than it takes until something is sealed.
const STEPS: usize = 400;

/// Has whoever sees this page sealed something that can still be changed?
fn may_change(page: &Page) -> bool {
    page.one("#prompt", "data-asked") == "false" && !page.all("#choices button", "value").is_empty()
}

/// All that is sent for a page, but the key for the next command.
fn sent(page: &Page) -> String {
    page.body.replace(&page.one("#key", "value"), "")
}

impl Party {
    /// What all but one are sent now: the table, and the way there.
    pub(crate) fn sent_to_others(&self, one: usize) -> Vec<String> {
        let replay = format!("{}replay", self.table);
        let others = (0..4).filter(|person| *person != one);
        others
            .flat_map(|other| [self.page(other), self.people[other].get(&replay)])
            .map(|page| sent(&page))
            .collect()
    }

    /// Sockets of all but one, on which nothing more is said.
    pub(crate) fn quiet_sockets(&self, one: usize) -> Vec<Socket> {
        let others = (0..4).filter(|person| *person != one);
        let mut sockets: Vec<Socket> =
            others.map(|other| self.people[other].live(&self.table)).collect();
        for socket in &mut sockets {
            while !socket.is_silent() {}
        }
        sockets
    }
}

#[test]
fn who_changes_what_is_sealed_is_heard_by_nobody() {
    let (_folder, house) = new_house_of(AnyGame::of::<Imperivm>());
    let party = Party::begun(&house, "imperivm");
    let (one, page) = (0..STEPS)
        .find_map(|n| {
            let sealed = (0..3).map(|person| (person, party.page(person)));
            let found = sealed.into_iter().find(|(_, page)| may_change(page));
            if found.is_none() {
                party.step(n * 5 + 1);
            }
            found
        })
        .expect("something is sealed");
    let mut sockets = party.quiet_sockets(one);
    let before = party.sent_to_others(one);
    let waiting: Vec<(usize, Page)> = (0..3)
        .map(|person| (person, party.page(person)))
        .filter(|(_, page)| page.one("#prompt", "data-asked") == "true")
        .collect();

    let choices = page.all("#choices button", "value");
    let page = party.page(one);
    let answer = party.act(one, &page, choices.last().unwrap());
    assert_eq!(answer.status, 303, "{}", answer.body);

    assert_eq!(party.page(one).row(), page.row() + 1);
    assert!(party.sent_to_others(one) == before, "others can tell that something was changed");
    for socket in &mut sockets {
        assert!(socket.is_silent(), "others hear that something was changed");
    }
    // Whoever had its page before goes on as if nothing had been.
    let (other, old) = waiting.first().expect("somebody is still asked");
    let choice = old.one("#choices button", "value");
    assert_eq!(party.act(*other, old, &choice).status, 303);
}
