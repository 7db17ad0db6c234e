//! Seats that can do nothing for a while are told why.

use std::collections::BTreeSet;
use std::ops::Range;

use ludi_bots::Level;
use ludi_engine::{Dice, Lang, Mind, Seat, Speech, Viewer, Words};

use crate::bots::play;

/// Why seats can do nothing, in games by chance: the keys of all that was said. Nobody who
/// is asked is told so, all of it can be said in every language, and it tells the seat
/// nothing that is hidden from it.
pub fn reasons<G: Mind + Words>(game: &G, seeds: Range<u64>) -> BTreeSet<&'static str> {
    let speeches = Lang::ALL.map(|lang| Speech::new(lang, &[G::texts(lang)]));
    let names: Vec<String> = Seat::all(game.seats()).map(|seat| seat.to_string()).collect();
    let mut keys = BTreeSet::new();
    let mut dice = Dice::fast(9);
    for seed in seeds {
        play(
            game,
            |_| Level::Random,
            seed,
            |state, _, _| {
                for seat in Seat::all(game.seats()) {
                    let world = game.resample(state, Viewer::Seat(seat), &mut dice);
                    let told = game.idle(state, seat);
                    assert_eq!(told, game.idle(&world, seat), "a secret");
                    let Some(told) = told else { continue };
                    assert!(!game.to_act(state).contains(seat), "{seat} is asked: {told:?}");
                    for speech in &speeches {
                        speech.say(&told, &names).expect("a sentence");
                    }
                    keys.insert(told.key);
                }
            },
        );
    }
    keys
}
