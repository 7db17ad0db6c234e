//! Bytes that are a record, or an edit of one.

use std::collections::BTreeMap;
use std::sync::Mutex;

use arbitrary::{Result, Unstructured};
use ludi_engine::{
    Contribution, Dice, DiceKeys, Game, Match, Mixture, Players, Seat, Seed, Setup, Silence, read,
    record,
};

/// How many decisions the records to be edited have: few, so that many edits
/// are tried.
const DECISIONS: u32 = 30;

/// Any text is read or refused, and no edit of a record passes unnoticed.
pub(crate) fn record<G: Game>(bytes: &[u8]) {
    let _ = read::<G>(&String::from_utf8_lossy(bytes));
    edited_record::<G>(kept::<G>(), bytes);
}

/// An edited record is refused, or tells the match it told before.
fn edited_record<G: Game>(originals: &[String], bytes: &[u8]) {
    let mut bytes = Unstructured::new(bytes);
    let Ok(original) = bytes.choose(originals) else { return };
    let Ok(edited) = edit(original, &mut bytes) else { return };
    if let Ok(table) = read::<G>(&edited) {
        assert_eq!(table.record(), *original, "read from {edited}");
    }
}

fn edit(original: &str, bytes: &mut Unstructured<'_>) -> Result<String> {
    let mut text = original.as_bytes().to_vec();
    while !bytes.is_empty() {
        let place = bytes.int_in_range(0..=text.len())?;
        let end = (place + bytes.int_in_range(0..=64)?).min(text.len());
        let inserted: &[u8] = bytes.arbitrary()?;
        text.splice(place..end, inserted.iter().copied());
    }
    Ok(String::from_utf8_lossy(&text).into_owned())
}

/// The originals of a game, made once.
fn kept<G: Game>() -> &'static [String] {
    static KEPT: Mutex<BTreeMap<&str, &[String]>> = Mutex::new(BTreeMap::new());
    let mut kept = KEPT.lock().expect("no law is broken while they are made");
    kept.entry(G::INFO.id).or_insert_with(|| originals::<G>().leak())
}

/// The beginnings of matches, one for each edition and number of seats, each
/// with a step taken back where the rules allow it.
fn originals<G: Game>() -> Vec<String> {
    let tables = G::INFO.editions.iter().flat_map(|edition| {
        (edition.seats.min..=edition.seats.max).map(|seats| (edition.id, seats))
    });
    tables.map(|(edition, seats)| original::<G>(edition, seats)).collect()
}

fn original<G: Game>(edition: &str, seats: u8) -> String {
    let mut dice = Dice::fast(u64::from(seats));
    let setup = Setup { edition: edition.to_owned(), ..Setup::new(&G::INFO, seats) };
    let mixture = |phrase| Mixture::new(Seed::from_phrase(phrase), vec![Contribution([7; 32])]);
    let dice_keys = DiceKeys::from(mixture("fuzz")).forked(5, mixture("fork"));
    let mut played =
        Match::<G>::start(setup, dice_keys, &mut Silence).expect("the edition has so many seats");
    let mut actions = Vec::new();
    for _ in 0..DECISIONS {
        let Some(seat) = played.to_act().first() else { break };
        actions.clear();
        played.legal(seat, &mut actions);
        let action = actions[dice.below(actions.len() as u32) as usize];
        played.act(seat, action, &mut Silence).expect("what is listed is legal");
        if dice.below(8) == 0 {
            let _ = played.take_back(seat, 1);
        }
    }
    let names = Seat::all(seats).map(|seat| format!("Player {seat}")).collect();
    record::write(&played, &Players { names, bots: vec![None; usize::from(seats)] })
}
