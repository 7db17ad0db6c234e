//! The log is the game: played again it is the same, and so is its record.

use std::mem::take;

use super::law::{Fault, Law, Lawful, require};
use crate::{Match, Players, Row, Seat, Silence, Step, Transcript, Words, record};

/// Plays the rows of a match again, at another table laid out the same way.
pub(super) fn check_log<G: Words>(played: &Match<G>, again: &mut Match<G>) -> Lawful {
    let law = Law::Replay;
    again.deal_again(played.dice_keys().clone(), &mut Silence);
    for (n, row) in (1..).zip(played.rows()) {
        match row.step {
            Step::Act(action) => {
                again.act(row.seat, action, &mut Silence).map_err(|refusal| Fault {
                    law,
                    detail: format!("played again, row {n} is refused: {refusal:?}"),
                })?;
            }
            Step::TakeBack(steps) => require(again.take_back(row.seat, steps), law, || {
                format!("played again, row {n} cannot take back {steps} steps")
            })?,
        }
        require(again.rows().last() == Some(row), law, || {
            format!("played again, row {n} leads to another state")
        })?;
    }
    require(again.state() == played.state(), law, || "played again, the deal is another".to_owned())
}

/// Writes a match down and reads it again: rows, state, events and bytes.
pub(super) fn check_record<G: Words>(played: &Match<G>, told: &[Transcript<G>]) -> Lawful {
    let law = Law::Record;
    let seats = played.game().seats();
    let players = Players {
        names: Seat::all(seats).map(|seat| format!("Giocatore «{seat}»")).collect(),
        bots: Seat::all(seats)
            .map(|seat| (seat.index() > 0).then(|| "random".to_owned()))
            .collect(),
    };
    let text = record::write(played, &players);
    let mut retold = Vec::new();
    let note = |transcript: &mut Transcript<G>, again: &Match<G>| {
        let taken_back = matches!(again.rows().last(), Some(Row { step: Step::TakeBack(_), .. }));
        if !taken_back {
            retold.push(take(transcript));
        }
    };
    let (header, again) = record::replay(&text, &mut Transcript::default(), note)
        .map_err(|error| Fault { law, detail: format!("its record cannot be read: {error}") })?;
    require(again.rows() == played.rows() && again.state() == played.state(), law, || {
        "its record leads to other rows".to_owned()
    })?;
    require(retold == told, law, || "its record tells other events".to_owned())?;
    let players = Players { names: header.names, bots: header.bots };
    require(record::write(&again, &players) == text, law, || {
        "its record, read and written again, is another".to_owned()
    })
}
