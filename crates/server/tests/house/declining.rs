//! A question that comes again and again is declined in advance, and nobody else can tell.

use std::thread;
use std::time::Duration;

use crate::common::{Page, Party, new_house};

/// More steps than it takes until somebody with cards may start a plot.
const STEPS: usize = 600;

/// Who declines.
const ANNA: usize = 0;

/// Is the reader asked to start a plot, with nothing laid yet?
fn may_start_a_plot(page: &Page) -> bool {
    page.one("#prompt", "data-asked") == "true"
        && page.one("#prompt .rule", "data-rule") == "2C.plot"
        && page.one("#choices button", "value") == "\"pass\""
}

/// The row in which Anna started no plot last. Earlier ones drop out of the log in the end, so
/// they cannot be counted.
fn declined(page: &Page) -> Option<u64> {
    let rows = page.all("#log-lines li", "data-row");
    let lines = page.texts("#log-lines li").into_iter().zip(rows);
    let mut declines = lines.filter(|(line, _)| line.contains("Anna <b> does not start a plot"));
    declines.next_back().map(|(_, row)| row.parse().expect("a row is a number"))
}

impl Party {
    /// Anna declines in advance, or wants to be asked again.
    fn decline(&self, decline: &str) {
        let form = [("decline", decline)];
        let answer = self.people[ANNA].send(&format!("{}decline", self.table), &form);
        assert_eq!(answer.status, 303, "{}", answer.body);
    }

    /// Plays on until Anna may start a plot, or has declined to.
    fn until_a_plot(&self) -> Page {
        let before = declined(&self.page(ANNA));
        for n in 0..STEPS {
            let pages: Vec<Page> = (0..3).map(|person| self.page(person)).collect();
            if may_start_a_plot(&pages[ANNA]) || declined(&pages[ANNA]) > before {
                return self.page(ANNA);
            }
            let asked = pages.iter().position(|page| page.one("#prompt", "data-asked") == "true");
            let person = asked.expect("somebody is asked");
            let choices = pages[person].all("#choices button", "value");
            // Nobody else starts a plot, or it would not be asked again.
            let choice = match may_start_a_plot(&pages[person]) {
                true => &choices[0],
                false => &choices[(n * 5 + 1) % choices.len()],
            };
            let status = self.act(person, &pages[person], choice).status;
            assert!(status == 303 || status == 409, "{status}");
        }
        panic!("nobody may start a plot");
    }
}

/// Waits until this holds of Anna's page.
fn wait_until(party: &Party, holds: impl Fn(&Page) -> bool) -> Page {
    for _ in 0..1000 {
        let page = party.page(ANNA);
        if holds(&page) {
            return page;
        }
        thread::sleep(Duration::from_millis(20));
    }
    panic!("in vain: {}", party.page(ANNA).text("#prompt"));
}

#[test]
fn what_was_declined_in_advance_is_declined_when_it_is_asked() {
    let (_folder, house) = new_house();
    let party = Party::begun(&house, "caligula");
    assert_eq!(party.page(ANNA).one("#commands .decline", "aria-pressed"), "false");
    party.decline("true");
    assert_eq!(party.page(ANNA).one("#commands .decline", "aria-pressed"), "true");
    // Whoever has not the table open would be seen to answer from afar: nothing is done.
    let asked = party.until_a_plot();
    assert!(may_start_a_plot(&asked), "{}", asked.text("#prompt"));
    assert_eq!(declined(&asked), None);
    // What was declined ends with the turn, and the dice may have left no plot to it.
    if asked.one("#commands .decline", "aria-pressed") == "false" {
        party.decline("true");
    }
    let open = party.people[ANNA].live(&party.table);
    let answered = wait_until(&party, |page| declined(page).is_some());
    assert!(answered.row() > asked.row());
    // In the same turn once more, and then not any more.
    party.decline("false");
    assert_eq!(party.page(ANNA).one("#commands .decline", "aria-pressed"), "false");
    let before = declined(&party.page(ANNA));
    let asked = party.until_a_plot();
    assert!(may_start_a_plot(&asked), "{}", asked.text("#prompt"));
    assert!(declined(&asked) <= before, "it was declined without having been asked");
    drop(open);
}

#[test]
fn nobody_can_tell_that_something_is_declined() {
    let (_folder, house) = new_house();
    let party = Party::begun(&house, "caligula");
    let mut sockets = party.quiet_sockets(ANNA);
    let before = party.sent_to_others(ANNA);
    for decline in ["true", "false", "true"] {
        party.decline(decline);
        assert!(party.sent_to_others(ANNA) == before, "others can tell what is declined");
    }
    for socket in &mut sockets {
        assert!(socket.is_silent(), "others hear that something is declined");
    }
    // When it is asked, they see the same as long as it is not answered.
    party.decline("false");
    party.until_a_plot();
    let before = party.sent_to_others(ANNA);
    party.decline("true");
    assert!(party.sent_to_others(ANNA) == before, "others can tell what is declined");
    let spectator = party.page(3);
    assert!(spectator.all(".decline", "class").is_empty());
}
