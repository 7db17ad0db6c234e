//! What a choice says it will do, beside what it does.

use ludi_engine::{Arg, Dice, Phrase, Seat, Setup, Silence, Viewer, Words};

/// A choice that said what it would do, and was made.
pub struct Previewed<G: Words> {
    /// Whose choice it was.
    pub seat: Seat,
    /// The choice.
    pub action: G::Action,
    /// What it said.
    pub preview: Phrase,
    /// What the seat saw when it chose.
    pub before: G::View,
    /// What the seat sees now.
    pub after: G::View,
}

/// Plays so many games of three at random, and looks at every choice with a preview.
pub fn played<G: Words>(games: u64, mut look: impl FnMut(Previewed<G>)) {
    let setup = Setup::new(&G::INFO, 3);
    let game = G::open(&setup, G::INFO.rules_version).expect("a table of three");
    for number in 0..games {
        let mut dice = Dice::fast(number);
        let mut state = game.deal(&mut dice, &mut Silence);
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act(&state).first() {
            legal.clear();
            game.legal(&state, seat, &mut legal);
            let action = legal[dice.below(legal.len() as u32) as usize];
            let before = game.view(&state, Viewer::Seat(seat));
            let preview = game.preview(&before, action);
            game.apply(&mut state, seat, action, &mut dice, &mut Silence).expect("it is legal");
            if let Some(preview) = preview {
                let after = game.view(&state, Viewer::Seat(seat));
                look(Previewed { seat, action, preview, before, after });
            }
        }
    }
}

/// Plays so many games of three at random, and looks at every choice that is possible: the
/// game, where it is, whose choice it is, what that seat sees, and the choice.
pub fn choices<G: Words>(
    games: u64,
    mut look: impl FnMut(&G, &G::State, Seat, &G::View, G::Action),
) {
    let setup = Setup::new(&G::INFO, 3);
    let game = G::open(&setup, G::INFO.rules_version).expect("a table of three");
    for number in 0..games {
        let mut dice = Dice::fast(number);
        let mut state = game.deal(&mut dice, &mut Silence);
        while let Some(seat) = game.to_act(&state).first() {
            let legal = crate::legal(&game, &state, seat);
            let view = game.view(&state, Viewer::Seat(seat));
            for &action in &legal {
                look(&game, &state, seat, &view, action);
            }
            let action = legal[dice.below(legal.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut dice, &mut Silence).expect("it is legal");
        }
    }
}

/// A number that a preview names.
pub fn number(phrase: &Phrase, name: &str) -> i64 {
    let arg = phrase.args.iter().find(|(found, _)| *found == name);
    let Some((_, Arg::Number(number))) = arg else { panic!("no {name} in {phrase:?}") };
    *number
}
