//! What the script of a page is told of the last rows, beat by beat.

use serde::Deserialize;

use crate::common::{Party, new_house};

#[derive(Deserialize)]
struct Beats {
    base: String,
    beats: Vec<Beat>,
}

#[derive(Deserialize)]
struct Beat {
    row: u64,
    seat: u8,
    mine: bool,
    lines: Vec<String>,
    moment: String,
}

impl Party {
    /// The beats that one of them may see of the rows after this one.
    fn beats(&self, person: usize, after: u64) -> Beats {
        let page = self.people[person].get(&format!("{}beats?after={after}", self.table));
        assert_eq!(page.status, 200, "{}", page.body);
        serde_json::from_str(&page.body).unwrap()
    }

    /// The last row that one of them made.
    fn last_own_row(&self, person: usize) -> u64 {
        self.page(person).one("#prompt", "data-since").parse().unwrap()
    }
}

/// The lines of the log since a row, without their citations.
fn logged(party: &Party, person: usize, since: u64) -> Vec<String> {
    let page = party.page(person);
    let rows = page.all("#log-lines li", "data-row");
    let lines = rows.into_iter().zip(page.texts("#log-lines li"));
    let lines = lines.filter(|(row, _)| row.parse::<u64>().unwrap() >= since);
    lines.map(|(_, line)| line.split(" §").next().unwrap().trim().to_owned()).collect()
}

#[test]
fn beats_tell_what_the_log_tells_from_the_own_last_row_on() {
    let (_folder, house) = new_house();
    let party = Party::begun(&house, "caligula");
    let mut several = 0;
    for turn in 0..50 {
        party.step(turn);
        for person in 0..3 {
            let own = party.last_own_row(person);
            let Beats { base, beats } = party.beats(person, 0);
            assert!(base.starts_with("<div id=\"board\""), "{base:.80}");
            let told: Vec<String> = beats.iter().flat_map(|beat| beat.lines.clone()).collect();
            assert_eq!(told, logged(&party, person, own.max(1)), "{turn} {person}");
            for beat in &beats {
                assert!(beat.row >= own && beat.mine == (usize::from(beat.seat) == person));
            }
            several += beats.windows(2).filter(|two| two[0].row == two[1].row).count();
        }
    }
    assert!(several > 0, "no row has two beats");
    // Every moment can be looked at.
    let beats = party.beats(0, 0).beats;
    let moment = &beats.last().expect("something happened").moment;
    let page = party.people[0].get(&format!("{}replay?{moment}", party.table));
    assert_eq!(page.status, 200, "{moment}");
}

/// Where the rules make players remember, no beat shows the hand from which they played.
#[test]
fn who_has_to_remember_is_not_shown_the_own_last_row() {
    let (_folder, house) = new_house();
    for (option, shown) in [("shown", true), ("hidden", false)] {
        let party = Party::begun_with(&house, "caligula", &[("option-own-tokens", option)]);
        for turn in 0..18 {
            party.step(turn);
        }
        for person in 0..3 {
            let own = party.beats(person, 0).beats.iter().any(|beat| beat.mine);
            assert_eq!(own, shown, "{option} {person}");
        }
    }
}

#[test]
fn rows_that_do_not_exist_have_no_beats() {
    let (_folder, house) = new_house();
    let party = Party::begun(&house, "caligula");
    for turn in 0..6 {
        party.step(turn);
    }
    for after in [7, 999, u64::MAX] {
        assert!(party.beats(3, after).beats.is_empty(), "{after}");
    }
    let whole = party.beats(3, 0).beats;
    assert_eq!(whole.first().map(|beat| beat.row), Some(1));
    assert_eq!(whole.last().map(|beat| beat.row), Some(party.page(3).row()));
}
