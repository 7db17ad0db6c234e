//! How it ended: the score sheet and who won.

use ludi_engine::{Outcome, Voice, figure, phrase};

use crate::layout::{STRONG, divider, styled, table, wrap};
use crate::words::Words;

/// The score sheet, a column for each seat, and the winner.
pub(crate) fn sheet(outcome: &Outcome, voice: &Voice<'_>, words: &Words, width: usize) -> String {
    let winners = outcome.winners();
    let mut rows = vec![vec![String::new()]];
    for (seat, name) in voice.names.iter().enumerate() {
        let won = outcome.places[seat] == 1;
        rows[0].push(if won { format!("★ {name}") } else { name.clone() });
    }
    let numbers = |label: String, values: &[i32]| {
        let mut row = vec![label];
        row.extend(values.iter().map(|&value| figure(value)));
        row
    };
    for line in &outcome.breakdown {
        rows.push(numbers(voice.say(&line.label), &line.values));
    }
    rows.push(numbers(words.say(&phrase!("result-score")), &outcome.scores));
    // Where nobody has won, nobody has a place.
    if !winners.is_empty() {
        let places: Vec<i32> = outcome.places.iter().map(|&place| i32::from(place)).collect();
        rows.push(numbers(words.say(&phrase!("result-place")), &places));
    }

    let names: Vec<&str> = winners.iter().map(|seat| voice.names[seat.index()].as_str()).collect();
    let count = names.len();
    let winner = phrase!("result-winner", names = names.join(", ").as_str(), count = count);
    let mut text = divider(&words.say(&phrase!("result")), "", width);
    text.push_str(&table(&rows));
    text.push_str(&wrap(&styled(STRONG, &words.say(&winner)), width, "", ""));
    text
}
